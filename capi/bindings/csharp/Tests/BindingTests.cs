// SPDX-License-Identifier: MIT
// What the binding adds to the library. Written in what NUnit 2.6 and the Unity Test Framework share.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Reflection;
using System.Threading;
using Bastide;
using NUnit.Framework;

[TestFixture]
public class BindingTests
{
    static Game Winter(ulong seed = 8) { return Game.Create(Preset.Winter, 2, seed); }

    static void PlaySome(Game game, int actions)
    {
        for (int i = 0; i < actions && !game.IsOver; ++i) game.Apply(game.Actions()[0]);
    }

    static T Fails<T>(TestDelegate call) where T : Exception { return (T)Assert.Throws(typeof(T), call); }

    [Test]
    public void RecordedGamesHaveEqualHashes()
    {
        string path = Environment.GetEnvironmentVariable("BASTIDE_FINGERPRINTS");
#if UNITY_5_3_OR_NEWER
        if (path == null) Assert.Ignore("set BASTIDE_FINGERPRINTS to tests/data/fingerprints.txt");
#endif
        Assert.IsNotNull(path, "set BASTIDE_FINGERPRINTS to tests/data/fingerprints.txt");
        List<string> recorded = new List<string>();
        foreach (string line in File.ReadAllLines(path))
            if (line.Contains(" 20 ") && !line.StartsWith("all ")) recorded.Add(line);
        List<string> found = new List<string>();
        foreach (Preset kind in RandomGames.Kinds()) found.Add(RandomGames.Line(kind, 20));
        Assert.AreEqual(recorded, found);
    }

    [Test]
    public void ARefusalIsASentence()
    {
        using (Game game = Winter())
        {
            ulong before = game.Hash;
            GameAction far = GameAction.Place(game.Decision.Seat, game.Decision.Tile, 9, 9, 0);
            RefusedException refused = Fails<RefusedException>(() => game.Apply(far));
            Assert.AreEqual(Reason.TouchesNothing, refused.Refusal.Reason);
            Assert.AreEqual(9, refused.Refusal.X);
            Assert.AreEqual(far, refused.Action);
            string why;
            Assert.IsFalse(game.TryApply(far, out why));
            Assert.AreEqual(refused.Message, why);
            Assert.AreEqual(why, game.WhyNot(far));
            StringAssert.Contains("(9,9)", why);
            Assert.AreEqual(before, game.Hash);
            Assert.IsNull(game.WhyNot(game.Actions()[0]));
        }
    }

    [Test]
    public void ActionsMadeByHandEqualListedOnes()
    {
        using (Game game = Winter())
        {
            GameAction listed = game.Actions(ActionKind.Place)[0];
            GameAction made = GameAction.Place(listed.Seat, listed.Tile, listed.X, listed.Y, listed.Rotation);
            PlaceAction view, other;
            Assert.IsTrue(listed.IsPlace(out view) && made.IsPlace(out other) && view == other);
            Assert.AreEqual(listed.X, view.X);
            DeployAction deploy;
            Assert.IsFalse(listed.IsDeploy(out deploy));
            Assert.AreEqual(listed, made);
            Assert.AreEqual(listed.GetHashCode(), made.GetHashCode());
            made.Rotation ^= 1;
            Assert.IsTrue(listed != made);
        }
    }

    [Test]
    public void ARecordWritesWhatItSays()
    {
        GameAction place = GameAction.Place(0, 22, -1, 0, 7);
        Assert.AreEqual("GameAction(Kind: Place, Seat: 0, Origin: Seat, Tile: 22, X: -1, Y: 0, Rotation: 7)", place.ToString());
        PlaceAction view;
        place.IsPlace(out view);
        Assert.AreEqual(place.ToString(), view.ToString());
        using (Game game = Winter())
        {
            BastideException wrong = Fails<BastideException>(() => game.Apply(place)); // no tile turns seven times
            Assert.AreEqual(Status.Argument, wrong.Status);
            StringAssert.StartsWith("apply " + place + ": ", wrong.Message);
        }
    }

    [Test]
    public void EventsAreTypedAndReadOnce()
    {
        using (Game game = Winter())
        {
            game.NewEvents();
            GameAction place = game.Actions(ActionKind.Place)[0];
            game.Apply(place);
            int placed = 0;
            foreach (GameEvent happened in game.NewEvents())
            {
                PlacedEvent view;
                if (!happened.IsPlaced(out view)) continue;
                ++placed;
                Assert.AreEqual(place.X, view.X);
                Assert.AreEqual(place.Tile, view.Tile);
                Assert.IsNull(view.Piece, "no die is placed");
                Assert.AreEqual(game.Decision.TurnSeat, view.Seat);
            }
            Assert.AreEqual(1, placed);
            Assert.AreEqual(game.ListHistory(Library.ViewFull, 0), game.ListHistory());
            Assert.AreEqual(game.ListEvents(Library.ViewFull, 0), game.ListEvents());
            Assert.AreEqual(0, game.NewEvents().Count);
        }
    }

    [Test]
    public void EventsBeginWhenTheGameIsMade()
    {
        using (Game game = Winter())
        {
            Assert.AreEqual(0, game.NewEvents().Count, "what happened while the game was made the lists show");
            game.Apply(game.Actions(ActionKind.Place)[0]);
            using (Game loaded = Game.Load(game.Save()))
            using (Game twin = game.Clone())
                Assert.AreEqual(0, loaded.NewEvents().Count + twin.NewEvents().Count);
            game.Undo();
            IReadOnlyList<GameEvent> events = game.NewEvents();
            Assert.IsTrue(events[0].Undone && events[0].Kind == EventKind.Placed, "taken back before it was read");
            Assert.IsTrue(events[events.Count - 1].Kind == EventKind.Undone && !events[events.Count - 1].Undone);
            Assert.AreEqual(0, game.NewEvents().Count);
        }
    }

    [Test]
    public void AWrongNumberIsNamedWithWhatIsPossible()
    {
        using (Game game = Winter())
        {
            int seats = game.Seats.Count;
            string viewer = "viewer is 9; 0 to " + (seats - 1) + ", Library.ViewPublic and Library.ViewFull are possible.";
            Says("game_list_segments: rotation is 7; 0 to 3 are possible.", () => game.ListSegments(0, 7));
            Says("game_segment_at_port: port is 12; 0 to 11 are possible.", () => game.SegmentAtPort(0, 0, 12));
            Says("game_list_events: " + viewer, () => game.ListEvents(9, 0));
            Says("game_list_history: first is -1; 0 to 2147483647 are possible.", () => game.ListHistory(Library.ViewFull, -1));
            Says("game_clone: " + viewer, () => game.Clone(9));
            Says("game_write_snapshot: " + viewer, () => game.Save(9));
            Says("game_get_action: index is -1; 0 to 2147483647 are possible.", () => game.GetAction((ActionKind)Library.Any, -1));
            Says("game_list_features: kind is 99; the values of SegmentKind are possible.", () => game.ListFeatures((SegmentKind)99));
            Says("preset_list_choices: preset is 9999; the values of Preset are possible.", () => Library.PresetListChoices((Preset)9999));
            Says("game_undo: action is -1; 0 to 2147483647 are possible.", () => game.Undo(-1));
            GameAction place = GameAction.Place(0, game.Decision.Tile, 0, 1, 7);
            BastideException wrong = Says("apply " + place + ": rotation is 7; 0 to 3 are possible.", () => game.Apply(place));
            Assert.AreEqual("rotation", wrong.Refusal.Name);
            Assert.AreEqual(7, wrong.Refusal.Value);
            Assert.AreEqual(3, wrong.Refusal.Most);
        }
    }

    static BastideException Says(string message, TestDelegate call)
    {
        BastideException wrong = Fails<BastideException>(call);
        Assert.AreEqual(Status.Argument, wrong.Status);
        Assert.AreEqual(message, wrong.Message);
        return wrong;
    }

    [Test]
    public void AnActionThatNoGameHasThrowsAndIsShown()
    {
        using (Game game = Winter())
        {
            string why;
            Placement cell = game.ListPlacements(game.Decision.Tile)[0];
            foreach (GameAction wrong in new GameAction[] { GameAction.Place(7, game.Decision.Tile, cell.X, cell.Y, 0), GameAction.Place(0, 999, cell.X, cell.Y, 0) })
            {
                foreach (TestDelegate call in new TestDelegate[] { () => game.Apply(wrong), () => game.TryApply(wrong, out why), () => game.WhyNot(wrong) })
                {
                    BastideException thrown = Fails<BastideException>(call);
                    Assert.AreEqual(Status.Argument, thrown.Status);
                    StringAssert.Contains(wrong.ToString(), thrown.Message);
                }
            }
        }
    }

    [Test]
    public void ASentenceNamesNoMethod()
    {
        BastideException wrong = Fails<BastideException>(() => Game.Load(new byte[] { 1, 2, 3 }));
        Assert.AreEqual("game_load_snapshot: " + wrong.Sentence, wrong.Message);
        using (Game game = Winter())
        {
            RefusedException refused = Fails<RefusedException>(() => game.Apply(GameAction.Place(game.Decision.Seat, game.Decision.Tile, 9, 9, 0)));
            Assert.AreEqual(refused.Message, refused.Sentence);
        }
    }

    [Test]
    public unsafe void RecordsWrittenByHandAreAsLongAsThoseOfC()
    {
        Library.Check();
        Assert.AreEqual(PictureOptions.Size, Written(at => Native.bastide_draw_options_init((PictureOptions*)at)));
        Assert.AreEqual(PlayerSettings.Size, Written(at => Native.bastide_players_settings_init((PlayerSettings*)at)));
    }

    delegate int Fill(IntPtr at);

    static unsafe int Written(Fill fill) // how many bytes a function writes
    {
        byte[] bytes = new byte[512];
        for (int i = 0; i < bytes.Length; ++i) bytes[i] = 0xA5;
        fixed (byte* at = bytes) Assert.AreEqual(0, fill((IntPtr)at));
        int size = bytes.Length;
        while (size > 0 && bytes[size - 1] == 0xA5) --size;
        return size;
    }

    [Test]
    public void UndoGoesBackToTheLastDecisionOfASeat()
    {
        using (Game game = Winter())
        {
            Assert.IsFalse(game.Undo(), "nothing to undo");
            ulong before = game.Hash;
            game.Apply(game.Actions(ActionKind.Place)[0]);
            Assert.AreNotEqual(before, game.Hash);
            Assert.IsTrue(game.Undo());
            Assert.AreEqual(before, game.Hash);
        }
    }

    [Test]
    public void ASavedGameContinuesTheSame()
    {
        using (Game game = Winter())
        {
            PlaySome(game, 20);
            using (Game loaded = Game.Load(game.Save()))
            using (Game read = Game.LoadScript(game.WriteScript()))
            using (Game twin = game.Clone())
            {
                PlaySome(game, 10);
                PlaySome(loaded, 10);
                PlaySome(read, 10);
                PlaySome(twin, 10);
                Assert.AreEqual(game.Hash, loaded.Hash);
                Assert.AreEqual(game.Hash, read.Hash);
                Assert.AreEqual(game.Hash, twin.Hash);
            }
            byte[] saved = game.Save();
            PlaySome(game, 4);
            ulong later = game.Hash;
            game.Restore(saved);
            Assert.AreNotEqual(later, game.Hash);
            Assert.AreEqual(Status.Format, Fails<BastideException>(() => Game.Load(new byte[] { 1, 2, 3 })).Status);
            Assert.AreEqual(Status.Format, Fails<BastideException>(() => Game.Load(new byte[0])).Status);
            Fails<ArgumentNullException>(() => Game.Load(null));
        }
    }

    // Games that a server and its clients play: with every tile in sight, and with hands that only their seats see.
    static IEnumerable<Game> Servers()
    {
        yield return Winter();
        Choice[] winter = Library.PresetListChoices(Preset.Winter);
        Choice[] hidden = new Choice[winter.Length + 2];
        winter.CopyTo(hidden, 0);
        hidden[winter.Length] = Choice.Option(GameOption.HandOfThreeTiles, 1);
        hidden[winter.Length + 1] = Choice.Option(GameOption.HandHidden, 1);
        Config config = Library.ConfigInit();
        config.Seed = 8;
        yield return Game.Create(config, hidden);
    }

    // [follow]
    // An action of the server's history. A tile that this game knew it has revealed by itself.
    static void Follow(Game client, GameAction action)
    {
        if (action.Kind == ActionKind.Reveal && client.Decision.Step != Step.HandReveal) return;
        client.Apply(action);
    }
    // [follow]

    [Test]
    public void AClientFollowsTheServerByLines()
    {
        foreach (Game server in Servers())
            using (server)
            using (Game client = Game.Load(server.Save(1))) // what seat 1 may know
            {
                Assert.AreEqual(Chance.Host, client.GetConfig().Chance);
                // [network]
                for (int sent = client.ListHistory(1, 0).Length; !server.IsOver;)
                {
                    IReadOnlyList<GameAction> actions = server.Actions();
                    server.Apply(actions[actions.Count / 2]);
                    GameAction[] news = server.ListHistory(1, sent);
                    foreach (GameAction action in news) Follow(client, client.ActionParse(server.ActionWrite(action)));
                    sent += news.Length;
                    Assert.AreEqual(server.Hash, client.Hash);
                }
                // [network]
                Assert.IsTrue(client.IsOver);
            }
    }

    // What the table of examples/server says to a client of seat 1, as its messages do: { script, hash }, { first, codes, hash }.
    static ulong[] CodesOf(Game server, int first)
    {
        GameAction[] history = server.ListHistory(1, first);
        ulong[] codes = new ulong[history.Length];
        for (int i = 0; i < codes.Length; ++i) codes[i] = Library.ActionEncode(history[i]);
        return codes;
    }
    static string HexOf(Game server) { return server.Hash.ToString("x"); }

    // [messages]
    static Game Take(string script, string hash) // of a message `view`
    {
        Game client = Game.LoadScript(script);
        Agree(client, hash);
        return client;
    }

    static void Follow(Game client, ulong[] codes, string hash) // of a message `actions`
    {
        foreach (ulong code in codes) Follow(client, Library.ActionDecode(code));
        Agree(client, hash);
    }

    static void Agree(Game client, string hash) // if it throws, send `sync`
    {
        if (client.Hash.ToString("x") != hash) throw new InvalidOperationException("client and server hold different positions");
    }
    // [messages]

    [Test]
    public void AClientFollowsTheServerExample()
    {
        foreach (Game server in Servers())
            using (server)
            using (Game client = Take(server.WriteScript(1), HexOf(server)))
            {
                while (!server.IsOver)
                {
                    int at = server.Decision.Action;
                    Assert.AreEqual(at, client.Decision.Action);
                    bool mine = server.Decision.Seat == 1; // its own choice goes to the server as { at, code }
                    Game chooser = mine ? client : server;
                    ulong code = Library.ActionEncode(chooser.Actions()[chooser.Actions().Count / 2]);
                    Assert.Less(code, 1UL << 53, "a number of JavaScript");
                    server.ApplyCode(code);
                    Follow(client, CodesOf(server, at), HexOf(server));
                }
                Assert.IsTrue(client.IsOver);
            }
        using (Game game = Winter())
        {
            Assert.Throws(typeof(InvalidOperationException), () => Follow(game, new ulong[0], "1"));
            ulong far = Library.ActionEncode(GameAction.Place(game.Decision.Seat, game.Decision.Tile, 9, 9, 0));
            Assert.AreEqual("No side of (9,9) touches a placed tile.", Fails<RefusedException>(() => game.ApplyCode(far)).Message);
            Assert.AreEqual(Status.Format, Fails<BastideException>(() => game.ApplyCode(ulong.MaxValue)).Status);
        }
    }

    [Test]
    public void AScriptThatCannotBeReadNamesItsLine()
    {
        BastideException refused = Fails<BastideException>(() => Game.LoadScript("bastide 1\ndraw nothing\n"));
        Assert.AreEqual(Status.Format, refused.Status);
        Assert.AreEqual(2, refused.Refusal.Line);
        StringAssert.Contains("Line 2, column 6: ", refused.Message);
        StringAssert.Contains(refused.Refusal.Text, refused.Message);
    }

    [Test]
    public void GeometryFillsTheTileAndFindsWhatIsClicked()
    {
        using (Game game = Winter())
        using (Geometry geometry = Geometry.Of(game))
        {
            PlaySome(game, 30);
            long area = 0;
            foreach (Feature feature in game.Features)
                foreach (Ring ring in geometry.Feature(game, feature.Id))
                {
                    Assert.AreEqual(ring.IsHole, Area(ring) < 0);
                    area += Area(ring);
                }
            Assert.AreEqual(2L * Library.Tile * Library.Tile * game.Board.Count, area, "twice the area of all features");
            PlacedSegment part;
            PlacedTile tile = game.Board[3];
            Assert.IsTrue(geometry.TryPick(game, tile.X * Library.Tile + 512, tile.Y * Library.Tile + 512, out part));
            Assert.AreEqual(3, part.Placed);
            Assert.AreEqual(geometry.SegmentAtPoint(tile.Tile, tile.Rotation, 512, 512), part.Segment);
            Assert.IsFalse(geometry.TryPick(game, 99 * Library.Tile, 0, out part));
            foreach (Piece piece in game.Pieces)
            {
                Point at;
                Assert.AreEqual(piece.Spot == Spot.Segment, geometry.TryLocate(game, piece.Id, out at));
                if (piece.Spot != Spot.Segment) continue;
                Assert.IsTrue(geometry.TryPick(game, at.X, at.Y, out part));
                Assert.AreEqual(piece.Segment, part.Segment);
            }
        }
    }

    static long Area(Ring ring) // twice the area, positive when it runs clockwise on the screen
    {
        long sum = 0;
        for (int i = 0; i < ring.Points.Count; ++i)
        {
            Point a = ring.Points[i], b = ring.Points[(i + 1) % ring.Points.Count];
            sum += (long)a.X * b.Y - (long)b.X * a.Y;
        }
        return sum;
    }

    [Test]
    public void AGameThatCannotBeMadeSaysWhy()
    {
        BastideException wrong = Fails<BastideException>(() => Game.Create((Preset)9999, 2, 1));
        Assert.AreEqual(Status.Argument, wrong.Status);
        StringAssert.Contains("there is no preset 9999", wrong.Message);
        StringAssert.Contains("allow 2 to 5 seats", Fails<BastideException>(() => Game.Create(Preset.Winter, 99, 1)).Message);
        StringAssert.Contains("Library.ConfigInit()", Fails<BastideException>(() => Game.Create(new Config())).Message);
        StringAssert.Contains("Library.ConfigInit()", Fails<BastideException>(() => Game.Create(new Config { Seats = 2 })).Message);
        Choice[] missing = { Choice.Tileset(3, 1) };
        StringAssert.Contains("Tile set handle 3 is missing", Fails<BastideException>(() => Game.Create(Library.ConfigInit(), missing)).Message);
        StringAssert.Contains("Line 1, column 9: ", Fails<BastideException>(() => TileSet.Parse("nonsense")).Message);
    }

    [Test]
    public void ScriptsKeepWhatTheySay()
    {
        const string turn = "bastide 1\nchance host\nset base 1\n\ndraw E\n0: place E 0 -1 2\n0: deploy follower 0 -1 c0\n";
        using (Script script = Script.Parse(turn + "# good\nvariation\n  0: pass\nend\nclock 1 0:01:02.003\n"))
        {
            script.SetTag("event", "Spring Cup");
            script.SetTag("event", "Autumn Cup");
            script.SetTag("player.0", "Anna Č");
            Assert.AreEqual("Autumn Cup", script.Tag("event"));
            Assert.AreEqual("Anna Č", script.Tag("player.0"));
            Assert.IsNull(script.Tag("site"));
            ScriptLine[] lines = script.ListLines();
            ScriptLine clock = lines[lines.Length - 1];
            Assert.AreEqual(ScriptLineKind.Clock, clock.Kind);
            Assert.AreEqual(62003, clock.Milliseconds);
            int pass = Array.FindIndex(lines, each => each.Depth == 1);
            using (Game whole = script.LoadGame(-1))
            using (Game plain = Game.LoadScript(turn))
            using (Game varied = script.LoadGame(pass))
            {
                Assert.AreEqual(plain.GetHash(), whole.GetHash());
                Assert.AreNotEqual(plain.GetHash(), varied.GetHash());
            }
            string before = script.Write();
            Fails<BastideException>(() => script.SetTag("date", "tomorrow"));
            Fails<ArgumentException>(() => script.SetTag("event", "x\nresign"));
            foreach (string name in new[] { "a b", "a\nb", "Event", "", "0", new string('a', 32), "č" })
            {
                StringAssert.StartsWith("The name of a tag is a small letter", Fails<ArgumentException>(() => script.SetTag(name, "x")).Message);
                Fails<ArgumentException>(() => script.SetTag(name, null));
            }
            Assert.AreEqual(before, script.Write());
            script.SetTag("event", null);
            Assert.IsNull(script.Tag("event"));
        }
        Fails<BastideException>(() => Script.Parse(turn + "variation\n"));
    }

    [Test]
    public void TilesOfOnesOwnAndPositions()
    {
        using (TileSet winter = TileSet.Create(BuiltInSet.Winter))
        using (TileSet own = TileSet.Parse(winter.Write().Replace("Z0", "Q0").Replace("Z1", "Q1")))
        {
            Config config = Library.ConfigInit();
            Choice[] choices = { Choice.Set(BuiltInSet.Base, 1), Choice.Tileset(0, 2) };
            using (Game game = Game.Create(config, choices, new TileSet[] { own }))
            {
                Assert.AreEqual(winter.ListTiles().Length + 24, game.Tiles.Count);
                Position head;
                Put[] puts = game.ListPosition(out head);
                Assert.AreEqual(0, game.CheckPosition(head, puts).Length);
                game.SetPosition(head, puts);
                Put[] twice = new Put[puts.Length + 1];
                puts.CopyTo(twice, 0);
                twice[puts.Length] = Put.OfTile(0, 0, 0, 0, 0);
                Assert.AreEqual(1, game.CheckPosition(head, twice).Length);
                Assert.AreEqual(puts.Length, game.CheckPosition(head, twice)[0].Index);
            }
        }
    }

    [Test]
    public void PicturesAreSvg()
    {
        using (Game game = Winter())
        using (Geometry geometry = Geometry.Of(game))
        {
            PictureOptions options = Picture.Options();
            Assert.AreEqual(96, options.TilePixels);
            string plain = Picture.Board(game, geometry, options);
            StringAssert.StartsWith("<svg", plain);
            StringAssert.EndsWith("</svg>", plain.TrimEnd());
            options.Flags |= PictureFlag.Legal;
            options.SetColour(0, 0x123456);
            Assert.AreNotEqual(plain, Picture.Board(game, geometry, options, new int[] { 0 }));
            StringAssert.Contains("#123456", Picture.Board(game, geometry, options));
            StringAssert.StartsWith("<svg", Picture.Tile(game, geometry, options, 0, 1));
            StringAssert.StartsWith("<svg", Picture.Sheet(game, geometry, options));
            Assert.AreEqual(Status.Absent, Fails<BastideException>(() => Picture.Dice(game, options)).Status);
        }
    }

    static double Seconds(TestDelegate call)
    {
        Stopwatch watch = Stopwatch.StartNew();
        call();
        return watch.Elapsed.TotalSeconds;
    }

    [Test]
    public void ThinkingEndsWhenItsTimeIsOver()
    {
        using (Game game = Winter())
        {
            ulong random = 5, same = 5;
            TimeSpan time = TimeSpan.FromMilliseconds(150);
            double took = Seconds(() => Assert.IsNull(game.WhyNot(Player.Choose(game, Level.Expert, time, ref random))));
            Assert.IsTrue(took > 0.05 && took < 2, took + " s");
            took = Seconds(() => Player.ListMoves(game, Level.Expert, Budget.Of(int.MaxValue, time), ref random));
            Assert.IsTrue(took > 0.05 && took < 2, took + " s");
            took = Seconds(() => Player.Choose(game, Level.Hard, Budget.Of(2, TimeSpan.FromMinutes(1)), ref random));
            Assert.IsTrue(took < 5, took + " s");
            random = same;
            Assert.AreEqual(Player.Choose(game, Level.Hard, 30, ref same), Player.Choose(game, Level.Hard, Budget.Of(30, TimeSpan.MaxValue), ref random));
            Assert.AreEqual(same, random);
            StringAssert.Contains("give more than zero", Fails<BastideException>(() => Player.Choose(game, Level.Hard, TimeSpan.Zero, ref random)).Message);
            StringAssert.Contains("empty budget", Fails<BastideException>(() => Player.Choose(game, Level.Hard, new Budget(), ref random)).Message);
        }
    }

    [Test]
    public void ATokenStopsThinking()
    {
        using (Game game = Winter())
        using (CancellationTokenSource source = new CancellationTokenSource(150))
        {
            ulong random = 5;
            GameAction chosen = new GameAction();
            double took = Seconds(() => chosen = Player.Choose(game, Level.Expert, int.MaxValue, ref random, source.Token));
            Assert.IsTrue(took > 0.05 && took < 2, took + " s");
            Assert.IsNull(game.WhyNot(chosen), "the best so far");
            took = Seconds(() => Player.ListMoves(game, Level.Expert, int.MaxValue, ref random, source.Token));
            Assert.IsTrue(took < 1, "a cancelled token");
            foreach (ValuedMove move in Player.ListMoves(game, Level.Normal, 1, ref random, source.Token))
                Assert.AreEqual(double.NegativeInfinity, move.Value, "nothing was judged");
        }
    }

    [Test]
    public void PlayersChooseLegalActions()
    {
        foreach (Level level in new Level[] { Level.Easy, Level.Normal, Level.Hard, Level.Expert })
            using (Game game = Winter())
            using (Game view = game.Clone(game.Decision.Seat))
            {
                ulong random = 5, same = 5;
                GameAction chosen = Player.Choose(game, level, 20, ref random);
                Assert.IsNull(game.WhyNot(chosen));
                Assert.AreEqual(chosen, Player.Choose(view, level, 20, ref same), "a player knows what its seat may know");
                Assert.AreEqual(random, same);
                game.Apply(chosen);
                Library.GamesPlayOut(new Game[] { game }, 1000, ref random);
                Assert.AreEqual(Status.State, Fails<BastideException>(() => Player.Choose(game, level, 20, ref random)).Status);
            }
        using (Game game = Winter())
        {
            ulong random = 1;
            BastideException wrong = Fails<BastideException>(() => Player.Choose(game, (Level)99, 20, ref random));
            Assert.AreEqual(Status.Argument, wrong.Status);
            StringAssert.Contains("no level 99", wrong.Message);
            Assert.AreEqual("game", Fails<ArgumentNullException>(() => Player.Choose(null, Level.Easy, 20, ref random)).ParamName);
            StringAssert.Contains("give 1 or more", Fails<BastideException>(() => Player.Choose(game, Level.Easy, 0, ref random)).Message);
        }
    }

    static void AreLegalAndDescend(Game game, ValuedMove[] moves)
    {
        for (int i = 0; i < moves.Length; ++i)
        {
            Assert.IsNull(game.WhyNot(moves[i].Action));
            if (i > 0 && moves[i].Simulations == moves[i - 1].Simulations) Assert.LessOrEqual(moves[i].Value, moves[i - 1].Value);
        }
    }

    [Test]
    public void MovesAreListedWithTheirValues()
    {
        foreach (Level level in new Level[] { Level.Easy, Level.Normal, Level.Hard, Level.Expert })
            using (Game game = Winter())
            {
                PlaySome(game, 9);
                ulong random = 5, same = 5;
                ValuedMove[] moves = Player.ListMoves(game, level, 40, ref random);
                Assert.AreEqual(game.CountActions(), moves.Length);
                AreLegalAndDescend(game, moves);
                Assert.AreEqual(Player.Choose(game, level, 40, ref same), moves[0].Action, "the first is what the player chooses");
                Assert.AreEqual(random, same);
                Assert.AreEqual(level >= Level.Hard, moves[0].Simulations > 0);
                Assert.Less(Math.Abs(moves[0].Value), 60, "points, not hundredths");
                StringAssert.StartsWith("ValuedMove(Action: GameAction(Kind: ", moves[0].ToString());
                game.Apply(moves[moves.Length - 1].Action);
            }
        using (Game dice = RandomGames.Begin(RandomGames.Dice, 0))
        {
            ulong random = 5;
            int most = 0;
            for (int i = 0; i < 60 && !dice.IsOver; ++i)
            {
                ValuedMove[] moves = Player.ListMoves(dice, Level.Normal, 1, ref random);
                Assert.LessOrEqual(moves.Length, Math.Min(64, dice.CountActions()));
                AreLegalAndDescend(dice, moves);
                foreach (MoveReason reason in Player.ListReasons(dice, moves[0].Action)) Assert.AreEqual(dice.Decision.Seat, reason.Seat);
                most = Math.Max(most, moves.Length);
                dice.Apply(dice.SampleAction((ActionKind)Library.Any, ref random));
            }
            Assert.Greater(most, 9);
        }
    }

    [Test]
    public void MovesAreNotListedWithoutALevelOrASeat()
    {
        using (Game game = Winter())
        {
            ulong random = 1;
            StringAssert.Contains("no level 5", Fails<BastideException>(() => Player.ListMoves(game, (Level)5, 20, ref random)).Message);
            StringAssert.Contains("give 1 or more", Fails<BastideException>(() => Player.ListMoves(game, Level.Easy, 0, ref random)).Message);
            Assert.AreEqual("game", Fails<ArgumentNullException>(() => Player.ListMoves(null, Level.Easy, 20, ref random)).ParamName);
            Library.GamesPlayOut(new Game[] { game }, 1000, ref random);
            ulong before = random;
            Assert.AreEqual(Status.State, Fails<BastideException>(() => Player.ListMoves(game, Level.Normal, 20, ref random)).Status);
            Assert.AreEqual(before, random);
        }
    }

    [Test]
    public void ReasonsSayWhatAMoveDoes()
    {
        using (Game game = Winter())
        using (Texts texts = Texts.Parse("language.plural = czech\nseat.1 = Modrá Anna\n"))
        {
            HashSet<MoveReasonKind> seen = new HashSet<MoveReasonKind>();
            bool is_named = false;
            while (!game.IsOver)
            {
                GameAction action = game.Actions()[0];
                MoveReason[] reasons = Player.ListReasons(game, action);
                string said = Player.Explain(game, action), other = Player.Explain(game, action, texts);
                Assert.Greater(reasons.Length, 0);
                Assert.AreNotEqual(said, other, "another language");
                foreach (MoveReason reason in reasons)
                {
                    seen.Add(reason.Kind);
                    if (reason.Kind == MoveReasonKind.Completes)
                        StringAssert.Contains(" " + Library.WordText(Vocabulary.Segment, (int)reason.FeatureKind) + " for " + reason.Points + " point", said);
                }
                is_named |= other.Contains("Modrá Anna");
                game.Apply(action);
            }
            Assert.IsTrue(is_named, "names of the texts");
            foreach (MoveReasonKind kind in new MoveReasonKind[] { MoveReasonKind.Completes, MoveReasonKind.Claims, MoveReasonKind.Extends })
                CollectionAssert.Contains(seen, kind);
        }
    }

    [Test]
    public void AnIllegalActionHasNoReasons()
    {
        using (Game game = Winter())
        {
            GameAction far = GameAction.Place(game.Decision.Seat, game.Decision.Tile, 9, 9, 0), nobody = GameAction.Place(7, game.Decision.Tile, 1, 0, 0);
            ulong before = game.Hash;
            RefusedException refused = Fails<RefusedException>(() => Player.ListReasons(game, far));
            Assert.AreEqual("No side of (9,9) touches a placed tile.", refused.Message);
            Assert.AreEqual(refused.Message, Fails<RefusedException>(() => Player.Explain(game, far)).Message);
            Assert.AreEqual(Status.Argument, Fails<BastideException>(() => Player.ListReasons(game, nobody)).Status);
            Assert.AreEqual("game", Fails<ArgumentNullException>(() => Player.Explain(null, far)).ParamName);
            Assert.AreEqual(before, game.Hash);
        }
    }

    [Test]
    public void ManyGamesAtOnce()
    {
        using (Game one = Winter(1))
        using (Game two = Winter(2))
        {
            Game[] games = { one, two };
            ulong[] randoms = { 5, 6 };
            GameAction[] actions = Library.GamesSample(games, randoms);
            Assert.AreEqual(new Status[] { Status.Ok, Status.Ok }, Library.GamesApply(games, actions));
            ulong random = 7;
            Assert.AreEqual(2, Library.GamesPlayOut(games, 1000, ref random));
            Assert.IsTrue(one.IsOver && two.IsOver);
            Fails<ArgumentException>(() => Library.GamesSample(games, new ulong[1]));
        }
    }

    [Test]
    public void ADisposedGameIsNotUsed()
    {
        Game game = Winter();
        game.Dispose();
        game.Dispose();
        Assert.AreEqual("Game", Fails<ObjectDisposedException>(() => game.Actions()).ObjectName);
        ulong random = 1;
        Fails<ObjectDisposedException>(() => Library.GamesPlayOut(new Game[] { game }, 1, ref random));
    }

    [Test]
    public void AnotherVersionIsRefusedWithASentence()
    {
        BastideException wrong = Fails<BastideException>(() => Library.Check(7, Layout.Number, "9.9.9", null));
        Assert.AreEqual(Status.Version, wrong.Status);
        StringAssert.Contains("bastide 9.9.9 does not fit", wrong.Message);
        StringAssert.Contains("version 7, not " + Layout.Abi, wrong.Message);
        StringAssert.Contains("laid out otherwise", Fails<BastideException>(() => Library.Check(Layout.Abi, 1, "0.1.0", null)).Message);
        StringAssert.Contains("GameAction", Fails<BastideException>(() => Library.Check(Layout.Abi, Layout.Number, "0.1.0", "GameAction")).Message);
        Library.Check();
    }

    [Test]
    public void OtherLanguagesAndWords()
    {
        using (Game game = Winter())
        using (Texts texts = Texts.Parse("seat.0 = Ánna\n"))
        {
            StringAssert.StartsWith("Ánna ", game.Describe(game.Decision, texts));
            Assert.AreEqual("cell_taken", Library.WordName(Vocabulary.Reason, (int)Reason.CellTaken));
            Assert.AreEqual((int)Reason.CellTaken, Library.WordFind(Vocabulary.Reason, "cell_taken"));
            Assert.AreEqual("BASE-PLACE-01", Library.WordRule(Vocabulary.Reason, (int)Reason.CellTaken));
            GameAction parsed = game.ActionParse(game.ActionWrite(game.Actions()[0]));
            Assert.AreEqual(game.Actions()[0], parsed);
        }
    }

#if !UNITY_5_3_OR_NEWER // an engine has one domain
    /// <summary>Runs in a domain of its own.</summary>
    public sealed class Guest : MarshalByRefObject
    {
        public ulong Play()
        {
            Game left = Winter(); // nobody disposes of it: the end of the domain does
            PlaySome(left, 4);
            using (Game game = Winter())
            {
                PlaySome(game, 12);
                return game.Hash;
            }
        }
    }

    static long Resident() { return long.Parse(File.ReadAllText("/proc/self/statm").Split(' ')[1]) * 4; } // kB

    [Test]
    public void LoadsAndUnloadsLeakNothing() // `./dev unity` does a thousand
    {
        if (!File.Exists("/proc/self/statm")) Assert.Ignore("only Linux says how much memory is in use");
        int loads = int.Parse(Environment.GetEnvironmentVariable("BASTIDE_LOADS") ?? "60");
        ulong hash = new Guest().Play();
        long half = 0;
        for (int i = 0; i < loads; ++i)
        {
            if (i == loads / 2) half = Resident();
            AppDomain domain = AppDomain.CreateDomain("guest " + i);
            Guest guest = (Guest)domain.CreateInstanceAndUnwrap(Assembly.GetExecutingAssembly().FullName, typeof(Guest).FullName);
            Assert.AreEqual(hash, guest.Play());
            AppDomain.Unload(domain);
        }
        // Each load makes two games of about 120 kB; the garbage collector moves its own limits by a thousand or so.
        Console.WriteLine("grew by " + (Resident() - half) + " kB in the last " + loads / 2 + " of " + loads + " loads");
        Assert.Less(Resident() - half, loads / 2 * 100);
    }
#endif
}

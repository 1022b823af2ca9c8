// SPDX-License-Identifier: MIT
// Plays the sample by clicks, with the stand-in of the engine.
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using Bastide;
using Bastide.Unity;
using NUnit.Framework;
using UnityEngine;

[TestFixture]
public class TableTests
{
    Table table;

    const BindingFlags Hidden = BindingFlags.NonPublic | BindingFlags.Instance;

    object Do(string method) { return typeof(Table).GetMethod(method, Hidden).Invoke(table, null); }
    T Get<T>(string field) { return (T)typeof(Table).GetField(field, Hidden).GetValue(table); }
    Game Game { get { return Get<Game>("game"); } }

    [SetUp]
    public void Sit()
    {
        table = new GameObject("table").AddComponent<Table>();
        table.computerPlays = false;
        Do("Start");
    }

    [TearDown]
    public void StandUp() { Do("OnDestroy"); }

    BoardView View { get { return Get<BoardView>("view"); } }

    void Send(EventType type, int button, Vector3 at, Vector2 delta = new Vector2())
    {
        Vector3 seen = at - Camera.main.transform.position;
        Event.current = new Event { type = type, button = button, mousePosition = new Vector2(seen.x, Screen.height - seen.y), delta = delta };
        Do("OnGUI");
    }
    void Click(int button, Vector3 at) { Send(EventType.MouseDown, button, at); }

    List<string> Gui(string pressed)
    {
        Event.current = new Event { type = EventType.Layout };
        GUILayout.labels.Clear();
        GUILayout.buttons.Clear();
        GUILayout.pressed = pressed;
        Do("OnGUI");
        GUILayout.pressed = null;
        Assert.AreEqual(0, GUILayout.open, "each group is closed");
        if (pressed != null) CollectionAssert.Contains(GUILayout.buttons, pressed);
        return GUILayout.labels;
    }

    void Pass() { Gui(Game.Describe(GameAction.Pass(Game.Decision.Seat))); }

    void ClickSegment(GameAction deploy)
    {
        PlacedTile tile = Game.GetPlaced(Game.PlacedAt(deploy.X, deploy.Y));
        Point spot = View.Geometry.ListSpots(tile.Tile, deploy.Segment, tile.Rotation)[0];
        Click(0, Shapes.Cell(deploy.X, deploy.Y) + new Vector3(spot.X / 1024f - 0.5f, 0.5f - spot.Y / 1024f, 0));
    }

    void PlaceFirst()
    {
        Placement cell = Game.ListPlacements(Game.Decision.Tile)[0];
        while (!cell.Allows(Get<int>("turned"))) Click(1, new Vector3());
        Click(0, Shapes.Cell(cell.X, cell.Y));
    }

    void SaysWhoHasWon()
    {
        List<string> labels = Gui(null);
        Assert.AreEqual(Game.Describe(Game.Decision), labels[0]);
        StringAssert.Contains("win", labels[0]);
        Assert.AreEqual("Red: " + Game.Seats[0].Score, labels[1]);
        Assert.AreEqual("Blue: " + Game.Seats[1].Score, labels[2]);
    }

    [Test]
    public void AGameByClicks()
    {
        Click(0, Shapes.Cell(9, 9));
        Assert.AreEqual("No side of (9,9) touches a placed tile.", Gui(null)[0]);
        int deployed = 0;
        while (!Game.IsOver)
        {
            Decision decision = Game.Decision;
            if (decision.Step == Step.Place)
            {
                PlaceFirst();
                continue;
            }
            IReadOnlyList<GameAction> deploy = Game.Actions(ActionKind.Deploy);
            if (deploy.Count > 0)
            {
                ClickSegment(deploy[0]);
                ++deployed;
            }
            else Pass();
            Do("Update");
        }
        Assert.Greater(deployed, 5);
        SaysWhoHasWon();
    }

    // Does one legal action as a player does: by clicks, or by its button.
    void DoAsAPlayer(GameAction action)
    {
        if (action.Kind == ActionKind.Place)
        {
            for (int i = 0; Get<List<int>>("tiles")[0] != action.Tile; ++i)
            {
                Assert.Less(i, 9, "the tile is not in the hand");
                Gui("Take another tile of the hand");
            }
            while (Get<int>("turned") != action.Rotation) Click(1, new Vector3());
            Click(0, Shapes.Cell(action.X, action.Y));
        }
        else if (action.Kind == ActionKind.Deploy && action.Spot == Spot.Segment && action.PieceKind == PieceKind.Follower)
            ClickSegment(action);
        else
            Gui(Game.Describe(action));
    }

    // Any legal action of any preset can be done at this table: random ones, to the end. All presets with BASTIDE_EVERY_PRESET, as `./dev unity`
    // sets it; else the one with most steps that wait for more than a tile and a follower.
    [Test]
    public void PresetsArePlayedToTheEnd()
    {
        bool every = System.Environment.GetEnvironmentVariable("BASTIDE_EVERY_PRESET") != null;
        HashSet<ActionKind> done = new HashSet<ActionKind>();
        foreach (Preset preset in System.Enum.GetValues(typeof(Preset)))
        {
            if (preset == 0 || (!every && preset != Preset.AbbeyMayorTower)) continue;
            Do("OnDestroy");
            table = new GameObject("table").AddComponent<Table>();
            table.computerPlays = false;
            table.preset = preset;
            Do("Start");
            ulong random = 5;
            while (!Game.IsOver)
            {
                int before = Game.ListHistory().Length;
                GameAction action; // a ransom whenever it may be paid, which is seldom
                if (!Game.TryFind(ActionKind.Pay, out action)) action = Game.SampleAction((ActionKind)Library.Any, ref random);
                DoAsAPlayer(action);
                GameAction[] history = Game.ListHistory();
                Assert.Greater(history.Length, before, preset + ": " + Game.Describe(action) + " " + Gui(null)[0]);
                Assert.AreEqual(action, history[before], preset.ToString());
                done.Add(action.Kind);
                Do("Update");
            }
            SaysWhoHasWon();
        }
        foreach (ActionKind kind in new ActionKind[] { ActionKind.Place, ActionKind.Deploy, ActionKind.Pass, ActionKind.Take, ActionKind.Pay, ActionKind.Move })
            CollectionAssert.Contains(done, kind);
    }

    [Test]
    public void TilesOfAHandAreTakenInTurn()
    {
        Choice[] winter = Library.PresetListChoices(Preset.Winter);
        System.Array.Resize(ref winter, winter.Length + 1);
        winter[winter.Length - 1] = Choice.Option(GameOption.HandOfThreeTiles, 1);
        typeof(Table).GetMethod("TakeUp", Hidden).Invoke(table, new object[] { Game.Create(Library.ConfigInit(), winter) });
        ulong random = 5;
        int others = 0;
        while (!Game.IsOver)
        {
            int before = Game.ListHistory().Length;
            GameAction action = Game.SampleAction((ActionKind)Library.Any, ref random);
            if (action.Kind == ActionKind.Place && Get<List<int>>("tiles")[0] != action.Tile) ++others;
            DoAsAPlayer(action);
            Assert.AreEqual(action, Game.ListHistory()[before]);
        }
        Assert.Greater(others, 5);
    }

    [Test]
    public void TheComputerPlaysItsTurns()
    {
        table.computerPlays = true;
        table.level = Level.Hard;
        for (int i = 0; i < 400 && Game.Board.Count < 12; ++i)
        {
            Decision decision = Game.Decision;
            if (decision.Seat == 0 && decision.Step == Step.Place) PlaceFirst();
            else if (decision.Seat == 0) Pass();
            else Do("Update");
        }
        Assert.GreaterOrEqual(Game.Board.Count, 12);
        int own = 0, others = 0;
        foreach (PlacedTile tile in Game.Board)
        {
            if (tile.Seat == 0) ++own;
            if (tile.Seat == 1) ++others;
        }
        Assert.GreaterOrEqual(others, 5);
        Assert.LessOrEqual(own - others, 1);
        Gui("Undo");
        Assert.AreEqual(0, Game.Decision.Seat, "undo goes back to the player");
    }

    [Test]
    public void AHintIsALegalActionWithAReason()
    {
        table.level = Level.Expert;
        for (int i = 0; i < 6; ++i)
        {
            ulong before = Game.Hash;
            Gui("Hint");
            Assert.AreEqual(before, Game.Hash, "a hint changes nothing");
            GameAction hinted = Hinted(Gui(null)[0]);
            StringAssert.EndsWith("): " + Player.Explain(Game, hinted), Gui(null)[0]);
            DoAsAPlayer(hinted);
        }
        ulong random = 5;
        Library.GamesPlayOut(new Game[] { Game }, 1000, ref random);
        string said = Gui(null)[0];
        Gui("Hint");
        Assert.AreEqual(said, Gui(null)[0], "nobody decides after the end");
    }

    GameAction Hinted(string says) // the action that a hint describes
    {
        foreach (GameAction action in Game.Actions())
            if (says.StartsWith(Game.Describe(action) + " (")) return action;
        Assert.Fail("no action is hinted: " + says);
        return new GameAction();
    }

    [Test]
    public void ATileIsPlacedWhileAPieceFlies()
    {
        int flew = 0;
        while (!Game.IsOver && flew < 5)
        {
            if (Game.Decision.Step == Step.Place) PlaceFirst();
            else if (Game.Actions(ActionKind.Deploy).Count > 0) typeof(Table).GetMethod("Play", Hidden).Invoke(table, new object[] { Game.Actions(ActionKind.Deploy)[0] });
            else Pass();
            if (View.IsMoving) ++flew;
            if (View.IsMoving && Game.Decision.Step == Step.Place) PlaceFirst(); // nobody waits for its landing
            Do("Update");
        }
        Assert.AreEqual(5, flew);
    }

    [Test]
    public void TheTileInHandFollowsTheMouse()
    {
        List<GameObject> held = (List<GameObject>)typeof(BoardView).GetField("held", Hidden).GetValue(View);
        Assert.GreaterOrEqual(held.Count, Game.ListSegments(Game.Decision.Tile, 0).Length);
        Transform hand = held[0].transform.parent;
        Send(EventType.Repaint, 0, new Vector3(3, 2, 0));
        Assert.AreEqual(3, hand.localPosition.x + 0.35f, 1e-4);
        Assert.AreEqual(2, hand.localPosition.y - 0.35f, 1e-4);
        Vector3[] before = held[0].GetComponent<MeshFilter>().sharedMesh.vertices;
        Click(1, new Vector3());
        Assert.AreNotEqual(before, held[0].GetComponent<MeshFilter>().sharedMesh.vertices, "it is turned");
        Click(1, new Vector3());
        Click(1, new Vector3());
        Click(1, new Vector3());
        PlaceFirst();
        Assert.AreEqual(0, held.Count, "it lies on the table");
    }

    List<GameObject> Objects(string field) { return (List<GameObject>)typeof(BoardView).GetField(field, Hidden).GetValue(View); }

    [Test]
    public void SignsAreShown()
    {
        HashSet<SignKind> seen = new HashSet<SignKind>();
        foreach (TileType type in Game.Tiles)
        {
            int shapes = 0;
            foreach (SegmentType segment in Game.ListSegments(type.Id, 1))
                foreach (Ring ring in View.Geometry.Segment(type.Id, segment.Index, 1))
                    if (!ring.IsHole) ++shapes;
            foreach (Sign sign in View.Geometry.ListSigns(type.Id, 1))
                if (sign.Kind == SignKind.Pennant || sign.Kind == SignKind.Village || sign.Kind == SignKind.Mark)
                {
                    seen.Add(sign.Kind);
                    ++shapes;
                }
            View.Turn(Game, type.Id, 1);
            Assert.AreEqual(shapes, Objects("held").Count, type.Name);
        }
        CollectionAssert.Contains(seen, SignKind.Pennant);
        CollectionAssert.Contains(seen, SignKind.Village);
    }

    [Test]
    public void OnlyTheNewTileIsMade()
    {
        List<GameObject> tiles = Objects("tiles");
        GameObject first = tiles[0];
        for (int i = 0; i < 12; ++i)
        {
            int before = tiles.Count, board = Game.Board.Count;
            if (Game.Decision.Step == Step.Place) PlaceFirst();
            else Pass();
            Assert.AreEqual(Game.Board.Count > board, tiles.Count > before);
            Assert.AreSame(first, tiles[0]);
        }
        Gui("Undo");
        Assert.AreNotSame(first, tiles[0], "what was taken back is drawn no more");
    }

    [Test]
    public void TheViewIsMovedAndSized()
    {
        Send(EventType.ScrollWheel, 0, new Vector3(), new Vector2(0, 3));
        Assert.Greater(Camera.main.orthographicSize, 4);
        for (int i = 0; i < 99; ++i) Send(EventType.ScrollWheel, 0, new Vector3(), new Vector2(0, -3));
        Assert.AreEqual(2, Camera.main.orthographicSize);
        Send(EventType.MouseDrag, 2, new Vector3(), new Vector2(1, 1)); // right and down: what was under the mouse stays there
        Assert.AreEqual(-1, Camera.main.transform.position.x, 1e-3);
        Assert.AreEqual(1, Camera.main.transform.position.y, 1e-3);
        PlaceFirst();
        Assert.AreEqual(2, Game.Board.Count, "a click meets the cell in a view that has moved");
        Camera.main.transform.position = new Vector3();
    }

    [Test]
    public void ADiscAndASquareAreClockwise()
    {
        foreach (int corners in new int[] { 3, 4, 24 })
        {
            Mesh mesh = Shapes.Polygon(corners, 1);
            double area = 0;
            for (int i = 0; i < mesh.triangles.Length; i += 3)
            {
                Vector3 a = mesh.vertices[mesh.triangles[i]], b = mesh.vertices[mesh.triangles[i + 1]], c = mesh.vertices[mesh.triangles[i + 2]];
                double twice = (c.x - a.x) * (b.y - a.y) - (b.x - a.x) * (c.y - a.y);
                Assert.Greater(twice, 0, "Unity shows the side from which corners run clockwise");
                area += twice / 2;
            }
            Assert.AreEqual(corners / 2.0 * System.Math.Sin(2 * System.Math.PI / corners), area, 1e-4);
            UnityEngine.Object.Destroy(mesh);
        }
        Vector3 corner = Shapes.Polygon(4, 1).vertices[0];
        Assert.AreEqual(corner.x, corner.y, 1e-5, "a square is level");
    }

    [Test]
    public void SaveLoadAndUndo()
    {
        for (int i = 0; i < 3; ++i)
        {
            PlaceFirst();
            Pass();
        }
        ulong saved = Game.Hash;
        Gui("Save");
        Gui("Undo");
        Assert.AreNotEqual(saved, Game.Hash);
        Gui("Load");
        Assert.AreEqual(saved, Game.Hash);
        File.WriteAllBytes("game.bastide", new byte[] { 1, 2, 3 });
        Gui("Load");
        StringAssert.Contains("not a snapshot", Gui(null)[0]);
        StringAssert.DoesNotContain("game_load", Gui(null)[0], "what a player reads names no function");
        File.Delete("game.bastide");
        Gui("Load");
        Assert.AreEqual("There is no saved game.", Gui(null)[0]);
        Assert.AreEqual(saved, Game.Hash);
    }

    [Test]
    public void TrianglesFillEachRing()
    {
        ulong random = 3;
        Library.GamesPlayOut(new Game[] { Game }, 60, ref random);
        using (Geometry geometry = Geometry.Of(Game))
            foreach (Feature feature in Game.Features)
                foreach (Ring ring in geometry.Feature(Game, feature.Id))
                {
                    if (ring.IsHole) continue;
                    List<int> triangles = Shapes.Triangles(ring.Points);
                    double area = 0;
                    for (int i = 0; i < triangles.Count; i += 3)
                    {
                        Point a = ring.Points[triangles[i]], b = ring.Points[triangles[i + 1]], c = ring.Points[triangles[i + 2]];
                        area += (double)(b.X - a.X) * (c.Y - a.Y) - (double)(b.Y - a.Y) * (c.X - a.X);
                    }
                    Assert.AreEqual((double)Shapes.Area(ring), area);
                    Mesh filled = Shapes.Fill(ring);
                    Assert.AreEqual(triangles.Count, filled.triangles.Length);
                    UnityEngine.Object.Destroy(filled);
                }
    }

    [Test]
    public void ObjectsThatAreNotShownAreDestroyed()
    {
        PlaceFirst();
        Gui("Undo");
        int before = UnityEngine.Object.alive;
        for (int i = 0; i < 20; ++i)
        {
            PlaceFirst();
            Gui("Undo");
        }
        Assert.AreEqual(before, UnityEngine.Object.alive);
    }

    [Test]
    public void ATableThatIsLeftKeepsNothing()
    {
        Do("OnDestroy");
        int before = UnityEngine.Object.alive;
        for (int i = 0; i < 3; ++i)
        {
            Do("Start");
            PlaceFirst();
            Pass();
            Do("OnDestroy");
        }
        Assert.AreEqual(before, UnityEngine.Object.alive);
        Do("Start");
    }
}

// SPDX-License-Identifier: MIT
// Generated from capi/abi/bastide_api.json by capi/bindings/tools/csharp.py. Do not edit; run ./dev api.
using System;
using System.Runtime.InteropServices;

namespace Bastide
{
    public sealed unsafe partial class Game
    {
        /// <summary>Makes a second game in the same position, or what one viewer may know of it: the game that the viewer's snapshot loads. The numbers of events continue and the history is copied; CloneFlag.Log copies the log too. Games made from one another share the tables of their rules: clones for any viewer, copies, games set to a position, and games restored from a snapshot whose config differs only in seed, chance, event capacity and ConfigFlag.NoHistory. The tables belong to the allocator of the game that built them and end with the last game that uses them. So a server creates one game of each config, begins all others by clone and restart, and loads them by clone and restore (docs/guides/server.md).</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, State.</exception>
        public Game Clone(int viewer = Library.ViewFull, CloneFlag flags = CloneFlag.None)
        {
            IntPtr handle_;
            int status = Native.bastide_game_clone(handle, viewer, (uint)flags, IntPtr.Zero, &handle_);
            if (status == (int)Status.Argument)
            {
                Checked.Viewer("game_clone", "viewer", viewer, handle);
                Checked.Range("game_clone", "flags", (long)flags, 0, 2);
            }
            Checked.Status(status, null, "game_clone");
            return new Game(handle_);
        }

        /// <summary>Measures what a clone needs: Clone() with the same arguments takes no more bytes from its allocator in all, the memory that it returns before it ends included. For hosts that give it a block of fixed size.</summary>
        /// <returns>bytes.</returns>
        /// <exception cref="BastideException">With the status Argument, State.</exception>
        public int MeasureClone(int viewer = Library.ViewFull, CloneFlag flags = CloneFlag.None)
        {
            int status = Native.bastide_game_measure_clone(handle, viewer, (uint)flags);
            if (status == (int)Status.Argument)
            {
                Checked.Viewer("game_measure_clone", "viewer", viewer, handle);
                Checked.Range("game_measure_clone", "flags", (long)flags, 0, 2);
            }
            return Checked.Count(status, "game_measure_clone");
        }

        /// <summary>As Clone(), but into an existing handle, for searches. With Library.ViewFull and between games that share their rules it allocates nothing; otherwise `game` gets new memory from its own allocator. `game` keeps its ConfigFlag.NoHistory and its event capacity. If only `source` has no history, `game` has none until it is restarted or copied from another game.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, State.</exception>
        public void Copy(Game source, int viewer = Library.ViewFull, CloneFlag flags = CloneFlag.None)
        {
            int status = Native.bastide_game_copy(handle, GameHandle.Of(source), viewer, (uint)flags);
            if (status == (int)Status.Argument)
            {
                Checked.Viewer("game_copy", "viewer", viewer, GameHandle.Of(source));
                Checked.Range("game_copy", "flags", (long)flags, 0, 1);
            }
            Checked.Status(status, null, "game_copy");
        }

        /// <summary>Begins the same game again with another seed, from the position if one was set, under the newest rules. It allocates nothing and builds no table. The log drops its events, and their numbers continue; the history begins empty. With HOST chance the seed is ignored.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public void Restart(ulong seed)
        {
            Checked.Status(Native.bastide_game_restart(handle, seed), null, "game_restart");
        }

        /// <summary>Goes back to the position before an action of the history; does nothing if the game is already there. The events of that action and of all later ones stay in the log as `undone`, an UNDONE event follows, and the score lines are those of the position. A log of all events has capacity for 64 undone events; if there are more, it drops the undone ones, and all others keep their numbers. What the library did by itself belongs to the action before it, so a seeded game stops after its draws, and the same draws come again: a server decides whether its seats may undo.</summary>
        /// <exception cref="BastideException">With the status Argument, State, Limit, Absent.</exception>
        public void Undo(int action)
        {
            Refusal refusal;
            Checked.Status(Native.bastide_game_undo(handle, action, &refusal), &refusal, "game_undo");
        }

        /// <summary>The config of a game, defaults filled in. In a seat's view and the public view the seed is 0.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public Config GetConfig()
        {
            Config result;
            Checked.Status(Native.bastide_game_get_config(handle, &result), null, "game_get_config");
            return result;
        }

        /// <summary>Lists the choices of its config: sets with their copies, counts of pieces, options that are not 0, the host's sets, tiles with bushes.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public Choice[] ListChoices()
        {
            Choice[] buffer = new Choice[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Choice* at = buffer) count = Checked.Count(Native.bastide_game_list_choices(handle, at, size), "game_list_choices");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Choice[count + 1];
            }
        }

        /// <summary>The decision that the game waits for.</summary>
        /// <exception cref="BastideException">With the status Argument, State.</exception>
        public Decision GetDecision()
        {
            Decision result;
            Checked.Status(Native.bastide_game_get_decision(handle, &result), null, "game_get_decision");
            return result;
        }

        /// <summary>Lists every legal action, ready to apply, ordered by kind, y, x, rotation, spot, segment, piece_kind, piece: a TAKE by the place of its piece, a corner by the tile around it that was placed last.</summary>
        /// <exception cref="BastideException">With the status Argument, State.</exception>
        public GameAction[] ListActions(ActionKind kind = (ActionKind)Library.Any)
        {
            GameAction[] buffer = new GameAction[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (GameAction* at = buffer) count = Native.bastide_game_list_actions(handle, (int)kind, at, size);
                if (count == (int)Status.Argument) Checked.Range("game_list_actions", "kind", (long)kind, -1, 255);
                Checked.Count(count, "game_list_actions");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new GameAction[count + 1];
            }
        }

        /// <summary>Counts the actions that ListActions() would list, without making them.</summary>
        /// <exception cref="BastideException">With the status Argument, State.</exception>
        public int CountActions(ActionKind kind = (ActionKind)Library.Any)
        {
            int status = Native.bastide_game_count_actions(handle, (int)kind);
            if (status == (int)Status.Argument) Checked.Range("game_count_actions", "kind", (long)kind, -1, 255);
            return Checked.Count(status, "game_count_actions");
        }

        /// <summary>Lists the same actions as codes of 64 bits, each below 2^53: the quickest list.</summary>
        /// <exception cref="BastideException">With the status Argument, State, Limit.</exception>
        public ulong[] ListCodes(ActionKind kind = (ActionKind)Library.Any)
        {
            ulong[] buffer = new ulong[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (ulong* at = buffer) count = Native.bastide_game_list_codes(handle, (int)kind, at, size);
                if (count == (int)Status.Argument) Checked.Range("game_list_codes", "kind", (long)kind, -1, 255);
                Checked.Count(count, "game_list_codes");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new ulong[count + 1];
            }
        }

        /// <summary>Lists the weight of each action of the same list; the probability of an action is its weight divided by the sum of all. The weight of a draw is the number of copies left in the bag or the pool, that of a roll the number of ways in which the dice can fall, that of an action of a seat 1.</summary>
        /// <exception cref="BastideException">With the status Argument, State.</exception>
        public int[] ListWeights(ActionKind kind = (ActionKind)Library.Any)
        {
            int[] buffer = new int[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (int* at = buffer) count = Native.bastide_game_list_weights(handle, (int)kind, at, size);
                if (count == (int)Status.Argument) Checked.Range("game_list_weights", "kind", (long)kind, -1, 255);
                Checked.Count(count, "game_list_weights");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new int[count + 1];
            }
        }

        /// <summary>The action at an index of that list.</summary>
        /// <exception cref="BastideException">With the status Argument, State, Absent.</exception>
        public GameAction GetAction(ActionKind kind, int index)
        {
            GameAction result;
            int status = Native.bastide_game_get_action(handle, (int)kind, index, &result);
            if (status == (int)Status.Argument)
            {
                Checked.Range("game_get_action", "kind", (long)kind, -1, 255);
                Checked.Range("game_get_action", "index", (long)index, 0, 2147483647);
            }
            Checked.Status(status, null, "game_get_action");
            return result;
        }

        /// <summary>Samples a legal action: each action of a seat is equally likely, an action of nature as likely as the bag or the dice make it.</summary>
        /// <exception cref="BastideException">With the status Argument, State, Absent.</exception>
        public GameAction SampleAction(ActionKind kind, ref ulong random)
        {
            GameAction result;
            fixed (ulong* randomAt = &random)
            {
                int status = Native.bastide_game_sample_action(handle, (int)kind, randomAt, &result);
                if (status == (int)Status.Argument) Checked.Range("game_sample_action", "kind", (long)kind, -1, 255);
                Checked.Status(status, null, "game_sample_action");
            }
            return result;
        }

        /// <summary>The action for a seat whose time has run out: PASS if it is legal, else the first of the list, with origin CLOCK.</summary>
        /// <exception cref="BastideException">With the status Argument, State, Absent.</exception>
        public GameAction GetDefaultAction()
        {
            GameAction result;
            Checked.Status(Native.bastide_game_get_default_action(handle, &result), null, "game_get_default_action");
            return result;
        }

        /// <summary>The numbers of the oldest retained event and of the next event.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public void GetEventRange(out ulong first, out ulong next)
        {
            fixed (ulong* firstAt = &first)
            {
                fixed (ulong* nextAt = &next)
                {
                    Checked.Status(Native.bastide_game_get_event_range(handle, firstAt, nextAt), null, "game_get_event_range");
                }
            }
        }

        /// <summary>Lists events from number `first` on, or from the oldest retained (GetEventRange()), in the order of their numbers. The numbers of dropped events are missing, so continue from the `seq` of the last event plus 1.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public GameEvent[] ListEvents(int viewer = Library.ViewFull, ulong first = 0)
        {
            GameEvent[] buffer = new GameEvent[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (GameEvent* at = buffer) count = Native.bastide_game_list_events(handle, viewer, first, at, size);
                if (count == (int)Status.Argument) Checked.Viewer("game_list_events", "viewer", viewer, handle);
                Checked.Count(count, "game_list_events");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new GameEvent[count + 1];
            }
        }

        /// <summary>Lists the score lines whose `seq` is `first` or greater; 0 lists all. Lines that were undone are left out; lines from before a load or a restore are included. The call makes them from the events that the log retains: with a small `event_capacity` the oldest are gone, with -1 there are none. GetEventRange() gives the number at which the log begins.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public ScoreLine[] ListScoreLines(ulong first = 0)
        {
            ScoreLine[] buffer = new ScoreLine[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (ScoreLine* at = buffer) count = Checked.Count(Native.bastide_game_list_score_lines(handle, first, at, size), "game_list_score_lines");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new ScoreLine[count + 1];
            }
        }

        /// <summary>Lists the actions so far, from number `first` on, as a viewer may know them, with those of nature: DRAW or DRAW_UNSEEN, DRAW_TOKEN, REVEAL, NAME, FALL, FINISH. To replay the list, leave out a REVEAL where the step is not HAND_REVEAL: there the library knew the tile and revealed it by itself. A server that knows all tiles lists such a REVEAL for a seat with that seat as `other_seat`.</summary>
        /// <exception cref="BastideException">With the status Argument, State, Limit.</exception>
        public GameAction[] ListHistory(int viewer = Library.ViewFull, int first = 0)
        {
            GameAction[] buffer = new GameAction[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (GameAction* at = buffer) count = Native.bastide_game_list_history(handle, viewer, first, at, size);
                if (count == (int)Status.Argument)
                {
                    Checked.Viewer("game_list_history", "viewer", viewer, handle);
                    Checked.Range("game_list_history", "first", (long)first, 0, 2147483647);
                }
                Checked.Count(count, "game_list_history");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new GameAction[count + 1];
            }
        }

        /// <summary>Lists the seats.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public SeatInfo[] ListSeats()
        {
            SeatInfo[] buffer = new SeatInfo[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (SeatInfo* at = buffer) count = Checked.Count(Native.bastide_game_list_seats(handle, at, size), "game_list_seats");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new SeatInfo[count + 1];
            }
        }

        /// <summary>One seat.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public SeatInfo GetSeat(int seat)
        {
            SeatInfo result;
            Checked.Status(Native.bastide_game_get_seat(handle, seat, &result), null, "game_get_seat");
            return result;
        }

        /// <summary>Counts the pieces of one kind in the supply of a seat.</summary>
        /// <returns>their number.</returns>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public int CountSupply(int seat, PieceKind pieceKind)
        {
            return Checked.Count(Native.bastide_game_count_supply(handle, seat, (int)pieceKind), "game_count_supply");
        }

        /// <summary>Lists where each seat would stand if the game ended now, by rank, then seat. A feature that is completed but not yet scored counts as completed, so `final_score` is exact before a PASS or FINISH that ends the game.</summary>
        /// <exception cref="BastideException">With the status Argument, State.</exception>
        public Standing[] ListStanding()
        {
            Standing[] buffer = new Standing[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Standing* at = buffer) count = Checked.Count(Native.bastide_game_list_standing(handle, at, size), "game_list_standing");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Standing[count + 1];
            }
        }

        /// <summary>Lists the placed tiles in the order of placing, the start tile first.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public PlacedTile[] ListBoard()
        {
            PlacedTile[] buffer = new PlacedTile[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (PlacedTile* at = buffer) count = Checked.Count(Native.bastide_game_list_board(handle, at, size), "game_list_board");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new PlacedTile[count + 1];
            }
        }

        /// <summary>One placed tile.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public PlacedTile GetPlaced(int placed)
        {
            PlacedTile result;
            Checked.Status(Native.bastide_game_get_placed(handle, placed, &result), null, "game_get_placed");
            return result;
        }

        /// <summary>the index of the tile on a cell.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public int PlacedAt(int x, int y)
        {
            return Checked.Found(Native.bastide_game_placed_at(handle, x, y), "game_placed_at");
        }

        /// <summary>The segment of a placed tile that owns a port. A side is cut into three ports, clockwise: side k owns 3k, 3k + 1 (its middle) and 3k + 2, as the tile lies. Two tiles meet at ports that touch. If two segments own a port, the call returns the lower one.</summary>
        /// <returns>the segment.</returns>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public int SegmentAtPort(int x, int y, int port)
        {
            int status = Native.bastide_game_segment_at_port(handle, x, y, port);
            if (status == (int)Status.Argument) Checked.Range("game_segment_at_port", "port", (long)port, 0, 11);
            return Checked.Found(status, "game_segment_at_port");
        }

        /// <summary>the feature that a segment of the tile on a cell belongs to.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public int FeatureAt(int x, int y, int segment)
        {
            return Checked.Found(Native.bastide_game_feature_at(handle, x, y, segment), "game_feature_at");
        }

        /// <summary>Lists all pieces, in every place, by id.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public Piece[] ListPieces()
        {
            Piece[] buffer = new Piece[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Piece* at = buffer) count = Checked.Count(Native.bastide_game_list_pieces(handle, at, size), "game_list_pieces");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Piece[count + 1];
            }
        }

        /// <summary>One piece.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public Piece GetPiece(int piece)
        {
            Piece result;
            Checked.Status(Native.bastide_game_get_piece(handle, piece, &result), null, "game_get_piece");
            return result;
        }

        /// <summary>Lists all features of a kind, by id.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public Feature[] ListFeatures(SegmentKind kind = (SegmentKind)Library.Any)
        {
            Feature[] buffer = new Feature[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Feature* at = buffer) count = Native.bastide_game_list_features(handle, (int)kind, at, size);
                if (count == (int)Status.Argument) Checked.Word("game_list_features", "kind", (int)kind, Vocabulary.Segment, "SegmentKind", true);
                Checked.Count(count, "game_list_features");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Feature[count + 1];
            }
        }

        /// <summary>One feature.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public Feature GetFeature(int feature)
        {
            Feature result;
            Checked.Status(Native.bastide_game_get_feature(handle, feature, &result), null, "game_get_feature");
            return result;
        }

        /// <summary>Lists the briefs of all occupied features of a kind, by id, without foundations. Whether a tile fits a cell is judged by its sides and by the rules about placements; tiles that seats hold, such as abbeys, do not count, but those of hands that this game does not know do.</summary>
        /// <exception cref="BastideException">With the status Argument, State.</exception>
        public Brief[] ListBriefs(SegmentKind kind = (SegmentKind)Library.Any)
        {
            Brief[] buffer = new Brief[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Brief* at = buffer) count = Native.bastide_game_list_briefs(handle, (int)kind, at, size);
                if (count == (int)Status.Argument) Checked.Word("game_list_briefs", "kind", (int)kind, Vocabulary.Segment, "SegmentKind", true);
                Checked.Count(count, "game_list_briefs");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Brief[count + 1];
            }
        }

        /// <summary>The brief of one feature, occupied or not.</summary>
        /// <exception cref="BastideException">With the status Argument, State, Absent.</exception>
        public Brief GetBrief(int feature)
        {
            Brief result;
            Checked.Status(Native.bastide_game_get_brief(handle, feature, &result), null, "game_get_brief");
            return result;
        }

        /// <summary>Lists the cities at a field, complete or not, by id.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public int[] ListFieldCities(int feature)
        {
            int[] buffer = new int[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (int* at = buffer) count = Checked.Count(Native.bastide_game_list_field_cities(handle, feature, at, size), "game_list_field_cities");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new int[count + 1];
            }
        }

        /// <summary>Lists the features that events changed, by their ids now: those of the tiles that were placed, the monasteries around them, and those that a piece came to or left. Events that the log dropped do not count, undone ones do.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public int[] ListChangedFeatures(ulong first = 0)
        {
            int[] buffer = new int[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (int* at = buffer) count = Checked.Count(Native.bastide_game_list_changed_features(handle, first, at, size), "game_list_changed_features");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new int[count + 1];
            }
        }

        /// <summary>Lists the segments of a feature, ordered by tile index and segment.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public PlacedSegment[] ListFeatureSegments(int feature)
        {
            PlacedSegment[] buffer = new PlacedSegment[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (PlacedSegment* at = buffer) count = Checked.Count(Native.bastide_game_list_feature_segments(handle, feature, at, size), "game_list_feature_segments");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new PlacedSegment[count + 1];
            }
        }

        /// <summary>Lists the things that boxes add, ordered by kind, y, x, segment, id. A kind whose box is not played has none.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public Thing[] ListThings(ThingKind kind = (ThingKind)Library.Any)
        {
            Thing[] buffer = new Thing[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Thing* at = buffer) count = Native.bastide_game_list_things(handle, (int)kind, at, size);
                if (count == (int)Status.Argument) Checked.Word("game_list_things", "kind", (int)kind, Vocabulary.Thing, "ThingKind", true);
                Checked.Count(count, "game_list_things");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Thing[count + 1];
            }
        }

        /// <summary>Lists the numbers that the rules keep beside the board: with the lists of tiles, pieces, seats, hands, tokens and copies left and with the decision they say everything that a position holds, for programs that compare or learn positions. Equal configs give equally many, in the same order: the place in the turn, the acting seat, whether a tile was placed in this turn; in a game whose steps can wait their number and the four on top, each its index among the steps of this config plus 1, a seat plus 1 and three numbers; the variables of the modules (docs/snapshots.md), those that count tokens or abbeys as 0; in a game that sets tiles aside the copies of each type set aside. A tile or piece is its id plus 1; a segment is 16 times the number of tiles before its own, row by row, and the segment plus 1. The numbers do not depend on the order of placing. A later version may add some.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public int[] ListVariables(int seat)
        {
            int[] buffer = new int[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (int* at = buffer) count = Checked.Count(Native.bastide_game_list_variables(handle, seat, at, size), "game_list_variables");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new int[count + 1];
            }
        }

        /// <summary>Lists where the copies of each tile type are, by tile id.</summary>
        /// <exception cref="BastideException">With the status Argument, State.</exception>
        public Stock[] ListStock()
        {
            Stock[] buffer = new Stock[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Stock* at = buffer) count = Checked.Count(Native.bastide_game_list_stock(handle, at, size), "game_list_stock");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Stock[count + 1];
            }
        }

        /// <summary>Lists the cells where a tile of any type could be placed on the present board, drawn or not, ordered by y, x.</summary>
        /// <exception cref="BastideException">With the status Argument, State, Absent.</exception>
        public Placement[] ListPlacements(int tile)
        {
            Placement[] buffer = new Placement[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Placement* at = buffer) count = Checked.Count(Native.bastide_game_list_placements(handle, tile, at, size), "game_list_placements");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Placement[count + 1];
            }
        }

        /// <summary>Lists the open cells of a feature, or all of the board, ordered by y, x. All: the empty cells next to a tile. A feature: those that its open sides face; a monastery: the empty cells around it. A cell that no tile can ever fill is left out. Copies left are those of ListLeft().</summary>
        /// <exception cref="BastideException">With the status Argument, State, Absent.</exception>
        public OpenCell[] ListOpenCells(int feature = (int)Library.Any)
        {
            OpenCell[] buffer = new OpenCell[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (OpenCell* at = buffer) count = Checked.Count(Native.bastide_game_list_open_cells(handle, feature, at, size), "game_list_open_cells");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new OpenCell[count + 1];
            }
        }

        /// <summary>Lists the copies left of each tile type, by tile id: `left` of Stock, without counting anything else. The tiles of hidden hands count as left only in a game that does not know them, such as a clone for a viewer.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public int[] ListLeft()
        {
            int[] buffer = new int[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (int* at = buffer) count = Checked.Count(Native.bastide_game_list_left(handle, at, size), "game_list_left");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new int[count + 1];
            }
        }

        /// <summary>Lists the tile types of a game, by id: built-in sets in the order of their numbers, then the host's; in a game with gardens then their copies with a garden, in the same order, each with the set of its type.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public TileType[] ListTiles()
        {
            TileType[] buffer = new TileType[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (TileType* at = buffer) count = Checked.Count(Native.bastide_game_list_tiles(handle, at, size), "game_list_tiles");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new TileType[count + 1];
            }
        }

        /// <summary>Lists the segments of a tile type as they lie in a rotation.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public SegmentType[] ListSegments(int tile, int rotation)
        {
            SegmentType[] buffer = new SegmentType[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (SegmentType* at = buffer) count = Native.bastide_game_list_segments(handle, tile, rotation, at, size);
                if (count == (int)Status.Argument) Checked.Range("game_list_segments", "rotation", (long)rotation, 0, 3);
                Checked.Count(count, "game_list_segments");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new SegmentType[count + 1];
            }
        }

        /// <summary>Lists the segments of the tile on a cell, as it lies. A box can add segments to a placed tile, so clients call this function and do not derive them from the type.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public SegmentType[] ListSegmentsAt(int x, int y)
        {
            SegmentType[] buffer = new SegmentType[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (SegmentType* at = buffer) count = Checked.Count(Native.bastide_game_list_segments_at(handle, x, y, at, size), "game_list_segments_at");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new SegmentType[count + 1];
            }
        }

        /// <summary>Draws the tile types of a game, once; no later call allocates. Clones and loaded games with the same tiles can use it too: a call with a game whose tile types do not have the same segments returns Status.Argument.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Absent.</exception>
        public Geometry GeometryCreate()
        {
            IntPtr handle_;
            Checked.Status(Native.bastide_geometry_create(handle, IntPtr.Zero, &handle_), null, "geometry_create");
            return new Geometry(handle_);
        }

        /// <summary>The sentence for an action: "Red places D on (0,-1), turned twice."</summary>
        /// <exception cref="BastideException">With the status Argument, Version.</exception>
        public string ActionText(GameAction action, Texts texts = null)
        {
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Checked.Count(Native.bastide_action_text(handle, TextsHandle.OrNone(texts), &action, at, size), "action_text");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>The sentence for a decision: "Red may deploy a piece."</summary>
        /// <exception cref="BastideException">With the status Argument, Version.</exception>
        public string DecisionText(Decision decision, Texts texts = null)
        {
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Checked.Count(Native.bastide_decision_text(handle, TextsHandle.OrNone(texts), &decision, at, size), "decision_text");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>The sentence for an event.</summary>
        /// <exception cref="BastideException">With the status Argument, Version.</exception>
        public string EventText(GameEvent @event, Texts texts = null)
        {
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Checked.Count(Native.bastide_event_text(handle, TextsHandle.OrNone(texts), &@event, at, size), "event_text");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>The sentence for a score line.</summary>
        /// <exception cref="BastideException">With the status Argument, Version.</exception>
        public string ScoreLineText(ScoreLine line, Texts texts = null)
        {
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Checked.Count(Native.bastide_score_line_text(handle, TextsHandle.OrNone(texts), &line, at, size), "score_line_text");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>An action as a line of a script: "0: deploy follower 3 -1 r0". It ignores fields that its kind does not use.</summary>
        /// <exception cref="BastideException">With the status Argument, Version.</exception>
        public string ActionWrite(GameAction action)
        {
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Checked.Count(Native.bastide_action_write(handle, &action, at, size), "action_write");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>The action that a line of a script means in this position; it may be illegal. Without "SEAT:" it is the seat that decides.</summary>
        /// <exception cref="BastideException">With the status Argument, State, Format.</exception>
        public GameAction ActionParse(string utf8)
        {
            byte[] utf8_ = Utf8.Bytes(utf8);
            GameAction result;
            Refusal refusal;
            fixed (byte* utf8At = Checked.Pinnable(utf8_))
            {
                Checked.Status(Native.bastide_action_parse(handle, utf8At, utf8_.Length, &refusal, &result), &refusal, "action_parse");
            }
            return result;
        }

        /// <summary>A hash of everything public in the position: config, board, pieces, scores, the decision. It leaves out the seed and the chance mode, so a seeded server and a client with HOST chance agree. Equal on every platform.</summary>
        /// <exception cref="BastideException">With the status Argument, State.</exception>
        public ulong GetHash()
        {
            ulong result;
            Checked.Status(Native.bastide_game_get_hash(handle, &result), null, "game_get_hash");
            return result;
        }

        /// <summary>Writes a snapshot, all or nothing: config, position, score lines, and the history if the game has one (docs/snapshots.md). Games with equal config, history, position and score lines give equal bytes on every platform. A log that cannot hold all events may hold other score lines after an undo or a load. Every later version reads a snapshot.</summary>
        /// <exception cref="BastideException">With the status Argument, State.</exception>
        public byte[] WriteSnapshot(int viewer = Library.ViewFull)
        {
            byte[] buffer = new byte[4096];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Native.bastide_game_write_snapshot(handle, viewer, at, size);
                if (count == (int)Status.Argument) Checked.Viewer("game_write_snapshot", "viewer", viewer, handle);
                Checked.Count(count, "game_write_snapshot");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>Puts a game into the position of a snapshot. Its log begins empty, its score lines are those of the snapshot. It continues under the newest rules; undo can go back before the snapshot if the game began under the same rules. Any bytes are safe. The snapshot must use tile sets that this game knows: built-in ones, or those it was created with. If it has the config of `game` the rules stay shared, see Clone(); otherwise new tables are built. `game` keeps its ConfigFlag.NoHistory and its event capacity.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Format, Version, Limit.</exception>
        public void RestoreSnapshot(byte[] bytes)
        {
            byte[] bytes_ = Checked.NotNull(bytes, "bytes");
            Refusal refusal;
            fixed (byte* bytesAt = Checked.Pinnable(bytes_))
            {
                Checked.Status(Native.bastide_game_restore_snapshot(handle, bytesAt, bytes_.Length, &refusal), &refusal, "game_restore_snapshot");
            }
        }

        /// <summary>Writes the game as a script: its config and its actions as readable text (docs/scripts.md).</summary>
        /// <exception cref="BastideException">With the status Argument, State, Limit.</exception>
        public string WriteScript(int viewer = Library.ViewFull)
        {
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Native.bastide_game_write_script(handle, viewer, at, size);
                if (count == (int)Status.Argument) Checked.Viewer("game_write_script", "viewer", viewer, handle);
                Checked.Count(count, "game_write_script");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>Lists the position of a game as entries, ready to edit and set: tiles in order of placing, pieces, prisoners, scores, hands, what is out of the game, notes.</summary>
        /// <exception cref="BastideException">With the status Argument, State, Absent.</exception>
        public Put[] ListPosition(out Position head)
        {
            fixed (Position* headAt = &head)
            {
                Put[] buffer = new Put[16];
                for (;;)
                {
                    int size = buffer.Length, count;
                    fixed (Put* at = buffer) count = Checked.Count(Native.bastide_game_list_position(handle, headAt, at, size), "game_list_position");
                    if (count <= size) return Checked.Cut(buffer, count);
                    buffer = new Put[count + 1];
                }
            }
        }

        /// <summary>Lists everything that is illegal in a position under the rules of a game: first the errors of single entries, in their order, then those of the whole table. An illegal entry is left out when the entries that depend on it are checked. The call uses the memory of the game and does not change the game.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Version, Limit, Absent.</exception>
        public Refusal[] CheckPosition(Position head, Put[] puts)
        {
            Put[] puts_ = Checked.NotNull(puts, "puts");
            fixed (Put* putsAt = Checked.Pinnable(puts_))
            {
                Refusal[] buffer = new Refusal[16];
                for (;;)
                {
                    int size = buffer.Length, count;
                    fixed (Refusal* at = buffer) count = Checked.Count(Native.bastide_game_check_position(handle, &head, putsAt, puts_.Length, at, size), "game_check_position");
                    if (count <= size) return Checked.Cut(buffer, count);
                    buffer = new Refusal[count + 1];
                }
            }
        }

        /// <summary>Sets the table: the game continues from the position as if it had been created there; a seeded game starts its draws from its seed again. Log and history begin empty. Snapshots and scripts contain the position.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Illegal, Version, Limit, Absent.</exception>
        public void SetPosition(Position head, Put[] puts)
        {
            Put[] puts_ = Checked.NotNull(puts, "puts");
            Refusal refusal;
            fixed (Put* putsAt = Checked.Pinnable(puts_))
            {
                Checked.Status(Native.bastide_game_set_position(handle, &head, putsAt, puts_.Length, &refusal), &refusal, "game_set_position");
            }
        }

        /// <summary>The turn so far.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public DiceTurn GetDice()
        {
            DiceTurn result;
            Checked.Status(Native.bastide_game_get_dice(handle, &result), null, "game_get_dice");
            return result;
        }

        /// <summary>Lists the dice by number.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public Die[] ListDice()
        {
            Die[] buffer = new Die[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Die* at = buffer) count = Checked.Count(Native.bastide_game_list_dice(handle, at, size), "game_list_dice");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Die[count + 1];
            }
        }
    }

    public sealed unsafe partial class TileSet
    {
        /// <summary>Writes a set as text that Parse() reads as the same set.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public string Write()
        {
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Checked.Count(Native.bastide_tileset_write(handle, at, size), "tileset_write");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>Lists the tile types of a set, in order.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public TileType[] ListTiles()
        {
            TileType[] buffer = new TileType[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (TileType* at = buffer) count = Checked.Count(Native.bastide_tileset_list_tiles(handle, at, size), "tileset_list_tiles");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new TileType[count + 1];
            }
        }

        /// <summary>Lists the segments of a tile type as they lie in a rotation: cities, roads, fields, then a monastery, a foundation, a garden, then rivers, an abbacy, a hut.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public SegmentType[] ListSegments(int tile, int rotation)
        {
            SegmentType[] buffer = new SegmentType[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (SegmentType* at = buffer) count = Native.bastide_tileset_list_segments(handle, tile, rotation, at, size);
                if (count == (int)Status.Argument) Checked.Range("tileset_list_segments", "rotation", (long)rotation, 0, 3);
                Checked.Count(count, "tileset_list_segments");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new SegmentType[count + 1];
            }
        }

        /// <summary>As Create(), for the tile types of a set.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory.</exception>
        public Geometry GeometryCreateForSet()
        {
            IntPtr handle_;
            Checked.Status(Native.bastide_geometry_create_for_set(handle, IntPtr.Zero, &handle_), null, "geometry_create_for_set");
            return new Geometry(handle_);
        }
    }

    public sealed unsafe partial class Texts
    {
    }

    public sealed unsafe partial class Geometry
    {
        /// <summary>Lists the arcs of a tile type, those of the rim first, then the centre lines. Turning a tile changes its points alone.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public OutlinePath[] ListPaths(int tile)
        {
            OutlinePath[] buffer = new OutlinePath[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (OutlinePath* at = buffer) count = Checked.Count(Native.bastide_geometry_list_paths(handle, tile, at, size), "geometry_list_paths");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new OutlinePath[count + 1];
            }
        }

        /// <summary>Lists the points of those paths.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public Point[] ListPoints(int tile, int rotation)
        {
            Point[] buffer = new Point[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Point* at = buffer) count = Native.bastide_geometry_list_points(handle, tile, rotation, at, size);
                if (count == (int)Status.Argument) Checked.Range("geometry_list_points", "rotation", (long)rotation, 0, 3);
                Checked.Count(count, "geometry_list_points");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Point[count + 1];
            }
        }

        /// <summary>Lists the rings of a segment: OUTLINE and HOLE. A segment can have several of both, where another passes over it.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public OutlinePath[] ListRings(int tile, int segment)
        {
            OutlinePath[] buffer = new OutlinePath[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (OutlinePath* at = buffer) count = Checked.Count(Native.bastide_geometry_list_rings(handle, tile, segment, at, size), "geometry_list_rings");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new OutlinePath[count + 1];
            }
        }

        /// <summary>Lists the points of those rings. The rings of all segments fill the square of the tile without gap or overlap.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public Point[] ListOutline(int tile, int segment, int rotation)
        {
            Point[] buffer = new Point[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Point* at = buffer) count = Native.bastide_geometry_list_outline(handle, tile, segment, rotation, at, size);
                if (count == (int)Status.Argument) Checked.Range("geometry_list_outline", "rotation", (long)rotation, 0, 3);
                Checked.Count(count, "geometry_list_outline");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Point[count + 1];
            }
        }

        /// <summary>Lists where the pieces on a segment stand, at most four, the best spot first: the n-th piece takes the n-th spot.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public Point[] ListSpots(int tile, int segment, int rotation)
        {
            Point[] buffer = new Point[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Point* at = buffer) count = Native.bastide_geometry_list_spots(handle, tile, segment, rotation, at, size);
                if (count == (int)Status.Argument) Checked.Range("geometry_list_spots", "rotation", (long)rotation, 0, 3);
                Checked.Count(count, "geometry_list_spots");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Point[count + 1];
            }
        }

        /// <summary>Lists what is drawn at single points of a tile type: buildings, a village, gates, pennants.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public Sign[] ListSigns(int tile, int rotation)
        {
            Sign[] buffer = new Sign[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Sign* at = buffer) count = Native.bastide_geometry_list_signs(handle, tile, rotation, at, size);
                if (count == (int)Status.Argument) Checked.Range("geometry_list_signs", "rotation", (long)rotation, 0, 3);
                Checked.Count(count, "geometry_list_signs");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Sign[count + 1];
            }
        }

        /// <summary>The segment of a tile type at a point, as the tile lies.</summary>
        /// <returns>the segment.</returns>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public int SegmentAtPoint(int tile, int rotation, int x, int y)
        {
            int status = Native.bastide_geometry_segment_at_point(handle, tile, rotation, x, y);
            if (status == (int)Status.Argument)
            {
                Checked.Range("geometry_segment_at_point", "rotation", (long)rotation, 0, 3);
                Checked.Range("geometry_segment_at_point", "x", (long)x, 0, 1023);
                Checked.Range("geometry_segment_at_point", "y", (long)y, 0, 1023);
            }
            return Checked.Found(status, "geometry_segment_at_point");
        }

        /// <summary>The segment of a placed tile at a point of the board: what a player clicked on.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public PlacedSegment Pick(Game game, int x, int y)
        {
            PlacedSegment result;
            Checked.Status(Native.bastide_geometry_pick(handle, GameHandle.Of(game), x, y, &result), null, "geometry_pick");
            return result;
        }

        /// <summary>Lists the rings around a whole feature on the board: OUTLINE and HOLE.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public OutlinePath[] ListFeatureRings(Game game, int feature)
        {
            OutlinePath[] buffer = new OutlinePath[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (OutlinePath* at = buffer) count = Checked.Count(Native.bastide_geometry_list_feature_rings(handle, GameHandle.Of(game), feature, at, size), "geometry_list_feature_rings");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new OutlinePath[count + 1];
            }
        }

        /// <summary>Lists the points of those rings, in units of the board.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public Point[] ListFeatureOutline(Game game, int feature)
        {
            Point[] buffer = new Point[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Point* at = buffer) count = Checked.Count(Native.bastide_geometry_list_feature_outline(handle, GameHandle.Of(game), feature, at, size), "geometry_list_feature_outline");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Point[count + 1];
            }
        }

        /// <summary>Where a piece on the board stands, in units of the board: on a segment the spot of its place among the pieces there, by id; further pieces than spots begin again, 48 units to the east. On a foundation all stand on its first spot, and a client raises them; on a corner it is the corner; on a tile its middle; beside another piece 64 units east of that.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public Point LocatePiece(Game game, int piece)
        {
            Point result;
            Checked.Status(Native.bastide_geometry_locate_piece(handle, GameHandle.Of(game), piece, &result), null, "geometry_locate_piece");
            return result;
        }
    }

    public sealed unsafe partial class Script
    {
        /// <summary>Writes a script in its normal form: one blank between words, each comment on its own line, variations indented, of several empty lines one. Parse() reads it as the same script, and it is then written as the same bytes.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public string Write()
        {
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Checked.Count(Native.bastide_script_write(handle, at, size), "script_write");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>Lists the lines of a script in their order, without empty ones.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public ScriptLine[] ListLines()
        {
            ScriptLine[] buffer = new ScriptLine[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (ScriptLine* at = buffer) count = Checked.Count(Native.bastide_script_list_lines(handle, at, size), "script_list_lines");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new ScriptLine[count + 1];
            }
        }

        /// <summary>The text of a line without its indentation: of a comment what follows the #, of a tag its value.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public string LineText(int index)
        {
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Native.bastide_script_line_text(handle, index, at, size);
                if (count == (int)Status.Argument) Checked.Range("script_line_text", "index", (long)index, 0, 2147483647);
                Checked.Count(count, "script_line_text");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>Finds the line of a tag by its name.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public int FindTag(string utf8)
        {
            byte[] utf8_ = Utf8.Bytes(utf8);
            int result;
            fixed (byte* utf8At = Checked.Pinnable(utf8_))
            {
                Checked.Status(Native.bastide_script_find_tag(handle, utf8At, utf8_.Length, &result), null, "script_find_tag");
            }
            return result;
        }

        /// <summary>Puts lines into a script in place of some of its lines, and checks the whole as Parse() does: adds tags, comments, variations, changes and removes them.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Illegal, Format, Version, Limit, Absent.</exception>
        public void Replace(int first, int removed, string utf8, TileSet[] sets = null)
        {
            try
            {
                byte[] utf8_ = Utf8.Bytes(utf8);
                IntPtr[] sets_ = TileSetHandle.Of(sets);
                Refusal refusal;
                fixed (byte* utf8At = Checked.Pinnable(utf8_))
                {
                    fixed (IntPtr* setsAt = sets_)
                    {
                        Checked.Status(Native.bastide_script_replace(handle, first, removed, utf8At, utf8_.Length, setsAt, sets_.Length, &refusal), &refusal, "script_replace");
                    }
                }
            }
            finally
            {
                GC.KeepAlive(sets);
            }
        }

        /// <summary>Makes a new game at a line of a script, in the main line or in a variation.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Illegal, Format, Version, Limit, Absent.</exception>
        public Game LoadGame(int index, TileSet[] sets = null)
        {
            try
            {
                IntPtr handle_;
                IntPtr[] sets_ = TileSetHandle.Of(sets);
                Refusal refusal;
                fixed (IntPtr* setsAt = sets_)
                {
                    Checked.Status(Native.bastide_script_load_game(handle, index, setsAt, sets_.Length, IntPtr.Zero, &refusal, &handle_), &refusal, "script_load_game");
                    return new Game(handle_);
                }
            }
            finally
            {
                GC.KeepAlive(sets);
            }
        }
    }

    public static unsafe partial class Library
    {
        /// <summary>Fills a config with the defaults: the tile game, SEEDED with seed 0, two seats, all events retained.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static Config ConfigInit()
        {
            Check();
            Config result;
            Checked.Status(Native.bastide_config_init(&result), null, "config_init");
            return result;
        }

        /// <summary>Unsets a choice: all fields are 0.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static Choice ChoiceInit()
        {
            Check();
            Choice result;
            Checked.Status(Native.bastide_choice_init(&result), null, "choice_init");
            return result;
        }

        /// <summary>Lists the choices of a preset. Pass them to Create(); you may append choices of your own.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public static Choice[] PresetListChoices(Preset preset)
        {
            Check();
            Choice[] buffer = new Choice[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (Choice* at = buffer) count = Native.bastide_preset_list_choices((int)preset, at, size);
                if (count == (int)Status.Argument) Checked.Word("preset_list_choices", "preset", (int)preset, Vocabulary.Preset, "Preset", false);
                Checked.Count(count, "preset_list_choices");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new Choice[count + 1];
            }
        }

        /// <summary>Begins a game. Without a SET or TILESET choice it is the Winter Edition: one BASE and one WINTER set. The start tile lies on 0, 0 (BASE-SETUP-01); with SEEDED chance the first tile is already drawn.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Version, Limit.</exception>
        public static Game GameCreate(Config config, Choice[] choices = null, TileSet[] sets = null)
        {
            try
            {
                Check();
                IntPtr handle_;
                Choice[] choices_ = choices ?? new Choice[0];
                IntPtr[] sets_ = TileSetHandle.Of(sets);
                Refusal refusal;
                fixed (Choice* choicesAt = choices_)
                {
                    fixed (IntPtr* setsAt = sets_)
                    {
                        Checked.Status(Native.bastide_game_create(&config, choicesAt, choices_.Length, setsAt, sets_.Length, IntPtr.Zero, &refusal, &handle_), &refusal, "game_create");
                        return new Game(handle_);
                    }
                }
            }
            finally
            {
                GC.KeepAlive(sets);
            }
        }

        /// <summary>Unsets an action: -1 for seats, ids and segments, BASTIDE_NOWHERE for x and y, 0 for the rest.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static GameAction ActionInit()
        {
            Check();
            GameAction result;
            Checked.Status(Native.bastide_action_init(&result), null, "action_init");
            return result;
        }

        /// <summary>An action as a code, equal on every platform: six bits of kind, four of seat + 1, then the fields of the kind in the order of its {fields}, without `origin`. ActionDecode() is the inverse. docs/codes.md lists the widths.</summary>
        /// <exception cref="BastideException">With the status Argument, Version, Limit.</exception>
        public static ulong ActionEncode(GameAction action)
        {
            Check();
            ulong result;
            Checked.Status(Native.bastide_action_encode(&action, &result), null, "action_encode");
            return result;
        }

        /// <exception cref="BastideException">With the status Argument, Format.</exception>
        public static GameAction ActionDecode(ulong code)
        {
            Check();
            GameAction result;
            Checked.Status(Native.bastide_action_decode(code, &result), null, "action_decode");
            return result;
        }

        /// <summary>Unsets a tile type: -1 for its id, 0 for the rest.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static TileType TileDefInit()
        {
            Check();
            TileType result;
            Checked.Status(Native.bastide_tile_def_init(&result), null, "tile_def_init");
            return result;
        }

        /// <summary>Unsets a segment of a tile type: -1 for its index and `near_side`, 0 for the rest.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static SegmentType SegmentDefInit()
        {
            Check();
            SegmentType result;
            Checked.Status(Native.bastide_segment_def_init(&result), null, "segment_def_init");
            return result;
        }

        /// <summary>A built-in set, to inspect it without a game. The sets of some boxes have no tiles.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Absent.</exception>
        public static TileSet TilesetCreate(BuiltInSet @set)
        {
            Check();
            IntPtr handle_;
            int status = Native.bastide_tileset_create((int)@set, IntPtr.Zero, &handle_);
            if (status == (int)Status.Argument) Checked.Word("tileset_create", "set", (int)@set, Vocabulary.Set, "BuiltInSet", false);
            Checked.Status(status, null, "tileset_create");
            return new TileSet(handle_);
        }

        /// <summary>Makes a set from text, one tile a line (docs/tilesets.md). Any bytes are safe.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Format.</exception>
        public static TileSet TilesetParse(string utf8)
        {
            Check();
            IntPtr handle_;
            byte[] utf8_ = Utf8.Bytes(utf8);
            Refusal refusal;
            fixed (byte* utf8At = Checked.Pinnable(utf8_))
            {
                Checked.Status(Native.bastide_tileset_parse(utf8At, utf8_.Length, IntPtr.Zero, &refusal, &handle_), &refusal, "tileset_parse");
                return new TileSet(handle_);
            }
        }

        /// <summary>Makes a set from records. `segments` holds the segments of all tiles one after the other; the field `segments` of a tile is the number of its own. Tiles need name, count, sides, flags, gardens, marks; segments need what their kind uses, and marks, at rotation 0. The call does not read `id`, `set`, `index` and `links`, and `mark_value` must be 0.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Format, Version.</exception>
        public static TileSet TilesetBuild(TileType[] tiles, SegmentType[] segments)
        {
            Check();
            IntPtr handle_;
            TileType[] tiles_ = Checked.NotNull(tiles, "tiles");
            SegmentType[] segments_ = Checked.NotNull(segments, "segments");
            Refusal refusal;
            fixed (TileType* tilesAt = Checked.Pinnable(tiles_))
            {
                fixed (SegmentType* segmentsAt = Checked.Pinnable(segments_))
                {
                    Checked.Status(Native.bastide_tileset_build(tilesAt, tiles_.Length, segmentsAt, segments_.Length, IntPtr.Zero, &refusal, &handle_), &refusal, "tileset_build");
                    return new TileSet(handle_);
                }
            }
        }

        /// <summary>The name of a number: (Vocabulary.Reason, 6) is "cell_taken". Scripts use these names; they never change.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public static string WordName(Vocabulary vocabulary, int number)
        {
            Check();
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Native.bastide_word_name((int)vocabulary, number, at, size);
                if (count == (int)Status.Argument) Checked.Word("word_name", "vocabulary", (int)vocabulary, Vocabulary.Vocabulary, "Vocabulary", false);
                Checked.Count(count, "word_name");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>The number of a name.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public static int WordFind(Vocabulary vocabulary, string name)
        {
            Check();
            byte[] name_ = Utf8.Bytes(name);
            int result;
            fixed (byte* nameAt = Checked.Pinnable(name_))
            {
                int status = Native.bastide_word_find((int)vocabulary, nameAt, name_.Length, &result);
                if (status == (int)Status.Argument) Checked.Word("word_find", "vocabulary", (int)vocabulary, Vocabulary.Vocabulary, "Vocabulary", false);
                Checked.Status(status, null, "word_find");
            }
            return result;
        }

        /// <summary>Lists the numbers of a vocabulary in ascending order, without those of boxes that this build leaves out (BASTIDE_BOX_...); those have names all the same.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static int[] WordList(Vocabulary vocabulary)
        {
            Check();
            int[] buffer = new int[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (int* at = buffer) count = Native.bastide_word_list((int)vocabulary, at, size);
                if (count == (int)Status.Argument) Checked.Word("word_list", "vocabulary", (int)vocabulary, Vocabulary.Vocabulary, "Vocabulary", false);
                Checked.Count(count, "word_list");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new int[count + 1];
            }
        }

        /// <summary>The meaning of a word, in a sentence or a few words.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public static string WordText(Vocabulary vocabulary, int number, Texts texts = null)
        {
            Check();
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Native.bastide_word_text(TextsHandle.OrNone(texts), (int)vocabulary, number, at, size);
                if (count == (int)Status.Argument) Checked.Word("word_text", "vocabulary", (int)vocabulary, Vocabulary.Vocabulary, "Vocabulary", false);
                Checked.Count(count, "word_text");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>The rule id of a word, or an empty text.</summary>
        /// <exception cref="BastideException">With the status Argument, Absent.</exception>
        public static string WordRule(Vocabulary vocabulary, int number)
        {
            Check();
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Native.bastide_word_rule((int)vocabulary, number, at, size);
                if (count == (int)Status.Argument) Checked.Word("word_rule", "vocabulary", (int)vocabulary, Vocabulary.Vocabulary, "Vocabulary", false);
                Checked.Count(count, "word_rule");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>Lists every option that this build has, by number.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static OptionType[] OptionList()
        {
            Check();
            OptionType[] buffer = new OptionType[16];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (OptionType* at = buffer) count = Checked.Count(Native.bastide_option_list(at, size), "option_list");
                if (count <= size) return Checked.Cut(buffer, count);
                buffer = new OptionType[count + 1];
            }
        }

        /// <summary>Sentences of another language, one template a line (docs/texts.md), on top of English: a missing entry stays English. Names of seats are entries too: "seat.0 = Anna". A filled sentence is cut after 16000 bytes.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Format.</exception>
        public static Texts TextsParse(string utf8)
        {
            Check();
            IntPtr handle_;
            byte[] utf8_ = Utf8.Bytes(utf8);
            Refusal refusal;
            fixed (byte* utf8At = Checked.Pinnable(utf8_))
            {
                Checked.Status(Native.bastide_texts_parse(utf8At, utf8_.Length, IntPtr.Zero, &refusal, &handle_), &refusal, "texts_parse");
                return new Texts(handle_);
            }
        }

        /// <summary>Writes all templates as text that Parse() reads, ready to translate.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static string TextsWrite(Texts texts = null)
        {
            Check();
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Checked.Count(Native.bastide_texts_write(TextsHandle.OrNone(texts), at, size), "texts_write");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>The sentence for a refusal: "The north side needs a road at (3,-2); the tile has a city there."</summary>
        /// <exception cref="BastideException">With the status Argument, Version.</exception>
        public static string RefusalText(Refusal refusal, Game game = null, Texts texts = null, GameAction? action = null)
        {
            Check();
            GameAction action_ = action.GetValueOrDefault();
            byte[] buffer = new byte[256];
            for (;;)
            {
                int size = buffer.Length, count;
                fixed (byte* at = buffer) count = Checked.Count(Native.bastide_refusal_text(GameHandle.OrNone(game), TextsHandle.OrNone(texts), action.HasValue ? &action_ : null, &refusal, at, size), "refusal_text");
                if (count < size) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        /// <summary>Makes a new game from a snapshot.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Format, Version, Limit.</exception>
        public static Game GameLoadSnapshot(byte[] bytes, TileSet[] sets = null)
        {
            try
            {
                Check();
                IntPtr handle_;
                byte[] bytes_ = Checked.NotNull(bytes, "bytes");
                IntPtr[] sets_ = TileSetHandle.Of(sets);
                Refusal refusal;
                fixed (byte* bytesAt = Checked.Pinnable(bytes_))
                {
                    fixed (IntPtr* setsAt = sets_)
                    {
                        Checked.Status(Native.bastide_game_load_snapshot(bytesAt, bytes_.Length, setsAt, sets_.Length, IntPtr.Zero, &refusal, &handle_), &refusal, "game_load_snapshot");
                        return new Game(handle_);
                    }
                }
            }
            finally
            {
                GC.KeepAlive(sets);
            }
        }

        /// <summary>Makes a new game from a script; the call applies its actions and checks its `expect` lines, its tags and its variations. The game does not hold tags, comments and variations: Parse() does. Any bytes are safe.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Illegal, Format, Version, Limit.</exception>
        public static Game GameLoadScript(string utf8, TileSet[] sets = null)
        {
            try
            {
                Check();
                IntPtr handle_;
                byte[] utf8_ = Utf8.Bytes(utf8);
                IntPtr[] sets_ = TileSetHandle.Of(sets);
                Refusal refusal;
                fixed (byte* utf8At = Checked.Pinnable(utf8_))
                {
                    fixed (IntPtr* setsAt = sets_)
                    {
                        Checked.Status(Native.bastide_game_load_script(utf8At, utf8_.Length, setsAt, sets_.Length, IntPtr.Zero, &refusal, &handle_), &refusal, "game_load_script");
                        return new Game(handle_);
                    }
                }
            }
            finally
            {
                GC.KeepAlive(sets);
            }
        }

        /// <summary>Reads a script with everything that it says beside the game: tags, comments, clocks, expectations and variations (docs/scripts.md). It checks what LoadScript() checks, and that all bytes are UTF-8.</summary>
        /// <exception cref="BastideException">With the status Argument, Memory, Illegal, Format, Version, Limit.</exception>
        public static Script ScriptParse(string utf8, TileSet[] sets = null)
        {
            try
            {
                Check();
                IntPtr handle_;
                byte[] utf8_ = Utf8.Bytes(utf8);
                IntPtr[] sets_ = TileSetHandle.Of(sets);
                Refusal refusal;
                fixed (byte* utf8At = Checked.Pinnable(utf8_))
                {
                    fixed (IntPtr* setsAt = sets_)
                    {
                        Checked.Status(Native.bastide_script_parse(utf8At, utf8_.Length, setsAt, sets_.Length, IntPtr.Zero, &refusal, &handle_), &refusal, "script_parse");
                        return new Script(handle_);
                    }
                }
            }
            finally
            {
                GC.KeepAlive(sets);
            }
        }

        /// <summary>Unsets a head: the first turn of seat 0 begins, with no tile (-1).</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static Position PositionInit()
        {
            Check();
            Position result;
            Checked.Status(Native.bastide_position_init(&result), null, "position_init");
            return result;
        }

        /// <summary>Unsets an entry: -1 for seats, tile and segment, BASTIDE_NOWHERE for x and y, 0 for the rest.</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static Put PutInit()
        {
            Check();
            Put result;
            Checked.Status(Native.bastide_put_init(&result), null, "put_init");
            return result;
        }

        /// <summary>Restarts each game, as Restart().</summary>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static void GamesRestart(Game[] games, ulong[] seeds)
        {
            try
            {
                Check();
                IntPtr[] games_ = GameHandle.Of(games);
                ulong[] seeds_ = Checked.NotNull(seeds, "seeds");
                Checked.SameLength(seeds_.Length, games_.Length, "seeds");
                fixed (IntPtr* gamesAt = games_)
                {
                    fixed (ulong* seedsAt = Checked.Pinnable(seeds_))
                    {
                        Checked.Status(Native.bastide_games_restart(gamesAt, games_.Length, seedsAt), null, "games_restart");
                    }
                }
            }
            finally
            {
                GC.KeepAlive(games);
            }
        }

        /// <summary>Samples one action of each game as SampleAction(), and does not apply it.</summary>
        /// <returns>number of sampled actions.</returns>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static GameAction[] GamesSample(Game[] games, ulong[] randoms)
        {
            try
            {
                Check();
                IntPtr[] games_ = GameHandle.Of(games);
                ulong[] randoms_ = Checked.NotNull(randoms, "randoms");
                Checked.SameLength(randoms_.Length, games_.Length, "randoms");
                GameAction[] result = new GameAction[games_.Length];
                fixed (IntPtr* gamesAt = games_)
                {
                    fixed (ulong* randomsAt = Checked.Pinnable(randoms_))
                    {
                        fixed (GameAction* resultAt = Checked.Pinnable(result))
                        {
                            Checked.Count(Native.bastide_games_sample(gamesAt, games_.Length, randomsAt, resultAt), "games_sample");
                        }
                    }
                }
                return result;
            }
            finally
            {
                GC.KeepAlive(games);
            }
        }

        /// <summary>Applies one action to each game, as Apply(), one after the other. A game may occur twice.</summary>
        /// <returns>number of applied actions.</returns>
        /// <exception cref="BastideException">With the status Argument, Version.</exception>
        public static Status[] GamesApply(Game[] games, GameAction[] actions)
        {
            try
            {
                Check();
                IntPtr[] games_ = GameHandle.Of(games);
                GameAction[] actions_ = Checked.NotNull(actions, "actions");
                Checked.SameLength(actions_.Length, games_.Length, "actions");
                Status[] result = new Status[games_.Length];
                fixed (IntPtr* gamesAt = games_)
                {
                    fixed (GameAction* actionsAt = Checked.Pinnable(actions_))
                    {
                        fixed (Status* resultAt = Checked.Pinnable(result))
                        {
                            Checked.Count(Native.bastide_games_apply(gamesAt, games_.Length, actionsAt, (int*)resultAt), "games_apply");
                        }
                    }
                }
                return result;
            }
            finally
            {
                GC.KeepAlive(games);
            }
        }

        /// <summary>Plays each game to its end, one after the other, and samples every action with the same word: rollouts. Games with a fault stay as they are.</summary>
        /// <returns>number of games that are over now.</returns>
        /// <exception cref="BastideException">With the status Argument.</exception>
        public static int GamesPlayOut(Game[] games, int most, ref ulong random)
        {
            try
            {
                Check();
                IntPtr[] games_ = GameHandle.Of(games);
                fixed (IntPtr* gamesAt = games_)
                {
                    fixed (ulong* randomAt = &random)
                    {
                        int status = Native.bastide_games_play_out(gamesAt, games_.Length, most, randomAt);
                        if (status == (int)Status.Argument) Checked.Range("games_play_out", "most", (long)most, 1, 2147483647);
                        return Checked.Count(status, "games_play_out");
                    }
                }
            }
            finally
            {
                GC.KeepAlive(games);
            }
        }
    }
}

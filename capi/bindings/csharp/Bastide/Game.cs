// SPDX-License-Identifier: MIT
// One game, as a C# program wants it. Every function of the library is a method too, in Generated/Methods.cs.
using System;
using System.Collections.Generic;

namespace Bastide
{
    /// <summary>One game. Calls on one game must not overlap unless they only read; different games are independent.</summary>
    public sealed unsafe partial class Game : IDisposable
    {
        readonly GameHandle own;
        ulong seen;

        internal GameHandle handle { get { return Handle.Live(own, "Game"); } }

        internal Game(IntPtr at)
        {
            own = new GameHandle(at);
            ulong first, next;
            if (Native.bastide_game_get_event_range(handle, &first, &next) == 0) seen = next;
        }

        /// <summary>Begins a game of a preset. The same seed gives the same draws on every machine.</summary>
        public static Game Create(Preset preset, int seats, ulong seed)
        {
            Library.Check();
            IntPtr made;
            if (Native.bastide_game_create_preset((int)preset, seats, seed, &made) == 0) return new Game(made);
            // What is wrong with a number says the refusal of the longer way.
            if (Native.bastide_preset_list_choices((int)preset, null, 0) == (int)Status.Argument)
                throw new BastideException(Status.Argument, new Refusal(), "create: there is no preset " + (int)preset + ". The presets are the values of Preset.");
            Config config = Library.ConfigInit();
            config.Seats = seats;
            return Create(config, Library.PresetListChoices(preset));
        }
        /// <summary>Begins a game of a config and its choices. The config begins as Library.ConfigInit(): `new Config()` is all zero and no game.</summary>
        public static Game Create(Config config, Choice[] choices = null, TileSet[] sets = null)
        {
            if (config.Game == 0)
                throw new BastideException(Status.Argument, new Refusal(), "create: this Config names no kind of game. Begin with Library.ConfigInit() and change what you want.");
            return Library.GameCreate(config, choices, sets);
        }
        /// <summary>Makes a game from what Save() wrote. Any bytes are safe.</summary>
        public static Game Load(byte[] bytes, TileSet[] sets = null) { return Library.GameLoadSnapshot(bytes, sets); }
        /// <summary>Makes a game from a script.</summary>
        public static Game LoadScript(string text, TileSet[] sets = null) { return Library.GameLoadScript(text, sets); }

        public void Dispose() { own.Dispose(); }

        // ---- Deciding

        /// <summary>Who must decide what.</summary>
        public Decision Decision { get { return GetDecision(); } }
        public bool IsOver { get { return GetDecision().Over; } }

        /// <summary>The legal actions, ready to apply.</summary>
        public IReadOnlyList<GameAction> Actions(ActionKind kind = (ActionKind)Library.Any) { return ListActions(kind); }

        /// <summary>Applies an action and all that follows from it. Throws RefusedException when the rules refuse it, and another BastideException
        /// (Status.Argument) for an action that this game can never have, such as one of a seat or tile that does not exist: its message shows the
        /// whole action.</summary>
        public void Apply(GameAction action)
        {
            Refusal refusal;
            int status = Native.bastide_game_apply(handle, &action, &refusal);
            string why;
            if (!Answer(action, status, &refusal, out why)) throw new RefusedException(action, refusal, why);
        }

        /// <summary>Applies an action if the rules allow it; else nothing changes and `why` is the sentence for the player. Throws, as Apply(), for an
        /// action that this game can never have.</summary>
        public bool TryApply(GameAction action, out string why)
        {
            Refusal refusal;
            int status = Native.bastide_game_apply(handle, &action, &refusal);
            return Answer(action, status, &refusal, out why);
        }

        /// <summary>As Apply(), for a code.</summary>
        public void ApplyCode(ulong code) { Apply(Library.ActionDecode(code)); }

        /// <summary>Why the rules refuse an action, or null when they allow it. Throws, as Apply(), for an action that this game can never have.</summary>
        public string WhyNot(GameAction action)
        {
            Refusal refusal;
            string why;
            Answer(action, Native.bastide_game_check(handle, &action, &refusal), &refusal, out why);
            return why;
        }

        /// <summary>Throws, as Apply(), for an action that is not legal, and changes nothing.</summary>
        internal void MustAllow(GameAction action)
        {
            Refusal refusal;
            string why;
            if (!Answer(action, Native.bastide_game_check(handle, &action, &refusal), &refusal, out why)) throw new RefusedException(action, refusal, why);
        }

        bool Answer(GameAction action, int status, Refusal* refusal, out string why)
        {
            why = null;
            if (status == (int)Status.Illegal) why = Library.RefusalText(*refusal, this, null, action);
            else if (status != 0) throw Checked.Exception(status, *refusal, "apply " + action);
            return why == null;
        }

        /// <summary>The action of a kind, if it is legal now; the first when there are several.</summary>
        public bool TryFind(ActionKind kind, out GameAction action)
        {
            GameAction found;
            bool is_there = Native.bastide_game_get_action(handle, (int)kind, 0, &found) == 0;
            action = is_there ? found : new GameAction();
            return is_there;
        }

        // ---- What happened

        /// <summary>The events since the last call; at first, since this object was made. What happened before that the lists show: the tiles and
        /// pieces of a new game, of a loaded one or of a clone. Events that were taken back since have Undone: a view shows none of them, and draws
        /// itself again at the UndoneEvent that follows.</summary>
        public IReadOnlyList<GameEvent> NewEvents(int viewer = Library.ViewFull)
        {
            GameEvent[] events = ListEvents(viewer, seen);
            if (events.Length > 0) seen = events[events.Length - 1].Seq + 1;
            return events;
        }

        /// <summary>Takes back the last action of a seat, with what followed from it. False when there is none.</summary>
        public bool Undo()
        {
            Refusal refusal;
            int status = Native.bastide_game_undo_last(handle, &refusal);
            if (status == (int)Status.Absent) return false;
            Checked.Status(status, &refusal, "undo");
            return true;
        }

        // ---- The board

        public IReadOnlyList<SeatInfo> Seats { get { return ListSeats(); } }
        public IReadOnlyList<PlacedTile> Board { get { return ListBoard(); } }
        public IReadOnlyList<Piece> Pieces { get { return ListPieces(); } }
        public IReadOnlyList<Feature> Features { get { return ListFeatures(); } }
        public IReadOnlyList<TileType> Tiles { get { return ListTiles(); } }
        /// <summary>Where each seat would stand if the game ended now, the best first.</summary>
        public IReadOnlyList<Standing> Standing { get { return ListStanding(); } }
        /// <summary>A hash of everything public in the position, equal on every machine.</summary>
        public ulong Hash { get { return GetHash(); } }

        // ---- Sentences

        public string Describe(GameAction action, Texts texts = null) { return ActionText(action, texts); }
        public string Describe(GameEvent happened, Texts texts = null) { return EventText(happened, texts); }
        public string Describe(Decision decision, Texts texts = null) { return DecisionText(decision, texts); }
        public string Describe(ScoreLine line, Texts texts = null) { return ScoreLineText(line, texts); }

        // ---- Saving

        /// <summary>Everything of the game as bytes, or what one viewer may know of it.</summary>
        public byte[] Save(int viewer = Library.ViewFull) { return WriteSnapshot(viewer); }
        /// <summary>Puts this game into a saved position.</summary>
        public void Restore(byte[] bytes) { RestoreSnapshot(bytes); }
    }

    public unsafe partial struct Decision
    {
        /// <summary>Whether an action of a kind is legal.</summary>
        public bool Allows(ActionKind kind) { return (Kinds >> (int)kind & 1) != 0; }
    }

    public unsafe partial struct Placement
    {
        /// <summary>Whether the tile may lie on this cell in a rotation.</summary>
        public bool Allows(int rotation) { return (Rotations >> rotation & 1) != 0; }
    }
}

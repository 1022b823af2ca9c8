// SPDX-License-Identifier: MIT
// The built-in players (bastide_players.h): what they choose, what the moves are worth, and why. They see what their seat may know, and nothing
// else.
using System;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Threading;

namespace Bastide
{
    /// <summary>A move and its value.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct ValuedMove
    {
        internal const int Size = 128;
        /// <summary>Ready to apply.</summary>
        public GameAction Action;
        internal int hundredths;
        /// <summary>How many simulations are behind the value; 0: it was judged once.</summary>
        public int Simulations;
        internal fixed uint spare[6];

        /// <summary>The lead of the seat over the mean of the others to expect at the end of the game, in points; in the dice game the points to
        /// expect of the turn. Negative infinity: the call ended before the move was judged.</summary>
        public double Value { get { return hundredths == int.MinValue ? double.NegativeInfinity : hundredths / 100.0; } }

        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            string value = Value.ToString("0.00", CultureInfo.InvariantCulture);
            return new Shown("ValuedMove").Add("Action", Action.ToString()).Add("Value", value).Add("Simulations", Simulations, 0).End();
        }
    }

    /// <summary>What speaks for a move, or against it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct MoveReason
    {
        internal const int Size = 32;
        public MoveReasonKind Kind;
        /// <summary>Whose feature or piece it is.</summary>
        public int Seat;
        /// <summary>None where the kind has no feature.</summary>
        public SegmentKind FeatureKind;
        /// <summary>What is scored; an estimate in all kinds but Completes and Returns, 0 where the kind has none.</summary>
        public int Points;
        internal fixed uint spare[4];

        /// <summary>The fields that say something, for logs.</summary>
        public override string ToString()
        {
            string feature = FeatureKind == 0 ? null : FeatureKind.ToString();
            return new Shown("MoveReason").Add("Kind", Kind.ToString()).Add("Seat", Seat, Library.None).Add("FeatureKind", feature).Add("Points", Points, 0).End();
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    unsafe struct PlayerSettings
    {
        internal const int Size = 64;
        internal ulong microseconds;
        internal int level, simulations;
        internal fixed uint spare[12];
    }

    static unsafe partial class Native
    {
        [DllImport(PlayersName, CallingConvention = C)] internal static extern int bastide_players_settings_init(PlayerSettings* settings);
        [DllImport(PlayersName, CallingConvention = C)] internal static extern int bastide_players_measure(GameHandle game, int level);
        [DllImport(PlayersName, CallingConvention = C)]
        internal static extern int bastide_players_choose(GameHandle game, PlayerSettings* settings, PlayerHost* host, ulong* random, byte* memory, int size, GameAction* action);
        [DllImport(PlayersName, CallingConvention = C)]
        internal static extern int bastide_players_list_moves(GameHandle game, PlayerSettings* settings, PlayerHost* host, ulong* random, byte* memory, int size, ValuedMove* moves, int cap);
        [DllImport(PlayersName, CallingConvention = C)]
        internal static extern int bastide_players_list_reasons(GameHandle game, GameAction* action, byte* memory, int size, MoveReason* reasons, int cap);
        [DllImport(PlayersName, CallingConvention = C)]
        internal static extern int bastide_players_reasons_text(TextsHandle texts, int seat, MoveReason* reasons, int count, byte* text, int cap);
    }

    /// <summary>How long a player thinks: a number of simulations, a time, or both, whichever ends first. An int and a TimeSpan are budgets. The
    /// clock ticks every 1 to 16 milliseconds.</summary>
    public struct Budget
    {
        readonly int simulations;
        readonly TimeSpan time;

        Budget(int simulations, TimeSpan time)
        {
            this.simulations = simulations;
            this.time = time;
        }
        public static Budget Of(int simulations, TimeSpan time) { return WithTime(With(simulations), time); }
        public static implicit operator Budget(int simulations) { return With(simulations); }
        public static implicit operator Budget(TimeSpan time) { return WithTime(new Budget(), time); }

        /// <summary>0: no limit of number.</summary>
        public int Simulations { get { return simulations; } }
        /// <summary>Zero: no limit of time.</summary>
        public TimeSpan Time { get { return time; } }

        static Budget With(int simulations)
        {
            if (simulations >= 1) return new Budget(simulations, TimeSpan.Zero);
            throw new BastideException(Status.Argument, new Refusal(), "player: " + simulations + " simulations are too few; give 1 or more.");
        }
        static Budget WithTime(Budget budget, TimeSpan time)
        {
            if (time > TimeSpan.Zero) return new Budget(budget.simulations, time);
            throw new BastideException(Status.Argument, new Refusal(), "player: the time " + time + " is too short; give more than zero.");
        }
    }

    /// <summary>For compilers that work ahead of time: they know a function that C calls by an attribute of this name.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        public MonoPInvokeCallbackAttribute(Type type) { }
    }

    /// <summary>What a call of a player is lent.</summary>
    [StructLayout(LayoutKind.Sequential)]
    unsafe struct PlayerHost
    {
        [UnmanagedFunctionPointer(Native.C)] delegate ulong Clock(IntPtr user);
        static readonly Clock clock = Microseconds;
        static readonly IntPtr clockInC = Marshal.GetFunctionPointerForDelegate(clock);

        internal IntPtr began, microseconds; // the first is what the clock is given
        internal int* stop;

        internal PlayerHost(int* stop)
        {
            began = (IntPtr)Environment.TickCount;
            microseconds = clockInC;
            this.stop = stop;
        }

        /// <summary>Since the call began, so that the counter of milliseconds may wrap around. A Stopwatch would need another assembly.</summary>
        [MonoPInvokeCallback(typeof(Clock))]
        static ulong Microseconds(IntPtr began)
        {
            return unchecked((uint)(Environment.TickCount - (int)(long)began)) * 1000UL;
        }
    }

    /// <summary>Players think for a while: call them on another thread, on a clone of the game. A token that is cancelled ends a call soon; what it
    /// returns is the best so far.</summary>
    public static unsafe class Player
    {
        const int MostReasons = 16; // of one action

        delegate int Call(PlayerHost* host);

        /// <summary>The action that a player of a level chooses for the seat that decides. The same position, simulations and random word give the
        /// same action on every machine, unless a time or the token ends the call. Easy and Normal use no simulations.</summary>
        public static GameAction Choose(Game game, Level level, Budget budget, ref ulong random, CancellationToken stop = default(CancellationToken))
        {
            GameAction action;
            GameAction* to = &action;
            PlayerSettings settings = Settings(game, level, budget);
            PlayerSettings* from = &settings;
            byte[] memory = Memory(game, level);
            fixed (byte* at = memory)
            fixed (ulong* word = &random)
            {
                byte* arena = at;
                ulong* number = word;
                Call call = host => Native.bastide_players_choose(GameHandle.Of(game), from, host, number, arena, memory.Length, to);
                Checked.Status(Stoppable(stop, call), null, "player");
            }
            return action;
        }

        /// <summary>Runs a call with a clock, and with a word that is set when the token is cancelled.</summary>
        static int Stoppable(CancellationToken stop, Call call)
        {
            int[] word = new int[1];
            fixed (int* at = word)
            {
                PlayerHost host = new PlayerHost(at);
                using (stop.Register(() => Volatile.Write(ref word[0], 1))) return call(&host);
            }
        }

        /// <summary>The moves of the seat that decides with their values, the best first; of the dice game the best 64 at most. The first is what
        /// Choose() would return. Hard and Expert give the values of their simulations to the moves that they compare.</summary>
        public static ValuedMove[] ListMoves(Game game, Level level, Budget budget, ref ulong random, CancellationToken stop = default(CancellationToken))
        {
            PlayerSettings settings = Settings(game, level, budget);
            PlayerSettings* from = &settings;
            byte[] memory = Memory(game, level);
            ValuedMove[] moves = new ValuedMove[game.CountActions()];
            int count;
            fixed (ValuedMove* to = moves)
            fixed (byte* at = memory)
            fixed (ulong* word = &random)
            {
                ValuedMove* list = to;
                byte* arena = at;
                ulong* number = word;
                Call call = host => Native.bastide_players_list_moves(GameHandle.Of(game), from, host, number, arena, memory.Length, list, moves.Length);
                count = Stoppable(stop, call);
            }
            return Checked.Cut(moves, Math.Min(Checked.Count(count, "player"), moves.Length));
        }

        /// <summary>What speaks for an action of the seat that decides, or against it, the weightiest first; at least one reason. Throws, as
        /// Game.Apply(), for an action that is not legal.</summary>
        public static MoveReason[] ListReasons(Game game, GameAction action)
        {
            Checked.NotNull(game, "game").MustAllow(action);
            byte[] memory = Memory(game, Level.Normal);
            MoveReason[] reasons = new MoveReason[MostReasons];
            int count;
            fixed (MoveReason* to = reasons)
            fixed (byte* at = memory)
                count = Native.bastide_players_list_reasons(GameHandle.Of(game), &action, at, memory.Length, to, reasons.Length);
            return Checked.Cut(reasons, Math.Min(Checked.Count(count, "player"), reasons.Length));
        }

        /// <summary>The reasons in a sentence: "completes the city for 12 points; blocks Blue's field, about 3 points". Without texts in English.</summary>
        public static string Explain(Game game, GameAction action, Texts texts = null)
        {
            MoveReason[] reasons = ListReasons(game, action);
            byte[] buffer = new byte[256];
            for (;;)
            {
                int count;
                fixed (MoveReason* at = reasons)
                fixed (byte* to = buffer)
                    count = Native.bastide_players_reasons_text(TextsHandle.OrNone(texts), action.Seat, at, reasons.Length, to, buffer.Length);
                if (Checked.Count(count, "player") < buffer.Length) return Utf8.Read(buffer, count);
                buffer = new byte[count + 1];
            }
        }

        static PlayerSettings Settings(Game game, Level level, Budget budget)
        {
            PlayerSettings settings;
            if (Checked.NotNull(game, "game").Decision.Seat < 0) throw new BastideException(Status.State, new Refusal(), "player: no seat decides.");
            if (level < Level.Easy || level > Level.Expert)
                throw new BastideException(Status.Argument, new Refusal(), "player: there is no level " + (int)level + ". The levels are Easy, Normal, Hard and Expert.");
            if (budget.Simulations == 0 && budget.Time == TimeSpan.Zero)
                throw new BastideException(Status.Argument, new Refusal(), "player: an empty budget; give a number of simulations or a time.");
            Checked.Status(Native.bastide_players_settings_init(&settings), null, "player");
            settings.level = (int)level;
            settings.simulations = budget.Simulations;
            settings.microseconds = ((ulong)budget.Time.Ticks + 9) / 10; // a tick is a tenth of a microsecond
            return settings;
        }

        static byte[] Memory(Game game, Level level)
        {
            return new byte[Checked.Count(Native.bastide_players_measure(GameHandle.Of(game), (int)level), "player") + 1];
        }
    }
}

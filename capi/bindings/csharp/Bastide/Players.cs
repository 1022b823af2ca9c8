// SPDX-License-Identifier: MIT
// The built-in players (bastide_players.h). They see what their seat may know, and nothing else.
using System;
using System.Runtime.InteropServices;

namespace Bastide
{
    public enum Level : int
    {
        /// <summary>A beginner: sees each move and misjudges it.</summary>
        Easy = 1,
        /// <summary>Judges the position after each move.</summary>
        Normal = 2,
        /// <summary>Also plays the next turns of all seats many times.</summary>
        Hard = 3,
    }

    [StructLayout(LayoutKind.Sequential)]
    unsafe struct PlayerSettings
    {
        internal const int Size = 64;
        internal ulong microseconds;
        internal int level, seat, simulations;
        internal fixed uint spare[11];
    }

    static unsafe partial class Native
    {
        [DllImport(PlayersName, CallingConvention = C)] internal static extern int bastide_players_settings_init(PlayerSettings* settings);
        [DllImport(PlayersName, CallingConvention = C)] internal static extern int bastide_players_measure(GameHandle game, int level);
        [DllImport(PlayersName, CallingConvention = C)]
        internal static extern int bastide_players_choose(GameHandle game, PlayerSettings* settings, IntPtr host, ulong* random, byte* memory, int size, GameAction* action);
    }

    public static unsafe class Player
    {
        /// <summary>The action that a player of a level chooses for the seat that decides. The same position, simulations and random word give the
        /// same action on every machine. It takes time: call it on another thread, on a clone of the game.</summary>
        public static GameAction Choose(Game game, Level level, int simulations, ref ulong random)
        {
            PlayerSettings settings;
            GameAction action;
            int seat = Checked.NotNull(game, "game").Decision.Seat;
            if (seat < 0) throw new BastideException(Status.State, new Refusal(), "player: no seat decides.");
            if (level < Level.Easy || level > Level.Hard)
                throw new BastideException(Status.Argument, new Refusal(), "player: there is no level " + (int)level + ". The levels are Easy, Normal and Hard.");
            if (simulations < 1)
                throw new BastideException(Status.Argument, new Refusal(), "player: " + simulations + " simulations are too few; give 1 or more.");
            Checked.Status(Native.bastide_players_settings_init(&settings), null, "player");
            settings.level = (int)level;
            settings.simulations = simulations;
            settings.seat = seat;
            byte[] memory = new byte[Checked.Count(Native.bastide_players_measure(GameHandle.Of(game), (int)level), "player") + 1];
            fixed (byte* at = memory)
            fixed (ulong* word = &random)
                Checked.Status(Native.bastide_players_choose(GameHandle.Of(game), &settings, IntPtr.Zero, word, at, memory.Length, &action), null, "player");
            return action;
        }
    }
}

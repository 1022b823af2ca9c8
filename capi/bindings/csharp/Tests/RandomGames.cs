// SPDX-License-Identifier: MIT
// The random games of docs/foreign.md, through the binding: their hashes must be those that C recorded.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using Bastide;

/// <summary>FNV-1a with 64 bits.</summary>
sealed class Sum
{
    ulong value = 0xCBF29CE484222325;

    public void Add(byte one) { unchecked { value = (value ^ one) * 0x100000001B3; } }
    public void Add(int number) { for (int shift = 0; shift < 32; shift += 8) Add((byte)(number >> shift & 255)); }
    public void Add(ulong number) { for (int shift = 0; shift < 64; shift += 8) Add((byte)(number >> shift & 255)); }
    public override string ToString() { return value.ToString("x16", CultureInfo.InvariantCulture); }
}

static class RandomGames
{
    public const Preset Dice = (Preset)(-1);

    public static List<Preset> Kinds()
    {
        List<Preset> kinds = new List<Preset>();
        foreach (int preset in Library.WordList(Vocabulary.Preset)) kinds.Add((Preset)preset);
        kinds.Add(Dice);
        return kinds;
    }

    public static string Name(Preset kind) { return kind == Dice ? "dice" : Library.WordName(Vocabulary.Preset, (int)kind); }

    public static Game Begin(Preset kind, int number)
    {
        Config config = Library.ConfigInit();
        config.Seats = 2 + number % 4;
        config.FirstSeat = number / 4 % config.Seats;
        config.Seed = unchecked((ulong)(number + 1) * 0x9E3779B97F4A7C15);
        if (kind != Dice) return Game.Create(config, Library.PresetListChoices(kind));
        config.Game = GameKind.Dice;
        return Game.Create(config);
    }

    static void AddPosition(Sum sum, Game game)
    {
        Decision decision = game.Decision;
        sum.Add(decision.Seat);
        sum.Add((int)decision.Step);
        sum.Add(decision.Tile);
        sum.Add(decision.Kinds);
        sum.Add(unchecked((int)decision.Winners));
        sum.Add(game.Hash);
    }

    static bool AddAction(Sum sum, Game game, ref uint state)
    {
        GameAction[] actions = game.ListActions();
        if (actions.Length == 0) return false;
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        GameAction a = actions[state % (uint)actions.Length];
        game.Apply(a);
        foreach (int number in new int[] { actions.Length, (int)a.Kind, a.Seat, (int)a.Origin, a.Tile, a.X, a.Y, a.Rotation, (int)a.Spot, a.Segment,
                                           (int)a.PieceKind, a.Piece, a.OtherSeat, a.Points, unchecked((int)a.Faces), (int)a.Cause })
            sum.Add(number);
        return true;
    }

    static void AddEnd(Sum sum, Game game)
    {
        AddPosition(sum, game);
        foreach (SeatInfo seat in game.Seats) sum.Add(seat.Score);
        sum.Add(game.Seats.Count);
        foreach (ScoreLine line in game.ListScoreLines(0))
            foreach (int number in new int[] { line.Seat, (int)line.Reward, line.Count, line.Each, line.Points, line.Total }) sum.Add(number);
        foreach (int viewer in new int[] { Library.ViewFull, Library.ViewPublic })
        {
            byte[] bytes = game.Save(viewer);
            sum.Add(bytes.Length);
            foreach (byte one in bytes) sum.Add(one);
        }
    }

    public static void Play(Sum sum, Preset kind, int number)
    {
        uint state = unchecked((uint)(number + 1) * 2654435761u);
        using (Game game = Begin(kind, number))
        {
            for (int done = 0; kind != Dice || done < 64; ++done)
            {
                if (done % 16 == 0) AddPosition(sum, game);
                if (!AddAction(sum, game, ref state)) break;
            }
            AddEnd(sum, game);
        }
    }

    /// <summary>The line of a kind in tests/data/fingerprints.txt.</summary>
    public static string Line(Preset kind, int games)
    {
        Sum sum = new Sum();
        for (int number = 0; number < games; ++number) Play(sum, kind, number);
        return Name(kind) + " " + games + " " + sum;
    }
}

// SPDX-License-Identifier: MIT
// Prints the numbers of recorded games; compiled ahead of time it stands in for IL2CPP, which compiles ahead of time too.
// usage: Play.exe GAMES
using System;
using Bastide;

static class Program
{
    static void Main(string[] arguments)
    {
        foreach (Preset kind in RandomGames.Kinds()) Console.WriteLine(RandomGames.Line(kind, int.Parse(arguments[0])));
        using (Game game = Game.Create(Preset.Winter, 2, 8))
        {
            string why;
            ulong random = 1;
            GameAction best = Player.ListMoves(game, Level.Expert, 40, ref random)[0].Action;
            if (game.WhyNot(Player.Choose(game, Level.Expert, TimeSpan.FromMilliseconds(50), ref random)) != null) throw new InvalidOperationException("no time");
            if (Player.Explain(game, best).Length == 0) throw new InvalidOperationException("nothing speaks for the best move");
            if (game.TryApply(GameAction.Place(0, game.Decision.Tile, 9, 9, 0), out why)) throw new InvalidOperationException("far away is legal");
            Console.WriteLine(why);
        }
    }
}

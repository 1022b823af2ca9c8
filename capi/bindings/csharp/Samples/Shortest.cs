// SPDX-License-Identifier: MIT
// The program of the README of the NuGet package.
// [program]
using System;
using Bastide;

static class Program
{
    static void Main()
    {
        // [game]
        using (Game game = Game.Create(Preset.Winter, 2, 8))
        {
            Console.WriteLine(game.Describe(game.Decision)); // Red must place W.
            game.Apply(game.Actions()[0]);
        }
        // [game]
    }
}
// [program]

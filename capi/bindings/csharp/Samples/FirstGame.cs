// SPDX-License-Identifier: MIT
// The shortest way through the binding: create, show legal cells, place, explain a refusal, animate, undo, save.
// [game]
using System;
using Bastide;

static class FirstGame
{
    static void Main()
    {
        using (Game game = Game.Create(Preset.Winter, 2, 8))
        {
            Decision decision = game.Decision;
            Console.WriteLine(game.Describe(decision));                              // Red must place W.

            foreach (Placement cell in game.ListPlacements(decision.Tile))           // show the legal cells
                Console.WriteLine("(" + cell.X + "," + cell.Y + ") turned " + Turns(cell));

            string why;                                                              // explain a refusal
            GameAction far = GameAction.Place(decision.Seat, decision.Tile, 9, 9, 0);
            if (!game.TryApply(far, out why)) Console.WriteLine(why);                // No side of (9,9) touches a placed tile.

            Placement first = game.ListPlacements(decision.Tile)[0];                 // place the tile
            int turned = first.Allows(0) ? 0 : first.Allows(1) ? 1 : first.Allows(2) ? 2 : 3;
            game.Apply(GameAction.Place(decision.Seat, decision.Tile, first.X, first.Y, turned));
            Animate(game);

            ulong before = game.Hash;                                                // deploy, and take it back
            game.Apply(game.Actions(ActionKind.Deploy)[0]);
            Animate(game);
            game.Undo();
            Console.WriteLine(game.Hash == before ? "undone" : "not undone");

            using (Game loaded = Game.Load(game.Save()))                             // save and load
                Console.WriteLine(loaded.Hash == before ? "saved" : "not saved");
        }
    }

    static string Turns(Placement cell)
    {
        string turns = "";
        for (int rotation = 0; rotation < 4; ++rotation)
            if (cell.Allows(rotation)) turns += rotation + " ";
        return turns;
    }

    static void Animate(Game game) // what happened since the last call
    {
        foreach (GameEvent happened in game.NewEvents())
        {
            if (happened.Undone) continue; // taken back before it was shown
            PlacedEvent placed;
            MovedEvent moved;
            if (happened.IsPlaced(out placed)) Console.WriteLine("tile to (" + placed.X + "," + placed.Y + ")");
            if (happened.IsMoved(out moved)) Console.WriteLine("piece " + moved.Piece + " from " + moved.FromSpot + " to " + moved.Spot);
        }
    }
}
// [game]

// SPDX-License-Identifier: MIT
// The typed views that views.py made for C#: records lie as the JSON says, and an event shows what its kind uses.
using System;
using System.Reflection;
using System.Runtime.InteropServices;
using Bastide;

static unsafe class Check {
    static int failures;

    static void Expect(bool holds, string what) {
        if (holds) return;
        Console.WriteLine("FAILED: " + what);
        failures++;
    }

    static int Main() {
        foreach (var row in Bastide.Layout.Offsets) {
            var names = row.Key.Split('.');
            var type = typeof(EventRecord).Assembly.GetType("Bastide." + names[0]);
            Expect(Marshal.OffsetOf(type, names[1]).ToInt32() == row.Value, row.Key);
            Expect(Marshal.SizeOf(type) == (int)type.GetField("Size").GetRawConstantValue(), "size of " + names[0]);
        }
        Expect(Bastide.Layout.Offsets.Count > 200, "all fields are compared");

        var told = new EventRecord { Kind = EventKind.Placed, Seat = 1, Tile = 7, X = -3, Y = 4, Rotation = 2, Seq = 11 };
        PlacedEvent placed;
        PassedEvent passed;
        Expect(told.TryPlacedEvent(out placed) && !told.TryPassedEvent(out passed), "an event is of one kind");
        Expect(placed.Seat == 1 && placed.Tile == 7 && placed.X == -3 && placed.Y == 4 && placed.Rotation == 2, "its fields");
        Expect(placed.Seq == 11, "what every event has");
        Expect(typeof(PlacedEvent).GetProperty("Points") == null, "no field of another kind");
        Expect(typeof(PlacedEvent).GetProperty("Undone") != null, "the fields of every kind");

        var drew = new EventRecord { Kind = EventKind.Drew, Tile = -1 };
        DrewEvent hidden;
        Expect(drew.TryDrewEvent(out hidden) && hidden.Tile == null && hidden.Seat == 0, "a tile that is not known here");
        drew.Tile = 4;
        Expect(drew.TryDrewEvent(out hidden) && hidden.Tile == 4, "and one that is");

        var choice = new ChoiceRecord { Kind = ChoiceKind.Pieces, Id = (int)PieceKind.Wagon, Value = 2 };
        PiecesChoice pieces;
        Expect(choice.TryPiecesChoice(out pieces) && pieces.Id == PieceKind.Wagon && pieces.Value == 2, "a narrowed type");
        var refusal = new RefusalRecord { Reason = Reason.SideMismatch, SideKind = SideKind.City };
        SideMismatchRefusal mismatch;
        Expect(refusal.TrySideMismatchRefusal(out mismatch) && mismatch.SideKind == SideKind.City, "a record whose kind is its reason");
        return failures;
    }
}

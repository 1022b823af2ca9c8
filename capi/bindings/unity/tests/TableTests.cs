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

    object Do(string method) { return typeof(Table).GetMethod(method, BindingFlags.NonPublic | BindingFlags.Instance).Invoke(table, null); }
    T Get<T>(string field) { return (T)typeof(Table).GetField(field, BindingFlags.NonPublic | BindingFlags.Instance).GetValue(table); }
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

    void Click(int button, Vector3 at)
    {
        Input.mousePosition = at;
        Input.down[button] = true;
        Do("Update");
        Input.down[button] = false;
    }

    List<string> Gui(string pressed)
    {
        GUILayout.labels.Clear();
        GUILayout.pressed = pressed;
        Do("OnGUI");
        GUILayout.pressed = null;
        return GUILayout.labels;
    }

    void PlaceFirst()
    {
        Placement cell = Game.ListPlacements(Game.Decision.Tile)[0];
        while (!cell.Allows(Get<int>("turned"))) Click(1, new Vector3());
        Click(0, Shapes.Cell(cell.X, cell.Y));
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
                GameAction first = deploy[0];
                PlacedTile tile = Game.GetPlaced(decision.Placed);
                Point spot = Get<BoardView>("view").Geometry.ListSpots(tile.Tile, first.Segment, tile.Rotation)[0];
                Click(0, Shapes.Cell(first.X, first.Y) + new Vector3(spot.X / 1024f - 0.5f, 0.5f - spot.Y / 1024f, 0));
                ++deployed;
            }
            else Gui("Pass");
            Do("Update");
        }
        Assert.Greater(deployed, 5);
        Assert.AreEqual("The game is over.", Gui(null)[0]);
    }

    [Test]
    public void TheComputerPlaysItsTurns()
    {
        table.computerPlays = true;
        for (int i = 0; i < 400 && Game.Board.Count < 12; ++i)
        {
            Decision decision = Game.Decision;
            if (decision.Seat == 0 && decision.Step == Step.Place) PlaceFirst();
            else if (decision.Seat == 0) Gui("Pass");
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
    public void SaveLoadAndUndo()
    {
        for (int i = 0; i < 3; ++i)
        {
            PlaceFirst();
            Gui("Pass");
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
                    Assert.AreEqual(triangles.Count / 3, Shapes.Fill(ring).triangles.Length / 3);
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
}

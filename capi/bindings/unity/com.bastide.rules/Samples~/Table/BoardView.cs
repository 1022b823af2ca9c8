// SPDX-License-Identifier: MIT
// Shows a game: features, legal cells and pieces. It knows no rules.
using System;
using System.Collections.Generic;
using Bastide;
using Bastide.Unity;
using UnityEngine;

sealed class BoardView : IDisposable
{
    const float Seconds = 0.4f; // that a piece flies

    static readonly Color[] seatColours = { Hex(0xD55E00), Hex(0x0072B2), Hex(0x009E73), Hex(0xF0E442), Hex(0x222222), Hex(0x999999), Hex(0xCC79A7), Hex(0x5A3F9E) };
    static readonly Dictionary<SegmentKind, Color> colours = new Dictionary<SegmentKind, Color>
    {
        { SegmentKind.Field, Hex(0xBED79B) }, { SegmentKind.City, Hex(0xD08A48) }, { SegmentKind.Road, Hex(0xFFFBF0) }, { SegmentKind.River, Hex(0x6FA8DC) },
        { SegmentKind.Monastery, Hex(0xA2563F) }, { SegmentKind.Garden, Hex(0x5F9E4F) }, { SegmentKind.Foundation, Hex(0x8A8A8A) },
    };

    sealed class Flight
    {
        public Transform piece;
        public Vector3 from, to;
        public float time;
    }

    readonly Transform root;
    readonly List<GameObject> shown = new List<GameObject>(), cells = new List<GameObject>();
    readonly Dictionary<int, GameObject> pieces = new Dictionary<int, GameObject>();
    readonly List<Flight> flights = new List<Flight>();

    public Geometry Geometry { get; private set; }
    public bool IsMoving { get { return flights.Count > 0; } }

    public BoardView(Transform root) { this.root = root; }

    public void Dispose()
    {
        if (Geometry != null) Geometry.Dispose();
    }

    public void Show(Game game)
    {
        Dispose();
        Geometry = Geometry.Of(game);
        flights.Clear();
    }

    public void Refresh(Game game, int turned)
    {
        Clear(shown);
        List<KeyValuePair<Ring, Color>> areas = new List<KeyValuePair<Ring, Color>>();
        foreach (Feature feature in game.Features)
            foreach (Ring ring in Geometry.Feature(game, feature.Id))
                if (!ring.IsHole) areas.Add(new KeyValuePair<Ring, Color>(ring, colours[feature.Kind]));
        areas.Sort((a, b) => Shapes.Area(b.Key).CompareTo(Shapes.Area(a.Key))); // what lies in a hole of another comes after it
        for (int i = 0; i < areas.Count; ++i) shown.Add(Area(Shapes.Fill(areas[i].Key), areas[i].Value, i * 0.001f));
        ShowPieces(game);
        MarkCells(game, turned);
    }

    void ShowPieces(Game game)
    {
        foreach (GameObject old in pieces.Values) UnityEngine.Object.Destroy(old);
        pieces.Clear();
        foreach (Piece piece in game.Pieces)
        {
            Point at;
            if (!Geometry.TryLocate(game, piece.Id, out at)) continue;
            GameObject disc = GameObject.CreatePrimitive(PrimitiveType.Sphere);
            disc.transform.SetParent(root, false);
            disc.transform.localPosition = Shapes.Position(at, 1);
            disc.transform.localScale = Vector3.one * 0.18f;
            disc.GetComponent<Renderer>().material.color = seatColours[piece.Seat];
            pieces[piece.Id] = disc;
        }
    }

    /// <summary>Marks the cells for the drawn tile: dark where it fits as it is turned now, light where it fits otherwise.</summary>
    public void MarkCells(Game game, int turned)
    {
        Clear(cells);
        Decision decision = game.Decision;
        if (decision.Step != Step.Place || decision.Tile < 0) return;
        foreach (Placement cell in game.ListPlacements(decision.Tile))
        {
            GameObject mark = GameObject.CreatePrimitive(PrimitiveType.Quad);
            mark.transform.SetParent(root, false);
            mark.transform.localPosition = Shapes.Cell(cell.X, cell.Y, 0.5f);
            mark.transform.localScale = Vector3.one * 0.9f;
            mark.GetComponent<Renderer>().material.color = cell.Allows(turned) ? Hex(0x4C994C) : Hex(0xAAAAAA);
            cells.Add(mark);
        }
    }

    /// <summary>Lets a piece fly to where an event put it. A move of any piece is the same event: from where, to where, why.</summary>
    public void Animate(Game game, MovedEvent moved)
    {
        GameObject piece;
        if (moved.Piece == null || !pieces.TryGetValue(moved.Piece.Value, out piece)) return; // it went home
        Vector3 to = piece.transform.localPosition;
        Vector3 from = moved.FromSpot == Spot.Segment ? Shapes.Cell(moved.FromX.Value, moved.FromY.Value, 1) : to + new Vector3(0, -4, 0);
        flights.Add(new Flight { piece = piece.transform, from = from, to = to });
    }

    public void Move(float seconds)
    {
        foreach (Flight flight in flights)
        {
            flight.time = Mathf.Min(1, flight.time + seconds / Seconds);
            flight.piece.localPosition = Vector3.Lerp(flight.from, flight.to, flight.time);
        }
        flights.RemoveAll(flight => flight.time >= 1);
    }

    GameObject Area(Mesh mesh, Color colour, float height)
    {
        GameObject area = new GameObject("feature");
        area.transform.SetParent(root, false);
        area.transform.localPosition = new Vector3(0, 0, -height);
        area.AddComponent<MeshFilter>().mesh = mesh;
        Renderer renderer = area.AddComponent<MeshRenderer>();
        renderer.material = new Material(Shader.Find("Unlit/Color"));
        renderer.material.color = colour;
        return area;
    }

    static void Clear(List<GameObject> objects)
    {
        foreach (GameObject old in objects) UnityEngine.Object.Destroy(old);
        objects.Clear();
    }

    static Color Hex(int rgb) { return new Color((rgb >> 16) / 255f, (rgb >> 8 & 255) / 255f, (rgb & 255) / 255f); }
}

// SPDX-License-Identifier: MIT
// Shows a game: features, legal cells, pieces and the tile in hand. It knows no rules.
using System;
using System.Collections.Generic;
using Bastide;
using Bastide.Unity;
using UnityEngine;

sealed class BoardView : IDisposable
{
    const float Seconds = 0.4f; // that a piece flies

    static readonly Color nobodys = Hex(0x8B4513); // a piece of no seat
    static readonly Color[] seatColours = { Hex(0xD55E00), Hex(0x0072B2), Hex(0x009E73), Hex(0xF0E442), Hex(0x222222), Hex(0x999999), Hex(0xCC79A7), Hex(0x5A3F9E) };
    static readonly Dictionary<SegmentKind, Color> colours = new Dictionary<SegmentKind, Color>
    {
        { SegmentKind.Field, Hex(0xBED79B) }, { SegmentKind.City, Hex(0xD08A48) }, { SegmentKind.Road, Hex(0xFFFBF0) }, { SegmentKind.River, Hex(0x6FA8DC) },
        { SegmentKind.Monastery, Hex(0xA2563F) }, { SegmentKind.Garden, Hex(0x5F9E4F) }, { SegmentKind.Foundation, Hex(0x8A8A8A) },
    };

    struct Area
    {
        public Ring ring;
        public Color colour;
    }

    sealed class Flight
    {
        public Transform piece;
        public Vector3 from, to;
        public float time;
    }

    readonly Transform root, hand;
    readonly Dictionary<Color, Material> materials = new Dictionary<Color, Material>(); // one for each colour, shared
    readonly Mesh square = Shapes.Polygon(4, 0.63f), disc = Shapes.Polygon(24, 0.09f);
    readonly List<GameObject> shown = new List<GameObject>(), cells = new List<GameObject>(), held = new List<GameObject>();
    readonly List<Mesh> meshes = new List<Mesh>(); // of `shown` and `held`: Unity keeps a mesh until it is destroyed
    readonly Dictionary<int, GameObject> pieces = new Dictionary<int, GameObject>();
    readonly List<Flight> flights = new List<Flight>();

    public Geometry Geometry { get; private set; }
    public bool IsMoving { get { return flights.Count > 0; } }

    public BoardView(Transform root)
    {
        this.root = root;
        hand = new GameObject("hand").transform;
        hand.SetParent(root, false);
        hand.localScale = Vector3.one * 0.7f;
    }

    public void Dispose()
    {
        Clear();
        UnityEngine.Object.Destroy(hand.gameObject);
        UnityEngine.Object.Destroy(square);
        UnityEngine.Object.Destroy(disc);
        foreach (Material material in materials.Values) UnityEngine.Object.Destroy(material);
        materials.Clear();
        if (Geometry != null) Geometry.Dispose();
    }

    public void Show(Game game)
    {
        if (Geometry != null) Geometry.Dispose();
        Geometry = Geometry.Of(game);
    }

    public void Refresh(Game game, int tile, int turned)
    {
        Clear();
        List<Area> areas = new List<Area>();
        foreach (Feature feature in game.Features) AddAreas(areas, Geometry.Feature(game, feature.Id), feature.Kind);
        Show(areas, root, shown);
        foreach (Piece piece in game.Pieces)
        {
            Point at;
            if (Geometry.TryLocate(game, piece.Id, out at)) pieces[piece.Id] = Flat(disc, piece.Seat < 0 ? nobodys : seatColours[piece.Seat], Shapes.Position(at, 1), root);
        }
        Turn(game, tile, turned);
    }

    /// <summary>Shows the tile in hand, if there is one, as it is turned, and marks the cells for it: dark where it fits like this, light where it fits otherwise.</summary>
    public void Turn(Game game, int tile, int turned)
    {
        Destroy(cells);
        Destroy(held);
        if (tile < 0) return;
        foreach (Placement cell in game.ListPlacements(tile))
            cells.Add(Flat(square, cell.Allows(turned) ? Hex(0x4C994C) : Hex(0xAAAAAA), Shapes.Cell(cell.X, cell.Y, 0.5f), root));
        List<Area> areas = new List<Area>();
        foreach (SegmentType segment in game.ListSegments(tile, turned))
            AddAreas(areas, Geometry.Segment(tile, segment.Index, turned), segment.Kind);
        Show(areas, hand, held);
    }

    /// <summary>Moves the drawn tile to a position, as the mouse does.</summary>
    public void HoldAt(Vector3 at) { hand.localPosition = new Vector3(at.x - 0.35f, at.y + 0.35f, -2); }

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

    static void AddAreas(List<Area> areas, IEnumerable<Ring> rings, SegmentKind kind)
    {
        foreach (Ring ring in rings)
            if (!ring.IsHole) areas.Add(new Area { ring = ring, colour = colours[kind] });
    }

    void Show(List<Area> areas, Transform parent, List<GameObject> objects)
    {
        areas.Sort((a, b) => Shapes.Area(b.ring).CompareTo(Shapes.Area(a.ring))); // what lies in a hole of another comes after it
        for (int i = 0; i < areas.Count; ++i)
        {
            Mesh mesh = Shapes.Fill(areas[i].ring);
            meshes.Add(mesh);
            objects.Add(Flat(mesh, areas[i].colour, new Vector3(0, 0, -0.001f * i), parent));
        }
    }

    GameObject Flat(Mesh mesh, Color colour, Vector3 at, Transform parent)
    {
        GameObject flat = new GameObject("flat");
        flat.transform.SetParent(parent, false);
        flat.transform.localPosition = at;
        flat.AddComponent<MeshFilter>().sharedMesh = mesh;
        flat.AddComponent<MeshRenderer>().sharedMaterial = Painted(colour);
        return flat;
    }

    Material Painted(Color colour)
    {
        Material material;
        if (materials.TryGetValue(colour, out material)) return material;
        material = new Material(Shader.Find("Sprites/Default")) { color = colour }; // a shader that is in every build
        materials[colour] = material;
        return material;
    }

    void Clear()
    {
        Destroy(shown);
        Destroy(cells);
        Destroy(held);
        foreach (Mesh mesh in meshes) UnityEngine.Object.Destroy(mesh);
        foreach (GameObject piece in pieces.Values) UnityEngine.Object.Destroy(piece);
        meshes.Clear();
        pieces.Clear();
        flights.Clear(); // their pieces are gone
    }

    static void Destroy(List<GameObject> objects)
    {
        foreach (GameObject old in objects) UnityEngine.Object.Destroy(old);
        objects.Clear();
    }

    static Color Hex(int rgb) { return new Color((rgb >> 16) / 255f, (rgb >> 8 & 255) / 255f, (rgb & 255) / 255f); }
}

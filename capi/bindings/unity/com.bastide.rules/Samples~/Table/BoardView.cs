// SPDX-License-Identifier: MIT
// Shows a game: tiles with their signs, legal cells, pieces and the tile in hand. It knows no rules.
using System;
using System.Collections.Generic;
using Bastide;
using Bastide.Unity;
using UnityEngine;

sealed class BoardView : IDisposable
{
    const float Seconds = 0.4f; // that a piece flies
    const float Side = 0.98f; // of a tile: what is left is the line between two

    static readonly Color nobodys = Hex(0x8B4513); // a piece of no seat
    static readonly Color[] seatColours = { Hex(0xD55E00), Hex(0x0072B2), Hex(0x009E73), Hex(0xF0E442), Hex(0x222222), Hex(0x999999), Hex(0xCC79A7), Hex(0x5A3F9E) };
    static readonly Dictionary<SegmentKind, Color> colours = new Dictionary<SegmentKind, Color>
    {
        { SegmentKind.Field, Hex(0xBED79B) }, { SegmentKind.City, Hex(0xD08A48) }, { SegmentKind.Road, Hex(0xFFFBF0) }, { SegmentKind.River, Hex(0x6FA8DC) },
        { SegmentKind.Monastery, Hex(0xA2563F) }, { SegmentKind.Garden, Hex(0x5F9E4F) }, { SegmentKind.Foundation, Hex(0x8A8A8A) },
    };

    // Of what a box has drawn on its tiles, one for each Mark, again from the first.
    static readonly Color[] markColours = { Hex(0xFFFFFF), Hex(0x2E86C1), Hex(0xF1C40F), Hex(0x7D3C98), Hex(0x641E16), Hex(0x17A589), Hex(0x5D6D7E) };

    struct Shape
    {
        public Mesh mesh;
        public Color colour;
        public Vector3 at; // from the corner of the tile
    }

    sealed class Flight
    {
        public Transform piece;
        public Vector3 from, to;
        public float time;
    }

    readonly Transform root, hand;
    readonly Dictionary<Color, Material> materials = new Dictionary<Color, Material>(); // one for each colour, shared
    readonly Mesh square = Shapes.Polygon(4, 0.63f), disc = Shapes.Polygon(24, 0.09f), frame = Shapes.Polygon(4, 0.74f);
    readonly Mesh shield = Shapes.Polygon(3, 0.1f), village = Shapes.Polygon(4, 0.09f), mark = Shapes.Polygon(24, 0.06f);
    readonly Dictionary<int, List<Shape>> shapes = new Dictionary<int, List<Shape>>(); // by 4 * tile type + rotation
    readonly List<Mesh> meshes = new List<Mesh>(); // of `shapes`: Unity keeps a mesh until it is destroyed
    readonly List<GameObject> tiles = new List<GameObject>(), cells = new List<GameObject>(), held = new List<GameObject>();
    int shown; // tiles of the board
    GameObject last; // what frames the last one
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
        foreach (Mesh mesh in new Mesh[] { square, disc, frame, shield, village, mark }) UnityEngine.Object.Destroy(mesh);
        foreach (Material material in materials.Values) UnityEngine.Object.Destroy(material);
        materials.Clear();
        if (Geometry != null) Geometry.Dispose();
    }

    /// <summary>Shows another game, or one in which something was taken back.</summary>
    public void Show(Game game)
    {
        Clear();
        if (Geometry != null) Geometry.Dispose();
        Geometry = Geometry.Of(game);
    }

    public void Refresh(Game game, int tile, int turned)
    {
        IReadOnlyList<PlacedTile> board = game.Board;
        for (; shown < board.Count; ++shown) Draw(game, board[shown].Tile, board[shown].Rotation, new Vector3(board[shown].X, -board[shown].Y, 0), root, tiles);
        if (last == null && shown > 0) last = Flat(frame, Hex(0xFFFFFF), new Vector3(), root);
        if (shown > 0) last.transform.localPosition = Shapes.Cell(board[shown - 1].X, board[shown - 1].Y, -0.01f);
        ClearPieces();
        foreach (Piece piece in game.Pieces)
        {
            Point at;
            if (Geometry.TryLocate(game, piece.Id, out at)) pieces[piece.Id] = Flat(disc, piece.Seat < 0 ? nobodys : seatColours[piece.Seat], Shapes.Position(at, 1), root);
        }
        Turn(game, tile, turned);
    }

    /// <summary>Shows the tile in hand, if there is one, as it is turned, and marks the cells for it: green where it fits like this, grey where it fits otherwise.</summary>
    public void Turn(Game game, int tile, int turned)
    {
        Destroy(cells);
        Destroy(held);
        if (tile < 0) return;
        foreach (Placement cell in game.ListPlacements(tile))
            cells.Add(Flat(square, cell.Allows(turned) ? Hex(0x4C994C) : Hex(0xAAAAAA), Shapes.Cell(cell.X, cell.Y, 0.5f), root));
        Draw(game, tile, turned, new Vector3(), hand, held);
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

    void Draw(Game game, int tile, int rotation, Vector3 corner, Transform parent, List<GameObject> objects)
    {
        Vector3 inset = corner + new Vector3((1 - Side) / 2, (Side - 1) / 2, 0);
        float height = 0; // what comes later lies above
        foreach (Shape shape in ShapesOf(game, tile, rotation))
        {
            GameObject flat = Flat(shape.mesh, shape.colour, inset + shape.at * Side + new Vector3(0, 0, -height), parent);
            flat.transform.localScale = Vector3.one * Side;
            objects.Add(flat);
            height += 0.001f;
        }
    }

    List<Shape> ShapesOf(Game game, int tile, int rotation)
    {
        List<Shape> found;
        if (shapes.TryGetValue(4 * tile + rotation, out found)) return found;
        found = new List<Shape>();
        List<KeyValuePair<Ring, Color>> rings = new List<KeyValuePair<Ring, Color>>();
        foreach (SegmentType segment in game.ListSegments(tile, rotation))
            foreach (Ring ring in Geometry.Segment(tile, segment.Index, rotation))
                if (!ring.IsHole) rings.Add(new KeyValuePair<Ring, Color>(ring, colours[segment.Kind]));
        rings.Sort((a, b) => Shapes.Area(b.Key).CompareTo(Shapes.Area(a.Key))); // what lies in a hole of another comes after it
        foreach (KeyValuePair<Ring, Color> ring in rings)
        {
            meshes.Add(Shapes.Fill(ring.Key));
            found.Add(new Shape { mesh = meshes[meshes.Count - 1], colour = ring.Value });
        }
        foreach (Sign sign in Geometry.ListSigns(tile, rotation)) AddSign(found, sign);
        shapes[4 * tile + rotation] = found;
        return found;
    }

    // A coat of arms is a blue triangle, a village a brown block, a mark of a box a dot.
    void AddSign(List<Shape> found, Sign sign)
    {
        Vector3 at = Shapes.Position(new Point { X = sign.X, Y = sign.Y });
        if (sign.Kind == SignKind.Pennant) found.Add(new Shape { mesh = shield, colour = Hex(0x2F5FD0), at = at });
        if (sign.Kind == SignKind.Village) found.Add(new Shape { mesh = village, colour = Hex(0x5B4636), at = at });
        if (sign.Kind == SignKind.Mark) found.Add(new Shape { mesh = mark, colour = markColours[(int)sign.Mark % markColours.Length], at = at });
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
        Destroy(tiles);
        Destroy(cells);
        Destroy(held);
        ClearPieces();
        foreach (Mesh mesh in meshes) UnityEngine.Object.Destroy(mesh);
        meshes.Clear();
        shapes.Clear();
        if (last != null) UnityEngine.Object.Destroy(last);
        last = null;
        shown = 0;
    }

    void ClearPieces()
    {
        foreach (GameObject piece in pieces.Values) UnityEngine.Object.Destroy(piece);
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

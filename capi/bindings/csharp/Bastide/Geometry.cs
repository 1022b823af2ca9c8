// SPDX-License-Identifier: MIT
// Where to draw segments, features and pieces. A tile is 1024 x 1024 units, x east and y south.
using System;
using System.Collections.Generic;

namespace Bastide
{
    /// <summary>A closed line around an area, or around a hole in it.</summary>
    public sealed class Ring
    {
        public bool IsHole { get; private set; }
        /// <summary>The last point is joined to the first.</summary>
        public IReadOnlyList<Point> Points { get; private set; }

        internal Ring(OutlinePath path, Point[] points)
        {
            Point[] own = new Point[path.Count];
            Array.Copy(points, path.First, own, 0, path.Count);
            IsHole = path.Kind == PathKind.Hole;
            Points = own;
        }

        internal static Ring[] Of(OutlinePath[] paths, Point[] points)
        {
            Ring[] rings = new Ring[paths.Length];
            for (int i = 0; i < rings.Length; ++i) rings[i] = new Ring(paths[i], points);
            return rings;
        }
    }

    /// <summary>The drawings of the tile types of a game. It never changes, so threads and games with the same tiles may share it.</summary>
    public sealed unsafe partial class Geometry : IDisposable
    {
        readonly GeometryHandle own;
        internal Geometry(IntPtr at) { own = new GeometryHandle(at); }
        internal GeometryHandle handle { get { return Handle.Live(own, "Geometry"); } }
        public void Dispose() { own.Dispose(); }

        public static Geometry Of(Game game) { return Checked.NotNull(game, "game").GeometryCreate(); }
        public static Geometry Of(TileSet set) { return Checked.NotNull(set, "set").GeometryCreateForSet(); }

        /// <summary>The rings around a segment of a tile type as it lies, in units of the tile.</summary>
        public IReadOnlyList<Ring> Segment(int tile, int segment, int rotation)
        {
            return Ring.Of(ListRings(tile, segment), ListOutline(tile, segment, rotation));
        }

        /// <summary>The rings around a whole feature, in units of the board.</summary>
        public IReadOnlyList<Ring> Feature(Game game, int feature)
        {
            return Ring.Of(ListFeatureRings(game, feature), ListFeatureOutline(game, feature));
        }

        /// <summary>Where a piece stands, in units of the board; false when it is not on the board.</summary>
        public bool TryLocate(Game game, int piece, out Point at)
        {
            Point found;
            int status = Native.bastide_geometry_locate_piece(handle, GameHandle.Of(game), piece, &found);
            return Answer(status, found, out at);
        }

        /// <summary>The segment of a placed tile at a point of the board; false when no tile lies there.</summary>
        public bool TryPick(Game game, int x, int y, out PlacedSegment part)
        {
            PlacedSegment found;
            int status = Native.bastide_geometry_pick(handle, GameHandle.Of(game), x, y, &found);
            return Answer(status, found, out part);
        }

        static bool Answer<T>(int status, T found, out T answer) where T : struct
        {
            answer = status == 0 ? found : default(T);
            if (status != (int)Status.Absent) Checked.Status(status, null, "geometry");
            return status == 0;
        }
    }
}

// SPDX-License-Identifier: MIT
// Geometry of the library as meshes of Unity.
using System.Collections.Generic;
using UnityEngine;

namespace Bastide.Unity
{
    /// <summary>Turns points and rings into Unity's. One unit of Unity is one tile; y grows north, as the library's grows south.</summary>
    public static class Shapes
    {
        public static Vector3 Position(Point point, float height = 0)
        {
            return new Vector3(point.X / (float)Library.Tile, -point.Y / (float)Library.Tile, -height);
        }

        /// <summary>The middle of a cell.</summary>
        public static Vector3 Cell(int x, int y, float height = 0) { return new Vector3(x + 0.5f, -y - 0.5f, -height); }

        /// <summary>The cell under a position.</summary>
        public static Vector2Int CellAt(Vector3 position) { return new Vector2Int(Mathf.FloorToInt(position.x), Mathf.FloorToInt(-position.y)); }

        /// <summary>A position in units of the board.</summary>
        public static Vector2Int UnitsAt(Vector3 position)
        {
            return new Vector2Int(Mathf.FloorToInt(position.x * Library.Tile), Mathf.FloorToInt(-position.y * Library.Tile));
        }

        /// <summary>Twice the area of a ring, in units; positive for an outer ring.</summary>
        public static long Area(Ring ring)
        {
            long sum = 0;
            for (int i = 0; i < ring.Points.Count; ++i) sum += Cross(new Point(), ring.Points[i], ring.Points[(i + 1) % ring.Points.Count]);
            return sum;
        }

        /// <summary>A flat mesh of what an outer ring encloses. Draw the larger rings first: what lies in a hole is another feature.</summary>
        public static Mesh Fill(Ring ring)
        {
            Vector3[] corners = new Vector3[ring.Points.Count];
            for (int i = 0; i < corners.Length; ++i) corners[i] = Position(ring.Points[i]);
            Mesh mesh = new Mesh();
            mesh.vertices = corners;
            mesh.triangles = Triangles(ring.Points).ToArray();
            return mesh;
        }

        /// <summary>A flat mesh of a regular polygon around (0, 0): with 4 corners a square whose sides are level, with many a disc.</summary>
        public static Mesh Polygon(int corners, float radius)
        {
            Vector3[] points = new Vector3[corners];
            int[] triangles = new int[3 * (corners - 2)];
            for (int i = 0; i < corners; ++i)
            {
                float turn = (0.5f + i) * 2 * Mathf.PI / corners; // clockwise from the top
                points[i] = new Vector3(radius * Mathf.Sin(turn), radius * Mathf.Cos(turn), 0);
            }
            for (int i = 0; i < corners - 2; ++i)
            {
                triangles[3 * i + 1] = i + 1;
                triangles[3 * i + 2] = i + 2;
            }
            Mesh mesh = new Mesh();
            mesh.vertices = points;
            mesh.triangles = triangles;
            return mesh;
        }

        /// <summary>Cuts a ring into triangles, ear by ear, in whole numbers: three indices each, clockwise on the screen.</summary>
        public static List<int> Triangles(IReadOnlyList<Point> points)
        {
            List<int> left = new List<int>(), triangles = new List<int>();
            for (int i = 0; i < points.Count; ++i) left.Add(i);
            for (int at = 0, tries = 0; left.Count > 2 && tries <= left.Count; ++tries)
            {
                at %= left.Count;
                int a = left[(at + left.Count - 1) % left.Count], b = left[at], c = left[(at + 1) % left.Count];
                long turn = Cross(points[a], points[b], points[c]);
                if (turn < 0 || (turn > 0 && !IsEar(points, left, a, b, c)))
                {
                    ++at;
                    continue;
                }
                if (turn > 0) triangles.AddRange(new int[] { a, b, c });
                left.RemoveAt(at);
                tries = -1;
            }
            return triangles;
        }

        static bool IsEar(IReadOnlyList<Point> points, List<int> left, int a, int b, int c)
        {
            foreach (int i in left)
            {
                Point p = points[i];
                if (p == points[a] || p == points[b] || p == points[c]) continue; // a ring can touch itself
                if (Cross(points[a], points[b], p) >= 0 && Cross(points[b], points[c], p) >= 0 && Cross(points[c], points[a], p) >= 0) return false;
            }
            return true;
        }

        static long Cross(Point a, Point b, Point c)
        {
            return (long)(b.X - a.X) * (c.Y - a.Y) - (long)(b.Y - a.Y) * (c.X - a.X);
        }
    }
}

// SPDX-License-Identifier: MIT
// As much of UnityEngine as the package and its samples use, so that they can be compiled and driven without the engine. Only the test uses it.
using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public struct Vector2Int
    {
        public int x, y;
        public Vector2Int(int x, int y) { this.x = x; this.y = y; }
    }

    public struct Vector3
    {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
        public static Vector3 one { get { return new Vector3(1, 1, 1); } }
        public static Vector3 operator +(Vector3 a, Vector3 b) { return new Vector3(a.x + b.x, a.y + b.y, a.z + b.z); }
        public static Vector3 operator *(Vector3 a, float by) { return new Vector3(a.x * by, a.y * by, a.z * by); }
        public static Vector3 Lerp(Vector3 a, Vector3 b, float t) { return a * (1 - t) + b * t; }
    }

    public struct Color
    {
        public float r, g, b, a;
        public Color(float r, float g, float b) { this.r = r; this.g = g; this.b = b; a = 1; }
    }

    public static class Mathf
    {
        public static int FloorToInt(float number) { return (int)Math.Floor(number); }
        public static float Min(float a, float b) { return Math.Min(a, b); }
    }

    public class Object
    {
        public static int alive;
        bool destroyed;
        protected Object() { ++alive; }
        public static void Destroy(Object which)
        {
            if (which.destroyed) throw new InvalidOperationException("destroyed twice");
            which.destroyed = true;
            --alive;
        }
    }

    public class Component
    {
        public GameObject gameObject;
        public Transform transform { get { return gameObject.transform; } }
        public T GetComponent<T>() where T : Component { return gameObject.GetComponent<T>(); }
    }

    public class Transform : Component
    {
        public Vector3 localPosition, localScale = Vector3.one;
        public void SetParent(Transform parent, bool worldPositionStays) { }
    }

    public class MonoBehaviour : Component { }

    public class GameObject : Object
    {
        readonly List<Component> components = new List<Component>();
        public readonly Transform transform = new Transform();
        public GameObject(string name) { transform.gameObject = this; }
        public T AddComponent<T>() where T : Component, new()
        {
            T added = new T();
            added.gameObject = this;
            components.Add(added);
            return added;
        }
        public T GetComponent<T>() where T : Component
        {
            foreach (Component each in components)
                if (each is T) return (T)each;
            return null;
        }
        public static GameObject CreatePrimitive(PrimitiveType type)
        {
            GameObject made = new GameObject(type.ToString());
            made.AddComponent<MeshRenderer>();
            return made;
        }
    }

    public enum PrimitiveType { Sphere, Quad }

    public class Mesh
    {
        public Vector3[] vertices { get; set; }
        public int[] triangles { get; set; }
    }
    public class MeshFilter : Component { public Mesh mesh { get; set; } }
    public class Renderer : Component { public Material material = new Material(new Shader()); }
    public class MeshRenderer : Renderer { }
    public class Shader { public static Shader Find(string name) { return new Shader(); } }
    public class Material
    {
        public Color color { get; set; }
        public Material(Shader shader) { }
    }

    public class Camera
    {
        public static readonly Camera main = new Camera();
        public bool orthographic { get; set; }
        public float orthographicSize { get; set; }
        public Vector3 ScreenToWorldPoint(Vector3 position) { return position; } // the test points at the world
    }

    public static class Input
    {
        public static bool[] down = new bool[2];
        public static Vector3 mousePosition { get; set; }
        public static bool GetMouseButtonDown(int button) { return down[button]; }
    }

    public static class Time { public static float deltaTime { get { return 0.1f; } } }
    public static class Random { public static int Range(int least, int most) { return 8; } }
    public static class Application { public static string persistentDataPath { get { return "."; } } }

    public static class GUILayout
    {
        public static readonly List<string> labels = new List<string>();
        public static string pressed;
        public static void Label(string text) { labels.Add(text); }
        public static bool Button(string text) { return text == pressed; }
    }
}

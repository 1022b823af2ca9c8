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

    public struct Vector2
    {
        public float x, y;
        public Vector2(float x, float y) { this.x = x; this.y = y; }
        public static Vector2 operator -(Vector2 a, Vector2 b) { return new Vector2(a.x - b.x, a.y - b.y); }
    }

    public struct Vector3
    {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
        public static Vector3 one { get { return new Vector3(1, 1, 1); } }
        public static Vector3 operator +(Vector3 a, Vector3 b) { return new Vector3(a.x + b.x, a.y + b.y, a.z + b.z); }
        public static Vector3 operator -(Vector3 a, Vector3 b) { return new Vector3(a.x - b.x, a.y - b.y, a.z - b.z); }
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
        public const float PI = 3.14159274f;
        public static float Sin(float angle) { return (float)Math.Sin(angle); }
        public static float Cos(float angle) { return (float)Math.Cos(angle); }
        public static float Clamp(float number, float least, float most) { return Math.Max(least, Math.Min(number, most)); }
        public static int FloorToInt(float number) { return (int)Math.Floor(number); }
        public static float Min(float a, float b) { return Math.Min(a, b); }
    }

    public class Object
    {
        public static int alive;
        internal bool destroyed;
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
        Vector3 at;
        public int children;
        public Transform parent { get; private set; }
        public Vector3 localScale { get; set; }
        public Vector3 localPosition
        {
            get { return Living().at; }
            set { Living().at = value; }
        }
        public Vector3 position
        {
            get { return localPosition; }
            set { localPosition = value; }
        }
        public void SetParent(Transform parent, bool worldPositionStays)
        {
            this.parent = parent;
            ++parent.Living().children;
        }
        Transform Living()
        {
            if (gameObject.destroyed) throw new InvalidOperationException("the object is destroyed");
            return this;
        }
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
    }

    public class Mesh : Object
    {
        public Vector3[] vertices { get; set; }
        public int[] triangles { get; set; }
    }
    public class MeshFilter : Component { public Mesh sharedMesh { get; set; } }
    public class Renderer : Component { public Material sharedMaterial { get; set; } }
    public class MeshRenderer : Renderer { }
    public class Shader
    {
        public static Shader Find(string name) { return name == "Sprites/Default" ? new Shader() : null; } // the one that is in every build
    }
    public class Material : Object
    {
        public Color color { get; set; }
        public Material(Shader shader)
        {
            if (shader == null) throw new ArgumentNullException("shader");
        }
    }

    public class Camera : Component
    {
        public static readonly Camera main = new GameObject("camera").AddComponent<Camera>();
        public bool orthographic { get; set; }
        public float orthographicSize { get; set; }
        public Vector3 ScreenToWorldPoint(Vector3 at) { return at + transform.position; } // a pixel of the test is a unit of the world
    }

    public enum EventType { MouseDown, MouseDrag, ScrollWheel, Repaint, Layout }

    public class Event
    {
        public static Event current { get; set; }
        public EventType type { get; set; }
        public int button { get; set; }
        public Vector2 mousePosition { get; set; }
        public Vector2 delta { get; set; }
    }

    public static class Screen { public static int height { get { return 600; } } }
    public static class Time { public static float deltaTime { get { return 0.1f; } } }
    public static class Random { public static int Range(int least, int most) { return 8; } }
    public static class Application { public static string persistentDataPath { get { return "."; } } }

    public sealed class GUILayoutOption { }

    public static class GUILayout
    {
        public static int open; // groups
        public static readonly List<string> labels = new List<string>(), buttons = new List<string>();
        public static string pressed;
        public static void Label(string text) { labels.Add(text); }
        public static bool Button(string text)
        {
            buttons.Add(text);
            return text == pressed;
        }
        public static void BeginHorizontal(params GUILayoutOption[] options) { ++open; }
        public static void EndHorizontal() { --open; }
        public static Vector2 BeginScrollView(Vector2 position, params GUILayoutOption[] options) { ++open; return position; }
        public static void EndScrollView() { --open; }
        public static GUILayoutOption Width(float width) { return new GUILayoutOption(); }
        public static GUILayoutOption MaxHeight(float height) { return new GUILayoutOption(); }
    }
}

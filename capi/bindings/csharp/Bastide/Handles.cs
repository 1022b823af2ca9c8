// SPDX-License-Identifier: MIT
// The handles of the library. A handle that nobody disposes of is destroyed by the garbage collector; the library allows that on
// any thread. The runtime keeps a handle alive while a call uses it.
using System;
using System.Runtime.InteropServices;

namespace Bastide
{
    abstract class Handle : SafeHandle
    {
        protected Handle(IntPtr at) : base(IntPtr.Zero, true) { SetHandle(at); }
        public override bool IsInvalid { get { return handle == IntPtr.Zero; } }

        /// <summary>A handle that is in use. An exception names the class that a program knows.</summary>
        internal static T Live<T>(T handle, string owner) where T : Handle
        {
            if (handle.IsClosed) throw new ObjectDisposedException(owner);
            return handle;
        }
    }

    sealed class GameHandle : Handle
    {
        internal GameHandle(IntPtr at) : base(at) { }
        protected override bool ReleaseHandle() { Native.bastide_game_destroy(handle); return true; }

        internal static GameHandle Of(Game game) { return Checked.NotNull(game, "game").handle; }
        static readonly GameHandle none = new GameHandle(IntPtr.Zero);
        internal static GameHandle OrNone(Game game) { return game == null ? none : game.handle; }
        internal static IntPtr[] Of(Game[] games)
        {
            Checked.NotNull(games, "games");
            IntPtr[] at = new IntPtr[games.Length];
            for (int i = 0; i < at.Length; ++i) at[i] = Of(games[i]).handle; // their caller keeps the games alive
            return at;
        }
    }

    sealed class TileSetHandle : Handle
    {
        internal TileSetHandle(IntPtr at) : base(at) { }
        protected override bool ReleaseHandle() { Native.bastide_tileset_destroy(handle); return true; }

        internal static TileSetHandle Of(TileSet set) { return Checked.NotNull(set, "set").handle; }
        internal static IntPtr[] Of(TileSet[] sets)
        {
            IntPtr[] at = new IntPtr[sets == null ? 0 : sets.Length];
            for (int i = 0; i < at.Length; ++i) at[i] = Of(sets[i]).handle;
            return at;
        }
    }

    sealed class TextsHandle : Handle
    {
        internal TextsHandle(IntPtr at) : base(at) { }
        protected override bool ReleaseHandle() { Native.bastide_texts_destroy(handle); return true; }

        static readonly TextsHandle none = new TextsHandle(IntPtr.Zero);
        internal static TextsHandle Of(Texts texts) { return Checked.NotNull(texts, "texts").handle; }
        internal static TextsHandle OrNone(Texts texts) { return texts == null ? none : texts.handle; }
    }

    sealed class GeometryHandle : Handle
    {
        internal GeometryHandle(IntPtr at) : base(at) { }
        protected override bool ReleaseHandle() { Native.bastide_geometry_destroy(handle); return true; }

        internal static GeometryHandle Of(Geometry geometry) { return Checked.NotNull(geometry, "geometry").handle; }
    }

    sealed class ScriptHandle : Handle
    {
        internal ScriptHandle(IntPtr at) : base(at) { }
        protected override bool ReleaseHandle() { Native.bastide_script_destroy(handle); return true; }

        internal static ScriptHandle Of(Script script) { return Checked.NotNull(script, "script").handle; }
    }

    /// <summary>A set of tile types. It never changes, so threads may share it.</summary>
    public sealed unsafe partial class TileSet : IDisposable
    {
        readonly TileSetHandle own;
        internal TileSet(IntPtr at) { own = new TileSetHandle(at); }
        internal TileSetHandle handle { get { return Handle.Live(own, "TileSet"); } }
        public void Dispose() { own.Dispose(); }

        public static TileSet Create(BuiltInSet set) { return Library.TilesetCreate(set); }
        /// <summary>Reads tiles from text, one a line.</summary>
        public static TileSet Parse(string text) { return Library.TilesetParse(text); }
    }

    /// <summary>Sentences in one language. They never change, so threads may share them.</summary>
    public sealed unsafe partial class Texts : IDisposable
    {
        readonly TextsHandle own;
        internal Texts(IntPtr at) { own = new TextsHandle(at); }
        internal TextsHandle handle { get { return Handle.Live(own, "Texts"); } }
        public void Dispose() { own.Dispose(); }

        /// <summary>Reads sentences such as those in capi/texts; what they lack stays English.</summary>
        public static Texts Parse(string text) { return Library.TextsParse(text); }
    }
    /// <summary>A script with its tags, comments and variations (docs/scripts.md).</summary>
    public sealed unsafe partial class Script : IDisposable
    {
        readonly ScriptHandle own;
        internal Script(IntPtr at) { own = new ScriptHandle(at); }
        internal ScriptHandle handle { get { return Handle.Live(own, "Script"); } }
        public void Dispose() { own.Dispose(); }

        /// <summary>Reads a script and checks all that it says.</summary>
        public static Script Parse(string text, TileSet[] sets = null) { return Library.ScriptParse(text, sets); }

        /// <summary>The value of a tag, or null.</summary>
        public string Tag(string name)
        {
            int index = IndexOf(name);
            return index < 0 ? null : LineText(index);
        }

        /// <summary>Sets a tag, or removes it when the value is null.</summary>
        public void SetTag(string name, string value, TileSet[] sets = null)
        {
            if (!IsTagName(Checked.NotNull(name, "name")))
                throw new ArgumentException("The name of a tag is a small letter, then small letters, digits, _ or .; at most 31; not \"" + name + "\".", "name");
            int index = IndexOf(name);
            string line = value == null ? "" : "tag " + name + " " + value;
            if (line.IndexOfAny(new char[] { '\n', '\r' }) >= 0) throw new ArgumentException("A tag is one line.", "value");
            int title = Array.FindIndex(ListLines(), each => each.Kind == ScriptLineKind.Title);
            Replace(index < 0 ? title + 1 : index, index < 0 ? 0 : 1, line, sets);
        }

        static bool IsTagName(string name)
        {
            return name.Length >= 1 && name.Length <= 31 && name[0] >= 'a' && name[0] <= 'z' &&
                Array.TrueForAll(name.ToCharArray(), each => (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || each == '_' || each == '.');
        }

        int IndexOf(string name)
        {
            return Array.FindIndex(ListLines(), each => each.Kind == ScriptLineKind.Tag && each.Tag == name);
        }
    }
}

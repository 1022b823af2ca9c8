// SPDX-License-Identifier: MIT
// Pictures of games as SVG (bastide_draw.h).
using System;
using System.Runtime.InteropServices;

namespace Bastide
{
    public enum PictureTheme : int { Light = 1, Dark = 2, Print = 3 }

    [Flags]
    public enum PictureFlag : uint
    {
        None = 0,
        /// <summary>Cell and name on each tile.</summary>
        Labels = 1,
        /// <summary>x above and y left of the board.</summary>
        Rulers = 2,
        /// <summary>Below the board each seat with its score and supply.</summary>
        Seats = 4,
        /// <summary>Where the tile may be placed now, or a piece be deployed.</summary>
        Legal = 8,
        /// <summary>A frame around the last tile.</summary>
        Last = 16,
    }

    /// <summary>How a picture looks.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct PictureOptions
    {
        internal const int Size = 80;
        public PictureTheme Theme;
        /// <summary>Width of a tile, 8 to 1024.</summary>
        public int TilePixels;
        public PictureFlag Flags;
        /// <summary>In the ids of the picture: pictures that stand inline on one page need different numbers.</summary>
        public int Number;
        internal fixed uint colours[8];
        /// <summary>0xRRGGBB of what is pointed out.</summary>
        public uint Highlight;
        internal fixed uint spare[7];

        /// <summary>0xRRGGBB of a seat.</summary>
        public void SetColour(int seat, uint colour)
        {
            if (seat < 0 || seat >= 8) throw new ArgumentOutOfRangeException("seat");
            fixed (uint* at = colours) at[seat] = colour;
        }
    }

    static unsafe partial class Native
    {
        [DllImport(DrawName, CallingConvention = C)] internal static extern int bastide_draw_options_init(PictureOptions* options);
        [DllImport(DrawName, CallingConvention = C)]
        internal static extern int bastide_draw_board(GameHandle game, GeometryHandle geometry, PictureOptions* options, int* features, int count, IntPtr mem, byte* text, int cap);
        [DllImport(DrawName, CallingConvention = C)]
        internal static extern int bastide_draw_tile(GameHandle game, GeometryHandle geometry, PictureOptions* options, int tile, int rotation, IntPtr mem, byte* text, int cap);
        [DllImport(DrawName, CallingConvention = C)]
        internal static extern int bastide_draw_sheet(GameHandle game, GeometryHandle geometry, PictureOptions* options, IntPtr mem, byte* text, int cap);
        [DllImport(DrawName, CallingConvention = C)] internal static extern int bastide_draw_dice(GameHandle game, PictureOptions* options, byte* text, int cap);
    }

    public static unsafe class Picture
    {
        /// <summary>Light, 96 pixels a tile, rulers and seats, colours that people who do not see all colours can tell apart.</summary>
        public static PictureOptions Options()
        {
            PictureOptions options;
            Library.Check();
            Checked.Status(Native.bastide_draw_options_init(&options), null, "picture");
            return options;
        }

        /// <summary>The board of a game with its pieces; `features` are pointed out.</summary>
        public static string Board(Game game, Geometry geometry, PictureOptions options, int[] features = null)
        {
            features = features ?? new int[0];
            fixed (int* at = features)
            {
                byte[] text = BufferFor(Native.bastide_draw_board(GameHandle.Of(game), GeometryHandle.Of(geometry), &options, at, features.Length, IntPtr.Zero, null, 0));
                fixed (byte* to = text)
                    Native.bastide_draw_board(GameHandle.Of(game), GeometryHandle.Of(geometry), &options, at, features.Length, IntPtr.Zero, to, text.Length);
                return Utf8.Read(text, text.Length - 1);
            }
        }

        /// <summary>One tile type of a game, turned.</summary>
        public static string Tile(Game game, Geometry geometry, PictureOptions options, int tile, int rotation)
        {
            byte[] text = BufferFor(Native.bastide_draw_tile(GameHandle.Of(game), GeometryHandle.Of(geometry), &options, tile, rotation, IntPtr.Zero, null, 0));
            fixed (byte* to = text) Native.bastide_draw_tile(GameHandle.Of(game), GeometryHandle.Of(geometry), &options, tile, rotation, IntPtr.Zero, to, text.Length);
            return Utf8.Read(text, text.Length - 1);
        }

        /// <summary>Each tile type of a game once, with its name and its copies.</summary>
        public static string Sheet(Game game, Geometry geometry, PictureOptions options)
        {
            byte[] text = BufferFor(Native.bastide_draw_sheet(GameHandle.Of(game), GeometryHandle.Of(geometry), &options, IntPtr.Zero, null, 0));
            fixed (byte* to = text) Native.bastide_draw_sheet(GameHandle.Of(game), GeometryHandle.Of(geometry), &options, IntPtr.Zero, to, text.Length);
            return Utf8.Read(text, text.Length - 1);
        }

        /// <summary>A dice game.</summary>
        public static string Dice(Game game, PictureOptions options)
        {
            byte[] text = BufferFor(Native.bastide_draw_dice(GameHandle.Of(game), &options, null, 0));
            fixed (byte* to = text) Native.bastide_draw_dice(GameHandle.Of(game), &options, to, text.Length);
            return Utf8.Read(text, text.Length - 1);
        }

        static byte[] BufferFor(int length) { return new byte[Checked.Count(length, "picture") + 1]; }
    }
}

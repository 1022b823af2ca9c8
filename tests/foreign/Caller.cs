// SPDX-License-Identifier: MIT
// Calls the library from C#, raw: the declarations are written out here as a binding would have them, and their sizes are asked of
// the library. C# 7, unsafe, without anything that a game engine's ahead-of-time compiler could not take.
//
// usage: Caller.exe GAMES SCRIPT...      the library is looked for as "bastide"
// Prints what every caller in this folder prints; see caller.c.
using System;
using System.Collections.Generic;
using System.IO;
using System.Runtime.InteropServices;
using System.Text;

// For ahead-of-time compilers: this method is called from outside. Some look for the name alone, so a type of one's own will do.
[AttributeUsage(AttributeTargets.Method)]
sealed class MonoPInvokeCallbackAttribute : Attribute
{
    public MonoPInvokeCallbackAttribute(Type type) { }
}

// ---- Records: numbers alone, in the order of the header ---------------------------------------------------------------------

[StructLayout(LayoutKind.Sequential)]
unsafe struct Config
{
    public uint struct_size;
    public int ruleset, chance, seats, first_seat, event_capacity;
    public ulong seed;
    public uint rules_revision, flags;
    public fixed uint reserved[6];
}

[StructLayout(LayoutKind.Sequential)]
struct Choice
{
    public int what, id, value;
    public uint reserved;
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Error
{
    public uint struct_size;
    public int status, reason, index, other, line, column;
    public uint reserved;
    public fixed byte text[224];
}

// [record]
[StructLayout(LayoutKind.Sequential)]
unsafe struct Pending
{
    public uint struct_size;
    public int over, seat, step, active_seat, turn, tile, placed;
    public ulong kinds;
    public int x, y;
    public uint winners;
    public int tiles_left;
    public fixed uint reserved[6];
}
// [record]

[StructLayout(LayoutKind.Sequential)]
unsafe struct Move // bastide_action; System.Action is something else
{
    public int kind, seat, tile, x, y, rotation, segment, piece, value;
    public fixed uint reserved[3];
}

[StructLayout(LayoutKind.Sequential)]
struct ScoreLine
{
    public ulong seq;
    public int seat, feature, rule, count, each, points;
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Seat
{
    public uint struct_size;
    public int seat, score, space, laps, supply, die;
    public fixed uint reserved[5];
}

[StructLayout(LayoutKind.Sequential)]
struct Allocator
{
    public IntPtr user, alloc, release;
}

// ---- Records that these games do not need; what a whole binding declares, its sizes checked as well -------------------------

[StructLayout(LayoutKind.Sequential)]
struct OptionDef
{
    public int id, least, most, usual, set, needs, excludes, ruleset;
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct TileDef
{
    public int id, count, segments;
    public uint flags;
    public fixed int sides[4];
    public int gardens;
    public fixed uint reserved[3];
    public fixed byte name[16];
}

[StructLayout(LayoutKind.Sequential)]
struct SegmentDef
{
    public int kind, pennants;
    public uint ports, borders, links, crosses;
    public int end;
    public uint meets, walls;
    public int near_side;
    public uint corners, flags;
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Verdict
{
    public int legal, reason, x, y, side, mine, other, feature, piece, seat;
    public fixed uint reserved[2];
}

[StructLayout(LayoutKind.Sequential)]
struct Placement
{
    public int x, y;
    public uint rotations, reserved;
}

[StructLayout(LayoutKind.Sequential)]
struct Stock
{
    public int tile, total, left, placed, held, removed, placements;
    public uint reserved;
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Event
{
    public ulong seq;
    public int kind, seat, tile, x, y, rotation, feature, piece, points, rule;
    public fixed int arg[4];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Placed
{
    public int index, tile, x, y, rotation;
    public fixed uint reserved[3];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Piece
{
    public int id, kind, seat, where, x, y, placed, segment, feature, holder;
    public fixed uint reserved[2];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Feature
{
    public uint struct_size;
    public int id, kind, complete, tiles, segments, open, pennants, points_now, points_complete;
    public uint occupants, leaders;
    public fixed int weights[8];
    public fixed uint reserved[4];
}

[StructLayout(LayoutKind.Sequential)]
struct Part
{
    public int placed, x, y, segment;
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Thing
{
    public int kind, x, y, segment, seat, piece, tile, value;
    public fixed int arg[3];
    public uint reserved;
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Position
{
    public uint struct_size;
    public int turn, seat, step, tile;
    public fixed uint reserved[11];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Put
{
    public int kind, seat, tile, x, y, rotation, segment, piece, id, value;
    public fixed uint reserved[2];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Illegal
{
    public int entry, reason, conflict, tile, x, y, side, mine, other, segment, seat, piece, value;
    public fixed uint reserved[3];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct DiceState // the constant Dice below is a kind of game
{
    public uint struct_size;
    public int rolls, rolls_left, dice;
    public fixed int tray[6];
    public int hand, built, aside, catapults, doubled;
    public uint holders;
    public int largest, points, target_score, finish_round;
    public fixed int sides[6];
    public fixed uint reserved[6];
}

// ---- Functions: pointers and numbers of a fixed width, nothing else --------------------------------------------------------

static unsafe class Lib
{
    const string Name = "bastide";
    const CallingConvention C = CallingConvention.Cdecl;

    [UnmanagedFunctionPointer(C)] public delegate IntPtr Alloc(IntPtr user, uint size, uint align);
    [UnmanagedFunctionPointer(C)] public delegate void Release(IntPtr user, IntPtr block, uint size, uint align);

    [DllImport(Name, CallingConvention = C)] public static extern uint bastide_abi_version();
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_struct_size(int which);
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_list_numbers(int list, int* numbers, int cap);
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_name(int list, int number, byte* text, int cap);
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_preset(int preset, Choice* choices, int cap);
    // [imports]
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_config_init(Config* config, uint size);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_create(Config* config, Choice* choices, int count, IntPtr* sets, int setCount,
                                                 Allocator* memory, Error* error, IntPtr* game);
    [DllImport(Name, CallingConvention = C)] public static extern void bastide_game_destroy(IntPtr game);
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_game_pending(IntPtr game, Pending* pending);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_list_actions(IntPtr game, int kind, Move* moves, int cap);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_apply(IntPtr game, Move* move, IntPtr verdict);
    // [imports]
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_game_get_seat(IntPtr game, int seat, Seat* record);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_event_range(IntPtr game, ulong* first, ulong* next);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_list_score_lines(IntPtr game, ulong from, ScoreLine* lines, int cap);
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_game_hash(IntPtr game, ulong* hash);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_snapshot(IntPtr game, int view, byte* bytes, int cap);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_load(byte* bytes, int size, IntPtr* sets, int setCount, Allocator* memory, Error* error,
                                               IntPtr* game);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_load_script(byte* text, int size, IntPtr* sets, int setCount, Allocator* memory,
                                                      Error* error, IntPtr* game);
}

// ---- The sum, FNV-1a with 64 bits -------------------------------------------------------------------------------------------

sealed class Sum
{
    public ulong Value = 0xCBF29CE484222325;

    public void Byte(byte one) { unchecked { Value = (Value ^ one) * 0x100000001B3; } }
    public void I32(params int[] numbers)
    {
        foreach (int number in numbers)
            for (int shift = 0; shift < 32; shift += 8) Byte(unchecked((byte)(number >> shift)));
    }
    public void U64(ulong number)
    {
        for (int shift = 0; shift < 64; shift += 8) Byte(unchecked((byte)(number >> shift)));
    }
    public override string ToString() { return Value.ToString("x16"); }
}

static unsafe class Caller
{
    const int AbiVersion = 1, Ok = 0, Absent = -8, Format = -5, AnyAction = -1, ListPreset = 32, DiceRuleset = 2, PresetWinter = 1;
    const int LookEvery = 16, ActionsMax = 8192, LinesMax = 65536, Dice = -1;

    static readonly Move[] moves = new Move[ActionsMax];
    static readonly ScoreLine[] lines = new ScoreLine[LinesMax];

    static void Must(bool fine, string what)
    {
        if (!fine) throw new InvalidOperationException(what);
    }
    static void Succeed(int status) { Must(status == Ok, "a call answers " + status); }

    // ---- The library is the one that was declared ---------------------------------------------------------------------------

    // Number in bastide_struct, size as declared above.
    static readonly int[,] sizes = {
        { 1, sizeof(Allocator) }, { 2, sizeof(Config) }, { 3, sizeof(Choice) }, { 4, sizeof(Error) }, { 5, sizeof(TileDef) },
        { 6, sizeof(SegmentDef) }, { 7, sizeof(Pending) }, { 8, sizeof(Move) }, { 9, sizeof(Verdict) }, { 10, sizeof(Placement) },
        { 11, sizeof(Stock) }, { 12, sizeof(Event) }, { 13, sizeof(ScoreLine) }, { 14, sizeof(Seat) }, { 15, sizeof(Placed) },
        { 16, sizeof(Piece) }, { 17, sizeof(Feature) }, { 18, sizeof(Part) }, { 19, sizeof(Thing) }, { 20, sizeof(DiceState) },
        { 32, sizeof(OptionDef) }, { 40, sizeof(Position) }, { 41, sizeof(Put) }, { 42, sizeof(Illegal) } };

    static void CheckSizes()
    {
        int declared = sizes.GetLength(0), known = 0;
        for (int i = 0; i < declared; ++i)
            Must(Lib.bastide_struct_size(sizes[i, 0]) == sizes[i, 1], "record " + sizes[i, 0] + " has another size");
        for (int number = 1; number < 1024; ++number)
            if (Lib.bastide_struct_size(number) > 0) ++known;
        Must(known == declared, "the library has " + known + " records, here are " + declared); // none is forgotten
    }

    static void CheckLibrary()
    {
        Must(Lib.bastide_abi_version() == AbiVersion, "another ABI version");
        CheckSizes();
    }

    // ---- Random games -------------------------------------------------------------------------------------------------------

    static int[] Presets()
    {
        int[] numbers = new int[Lib.bastide_list_numbers(ListPreset, null, 0)];
        fixed (int* out_ = numbers) Lib.bastide_list_numbers(ListPreset, out_, numbers.Length);
        return numbers;
    }

    static string NameOf(int preset)
    {
        if (preset == Dice) return "dice";
        byte[] text = new byte[Lib.bastide_name(ListPreset, preset, null, 0) + 1];
        fixed (byte* out_ = text) Lib.bastide_name(ListPreset, preset, out_, text.Length);
        return Encoding.UTF8.GetString(text, 0, text.Length - 1);
    }

    static IntPtr Begin(int preset, uint number, Allocator* memory)
    {
        Config config;
        Succeed(Lib.bastide_config_init(&config, (uint)sizeof(Config)));
        config.seats = 2 + (int)(number % 4);
        config.first_seat = (int)(number / 4) % config.seats;
        config.seed = unchecked((number + 1ul) * 0x9E3779B97F4A7C15);
        Choice[] choices = new Choice[preset == Dice ? 0 : Lib.bastide_preset(preset, null, 0)];
        IntPtr game;
        fixed (Choice* first = choices) // null when there is none
        {
            if (preset == Dice) config.ruleset = DiceRuleset;
            else Lib.bastide_preset(preset, first, choices.Length);
            Succeed(Lib.bastide_game_create(&config, first, choices.Length, null, 0, memory, null, &game));
        }
        return game;
    }

    static ulong HashOf(IntPtr game)
    {
        ulong hash;
        Succeed(Lib.bastide_game_hash(game, &hash));
        return hash;
    }

    static void AddPosition(Sum sum, IntPtr game)
    {
        Pending pending = new Pending();
        pending.struct_size = (uint)sizeof(Pending);
        Succeed(Lib.bastide_game_pending(game, &pending));
        sum.I32(pending.seat, pending.step, pending.tile);
        sum.U64(pending.kinds);
        sum.I32(unchecked((int)pending.winners));
        sum.U64(HashOf(game));
    }

    static bool AddAction(Sum sum, IntPtr game, ref uint state)
    {
        fixed (Move* all = moves)
        {
            int count = Lib.bastide_game_list_actions(game, AnyAction, all, ActionsMax);
            Must(count >= 0 && count <= ActionsMax, "the actions cannot be listed");
            if (count == 0) return false;
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            Move* m = all + state % (uint)count;
            Succeed(Lib.bastide_game_apply(game, m, IntPtr.Zero));
            sum.I32(count, m->kind, m->seat, m->tile, m->x, m->y, m->rotation, m->segment, m->piece, m->value);
            return true;
        }
    }

    static void AddAccount(Sum sum, IntPtr game, int seats)
    {
        Seat seat = new Seat();
        seat.struct_size = (uint)sizeof(Seat);
        for (int number = 0; number < seats; ++number)
        {
            Succeed(Lib.bastide_game_get_seat(game, number, &seat));
            sum.I32(seat.score);
        }
        Must(Lib.bastide_game_get_seat(game, seats, &seat) == Absent, "there is a seat too many");
        sum.I32(seats);
        ulong first, next;
        Succeed(Lib.bastide_game_event_range(game, &first, &next));
        fixed (ScoreLine* all = lines)
        {
            int count = Lib.bastide_game_list_score_lines(game, first, all, LinesMax);
            Must(count >= 0 && count <= LinesMax, "the score lines cannot be listed");
            for (ScoreLine* line = all; line < all + count; ++line)
            {
                Must(first <= line->seq && line->seq < next, "a score line belongs to no event");
                sum.I32(line->seat, line->rule, line->count, line->each, line->points);
            }
        }
    }

    static void AddSnapshot(Sum sum, IntPtr game, int view)
    {
        byte[] bytes = new byte[Lib.bastide_game_snapshot(game, view, null, 0)];
        IntPtr copy;
        fixed (byte* out_ = bytes)
        {
            Must(Lib.bastide_game_snapshot(game, view, out_, bytes.Length) == bytes.Length, "a game has no snapshot");
            Succeed(Lib.bastide_game_load(out_, bytes.Length, null, 0, null, null, &copy));
        }
        Must(HashOf(copy) == HashOf(game), "a snapshot is another game");
        Lib.bastide_game_destroy(copy);
        sum.I32(bytes.Length);
        foreach (byte one in bytes) sum.Byte(one);
    }

    static void Play(Sum sum, int preset, uint number, Allocator* memory)
    {
        IntPtr game = Begin(preset, number, memory);
        uint state = unchecked((number + 1) * 2654435761);
        int longest = preset == Dice ? 64 : 4096;
        for (int done = 0; done < longest; ++done)
        {
            if (done % LookEvery == 0) AddPosition(sum, game);
            if (!AddAction(sum, game, ref state)) break;
        }
        AddPosition(sum, game);
        AddAccount(sum, game, 2 + (int)(number % 4));
        AddSnapshot(sum, game, 1);
        AddSnapshot(sum, game, 2);
        Lib.bastide_game_destroy(game);
    }

    // [life]
    // A game of two seats, each of which takes the first action of its list.
    static void PlayFirst()
    {
        Config config;
        IntPtr game;
        Move move;
        Succeed(Lib.bastide_config_init(&config, (uint)sizeof(Config)));
        Succeed(Lib.bastide_game_create(&config, null, 0, null, 0, null, null, &game));
        try
        {
            while (Lib.bastide_game_list_actions(game, AnyAction, &move, 1) > 0)
                Succeed(Lib.bastide_game_apply(game, &move, IntPtr.Zero));
        }
        finally
        {
            Lib.bastide_game_destroy(game);
        }
    }
    // [life]

    // ---- Recorded games, and memory of the host -----------------------------------------------------------------------------

    static int LoadScript(byte[] text, Error* error, IntPtr* game)
    {
        *error = new Error();
        error->struct_size = (uint)sizeof(Error);
        fixed (byte* words = text) return Lib.bastide_game_load_script(words, text.Length, null, 0, null, error, game);
    }

    static void CheckRefusal()
    {
        Error error;
        IntPtr game;
        int status = LoadScript(Encoding.UTF8.GetBytes("bastide 1\ndraw nothing\n"), &error, &game);
        Must(status == Format && game == IntPtr.Zero, "nonsense is read");
        int length = 0;
        while (error.text[length] != 0) ++length;
        Console.WriteLine("refused " + error.line + ":" + error.column + " " + Encoding.UTF8.GetString(error.text, length));
    }

    static void PrintScript(string path)
    {
        Error error;
        IntPtr game;
        Succeed(LoadScript(File.ReadAllBytes(path), &error, &game));
        Console.WriteLine("script " + Path.GetFileName(path) + " " + HashOf(game).ToString("x16"));
        Lib.bastide_game_destroy(game);
    }

    // [callback]
    static long inUse;
    // Kept in statics: the library holds the pointers, and the garbage collector does not know it.
    static readonly Lib.Alloc alloc = Take;
    static readonly Lib.Release release = GiveBack;

    [MonoPInvokeCallback(typeof(Lib.Alloc))]
    static IntPtr Take(IntPtr user, uint size, uint align)
    {
        inUse += size;
        return Marshal.AllocHGlobal((int)size);
    }
    // [callback]

    [MonoPInvokeCallback(typeof(Lib.Release))]
    static void GiveBack(IntPtr user, IntPtr block, uint size, uint align)
    {
        inUse -= size;
        Marshal.FreeHGlobal(block);
    }

    static void CheckMemory()
    {
        Allocator memory = new Allocator();
        memory.alloc = Marshal.GetFunctionPointerForDelegate(alloc);
        memory.release = Marshal.GetFunctionPointerForDelegate(release);
        Sum ours = new Sum(), plain = new Sum();
        Play(ours, PresetWinter, 0, &memory);
        Play(plain, PresetWinter, 0, null);
        Must(inUse == 0 && ours.Value == plain.Value, "memory of the host is kept, or makes another game");
        Console.WriteLine("memory of the host: all came back");
    }

    static void Main(string[] arguments)
    {
        uint games = uint.Parse(arguments[0]);
        CheckLibrary();
        CheckMemory();
        CheckRefusal();
        PlayFirst();
        for (int i = 1; i < arguments.Length; ++i) PrintScript(arguments[i]);
        List<int> kinds = new List<int>(Presets());
        kinds.Add(Dice);
        Sum all = new Sum();
        foreach (int kind in kinds)
        {
            Sum sum = new Sum();
            for (uint number = 0; number < games; ++number) Play(sum, kind, number, null);
            Console.WriteLine(NameOf(kind) + " " + games + " " + sum);
            all.U64(sum.Value);
        }
        Console.WriteLine("all " + games + " " + all);
    }
}

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
    public int game, chance, seats, first_seat;
    public ulong seed;
    public int event_capacity, rules_revision;
    public uint flags;
    public fixed uint spare[7];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Choice
{
    public int kind, id, value;
    public fixed uint spare[5];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Refusal
{
    public int status, reason, index, other_index, option, other_option, line, column, seat, tile, x, y, side, side_kind,
        other_side_kind, spot, segment, segment_kind, feature, piece, piece_kind, least, most, box, set, field, value;
    public fixed byte name[16];
    public fixed uint spare[9];
    public fixed byte text[192];
}

// [record]
[StructLayout(LayoutKind.Sequential)]
unsafe struct Decision
{
    public ulong kinds;
    public int over, seat, step, turn_seat, turn, may_pass, tile, placed, x, y, segment, feature, piece, piece_kind,
        other_seat, least, most, tiles_left;
    public uint winners;
    public int action;
    public fixed uint spare[10];
}
// [record]

[StructLayout(LayoutKind.Sequential)]
unsafe struct Move // bastide_action; System.Action is something else
{
    public int kind, seat, origin, tile, x, y, rotation, spot, segment, piece_kind, piece, other_seat, points;
    public uint faces;
    public int cause, span;
    public fixed uint spare[8];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct ScoreLine
{
    public ulong seq, group;
    public int action, seat, other_seat, reward, feature, feature_kind, count, each, points, total;
    public fixed uint spare[6];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Seat
{
    public int seat, state, score, track, laps, die, supply, hand;
    public fixed uint spare[8];
}

[StructLayout(LayoutKind.Sequential)]
struct Allocator
{
    public IntPtr user, alloc, release;
}

// ---- Records that these games do not need; what a whole binding declares, its sizes checked as well -------------------------

[StructLayout(LayoutKind.Sequential)]
unsafe struct OptionDef
{
    public int id, least, most, usual, set, needs, excludes, game;
    public ulong other_sets, excluded_sets;
    public fixed uint spare[4];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct TileDef
{
    public int id, set, count, segments;
    public uint flags;
    public fixed int sides[4];
    public int gardens;
    public ulong marks;
    public int mark_value;
    public fixed byte name[16];
    public fixed uint spare[7];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct SegmentDef
{
    public int index, kind;
    public uint ports, flags;
    public ulong marks;
    public int pennants;
    public uint borders, links, crosses;
    public int road_end;
    public uint meets, walls;
    public int near_side;
    public uint corners;
    public fixed uint spare[9];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Placement
{
    public int x, y;
    public uint rotations;
    public fixed uint spare[5];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Stock
{
    public int tile, total, left, aside, placed, held, removed, placements;
    public fixed uint spare[4];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Event
{
    public ulong seq, group;
    public int kind, cause, action, undone, turn, seat, other_seat, tile, placed, x, y, rotation, spot, segment, feature,
        feature_kind, from_spot, from_x, from_y, from_segment, from_feature, piece, piece_kind, reward, count, each, points;
    public uint seats, viewers, faces;
    public int step, beside, span;
    public fixed uint spare[11];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Placed
{
    public int index, tile, x, y, rotation, copy, seat, turn, action, span, drawing;
    public fixed uint spare[1];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Piece
{
    public int id, kind, seat, spot, x, y, placed, segment, feature, other_seat, beside;
    public fixed uint spare[9];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Feature
{
    public ulong marks;
    public int id, kind, complete, tiles, segments, open_sides, pennants, points_now, points_complete;
    public uint occupants, leaders;
    public fixed int weights[8];
    public fixed int points[8];
    public fixed uint spare[15];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Part
{
    public int placed, x, y, segment;
    public fixed uint spare[4];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Thing
{
    public int kind, id, seat, other_seat, spot, x, y, segment, feature, piece, piece_kind, tile, count, points, reach, closed;
    public fixed uint spare[8];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Position
{
    public int turn, seat, step, tile;
    public fixed uint spare[12];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Put
{
    public int kind, seat, tile, x, y, rotation, spot, segment, piece_kind, piece, slot, other_seat, points, count, note,
        number, beside;
    public fixed uint spare[7];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Standing
{
    public int seat, rank, score, final_score, wins;
    public fixed uint spare[7];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct DiceState // the constant Dice below is a kind of game
{
    public int rolls, rolls_left, dice;
    public fixed int tray[6];
    public int hand, built, aside, catapults, doubled;
    public uint holders;
    public int largest, points, target_score, finish_round;
    public fixed uint spare[13];
}

[StructLayout(LayoutKind.Sequential)]
unsafe struct Die
{
    public int number, spot, face, x, y, rotation;
    public uint sides;
    public int seat, feature;
    public fixed uint spare[3];
}

// ---- Functions: pointers and numbers of a fixed width, nothing else --------------------------------------------------------

static unsafe class Lib
{
    const string Name = "bastide";
    const CallingConvention C = CallingConvention.Cdecl;

    [UnmanagedFunctionPointer(C)] public delegate IntPtr Alloc(IntPtr user, uint size, uint align);
    [UnmanagedFunctionPointer(C)] public delegate void Release(IntPtr user, IntPtr block, uint size, uint align);

    [DllImport(Name, CallingConvention = C)] public static extern uint bastide_abi_version();
    [DllImport(Name, CallingConvention = C)] public static extern uint bastide_layout();
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_word_list(int vocabulary, int* numbers, int cap);
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_word_name(int vocabulary, int number, byte* text, int cap);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_preset_list_choices(int preset, Choice* choices, int cap);
    // [imports]
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_config_init(Config* config);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_create(Config* config, Choice* choices, int count, IntPtr* sets, int setCount,
                                                 Allocator* memory, Refusal* refusal, IntPtr* game);
    [DllImport(Name, CallingConvention = C)] public static extern void bastide_game_destroy(IntPtr game);
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_game_get_decision(IntPtr game, Decision* decision);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_list_actions(IntPtr game, int kind, Move* moves, int cap);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_apply(IntPtr game, Move* move, Refusal* refusal);
    // [imports]
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_game_get_seat(IntPtr game, int seat, Seat* record);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_list_score_lines(IntPtr game, ulong first, ScoreLine* lines, int cap);
    [DllImport(Name, CallingConvention = C)] public static extern int bastide_game_get_hash(IntPtr game, ulong* hash);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_write_snapshot(IntPtr game, int viewer, byte* bytes, int cap);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_load_snapshot(byte* bytes, int size, IntPtr* sets, int setCount, Allocator* memory, Refusal* refusal,
                                               IntPtr* game);
    [DllImport(Name, CallingConvention = C)]
    public static extern int bastide_game_load_script(byte* text, int size, IntPtr* sets, int setCount, Allocator* memory,
                                                      Refusal* refusal, IntPtr* game);
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
    const int AbiVersion = 1, Ok = 0, Absent = -8, Format = -5, Any = -1, DiceGame = 2;
    const int PresetVocabulary = 10, PresetWinter = 3, ViewPublic = -1, ViewFull = -100;
    const uint Layout = 1285651802; // "layout" of bastide_api.json, of the header that the records above were written after
    const int LookEvery = 16, ActionsMax = 8192, LinesMax = 65536, Dice = -1;

    static readonly Move[] moves = new Move[ActionsMax];
    static readonly ScoreLine[] lines = new ScoreLine[LinesMax];

    static void Must(bool fine, string what)
    {
        if (!fine) throw new InvalidOperationException(what);
    }
    static void Succeed(int status) { Must(status == Ok, "a call answers " + status); }

    // ---- The library is the one that was declared ---------------------------------------------------------------------------

    // Every record: its size as declared above, and as the header states it.
    static readonly int[,] sizes = {
        { sizeof(Allocator), 3 * IntPtr.Size }, { sizeof(Config), 64 }, { sizeof(Choice), 32 }, { sizeof(Refusal), 352 },
        { sizeof(Decision), 128 }, { sizeof(Move), 96 }, { sizeof(ScoreLine), 80 }, { sizeof(Seat), 64 },
        { sizeof(OptionDef), 64 }, { sizeof(TileDef), 96 }, { sizeof(SegmentDef), 96 }, { sizeof(Placement), 32 },
        { sizeof(Stock), 48 }, { sizeof(Event), 192 }, { sizeof(Placed), 48 }, { sizeof(Piece), 80 },
        { sizeof(Feature), 176 }, { sizeof(Part), 32 }, { sizeof(Thing), 96 }, { sizeof(Position), 64 }, { sizeof(Put), 96 },
        { sizeof(Standing), 48 }, { sizeof(DiceState), 128 }, { sizeof(Die), 48 },
    };

    static void CheckLibrary()
    {
        Must(Lib.bastide_abi_version() == AbiVersion, "another ABI version");
        Must(Lib.bastide_layout() == Layout, "records are laid out otherwise");
        for (int i = 0; i < sizes.GetLength(0); ++i) Must(sizes[i, 0] == sizes[i, 1], "record " + i + " has another size");
    }

    // ---- Random games -------------------------------------------------------------------------------------------------------

    static int[] Presets()
    {
        int[] numbers = new int[Lib.bastide_word_list(PresetVocabulary, null, 0)];
        fixed (int* out_ = numbers) Lib.bastide_word_list(PresetVocabulary, out_, numbers.Length);
        return numbers;
    }

    static string NameOf(int preset)
    {
        if (preset == Dice) return "dice";
        byte[] text = new byte[Lib.bastide_word_name(PresetVocabulary, preset, null, 0) + 1];
        fixed (byte* out_ = text) Lib.bastide_word_name(PresetVocabulary, preset, out_, text.Length);
        return Encoding.UTF8.GetString(text, 0, text.Length - 1);
    }

    static IntPtr Begin(int preset, uint number, Allocator* memory)
    {
        Config config;
        Succeed(Lib.bastide_config_init(&config));
        config.seats = 2 + (int)(number % 4);
        config.first_seat = (int)(number / 4) % config.seats;
        config.seed = unchecked((number + 1ul) * 0x9E3779B97F4A7C15);
        Choice[] choices = new Choice[preset == Dice ? 0 : Lib.bastide_preset_list_choices(preset, null, 0)];
        IntPtr game;
        fixed (Choice* first = choices) // null when there is none
        {
            if (preset == Dice) config.game = DiceGame;
            else Lib.bastide_preset_list_choices(preset, first, choices.Length);
            Succeed(Lib.bastide_game_create(&config, first, choices.Length, null, 0, memory, null, &game));
        }
        return game;
    }

    static ulong HashOf(IntPtr game)
    {
        ulong hash;
        Succeed(Lib.bastide_game_get_hash(game, &hash));
        return hash;
    }

    static void AddPosition(Sum sum, IntPtr game)
    {
        Decision decision;
        Succeed(Lib.bastide_game_get_decision(game, &decision));
        sum.I32(decision.seat, decision.step, decision.tile);
        sum.U64(decision.kinds);
        sum.I32(unchecked((int)decision.winners));
        sum.U64(HashOf(game));
    }

    static bool AddAction(Sum sum, IntPtr game, ref uint state)
    {
        fixed (Move* all = moves)
        {
            int count = Lib.bastide_game_list_actions(game, Any, all, ActionsMax);
            Must(count >= 0 && count <= ActionsMax, "the actions cannot be listed");
            if (count == 0) return false;
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            Move* m = all + state % (uint)count;
            Succeed(Lib.bastide_game_apply(game, m, null));
            sum.I32(count, m->kind, m->seat, m->origin, m->tile, m->x, m->y, m->rotation, m->spot, m->segment, m->piece_kind,
                    m->piece, m->other_seat, m->points, unchecked((int)m->faces), m->cause);
            return true;
        }
    }

    static void AddAccount(Sum sum, IntPtr game, int seats)
    {
        Seat seat;
        for (int number = 0; number < seats; ++number)
        {
            Succeed(Lib.bastide_game_get_seat(game, number, &seat));
            sum.I32(seat.score);
        }
        Must(Lib.bastide_game_get_seat(game, seats, &seat) == Absent, "there is a seat too many");
        sum.I32(seats);
        fixed (ScoreLine* all = lines)
        {
            int count = Lib.bastide_game_list_score_lines(game, 0, all, LinesMax);
            Must(count >= 0 && count <= LinesMax, "the score lines cannot be listed");
            for (ScoreLine* line = all; line < all + count; ++line)
            {
                Must(line->group <= line->seq, "a score line stands before its scoring");
                sum.I32(line->seat, line->reward, line->count, line->each, line->points, line->total);
            }
        }
    }

    static void AddSnapshot(Sum sum, IntPtr game, int viewer)
    {
        byte[] bytes = new byte[Lib.bastide_game_write_snapshot(game, viewer, null, 0)];
        IntPtr copy;
        fixed (byte* out_ = bytes)
        {
            Must(Lib.bastide_game_write_snapshot(game, viewer, out_, bytes.Length) == bytes.Length, "a game has no snapshot");
            Succeed(Lib.bastide_game_load_snapshot(out_, bytes.Length, null, 0, null, null, &copy));
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
        AddSnapshot(sum, game, ViewFull);
        AddSnapshot(sum, game, ViewPublic);
        Lib.bastide_game_destroy(game);
    }

    // [life]
    // A game of two seats, each of which takes the first action of its list.
    static void PlayFirst()
    {
        Config config;
        IntPtr game;
        Move move;
        Succeed(Lib.bastide_config_init(&config));
        Succeed(Lib.bastide_game_create(&config, null, 0, null, 0, null, null, &game));
        try
        {
            while (Lib.bastide_game_list_actions(game, Any, &move, 1) > 0)
                Succeed(Lib.bastide_game_apply(game, &move, null));
        }
        finally
        {
            Lib.bastide_game_destroy(game);
        }
    }
    // [life]

    // ---- Recorded games, and memory of the host -----------------------------------------------------------------------------

    static int LoadScript(byte[] text, Refusal* refusal, IntPtr* game)
    {
        fixed (byte* words = text) return Lib.bastide_game_load_script(words, text.Length, null, 0, null, refusal, game);
    }

    static void CheckRefusal()
    {
        Refusal refusal;
        IntPtr game;
        int status = LoadScript(Encoding.UTF8.GetBytes("bastide 1\ndraw nothing\n"), &refusal, &game);
        Must(status == Format && game == IntPtr.Zero, "nonsense is read");
        int length = 0;
        while (refusal.text[length] != 0) ++length;
        Console.WriteLine("refused " + refusal.line + ":" + refusal.column + " " + Encoding.UTF8.GetString(refusal.text, length));
    }

    static void PrintScript(string path)
    {
        Refusal refusal;
        IntPtr game;
        Succeed(LoadScript(File.ReadAllBytes(path), &refusal, &game));
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

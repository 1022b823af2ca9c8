// SPDX-License-Identifier: MIT
// What seats and nature do, how it is judged, and the list of what may be done.
#pragma once

#include <bit>

#include "board/grid.hpp"
#include "ground/words.hpp"

namespace bastide {

inline constexpr u8 kNoSegment = 0xFF;
/// In place of a segment: the tile as a whole.
inline constexpr u8 kOnTile = 0xFE;
/// Segment numbers from here on are corners of a tile, in the order of lists: NW, NE, SW, SE. Elsewhere corners run clockwise.
inline constexpr u8 kFirstCorner = 64;
constexpr int segment_of_corner(int corner) noexcept { return kFirstCorner + (corner < 2 ? corner : 5 - corner); }
constexpr int corner_of_segment(int segment) noexcept
{
    const int place = segment - kFirstCorner;
    return place < 2 ? place : 5 - place;
}

struct Action {
    Verb verb = Verb::none;
    u8 seat = 0;
    u8 segment = kNoSegment;
    u8 rotation = 0;
    Cell cell;
    RowId tile;
    u16 piece = 0;  ///< a PieceKind when deploying, a PieceId when it points at a piece on the board
    i32 value = 0;
};
static_assert(Flat<Action> && sizeof(Action) == 16);

/// The fields of an action that a verb uses. The others stay at their defaults, so equal actions are equal bytes.
enum Field : u8 {
    kFieldTile = 1,
    kFieldCell = 2,
    kFieldRotation = 4,
    kFieldSegment = 8,
    kFieldPiece = 16,
    kFieldPieceId = 32,
    kFieldValue = 64,
    kFieldCause = 128  ///< in `value`: the cause for which a piece is taken
};

constexpr u8 find_fields(Verb verb) noexcept
{
    switch (verb) {
        case Verb::draw: return kFieldTile;
        case Verb::place: return kFieldTile | kFieldCell | kFieldRotation;
        case Verb::deploy: return kFieldCell | kFieldSegment | kFieldPiece;
        case Verb::move: return kFieldCell | kFieldSegment | kFieldPieceId;
        case Verb::bid: return kFieldTile | kFieldValue;  // a tile, or points and no tile
        case Verb::resign:
        case Verb::name:
        case Verb::sell: return kFieldValue;
        case Verb::discard:
        case Verb::reveal: return kFieldTile;
        case Verb::take: return kFieldPieceId | kFieldCause;
        case Verb::pay:
        case Verb::choose_piece: return kFieldPieceId;
        case Verb::pass:
        case Verb::draw_unseen:
        case Verb::finish:
        default: break;  // what the dice game alone knows
    }
    return 0;
}

struct FieldsOfVerbs {
    u8 of[kVerbs] = {};

    constexpr FieldsOfVerbs() noexcept
    {
        for (u32 verb = 0; verb < kVerbs; ++verb) of[verb] = find_fields(static_cast<Verb>(verb));
    }
};
inline constexpr FieldsOfVerbs kFieldsOfVerbs;

constexpr u8 fields_of(Verb verb) noexcept
{
    const u32 number = static_cast<u32>(verb);
    return number < kVerbs ? kFieldsOfVerbs.of[number] : u8{0};
}

/// Whether a number is an action of this game at all.
constexpr bool is_action(Verb verb) noexcept
{
    return fields_of(verb) != 0 || verb == Verb::pass || verb == Verb::draw_unseen || verb == Verb::finish;
}

/// What nature alone does, whoever tells it.
constexpr bool is_of_nature(Verb verb) noexcept
{
    return verb == Verb::draw || verb == Verb::draw_unseen || verb == Verb::reveal || verb == Verb::finish;
}

/// What every verb leaves of an action, bit by bit, and what it puts where it leaves nothing.
struct CanonicalForm {
    u64 keeps[2];
    u64 puts[2];
};

constexpr CanonicalForm canonical_form(Verb verb) noexcept
{
    struct Words {
        u64 of[2];
    };
    const u8 fields = fields_of(verb);
    Action keeps;
    keeps.verb = static_cast<Verb>(0xFF);
    keeps.seat = 0xFF;
    keeps.rotation = fields & kFieldRotation ? u8{0xFF} : u8{0};
    keeps.segment = fields & kFieldSegment ? u8{0xFF} : u8{0};
    if (fields & kFieldCell) keeps.cell = {-1, -1};
    if (fields & kFieldTile) keeps.tile.raw = 0xFFFF;
    if (fields & (kFieldPiece | kFieldPieceId)) keeps.piece = 0xFFFF;
    if (fields & (kFieldValue | kFieldCause)) keeps.value = -1;
    Action puts;
    if (fields & kFieldSegment) puts.segment = 0;
    const Words kept = std::bit_cast<Words>(keeps);
    const Words put = std::bit_cast<Words>(puts);
    return {{kept.of[0], kept.of[1]}, {put.of[0], put.of[1]}};
}

struct CanonicalForms {
    CanonicalForm of[kVerbs] = {};

    constexpr CanonicalForms() noexcept
    {
        for (u32 verb = 0; verb < kVerbs; ++verb) of[verb] = canonical_form(static_cast<Verb>(verb));
    }
};
inline constexpr CanonicalForms kCanonicalForms;

/// The action without what its verb does not use.
inline Action canonical(const Action& action) noexcept
{
    const CanonicalForm& form = kCanonicalForms.of[static_cast<u32>(action.verb) % kVerbs];
    u64 words[2];
    std::memcpy(words, &action, sizeof words);
    for (int i = 0; i < 2; ++i) words[i] = (words[i] & form.keeps[i]) | form.puts[i];
    Action out;
    std::memcpy(static_cast<void*>(&out), words, sizeof out);
    return out;
}

/// Who decided for the seat stands in a history beside the rotation, of which two bits are used.
constexpr Origin origin_of(const Action& action) noexcept
{
    return action.rotation >> 4 ? static_cast<Origin>(action.rotation >> 4) : Origin::seat;
}
constexpr Action with_origin(Action action, Origin origin) noexcept
{
    if (origin != Origin::seat) action.rotation = static_cast<u8>(action.rotation | static_cast<u32>(origin) << 4);
    return action;
}
constexpr Action without_origin(Action action) noexcept
{
    action.rotation &= 3;
    return action;
}

/// Whether lists tell more of such an action than it uses: how many tiles are left or unseen, where a piece stands. All others
/// are listed in their canonical form, which costs more to make than to know.
constexpr bool is_told_at_length(Verb verb) noexcept { return verb == Verb::draw || verb == Verb::take || verb == Verb::reveal; }

/// Why an action is refused, and what is in the way.
struct Verdict {
    Reason reason = Reason::none;
    Cell cell;
    i8 side = -1;
    i8 mine = -1;
    i8 other = -1;
    NodeId feature;
    PieceId piece;
    i16 seat = kNobody;
    i32 least = 0;
    i32 most = 0;
    u32 open_cell = 0;  ///< a placement: where its cell stands among the open cells, once that is found

    static constexpr i16 kNobody = -2;

    constexpr Reason refuse(Reason why) noexcept { return reason = why; }
    constexpr Reason refuse(Reason why, i32 fewest) noexcept
    {
        least = fewest;
        return reason = why;
    }
};

/// The order of all lists: kind, y, x, rotation, segment, piece. Rotation and segment lie side by side as they are wanted here.
constexpr u64 order_key(const Action& action) noexcept
{
    const u32 turned_segment = static_cast<u32>(action.rotation) << 8 | action.segment;
    return static_cast<u64>(action.verb) << 58 | static_cast<u64>(rank_of(cell_key(action.cell))) << 26 |
           (turned_segment << 16 | action.piece);
}

/// Where a page of a list ends: what comes before it in the order, and so many actions that stand exactly there.
struct PageEnd {
    u64 key = 0;
    u32 times = 0;
};

/// Where a tile may go makes the long run in a list. Whoever keeps such a note gets it instead of the actions: `like` on each
/// cell of `keys` and in each rotation that fits. They have the numbers from `begin` to before `end` in the list.
struct RunNote {
    static constexpr u32 kMost = 128;  ///< parts; what lies behind is written action by action

    /// How the tile fits the next so many cells, in how many ways each of them, and the number of the action after.
    struct Part {
        Fits fits;
        u32 end;
        Sixteen counts;
    };

    Action like;
    const u32* keys = nullptr;
    u32 begin = 0;
    u32 end = 0;

    Part& part(u32 i) noexcept { return reinterpret_cast<Part*>(parts_)[i]; }
    const Part& part(u32 i) const noexcept { return reinterpret_cast<const Part*>(parts_)[i]; }

    bool holds(u32 number) const noexcept { return number - begin < end - begin; }

    /// The action that has a number it holds; `cell` is the number of its cell in `keys`.
    Action at(u32 number, u32& cell) const noexcept
    {
        u32 i = 0;
        u32 first = begin;
        while (part(i).end <= number) first = part(i++).end;
        const Kth found = find_kth(part(i).counts, number - first);
        Action out = like;
        cell = kAtOnce * i + found.place;
        out.cell = cell_of(keys[cell]);
        out.rotation = static_cast<u8>(find_bit_of_four(part(i).fits.rotations(found.place), found.number));
        return out;
    }
    Action last() const noexcept
    {
        u32 cell = 0;
        return at(end - 1, cell);
    }

private:
    alignas(Part) u8 parts_[kMost * sizeof(Part)];  // not cleared: as many are read as were written
};

/// How a list stands in its buffer: so many bytes from the begin of one action to that of the next, and a note of the long run
/// in it, if somebody wants one. The buffer has room for the actions of the run, but they are not written.
struct Form {
    u32 stride = sizeof(Action);
    RunNote* note = nullptr;
};

/// Collects legal actions into a caller's buffer, in order, and counts on when it is full. Rooms add what is theirs wherever it
/// belongs; what comes in order, as nearly everything does, is appended.
///
/// Two things are quick, but right only while everything comes in order, and is_torn() tells when something did not: a list that
/// begins with its `skip`-th action, the others counted and left out, and runs that are noted. A page after a PageEnd is always
/// right.
class Options {
public:
    Options(Action* out, u32 cap, Verb only = Verb::none, u32 skip = 0) noexcept : Options(out, cap, only, Form{}, skip) {}
    Options(void* out, u32 cap, Verb only, const Form& form, u32 skip = 0) noexcept
        : out_(static_cast<u8*>(out)),
          form_(form),
          cap_(cap),
          skip_(skip),
          only_(only),
          is_whole_(only == Verb::none && skip == 0)
    {
    }
    Options(Action* out, u32 cap, Verb only, PageEnd after) noexcept : Options(out, cap, only)
    {
        after_ = after;
        is_later_page_ = true;
        is_whole_ = false;
    }

    /// For whoever asks only whether there is any.
    static Options whether_any() noexcept
    {
        Options options(nullptr, 0);
        options.asks_whether_any_ = true;
        return options;
    }
    /// Nobody cares for more: whoever has long to look may stop.
    bool has_enough() const noexcept { return asks_whether_any_ && count_ > 0; }

    Verb only() const noexcept { return only_; }
    bool wants(Verb verb) const noexcept { return only_ == Verb::none || only_ == verb; }

    void add(const Action& action) noexcept
    {
        if (!wants(action.verb) || (is_later_page_ && is_before_page(action))) return;
        if (cap_ == 0) return count_on(action.verb, 1);
        const u64 key = order_key(action);
        if (skip_ > 0) {
            is_torn_ = is_torn_ || key < last_key_;
            last_key_ = key;
            return append(action);
        }
        const u32 noted = smaller(run_end_, cap_);
        const u32 at = make_room(key, noted);
        if (form_.note && run_end_ > 0 && at == noted && key < order_key(form_.note->last())) is_torn_ = true;
        if (at < cap_) action_at(at) = action;
        count_on(action.verb, 1);
    }
    /// For long lists that come in order: the same without looking where it belongs.
    void append(const Action& action) noexcept
    {
        if (!is_whole_) return append_in_part(action);
        if (count_ < cap_) action_at(count_) = action;
        count_on(action.verb, 1);
    }
    /// The same for a placement `like` on each cell and in each rotation that fits. `for_each_fits` calls its visitor with the
    /// number of a cell in `keys` and the fits from there on, so many cells at once, until it says true.
    template <class ForEachFits>
    void append_run(const Action& like, const u32* keys, ForEachFits&& for_each_fits) noexcept
    {
        if (!wants(like.verb)) return;
        const bool is_quick = !is_later_page_ && skip_ == 0 && run_end_ == 0;
        if (is_quick && cap_ == 0) return count_run(like, for_each_fits);
        const u32 noted = is_quick && form_.note ? note_run(like, keys, for_each_fits) : 0;
        if (noted == kAll) return;
        for_each_fits([&](u32 from, const auto& fits) {
            if (from >= noted && fits.any() && !passes_over(like.verb, fits.count())) append_one_by_one(like, keys + from, fits);
            return false;
        });
    }

    u32 count() const noexcept { return count_; }
    u64 kinds() const noexcept { return kinds_; }  ///< bit k: an action of kind k was added
    bool is_torn() const noexcept { return is_torn_; }

    /// Where the page of so many actions, all of them written, ends.
    PageEnd page_end(u32 size) const noexcept
    {
        PageEnd end{order_key(action_at(size - 1)), 0};
        for (u32 i = size; i > 0 && order_key(action_at(i - 1)) == end.key; --i) ++end.times;
        if (end.key == after_.key) end.times += after_.times;
        return end;
    }

private:
    static constexpr u32 kAll = ~u32{0};

    Action& action_at(u32 slot) const noexcept { return *reinterpret_cast<Action*>(out_ + slot * form_.stride); }

    void count_on(Verb verb, u32 more) noexcept
    {
        count_ += more;
        kinds_ |= u64{1} << static_cast<int>(verb);
    }
    void append_in_part(const Action& action) noexcept
    {
        if (!wants(action.verb)) return;
        if (is_later_page_) return add(action);
        if (skip_ > 0) last_key_ = larger(last_key_, order_key(action));  // what is added behind it may belong before it
        const u32 slot = count_ - skip_;                                  // of what is skipped far too large
        if (slot < cap_) action_at(slot) = action;
        count_on(action.verb, 1);
    }
    template <class ForEachFits>
    void count_run(const Action& like, ForEachFits&& for_each_fits) noexcept
    {
        u32 sum = 0;
        for_each_fits([&](u32, const auto& fits) {
            sum += fits.count();
            return false;
        });
        if (sum > 0) count_on(like.verb, sum);
    }
    /// Answers how many cells it noted.
    template <class ForEachFits>
    u32 note_run(const Action& like, const u32* keys, ForEachFits&& for_each_fits) noexcept
    {
        RunNote& note = *form_.note;
        u32 parts = 0;
        u32 end = count_;
        for_each_fits([&](u32, const auto& fits) {
            end += fits.count();
            note.part(parts++) = {fits, end, fits.counts()};
            return parts == RunNote::kMost;
        });
        if (end > count_) {
            note.like = like;
            note.keys = keys;
            note.begin = count_;
            note.end = run_end_ = end;
            count_on(like.verb, end - count_);
        }
        return parts == RunNote::kMost ? parts * kAtOnce : kAll;
    }
    /// Whether nobody looks at the next so many actions, which come in order: then they are counted and need not be made.
    bool passes_over(Verb verb, u32 more) noexcept
    {
        if (is_later_page_ || (count_ < skip_ + cap_ && count_ + more > skip_)) return false;
        last_key_ = (static_cast<u64>(verb) + 1) << 58;  // as far as they could reach
        count_on(verb, more);
        return true;
    }
    bool is_before_page(const Action& action) noexcept
    {
        const u64 key = order_key(action);
        return key < after_.key || (key == after_.key && seen_there_++ < after_.times);
    }
    /// Appends an action that is `like` one but for what `edit(action)` does to it. It is edited where it stays: a copy as a
    /// whole of what was just written in part waits until that has arrived in memory.
    template <class Edit>
    void append_like(const Action& like, Edit&& edit) noexcept
    {
        if (is_whole_) {
            if (count_ < cap_) edit(action_at(count_) = like);
            return count_on(like.verb, 1);
        }
        Action action = like;
        edit(action);
        append_in_part(action);
    }
    void append_one_by_one(const Action& like, const u32* keys, Fits fits) noexcept
    {
        fits.for_each([&](u32 i, u8 rotation) {
            append_like(like, [&](Action& action) {
                action.cell = cell_of(keys[i]);
                action.rotation = rotation;
            });
        });
    }
    /// Moves on what stands behind a key, of the actions from number `from` on; answers where the key belongs, which may be
    /// behind the buffer. What is moved out of it is lost.
    u32 make_room(u64 key, u32 from) noexcept
    {
        u32 at = smaller(count_, cap_);
        u8* room = out_ + at * form_.stride;
        for (; at > from; --at, room -= form_.stride) {
            const Action& before = *reinterpret_cast<const Action*>(room - form_.stride);
            if (order_key(before) <= key) break;
            if (at < cap_) *reinterpret_cast<Action*>(room) = before;
        }
        return at;
    }

    u8* out_;
    Form form_;
    u32 cap_;
    u32 skip_;
    u32 count_ = 0;
    u32 run_end_ = 0;  ///< of the run that is noted
    Verb only_;
    bool is_whole_;  ///< neither skips nor leaves out
    bool is_later_page_ = false;
    bool is_torn_ = false;
    bool asks_whether_any_ = false;
    u64 kinds_ = 0;
    u64 last_key_ = 0;  ///< while skipping
    PageEnd after_{};
    u32 seen_there_ = 0;
};

}  // namespace bastide

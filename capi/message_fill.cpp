// SPDX-License-Identifier: MIT
// Messages filled from records. Every message that comes here was checked or is ours, yet nothing is read beyond its end.
#include "ground/bits.hpp"
#include "message.hpp"
#include "message_reader.hpp"

namespace bastide {

namespace {

using meaning::Holds;

constexpr const char* kUnset = "-";
constexpr i32 kMostSegments = 32;  // masks of segments have no more bits

bool is_mask(Holds holds) noexcept
{
    switch (holds) {
        case Holds::seats:
        case Holds::segments:
        case Holds::ports:
        case Holds::sides:
        case Holds::rotations:
        case Holds::corners:
        case Holds::kinds:
        case Holds::marks:
        case Holds::faces: return true;
        default: return false;
    }
}

/// The single things that a mask names, in order; of faces how many there are of each.
struct Items {
    u8 of[64];
    u8 count_of[64];
    u32 count = 0;

    void add(u32 item, u32 number) noexcept
    {
        of[count] = static_cast<u8>(item);
        count_of[count++] = static_cast<u8>(number);
    }
};

Items items_of(Holds holds, u64 mask) noexcept
{
    Items items;
    for (u32 bit = 0; bit < 64 && holds != Holds::faces; ++bit)
        if (mask >> bit & 1) items.add(bit, 1);
    for (u32 face = 0; face < 8 && holds == Holds::faces; ++face)
        if (mask >> 4 * face & 15) items.add(face + 1, mask >> 4 * face & 15);
    return items;
}

/// What a game is asked about one argument.
class Asked {
public:
    explicit Asked(const Values& values) noexcept : values_(values), action_(static_cast<const bastide_action*>(values.record)) {}

    bool find_piece(bastide_piece& piece) const noexcept
    {
        return values_.game && bastide_game_get_piece(values_.game, action_->piece, &piece) == BASTIDE_OK;
    }

    /// The segment that an action aims at, or that its piece stands on.
    bool find_segment(bool aims, bastide_segment_def& segment) const noexcept
    {
        bastide_piece piece;
        if (aims) return find_segment(action_->spot, action_->x, action_->y, action_->segment, segment);
        return find_piece(piece) && find_segment(piece.spot, piece.x, piece.y, piece.segment, segment);
    }

private:
    bool find_segment(i32 spot, i32 x, i32 y, i32 index, bastide_segment_def& segment) const noexcept
    {
        if (!values_.game || spot != BASTIDE_SPOT_SEGMENT || index < 0 || index >= kMostSegments) return false;
        bastide_segment_def all[kMostSegments];
        if (bastide_game_list_segments_at(values_.game, x, y, all, kMostSegments) <= index) return false;
        segment = all[index];
        return true;
    }

    const Values& values_;
    const bastide_action* action_;
};

/// Of a side that a road parts a field has a half: its ports are the outer ones.
Items winds_of(u32 ports) noexcept
{
    Items winds;
    for (u32 side = 0; side < 4; ++side) {
        const u32 mine = ports >> 3 * side & 7;
        if (mine == 1) winds.add(kHalfWinds + 2 * side, 1);
        if (mine == 4) winds.add(kHalfWinds + 2 * side + 1, 1);
        if (mine != 0 && mine != 1 && mine != 4) winds.add(side + 1, 1);
    }
    return winds;
}

class Filler {
public:
    Filler(const Values& values, PluralFamily family, TextWriter& out) noexcept : values_(values), family_(family), out_(out) {}

    void fill(Text message) noexcept
    {
        MessageReader in(message);
        while (!in.is_at_end()) {
            fill_body(in, nullptr);
            in.step();  // a } that closes nothing: none is let in
        }
    }

private:
    /// Up to the } that closes the body, or to the end. `number` is what # stands for.
    void fill_body(MessageReader& in, const i64* number) noexcept
    {
        while (!in.is_at_end() && in.here() != '}') {
            const char brace = in.take_quoted_brace();
            if (brace != '\0') {
                out_.put(brace);
            } else if (in.here() == '{') {
                fill_field(in, number);
            } else {
                if (in.here() == '#' && number)
                    out_.put_number(*number);
                else
                    out_.put(in.here());
                in.step();
            }
        }
    }

    void fill_field(MessageReader& in, const i64* number) noexcept
    {
        in.step();
        const Argument* argument = values_.arguments.find(in.read_name());
        if (!argument || !in.take(',')) {
            if (argument) put(*argument, {});
            return in.skip_body();
        }
        const Text type = in.read_name();
        in.take(',');
        if (type == Text("form")) {
            put(*argument, in.read_name());
        } else if (type == Text("name")) {
            char room[24];
            out_.put(is_unset(*argument, value_of(*argument)) ? Text(kUnset) : key_of(*argument, room));
        } else {
            const bool plural = type == Text("plural");
            const i64 own = plural ? count_of(*argument) : 0;
            fill_case(in, plural ? find_plural_case(in, own) : find_select_case(in, *argument), plural ? &own : number);
        }
        in.skip_body();
    }

    void fill_case(MessageReader& in, u32 body, const i64* number) noexcept
    {
        const u32 at = in.at();
        in.go_to(body);
        fill_body(in, number);
        in.go_to(at);
    }

    /// Where the body begins of the case that a test likes best: it answers 2 for the right one, 1 where no better one comes.
    template <class Judge>
    u32 find_case(MessageReader in, Judge&& judge) const noexcept
    {
        u32 best = 0;
        u32 body = 0;
        for (in.skip_spaces(); !in.is_at_end() && in.here() != '}'; in.skip_spaces()) {
            const Text key = in.read_key();
            if (!in.take('{')) break;
            const u32 mark = judge(key);
            if (mark > best) body = in.at();
            best = larger(best, mark);
            in.skip_body();
        }
        if (best > 0) return body;
        return in.at();
    }

    u32 find_plural_case(const MessageReader& in, i64 number) const noexcept
    {
        char room[24];
        TextWriter text(room, sizeof room);
        text.put('=').put_number(number);
        const Text exact(room, text.size());
        const Text form(name_of(plural_form(family_, number)));
        return find_case(in, [&](Text key) -> u32 { return key == exact ? 3 : key == form ? 2 : key == Text("other") ? 1 : 0; });
    }

    u32 find_select_case(const MessageReader& in, const Argument& argument) const noexcept
    {
        char room[24];
        const Text wanted = key_of(argument, room);
        return find_case(in, [&](Text key) -> u32 { return key == wanted ? 2 : key == Text("other") ? 1 : 0; });
    }

    // ---- values ----

    bool is_absent(const Argument& argument) const noexcept
    {
        const bool of_action = argument.source == ArgumentSource::action || argument.source == ArgumentSource::action_cell;
        return of_action ? !values_.action : !values_.record && argument.source == ArgumentSource::record;
    }

    const u8* bytes_of(const Argument& argument) const noexcept
    {
        const void* record = argument.source == ArgumentSource::action ? values_.action : values_.record;
        return static_cast<const u8*>(record) + argument.offset;
    }

    i64 read(const Argument& argument) const noexcept
    {
        if (argument.size == 8) {
            u64 wide = 0;
            std::memcpy(&wide, bytes_of(argument), sizeof wide);
            return static_cast<i64>(wide);
        }
        i32 narrow = 0;
        std::memcpy(&narrow, bytes_of(argument), sizeof narrow);
        return is_mask(argument.holds) ? static_cast<i64>(static_cast<u32>(narrow)) : narrow;
    }

    i64 value_of(const Argument& argument) const noexcept
    {
        const Asked asked(values_);
        bastide_piece piece;
        bastide_segment_def segment;
        if (is_absent(argument)) return argument.unused;
        switch (argument.source) {
            case ArgumentSource::record:
            case ArgumentSource::action: return read(argument);
            case ArgumentSource::count: return values_.count;
            case ArgumentSource::piece_kind: return asked.find_piece(piece) ? piece.kind : 0;
            case ArgumentSource::owner: return asked.find_piece(piece) ? piece.seat : -1;
            case ArgumentSource::holder: return asked.find_piece(piece) ? piece.other_seat : -1;
            case ArgumentSource::segment_kind: return find_segment(segment) ? segment.kind : 0;
            case ArgumentSource::sides: return find_segment(segment) ? static_cast<i64>(segment.ports) : 0;
            default: return 0;
        }
    }

    bool find_segment(bastide_segment_def& segment) const noexcept
    {
        return Asked(values_).find_segment(values_.arguments.find("segment") != nullptr, segment);
    }

    /// A number for the plural: itself, or how many things a mask names.
    i64 count_of(const Argument& argument) const noexcept
    {
        const i64 value = value_of(argument);
        if (!is_mask(argument.holds)) return value;
        i64 count = 0;
        const Items items = items_of(argument.holds, static_cast<u64>(value));
        for (u32 i = 0; i < items.count; ++i) count += items.count_of[i];
        return count;
    }

    struct Place {
        i32 x = BASTIDE_NOWHERE;
        i32 y = BASTIDE_NOWHERE;

        bool is_set() const noexcept { return x != BASTIDE_NOWHERE && y != BASTIDE_NOWHERE; }
    };

    i32 field(const char* name) const noexcept
    {
        const Argument* argument = values_.arguments.find(name);
        return argument ? static_cast<i32>(value_of(*argument)) : BASTIDE_NOWHERE;
    }

    bool is_place(const Argument& argument) const noexcept
    {
        return argument.source == ArgumentSource::cell || argument.source == ArgumentSource::from_cell ||
               argument.source == ArgumentSource::action_cell || argument.source == ArgumentSource::place;
    }

    Place place_of(const Argument& argument) const noexcept
    {
        bastide_piece piece;
        switch (argument.source) {
            case ArgumentSource::cell: return {field("x"), field("y")};
            case ArgumentSource::from_cell: return {field("from_x"), field("from_y")};
            case ArgumentSource::action_cell: return {field("action_x"), field("action_y")};
            case ArgumentSource::place:
                if (Asked(values_).find_piece(piece)) return {piece.x, piece.y};
                break;
            default: break;
        }
        return {};
    }

    Text text_of(const Argument& argument) const noexcept
    {
        if (argument.source != ArgumentSource::record || !values_.record) return {};
        const char* text = reinterpret_cast<const char*>(bytes_of(argument));
        u32 size = 0;
        while (size < argument.size && text[size] != '\0') ++size;
        return {text, size};
    }

    /// A seat of -1 is nature where it acts or owns; elsewhere it is none.
    bool is_nature(const Argument& argument, i64 seat) const noexcept
    {
        return seat == -1 && !is_absent(argument) && Text(argument.name) == Text("seat");
    }

    bool is_unset(const Argument& argument, i64 value) const noexcept
    {
        if (is_place(argument)) return !place_of(argument).is_set();
        switch (argument.holds) {
            case Holds::word: return value == 0 && !words(argument.vocabulary).find(0);
            case Holds::seat: return value < 0 && !is_nature(argument, value);
            case Holds::x:
            case Holds::y: return value == BASTIDE_NOWHERE;
            case Holds::text: return argument.source == ArgumentSource::record && text_of(argument).empty();
            default: return is_mask(argument.holds) ? value == 0 : argument.unused < 0 && value < 0;
        }
    }

    // ---- cases ----

    Text key_of(const Argument& argument, char (&room)[24]) const noexcept
    {
        if (argument.holds == Holds::text) return is_unset(argument, 0) ? Text("none") : Text();
        const i64 value = value_of(argument);
        if (is_unset(argument, value)) return "none";
        if (is_place(argument) || is_mask(argument.holds)) return {};
        const Word* word = nullptr;
        switch (argument.holds) {
            case Holds::word: word = words(argument.vocabulary).find(static_cast<i32>(value)); break;
            case Holds::side: word = value < 4 ? words_of_section(kWind).find(static_cast<i32>(value) + 1) : nullptr; break;
            case Holds::truth: return value != 0 ? "yes" : "no";
            case Holds::seat:
                if (is_nature(argument, value)) return "nature";
                break;
            case Holds::tile: return tile_key(static_cast<i32>(value), room);
            default: break;
        }
        if (word) return word->name;
        TextWriter text(room, sizeof room);
        text.put_number(value);
        return {room, text.size()};
    }

    Text tile_key(i32 tile, char (&room)[24]) const noexcept
    {
        char name[16];
        if (!values_.game) return {};
        const Word* face = words(BASTIDE_VOCABULARY_FACE).find(face_of_tile(*values_.game, tile));
        if (face) return face->name;
        const Text found = tile_name(*values_.game, tile, name);
        std::memcpy(room, found.data, found.size);
        return {room, found.size};
    }

    // ---- telling ----

    void put(const Argument& argument, Text form) noexcept
    {
        if (argument.source == ArgumentSource::role) return put_role(form);
        if (argument.source == ArgumentSource::sentence) return put_sentence();
        const i64 value = argument.holds == Holds::text ? 0 : value_of(argument);
        if (is_unset(argument, value)) {
            out_.put(kUnset);
        } else if (is_place(argument)) {
            put_place(place_of(argument));
        } else if (argument.holds == Holds::text) {
            out_.put(text_of(argument));
        } else if (argument.source == ArgumentSource::sides) {
            put_list(kWind, winds_of(static_cast<u32>(value)), form);
        } else if (is_mask(argument.holds)) {
            put_list(section_of_items(argument.holds), items_of(argument.holds, static_cast<u64>(value)), form);
        } else {
            put_value(argument, value, form);
        }
    }

    void put_value(const Argument& argument, i64 value, Text form) noexcept
    {
        const i32 number = static_cast<i32>(value);
        switch (argument.holds) {
            case Holds::word: return put_word(values_.texts, argument.vocabulary, number, form, out_);
            case Holds::seat:
                return is_nature(argument, value) ? put_word(values_.texts, kSeat, kNatureWord, form, out_)
                                                  : put_seat(number, form);
            case Holds::side:
                if (is_within(number, 0, 3)) return put_word(values_.texts, kWind, number + 1, form, out_);
                out_.put_number(number);
                break;
            case Holds::tile: return put_tile(number, form);
            default: out_.put_number(value);
        }
    }

    void put_seat(i32 seat, Text form) noexcept
    {
        if (is_within(seat, 0, BASTIDE_SEATS_MAX - 1))
            put_word(values_.texts, kSeat, seat + 1, form, out_);
        else
            out_.put_number(seat);
    }

    void put_place(const Place& place) noexcept { out_.put('(').put_number(place.x).put(',').put_number(place.y).put(')'); }

    void put_tile(i32 tile, Text form) noexcept
    {
        char room[16];
        const i32 face = values_.game ? face_of_tile(*values_.game, tile) : 0;
        if (face > 0) return put_dice(face, 1, form);
        const Text name = values_.game ? tile_name(*values_.game, tile, room) : Text();
        if (name.empty())
            out_.put_number(tile);
        else
            out_.put(name);
    }

    /// "a cap", "2 caps".
    void put_dice(i32 face, i64 count, Text form) noexcept
    {
        if (!words_of_section(kDie).find(face)) return static_cast<void>(out_.put_number(count));
        Values values;
        values.arguments = Arguments(kDie, face);
        values.count = count;
        put_message(word_of(values_.texts, kDie, face, form), values, out_);
    }

    void put_role(Text form) noexcept
    {
        const Argument* kind = values_.arguments.find("segment_kind");
        if (!kind) kind = values_.arguments.find("feature_kind");
        const Argument* piece = values_.arguments.find("piece_kind");
        const i32 piece_kind = piece ? static_cast<i32>(value_of(*piece)) : 0;
        const i32 role = kind && piece_kind == BASTIDE_PIECE_FOLLOWER ? static_cast<i32>(value_of(*kind)) : 0;
        if (words_of_section(kRole).find(role)) return put_word(values_.texts, kRole, role, form, out_);
        if (piece_kind == 0)
            out_.put(kUnset);
        else
            put_word(values_.texts, BASTIDE_VOCABULARY_PIECE, piece_kind, form, out_);
    }

    void put_sentence() noexcept
    {
        if (values_.inner)
            put_message(values_.sentence, *values_.inner, out_);
        else
            out_.put(kUnset);
    }

    static i32 section_of_items(Holds holds) noexcept
    {
        switch (holds) {
            case Holds::seats: return kSeat;
            case Holds::kinds: return BASTIDE_VOCABULARY_ACTION;
            case Holds::marks: return BASTIDE_VOCABULARY_MARK;
            case Holds::faces: return kDie;
            default: return 0;
        }
    }

    void put_item(i32 section, const Items& items, u32 i, Text form) noexcept
    {
        if (section == kDie) return put_dice(items.of[i], items.count_of[i], form);
        if (section == kSeat) return put_seat(items.of[i], form);
        if (section == 0)
            out_.put_number(items.of[i]);
        else
            put_word(values_.texts, section, items.of[i], form, out_);
    }

    /// "Red, Blue and Green": what stands before {list} of every pattern comes first, then the things with what stands behind.
    void put_list(i32 section, const Items& items, Text form) noexcept
    {
        const Message next = word_of(values_.texts, kList, kListNext, {});
        const Message last = word_of(values_.texts, kList, kListLast, {});
        const auto pattern = [&](u32 i) { return i + 1 == items.count ? last.text : next.text; };
        for (u32 i = items.count; i-- > 1;) out_.put(part_of(pattern(i), 0));
        for (u32 i = 0; i < items.count; ++i) {
            if (i > 0) out_.put(part_of(pattern(i), 1));
            put_item(section, items, i, form);
            if (i > 0) out_.put(part_of(pattern(i), 2));
        }
    }

    /// What stands before {list}, between it and {item}, and behind.
    static Text part_of(Text pattern, u32 part) noexcept
    {
        u32 from = 0;
        for (u32 i = 0, seen = 0; i <= pattern.size; ++i) {
            if (i < pattern.size && pattern[i] == '}') from = i + 1;
            if (i < pattern.size && pattern[i] != '{') continue;
            if (seen++ == part) return pattern.from(from).first(i - from);
        }
        return {};
    }

    const Values& values_;
    PluralFamily family_;
    TextWriter& out_;
};

}  // namespace

void put_message(const Message& message, const Values& values, TextWriter& out) noexcept
{
    if (message.is_plain)
        out.put(message.text);
    else
        Filler(values, message.family, out).fill(message.text);
}

void put_word(const bastide_texts* texts, i32 section, i32 number, Text form, TextWriter& out) noexcept
{
    if (!words_of_section(section).find(number)) {
        out.put_number(number);
        return;
    }
    put_message(word_of(texts, section, number, form), Values{}, out);
}

}  // namespace bastide

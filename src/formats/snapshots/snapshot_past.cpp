// SPDX-License-Identifier: MIT
#include "formats/snapshots/snapshot_past.hpp"

#include <iterator>

#include "formats/positions/position.hpp"
#include "game/records.hpp"
#include "play/setup_moves.hpp"
#include "setup/all_modules.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

constexpr i64 kMaxNumber = 0x7FFFFFFF;

// ---- score lines ----------------------------------------------------------------------------------------------------

constexpr i64 kMaxPoints = 1'000'000'000;  // bound on the sum of all lines, so that no sum overflows 32 bits

bool is_line(const Event& event) noexcept { return event.kind == EventKind::scored && !event.undone; }

/// The groups of the score lines written or read last. Lines booked together have a group, the event that began it. A group is
/// encoded by its index in this list, the most recent first; groups are nested, so few are open at a time.
class Groups {
public:
    static constexpr u32 kMax = 8;

    u32 count() const noexcept { return count_; }
    /// The index of a group; count() when it is not in the list.
    u32 find(u64 group) const noexcept
    {
        u32 at = 0;
        while (at < count_ && groups_[at] != group) ++at;
        return at;
    }
    /// Moves the group at an index to the front, or inserts a new one there.
    u64 move_to_front(u32 at, u64 group) noexcept
    {
        if (at < count_) group = groups_[at];
        if (at == count_ && count_ < kMax) ++count_;
        for (u32 i = smaller(at, kMax - 1); i > 0; --i) groups_[i] = groups_[i - 1];
        return groups_[0] = group;
    }

private:
    u64 groups_[kMax] = {};
    u32 count_ = 0;
};

enum GroupCode : u32 { kAlone, kNewGroup, kKnownGroup };

void write_line(ByteWriter& out, u64 seq, const Event& event, Groups& groups) noexcept
{
    const u64 group = seq - event.group_distance;
    const u32 at = groups.find(group);
    const bool is_known = at < groups.count();
    out.put_count(event.group_distance == 0 ? kAlone : is_known ? kKnownGroup + at : kNewGroup);
    if (event.group_distance > 0) groups.move_to_front(at, group);
    out.put_count(event.action);
    out.put_count(event.seat);
    out.put_count(event.other_seat == kNature ? 0 : event.other_seat + 1u);
    out.put_count(static_cast<u32>(event.reward));
    out.put_count(event.feature.raw);
    out.put_count(static_cast<u32>(event.feature_kind));
    out.put_signed(event.count);
    out.put_signed(event.each);
}

i64 within(ByteReader& in, i64 value, i64 least, i64 most) noexcept
{
    if (value >= least && value <= most) return value;
    in.fail();
    return least;
}

/// Reads a count; one above `most` fails the reader.
u32 get_up_to(ByteReader& in, u64 most) noexcept
{
    const u64 value = in.get_count();
    if (value <= most) return static_cast<u32>(value);
    in.fail();
    return 0;
}

/// 0 encodes nature.
u8 get_other_seat(ByteReader& in, u32 seats) noexcept
{
    const u32 seat = get_up_to(in, seats);
    return seat == 0 ? kNature : static_cast<u8>(seat - 1);
}

/// The lines read so far.
struct LinesSoFar {
    Groups groups;
    u32 action = 0;  ///< of the last line
    i64 points = 0;  ///< the sum of the absolute values
};

bool is_reward(u32 number) noexcept
{
    const i32 reward = static_cast<i32>(number);
    return words(BASTIDE_VOCABULARY_REWARD).find(reward) || !module_sentence(BASTIDE_VOCABULARY_REWARD, reward).empty();
}

/// Whether a kind is that of a feature, or was before a piece turned it; none for no feature.
bool is_kind_of(const Game& game, NodeId feature, SegmentKind kind) noexcept
{
    if (!feature) return kind == SegmentKind::none;
    return kind == game.view().state.node(feature).kind() || kind == printed_kind(game.view(), feature);
}

bool read_line(ByteReader& in, u32 actions, Game& game, LinesSoFar& lines) noexcept
{
    const Rules& rules = game.rules();
    const u32 code = get_up_to(in, lines.groups.count() + u32{kNewGroup});
    const u32 action = get_up_to(in, actions);
    const u8 seat = static_cast<u8>(get_up_to(in, rules.config.seats - 1u));
    const u8 other = get_other_seat(in, rules.config.seats);
    const u32 reward = get_up_to(in, 0xFFFF);
    const NodeId feature(static_cast<int>(get_up_to(in, game.view().state.header().nodes)));
    const SegmentKind kind = static_cast<SegmentKind>(get_up_to(in, kSegmentKinds - 1));
    const i64 count = within(in, in.get_signed(), -kMaxPoints, kMaxPoints);
    const i64 each = within(in, in.get_signed(), -kMaxPoints, kMaxPoints);
    const i64 sum = count * each;
    lines.points += sum < 0 ? -sum : sum;
    if (in.failed() || lines.points > kMaxPoints) return false;
    if (action < lines.action || !is_reward(reward) || !is_kind_of(game, feature, kind)) return false;
    lines.action = action;
    u64 group = game.log().next();
    if (code == kNewGroup) group = lines.groups.move_to_front(lines.groups.count(), game.leave_out_event());
    if (code >= kKnownGroup) group = lines.groups.move_to_front(code - kKnownGroup, 0);
    Event* const event = game.restore_score_line(seat, action, group);
    if (!event) return true;
    event->other_seat = other;
    event->reward = static_cast<Reward>(reward);
    event->feature = feature;
    event->feature_kind = kind;
    event->count = static_cast<i32>(count);
    event->each = static_cast<i32>(each);
    event->points = static_cast<i32>(sum);
    return true;
}

}  // namespace

void write_lines(ByteWriter& out, const Game& game) noexcept
{
    Groups groups;
    game.log().for_each(0, [&](u64 seq, const Event& event) {
        if (is_line(event)) write_line(out, seq, event, groups);
    });
}

bool read_lines(ByteReader in, u32 actions, u32 most, Game& game) noexcept
{
    LinesSoFar so_far;
    u32 lines = 0;
    while (in.left() > 0)
        if (++lines > most || !read_line(in, actions, game, so_far)) return false;
    return true;
}

namespace {

// ---- position -------------------------------------------------------------------------------------------------------

/// The number of a place in a snapshot: of a segment or corner its own, of the others these, as docs/snapshots.md defines them.
constexpr i32 kFirstPlace = kFirstCorner + kSides;
constexpr Spot kPlaces[] = {Spot::supply, Spot::tile, Spot::space, Spot::beside, Spot::held};

/// On a tile, for a piece that joins two of its roads: the number of its way follows these.
constexpr i32 kBeforeWays = 95;
static_assert(kFirstPlace + std::size(kPlaces) <= kBeforeWays + 1);

i32 number_of_place(const Put& put) noexcept
{
    if (put.is_at(Spot::tile) && put.span > 0) return kBeforeWays + put.span;
    for (i32 i = 0; i < static_cast<i32>(std::size(kPlaces)); ++i)
        if (put.is_at(kPlaces[i])) return kFirstPlace + i;
    return put.segment;
}

/// What follows the number of a place that is beside the board; null when nothing does.
i32* detail_of_place(Put& put) noexcept
{
    if (put.is_at(Spot::space)) return &put.segment;
    if (put.is_at(Spot::beside)) return &put.beside;
    return put.is_at(Spot::held) ? &put.other_seat : nullptr;
}

struct PutWriter {
    ByteWriter& out;
    Put put;

    void put_number(i32 number) const noexcept { out.put_count(static_cast<u32>(number)); }
    void put_cell(i32 x, i32 y) const noexcept
    {
        out.put_signed(x);
        out.put_signed(y);
    }

    void visit(fields::Seat) const noexcept { put_number(put.seat + 1); }
    void visit(fields::Tile) const noexcept { put_number(put.tile + 1); }
    void visit(fields::PieceKind) const noexcept { put_number(put.piece_kind); }
    void visit(fields::Cell) const noexcept { put_cell(put.x, put.y); }
    /// In one number, because entries of older versions have no span.
    void visit(fields::Rotation) const noexcept { put_number(put.rotation + kSides * put.span); }
    void visit(fields::Span) const noexcept {}
    void visit(fields::Place) noexcept
    {
        put_cell(put.has_cell() ? put.x : 0, put.has_cell() ? put.y : 0);
        put_number(number_of_place(put));
        if (const i32* detail = detail_of_place(put)) put_number(*detail);
    }
    void visit(fields::Note) const noexcept { put_number(put.note); }
    void visit(fields::Points) const noexcept { out.put_signed(put.points); }
    void visit(fields::Count) const noexcept { out.put_signed(put.count); }
    void visit(fields::Number) const noexcept { out.put_signed(put.number); }
    void visit(fields::OtherSeat) const noexcept { put_number(put.other_seat); }
    void visit(fields::Piece) const noexcept { put_number(put.piece + 1); }
    void visit(fields::Slot) const noexcept { put_number(put.slot + 1); }
};

}  // namespace

void write_beginning(ByteWriter& out, const View& start) noexcept
{
    const Header& header = start.state.header();
    out.put_count(header.turn);
    out.put_count(header.active);
    out.put_count(static_cast<u32>(step_of_start(start)));
    out.put_count(header.drawn.raw);
    u32 count = 0;
    for_each_put(start, [&](const Put&) { ++count; });
    out.put_count(count);
    for_each_put(start, [&](const Put& put) {
        out.put8(static_cast<u8>(put.kind));
        PutFields::walk(fields_of(put), PutWriter{out, put});
    });
}

namespace {

/// Reads a count; one that exceeds the field of a record fails the reader.
i32 get_number(ByteReader& in) noexcept
{
    const u64 value = in.get_count();
    if (value > 0x7FFFFFFF) in.fail();
    return in.failed() ? 0 : static_cast<i32>(value);
}
i32 get_signed(ByteReader& in) noexcept
{
    const i64 value = in.get_signed();
    if (value < -0x7FFFFFFF || value > 0x7FFFFFFF) in.fail();
    return in.failed() ? 0 : static_cast<i32>(value);
}

struct PutReader {
    ByteReader& in;
    Put& put;

    void visit(fields::Seat) const noexcept { put.seat = get_number(in) - 1; }
    void visit(fields::Tile) const noexcept { put.tile = get_number(in) - 1; }
    void visit(fields::PieceKind) const noexcept { put.piece_kind = get_number(in); }
    void visit(fields::Cell) const noexcept
    {
        put.x = get_signed(in);
        put.y = get_signed(in);
    }
    void visit(fields::Rotation) const noexcept
    {
        const i32 both = get_number(in);
        put.rotation = both % kSides;
        put.span = both / kSides;
    }
    void visit(fields::Span) const noexcept {}
    void visit(fields::Place) const noexcept
    {
        visit(fields::Cell{});
        const i32 place = get_number(in);
        if (place < kFirstPlace) {
            put.spot = static_cast<i32>(place < kFirstCorner ? Spot::segment : Spot::corner);
            put.segment = place;
            return;
        }
        if (is_within(place, kBeforeWays + 1, kBeforeWays + kLinkWays)) {
            put.spot = static_cast<i32>(Spot::tile);
            put.span = place - kBeforeWays;
            return;
        }
        const u32 i = static_cast<u32>(place - kFirstPlace);
        if (i >= std::size(kPlaces)) return in.fail();
        put.spot = static_cast<i32>(kPlaces[i]);
        if (!put.has_cell() && put.x == 0 && put.y == 0) put.x = put.y = BASTIDE_NOWHERE;
        if (i32* const detail = detail_of_place(put)) *detail = get_number(in);
    }
    void visit(fields::Note) const noexcept { put.note = get_number(in); }
    void visit(fields::Points) const noexcept { put.points = get_signed(in); }
    void visit(fields::Count) const noexcept { put.count = get_signed(in); }
    void visit(fields::Number) const noexcept { put.number = get_signed(in); }
    void visit(fields::OtherSeat) const noexcept { put.other_seat = get_number(in); }
    void visit(fields::Piece) const noexcept { put.piece = get_number(in) - 1; }
    void visit(fields::Slot) const noexcept { put.slot = get_number(in) - 1; }
};

Put read_put(ByteReader& in) noexcept
{
    Put put = blank_put(static_cast<PutKind>(in.get8()));
    if (fields_of(put) == 0) in.fail();
    PutFields::walk(fields_of(put), PutReader{in, put});
    return put;
}

bool refuse(Fault& fault, Status status, const char* sentence) noexcept
{
    fault.set(status, Reason::none, sentence);
    return false;
}

bool refuse_position(const Game& game, const Illegals& illegals, Fault& fault) noexcept
{
    fault.set(Status::format, static_cast<Reason>(illegals.first().reason), "");
    fault.index = illegals.first().entry;
    explain(game, nullptr, nullptr, widen(illegals.first()), fault);
    return false;
}

}  // namespace

/// Stops at the first illegal entry: no game wrote these bytes.
bool read_beginning(ByteReader in, const SavedTiles& tiles, Game& game, Fault& fault) noexcept
{
    const auto to_type_of_today = [&](i32& tile) {
        if (is_within(tile, 0, static_cast<i32>(tiles.count()) - 1)) tile = tiles.type(static_cast<u32>(tile) + 1).raw - 1;
    };
    TableHead head{};
    head.turn = get_number(in);
    head.seat = get_number(in);
    head.step = get_number(in);
    head.tile = get_number(in) - 1;
    to_type_of_today(head.tile);
    Illegals illegals(nullptr, 0);
    Table table;
    if (!table.clear(game, illegals)) return refuse(fault, Status::memory, "The allocator has no memory left for the position.");
    const u64 count = in.get_count();
    for (u64 i = 0; i < count && !in.failed(); ++i) {
        Put put = read_put(in);
        to_type_of_today(put.tile);
        if (!in.failed() && !table.put(put, static_cast<i32>(i))) return refuse_position(game, illegals, fault);
    }
    if (in.failed() || in.left() > 0) return refuse(fault, Status::format, "The position of the snapshot cannot be read.");
    table.begin(head);
    return illegals.count() == 0 || refuse_position(game, illegals, fault);
}

bool is_canonical_beginning(const View& start, ByteReader in) noexcept
{
    const Header& header = start.state.header();
    bool same = in.get_count() == header.turn && in.get_count() == header.active;
    same = same && in.get_count() == static_cast<u64>(step_of_start(start)) && in.get_count() == header.drawn.raw;
    u64 left = in.get_count();
    for_each_put(start, [&](const Put& put) {
        same = same && left > 0 && same_bytes(read_put(in), put);
        --left;
    });
    return same && left == 0;
}

// ---- history --------------------------------------------------------------------------------------------------------

namespace {

/// The fields of an action of a history: also whose hand it is about, and once more the seat that resigns.
using HistoryFields = fields::Order<ActionFields, fields::Hand>;

constexpr u32 history_fields_of(ActionKind kind) noexcept
{
    if (kind == ActionKind::resign) return fields::OtherSeat::bit;
    return fields_of(kind) | (may_be_of_hand(kind) ? fields::Hand::bit : 0);
}

struct ActionWriter {
    ByteWriter& out;
    const Action& action;

    void visit(fields::Tile) const noexcept { out.put_count(action.tile.raw); }
    void visit(fields::Cell) const noexcept
    {
        out.put_signed(action.cell.x);
        out.put_signed(action.cell.y);
    }
    void visit(fields::Rotation) const noexcept { out.put8(action.rotation); }
    void visit(fields::Segment) const noexcept { out.put8(action.segment); }
    void visit(fields::PieceKind) const noexcept { out.put_count(action.piece_kind); }
    void visit(fields::Span) const noexcept { out.put_count(action.span); }
    void visit(fields::Piece) const noexcept { out.put_count(action.piece); }
    void visit(fields::Cause) const noexcept { out.put_count(static_cast<u32>(action.cause)); }
    void visit(fields::OtherSeat) const noexcept
    {
        out.put_signed(action.kind == ActionKind::resign ? action.seat : action.other_seat);
    }
    void visit(fields::Points) const noexcept { out.put_signed(action.points); }
    void visit(fields::Hand) const noexcept { out.put_signed(action.hand); }
};

void write_action(ByteWriter& out, const Action& action) noexcept
{
    const Origin origin = origin_of(action) == Origin::seat ? Origin::none : origin_of(action);
    out.put8(static_cast<u8>(static_cast<u32>(action.kind) | static_cast<u32>(origin) << 6));
    out.put_count(action.seat == kNature ? 0 : action.seat + 1u);
    HistoryFields::walk(history_fields_of(action.kind), ActionWriter{out, without_origin(action)});
}

/// Reads a number and fails the reader when it is out of range.
i32 get_within(ByteReader& in, i64 least, i64 most) noexcept
{
    return static_cast<i32>(within(in, in.get_signed(), least, most));
}

struct ActionReader {
    ByteReader& in;
    const SavedTiles& tiles;
    const Rules& rules;
    Action& action;

    void visit(fields::Tile) const noexcept
    {
        const u32 tile = get_up_to(in, tiles.count());
        if (tile == 0 && action.kind != ActionKind::bid) in.fail();
        if (tile > 0 && !in.failed()) action.tile = tiles.type(tile);
    }
    void visit(fields::Cell) const noexcept
    {
        action.cell.x = static_cast<i16>(get_within(in, -kReach, kReach));
        action.cell.y = static_cast<i16>(get_within(in, -kReach, kReach));
    }
    void visit(fields::Rotation) const noexcept { action.rotation = static_cast<u8>(within(in, in.get8(), 0, kSides - 1)); }
    void visit(fields::Segment) const noexcept { action.segment = in.get8(); }
    void visit(fields::PieceKind) const noexcept { action.piece_kind = static_cast<u16>(get_up_to(in, kPieceKinds - 1)); }
    void visit(fields::Span) const noexcept { action.span = static_cast<u16>(get_up_to(in, kMaxSpan)); }
    void visit(fields::Piece) const noexcept { action.piece = static_cast<u16>(get_up_to(in, rules.layout.piece_count)); }
    void visit(fields::Cause) const noexcept { action.cause = static_cast<i32>(get_up_to(in, 0xFFFF)); }
    void visit(fields::OtherSeat) const noexcept
    {
        const i32 seat = get_within(in, 0, rules.config.seats - 1);
        if (action.kind != ActionKind::resign)
            action.other_seat = seat;
        else if (seat != action.seat)
            in.fail();
    }
    void visit(fields::Points) const noexcept { action.points = get_within(in, -kMaxNumber, kMaxNumber); }
    void visit(fields::Hand) const noexcept { action.hand = get_within(in, -rules.config.seats, rules.config.seats); }
};

Action read_action(ByteReader& in, const SavedTiles& tiles, const Rules& rules) noexcept
{
    Action action;
    const u8 first = in.get8();
    action.kind = static_cast<ActionKind>(first & 63);
    const Origin origin = static_cast<Origin>(first >> 6);
    action.seat = get_other_seat(in, rules.config.seats);
    if (!is_action(action.kind) || origin == Origin::seat) in.fail();
    if (action.seat == kNature && origin != Origin::none) in.fail();
    HistoryFields::walk(history_fields_of(action.kind), ActionReader{in, tiles, rules, action});
    if (is_of_nature(action.kind) && action.seat != kNature) in.fail();
    return origin == Origin::none ? action : with_origin(action, origin);
}

bool refuse_history(Fault& fault, u32 index, Reason reason, const char* sentence) noexcept
{
    fault.set(Status::format, reason, sentence);
    fault.index = static_cast<i32>(index);
    return false;
}

/// Applies one recorded action, and compares it with the one at `index` of the game's own history. What the library does by
/// itself is only compared.
bool replay_action(const Action& action, u32 index, Game& game, Fault& fault) noexcept
{
    Verdict verdict;
    if (game.history().count() <= index) {
        if (game.apply(canonical(without_origin(action)), verdict, origin_of(action)) != Status::ok)
            return refuse_history(fault, index, verdict.reason, "An action of the history is not legal.");
    }
    if (game.history().count() > index && same_bytes(game.history().at(index), action)) return true;
    return refuse_history(fault, index, Reason::none, "The history differs from what the rules do.");
}

/// An action of the history as the viewer's own game would have recorded it.
Action redacted_for(const Action& action, Viewer viewer) noexcept
{
    Action kept = action;
    if (!is_of_known_hand(action) || shows_hand(viewer, seat_of_hand(action))) return kept;
    kept.hand = hand_of_seat(seat_of_hand(action), false);
    if (action.kind == ActionKind::reveal) return kept;
    kept.kind = ActionKind::draw_unseen;
    kept.tile = {};
    return kept;
}

}  // namespace

void write_history(ByteWriter& out, const Game& game, Viewer viewer) noexcept
{
    const History& history = game.history();
    out.put_count(history.count());
    for (u32 i = 0; i < history.count(); ++i) write_action(out, redacted_for(history.at(i), viewer));
}

bool read_history(ByteReader in, const SavedTiles& tiles, Game& game) noexcept
{
    const u32 count = get_up_to(in, game.rules().action_bound);
    Play play = game.play();
    for (u32 i = 0; i < count && !in.failed(); ++i) {
        const Action action = read_action(in, tiles, game.rules());
        if (!in.failed()) moves::record_action(play, action);
    }
    return !in.failed() && in.left() == 0;
}

bool replay_history(ByteReader in, const SavedTiles& tiles, Game& game, Fault& fault) noexcept
{
    const u32 count = get_up_to(in, game.rules().action_bound);
    for (u32 i = 0; i < count && !in.failed(); ++i) {
        const Action action = read_action(in, tiles, game.rules());
        if (!in.failed() && !replay_action(action, i, game, fault)) return false;
    }
    if (in.failed() || in.left() > 0) return refuse(fault, Status::format, "The history of the snapshot cannot be read.");
    return game.history().count() == count || refuse_history(fault, count, Reason::none, "The history is not complete.");
}

}  // namespace bastide

// SPDX-License-Identifier: MIT
#include "house/snapshot.hpp"

#include "house/records.hpp"

#include "ground/frame.hpp"
#include "house/action_text.hpp"
#include "house/all_rooms.hpp"
#include "house/choices.hpp"
#include "house/position.hpp"

namespace bastide {

namespace {

constexpr u8 kStopsBeforeFinal = 0x80;  ///< beside the chance: FINISH begins the final scoring

// ---- config ---------------------------------------------------------------------------------------------------------

template <class T>
u32 count_set(const T* values, u32 size, T absent) noexcept
{
    u32 n = 0;
    for (u32 i = 0; i < size; ++i) n += values[i] != absent;
    return n;
}

void write_config(ByteWriter& out, const Rules& rules, const Config& config, u64 seed) noexcept
{
    out.put_count(config.revision);
    out.put_count(config.seats);
    out.put_count(config.first_seat);
    out.put_signed(config.notes.events);
    out.put64(seed);
    out.put_count(count_set<u16>(config.copies, kSets, 0));
    for (u32 i = 0; i < kSets; ++i) {
        if (config.copies[i] == 0) continue;
        out.put_count(i);
        out.put_count(config.copies[i]);
    }
    out.put_count(count_set<u16>(config.host_copies, kMaxHostSets, 0));
    for (u32 i = 0; i < kMaxHostSets; ++i) {
        if (config.host_copies[i] == 0) continue;
        out.put64(rules.host_sets[i].fingerprint);
        out.put_count(config.host_copies[i]);
    }
    u32 kinds = 0;
    for (int kind = 1; kind < kPieceKinds; ++kind) kinds += asked_pieces(rules, kind) > 0;
    out.put_count(kinds);
    for (int kind = 1; kind < kPieceKinds; ++kind) {
        if (asked_pieces(rules, kind) == 0) continue;
        out.put_count(static_cast<u64>(kind));
        out.put_count(static_cast<u64>(asked_pieces(rules, kind)));
    }
    out.put_count(count_set<i32>(config.options, kOptionCount, 0));
    for (Option option : kOptions) {
        if (rules.option(option) == 0) continue;
        out.put_count(static_cast<u64>(option));
        out.put_signed(rules.option(option));
    }
}

void write_bushes(ByteWriter& out, const Config& config) noexcept
{
    u32 count = 0;
    for (u32 tile = 0; tile < kMostBushes; ++tile) count += config.has_bush(tile);
    out.put_count(count);
    for (u32 tile = 0; tile < kMostBushes; ++tile)
        if (config.has_bush(tile)) out.put_count(tile);
}

/// Reads a config; whatever is out of range fails the reader. Finds host sets by their fingerprints.
class ConfigReader {
    static constexpr u64 kMostNumber = 0xFFFF;  ///< of an option

public:
    ConfigReader(ByteReader& in, const Sources& given) noexcept : in_(in), given_(given) {}

    void read(Config& config) noexcept
    {
        config.revision = static_cast<u32>(get(0xFFFF));
        config.seats = static_cast<u8>(get(kMaxSeats));
        config.first_seat = static_cast<u8>(get(kMaxSeats));
        const i64 capacity = in_.get_signed();
        if (capacity < -1 || capacity > kMostEvents) in_.fail();
        config.notes.events = static_cast<i32>(capacity);
        config.seed = in_.get64();
        each_number(kSets - 1, kSets - 1, [&](u32 set) { config.copies[set] = static_cast<u16>(get_above_zero(kMostCopies)); });
        read_host_sets(config);
        for (i16& count : config.pieces) count = 0;
        each_number(kPieceKinds - 1, kPieceKinds - 1, [&](u32 kind) {
            if (!is_piece_kind(static_cast<i32>(kind))) in_.fail();
            config.pieces[kind] = static_cast<i16>(get_above_zero(kMostOfAKind));
        });
        each_number(kOptionCount - 1, kMostNumber, [&](u32 number) {
            const int option = index_of(static_cast<Option>(number));
            if (option == 0) in_.fail();
            config.options[option] = get_option();
        });
        i64 before = -1;
        for (u64 n = get(kMostBushes); n > 0 && !in_.failed(); --n) {
            const i64 tile = static_cast<i64>(get(kMostBushes - 1));
            if (tile <= before) in_.fail();
            before = tile;
            config.bushes[tile / 64] |= u64{1} << (tile % 64);
        }
    }

    bool knows_all_sets() const noexcept { return knows_all_sets_; }

    /// The given sets at their places, so that choices and scripts name them as the host does. Those that are played stand among
    /// each other in the order of the snapshot, so that tiles get the numbers they had.
    Sources sources() const noexcept { return {sets_, given_.count}; }

private:
    u64 get(u64 most) noexcept
    {
        const u64 value = in_.get_count();
        if (value <= most) return value;
        in_.fail();
        return 0;
    }
    u64 get_above_zero(u64 most) noexcept
    {
        const u64 value = get(most);
        if (value == 0) in_.fail();
        return value;
    }
    i32 get_option() noexcept
    {
        const i64 value = in_.get_signed();
        if (value == 0 || value < -0x7FFFFFFF || value > 0x7FFFFFFF) in_.fail();
        return in_.failed() ? 0 : static_cast<i32>(value);
    }

    /// A count and so many numbers from 1, rising: equal configs have one form.
    template <class Read>
    void each_number(u64 count, u64 most, Read&& read) noexcept
    {
        u64 before = 0;
        for (u64 n = get(count); n > 0 && !in_.failed(); --n) {
            const u64 number = get_above_zero(most);
            if (number <= before) in_.fail();
            before = number;
            if (!in_.failed()) read(static_cast<u32>(number));
        }
    }

    void read_host_sets(Config& config) noexcept
    {
        const u64 count = get(kMaxHostSets);
        TileSet found[kMaxHostSets];
        u16 copies[kMaxHostSets] = {};
        bool used[kMaxHostSets] = {};
        for (u64 i = 0; i < count && !in_.failed(); ++i) {
            const u64 fingerprint = in_.get64();
            copies[i] = static_cast<u16>(get_above_zero(kMostCopies));
            u32 at = 0;
            while (at < given_.count && (used[at] || given_.sets[at].fingerprint != fingerprint)) ++at;
            if (at == given_.count) {
                knows_all_sets_ = false;
                return;
            }
            used[at] = true;
            found[i] = given_.sets[at];
        }
        u32 next = 0;
        for (u32 at = 0; at < given_.count; ++at) {
            sets_[at] = used[at] ? found[next] : given_.sets[at];
            if (used[at]) config.host_copies[at] = copies[next++];
        }
    }

    ByteReader& in_;
    const Sources& given_;
    TileSet sets_[kMaxHostSets];
    bool knows_all_sets_ = true;
};

// ---- position -------------------------------------------------------------------------------------------------------

void write_put(ByteWriter& out, const Put& put) noexcept
{
    const u16 fields = fields_of(static_cast<PutKind>(put.kind));
    out.put8(static_cast<u8>(put.kind));
    if (fields & kPutSeat) out.put_count(put.seat < 0 ? kNature : static_cast<u32>(put.seat));
    if (fields & kPutTile) out.put_count(static_cast<u32>(put.tile) + 1);
    if (fields & kPutPiece) out.put_count(static_cast<u32>(put.piece));
    if (fields & kPutCell) out.put_signed(put.x);
    if (fields & kPutCell) out.put_signed(put.y);
    if (fields & kPutRotation) out.put_count(static_cast<u32>(put.rotation));
    if (fields & kPutSegment) out.put_count(static_cast<u32>(put.segment));
    if ((fields & kPutSegment) && put.is_beside_board()) out.put_count(static_cast<u32>(put.value));
    if (fields & kPutNote) out.put_count(static_cast<u32>(put.id));
    if (fields & kPutValue) out.put_signed(put.value);
    if (fields & kPutHolder) out.put_count(static_cast<u32>(put.value));
    if (fields & kPutId) out.put_count(static_cast<u32>(put.id + 1));
}

void write_position(ByteWriter& out, const View& start) noexcept
{
    const Header& header = start.state.header();
    out.put_count(header.turn);
    out.put_count(header.active);
    out.put_count(static_cast<u32>(step_of_start(start)));
    out.put_count(header.drawn.raw);
    u32 count = 0;
    for_each_put(start, [&](const Put&) { ++count; });
    out.put_count(count);
    for_each_put(start, [&](const Put& put) { write_put(out, put); });
}

/// A count that fits into a record, else the reader fails.
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

Put read_put(ByteReader& in) noexcept
{
    const PutKind kind = static_cast<PutKind>(in.get8());
    const u16 fields = fields_of(kind);
    if (fields == 0) in.fail();
    Put put = blank_put(kind);
    if (fields & kPutSeat) put.seat = get_number(in);
    if (put.seat == kNature) put.seat = -1;
    if (fields & kPutTile) put.tile = get_number(in) - 1;
    if (fields & kPutPiece) put.piece = get_number(in);
    if (fields & kPutCell) put.x = get_signed(in);
    if (fields & kPutCell) put.y = get_signed(in);
    if (fields & kPutRotation) put.rotation = get_number(in);
    if (fields & kPutSegment) put.segment = get_number(in);
    if ((fields & kPutSegment) && put.is_beside_board()) put.value = get_number(in);
    if (fields & kPutNote) put.id = get_number(in);
    if (fields & kPutValue) put.value = get_signed(in);
    if (fields & kPutHolder) put.value = get_number(in);
    if (fields & kPutId) put.id = get_number(in) - 1;
    return put;
}

bool deny(Fault& fault, Status status, Text sentence) noexcept
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

/// Whether a position stands in the bytes as it is written, so that equal games have one form.
bool is_written_so(const View& start, ByteReader in) noexcept
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

/// Sets the table. The first thing that is not legal ends it: these bytes were never written by a game.
bool read_position(Game& game, ByteReader& in, Fault& fault) noexcept
{
    const ByteReader begin = in;
    TableHead head{};
    head.turn = get_number(in);
    head.seat = get_number(in);
    head.step = get_number(in);
    head.tile = get_number(in) - 1;
    Illegals illegals(nullptr, 0);
    Table table;
    if (!table.clear(game, illegals)) return deny(fault, Status::memory, "No memory for the position.");
    const u64 count = in.get_count();
    for (u64 i = 0; i < count && !in.failed(); ++i) {
        const Put put = read_put(in);
        if (!in.failed() && !table.put(put, static_cast<i32>(i))) return refuse_position(game, illegals, fault);
    }
    if (in.failed()) return deny(fault, Status::format, "The position of the snapshot cannot be read.");
    table.begin(head);
    if (illegals.count() > 0) return refuse_position(game, illegals, fault);
    return is_written_so(game.start(), begin) || deny(fault, Status::format, "The position is not written in its one form.");
}

// ---- actions --------------------------------------------------------------------------------------------------------

/// Why a piece is taken stands above its number, but for the cause that is not written.
u64 cause_bits(const Action& action) noexcept
{
    const bool is_unwritten = action.value == static_cast<i32>(kUnwrittenCause);
    return is_unwritten ? 0 : static_cast<u64>(static_cast<u16>(action.value)) << 16;
}

i32 cause_of(u64 bits) noexcept { return bits == 0 ? static_cast<i32>(kUnwrittenCause) : static_cast<i32>(bits >> 16); }

void write_action(ByteWriter& out, const Action& action) noexcept
{
    const u8 fields = fields_of(action.verb);
    out.put8(static_cast<u8>(static_cast<u32>(action.verb) | (static_cast<u32>(action.rotation) >> 4) << 6));
    if (fields & kFieldTile) out.put_count(action.tile.raw);
    if (fields & kFieldCell) out.put_signed(action.cell.x);
    if (fields & kFieldCell) out.put_signed(action.cell.y);
    if (fields & kFieldRotation) out.put8(action.rotation & 3);
    if (fields & kFieldSegment) out.put8(action.segment);
    const u64 cause = fields & kFieldCause ? cause_bits(action) : 0;
    if (fields & (kFieldPiece | kFieldPieceId)) out.put_count(action.piece | cause);
    if (fields & kFieldValue) out.put_signed(action.value);
}

i64 within(ByteReader& in, i64 value, i64 least, i64 most) noexcept
{
    if (value >= least && value <= most) return value;
    in.fail();
    return 0;
}

Action read_action(ByteReader& in, const Rules& rules) noexcept
{
    Action action;
    const u8 first = in.get8();
    action.verb = static_cast<Verb>(first & 63);
    const Origin origin = static_cast<Origin>(first >> 6);
    if (origin == Origin::seat) in.fail();  // which goes without saying
    const u8 fields = fields_of(action.verb);
    if (!is_action(action.verb)) in.fail();
    if (fields & kFieldTile)
        action.tile = RowId(
            static_cast<int>(within(in, static_cast<i64>(in.get_count()), action.verb == Verb::bid ? 0 : 1, rules.tiles.count)));
    if (fields & kFieldCell) action.cell.x = static_cast<i16>(within(in, in.get_signed(), -kReach, kReach));
    if (fields & kFieldCell) action.cell.y = static_cast<i16>(within(in, in.get_signed(), -kReach, kReach));
    if (fields & kFieldRotation) action.rotation = static_cast<u8>(within(in, in.get8(), 0, kSides - 1));
    if (fields & kFieldSegment) action.segment = in.get8();
    if (fields & kFieldPiece) action.piece = static_cast<u16>(within(in, static_cast<i64>(in.get_count()), 0, kPieceKinds - 1));
    if (fields & kFieldPieceId) {
        const i64 told = within(in, static_cast<i64>(in.get_count()), 0, fields & kFieldCause ? 0xFFFFFFFF : 0xFFFF);
        action.piece = static_cast<u16>(within(in, told & 0xFFFF, 0, rules.layout.piece_count));
        if (fields & kFieldCause) action.value = cause_of(static_cast<u64>(told) & 0xFFFF0000);
    }
    if (fields & kFieldValue) action.value = static_cast<i32>(within(in, in.get_signed(), -0x7FFFFFFF, 0x7FFFFFFF));
    if (action.verb == Verb::resign) within(in, action.value, 0, rules.config.seats - 1);
    return with_origin(action, origin == Origin::none ? Origin::seat : origin);
}

u32 count_told(const History& history, Viewer view) noexcept
{
    u32 count = 0;
    for (u32 i = 0; i < history.count(); ++i) count += told(history.at(i), view).verb != Verb::none;
    return count;
}

/// The first action from `index` on that a full view tells.
u32 next_told(const History& history, u32 index) noexcept
{
    while (index < history.count() && told(history.at(index), Viewer::full).verb == Verb::none) ++index;
    return index;
}

/// Plays one recorded action, which is to be the one at `index` of the game's own history. What the library draws by itself must
/// be what the record says.
bool replay(Game& game, Action action, u32 index, Fault& fault) noexcept
{
    if (game.history().count() > index) {  // the library has done this by itself
        action.seat = game.history().at(index).seat;
        if (same_bytes(canonical(game.history().at(index)), action)) return true;
        fault.set(Status::format, Reason::none, "The record tells another chance than the seed.");
        return false;
    }
    if (game.view().state.header().over) {
        fault.set(Status::format, Reason::none, "The record does not fit the course of the game.");
        return false;
    }
    action.seat = action.verb == Verb::resign ? static_cast<u8>(action.value) : pending(game.view()).seat;
    Verdict verdict;
    if (game.apply(without_origin(action), verdict, origin_of(action)) == Status::ok) return true;
    fault.set(Status::format, verdict.reason, "An action of the record is not legal.");
    return false;
}

Game* fail(Game* game, Fault& fault, Text sentence) noexcept
{
    if (game) Game::destroy(game);
    fault.set(Status::format, Reason::none, sentence);
    return nullptr;
}

Game* play_record(Game* game, ByteReader& in, Fault& fault) noexcept
{
    const u64 count = in.get_count();
    if (in.failed() || count > game->rules().action_bound) return fail(game, fault, "The snapshot has a wrong count of actions.");
    u32 at = 0;
    for (u32 i = 0; i < count; ++i) {
        const Action action = read_action(in, game->rules());
        if (in.failed()) return fail(game, fault, "The snapshot has an action that cannot be read.");
        at = next_told(game->history(), at);
        if (replay(*game, action, at++, fault)) continue;
        fault.index = static_cast<i32>(i);
        Game::destroy(game);
        return nullptr;
    }
    if (next_told(game->history(), at) != game->history().count() || in.left() != kChecksumSize)
        return fail(game, fault, "The snapshot is not complete.");
    game->number_events_from(game->log().next());
    return game;
}

}  // namespace

Action told(const Action& action, Viewer view) noexcept
{
    const bool is_hidden = is_of_nature(action.verb) && action.value > 0;  // value: 1 + the seat whose hand it is
    if (!is_hidden) return action;
    const bool is_shown = shows_hand(view, action.value - 1);
    if (action.verb == Verb::reveal) return is_shown ? Action{} : canonical(action);
    if (is_shown) return canonical(action);
    Action unseen;
    unseen.verb = Verb::draw_unseen;
    unseen.seat = kNature;
    return unseen;
}

void widen_history(const Action& action, Viewer viewer, bastide_action& out) noexcept
{
    const bool is_hidden = is_of_nature(action.verb) && action.value > 0;
    const bool is_shown = !is_hidden || action.verb == Verb::reveal || shows_hand(viewer, action.value - 1);
    widen(without_origin(action), out);
    if (!is_shown) {
        out.kind = BASTIDE_ACTION_DRAW_UNSEEN;
        out.tile = -1;
    }
    if (is_of_nature(action.verb) && action.value != 0) out.other_seat = (is_hidden ? action.value : -action.value) - 1;
    if (action.seat != kNature) out.origin = static_cast<i32>(origin_of(action));
}

Game* view_game(const Game& game, Viewer viewer, const Notebook& notes, const Memory& memory, bool with_log,
                Fault& fault) noexcept
{
    if (!game.has_history() || game.history().is_cut()) {
        fault.set(Status::state, Reason::none, "What a viewer knows is told from the history, which this game does not keep.");
        return nullptr;
    }
    const u32 size = write_snapshot(game, viewer, nullptr, 0);
    u8* const bytes = static_cast<u8*>(memory.take(size));
    if (!bytes) {
        fault.set(Status::memory, Reason::none);
        return nullptr;
    }
    write_snapshot(game, viewer, bytes, size);
    Game* const seen = read_snapshot(bytes, size, game.sources(), &notes, memory, fault);
    memory.give_back(bytes, size);
    if (seen && with_log)
        seen->number_events_from(game.log().next(), true);
    else if (seen)
        seen->go_on_counting(game);
    return seen;
}

u32 write_snapshot(const Game& game, Viewer view, u8* out, u32 cap) noexcept
{
    const bool whole = view == Viewer::full;
    const Config config = game.config();
    const auto body = [&](ByteWriter& bytes) {
        write_config(bytes, game.rules(), config, whole ? config.seed : 0);
        write_bushes(bytes, config);
        if (game.has_start()) write_position(bytes, game.start());
        bytes.put_count(count_told(game.history(), view));
        for (u32 i = 0; i < game.history().count(); ++i) {
            const Action action = told(game.history().at(i), view);
            if (action.verb != Verb::none) write_action(bytes, action);
        }
    };
    const u8 format = game.has_start() ? kPositionFormat : kSnapshotFormat;
    const u8 chance = static_cast<u8>(whole ? config.chance : Chance::host);
    const u8 stops = config.stops_before_final ? kStopsBeforeFinal : u8{0};
    return write_frame(config.game, static_cast<Chance>(chance | stops), out, cap, body, format);
}

Game* read_snapshot(const u8* bytes, u32 size, const Sources& sources, const Notebook* notes, const Memory& memory,
                    Fault& fault) noexcept
{
    if (!check_frame(bytes, size, fault, kPositionFormat)) return nullptr;
    ByteReader in(bytes, size);
    for (u32 i = 0; i < kSnapshotHeadSize; ++i) in.get8();
    Config config = empty_config();
    config.game = static_cast<GameKind>(bytes[5]);
    config.chance = static_cast<Chance>(bytes[6] & ~kStopsBeforeFinal);
    config.stops_before_final = (bytes[6] & kStopsBeforeFinal) != 0;
    if (config.game != GameKind::tiles || (config.chance != Chance::seeded && config.chance != Chance::host))
        return fail(nullptr, fault, "The snapshot is of an unknown game.");
    ConfigReader reader(in, sources);
    reader.read(config);
    if (!reader.knows_all_sets()) return fail(nullptr, fault, "The snapshot was made with a tile set that was not given.");
    if (in.failed()) return fail(nullptr, fault, "The config of the snapshot cannot be read.");
    if (config.chance == Chance::host && config.seed != 0) return fail(nullptr, fault, "A game fed by its host has no seed.");
    if (config.revision > kRulesRevision || config.revision == 0) {
        fault.set(Status::version, Reason::config_revision);
        fault.most = static_cast<i32>(kRulesRevision);
        return nullptr;
    }
    if (notes) config.notes.events = notes->events;
    SharedRules* shared = build_rules(config, reader.sources(), memory, fault);
    if (!shared && fault.status == Status::argument) fault.status = Status::format;
    Game* game = shared ? Game::create(shared, memory, fault) : nullptr;
    if (!game) return nullptr;
    if (bytes[4] != kPositionFormat) {
        game->open();
    } else if (!read_position(*game, in, fault)) {
        Game::destroy(game);
        return nullptr;
    }
    game = play_record(game, in, fault);
    if (!game || !notes || notes->history) return game;
    Game* const fitted = game->clone(memory, *notes, true);  // reading needed the history
    Game::destroy(game);
    if (!fitted) fault.set(Status::memory, Reason::none);
    return fitted;
}

}  // namespace bastide

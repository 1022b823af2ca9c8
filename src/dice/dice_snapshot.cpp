// SPDX-License-Identifier: MIT
#include "dice/dice_snapshot.hpp"

#include "common/snapshot_frame.hpp"

namespace bastide::dice {
namespace {

/// Published in docs/snapshots.md. The numbers are those of the tile game; a dice game has no tile types and no beginning.
enum class Section : u32 { config = 1, position = 3, score_lines = 4, history = 6 };
constexpr u32 kSections = static_cast<u32>(Section::history);
constexpr u32 kTileTypes = 2;  // parts of the tile game alone
constexpr u32 kBeginning = 5;

enum class Value : u32 {
    turn = 1,
    active_seat,
    step,
    rolls,
    doubled,
    catapults,
    winners,
    resigned_seats,
    action_count,
    scores,
    dice,
    generator,
};
constexpr u32 kValues = static_cast<u32>(Value::generator);

constexpr u32 kMaxEvents = 1u << 20;    // the greatest capacity of a log that a host can choose
constexpr u32 kMaxPoints = 0x7FFFFFFF;  // of the field; check() has the real bound
constexpr u32 kMaxOfLine = 2 * 9 * 9;   // more than any line scores

// ---- writing --------------------------------------------------------------------------------------------------------

template <class Number, class Body>
void put(ByteWriter& out, Number number, Body&& body) noexcept
{
    put_part(out, static_cast<u32>(number), body);
}

void put_number(ByteWriter& out, Value value, u32 number) noexcept
{
    put(out, value, [number](ByteWriter& to) {
        if (number != 0) to.put_count(number);
    });
}

void write_config(ByteWriter& out, const Game& game, bool whole) noexcept
{
    const Settings& settings = game.settings();
    const Config& config = game.rules().config;
    out.put_count(settings.revision);
    out.put_count(kRulesRevision);
    out.put_count(config.seats);
    out.put_count(config.first_seat);
    out.put_signed(settings.retention.events);
    out.put64(whole ? settings.seed : 0);
    out.put_count(static_cast<u64>(config.target_score));
    out.put_count(config.finish_round);
    out.put64(game.rules().fingerprint);
}

void write_die(ByteWriter& out, const Die& die) noexcept
{
    out.put8(static_cast<u8>(die.spot));
    out.put8(static_cast<u8>(die.face));
    if (die.spot == Spot::built) {
        out.put8(die.rotation);
        out.put_signed(die.x);
        out.put_signed(die.y);
        out.put8(die.order);
    }
    if (die.spot == Spot::kept) out.put8(die.holder);
}

void write_state(ByteWriter& out, const Rules& rules, const State& state, u32 actions, bool whole) noexcept
{
    put_number(out, Value::turn, state.turn);
    put_number(out, Value::active_seat, state.active);
    put_number(out, Value::step, static_cast<u32>(state.step));
    put_number(out, Value::rolls, state.rolls);
    put_number(out, Value::doubled, state.doubled);
    put_number(out, Value::catapults, state.catapults);
    put_number(out, Value::winners, state.winners);
    put_number(out, Value::resigned_seats, state.out);
    put_number(out, Value::action_count, actions);
    put(out, Value::scores, [&](ByteWriter& to) {
        i32 any = 0;
        for (const i32 score : state.score) any |= score;
        for (u32 seat = 0; any && seat < rules.config.seats; ++seat) to.put_count(static_cast<u64>(state.score[seat]));
    });
    put(out, Value::dice, [&](ByteWriter& to) {
        for (const Die& die : state.dice) write_die(to, die);
    });
    put(out, Value::generator, [&](ByteWriter& to) {
        for (const u64 word : state.random.s)
            if (whole && rules.config.chance == Chance::seeded) to.put64(word);
    });
}

void write_lines(ByteWriter& out, const Log& log) noexcept
{
    log.for_each(0, [&](u64, const LogEvent& event) {
        if (event.kind != bastide::EventKind::scored || event.undone) return;
        out.put_count(event.action);
        out.put8(event.seat);
        out.put8(event.city);
        out.put8(event.count);
        out.put8(event.each);
    });
}

/// A history that the game has outgrown is written with no actions.
void write_history(ByteWriter& out, const History& history) noexcept
{
    const u32 count = history.is_truncated() ? 0 : history.count();
    out.put_count(count);
    for (u32 i = 0; i < count; ++i) {
        const Action action = action_of(history.at(i));
        out.put8(static_cast<u8>(static_cast<u32>(action.kind) | static_cast<u32>(action.origin) << 6));
        out.put8(static_cast<u8>(action.seat + 1));
        if (action.kind == ActionKind::fall) out.put_count(packed(action.counts));
        if (action.kind != ActionKind::place) continue;
        out.put8(static_cast<u8>(action.face));
        out.put8(action.rotation);
        out.put_signed(action.x);
        out.put_signed(action.y);
    }
}

// ---- reading --------------------------------------------------------------------------------------------------------

/// Reads numbers within bounds; a number out of bounds fails the reader.
class Reader {
public:
    explicit Reader(const ByteReader& in) noexcept : in_(in) {}

    u64 count(u64 most) noexcept { return within(in_.get_count(), most); }
    i64 number(i64 least, i64 most) noexcept
    {
        const i64 value = in_.get_signed();
        if (value >= least && value <= most) return value;
        in_.fail();
        return 0;
    }
    u8 byte(u8 most = 0xFF) noexcept { return static_cast<u8>(within(in_.get8(), most)); }
    u64 word() noexcept { return in_.get64(); }
    void fail() noexcept { in_.fail(); }
    bool has_more() const noexcept { return in_.left() > 0; }
    bool failed() const noexcept { return in_.failed(); }
    bool is_done() const noexcept { return !in_.failed() && in_.left() == 0; }

private:
    u64 within(u64 value, u64 most) noexcept
    {
        if (value <= most) return value;
        in_.fail();
        return 0;
    }

    ByteReader in_;
};

Die read_die(Reader& in) noexcept
{
    Die die{};
    die.spot = static_cast<Spot>(in.byte());
    die.face = static_cast<Face>(in.byte());
    if (die.spot == Spot::built) {
        die.rotation = in.byte(kSides - 1);
        die.x = static_cast<i8>(in.number(-kReach, kReach));
        die.y = static_cast<i8>(in.number(-kReach, kReach));
        die.order = in.byte(kDice - 1);
    }
    if (die.spot == Spot::kept) die.holder = in.byte(kSeatsMax - 1);
    return die;
}

/// A missing number is 0.
u32 get_number(const Parts<kValues>& values, Value value, u64 most, bool& is_right) noexcept
{
    Reader in(values[static_cast<u32>(value)]);
    if (!in.has_more()) return 0;
    const u32 number = static_cast<u32>(in.count(most));
    is_right = is_right && in.is_done();
    return number;
}

bool read_state(const Parts<kValues>& values, const Rules& rules, State& state, u32& actions) noexcept
{
    bool is_right = !values.failed();
    const auto byte = [&](Value value) { return static_cast<u8>(get_number(values, value, 0xFF, is_right)); };
    state.turn = get_number(values, Value::turn, kLastTurn, is_right);
    state.active = byte(Value::active_seat);
    state.step = static_cast<Step>(byte(Value::step));
    state.rolls = byte(Value::rolls);
    state.doubled = byte(Value::doubled);
    state.catapults = byte(Value::catapults);
    state.winners = byte(Value::winners);
    state.out = byte(Value::resigned_seats);
    actions = get_number(values, Value::action_count, 0x7FFFFFFF, is_right);
    Reader scores(values[static_cast<u32>(Value::scores)]);
    for (u32 seat = 0; seat < rules.config.seats && (seat > 0 || scores.has_more()); ++seat)
        state.score[seat] = static_cast<i32>(scores.count(kMaxPoints));
    Reader dice(values[static_cast<u32>(Value::dice)]);
    for (Die& die : state.dice) die = read_die(dice);
    Reader random(values[static_cast<u32>(Value::generator)]);
    for (u64& word : state.random.s)
        if (rules.config.chance == Chance::seeded) word = random.word();
    return is_right && scores.is_done() && dice.is_done() && random.is_done();
}

bool read_lines(Reader in, u32 actions, u64 most, Game& game) noexcept
{
    u32 last = 0;  // the action of the line before
    for (u64 lines = 0; in.has_more(); ++lines) {
        const u32 action = static_cast<u32>(in.count(actions));
        const u8 seat = in.byte(static_cast<u8>(game.rules().config.seats - 1));
        const u8 city = in.byte();
        const u8 count = in.byte(kMaxOfLine);
        const u8 each = in.byte(2);
        if (in.failed() || lines == most || action < last || city > Cities::kMax || each == 0) return false;
        last = action;
        LogEvent* const event = game.restore_score_line(seat, action);
        if (!event) continue;
        event->city = city;
        event->count = count;
        event->each = each;
    }
    return true;
}

/// Reads an action in its canonical form; anything else fails the reader.
Code read_action(Reader& in, u32 seats) noexcept
{
    Action action{};
    const u8 first = in.byte();
    action.kind = static_cast<ActionKind>(first & 63u);
    action.origin = static_cast<u8>(first >> 6);
    action.seat = static_cast<i8>(in.byte(static_cast<u8>(seats)) - 1);
    if (action.kind == ActionKind::fall) unpack(static_cast<u32>(in.count(0xFFFFFF)), action.counts);
    if (action.kind == ActionKind::place) {
        action.face = static_cast<Face>(in.byte(kFaces));
        action.rotation = in.byte(kSides - 1);
        action.x = static_cast<i16>(in.number(-kReach, kReach));
        action.y = static_cast<i16>(in.number(-kReach, kReach));
    }
    const bool is_known = action.kind >= ActionKind::place && action.kind <= ActionKind::resign;
    if (!is_known || (action.kind == ActionKind::fall) != (action.seat == kNature)) in.fail();
    return code_of(action);
}

/// Makes a game from bytes whose frame is already checked.
class SnapshotReader {
public:
    SnapshotReader(const u8* bytes, u32 size, u32 revision, const Memory& memory, Fault& fault) noexcept
        : sections_(body_of_frame(bytes, size)), revision_(revision), memory_(memory), fault_(fault)
    {
        settings_.config.chance = static_cast<Chance>(bytes[6]);
    }

    Game* read(const FaceTable& faces, const Retention* retention) noexcept
    {
        settings_.config.faces = faces;
        if (!read_config()) return nullptr;
        const i32 capacity = settings_.retention.events;
        settings_.retention.history = has(Section::history);
        if (retention) settings_.retention = *retention;
        Game* const game = read_position();
        if (!game) return nullptr;
        const u64 most = capacity < 0 ? kDefaultEvents : static_cast<u64>(capacity);
        const bool is_right = read_lines(Reader(section(Section::score_lines)), actions_, most, *game) && read_history(*game);
        game->number_events_from(game->log().next());
        if (is_right) return game;
        Game::destroy(game);
        refuse("The events or the history of the snapshot are not possible.");
        return nullptr;
    }

private:
    /// Sets the fault, unless an earlier error did; returns false.
    bool refuse(const char* sentence, Status status = Status::format) noexcept
    {
        if (fault_.status == Status::ok) fault_.set(status, bastide::Reason::none, sentence);
        return false;
    }
    ByteReader section(Section which) const noexcept { return sections_[static_cast<u32>(which)]; }
    bool has(Section which) const noexcept { return sections_.has(static_cast<u32>(which)); }

    bool read_config() noexcept
    {
        if (sections_.failed()) return refuse("The snapshot is not complete.");
        if (sections_.has_later()) return refuse("The snapshot has a part that a later version wrote.", Status::version);
        if (sections_.has(kTileTypes) || sections_.has(kBeginning))
            return refuse("The snapshot of a dice game has a part that belongs to tiles.");
        Reader in(section(Section::config));
        settings_.revision = static_cast<u32>(in.count(0xFFFF));
        left_under_ = static_cast<u32>(in.count(0xFFFF));
        settings_.config.seats = in.byte(kSeatsMax);
        settings_.config.first_seat = in.byte(kSeatsMax);
        settings_.retention.events = static_cast<i32>(in.number(-1, kMaxEvents));
        settings_.seed = in.word();
        settings_.config.target_score = static_cast<i32>(in.count(kTargetMax));
        settings_.config.finish_round = in.count(1) == 1;
        const u64 fingerprint = in.word();
        if (!in.is_done() || settings_.revision == 0 || left_under_ < settings_.revision)
            return refuse("The config of the snapshot cannot be read.");
        if (left_under_ > revision_) return refuse("The snapshot follows a later revision of the rules.", Status::version);
        if (build(settings_.config, rules_) != ConfigFault::none) return refuse("The config of the snapshot cannot be played.");
        if (settings_.config.chance == Chance::host && settings_.seed != 0)
            return refuse("A game with host chance cannot have a seed.");
        return rules_.fingerprint == fingerprint || refuse("The snapshot was made with dice that have other faces.");
    }

    Game* read_position() noexcept
    {
        const Parts<kValues> values(section(Section::position));
        if (values.has_later() && !refuse("The snapshot has a value that a later version wrote.", Status::version))
            return nullptr;
        State state{};
        const bool is_read = read_state(values, rules_, state, actions_);
        if (!is_read || check(rules_, state) != StateFault::none || !is_canonical(state)) {
            refuse("The position of the snapshot cannot arise under the rules.");
            return nullptr;
        }
        Game* const game = Game::create(settings_, rules_, memory_);
        if (!game) refuse("The allocator has no memory left for the game.", Status::memory);
        if (game) game->resume(state, actions_);
        return game;
    }

    /// Whether the position is in its canonical form. An older version may have written fewer values.
    bool is_canonical(const State& state) const noexcept
    {
        const ByteReader in = section(Section::position);
        u8 buffer[kMaxOfState];
        ByteWriter out(buffer, sizeof buffer);
        write_state(out, rules_, state, actions_, true);
        return left_under_ < revision_ || (out.size() == in.size() && std::memcmp(buffer, in.bytes(), in.size()) == 0);
    }

    /// Reads the history. A game that began under these rules must reach its position by replay. One that began under other rules
    /// continues from its position and retains the history.
    bool read_history(Game& game) noexcept
    {
        if (!has(Section::history)) return true;
        if (is_outgrown()) {
            game.drop_history();
            return true;
        }
        Settings settings = settings_;
        settings.retention = {0, true};
        Game* const past = Game::create(settings, rules_, memory_);
        if (!past) return refuse("The allocator has no memory left for the game.", Status::memory);
        const bool is_right = settings_.revision == revision_ ? replays_to(*past, game.state()) : record_history(*past);
        if (is_right) game.copy_history(past->history());
        Game::destroy(past);
        if (is_right && settings_.revision != revision_) game.set_undo_limit();
        return is_right;
    }

    /// Whether the game has more actions than a history holds; its own is then written empty.
    bool is_outgrown() const noexcept
    {
        Reader in(section(Section::history));
        return actions_ > kHistoryCapacity && in.count(0) == 0 && in.is_done();
    }

    template <class Visit>
    bool each_action(Visit&& visit) noexcept
    {
        Reader in(section(Section::history));
        const u32 count = static_cast<u32>(in.count(kHistoryCapacity));
        for (u32 i = 0; i < count && !in.failed(); ++i) {
            const Code code = read_action(in, rules_.config.seats);
            if (in.failed() || !visit(code, i)) return false;
        }
        return in.is_done() && count == actions_;
    }

    bool replays_to(Game& past, const State& state) noexcept
    {
        past.open();
        const bool is_right = each_action([&](Code code, u32 i) {
            if (past.history().count() <= i && !past.apply(action_of(code)).is_legal()) return false;
            return past.history().at(i) == code;
        });
        return is_right && past.history().count() == actions_ && same_bytes(past.state(), state);
    }

    bool record_history(Game& past) noexcept
    {
        return each_action([&](Code code, u32) {
            past.record_action(code);
            return true;
        });
    }

    static constexpr u32 kMaxOfState = 256;

    const Parts<kSections> sections_;
    const u32 revision_;  ///< under which the game continues
    const Memory memory_;
    Fault& fault_;
    Settings settings_;
    Rules rules_{};
    u32 left_under_ = 0;  ///< the rules revision under which the game was played last
    u32 actions_ = 0;
};

}  // namespace

u32 write_snapshot(const Game& game, bool whole, u8* out, u32 cap) noexcept
{
    const bool seeded = whole && game.rules().config.chance == Chance::seeded;
    return write_frame(GameKind::dice, seeded ? bastide::Chance::seeded : bastide::Chance::host, out, cap,
                       [&](ByteWriter& bytes) {
                           put(bytes, Section::config, [&](ByteWriter& to) { write_config(to, game, whole); });
                           put(bytes, Section::position,
                               [&](ByteWriter& to) { write_state(to, game.rules(), game.state(), game.log().actions(), whole); });
                           put(bytes, Section::score_lines, [&](ByteWriter& to) { write_lines(to, game.log()); });
                           if (game.has_history())
                               put(bytes, Section::history, [&](ByteWriter& to) { write_history(to, game.history()); });
                       });
}

Game* read_snapshot(const u8* bytes, u32 size, const FaceTable& faces, const Retention* retention, const Memory& memory,
                    Fault& fault, u32 revision) noexcept
{
    if (!check_frame(bytes, size, fault)) return nullptr;
    return SnapshotReader(bytes, size, revision, memory, fault).read(faces, retention);
}

}  // namespace bastide::dice

// SPDX-License-Identifier: MIT
#include "dice/dice_snapshot.hpp"

#include "ground/frame.hpp"

namespace bastide::dice {
namespace {

constexpr u32 kMostEvents = 1u << 20;    // that a log can be asked to hold
constexpr u32 kStepBits = 3;             // above them the seats that have left
constexpr u32 kMostPoints = 0x7FFFFFFF;  // what fits; check() knows how many a seat can have

void write_die(const Die& die, ByteWriter& out) noexcept
{
    out.put8(static_cast<u8>(die.spot));
    out.put8(static_cast<u8>(die.face));
    if (die.spot == Spot::built) {
        out.put8(die.rotation);
        out.put_signed(die.x);
        out.put_signed(die.y);
    }
    if (die.spot == Spot::kept) out.put8(die.holder);
}

void write_settings(const Game& game, bool whole, ByteWriter& out) noexcept
{
    const Settings& settings = game.settings();
    const Config& config = game.rules().config;
    out.put_count(settings.revision);
    out.put_count(config.seats);
    out.put_count(config.first_seat);
    out.put_signed(settings.notes.events);
    out.put64(whole ? settings.seed : 0);
    out.put_count(static_cast<u64>(config.target_score));
    out.put_count(config.finish_round);
    out.put64(game.rules().fingerprint);
}

void write_state(const Game& game, bool whole, ByteWriter& out) noexcept
{
    const State& state = game.state();
    if (whole && game.rules().config.chance == Chance::seeded)
        for (const u64 word : state.random.s) out.put64(word);
    for (u32 seat = 0; seat < game.rules().config.seats; ++seat) out.put_count(static_cast<u64>(state.score[seat]));
    out.put_count(state.turn);
    const u8 step = static_cast<u8>(static_cast<u32>(state.step) | static_cast<u32>(state.out) << kStepBits);
    const u8 rest[] = {state.active, step, state.rolls, state.doubled, state.catapults, state.winners};
    for (const u8 byte : rest) out.put8(byte);
    for (const Die& die : state.dice) write_die(die, out);
}

/// Reads numbers within bounds; one that is not fails the reader.
class Reader {
public:
    Reader(const u8* bytes, u32 size) noexcept : in_(bytes, size)
    {
        for (u32 i = 0; i < kSnapshotHeadSize; ++i) in_.get8();
    }

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
    bool failed() const noexcept { return in_.failed(); }
    bool is_at_end() const noexcept { return in_.left() == kChecksumSize; }

private:
    u64 within(u64 value, u64 most) noexcept
    {
        if (value <= most) return value;
        in_.fail();
        return 0;
    }

    ByteReader in_;
};

/// Answers the fingerprint that the rules must have.
u64 read_settings(Reader& in, Settings& settings) noexcept
{
    settings.revision = static_cast<u32>(in.count(0xFFFF));
    settings.config.seats = in.byte(kSeatsMax);
    settings.config.first_seat = in.byte(kSeatsMax);
    settings.notes.events = static_cast<i32>(in.number(-1, kMostEvents));
    settings.seed = in.word();
    settings.config.target_score = static_cast<i32>(in.count(kTargetMax));
    settings.config.finish_round = in.count(1) == 1;
    settings.notes.history = false;
    return in.word();
}

Die read_die(Reader& in) noexcept
{
    Die die{};
    die.spot = static_cast<Spot>(in.byte());
    die.face = static_cast<Face>(in.byte());
    if (die.spot == Spot::built) {
        die.rotation = in.byte(kSides - 1);
        die.x = static_cast<i8>(in.number(-kReach, kReach));
        die.y = static_cast<i8>(in.number(-kReach, kReach));
    }
    if (die.spot == Spot::kept) die.holder = in.byte(kSeatsMax - 1);
    return die;
}

State read_state(Reader& in, const Config& config) noexcept
{
    State state{};
    if (config.chance == Chance::seeded)
        for (u64& word : state.random.s) word = in.word();
    for (u32 seat = 0; seat < config.seats && seat < kSeatsMax; ++seat)
        state.score[seat] = static_cast<i32>(in.count(kMostPoints));
    state.turn = static_cast<u32>(in.count(kLastTurn));
    state.active = in.byte();
    const u8 step = in.byte();
    state.step = static_cast<Step>(step & ((1u << kStepBits) - 1));
    state.out = static_cast<u8>(step >> kStepBits);
    state.rolls = in.byte();
    state.doubled = in.byte();
    state.catapults = in.byte();
    state.winners = in.byte();
    u8 built = 0;  // in which order is not written; by number then
    for (Die& die : state.dice) {
        die = read_die(in);
        if (die.spot == Spot::built) die.order = built++;
    }
    return state;
}

Game* fail(Fault& fault, Text sentence, Status status = Status::format) noexcept
{
    fault.set(status, bastide::Reason::none, sentence);
    return nullptr;
}

}  // namespace

u32 write_snapshot(const Game& game, bool whole, u8* out, u32 cap) noexcept
{
    const bool seeded = whole && game.rules().config.chance == Chance::seeded;
    return write_frame(GameKind::dice, seeded ? bastide::Chance::seeded : bastide::Chance::host, out, cap,
                       [&](ByteWriter& bytes) {
                           write_settings(game, whole, bytes);
                           write_state(game, whole, bytes);
                       });
}

Game* read_snapshot(const u8* bytes, u32 size, const FaceTable& faces, const Notebook* notes, const Memory& memory,
                    Fault& fault) noexcept
{
    if (!check_frame(bytes, size, fault)) return nullptr;
    Reader in(bytes, size);
    Settings settings;
    settings.config.faces = faces;
    settings.config.chance = static_cast<Chance>(bytes[6]);
    const u64 fingerprint = read_settings(in, settings);
    Rules rules{};
    if (in.failed() || settings.revision == 0) return fail(fault, "The config of the snapshot cannot be read.");
    if (settings.revision > kRevision) return fail(fault, "The snapshot follows a later revision of the rules.", Status::version);
    if (build(settings.config, rules) != ConfigFault::none) return fail(fault, "The config of the snapshot cannot be played.");
    if (settings.config.chance == Chance::host && settings.seed != 0) return fail(fault, "A game fed by its host has no seed.");
    if (rules.fingerprint != fingerprint) return fail(fault, "The snapshot was made with another table of faces.");
    const State state = read_state(in, rules.config);
    if (in.failed() || !in.is_at_end()) return fail(fault, "The snapshot is not complete.");
    if (check(rules, state) != StateFault::none) return fail(fault, "The position of the snapshot cannot come about.");
    if (notes) settings.notes = *notes;
    Game* game = Game::create(settings, rules, memory);
    if (!game) return fail(fault, "No memory for the game.", Status::memory);
    game->resume(state);
    return game;
}

}  // namespace bastide::dice

// SPDX-License-Identifier: MIT
#include "formats/snapshots/snapshot.hpp"

#include "game/records.hpp"

#include "common/snapshot_frame.hpp"
#include "formats/snapshots/snapshot_config.hpp"
#include "formats/snapshots/snapshot_past.hpp"
#include "setup/boxes.hpp"
#include "setup/choices.hpp"

namespace bastide {

namespace {

/// Published in docs/snapshots.md.
enum class Section : u32 { config = 1, tiles, state, lines, beginning, history };
constexpr u32 kSections = static_cast<u32>(Section::history);

constexpr u8 kStopsBeforeFinal = 0x80;  ///< flag in the byte of the chance: FINISH begins the final scoring

template <class Body>
void put_section(ByteWriter& out, Section section, Body&& body) noexcept
{
    put_part(out, static_cast<u32>(section), body);
}

void write_sections(ByteWriter& out, const Game& game, Viewer viewer, bool with_history) noexcept
{
    const u64 seed = viewer == Viewer::full ? game.seed() : 0;
    put_section(out, Section::config, [&](ByteWriter& to) { write_config(to, game.rules(), game.config(), seed); });
    put_section(out, Section::tiles, [&](ByteWriter& to) { write_tiles(to, game.rules()); });
    put_section(out, Section::state, [&](ByteWriter& to) { write_state(to, game.view(), game.log().actions(), viewer); });
    put_section(out, Section::lines, [&](ByteWriter& to) { write_lines(to, game); });
    if (game.has_start()) put_section(out, Section::beginning, [&](ByteWriter& to) { write_beginning(to, game.start()); });
    if (with_history) put_section(out, Section::history, [&](ByteWriter& to) { write_history(to, game, viewer); });
}

}  // namespace

void widen_history(const Action& action, Viewer viewer, bastide_action& out) noexcept
{
    const int hand = seat_of_hand(action);
    const bool is_shown = !is_of_known_hand(action) || action.kind == ActionKind::reveal || shows_hand(viewer, hand);
    widen(without_origin(action), out);
    if (!is_shown) {
        out.kind = BASTIDE_ACTION_DRAW_UNSEEN;
        out.tile = -1;
    }
    if (hand >= 0) out.other_seat = hand;
    if (action.seat != kNature) out.origin = static_cast<i32>(origin_of(action));
}

bool writes_history(const Game& game) noexcept { return game.has_history() && !game.history().is_truncated(); }

u32 write_snapshot(const Game& game, Viewer viewer, bool with_history, u8* out, u32 cap) noexcept
{
    const Config& config = game.rules().config;
    const u8 chance = static_cast<u8>(viewer == Viewer::full ? game.chance() : Chance::host);
    const u8 stops = config.stops_before_final ? kStopsBeforeFinal : u8{0};
    return write_frame(config.game, static_cast<Chance>(chance | stops), out, cap,
                       [&](ByteWriter& bytes) { write_sections(bytes, game, viewer, with_history); });
}

u32 write_snapshot(const Game& game, Viewer viewer, u8* out, u32 cap) noexcept
{
    return write_snapshot(game, viewer, writes_history(game), out, cap);
}

namespace {

/// Makes a game from bytes whose frame is already checked. On failure it destroys what it made.
class SnapshotReader {
public:
    SnapshotReader(const u8* bytes, u32 size, const Memory& memory, Fault& fault) noexcept
        : sections_(body_of_frame(bytes, size)), memory_(memory), tiles_(memory), fault_(fault)
    {
        config_ = empty_config();
        config_.game = static_cast<GameKind>(bytes[5]);
        config_.chance = static_cast<Chance>(bytes[6] & ~kStopsBeforeFinal);
        config_.stops_before_final = (bytes[6] & kStopsBeforeFinal) != 0;
    }
    SnapshotReader(const SnapshotReader&) = delete;
    SnapshotReader& operator=(const SnapshotReader&) = delete;
    ~SnapshotReader()
    {
        end(game_);
        end(scratch_game_);
    }

    Game* read(const Sources& sources, const Retention* retention, const Reading& reading) noexcept
    {
        if (!read_config(sources, retention, reading)) return nullptr;
        if (last_played_under_current_rules_ && !tiles_.are_types_of(game_->rules())) {
            refuse("The tile types of the snapshot are not those of its revision of the rules.");
            return nullptr;
        }
        const bool is_replayed = began_under_current_rules_ && has(Section::history);
        if (is_replayed ? !replay() : !read_position() || !continue_from_position()) return nullptr;
        Game* const made = game_;
        game_ = nullptr;
        if (!retention || retention->history == made->retention().history) return made;
        Game* const fitted = made->clone(memory_, *retention, true);
        Game::destroy(made);
        if (!fitted) fault_.set(Status::memory, Reason::none);
        return fitted;
    }

private:
    static void end(Game* game) noexcept
    {
        if (game) Game::destroy(game);
    }

    /// Sets the fault, unless an earlier error did; returns false.
    bool refuse(const char* sentence, Status status = Status::format) noexcept
    {
        if (fault_.status == Status::ok) fault_.set(status, Reason::none, sentence);
        return false;
    }
    ByteReader section(Section which) const noexcept { return sections_[static_cast<u32>(which)]; }
    bool has(Section which) const noexcept { return sections_.has(static_cast<u32>(which)); }

    bool read_config(const Sources& sources, const Retention* retention, const Reading& reading) noexcept
    {
        if (is_left_out(config_.game)) return refuse_left_out(BASTIDE_BOX_DICE, Status::format, fault_);
        if (config_.game != GameKind::tiles) return refuse("The snapshot holds an unknown kind of game.");
        if (config_.chance != Chance::seeded && config_.chance != Chance::host)
            return refuse("The snapshot has an unknown kind of chance.");
        if (sections_.failed()) return refuse("The snapshot is not complete.");
        if (sections_.has_later()) return refuse("The snapshot has a part that a later version wrote.", Status::version);
        ByteReader in = section(Section::config);
        ConfigReader reader(in, sources);
        reader.read(config_);
        if (reader.missing_set() > 0) {
            fault_.set(Status::format, Reason::none);
            TextWriter sentence(fault_.text, sizeof fault_.text);
            sentence.put("Host tile set ").put_number(reader.missing_set()).put(" of the snapshot is not among the sets given.");
            return false;
        }
        if (reader.names_later_thing())
            return refuse("The snapshot has a tile set, a kind of piece or an option that this version does not know.",
                          Status::version);
        if (in.failed() || in.left() > 0) return refuse("The config of the snapshot cannot be read.");
        if (reader.left_out_box() != 0) return refuse_left_out(reader.left_out_box(), Status::format, fault_);
        if (config_.chance == Chance::host && config_.seed != 0) return refuse("A game with host chance cannot have a seed.");
        const u32 newest = reading.revision;
        if (reader.written_under() > newest) {
            fault_.set(Status::version, Reason::config_revision);
            fault_.most = static_cast<i32>(newest);
            return false;
        }
        began_under_current_rules_ = config_.revision == newest;
        last_played_under_current_rules_ = reader.written_under() == newest;
        event_capacity_ = config_.retention.events;
        if (retention) config_.retention.events = retention->events;
        config_.retention.history = has(Section::history);
        const Config saved = config_;
        if (!last_played_under_current_rules_) std::memset(config_.bushes, 0, sizeof config_.bushes);
        if (!make_game(reader.sources(), reading.like)) return false;
        if (!tiles_.read(section(Section::tiles), game_->rules(), fault_)) return false;
        return last_played_under_current_rules_ || add_bushes(saved, reader.sources());
    }

    /// Older rules may have had fewer tile types. So the numbers of those with bushes are known only when the tile types have
    /// been read, and then the game is made again.
    bool add_bushes(const Config& saved, const Sources& sources) noexcept
    {
        bool any = false;
        for (u32 tile = 0; tile < tiles_.count(); ++tile) {
            if (!saved.has_bush(tile)) continue;
            config_.add_bush(tiles_.type(tile + 1).raw - 1u);
            any = true;
        }
        if (!any) return true;
        Game::destroy(game_);
        game_ = nullptr;
        return make_game(sources, nullptr);
    }

    bool make_game(const Sources& sources, const Game* like) noexcept
    {
        if (like && is_config_of(like->rules(), config_, sources)) {
            game_ = like->create_with_same_rules(setup_of(config_), memory_, fault_);
            return game_ != nullptr;
        }
        SharedRules* const shared = build_rules(config_, sources, memory_, fault_);
        if (!shared && fault_.status == Status::argument) fault_.status = Status::format;
        game_ = shared ? Game::create(shared, memory_, fault_) : nullptr;
        return game_ != nullptr;
    }

    /// For a game that began under these rules: replays its history. The position reached must equal the state in the snapshot.
    bool replay() noexcept
    {
        if (!has(Section::beginning))
            game_->open();
        else if (!set_beginning(*game_))
            return false;
        if (!replay_history(section(Section::history), tiles_, *game_, fault_)) return false;
        if (!matches_state_of(*game_)) return refuse_state();
        game_->forget_events(0);
        return read_lines(game_->log().actions());
    }

    /// Called when the replay reached another position. Reports a fault of the state itself if it has one, else the difference.
    bool refuse_state() noexcept
    {
        scratch_game_ = game_->create_with_same_rules(game_->setup(), memory_, fault_);
        if (scratch_game_) read_state(section(Section::state), tiles_, false, *scratch_game_, fault_);
        return refuse("The history of the snapshot leads to another position.");
    }

    bool read_lines(u32 actions) noexcept
    {
        const u32 capacity =
            event_capacity_ < 0 ? game_->rules().event_bound + kUndoneCapacity : static_cast<u32>(event_capacity_);
        if (!bastide::read_lines(section(Section::lines), actions, capacity, *game_))
            return refuse("The score lines of the snapshot cannot be read.");
        game_->number_events_from(game_->log().next());
        return true;
    }

    bool read_position() noexcept
    {
        const u32 actions = read_state(section(Section::state), tiles_, !last_played_under_current_rules_, *game_, fault_);
        if (fault_.status != Status::ok) return false;
        game_->resume(actions);
        if (!read_lines(actions)) return false;
        if (!has(Section::history)) return true;
        if (!read_history(section(Section::history), tiles_, *game_))
            return refuse("The history of the snapshot cannot be read.");
        return game_->history().count() == actions || refuse("The snapshot gives a wrong number of actions.");
    }

    /// For a game that has no history or began under other rules: continues from the position in the snapshot. If the rules no
    /// longer ask for its pending decision, or leave it no legal action, plays on to the next one.
    bool continue_from_position() noexcept
    {
        if (has(Section::beginning) && !read_start()) return false;
        const u32 done = game_->log().actions();
        game_->continue_from_position();
        if (!last_played_under_current_rules_) game_->leave_dead_ends();
        if (game_->is_faulty() || !can_go_on(game_->view()))
            return refuse("The position of the snapshot cannot arise under the rules.");
        if (last_played_under_current_rules_ && (game_->log().actions() != done || !matches_state_of(*game_)))
            return refuse("The position of the snapshot cannot arise under the rules.");
        if (began_under_current_rules_ || !has(Section::history) || game_->set_undo_limit()) return true;
        return refuse("", Status::memory);
    }

    /// Reads the position from which a restart begins. It is set up in a second game, and `game_` then shares it.
    bool read_start() noexcept
    {
        scratch_game_ = game_->create_with_same_rules(game_->setup(), memory_, fault_);
        if (!scratch_game_) return false;
        if (set_beginning(*scratch_game_)) {
            game_->share_start_of(*scratch_game_);
            return true;
        }
        if (last_played_under_current_rules_ || fault_.status == Status::memory) return false;
        fault_ = {};  // newer rules forbid that position: a restart begins from the opening
        return true;
    }

    /// Sets a game to the position from which it began. Older rules may have listed its entries in another form.
    bool set_beginning(Game& game) noexcept
    {
        const ByteReader in = section(Section::beginning);
        if (!read_beginning(in, tiles_, game, fault_)) return false;
        if (!last_played_under_current_rules_ || is_canonical_beginning(game.start(), in)) return true;
        return refuse("The position is not in canonical form.");
    }

    /// Whether the state in the snapshot equals the state that the game writes.
    bool matches_state_of(const Game& game) noexcept
    {
        const ByteReader state = section(Section::state);
        u8* const buffer = static_cast<u8*>(memory_.allocate(state.size()));
        if (!buffer) return refuse("", Status::memory);
        ByteWriter out(buffer, state.size());
        write_state(out, game.view(), game.log().actions(), Viewer::full);
        const bool same = out.size() == state.size() && std::memcmp(buffer, state.bytes(), state.size()) == 0;
        memory_.deallocate(buffer, state.size());
        return same;
    }

    const Parts<kSections> sections_;
    const Memory memory_;
    SavedTiles tiles_;
    Fault& fault_;
    Config config_;
    i32 event_capacity_ = 0;                        ///< as in the snapshot
    bool began_under_current_rules_ = false;        ///< the game began under the newest rules
    bool last_played_under_current_rules_ = false;  ///< and was played under them last
    Game* game_ = nullptr;
    Game* scratch_game_ = nullptr;  ///< a second game of the same rules, for checks and set-up that must not change `game_`
};

}  // namespace

Game* read_snapshot(const u8* bytes, u32 size, const Sources& sources, const Retention* retention, const Memory& memory,
                    Fault& fault, const Reading& reading) noexcept
{
    if (!check_frame(bytes, size, fault)) return nullptr;
    return SnapshotReader(bytes, size, memory, fault).read(sources, retention, reading);
}

}  // namespace bastide

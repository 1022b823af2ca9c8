// SPDX-License-Identifier: MIT
#include "house/build.hpp"

#include <new>

#include "board/layout.hpp"
#include "catalogue/bushes.hpp"
#include "ground/hash.hpp"
#include "house/all_rooms.hpp"
#include "house/choices.hpp"
#include "house/names.hpp"
#include "play/scoring.hpp"

namespace bastide {

TileSet built_in_set(SetName set) noexcept
{
    for (const Room* room : all_rooms())
        if (set != SetName::none && room->set == set) return {room->tiles.rows, room->tiles.count, room->tiles.fingerprint};
    return {};
}

Config empty_config() noexcept
{
    Config config;
    for (i16& count : config.pieces) count = -1;
    return config;
}

void choose_default_sets(Config& config) noexcept
{
    config.copies[static_cast<int>(SetName::base)] = 1;
    config.copies[static_cast<int>(SetName::winter)] = 1;
}

namespace {

/// A room plays when its tiles do, one of its pieces is asked for, or, without either, one of its options. The base game always
/// plays.
bool plays(const Room& room, const Config& config) noexcept
{
    if (&room == all_rooms().rooms[0]) return true;
    if (config.copies[static_cast<int>(room.set)] > 0) return true;
    for (const PieceRow& row : room.pieces)
        if (config.pieces[static_cast<int>(row.kind)] > 0) return true;
    if (room.set != SetName::none) return false;
    for (const OptionRow& row : room.options)  // a house rule plays when one of its switches is on
        if (config.options[index_of(row.option)] != 0) return true;
    return false;
}

/// Builds rules in two steps: a draft of everything whose size is fixed, then memory for the tables of tiles.
class Builder {
public:
    Builder(const Config& config, const Sources& sources, Fault& fault) noexcept : sources_(sources), fault_(fault)
    {
        draft_.config = config;
    }

    SharedRules* build(const Memory& memory) noexcept
    {
        if (!check_numbers() || !choose_rooms() || !check_sums()) return nullptr;
        if (draft_.on.scores_by_step() && !give_number(scoring_step)) return nullptr;
        if (config().stops_before_final && !take_step_before_final()) return nullptr;
        if (!check_head() || !check_options()) return nullptr;
        for (const Room* room : all_rooms())
            if (plays(*room, config()) && room->on.shape) room->on.shape(draft_);
        order_plan();
        number_pieces();
        if (!count_groups() || !measure() || !number_marks() || !check_bushes()) return nullptr;
        draft_.memory = memory_size();
        void* place = memory.take(draft_.memory);
        if (!place) return refuse_build(Status::memory, Reason::none);
        if (!names_are_unique(static_cast<u8*>(place))) {
            memory.give_back(place, draft_.memory);
            return nullptr;
        }
        SharedRules* shared = new (place) SharedRules;
        shared->memory = memory;
        shared->rules = draft_;
        fill_tiles(shared->rules, static_cast<u8*>(place) + round_up(sizeof(SharedRules), 16));
        fingerprint(shared->rules);
        if (choose_start(shared->rules)) return shared;
        release_rules(shared);
        return refuse_build(Status::argument, Reason::config_no_start);
    }

private:
    const Config& config() const noexcept { return draft_.config; }

    bool refuse(Status status, Reason reason, Text sentence = {}) noexcept
    {
        fault_.set(status, reason, sentence);
        return false;
    }
    SharedRules* refuse_build(Status status, Reason reason) noexcept
    {
        refuse(status, reason);
        return nullptr;
    }

    /// It takes the last number, so those of the others stay.
    bool take_step_before_final() noexcept
    {
        for (const Room* room : all_rooms())
            if (room->before_final) draft_.step_before_final = room->before_final;
        return !draft_.step_before_final || give_number(*draft_.step_before_final);
    }

    // -- capacities --

    /// "A game has 14 boxes and house rules at most." No config gets here: the sentence is for who writes a box.
    bool refuse_more(Text whose, int most, Text of_what) noexcept
    {
        fault_.most = most;
        refuse(Status::limit, Reason::config_too_large);
        TextWriter(fault_.text, sizeof fault_.text).put(whose).put(" has ").put_number(most).put(of_what).put(" at most.");
        return false;
    }

    /// What rooms bring is kept by its number in tables of these sizes.
    bool check_numbers() noexcept
    {
        for (const Room* room : all_rooms()) {
            for (const PieceRow& row : room->pieces)
                if (static_cast<int>(row.kind) >= kPieceKinds) return refuse_more("A game", kPieceKinds - 1, " kinds of pieces");
            for (const OptionRow& row : room->options)
                if (index_of(row.option) == 0) return refuse_more("A game", kOptionCount - 1, " options");
        }
        return true;
    }

    /// What is known only when all rooms are there.
    bool check_sums() noexcept
    {
        const int turn_words = draft_.word_count - draft_.first_turn_word;
        for (const Room* room : all_rooms())
            if (room->drawer.copies > 0 && turn_words > room->drawer.copies && plays(*room, config()))
                return refuse_copies(*room, turn_words);
        if (draft_.score_lines > Tally::kMost) return refuse_more("A feature", Tally::kMost, " score lines");
        return true;
    }

    bool refuse_copies(const Room& room, int turn_words) noexcept
    {
        fault_.most = room.drawer.copies;
        refuse(Status::limit, Reason::config_too_large);
        TextWriter(fault_.text, sizeof fault_.text)
            .put("A turn of this game is remembered in ")
            .put_number(turn_words)
            .put(" words; the rule \"")
            .put(room.title)
            .put("\" can set ")
            .put_number(room.drawer.copies)
            .put(" aside at most.");
        return false;
    }

    // -- rooms --

    bool choose_rooms() noexcept
    {
        int playing = 0;
        for (const Room* room : all_rooms()) {
            if (!plays(*room, config())) continue;
            if (++playing > kMaxRooms) return refuse_more("A game", kMaxRooms, " boxes and house rules");
            if (!take_room(*room)) return false;
        }
        for (const Room* room : all_rooms())
            if (plays(*room, config())) draft_.on.next.add(room->on.next_at_end);
        place_words();
        for (const Room* room : all_rooms())
            if (plays(*room, config()) && !take_racks(*room)) return false;
        return true;
    }

    bool take_room(const Room& room) noexcept
    {
        for (const PieceRow& row : room.pieces) {
            const int kind = static_cast<int>(row.kind);
            draft_.piece_rows[kind] = row;
            draft_.knows_piece[kind] = true;
            if (config().pieces[kind] >= 0) draft_.piece_rows[kind].count = static_cast<u8>(config().pieces[kind]);
        }
        for (const TokenRow& row : room.tokens)
            if (!take_token(row)) return false;
        for (const OptionRow& row : room.options) draft_.knows_option[index_of(row.option)] = true;
        for (const PlanRow& row : room.plan)
            if (!plan_step(row)) return false;
        for (const StepCode* code : room.steps)
            if (!give_number(*code)) return false;
        for (const Offer& offer : room.offers)
            if (!take_offer(offer)) return false;
        for (const WorthRow& row : room.worth)
            if (!take_worth(row)) return false;
        take_hooks(room.on);
        draft_.laps = larger(draft_.laps, room.laps);
        draft_.actions_per_turn += room.actions_per_turn;
        draft_.events_per_turn += room.events_per_turn;
        if (room.worth.count > 0) draft_.score_lines += room.lines_per_score;
        return true;
    }

    bool take_offer(const Offer& offer) noexcept
    {
        if (draft_.on.offers.is_full()) return refuse_more("A game", kMaxOffers, " offers");
        draft_.on.offers.add(&offer);
        return true;
    }

    /// Behind the rows of its stage that older rooms brought.
    bool take_worth(const WorthRow& row) noexcept
    {
        if (draft_.on.worth.is_full()) return refuse_more("A game", kMaxWorths, " rows of worth");
        const int stage = static_cast<int>(row.stage);
        draft_.on.worth.insert(worths_up_to_[stage], row.change);
        for (int later = stage; later < kWorthStages; ++later) ++worths_up_to_[later];
        draft_.on.worth_asks_seat = draft_.on.worth_asks_seat || row.asks_seat;
        return true;
    }

    void take_hooks(const Hooks& on) noexcept
    {
        draft_.on.draw_group.add(on.draw_group);
        draft_.on.opened.add(on.opened);
        draft_.on.why_not_place.add(on.why_not_place);
        draft_.on.why_not_place_wild.add(on.why_not_place_wild);
        draft_.on.why_not_deploy.add(on.why_not_deploy);
        if (on.why_not_deploy)
            draft_.on.deploying_asked_about = static_cast<u8>(draft_.on.deploying_asked_about | on.why_not_deploy.about);
        draft_.on.unplaceable.add(on.unplaceable);
        draft_.on.closes.add(on.closes);
        draft_.on.power.add(on.power);
        draft_.on.home.add(on.home);
        draft_.on.next.add(on.next);
        draft_.on.resigned.add(on.resigned);
        draft_.on.left.add(on.left);
        draft_.on.before_scoring.add(on.before_scoring);
        draft_.on.completed.add(on.completed);
        draft_.on.ended.add(on.ended);
        draft_.on.keeps.add(on.keeps);
        draft_.on.why_not_put.add(on.why_not_put);
        draft_.on.show.add(on.show);
    }

    /// A kind that two rooms bring is the newer one's.
    bool take_token(const TokenRow& row) noexcept
    {
        int at = 0;
        while (at < draft_.token_count && draft_.token_rows[at].kind != row.kind) ++at;
        if (at == kMostTokenKinds) return refuse_more("A game", kMostTokenKinds, " kinds of tokens");
        draft_.token_rows[at] = row;
        if (at == draft_.token_count) ++draft_.token_count;
        return true;
    }

    /// The words that last come first, then tokens, those of a turn and those of a lap, so that either begins with one sweep.
    void place_words() noexcept
    {
        u16 at = place_drawers(0, &Drawer::lasting, draft_.lasting_words);
        draft_.first_token_word = at;
        draft_.first_turn_word = at = static_cast<u16>(at + draft_.token_count * config().seats);
        at = place_drawers(at, &Drawer::turn, draft_.turn_words);
        draft_.first_lap_word = at = static_cast<u16>(at + (draft_.laps > 1));
        draft_.word_count = place_drawers(at, &Drawer::lap, draft_.lap_words);
    }

    /// The words of one sort, room by room from `at` on; answers where they end.
    u16 place_drawers(u16 at, u8 Drawer::*words, u16 (&first)[kRooms]) const noexcept
    {
        for (const Room* room : all_rooms()) {
            if (!plays(*room, config())) continue;
            first[static_cast<int>(room->id)] = at;
            at = static_cast<u16>(at + room->drawer.*words);
        }
        return at;
    }

    bool take_racks(const Room& room) noexcept
    {
        for (const RackRow& row : room.racks)
            if (!take_racks(room.id, row)) return false;
        return true;
    }
    bool take_racks(RoomName room, const RackRow& row) noexcept
    {
        const int owners = row.is_market ? 1 : smaller<int>(config().seats, kMaxSeats);
        if (draft_.rack_count + owners > kMostRacks) return refuse_more("A game", kMostRacks, " racks of tiles");
        for (int i = 0; i < owners; ++i) {
            Rack& rack = draft_.racks[draft_.rack_count++];
            rack = {.room = room,
                    .owner = row.is_market ? kNature : static_cast<u8>(i),
                    .capacity = row.capacity,
                    .is_hidden = row.hidden_by != Option::none && draft_.has(row.hidden_by),
                    .is_wild = row.counted_in >= 0,
                    .at = draft_.slot_count};
            if (rack.is_wild) {
                rack.at = static_cast<u16>(draft_.lasting_words[static_cast<int>(room)] + row.counted_in + i);
            } else {
                draft_.slot_count = static_cast<u16>(draft_.slot_count + row.capacity);
            }
        }
        return true;
    }

    /// Numbers a step unless it has a number.
    bool give_number(const StepCode& code) noexcept
    {
        if (draft_.step_number(code) < draft_.step_count) return true;
        if (draft_.step_count == kMaxSteps) return refuse_more("A game", kMaxSteps, " sorts of steps");
        draft_.steps[draft_.step_count++] = &code;
        return true;
    }

    bool plan_step(const PlanRow& row) noexcept
    {
        if (!give_number(*row.code)) return false;
        if (draft_.plan_size == kMaxSteps) return refuse_more("A turn", kMaxSteps, " steps");
        replaced_[draft_.plan_size] = row.replaces;
        order_[draft_.plan_size] = static_cast<i16>(static_cast<int>(row.anchor) * 256 + row.rank);
        draft_.plan[draft_.plan_size++].code = draft_.step_number(*row.code);
        return true;
    }

    void leave_out_replaced() noexcept
    {
        u8 kept = 0;
        for (u8 i = 0; i < draft_.plan_size; ++i) {
            bool gone = false;
            for (u8 k = 0; k < draft_.plan_size; ++k) gone = gone || replaced_[k] == draft_.steps[draft_.plan[i].code];
            if (gone) continue;
            draft_.plan[kept] = draft_.plan[i];
            order_[kept++] = order_[i];
        }
        draft_.plan_size = kept;
    }

    /// By anchor and rank; what is equal stays in the order of rooms, the oldest first.
    void order_plan() noexcept
    {
        leave_out_replaced();
        for (int i = 1; i < draft_.plan_size; ++i) {
            for (int k = i; k > 0 && order_[k - 1] > order_[k]; --k) {
                exchange(order_[k - 1], order_[k]);
                exchange(draft_.plan[k - 1], draft_.plan[k]);
            }
        }
        for (int anchor = 0; anchor < kAnchors; ++anchor)
            while (order_[draft_.anchor_at[anchor]] < anchor * 256 - 128) ++draft_.anchor_at[anchor];
        draft_.turn_start = draft_.anchor_at[static_cast<int>(Anchor::start)];
        for (u8 i = 0; i < draft_.plan_size; ++i)
            draft_.plan_after[i] = i + 1 == draft_.plan_size ? draft_.turn_start : static_cast<u8>(i + 1);
    }

    template <class T>
    static void exchange(T& a, T& b) noexcept
    {
        const T c = a;
        a = b;
        b = c;
    }

    // -- checks --

    bool check_head() noexcept
    {
        const bool any = draft_.has(Option::any_seat_count);  // SEATS-01
        int most = any ? kMaxSeats : 0;
        for (const Room* room : all_rooms())
            if (plays(*room, config())) most = larger<int>(most, room->max_seats);
        const int least = any ? 1 : 2;
        if (config().seats < least || config().seats > most) {
            fault_.least = least;
            fault_.most = most;
            return refuse(Status::argument, Reason::config_seats);
        }
        return config().first_seat < config().seats || refuse(Status::argument, Reason::config_first_seat);
    }

    const OptionRow* row_of(int option) const noexcept
    {
        for (const Room* room : all_rooms())
            for (const OptionRow& row : room->options)
                if (static_cast<int>(row.option) == option) return &row;
        return nullptr;
    }

    bool check_options() noexcept
    {
        for (Option option : kOptions)
            if (draft_.option(option) != 0 && !check_option(option)) return false;
        return true;
    }

    bool check_option(Option option) noexcept
    {
        const int number = static_cast<int>(option);
        const OptionRow* row = row_of(number);
        about(ChoiceKind::option, number);
        if (!row) return refuse_option(Reason::config_choice, option);
        if (!draft_.knows_option[index_of(option)]) return refuse_option(Reason::config_option_alone, option);
        if (draft_.option(option) < row->least || draft_.option(option) > row->most) return refuse_value(*row);
        if (row->excludes != Option::none && draft_.has(row->excludes))
            return refuse_option(Reason::config_contradiction, option, row->excludes);
        if (row->needs != Option::none && !draft_.has(row->needs))
            return refuse_option(Reason::config_option_needs, option, row->needs);
        if (row->lacks && row->lacks(config())) return refuse_option(Reason::config_option_needs, option);
        return about_nothing();
    }

    void about(ChoiceKind what, int id) noexcept
    {
        fault_.what = static_cast<i32>(what);
        fault_.id = id;
    }
    bool about_nothing() noexcept
    {
        about(ChoiceKind::none, -1);
        return true;
    }

    bool refuse_option(Reason reason, Option option, Option other = Option::none) noexcept
    {
        fault_.option = static_cast<i32>(option);
        fault_.other_option = static_cast<i32>(other);
        return refuse(Status::argument, reason);
    }

    bool refuse_value(const OptionRow& row) noexcept
    {
        fault_.least = row.least;
        fault_.most = row.most;
        return refuse_option(Reason::config_value, row.option);
    }

    // -- sizes --

    template <class Visit>
    void for_each_set(Visit&& visit) const noexcept
    {
        for (int set = 1; set < kSets; ++set)
            if (config().copies[set] > 0)
                visit(built_in_set(static_cast<SetName>(set)), config().copies[set], static_cast<u16>(set));
        for (u32 i = 0; i < sources_.count; ++i)
            if (config().host_copies[i] > 0) visit(sources_.sets[i], config().host_copies[i], static_cast<u16>(kSets + i));
    }

    /// How many of a tile are in the game: one wild tile for each seat whatever the copies (AM-SETUP-01).
    u64 total_of(const TileRow& row, u64 copies) const noexcept { return row.wild ? config().seats : copies * row.count; }

    /// A seat that leaves in its turn has begun one more, and up to four tiles that go back are drawn once more (RESIGN-02).
    static constexpr u32 kActionsOfLeaving = 1 + 4;
    static constexpr u32 kEventsOfLeaving = 2 + 2 * 4 + 1;  // that it leaves, who decided it, the tiles, its abbey

    /// The first room that says so decides.
    DrawGroup group_of(const TileRow& row) const noexcept
    {
        DrawGroup group;
        for (DrawGroupHook hook : draft_.on.draw_group)
            if (group.number == 0) group = hook(row);
        return group;
    }

    bool count_groups() noexcept
    {
        bool fits = true;
        for_each_set([&](const TileSet& set, u64, u16) {
            for (u32 i = 0; i < set.count; ++i) {
                const DrawGroup group = group_of(set.rows[i]);
                fits = fits && group.number <= kMostDrawGroups;
                draft_.draw_group_count = larger(draft_.draw_group_count, group.number);
                if (fits && group.leads) draft_.leading_groups |= 1u << group.number;
            }
        });
        return fits || refuse_more("A game", kMostDrawGroups, " groups of tiles that are drawn in order");
    }

    bool measure() noexcept
    {
        u64 tiles = 0;
        u64 nodes = 0;
        u64 monasteries = 0;
        u64 foundations = 0;
        u64 rows = 0;
        for_each_set([&](const TileSet& set, u64 copies, u16) {
            rows += set.count;
            for (u32 i = 0; i < set.count; ++i) {
                parts_ += set.rows[i].parts;
                tiles += total_of(set.rows[i], copies);
                nodes += total_of(set.rows[i], copies) * set.rows[i].parts;
                if (has_segment(set.rows[i], SegmentKind::monastery)) monasteries += total_of(set.rows[i], copies);
                if (has_segment(set.rows[i], SegmentKind::foundation)) foundations += total_of(set.rows[i], copies);
            }
        });
        constexpr u64 kSane = 1u << 20;
        constexpr u64 kMostKept = 1u << 31;  // bytes; the block beside them is far smaller, and sizes are 32 bits
        const u32 pieces = static_cast<u32>(config().seats) * draft_.pieces_per_seat;
        const Needs needs{.seats = config().seats,
                          .rows = static_cast<u32>(rows),
                          .tiles = static_cast<u32>(tiles),
                          .nodes = static_cast<u32>(nodes),
                          .monasteries = static_cast<u32>(monasteries),
                          .foundations = static_cast<u32>(foundations),
                          .pieces = pieces,
                          .slots = draft_.slot_count,
                          .words = draft_.word_count};
        const bool sane = rows < kSane && tiles < kSane && nodes < kSane && pieces <= kMostPieces;
        if (!sane || !lay_out(needs, draft_.layout)) {
            static_assert(kMostPieces == 512 && kMostTiles == 16000 && kMostNodes == 65534);  // by which texts tell them apart
            fault_.most = static_cast<i32>(pieces > kMostPieces ? kMostPieces : tiles > kMostTiles ? kMostTiles : kMostNodes);
            return refuse(Status::limit, Reason::config_too_large);
        }
        draft_.action_bound =
            draft_.actions_per_turn * (needs.tiles + 1) + needs.seats * (draft_.actions_per_turn + kActionsOfLeaving);
        draft_.event_bound =
            draft_.events_per_turn * (needs.tiles + 1) + needs.seats * (draft_.events_per_turn + kEventsOfLeaving);
        const u64 kept = u64{draft_.event_bound} * sizeof(Event) + u64{draft_.action_bound} * sizeof(Action);
        return kept <= kMostKept || refuse(Status::limit, Reason::config_too_large,
                                           "A game so long has more events and actions than the library can hold.");
    }

    bool number_marks() noexcept
    {
        bool fits = true;
        for_each_set([&](const TileSet& set, u64, u16) {
            for (u32 i = 0; i < set.count; ++i)
                for (const Marked& marked : set.rows[i].marked)
                    if (marked.mark != Mark::none) fits = fits && number_mark(marked.mark);
        });
        return fits || refuse_more("A game", kMaxMarkKinds, " kinds of marks");
    }

    /// False when there is no number left.
    bool number_mark(Mark mark) noexcept
    {
        u8& number = draft_.marks.of[static_cast<int>(mark)];
        if (!number && draft_.marks.count < kMaxMarkKinds) number = ++draft_.marks.count;
        return number != 0;
    }

    /// Each tile with bushes by its number, with its row when the game has it.
    bool check_bushes() noexcept
    {
        bool sound = true;
        u32 tile = 0;
        for_each_set([&](const TileSet& set, u64, u16) {
            for (u32 i = 0; i < set.count; ++i, ++tile) sound = sound && check_bush(tile, &set.rows[i]);
        });
        const u32 tiles = tile;
        for (; sound && tile < kMostBushes; ++tile) {
            sound = check_bush(tile, nullptr);
            if (!sound) fault_.most = static_cast<i32>(tiles) - 1;
        }
        return sound;
    }

    bool check_bush(u32 tile, const TileRow* row) noexcept
    {
        if (!config().has_bush(tile)) return true;
        about(ChoiceKind::bush, static_cast<int>(tile));
        if (!row) return refuse(Status::argument, Reason::config_choice);
        if (!draft_.merges_bushes)
            return refuse_option(Reason::config_option_needs, Option::none, Option::bushes_do_not_end_roads);
        if (has_village(*row)) return about_nothing();
        fault_.tile = static_cast<i32>(tile);
        return refuse(Status::argument, Reason::config_choice);
    }

    void number_pieces() noexcept
    {
        for (int kind = 1; kind < kPieceKinds; ++kind) {
            draft_.piece_offset[kind] = draft_.pieces_per_seat;
            draft_.pieces_per_seat = static_cast<u16>(draft_.pieces_per_seat + draft_.piece_rows[kind].count);
            if (draft_.piece_rows[kind].count > 0) draft_.kinds[draft_.kind_count++] = static_cast<PieceKind>(kind);
        }
    }

    // -- tables of tiles --

    u32 memory_size() const noexcept
    {
        constexpr u32 kPerRow = sizeof(TileRow) + 4 * sizeof(Oriented) + sizeof(u32) + 2 * sizeof(u16) + sizeof(Birth) + 2;
        constexpr u32 kPadding = 8 * 8;  // each array begins on eight bytes
        u32 host_rows = 0;
        for (u32 i = 0; i < sources_.count; ++i) host_rows += sources_.sets[i].count;
        return round_up(sizeof(SharedRules), 16) + (draft_.layout.row_count + 1u) * kPerRow +
               (parts_ + kBornAtOnce) * u32{sizeof(Node)} + kPadding + host_rows * static_cast<u32>(sizeof(TileRow)) +
               8 * sources_.count;
    }

    template <class T>
    static T* cut(u8*& at, u32 count) noexcept
    {
        T* array = reinterpret_cast<T*>(at);
        for (u32 i = 0; i < count; ++i) new (array + i) T{};
        at += round_up(count * static_cast<u32>(sizeof(T)), 8);
        return array;
    }

    void fill_tiles(Rules& rules, u8* at) noexcept
    {
        const u32 count = rules.layout.row_count + 1u;
        TileRow* rows = cut<TileRow>(at, count);
        Oriented* oriented = cut<Oriented>(at, 4 * count);
        u32* codes = cut<u32>(at, count);
        u16* totals = cut<u16>(at, count);
        u16* sets = cut<u16>(at, count);
        Birth* births = cut<Birth>(at, count);
        Node* newborn = cut<Node>(at, parts_ + kBornAtOnce);
        u8* wild = cut<u8>(at, count);
        u8* groups = cut<u8>(at, count);
        u32 row = 0;
        u32 part = 0;
        for_each_set([&](const TileSet& set, u32 copies, u16 number) {
            for (u32 i = 0; i < set.count; ++i) {
                const TileRow from = shown(set.rows[i], row);
                rows[++row] = from;
                totals[row] = static_cast<u16>(total_of(from, copies));
                sets[row] = number;
                wild[row] = from.wild;
                groups[row] = group_of(from).number;
                const Oriented upright = orient(from);
                for (int r = 0; r < kSides; ++r) {
                    oriented[4 * row + static_cast<u32>(r)] = turned(upright, r);
                    codes[row] |= static_cast<u32>(turned(from.sides, r)) << (8 * r);
                }
                births[row].first = static_cast<u16>(part);
                for (int p = 0; p < from.parts; ++p) {
                    const Node& node = newborn[part++] = newborn_segment(from, upright, p);
                    if (node.kind() == SegmentKind::foundation) births[row].foundation = static_cast<u8>(p + 1);
                }
            }
        });
        rules.tiles = {rows, oriented, newborn, births, codes, wild, static_cast<u16>(row)};
        rules.totals = totals;
        rules.draw_groups = groups;
        rules.set_of = sets;
        keep_host_sets(rules, at);
    }

    static Node newborn_segment(const TileRow& row, const Oriented& upright, int part) noexcept
    {
        Node node;
        node.set_kind(row.part[part].kind);
        node.open = link_count(upright, part);
        node.marks = row.part[part].pennants;
        return node;
    }

    void keep_host_sets(Rules& rules, u8* at) const noexcept
    {
        rules.host_set_count = sources_.count;
        for (u32 i = 0; i < sources_.count; ++i) {
            const TileSet& set = sources_.sets[i];
            TileRow* rows = cut<TileRow>(at, set.count);
            for (u32 k = 0; k < set.count; ++k) rows[k] = set.rows[k];
            rules.host_sets[i] = {rows, set.count, set.fingerprint};
        }
    }

    /// A tile as this game sees it; `tile` is its number from 0.
    TileRow shown(const TileRow& row, u32 tile) const noexcept
    {
        if (!draft_.merges_bushes) return row;
        return merge_bushes(config().has_bush(tile) ? with_bushes(row) : row);
    }

    // -- names of tiles --

    /// A tile type by its name; `number` counts over all sets, `tile` in its own.
    struct Named {
        const char* name = nullptr;
        u16 set = 0;
        u16 tile = 0;
        u16 number = 0;
    };
    static_assert(2 * sizeof(Named) <= sizeof(TileRow));

    /// Scripts call tiles by name, so no two of a game share one. Sorted, equal names are neighbours; sorted letter by letter,
    /// thousands of names take no longer for being chosen badly. The memory of the rules, not filled yet, is the desk.
    bool names_are_unique(u8* desk) noexcept
    {
        if (sources_.count == 0) return true;
        const u32 count = draft_.layout.row_count;
        Named* names = cut<Named>(desk, count);
        Named* sorted = cut<Named>(desk, count);
        list_names(names);
        for (u32 letter = sizeof(TileRow::name); letter-- > 0;) {
            sort_by_letter(names, count, letter, sorted);
            exchange(names, sorted);
        }
        const Named* second = nullptr;  // the first tile whose name stands before, as a reader of the sets would meet it
        for (u32 i = 1; i < count; ++i)
            if (names[i].set >= kSets && Text(names[i].name) == Text(names[i - 1].name))
                if (!second || names[i].number < second->number) second = &names[i];
        return !second || refuse_name(second[-1], *second);
    }

    void list_names(Named* names) const noexcept
    {
        u16 number = 0;
        for_each_set([&](const TileSet& set, u64, u16 set_number) {
            for (u32 i = 0; i < set.count; ++i, ++number)
                names[number] = {set.rows[i].name, set_number, static_cast<u16>(i), number};
        });
    }

    /// By one letter; what is equal there keeps its order. Behind its end a name holds zeros.
    static void sort_by_letter(const Named* names, u32 count, u32 letter, Named* sorted) noexcept
    {
        u32 before[257] = {};
        for (u32 i = 0; i < count; ++i) ++before[static_cast<u8>(names[i].name[letter]) + 1];
        for (int i = 0; i < 256; ++i) before[i + 1] += before[i];
        for (u32 i = 0; i < count; ++i) sorted[before[static_cast<u8>(names[i].name[letter])]++] = names[i];
    }

    /// The second set is a host's.
    bool refuse_name(const Named& first, const Named& second) noexcept
    {
        fault_.index = second.set - kSets;
        fault_.other_index = first.set < kSets ? -1 : first.set - kSets;
        fault_.tile = second.tile;
        return refuse(Status::argument, Reason::config_tileset);
    }

    /// At most one start tile lies on the table, whatever the copies (BASE-SETUP-01).
    static bool choose_start(Rules& rules) noexcept
    {
        for (int i = 1; i <= rules.tiles.count; ++i) {
            const RowId row(i);
            if (!rules.tiles.wild[i]) rules.bag_total += rules.totals[i];
            if (!rules.wild && rules.tiles.wild[i]) rules.wild = row;
            if (!rules.start && rules.tiles.row(row).start) rules.start = row;
        }
        if (rules.start_in_bag) rules.start = {};  // HOUSE-BAG-01
        if (!rules.start) return rules.start_in_bag;
        --rules.bag_total;
        return true;
    }

    /// Over everything that shapes the game but seed and chance, so that a seeded game and a fed one agree.
    void fingerprint(Rules& rules) const noexcept
    {
        Hash hash;
        hash.add(config().revision);
        hash.add(config().seats, config().first_seat, 0, 0);
        for_each_set([&](const TileSet& set, u32 copies, u16) {
            hash.add(set.fingerprint);
            hash.add(copies);
        });
        for (const PieceRow& row : rules.piece_rows)
            if (row.count > 0) hash.add(static_cast<u16>(row.kind), row.count, 0, 0);
        for (Option option : kOptions)
            if (draft_.option(option) != 0) hash.add(static_cast<u64>(option) << 32 | static_cast<u32>(draft_.option(option)));
        for (u32 word = 0; word < kMostBushes / 64; ++word) {
            if (config().bushes[word] == 0) continue;
            if (word > 0) hash.add(word);  // which tiles the bits mean; the first word goes without saying
            hash.add(config().bushes[word]);
        }
        rules.fingerprint = hash.value();
    }

    const Sources& sources_;
    Fault& fault_;
    Rules draft_;
    u32 parts_ = 0;                       ///< of all rows together
    u8 worths_up_to_[kWorthStages] = {};  ///< by stage: how many rows of worth it and those before it have
    i16 order_[kMaxSteps] = {};
    const StepCode* replaced_[kMaxSteps] = {};
};

}  // namespace

SharedRules* build_rules(const Config& config, const Sources& sources, const Memory& memory, Fault& fault) noexcept
{
    return Builder(config, sources, fault).build(memory);
}

void release_rules(SharedRules* shared) noexcept
{
    if (shared->users.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
    const Memory memory = shared->memory;
    if (shared->start) memory.give_back(shared->start, shared->rules.layout.size);
    memory.give_back(shared, shared->rules.memory);
}

}  // namespace bastide

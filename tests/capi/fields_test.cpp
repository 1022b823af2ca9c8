// SPDX-License-Identifier: MIT
// The fields of records with kinds, over random games of all boxes and options: what a kind does not use is unset, and what it
// uses says something, which is more than one thing in the course of games.
#include <algorithm>
#include <cstring>
#include <map>
#include <set>
#include <string>

#include "../../src/vocabulary/record_fields.hpp"
#include "capi/table.hpp"
#include "common/rules_revision.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

namespace record_fields = bastide::record_fields;

std::string name_of(std::int32_t vocabulary, std::int32_t number)
{
    return text([&](char* out, std::int32_t cap) { return bastide_word_name(vocabulary, number, out, cap); });
}

std::vector<std::int32_t> numbers_of(std::int32_t vocabulary)
{
    return collect<std::int32_t>([&](std::int32_t* out, std::int32_t cap) { return bastide_word_list(vocabulary, out, cap); });
}

const record_fields::RecordKinds& kinds_of(std::int32_t vocabulary)
{
    return *std::find_if(std::begin(record_fields::kRecordKinds), std::end(record_fields::kRecordKinds),
                         [&](const record_fields::RecordKinds& kinds) { return kinds.vocabulary == vocabulary; });
}

/// A mask over the fields of the record; kind 0 has what all kinds use.
std::uint64_t uses_of(const record_fields::RecordKinds& kinds, std::int32_t kind)
{
    const record_fields::KindFields* end = kinds.kinds + kinds.kind_count;
    const record_fields::KindFields* found =
        std::find_if(kinds.kinds, end, [&](const record_fields::KindFields& uses) { return uses.kind == kind; });
    return found == end ? kinds.kinds[0].fields : found->fields;
}

/// What the records of one vocabulary held.
class Seen {
public:
    explicit Seen(std::int32_t vocabulary) : kinds_(kinds_of(vocabulary)) {}

    template <class Record>
    void look_at(std::int32_t kind, const Record& record)
    {
        const std::uint64_t uses = uses_of(kinds_, kind);
        for (std::int32_t i = 0; i < kinds_.field_count; ++i) {
            const record_fields::Field& field = kinds_.fields[i];
            std::int64_t value = 0;
            if (field.size > sizeof value) continue;  // a text
            if (field.size == sizeof value)
                std::memcpy(&value, reinterpret_cast<const unsigned char*>(&record) + field.offset, sizeof value);
            else
                value = word(reinterpret_cast<const unsigned char*>(&record) + field.offset);
            const bool says_nothing = value == field.unused && (field.unused < 0 || field.type == record_fields::FieldType::word);
            if (uses >> i & 1 && !(kinds_.kinds[0].fields >> i & 1) && says_nothing) unset_.insert(label(kind, i));
            if (uses >> i & 1)
                keep(values_[{kind, i}], value);
            else if (value != field.unused)
                not_unset_.insert(label(kind, i));
        }
        spares_are_zero_ = spares_are_zero_ && std::all_of(std::begin(record.spare), std::end(record.spare),
                                                           [](std::uint32_t word) { return word == 0; });
    }

    bool spares_are_zero() const { return spares_are_zero_; }
    const std::set<std::string>& not_unset() const { return not_unset_; }
    const std::set<std::string>& unset() const { return unset_; }

    /// Fields that a kind uses and that the header marks, because they do not always say something.
    std::set<std::string> marked() const
    {
        std::set<std::string> out;
        for (std::int32_t n = 0; n < kinds_.kind_count; ++n)
            for (std::int32_t i = 0; i < kinds_.field_count; ++i)
                if (kinds_.kinds[n].may_be_unset >> i & 1) out.insert(label(kinds_.kinds[n].kind, i));
        return out;
    }

    /// Kinds of which there was no record.
    std::set<std::string> unseen() const
    {
        std::set<std::string> out;
        for (const std::int32_t kind : numbers_of(kinds_.vocabulary))
            if (values_.lower_bound({kind, 0}) == values_.lower_bound({kind + 1, 0}))
                out.insert(name_of(kinds_.vocabulary, kind));
        return out;
    }

    /// Fields that a kind uses by itself and that always held the same.
    std::set<std::string> constant() const
    {
        std::set<std::string> out;
        for (const auto& [place, values] : values_) {
            const bool is_of_kind = !(kinds_.kinds[0].fields >> place.second & 1);
            if (is_of_kind && values.size() < 2) out.insert(label(place.first, place.second));
        }
        return out;
    }

private:
    /// Two values are enough to know that there is more than one.
    static void keep(std::set<std::int64_t>& values, std::int64_t value)
    {
        if (values.size() < 2) values.insert(value);
    }

    static std::int64_t word(const unsigned char* bytes)
    {
        std::int32_t value = 0;
        std::memcpy(&value, bytes, sizeof value);
        return value;
    }

    std::string label(std::int32_t kind, std::int32_t field) const
    {
        return (kind == 0 ? "none" : name_of(kinds_.vocabulary, kind)) + "." + kinds_.fields[field].name;
    }

    const record_fields::RecordKinds& kinds_;
    std::map<std::pair<std::int32_t, std::int32_t>, std::set<std::int64_t>> values_;
    std::set<std::string> not_unset_;
    std::set<std::string> unset_;  ///< fields that a kind uses and that said nothing in a record
    bool spares_are_zero_ = true;
};

struct Observed {
    Seen actions{BASTIDE_VOCABULARY_ACTION};
    Seen decisions{BASTIDE_VOCABULARY_STEP};
    Seen events{BASTIDE_VOCABULARY_EVENT};
    Seen refusals{BASTIDE_VOCABULARY_REASON};
    Seen things{BASTIDE_VOCABULARY_THING};
    Seen puts{BASTIDE_VOCABULARY_PUT};

    void look_at(const bastide_refusal& refusal) { refusals.look_at(refusal.reason, refusal); }
};

// ---- what is played -------------------------------------------------------------------------------------------------------

/// What random choices seldom hit: options that mean something together.
const std::vector<std::int32_t> kWays[] = {
    {},
    {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END},
    {BASTIDE_OPTION_DRAW_NEXT_TILE_AT_TURN_END, BASTIDE_OPTION_HELD_TILES_HIDDEN},
    {BASTIDE_OPTION_HAND_OF_THREE_TILES},
    {BASTIDE_OPTION_HAND_OF_THREE_TILES, BASTIDE_OPTION_HAND_HIDDEN},
    {BASTIDE_OPTION_SELL_COMPLETING_TILE},
    {BASTIDE_OPTION_START_PLAYER_BY_TOSS},
    {BASTIDE_OPTION_TOWER_NO_RANSOM},
    {BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM},
    {BASTIDE_OPTION_RETURN_UNPLACEABLE_TO_BAG},
};

/// Any boxes, any options; what contradicts itself is refused, which is looked at, too.
Setup draw_setup(Dice& dice)
{
    const std::int32_t seats = dice.between(1, 5);  // compilers differ in which argument they draw first
    Setup setup = seeded(dice.next(), seats);
    setup.first_seat = dice.below(setup.seats);
    setup.chance = dice.between(BASTIDE_CHANCE_SEEDED, BASTIDE_CHANCE_HOST);
    setup.flags = dice.once_in(4) ? BASTIDE_CONFIG_FLAG_STOP_BEFORE_FINAL : 0;
    if (dice.once_in(12)) {
        setup.game = BASTIDE_GAME_DICE;
        return setup;
    }
    setup.choices = {choose_option(BASTIDE_OPTION_ANY_SEAT_COUNT), choose_set(BASTIDE_SET_BASE, dice.once_in(3) ? 0 : 1),
                     choose_set(BASTIDE_SET_WINTER)};
    for (const std::int32_t set : all_sets())
        if (set > BASTIDE_SET_WINTER && dice.once_in(2)) setup.choices.push_back(choose_set(set));
    const std::vector<std::int32_t> chosen = kWays[dice.below(count_of(std::size(kWays)))];
    for (const std::int32_t option : chosen) setup.choices.push_back(choose_option(option));
    const std::int32_t rare = dice.between(6, 30);
    for (const bastide_option_def& option :
         collect<bastide_option_def>([](bastide_option_def*out, std::int32_t cap) { return bastide_option_list(out, cap); })) {
        if (!dice.once_in(rare) || std::count(chosen.begin(), chosen.end(), option.id) != 0) continue;
        const std::int32_t value = dice.between(std::max(option.least, -6), std::min(option.most, 6));
        setup.choices.push_back(choose_option(option.id, dice.once_in(20) ? dice.between(-9, 99) : value));
    }
    return setup;
}

/// A config as such, some of them out of order.
Game try_make(const Setup& setup, Dice& dice, Observed& observed)
{
    bastide_config config = config_of(setup);
    const std::int32_t fault = dice.below(40);
    if (fault == 0) config.game = dice.between(-1, 9);
    if (fault == 1) config.chance = dice.between(-1, 9);
    if (fault == 2) config.seats = dice.between(-1, 12);
    if (fault == 3) config.first_seat = dice.between(-2, 9);
    if (fault == 4) config.rules_revision = static_cast<std::int32_t>(bastide::kRulesRevision) + dice.between(1, 8);
    if (fault == 5) config.event_capacity = dice.between(-9, -2);
    if (fault == 6) config.flags = 1u << dice.between(1, 31);  // without a history there is nothing to look back at
    if (fault == 7) config.spare[dice.below(count_of(std::size(config.spare)))] = 1;
    bastide_refusal refusal{};
    bastide_game* made = nullptr;
    bastide_game_create(&config, setup.choices.data(), count_of(setup.choices.size()), nullptr, 0, nullptr, &refusal, &made);
    observed.look_at(refusal);
    return Game(made);
}

/// An action with some numbers of it changed.
bastide_action bend(bastide_action action, const Game& game, Dice& dice)
{
    const std::int32_t types = count_of(tiles(game).size());
    switch (dice.below(11)) {
        case 0: action.kind = dice.between(1, BASTIDE_ACTION_RESIGN); break;
        case 1: action.seat = dice.between(-1, 5); break;
        case 2: action.tile = dice.below(types); break;
        case 3: action.x += dice.between(-2, 2); break;
        case 4: action.y += dice.between(-2, 2); break;
        case 5: action.rotation = dice.below(4); break;
        case 6: action.segment = dice.between(-1, 9); break;
        case 7: action.piece_kind = dice.between(1, 9); break;
        case 8: action.piece = dice.below(60); break;
        case 9: action.other_seat = dice.between(0, 5); break;
        default: action.points = dice.between(-1, 200); break;
    }
    action.origin = dice.once_in(30) ? dice.between(-1, 5) : action.origin;
    if (dice.once_in(200)) action.spare[dice.below(count_of(std::size(action.spare)))] = 1;
    return action;
}

/// A put with some numbers of it changed.
bastide_put bend(bastide_put put, Dice& dice)
{
    switch (dice.below(12)) {
        case 0: put.kind = dice.between(1, 9); break;
        case 1: put.seat = dice.between(-1, 5); break;
        case 2: put.tile = dice.between(-1, 50); break;
        case 3: put.x += dice.between(-2, 2); break;
        case 4: put.y += dice.between(-2, 2); break;
        case 5: put.rotation = dice.between(0, 5); break;
        case 6: put.segment = dice.between(-1, 9); break;
        case 7: put.piece_kind = dice.between(0, 9); break;
        case 8: put.piece = dice.between(0, 60); break;
        case 9: put.count = dice.between(-1, 9); break;
        case 10: put.number = dice.between(-1, 9); break;
        default: put.other_seat = dice.between(-1, 5); break;
    }
    return put;
}

void look_at_positions(const Game& game, Dice& dice, Observed& observed)
{
    ListedPosition position;
    if (tell(game, position) != BASTIDE_OK) return;
    for (const bastide_put& put : position.puts) observed.puts.look_at(put.kind, put);
    for (std::int32_t i = dice.below(4); i >= 0 && !position.puts.empty(); --i) {
        bastide_put& put = position.puts[at(dice.below(count_of(position.puts.size())))];
        put = bend(put, dice);
    }
    if (dice.once_in(4)) position.head.step = dice.between(0, 4);
    if (dice.once_in(8)) position.head.turn = dice.between(-9, 40000);
    if (dice.once_in(8)) position.head.tile = dice.between(-1, 40);
    if (dice.once_in(4)) position.puts.push_back(blank_put(dice.between(1, 8)));
    for (const bastide_refusal& refusal : illegals(game, position)) observed.look_at(refusal);
}

/// What can be done and what cannot: actions of now and of before, bent and straight.
void look_at(const Game& game, std::vector<bastide_action>& tried, Dice& dice, Observed& observed)
{
    observed.decisions.look_at(decision(game).step, decision(game));
    for (const bastide_thing& thing : things(game, BASTIDE_ANY)) observed.things.look_at(thing.kind, thing);
    for (std::int32_t kind : {BASTIDE_ANY, std::int32_t{BASTIDE_ACTION_RESIGN}})
        for (const bastide_action& action : actions(game, kind)) {
            observed.actions.look_at(action.kind, action);
            if (dice.once_in(8)) tried.push_back(action);
        }
    for (std::int32_t i = 0; i < 30 && !tried.empty(); ++i) {
        bastide_action action = tried[at(dice.below(count_of(tried.size())))];
        if (dice.once_in(3)) action.seat = decision(game).seat;
        if (dice.once_in(2)) action = bend(action, game, dice);
        bastide_refusal refusal{};
        bastide_game_check(game.get(), &action, &refusal);
        observed.look_at(refusal);
    }
}

/// What a whole game came to, as one viewer or another knows it.
void look_back(const Game& game, Dice& dice, Observed& observed)
{
    const std::int32_t viewer = dice.once_in(2) ? BASTIDE_VIEW_FULL : dice.between(BASTIDE_VIEW_PUBLIC, 0);
    for (const bastide_event& event : events(game, 0, viewer)) observed.events.look_at(event.kind, event);
    for (const bastide_action& action : history(game, 0, viewer)) observed.actions.look_at(action.kind, action);
}

/// Each kind as often as the next, so that more than placing and deploying happens.
bastide_action pick_kind(const Game& game, Dice& dice)
{
    const bastide_decision now = decision(game);
    if (now.seat < 0) return pick(game, dice);
    std::int32_t kind = 0;
    for (std::int32_t k = 1, found = 0; k < 64; ++k)
        if (now.kinds >> k & 1 && dice.once_in(++found)) kind = k;
    const std::vector<bastide_action> legal = actions(game, kind);
    return legal[at(dice.below(count_of(legal.size())))];
}

void play(const Game& game, Dice& dice, Observed& observed)
{
    std::vector<bastide_action> tried;
    for (std::int32_t done = 0; !is_over(game) && done < 600; ++done) {
        if (done % 8 == 0) look_at(game, tried, dice, observed);
        if (dice.once_in(60)) look_at_positions(game, dice, observed);
        if (dice.once_in(150)) {
            undo(game, std::max(0, decision(game).action - dice.below(6)));
            continue;
        }
        std::vector<bastide_action> leaving;  // none when all left while the final scoring waits
        if (dice.once_in(200)) leaving = actions(game, BASTIDE_ACTION_RESIGN);
        bastide_action action = leaving.empty() ? pick_kind(game, dice) : leaving.front();
        if (action.seat >= 0 && dice.once_in(10)) action.origin = dice.between(0, BASTIDE_ORIGIN_STAND_IN);
        perform(game, action);
    }
    look_at(game, tried, dice, observed);
    if (dice.once_in(2)) look_at_positions(game, dice, observed);
    look_back(game, dice, observed);
}

using Names = std::set<std::string>;

/// The rules or the library know one number only.
const Names kAlike = {
    "acrobats.spot",
    "barn.spot",
    "bazaar_choose.least",
    "big_top_draw.piece_kind",
    "castle.spot",
    "flock.spot",
    "flock_grow_or_guide.piece_kind",
    "gold_place.piece_kind",
    "goods.spot",
    "message_draw.piece_kind",
    "message_move.piece_kind",
    "robbers_marker.piece_kind",
    "robbers_place.piece_kind",
    "shepherd_draw.piece_kind",
    "siege.segment",
    // the field of a reason that tells of one field, and the range of a number that is the same in every game
    "config_capacity.field",
    "config_capacity.least",
    "config_capacity.most",
    "config_chance.field",
    "config_chance.least",
    "config_chance.most",
    "config_first_seat.least",
    "config_flags.field",
    "config_flags.least",
    "config_flags.most",
    "config_game.field",
    "config_game.least",
    "config_game.most",
    "config_revision.field",
    "config_revision.least",
    "config_revision.most",
    "count_move.piece_kind",
    "dragon_walk.piece_kind",
    "part_began.count",  // a turn has two parts at most
    "sale_bid.least",
    "tower.spot",
    "tower_ransom_at_begin.least",
    "tower_ransom_at_end.least",
    "wagon_move.piece_kind",
};

/// So seldom in random games that these may miss it, or see but one of it. Each has a test of its own.
const Names kSeldom = {
    "double_turn_second_part", "choose_piece", "princess_take", "discard", "hand_discard", "tower_exchange", "sale_bid.tile",
    // what no box uses yet: tests/mechanisms does
    "move.segment", "moved.beside", "piece.beside",
    // positions listed by a game contain OUT entries, not BAG entries
    "bag",
    // builds that leave out a box: tests/left_out does
    "config_left_out",
    // of parameters: tests/abi; unset in scripts
    "argument_null", "argument_count", "argument_range.field", "config_seats.field", "config_first_seat.field",
    "config_value.field", "config_value.least",
    // where the owner of a castle chooses, tiles set aside: tests/boxes/bridges_castles_bazaars does
    "choose_place", "castle_points", "castles_of_field", "bazaar_aside", "count_final_leave",
    // a machine that was used, a tile beyond it, the tile of the Vodyanoy: tests of their boxes do
    "flier_used", "flier_elsewhere", "russian_no_place", "russian_no_trap", "russian_not_trapped.piece", "russian_trapped_now",
    // ferries that were moved, tokens of tunnels, robbers and messages: tests of their boxes do
    "ferry_is_new", "ferry_joins", "ferry_moved", "ferry_no_roads", "ferry_none", "ferry_not_met", "ferry_there",
    "flier_must_land", "message_no_knight", "message_nothing", "robbers_is_there", "robbers_no_space", "robbers_rob",
    "tunnel_earlier_first.piece", "tunnel_taken.piece", "tunnel_used", "tunnel_used_in_turn", "message_not_next.piece_kind",
    "portal_followers_only.piece_kind", "bridge_straight.x", "bridge_straight.y", "robbers_own_marker.seat",
    // where mage and witch meet, a third acrobat, a builder alone: tests of their boxes do
    "magic_part", "magic_is_there.feature", "magic_is_there.piece", "magic_is_there.segment", "magic_is_there.x",
    "magic_is_there.y", "acrobats.closed", "builder_without_follower.feature",
    // reasons
    "bridge_no_room", "bridge_needs_fields.side_kind", "bridge_faces_no_road.side_kind",  // unset: of an abbey
    "count_city_not_for_it", "count_city_not_in_it", "count_blocks_quarter", "count_city_not_scored", "count_city_other_way",
    "count_city_walls", "count_there", "castle_safe", "castle_other_city", "castle_no_small_city", "acrobats_full",
    "acrobats_not_first", "acrobats_not_full", "acrobats_without_fairy", "big_top_no_token", "bridge_only_on_placed",
    "bridge_over_follower", "bridge_there", "crop_must_add", "crop_wrong_kind", "gold_not_around", "little_building_there",
    "magic_has_place", "princess_not_placed", "occupied.feature", "occupied.piece", "castle_holds_one", "castle_not_for_it",
    "castle_closed", "bazaar_bid_range", "bazaar_not_open", "bazaar_no_bid", "shepherd_in_field", "shepherd_alone",
    "token_not_left", "token_not_kept", "dragon_not_called", "dragon_there", "dragon_was_there", "fairy_keeps_out",
    "princess_must_take", "princess_no_knight", "abbey_must_place", "abbey_none_left", "abbey_unturned", "barn_in_field",
    "cannot_be_taken", "config_choice", "config_tileset", "config_too_large", "cult_rival_taken", "cult_second_rival",
    "dice_no_rolls", "dice_not_a_city",

    "dice_tray_empty", "feature_complete", "not_on_board", "not_own_turn", "not_this_piece", "out_of_reach", "position_bag",
    "position_fits_nowhere", "position_number", "position_scored", "position_tile", "lake_waits", "river_end_blocked",
    "river_kept_open", "river_no_room_ahead", "river_tile_first", "bag_tile_aside", "river_fork_first", "river_start_tile_next",
    "river_tile_aside", "start_tile_aside", "sale_bid_range", "sale_no_bid", "siege_no_knight", "siege_no_way_out", "table_off",
    "river_turns_twice", "portal_used", "tower_closed.piece", "tower_mutual_prisoners", "tower_no_ransom", "tower_out_of_range",
    "tower_own_prisoner", "tower_ransom_paid", "tower_ransom_too_dear", "wagon_too_far"};

/// "kind" or "kind.field", of which the kind alone may be known.
bool is_among(const std::string& name, const Names& names)
{
    return names.count(name) != 0 || names.count(name.substr(0, name.find('.'))) != 0;
}

Names without(const Names& from, const Names& names)
{
    Names out;
    for (const std::string& name : from)
        if (!is_among(name, names)) out.insert(name);
    return out;
}

}  // namespace

TEST_CASE("Fields that a kind does not use are unset and those it uses say more than one thing", "[random]")
{
    Observed observed;
    Dice dice(41);
    constexpr std::int64_t kEnough = 900;  // fewer do not hold every kind
    const std::int64_t count = is_sanitized() ? kEnough / 10 : kEnough;
    for (std::int64_t n = 0; n < count;) {
        const Setup setup = draw_setup(dice);
        const Game game = try_make(setup, dice, observed);
        if (!game) continue;
        play(game, dice, observed);
        ++n;
    }
    Names alike;
    for (const Seen* seen :
         {&observed.actions, &observed.decisions, &observed.events, &observed.refusals, &observed.things, &observed.puts}) {
        CHECK(seen->not_unset() == Names{});
        CHECK(seen->spares_are_zero());
        if (count < kEnough) continue;
        CHECK(without(seen->unseen(), kSeldom) == Names{});
        for (const std::string& name : without(seen->constant(), kSeldom)) alike.insert(name);
        CHECK(without(seen->unset(), kSeldom) == without(seen->marked(), kSeldom));
    }
    if (count >= kEnough) CHECK(alike == kAlike);
}

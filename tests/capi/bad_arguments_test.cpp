// SPDX-License-Identifier: MIT
// Every pointer missing and every number at its extremes, function by function: always a code, outputs cleared or untouched,
// the game as it was.
#include <cstring>

#include "capi/c_games.hpp"
#include "support/catch.hpp"

using namespace bastide_tests;

namespace {

constexpr std::int32_t kExtremes[] = {INT32_MIN, INT32_MIN + 1, -65536, -256,          -2,       -1, 255, 256,
                                      32768,     65535,         65536,  INT32_MAX - 1, INT32_MAX};

/// A game and what it was before something was done to it.
class Untouched {
public:
    Untouched() : game_(make(seeded(77, 3)))
    {
        Dice dice(77);
        play_on(game_, dice, 40);
        bytes_ = snapshot(game_);
        next_ = range(game_).next;
    }
    bastide_game* get() const { return game_.get(); }
    const Game& game() const { return game_; }
    bool is_unchanged() const
    {
        return snapshot(game_) == bytes_ && range(game_).next == next_ && hash(game_) == hash(clone(game_));
    }

private:
    Game game_;
    std::vector<std::uint8_t> bytes_;
    std::uint64_t next_ = 0;
};

template <class Record>
void scribble(Record& record)
{
    std::memset(static_cast<void*>(&record), 0xAB, sizeof record);
}
template <class Record>
bool is_scribbled(const Record& record)
{
    const auto* bytes = reinterpret_cast<const unsigned char*>(&record);
    for (std::size_t i = 0; i < sizeof record; ++i)
        if (bytes[i] != 0xAB) return false;
    return true;
}
/// Whether a refusal was written and holds nothing but a status, its sentence and, for a wrong argument, what is wrong about it.
bool tells_only(const bastide_refusal& refusal, std::int32_t status, const std::string& name = "")
{
    for (std::uint32_t word : refusal.spare)
        if (word != 0) return false;
    const bool is_named = (refusal.reason != 0) == (status == BASTIDE_E_ARGUMENT) && (name.empty() || name == refusal.name);
    return refusal.status == status && is_named && refusal.index == -1 && refusal.option == 0 && refusal.line == 0 &&
           refusal.seat == -1 && refusal.x == BASTIDE_NOWHERE && refusal.piece == -1 && refusal.text[0] != '\0';
}
/// An action in which nothing is used.
bool is_blank(const bastide_action& action)
{
    return action.kind == 0 && action.seat == -1 && action.tile == -1 && action.x == BASTIDE_NOWHERE && action.piece == -1 &&
           action.spare[0] == 0;
}

/// A list: no game, no buffer, a negative room. Whatever is wrong, nothing is written.
template <class Record, class List>
void test_list(List&& list, const bastide_game* game)
{
    Record room[3];
    scribble(room);
    CHECK(list(nullptr, room, 3) == BASTIDE_E_ARGUMENT);
    CHECK(list(nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    for (std::int32_t cap : {1, 3, INT32_MAX}) CHECK(list(game, nullptr, cap) == BASTIDE_E_ARGUMENT);
    for (std::int32_t cap : {-1, -2, INT32_MIN}) {
        CHECK(list(game, room, cap) == BASTIDE_E_ARGUMENT);
        CHECK(list(game, nullptr, cap) == BASTIDE_E_ARGUMENT);
    }
    CHECK(is_scribbled(room));
    CHECK(list(game, nullptr, 0) >= 0);
    CHECK(list(game, room, 0) >= 0);
    CHECK(is_scribbled(room));
}

/// A text: the same for characters. With room for some the answer is closed by NUL.
template <class Write>
void test_text(Write&& write)
{
    char room[8];
    scribble(room);
    for (std::int32_t cap : {1, 3, INT32_MAX}) CHECK(write(nullptr, cap) == BASTIDE_E_ARGUMENT);
    for (std::int32_t cap : {-1, -2, INT32_MIN}) {
        CHECK(write(room, cap) == BASTIDE_E_ARGUMENT);
        CHECK(write(nullptr, cap) == BASTIDE_E_ARGUMENT);
    }
    CHECK(is_scribbled(room));
    const std::int32_t length = write(nullptr, 0);
    CHECK(length >= 0);
    CHECK(write(room, 0) == length);
    CHECK(is_scribbled(room));
    CHECK(write(room, 1) == length);
    CHECK(room[0] == '\0');
    CHECK(static_cast<unsigned char>(room[1]) == 0xAB);
}

}  // namespace

TEST_CASE("Words with bad arguments")
{
    test_text([](char* out, std::int32_t cap) { return bastide_word_name(BASTIDE_VOCABULARY_REASON, 6, out, cap); });
    test_text([](char* out, std::int32_t cap) {
        return bastide_word_text(nullptr, BASTIDE_VOCABULARY_REASON, BASTIDE_REASON_CELL_TAKEN, out, cap);
    });
    test_text(
        [](char* out, std::int32_t cap) { return bastide_word_rule(BASTIDE_VOCABULARY_REWARD, BASTIDE_REWARD_ROAD, out, cap); });
    std::int32_t room[2] = {7, 7};
    for (std::int32_t cap : {-1, INT32_MIN}) CHECK(bastide_word_list(BASTIDE_VOCABULARY_STEP, room, cap) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_word_list(BASTIDE_VOCABULARY_STEP, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(room[0] == 7);
    for (std::int32_t n : kExtremes) {
        CHECK(bastide_word_name(n, n, nullptr, 0) < 0);
        CHECK(bastide_word_list(n, nullptr, 0) < 0);
        CHECK(bastide_word_text(nullptr, n, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_word_rule(n, 1, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_word_text(nullptr, BASTIDE_VOCABULARY_REWARD, n, nullptr, 0) == BASTIDE_E_ABSENT);
        CHECK(bastide_word_rule(BASTIDE_VOCABULARY_REWARD, n, nullptr, 0) == BASTIDE_E_ABSENT);
        std::int32_t number = 77;
        CHECK(bastide_word_find(n, "draw", -1, &number) == BASTIDE_E_ARGUMENT);
        CHECK(number == 0);
    }
}

TEST_CASE("Tile sets with bad arguments")
{
    CHECK(bastide_tileset_create(BASTIDE_SET_BASE, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    const Tileset set = built_in(BASTIDE_SET_BASE);
    for (std::int32_t n : kExtremes) {
        bastide_tileset* out = set.get();
        CHECK(bastide_tileset_create(n, nullptr, &out) == BASTIDE_E_ARGUMENT);
        CHECK(out == nullptr);
        CHECK(bastide_tileset_list_segments(set.get(), n, 0, nullptr, 0) == BASTIDE_E_ABSENT);
        CHECK(bastide_tileset_list_segments(set.get(), 0, n, nullptr, 0) == BASTIDE_E_ARGUMENT);
    }
    bastide_tile_def tile;
    bastide_segment_def segment;
    scribble(tile);
    scribble(segment);
    CHECK(bastide_tileset_list_tiles(nullptr, &tile, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_tileset_list_segments(nullptr, 0, 0, &segment, 1) == BASTIDE_E_ARGUMENT);
    for (std::int32_t cap : {-1, INT32_MIN}) {
        CHECK(bastide_tileset_list_tiles(set.get(), &tile, cap) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_tileset_list_segments(set.get(), 0, 0, &segment, cap) == BASTIDE_E_ARGUMENT);
    }
    for (std::int32_t cap : {1, INT32_MAX}) {
        CHECK(bastide_tileset_list_tiles(set.get(), nullptr, cap) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_tileset_list_segments(set.get(), 0, 0, nullptr, cap) == BASTIDE_E_ARGUMENT);
    }
    CHECK(is_scribbled(tile));
    CHECK(is_scribbled(segment));
}

TEST_CASE("Create with bad arguments")
{
    const Untouched old;
    const bastide_config config = default_config();
    const bastide_choice choice = choose_set(BASTIDE_SET_BASE);
    const Tileset base = built_in(BASTIDE_SET_BASE);
    const bastide_tileset* sets[1] = {base.get()};
    CHECK(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    const auto refuses = [&](const bastide_config* head, const bastide_choice* choices, std::int32_t choice_count,
                             const bastide_tileset* const* handles, std::int32_t set_count) {
        bastide_game* out = old.get();
        bastide_refusal error{};
        const bastide_status status = bastide_game_create(head, choices, choice_count, handles, set_count, nullptr, &error, &out);
        return status == BASTIDE_E_ARGUMENT && out == nullptr && error.status == status && error.text[0] != '\0';
    };
    CHECK(refuses(nullptr, &choice, 1, sets, 1));
    CHECK(refuses(&config, nullptr, 1, sets, 1));
    CHECK(refuses(&config, nullptr, INT32_MAX, sets, 1));
    CHECK(refuses(&config, &choice, -1, sets, 1));
    CHECK(refuses(&config, &choice, INT32_MIN, sets, 1));
    CHECK(refuses(&config, nullptr, -1, nullptr, 0));
    CHECK(refuses(&config, &choice, 1, nullptr, 1));
    CHECK(refuses(&config, &choice, 1, nullptr, INT32_MAX));
    CHECK(refuses(&config, &choice, 1, sets, -1));
    CHECK(refuses(&config, &choice, 1, sets, INT32_MIN));
    CHECK(refuses(&config, &choice, 1, nullptr, -1));
    bastide_game* out = nullptr;
    CHECK(bastide_game_create(&config, &choice, 0, sets, 0, nullptr, nullptr, &out) == BASTIDE_OK);
    CHECK(tiles(Game(out)).size() == 36);
    for (std::int32_t bastide_config::*field : {&bastide_config::game, &bastide_config::chance, &bastide_config::seats,
                                                &bastide_config::first_seat, &bastide_config::event_capacity}) {
        for (std::int32_t n : kExtremes) {
            if (field == &bastide_config::event_capacity && n >= -1 && n <= 1048576) continue;
            bastide_config bad = config;
            bad.*field = n;
            CHECK(refuses(&bad, &choice, 1, sets, 1));
        }
    }
    for (std::int32_t n : kExtremes) {
        bastide_choice bad = choice;
        bad.kind = n;
        CHECK(refuses(&config, &bad, 1, sets, 1));
        bad = choice;
        bad.id = n;
        CHECK(refuses(&config, &bad, 1, sets, 1));
        if (n >= 0 && n <= 1000) continue;
        bad = choice;
        bad.value = n;
        CHECK(refuses(&config, &bad, 1, sets, 1));
    }
}

TEST_CASE("Clone and config and choices with bad arguments")
{
    const Untouched old;
    CHECK(bastide_game_clone(old.get(), BASTIDE_VIEW_FULL, 0, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    const auto refuses = [&](const bastide_game* from, std::int32_t viewer, std::uint32_t flags) {
        bastide_game* out = old.get();
        const bastide_status status = bastide_game_clone(from, viewer, flags, nullptr, &out);
        return status == BASTIDE_E_ARGUMENT && out == nullptr;
    };
    CHECK(refuses(nullptr, BASTIDE_VIEW_FULL, 0));
    for (std::uint32_t flags : {3u, 4u, 0x80000000u, 0xFFFFFFFFu}) CHECK(refuses(old.get(), BASTIDE_VIEW_FULL, flags));
    for (std::int32_t viewer : {-101, -99, 3, 8}) CHECK(refuses(old.get(), viewer, 0));
    const Game other = clone(old.game());
    for (std::int32_t n : kExtremes) {
        if (n == BASTIDE_VIEW_PUBLIC) continue;
        CHECK(refuses(old.get(), n, 0));
        CHECK(bastide_game_copy(other.get(), old.get(), n, 0) == BASTIDE_E_ARGUMENT);
    }
    CHECK(bastide_game_copy(nullptr, old.get(), BASTIDE_VIEW_FULL, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_copy(other.get(), nullptr, BASTIDE_VIEW_FULL, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_copy(other.get(), old.get(), BASTIDE_VIEW_FULL, 2) == BASTIDE_E_ARGUMENT);
    CHECK(same_position(other, old.game()));
    bastide_config config = default_config();
    CHECK(bastide_game_get_config(nullptr, &config) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_config(old.get(), nullptr) == BASTIDE_E_ARGUMENT);
    test_list<bastide_choice>(bastide_game_list_choices, old.get());
    CHECK(old.is_unchanged());
}

TEST_CASE("Undo with bad arguments")
{
    const Untouched old;
    const auto refuses = [](bastide_game* game, std::int32_t action, std::int32_t status) {
        bastide_refusal refusal;
        scribble(refusal);
        return bastide_game_undo(game, action, &refusal) == status && refusal.status == status;
    };
    CHECK(refuses(nullptr, 0, BASTIDE_E_ARGUMENT));
    const std::int32_t done = count_of(history(old.game()).size());
    for (std::int32_t n : kExtremes) CHECK(refuses(old.get(), n, n < 0 ? BASTIDE_E_ARGUMENT : BASTIDE_E_ABSENT));
    CHECK(refuses(old.get(), done + 1, BASTIDE_E_ABSENT));
    CHECK(bastide_game_undo(old.get(), done + 1, nullptr) == BASTIDE_E_ABSENT);
    CHECK(old.is_unchanged());
}

TEST_CASE("Deciding with bad arguments")
{
    const Untouched old;
    bastide_decision now{};
    CHECK(bastide_game_get_decision(nullptr, &now) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_decision(old.get(), nullptr) == BASTIDE_E_ARGUMENT);
    now = decision(old.game());

    test_list<bastide_action>([](const bastide_game* game, bastide_action* room,
                                 std::int32_t cap) { return bastide_game_list_actions(game, BASTIDE_ANY, room, cap); },
                              old.get());
    test_list<bastide_placement>([](const bastide_game* game, bastide_placement* room,
                                    std::int32_t cap) { return bastide_game_list_placements(game, 0, room, cap); },
                                 old.get());
    for (std::int32_t n : kExtremes) {
        const std::int32_t count = bastide_game_list_actions(old.get(), n, nullptr, 0);
        CHECK((n == -1 ? count > 0 : count == 0 || count == BASTIDE_E_ARGUMENT));
        CHECK(bastide_game_list_placements(old.get(), n, nullptr, 0) == BASTIDE_E_ABSENT);
    }

    const bastide_action action = actions(old.game())[0];
    bastide_refusal refusal;
    scribble(refusal);
    CHECK(bastide_game_check(old.get(), nullptr, &refusal) == BASTIDE_E_ARGUMENT);
    CHECK(tells_only(refusal, BASTIDE_E_ARGUMENT, "action"));
    scribble(refusal);
    CHECK(bastide_game_check(nullptr, &action, &refusal) == BASTIDE_E_ARGUMENT);
    CHECK(tells_only(refusal, BASTIDE_E_ARGUMENT, "game"));
    CHECK(bastide_game_check(old.get(), &action, nullptr) == BASTIDE_OK);
    scribble(refusal);
    CHECK(bastide_game_apply(nullptr, &action, &refusal) == BASTIDE_E_ARGUMENT);
    CHECK(tells_only(refusal, BASTIDE_E_ARGUMENT));
    scribble(refusal);
    CHECK(bastide_game_apply(old.get(), nullptr, &refusal) == BASTIDE_E_ARGUMENT);
    CHECK(tells_only(refusal, BASTIDE_E_ARGUMENT));
    CHECK(bastide_game_apply(nullptr, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    scribble(refusal);
    CHECK(bastide_game_apply_code(nullptr, codes(old.game())[0], &refusal) == BASTIDE_E_ARGUMENT);
    CHECK(tells_only(refusal, BASTIDE_E_ARGUMENT));
    for (std::uint64_t code : {std::uint64_t{0}, std::uint64_t{22}, std::uint64_t{1} << 53, ~std::uint64_t{0}}) {
        scribble(refusal);
        CHECK(bastide_game_apply_code(old.get(), code, &refusal) == BASTIDE_E_FORMAT);
        CHECK(tells_only(refusal, BASTIDE_E_FORMAT));
        bastide_action read;
        scribble(read);
        CHECK(bastide_action_decode(code, &read) == BASTIDE_E_FORMAT);
        CHECK(is_blank(read));
    }
    CHECK(bastide_action_decode(codes(old.game())[0], nullptr) == BASTIDE_E_ARGUMENT);
    std::uint64_t code = 77;
    CHECK(bastide_action_encode(nullptr, &code) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_encode(&action, nullptr) == BASTIDE_E_ARGUMENT);

    const auto list_of = [](auto function) {
        return [=](const bastide_game* game, auto room, std::int32_t cap) { return function(game, BASTIDE_ANY, room, cap); };
    };
    test_list<std::uint64_t>(list_of(bastide_game_list_codes), old.get());
    test_list<std::int32_t>(list_of(bastide_game_list_weights), old.get());
    bastide_action read;
    scribble(read);
    CHECK(bastide_game_get_default_action(nullptr, &read) == BASTIDE_E_ARGUMENT);
    CHECK(is_blank(read));
    CHECK(bastide_game_get_default_action(old.get(), nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_action(nullptr, BASTIDE_ANY, 0, &read) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_action(old.get(), BASTIDE_ANY, 0, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_count_actions(nullptr, BASTIDE_ANY) == BASTIDE_E_ARGUMENT);

    REQUIRE(bastide_game_check(old.get(), &action, &refusal) == BASTIDE_OK);
    test_text([&](char* out, std::int32_t cap) { return bastide_refusal_text(old.get(), nullptr, &action, &refusal, out, cap); });
    CHECK(bastide_refusal_text(old.get(), nullptr, &action, nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    test_text([&](char* out, std::int32_t cap) { return bastide_action_text(old.get(), nullptr, &action, out, cap); });
    CHECK(bastide_action_text(nullptr, nullptr, &action, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_text(old.get(), nullptr, nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    test_text([&](char* out, std::int32_t cap) { return bastide_decision_text(old.get(), nullptr, &now, out, cap); });
    CHECK(bastide_decision_text(nullptr, nullptr, &now, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_decision_text(old.get(), nullptr, nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);
    test_text([&](char* out, std::int32_t cap) { return bastide_action_write(old.get(), &action, out, cap); });
    CHECK(bastide_action_write(nullptr, &action, nullptr, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_write(old.get(), nullptr, nullptr, 0) == BASTIDE_E_ARGUMENT);

    scribble(refusal);
    scribble(read);
    CHECK(bastide_action_parse(nullptr, "0: pass", -1, &refusal, &read) == BASTIDE_E_ARGUMENT);
    CHECK(refusal.status == BASTIDE_E_ARGUMENT);
    CHECK(is_blank(read));
    CHECK(bastide_action_parse(old.get(), nullptr, -1, nullptr, &read) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(old.get(), nullptr, 0, nullptr, &read) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_parse(old.get(), "0: pass", -1, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    for (std::int32_t len : {-2, -256, INT32_MIN})
        CHECK(bastide_action_parse(old.get(), "0: pass", len, nullptr, &read) == BASTIDE_E_ARGUMENT);
    CHECK(old.is_unchanged());
}

TEST_CASE("Actions with any of their numbers at an extreme")
{
    const Untouched old;
    std::int32_t bastide_action::*const fields[] = {
        &bastide_action::kind,    &bastide_action::seat,       &bastide_action::origin,   &bastide_action::tile,
        &bastide_action::x,       &bastide_action::y,          &bastide_action::rotation, &bastide_action::spot,
        &bastide_action::segment, &bastide_action::piece_kind, &bastide_action::piece,    &bastide_action::other_seat,
        &bastide_action::points,  &bastide_action::cause};
    Game game = clone(old.game());
    int steps = 0;
    for (Dice dice(1); steps < 4; ++steps, perform(game, pick(game, dice))) {
        const std::vector<std::uint8_t> before = snapshot(game);
        for (const bastide_action& legal : actions(game)) {
            for (std::int32_t bastide_action::*field : fields) {
                for (std::int32_t n : kExtremes) {
                    bastide_action action = legal;
                    action.*field = n;
                    bastide_refusal judged;
                    bastide_refusal done;
                    scribble(judged);
                    scribble(done);
                    const bastide_status status = bastide_game_check(game.get(), &action, &judged);
                    REQUIRE(judged.status == status);
                    REQUIRE((status == BASTIDE_OK || status == BASTIDE_E_ILLEGAL || status == BASTIDE_E_ARGUMENT));
                    char line[64];
                    bastide_action read;
                    const std::int32_t length = bastide_action_write(game.get(), &action, line, sizeof line);
                    REQUIRE((length > 0 || (length == BASTIDE_E_ARGUMENT && status != BASTIDE_OK)));
                    if (status == BASTIDE_E_ARGUMENT) REQUIRE(length == BASTIDE_E_ARGUMENT);
                    if (length > 0) REQUIRE(bastide_action_parse(game.get(), line, -1, nullptr, &read) == BASTIDE_OK);
                    if (status == BASTIDE_OK) continue;
                    REQUIRE(bastide_game_apply(game.get(), &action, &done) == status);
                    REQUIRE(same(judged, done));
                    REQUIRE((status == BASTIDE_E_ILLEGAL ? judged.reason != 0 : tells_only(judged, status)));
                }
            }
        }
        REQUIRE(snapshot(game) == before);
    }
}

TEST_CASE("Looking with bad arguments")
{
    const Untouched old;
    const bastide_game* game = old.get();
    bastide_seat seat_record{};
    CHECK(bastide_game_get_seat(nullptr, 0, &seat_record) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_seat(game, 0, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_count_supply(nullptr, 0, BASTIDE_PIECE_FOLLOWER) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_placed_at(nullptr, 0, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_feature_at(nullptr, 0, 0, 0) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_segment_at_port(nullptr, 0, 0, 0) == BASTIDE_E_ARGUMENT);
    bastide_piece piece_record{};
    CHECK(bastide_game_get_piece(nullptr, 0, &piece_record) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_piece(game, 0, nullptr) == BASTIDE_E_ARGUMENT);
    bastide_placed placed_record{};
    CHECK(bastide_game_get_placed(nullptr, 0, &placed_record) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_placed(game, 0, nullptr) == BASTIDE_E_ARGUMENT);
    bastide_feature record{};
    CHECK(bastide_game_get_feature(nullptr, 0, &record) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_feature(game, 0, nullptr) == BASTIDE_E_ARGUMENT);
    for (std::int32_t n : kExtremes) {
        CHECK(bastide_game_get_seat(game, n, &seat_record) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_count_supply(game, n, BASTIDE_PIECE_FOLLOWER) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_count_supply(game, 0, n) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_list_segments(game, n, 0, nullptr, 0) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_list_segments(game, 0, n, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_game_segment_at_port(game, 0, 0, n) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_game_get_piece(game, n, &piece_record) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_get_placed(game, n, &placed_record) == BASTIDE_E_ABSENT);
        if (n < -100 || n > 100) CHECK(bastide_game_placed_at(game, n, 0) == BASTIDE_E_ABSENT);
        if (n < -100 || n > 100) CHECK(bastide_game_placed_at(game, 0, n) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_placed_at(game, n, n) < 1000);
        CHECK(bastide_game_feature_at(game, 0, 0, n) == BASTIDE_E_ABSENT);
        if (n < -100 || n > 100) CHECK(bastide_game_feature_at(game, n, n, 0) == BASTIDE_E_ABSENT);
        if (n == 255 || n == 256) continue;
        CHECK(bastide_game_get_feature(game, n, &record) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_list_feature_segments(game, n, nullptr, 0) == BASTIDE_E_ABSENT);
        const std::int32_t count = bastide_game_list_features(game, n, nullptr, 0);
        CHECK((n == -1 ? count > 0 : count == 0 || count == BASTIDE_E_ARGUMENT));
    }
    test_list<bastide_tile_def>(bastide_game_list_tiles, game);
    test_list<bastide_segment_def>([](const bastide_game* g, bastide_segment_def* out,
                                      std::int32_t cap) { return bastide_game_list_segments(g, 0, 0, out, cap); },
                                   game);
    test_list<bastide_stock>(bastide_game_list_stock, game);
    test_list<bastide_placed>(bastide_game_list_board, game);
    test_list<bastide_piece>(bastide_game_list_pieces, game);
    test_list<bastide_seat>(bastide_game_list_seats, game);
    test_list<bastide_standing>(bastide_game_list_standing, game);
    test_list<bastide_segment_def>([](const bastide_game* g, bastide_segment_def* out,
                                      std::int32_t cap) { return bastide_game_list_segments_at(g, 0, 0, out, cap); },
                                   game);
    test_list<bastide_thing>([](const bastide_game* g, bastide_thing* out,
                                std::int32_t cap) { return bastide_game_list_things(g, BASTIDE_ANY, out, cap); },
                             game);
    test_list<bastide_feature>([](const bastide_game* g, bastide_feature* out,
                                  std::int32_t cap) { return bastide_game_list_features(g, BASTIDE_ANY, out, cap); },
                               game);
    test_list<bastide_placed_segment>([](const bastide_game* g, bastide_placed_segment* out,
                                         std::int32_t cap) { return bastide_game_list_feature_segments(g, 0, out, cap); },
                                      game);
    CHECK(old.is_unchanged());
}

TEST_CASE("The record of what happened with bad arguments")
{
    const Untouched old;
    std::uint64_t first = 0xAB;
    std::uint64_t next = 0xAB;
    CHECK(bastide_game_get_event_range(nullptr, &first, &next) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_event_range(old.get(), nullptr, &next) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_event_range(old.get(), &first, nullptr) == BASTIDE_E_ARGUMENT);
    test_list<bastide_event>([](const bastide_game* g, bastide_event* out,
                                std::int32_t cap) { return bastide_game_list_events(g, BASTIDE_VIEW_FULL, 0, out, cap); },
                             old.get());
    test_list<bastide_action>([](const bastide_game* g, bastide_action* out,
                                 std::int32_t cap) { return bastide_game_list_history(g, BASTIDE_VIEW_FULL, 0, out, cap); },
                              old.get());
    for (std::int32_t n : kExtremes) {
        if (n != BASTIDE_VIEW_PUBLIC) CHECK(bastide_game_list_events(old.get(), n, 0, nullptr, 0) == BASTIDE_E_ARGUMENT);
        if (n != BASTIDE_VIEW_PUBLIC) CHECK(bastide_game_list_history(old.get(), n, 0, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_game_list_history(old.get(), BASTIDE_VIEW_FULL, n, nullptr, 0) == (n < 0 ? BASTIDE_E_ARGUMENT : 0));
    }
    test_list<bastide_score_line>([](const bastide_game* g, bastide_score_line* out,
                                     std::int32_t cap) { return bastide_game_list_score_lines(g, 0, out, cap); },
                                  old.get());
    CHECK(old.is_unchanged());
}

TEST_CASE("Saving with bad arguments")
{
    const Untouched old;
    const std::vector<std::uint8_t> bytes = snapshot(old.game());
    const auto size = count_of(bytes.size());
    const std::string words = script(old.game());
    const auto length = count_of(words.size());

    std::uint64_t number = 0xAB;
    CHECK(bastide_game_get_hash(nullptr, &number) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_get_hash(old.get(), nullptr) == BASTIDE_E_ARGUMENT);

    test_list<std::uint8_t>([](const bastide_game* g, std::uint8_t* out,
                               std::int32_t cap) { return bastide_game_write_snapshot(g, BASTIDE_VIEW_FULL, out, cap); },
                            old.get());
    test_text([&](char* out, std::int32_t cap) { return bastide_game_write_script(old.get(), BASTIDE_VIEW_FULL, out, cap); });
    CHECK(bastide_game_write_script(nullptr, BASTIDE_VIEW_FULL, nullptr, 0) == BASTIDE_E_ARGUMENT);
    for (std::int32_t n : kExtremes) {
        if (n == BASTIDE_VIEW_PUBLIC) continue;
        CHECK(bastide_game_write_snapshot(old.get(), n, nullptr, 0) == BASTIDE_E_ARGUMENT);
        CHECK(bastide_game_write_script(old.get(), n, nullptr, 0) == BASTIDE_E_ARGUMENT);
    }

    bastide_refusal error{};
    CHECK(bastide_game_restore_snapshot(nullptr, bytes.data(), size, &error) == BASTIDE_E_ARGUMENT);
    CHECK(error.status == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_restore_snapshot(old.get(), nullptr, size, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_restore_snapshot(old.get(), nullptr, 0, nullptr) == BASTIDE_E_ARGUMENT);
    for (std::int32_t len : {-1, INT32_MIN})
        CHECK(bastide_game_restore_snapshot(old.get(), bytes.data(), len, nullptr) == BASTIDE_E_ARGUMENT);

    const Tileset base = built_in(BASTIDE_SET_BASE);
    const bastide_tileset* sets[] = {base.get(), nullptr};
    const auto load = [&](const std::uint8_t* from, std::int32_t len, const bastide_tileset* const* handles, std::int32_t count,
                          bastide_refusal* told) {
        bastide_game* out = old.get();
        const bastide_status status = bastide_game_load_snapshot(from, len, handles, count, nullptr, told, &out);
        CHECK(out == nullptr);
        return status;
    };
    const auto read = [&](const char* from, std::int32_t len, const bastide_tileset* const* handles, std::int32_t count,
                          bastide_refusal* told) {
        bastide_game* out = old.get();
        const bastide_status status = bastide_game_load_script(from, len, handles, count, nullptr, told, &out);
        CHECK(out == nullptr);
        return status;
    };
    CHECK(bastide_game_load_snapshot(bytes.data(), size, nullptr, 0, nullptr, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_game_load_script(words.data(), length, nullptr, 0, nullptr, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(load(nullptr, size, nullptr, 0, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(read(nullptr, length, nullptr, 0, nullptr) == BASTIDE_E_ARGUMENT);
    for (std::int32_t len : {-1, -2, INT32_MIN}) {
        CHECK(load(bytes.data(), len, nullptr, 0, nullptr) == BASTIDE_E_ARGUMENT);
        if (len < -1) CHECK(read(words.data(), len, nullptr, 0, nullptr) == BASTIDE_E_ARGUMENT);  // -1: up to the NUL
    }
    for (std::int32_t count : {1, -1, INT32_MIN, INT32_MAX}) {
        CHECK(load(bytes.data(), size, nullptr, count, nullptr) == BASTIDE_E_ARGUMENT);
        CHECK(read(words.data(), length, nullptr, count, nullptr) == BASTIDE_E_ARGUMENT);
    }
    CHECK(load(bytes.data(), size, sets, 2, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(read(words.data(), length, sets, 2, nullptr) == BASTIDE_E_ARGUMENT);
    CHECK(load(bytes.data(), size, sets, -1, nullptr) == BASTIDE_E_ARGUMENT);
    for (const auto status : {load(nullptr, size, nullptr, 0, &error), read(nullptr, length, nullptr, 0, &error)})
        CHECK(error.status == status);
    CHECK(old.is_unchanged());
}

// SPDX-License-Identifier: MIT
// What tests/abi/every_call_test.cpp cannot know of wrong arguments, because the header says it in words: what is absent and what
// has no format, which outputs are cleared, and that an action with any number at an extreme is judged in the same way by every
// function.
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
    }
    bastide_game* get() const { return game_.get(); }
    const Game& game() const { return game_; }
    bool is_unchanged() const { return snapshot(game_) == bytes_; }

private:
    Game game_;
    std::vector<std::uint8_t> bytes_;
};

template <class Record>
void scribble(Record& record)
{
    std::memset(static_cast<void*>(&record), 0xAB, sizeof record);
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

}  // namespace

TEST_CASE("A word with any number is absent or of no vocabulary, and a name that is not found is number 0")
{
    for (std::int32_t n : kExtremes) {
        CHECK(bastide_word_name(BASTIDE_VOCABULARY_REWARD, n, nullptr, 0) == BASTIDE_E_ABSENT);
        CHECK(bastide_word_text(nullptr, BASTIDE_VOCABULARY_REWARD, n, nullptr, 0) == BASTIDE_E_ABSENT);
        CHECK(bastide_word_rule(BASTIDE_VOCABULARY_REWARD, n, nullptr, 0) == BASTIDE_E_ABSENT);
        std::int32_t number = 77;
        CHECK(bastide_word_find(n, "draw", -1, &number) == BASTIDE_E_ARGUMENT);
        CHECK(number == 0);
    }
}

TEST_CASE("A config or choice with any of its numbers at an extreme is refused")
{
    const bastide_config config = default_config();
    const bastide_choice choice = choose_set(BASTIDE_SET_BASE);
    const Tileset base = built_in(BASTIDE_SET_BASE);
    const bastide_tileset* sets[1] = {base.get()};
    const auto refuses = [&](const bastide_config& head, const bastide_choice& one) {
        bastide_game* out = nullptr;
        const bastide_status status = bastide_game_create(&head, &one, 1, sets, 1, nullptr, nullptr, &out);
        return status == BASTIDE_E_ARGUMENT && out == nullptr;
    };
    bastide_game* out = nullptr;  // with a count of 0 the lists are not read
    CHECK(bastide_game_create(&config, &choice, 0, sets, 0, nullptr, nullptr, &out) == BASTIDE_OK);
    CHECK(tiles(Game(out)).size() == 36);
    for (std::int32_t bastide_config::*field : {&bastide_config::game, &bastide_config::chance, &bastide_config::seats,
                                                &bastide_config::first_seat, &bastide_config::event_capacity}) {
        for (std::int32_t n : kExtremes) {
            if (field == &bastide_config::event_capacity && n >= -1 && n <= 1048576) continue;
            bastide_config bad = config;
            bad.*field = n;
            CHECK(refuses(bad, choice));
        }
    }
    for (std::int32_t n : kExtremes) {
        bastide_choice bad = choice;
        bad.kind = n;
        CHECK(refuses(config, bad));
        bad = choice;
        bad.id = n;
        CHECK(refuses(config, bad));
        if (n >= 0 && n <= 1000) continue;
        bad = choice;
        bad.value = n;
        CHECK(refuses(config, bad));
    }
}

TEST_CASE("What is no code is refused, and what a refused call was to write is blank")
{
    const Untouched old;
    const auto unknown = static_cast<std::uint64_t>(unknown_action_kind());
    for (std::uint64_t code : {std::uint64_t{0}, unknown, std::uint64_t{1} << 53, ~std::uint64_t{0}}) {
        bastide_refusal refusal;
        scribble(refusal);
        CHECK(bastide_game_apply_code(old.get(), code, &refusal) == BASTIDE_E_FORMAT);
        CHECK(tells_only(refusal, BASTIDE_E_FORMAT));
        bastide_action read;
        scribble(read);
        CHECK(bastide_action_decode(code, &read) == BASTIDE_E_FORMAT);
        CHECK(is_blank(read));
    }
    bastide_action read;
    scribble(read);
    CHECK(bastide_game_get_default_action(nullptr, &read) == BASTIDE_E_ARGUMENT);
    CHECK(is_blank(read));
    scribble(read);
    CHECK(bastide_action_parse(nullptr, "0: pass", -1, nullptr, &read) == BASTIDE_E_ARGUMENT);
    CHECK(is_blank(read));
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

TEST_CASE("What is looked for with any number is absent")
{
    const Untouched old;
    const bastide_game* game = old.get();
    const Tileset set = built_in(BASTIDE_SET_BASE);
    const std::int32_t done = count_of(history(old.game()).size());
    bastide_seat seat{};
    bastide_piece piece{};
    bastide_placed placed{};
    bastide_feature feature{};
    for (std::int32_t n : kExtremes) {
        CHECK(bastide_tileset_list_segments(set.get(), n, 0, nullptr, 0) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_undo(old.get(), n < 0 ? done + 1 : n, nullptr) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_list_placements(game, n, nullptr, 0) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_get_seat(game, n, &seat) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_count_supply(game, n, BASTIDE_PIECE_FOLLOWER) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_count_supply(game, 0, n) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_list_segments(game, n, 0, nullptr, 0) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_get_piece(game, n, &piece) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_get_placed(game, n, &placed) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_feature_at(game, 0, 0, n) == BASTIDE_E_ABSENT);
        if (n < -100 || n > 100) CHECK(bastide_game_placed_at(game, n, 0) == BASTIDE_E_ABSENT);
        if (n < -100 || n > 100) CHECK(bastide_game_placed_at(game, 0, n) == BASTIDE_E_ABSENT);
        if (n < -100 || n > 100) CHECK(bastide_game_feature_at(game, n, n, 0) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_list_history(game, BASTIDE_VIEW_FULL, n, nullptr, 0) == (n < 0 ? BASTIDE_E_ARGUMENT : 0));
        if (n == -1) continue;
        const std::int32_t actions = bastide_game_list_actions(game, n, nullptr, 0);
        CHECK((actions == 0 || actions == BASTIDE_E_ARGUMENT));
        const std::int32_t features = bastide_game_list_features(game, n, nullptr, 0);
        CHECK((features == 0 || features == BASTIDE_E_ARGUMENT));
        if (n == 255 || n == 256) continue;  // a feature may have this number
        CHECK(bastide_game_get_feature(game, n, &feature) == BASTIDE_E_ABSENT);
        CHECK(bastide_game_list_feature_segments(game, n, nullptr, 0) == BASTIDE_E_ABSENT);
    }
    CHECK(old.is_unchanged());
}

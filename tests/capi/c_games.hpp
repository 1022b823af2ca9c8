// SPDX-License-Identifier: MIT
// What the tests of the C interface share: games that end by themselves, lists as vectors, actions as words, a memory that
// counts. Nothing here knows more of the library than include/bastide.h.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <vector>

#include "bastide.h"
#include "support/dice.hpp"
#include "support/handles.hpp"

namespace bastide_tests {

inline std::int32_t count_of(std::size_t n) { return static_cast<std::int32_t>(n); }
inline std::size_t at(std::int32_t i) { return static_cast<std::size_t>(i); }

inline Tileset built_in(std::int32_t set)
{
    bastide_tileset* made = nullptr;
    if (bastide_tileset_create(set, nullptr, &made) != BASTIDE_OK) throw std::logic_error("no tile set");
    return Tileset(made);
}

inline bastide_config default_config()
{
    bastide_config config{};
    if (bastide_config_init(&config) != BASTIDE_OK) throw std::logic_error("no config");
    return config;
}

inline bastide_choice choose_set(std::int32_t set, std::int32_t copies = 1) { return {BASTIDE_CHOICE_SET, set, copies, {}}; }
inline bastide_choice choose_pieces(std::int32_t kind, std::int32_t count) { return {BASTIDE_CHOICE_PIECES, kind, count, {}}; }
inline bastide_choice choose_followers(std::int32_t count) { return choose_pieces(BASTIDE_PIECE_FOLLOWER, count); }
inline bastide_choice choose_option(std::int32_t option, std::int32_t value = 1)
{
    return {BASTIDE_CHOICE_OPTION, option, value, {}};
}
inline bastide_choice choose_host(std::int32_t handle, std::int32_t copies = 1)
{
    return {BASTIDE_CHOICE_TILESET, handle, copies, {}};
}
inline bastide_choice choose_bush(std::int32_t tile, std::int32_t value = 1) { return {BASTIDE_CHOICE_BUSH, tile, value, {}}; }

// ---- what there is, from the library's own lists -----------------------------------------------------------------------

inline std::vector<std::int32_t> numbers_of(std::int32_t vocabulary)
{
    std::vector<std::int32_t> numbers(at(bastide_word_list(vocabulary, nullptr, 0)));
    bastide_word_list(vocabulary, numbers.data(), count_of(numbers.size()));
    return numbers;
}

/// The kinds of pieces whose number a config can choose: not the tokens.
inline const std::vector<std::int32_t>& kinds_of_pieces()
{
    static const std::vector<std::int32_t> kinds = [] {
        std::vector<std::int32_t> list;
        for (const std::int32_t kind : numbers_of(BASTIDE_VOCABULARY_PIECE)) {
            const bastide_choice choice{BASTIDE_CHOICE_PIECES, kind, 1, {}};
            bastide_config config{};
            bastide_game* game = nullptr;
            bastide_config_init(&config);
            if (bastide_game_create(&config, &choice, 1, nullptr, 0, nullptr, nullptr, &game) == BASTIDE_OK) list.push_back(kind);
            bastide_game_destroy(game);
        }
        return list;
    }();
    return kinds;
}

inline std::int32_t last_of(std::int32_t vocabulary) { return numbers_of(vocabulary).back(); }

/// The built-in sets, by number: a new box is among them.
inline std::vector<std::int32_t> all_sets() { return numbers_of(BASTIDE_VOCABULARY_SET); }

inline std::string name_of_set(std::int32_t set)
{
    char name[64] = "";
    bastide_word_name(BASTIDE_VOCABULARY_SET, set, name, sizeof name);
    return name;
}

inline std::vector<bastide_choice> one_of_each_set()
{
    std::vector<bastide_choice> choices;
    for (const std::int32_t set : all_sets()) choices.push_back(choose_set(set));
    return choices;
}

inline bool has_bit(std::uint64_t mask, std::int32_t number) { return number >= 0 && number < 64 && (mask >> number & 1) != 0; }

/// One of each set that can be chosen with an option.
inline std::vector<bastide_choice> one_of_each_set_with(const bastide_option_def& option)
{
    std::vector<bastide_choice> choices;
    for (const std::int32_t set : all_sets())
        if (!has_bit(option.excluded_sets, set)) choices.push_back(choose_set(set));
    return choices;
}

/// What most tests choose. Without sets the Winter Edition is played.
struct Setup {
    std::int32_t seats = 2;
    std::int32_t chance = BASTIDE_CHANCE_HOST;
    std::uint64_t seed = 0;
    std::vector<bastide_choice> choices{};
    std::int32_t capacity = 0;  ///< all events
    std::uint32_t flags = 0;
    std::int32_t first_seat = 0;
    std::int32_t game = BASTIDE_GAME_TILES;
};

inline bastide_config config_of(const Setup& setup)
{
    bastide_config config = default_config();
    config.game = setup.game;
    config.seats = setup.seats;
    config.chance = setup.chance;
    config.seed = setup.seed;
    config.event_capacity = setup.capacity;
    config.flags = setup.flags;
    config.first_seat = setup.first_seat;
    return config;
}

inline Game make(const Setup& setup = {})
{
    const bastide_config config = config_of(setup);
    bastide_game* made = nullptr;
    const bastide_status status =
        bastide_game_create(&config, setup.choices.data(), count_of(setup.choices.size()), nullptr, 0, nullptr, nullptr, &made);
    if (status != BASTIDE_OK) throw std::logic_error("create answers " + std::to_string(status));
    return Game(made);
}

inline Setup seeded(std::uint64_t seed, std::int32_t seats = 2)
{
    Setup setup;
    setup.seats = seats;
    setup.chance = BASTIDE_CHANCE_SEEDED;
    setup.seed = seed;
    return setup;
}

inline Game clone(const bastide_game* game, std::int32_t viewer = BASTIDE_VIEW_FULL, std::uint32_t flags = 0)
{
    bastide_game* made = nullptr;
    if (bastide_game_clone(game, viewer, flags, nullptr, &made) != BASTIDE_OK) throw std::logic_error("no clone");
    return Game(made);
}
inline Game clone(const Game& game, std::int32_t viewer = BASTIDE_VIEW_FULL, std::uint32_t flags = 0)
{
    return clone(game.get(), viewer, flags);
}

// ---- lists and texts as vectors and strings -----------------------------------------------------------------------------

/// Asks a list for its number, then for its entries. A negative answer throws.
template <class Record, class List>
std::vector<Record> collect(List&& list)
{
    const std::int32_t count = list(static_cast<Record*>(nullptr), 0);
    if (count < 0) throw std::logic_error("a list answers " + std::to_string(count));
    std::vector<Record> out(at(count));
    if (list(out.data(), count) != count) throw std::logic_error("a list changed its mind");
    return out;
}

/// Asks a text for its length, then for its characters. A negative answer throws.
template <class Text>
std::string text(Text&& write)
{
    const std::int32_t length = write(static_cast<char*>(nullptr), 0);
    if (length < 0) throw std::logic_error("a text answers " + std::to_string(length));
    std::string out(at(length) + 1, '?');
    if (write(out.data(), length + 1) != length || out.back() != '\0') throw std::logic_error("a text changed its mind");
    out.pop_back();
    return out;
}

inline std::vector<bastide_action> actions(const Game& game, std::int32_t kind = BASTIDE_ANY)
{
    return collect<bastide_action>(
        [&](bastide_action* out, std::int32_t cap) { return bastide_game_list_actions(game.get(), kind, out, cap); });
}
inline std::vector<std::int32_t> weights(const Game& game, std::int32_t kind = BASTIDE_ANY)
{
    return collect<std::int32_t>(
        [&](std::int32_t* out, std::int32_t cap) { return bastide_game_list_weights(game.get(), kind, out, cap); });
}
inline std::vector<std::uint64_t> codes(const Game& game, std::int32_t kind = BASTIDE_ANY)
{
    return collect<std::uint64_t>(
        [&](std::uint64_t* out, std::int32_t cap) { return bastide_game_list_codes(game.get(), kind, out, cap); });
}
inline std::vector<bastide_placement> placements(const Game& game, std::int32_t tile)
{
    return collect<bastide_placement>(
        [&](bastide_placement* out, std::int32_t cap) { return bastide_game_list_placements(game.get(), tile, out, cap); });
}
inline std::vector<bastide_tile_def> tiles(const Game& game)
{
    return collect<bastide_tile_def>(
        [&](bastide_tile_def* out, std::int32_t cap) { return bastide_game_list_tiles(game.get(), out, cap); });
}
inline std::vector<bastide_segment_def> segments(const Game& game, std::int32_t tile, std::int32_t rotation = 0)
{
    return collect<bastide_segment_def>([&](bastide_segment_def* out, std::int32_t cap) {
        return bastide_game_list_segments(game.get(), tile, rotation, out, cap);
    });
}
inline std::vector<bastide_choice> choices(const Game& game)
{
    return collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_game_list_choices(game.get(), out, cap); });
}
inline std::vector<bastide_stock> stock(const Game& game)
{
    return collect<bastide_stock>(
        [&](bastide_stock* out, std::int32_t cap) { return bastide_game_list_stock(game.get(), out, cap); });
}
inline std::vector<bastide_thing> things(const Game& game, std::int32_t kind)
{
    return collect<bastide_thing>(
        [&](bastide_thing* out, std::int32_t cap) { return bastide_game_list_things(game.get(), kind, out, cap); });
}
inline std::vector<bastide_placed> board(const Game& game)
{
    return collect<bastide_placed>(
        [&](bastide_placed* out, std::int32_t cap) { return bastide_game_list_board(game.get(), out, cap); });
}
inline std::vector<bastide_piece> pieces(const Game& game)
{
    return collect<bastide_piece>(
        [&](bastide_piece* out, std::int32_t cap) { return bastide_game_list_pieces(game.get(), out, cap); });
}
inline std::vector<bastide_feature> features(const Game& game, std::int32_t kind = BASTIDE_ANY)
{
    return collect<bastide_feature>(
        [&](bastide_feature* out, std::int32_t cap) { return bastide_game_list_features(game.get(), kind, out, cap); });
}
inline std::vector<bastide_placed_segment> feature_segments(const Game& game, std::int32_t feature)
{
    return collect<bastide_placed_segment>([&](bastide_placed_segment* out, std::int32_t cap) {
        return bastide_game_list_feature_segments(game.get(), feature, out, cap);
    });
}
inline std::vector<bastide_event> events(const Game& game, std::uint64_t first = 0, std::int32_t viewer = BASTIDE_VIEW_FULL)
{
    return collect<bastide_event>(
        [&](bastide_event* out, std::int32_t cap) { return bastide_game_list_events(game.get(), viewer, first, out, cap); });
}
inline std::vector<bastide_score_line> score_lines(const Game& game, std::uint64_t first = 0)
{
    return collect<bastide_score_line>(
        [&](bastide_score_line* out, std::int32_t cap) { return bastide_game_list_score_lines(game.get(), first, out, cap); });
}
inline std::vector<bastide_action> history(const Game& game, std::int32_t first = 0, std::int32_t viewer = BASTIDE_VIEW_FULL)
{
    return collect<bastide_action>(
        [&](bastide_action* out, std::int32_t cap) { return bastide_game_list_history(game.get(), viewer, first, out, cap); });
}
inline std::vector<bastide_seat> seats(const Game& game)
{
    return collect<bastide_seat>(
        [&](bastide_seat* out, std::int32_t cap) { return bastide_game_list_seats(game.get(), out, cap); });
}
inline std::vector<bastide_standing> standing(const Game& game)
{
    return collect<bastide_standing>(
        [&](bastide_standing* out, std::int32_t cap) { return bastide_game_list_standing(game.get(), out, cap); });
}
inline std::vector<std::uint8_t> snapshot(const Game& game, std::int32_t viewer = BASTIDE_VIEW_FULL)
{
    return collect<std::uint8_t>(
        [&](std::uint8_t* out, std::int32_t cap) { return bastide_game_write_snapshot(game.get(), viewer, out, cap); });
}
inline std::string script(const Game& game, std::int32_t viewer = BASTIDE_VIEW_FULL)
{
    return text([&](char* out, std::int32_t cap) { return bastide_game_write_script(game.get(), viewer, out, cap); });
}

/// Null when it is refused.
inline Game from_snapshot(const std::vector<std::uint8_t>& bytes, bastide_refusal* refusal = nullptr)
{
    bastide_game* made = nullptr;
    bastide_game_load_snapshot(bytes.data(), count_of(bytes.size()), nullptr, 0, nullptr, refusal, &made);
    return Game(made);
}
inline Game from_script(const std::string& lines, bastide_refusal* refusal = nullptr)
{
    bastide_game* made = nullptr;
    bastide_game_load_script(lines.data(), count_of(lines.size()), nullptr, 0, nullptr, refusal, &made);
    return Game(made);
}

// ---- records --------------------------------------------------------------------------------------------------------------

/// A game of the same rules that begins from the position that another is in.
inline Game from_position(const Game& game)
{
    bastide_position head{};
    std::vector<bastide_put> puts(1000);
    const std::int32_t count = bastide_game_list_position(game.get(), &head, puts.data(), count_of(puts.size()));
    if (count < 0 || count > count_of(puts.size())) throw std::logic_error("no position");
    Game other = clone(game);
    bastide_refusal refusal{};
    if (bastide_game_set_position(other.get(), &head, puts.data(), count, &refusal) != BASTIDE_OK)
        throw std::logic_error(refusal.text);
    return other;
}

inline bastide_decision decision(const Game& game)
{
    bastide_decision out{};
    if (bastide_game_get_decision(game.get(), &out) != BASTIDE_OK) throw std::logic_error("no decision");
    return out;
}
inline bool is_over(const Game& game) { return decision(game).over != 0; }

inline bastide_seat seat(const Game& game, std::int32_t number)
{
    bastide_seat out{};
    if (bastide_game_get_seat(game.get(), number, &out) != BASTIDE_OK) throw std::logic_error("no such seat");
    return out;
}
inline std::int32_t score(const Game& game, std::int32_t number) { return seat(game, number).score; }

inline bastide_piece piece(const Game& game, std::int32_t id)
{
    bastide_piece out{};
    if (bastide_game_get_piece(game.get(), id, &out) != BASTIDE_OK) throw std::logic_error("no such piece");
    return out;
}

inline bastide_feature feature(const Game& game, std::int32_t id)
{
    bastide_feature out{};
    if (bastide_game_get_feature(game.get(), id, &out) != BASTIDE_OK) throw std::logic_error("no such feature");
    return out;
}
inline bastide_feature feature_on(const Game& game, std::int32_t x, std::int32_t y, std::int32_t segment)
{
    return feature(game, bastide_game_feature_at(game.get(), x, y, segment));
}

inline std::uint64_t hash(const Game& game)
{
    std::uint64_t out = 0;
    if (bastide_game_get_hash(game.get(), &out) != BASTIDE_OK) throw std::logic_error("no hash");
    return out;
}

struct Range {
    std::uint64_t first = 0;
    std::uint64_t next = 0;
};
inline Range range(const Game& game)
{
    Range out;
    if (bastide_game_get_event_range(game.get(), &out.first, &out.next) != BASTIDE_OK) throw std::logic_error("no range");
    return out;
}

/// Records are numbers without gaps, so equal records are equal bytes.
template <class Record>
bool same(const Record& a, const Record& b)
{
    const auto* one = reinterpret_cast<const unsigned char*>(&a);
    const auto* other = reinterpret_cast<const unsigned char*>(&b);
    for (std::size_t i = 0; i < sizeof(Record); ++i)
        if (one[i] != other[i]) return false;
    return true;
}
template <class Record>
bool same(const std::vector<Record>& a, const std::vector<Record>& b)
{
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!same(a[i], b[i])) return false;
    return true;
}

/// Whether two games are in the same position as far as anybody may know.
inline bool same_position(const Game& a, const Game& b)
{
    return hash(a) == hash(b) && same(board(a), board(b)) && same(pieces(a), pieces(b)) && same(stock(a), stock(b)) &&
           same(actions(a), actions(b)) && same(decision(a), decision(b));
}

// ---- actions --------------------------------------------------------------------------------------------------------------

/// An action in which nothing is named; one of a piece is meant for a segment.
inline bastide_action blank(std::int32_t kind, std::int32_t who)
{
    bastide_action action{};
    action.kind = kind;
    action.seat = who;
    action.tile = action.segment = action.piece = action.other_seat = -1;
    action.x = action.y = BASTIDE_NOWHERE;
    if (kind == BASTIDE_ACTION_DEPLOY || kind == BASTIDE_ACTION_MOVE || kind == BASTIDE_ACTION_CHOOSE_PLACE)
        action.spot = BASTIDE_SPOT_SEGMENT;
    return action;
}

/// The least number of which there is no kind of action yet.
inline std::int32_t unknown_action_kind()
{
    std::int32_t kind = 1;
    while (bastide_word_name(BASTIDE_VOCABULARY_ACTION, kind, nullptr, 0) != BASTIDE_E_ABSENT) ++kind;
    return kind;
}

inline std::int32_t tile_named(const Game& game, const std::string& name)
{
    for (const bastide_tile_def& tile : tiles(game))
        if (tile.name == name) return tile.id;
    throw std::logic_error("no tile " + name);
}

inline bastide_action parse(const Game& game, const std::string& line)
{
    bastide_refusal refusal{};
    bastide_action action{};
    if (bastide_action_parse(game.get(), line.c_str(), -1, &refusal, &action) != BASTIDE_OK)
        throw std::logic_error(line + ": " + refusal.text);
    return action;
}
inline std::string write(const Game& game, const bastide_action& action)
{
    return text([&](char* out, std::int32_t cap) { return bastide_action_write(game.get(), &action, out, cap); });
}

/// What a game would answer to an action, which must make sense in it.
inline bastide_refusal check(const Game& game, const bastide_action& action)
{
    bastide_refusal refusal{};
    const bastide_status status = bastide_game_check(game.get(), &action, &refusal);
    if (status != refusal.status || (status != BASTIDE_OK && status != BASTIDE_E_ILLEGAL))
        throw std::logic_error("check answers " + std::to_string(status));
    return refusal;
}
inline bool is_legal(const Game& game, const bastide_action& action) { return check(game, action).status == BASTIDE_OK; }

inline std::string sentence(const Game& game, const bastide_action& action, const bastide_refusal& refusal)
{
    return text(
        [&](char* out, std::int32_t cap) { return bastide_refusal_text(game.get(), nullptr, &action, &refusal, out, cap); });
}

/// Of a refusal that is about no game: of a config, a set or a text.
inline std::string sentence(const bastide_refusal& refusal, const bastide_texts* texts = nullptr)
{
    return text([&](char* out, std::int32_t cap) { return bastide_refusal_text(nullptr, texts, nullptr, &refusal, out, cap); });
}

/// Whether the text that came with a refusal is what its other fields say.
inline bool has_one_sentence(const bastide_refusal& refusal)
{
    const std::string where = "Line " + std::to_string(refusal.line) + ", column " + std::to_string(refusal.column) + ": ";
    return sentence(refusal) == (refusal.line > 0 ? where : "") + refusal.text;
}

inline void perform(const Game& game, const bastide_action& action)
{
    bastide_refusal refusal{};
    if (bastide_game_apply(game.get(), &action, &refusal) != BASTIDE_OK)
        throw std::logic_error("refused: " + sentence(game, action, refusal));
}

inline void undo(const Game& game, std::int32_t action)
{
    const bastide_status status = bastide_game_undo(game.get(), action, nullptr);
    if (status != BASTIDE_OK) throw std::logic_error("undo answers " + std::to_string(status));
}

/// Actions as lines of a script, each of which must be legal.
inline void play(const Game& game, std::initializer_list<const char*> lines)
{
    for (const char* line : lines) perform(game, parse(game, line));
}

// ---- chance ---------------------------------------------------------------------------------------------------------------

/// One of the legal actions; those of nature as often as chance has them.
inline bastide_action pick(const Game& game, const std::vector<bastide_action>& legal, Dice& dice)
{
    if (legal.empty()) throw std::logic_error("nothing to pick from");
    if (legal.front().seat >= 0) return legal[at(dice.below(count_of(legal.size())))];
    const std::vector<std::int32_t> shares = weights(game);
    std::int32_t all = 0;
    for (const std::int32_t share : shares) all += share;
    std::int32_t k = dice.below(all);
    std::size_t i = 0;
    for (; k >= shares[i]; ++i) k -= shares[i];
    return legal[i];
}
inline bastide_action pick(const Game& game, Dice& dice) { return pick(game, actions(game), dice); }

/// Plays random actions until the game is over, at most `most`.
inline void play_on(const Game& game, Dice& dice, int most = 1'000'000)
{
    for (int i = 0; i < most && !is_over(game); ++i) perform(game, pick(game, dice));
}

// ---- memory ---------------------------------------------------------------------------------------------------------------

/// An allocator that fails after some calls, lists the blocks in use, and notices what is freed wrongly.
class CheckedAllocator {
public:
    CheckedAllocator() = default;
    CheckedAllocator(const CheckedAllocator&) = delete;
    CheckedAllocator& operator=(const CheckedAllocator&) = delete;
    ~CheckedAllocator()
    {
        for (const Block& block : blocks_) std::free(block.base);
    }

    bastide_allocator record() { return {this, alloc, release}; }

    /// The number of further calls that succeed; -1: all.
    void serve(int calls) { serves_ = calls; }

    std::size_t out() const { return blocks_.size(); }
    std::int64_t bytes() const
    {
        std::int64_t sum = 0;
        for (const Block& block : blocks_) sum += block.size;
        return sum;
    }
    int calls() const { return calls_; }
    bool is_clean() const { return clean_; }

private:
    struct Block {
        void* base;
        void* ptr;
        std::uint32_t size;
        std::uint32_t align;
    };

    static void* BASTIDE_CALL alloc(void* user, std::uint32_t size, std::uint32_t align)
    {
        return static_cast<CheckedAllocator*>(user)->allocate(size, align);
    }
    static void BASTIDE_CALL release(void* user, void* ptr, std::uint32_t size, std::uint32_t align)
    {
        static_cast<CheckedAllocator*>(user)->deallocate(ptr, size, align);
    }

    void* allocate(std::uint32_t size, std::uint32_t align)
    {
        ++calls_;
        clean_ = clean_ && size > 0 && align > 0 && (align & (align - 1)) == 0;
        if (serves_ == 0) return nullptr;
        if (serves_ > 0) --serves_;
        // Aligned as asked for and no better, so that a library that relies on more is found out.
        auto* base = static_cast<unsigned char*>(std::malloc(at(static_cast<std::int32_t>(size)) + 4 * align));
        if (!base) return nullptr;
        const std::uintptr_t wide = 2 * std::uintptr_t{align};
        const std::uintptr_t from = reinterpret_cast<std::uintptr_t>(base);
        auto* ptr = base + ((from + wide - 1) / wide * wide + align - from);
        blocks_.push_back({base, ptr, size, align});
        return ptr;
    }

    void deallocate(void* ptr, std::uint32_t size, std::uint32_t align)
    {
        for (std::size_t i = 0; i < blocks_.size(); ++i) {
            if (blocks_[i].ptr != ptr) continue;
            clean_ = clean_ && blocks_[i].size == size && blocks_[i].align == align;
            std::free(blocks_[i].base);
            blocks_.erase(blocks_.begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
        clean_ = false;
    }

    std::vector<Block> blocks_;
    int serves_ = -1;
    int calls_ = 0;
    bool clean_ = true;
};

}  // namespace bastide_tests

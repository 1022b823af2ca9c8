// SPDX-License-Identifier: MIT
//
// bastide_players.hpp - the C++20 binding of bastide_players.h: computer opponents. It is written as bastide.hpp is, whose head
// says what Result, buffers and empty handles are; link the library bastide_players too.
//
//     #include "bastide_players.hpp"
//
//     bastide::Player player(bastide::PlayersLevel::hard);
//     game.apply(player.simulations(400).choose(game).value()).value();
//
// Names      Those of bastide_players.h without bastide_: PlayersMove, PlayersLevel::hard. Player has its functions.
// State      A Player holds what C takes in each call: the settings, the word of its chance, the clock, and a block of memory,
//            which grows to what a call needs and is used again. memory() lends it a block instead; then it allocates nothing.
//            It keeps nothing of a game. Each thread has a Player of its own.
#ifndef BASTIDE_PLAYERS_HPP
#define BASTIDE_PLAYERS_HPP

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bastide.hpp"
#include "bastide_players.h"

namespace bastide {
inline namespace cpp_v1 {

// ---- Generated from the C header by capi/abi/tools/api.py: begin --------------------------------------------------------------
// clang-format off

enum class PlayersLevel : std::int32_t {
    easy = BASTIDE_PLAYERS_LEVEL_EASY,
    normal = BASTIDE_PLAYERS_LEVEL_NORMAL,
    hard = BASTIDE_PLAYERS_LEVEL_HARD,
    expert = BASTIDE_PLAYERS_LEVEL_EXPERT
};

enum class PlayersReasonKind : std::int32_t {
    completes = BASTIDE_PLAYERS_REASON_COMPLETES,
    claims = BASTIDE_PLAYERS_REASON_CLAIMS,
    extends = BASTIDE_PLAYERS_REASON_EXTENDS,
    blocks = BASTIDE_PLAYERS_REASON_BLOCKS,
    shares = BASTIDE_PLAYERS_REASON_SHARES,
    takes_over = BASTIDE_PLAYERS_REASON_TAKES_OVER,
    helps = BASTIDE_PLAYERS_REASON_HELPS,
    takes = BASTIDE_PLAYERS_REASON_TAKES,
    returns = BASTIDE_PLAYERS_REASON_RETURNS,
    strengthens = BASTIDE_PLAYERS_REASON_STRENGTHENS,
    raises = BASTIDE_PLAYERS_REASON_RAISES,
    closes = BASTIDE_PLAYERS_REASON_CLOSES,
    keeps = BASTIDE_PLAYERS_REASON_KEEPS,
    expects = BASTIDE_PLAYERS_REASON_EXPECTS,
    neutral = BASTIDE_PLAYERS_REASON_NEUTRAL,
    harms = BASTIDE_PLAYERS_REASON_HARMS
};

/// Their numbers have no names in the library.
constexpr NoVocabulary vocabulary_of(PlayersLevel) noexcept { return {}; }
constexpr NoVocabulary vocabulary_of(PlayersReasonKind) noexcept { return {}; }

// clang-format on
// ---- Generated: end --------------------------------------------------------------------------------------------------------

using PlayersHost = bastide_players_host;          ///< a clock and a word that stops
using PlayersMove = bastide_players_move;          ///< a move and its value
using PlayersReason = bastide_players_reason;      ///< what speaks for a move, or against it
using PlayersSettings = bastide_players_settings;  ///< who thinks, and how long

/// Ends the thinking of a Player early; any thread may set it. It must outlive the calls that read it.
class PlayersStop {
public:
    void set() noexcept { word_.store(1); }
    void clear() noexcept { word_.store(0); }
    bool is_set() const noexcept { return word_.load() != 0; }
    /// The word as the C calls read it.
    const std::int32_t* get() const noexcept { return reinterpret_cast<const std::int32_t*>(&word_); }

private:
    using Shared = std::atomic<std::int32_t>;
    static_assert(Shared::is_always_lock_free && sizeof(Shared) == sizeof(std::int32_t), "C reads the number itself");
    Shared word_ = 0;
};

/// A computer opponent. It thinks in the clone of the game for its seat, so it knows what the seat knows.
class Player {
public:
    /// The settings of bastide_players_settings_init(), 400 simulations, and a steady clock.
    explicit Player(PlayersLevel level = PlayersLevel::normal) noexcept
    {
        bastide_players_settings_init(&settings_);
        settings_.level = number(level);
        host_.clock = &steady_clock;
    }

    /// The limit of simulations; 0 is none, and then a limit of time is necessary.
    Player& simulations(std::int32_t count) noexcept { return settings_.simulations = count, *this; }
    /// The limit of time of each call, beside that of simulations; 0 is none.
    Player& time(std::chrono::microseconds limit) noexcept
    {
        settings_.microseconds = static_cast<std::uint64_t>(limit.count() < 0 ? 0 : limit.count());
        return *this;
    }
    /// The word of its chance: the same word and position give the same choice where no time is limited.
    Player& random(std::uint64_t word) noexcept { return random_ = word, *this; }
    Player& stop(const PlayersStop& by) noexcept { return host_.stop = by.get(), *this; }
    Player& stop(PlayersStop&&) = delete;
    /// A clock and a stop of the host, as C takes them.
    Player& host(const PlayersHost& own) noexcept { return host_ = own, *this; }
    /// A block for all calls, of at least measure() bytes; it must outlive them. An empty one ends the loan.
    Player& memory(std::span<std::byte> lent) noexcept { return lent_ = lent, *this; }

    PlayersSettings& settings() noexcept { return settings_; }
    const PlayersSettings& settings() const noexcept { return settings_; }

    /// The bytes that a call needs in this position. StatusValue::state, ::limit beyond 2 GB.
    static Result<std::size_t> measure(const Game& game, PlayersLevel level) noexcept
    {
        return detail::count_result<std::size_t>(bastide_players_measure(game.get(), number(level)));
    }

    /// An action for the seat that decides. StatusValue::state when the game is over or nature decides, ::argument without any
    /// limit, ::memory when the lent block is too small.
    Result<Action> choose(const Game& game)
    {
        const Result<std::span<std::byte>> memory = block(game, as<PlayersLevel>(settings_.level));
        if (!memory) return memory.refusal();
        return detail::get_record<Action>(bastide_players_choose, game.get(), &settings_, &host_, &random_, memory->data(),
                                          detail::length(memory->size()));
    }

    /// The moves of the seat that decides, the best first. Failures as for choose().
    template <BufferFor<PlayersMove>... Buffer>
    detail::ListResult<PlayersMove, Buffer...> moves(const Game& game, Buffer&&... buffer)
    {
        const Result<std::span<std::byte>> memory = block(game, as<PlayersLevel>(settings_.level));
        if (!memory) return memory.refusal();
        const auto list = [&](PlayersMove* out, std::int32_t cap) {
            return bastide_players_list_moves(game.get(), &settings_, &host_, &random_, memory->data(),
                                              detail::length(memory->size()), out, cap);
        };
        // Room for all actions: a list that did not fit would be thought about twice.
        const std::size_t most = sizeof...(buffer) == 0 ? game.count_actions().value_or(std::size_t{0}) : 0;
        return fill<PlayersMove>(detail::destination<PlayersMove>(buffer...), most, list);
    }

    /// What speaks for an action of the seat that decides, or against it, the weightiest first. StatusValue::illegal, ::state.
    template <BufferFor<PlayersReason>... Buffer>
    detail::ListResult<PlayersReason, Buffer...> reasons(const Game& game, const Action& action, Buffer&&... buffer)
    {
        const Result<std::span<std::byte>> memory = block(game, PlayersLevel::normal);
        if (!memory) return memory.refusal();
        const auto list = [&](PlayersReason* out, std::int32_t cap) {
            return bastide_players_list_reasons(game.get(), &action, memory->data(), detail::length(memory->size()), out, cap);
        };
        return fill<PlayersReason>(detail::destination<PlayersReason>(buffer...), 16, list);
    }

    /// The reasons of a seat in a sentence: "completes the city for 12 points; blocks Blue's field, about 3 points".
    template <BufferFor<char>... Buffer>
    static detail::TextResult<Buffer...> text(std::span<const PlayersReason> reasons, std::int32_t seat, const Texts& texts = {},
                                              Buffer&&... buffer)
    {
        return detail::write_text(detail::destination<char>(buffer...), bastide_players_reasons_text, texts.get(), seat,
                                  reasons.data(), detail::length(reasons.size()));
    }

private:
    PlayersSettings settings_ = {};
    PlayersHost host_ = {};
    std::uint64_t random_ = 0;
    std::span<std::byte> lent_;
    std::vector<std::byte> own_;

    static std::uint64_t BASTIDE_CALL steady_clock(void*) noexcept
    {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(now).count());
    }

    template <class T, class Call>
    static Result<std::vector<T>> fill(detail::NoBuffer, std::size_t guess, const Call& call)
    {
        return detail::fill_container<std::vector<T>>(guess, 0, call);
    }
    template <class T, class Call>
    static Result<std::size_t> fill(std::span<T> out, std::size_t, const Call& call) noexcept
    {
        return detail::fill_list(out, call);
    }

    /// The lent block, or one of its own that is long enough.
    Result<std::span<std::byte>> block(const Game& game, PlayersLevel level)
    {
        if (!lent_.empty()) return lent_;
        const Result<std::size_t> bytes = measure(game, level);
        if (!bytes) return bytes.refusal();
        if (own_.size() < *bytes) own_.resize(*bytes);
        return std::span<std::byte>(own_);
    }
};

}  // namespace cpp_v1
}  // namespace bastide

#endif

// SPDX-License-Identifier: MIT
// A game seen through the C header alone, for rules that speak of what a host sees: markers, draws, turns. Every call must
// succeed unless it is a refusal that is asked for.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "bastide.h"

namespace bastide_tests {

struct CSetup {
    int seats = 2;
    int chance = BASTIDE_CHANCE_HOST;
    std::uint64_t seed = 0;
    int first_seat = 0;
    std::vector<bastide_choice> choices = {};
};

class CGame {
public:
    explicit CGame(const CSetup& setup = {}) : game_(make(setup)) {}

    bastide_game* get() const { return game_.get(); }

    CGame clone() const
    {
        bastide_game* made = nullptr;
        must(bastide_game_clone(get(), BASTIDE_VIEW_FULL, BASTIDE_CLONE_FLAG_LOG, nullptr, &made));
        return CGame(Owned(made));
    }

    /// Why a config is refused; 0 when it is taken.
    static int refusal(const CSetup& setup)
    {
        bastide_refusal refusal{};
        bastide_game* made = nullptr;
        const bastide_status status = create(setup, &refusal, &made);
        bastide_game_destroy(made);
        return status == refusal.status ? refusal.reason : -1;
    }

    // ---- looking ----

    bastide_decision pending() const
    {
        bastide_decision out{};
        must(bastide_game_get_decision(get(), &out));
        return out;
    }

    bastide_seat seat(int seat) const
    {
        bastide_seat out{};
        must(bastide_game_get_seat(get(), seat, &out));
        return out;
    }

    std::vector<bastide_tile_def> tiles() const
    {
        return list<bastide_tile_def>(
            [&](bastide_tile_def* out, std::int32_t cap) { return bastide_game_list_tiles(get(), out, cap); });
    }
    std::vector<bastide_segment_def> segments(int tile) const
    {
        return list<bastide_segment_def>(
            [&](bastide_segment_def* out, std::int32_t cap) { return bastide_game_list_segments(get(), tile, 0, out, cap); });
    }
    std::vector<bastide_stock> stock() const
    {
        return list<bastide_stock>(
            [&](bastide_stock* out, std::int32_t cap) { return bastide_game_list_stock(get(), out, cap); });
    }
    std::vector<bastide_placed> board() const
    {
        return list<bastide_placed>(
            [&](bastide_placed* out, std::int32_t cap) { return bastide_game_list_board(get(), out, cap); });
    }
    std::vector<bastide_piece> pieces() const
    {
        return list<bastide_piece>(
            [&](bastide_piece* out, std::int32_t cap) { return bastide_game_list_pieces(get(), out, cap); });
    }
    std::vector<bastide_action> actions(int kind = BASTIDE_ANY) const
    {
        return list<bastide_action>(
            [&](bastide_action* out, std::int32_t cap) { return bastide_game_list_actions(get(), kind, out, cap); });
    }
    std::vector<bastide_placement> placements(int tile) const
    {
        return list<bastide_placement>(
            [&](bastide_placement* out, std::int32_t cap) { return bastide_game_list_placements(get(), tile, out, cap); });
    }
    std::vector<bastide_event> events(std::uint64_t first = 0) const
    {
        return list<bastide_event>([&](bastide_event* out, std::int32_t cap) {
            return bastide_game_list_events(get(), BASTIDE_VIEW_FULL, first, out, cap);
        });
    }

    /// The number of the event to come next.
    std::uint64_t next_event() const
    {
        std::uint64_t first = 0;
        std::uint64_t next = 0;
        must(bastide_game_get_event_range(get(), &first, &next));
        return next;
    }

    int tile(const std::string& name) const
    {
        for (const bastide_tile_def& def : tiles())
            if (name == static_cast<const char*>(def.name)) return def.id;
        throw std::logic_error("no tile " + name);
    }

    // ---- playing ----

    static bastide_action blank(int kind, int seat)
    {
        bastide_action action{};
        action.kind = kind;
        action.seat = seat;
        action.tile = action.segment = action.piece = action.other_seat = -1;
        return action;
    }
    bastide_action drawing(const std::string& name) const
    {
        bastide_action action = blank(BASTIDE_ACTION_DRAW, -1);
        action.tile = tile(name);
        return action;
    }
    bastide_action placing(int seat, const std::string& name, int x, int y, int rotation) const
    {
        bastide_action action = blank(BASTIDE_ACTION_PLACE, seat);
        action.tile = tile(name);
        action.x = x;
        action.y = y;
        action.rotation = rotation;
        return action;
    }
    static bastide_action deploying(int seat, int x, int y, int segment)
    {
        bastide_action action = blank(BASTIDE_ACTION_DEPLOY, seat);
        action.x = x;
        action.y = y;
        action.spot = BASTIDE_SPOT_SEGMENT;
        action.segment = segment;
        action.piece_kind = BASTIDE_PIECE_FOLLOWER;
        return action;
    }
    static bastide_action passing(int seat) { return blank(BASTIDE_ACTION_PASS, seat); }

    CGame& apply(const bastide_action& action) &
    {
        must(bastide_game_apply(get(), &action, nullptr));
        return *this;
    }
    CGame apply(const bastide_action& action) &&
    {
        must(bastide_game_apply(get(), &action, nullptr));
        return std::move(*this);
    }

    /// The reason against an action, 0 when it is legal.
    int why_not(const bastide_action& action) const
    {
        bastide_refusal refusal{};
        const bastide_status status = bastide_game_check(get(), &action, &refusal);
        if (status != BASTIDE_E_ILLEGAL) must(status);
        return refusal.reason;
    }

    /// Draws and places a tile for the seat on turn.
    CGame& turn(int seat, const std::string& name, int x, int y, int rotation)
    {
        return apply(drawing(name)).apply(placing(seat, name, x, y, rotation));
    }
    /// Passes if a follower could be deployed.
    CGame& pass(int seat) { return pending().step == BASTIDE_STEP_ACT ? apply(passing(seat)) : *this; }

    /// Plays any legal action; `chance` picks it. False when the game is over.
    bool play_any(std::uint64_t& chance)
    {
        const std::vector<bastide_action> all = actions();
        if (all.empty()) return false;
        apply(all[pick(chance, static_cast<std::uint32_t>(all.size()))]);
        return true;
    }

    static std::uint32_t pick(std::uint64_t& chance, std::uint32_t below)
    {
        chance = chance * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::uint32_t>(((chance >> 33) * below) >> 31);
    }

private:
    struct Destroy {
        void operator()(bastide_game* game) const { bastide_game_destroy(game); }
    };
    using Owned = std::unique_ptr<bastide_game, Destroy>;

    explicit CGame(Owned game) : game_(std::move(game)) {}

    static void must(bastide_status status)
    {
        if (status != BASTIDE_OK) throw std::logic_error("status " + std::to_string(status));
    }

    template <class Record, class List>
    static std::vector<Record> list(List&& fill)
    {
        const std::int32_t count = fill(nullptr, 0);
        if (count < 0) throw std::logic_error("status " + std::to_string(count));
        std::vector<Record> out(static_cast<std::size_t>(count));
        fill(out.data(), count);
        return out;
    }

    static bastide_status create(const CSetup& setup, bastide_refusal* error, bastide_game** out)
    {
        bastide_config config;
        must(bastide_config_init(&config));
        config.seats = setup.seats;
        config.chance = setup.chance;
        config.seed = setup.seed;
        config.first_seat = setup.first_seat;
        return bastide_game_create(&config, setup.choices.data(), static_cast<std::int32_t>(setup.choices.size()), nullptr, 0,
                                   nullptr, error, out);
    }

    static Owned make(const CSetup& setup)
    {
        bastide_game* made = nullptr;
        must(create(setup, nullptr, &made));
        return Owned(made);
    }

    Owned game_;
};

}  // namespace bastide_tests

// SPDX-License-Identifier: MIT
// Bazaars: behind a turn that placed one, as many tiles as there are seats are laid open and sold by auction. Each seat places
// the tile that it won in its next turn; that is the round of the bazaar, in the usual order of turns.
#include "boxes/bridges_castles_bazaars/bazaars.hpp"

#include "boxes/base/base.hpp"
#include "boxes/traders_builders/traders_builders.hpp"
#include "play/drawing.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::bridges_castles_bazaars {

namespace {

/// When the tiles are laid open and sold, if the first part of a double turn placed the bazaar (BAZAAR-TRIGGER-06).
enum class DoubleTurn : i32 { after, tiles_first, auction_first };

DoubleTurn double_turn(const View& view) noexcept
{
    return static_cast<DoubleTurn>(view.rules.option(Option::bazaar_double_turn));
}

/// From the bazaar to the end of the last turn with a tile that was won (BAZAAR-TRIGGER-04).
bool is_in_round(const View& view) noexcept
{
    bool is_in = round_of(view) == Round::in_round;
    for (int seat = 0; seat < view.rules.config.seats; ++seat) is_in = is_in || has_won_tile(view, seat);
    return is_in;
}

bool shows_bazaar(const View& view, PlacedId tile) noexcept { return tile && has_mark(view, tile, Mark::bazaar); }

/// Whether a bazaar on a tile of this turn will be held (BAZAAR-TRIGGER-01, -03, -04, -07).
bool may_trigger(const View& view) noexcept
{
    if (view.rules.has(Option::without_bazaars) || round_of(view) != Round::none) return false;
    return count_playing(view) > 1 && !is_in_round(view);
}

// ---- the trigger --------------------------------------------------------------------------------------------------

Flow enter_note(Play& play, const Step&)
{
    if (shows_bazaar(play, play.state.header().last) && may_trigger(play)) moves::set_this_turn(play, kModule, kDue, 1);
    return Flow::done;
}

/// Without enough tiles there is no bazaar (BAZAAR-TRIGGER-02). Tiles that lie aside for it are enough.
bool has_tiles(const View& view) noexcept { return count_to_draw(view) + view.lasting(kModule, kAside) >= count_playing(view); }

void begin_bazaar(Play& play) noexcept
{
    const bool is_held = play.this_turn(kModule, kDue) != 0 && has_tiles(play) && !is_in_round(play);
    moves::uncover_tiles(play, kModule, kAside);
    if (play.this_turn(kModule, kDue) == 0) return;
    moves::set_this_turn(play, kModule, kDue, 0);
    if (!is_held) return;
    moves::set_this_turn(play, kModule, kRound, static_cast<int>(Round::held));
    push_step(play, kReveal, play.state.header().active);
}

/// Before the second part of a double turn, as the option says (BAZAAR-OPT-02, -03).
Flow enter_between(Play& play, const Step&)
{
    if (!play.this_turn(kModule, kDue) || !has_won_second_part(play)) return Flow::done;
    if (double_turn(play) == DoubleTurn::auction_first) begin_bazaar(play);
    if (double_turn(play) != DoubleTurn::tiles_first || play.lasting(kModule, kAside) > 0) return Flow::done;
    if (!has_tiles(play)) {
        moves::set_this_turn(play, kModule, kDue, 0);
        return Flow::done;
    }
    for (u32 i = count_playing(play); i > 0; --i) moves::cover_tile(play, kModule, kAside, Cause::bazaar_aside);
    return Flow::done;
}

/// After the turn is over (BAZAAR-TRIGGER-01).
Flow enter_at_end(Play& play, const Step&)
{
    begin_bazaar(play);
    return Flow::done;
}

// ---- laying open --------------------------------------------------------------------------------------------------

u8 decide_by_nature(const View&, const Step&) { return kNature; }

/// BAZAAR-REVEAL-01
Flow enter_reveal(Play& play, const Step& step)
{
    const Rack market = market_of(play);
    while (count_tiles(play, market) < count_playing(play) && count_to_draw(play) > 0) {
        if (play.asks_nature) return Flow::ask;
        moves::draw_to_rack(play, market, moves::pick_tile(play));
    }
    push_step(play, kChoose, step.seat);
    return Flow::done;
}

void list_reveal(const View& view, const Step&, ActionList& actions) { list_draws(view, actions); }

Reason why_not_reveal(const View& view, const Step& step, const Action& action, Verdict& verdict)
{
    return draw_step.why_not(view, step, action, verdict);
}

Flow answer_reveal(Play& play, const Step&, const Action& action)
{
    moves::draw_to_rack(play, market_of(play), action.tile);
    return Flow::ask;  // the step is entered again and counts the open tiles
}

}  // namespace

const StepCode kNoteBazaar{.enter = enter_note};
const StepCode kBazaarBetween{.enter = enter_between};
const StepCode kBazaarAtEnd{.enter = enter_at_end};

const StepCode kReveal{.name = StepKind::draw,
                       .decider = decide_by_nature,
                       .enter = enter_reveal,
                       .list = list_reveal,
                       .lists_draws = true,
                       .why_not = why_not_reveal,
                       .answer = answer_reveal,
                       .stands_alone = true};

// ---- positions ----------------------------------------------------------------------------------------------------

NoteVariable note_of_bazaar(const Rules& rules, Note note, int)
{
    const auto turn = [&](int i) { return rules.turn_variables[static_cast<int>(kModule)] + i; };
    if (note == Note::bazaar_round) return {turn(kRound), static_cast<u16>(Round::held)};
    const bool may_lie_aside = rules.option(Option::bazaar_double_turn) == static_cast<i32>(DoubleTurn::tiles_first);
    if (note != Note::bazaar_aside || !may_lie_aside) return {};
    return {rules.lasting_variables[static_cast<int>(kModule)] + kAside, rules.config.seats};
}

/// Whether a bazaar of this turn will be held follows from its tiles: the last ones, one for each part.
FollowingVariable following_bazaar(const View& view)
{
    const Header& header = view.state.header();
    const int count = view.part() + (header.last ? 1 : 0);
    bool is_due = false;
    for (int i = 0; i < count && i < header.placed; ++i) is_due = is_due || shows_bazaar(view, PlacedId(header.placed - i));
    is_due = is_due && may_trigger(view);
    return {static_cast<u16>(view.rules.turn_variables[static_cast<int>(kModule)] + kDue), is_due ? u16{1} : u16{0}};
}

}  // namespace bastide::boxes::bridges_castles_bazaars

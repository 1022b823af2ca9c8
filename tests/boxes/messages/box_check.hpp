// SPDX-License-Identifier: MIT
// The messages: from the events alone, where both markers of each seat are, that each gain moves one of them, and when a message
// comes.
#pragma once

#include <map>
#include <vector>

#include "invariants/box_check.hpp"
#include "support/catch.hpp"

namespace box_checks::messages {

using namespace bastide;

/// What the events of the present game have told so far.
struct Memory {
    u64 game = ~u64{0};
    u64 next = 0;
    std::map<int, int> score;      ///< all points
    std::map<int, int> messenger;  ///< of each seat: the space of its messenger
    std::vector<int> drawn;        ///< messages in the order of their draws
    bool is_final = false;
};

inline Memory& memory()
{
    static Memory memory;
    return memory;
}

inline bool is_message(PieceKind kind) { return kind >= PieceKind::message_road && kind <= PieceKind::message_follower; }

/// MSG-11: a message comes again only after the seven others.
inline void hear_drawn(const Observation& observed, Memory& now, const Event& event)
{
    const int message = static_cast<int>(event.piece_kind);
    const std::size_t count = now.drawn.size();
    if (count >= 8) observed.wrong.expect(now.drawn[count - 8] == message, "the messages come in another order");
    for (std::size_t i = count >= 7 ? count - 7 : 0; i < count; ++i)
        observed.wrong.expect(now.drawn[i] != message, "a message comes again too soon");
    now.drawn.push_back(message);
    ++observed.seen.rare["messages"];
    observed.seen.rare["messages again"] += count >= 8;
}

inline void hear(const Observation& observed, Memory& now, const Event& event)
{
    if (event.kind == EventKind::final) now.is_final = true;
    if (event.kind == EventKind::scored) now.score[event.seat] += event.points;
    if (event.kind != EventKind::moved) return;
    if (is_message(event.piece_kind)) hear_drawn(observed, now, event);
    if (event.piece_kind != PieceKind::messenger || event.from_spot != Spot::space) return;
    observed.wrong.expect(event.from_segment == now.messenger[event.seat], "a messenger was elsewhere");
    now.messenger[event.seat] = event.segment;
    ++observed.seen.rare["messengers moved"];
}

inline void listen(const Observation& observed)
{
    Memory& now = memory();
    const u64 next = observed.game.log().next();
    if (now.game != observed.number || now.next > next) {
        now = {};
        now.game = observed.number;
        now.next = observed.game.log().first();
    }
    for (; now.next < next; ++now.next) hear(observed, now, observed.game.log().at(now.next));
}

/// MSG-01, MSG-03
inline void check_decision(const Observation& observed)
{
    listen(observed);
    Memory& now = memory();
    observed.for_each_piece([&](u16, const Piece& piece) {
        if (piece.kind != PieceKind::messenger) return;
        const bool is_right = piece.spot == Spot::space && piece.at == now.messenger[piece.owner];
        observed.wrong.expect(is_right, "a messenger is elsewhere");
    });
    for (int seat = 0; seat < observed.seats(); ++seat)
        observed.wrong.expect(now.score[seat] == observed.view.state.seat(seat).score, "the lines of a seat sum to other points");
    if (observed.step() != StepKind::message_draw && observed.step() != StepKind::message_read) return;
    const int active = observed.view.state.header().active;
    if (observed.step() == StepKind::message_read)
        observed.wrong.expect(pending(observed.view).seat == active, "a seat reads a message in the turn of another one");
}

inline const Action* prefer(const Observation& observed, RandomSource& random)
{
    if (observed.step() != StepKind::message_read || random.one_in(4)) return nullptr;
    std::vector<const Action*> good;
    for (const Action& action : observed.options)
        if (action.kind != ActionKind::choose || action.cause == static_cast<i32>(Cause::message_action)) good.push_back(&action);
    return any_of_any_kind(good, random);
}

inline void came_up(const Seen& seen)
{
    CHECK(seen.rare.at("messages") > 50);
    CHECK(seen.rare.at("messengers moved") > 100);
    CHECK(seen.steps.at(StepKind::message_move) > 200);
}

inline std::vector<SetCheck> set_checks()
{
    return {{.set = Set::messages,
             .within_scoring = {StepKind::message_move, StepKind::message_draw, StepKind::message_read},
             .trades = {Reward::message_seal, Reward::message_road, Reward::message_city, Reward::message_monastery,
                        Reward::message_pennants, Reward::message_knights, Reward::message_farmers, Reward::message_follower},
             .removals = {Cause::message_taken},
             .at_decision = check_decision,
             .end = listen,
             .prefer = prefer,
             .came_up = came_up}};
}

}  // namespace box_checks::messages

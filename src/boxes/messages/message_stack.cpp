// SPDX-License-Identifier: MIT
// The stack of messages. No seat knows its order until each was drawn once, so nature draws one that was not drawn yet; then they
// come again in the same order.
#include "boxes/messages/elements.hpp"
#include "play/moves.hpp"
#include "play/pools.hpp"
#include "play/turn.hpp"

namespace bastide::boxes::messages {

namespace {

int place_of(const View& view, int message) noexcept { return view.lasting(kModule, kPlaces + message); }

/// Whether a message can be the top one: it was not drawn yet, or when all were, it is the first that comes again (MSG-11).
bool can_be_next(const View& view, int message) noexcept
{
    return place_of(view, message) == (count_known(view) < kMessages ? 0 : 1);
}

int pick_message(Play& play)
{
    u32 k = count_known(play) < kMessages ? moves::pick_number(play, static_cast<u32>(kMessages - count_known(play))) : 0;
    int message = 0;
    while (!can_be_next(play, message) || k-- > 0) ++message;
    return message;
}

/// It goes under the stack (MSG-04).
void put_under(Play& play, int message)
{
    const int known = count_known(play);
    const bool comes_again = known == kMessages;
    for (int other = 0; other < kMessages && comes_again; ++other)
        moves::set_lasting(play, kModule, kPlaces + other, place_of(play, other) - 1);
    moves::set_lasting(play, kModule, kPlaces + message, comes_again ? kMessages : known + 1);
}

void draw_message(Play& play, const Step& step, int message)
{
    moves::draw_token_and_return(play, *find_pool(play.rules, kModule), token_of(message), messenger_of(play, step.seat),
                                 Cause::message_drawn);
    put_under(play, message);
    push_step(play, kRead, step.seat, static_cast<u16>(message));
}

Flow enter_draw(Play& play, const Step& step)
{
    if (play.asks_nature) return Flow::ask;
    draw_message(play, step, pick_message(play));
    return Flow::done;
}

u8 decide_by_nature(const View&, const Step&) { return kNature; }

void list_messages(const View& view, const Step&, ActionList& actions)
{
    for (int message = 0; message < kMessages; ++message) {
        Action action;
        action.kind = ActionKind::draw_token;
        action.seat = kNature;
        action.piece_kind = static_cast<u16>(token_of(message));
        action.copies = 1;
        if (can_be_next(view, message)) actions.add(action);
    }
}

Reason why_not_message(const View& view, const Step&, const Action& action, Verdict& verdict)
{
    const Reason reason = why_not_draw_token(view, *find_pool(view.rules, kModule), action, verdict);
    if (reason != Reason::none) return reason;
    return can_be_next(view, message_of(static_cast<PieceKind>(action.piece_kind))) ? Reason::none
                                                                                    : verdict.refuse(Reason::message_not_next);
}

Flow answer_message(Play& play, const Step& step, const Action& action)
{
    draw_message(play, step, message_of(static_cast<PieceKind>(action.piece_kind)));
    return Flow::done;
}

void about_messenger(const View& view, const Step& step, Subject& subject) { subject.piece = messenger_of(view, step.seat); }

}  // namespace

int count_known(const View& view) noexcept
{
    int known = 0;
    for (int message = 0; message < kMessages; ++message) known += place_of(view, message) > 0;
    return known;
}

const StepCode kDraw{.name = StepKind::message_draw,
                     .decider = decide_by_nature,
                     .enter = enter_draw,
                     .list = list_messages,
                     .why_not = why_not_message,
                     .answer = answer_message,
                     .about = about_messenger,
                     .stands_alone = true};

}  // namespace bastide::boxes::messages

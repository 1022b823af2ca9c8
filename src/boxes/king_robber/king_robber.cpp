// SPDX-License-Identifier: MIT
// King & Robber Baron: who completes the largest city so far holds the King, who completes the longest road the Robber Baron.
#include "boxes/king_robber/king_robber.hpp"

#include "boxes/king_robber/tiles.hpp"
#include "common/phrases.hpp"
#include "play/deploying.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"
#include "play/tokens.hpp"

namespace bastide {

namespace boxes::king_robber {

namespace {

constexpr ModuleId kModule = ModuleId::king_robber;
constexpr int kLastingVariables = 2;

/// What the seat holds that completed the feature of a kind with the most tiles so far.
struct Prize {
    PieceKind piece;
    SegmentKind kind;
    int size;  ///< lasting variable: the tiles of that feature (KING-CITY-03, -08, ROBBER-ROAD-02, -03)
    Cause won;
    Reward each;    ///< for each completed feature on the board at the end
    Reward held;    ///< for holding it at the end
    Reward during;  ///< for each feature that is completed while it is held
    ThingKind thing;
    Note note;
};

constexpr Prize kPrizes[] = {
    {PieceKind::king, SegmentKind::city, 0, Cause::king_won, Reward::king_cities, Reward::king_held, Reward::king_city_completed,
     ThingKind::king, Note::king_size},
    {PieceKind::robber, SegmentKind::road, 1, Cause::robber_won, Reward::robber_roads, Reward::robber_held,
     Reward::robber_road_completed, ThingKind::robber, Note::robber_length},
};
static_assert(sizeof kPrizes / sizeof *kPrizes == kLastingVariables);

/// The values of the option (KING-OPT-01).
enum class Paying : i32 { for_each, ten, fifteen_or_forty, during };

Paying paying(const View& view) noexcept { return static_cast<Paying>(view.rules.option(Option::king_robber_scoring)); }

/// The seat that holds a prize; -1: no seat, or the prize is not in play.
int holder(const View& view, const Prize& prize) noexcept
{
    const PieceId id = neutral_piece(view, prize.piece);
    return id && view.state.piece(id).spot == Spot::held ? view.state.piece(id).holder : -1;
}

/// The features of a kind that the last tile completed, occupied or not (KING-CITY-05).
struct Completed {
    i32 count = 0;
    u32 most_tiles = 0;  ///< of the largest of them (KING-CITY-06)
};

struct CompletedByPrize {
    Completed of[kLastingVariables];  ///< by Prize::size
};

CompletedByPrize list_completed_by_prize(const View& view) noexcept
{
    CompletedQueue queue;
    list_completed(view, segment_set(SegmentKind::city, SegmentKind::road), queue);
    CompletedByPrize sums;
    queue.for_each(view, [&](const Feature& feature) {
        for (const Prize& prize : kPrizes) {
            if (prize.kind != feature.kind) continue;
            Completed& sum = sums.of[prize.size];
            ++sum.count;
            sum.most_tiles = larger(sum.most_tiles, feature.tiles);
        }
    });
    return sums;
}

/// An equal feature changes nothing (KING-CITY-04); the first of the game is larger than none (KING-CITY-01).
bool is_beaten(const View& view, const Prize& prize, const Completed& completed) noexcept
{
    return neutral_piece(view, prize.piece) && completed.most_tiles > view.lasting(kModule, prize.size);
}

void award(Play& play, const Prize& prize, const Completed& completed, int seat) noexcept
{
    const int before = holder(play, prize);
    if (paying(play) == Paying::during && before >= 0 && completed.count > 0)  // KING-OPT-02
        moves::pay(play, before, {prize.during, completed.count, 1}, Feature{});
    if (!is_beaten(play, prize, completed)) return;
    moves::set_lasting(play, kModule, prize.size, static_cast<int>(completed.most_tiles));
    if (before == seat) return;  // KING-CITY-07
    moves::relocate(play, neutral_piece(play, prize.piece), PiecePlace::held_by(seat), prize.won);
}

/// After the scoring of each part of a turn (KING-SEQ-01, -02, -03).
Flow enter_award(Play& play, const Step& step)
{
    if (!play.state.header().may_have_completed) return Flow::done;
    const CompletedByPrize completed = list_completed_by_prize(play);
    for (const Prize& prize : kPrizes) award(play, prize, completed.of[prize.size], step.seat);
    return Flow::done;
}

constexpr StepCode kAward{.enter = enter_award};

/// What the last tile completed, as long as it is not judged: what a seat would get if the game ended now counts it.
CompletedByPrize list_due(const View& view) noexcept
{
    return is_due(view, view.rules.plan_index(kAward)) ? list_completed_by_prize(view) : CompletedByPrize{};
}

/// The holder once what is due is judged.
int next_holder(const View& view, const Prize& prize, const Completed& due) noexcept
{
    return is_beaten(view, prize, due) ? view.state.header().acting_seat : holder(view, prize);
}

u32 count_complete(const View& view, SegmentKind kind) noexcept
{
    u32 count = 0;
    for (int i = 1; i <= view.state.header().nodes; ++i) {
        const Node& node = view.state.node(NodeId(i));
        count += node.up == NodeId(i) && node.kind() == kind && node.open == 0;
    }
    return count;
}

/// What a holder gets at the end (KING-FINAL-01, ROBBER-FINAL-01, KING-OPT-01).
TallyLine worth_at_end(const View& view, const Prize& prize, bool holds_both) noexcept
{
    switch (paying(view)) {
        case Paying::for_each: return {prize.each, static_cast<i32>(count_complete(view, prize.kind)), 1};
        case Paying::ten: return {prize.held, 1, 10};
        case Paying::fifteen_or_forty: return {prize.held, 1, holds_both ? 20 : 15};
        case Paying::during: break;
    }
    return {};
}

/// If the game ended now: who would hold the prizes, and what each is worth.
struct Outcome {
    int holder[kLastingVariables];
    TallyLine at_end[kLastingVariables];
    TallyLine during[kLastingVariables];  ///< for what is due, to the holder before
};

Outcome outcome_of(const View& view) noexcept
{
    Outcome outcome{};
    const CompletedByPrize all_due = list_due(view);
    for (const Prize& prize : kPrizes) {
        const Completed& due = all_due.of[prize.size];
        outcome.holder[prize.size] = next_holder(view, prize, due);
        if (paying(view) == Paying::during) outcome.during[prize.size] = {prize.during, due.count, 1};
    }
    const bool holds_both = outcome.holder[0] == outcome.holder[1];
    for (const Prize& prize : kPrizes) outcome.at_end[prize.size] = worth_at_end(view, prize, holds_both);
    return outcome;
}

/// Nothing is paid for a prize that no seat holds.
void pay_holder(VisitFinal visit, void* with, int seat, const TallyLine& line)
{
    if (seat >= 0 && line.count > 0) pay_bonus(visit, with, 1u << seat, line.reward, static_cast<u32>(line.count), line.each);
}

void pay_at_end(const View& view, VisitFinal visit, void* with)
{
    const Outcome outcome = outcome_of(view);
    for (const Prize& prize : kPrizes) {
        pay_holder(visit, with, holder(view, prize), outcome.during[prize.size]);
        pay_holder(visit, with, outcome.holder[prize.size], outcome.at_end[prize.size]);
    }
}

/// KING-SEQ-04
void show(const View& view, ThingKind kind, Things& things)
{
    for (const Prize& prize : kPrizes) {
        const PieceId id = neutral_piece(view, prize.piece);
        if (prize.thing != kind || !id) continue;
        const int seat = holder(view, prize);
        Thing thing;
        thing.kind = kind;
        thing.piece = id;
        thing.seat = seat < 0 ? kNature : static_cast<u8>(seat);
        thing.count = view.lasting(kModule, prize.size);
        const Outcome outcome = outcome_of(view);
        const TallyLine& line = outcome.at_end[prize.size];
        if (outcome.holder[prize.size] >= 0) thing.points = line.count * line.each;
        things.add(thing);
    }
}

NoteVariable note_variable(const Rules& rules, Note note, int)
{
    for (const Prize& prize : kPrizes)
        if (prize.note == note)
            return {rules.lasting_variables[static_cast<int>(kModule)] + prize.size, static_cast<u16>(rules.layout.max_placed)};
    return {};
}

/// However many copies of the set are in play (KING-INT-07).
void shape(Rules& rules)
{
    for (const Prize& prize : kPrizes) {
        u8& count = rules.piece_defs[static_cast<int>(prize.piece)].count;
        count = smaller<u8>(count, 1);
    }
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::king, .count = 1, .is_neutral = 1, .places = places(Spot::held)},
    {.kind = PieceKind::robber, .count = 1, .is_neutral = 1, .places = places(Spot::held)},
};

constexpr OptionDef kSwitches[] = {{.option = Option::king_robber_scoring, .most = 3}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::king_robber)};

constexpr PresetDef kPresets[] = {{Preset::king_robber, kGame}};

#define BASTIDE_FOR(prize) "{seat} gets " BASTIDE_POINTS " for the " prize
#define BASTIDE_COUNTED(feature, features) ": {count, plural, one {# " feature "} other {# " features "}}"

constexpr SentenceDef kSentences[] = {
    {Reward::king_cities, BASTIDE_FOR("King") BASTIDE_COUNTED("completed city", "completed cities") "."},
    {Reward::robber_roads, BASTIDE_FOR("Robber Baron") BASTIDE_COUNTED("completed road", "completed roads") "."},
    {Reward::king_held, BASTIDE_FOR("King") "."},
    {Reward::robber_held, BASTIDE_FOR("Robber Baron") "."},
    {Reward::king_city_completed, BASTIDE_FOR("King") BASTIDE_COUNTED("city was", "cities were") " completed."},
    {Reward::robber_road_completed, BASTIDE_FOR("Robber Baron") BASTIDE_COUNTED("road was", "roads were") " completed."},
    {Select::moved, "king_won {{other_seat} wins the {piece_kind}}"},
    {Select::moved, "robber_won {{other_seat} wins the {piece_kind}}"},
};

#undef BASTIDE_FOR
#undef BASTIDE_COUNTED

constexpr PlanDef kPlan[] = {{TurnPhase::score, &kAward}};

}  // namespace

const Module module = {
    .id = ModuleId::king_robber,
    .title = "King & Robber Baron",
    .set = Set::king_robber,
    .tiles = set_of<kKingAndRobberTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .variables = {.lasting = kLastingVariables},
    .events_per_turn = 4,
    .on = {.shape = shape, .ended = {pay_at_end}, .note_variable = note_variable, .show = show},
};

}  // namespace boxes::king_robber

}  // namespace bastide

// SPDX-License-Identifier: MIT
// Darmstadt: a completed city with the Darmstadtium pays more, a completed church pays the seats with most followers around it.
#include "boxes/darmstadt/darmstadt.hpp"

#include "board/features.hpp"
#include "boxes/darmstadt/tiles.hpp"
#include "common/phrases.hpp"
#include "play/moves.hpp"
#include "play/scoring.hpp"

namespace bastide {

namespace boxes::darmstadt {

namespace {

constexpr ModuleId kModule = ModuleId::darmstadt;
constexpr i32 kPoints = 3;

/// The cells around a tile and its own: no tile completes more churches.
constexpr int kMaxChurches = 9;
/// Variables of a part: for each church that the last tile completed, in the order of scoring, the seats with most followers
/// around it, as a mask of 8 bits. They are 0 before the followers are counted and after the payment.
constexpr int kPartVariables = (kMaxChurches + 1) / 2;
static_assert(kMaxSeats <= 8);

u32 seats_at(const View& view, int church) noexcept { return view.this_part(kModule, church / 2) >> church % 2 * 8 & 0xFF; }

void set_seats(Play& play, int church, u32 seats) noexcept
{
    const u32 other = play.this_part(kModule, church / 2) & 0xFFu << (1 - church % 2) * 8;
    moves::set_this_part(play, kModule, church / 2, static_cast<int>(other | seats << church % 2 * 8));
}

/// Calls `visit(i, church)` for each church that the last tile completed, occupied or not (DARM-CHURCH-06).
template <class Visit>
void for_each_completed_church(const View& view, Visit&& visit)
{
    CompletedQueue queue;
    list_completed(view, kKindsAround, queue);
    int count = 0;
    queue.for_each(view, [&](const Feature& feature) {
        if (count_marks(view, feature, Mark::church) > 0) visit(count++, feature);
    });
}

Cell cell_of_node(const View& view, NodeId node) noexcept { return cell_of(view.state.placed(view.state.node(node).tile)); }

i32 strength_of(const View& view, PieceId id)
{
    const Piece& piece = view.state.piece(id);
    if (piece.spot != Spot::segment) return view.rules.piece_def(piece.kind).strength;
    return power(view, id, root_of(view.state, NodeId(piece.at)));
}

/// Each follower counts as one, on whatever feature, on a tower or on none (DARM-CHURCH-03, -08); with the option by its strength
/// (DARM-OPT-02).
u32 leaders_around(const View& view, const Feature& church) noexcept
{
    Weights weights;
    for (int i = 1; i <= view.rules.layout.piece_count; ++i) {
        const Piece& piece = view.state.piece(PieceId(i));
        const PlacedId tile = tile_under(view.state, piece);
        if (!tile || !view.rules.piece_def(piece.kind).has(Trait::claims) || is_trapped(view, piece)) continue;
        if (!is_near(cell_of(view.state.placed(tile)), cell_of_node(view, church.root))) continue;
        weights.add(piece.owner, view.rules.has(Option::church_counts_strength) ? strength_of(view, PieceId(i)) : 1);
    }
    return weights.leaders();
}

/// Before any piece leaves in the scoring (DARM-CHURCH-05).
Flow enter_count(Play& play, const Step&)
{
    for_each_completed_church(play, [&](int i, const Feature& church) { set_seats(play, i, leaders_around(play, church)); });
    return Flow::done;
}

/// DARM-CHURCH-02, -04
Flow enter_pay(Play& play, const Step&)
{
    for_each_completed_church(play, [&](int i, const Feature& church) {
        const u32 seats = seats_at(play, i);
        if (seats == 0) return;
        set_seats(play, i, 0);
        moves::open_scoring(play, church, Cause::completed, seats);
        for_each_bit(seats, [&](u32 seat) {
            moves::pay(play, static_cast<int>(seat), {Reward::church_followers, 1, kPoints}, church);
        });
        moves::close_scoring(play);
    });
    return Flow::done;
}

constexpr StepCode kCount{.enter = enter_count, .judges_before_scoring = true};
constexpr StepCode kPay{.enter = enter_pay};

/// What the last tile completed and is not paid yet: what a seat would get if the game ended now counts it.
void pay_due(const View& view, VisitFinal visit, void* with)
{
    if (!is_due(view, view.rules.plan_index(kPay))) return;
    const bool may_count = is_due(view, view.rules.plan_index(kCount));
    for_each_completed_church(view, [&](int i, const Feature& church) {
        Tally sum;
        sum.add(Reward::church_followers, 1, kPoints);
        const u32 counted = seats_at(view, i);
        const u32 seats = counted == 0 && may_count ? leaders_around(view, church) : counted;
        if (seats != 0) visit(with, church, sum, seats);
    });
}

/// DARM-CITY-01, -02, -03; two of them in a city count once.
void worth_of_darmstadtium(const View& view, const Feature& feature, Cause cause, int, Tally& sum)
{
    const bool pays = feature.kind == SegmentKind::city && cause == Cause::completed;
    if (pays && count_marks(view, feature, Mark::darmstadtium) > 0) sum.add(Reward::darmstadt_city, 1, kPoints);
}

/// Without two of the base game's monasteries at which no road ends (DARM-OPT-01).
u64 count_copies(const Rules& rules, const Copies& copies)
{
    const bool has_base = rules.config.copies[static_cast<int>(Set::base)] > 0;
    const bool is_fewer = rules.has(Option::remove_two_monasteries) && has_base && Text(copies.def.name) == Text("B");
    return is_fewer ? copies.count - smaller<u64>(copies.count, 2) : copies.count;
}

constexpr OptionDef kSwitches[] = {{.option = Option::remove_two_monasteries}, {.option = Option::church_counts_strength}};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::darmstadt)};

constexpr PresetDef kPresets[] = {{Preset::darmstadt, kGame}};

constexpr SentenceDef kSentences[] = {
    {Reward::darmstadt_city, BASTIDE_GETS "the Darmstadtium of a city."},
    {Reward::church_followers, "{seat} gets " BASTIDE_POINTS " for the most followers around a church."},
};

constexpr WorthDef kWorth[] = {{WorthStage::bonus, worth_of_darmstadtium}};

/// Before a challenge of The Cult sends its loser home.
constexpr i8 kBeforeChallenges = -20;

constexpr PlanDef kPlan[] = {{TurnPhase::score, &kCount, kBeforeChallenges}, {TurnPhase::score, &kPay}};

constexpr VariableDef kMeanings[] = {{.points_to = PointsTo::seats_twice, .count = kPartVariables, .of_part = true}};

}  // namespace

const Module module = {
    .id = ModuleId::darmstadt,
    .title = "Darmstadt",
    .set = Set::darmstadt,
    .tiles = set_of<kDarmstadtTiles>(),
    .options = kSwitches,
    .presets = kPresets,
    .sentences = kSentences,
    .plan = kPlan,
    .worth = kWorth,
    .variables = {.part = kPartVariables, .meanings = kMeanings},
    .events_per_turn = 9,  // in three tiles two churches and one more line for a city, each for all seats
    .lines_per_score = 1,
    .on = {.copies = count_copies, .ended = {pay_due}},
};

}  // namespace boxes::darmstadt

}  // namespace bastide

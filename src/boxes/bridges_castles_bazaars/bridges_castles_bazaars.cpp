// SPDX-License-Identifier: MIT
// The module of Bridges, Castles & Bazaars, assembled from its three elements.
#include "boxes/bridges_castles_bazaars/bridges_castles_bazaars.hpp"

#include "boxes/bridges_castles_bazaars/elements.hpp"
#include "boxes/bridges_castles_bazaars/tiles.hpp"
#include "play/rules.hpp"

namespace bastide {

namespace boxes::bridges_castles_bazaars {

namespace {

/// Both kinds of pieces, unless the config chooses a number: three for each of up to four seats, two for more (BCB-SETUP-01,
/// -02). None of an element that is left out (BCB-OPT-01).
void shape(Rules& rules)
{
    const u8 usual = rules.config.seats > 4 ? 2 : 3;
    const auto count = [&](PieceKind kind, bool is_left_out) {
        PieceDef& row = rules.piece_defs[static_cast<int>(kind)];
        if (is_left_out)
            row.count = 0;
        else if (rules.config.pieces[static_cast<int>(kind)] < 0)
            row.count = usual;
    };
    count(PieceKind::bridge, rules.has(Option::without_bridges));
    count(PieceKind::castle, rules.has(Option::without_castles));
}

/// The garden of BB_D is that of the second edition (BCB-TILE-05).
u64 count_copies(const Rules& rules, const Copies& copies)
{
    if (copies.set != Set::bridges_castles_bazaars || !rules.shows_gardens ||
        rules.has(Option::bridges_castles_bazaars_second_edition))
        return copies.count;
    if (Text(copies.def.name) == Text("BB_D")) return rules.config.copies[static_cast<int>(Set::bridges_castles_bazaars)];
    return has_segment(copies.def, SegmentKind::garden) ? 0 : copies.count;
}

constexpr PieceDef kPieces[] = {
    {.kind = PieceKind::bridge, .count = 3},
    {.kind = PieceKind::castle, .count = 3},
};

constexpr OptionDef kSwitches[] = {
    {.option = Option::bazaar_no_auction},
    {.option = Option::bazaar_bid_limit},
    {.option = Option::bazaar_double_turn, .most = 2},
    {.option = Option::bridge_only_on_placed_tile},
    {.option = Option::castle_points_chosen},
    {.option = Option::bridges_castles_bazaars_second_edition},
    {.option = Option::without_bridges},
    {.option = Option::without_castles},
    {.option = Option::without_bazaars},
};

constexpr Choice kGame[] = {choose(Set::base), choose(Set::bridges_castles_bazaars)};
constexpr Choice kGameWithAbbot[] = {choose(Set::base), choose(Set::abbot), choose(Set::bridges_castles_bazaars),
                                     choose(Option::bridges_castles_bazaars_second_edition)};

constexpr PresetDef kPresets[] = {{Preset::bridges_castles_bazaars, kGame},
                                  {Preset::bridges_castles_bazaars_2, kGameWithAbbot}};

}  // namespace

const Module module = {
    .id = ModuleId::bridges_castles_bazaars,
    .title = "Bridges, Castles & Bazaars",
    .set = Set::bridges_castles_bazaars,
    .tiles = set_of<kBridgesCastlesBazaarsTiles>(),
    .pieces = kPieces,
    .options = kSwitches,
    .presets = kPresets,
    .max_seats = 6,
    .on = {.shape = shape, .copies = count_copies},
};

}  // namespace boxes::bridges_castles_bazaars

}  // namespace bastide

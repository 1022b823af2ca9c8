// SPDX-License-Identifier: MIT
// The selects of English sentences to which boxes add cases. Sentences of kinds that all boxes share are in capi/english.cpp;
// what they say of the causes, steps, pieces and tiles of a box is in the folder of the box.
#pragma once

#include "common/text.hpp"

namespace bastide {

/// A select, and by what it chooses. In a sentence its number, a control character, stands for the cases of the boxes.
enum class Select : u8 {
    moved = 16,   ///< event `moved`, by cause
    turn_began,   ///< event `turn_began`, by cause
    tile_left,    ///< event `tile_left`, by cause
    passed,       ///< event `passed`, by step: what follows the seat
    named,        ///< action `name`, by step
    taken,        ///< action `take`, by cause
    takes,        ///< the same, by cause: the verb alone
    deploys,      ///< action `deploy`, event `moved` of a deployment, by kind of piece: verb and piece
    deployed_on,  ///< the same, by kind of piece: where, before the cell
    places,       ///< action `place`, event `placed`, by tile: what follows the seat
    a_tile,       ///< a tile that is given away or offered, by tile
    a_piece,      ///< reason `wrong_segment`, by kind of piece: the piece with its article
    needed,       ///< reason `config_option_needs`, by option: what it needs
    stands_in,    ///< action `deploy`, event `moved`, by kind of segment or feature: where a piece is
    paid,         ///< event `sold`, by points: what is paid
    chosen,       ///< action `choose_piece`, by step
};

// The same numbers in string literals.
#define BASTIDE_CASES_MOVED "\020"
#define BASTIDE_CASES_TURN_BEGAN "\021"
#define BASTIDE_CASES_TILE_LEFT "\022"
#define BASTIDE_CASES_PASSED "\023"
#define BASTIDE_CASES_NAMED "\024"
#define BASTIDE_CASES_TAKEN "\025"
#define BASTIDE_CASES_TAKES "\026"
#define BASTIDE_CASES_DEPLOYS "\027"
#define BASTIDE_CASES_DEPLOYED_ON "\030"
#define BASTIDE_CASES_PLACES "\031"
#define BASTIDE_CASES_A_TILE "\032"
#define BASTIDE_CASES_A_PIECE "\033"
#define BASTIDE_CASES_NEEDED "\034"
#define BASTIDE_CASES_STANDS_IN "\035"
#define BASTIDE_CASES_PAID "\036"
#define BASTIDE_CASES_CHOSEN "\037"

inline constexpr Text kSelects = BASTIDE_CASES_MOVED BASTIDE_CASES_TURN_BEGAN BASTIDE_CASES_TILE_LEFT BASTIDE_CASES_PASSED
    BASTIDE_CASES_NAMED BASTIDE_CASES_TAKEN BASTIDE_CASES_TAKES BASTIDE_CASES_DEPLOYS BASTIDE_CASES_DEPLOYED_ON
        BASTIDE_CASES_PLACES BASTIDE_CASES_A_TILE BASTIDE_CASES_A_PIECE BASTIDE_CASES_NEEDED BASTIDE_CASES_STANDS_IN
            BASTIDE_CASES_PAID BASTIDE_CASES_CHOSEN;

consteval bool are_numbered_as_named() noexcept
{
    for (u32 i = 0; i < kSelects.size; ++i)
        if (static_cast<u8>(kSelects[i]) != static_cast<u8>(Select::moved) + i) return false;
    return kSelects.size == static_cast<u8>(Select::chosen) - static_cast<u8>(Select::moved) + 1u;
}
static_assert(are_numbered_as_named());

/// Whether a character of a built-in sentence stands for cases of boxes. A file of texts holds no control characters.
constexpr bool is_select(char c) noexcept
{
    return c >= static_cast<char>(Select::moved) && c <= static_cast<char>(Select::chosen);
}

}  // namespace bastide

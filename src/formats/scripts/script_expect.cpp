// SPDX-License-Identifier: MIT
#include "formats/scripts/script_expect.hpp"

#include "formats/action_text.hpp"
#include "game/hashing.hpp"
#include "game/observe.hpp"
#include "play/listing.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

using Check = bool (*)(const View&, ScriptLine&);

bool read_seat(const View& view, ScriptLine& line, int& seat) noexcept
{
    return line.read_into(0, view.rules.config.seats - 1, seat);
}

Text name_of_tile(const View& view, TileId tile) noexcept { return tile ? Text(view.rules.tiles.def(tile).name) : Text("none"); }

bool check_over(const View& view, ScriptLine& line)
{
    return view.state.header().over || line.fail(line.column(), "Expected the game to be over.");
}

bool check_score(const View& view, ScriptLine& line)
{
    int seat = 0;
    return read_seat(view, line, seat) && line.expect("the score to be", view.state.seat(seat).score);
}

bool check_supply(const View& view, ScriptLine& line)
{
    int seat = 0;
    u16 piece = 0;
    if (!read_seat(view, line, seat) || !read_piece(line, piece)) return false;
    return line.expect("the supply to be", larger(supply_of(view, seat, piece), 0));  // tokens count, as for hosts
}

bool check_seat(const View& view, ScriptLine& line)
{
    const bool over = view.state.header().over;
    if (over) return line.expect("the deciding seat to be", Text("none"));
    const u8 seat = pending(view).seat;
    if (seat == kNature) return line.expect("the deciding seat to be", Text("nature"));
    return line.expect("the deciding seat to be", seat);
}

bool check_step(const View& view, ScriptLine& line)
{
    const bool over = view.state.header().over;
    return line.expect("the step to be",
                       over ? Text("none") : name_of(BASTIDE_VOCABULARY_STEP, static_cast<i32>(pending(view).name(view))));
}

bool check_tile(const View& view, ScriptLine& line)
{
    return line.expect("the drawn tile to be", name_of_tile(view, view.state.header().drawn));
}

bool check_left(const View& view, ScriptLine& line) { return line.expect("tiles left to be", view.state.header().bag_left); }

bool check_turn(const View& view, ScriptLine& line) { return line.expect("the turn to be", view.state.header().turn); }

bool check_placements(const View& view, ScriptLine& line)
{
    TileId tile;
    return read_tile(view, line, tile) && line.expect("legal placements to be", count_placements(view, tile));
}

bool check_options(const View& view, ScriptLine& line)
{
    return line.expect("legal actions to be", count_actions(view, ActionKind::none));
}

bool check_winners(const View& view, ScriptLine& line)
{
    const u32 column = line.column();
    u32 want = 0;
    while (!line.at_end()) {
        int seat = 0;
        if (!read_seat(view, line, seat)) return false;
        want |= 1u << seat;
    }
    const u32 have = view.state.header().winners;
    return want == have || line.fail_expected(column, "the mask of winning seats to be", want, have);
}

bool check_feature(const View& view, ScriptLine& line)
{
    const u32 column = line.column();
    Cell cell;
    u8 segment = 0;
    if (!read_cell(line, cell) || !read_segment(view, line, cell, segment)) return false;
    const FeatureFacts facts = describe(view, root_of(view.state, segment_at(view, cell, segment)));
    const ScriptWord what = line.next();
    if (what.is("tiles")) return line.expect("its tiles to be", facts.feature.tiles);
    if (what.is("open")) return line.expect("its open sides to be", facts.open);
    if (what.is("points")) return line.expect("its points to be", facts.points_now);
    if (what.is("complete")) return facts.complete || line.fail(column, "Expected the feature to be complete.");
    if (what.is("incomplete")) return !facts.complete || line.fail(column, "Expected the feature to be incomplete.");
    return line.fail(what.column, "Expected tiles, open, points, complete or incomplete.");
}

bool check_verdict(const View& view, ScriptLine& line, Reason want) noexcept
{
    const u32 column = line.column();
    Action action;
    if (!read_action(view, line, action)) return false;
    Verdict verdict;
    const Reason have = why_not(view, action, verdict);
    if (have == want) return true;
    const auto name = [](Reason reason) {
        return reason == Reason::none ? Text("none") : name_of(BASTIDE_VOCABULARY_REASON, static_cast<i32>(reason));
    };
    return line.fail_expected(column, "the reason to be", name(want), name(have));
}

bool check_legal(const View& view, ScriptLine& line) { return check_verdict(view, line, Reason::none); }

bool check_refused(const View& view, ScriptLine& line)
{
    const ScriptWord name = line.next();
    const Word word = words(BASTIDE_VOCABULARY_REASON).find(name.text);
    if (!word || word.number == 0) return line.fail(name.column, "No reason has this name.");
    return check_verdict(view, line, static_cast<Reason>(word.number));
}

bool check_hash(const View& view, ScriptLine& line)
{
    const ScriptWord word = line.next();
    u64 want = 0;
    if (!read_hex(word.text, want)) return line.fail(word.column, "A hash has sixteen hexadecimal digits.");
    const u64 have = hash_position(view);
    if (want == have) return true;
    char digits[17];
    TextWriter text(digits, sizeof digits);
    text.put_hex(have);
    return line.fail_expected(word.column, "the hash to be", word.text, Text(digits, 16));
}

struct Expectation {
    const char* word;
    Check check;
};

constexpr Expectation kExpectations[] = {
    {"over", check_over},       {"score", check_score},     {"supply", check_supply},
    {"seat", check_seat},       {"step", check_step},       {"tile", check_tile},
    {"left", check_left},       {"turn", check_turn},       {"placements", check_placements},
    {"options", check_options}, {"winners", check_winners}, {"feature", check_feature},
    {"legal", check_legal},     {"refused", check_refused}, {"hash", check_hash},
};

}  // namespace

bool check_expectation(const View& view, ScriptLine& line) noexcept
{
    const ScriptWord what = line.next();
    for (const Expectation& expectation : kExpectations)
        if (what.is(expectation.word)) return expectation.check(view, line);
    return line.fail(what.column, "Expected something that can be checked, such as score, tile, seat or over.");
}

}  // namespace bastide

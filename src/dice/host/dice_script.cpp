// SPDX-License-Identifier: MIT
// Scripts of the dice game: frame, config lines and words are those of tile scripts; actions and most expectations are its own.
// docs/dice.md defines the grammar.
#include "dice/dice_snapshot.hpp"
#include "dice/host/dice_host.hpp"
#include "formats/scripts/script_config.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

// ---- expectations ----------------------------------------------------------------------------------------------------

bool read_seat(const dice::Game& game, ScriptLine& line, i32& seat) noexcept
{
    return line.read_into(0, game.rules().config.seats - 1, seat);
}

i64 count_at(const dice::Game& game, dice::Spot where) noexcept { return dice::count_at(game.state().dice, where); }

bool check_over(const dice::Game& game, ScriptLine& line)
{
    return game.is_over() || line.fail(line.column(), "Expected the game to be over.");
}

bool check_score(const dice::Game& game, ScriptLine& line)
{
    i32 seat = 0;
    return read_seat(game, line, seat) && line.expect("the score to be", game.state().score[seat]);
}

bool check_seat(const dice::Game& game, ScriptLine& line)
{
    constexpr const char* kWhat = "the deciding seat to be";
    if (game.is_over()) return line.expect(kWhat, Text("none"));
    const i32 seat = dice::pending(game.rules(), game.state()).seat;
    return seat < 0 ? line.expect(kWhat, Text("nature")) : line.expect(kWhat, seat);
}

bool check_step(const dice::Game& game, ScriptLine& line)
{
    return line.expect("the step to be", game.is_over() ? Text("none") : name_of(BASTIDE_VOCABULARY_STEP, step_of(game.state())));
}

bool check_turn(const dice::Game& game, ScriptLine& line) { return line.expect("the turn to be", game.state().turn); }

bool check_options(const dice::Game& game, ScriptLine& line)
{
    return line.expect("legal actions to be", dice::list(game.rules(), game.state(), dice::ActionKind::none, {}));
}

bool check_winners(const dice::Game& game, ScriptLine& line)
{
    const u32 column = line.column();
    u32 want = 0;
    while (!line.at_end()) {
        i32 seat = 0;
        if (!read_seat(game, line, seat)) return false;
        want |= 1u << seat;
    }
    const u32 have = game.state().winners;
    return want == have || line.fail_expected(column, "the mask of winning seats to be", want, have);
}

bool check_tray(const dice::Game& game, ScriptLine& line)
{
    dice::Face face = dice::Face::none;
    if (!read_face(line, face)) return false;
    return line.expect("dice of the tray with that face to be", dice::count_at(game.state().dice, dice::Spot::tray, face));
}

bool check_rolls(const dice::Game& game, ScriptLine& line) { return line.expect("rolls made to be", game.state().rolls); }

bool check_built(const dice::Game& game, ScriptLine& line)
{
    return line.expect("built dice to be", count_at(game, dice::Spot::built));
}

bool check_aside(const dice::Game& game, ScriptLine& line)
{
    return line.expect("knights aside to be", count_at(game, dice::Spot::aside));
}

bool check_catapults(const dice::Game& game, ScriptLine& line)
{
    return line.expect("catapults of this turn to be", game.state().catapults);
}

bool check_closed(const dice::Game& game, ScriptLine& line)
{
    const u32 largest = dice::cities_of(game.rules().config.faces, game.state().dice).largest_closed_size();
    return line.expect("dice of the largest closed city to be", largest);
}

bool check_knight(const dice::Game& game, ScriptLine& line)
{
    i32 seat = 0;
    return read_seat(game, line, seat) &&
           line.expect("knights kept by the seat to be", dice::holds_knight(game.state().dice, static_cast<u32>(seat)));
}

bool check_double(const dice::Game& game, ScriptLine& line)
{
    return game.state().doubled || line.fail(line.column(), "Expected the turn to count double.");
}

Text name_of_reason(i32 reason) noexcept { return reason == 0 ? Text("none") : name_of(BASTIDE_VOCABULARY_REASON, reason); }

bool check_verdict(const dice::Game& game, ScriptLine& line, i32 want) noexcept
{
    const u32 column = line.column();
    dice::Action action;
    if (!read_dice_action(game, line, action)) return false;
    const i32 have = widen(game.why_not(action), Status::ok, widen(action)).reason;
    if (have == want) return true;
    return line.fail_expected(column, "the reason to be", name_of_reason(want), name_of_reason(have));
}

bool check_legal(const dice::Game& game, ScriptLine& line) { return check_verdict(game, line, 0); }

bool check_refused(const dice::Game& game, ScriptLine& line)
{
    const ScriptWord name = line.next();
    const Word word = words(BASTIDE_VOCABULARY_REASON).find(name.text);
    if (!word) return line.fail(name.column, "No reason has this name.");
    return check_verdict(game, line, word.number);
}

bool check_hash(const dice::Game& game, ScriptLine& line)
{
    const ScriptWord word = line.next();
    u64 want = 0;
    if (!read_hex(word.text, want)) return line.fail(word.column, "A hash has sixteen hexadecimal digits.");
    return want == dice::hash(game.rules(), game.state()) || line.fail(word.column, "The position has another hash.");
}

struct DiceExpectation {
    const char* word;
    bool (*check)(const dice::Game&, ScriptLine&);
};

constexpr DiceExpectation kDiceExpectations[] = {
    {"over", check_over},       {"score", check_score},     {"seat", check_seat},       {"step", check_step},
    {"turn", check_turn},       {"options", check_options}, {"winners", check_winners}, {"tray", check_tray},
    {"rolls", check_rolls},     {"built", check_built},     {"aside", check_aside},     {"catapults", check_catapults},
    {"closed", check_closed},   {"knight", check_knight},   {"double", check_double},   {"legal", check_legal},
    {"refused", check_refused}, {"hash", check_hash},
};

bool check_expectation(const dice::Game& game, ScriptLine& line) noexcept
{
    const ScriptWord what = line.next();
    for (const DiceExpectation& expectation : kDiceExpectations)
        if (what.is(expectation.word)) return expectation.check(game, line);
    return line.fail(what.column, "Expected something that can be checked, such as score, tray, seat or over.");
}

// ---- reading ----------------------------------------------------------------------------------------------------------

constexpr ScriptGames kDiceGames = {
    [](const void* of, const Memory& memory) noexcept -> void* {
        const dice::Game& game = *static_cast<const dice::Game*>(of);
        return game.clone(memory, game.retention(), true, false);
    },
    [](void* game) noexcept { dice::Game::destroy(static_cast<dice::Game*>(game)); },
};

class DiceScriptReader {
public:
    DiceScriptReader(Text text, const Memory& memory, Fault& fault, ExplainDice explain, const ScriptReading& reading) noexcept
        : text_(text),
          lines_(text),
          memory_(memory),
          fault_(fault),
          explain_(explain),
          reading_(reading),
          head_(empty_config()),
          no_sets_(head_, 0),
          chooser_(chosen_),
          variations_(kDiceGames, memory)
    {
    }

    dice::Game* read() noexcept
    {
        bool ok = is_utf8(text_, fault_);
        while (ok && lines_.number() < reading_.last_line && lines_.next()) {
            ok = read_line(lines_.text());
            if (reading_.action_counts) reading_.action_counts[lines_.number() - 1] = now_.game ? game().history().count() : 0;
        }
        if (ok && (now_.game || begin_game()) && (lines_.number() == reading_.last_line || finish())) return &game();
        if (fault_.line == 0) fault_.line = larger(lines_.number(), 1);
        if (now_.game) dice::Game::destroy(&game());
        return nullptr;
    }

private:
    dice::Game& game() const noexcept { return *static_cast<dice::Game*>(now_.game); }

    bool read_line(Text text) noexcept
    {
        ScriptLine line(text, fault_);
        if (line.at_end()) return true;
        if (!has_title_) return read_title(line) && line.expect_end();
        const ScriptWord first = line.peek();
        if (first.is("tag") && !now_.game) return line.next(), tags_.read(line, lines_.number());
        if (!is_config_word(first)) return (now_.game || begin_game()) && read_course(line);
        if (now_.game) return line.fail(first.column, "Config lines must come before the table lines and the actions.");
        return read_head(line) && line.expect_end();
    }

    bool read_title(ScriptLine& line) noexcept
    {
        const ScriptWord first = line.next();
        if (!first.is("bastide")) return line.fail(first.column, "A script begins with the line 'bastide 1'.");
        const ScriptWord version = line.next();
        has_title_ = version.is("1");
        return has_title_ || line.fail(version.column, "This library reads only scripts of version 1.", Status::version);
    }

    bool read_head(ScriptLine& line) noexcept
    {
        const ScriptWord first = line.peek();
        if (first.is("set") || first.is("pieces") || first.is("tileset") || first.is("bush")) {
            line.fault().index = chooser_.taken();
            return line.fail(first.column, "", Status::format, Reason::config_choice);
        }
        if (!first.is("game") && !first.is("option")) return read_config_line(line, head_, no_sets_);
        line.next();
        if (first.is("option")) return read_option(line);
        const ScriptWord name = line.next();
        return name.is("dice") || line.fail(name.column, "Expected 'dice'.");
    }

    bool read_option(ScriptLine& line) noexcept
    {
        ScriptChoice choice;
        return read_choice(line, static_cast<i32>(ChoiceKind::option), choice) &&
               accept_choice(line, choice, chooser_.take(choice.choice));
    }

    bool begin_game() noexcept
    {
        fault_.column = 1;
        dice::Settings settings = dice_settings(head_);
        settings.config.target_score = chosen_.target_score;
        settings.config.finish_round = chosen_.finish_round;
        now_.game = begin_dice(settings, memory_, fault_);
        if (!now_.game && fault_.status == Status::argument) fault_.status = Status::format;
        return now_.game && tags_.check_seats(seats(), fault_);
    }

    bool finish() noexcept
    {
        if (!variations_.is_open()) return !game().is_over() || tags_.check_result(game().state().score, seats(), fault_);
        return refuse_open_variation(fault_);
    }

    i32 seats() const noexcept { return game().rules().config.seats; }

    bool read_course(ScriptLine& line) noexcept
    {
        if (is_annotation_word(line.peek())) return read_annotation(line, seats(), now_, variations_);
        if (line.peek().is("expect")) {
            line.next();
            return check_expectation(game(), line) && line.expect_end();
        }
        const u32 column = line.column();
        dice::Action action;
        if (!read_dice_action(game(), line, action) || !line.expect_end()) return false;
        if (action.kind == dice::ActionKind::fall && game().settings().config.chance == dice::Chance::seeded) {
            variations_.forget_position();
            return compare_fall(line, column, action);
        }
        if (!variations_.before_action(now_, is_variation_next(lines_), fault_)) return false;
        now_.progress.first_uncompared = now_.progress.last_action = game().history().count();
        const dice::Verdict verdict = game().apply(action);
        return verdict.is_legal() || fail_action(line, column, widen(action), widen(verdict, Status::illegal, widen(action)));
    }

    /// In a seeded game the library rolls, so a fall in the script is only compared: with the falls since the last action, after
    /// those compared before. The first may also be the last fall before that action.
    bool compare_fall(ScriptLine& line, u32 column, const dice::Action& expected) noexcept
    {
        const auto& history = game().history();
        const bastide_action want = widen(expected);
        const bool has_last_action = !history.is_truncated() && history.count() > 0;
        const bastide_action have = widen(has_last_action ? dice::action_of(history.at(history.count() - 1)) : dice::Action{});
        const auto is_same_roll = [&](const bastide_action& done) { return done.kind == want.kind && done.faces == want.faces; };
        const auto is_expected = [&](dice::Code code) { return is_same_roll(widen(dice::action_of(code))); };
        if (has_last_action && (history.find(now_.progress.first_uncompared, is_expected) ||
                                (now_.progress.first_uncompared == now_.progress.last_action && is_same_roll(have))))
            return true;
        char texts[2][96];
        TextWriter expected_text(texts[0], sizeof texts[0]);
        TextWriter actual_text(texts[1], sizeof texts[1]);
        write_dice_action(want, expected_text);
        write_dice_action(have, actual_text);
        return line.fail_expected(column, "the last action to be", Text(texts[0]),
                                  has_last_action ? Text(texts[1]) : Text("none"));
    }

    bool fail_action(ScriptLine& line, u32 column, const bastide_action& action, const bastide_refusal& refusal) noexcept
    {
        line.fail(column, "", Status::illegal, static_cast<Reason>(refusal.reason));
        fault_.take_details(refusal);
        TextWriter text(fault_.text, sizeof fault_.text);
        explain_(game(), &action, refusal, text);
        return false;
    }

    Text text_;
    Lines lines_;
    const Memory& memory_;
    Fault& fault_;
    ExplainDice explain_;
    const ScriptReading& reading_;
    Config head_;      // what both games share; its sets and options stay empty
    Chooser no_sets_;  // required by read_config_line(), which gets no choices of sets
    dice::Config chosen_;
    DiceChooser chooser_;
    Tags tags_;
    ScriptBranch now_;
    Variations variations_;
    bool has_title_ = false;
};

}  // namespace

dice::Game* read_dice_script(Text text, const Memory& memory, Fault& fault, ExplainDice explain,
                             const ScriptReading& reading) noexcept
{
    return DiceScriptReader(text, memory, fault, explain, reading).read();
}

i32 write_dice_snapshot(const dice::Game& game, i32 viewer, u8* out, i32 cap) noexcept
{
    return count_of(dice::write_snapshot(game, viewer == BASTIDE_VIEW_FULL, out, static_cast<u32>(cap)));
}

namespace {

/// `whole`: with the seed instead of the rolls.
void write_script(const dice::Game& game, bool whole, TextWriter& out) noexcept
{
    const dice::Settings& settings = game.settings();
    const bool library_rolls = whole && settings.config.chance == dice::Chance::seeded;
    out.put("bastide 1\ngame dice\nseats ").put_number(settings.config.seats).put('\n');
    if (settings.config.first_seat != 0) out.put("first ").put_number(settings.config.first_seat).put('\n');
    if (settings.retention.events >= 0) out.put("events ").put_number(capacity_to_host(settings.retention.events)).put('\n');
    if (library_rolls)
        out.put("seed ").put_unsigned(settings.seed).put('\n');
    else
        out.put("chance host\n");
    for_each_choice(settings.config, [&](const Choice& choice) {
        out.put("option ").put(name_of(BASTIDE_VOCABULARY_OPTION, choice.id)).put(' ').put_number(choice.value).put('\n');
    });
    out.put('\n');
    for (u32 i = 0; i < game.history().count(); ++i) {
        const dice::Action action = dice::action_of(game.history().at(i));
        if (action.kind == dice::ActionKind::fall && library_rolls) continue;
        write_dice_action(widen(action), out);
        out.put('\n');
    }
}

}  // namespace

i32 write_dice_script(const dice::Game& game, i32 viewer, TextWriter& out) noexcept
{
    if (!game.has_history() || game.first_replayed() > 0) return BASTIDE_E_STATE;
    if (game.history().is_truncated()) return BASTIDE_E_LIMIT;
    write_script(game, viewer == BASTIDE_VIEW_FULL, out);
    return count_of(out.size());
}

}  // namespace bastide

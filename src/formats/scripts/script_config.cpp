// SPDX-License-Identifier: MIT
#include "formats/scripts/script_config.hpp"

#include "setup/all_modules.hpp"
#include "setup/boxes.hpp"
#include "vocabulary/names.hpp"

namespace bastide {

namespace {

/// The words of choices, by ChoiceKind. `list` is the vocabulary of what they choose; 0: they take a number.
struct ChoiceWord {
    const char* word;
    i32 list;
};
constexpr ChoiceWord kChoices[] = {
    {"", 0},
    {"set", BASTIDE_VOCABULARY_SET},
    {"pieces", BASTIDE_VOCABULARY_PIECE},
    {"option", BASTIDE_VOCABULARY_OPTION},
    {"tileset", 0},
    {"bush", 0},
};
constexpr i32 kChoiceCount = sizeof kChoices / sizeof kChoices[0];

constexpr const char* kHeadWords[] = {"game", "seats", "first", "events", "seed", "chance", "revision", "final", "tag"};

bool read_game(ScriptLine& line) noexcept
{
    const ScriptWord word = line.next();
    const bool is_left_out_game = word.is("dice") && is_left_out(GameKind::dice);
    if (!is_left_out_game) return word.is("tiles") || line.fail(word.column, "Expected 'tiles' or 'dice'.");
    line.fault().column = static_cast<i32>(word.column);
    return refuse_left_out(BASTIDE_BOX_DICE, Status::format, line.fault());
}

bool read_seed(ScriptLine& line, Config& config) noexcept
{
    const ScriptWord word = line.next();
    return read_unsigned(word.text, config.seed) || line.fail(word.column, "A seed is a whole number below 2^64.");
}

bool read_chance(ScriptLine& line, Config& config) noexcept
{
    const ScriptWord word = line.next();
    if (!word.is("host") && !word.is("seeded")) return line.fail(word.column, "Expected 'host' or 'seeded'.");
    config.chance = word.is("host") ? Chance::host : Chance::seeded;
    return true;
}

bool read_events(ScriptLine& line, Config& config) noexcept
{
    i32 capacity = 0;
    if (!line.read_into(-1, kMaxEvents, capacity)) return false;
    config.retention.events = capacity_from_host(capacity);
    return true;
}

/// "final host": the host starts the final scoring by FINISH.
bool read_final(ScriptLine& line, Config& config) noexcept
{
    const ScriptWord word = line.next();
    if (!word.is("host")) return line.fail(word.column, "Expected 'host'.");
    return config.stops_before_final = true;
}

/// The oldest revision of the rules that the script needs. The game begins under the newest one.
bool read_needed_revision(ScriptLine& line) noexcept
{
    u32 needed = 0;
    return line.read_into(1, kRulesRevision, needed);
}

bool read_chosen(ScriptLine& line, i32 list, i32 most, i32& id) noexcept
{
    const ScriptWord name = line.peek();
    if (!list) return line.read_into(0, most, id);
    line.next();
    const Word word = words(list).find(name.text);
    if (!word) return line.fail(name.column, "", Status::format, Reason::config_choice);
    id = word.number;
    return true;
}

}  // namespace

bool read_choice(ScriptLine& line, i32 what, ScriptChoice& out) noexcept
{
    out.name_column = line.column();
    out.choice.kind = what;
    const bool is_tileset = what == static_cast<i32>(ChoiceKind::tileset);
    if (!read_chosen(line, kChoices[what].list, is_tileset ? kMaxHostSets - 1 : kMaxBushes - 1, out.choice.id)) return false;
    out.value_column = line.column();
    return line.read_into(-0x7FFFFFFF, 0x7FFFFFFF, out.choice.value);
}

bool accept_choice(ScriptLine& line, const ScriptChoice& choice, const Refusal& refusal) noexcept
{
    if (refusal.reason == Reason::none) return true;
    const u32 column = refusal.reason == Reason::config_value ? choice.value_column : choice.name_column;
    put_refusal(refusal, Status::format, line.fault());
    line.fault().column = static_cast<i32>(column);
    return false;
}

bool is_config_word(ScriptWord word) noexcept
{
    for (const char* head : kHeadWords)
        if (word.is(head)) return true;
    for (i32 i = 1; i < kChoiceCount; ++i)
        if (word.is(kChoices[i].word)) return true;
    return false;
}

GameKind game_of_script(Text text) noexcept
{
    Fault fault;
    for (Lines lines(text); lines.next();) {
        ScriptLine line(lines.text(), fault);
        if (line.at_end()) continue;
        const ScriptWord first = line.next();
        if (first.is("game")) return line.next().is("dice") ? GameKind::dice : GameKind::tiles;
        if (!first.is("bastide") && !is_config_word(first)) break;
    }
    return GameKind::tiles;
}

bool read_config_line(ScriptLine& line, Config& config, Chooser& chooser) noexcept
{
    const ScriptWord word = line.next();
    if (word.is("game")) return read_game(line);
    if (word.is("seats")) return line.read_into(1, kMaxSeats, config.seats);
    if (word.is("first")) return line.read_into(0, kMaxSeats - 1, config.first_seat);
    if (word.is("events")) return read_events(line, config);
    if (word.is("final")) return read_final(line, config);
    if (word.is("revision")) return read_needed_revision(line);
    if (word.is("seed")) return read_seed(line, config);
    if (word.is("chance")) return read_chance(line, config);
    for (i32 i = 1; i < kChoiceCount; ++i)
        if (word.is(kChoices[i].word)) {
            ScriptChoice choice;
            return read_choice(line, i, choice) && accept_choice(line, choice, chooser.take(choice.choice));
        }
    return line.fail(word.column, "Expected a config line, such as seats, seed, set or option.");
}

void write_config_lines(const Rules& rules, const Config& config, TextWriter& out) noexcept
{
    out.put("game tiles\nseats ").put_number(config.seats).put('\n');
    if (config.first_seat != 0) out.put("first ").put_number(config.first_seat).put('\n');
    if (config.retention.events >= 0) out.put("events ").put_number(capacity_to_host(config.retention.events)).put('\n');
    if (config.stops_before_final) out.put("final host\n");
    if (config.chance == Chance::seeded)
        out.put("seed ").put_unsigned(config.seed).put('\n');
    else
        out.put("chance host\n");
    for_each_choice(rules, [&](const Choice& choice) {
        const ChoiceWord& word = kChoices[choice.kind];
        out.put(word.word).put(' ');
        if (word.list)
            out.put(name_of(word.list, choice.id));
        else
            out.put_number(choice.id);
        out.put(' ').put_number(choice.value).put('\n');
    });
}

}  // namespace bastide

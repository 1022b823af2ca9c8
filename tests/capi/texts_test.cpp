// SPDX-License-Identifier: MIT
// Words and sentences, in English and in languages of the host's: bastide_texts_..., bastide_word_text and the sentences about
// records.
#include <array>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "bastide.h"
#include "source_tree.hpp"
#include "support/catch.hpp"
#include "support/dice.hpp"
#include "support/games.hpp"
#include "support/handles.hpp"

namespace {

using bastide_tests::Game;
using bastide_tests::Texts;
using Catch::Matchers::ContainsSubstring;

// ---- what the tests stand on ----

Game some_game(std::int32_t kind)
{
    bastide_config config{};
    REQUIRE(bastide_config_init(&config) == BASTIDE_OK);
    config.game = kind;
    config.seats = 3;
    bastide_game* game = nullptr;
    REQUIRE(bastide_game_create(&config, nullptr, 0, nullptr, 0, nullptr, nullptr, &game) == BASTIDE_OK);
    return Game(game);
}

/// A text of a call that measures and writes; the call is made for both and must say the same.
template <class Call>
std::string text_of(Call&& call)
{
    const std::int32_t size = call(nullptr, 0);
    REQUIRE(size >= 0);
    std::string text(static_cast<std::size_t>(size) + 1, '?');
    REQUIRE(call(text.data(), size + 1) == size);
    REQUIRE(text.back() == '\0');
    text.pop_back();
    REQUIRE(text.find('\0') == std::string::npos);
    return text;
}

std::string written(const bastide_texts* texts)
{
    return text_of([&](char* out, std::int32_t cap) { return bastide_texts_write(texts, out, cap); });
}

std::string word_text(const bastide_texts* texts, std::int32_t vocabulary, std::int32_t number)
{
    return text_of([&](char* out, std::int32_t cap) { return bastide_word_text(texts, vocabulary, number, out, cap); });
}

std::string word_name(std::int32_t vocabulary, std::int32_t number)
{
    return text_of([&](char* out, std::int32_t cap) { return bastide_word_name(vocabulary, number, out, cap); });
}

std::vector<std::int32_t> numbers_of(std::int32_t vocabulary)
{
    std::vector<std::int32_t> numbers(static_cast<std::size_t>(bastide_word_list(vocabulary, nullptr, 0)));
    bastide_word_list(vocabulary, numbers.data(), static_cast<std::int32_t>(numbers.size()));
    return numbers;
}

bastide_status parse(const std::string& file, Texts& texts, bastide_refusal& refusal)
{
    bastide_texts* made = nullptr;
    const bastide_status status =
        bastide_texts_parse(file.data(), static_cast<std::int32_t>(file.size()), nullptr, &refusal, &made);
    texts.reset(made);
    return status;
}

Texts texts_of(const std::string& file)
{
    Texts texts;
    bastide_refusal refusal;
    const bastide_status status = parse(file, texts, refusal);
    INFO(refusal.line << ":" << refusal.column << " " << refusal.text);
    REQUIRE(status == BASTIDE_OK);
    REQUIRE(texts);
    return texts;
}

std::string read_file(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    INFO(path);
    REQUIRE(file.good());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Texts test_language() { return texts_of(read_file(BASTIDE_TEST_DATA "/texts/piglatin.txt")); }

bool is_utf8(const std::string& text)
{
    for (std::size_t i = 0; i < text.size();) {
        const unsigned char c = static_cast<unsigned char>(text[i]);
        const std::size_t size = c < 0x80 ? 1 : c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : c >= 0xC2 ? 2 : 0;
        if (size == 0 || i + size > text.size()) return false;
        for (std::size_t k = 1; k < size; ++k)
            if ((static_cast<unsigned char>(text[i + k]) & 0xC0) != 0x80) return false;
        i += size;
    }
    return true;
}

/// Five kinds of sentences under one roof.
enum class About { action, decision, event, score_line, refusal };
constexpr std::array<About, 5> kAbout = {About::action, About::decision, About::event, About::score_line, About::refusal};

std::int32_t vocabulary_of(About about)
{
    switch (about) {
        case About::action: return BASTIDE_VOCABULARY_ACTION;
        case About::decision: return BASTIDE_VOCABULARY_STEP;
        case About::event: return BASTIDE_VOCABULARY_EVENT;
        case About::score_line: return BASTIDE_VOCABULARY_REWARD;
        case About::refusal: break;
    }
    return BASTIDE_VOCABULARY_REASON;
}

const char* record_of(About about)
{
    switch (about) {
        case About::action: return "bastide_action";
        case About::decision: return "bastide_decision";
        case About::event: return "bastide_event";
        case About::score_line: return "bastide_score_line";
        case About::refusal: break;
    }
    return "bastide_refusal";
}

/// Each word of a record is what `fill` says of its field number; the spare words are 0.
template <class Record, class Fill>
Record filled(Fill&& fill)
{
    Record record;
    std::array<std::int32_t, sizeof(Record) / 4> words{};
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = fill(i);
    std::memcpy(&record, words.data(), sizeof record);
    std::memset(record.spare, 0, sizeof record.spare);
    return record;
}

template <class Fill>
std::string sentence(About about, std::int32_t kind, const bastide_game* game, const bastide_texts* texts, Fill&& fill)
{
    bastide_action action = filled<bastide_action>(fill);
    switch (about) {
        case About::action:
            action.kind = kind;
            return text_of([&](char* out, std::int32_t cap) { return bastide_action_text(game, texts, &action, out, cap); });
        case About::decision: {
            bastide_decision decision = filled<bastide_decision>(fill);
            decision.over = 0;
            decision.step = kind;
            return text_of([&](char* out, std::int32_t cap) { return bastide_decision_text(game, texts, &decision, out, cap); });
        }
        case About::event: {
            bastide_event event = filled<bastide_event>(fill);
            event.kind = kind;
            return text_of([&](char* out, std::int32_t cap) { return bastide_event_text(game, texts, &event, out, cap); });
        }
        case About::score_line: {
            bastide_score_line line = filled<bastide_score_line>(fill);
            line.reward = kind;
            return text_of([&](char* out, std::int32_t cap) { return bastide_score_line_text(game, texts, &line, out, cap); });
        }
        case About::refusal: break;
    }
    bastide_refusal refusal = filled<bastide_refusal>(fill);
    refusal.status = BASTIDE_E_ILLEGAL;
    refusal.reason = kind;
    refusal.line = 0;
    refusal.text[0] = '\0';
    return text_of([&](char* out, std::int32_t cap) { return bastide_refusal_text(game, texts, &action, &refusal, out, cap); });
}

const nlohmann::json& named(const nlohmann::json& all, const std::string& name)
{
    for (const nlohmann::json& each : all)
        if (each.at("name") == name) return each;
    FAIL("no " << name);
    return all;
}

std::string upper(std::string text)
{
    for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

/// Numbers that no game has, beside those that every game has.
const std::vector<std::int32_t>& odd_numbers()
{
    static const std::vector<std::int32_t> numbers = {0,
                                                      1,
                                                      2,
                                                      3,
                                                      4,
                                                      5,
                                                      7,
                                                      -1,
                                                      -2,
                                                      63,
                                                      64,
                                                      301,
                                                      8101,
                                                      9901,
                                                      BASTIDE_NOWHERE,
                                                      std::numeric_limits<std::int32_t>::max(),
                                                      std::numeric_limits<std::int32_t>::min()};
    return numbers;
}

bastide_event event_of(std::int32_t kind)
{
    bastide_event event{};
    event.kind = kind;
    event.seat = event.other_seat = event.tile = event.placed = event.segment = event.feature = -1;
    event.from_segment = event.from_feature = event.piece = event.action = -1;
    event.x = event.y = event.from_x = event.from_y = BASTIDE_NOWHERE;
    return event;
}

bastide_action action_of(std::int32_t kind, std::int32_t seat)
{
    bastide_action action{};
    action.kind = kind;
    action.seat = seat;
    action.tile = action.segment = action.piece = action.other_seat = -1;
    action.x = action.y = BASTIDE_NOWHERE;
    return action;
}

bastide_refusal refusal_of(std::int32_t reason)
{
    bastide_refusal refusal{};
    refusal.status = BASTIDE_E_ILLEGAL;
    refusal.reason = reason;
    refusal.index = refusal.other_index = refusal.seat = refusal.tile = refusal.side = -1;
    refusal.segment = refusal.feature = refusal.piece = -1;
    refusal.x = refusal.y = BASTIDE_NOWHERE;
    return refusal;
}

std::string told(const bastide_texts* texts, const bastide_event& event, std::int32_t game_kind = BASTIDE_GAME_TILES)
{
    const Game game = some_game(game_kind);
    return text_of([&](char* out, std::int32_t cap) { return bastide_event_text(game.get(), texts, &event, out, cap); });
}

std::string told(const bastide_texts* texts, const bastide_action& action, std::int32_t game_kind = BASTIDE_GAME_TILES)
{
    const Game game = some_game(game_kind);
    return text_of([&](char* out, std::int32_t cap) { return bastide_action_text(game.get(), texts, &action, out, cap); });
}

std::string told(const bastide_texts* texts, const bastide_refusal& refusal, const bastide_action* action = nullptr)
{
    return text_of([&](char* out, std::int32_t cap) { return bastide_refusal_text(nullptr, texts, action, &refusal, out, cap); });
}

/// "0, 1, ..." of a drawn tile with that many left, by the forms of a language.
std::string form_of(const Texts& texts, std::int32_t count)
{
    bastide_event event = event_of(BASTIDE_EVENT_DREW);
    event.seat = 0;
    event.count = count;
    return told(texts.get(), event);
}

}  // namespace

// ---- files ----

TEST_CASE("The English sentences are a file of texts that reads as itself")
{
    const std::string english = written(nullptr);
    const Texts texts = texts_of(english);
    CHECK(written(texts.get()) == english);
    CHECK(is_utf8(english));
}

TEST_CASE("No English word of the header holds a brace")
{
    for (std::int32_t vocabulary : numbers_of(BASTIDE_VOCABULARY_VOCABULARY))
        for (std::int32_t number : numbers_of(vocabulary)) {
            INFO(vocabulary << " " << number);
            const std::string text = word_text(nullptr, vocabulary, number);
            CHECK(!text.empty());
            CHECK(text.find_first_of("{}") == std::string::npos);
        }
}

TEST_CASE("The test language has every entry")
{
    const Texts texts = test_language();
    const std::string file = written(texts.get());
    std::istringstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        INFO("run tests/data/texts/piglatin.py: " << line);
        CHECK((line.substr(0, 2) != "# " || line.find(" = ") == std::string::npos));
    }
    CHECK(written(texts_of(file).get()) == file);
}

TEST_CASE("Entries that a file lacks are English and are written after a #")
{
    const Texts texts = texts_of("seat.0 = Anna\nevent.passed = {seat} passt.\n");
    bastide_event event = event_of(BASTIDE_EVENT_PASSED);
    event.seat = 0;
    CHECK(told(texts.get(), event) == "Anna passt.");
    event.kind = BASTIDE_EVENT_RESIGNED;
    CHECK(told(texts.get(), event) == "Anna leaves the game.");
    event.seat = 1;
    CHECK(told(texts.get(), event) == "Blue leaves the game.");
    const std::string file = written(texts.get());
    CHECK_THAT(file, ContainsSubstring("\nseat.0 = Anna\n# seat.1 = Blue\n"));
    CHECK_THAT(file, ContainsSubstring("\nevent.passed = {seat} passt.\n# event.passed.word = a seat passes\n"));
    CHECK(written(texts_of(file).get()) == file);
}

TEST_CASE("Lines may end as on DOS, begin with a mark of their order and be empty")
{
    const Texts texts = texts_of("\xEF\xBB\xBF# Deutsch\r\n\r\n  seat.0=Anna  \r\n\tseat.1\t= Bert\r\n#seat.2 = Carl");
    CHECK_THAT(written(texts.get()), ContainsSubstring("\nseat.0 = Anna\nseat.1 = Bert\n# seat.2 = Green\n"));
    CHECK(written(texts_of("").get()).size() > 1000);
}

TEST_CASE("A file that cannot be read is refused with its line, its column and what would be right")
{
    struct Case {
        const char* file;
        std::int32_t line;
        std::int32_t column;
        const char* says;
    };
    const Case cases[] = {
        {"nonsense", 1, 1, "Expected an entry"},
        {"evnt.bid = x", 1, 1, "\"evnt\" is not a section. The sections are: language"},
        {"\n  event.bit = x", 2, 9, "event has no word \"bit\". It has: turn_began"},
        {"event = x", 1, 6, "event has no word \"\""},
        {"event.bid.a.b = x", 1, 11, "form"},
        {"event.bid. = x", 1, 11, "form"},
        {"event.bid.Word = x", 1, 11, "small letters"},
        {"piece.wagon.word = x", 1, 13, "leave out .word"},
        {"list.next.old = {list}{item}", 1, 11, "no forms"},
        {"event.bid = {pints}", 1, 13, "{pints} is not a field of this entry; its fields are: "},
        {"event.bid = {pints}", 1, 13, "points"},
        {"event.bid = {from_x}", 1, 13, "{from_x} is not a field of this entry"},
        {"piece.wagon = {seat}", 1, 15, "it has none"},
        {"event.bid.word = {seat}", 1, 18, "it has none"},
        {"event.bid = {seat", 1, 18, "} or a comma"},
        {"event.bid = a } b", 1, 15, "has no { before it"},
        {"event.bid = {}", 1, 13, "{} is not a field of this entry"},
        {"event.bid = {points, number}", 1, 21, "plural, select, form or name"},
        {"event.bid = {points, plural, one {a} few {b} other {c}}", 1, 38,
         "\"few\" is not a plural form of this language; its forms are one, other"},
        {"event.bid = {points, plural, one {a}}", 1, 21, "\"other\" is missing"},
        {"event.bid = {points, plural, one {a} one {b} other {c}}", 1, 38, "twice"},
        {"event.bid = {points, plural, =a {a} other {c}}", 1, 30, "whole number"},
        {"event.bid = {seat, plural, one {a} other {c}}", 1, 19, "Only numbers"},
        {"event.bid = {points, plural, one a other {c}}", 1, 34, "A case is a word and a text in braces"},
        {"event.bid = {points, plural, one {a}", 1, 37, "has no } before the end"},
        {"event.bid = {points, plural one {a} other {c}}", 1, 29, "comma"},
        {"event.moved = {cause, select, deploid {a} other {b}}", 1, 31,
         "\"deploid\" is not a case of cause; its cases are: deployed"},
        {"event.moved = {cause, select, deployed {a}}", 1, 22, "needs the case other"},
        {"event.moved = {cause, select, final {a} final {b} other {b}}", 1, 41, "twice"},
        {"event.moved = {cause, select, final {a} other {b}", 1, 50, "has no } before the end"},
        {"event.moved = {cause, select, final {a", 1, 39, "has no } before the end"},
        {"event.moved = {seat, select, 9 {a} other {b}}", 1, 30, "not a case of seat"},
        {"event.moved = {cell, select, 9 {a} other {b}}", 1, 30, "none and other"},
        {"event.moved = {piece, name}", 1, 22, "Only fields that hold a word"},
        {"event.moved = {piece_kind, form}", 1, 32, "its name"},
        {"list.next = {item}, {list}", 1, 13, "A list needs {list} and then {item}"},
        {"list.next = {list}, {item} {", 1, 28, "A list needs"},
        {"list.next = {list}", 1, 13, "A list needs"},
        {"seat.0 = A\nseat.0 = B", 2, 1, "already has this entry"},
        {"language.plural = klingon", 1, 19, "The names are: english, german, french"},
        {"seat.0 = A\nlanguage.plural = czech", 2, 19, "before all other entries"},
        {"seat.0 = A\xC3", 1, 11, "UTF-8"},
        {"seat.0 = \xED\xA0\x80", 1, 10, "UTF-8"},
        {"seat.0 = \xC0\xAF", 1, 10, "UTF-8"},
        {"# \xFF", 1, 3, "UTF-8"},
        {"seat.0 = a\x01", 1, 11, "UTF-8"},
    };
    for (const Case& each : cases) {
        INFO(each.file);
        Texts texts;
        bastide_refusal refusal;
        CHECK(parse(each.file, texts, refusal) == BASTIDE_E_FORMAT);
        CHECK(!texts);
        CHECK(refusal.status == BASTIDE_E_FORMAT);
        CHECK(refusal.line == each.line);
        CHECK(refusal.column == each.column);
        CHECK_THAT(std::string(refusal.text), ContainsSubstring(each.says));
        CHECK(refusal.seat == -1);
        CHECK(refusal.x == BASTIDE_NOWHERE);
        CHECK_THAT(told(nullptr, refusal), ContainsSubstring("Line " + std::to_string(each.line) + ", column "));
    }
}

TEST_CASE("A file of texts has a bound for its size, its lines and its depth")
{
    Texts texts;
    bastide_refusal refusal;
    CHECK(parse(std::string(262144, '#'), texts, refusal) == BASTIDE_OK);
    CHECK(parse(std::string(262145, '#'), texts, refusal) == BASTIDE_E_FORMAT);
    CHECK(parse("seat.0 = " + std::string(400, 'a'), texts, refusal) == BASTIDE_OK);
    CHECK(parse("seat.0 = " + std::string(401, 'a'), texts, refusal) == BASTIDE_E_FORMAT);
    CHECK(parse("event.passed = " + std::string(12000, 'a'), texts, refusal) == BASTIDE_OK);
    CHECK(parse("event.passed = " + std::string(12001, 'a'), texts, refusal) == BASTIDE_E_FORMAT);
    const auto nested = [](int depth) {
        std::string text = "deep";
        for (int i = 0; i < depth; ++i) text = "{turn, select, other {" + text + "}}";
        return "event.passed = " + text;
    };
    CHECK(parse(nested(8), texts, refusal) == BASTIDE_OK);
    bastide_event event = event_of(BASTIDE_EVENT_PASSED);
    CHECK(told(texts.get(), event) == "deep");
    CHECK(parse(nested(9), texts, refusal) == BASTIDE_E_FORMAT);
    const auto forms = [](int count) {
        std::string file;
        for (int i = 0; i < count; ++i) file += "piece.wagon.f" + std::to_string(i) + " = x\n";
        return file;
    };
    CHECK(parse(forms(4096), texts, refusal) == BASTIDE_OK);
    CHECK(parse(forms(4097), texts, refusal) == BASTIDE_E_FORMAT);
    CHECK(refusal.line == 4097);
}

TEST_CASE("A changed file is read or refused and its sentences are filled")
{
    const std::string english = written(nullptr);
    const std::string other = read_file(BASTIDE_TEST_DATA "/texts/piglatin.txt");
    const Game game = some_game(BASTIDE_GAME_TILES);
    bastide_tests::Dice dice(7);
    const auto next = [&](std::size_t below) { return static_cast<std::size_t>(dice.below(static_cast<std::int32_t>(below))); };
    const std::string letters = "{}{}',#=.\n abplurselectothn01\xC5\xBE\xFF";
    int accepted = 0;
    const std::int64_t files = bastide_tests::games(2000);
    for (std::int64_t n = 0; n < files; ++n) {
        const std::string& whole = n % 2 == 0 ? english : other;
        const std::size_t from = next(whole.size());
        const std::size_t line = from == 0 ? 0 : whole.rfind('\n', from) + 1;
        std::string file = (n % 2 == 0 ? "" : "language.plural = czech\n") + whole.substr(line, 200 + next(3000));
        file = file.substr(0, file.rfind('\n') + 1);
        for (std::size_t changes = next(3); changes > 0 && !file.empty(); --changes) {
            const std::size_t at = next(file.size());
            if (next(3) == 0)
                file.erase(at, 1 + next(4));
            else if (next(2) == 0)
                file.insert(at, 1, letters[next(letters.size())]);
            else
                file[at] = letters[next(letters.size())];
        }
        Texts texts;
        bastide_refusal refusal;
        const bastide_status status = parse(file, texts, refusal);
        INFO(file << "\n" << refusal.line << ":" << refusal.column << " " << refusal.text);
        REQUIRE((status == BASTIDE_OK) == (texts != nullptr));
        if (!texts) {
            REQUIRE(status == BASTIDE_E_FORMAT);
            REQUIRE(refusal.line >= 1);
            REQUIRE(refusal.column >= 1);
            REQUIRE(refusal.text[0] != '\0');
            REQUIRE(is_utf8(refusal.text));
            continue;
        }
        ++accepted;
        REQUIRE(written(texts_of(written(texts.get())).get()) == written(texts.get()));
        const About about = kAbout[next(kAbout.size())];
        const std::vector<std::int32_t> kinds = numbers_of(vocabulary_of(about));
        for (int i = 0; i < 4; ++i) {
            const std::string text = sentence(about, kinds[next(kinds.size())], game.get(), texts.get(),
                                              [&](std::size_t) { return odd_numbers()[next(odd_numbers().size())]; });
            REQUIRE(is_utf8(text));
        }
    }
    CHECK(accepted > files / 10);
    CHECK(accepted < files);
}

TEST_CASE("Random bytes are no file of texts, and reading them is harmless")
{
    bastide_tests::Dice dice(11);
    for (int n = 0; n < 500; ++n) {
        std::string file;
        for (int i = 0; i < 300; ++i) file.push_back(static_cast<char>(dice.next() >> 56));
        Texts texts;
        bastide_refusal refusal;
        CHECK(parse(file, texts, refusal) == BASTIDE_E_FORMAT);
    }
}

// ---- sentences ----

TEST_CASE("Every kind of every vocabulary makes a sentence of any numbers")
{
    std::vector<Texts> languages;
    languages.push_back(nullptr);
    languages.push_back(test_language());
    for (const char* name : {"czech", "romanian", "german", "french"})
        languages.push_back(texts_of(read_file(BASTIDE_SOURCE_DIR "/capi/texts/" + std::string(name) + ".txt")));
    const Game games[] = {some_game(BASTIDE_GAME_TILES), some_game(BASTIDE_GAME_DICE)};
    std::size_t turn = 0;
    for (const Texts& texts : languages)
        for (const Game& game : games)
            for (About about : kAbout)
                for (std::int32_t kind : numbers_of(vocabulary_of(about)))
                    for (std::int32_t same : odd_numbers()) {
                        const std::string plain =
                            sentence(about, kind, game.get(), texts.get(), [same](std::size_t) { return same; });
                        const std::string mixed = sentence(about, kind, game.get(), texts.get(), [&turn](std::size_t i) {
                            turn = turn * 31 + i + 7;
                            return odd_numbers()[turn % odd_numbers().size()];
                        });
                        for (const std::string& text : {plain, mixed}) {
                            INFO(record_of(about) << " " << kind << " of " << same << ": " << text);
                            CHECK(!text.empty());
                            CHECK(text.find_first_of("{}#") == std::string::npos);
                            CHECK(text.find("  ") == std::string::npos);
                            CHECK((text.back() == '.' || about == About::refusal));
                        }
                    }
}

TEST_CASE("A sentence knows the fields that its kind uses and no other field of its record")
{
    const nlohmann::json api = nlohmann::json::parse(read_file(BASTIDE_SOURCE_DIR "/capi/abi/bastide_api.json"));
    const std::set<std::string> follow = {"cell",  "from_cell", "role",         "owner",     "holder",
                                          "place", "sides",     "segment_kind", "piece_kind"};
    const auto takes = [](const std::string& key, const std::string& field) {
        Texts texts;
        bastide_refusal refusal;
        return parse(key + " = {" + field + "}", texts, refusal) == BASTIDE_OK;
    };
    int uses = 0;
    for (About about : kAbout) {
        const nlohmann::json& record = named(api.at("records"), record_of(about));
        const std::string section = word_name(BASTIDE_VOCABULARY_VOCABULARY, vocabulary_of(about));
        for (const nlohmann::json& value : named(api.at("vocabularies"), upper(section)).at("values")) {
            std::set<std::string> used;
            for (const nlohmann::json& use : value.value("uses", nlohmann::json::array()))
                used.insert(use.at("field").get<std::string>());
            const std::string key = section + "." + value.at("word").get<std::string>();
            for (const nlohmann::json& field : record.at("fields")) {
                const std::string name = field.at("name").get<std::string>();
                if (name == "spare") continue;
                const bool common = about == About::score_line || field.value("common", true);
                INFO(key << " " << name);
                if (common || used.count(name) != 0)
                    CHECK(takes(key, name));
                else if (follow.count(name) == 0)
                    CHECK(!takes(key, name));
                ++uses;
            }
        }
    }
    CHECK(uses > 1000);
}

TEST_CASE("Actions read as sentences")
{
    bastide_action action = action_of(BASTIDE_ACTION_PLACE, 0);
    action.tile = 3;
    action.x = 0;
    action.y = -1;
    action.rotation = 2;
    CHECK(told(nullptr, action) == "Red places D on (0,-1), turned twice.");
    action.rotation = 0;
    CHECK(told(nullptr, action) == "Red places D on (0,-1).");
    CHECK(told(nullptr, action, BASTIDE_GAME_DICE) == "Red places a tee on (0,-1).");
    action = action_of(BASTIDE_ACTION_FALL, -1);
    action.faces = 0x010013;
    CHECK(told(nullptr, action, BASTIDE_GAME_DICE) == "The roll shows 3 caps, a corner and a knight.");
    action = action_of(BASTIDE_ACTION_BID, 1);
    action.points = 1;
    CHECK(told(nullptr, action) == "Blue bids 1 point.");
    action.points = 12;
    CHECK(told(nullptr, action) == "Blue bids 12 points.");
    action.tile = 0;
    CHECK(told(nullptr, action) == "Blue bids 12 points for A.");
    CHECK(told(nullptr, action_of(BASTIDE_ACTION_NAME, 2)) == "Green lets - begin.");
}

TEST_CASE("The event of a sale has its price, points or an abbey", "[HOUSE-SALE-01][INT-HOUSE-BUY-01]")
{
    /// The sentences of the sale of X, the only tile that fits into the gap on (1,0), for a bid of Blue.
    const auto sale_for = [](const std::string& bid) {
        const std::string script =
            "bastide 1\nchance host\nseats 2\nset base 1\nset abbey_mayor 1\noption sell_completing_tile 1\n"
            "table tile D 0 0 0\ntable tile V 0 1 3\ntable tile V 1 1 1\ntable tile U 2 1 0\ntable tile V 2 0 0\n"
            "table tile U 2 -1 1\ntable tile V 1 -1 3\ntable tile A -1 0 3\ntable held 0 AM_A\ntable held 1 AM_A\n"
            "table score 1 2\ntable bag X 1\ntable bag E 1\ntable turn 9 0\n0: pass\ndraw X\n1: bid " +
            bid + "\n0: sell 1\n";
        bastide_game* made = nullptr;
        REQUIRE(bastide_game_load_script(script.c_str(), -1, nullptr, 0, nullptr, nullptr, &made) == BASTIDE_OK);
        const Game game(made);
        bastide_event event;
        for (std::uint64_t next = 0; bastide_game_list_events(made, BASTIDE_VIEW_PUBLIC, next, &event, 1) > 0;
             next = event.seq + 1) {
            if (event.kind != BASTIDE_EVENT_SOLD) continue;
            CHECK(event.seat == 0);
            CHECK(event.other_seat == 1);
            return std::to_string(event.points) + ": " +
                   text_of([&](char* out, std::int32_t cap) { return bastide_event_text(made, nullptr, &event, out, cap); });
        }
        return std::string("nothing was sold");
    };
    CHECK(sale_for("AM_A") == "0: Red sells X to Blue for an abbey.");
    CHECK(sale_for("1") == "1: Red sells X to Blue for 1 point.");
    CHECK(sale_for("2") == "2: Red sells X to Blue for 2 points.");
}

TEST_CASE("A deployment names the role and the sides it reaches")
{
    bastide_action action = action_of(BASTIDE_ACTION_DEPLOY, 1);
    action.spot = BASTIDE_SPOT_SEGMENT;
    action.x = 0;
    action.y = 0;
    action.piece_kind = BASTIDE_PIECE_FOLLOWER;
    action.segment = 0; /* of the start tile D: the city in the north, the road from west to east, two fields */
    CHECK(told(nullptr, action) == "Blue deploys a knight in the city at (0,0) (north).");
    action.segment = 1;
    CHECK(told(nullptr, action) == "Blue deploys a thief on the road at (0,0) (east and west).");
    action.piece_kind = BASTIDE_PIECE_BARN;
    action.spot = BASTIDE_SPOT_CORNER;
    action.segment = -1;
    CHECK(told(nullptr, action) == "Blue deploys the barn on the north-west corner of (0,0).");
}

TEST_CASE("Sentences of moved pieces depend on the cause")
{
    bastide_event event = event_of(BASTIDE_EVENT_MOVED);
    event.seat = 1;
    event.other_seat = 0;
    event.piece = 3;
    event.piece_kind = BASTIDE_PIECE_FOLLOWER;
    event.feature_kind = BASTIDE_SEGMENT_CITY;
    event.from_x = 3;
    event.from_y = -2;
    event.cause = BASTIDE_CAUSE_TOWER_CAPTURED;
    CHECK(told(nullptr, event) == "Red captures Blue's knight at (3,-2).");
    event.cause = BASTIDE_CAUSE_COMPLETED;
    CHECK(told(nullptr, event) == "Blue's knight goes home from (3,-2).");
    event.cause = BASTIDE_CAUSE_TOWER_RANSOMED;
    CHECK(told(nullptr, event) == "Blue buys its knight free from Red.");
    event.cause = BASTIDE_CAUSE_DEPLOYED;
    event.spot = BASTIDE_SPOT_SEGMENT;
    event.x = 4;
    event.y = 5;
    CHECK(told(nullptr, event) == "Blue deploys a knight in the city at (4,5).");
    event.cause = BASTIDE_CAUSE_WAGON_MOVED;
    event.piece_kind = BASTIDE_PIECE_WAGON;
    CHECK(told(nullptr, event) == "Blue's wagon moves on to the city at (4,5).");
}

TEST_CASE("A filled sentence is cut after 16000 bytes, between characters")
{
    std::string file = "list.next = {list}, {item}\nlist.last = {list} \xC3\xA9 {item}\nevent.ended = ";
    for (int seat = 0; seat < 8; ++seat)
        file.insert(0, "seat." + std::to_string(seat) + " = " + std::string(199, 'x') + "\xC3\xA9\n");
    for (int i = 0; i < 400; ++i) file += "{seats}";
    const Texts texts = texts_of(file + "\n");
    const Game game = some_game(BASTIDE_GAME_TILES);
    bastide_event event{};
    event.kind = BASTIDE_EVENT_ENDED;
    event.seats = 0xFF;
    const auto write = [&](char* out, std::int32_t cap) { return bastide_event_text(game.get(), texts.get(), &event, out, cap); };
    const std::string whole = text_of(write);  // 400 lists of eight names are more than 600,000 bytes
    CHECK(whole.size() <= 16000);
    CHECK(whole.size() > 15990);
    CHECK((static_cast<unsigned char>(whole.back()) < 0x80 || whole.substr(whole.size() - 2) == "\xC3\xA9"));
    char small[100];
    CHECK(write(small, sizeof small) == static_cast<std::int32_t>(whole.size()));
    CHECK(whole.compare(0, std::strlen(small), small) == 0);
    event.seats = 1;
    CHECK(text_of(write).size() == 16000u);  // names of 201 bytes, and none of them is cut
}

TEST_CASE("The winners are listed in order of seats")
{
    bastide_event event = event_of(BASTIDE_EVENT_ENDED);
    CHECK(told(nullptr, event) == "The game is over. Nobody wins.");
    event.seats = 2;
    CHECK(told(nullptr, event) == "The game is over. Blue wins.");
    event.seats = 6;
    CHECK(told(nullptr, event) == "The game is over. Blue and Green win.");
    event.seats = 0xFF;
    CHECK(told(nullptr, event) == "The game is over. Red, Blue, Green, Yellow, Black, Pink, White and Orange win.");
    const Texts texts = texts_of("list.next = [{list}; {item}]\nlist.last = <{list} und {item}>\nevent.ended = {seats}");
    event.seats = 0xF;
    CHECK(told(texts.get(), event) == "<[[Red; Blue]; Green] und Yellow>");
}

TEST_CASE("A decision reads as a sentence and so does the end")
{
    const Game game = some_game(BASTIDE_GAME_TILES);
    bastide_decision decision{};
    decision.seat = 2;
    decision.step = BASTIDE_STEP_ACT;
    const auto tell = [&] {
        return text_of(
            [&](char* out, std::int32_t cap) { return bastide_decision_text(game.get(), nullptr, &decision, out, cap); });
    };
    CHECK(tell() == "Green may deploy a piece.");
    decision.over = 1;
    decision.step = 0;
    decision.winners = 4;
    CHECK(tell() == "The game is over. Green wins.");
}

TEST_CASE("A score line says who gets how much for what")
{
    const Game game = some_game(BASTIDE_GAME_TILES);
    bastide_score_line line{};
    line.other_seat = -1;
    line.reward = BASTIDE_REWARD_FINAL_FIELD;
    line.count = 2;
    line.each = 3;
    line.points = 6;
    const auto tell = [&] {
        return text_of(
            [&](char* out, std::int32_t cap) { return bastide_score_line_text(game.get(), nullptr, &line, out, cap); });
    };
    CHECK(tell() == "Red gets 6 points for a field with 2 completed cities.");
    line.count = line.each = line.points = 1;
    CHECK(tell() == "Red gets 1 point for a field with 1 completed city.");
    line.reward = BASTIDE_REWARD_TOWER_RANSOM_PAID;
    line.other_seat = 1;
    line.points = -3;
    CHECK(tell() == "Red pays Blue a ransom: -3 points.");
}

TEST_CASE("A refusal names the thing and the place")
{
    bastide_refusal refusal = refusal_of(BASTIDE_REASON_SIDE_MISMATCH);
    refusal.x = 3;
    refusal.y = -2;
    refusal.side = 0;
    refusal.side_kind = BASTIDE_SIDE_CITY;
    refusal.other_side_kind = BASTIDE_SIDE_ROAD;
    CHECK(told(nullptr, refusal) == "The north side needs a road at (3,-2); the tile has a city there.");
    refusal = refusal_of(BASTIDE_REASON_SUPPLY_EMPTY);
    refusal.piece_kind = BASTIDE_PIECE_MAYOR;
    CHECK(told(nullptr, refusal) == "No mayor is left in the supply.");
    const bastide_action action = action_of(BASTIDE_ACTION_DEPLOY, 1);
    CHECK(told(nullptr, refusal, &action) == "No mayor is left in the supply of Blue.");
    refusal = refusal_of(BASTIDE_REASON_NOT_YOUR_DECISION);
    refusal.seat = 0;
    CHECK(told(nullptr, refusal, &action) == "It is Red's decision, not Blue's.");
    refusal.seat = -1;
    CHECK(told(nullptr, refusal) == "It is Nature's decision.");
    refusal = refusal_of(BASTIDE_REASON_CONFIG_CONTRADICTION);
    refusal.option = BASTIDE_OPTION_TOWER_NO_RANSOM;
    refusal.other_option = BASTIDE_OPTION_TOWER_RANSOM_WITHOUT_MINIMUM;
    CHECK(told(nullptr, refusal) == "The options tower_no_ransom and tower_ransom_without_minimum exclude each other.");
    CHECK(told(nullptr, refusal_of(BASTIDE_REASON_MUST_PLACE)) == "A tile that can be placed must be placed.");
}

TEST_CASE("A refusal without a reason says its own text or what its status means")
{
    bastide_refusal refusal = refusal_of(0);
    refusal.status = BASTIDE_OK;
    CHECK(told(nullptr, refusal) == "Nothing is refused.");
    refusal.status = BASTIDE_E_MEMORY;
    CHECK(told(nullptr, refusal) == "The allocator had no memory left.");
    refusal.status = BASTIDE_E_FORMAT;
    std::strcpy(refusal.text, "The text has no tile.");
    CHECK(told(nullptr, refusal) == "The text has no tile.");
    refusal.line = 2;
    refusal.column = 7;
    CHECK(told(nullptr, refusal) == "Line 2, column 7: The text has no tile.");
    refusal.reason = BASTIDE_REASON_GAME_OVER;
    CHECK(told(nullptr, refusal) == "Line 2, column 7: The game is over.");
    std::memset(refusal.text, 'x', sizeof refusal.text);
    refusal.reason = 0;
    refusal.line = 0;
    CHECK(told(nullptr, refusal) == std::string(sizeof refusal.text, 'x'));
}

// ---- grammar ----

TEST_CASE("Plural forms follow the family of the language")
{
    struct Family {
        const char* language;
        const char* forms;
        std::vector<std::pair<std::int32_t, const char*>> numbers;
    };
    const std::string one = " one {one}", few = " few {few}", many = " many {many}", other = " other {other}";
    const Family families[] = {
        {"english", "oO", {{0, "other"}, {1, "one"}, {-1, "one"}, {2, "other"}, {11, "other"}, {101, "other"}}},
        {"german", "oO", {{0, "other"}, {1, "one"}, {2, "other"}}},
        {"french", "oO", {{0, "one"}, {1, "one"}, {-1, "one"}, {2, "other"}, {100, "other"}}},
        {"czech", "ofO", {{0, "other"}, {1, "one"}, {2, "few"}, {4, "few"}, {-3, "few"}, {5, "other"}, {22, "other"}}},
        {"slovak", "ofmO", {{1, "one"}, {3, "few"}, {5, "other"}}},
        {"polish",
         "ofm",
         {{0, "many"},
          {1, "one"},
          {2, "few"},
          {4, "few"},
          {5, "many"},
          {11, "many"},
          {12, "many"},
          {14, "many"},
          {21, "many"},
          {22, "few"},
          {112, "many"},
          {122, "few"}}},
        {"romanian",
         "ofO",
         {{0, "few"},
          {1, "one"},
          {2, "few"},
          {19, "few"},
          {20, "other"},
          {100, "other"},
          {101, "few"},
          {119, "few"},
          {120, "other"}}},
        {"russian",
         "ofmO",
         {{0, "many"},
          {1, "one"},
          {2, "few"},
          {4, "few"},
          {5, "many"},
          {11, "many"},
          {12, "many"},
          {21, "one"},
          {22, "few"},
          {111, "many"},
          {121, "one"}}},
        {"none", "O", {{0, "other"}, {1, "other"}, {2, "other"}}},
    };
    for (const Family& family : families) {
        std::string forms;
        for (const char* c = family.forms; *c != '\0'; ++c) forms += *c == 'o' ? one : *c == 'f' ? few : *c == 'm' ? many : other;
        const Texts texts =
            texts_of("language.plural = " + std::string(family.language) + "\nevent.drew = {count, plural," + forms + "}");
        for (const auto& [number, form] : family.numbers) {
            INFO(family.language << " " << number);
            CHECK(form_of(texts, number) == form);
        }
    }
    const std::int32_t least = std::numeric_limits<std::int32_t>::min();
    CHECK(form_of(texts_of("language.plural = russian\nevent.drew = {count, plural, one {o} few {f} many {#}}"), least) ==
          "-2147483648");
}

TEST_CASE("A number of its own goes before the form, and the cross is the number")
{
    const Texts texts = texts_of(
        "event.drew = {count, plural, =0 {no # tile} =1 {the last} one {# tile} other {# tiles #, {turn, select, 0 {turn #} "
        "other {}}}} #");
    CHECK(form_of(texts, 0) == "no 0 tile #");
    CHECK(form_of(texts, 1) == "the last #");
    CHECK(form_of(texts, 5) == "5 tiles 5, turn 5 #");
}

TEST_CASE("A select chooses by word, seat, tile, truth and number")
{
    bastide_event event = event_of(BASTIDE_EVENT_TILE_LEFT);
    event.cause = BASTIDE_CAUSE_HAND_DISCARDED;
    event.seat = 1;
    event.tile = 3;
    event.turn = 12;
    const auto filled_by = [&](const std::string& message) {
        return told(texts_of("event.tile_left = " + message).get(), event);
    };
    CHECK(filled_by("{cause, select, fits_nowhere {a} hand_discarded {b} other {c}}") == "b");
    CHECK(filled_by("{cause, select, fits_nowhere {a} none {b} other {c}}") == "c");
    CHECK(filled_by("{seat, select, nature {a} 1 {b} other {c}}") == "b");
    CHECK(filled_by("{tile, select, E {a} D {b} other {c}}") == "b");
    CHECK(filled_by("{undone, select, yes {a} no {b} other {c}}") == "b");
    CHECK(filled_by("{turn, select, 1 {a} 12 {b} other {c}}") == "b");
    CHECK(filled_by("{ turn , select , 12{b}other{c} }") == "b");
    event.cause = 0;
    event.seat = -1;
    event.tile = -1;
    CHECK(filled_by("{cause, select, none {a} other {c}}") == "a");
    CHECK(filled_by("{seat, select, nature {a} other {c}}") == "a");
    CHECK(filled_by("{tile, select, none {a} other {c}}") == "a");
    CHECK(filled_by("{seat}|{cause}|{tile}|{turn}") == "Nature|-|-|12");
    event.cause = 4711;
    event.seat = 100;
    event.tile = 5000;
    CHECK(filled_by("{seat}|{cause}|{cause, name}|{tile}") == "100|4711|4711|5000");
}

TEST_CASE("An apostrophe is one, and braces in apostrophes are braces")
{
    bastide_event event = event_of(BASTIDE_EVENT_PASSED);
    event.seat = 0;
    CHECK(told(texts_of("event.passed = l'{seat}'s '{'x'}' 'y'").get(), event) == "l'Red's {x} 'y'");
    CHECK(told(texts_of("seat.0 = '{'A'}'").get(), event) == "{A} passes.");
}

TEST_CASE("A language may bend its words")
{
    bastide_event event = event_of(BASTIDE_EVENT_MOVED);
    event.seat = 0;
    event.piece_kind = BASTIDE_PIECE_WAGON;
    event.feature_kind = BASTIDE_SEGMENT_CITY;
    const std::string file =
        "seat.0 = Anna\nseat.0.genitive = Anny\npiece.wagon = vůz\npiece.wagon.genitive = vozu\nrole.city = "
        "rytíř\nrole.city.genitive = rytíře\n"
        "event.moved = {seat, form, genitive} {piece_kind, form, genitive} {piece_kind} {piece_kind, form, dative} {role, form, "
        "genitive}";
    const Texts texts = texts_of(file);
    CHECK(told(texts.get(), event) == "Anny vozu vůz vůz vozu");
    event.piece_kind = BASTIDE_PIECE_FOLLOWER;
    CHECK(told(texts.get(), event) == "Anny follower follower follower rytíře");
    CHECK_THAT(written(texts.get()), ContainsSubstring("\npiece.wagon = vůz\npiece.wagon.genitive = vozu\n"));
}

TEST_CASE("Words of a host's language")
{
    const Texts texts = texts_of(
        "piece.wagon = Wagen\nreason.game_over = Das Spiel ist aus.\nreason.cell_taken = Auf {cell} liegt ein Plättchen.\n"
        "event.bid.word = ein Gebot\nstatus.ok = Gut.");
    CHECK(word_text(texts.get(), BASTIDE_VOCABULARY_PIECE, BASTIDE_PIECE_WAGON) == "Wagen");
    CHECK(word_text(texts.get(), BASTIDE_VOCABULARY_PIECE, BASTIDE_PIECE_BARN) == "barn");
    CHECK(word_text(texts.get(), BASTIDE_VOCABULARY_STATUS, BASTIDE_OK) == "Gut.");
    CHECK(word_text(texts.get(), BASTIDE_VOCABULARY_EVENT, BASTIDE_EVENT_BID) == "ein Gebot");
    CHECK(word_text(texts.get(), BASTIDE_VOCABULARY_REASON, BASTIDE_REASON_GAME_OVER) == "Das Spiel ist aus.");
    CHECK(word_text(texts.get(), BASTIDE_VOCABULARY_REASON, BASTIDE_REASON_CELL_TAKEN) == "A tile already lies there.");
    CHECK(word_text(nullptr, BASTIDE_VOCABULARY_REWARD, BASTIDE_REWARD_ROAD) == "completed road");
}

// ---- the border ----

TEST_CASE("Texts are cut between characters and their length is answered")
{
    bastide_event event = event_of(BASTIDE_EVENT_PASSED);
    event.seat = 0;
    const Texts texts = texts_of("seat.0 = a\xC5\xBE\xE2\x82\xAC\xF0\x9F\x98\x80z\nevent.passed = {seat}{seat}");
    const Game game = some_game(BASTIDE_GAME_TILES);
    const std::string whole = told(texts.get(), event);
    REQUIRE(whole.size() == 22);
    const std::vector<std::size_t> ends = {0, 1, 3, 6, 10, 11, 12, 14, 17, 21, 22};
    for (std::int32_t cap = 1; cap < 26; ++cap) {
        std::string out(30, '?');
        CHECK(bastide_event_text(game.get(), texts.get(), &event, out.data(), cap) == 22);
        std::size_t end = 0;
        for (std::size_t each : ends)
            if (each < static_cast<std::size_t>(cap)) end = each;
        INFO(cap);
        CHECK(std::string(out.c_str()) == whole.substr(0, end));
        for (std::size_t i = static_cast<std::size_t>(cap); i < out.size(); ++i) CHECK(out[i] == '?');
    }
    char one = '?';
    CHECK(bastide_event_text(game.get(), texts.get(), &event, &one, 1) == 22);
    CHECK(one == '\0');
}

TEST_CASE("Texts take one block of the host's and give it back")
{
    struct Count {
        std::int32_t taken = 0;
        std::int32_t calls = 0;
        bool empty = false;
    } count;
    bastide_allocator mem{};
    mem.user = &count;
    mem.alloc = [](void* user, std::uint32_t size, std::uint32_t) -> void* {
        Count& mine = *static_cast<Count*>(user);
        if (mine.empty) return nullptr;
        mine.taken += static_cast<std::int32_t>(size);
        ++mine.calls;
        return std::malloc(size);
    };
    mem.release = [](void* user, void* block, std::uint32_t size, std::uint32_t) {
        static_cast<Count*>(user)->taken -= static_cast<std::int32_t>(size);
        std::free(block);
    };
    const std::string english = written(nullptr);
    bastide_texts* texts = nullptr;
    bastide_refusal refusal;
    REQUIRE(bastide_texts_parse(english.c_str(), -1, &mem, &refusal, &texts) == BASTIDE_OK);
    CHECK(refusal.status == BASTIDE_OK);
    CHECK(count.calls == 1);
    CHECK(written(texts) == english);
    CHECK(count.calls == 1);
    bastide_texts_destroy(texts);
    CHECK(count.taken == 0);
    CHECK(bastide_texts_parse("nonsense", -1, &mem, nullptr, &texts) == BASTIDE_E_FORMAT);
    CHECK(texts == nullptr);
    CHECK(count.taken == 0);
    count.empty = true;
    CHECK(bastide_texts_parse(english.c_str(), -1, &mem, &refusal, &texts) == BASTIDE_E_MEMORY);
    CHECK(refusal.status == BASTIDE_E_MEMORY);
    CHECK(texts == nullptr);
    bastide_texts_destroy(nullptr);
}

TEST_CASE("Wrong arguments of words and sentences are answered with a status")
{
    const Game game = some_game(BASTIDE_GAME_TILES);
    char out[8];
    bastide_texts* texts = nullptr;
    bastide_refusal refusal;
    CHECK(bastide_texts_parse(nullptr, 0, nullptr, &refusal, &texts) == BASTIDE_E_ARGUMENT);
    CHECK(refusal.status == BASTIDE_E_ARGUMENT);
    CHECK(bastide_texts_parse("", -2, nullptr, nullptr, &texts) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_texts_parse("", 0, nullptr, nullptr, nullptr) == BASTIDE_E_ARGUMENT);
    bastide_allocator half{};
    half.alloc = [](void*, std::uint32_t, std::uint32_t) -> void* { return nullptr; };
    CHECK(bastide_texts_parse("", 0, &half, nullptr, &texts) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_texts_write(nullptr, nullptr, 1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_texts_write(nullptr, out, -1) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_word_text(nullptr, 0, 1, out, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_word_text(nullptr, 101, 1, out, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_word_text(nullptr, BASTIDE_VOCABULARY_PIECE, 99, out, 8) == BASTIDE_E_ABSENT);
    CHECK(bastide_word_text(nullptr, BASTIDE_VOCABULARY_PIECE, 1, nullptr, 8) == BASTIDE_E_ARGUMENT);

    bastide_action action = action_of(BASTIDE_ACTION_PASS, 0);
    CHECK(bastide_action_text(nullptr, nullptr, &action, out, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_text(game.get(), nullptr, nullptr, out, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_text(game.get(), nullptr, &action, nullptr, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_action_text(game.get(), nullptr, &action, nullptr, 0) > 0);
    action.kind = 60;
    CHECK(bastide_action_text(game.get(), nullptr, &action, out, 8) == BASTIDE_E_ARGUMENT);
    action.kind = 0;
    CHECK(bastide_action_text(game.get(), nullptr, &action, out, 8) == BASTIDE_E_ARGUMENT);
    action.kind = BASTIDE_ACTION_PASS;
    action.spare[std::size(action.spare) - 1] = 1;
    CHECK(bastide_action_text(game.get(), nullptr, &action, out, 8) == BASTIDE_E_VERSION);

    bastide_event event = event_of(0);
    CHECK(bastide_event_text(game.get(), nullptr, &event, out, 8) == BASTIDE_E_ARGUMENT);
    event.spare[std::size(event.spare) - 1] = 1;
    CHECK(bastide_event_text(game.get(), nullptr, &event, out, 8) == BASTIDE_E_VERSION);
    bastide_decision decision{};
    CHECK(bastide_decision_text(game.get(), nullptr, &decision, out, 8) == BASTIDE_E_ARGUMENT);
    decision.spare[0] = 1;
    CHECK(bastide_decision_text(game.get(), nullptr, &decision, out, 8) == BASTIDE_E_VERSION);
    bastide_score_line line{};
    CHECK(bastide_score_line_text(game.get(), nullptr, &line, out, 8) == BASTIDE_E_ARGUMENT);
    line.spare[std::size(line.spare) - 1] = 1;
    CHECK(bastide_score_line_text(game.get(), nullptr, &line, out, 8) == BASTIDE_E_VERSION);

    refusal = refusal_of(BASTIDE_REASON_GAME_OVER);
    CHECK(bastide_refusal_text(nullptr, nullptr, nullptr, nullptr, out, 8) == BASTIDE_E_ARGUMENT);
    CHECK(bastide_refusal_text(nullptr, nullptr, &action, &refusal, out, 8) == BASTIDE_E_VERSION);
    refusal.reason = 99;
    CHECK(bastide_refusal_text(nullptr, nullptr, nullptr, &refusal, out, 8) == BASTIDE_E_ARGUMENT);
    refusal.reason = 0;
    refusal.status = 5;
    CHECK(bastide_refusal_text(nullptr, nullptr, nullptr, &refusal, out, 8) == BASTIDE_E_ARGUMENT);
    refusal.spare[0] = 1;
    CHECK(bastide_refusal_text(nullptr, nullptr, nullptr, &refusal, out, 8) == BASTIDE_E_VERSION);
}

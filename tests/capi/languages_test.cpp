// SPDX-License-Identifier: MIT
// The shipped languages, capi/texts: every file has what a player reads, and whole games of all boxes read well in each.
#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "bastide.h"
#include "capi/c_games.hpp"
#include "invariants/any_setup.hpp"
#include "source_tree.hpp"
#include "support/catch.hpp"
#include "support/games.hpp"

using namespace bastide_tests;

namespace {

// ---- files ----

constexpr std::array kTranslations{"czech", "romanian", "german", "french"};

/// What no player reads, so that it is English in every language. The reasons are in docs/texts.md.
bool stays_english(const std::string& key)
{
    static const std::set<std::string> sections{"status",     "cause",  "thing",  "note", "put",  "choice",     "spot",
                                                "vocabulary", "chance", "origin", "path", "sign", "seat_state", "script_line"};
    static const std::set<std::string> reasons{"argument_range",   "argument_null",   "argument_count",    "spare_set",
                                               "config_game",      "config_chance",   "config_first_seat", "config_choice",
                                               "config_too_large", "config_revision", "config_tileset",    "config_capacity",
                                               "config_flags"};
    const std::size_t dot = key.find('.');
    const std::string section = key.substr(0, dot), word = key.substr(dot + 1);
    const bool is_name = word.size() > 5 && word.substr(word.size() - 5) == ".word";
    if (is_name) return section != "reward";
    return sections.count(section) != 0 || (section == "reason" && (reasons.count(word) != 0 || word.rfind("position_", 0) == 0));
}

std::string read_language(const std::string& name)
{
    std::ifstream file(BASTIDE_SOURCE_DIR "/capi/texts/" + name + ".txt", std::ios::binary);
    REQUIRE(file.good());
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

Texts parsed(const std::string& file)
{
    bastide_texts* texts = nullptr;
    bastide_refusal refusal{};
    bastide_texts_parse(file.data(), count_of(file.size()), nullptr, &refusal, &texts);
    INFO(refusal.line << ":" << refusal.column << " " << refusal.text);
    REQUIRE(texts);
    return Texts(texts);
}

std::string written(const bastide_texts* texts)
{
    return text([&](char* out, std::int32_t cap) { return bastide_texts_write(texts, out, cap); });
}

struct Entries {
    std::map<std::string, std::string> own;
    std::set<std::string> missing;  ///< written in English after a #
};

Entries entries_of(const std::string& file)
{
    Entries entries;
    std::istringstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t equals = line.find(" = ");
        if (equals == std::string::npos) continue;
        if (line[0] == '#')
            entries.missing.insert(line.substr(2, equals - 2));
        else
            entries.own[line.substr(0, equals)] = line.substr(equals + 3);
    }
    return entries;
}

// ---- fields ----

/// Collects the fields that a message names, from `at` to its closing brace or the end; returns where it ends.
std::size_t collect_fields(const std::string& message, std::size_t at, std::set<std::string>& fields)
{
    while (at < message.size() && message[at] != '}') {
        if (message[at++] != '{') continue;
        const std::size_t end = message.find_first_of(",}", at);
        fields.insert(message.substr(at, end - at));
        at = end;
        if (message.compare(end, 8, ", plural") == 0 || message.compare(end, 8, ", select") == 0)
            for (at = message.find_first_of("{}", end); message[at] == '{'; at = message.find_first_of("{}", at + 1))
                at = collect_fields(message, at + 1, fields);
        at = message.find('}', at) + 1;
    }
    return at;
}

std::set<std::string> fields_of(const std::string& message)
{
    std::set<std::string> fields;
    collect_fields(message, 0, fields);
    return fields;
}

// ---- sentences ----

/// Why a printed text cannot be read: broken characters, something unfilled, something unset; null when it can.
const char* why_unreadable(const std::string& text)
{
    bool whole = !text.empty();
    for (std::size_t i = 0, left = 0; i < text.size() && whole; ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (left > 0)
            whole = (c & 0xC0) == 0x80, --left;
        else
            left = c < 0x80 ? 0 : c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : 1;
    }
    if (!whole) return "it is empty or has half a character";
    if (text.find_first_of("{}#") != std::string::npos) return "a field is not filled";
    if (text.find("  ") != std::string::npos) return "two blanks";
    if (text.find("- ") != std::string::npos || text.find(" -.") != std::string::npos) return "something is unset";
    if (text.find("\xEF\xBF\xBD") != std::string::npos) return "a character is replaced";
    if (text.find("\xC3\x83") != std::string::npos) return "it begins as UTF-8 that was read as Latin-1";
    return text.back() == '.' ? nullptr : "it does not end with a full stop";
}

/// One assertion a sentence at most: there are millions, and each assertion takes longer than all the rest.
void check_sentence(const std::string& language, const std::string& text)
{
    if (const char* why = why_unreadable(text)) FAIL_CHECK(language << ": " << text << ": " << why);
}

struct Language {
    std::string name;
    Texts texts;
};

std::vector<Language> all_languages()
{
    std::vector<Language> all;
    all.push_back({"english", parsed(read_language("english"))});
    for (const char* name : kTranslations) all.push_back({name, parsed(read_language(name))});
    return all;
}

/// Reads a game in all languages while it is played.
class Reader {
public:
    explicit Reader(const std::vector<Language>& languages) : languages_(languages) {}

    void read_decision(const Game& game) { read_decision(game, decision(game)); }

    void read_decision(const Game& game, const bastide_decision& now)
    {
        say([&](const bastide_texts* texts, char* out, std::int32_t cap) {
            return bastide_decision_text(game.get(), texts, &now, out, cap);
        });
        if (!now.over) steps_.insert(now.step);
    }

    void read_action(const Game& game, const bastide_action& action)
    {
        say([&](const bastide_texts* texts, char* out, std::int32_t cap) {
            return bastide_action_text(game.get(), texts, &action, out, cap);
        });
        actions_.insert(action.kind);
        const std::string english =
            text([&](char* out, std::int32_t cap) { return bastide_action_text(game.get(), nullptr, &action, out, cap); });
        INFO(english);
        expect_choice(game, action, english);
        if (action.kind == BASTIDE_ACTION_TAKE && action.cause != BASTIDE_CAUSE_ACROBATS_SCORED)  // a pyramid of several seats
            CHECK((english.find(" its own ") != std::string::npos) == (piece(game, action.piece).seat == action.seat));
    }

    /// An action with a wrong number; the reasons that a player cannot cause with a board are left to the fields' test.
    void read_refusal(const Game& game, bastide_action action, Dice& dice)
    {
        std::array<std::int32_t bastide_action::*, 7> numbers{
            &bastide_action::kind,    &bastide_action::x,        &bastide_action::y,         &bastide_action::tile,
            &bastide_action::segment, &bastide_action::rotation, &bastide_action::piece_kind};
        action.*numbers[at(dice.below(count_of(numbers.size())))] += dice.once_in(2) ? 1 : -1;
        bastide_refusal refusal{};
        if (bastide_game_check(game.get(), &action, &refusal) != BASTIDE_E_ILLEGAL) return;
        if (refusal.reason == BASTIDE_REASON_NO_SUCH_SEAT) return;
        say([&](const bastide_texts* texts, char* out, std::int32_t cap) {
            return bastide_refusal_text(game.get(), texts, &action, &refusal, out, cap);
        });
        reasons_.insert(refusal.reason);
    }

    void read_events(const Game& game, std::int32_t viewer)
    {
        for (const bastide_event& event : events(game, 0, viewer)) {
            say([&](const bastide_texts* texts, char* out, std::int32_t cap) {
                return bastide_event_text(game.get(), texts, &event, out, cap);
            });
            if (event.kind == BASTIDE_EVENT_MOVED) expect_cause(game, event);
            events_.insert(event.kind);
        }
        for (const bastide_score_line& line : score_lines(game)) read_score_line(game, line);
    }

    /// In English the choice of a piece says what comes of it, but for an exchange, and a move says where to.
    void expect_choice(const Game& game, const bastide_action& action, const std::string& english)
    {
        if (action.kind == BASTIDE_ACTION_CHOOSE_PIECE && action.piece > 0)
            CHECK((english.find(" chooses ") != std::string::npos) == (decision(game).step == BASTIDE_STEP_TOWER_EXCHANGE));
        if (action.kind == BASTIDE_ACTION_MOVE) CHECK(english.find(" to ") != std::string::npos);
    }

    /// In English each cause has words of its own: no piece just "moves".
    void expect_cause(const Game& game, const bastide_event& event)
    {
        char text[512];
        REQUIRE(bastide_event_text(game.get(), nullptr, &event, text, sizeof text) > 0);
        const std::string_view sentence = text;
        if (sentence.ends_with(" moves.") || sentence.find(" moves at ") != std::string_view::npos) FAIL_CHECK(text);
    }

    void read_score_line(const Game& game, const bastide_score_line& line)
    {
        say([&](const bastide_texts* texts, char* out, std::int32_t cap) {
            return bastide_score_line_text(game.get(), texts, &line, out, cap);
        });
        rewards_.insert(line.reward);
    }

    /// The kinds that no game had.
    std::set<std::string> unread() const
    {
        std::set<std::string> missing;
        const auto add = [&missing](std::int32_t vocabulary, const std::set<std::int32_t>& seen) {
            for (const std::int32_t number : numbers_of(vocabulary))
                if (seen.count(number) == 0) missing.insert(word(vocabulary, number));
        };
        add(BASTIDE_VOCABULARY_EVENT, events_);
        add(BASTIDE_VOCABULARY_ACTION, actions_);
        add(BASTIDE_VOCABULARY_STEP, steps_);
        add(BASTIDE_VOCABULARY_REWARD, rewards_);
        return missing;
    }
    std::size_t reasons() const { return reasons_.size(); }

private:
    /// Prints what `call` says in each language, once for each sentence that is new in English, the first of them: the same
    /// again, with the same names and numbers, is the same in the others. Without a language it says what the English file says.
    template <class Call>
    void say(Call&& call)
    {
        const auto said = [&](const Language& language) {
            return text([&](char* out, std::int32_t cap) { return call(language.texts.get(), out, cap); });
        };
        const std::string english = said(languages_.front());
        if (!read_.insert(english).second) return;
        CHECK(text([&](char* out, std::int32_t cap) { return call(nullptr, out, cap); }) == english);
        std::set<std::string> told;
        for (const Language& language : languages_) {
            const std::string sentence = said(language);
            check_sentence(language.name, sentence);
            if (!told.insert(sentence).second) FAIL_CHECK(language.name << " says the same: " << sentence);
        }
    }

    const std::vector<Language>& languages_;
    std::set<std::string> read_;
    std::set<std::int32_t> events_, actions_, steps_, rewards_, reasons_;
};

/// Plays a random game; a seat sometimes resigns, somebody else decides, or the last actions are undone.
void play_and_read(const Setup& setup, Dice& dice, Reader& reader)
{
    const Game game = make(setup);
    for (int n = 0; n < 3000 && !is_over(game); ++n) {
        reader.read_decision(game);
        const std::vector<bastide_action> legal = actions(game);
        bastide_action chosen = pick(game, legal, dice);
        reader.read_action(game, legal[at(dice.below(count_of(legal.size())))]);
        reader.read_action(game, chosen);
        reader.read_refusal(game, chosen, dice);
        if (chosen.seat >= 0 && dice.once_in(30))
            chosen.origin = dice.once_in(2) ? BASTIDE_ORIGIN_CLOCK : BASTIDE_ORIGIN_STAND_IN;
        const std::vector<bastide_action> leaving = actions(game, BASTIDE_ACTION_RESIGN);
        if (!leaving.empty() && dice.once_in(300)) reader.read_action(game, chosen = leaving.front());
        perform(game, chosen);
        const std::int32_t done = decision(game).action;
        if (done > 4 && dice.once_in(100)) bastide_game_undo(game.get(), done - 2, nullptr);
    }
    reader.read_decision(game);
    reader.read_events(game, BASTIDE_VIEW_FULL);
    reader.read_events(game, BASTIDE_VIEW_PUBLIC);
}

/// Decisions and actions that need the random of many games, as records of their own.
void read_rare(Reader& reader)
{
    const Game game = make(seeded(1));
    bastide_decision rare = decision(game);
    rare.seat = 0;
    rare.other_seat = 1;
    constexpr std::int32_t steps[] = {
        BASTIDE_STEP_TOWER_EXCHANGE, BASTIDE_STEP_DOUBLE_TURN_SECOND_PART, BASTIDE_STEP_HAND_DISCARD, BASTIDE_STEP_START_TOSS,
        BASTIDE_STEP_FINAL,          BASTIDE_STEP_CASTLE_POINTS,           BASTIDE_STEP_MAGIC_PART,   BASTIDE_STEP_ROBBERS_ROB};
    for (const std::int32_t step : steps) {
        rare.step = step;
        reader.read_decision(game, rare);
    }
    bastide_score_line line{};
    line.feature = -1;
    line.count = line.other_seat = 1;
    line.each = line.points = 3;
    const auto rewards = collect<std::int32_t>(
        [](std::int32_t* out, std::int32_t cap) { return bastide_word_list(BASTIDE_VOCABULARY_REWARD, out, cap); });
    for (const std::int32_t reward : rewards) {
        line.reward = reward;
        reader.read_score_line(game, line);
    }
    bastide_action choice = blank(BASTIDE_ACTION_CHOOSE_PIECE, 0);
    choice.piece = 0;
    bastide_action discard = blank(BASTIDE_ACTION_DISCARD, 0);
    discard.tile = 0;
    bastide_action place = blank(BASTIDE_ACTION_CHOOSE_PLACE, 0);
    place.x = place.y = place.segment = 0;
    for (const bastide_action& action : {choice, discard, place, blank(BASTIDE_ACTION_FINISH, -1)})
        reader.read_action(game, action);
}

// ---- ones ----

std::set<std::string> words_of(const std::string& text)
{
    std::set<std::string> words;
    std::istringstream stream(std::regex_replace(text, std::regex("[^A-Za-z\\x80-\\xFF]+"), " "));
    for (std::string word; stream >> word;) words.insert(word);
    return words;
}

/// The words that a file has in its plural forms and never beside a one.
std::set<std::string> words_in_the_plural(const std::string& file)
{
    std::set<std::string> plural, singular;
    static const std::regex form("(=1|one|few|many|other) \\{([^{}]*#[^{}]*)\\}");
    for (std::sregex_iterator found(file.begin(), file.end(), form), end; found != end; ++found) {
        const bool is_one = (*found)[1] == "one" || (*found)[1] == "=1";
        for (const std::string& word : words_of((*found)[2])) (is_one ? singular : plural).insert(word);
    }
    for (const std::string& word : singular) plural.erase(word);
    return plural;
}

/// The sentences of all events, score lines, decisions and reasons whose numbers are all 1.
std::set<std::string> sentences_of_ones(const bastide_texts* texts)
{
    const Game game = make(seeded(1));
    std::set<std::string> all;
    const auto say = [&](auto&& call) { all.insert(text(call)); };
    std::vector<std::int32_t> causes = numbers_of(BASTIDE_VOCABULARY_CAUSE);
    causes.push_back(0);
    for (const std::int32_t kind : numbers_of(BASTIDE_VOCABULARY_EVENT))
        for (const std::int32_t cause : causes) {
            bastide_event event{};
            event.kind = kind;
            event.cause = cause;
            event.tile = event.placed = event.feature = event.piece = event.segment = event.beside = -1;
            event.turn = event.count = event.each = event.points = event.other_seat = 1;
            event.seats = event.faces = 1;
            event.feature_kind = BASTIDE_SEGMENT_ROAD;
            say([&](char* out, std::int32_t cap) { return bastide_event_text(game.get(), texts, &event, out, cap); });
        }
    for (const std::int32_t reward : numbers_of(BASTIDE_VOCABULARY_REWARD)) {
        bastide_score_line line{};
        line.reward = reward;
        line.feature = -1;
        line.count = line.each = line.points = line.other_seat = 1;
        say([&](char* out, std::int32_t cap) { return bastide_score_line_text(game.get(), texts, &line, out, cap); });
    }
    for (const std::int32_t step : numbers_of(BASTIDE_VOCABULARY_STEP)) {
        bastide_decision now = decision(game);
        now.step = step;
        now.least = now.most = now.tiles_left = now.other_seat = 1;
        say([&](char* out, std::int32_t cap) { return bastide_decision_text(game.get(), texts, &now, out, cap); });
    }
    for (const std::int32_t reason : numbers_of(BASTIDE_VOCABULARY_REASON)) {
        bastide_refusal refusal{};
        refusal.status = BASTIDE_E_ILLEGAL;
        refusal.reason = reason;
        refusal.least = refusal.most = 1;
        say([&](char* out, std::int32_t cap) { return bastide_refusal_text(game.get(), texts, nullptr, &refusal, out, cap); });
    }
    return all;
}

Setup setup_of_dice(std::int32_t n, Dice& dice)
{
    Setup setup = seeded(static_cast<std::uint64_t>(n), dice.between(2, 5));
    setup.game = BASTIDE_GAME_DICE;
    if (dice.once_in(2)) setup.chance = BASTIDE_CHANCE_HOST;
    return setup;
}

}  // namespace

TEST_CASE("The shipped English file is what the library writes")
{
    INFO("./dev pages writes it");
    CHECK(read_language("english") == written(nullptr));
}

TEST_CASE("The library fills its sentences as it fills those of the shipped English file")
{
    CHECK(sentences_of_ones(nullptr) == sentences_of_ones(parsed(read_language("english")).get()));
}

TEST_CASE("A shipped language has every entry that a player reads, in the order of the library")
{
    const Entries english = entries_of(read_language("english"));
    for (const std::string name : kTranslations) {
        INFO(name);
        const std::string file = read_language(name);
        const std::string body = written(parsed(file).get());
        CHECK(file.substr(file.find('\n') + 1) == body);
        const Entries entries = entries_of(body);
        for (const auto& [key, sentence] : english.own) {
            INFO(key);
            CHECK(entries.missing.count(key) == (stays_english(key) ? 1u : 0u));
        }
        CHECK(entries.own.at("language.plural") == name);
    }
}

TEST_CASE("A translated sentence names every field that the English one names")
{
    const Entries english = entries_of(read_language("english"));
    for (const std::string name : kTranslations)
        for (const auto& [key, sentence] : entries_of(read_language(name)).own) {
            const auto found = english.own.find(key);
            if (found == english.own.end()) continue; /* a form of a word */
            const std::set<std::string> own = fields_of(sentence);
            for (const std::string& field : fields_of(found->second)) {
                INFO(name << " " << key << " {" << field << "}");
                CHECK(own.count(field) == 1);
            }
        }
}

TEST_CASE("The fields of a message are found at every depth")
{
    CHECK(fields_of("no field") == std::set<std::string>{});
    CHECK(fields_of("{seat} in {piece, form, genitive}") == std::set<std::string>{"seat", "piece"});
    CHECK(fields_of("{a, select, x {b {c}} other {{d, plural, one {# {e}} other {f}}}} {g}") ==
          std::set<std::string>{"a", "c", "d", "e", "g"});
}

TEST_CASE("No sentence in any language has a word in the plural after a one")
{
    const std::regex one("(^|[^0-9])1 (de )?([A-Za-z\\x80-\\xFF]+)");
    const std::regex range("[0-9]+ to 1 are possible"); /* several numbers, of which 1 is the last */
    for (const Language& language : all_languages()) {
        const std::set<std::string> plural = words_in_the_plural(read_language(language.name));
        REQUIRE(plural.size() >= 5);
        int ones = 0;
        for (const std::string& sentence : sentences_of_ones(language.texts.get()))
            for (std::sregex_iterator found(sentence.begin(), sentence.end(), one), end; found != end; ++found, ++ones) {
                if (std::regex_search(sentence, range)) continue;
                INFO(language.name << ": " << sentence);
                CHECK(plural.count((*found)[3]) == 0);
                if (language.name == "romanian") CHECK_FALSE((*found)[2].matched); /* which 20 and more have */
            }
        CHECK(ones > 50);
    }
}

TEST_CASE("An undo of one action and a roll of one die are not told as if they were several")
{
    const std::map<std::string, std::array<const char*, 2>> expected{
        {"english", {"The game goes back to an earlier decision.", "The roll shows a knight."}},
        {"german", {"Das Spiel geht zu einer früheren Entscheidung zurück.", "Der Wurf zeigt einen Ritter."}},
        {"french", {"La partie revient à une décision antérieure.", "Le lancer montre un chevalier."}},
        {"czech", {"Hra se vrací k dřívějšímu rozhodnutí.", "Padá: rytíř."}},
        {"romanian", {"Jocul revine la o decizie anterioară.", "Aruncarea arată un cavaler."}}};
    const Game game = make(seeded(1));
    perform(game, actions(game).front());
    REQUIRE(bastide_game_undo(game.get(), decision(game).action - 1, nullptr) == BASTIDE_OK);
    const bastide_event undone = events(game, 0, BASTIDE_VIEW_FULL).back();
    REQUIRE(undone.kind == BASTIDE_EVENT_UNDONE);
    Setup setup = seeded(1);
    setup.game = BASTIDE_GAME_DICE;
    const Game dice = make(setup);
    bastide_action fall = blank(BASTIDE_ACTION_FALL, -1);
    fall.faces = 1u << 4 * (BASTIDE_FACE_KNIGHT - 1);
    for (const Language& language : all_languages()) {
        const auto& [undo, roll] = expected.at(language.name);
        CHECK(text([&](char* out, std::int32_t cap) {
                  return bastide_event_text(game.get(), language.texts.get(), &undone, out, cap);
              }) == undo);
        CHECK(text([&](char* out, std::int32_t cap) {
                  return bastide_action_text(dice.get(), language.texts.get(), &fall, out, cap);
              }) == roll);
    }
}

TEST_CASE("Whole games of all boxes read as sentences in every language")
{
    const std::vector<Language> languages = all_languages();
    Reader reader(languages);
    Dice dice(24);
    std::vector<Mixture> mixtures;
    for (Mixture& mixture : all_mixtures())
        if (mixture.name.rfind("preset ", 0) == 0) mixtures.push_back(std::move(mixture));
    constexpr std::int32_t kEnough = 16; /* for every kind to occur */
    const auto games = static_cast<std::int32_t>(bastide_tests::games(2 * kEnough));
    for (std::int32_t n = 0; n < games; ++n) {
        for (const Mixture& mixture : mixtures) {
            INFO(mixture.name << " " << n);
            play_and_read(any_setup(mixture, static_cast<std::uint64_t>(n), dice), dice, reader);
        }
        play_and_read(setup_of_dice(n, dice), dice, reader);
    }
    read_rare(reader);
    if (games < kEnough) return;
    for (const std::string& kind : reader.unread()) UNSCOPED_INFO("not read: " << kind);
    CHECK(reader.unread() == std::set<std::string>{});
    CHECK(reader.reasons() > 10);
}

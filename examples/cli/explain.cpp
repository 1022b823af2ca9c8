// SPDX-License-Identifier: MIT
//
// See explain.hpp. The script is played once more, its variations included; after each action stand its own sentence and those of
// the events that say more.
#include "explain.hpp"

#include <algorithm>
#include <set>

#include "event_printer.h"

namespace cli {

namespace {

using bastide::ActionKind;
using bastide::Cause;
using bastide::EventKind;
using bastide::ScriptLine;
using bastide::ScriptLineKind;

std::vector<std::string> split(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
        end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
    }
    return lines;
}

/// Whether an event says of a piece what the action said: the sentence of the action is the better one.
bool moves_as_said(const bastide::Action& action, const bastide::Event& event)
{
    if (action.kind == ActionKind::deploy) return event.cause == Cause::deployed;
    if (event.piece < 0) return false;  // a token
    return action.kind == ActionKind::choose_piece ? event.beside == action.piece : event.piece == action.piece;
}

bool places(const bastide::Action& action)
{
    return action.kind == ActionKind::place || action.kind == ActionKind::place_spanned;
}

/// Whether an event says what the sentence of its action says.
bool repeats(const bastide::Action& action, const bastide::Event& event)
{
    switch (bastide::as<EventKind>(event.kind)) {
        case EventKind::placed: return places(action);
        case EventKind::moved: return moves_as_said(action, event);
        case EventKind::named: return action.kind == ActionKind::name;
        case EventKind::chose: return action.kind == ActionKind::choose;
        case EventKind::bid: return action.kind == ActionKind::bid;
        case EventKind::resigned: return action.kind == ActionKind::resign;
        default: return false;
    }
}

/// A pass has a sentence as an event only, which says what is declined; so have draws, which the next placing shows.
bool has_sentence(const bastide::Action& action) { return action.seat >= 0 && action.kind != ActionKind::pass; }

class Explainer {
public:
    Explainer(const Script& script, const Tilesets& sets, const language& speech)
        : script_(script),
          speech_(speech),
          sets_(handles_of(sets)),
          lines_(script.all_lines().value_or(std::vector<ScriptLine>())),
          text_(split(script.write().value_or(""))),
          added_(text_.size() + 1)
    {
        for (const ScriptLine& line : lines_) has_variations_ = has_variations_ || line.kind == ScriptLineKind::variation;
    }

    /// The text of the script with its comments.
    std::string write()
    {
        const std::size_t first = first_action();
        if (first < lines_.size()) begin(first);
        for (std::size_t i = first; i < lines_.size(); ++i) follow(i);
        std::string out;
        for (std::size_t i = 0; i < text_.size(); ++i) out += text_[i] + "\n" + added_[i + 1];
        return out;
    }

private:
    /// The game of the main line or of a variation.
    struct Course {
        Game game;
        Game before;  ///< its last action, when the script has variations
    };

    const Script& script_;
    const language& speech_;
    std::vector<const bastide_tileset*> sets_;
    std::vector<ScriptLine> lines_;
    std::vector<std::string> text_;
    std::vector<std::string> added_;  ///< what is added after each line of the text; [0] before the first
    std::vector<bastide::TileDef> tiles_;
    std::vector<Course> courses_;  ///< the main line, and the variations around this line
    bool has_variations_ = false;

    bool is(std::size_t index, ScriptLineKind kind) const { return index < lines_.size() && lines_[index].kind == kind; }
    std::string text_of(std::size_t index) const { return script_.line_text(static_cast<std::int32_t>(index)); }

    std::size_t first_action() const
    {
        std::size_t index = 0;
        while (index < lines_.size() && lines_[index].kind != ScriptLineKind::action) ++index;
        return index;
    }

    /// What happens before the first action stands before it, behind the comments there.
    void begin(std::size_t first)
    {
        const std::size_t last = first - 1;  // of the head, at least the title
        courses_.push_back({script_.load_game(static_cast<std::int32_t>(last), sets_).value_or(Game()), Game()});
        std::set<std::string> known;
        for (std::size_t i = last; is(i, ScriptLineKind::comment); --i) known.insert(text_of(i));
        if (!courses_.back().game) return;
        tiles_ = courses_.back().game.tiles().value_or(std::vector<bastide::TileDef>());
        std::vector<std::string> comments = sentences(0, nullptr);
        comments.insert(comments.begin(), "");
        add(static_cast<std::size_t>(lines_[first].line) - 1, comments, known);
    }

    void follow(std::size_t index)
    {
        if (is(index, ScriptLineKind::action)) play(index);
        if (is(index, ScriptLineKind::variation)) courses_.push_back({copy(courses_.back().before), Game()});
        if (is(index, ScriptLineKind::variation_end)) courses_.pop_back();
    }

    static Game copy(const Game& game)
    {
        return game ? game.clone(bastide::Viewer::full, bastide::clone_flag::log).value_or(Game()) : Game();
    }

    void play(std::size_t index)
    {
        Game& game = courses_.back().game;
        const bastide::Result<bastide::Action> action = game.parse(text_of(index));
        if (!action) return;
        if (action->seat < 0 && game.decision()->seat >= 0) return;  // a draw that is only compared
        std::vector<std::string> comments;
        if (has_sentence(*action)) comments.push_back(sentence(game, *action));
        if (has_variations_) courses_.back().before = copy(game);
        const std::uint64_t next = game.event_range()->next;
        if (!game.apply(*action)) return;
        std::vector<std::string> events = sentences(next, &*action);
        comments.insert(comments.end(), events.begin(), events.end());
        std::set<std::string> known;
        for (std::size_t i = index + 1; is(i, ScriptLineKind::comment); ++i) known.insert(text_of(i));
        add(static_cast<std::size_t>(lines_[index].line), comments, known);
    }

    /// The sentence of an action; of a tile also what is printed on it, which the rules may ask for in this turn.
    std::string sentence(const Game& game, const bastide::Action& action) const
    {
        const std::string text = sentence_of(
            [&](char* out, std::int32_t cap) { return bastide_action_text(game.get(), speech_.texts, &action, out, cap); });
        const std::string marks = places(action) ? marks_of(game, action.tile) : std::string();
        return marks.empty() ? text : text + " (" + marks + ")";
    }

    /// "inn, dragon": the marks of a tile and its segments but pennants, which are points and no more.
    std::string marks_of(const Game& game, std::int32_t tile) const
    {
        std::uint64_t marks = 0;
        for (const bastide::TileDef& def : tiles_)
            if (def.id == tile) marks = def.marks;
        for (const bastide::SegmentDef& segment : game.segments(tile).value_or(std::vector<bastide::SegmentDef>()))
            marks |= segment.marks;
        std::string words;
        for (const bastide::Mark mark : bastide::all<bastide::Mark>()) {
            if (mark == bastide::Mark::pennant || (marks >> number(mark) & 1U) == 0) continue;
            char word[LANGUAGE_LINE];
            language_word(&speech_, BASTIDE_VOCABULARY_MARK, number(mark), word, LANGUAGE_LINE);
            words += (words.empty() ? "" : ", ") + std::string(word);
        }
        return words;
    }

    /// One comment for each event that says more than the action and the other events do.
    std::vector<std::string> sentences(std::uint64_t first, const bastide::Action* action) const
    {
        const Game& game = courses_.back().game;
        std::vector<std::string> out;
        const std::vector<bastide::Event> events = game.events(first).value_or(std::vector<bastide::Event>());
        const auto goes_with = [&](const bastide::Event& event) {
            return event.kind == EventKind::moved && event.piece >= 0 && event.cause == action->cause;
        };
        // Of several pieces that are taken together, all are told.
        bool is_said =
            action == nullptr || (action->kind == ActionKind::take && std::count_if(events.begin(), events.end(), goes_with) > 1);
        bool follows = action != nullptr;  // what follows from an action or from the beginning of a turn
        for (const bastide::Event& event : events) {
            const bool is_pass = event.kind == EventKind::passed;
            if (!is_pass && !event_printer_tells(&event)) continue;
            if (!is_said && repeats(*action, event)) {
                is_said = true;  // a piece that is captured may come back at once
                continue;
            }
            char text[LANGUAGE_LINE];
            if (!event_printer_sentence(&speech_, game.get(), &event, text)) continue;
            const bool begins = event.kind == EventKind::turn_began;
            if (begins) out.emplace_back();
            follows = follows && !begins;
            out.push_back(follows && !is_pass ? std::string("- ") + text : text);
            follows = true;
        }
        return out;
    }

    /// Adds comments after a line of the text, but for those that are known; an empty one is an empty line.
    void add(std::size_t line, const std::vector<std::string>& comments, const std::set<std::string>& known)
    {
        bool is_apart = false;
        for (const std::string& comment : comments) {
            if (!comment.empty() && known.count(comment) == 0) added_[line] += (is_apart ? "\n# " : "# ") + comment + "\n";
            is_apart = comment.empty();
        }
    }
};

}  // namespace

Script explain(const Script& script, const Tilesets& sets, const language& speech, Complaint& complaint)
{
    return parse_script(Explainer(script, sets, speech).write(), sets, complaint);
}

}  // namespace cli

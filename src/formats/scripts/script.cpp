// SPDX-License-Identifier: MIT
#include "formats/scripts/script.hpp"

#include "formats/action_text.hpp"
#include "formats/scripts/script_config.hpp"
#include "formats/scripts/script_expect.hpp"
#include "formats/scripts/script_table.hpp"
#include "formats/scripts/script_variations.hpp"
#include "game/records.hpp"

namespace bastide {

namespace {

/// The action that repeats one of the history in the reader's game; its kind is none where that game does it by itself.
Action repeated_by_reader(const Action& action, Viewer view) noexcept
{
    if (!is_of_known_hand(action)) return action;
    const bool is_shown = shows_hand(view, seat_of_hand(action));
    if (action.kind == ActionKind::reveal) return is_shown ? Action{} : canonical(action);
    if (is_shown) return canonical(action);
    Action unseen;
    unseen.kind = ActionKind::draw_unseen;
    unseen.seat = kNature;
    return unseen;
}

}  // namespace

void write_script(const Game& game, Viewer view, TextWriter& out) noexcept
{
    Config config = game.config();
    if (view != Viewer::full) config.chance = Chance::host;
    const bool draws_itself = config.chance == Chance::seeded;
    out.put("bastide 1\n");
    write_config_lines(game.rules(), config, out);
    out.put('\n');
    if (game.has_start()) write_table_lines(game.start(), out);
    for (u32 i = 0; i < game.history().count(); ++i) {
        const Action action = repeated_by_reader(game.history().at(i), view);
        const bool follows = action.seat == kNature && action.kind != ActionKind::finish && draws_itself;
        if (action.kind == ActionKind::none || follows) continue;
        write_action(game.view(), action, out);
        out.put('\n');
    }
}

namespace {

constexpr ScriptGames kTileGames = {
    [](const void* game, const Memory& memory) noexcept -> void* { return static_cast<const Game*>(game)->clone(memory, true); },
    [](void* game) noexcept { Game::destroy(static_cast<Game*>(game)); },
};

class ScriptReader {
public:
    ScriptReader(Text text, const Sources& sources, const Memory& memory, Fault& fault, Explain explain,
                 const ScriptReading& reading) noexcept
        : text_(text),
          lines_(text),
          sources_(sources),
          memory_(memory),
          fault_(fault),
          explain_(explain),
          reading_(reading),
          config_(empty_config()),
          chooser_(config_, sources.count),
          variations_(kTileGames, memory)
    {
    }

    Game* read() noexcept
    {
        bool ok = is_utf8(text_, fault_);
        while (ok && lines_.number() < reading_.last_line && lines_.next()) {
            ok = read_line(lines_.text());
            if (reading_.action_counts) reading_.action_counts[lines_.number() - 1] = now_.game ? game().history().count() : 0;
        }
        if (ok && (has_begun_ || begin_game()) && (lines_.number() == reading_.last_line || finish())) return &game();
        if (fault_.line == 0) fault_.line = larger(lines_.number(), 1);
        if (now_.game) Game::destroy(&game());
        return nullptr;
    }

private:
    Game& game() const noexcept { return *static_cast<Game*>(now_.game); }

    bool read_line(Text text) noexcept
    {
        ScriptLine line(text, fault_);
        if (line.at_end()) return true;
        if (!has_title_) return read_title(line) && line.expect_end();
        const ScriptWord first = line.peek();
        if (first.is("tag") && !now_.game) return line.next(), tags_.read(line, lines_.number());
        if (first.is("table")) return read_table(line) && line.expect_end();
        if (!is_config_word(first)) return (has_begun_ || begin_game()) && read_course(line);
        if (now_.game) return line.fail(first.column, "Config lines must come before the table lines and the actions.");
        return read_config_line(line, config_, chooser_) && line.expect_end();
    }

    bool read_title(ScriptLine& line) noexcept
    {
        const ScriptWord first = line.next();
        if (!first.is("bastide")) return line.fail(first.column, "A script begins with the line 'bastide 1'.");
        const ScriptWord version = line.next();
        if (!version.is("1")) return line.fail(version.column, "This library reads only scripts of version 1.", Status::version);
        has_title_ = true;
        return true;
    }

    bool begin_game() noexcept
    {
        has_begun_ = true;
        if (now_.game) return table_.begin(explain_, fault_);
        if (!make_game()) return false;
        game().open();
        return true;
    }

    bool finish() noexcept
    {
        if (variations_.is_open()) return refuse_open_variation(fault_);
        const StateView state = game().view().state;
        i32 scores[BASTIDE_SEATS_MAX] = {};
        for (i32 seat = 0; seat < seats(); ++seat) scores[seat] = state.seat(seat).score;
        return !state.header().over || tags_.check_result(scores, seats(), fault_);
    }

    i32 seats() const noexcept { return game().rules().config.seats; }

    bool read_table(ScriptLine& line) noexcept
    {
        if (has_begun_) return line.fail(line.column(), "Table lines must come before the first action.");
        line.next();
        if (!now_.game && (!make_game() || !table_.clear(game())))
            return now_.game && line.fail(1, "The allocator has no memory left.", Status::memory);
        return table_.read(game().view(), explain_, line);
    }

    bool make_game() noexcept
    {
        fault_.column = 1;
        if (!has_title_) {
            fault_.set(Status::format, Reason::none, "A script begins with the line 'bastide 1'.");
            return false;
        }
        chooser_.finish();
        if (config_.chance == Chance::host) config_.seed = 0;  // a host game has no seed
        SharedRules* shared = build_rules(config_, sources_, memory_, fault_);
        if (!shared && fault_.status == Status::argument) fault_.status = Status::format;
        now_.game = shared ? Game::create(shared, memory_, fault_) : nullptr;
        return now_.game && tags_.check_seats(seats(), fault_);
    }

    bool read_course(ScriptLine& line) noexcept
    {
        if (is_annotation_word(line.peek())) return read_annotation(line, seats(), now_, variations_);
        if (line.peek().is("expect")) {
            line.next();
            return check_expectation(game().view(), line) && line.expect_end();
        }
        const u32 column = line.column();
        Action action;
        if (!read_action(game().view(), line, action) || !line.expect_end()) return false;
        if (action.kind == ActionKind::draw && game().chance() == Chance::seeded) {
            variations_.forget_position();
            return compare_draw(line, column, action.tile);
        }
        if (action.kind == ActionKind::draw_token && game().chance() == Chance::seeded) {
            variations_.forget_position();
            return compare_token(line, column, action.piece_kind);
        }
        if (!variations_.before_action(now_, is_variation_next(lines_), fault_)) return false;
        Verdict verdict;
        now_.progress.first_uncompared = now_.progress.last_action = game().history().count();
        const Status status = game().apply(without_origin(action), verdict, origin_of(action));
        return status == Status::ok || fail_action(line, column, status, action, verdict);
    }

    /// In a seeded game the library draws, so a draw in the script is only compared: with the draws since the last action, after
    /// those compared before. The first may also be the tile in hand, which was set or drawn earlier.
    bool compare_draw(ScriptLine& line, u32 column, TileId tile) noexcept
    {
        const TileId drawn = game().view().state.header().drawn;
        const auto is_same_draw = [&](const Action& done) { return done.kind == ActionKind::draw && done.tile == tile; };
        if (game().history().find(now_.progress.first_uncompared, is_same_draw) ||
            (now_.progress.first_uncompared == now_.progress.last_action && drawn == tile))
            return true;
        const auto name = [&](TileId type) { return type ? Text(game().rules().tiles.def(type).name) : Text("none"); };
        return line.fail_expected(column, "the drawn tile to be", name(tile), name(drawn));
    }

    /// The same for a token: it is among those drawn since the last action.
    bool compare_token(ScriptLine& line, u32 column, u16 token) noexcept
    {
        const auto is_same_draw = [&](const Action& done) {
            return done.kind == ActionKind::draw_token && done.piece_kind == token;
        };
        if (game().history().find(now_.progress.first_uncompared, is_same_draw)) return true;
        return line.fail(column, "No such token was drawn since the last action.");
    }

    bool fail_action(ScriptLine& line, u32 column, Status status, const Action& action, const Verdict& verdict) noexcept
    {
        const bastide_action asked = widen(action);
        line.fail(column, "", status, verdict.reason);
        explain(game(), explain_, &asked, widen(verdict, status, asked), fault_);
        return false;
    }

    Text text_;
    Lines lines_;
    const Sources& sources_;
    const Memory& memory_;
    Fault& fault_;
    Explain explain_;
    const ScriptReading& reading_;
    Config config_;
    Chooser chooser_;
    Tags tags_;
    ScriptBranch now_;
    Variations variations_;
    TableLines table_;
    bool has_begun_ = false;
    bool has_title_ = false;
};

}  // namespace

Game* read_script(Text text, const Sources& sources, const Memory& memory, Fault& fault, Explain explain,
                  const ScriptReading& reading) noexcept
{
    return ScriptReader(text, sources, memory, fault, explain, reading).read();
}

}  // namespace bastide

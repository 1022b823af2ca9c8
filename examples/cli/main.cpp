// SPDX-License-Identifier: MIT
//
// bastide: plays, replays, checks and draws games from the command line. This file defines the commands and their options; play,
// lists, picture and game implement them.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <optional>

#include "dice_board.h"
#include "dice_play.hpp"
#include "explain.hpp"
#include "game.hpp"
#include "language.h"
#include "lists.hpp"
#include "notes.hpp"
#include "opponent.hpp"
#include "picture.hpp"
#include "play.hpp"

namespace {

using cli::Complaint;
using cli::Game;
using cli::Tilesets;

int complain(const std::string& text)
{
    std::fprintf(stderr, "%s\n", text.c_str());
    return 1;
}

void add_setup(CLI::App& command, cli::Setup& setup)
{
    command.add_option("--seed", setup.seed, "which game, any whole number")->capture_default_str();
    command.add_option("--game", setup.game, "tiles or dice")->check(CLI::IsMember({"tiles", "dice"}))->capture_default_str();
    command.add_option("--seats", setup.seats, "how many play")->capture_default_str();
    CLI::Option* with = command.add_option("--with", setup.with, "sets beside base and winter, by name")->delimiter(',');
    command.add_option("--preset", setup.preset, "sets and options by one name")->excludes(with);
    command.add_option("--option", setup.options, "an option of the rules, NAME=VALUE")->allow_extra_args(false);
}

void add_tiles(CLI::App& command, std::vector<std::string>& files)
{
    command.add_option("--tiles", files, "a file of tile set text; repeated: tileset 0, 1, ... of a script")
        ->allow_extra_args(false);
}

/// The language of a command; the name of the program helps to find its file.
class Speech : public language {
public:
    Speech(const char* program, const std::optional<std::string>& name)
        : language{}, good_(language_load(this, program, name ? name->c_str() : nullptr) != 0)
    {
    }
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;
    ~Speech() { language_free(this); }

    explicit operator bool() const { return good_; }

private:
    bool good_;
};

Game load_file(const std::string& path, const Tilesets& sets, Complaint& complaint)
{
    const std::optional<std::string> text = cli::read_file(path, complaint);
    return text ? cli::load(*text, sets, complaint) : Game();
}

cli::Script load_notes(const std::string& path, const Tilesets& sets, Complaint& complaint)
{
    const std::optional<std::string> text = cli::read_file(path, complaint);
    return text ? cli::parse_script(*text, sets, complaint) : cli::Script();
}

/// Writes the script of a game to a file, with a language also what happens in it.
int write_script(const Game& game, const std::string& path, const Tilesets& sets, const Speech* speech)
{
    const bastide::Result<std::string> written = game.script();
    if (!written) return complain(path + ": " + written.message());
    Complaint complaint;
    std::string text = *written;
    if (speech) {
        const cli::Script script = cli::parse_script(text, sets, complaint);
        const cli::Script explained = script ? cli::explain(script, sets, *speech, complaint) : cli::Script();
        if (!explained) return complain(cli::spell(path, complaint));
        text = explained.write().value_or("");
    }
    return cli::write_file(path, text, complaint) ? 0 : complain(cli::spell(path, complaint));
}

// ---- play ----

struct Play {
    cli::Setup setup;
    std::vector<std::string> tiles;
    bool random = false;
    std::string opponent;
    std::optional<std::string> write;
    bool explains = false;
};

int run_play(const Play& wish, const Speech& speech)
{
    if (!speech) return 1;
    Complaint complaint;
    Tilesets sets;
    if (!cli::read_tilesets(wish.tiles, sets, complaint.text)) return complain("bastide: " + complaint.text);
    Game game = cli::create(wish.setup, sets, complaint);
    if (!game) return complain(cli::spell("bastide", complaint, &speech));
    const int status = wish.random ? cli::play_alone(game, wish.setup.seed, speech)
                                   : cli::play_by_hand(game, wish.setup.seed, wish.opponent, speech);
    if (status == 0 && wish.write) return write_script(game, *wish.write, sets, wish.explains ? &speech : nullptr);
    return status;
}

// ---- replay, check ----

struct Scripts {
    std::vector<std::string> files;
    std::vector<std::string> tiles;
};

int run_replay(const Scripts& wish, const Speech& speech)
{
    if (!speech) return 1;
    Complaint complaint;
    Tilesets sets;
    if (!cli::read_tilesets(wish.tiles, sets, complaint.text)) return complain("bastide: " + complaint.text);
    const cli::Script script = load_notes(wish.files[0], sets, complaint);
    const Game game = script ? cli::load(script, sets, complaint) : Game();
    if (!game) return complain(cli::spell(wish.files[0], complaint, &speech));
    cli::print_tags(script);
    const int status = cli::print_events(game, speech);
    cli::print_notes(script);
    return status;
}

// ---- tidy ----

struct Tidy {
    Scripts scripts;
    std::vector<std::string> tags;
    bool explains = false;
};

int run_tidy(const Tidy& wish, const Speech& speech)
{
    if (!speech) return 1;
    Complaint complaint;
    Tilesets sets;
    if (!cli::read_tilesets(wish.scripts.tiles, sets, complaint.text)) return complain("bastide: " + complaint.text);
    cli::Script script = load_notes(wish.scripts.files[0], sets, complaint);
    if (!script) return complain(cli::spell(wish.scripts.files[0], complaint));
    for (const std::string& tag : wish.tags)
        if (!cli::set_tag(script, tag, sets, complaint)) return complain(cli::spell("bastide", complaint));
    if (wish.explains) script = cli::explain(script, sets, speech, complaint);
    if (!script) return complain(cli::spell(wish.scripts.files[0], complaint));
    std::fputs(script.write().value_or("").c_str(), stdout);
    return 0;
}

int run_check(const Scripts& wish)
{
    int status = 0;
    Tilesets sets;
    std::string unread;
    if (!cli::read_tilesets(wish.tiles, sets, unread)) return complain("bastide: " + unread);
    for (const std::string& file : wish.files) {
        Complaint complaint;
        const bool good = static_cast<bool>(load_file(file, sets, complaint));
        std::printf("%s\n", good ? (file + ": ok").c_str() : cli::spell(file, complaint).c_str());
        if (!good) status = 1;
    }
    return status;
}

// ---- draw ----

struct Draw {
    cli::Setup setup;
    std::optional<std::string> file;
    std::optional<std::string> tiles;
    cli::Look look;
    bool text = false;
};

void add_look(CLI::App& command, cli::Look& look)
{
    command.add_option("--theme", look.theme, "light, dark or print")->check(CLI::IsMember(cli::themes))->capture_default_str();
    command.add_option("--pixels", look.pixels, "width of a tile")->check(CLI::Range(8, 1024))->capture_default_str();
    command.add_option("--show", look.show, "labels, rulers, seats, legal, last, or nothing")
        ->delimiter(',')
        ->check(CLI::IsMember(cli::parts))
        ->capture_default_str();
    command.add_option("--highlight", look.features, "features to point out, by id")->delimiter(',');
    command.add_option("--tile", look.tile, "with --tiles: only the type of this name")->needs("--tiles");
    command.add_option("--rotation", look.rotation, "quarter turns of that type")->check(CLI::Range(0, 3))->needs("--tile");
}

/// The game of a script, or one that the simple player plays from a seed.
Game game_to_draw(const Draw& wish, Complaint& complaint)
{
    if (wish.file) return load_file(*wish.file, {}, complaint);
    Game game = cli::create(wish.setup, {}, complaint);
    if (game) cli::play_out(game, wish.setup.seed);
    return game;
}

int print_game(const Game& game, const Speech& speech)
{
    if (dice_board_has(game.get()))
        cli::print_dice(game);
    else
        cli::print_board(game, speech);
    return 0;
}

int print_picture(const std::string& picture)
{
    std::fputs(picture.c_str(), stdout);
    return 0;
}

int run_draw(const Draw& wish, const Speech& speech)
{
    if (!speech) return 1;
    if (wish.tiles) {
        std::string complaint;
        const std::string sheet = cli::draw_tiles(*wish.tiles, wish.look, complaint);
        return sheet.empty() ? complain("bastide: " + complaint) : print_picture(sheet);
    }
    Complaint complaint;
    const Game game = game_to_draw(wish, complaint);
    if (!game) return complain(cli::spell(wish.file.value_or("bastide"), complaint));
    if (wish.text) return print_game(game, speech);
    return print_picture(cli::draw_game(game, wish.look));
}

}  // namespace

int main(int argc, char** argv)
{
    if (!bastide::is_compatible()) return complain("bastide: made for another version of the library");
    CLI::App app{"bastide - the rules of Carcassonne at the command line. Unofficial; not connected with the publisher."};
    app.require_subcommand(1);
    app.fallthrough();
    std::optional<std::string> tongue;
    app.add_option("--language", tongue, "english, czech, romanian, german or french, or the path of a file of texts");
    int status = 0;

    Play play;
    CLI::App* command = app.add_subcommand("play", "play a game at the terminal");
    add_setup(*command, play.setup);
    add_tiles(*command, play.tiles);
    CLI::Option* random = command->add_flag("--random", play.random, "let the little player play all seats");
    command->add_option("--opponent", play.opponent, "let the computer play all seats but the first")
        ->check(CLI::IsMember(cli::Opponent::levels()))
        ->excludes(random);
    CLI::Option* write = command->add_option("--write", play.write, "write the script of the game to this file");
    command->add_flag("--explain", play.explains, "with comments that say what each action does and what follows")->needs(write);
    command->callback([&] { status = run_play(play, Speech(argv[0], tongue)); });

    Scripts replayed;
    command = app.add_subcommand("replay", "print the game of a script, turn by turn");
    command->add_option("file", replayed.files, "a script")->required()->expected(1);
    add_tiles(*command, replayed.tiles);
    command->callback([&] { status = run_replay(replayed, Speech(argv[0], tongue)); });

    Scripts checked;
    command = app.add_subcommand("check", "play scripts through and test what they expect");
    command->add_option("file", checked.files, "scripts")->required();
    add_tiles(*command, checked.tiles);
    command->callback([&] { status = run_check(checked); });

    Tidy tidied;
    command = app.add_subcommand("tidy", "print a script in its normal form, with its tags, comments and variations");
    command->add_option("file", tidied.scripts.files, "a script")->required()->expected(1);
    command->add_option("--tag", tidied.tags, "set a tag, NAME=VALUE; without a value, remove it")->allow_extra_args(false);
    command->add_flag("--explain", tidied.explains, "add comments that say what each action does and what follows");
    add_tiles(*command, tidied.scripts.tiles);
    command->callback([&] { status = run_tidy(tidied, Speech(argv[0], tongue)); });

    std::string list, set;
    command = app.add_subcommand("list", "show what the library knows");
    command->add_option("what", list, "which table")->required()->check(CLI::IsMember(cli::list_names()));
    command->add_option("set", set, "for tiles: one set only");
    command->callback([&] {
        const Speech speech(argv[0], tongue);
        status = speech ? cli::print_list(list, set, speech) : 1;
    });

    Draw draw;
    command = app.add_subcommand("draw", "print a picture (SVG) of the board of a script, or of a game played from a seed");
    CLI::Option* file = command->add_option("file", draw.file, "a script");
    add_setup(*command, draw.setup);
    command->get_option("--seed")->excludes(file);
    command->add_flag("--text", draw.text, "as letters for the terminal instead");
    command->add_option("--tiles", draw.tiles, "all tiles of a set instead: its name, or a file of tile set text");
    add_look(*command, draw.look);
    command->callback([&] { status = run_draw(draw, Speech(argv[0], tongue)); });

    CLI11_PARSE(app, argc, argv);
    if (std::fflush(stdout) != 0 || std::ferror(stdout)) return complain("bastide: the output cannot be written");
    return status;
}

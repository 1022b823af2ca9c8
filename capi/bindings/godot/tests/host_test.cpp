// SPDX-License-Identifier: MIT
// The Godot 4 extension against the stand-in of an engine, under sanitizers.
// usage: host_test EXTENSION MISFIT LOADS SCRIPT...      MISFIT: with a library of another release inside; SCRIPT: the files of
// tests/games
#include <dlfcn.h>

#include <chrono>
#include <cmath>
#include <cstring>
#include <fstream>
#include <sstream>
#include <thread>

#include "bastide_players.h"
#include "host.hpp"

using host::must;

namespace {

// A Variant of the host that destroys itself.
struct Any {
    Variant at;
    Any() { host::cell(&at) = {TYPE_NIL, {}}; }
    Any(int64_t number) { host::get_from(TYPE_INT)(&at, &number); }
    Any(int number) : Any(static_cast<int64_t>(number)) {}
    Any(bool truth)
    {
        uint8_t byte = truth;
        host::get_from(TYPE_BOOL)(&at, &byte);
    }
    Any(const std::string& text)
    {
        host::Payload value;
        value.text = const_cast<std::string*>(&text);
        host::get_from(TYPE_STRING)(&at, &value);
    }
    Any(const Any& other)
    {
        host::cell(&at).type = other.cell().type;
        host::copy(other.cell().type, other.cell().payload, host::cell(&at).payload);
    }
    Any& operator=(const Any& other)
    {
        if (this != &other) {
            this->~Any();
            new (this) Any(other);
        }
        return *this;
    }
    ~Any() { host::destroy(cell().type, host::cell(&at).payload); }
    const host::Cell& cell() const { return host::cell(static_cast<const void*>(&at)); }
    double real() const
    {
        must(cell().type == TYPE_FLOAT, "no float");
        return cell().payload.real;
    }
    int64_t number() const
    {
        must(cell().type == TYPE_INT || cell().type == TYPE_BOOL, "no number");
        return cell().payload.number;
    }
    const std::string& text() const
    {
        must(cell().type == TYPE_STRING, "no text");
        return *cell().payload.text;
    }
    host::Object* object() const { return cell().type == TYPE_OBJECT ? cell().payload.object : nullptr; }
    size_t size() const
    {
        return cell().type == TYPE_ARRAY ? cell().payload.array->cells.size()
                                         : cell().payload.bytes->size() / host::element(cell().type);
    }
    Any operator[](size_t i) const
    {
        Any copy;
        const host::Cell& from = cell().payload.array->cells.at(i);
        host::cell(&copy.at).type = from.type;
        host::copy(from.type, from.payload, host::cell(&copy.at).payload);
        return copy;
    }
};

host::Registered& class_of(const std::string& name)
{
    must(host::classes.count(name), "no class " + name);
    return host::classes.at(name);
}

int last_error = 0;  // of a call by Variants

// As GDScript calls an untyped object: by Variants.
Any call(const std::string& of_class, void* instance, const std::string& method, const std::vector<Any>& args)
{
    must(class_of(of_class).methods.count(method), of_class + " has no method " + method);
    const MethodInfo& info = class_of(of_class).methods.at(method);
    std::vector<const void*> pointers;
    for (const Any& each : args) pointers.push_back(&each.at);
    Any ret;
    CallError error = {CALL_OK, 0, 0};
    info.call(info.userdata, instance, pointers.data(), static_cast<int64_t>(args.size()), &ret.at, &error);
    last_error = error.error;
    const int type = class_of(of_class).types_of_results.at(method);
    if (error.error == CALL_OK && type >= 0)
        must(ret.cell().type == type || (type == TYPE_OBJECT && ret.cell().type == TYPE_NIL),
             method + " returns another type than it says");
    return ret;
}

bool null_has_no_address = false;  // how an engine passes the null of a typed variable

// As typed GDScript calls: by values of the types of the arguments.
Any call_typed(const std::string& of_class, void* instance, const std::string& method, const std::vector<Any>& args)
{
    const MethodInfo& info = class_of(of_class).methods.at(method);
    const std::vector<int>& types = class_of(of_class).arguments[method];
    must(types.size() == args.size(), "a typed call needs all arguments");
    std::vector<host::Payload> values(args.size());
    std::vector<const void*> pointers;
    for (size_t i = 0; i < args.size(); ++i) {
        if (args[i].cell().type == TYPE_NIL)
            values[i].object = nullptr;
        else
            host::get_to(types[i])(&values[i], const_cast<Variant*>(&args[i].at));
        pointers.push_back(args[i].cell().type == TYPE_NIL && null_has_no_address ? nullptr : &values[i]);
    }
    Any ret;
    const int type = class_of(of_class).types_of_results.at(method);
    host::Payload out;
    if (type >= 0) host::make_empty(type, out);
    info.ptrcall(info.userdata, instance, pointers.data(), &out);
    if (type == TYPE_OBJECT) {
        host::cell(&ret.at) = {out.object ? TYPE_OBJECT : TYPE_NIL, out};
    } else if (type >= 0) {
        host::get_from(type)(&ret.at, &out);
        host::destroy(type, out);
    }
    for (size_t i = 0; i < args.size(); ++i)
        if (types[i] != TYPE_OBJECT) host::destroy(types[i], values[i]);
    return ret;
}

Any on(const Any& object, const std::string& method, const std::vector<Any>& args = {})
{
    return call(object.object()->of_class, object.object()->instance, method, args);
}
Any on_typed(const Any& object, const std::string& method, const std::vector<Any>& args = {})
{
    return call_typed(object.object()->of_class, object.object()->instance, method, args);
}
Any library(const std::string& method, const std::vector<Any>& args = {}) { return call("Bastide", nullptr, method, args); }
Any field(const Any& object, const std::string& name) { return on(object, class_of(object.object()->of_class).getters.at(name)); }
int64_t constant(const std::string& name)
{
    must(class_of("Bastide").constants.count(name), "no constant " + name);
    return class_of("Bastide").constants.at(name);
}

std::string contents(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    must(static_cast<bool>(file), "cannot read " + path);
    std::ostringstream all;
    all << file.rdbuf();
    return all.str();
}

// ---- The tests
// ---------------------------------------------------------------------------------------------------------------------

void scripts_have_equal_hashes(const std::vector<std::string>& paths)
{
    for (const std::string& path : paths) {
        const std::string script = contents(path);
        bastide_game* game = nullptr;
        uint64_t hash = 0;
        must(bastide_game_load_script(script.data(), static_cast<int32_t>(script.size()), nullptr, 0, nullptr, nullptr, &game) ==
                 BASTIDE_OK,
             path);
        bastide_game_get_hash(game, &hash);
        bastide_game_destroy(game);
        const Any loaded = library("game_load_script", {script});
        must(loaded.object() && static_cast<uint64_t>(on_typed(loaded, "get_hash").number()) == hash, path + " has another hash");
    }
}

// A random game by Variants and one by typed values end alike, and as in C.
void random_games_are_equal()
{
    const Any presets = library("word_list", {static_cast<int>(constant("VOCABULARY_PRESET"))});
    for (size_t kind = 0; kind < presets.size(); ++kind) {
        int32_t preset;
        std::memcpy(&preset, presets.cell().payload.bytes->data() + 4 * kind, 4);
        const Any by_variants = library("create_game", {preset, 2, 7});
        const Any by_values = call_typed("Bastide", nullptr, "create_game", {preset, 2, 7});
        bastide_choice choices[64];
        bastide_config config;
        bastide_game* game = nullptr;
        bastide_config_init(&config);
        config.seed = 7;
        must(bastide_game_create(&config, choices, bastide_preset_list_choices(preset, choices, 64), nullptr, 0, nullptr, nullptr,
                                 &game) == BASTIDE_OK,
             "create");
        for (uint32_t step = 1;; ++step) {
            const Any actions = on(by_variants, "list_actions"), others = on_typed(by_values, "list_actions", {-1});
            bastide_action action;
            if (actions.size() == 0) break;
            const size_t chosen = step * 2654435761u % actions.size();
            must(actions.size() == others.size() && actions[0].object()->of_class == "BastideAction", "the lists differ");
            must(bastide_game_get_action(game, BASTIDE_ANY, static_cast<int32_t>(chosen), &action) == BASTIDE_OK, "get");
            must(field(actions[chosen], "x").number() == action.x && field(actions[chosen], "kind").number() == action.kind,
                 "the actions differ");
            must(on(by_variants, "check", {actions[chosen]}).number() == 1, "check");
            must(on(by_variants, "apply", {actions[chosen]}).number() == 1 &&
                     on_typed(by_values, "apply", {others[chosen]}).number() == 1,
                 "apply");
            must(bastide_game_apply(game, &action, nullptr) == BASTIDE_OK, "apply");
        }
        uint64_t hash;
        bastide_game_get_hash(game, &hash);
        must(static_cast<uint64_t>(on(by_variants, "get_hash").number()) == hash, "another hash by Variants");
        must(static_cast<uint64_t>(on_typed(by_values, "get_hash").number()) == hash, "another hash by values");
        bastide_game_destroy(game);
    }
}

Any winter() { return library("create_game", {static_cast<int>(constant("PRESET_WINTER")), 2, 8}); }

void refusals_are_sentences()
{
    const Any game = winter(), decision = on(game, "get_decision");
    const Any far = call("BastideAction", nullptr, "make_place", {field(decision, "seat"), field(decision, "tile"), 9, 9, 0});
    const int64_t before = on(game, "get_hash").number();
    must(on(game, "apply", {far}).number() == 0 && on(game, "why").text() == "No side of (9,9) touches a placed tile.",
         on(game, "why").text());
    must(on(game, "get_hash").number() == before && host::errors.empty(), "a refusal changes nothing and is no error");
    const Any code = library("action_encode", {far});
    must(on(game, "apply_code", {code}).number() == 0 && on(game, "why").text() == "No side of (9,9) touches a placed tile.",
         "a code is refused as its action");
    must(on(game, "apply_code", {-1}).number() == 0 && host::errors.size() == 1, "a number that is no code is an error");
    host::errors.clear();
    must(!library("last_error").text().empty(), "a failure has a sentence");
    must(on(game, "apply", {far}).number() == 0 && library("last_error").text().empty(), "what the rules refuse is no failure");
    must(on(game, "apply", {on(game, "list_actions")[0]}).number() == 1 && on(game, "why").text().empty(),
         "an action is applied");
    must(on(game, "undo_last").number() == 1 && on(game, "get_hash").number() == before, "undo");
    must(on(game, "undo_last").number() == 0, "nothing is left to undo");
}

// An object that the engine makes by new().
Any made(const std::string& of_class)
{
    host::Payload text;
    text.text = new std::string(of_class);
    host::Object* object = static_cast<host::Object*>(host::construct_object(&text));
    delete text.text;
    Any out;
    host::get_from(TYPE_OBJECT)(&out.at, &object);
    return out;
}

void wrong_calls_are_errors()
{
    const Any game = winter(), action = on(game, "list_actions")[0];
    on(game, "apply");
    must(last_error == CALL_TOO_FEW, "too few arguments");
    on(game, "apply", {action, action});
    must(last_error == CALL_TOO_MANY, "too many arguments");
    for (const Any& wrong : {Any(5), Any(), game, on(game, "get_decision"), Any(std::string("text"))}) {
        on(game, "apply", {wrong});
        must(last_error == CALL_INVALID_ARGUMENT, "an argument of another type");
    }
    must(host::errors.empty(), "the engine says what was wrong with the call");
    must(!library("create_game", {9999, 2, 1}).object() && library("last_error").text().find("There is no preset 9999.") == 0, library("last_error").text());
    const Any turned = call("BastideAction", nullptr, "make_place", {0, 0, 1, 0, 7});
    must(on(game, "apply", {turned}).number() == 0 && library("last_error").text().find("apply(BastideAction(kind: ACTION_PLACE, seat: 0, origin: ORIGIN_SEAT, tile: 0, x: 1, y: 0, "
                                                                                       "rotation: 7)): rotation is 7; 0 to 3 are possible.") == 0, library("last_error").text());
    must(on(game, "why").text().empty() && on(game, "get_hash").number() != 0 && library("last_error").text().empty(), "a call that does not fail clears the error");
    const Any nobody = call("BastideAction", nullptr, "make_place", {7, 0, 1, 0, 0});
    must(on(game, "apply", {nobody}).number() == 0 && library("last_error").text().find("seat: 7") != std::string::npos, "an action of a seat that is not there");
    must(on(game, "placed_at", {1 << 20, -5}).number() == -1 && (library("last_error").text().find("placed_at(1048576, -5): ") == 0 || host::errors.size() == 3),
         library("last_error").text());
    const std::pair<const char*, std::vector<Any>> numbers[] = {
        {"list_segments(0, 7): rotation is 7; 0 to 3 are possible.", {0, 7}},
        {"segment_at_port(0, 0, 12): port is 12; 0 to 11 are possible.", {0, 0, 12}},
        {"list_events(9, 0): viewer is 9; 0 to 1, VIEW_PUBLIC and VIEW_FULL are possible.", {9, 0}},
        {"write_snapshot(9): viewer is 9; 0 to 1, VIEW_PUBLIC and VIEW_FULL are possible.", {9}},
        {"list_features(99): kind is 99; the constants of Bastide.SegmentKind are possible.", {99}},
        {"get_seat(1099511627776): seat is 1099511627776; -2147483648 to 2147483647 are possible.", {int64_t{1} << 40}},
        {"undo(-1): action is -1; 0 to 2147483647 are possible.", {-1}},
    };
    for (const auto& [sentence, arguments] : numbers) {
        on(game, std::string(sentence).substr(0, std::string(sentence).find('(')).c_str(), arguments);
        must(library("last_error").text() == sentence, library("last_error").text());
    }
    must(!on(game, "choose", {1, 0}).object() && library("last_error").text().find("choose() takes a level") == 0, library("last_error").text());
    host::errors.clear();
    must(on(game, "get_seat", {int64_t{1} << 40}).object() == nullptr && host::errors.size() == 1, "a number beyond 32 bits");
    must(on(game, "get_seat", {99}).object() == nullptr, "an absent seat is null");
    must(on(game, "placed_at", {99, 99}).number() == -1 && library("word_find", {0, std::string("no such word")}).number() == -1, "an absent number is -1");
    const Any empty = made("BastideGame");
    host::errors.clear();
    must(on(empty, "list_actions").size() == 0 && host::errors.size() == 1, "a game that was made by new() is refused");
    must(library("last_error").text() == "This BastideGame is empty: new() makes none, the methods of Bastide do.",
         library("last_error").text());
    must(on(game, "copy", {empty}).cell().type == TYPE_NIL && last_error == CALL_INVALID_ARGUMENT, "and cannot be an argument");
    host::errors.clear();
    const Any nothing = library("game_load_script", {std::string("bastide 1\ndraw nothing\n")});
    must(nothing.object() == nullptr && host::errors.size() == 1, "a script that cannot be read is an error");
    must(library("last_error").text().find("Line 2, column 6: ") == 0, library("last_error").text());
    host::errors.clear();
    for (const bool none : {false, true}) {
        null_has_no_address = none;
        must(on_typed(game, "apply", {Any()}).number() == 0, "null is no action");
        must(on_typed(game, "action_text", {action, Any()}).text().size() > 0, "null texts are English");
    }
    null_has_no_address = false;
    must(host::errors.size() == 2, "a typed call with null is an error");
    host::errors.clear();
}

void saved_games_continue()
{
    const Any game = winter();
    for (int i = 0; i < 12; ++i) on(game, "apply", {on(game, "list_actions")[0]});
    const Any bytes = on(game, "write_snapshot"), loaded = library("game_load_snapshot", {bytes});
    must(on(loaded, "get_hash").number() == on(game, "get_hash").number(), "a snapshot");
    must(on(loaded, "new_events").size() == 0, "a loaded game begins without news");
    must(on(game, "restore_snapshot", {bytes}).number() == 1, "restored");
    const Any head = on(game, "position_head"), puts = on(game, "list_position");
    must(on(game, "set_position", {head, puts}).number() == 1 && on(game, "check_position", {head, puts}).size() == 0,
         "a position");
    must(on(game, "set_position", {head, on(game, "list_actions")}).number() == 0, "actions are no position");
    host::errors.clear();
    const Any set =
        library("tileset_parse", {on(library("tileset_create", {static_cast<int>(constant("SET_WINTER"))}), "write")});
    must(on(set, "list_tiles").size() == 12, "tiles from text");
}

void scripts_keep_what_they_say()
{
    const std::string turn = "bastide 1\nchance host\nset base 1\n\ndraw E\n0: place E 0 -1 2\n";
    const Any script = library("script_parse", {turn + "# good\n"});
    must(on(script, "replace", {1, 0, std::string("tag event Spring Cup")}).number() == 1, "a tag is added");
    must(on(script, "write").text() == "bastide 1\ntag event Spring Cup\n" + turn.substr(10) + "# good\n", "a script is written");
    const Any lines = on(script, "list_lines");
    must(lines.size() == 7 && field(lines[1], "tag").text() == "event", "a tag has a name");
    must(on(script, "line_text", {1}).text() == "Spring Cup" && on(script, "find_tag", {std::string("event")}).number() == 1,
         "a tag is found");
    const Any whole = on(script, "load_game", {-1}), plain = library("game_load_script", {turn});
    must(on(whole, "get_hash").number() == on(plain, "get_hash").number() && host::errors.empty(), "a game of a script");
    must(on(script, "replace", {7, 0, std::string("variation")}).number() == 0 && !host::errors.empty(),
         "a variation needs its end");
    host::errors.clear();
}

void a_new_config_is_ready()
{
    const Any config = made("BastideConfig"), initial = library("config_init");
    for (auto& [property, getter] : class_of("BastideConfig").getters)
        must(field(config, property).number() == field(initial, property).number(), "BastideConfig.new() and config_init() differ: " + property);
    const Any first_turn = made("BastidePosition"), entry = made("BastidePut");
    must(field(first_turn, "seat").number() == 0 && field(first_turn, "tile").number() == -1, "BastidePosition.new() is the first turn");
    must(field(entry, "seat").number() == -1 && field(entry, "x").number() == BASTIDE_NOWHERE, "BastidePut.new() is unset");
    must(library("game_create", {config}).object(), "a game of a new config");
}

void events_are_read_once()
{
    const Any game = winter();
    must(on(game, "new_events").size() == 0, "what happened while the game was made the lists show");
    on(game, "emit_happened", {true});
    on(game, "apply", {on(game, "list_actions")[0]});
    const Any events = on(game, "new_events");
    must(events.size() > 0 && field(events[0], "kind").number() == constant("EVENT_PLACED"),
         "the signal takes nothing from new_events(): " + std::to_string(events.size()) + " events");
    must(on(game, "new_events").size() == 0, "each event is read once");
    on(game, "undo_last");
    const Any back = on(game, "new_events");
    must(
        back.size() == 1 && field(back[0], "kind").number() == constant("EVENT_UNDONE") && field(back[0], "undone").number() == 0,
        "undo is one event");
    on(game, "apply", {on(game, "list_actions")[0]});
    on(game, "undo_last");
    const Any both = on(game, "new_events");
    must(both.size() > 1 && field(both[0], "undone").number() == 1, "what was taken back before it was read is marked");
    must(field(both[both.size() - 1], "kind").number() == constant("EVENT_UNDONE"), "and the event of the undo is last");
}

int events_heard = 0;
Any* listened = nullptr;

void masks_are_asked_by_their_bits()
{
    const Any game = winter(), decision = on(game, "get_decision");
    must(on(decision, "allows", {static_cast<int>(constant("ACTION_PLACE"))}).number() == 1, "a tile must be placed");
    for (const int64_t other : {constant("ACTION_PASS"), int64_t{-1}, int64_t{64}})
        must(on(decision, "allows", {other}).number() == 0, "nothing else");
    const Any cells = on(game, "list_placements", {field(decision, "tile")});
    for (size_t i = 0; i < cells.size(); ++i)
        for (int64_t turn = 0; turn < 4; ++turn) {
            const Any action =
                call("BastideAction", nullptr, "make_place",
                     {field(decision, "seat"), field(decision, "tile"), field(cells[i], "x"), field(cells[i], "y"), turn});
            must(on_typed(cells[i], "allows", {turn}).number() == on(game, "check", {action}).number(),
                 "a rotation is allowed as the rules say");
        }
}

void players_choose_legal_actions()
{
    for (const char* level : {"LEVEL_EASY", "LEVEL_NORMAL", "LEVEL_HARD", "LEVEL_EXPERT"}) {
        const Any game = winter(), other = on(winter(), "clone", {0});
        on(game, "set_random", {5});
        on(other, "set_random", {5});
        const Any chosen = on_typed(game, "choose", {static_cast<int>(constant(level)), 20, 0});
        const Any same = on(other, "choose", {static_cast<int>(constant(level)), 20});
        must(on(game, "check", {chosen}).number() == 1, std::string(level) + " chooses an illegal action");
        must(field(chosen, "x").number() == field(same, "x").number() &&
                 field(chosen, "rotation").number() == field(same, "rotation").number(),
             "a player knows what its seat may know");
    }
    const Any over = winter();
    while (on(over, "list_actions").size() > 0) on(over, "apply", {on(over, "sample_action")});
    must(!on(over, "choose", {static_cast<int>(constant("LEVEL_EASY")), 20}).object(), "nobody decides after the end");
    must(host::errors.empty() && !on(winter(), "choose", {99, 20}).object() && host::errors.size() == 1,
         "an unknown level is an error");
    host::errors.clear();
}

void thinking_ends()
{
    using Clock = std::chrono::steady_clock;
    const auto seconds = [](auto&& call) {
        const auto began = Clock::now();
        call();
        return std::chrono::duration<double>(Clock::now() - began).count();
    };
    const int expert = static_cast<int>(constant("LEVEL_EXPERT")), hard = static_cast<int>(constant("LEVEL_HARD")),
              many = INT32_MAX;
    const Any game = winter();
    Any found;
    double took = seconds([&] { found = on(game, "choose", {expert, 0, 150}); });
    must(took > 0.1 && took < 3 && on(game, "check", {found}).number() == 1, "a limit of time");
    took = seconds([&] { found = on_typed(game, "list_moves", {expert, many, 150}); });
    must(took > 0.1 && took < 3 && found.size() > 5, "a limit of time and one of number");
    for (const int64_t milliseconds : {0, 1000000000}) {
        on(game, "set_random", {5});
        const Any move = on(game, "list_moves", {hard, 20, milliseconds})[0];
        must(milliseconds == 0 || on(move, "get_value").real() == on(found, "get_value").real(), "a long time changes nothing");
        found = move;
    }
    for (const int64_t wrong : {-1, INT32_MIN})
        must(!on(game, "choose", {hard, 20, wrong}).object() && host::errors.size() == 1, "a time below 0"), host::errors.clear();
    must(!on(game, "choose", {hard, 0, 0}).object() && host::errors.size() == 1, "no limit at all");
    host::errors.clear();
    std::thread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(150));
        on(game, "stop");
    });
    took = seconds([&] { found = on(game, "choose", {expert, many}); });
    other.join();
    must(took > 0.1 && took < 3 && on(game, "check", {found}).number() == 1, "another thread stops a player");
    took = seconds([&] { found = on(game, "list_moves", {expert, many}); });
    must(took < 2 && field(found[0], "value").real() == -INFINITY, "a stopped game judges nothing");
    on(game, "resume");
    must(std::isfinite(field(on(game, "list_moves", {hard, 20})[0], "value").real()), "and thinks again");
}

void questions_about_a_failure_keep_it()
{
    const Any game = winter(), far = call("BastideAction", nullptr, "make_place", {0, 0, 9, 9, 0}),
              wrong = call("BastideAction", nullptr, "make_place", {0, 0, 1, 0, 7});
    on(game, "apply", {wrong});
    const std::string error = library("last_error").text();
    must(!error.empty(), "a failure has a sentence");
    for (const char* question : {"why", "stop", "resume"}) {
        on(game, question);
        on_typed(game, question);
        must(library("last_error").text() == error && call_typed("Bastide", nullptr, "last_error", {}).text() == error,
             std::string(question) + "() clears the error");
    }
    on(game, "get_hash");
    must(library("last_error").text().empty(), "any other call that does not fail clears it");
    on(game, "emit_happened", {true});
    host::listener = [&](host::Object*, const host::Cell&) {
        on(game, "apply", {far});
        must(!on(game, "why").text().empty(), "the listener sees why its own call was refused");
        on(game, "get_seat", {99});
        must(!library("last_error").text().empty(), "and what it failed with");
    };
    must(on(game, "apply", {on(game, "list_actions")[0]}).number() == 1, "an action is applied");
    must(library("last_error").text().empty() && on(game, "why").text().empty(),
         "what a listener fails with is not what the call failed with");
    host::listener = nullptr;
    host::errors.clear();
}

// A call of bastide_players.h lists the same moves in C.
std::vector<bastide_players_move> moves_in_c(const std::string& snapshot, int32_t level)
{
    bastide_game* game = nullptr;
    must(bastide_game_load_snapshot(reinterpret_cast<const uint8_t*>(snapshot.data()), static_cast<int32_t>(snapshot.size()),
                                    nullptr, 0, nullptr, nullptr, &game) == BASTIDE_OK,
         "a snapshot");
    std::vector<bastide_players_move> moves(static_cast<size_t>(bastide_game_count_actions(game, BASTIDE_ANY)));
    std::vector<char> memory(static_cast<size_t>(bastide_players_measure(game, level)));
    bastide_players_settings settings;
    bastide_players_settings_init(&settings);
    settings.level = level;
    settings.simulations = 40;
    uint64_t random = 5;
    const int32_t count =
        bastide_players_list_moves(game, &settings, nullptr, &random, memory.data(), static_cast<int32_t>(memory.size()),
                                   moves.data(), static_cast<int32_t>(moves.size()));
    must(count == static_cast<int32_t>(moves.size()), "all moves");
    bastide_game_destroy(game);
    return moves;
}

void moves_are_listed_with_their_values()
{
    for (const char* level : {"LEVEL_EASY", "LEVEL_NORMAL", "LEVEL_HARD", "LEVEL_EXPERT"}) {
        const int number = static_cast<int>(constant(level));
        const Any game = winter(), bytes = on(game, "write_snapshot");
        on(game, "set_random", {5});
        const Any moves = number % 2 ? on(game, "list_moves", {number, 40}) : on_typed(game, "list_moves", {number, 40, 0});
        const std::vector<bastide_players_move> expected =
            moves_in_c(std::string(bytes.cell().payload.bytes->begin(), bytes.cell().payload.bytes->end()), number);
        must(moves.size() == expected.size() && moves.size() > 5, std::string(level) + " lists all moves");
        for (size_t i = 0; i < moves.size(); ++i) {
            const Any action = field(moves[i], "action");
            must(action.object()->of_class == "BastideAction" && field(action, "x").number() == expected[i].action.x,
                 "an action");
            must(field(action, "rotation").number() == expected[i].action.rotation && on(game, "check", {action}).number() == 1,
                 "a legal action");
            must(std::abs(field(moves[i], "value").real() - expected[i].value / 100.0) < 1e-9, "a value in points");
            must(on_typed(moves[i], "get_value").real() == field(moves[i], "value").real(), "the same value by a typed call");
            must(field(moves[i], "simulations").number() == expected[i].simulations, "simulations");
        }
        must((field(moves[0], "simulations").number() > 0) == (number >= BASTIDE_PLAYERS_LEVEL_HARD), "who simulates");
        on(game, "set_random", {5});
        must(field(on(game, "choose", {number, 40}), "x").number() == expected[0].action.x,
             "the first is what the player chooses");
    }
    must(!field(made("BastideValuedMove"), "action").object(), "a new record has no action");
    must(on(winter(), "list_moves", {5, 40}).size() == 0 && library("last_error").text().find("list_moves() takes a level") == 0,
         library("last_error").text());
    must(on(winter(), "list_moves", {1, 0}).size() == 0 && host::errors.size() == 2, "no simulations");
    host::errors.clear();
    const Any over = winter();
    while (on(over, "list_actions").size() > 0) on(over, "apply", {on(over, "sample_action")});
    must(on(over, "list_moves", {2, 40}).size() == 0 && host::errors.empty() && !library("last_error").text().empty(),
         "nobody decides after the end");
}

void reasons_say_what_a_move_does()
{
    const Any game = winter(), texts = library("texts_parse", {std::string("language.plural = czech\nseat.1 = Anna\n")});
    bool is_completed = false, is_named = false;
    while (on(game, "get_decision").object() && field(on(game, "get_decision"), "over").number() == 0) {
        const Any action = on(game, "list_actions")[0], reasons = on(game, "list_reasons", {action});
        const std::string said = on(game, "explain", {action}).text(), other = on_typed(game, "explain", {action, texts}).text();
        must(reasons.size() > 0 && reasons[0].object()->of_class == "BastideMoveReason" && said != other,
             "reasons in two languages: " + said);
        must(on_typed(game, "explain", {action, Any()}).text() == said, "null texts are English");
        for (size_t i = 0; i < reasons.size(); ++i) {
            if (field(reasons[i], "kind").number() != constant("MOVE_REASON_COMPLETES")) continue;
            is_completed = true;
            must(said.find(" for " + std::to_string(field(reasons[i], "points").number()) + " point") != std::string::npos, said);
        }
        is_named = is_named || other.find("Anna") != std::string::npos;
        on(game, "apply", {action});
    }
    must(is_completed && is_named && host::errors.empty(), "features are completed, and texts have names");
}

void an_illegal_action_has_no_reasons()
{
    const Any game = winter(), decision = on(game, "get_decision");
    const Any far = call("BastideAction", nullptr, "make_place", {field(decision, "seat"), field(decision, "tile"), 9, 9, 0});
    const Any turned = call("BastideAction", nullptr, "make_place", {0, 0, 1, 0, 7});
    must(on(game, "explain", {far}).text().empty() && on(game, "why").text() == "No side of (9,9) touches a placed tile.",
         on(game, "why").text());
    must(on(game, "list_reasons", {far}).size() == 0 && host::errors.empty() && library("last_error").text().empty(),
         "a refusal is no error");
    must(on(game, "explain", {on(game, "list_actions")[0]}).text().size() > 0 && on(game, "why").text().empty(),
         "a legal action clears it");
    must(on(game, "explain", {turned}).text().empty() && host::errors.size() == 1, "no game has such an action");
    must(library("last_error").text().find("explain(BastideAction(kind: ACTION_PLACE") == 0, library("last_error").text());
    must(on(game, "why").text().empty(), "an error is no refusal");
    host::errors.clear();
}

// A record writes what it says: its words, its points and the record in it.
void moves_and_reasons_print()
{
    const Any game = winter(), move = on(game, "list_moves", {2, 1})[0],
              reason = on(game, "list_reasons", {field(move, "action")})[0];
    uint8_t is_valid = 0;
    for (const auto& [record, begin] : {std::pair{move, "BastideValuedMove(action: BastideAction(kind: ACTION_PLACE, "},
                                        std::pair{reason, "BastideMoveReason(kind: MOVE_REASON_"}}) {
        Value out;
        class_of(record.object()->of_class).info.to_string(record.object()->instance, &is_valid, &out);
        must(host::name(&out).find(begin) == 0 && host::name(&out).back() == ')', host::name(&out));
        host::get_destructor(TYPE_STRING)(&out);
    }
}

void signals_tell_what_happened()
{
    Any game = winter();
    const Any action = on(game, "list_actions")[0];
    events_heard = 0;
    host::listener = [](host::Object* from, const host::Cell& event) {
        must(event.payload.object->of_class == "BastideEvent", "an event");
        ++events_heard;
        call(from->of_class, from->instance, "get_decision", {});  // a listener may call the game
        if (listened) *listened = Any();                           // and let go of it
    };
    on(game, "apply", {action});
    must(events_heard == 0, "silent at first");
    on(game, "emit_happened", {true});
    on(game, "undo_last");
    must(events_heard == 1, "an undo is one event");
    on(game, "apply", {on(game, "list_actions")[0]});
    must(events_heard > 1, "events of an action");
    listened = &game;
    void* instance = game.object()->instance;
    const Any again = on(game, "list_actions")[0];
    call("BastideGame", instance, "apply", {again});
    listened = nullptr;
    host::listener = nullptr;
    must(!game.object(), "the listener let go of the game");
}

void geometry_gives_points()
{
    const Any game = winter(), geometry = on(game, "geometry_create");
    const Any rings = on_typed(geometry, "outline", {0, 0, 0});
    must(rings.cell().payload.array->type == TYPE_POINTS && rings[0].size() >= 4, "rings of points");
    const Any line = rings[0];
    double x = 0;
    if (host::is_double)
        std::memcpy(&x, line.cell().payload.bytes->data(), 8);
    else {
        float narrow;
        std::memcpy(&narrow, line.cell().payload.bytes->data(), 4);
        x = narrow;
    }
    must(x >= 0 && x <= 1024 && x == static_cast<int>(x), "a point lies on the tile");
    must(on(geometry, "feature_outline", {game, 0}).size() > 0 && on(geometry, "list_spots", {0, 0}).size() > 0, "a feature");
    must(on(geometry, "pick", {game, 512, 512}).object()->of_class == "BastidePlacedSegment", "what is clicked");
    must(on(geometry, "pick", {game, 99 * 1024, 0}).object() == nullptr, "nothing is clicked");
    const Any nowhere = on(geometry, "locate_piece", {game, 0});
    must(nowhere.cell().type == TYPE_VECTOR2, "a piece that is not on the board");
    double at = 0;
    if (host::is_double)
        std::memcpy(&at, &nowhere.cell().payload, 8);
    else {
        float narrow;
        std::memcpy(&narrow, &nowhere.cell().payload, 4);
        at = narrow;
    }
    must(std::isinf(at), "is nowhere: (0, 0) is a point");
    must(host::errors.empty(), "absent things are no errors");
}

// Each property of each record holds what is written, and prints.
void properties_hold_numbers()
{
    for (auto& [name, of_class] : host::classes) {
        if (of_class.getters.empty()) continue;
        host::Payload text;
        text.text = new std::string(name);
        host::Object* made = static_cast<host::Object*>(host::construct_object(&text));
        delete text.text;
        Any record;
        host::get_from(TYPE_OBJECT)(&record.at, &made);
        int64_t number = 0;
        for (auto& [property, setter] : of_class.setters) {
            number = of_class.types_of_results.at(of_class.getters.at(property)) == TYPE_BOOL ? 1 : number + 3;
            on(record, setter, {number});
            must(last_error == CALL_OK && field(record, property).number() == number, name + "." + property);
            call_typed(name, record.object()->instance, setter,
                       {class_of(name).arguments[setter][0] == TYPE_BOOL ? Any(true) : Any(number)});
            must(on_typed(record, of_class.getters.at(property)).number() == number, name + "." + property + ", typed");
            on(record, setter, {std::string("text")});
            must(last_error == CALL_INVALID_ARGUMENT, "a text is no number");
        }
        for (auto& [property, getter] : of_class.getters)
            if (!of_class.setters.count(property))
                must(on(record, getter).cell().type == on_typed(record, getter).cell().type, property);
        uint8_t is_valid = 0;
        if (of_class.info.to_string) {
            Value out;
            of_class.info.to_string(record.object()->instance, &is_valid, &out);
            must(is_valid && host::name(&out).find(name + "(") == 0, "a record prints itself");
            host::get_destructor(TYPE_STRING)(&out);
        }
    }
    const Any action = call("BastideAction", nullptr, "make_pass", {0});
    on(action, "set_x", {int64_t{1} << 33});
    must(host::errors.size() == 1 && field(action, "x").number() == BASTIDE_NOWHERE, "a number beyond 32 bits stays out");
    host::errors.clear();
}

using Entry = uint8_t (*)(GetProcAddress, void*, Initialization*);

struct Extension {
    void* library;
    Initialization init;
    explicit Extension(const char* path) : library(dlopen(path, RTLD_NOW | RTLD_LOCAL))
    {
        must(library, dlerror() ? dlerror() : "dlopen");
        Entry entry;
        void* found = dlsym(library, "bastide_godot_init");
        std::memcpy(&entry, &found, sizeof entry);
        must(entry(host::find, this, &init) == 1, "the extension refuses this engine");
        init.initialize(init.userdata, LEVEL_SCENE);
        init.initialize(init.userdata, LEVEL_EDITOR);
    }
    ~Extension()
    {
        init.deinitialize(init.userdata, LEVEL_EDITOR);
        init.deinitialize(init.userdata, LEVEL_SCENE);
        must(host::classes.empty() && host::errors.empty(), "something stays registered");
        must(host::held == 0, "values stay alive: " + std::to_string(host::held));
        dlclose(library);
    }
};

// An engine that lacks a function is refused before anything is registered; a line says which.
void another_engine_is_refused(const char* path)
{
    void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    Entry entry;
    void* found = dlsym(library, "bastide_godot_init");
    std::memcpy(&entry, &found, sizeof entry);
    Initialization init;
    for (const char* each : {"variant_call", "ref_set_object", "classdb_register_extension_class2", "print_error_with_message"}) {
        host::missing = each;
        must(entry(host::find, nullptr, &init) == 0 && host::classes.empty(), std::string("without ") + each);
    }
    host::missing.clear();
    dlclose(library);
}

// An extension with a library of another release inside refuses to be loaded, with a sentence that names both.
void another_library_is_refused(const char* path)
{
    void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    must(library, "dlopen of the misfit");
    Entry entry;
    void* found = dlsym(library, "bastide_godot_init");
    std::memcpy(&entry, &found, sizeof entry);
    Initialization init;
    must(entry(host::find, nullptr, &init) == 0 && host::classes.empty() && host::errors.size() == 1,
         "a library of another release");
    must(host::errors[0].find("bastide 9.8.7 does not fit this extension, made for " BASTIDE_VERSION_TEXT
                              ": its binary interface has version 99, not ") != std::string::npos,
         host::errors[0]);
    host::errors.clear();
    dlclose(library);
}

}  // namespace

int main(int argc, char** argv)
{
    must(argc > 4, "usage: host_test EXTENSION MISFIT LOADS SCRIPT...");
    const std::vector<std::string> scripts(argv + 4, argv + argc);
    const int loads = std::atoi(argv[3]);
    for (const bool wide : {false, true}) {
        host::is_double = wide;
        host::documents = 0;
        const Extension extension(argv[1]);
        must(host::documents == static_cast<int>(host::classes.size()), "each class has a reference");
        scripts_have_equal_hashes(scripts);
        random_games_are_equal();
        refusals_are_sentences();
        wrong_calls_are_errors();
        saved_games_continue();
        scripts_keep_what_they_say();
        a_new_config_is_ready();
        events_are_read_once();
        masks_are_asked_by_their_bits();
        players_choose_legal_actions();
        thinking_ends();
        questions_about_a_failure_keep_it();
        moves_are_listed_with_their_values();
        reasons_say_what_a_move_does();
        an_illegal_action_has_no_reasons();
        moves_and_reasons_print();
        signals_tell_what_happened();
        geometry_gives_points();
        properties_hold_numbers();
    }
    for (int i = 0; i < loads; ++i) {
        const Extension extension(argv[1]);
        const Any game = winter();
        on(game, "apply", {on(game, "list_actions")[0]});
    }
    another_engine_is_refused(argv[1]);
    another_library_is_refused(argv[2]);
    std::printf("%zu scripts, all presets, %d loads\n", scripts.size(), loads);
    return 0;
}

// SPDX-License-Identifier: MIT
//
// See game.hpp.
#include "game.hpp"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace cli {

namespace {

bastide_error empty_error()
{
    bastide_error error{};
    error.struct_size = sizeof error;
    return error;
}

Complaint complaint_of(bastide_status status, const bastide_error& error)
{
    std::string text = error.text;
    if (text.empty()) text = text_of([status](char* out, std::int32_t cap) { return bastide_status_text(status, out, cap); });
    return {text, error.line, error.column};
}

std::string known_names(std::int32_t list)
{
    std::string names;
    for (const std::int32_t number : numbers_of(list)) names += (names.empty() ? "" : ", ") + name_of(list, number);
    return names.empty() ? "none" : names;
}

std::int32_t number_of(std::int32_t list, const std::string& name)
{
    return bastide_number(list, name.c_str(), static_cast<std::int32_t>(name.size()));
}

bool add_sets(const Setup& setup, std::vector<bastide_choice>& choices, Complaint& complaint)
{
    if (setup.with.empty()) return true;
    choices.push_back({BASTIDE_CHOICE_SET, BASTIDE_SET_BASE, 1, 0});
    choices.push_back({BASTIDE_CHOICE_SET, BASTIDE_SET_WINTER, 1, 0});
    for (const std::string& name : setup.with) {
        const std::int32_t set = number_of(BASTIDE_LIST_SET, name);
        if (set <= 0) {
            complaint.text = "no set is called '" + name + "'; known sets: " + known_names(BASTIDE_LIST_SET);
            return false;
        }
        if (set != BASTIDE_SET_BASE && set != BASTIDE_SET_WINTER) choices.push_back({BASTIDE_CHOICE_SET, set, 1, 0});
    }
    return true;
}

bool add_preset(const Setup& setup, std::vector<bastide_choice>& choices, Complaint& complaint)
{
    if (setup.preset.empty()) return true;
    const std::int32_t preset = number_of(BASTIDE_LIST_PRESET, setup.preset);
    if (preset <= 0) {
        complaint.text = "no preset is called '" + setup.preset + "'; known presets: " + known_names(BASTIDE_LIST_PRESET);
        return false;
    }
    choices =
        listed<bastide_choice>([preset](bastide_choice* out, std::int32_t cap) { return bastide_preset(preset, out, cap); });
    return true;
}

bool add_option(const std::string& text, std::vector<bastide_choice>& choices, Complaint& complaint)
{
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const std::string value = equals == std::string::npos ? "1" : text.substr(equals + 1);
    const std::int32_t option = number_of(BASTIDE_LIST_OPTION, name);
    char* end = nullptr;
    errno = 0;
    const long number = std::strtol(value.c_str(), &end, 10);
    if (option <= 0) {
        complaint.text = "no option is called '" + name + "'; known options: " + known_names(BASTIDE_LIST_OPTION);
        return false;
    }
    if (value.empty() || *end != '\0' || errno != 0 || number < INT32_MIN || number > INT32_MAX) {
        complaint.text = "'" + value + "' is no value for the option " + name;
        return false;
    }
    choices.push_back({BASTIDE_CHOICE_OPTION, option, static_cast<std::int32_t>(number), 0});
    return true;
}

std::vector<const bastide_tileset*> handles_of(const Tilesets& sets)
{
    std::vector<const bastide_tileset*> handles;
    for (const Tileset& set : sets) handles.push_back(set.get());
    return handles;
}

}  // namespace

std::string spell(const std::string& file, const Complaint& complaint)
{
    if (complaint.line <= 0) return file + ": " + complaint.text;
    return file + ":" + std::to_string(complaint.line) + ":" + std::to_string(complaint.column) + ": " + complaint.text;
}

Tileset read_tileset(const std::string& path, std::string& complaint)
{
    bastide_tileset* set = nullptr;
    bastide_error error = empty_error();
    const std::optional<std::string> text = read_file(path);
    if (!text)
        complaint = "'" + path + "' is no file that can be read";
    else if (bastide_tileset_parse(text->data(), static_cast<std::int32_t>(text->size()), nullptr, &error, &set) != BASTIDE_OK)
        complaint = spell(path, {error.text, error.line, error.column});
    return Tileset(set);
}

bool read_tilesets(const std::vector<std::string>& paths, Tilesets& sets, std::string& complaint)
{
    for (const std::string& path : paths) {
        sets.push_back(read_tileset(path, complaint));
        if (!sets.back()) return false;
    }
    return true;
}

Game create(const Setup& setup, const Tilesets& sets, Complaint& complaint)
{
    std::vector<bastide_choice> choices;
    if (!add_preset(setup, choices, complaint) || !add_sets(setup, choices, complaint)) return nullptr;
    for (const std::string& option : setup.options)
        if (!add_option(option, choices, complaint)) return nullptr;
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(sets.size()); ++i)
        choices.push_back({BASTIDE_CHOICE_TILESET, i, 1, 0});
    const std::vector<const bastide_tileset*> handles = handles_of(sets);
    bastide_config config;
    bastide_config_init(&config, sizeof config);
    config.seed = setup.seed;
    config.seats = setup.seats;
    if (setup.game == "dice") config.ruleset = BASTIDE_RULESET_DICE;
    bastide_error error = empty_error();
    bastide_game* game = nullptr;
    const auto count = static_cast<std::int32_t>(choices.size());
    const bastide_status status = bastide_game_create(&config, choices.data(), count, handles.data(),
                                                      static_cast<std::int32_t>(handles.size()), nullptr, &error, &game);
    if (status != BASTIDE_OK) complaint = complaint_of(status, error);
    return Game(game);
}

Game load(const std::string& script, const Tilesets& sets, Complaint& complaint)
{
    const std::vector<const bastide_tileset*> handles = handles_of(sets);
    bastide_error error = empty_error();
    bastide_game* game = nullptr;
    const auto length = static_cast<std::int32_t>(script.size());
    const bastide_status status = bastide_game_load_script(script.data(), length, handles.data(),
                                                           static_cast<std::int32_t>(handles.size()), nullptr, &error, &game);
    if (status != BASTIDE_OK) complaint = complaint_of(status, error);
    return Game(game);
}

Game clone(const bastide_game* game)
{
    bastide_game* copy = nullptr;
    bastide_game_clone(game, nullptr, &copy);
    return Game(copy);
}

std::optional<std::string> script_of(const bastide_game* game)
{
    if (bastide_game_write_script(game, BASTIDE_VIEW_FULL, nullptr, 0) < 0) return std::nullopt;
    return text_of([game](char* out, std::int32_t cap) { return bastide_game_write_script(game, BASTIDE_VIEW_FULL, out, cap); });
}

std::optional<std::string> read_file(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad() || text.size() > INT32_MAX) return std::nullopt;
    return text;
}

bool write_file(const std::string& path, const std::string& text)
{
    std::ofstream file(path, std::ios::binary);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.close();
    return !file.fail();
}

std::string name_of(std::int32_t list, std::int32_t number)
{
    return text_of([list, number](char* out, std::int32_t cap) { return bastide_name(list, number, out, cap); });
}

std::vector<std::int32_t> numbers_of(std::int32_t list)
{
    return listed<std::int32_t>([list](std::int32_t* out, std::int32_t cap) { return bastide_list_numbers(list, out, cap); });
}

}  // namespace cli

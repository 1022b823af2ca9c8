// SPDX-License-Identifier: MIT
//
// See game.hpp.
#include "game.hpp"

#include <array>
#include <charconv>
#include <cstdlib>
#include <memory>

#include "file.h"

namespace cli {

namespace {

template <class T>
T taken(bastide::Result<T> result, Complaint& complaint)
{
    if (result) return std::move(result).value();
    complaint = {result.message(), result.refusal().line, result.refusal().column, result.refusal()};
    return T();
}

/// The number of a name, or a complaint that lists all names.
template <bastide::Word E>
std::optional<E> named(const char* what, const std::string& word, Complaint& complaint)
{
    if (const bastide::Result<E> found = bastide::named<E>(word)) return *found;
    complaint.text = std::string("no ") + what + " is called '" + word + "'; known " + what + "s:";
    for (const E known : bastide::all<E>()) complaint.text += " " + name(known);
    return std::nullopt;
}

bool add_sets(const Setup& setup, bastide::Config& config, Complaint& complaint)
{
    using bastide::Set;
    if (setup.with.empty()) return true;
    config.set(Set::base).set(Set::winter);
    for (const std::string& word : setup.with) {
        const std::optional<Set> set = named<Set>("set", word, complaint);
        if (!set) return false;
        if (*set != Set::base && *set != Set::winter) config.set(*set);
    }
    return true;
}

bool add_preset(const Setup& setup, bastide::Config& config, Complaint& complaint)
{
    if (setup.preset.empty()) return true;
    const std::optional<bastide::Preset> preset = named<bastide::Preset>("preset", setup.preset, complaint);
    if (preset) config.preset(*preset);
    return preset.has_value();
}

bool add_option(const std::string& text, bastide::Config& config, Complaint& complaint)
{
    const std::size_t equals = text.find('=');
    const std::string value = equals == std::string::npos ? "1" : text.substr(equals + 1);
    const std::optional<bastide::Option> option = named<bastide::Option>("option", text.substr(0, equals), complaint);
    if (!option) return false;
    std::int32_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc() || end != value.data() + value.size()) {
        complaint.text = "'" + value + "' is no value for the option " + name(*option);
        return false;
    }
    config.option(*option, number);
    return true;
}

}  // namespace

std::vector<const bastide_tileset*> handles_of(const Tilesets& sets)
{
    std::vector<const bastide_tileset*> handles;
    for (const Tileset& set : sets) handles.push_back(set.get());
    return handles;
}

std::string spell(const std::string& file, const Complaint& complaint, const language* speech)
{
    std::array<char, LANGUAGE_LINE> text{};
    bastide::Refusal refusal = complaint.refusal;
    refusal.line = 0;  // printed before the sentence
    if (speech && refusal.status != BASTIDE_OK)
        bastide_refusal_text(nullptr, speech->texts, nullptr, &refusal, text.data(), LANGUAGE_LINE);
    const std::string sentence = text[0] != '\0' ? text.data() : complaint.text;
    const std::string name = file.empty() ? "''" : file;
    if (complaint.line <= 0) return name + ": " + sentence;
    return name + ":" + std::to_string(complaint.line) + ":" + std::to_string(complaint.column) + ": " + sentence;
}

Tileset read_tileset(const std::string& path, std::string& complaint)
{
    Complaint found;
    const std::optional<std::string> text = read_file(path, found);
    Tileset set = text ? taken(Tileset::parse(*text), found) : Tileset();
    if (!set) complaint = spell(path, found);
    return set;
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
    bastide::Config config;
    config.seed(setup.seed).seats(setup.seats);
    if (setup.game == "dice") config.game(bastide::GameKind::dice);
    if (!add_preset(setup, config, complaint) || !add_sets(setup, config, complaint)) return {};
    for (const std::string& option : setup.options)
        if (!add_option(option, config, complaint)) return {};
    for (const Tileset& set : sets) config.tileset(set);
    return taken(Game::create(config), complaint);
}

Game load(const std::string& script, const Tilesets& sets, Complaint& complaint)
{
    return taken(Game::load_script(script, handles_of(sets)), complaint);
}

Script parse_script(const std::string& text, const Tilesets& sets, Complaint& complaint)
{
    return taken(Script::parse(text, handles_of(sets)), complaint);
}

Game load(const Script& script, const Tilesets& sets, Complaint& complaint)
{
    return taken(script.load_game(bastide::none, handles_of(sets)), complaint);
}

bool set_tag(Script& script, const std::string& text, const Tilesets& sets, Complaint& complaint)
{
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : text.substr(equals + 1);
    if (text.find_first_of("\r\n") != std::string::npos) return complaint.text = "a tag is one line", false;
    const bastide::Result<std::int32_t> old = script.find_tag(name);
    if (!old && value.empty()) return true;
    std::int32_t first = 0;  // behind the title, which comments may precede
    for (const bastide::ScriptLine& line : script.all_lines().value_or(std::vector<bastide::ScriptLine>()))
        if (++first; line.kind == bastide::ScriptLineKind::title) break;
    const std::string line = value.empty() ? "" : "tag " + name + " " + value;
    const bastide::Result<void> done = script.replace(old.value_or(first), old ? 1 : 0, line, handles_of(sets));
    if (!done) complaint = {done.message(), 0, 0, done.refusal()};
    return static_cast<bool>(done);
}

std::optional<std::string> read_file(const std::string& path, Complaint& complaint)
{
    std::array<char, FILE_REASON> reason{};
    std::int32_t length = 0;
    const std::unique_ptr<char, decltype(&std::free)> text(file_read(path.c_str(), &length, reason.data()), &std::free);
    if (text) return std::string(text.get(), static_cast<std::size_t>(length));
    complaint.text = reason.data();
    return std::nullopt;
}

bool write_file(const std::string& path, const std::string& text, Complaint& complaint)
{
    std::array<char, FILE_REASON> reason{};
    const bool done = file_write(path.c_str(), text.data(), static_cast<std::int32_t>(text.size()), reason.data()) != 0;
    complaint.text = reason.data();
    return done;
}

}  // namespace cli

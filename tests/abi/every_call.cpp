// SPDX-License-Identifier: MIT
// The usual arguments. A new kind of argument in the header is taught here; until then the tests name what they do not know.
#include "abi/every_call.hpp"

#include <algorithm>

namespace bastide_tests {

namespace {

#include "abi/every_call_table.inc"

[[noreturn]] void untaught(const Function& function, const Parameter& parameter)
{
    throw std::logic_error(std::string("tests/abi/every_call.cpp does not know the usual `") + parameter.name + "` of " +
                           function.name + "(): teach it");
}

std::vector<bastide_choice> preset(std::int32_t which)
{
    return collect<bastide_choice>(
        [&](bastide_choice* out, std::int32_t cap) { return bastide_preset_list_choices(which, out, cap); });
}

bool is_dice(World::Kind kind) { return kind == World::seeded_dice || kind == World::fed_dice; }

bastide_config config_for(World::Kind kind)
{
    bastide_config config = default_config();
    config.game = is_dice(kind) ? BASTIDE_GAME_DICE : BASTIDE_GAME_TILES;
    config.chance = kind == World::seeded_tiles || kind == World::seeded_dice ? BASTIDE_CHANCE_SEEDED : BASTIDE_CHANCE_HOST;
    config.seats = 3;
    config.seed = 2024;
    return config;
}

std::vector<bastide_choice> choices_for(World::Kind kind)
{
    if (!is_dice(kind)) return preset(BASTIDE_PRESET_ABBEY_MAYOR_TOWER);
    return {choose_option(BASTIDE_OPTION_DICE_TARGET_SCORE, 60)};
}

Tileset set_with(CheckedAllocator& allocator)
{
    const bastide_allocator memory = allocator.record();
    bastide_tileset* set = nullptr;
    if (bastide_tileset_create(BASTIDE_SET_WINTER, &memory, &set) != BASTIDE_OK) throw std::logic_error("no tile set");
    return Tileset(set);
}

Game game_with(CheckedAllocator& allocator, World::Kind kind)
{
    const bastide_allocator memory = allocator.record();
    const bastide_config config = config_for(kind);
    const std::vector<bastide_choice> chosen = choices_for(kind);
    bastide_game* made = nullptr;
    if (bastide_game_create(&config, chosen.data(), count_of(chosen.size()), nullptr, 0, &memory, nullptr, &made) != BASTIDE_OK)
        throw std::logic_error("no game");
    Game game(made);
    Dice dice(7);
    play_on(game, dice, 40);
    while (kind == World::fed_dice && decision(game).step != BASTIDE_STEP_DICE_FALL) perform(game, pick(game, dice));
    return game;
}

bastide_texts* texts_with(CheckedAllocator& allocator)
{
    const bastide_allocator memory = allocator.record();
    bastide_texts* texts = nullptr;
    if (bastide_texts_parse("# all as in English\n", -1, &memory, nullptr, &texts) != BASTIDE_OK)
        throw std::logic_error("no texts");
    return texts;
}

bastide_script* script_with(CheckedAllocator& allocator, const Game& game)
{
    const bastide_allocator memory = allocator.record();
    const std::string lines = "bastide 1\ntag event Spring Cup\n" + script(game).substr(std::string("bastide 1\n").size());
    bastide_script* made = nullptr;
    if (bastide_script_parse(lines.data(), count_of(lines.size()), nullptr, 0, &memory, nullptr, &made) != BASTIDE_OK)
        throw std::logic_error("no script");
    return made;
}

bastide_geometry* geometry_with(CheckedAllocator& allocator, const Game& game, const Tileset& set, World::Kind kind)
{
    const bastide_allocator memory = allocator.record();
    bastide_geometry* geometry = nullptr;
    const bastide_status status = is_dice(kind) ? bastide_geometry_create_for_set(set.get(), &memory, &geometry)
                                                : bastide_geometry_create(game.get(), &memory, &geometry);
    if (status != BASTIDE_OK) throw std::logic_error("no geometry");
    return geometry;
}

/// Where the first tile lies; a placed segment of it.
std::int32_t first_feature(const World& world) { return bastide_game_feature_at(world.game(), 0, 0, 0); }

std::int32_t first_field(const World& world)
{
    bastide_feature field{};
    bastide_game_list_features(world.game(), BASTIDE_SEGMENT_FIELD, &field, 1);
    return field.id;
}

std::int64_t usual_number(const Function& function, const Parameter& parameter, const World& world)
{
    static const std::map<std::string, std::int64_t> by_name = {
        {"vocabulary", BASTIDE_VOCABULARY_REASON},
        {"number", BASTIDE_REASON_CELL_TAKEN},
        {"preset", BASTIDE_PRESET_WINTER},
        {"set", BASTIDE_SET_BASE},
        {"tile", 0},
        {"placed", 0},
        {"piece", 0},
        {"rotation", 1},
        {"port", 4},
        {"seat", 0},
        {"seats", 3},
        {"viewer", BASTIDE_VIEW_FULL},
        {"piece_kind", BASTIDE_PIECE_FOLLOWER},
        {"x", 0},
        {"y", 0},
        {"segment", 0},
        {"first", 0},
        {"index", 0},
        {"action", 20},
        {"removed", 1},
        {"seed", 5},
        {"most", 3},
        {"flags", BASTIDE_CLONE_FLAG_LOG},
    };
    const std::string name = parameter.name;
    if (name == "feature" && std::string(function.name) == "bastide_game_list_field_cities") return first_field(world);
    if (name == "feature") return first_feature(world);
    if (name == "kind") return BASTIDE_ANY;
    if (name == "code") return static_cast<std::int64_t>(codes(world.owner()).front());
    const auto found = by_name.find(name);
    if (found == by_name.end()) untaught(function, parameter);
    return found->second;
}

/// Texts by the function that reads them.
std::string usual_text(const Function& function, const Parameter& parameter, const World& world)
{
    const std::string name = function.name;
    if (name == "bastide_word_find") return "cell_taken";
    if (name == "bastide_tileset_parse")
        return text([&](char* out, std::int32_t cap) { return bastide_tileset_write(world.set(), out, cap); });
    if (name == "bastide_game_load_script" || name == "bastide_script_parse") return script(world.owner());
    if (name == "bastide_script_find_tag") return "event";
    if (name == "bastide_script_replace") return "bastide 1\n# A comment";
    if (name == "bastide_action_parse") return write(world.owner(), actions(world.owner()).front());
    if (name == "bastide_texts_parse") return "seat.0 = Anna\n";
    untaught(function, parameter);
}

std::vector<bastide_segment_def> all_segments(const bastide_tileset* set)
{
    std::vector<bastide_segment_def> out;
    const std::int32_t tiles = bastide_tileset_list_tiles(set, nullptr, 0);
    for (std::int32_t tile = 0; tile < tiles; ++tile) {
        const auto own = collect<bastide_segment_def>([&](bastide_segment_def* segments, std::int32_t cap) {
            return bastide_tileset_list_segments(set, tile, 0, segments, cap);
        });
        out.insert(out.end(), own.begin(), own.end());
    }
    return out;
}

/// A table that any tile game takes: the first tile type in the middle, and points for the first seat.
bastide_position usual_head()
{
    bastide_position head{};
    head.turn = 4;
    return head;
}
std::vector<bastide_put> usual_puts()
{
    bastide_put tile{};
    tile.kind = BASTIDE_PUT_TILE;
    bastide_put score{};
    score.kind = BASTIDE_PUT_SCORE;
    score.points = 12;
    return {tile, score};
}

bastide_event usual_event(const World& world)
{
    for (const bastide_event& event : events(world.owner()))
        if (event.kind == BASTIDE_EVENT_TURN_BEGAN) return event;
    throw std::logic_error("no event");
}
bastide_score_line usual_line()
{
    bastide_score_line line{};
    line.reward = BASTIDE_REWARD_ROAD;
    line.other_seat = line.feature = -1;
    line.count = line.points = 3;
    line.each = 1;
    return line;
}
bastide_refusal usual_refusal()
{
    bastide_refusal refusal{};
    refusal.status = BASTIDE_E_ILLEGAL;
    refusal.reason = BASTIDE_REASON_TOUCHES_NOTHING;
    refusal.x = 3;
    return refusal;
}

}  // namespace

const std::vector<Function>& functions() { return kFunctions; }
const std::vector<Record>& records() { return kRecords; }

const Record* record_named(const std::string& name)
{
    for (const Record& record : kRecords)
        if (record.name == name) return &record;
    return nullptr;
}

// ---- World --------------------------------------------------------------------------------------------------------------

World::World(Kind kind)
    : kind_(kind),
      set_(set_with(allocator_)),
      texts_(texts_with(allocator_)),
      game_(game_with(allocator_, kind)),
      script_(script_with(allocator_, game_)),
      before_(see())
{
}

World::Seen World::see() const { return {snapshot(game_), hash(game_), range(game_), allocator_.out()}; }

void* World::handle(const std::string& type)
{
    if (type == "bastide_game") return game();
    if (type == "bastide_tileset") return set_.get();
    if (type == "bastide_texts") return texts_.get();
    if (type == "bastide_geometry") {
        if (!geometry_) {
            geometry_.reset(geometry_with(allocator_, game_, set_, kind_));
            before_.blocks = allocator_.out();
        }
        return geometry_.get();
    }
    if (type == "bastide_script") return script_.get();
    throw std::logic_error("tests/abi/every_call.cpp does not know a handle of type " + type + ": teach it");
}

bool World::is_unchanged() const
{
    const Seen now = see();
    return now.bytes == before_.bytes && now.hash == before_.hash && now.range.first == before_.range.first &&
           now.range.next == before_.range.next && now.blocks == before_.blocks && allocator_.is_clean();
}

// ---- Call ---------------------------------------------------------------------------------------------------------------

Call::Call(const Function& function, World& world)
    : function_(function), slots_(function.parameters.size()), blocks_(function.parameters.size()), allocator_(memory_.record())
{
    for (std::size_t i = 0; i < slots_.size(); ++i) fill(i, world);
    allocate_buffers();
}

bool Call::is_written(const Parameter& parameter)
{
    return parameter.role == Role::out || parameter.role == Role::refusal || parameter.role == Role::made;
}

void Call::lend(std::size_t i, const void* bytes, std::size_t size)
{
    const auto* from = static_cast<const unsigned char*>(bytes);
    blocks_[i].assign(from, from + size);
    blocks_[i].shrink_to_fit();  // so that a sanitizer notices a look beyond the end
    slots_[i].pointer = blocks_[i].data();
}

void Call::refill(std::size_t i, std::size_t size)
{
    blocks_[i].assign(size + 2 * guard(i), 0x5A);
    slots_[i].pointer = bytes(i);
}

void Call::fill(std::size_t i, World& world)
{
    const Parameter& parameter = function_.parameters[i];
    switch (parameter.role) {
        case Role::number: slots_[i].number = usual_number(function_, parameter, world); break;
        case Role::count: break;  // set with what it counts
        case Role::handle: slots_[i].pointer = world.handle(parameter.to); break;
        case Role::handles: {
            const void* handles[] = {world.handle(parameter.to)};
            lend(i, handles, sizeof handles);
            if (parameter.count >= 0) slots_[at(parameter.count)].number = 1;
            break;
        }
        case Role::made: refill(i, sizeof(void*)); break;
        case Role::allocator: slots_[i].pointer = &allocator_; break;
        case Role::refusal: refill(i, sizeof(bastide_refusal)); break;
        case Role::in: fill_input(i, world); break;
        case Role::out: break;  // when all else is there
    }
}

void Call::fill_input(std::size_t i, World& world)
{
    const Parameter& parameter = function_.parameters[i];
    std::size_t count = 1;
    const auto lend_all = [&](const auto& list) {
        count = list.size();
        lend(i, list.data(), count * parameter.size);
    };
    if (parameter.to == "bastide_config") {
        const bastide_config config = config_for(world.kind());
        lend(i, &config, sizeof config);
    } else if (parameter.to == "bastide_action") {
        const bastide_action action = actions(world.owner()).front();
        lend(i, &action, sizeof action);
    } else if (parameter.to == "bastide_decision") {
        const bastide_decision now = decision(world.owner());
        lend(i, &now, sizeof now);
    } else if (parameter.to == "bastide_event") {
        const bastide_event event = usual_event(world);
        lend(i, &event, sizeof event);
    } else if (parameter.to == "bastide_score_line") {
        const bastide_score_line line = usual_line();
        lend(i, &line, sizeof line);
    } else if (parameter.to == "bastide_refusal") {
        const bastide_refusal refusal = usual_refusal();
        lend(i, &refusal, sizeof refusal);
    } else if (parameter.to == "bastide_position") {
        const bastide_position head = usual_head();
        lend(i, &head, sizeof head);
    } else if (parameter.to == "bastide_put") {
        lend_all(usual_puts());
    } else if (parameter.to == "bastide_choice") {
        lend_all(choices_for(world.kind()));
    } else if (parameter.to == "bastide_tile_def") {
        lend_all(collect<bastide_tile_def>(
            [&](bastide_tile_def* out, std::int32_t cap) { return bastide_tileset_list_tiles(world.set(), out, cap); }));
    } else if (parameter.to == "bastide_segment_def") {
        lend_all(all_segments(world.set()));
    } else if (parameter.to == "uint64_t") {
        const std::uint64_t seed = 5;
        lend(i, &seed, sizeof seed);
    } else if (parameter.to == "uint8_t") {
        lend_all(snapshot(world.owner()));
    } else if (parameter.to == "char") {
        const std::string words = usual_text(function_, parameter, world);
        lend(i, words.c_str(), words.size() + 1);  // a length of -1 may mean: up to the NUL
        count = words.size();
    } else {
        untaught(function_, parameter);
    }
    if (parameter.count >= 0) slots_[at(parameter.count)].number = static_cast<std::int64_t>(count);
}

void Call::allocate_buffers()
{
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const Parameter& parameter = function_.parameters[i];
        if (parameter.role != Role::out) continue;
        if (parameter.count >= 0) {
            const std::int64_t count = answer();  // NULL with 0 asks for the number
            slots_[at(parameter.count)].number = count < 0 ? 4 : count + 4;
            refill(i, static_cast<std::size_t>(slots_[at(parameter.count)].number) * parameter.size);
            continue;
        }
        refill(i, parameter.size);
    }
}

bool Call::is_guard_whole() const
{
    for (std::size_t i = 0; i < blocks_.size(); ++i)
        for (std::size_t k = 0; k < guard(i) && !blocks_[i].empty(); ++k)
            if (blocks_[i][k] != 0x5A || blocks_[i][blocks_[i].size() - 1 - k] != 0x5A) return false;
    return true;
}

bool Call::is_nothing_made() const
{
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
        if (function_.parameters[i].role != Role::made || !slots_[i].pointer) continue;
        void* made = nullptr;
        std::memcpy(&made, slots_[i].pointer, sizeof made);
        if (made) return false;
    }
    return true;
}

bool Call::is_no_list_written() const
{
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
        const Parameter& parameter = function_.parameters[i];
        if (parameter.role != Role::out || parameter.count < 0) continue;
        std::vector<unsigned char> block = blocks_[i];
        if (parameter.to == "char" && block[guard(i)] == '\0') block[guard(i)] = 0x5A;
        if (std::any_of(block.begin(), block.end(), [](unsigned char byte) { return byte != 0x5A; })) return false;
    }
    return true;
}

void Call::end_what_was_made()
{
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
        const Parameter& parameter = function_.parameters[i];
        if (parameter.role != Role::made || !slots_[i].pointer) continue;
        void* made = nullptr;
        std::memcpy(&made, slots_[i].pointer, sizeof made);
        if (parameter.to == "bastide_game")
            bastide_game_destroy(static_cast<bastide_game*>(made));
        else if (parameter.to == "bastide_texts")
            bastide_texts_destroy(static_cast<bastide_texts*>(made));
        else if (parameter.to == "bastide_script")
            bastide_script_destroy(static_cast<bastide_script*>(made));
        else if (parameter.to == "bastide_geometry")
            bastide_geometry_destroy(static_cast<bastide_geometry*>(made));
        else
            bastide_tileset_destroy(static_cast<bastide_tileset*>(made));
        refill(i, sizeof(void*));
    }
}

}  // namespace bastide_tests

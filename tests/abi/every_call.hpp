// SPDX-License-Identifier: MIT
// Calls of any function of the C interface, made from a table that is generated from the header: what a function takes, what it
// may answer, and arguments with which it does something. Tests change one argument and look at what comes back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "capi/c_games.hpp"

namespace bastide_tests {

enum class Role { number, count, handle, handles, made, in, out, allocator, refusal };
enum class Null { none, refused, allowed, with_0 };

/// One argument on its way: a number or a pointer.
struct Slot {
    std::int64_t number = 0;
    void* pointer = nullptr;

    template <class T>
    T as() const
    {
        if constexpr (std::is_pointer_v<T>)
            return static_cast<T>(pointer);
        else
            return static_cast<T>(number);
    }
};

template <auto F, class Answer, class... Arguments, std::size_t... I>
std::int64_t invoke_with(Answer (*)(Arguments...), const Slot* slots, std::index_sequence<I...>)
{
    if constexpr (std::is_void_v<Answer>) {
        F(slots[I].template as<Arguments>()...);
        return 0;
    } else {
        return static_cast<std::int64_t>(F(slots[I].template as<Arguments>()...));
    }
}
template <class Answer, class... Arguments>
constexpr std::size_t arguments_of(Answer (*)(Arguments...))
{
    return sizeof...(Arguments);
}
template <auto F>
std::int64_t invoke(const Slot* slots)
{
    return invoke_with<F>(F, slots, std::make_index_sequence<arguments_of(F)>());
}

inline constexpr std::int64_t kNoLeast = INT64_MIN;
inline constexpr std::int64_t kNoMost = INT64_MAX;

struct Parameter {
    const char* name;
    Role role;
    Null null;
    std::string to;  ///< what it points at; the type of a number
    bool is_const;
    int count;                 ///< place of the parameter that counts it, or -1
    std::size_t size;          ///< of one of what it points at
    std::string type;          ///< of a number: "rotation", "SEGMENT"
    std::int64_t least, most;  ///< what a number may be; kNoLeast, kNoMost: see its type
};

struct Function {
    const char* name;
    std::int64_t (*call)(const Slot*);
    bool is_void;
    std::vector<std::int32_t> statuses;  ///< that the header says it may answer
    std::vector<Parameter> parameters;
};

struct RecordField {
    std::string name;
    std::size_t offset;
    std::size_t size;
};

struct Record {
    std::string name;
    std::uint32_t size;
    std::size_t spare;  ///< where its spare words are
    std::size_t spare_count;
    std::vector<RecordField> fields;  ///< in their order; of the allocator none
};

const std::vector<Function>& functions();
const std::vector<Record>& records();
const Record* record_named(const std::string& name);  ///< null for what is no record

/// Games, sets and texts that calls are tried on.
class World {
public:
    enum Kind { seeded_tiles, fed_tiles, seeded_dice, fed_dice, kinds };

    explicit World(Kind kind);

    Kind kind() const { return kind_; }
    bastide_game* game() const { return game_.get(); }
    const Game& owner() const { return game_; }
    bastide_tileset* set() const { return set_.get(); }
    void* handle(const std::string& type);                ///< one of each
    CheckedAllocator& allocator() { return allocator_; }  ///< the memory of all of them
    bool is_unchanged() const;

private:
    struct Seen {
        std::vector<std::uint8_t> bytes;
        std::uint64_t hash;
        Range range;
        std::size_t blocks;
    };
    Seen see() const;

    Kind kind_;
    CheckedAllocator allocator_;
    Tileset set_;
    Texts texts_;
    Game game_;
    Geometry geometry_;  ///< made when it is first asked for, because it takes longer than all the others
    Script script_;
    Seen before_;
};

/// A call with its arguments, at first the usual ones, with which the function does what it is there for.
class Call {
public:
    Call(const Function& function, World& world);

    const Function& function() const { return function_; }
    std::int64_t answer() { return function_.call(slots_.data()); }

    Slot& slot(std::size_t i) { return slots_[i]; }
    unsigned char* bytes(std::size_t i) { return blocks_[i].data() + guard(i); }  ///< what argument i points at
    std::size_t size(std::size_t i) const { return blocks_[i].size() - 2 * guard(i); }
    void refill(std::size_t i, std::size_t size);  ///< a new block of 0x5A for an argument that is written to
    bool is_guard_whole() const;                   ///< nothing stands before or behind what the caller lent
    bool is_nothing_made() const;                  ///< what is made by the call is NULL
    bool is_no_list_written() const;               ///< a list that the call was to write is as it was, a text at most empty

    CheckedAllocator& allocator() { return memory_; }  ///< behind the argument `mem`
    void end_what_was_made();

private:
    static constexpr std::size_t kGuard = 64;
    std::size_t guard(std::size_t i) const { return is_written(function_.parameters[i]) ? kGuard : 0; }
    static bool is_written(const Parameter& parameter);

    void fill(std::size_t i, World& world);
    void lend(std::size_t i, const void* bytes, std::size_t size);
    void fill_input(std::size_t i, World& world);
    void allocate_buffers();

    const Function& function_;
    std::vector<Slot> slots_;
    std::vector<std::vector<unsigned char>> blocks_;
    CheckedAllocator memory_;
    bastide_allocator allocator_;
};

}  // namespace bastide_tests

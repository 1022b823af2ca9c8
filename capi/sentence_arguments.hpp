// SPDX-License-Identifier: MIT
// The arguments that a sentence can name in braces: the fields of its kind, from tables that are generated from the header, and a
// few that follow from them. Knows the records but not the grammar.
#pragma once

#include "texts.hpp"
#include "vocabulary/record_fields.hpp"

namespace bastide {

/// The source of the value of an argument.
enum class ArgumentSource : u8 {
    record,        ///< a field of the record
    action,        ///< a field of the action that was refused
    cell,          ///< x and y of the record
    from_cell,     ///< from_x and from_y
    action_cell,   ///< x and y of the action that was refused
    piece_kind,    ///< of the piece in the game
    owner,         ///< of the piece
    is_own,        ///< whether that is the seat that acts
    holder,        ///< of the piece, when it is a prisoner
    place,         ///< cell of the piece
    segment_kind,  ///< of the segment that the action names, else of the one on which the piece stands
    step,          ///< at which the game waits
    sides,         ///< of the tile that the segment reaches
    role,          ///< knight, monk; of other pieces their kind
    option_set,    ///< box that the option belongs to, by its set
    option_other,  ///< another set of that box; none if it has one set
    option_third,  ///< a third one
    option_game,   ///< game that the option belongs to
    sentence,      ///< of a refusal
    count          ///< of dice
};

struct Argument {
    const char* prefix;  ///< of the name
    const char* name;
    ArgumentSource source;
    record_fields::FieldType type;
    i32 vocabulary;  ///< of a word; else 0
    i32 unused;
    u16 offset;
    u16 size;

    bool is_named(Text text) const noexcept;
};

/// Whether an argument is a number, or a mask that can be counted.
bool has_plural(const Argument& argument) noexcept;

/// All arguments of the sentence for a kind. The list is short, so the search is linear.
class Arguments {
public:
    /// No arguments, for words.
    Arguments() noexcept = default;
    /// The arguments of an entry of a file.
    Arguments(i32 section, i32 number) noexcept;

    const Argument* find(Text name) const noexcept;
    const Argument* begin() const noexcept { return all_; }
    const Argument* end() const noexcept { return all_ + count_; }

private:
    void add_fields(const char* prefix, ArgumentSource source, const record_fields::Field* fields, i32 count, u64 mask) noexcept;
    void add_kind(i32 vocabulary, i32 kind) noexcept;
    void add_what_follows(i32 section) noexcept;
    void add(ArgumentSource source, const char* name, record_fields::FieldType type, i32 vocabulary = 0) noexcept;
    bool has(const char* name) const noexcept { return find(name) != nullptr; }

    static constexpr int kMax = 96;  // the fields of two records, and the derived arguments
    Argument all_[kMax];
    int count_ = 0;
};

}  // namespace bastide

// SPDX-License-Identifier: MIT
// Reads a message from left to right, for the check and for the filling.
#pragma once

#include "texts.hpp"

namespace bastide {

constexpr bool is_word_letter(char c) noexcept { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }

class MessageReader {
public:
    explicit MessageReader(Text text) noexcept : text_(text) {}

    u32 at() const noexcept { return at_; }
    bool is_at_end() const noexcept { return at_ >= text_.size; }
    char here() const noexcept { return is_at_end() ? '\0' : text_[at_]; }
    void step() noexcept { ++at_; }

    void skip_spaces() noexcept
    {
        while (here() == ' ') ++at_;
    }
    bool take(char c) noexcept
    {
        if (is_at_end() || here() != c) return false;
        ++at_;
        return true;
    }

    /// A field, a type or a form, with the spaces around it.
    Text read_name() noexcept
    {
        skip_spaces();
        const u32 from = at_;
        while (is_word_letter(here())) ++at_;
        const Text name = text_.from(from).first(at_ - from);
        skip_spaces();
        return name;
    }

    /// The key of a case: everything up to a space or a brace.
    Text read_key() noexcept
    {
        skip_spaces();
        const u32 from = at_;
        while (!is_at_end() && here() != ' ' && here() != '{' && here() != '}') ++at_;
        const Text key = text_.from(from).first(at_ - from);
        skip_spaces();
        return key;
    }

    /// Takes a quoted brace and returns its character; 0 when there is none here.
    char take_quoted_brace() noexcept
    {
        if (!is_quoted_brace(text_, at_)) return '\0';
        const char brace = text_[at_ + 1];
        at_ += 3;
        return brace;
    }

    /// Skips to after the } that closes the open brace.
    void skip_body() noexcept
    {
        for (u32 depth = 1; !is_at_end() && depth > 0;) {
            if (take_quoted_brace() != '\0') continue;
            if (here() == '{') ++depth;
            if (here() == '}') --depth;
            step();
        }
    }

private:
    Text text_;
    u32 at_ = 0;
};

}  // namespace bastide

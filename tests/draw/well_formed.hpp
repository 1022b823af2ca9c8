// SPDX-License-Identifier: MIT
// A strict reader of the XML that pictures use: elements, attributes in double quotes, comments, five entities.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace bastide_tests {

/// What is wrong with a picture; empty when it is well formed, no id is given twice and every reference has its target.
class WellFormed {
public:
    explicit WellFormed(std::string_view text) : text_(text) {}

    std::string fault()
    {
        while (fault_.empty() && at_ < text_.size()) text_[at_] == '<' ? read_markup() : read_text();
        if (fault_.empty() && !open_.empty()) fault_ = "not closed: " + open_.back();
        for (const std::string& wanted : wanted_)
            if (fault_.empty() && ids_.count(wanted) == 0) fault_ = "no element has the id " + wanted;
        if (fault_.empty() && roots_ != 1) fault_ = "a document has one root";
        return fault_;
    }

private:
    bool take(std::string_view word)
    {
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }
    void fail(const std::string& why)
    {
        if (fault_.empty()) fault_ = why + " at " + std::to_string(at_) + ": " + std::string(text_.substr(at_, 40));
    }

    void read_text()
    {
        const char c = text_[at_];
        if (c == '>' || (static_cast<unsigned char>(c) < 0x20 && c != '\n')) return fail("a character that must not stand here");
        if (c == '&') return read_entity();
        if (open_.empty() && c != '\n') return fail("text outside of the root");
        ++at_;
    }
    void read_entity()
    {
        for (const char* entity : {"&lt;", "&gt;", "&amp;", "&quot;"})
            if (take(entity)) return;
        fail("an unknown entity");
    }

    void read_markup()
    {
        if (take("<!--")) {
            const std::size_t end = text_.find("--", at_);
            if (end == std::string_view::npos || text_.substr(end, 3) != "-->") return fail("a comment that does not end");
            at_ = end + 3;
        } else if (take("</")) {
            const std::string name = read_name();
            if (open_.empty() || open_.back() != name || !take(">")) return fail("a wrong end");
            open_.pop_back();
        } else {
            ++at_;
            read_element();
        }
    }
    void read_element()
    {
        const std::string name = read_name();
        if (name.empty()) return fail("an element without a name");
        if (open_.empty()) ++roots_;
        std::set<std::string> seen;
        while (fault_.empty() && take(" ")) {
            const std::string attribute = read_name();
            if (attribute.empty() || !seen.insert(attribute).second || !take("=\"")) return fail("a wrong attribute");
            read_value(attribute);
        }
        if (take("/>")) return;
        if (!take(">")) return fail("an element that does not end");
        open_.push_back(name);
    }
    void read_value(const std::string& attribute)
    {
        const std::size_t from = at_;
        while (at_ < text_.size() && text_[at_] != '"' && fault_.empty()) {
            if (text_[at_] == '<') return fail("< in a value");
            if (text_[at_] == '&')
                read_entity();
            else
                ++at_;
        }
        const std::string value(text_.substr(from, at_ - from));
        if (!take("\"")) return fail("a value that does not end");
        if (attribute == "id" && !ids_.insert(value).second) return fail("an id given twice, " + value);
        if (attribute == "href") wanted_.insert(value.substr(1));
    }
    std::string read_name()
    {
        const std::size_t from = at_;
        while (at_ < text_.size() && (std::string_view("-:").find(text_[at_]) != std::string_view::npos || is_letter(text_[at_])))
            ++at_;
        return std::string(text_.substr(from, at_ - from));
    }
    static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

    std::string_view text_;
    std::size_t at_ = 0;
    int roots_ = 0;
    std::vector<std::string> open_;
    std::set<std::string> ids_, wanted_;
    std::string fault_;
};

}  // namespace bastide_tests

// SPDX-License-Identifier: MIT
// Scripts as handles: their lines, and games at a line.
#include <new>

#include "formats/scripts/script_lines.hpp"
#include "interface.hpp"

struct bastide_script {
    bastide::Memory memory;
    bastide::ScriptText content;
};

namespace bastide {

namespace {

/// Memory that is released at the end of a call.
class Scratch {
public:
    Scratch(const Memory& memory, u32 size) noexcept
        : memory_(memory), size_(size), bytes_(static_cast<u8*>(memory.allocate(size)))
    {
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch()
    {
        if (bytes_) memory_.deallocate(bytes_, size_);
    }

    u8* bytes() const noexcept { return bytes_; }

private:
    const Memory& memory_;
    u32 size_;
    u8* bytes_;
};

/// What a script is read with.
struct ScriptHost {
    Memory memory;
    TileSet host_sets[kMaxHostSets];
    Sources sources;

    bool take_sets(const bastide_tileset* const* sets, i32 count, Fault& fault) noexcept
    {
        return read_sources(sets, count, host_sets, sources, fault);
    }
};

bool refuse_script(Fault& fault, Status status) noexcept
{
    fault.set(status, Reason::none);
    return false;
}

/// Plays the whole script and stores its lines. False, with the fault set, when it is refused.
bool read_content(Text text, const ScriptHost& host, Fault& fault, ScriptText& out) noexcept
{
    if (text.size > kMaxScriptBytes) return refuse_script(fault, Status::limit);
    if (!is_clean_text(text, fault)) return false;
    const Scratch counts(host.memory, (count_lines(text) + 1) * static_cast<u32>(sizeof(u32)));
    if (!counts.bytes()) return refuse_script(fault, Status::memory);
    u32* const action_counts = reinterpret_cast<u32*>(counts.bytes());
    const GameKind kind = kind_of_script(text);
    void* const game = read_script(kind, text, host.sources, host.memory, fault, {.action_counts = action_counts});
    if (!game) return false;
    destroy_game(kind, game);
    return read_script_lines(text, action_counts, host.memory, out) || refuse_script(fault, Status::memory);
}

void release_content(const Memory& memory, ScriptText& content) noexcept
{
    if (content.block) memory.deallocate(content.block, content.bytes);
    content = {};
}

/// The text with new lines in place of some.
void write_replaced(const ScriptText& old, i32 first, i32 removed, Text lines, TextWriter& out) noexcept
{
    const u32 count = old.count;
    const u32 begin = static_cast<u32>(first) < count ? old.entries[first].begin : old.size;
    const u32 end = removed > 0 ? old.end_of(old.entries[first + removed - 1]) : begin;
    out.put(old.all().first(begin)).put(lines);
    if (!lines.empty()) out.put('\n');
    out.put(old.all().from(end));
}

bastide_script_line widen(const ScriptText& content, const ScriptEntry& entry) noexcept
{
    bastide_script_line line{};
    line.kind = entry.kind;
    line.line = entry.line;
    line.depth = entry.depth;
    line.actions = static_cast<i32>(entry.actions);
    line.seat = entry.seat;
    line.milliseconds = entry.milliseconds;
    TextWriter(line.tag, sizeof line.tag).put(content.name_of(entry));
    return line;
}

Text text_of_host(const char* utf8, i32 len) noexcept { return len < 0 ? Text(utf8) : Text(utf8, static_cast<u32>(len)); }

bool is_of_head(const ScriptEntry& entry) noexcept
{
    const i32 kind = entry.kind;
    return kind == BASTIDE_SCRIPT_LINE_TITLE || kind == BASTIDE_SCRIPT_LINE_TAG || kind == BASTIDE_SCRIPT_LINE_CONFIG ||
           kind == BASTIDE_SCRIPT_LINE_TABLE;
}

/// The last line to read for the game at a line: at least the whole head.
i32 last_line_for(const ScriptText& content, i32 index) noexcept
{
    i32 line = content.entries[index].line;
    for (u32 i = static_cast<u32>(index); i < content.count; ++i)
        if (is_of_head(content.entries[i])) line = content.entries[i].line;
    return line;
}

bool has_line_at(const ScriptText& content, i32 index) noexcept
{
    return is_within(index, 0, static_cast<i32>(content.count) - 1);
}

}  // namespace

}  // namespace bastide

using namespace bastide;

bastide_status bastide_script_parse(const char* utf8, int32_t len, const bastide_tileset* const* sets, int32_t set_count,
                                    const bastide_allocator* mem, bastide_refusal* refusal, bastide_script** out)
{
    if (out) *out = nullptr;
    Fault fault;
    ScriptHost host;
    if (!is_text("utf8", utf8, len, -1, fault) || !host.take_sets(sets, set_count, fault) ||
        !read_memory(mem, host.memory, fault) || !is_given("out", out, fault))
        return report(fault, refusal);
    ScriptText content;
    if (!read_content(text_of_host(utf8, len), host, fault, content)) return report(fault, refusal);
    void* const place = host.memory.allocate(sizeof(bastide_script));
    if (!place) {
        release_content(host.memory, content);
        fault.set(Status::memory, Reason::none);
        return report(fault, refusal);
    }
    *out = new (place) bastide_script{host.memory, content};
    return report(Status::ok, refusal);
}

int32_t bastide_script_write(const bastide_script* script, char* out, int32_t cap)
{
    if (!script || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    text.put(script->content.all());
    return text_length(text);
}

int32_t bastide_script_list_lines(const bastide_script* script, bastide_script_line* out, int32_t cap)
{
    if (!script || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    const ScriptText& content = script->content;
    const i32 count = static_cast<i32>(content.count);
    for (i32 i = 0; i < count && i < cap; ++i) out[i] = widen(content, content.entries[i]);
    return count;
}

int32_t bastide_script_line_text(const bastide_script* script, int32_t index, char* out, int32_t cap)
{
    if (!script || index < 0 || !is_buffer(out, cap)) return BASTIDE_E_ARGUMENT;
    TextWriter text(out, static_cast<u32>(cap));
    if (!has_line_at(script->content, index)) return BASTIDE_E_ABSENT;
    text.put(script->content.of(script->content.entries[index]));
    return text_length(text);
}

bastide_status bastide_script_find_tag(const bastide_script* script, const char* utf8, int32_t len, int32_t* out)
{
    if (!script || !utf8 || len < -1 || !out) return BASTIDE_E_ARGUMENT;
    *out = -1;
    const Text name = text_of_host(utf8, len);
    const ScriptText& content = script->content;
    for (u32 i = 0; i < content.count; ++i) {
        const bool is_tag = content.entries[i].kind == BASTIDE_SCRIPT_LINE_TAG;
        if (is_tag && content.name_of(content.entries[i]) == name) *out = static_cast<i32>(i);
    }
    return *out < 0 ? BASTIDE_E_ABSENT : BASTIDE_OK;
}

bastide_status bastide_script_replace(bastide_script* script, int32_t first, int32_t removed, const char* utf8, int32_t len,
                                      const bastide_tileset* const* sets, int32_t set_count, bastide_refusal* refusal)
{
    Fault fault;
    ScriptHost host;
    if (!is_given("script", script, fault) || !is_text("utf8", utf8, len, -1, fault) || !host.take_sets(sets, set_count, fault))
        return report(fault, refusal);
    if (first < 0) return report_range("first", first, 0, kMaxCount, refusal);
    const Text lines = text_of_host(utf8, len);
    const i32 count = static_cast<i32>(script->content.count);
    const bool has_lines = is_within(first, 0, count) && is_within(removed, 0, count - first);
    fault.set(has_lines ? Status::limit : Status::absent, Reason::none);
    if (!has_lines || lines.size > kMaxScriptBytes) return report(fault, refusal);
    host.memory = script->memory;
    const u32 size = script->content.size + lines.size + 2;
    const Scratch changed(host.memory, size);
    fault.set(Status::memory, Reason::none);
    if (!changed.bytes()) return report(fault, refusal);
    TextWriter text(reinterpret_cast<char*>(changed.bytes()), size);
    write_replaced(script->content, first, removed, lines, text);
    fault = Fault{};
    ScriptText content;
    if (!read_content(Text(reinterpret_cast<char*>(changed.bytes()), text.size()), host, fault, content))
        return report(fault, refusal);
    release_content(host.memory, script->content);
    script->content = content;
    return report(Status::ok, refusal);
}

bastide_status bastide_script_load_game(const bastide_script* script, int32_t index, const bastide_tileset* const* sets,
                                        int32_t set_count, const bastide_allocator* mem, bastide_refusal* refusal,
                                        bastide_game** out)
{
    if (out) *out = nullptr;
    Fault fault;
    ScriptHost host;
    if (!is_given("script", script, fault) || !host.take_sets(sets, set_count, fault) || !read_memory(mem, host.memory, fault) ||
        !is_given("out", out, fault))
        return report(fault, refusal);
    if (index < -1) return report_range("index", index, -1, kMaxCount, refusal);
    const ScriptText& content = script->content;
    fault.set(Status::absent, Reason::none);
    if (index >= 0 && !has_line_at(content, index)) return report(fault, refusal);
    fault = Fault{};
    ScriptReading reading;
    if (index >= 0) reading.last_line = last_line_for(content, index);
    const GameKind kind = kind_of_script(content.all());
    void* const game = read_script(kind, content.all(), host.sources, host.memory, fault, reading);
    *out = handle_for(kind, game, host.memory, fault);
    return *out ? report(Status::ok, refusal) : report(fault, refusal);
}

void bastide_script_destroy(bastide_script* script)
{
    if (!script) return;
    const Memory memory = script->memory;
    release_content(memory, script->content);
    memory.deallocate(script, sizeof(bastide_script));
}

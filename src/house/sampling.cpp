// SPDX-License-Identifier: MIT
#include "house/sampling.hpp"

#include "house/sketch.hpp"

namespace bastide {

namespace {

/// A list is looked at page by page, in memory of the stack. On nearly every board the first page is the last: the longest list
/// of 1,000 random games with 84 tiles had 180 actions.
class Page {
public:
    static constexpr u32 kMost = 256;

    Page(const View& view, Verb only) noexcept : options_(actions(), kMost, only) { list_options(view, options_); }
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;

    /// Turns to the next page.
    void turn(const View& view, Verb only) noexcept
    {
        options_ = Options(actions(), kMost, only, options_.page_end(size()));
        list_options(view, options_);
    }

    u32 size() const noexcept { return smaller(options_.count(), kMost); }
    bool is_last() const noexcept { return options_.count() <= kMost; }
    const Action& at(u32 i) noexcept { return actions()[i]; }

private:
    Action* actions() noexcept { return reinterpret_cast<Action*>(bytes_); }

    alignas(Action) u8 bytes_[kMost * sizeof(Action)];  // not cleared: actions would clear themselves
    Options options_;
};

/// Turns the pages from one to that which `stays` is content with; false when there is none.
template <class Stays>
bool turn_pages(const View& view, Verb only, Page& page, Stays&& stays) noexcept
{
    while (!stays(page)) {
        if (page.is_last()) return false;
        page.turn(view, only);
    }
    return true;
}

/// Page by page: right for every list.
bool find_by_pages(const View& view, Verb only, u32 index, Action& out) noexcept
{
    Page page(view, only);
    return turn_pages(view, only, page, [&](Page& here) {
        if (index >= here.size()) {
            index -= here.size();
            return false;
        }
        out = here.at(index);
        return true;
    });
}

u32 sum_weights(const View& view, Verb only) noexcept
{
    u32 sum = 0;
    Page page(view, only);
    turn_pages(view, only, page, [&](Page& here) {
        for (u32 i = 0; i < here.size(); ++i) sum += weight_of(here.at(i));
        return false;
    });
    return sum;
}

bool sample_by_weight(const View& view, Verb only, Stream& stream, Action& out) noexcept
{
    const u32 sum = sum_weights(view, only);
    if (sum == 0) return false;
    u32 k = bounded(stream, sum);
    Page page(view, only);
    return turn_pages(view, only, page, [&](Page& here) {
        for (u32 i = 0; i < here.size(); ++i) {
            const u32 weight = weight_of(here.at(i));
            if (k < weight) {
                out = here.at(i);
                return true;
            }
            k -= weight;
        }
        return false;
    });
}

bool sample_decision(const View& view, const Decision& decision, Verb only, Stream& stream, Action& out, u32& open_cell) noexcept
{
    if (decision.seat == kNature) return sample_by_weight(view, only, stream, out);
    const Sketch sketch(view, decision, only);
    if (sketch.count() == 0) return false;
    const u32 index = bounded(stream, sketch.count());
    return sketch.find(index, out, open_cell) || find_option(view, only, index, out);
}

}  // namespace

u32 weight_of(const Action& action) noexcept
{
    return action.verb == Verb::draw || action.verb == Verb::reveal ? static_cast<u32>(action.value) : 1;
}

u32 visit_options(const View& view, Verb only, VisitAction visit, void* with) noexcept
{
    u32 count = 0;
    if (view.state.header().over) return count;
    Page page(view, only);
    turn_pages(view, only, page, [&](Page& here) {
        for (u32 i = 0; i < here.size(); ++i) visit(with, here.at(i));
        count += here.size();
        return false;
    });
    return count;
}

u32 count_options(const View& view, Verb only) noexcept
{
    Options options(nullptr, 0, only);
    list_options(view, options);
    return options.count();
}

bool find_option(const View& view, Verb only, u32 index, Action& out) noexcept
{
    Options one(&out, 1, only, index);
    list_options(view, one);
    return one.is_torn() ? find_by_pages(view, only, index, out) : index < one.count();
}

bool sample_option(const View& view, Verb only, Stream& stream, Action& out) noexcept
{
    u32 open_cell = 0;
    return !view.state.header().over && sample_decision(view, pending(view), only, stream, out, open_cell);
}

void play_out(Game& game, u64 most, Stream& stream) noexcept
{
    Play play = game.play();
    const Header& header = play.state.header();
    Action action;
    for (u64 i = 0; i < most && !header.over && !header.fault; ++i) {
        const Decision decision = pending(play);
        if (!sample_decision(play, decision, Verb::none, stream, action, play.open_cell)) return;
        if (is_told_at_length(action.verb)) action = canonical(action);
        BASTIDE_PROMISE(same_bytes(canonical(action), action));
        answer(play, decision, offer_of(play, decision, action), action);
    }
}

}  // namespace bastide

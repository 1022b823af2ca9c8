// SPDX-License-Identifier: MIT
// Lists of legal actions of any length, added in any order: several pages of other actions, and placements of several tiles.
#include <algorithm>
#include <utility>
#include <vector>

#include "common/random.hpp"
#include "play/listing.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

using namespace bastide;
using namespace bastide_tests;

namespace {

Action numbered(ActionKind kind, int y, i32 number)
{
    Action action;
    action.kind = kind;
    action.cell = cell_at(0, y);
    action.copies = number;  // no part of the order
    return action;
}

bool stands_before(const Action& one, const Action& other) { return order_key(one) < order_key(other); }

void put_on_page(const ActionList& actions, std::vector<Action>& out)
{
    for (u32 i = 0; i < actions.page_size(); ++i) out.push_back(actions.on_page(i));
}

bool are_same(const std::vector<Action>& one, const std::vector<Action>& other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const Action& a, const Action& b) { return same_bytes(a, b); });
}

}  // namespace

TEST_CASE("The pages of a list are in order for any order of adding, with any number of equal keys", "[invariants]")
{
    Stream chance{5};
    for (u32 length : {0u, 1u, ActionList::kPage, ActionList::kPage + 1, 3 * ActionList::kPage, 1000u}) {
        for (int places : {1, 2, 7, 5000}) {
            std::vector<Action> all;
            for (u32 i = 0; i < length; ++i) {
                const ActionKind kind = bounded(chance, 2) ? ActionKind::deploy : ActionKind::take;
                const int y = static_cast<int>(bounded(chance, static_cast<u32>(places)));
                all.push_back(numbered(kind, y, static_cast<i32>(i)));
            }
            ActionList actions;
            const auto fill = [&] {
                for (const Action& action : all) actions.add(action);
            };
            std::vector<Action> listed;
            fill();
            put_on_page(actions, listed);
            while (!actions.is_last_page()) {
                actions.clear_for_next_page();
                fill();
                put_on_page(actions, listed);
            }
            REQUIRE(actions.count() == length);
            std::stable_sort(all.begin(), all.end(), stands_before);
            REQUIRE(are_same(listed, all));
            if (length == 0) continue;
            actions.clear_for_first_page();
            fill();
            REQUIRE(actions.is_first_page());
            REQUIRE(same_bytes(actions.on_page(0), all[0]));
        }
    }
}

TEST_CASE("Placements of one tile are a run, those of two stand between each other", "[invariants]")
{
    Position position;
    const auto placing = [&](const char* name) {
        Action action;
        action.kind = ActionKind::place;
        action.seat = 0;
        action.tile = position.tile(name);
        return action;
    };
    const View view = position.view();
    const auto list = [&](const std::vector<Action>& tiles, ActionList& actions) {
        for (;;) {
            for (const Action& tile : tiles) list_placements(view, tile, actions);
            actions.add(numbered(ActionKind::pass, 0, 0));
            actions.add(numbered(ActionKind::draw, 0, 0));
            if (!actions.is_mixed()) return;
            actions.clear_for_single_placements();
        }
    };
    for (const std::vector<Action>& tiles :
         {std::vector{placing("D")}, {placing("D"), placing("U")}, {placing("U"), placing("D")}}) {
        std::vector<Action> expected{numbered(ActionKind::draw, 0, 0)};
        for (const Action& tile : tiles)
            for_each_placement(view, tile.tile, [&](Cell cell, u32 rotations) {
                for_each_bit(rotations, [&](u32 rotation) {
                    expected.push_back(tile);
                    expected.back().cell = cell;
                    expected.back().rotation = static_cast<u8>(rotation);
                });
            });
        expected.push_back(numbered(ActionKind::pass, 0, 0));
        std::stable_sort(expected.begin(), expected.end(), stands_before);
        ActionList actions;
        list(tiles, actions);
        CHECK((actions.run().count > 0) == (tiles.size() == 1));
        REQUIRE(actions.count() == expected.size());
        std::vector<Action> listed;
        visit_actions(view, actions, [&](const Action& action) {
            listed.push_back(action);
            return false;
        });
        CHECK(are_same(listed, expected));
        for (u32 i = 0; i < expected.size(); ++i) {
            Action found;
            REQUIRE(find_in_list(view, actions, i, found));
            CHECK(same_bytes(found, expected[i]));
        }
        Action none;
        CHECK_FALSE(find_in_list(view, actions, actions.count(), none));
    }
}

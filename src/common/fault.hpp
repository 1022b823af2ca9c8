// SPDX-License-Identifier: MIT
// The details of a fault: what a call that fails says beside its status.
#pragma once

#include "common/enums.hpp"
#include "common/text.hpp"

namespace bastide {

struct Fault {
    Fault() noexcept;

    Status status = Status::ok;
    Reason reason = Reason::none;
    i32 index = -1;
    i32 other_index = -1;
    i32 option = 0;
    i32 other_option = 0;
    i32 tile = -1;
    i32 least = 0;
    i32 most = 0;
    i32 box = 0;
    i32 set_name = 0;
    const char* name = nullptr;  ///< of the wrong parameter or field; null: none, so that the image of a fault has no pointers
    i32 field = -1;              ///< its place in its record; -1 for a parameter
    i32 value = 0;               ///< what it holds
    i32 line = 0;
    i32 column = 0;
    i32 what = 0;  ///< with `id`: the choice that a refused config is about, until `index` is known
    i32 id = -1;
    char text[192] = {};
    bastide_refusal details = {};  ///< of a refused action or position of a script; its status is 0 when there is none

    /// Takes over what the rules refuse, but not the indices: a text has line and column instead.
    void take_details(const bastide_refusal& refusal) noexcept
    {
        details = refusal;
        tile = refusal.tile;
        least = refusal.least;
        most = refusal.most;
    }

    /// Names the wrong argument; the caller sets status and reason.
    void name_argument(const char* its_name, i32 place, i32 number) noexcept
    {
        name = its_name;
        field = place;
        value = number;
    }

    /// Sets status, reason and sentence. Without a sentence `text` stays empty and the texts supply that of the reason, else of
    /// the status.
    Status set(Status s, Reason r, const char* sentence = "") noexcept;
};

}  // namespace bastide

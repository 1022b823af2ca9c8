// SPDX-License-Identifier: MIT
// The mark of a siege: tents of the besiegers.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_SIEGE, "siege",
     "<path class=\"front\" d=\"M-86,56L-38,-40L10,56z\"/><path class=\"door\" d=\"M-54,56l16,-46l16,46z\"/>"
     "<path class=\"roof\" d=\"M2,56L48,-24L94,56z\"/><path class=\"door\" d=\"M34,56l14,-38l14,38z\"/>"
     "<path class=\"line\" d=\"M-38,-40v-38M48,-24v-28\"/><path class=\"roof\" d=\"M-38,-78h38l-12,13l12,13h-38z\"/>"},
};

}  // namespace

const BoxMarks boxes::siege = list_of(kMarks);

}  // namespace bastide::draw

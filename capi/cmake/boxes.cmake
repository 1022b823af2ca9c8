# SPDX-License-Identifier: MIT
# Chooses the boxes of the build (BASTIDE_BOXES). BASTIDE_BOX_FILES: the files to compile. The base game is in every build.

list(SORT bastide_box_names)
string(REPLACE "," ";" bastide_boxes "${BASTIDE_BOXES}")
list(TRANSFORM bastide_boxes STRIP)  # a list may have blanks after its commas, as the one of the refusals below
list(REMOVE_ITEM bastide_boxes "")
list(JOIN bastide_box_names ", " all_names)
if(NOT bastide_boxes)
  message(FATAL_ERROR "bastide: BASTIDE_BOXES is empty. For the base game alone set it to base, else to all or to some of: ${all_names}")
endif()
foreach(box IN LISTS bastide_boxes)
  if(NOT box IN_LIST bastide_box_names AND NOT box MATCHES "^(all|base)$")
    message(FATAL_ERROR "bastide: BASTIDE_BOXES names ${box}, which is no box. It can be all, base (no box), or some of: ${all_names}")
  endif()
endforeach()

set(BASTIDE_BOX_FILES)
set(bastide_left_out)
foreach(box IN LISTS bastide_box_names)
  if(box IN_LIST bastide_boxes OR "all" IN_LIST bastide_boxes)
    list(APPEND BASTIDE_BOX_FILES ${BASTIDE_BOX_${box}})
  else()
    string(APPEND bastide_left_out "${box},")
  endif()
endforeach()

# Only these files are compiled differently, so a compiler cache has all others from any build, and has the C interface twice.
if(bastide_left_out)
  set_property(SOURCE src/setup/all_modules.cpp src/setup/boxes.cpp APPEND PROPERTY
    COMPILE_DEFINITIONS "BASTIDE_LEFT_OUT=\"${bastide_left_out}\"")
  if(bastide_left_out MATCHES "dice,")
    set_property(SOURCE ${BASTIDE_CAPI} APPEND PROPERTY COMPILE_DEFINITIONS BASTIDE_WITHOUT_DICE)
  endif()
  if(BASTIDE_BUILD_TESTS)
    message(FATAL_ERROR "bastide: the tests play every box. Set BASTIDE_BUILD_TESTS=OFF or BASTIDE_BOXES=all")
  endif()
endif()

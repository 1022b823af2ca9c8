# SPDX-License-Identifier: MIT
# The pages: programs that draw or list what stands on them, samples that are compiled and run, and checks that all of it is fresh.

foreach(tool IN ITEMS options_page texts_file turn_steps guide_pictures)
  add_executable(bastide_${tool} "${PROJECT_SOURCE_DIR}/docs/tools/${tool}.c")
  target_link_libraries(bastide_${tool} PRIVATE bastide::bastide)
  bastide_warnings(bastide_${tool})
endforeach()
bastide_reads_files(bastide_guide_pictures)

if(BASTIDE_BATCH)
  add_executable(bastide_planes "${PROJECT_SOURCE_DIR}/docs/tools/planes.c")
  target_link_libraries(bastide_planes PRIVATE bastide::bastide_batch)
  bastide_warnings(bastide_planes)
endif()

add_subdirectory("${PROJECT_SOURCE_DIR}/docs/snippets" docs_snippets)

if(Python3_FOUND)
  add_test(NAME "docs/each rule has a test or a reason and the lists of rules are fresh"
    COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/ruling_index.py" --check)
  add_test(NAME "docs/the lists of boxes are fresh"
    COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/box_lists.py" --check)
  add_test(NAME "docs/the list of options is fresh"
    COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/same.py" "${PROJECT_SOURCE_DIR}/docs/options.md"
            "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/options_page.py" $<TARGET_FILE:bastide_options_page>)
  add_test(NAME "docs/the picture of speed is fresh"
    COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/same.py" "${PROJECT_SOURCE_DIR}/docs/pictures/speed.svg"
            "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/graphs.py")
  if(TARGET bastide_planes)
    add_test(NAME "docs/the picture of planes is fresh"
      COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/same.py" "${PROJECT_SOURCE_DIR}/docs/pictures/planes.svg"
              $<TARGET_FILE:bastide_planes>)
    set_tests_properties("docs/the picture of planes is fresh" PROPERTIES LABELS docs TIMEOUT 60)
  endif()
  add_test(NAME "docs/the picture of a turn shows the steps of the game"
    COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/turn_picture.py" $<TARGET_FILE:bastide_turn_steps>
            --check "${PROJECT_SOURCE_DIR}/docs/pictures/turn.svg")
  set_tests_properties("docs/the picture of a turn shows the steps of the game" PROPERTIES LABELS docs TIMEOUT 300)
  add_test(NAME "docs/the pictures of the guides are fresh"
    COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/guide_pictures.py" $<TARGET_FILE:bastide_guide_pictures> --check)
  set_tests_properties("docs/the pictures of the guides are fresh" PROPERTIES LABELS docs TIMEOUT 60)
  add_test(NAME "docs/the picture of geometry is fresh"
    COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/same.py" "${PROJECT_SOURCE_DIR}/docs/pictures/geometry.svg"
            $<TARGET_FILE:bastide_snippet_draw_board_c>)
  set_tests_properties("docs/the picture of geometry is fresh" PROPERTIES LABELS docs TIMEOUT 60)
  set_tests_properties("docs/each rule has a test or a reason and the lists of rules are fresh" "docs/the lists of boxes are fresh" "docs/the list of options is fresh" "docs/the picture of speed is fresh" PROPERTIES LABELS docs TIMEOUT 60)
  if(TARGET bastide_cli)
    file(STRINGS "${PROJECT_SOURCE_DIR}/include/bastide.h" sets REGEX "^ *BASTIDE_SET_[A-Z0-9_]+ *= [0-9]")
    foreach(line IN LISTS sets)
      string(REGEX REPLACE "^ *BASTIDE_SET_([A-Z0-9_]+) *= .*" "\\1" set "${line}")
      string(TOLOWER "${set}" set)
      set(what --tiles ${set})
      if(EXISTS "${PROJECT_SOURCE_DIR}/docs/pictures/${set}.script") # a set without tiles has a board instead
        set(what "${PROJECT_SOURCE_DIR}/docs/pictures/${set}.script")
      endif()
      add_test(NAME "docs/the picture of ${set} is fresh"
        COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/same.py" "${PROJECT_SOURCE_DIR}/docs/pictures/${set}.svg"
                $<TARGET_FILE:bastide_cli> draw ${what})
      set_tests_properties("docs/the picture of ${set} is fresh" PROPERTIES LABELS docs TIMEOUT 60)
    endforeach()
    add_test(NAME "docs/the boards of the worked examples hold and their pictures are fresh"
      COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/example_pictures.py" $<TARGET_FILE:bastide_cli> --check)
    set_tests_properties("docs/the boards of the worked examples hold and their pictures are fresh" PROPERTIES LABELS docs TIMEOUT 60)
    add_test(NAME "docs/the pictures of drawing are fresh"
      COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/drawing_pictures.py" $<TARGET_FILE:bastide_cli> --check)
    set_tests_properties("docs/the pictures of drawing are fresh" PROPERTIES LABELS docs TIMEOUT 60)
    add_test(NAME "docs/the picture of the board is fresh"
      COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/docs/tools/same.py" "${PROJECT_SOURCE_DIR}/docs/pictures/board.svg"
              $<TARGET_FILE:bastide_cli> draw "${PROJECT_SOURCE_DIR}/docs/pictures/board.script")
    set_tests_properties("docs/the picture of the board is fresh" PROPERTIES LABELS docs TIMEOUT 60)
  endif()
  if(TARGET bastide_cli)
    add_test(NAME "docs/the scripts of the pages play"
      COMMAND bastide_cli check first.script written.script annotated.script explained.script dice.script
      WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}/docs/snippets")
    set_tests_properties("docs/the scripts of the pages play" PROPERTIES LABELS docs TIMEOUT 60)
    add_test(NAME "docs/the script with tiles of its own plays"
      COMMAND bastide_cli check --tiles own.tiles own.script
      WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}/docs/snippets")
    set_tests_properties("docs/the script with tiles of its own plays" PROPERTIES LABELS docs TIMEOUT 60)
  endif()

  if(BASTIDE_DOXYGEN AND BASTIDE_NODE AND BASTIDE_SITE_THEME AND BASTIDE_SITE_SEARCH)
    add_test(NAME "docs/the site is made without a warning"
      COMMAND bash "${PROJECT_SOURCE_DIR}/docs/tools/site.sh" "${CMAKE_CURRENT_BINARY_DIR}/site")
    add_test(NAME "docs/the search of the site finds what stands on its pages"
      COMMAND "${BASTIDE_NODE}" "${CMAKE_CURRENT_SOURCE_DIR}/site/search_test.js" "${CMAKE_CURRENT_BINARY_DIR}/site/html")
    set_tests_properties("docs/the site is made without a warning" PROPERTIES LABELS docs TIMEOUT 300 FIXTURES_SETUP site)
    set_tests_properties("docs/the search of the site finds what stands on its pages" PROPERTIES LABELS docs TIMEOUT 120 FIXTURES_REQUIRED site)
  endif()
else()
  message(STATUS "bastide: no python3, so the pages of docs/ are not checked")
endif()

# SPDX-License-Identifier: MIT
# Feeds clicks to the client of docs/drawing.md and compares what it says.
execute_process(COMMAND "${PROGRAM}" INPUT_FILE "${CLICKS}" OUTPUT_VARIABLE said RESULT_VARIABLE result)
file(READ "${ANSWERS}" expected)
if(NOT result EQUAL 0 OR NOT said STREQUAL expected)
  message(FATAL_ERROR "exit ${result}; it said\n${said}")
endif()
file(READ board.svg picture)
if(NOT picture MATCHES "class=\"last\"" OR NOT picture MATCHES "</svg>\n$")
  message(FATAL_ERROR "board.svg is not the board after the clicks")
endif()

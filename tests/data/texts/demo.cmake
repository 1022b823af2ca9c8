# SPDX-License-Identifier: MIT
# The demo prints the kept game in a language: cmake -DDEMO=... -DLANGUAGE=... -DKEPT=... [-DRECORD=1] -P demo.cmake
# In English the whole game is kept, in other languages its beginning and its end: tests/capi/languages_test.cpp has every sentence.
# RECORD writes the file anew; read it before you keep it.
execute_process(COMMAND "${DEMO}" --seed 4 --seats 2 --with tower,abbey_mayor --language "${LANGUAGE}"
  OUTPUT_VARIABLE printed RESULT_VARIABLE failed ENCODING UTF-8)
if(failed)
  message(FATAL_ERROR "the demo fails in ${LANGUAGE}")
endif()
if(NOT LANGUAGE STREQUAL english)  # whole lines of the first 5,000 bytes and of the last 3,000
  string(SUBSTRING "${printed}" 0 5000 begin)
  string(FIND "${begin}" "\n" line REVERSE)
  string(SUBSTRING "${begin}" 0 ${line} begin)
  string(LENGTH "${printed}" size)
  math(EXPR from "${size} - 3000")
  string(SUBSTRING "${printed}" ${from} -1 end)
  string(FIND "${end}" "\n" line)
  string(SUBSTRING "${end}" ${line} -1 end)
  set(printed "${begin}\n[...]${end}")
endif()
if(RECORD)
  file(WRITE "${KEPT}" "${printed}")
endif()
file(READ "${KEPT}" kept ENCODING UTF-8)
if(NOT printed STREQUAL kept)
  message(FATAL_ERROR "the demo prints another game in ${LANGUAGE} than ${KEPT}")
endif()

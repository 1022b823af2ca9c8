# SPDX-License-Identifier: MIT
# The demo prints the kept game in a language: cmake -DDEMO=... -DLANGUAGE=... -DKEPT=... [-DRECORD=1] -P demo.cmake
# RECORD writes the file anew; read it before you keep it.
execute_process(COMMAND "${DEMO}" --seed 4 --seats 2 --with tower,abbey_mayor --language "${LANGUAGE}"
  OUTPUT_VARIABLE printed RESULT_VARIABLE failed ENCODING UTF-8)
if(failed)
  message(FATAL_ERROR "the demo fails in ${LANGUAGE}")
endif()
if(RECORD)
  file(WRITE "${KEPT}" "${printed}")
endif()
file(READ "${KEPT}" kept ENCODING UTF-8)
if(NOT printed STREQUAL kept)
  message(FATAL_ERROR "the demo prints another game in ${LANGUAGE} than ${KEPT}")
endif()

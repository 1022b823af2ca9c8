# SPDX-License-Identifier: MIT
# Hardens the libraries on Linux, as far as compiler and linker support it. docs/SECURITY.md lists the measures, tests/symbols checks
# the built library. Measures that slow games down are omitted: canaries in all layers would cost 3 % of all instructions, landing
# pads for indirect calls (the other half of CET) 1 %.
include(CheckCXXCompilerFlag)
include(CheckCXXSourceCompiles)
include(CheckLinkerFlag)

option(BASTIDE_HARDENED "Harden the libraries, on Linux" ON)
set(bastide_hardens OFF)
if(BASTIDE_HARDENED AND CMAKE_SYSTEM_NAME STREQUAL Linux AND NOT MSVC)
  set(bastide_hardens ON)
endif()

# _FORTIFY_SOURCE adds bounds checks to memory functions; it needs optimisation. The shadow stack protects return addresses.
function(bastide_harden target)
  if(NOT bastide_hardens)
    return()
  endif()
  target_compile_options(${target} PRIVATE
    $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-U_FORTIFY_SOURCE>
    $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-D_FORTIFY_SOURCE=2>)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" AND CMAKE_SIZEOF_VOID_P EQUAL 8)
    check_cxx_source_compiles("#ifndef __CET__\n#error\n#endif\nint main() {}" BASTIDE_COMPILER_GUARDS_RETURNS)
    check_cxx_compiler_flag(-fcf-protection=return BASTIDE_KNOWS_CF_PROTECTION)
    if(BASTIDE_KNOWS_CF_PROTECTION AND NOT BASTIDE_COMPILER_GUARDS_RETURNS)
      target_compile_options(${target} PRIVATE -fcf-protection=return)
    endif()
  endif()
endfunction()

# Stack canaries, in the files that read external bytes.
function(bastide_guard_stack)
  check_cxx_compiler_flag(-fstack-protector-strong BASTIDE_KNOWS_STACK_PROTECTOR)
  if(bastide_hardens AND BASTIDE_KNOWS_STACK_PROTECTOR)
    set_property(SOURCE ${ARGN} APPEND PROPERTY COMPILE_OPTIONS -fstack-protector-strong)
  endif()
endfunction()

# The loader resolves function addresses at load time, and they are read-only afterwards. The start-up files of some systems are not
# marked as compatible with a shadow stack although they are, so a linker option marks the library.
function(bastide_harden_shared target)
  if(NOT bastide_hardens)
    return()
  endif()
  check_linker_flag(CXX "LINKER:-z,relro,-z,now" BASTIDE_KNOWS_RELRO)
  if(BASTIDE_KNOWS_RELRO)
    target_link_options(${target} PRIVATE "LINKER:-z,relro,-z,now")
  endif()
  if(BASTIDE_KNOWS_CF_PROTECTION)
    check_linker_flag(CXX "LINKER:-z,shstk" BASTIDE_KNOWS_SHADOW_STACK)
    if(BASTIDE_KNOWS_SHADOW_STACK)
      target_link_options(${target} PRIVATE "LINKER:-z,shstk")
    endif()
  endif()
endfunction()

# SPDX-License-Identifier: MIT
# How the library is compiled and what it exports.

# In a parent project nothing is warned of: its warnings are for its own sources, and may be errors.
function(bastide_warnings target)
  if(NOT PROJECT_IS_TOP_LEVEL)
    target_compile_options(${target} PRIVATE -w)
  elseif(MSVC)
    target_compile_options(${target} PRIVATE /W4 /utf-8 $<$<BOOL:${BASTIDE_WERROR}>:/WX>)
  else()
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                           $<$<BOOL:${BASTIDE_WERROR}>:-Werror>)
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12
       AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14)
      target_compile_options(${target} PRIVATE -Wno-restrict)  # GCC 12 and 13 suspect std::string + of overlapping itself
    endif()
  endif()
endfunction()

# A parent project that sets no build type would compile bastide without optimisation, which is many times slower. Then the targets of
# bastide get the flags of a release build, unless the parent project sets an optimisation level.
function(bastide_optimise target)
  get_property(multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
  get_directory_property(told COMPILE_OPTIONS)
  if(NOT multi_config AND NOT CMAKE_BUILD_TYPE AND NOT "${CMAKE_CXX_FLAGS} ${told}" MATCHES "(^|[ ;])[-/]O")
    separate_arguments(as_release NATIVE_COMMAND "${CMAKE_CXX_FLAGS_RELEASE}")
    target_compile_options(${target} PRIVATE ${as_release})
  endif()
endfunction()

include(CheckCXXCompilerFlag)

# Core and C interface: C++20 without exceptions, run-time types and guards for local statics.
function(bastide_compile target)
  target_compile_features(${target} PRIVATE cxx_std_20)
  set_target_properties(${target} PROPERTIES
    CXX_EXTENSIONS OFF
    POSITION_INDEPENDENT_CODE ON
    CXX_VISIBILITY_PRESET hidden
    VISIBILITY_INLINES_HIDDEN ON)
  # A parent project may have headers of the same names.
  target_include_directories(${target} BEFORE PRIVATE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/include")
  target_compile_definitions(${target} PRIVATE $<$<BOOL:${BASTIDE_CHECKS}>:BASTIDE_CHECKS>)
  if(MSVC)
    target_compile_options(${target} PRIVATE /EHs-c- /GR- /Gy /Gw /Zc:threadSafeInit- /permissive-)
    target_compile_definitions(${target} PRIVATE _HAS_EXCEPTIONS=0)
  else()
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti -fno-threadsafe-statics
                           $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique>)  # a library with unique symbols can never be unloaded
    # A program linked with the static library and --gc-sections then leaves out what it cannot reach.
    target_compile_options(${target} PRIVATE -ffunction-sections -fdata-sections)
    # Without it GCC for x86 aligns each constant array of 32 bytes or more to 32, which wastes 2 kB.
    check_cxx_compiler_flag(-malign-data=abi BASTIDE_ALIGNS_DATA)
    if(BASTIDE_ALIGNS_DATA)
      target_compile_options(${target} PRIVATE $<$<CONFIG:Release,MinSizeRel>:-malign-data=abi>)
    endif()
    if(NOT WIN32)
      # Nothing is thrown through the library, so the tables that unwind its frames are bytes without use; debuggers read
      # .debug_frame. Windows needs such tables for every function.
      target_compile_options(${target} PRIVATE $<$<CONFIG:Release,MinSizeRel>:-fno-asynchronous-unwind-tables>
                             $<$<CONFIG:Release,MinSizeRel>:-fno-unwind-tables>)
    endif()
  endif()
  bastide_optimise(${target})
  bastide_harden(${target})
  bastide_warnings(${target})
endfunction()

# Files that a release build compiles for fewer bytes: at that level instead of the -O3 of CMake.
function(bastide_compile_smaller level)
  if(NOT MSVC)
    set_property(SOURCE ${ARGN} APPEND PROPERTY COMPILE_OPTIONS $<$<CONFIG:Release,RelWithDebInfo>:${level}>)
  endif()
endfunction()

# Properties of both the static and the shared library.
function(bastide_library target)
  bastide_compile(${target})
  string(REPLACE "bastide_" "" kind ${target})
  target_include_directories(${target} INTERFACE
    "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  set_target_properties(${target} PROPERTIES
    OUTPUT_NAME bastide
    EXPORT_NAME bastide_${kind}
    LINKER_LANGUAGE C)
endfunction()

# Checks that a shared library names all that it needs. In a parent project the program may bring the rest: the parts of a sanitizer
# that the flags of C++ alone turn on.
function(bastide_refuse_undefined target)
  if(PROJECT_IS_TOP_LEVEL)
    target_link_options(${target} PRIVATE "LINKER:--no-undefined")
  endif()
endfunction()

# The shared library exports only the names of bastide.symbols, under one version node where the system supports it.
# The lists for the linkers are generated from the header by ./dev api.
function(bastide_export_symbols target)
  set(abi "${PROJECT_SOURCE_DIR}/capi/abi")
  target_compile_definitions(${target} PRIVATE BASTIDE_BUILD_SHARED)
  set_target_properties(${target} PROPERTIES
    VERSION ${bastide_ABI_VERSION}.${PROJECT_VERSION}
    SOVERSION ${bastide_ABI_VERSION})
  if(WIN32)
    set_target_properties(${target} PROPERTIES PREFIX "")  # bastide.dll with every compiler; MinGW would put lib before it
    set(list "${abi}/bastide.def")
    target_sources(${target} PRIVATE "${list}")
  elseif(APPLE)
    set(list "${abi}/bastide.exported")
    target_link_options(${target} PRIVATE "LINKER:-exported_symbols_list,${list}")
  else()
    set(list "${abi}/bastide.map")
    # -Bsymbolic-functions: another symbol of the same name in the process cannot interpose the library's internal calls.
    target_link_options(${target} PRIVATE
      "LINKER:--version-script=${list}" "LINKER:-Bsymbolic-functions")
    bastide_refuse_undefined(${target})
    bastide_harden_shared(${target})
  endif()
  set_target_properties(${target} PROPERTIES LINK_DEPENDS "${list}")
endfunction()

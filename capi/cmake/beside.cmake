# SPDX-License-Identifier: MIT
# A library beside the rules library, made of the public headers alone: bastide_<name>, static and shared. Each kind of it is linked
# with the same kind of the rules library.
function(bastide_library_beside name)
  string(TOUPPER ${name} upper_name)
  foreach(kind IN ITEMS static shared)
    if(NOT TARGET bastide_${kind})
      continue()
    endif()
    set(library bastide_${name}_${kind})
    string(TOUPPER ${kind} upper_kind)
    add_library(${library} ${upper_kind} ${ARGN})
    add_library(bastide::${library} ALIAS ${library})
    bastide_library(${library})
    set_target_properties(${library} PROPERTIES OUTPUT_NAME bastide_${name} EXPORT_NAME ${library})
    target_link_libraries(${library} PUBLIC bastide_${kind})
  endforeach()

  if(TARGET bastide_${name}_static AND MSVC)
    set_target_properties(bastide_${name}_static PROPERTIES OUTPUT_NAME bastide_${name}_static)
  endif()

  if(TARGET bastide_${name}_shared)
    target_compile_definitions(bastide_${name}_shared PRIVATE BASTIDE_${upper_name}_BUILD_SHARED)
    set_target_properties(bastide_${name}_shared PROPERTIES
      VERSION ${bastide_ABI_VERSION}.${PROJECT_VERSION} SOVERSION ${bastide_ABI_VERSION})
    if(WIN32)
      set_target_properties(bastide_${name}_shared PROPERTIES PREFIX "")
    elseif(NOT APPLE)
      bastide_refuse_undefined(bastide_${name}_shared)
      bastide_harden_shared(bastide_${name}_shared)
    endif()
  endif()

  string(REPLACE "bastide_" "bastide_${name}_" chosen ${bastide_chosen})
  add_library(bastide::bastide_${name} ALIAS ${chosen})
endfunction()

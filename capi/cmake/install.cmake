# SPDX-License-Identifier: MIT
# The files that `cmake --install` installs: headers, libraries, a CMake package, a pkg-config file and the texts of languages. They can be moved together.
include(CMakePackageConfigHelpers)

set(bastide_cmake_dir "${CMAKE_INSTALL_LIBDIR}/cmake/bastide")

install(FILES ${BASTIDE_PUBLIC_HEADERS} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT development)

# Each library has an export set of its own, because a distribution may put each into a package of its own.
set(installed bastide_static bastide_shared)
foreach(name IN LISTS bastide_beside)
  list(APPEND installed bastide_${name}_static bastide_${name}_shared)
endforeach()
foreach(library IN LISTS installed)
  if(TARGET ${library})
    install(TARGETS ${library} EXPORT ${library}
      RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT runtime
      LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT runtime NAMELINK_COMPONENT development
      ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT development)
    install(EXPORT ${library} NAMESPACE bastide:: FILE ${library}.cmake DESTINATION "${bastide_cmake_dir}" COMPONENT development)
  endif()
endforeach()

configure_package_config_file(capi/cmake/bastideConfig.cmake.in "${PROJECT_BINARY_DIR}/bastideConfig.cmake"
  INSTALL_DESTINATION "${bastide_cmake_dir}")
# Before 1.0 a minor release may change the interface.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/bastideConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/bastideConfig.cmake" "${PROJECT_BINARY_DIR}/bastideConfigVersion.cmake"
  DESTINATION "${bastide_cmake_dir}" COMPONENT development)

if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}" OR IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
  set(bastide_pc_prefix "${CMAKE_INSTALL_PREFIX}")
  set(bastide_pc_libdir "${CMAKE_INSTALL_FULL_LIBDIR}")
  set(bastide_pc_includedir "${CMAKE_INSTALL_FULL_INCLUDEDIR}")
else()
  file(RELATIVE_PATH way_up "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
  string(REGEX REPLACE "/$" "" way_up "${way_up}")
  set(bastide_pc_prefix "\${pcfiledir}/${way_up}")
  set(bastide_pc_libdir "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
  set(bastide_pc_includedir "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
endif()
set(bastide_packages bastide)
foreach(name IN LISTS bastide_beside)
  list(APPEND bastide_packages bastide_${name})
  install(FILES include/bastide_${name}.h include/bastide_${name}.hpp DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT development)
endforeach()
foreach(package IN LISTS bastide_packages)
  configure_file(capi/cmake/${package}.pc.in "${PROJECT_BINARY_DIR}/${package}.pc" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/${package}.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT development)
endforeach()

# Files for other languages, which need no header (docs/foreign.md).
install(FILES capi/abi/bastide.cdef.h capi/abi/bastide_api.json capi/abi/bastide.symbols
  DESTINATION "${CMAKE_INSTALL_DATADIR}/bastide" COMPONENT development)

# Texts for players in several languages; a program reads the one it needs (docs/texts.md).
file(GLOB bastide_texts CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/capi/texts/*.txt")
install(FILES ${bastide_texts} DESTINATION "${CMAKE_INSTALL_DATADIR}/bastide/texts" COMPONENT runtime)

# In a parent project CMAKE_INSTALL_DOCDIR is the folder of its own licence.
set(bastide_doc_dir "${CMAKE_INSTALL_DATAROOTDIR}/doc/bastide")
if(PROJECT_IS_TOP_LEVEL)
  set(bastide_doc_dir "${CMAKE_INSTALL_DOCDIR}")
endif()
install(FILES LICENSE DESTINATION "${bastide_doc_dir}" COMPONENT development)

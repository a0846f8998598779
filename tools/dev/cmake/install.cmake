# `cmake --install build --prefix P`: program, data, libraries, headers, and the CMake package Cantrip.
# Everything is found relative to the program or the package, so the folder P can be moved.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS cantrip RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)

# The program looks for ../share/cantrip; see lang/package/libraries.hpp.
install(DIRECTORY stdlib cards DESTINATION share/cantrip COMPONENT program)

set(manual ${CMAKE_BINARY_DIR}/manual)
install(DIRECTORY ${manual}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
install(DIRECTORY ${manual}/bash/ DESTINATION share/bash-completion/completions COMPONENT program)
install(DIRECTORY ${manual}/zsh/ DESTINATION share/zsh/vendor-completions COMPONENT program)
install(DIRECTORY ${manual}/fish/ DESTINATION share/fish/vendor_completions.d COMPONENT program)
install(FILES README.md tools/dev/package/copyright ${manual}/changelog.gz ${manual}/changelog.Debian.gz
        DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/cantrip COMPONENT program)

install_cantrip_libraries(lang interpreter support text lexicon review formats proof exchange graph lint show mutants inventory
                          scaffold play sim)

install(TARGETS cantrip_c EXPORT CantripTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/cantrip)
# For compilers without CMake: `cc game.c $(pkg-config --cflags --libs cantrip)`.
file(RELATIVE_PATH CANTRIP_TO_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${CMAKE_CURRENT_LIST_DIR}/cantrip.pc.in ${CMAKE_CURRENT_BINARY_DIR}/cantrip.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/cantrip.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/Cantrip)
install(EXPORT CantripTargets NAMESPACE Cantrip:: DESTINATION ${package_folder})
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/CantripConfig.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/CantripConfig.cmake
                              INSTALL_DESTINATION ${package_folder})
# Before 1.0 every minor version may change the interface.
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/CantripConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/CantripConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/CantripConfigVersion.cmake
              ${CMAKE_CURRENT_LIST_DIR}/Findutf8proc.cmake ${CMAKE_CURRENT_LIST_DIR}/Findhunspell.cmake
        DESTINATION ${package_folder})

# hunspell (spelling) as the target hunspell::hunspell. Distributions put its version into the name of the library.
find_path(hunspell_INCLUDE_DIR hunspell/hunspell.hxx)
find_library(hunspell_LIBRARY NAMES hunspell hunspell-1.7)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(hunspell REQUIRED_VARS hunspell_LIBRARY hunspell_INCLUDE_DIR)
if(hunspell_FOUND AND NOT TARGET hunspell::hunspell)
    add_library(hunspell::hunspell UNKNOWN IMPORTED)
    set_target_properties(hunspell::hunspell PROPERTIES IMPORTED_LOCATION ${hunspell_LIBRARY}
                          INTERFACE_INCLUDE_DIRECTORIES ${hunspell_INCLUDE_DIR})
endif()
mark_as_advanced(hunspell_INCLUDE_DIR hunspell_LIBRARY)

# utf8proc (Unicode data: case, categories, NFC, width) as the target utf8proc::utf8proc.
# Debian's package brings neither a CMake file nor the right version in its pkg-config file.
find_path(utf8proc_INCLUDE_DIR utf8proc.h)
find_library(utf8proc_LIBRARY NAMES utf8proc)
if(utf8proc_INCLUDE_DIR)
    file(STRINGS ${utf8proc_INCLUDE_DIR}/utf8proc.h version_lines REGEX "#define UTF8PROC_VERSION_(MAJOR|MINOR|PATCH) ")
    string(REGEX REPLACE "[^0-9]+([0-9]+)[^;]*;[^0-9]+([0-9]+)[^;]*;[^0-9]+([0-9]+).*" "\\1.\\2.\\3" utf8proc_VERSION "${version_lines}")
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(utf8proc REQUIRED_VARS utf8proc_LIBRARY utf8proc_INCLUDE_DIR VERSION_VAR utf8proc_VERSION)
if(utf8proc_FOUND AND NOT TARGET utf8proc::utf8proc)
    add_library(utf8proc::utf8proc UNKNOWN IMPORTED)
    set_target_properties(utf8proc::utf8proc PROPERTIES IMPORTED_LOCATION ${utf8proc_LIBRARY}
                          INTERFACE_INCLUDE_DIRECTORIES ${utf8proc_INCLUDE_DIR})
endif()
mark_as_advanced(utf8proc_INCLUDE_DIR utf8proc_LIBRARY)

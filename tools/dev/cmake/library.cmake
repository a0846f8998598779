# cantrip_library(NAME FOLDERS… LINK… [HIDE…] [RECURSIVE]): a static library of the sources in some folders.
#
# Folders inside a folder belong to it only when they are named too, or with RECURSIVE. HIDE names headers that are an
# implementation detail and are not installed. Inside and outside of this tree the library is called Cantrip::NAME.
#
# Headers that most files include are precompiled once, with cantrip_lang, and shared by all libraries: those of other
# projects, and the checked program (a change of that one compiles nearly everything again in any case). Its names are then
# visible in files that do not include it: one that clashes is told by the compiler.

set(CANTRIP_PRECOMPILED <algorithm> <map> <memory> <optional> <string> <string_view> <unordered_map> <vector>
    <fmt/format.h> <boost/json.hpp> <boost/unordered/unordered_flat_map.hpp>
    [["lang/check/programs.hpp"]])

function(cantrip_library name)
    cmake_parse_arguments(PARSE_ARGV 1 part "RECURSIVE" "" "FOLDERS;LINK;HIDE")
    set(sources "")
    set(headers "")
    set(glob GLOB)
    if(part_RECURSIVE)
        set(glob GLOB_RECURSE)
    endif()
    foreach(folder IN LISTS part_FOLDERS)
        file(${glob} found CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
        list(APPEND sources ${found})
        # *.def: the tables that headers include.
        file(${glob} found CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.hpp ${PROJECT_SOURCE_DIR}/${folder}/*.def)
        list(APPEND headers ${found})
    endforeach()
    foreach(header IN LISTS part_HIDE)
        list(REMOVE_ITEM headers ${PROJECT_SOURCE_DIR}/${header})
    endforeach()
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")

    set(target cantrip_${name})
    add_library(${target} STATIC ${sources})
    add_library(Cantrip::${name} ALIAS ${target})
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
    target_link_libraries(${target} PUBLIC ${part_LINK})
    target_compile_features(${target} PUBLIC cxx_std_20)
    # Own headers are named from the top of the tree: "lang/source/source.hpp".
    target_sources(${target} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
    if(name STREQUAL "lang")
        target_precompile_headers(${target} PRIVATE ${CANTRIP_PRECOMPILED})
    elseif(NOT name STREQUAL "interpreter")
        target_precompile_headers(${target} REUSE_FROM cantrip_lang)
    endif()
    # A fuzzer must see which branches an input takes: as with -fsanitize=fuzzer-no-link, but only in the libraries that are
    # fuzzed, and without what that option changes beside (precompiled headers can be shared).
    if(CANTRIP_FUZZ AND name MATCHES "^(lang|interpreter|support|text|review|formats|inventory|render|play|sim|lsp|table|proof|embed)$")
        target_compile_options(${target} PRIVATE -fsanitize-coverage=inline-8bit-counters,indirect-calls,trace-cmp,pc-table)
    endif()
endfunction()

# What an embedding program may link to; the rest of the libraries is only for the program `cantrip`.
function(install_cantrip_libraries)
    list(TRANSFORM ARGN PREPEND cantrip_ OUTPUT_VARIABLE targets)
    install(TARGETS ${targets} EXPORT CantripTargets
            ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
            FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/cantrip)
endfunction()

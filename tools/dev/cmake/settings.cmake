# What holds for every target: language level, optimisation, warnings, sanitizers.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "Kind of build" FORCE)
endif()

# Line numbers for stack traces, but no types and variables: those cost a third of the time to compile.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -g1 -DNDEBUG")
set(CMAKE_CXX_FLAGS_DEBUG "-g1")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Own headers are named from the top of the tree: "lang/source/source.hpp".
include_directories(${CMAKE_SOURCE_DIR})

add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 reports overlaps inside std::string::operator+ that do not exist (GCC bug 105651).
    add_compile_options(-Wno-restrict)
endif()
if(CANTRIP_WERROR)
    add_compile_options(-Werror)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # Guesses of g++ 12's optimiser about the insides of strings and vectors: shown, but they do not stop a build.
        add_compile_options(-Wno-error=array-bounds -Wno-error=stringop-overflow -Wno-error=stringop-overread -Wno-error=maybe-uninitialized
                            -Wno-error=dangling-pointer -Wno-error=free-nonheap-object -Wno-error=use-after-free -Wno-error=nonnull)
    endif()
endif()

if(CANTRIP_SANITIZE)
    # Recovery is off so that a finding fails the test that caused it.
    # What the address sanitizer or the processor stops at anyway is not looked for a second time: a third less to compile.
    add_compile_options(-O1 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize=null,alignment,vptr,object-size
                        -fno-sanitize-recover=all)
    add_link_options(-fsanitize=address,undefined)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # The instrumentation itself provokes this one.
        add_compile_options(-Wno-maybe-uninitialized)
    endif()
endif()

if(CANTRIP_FUZZ)
    # Everything is instrumented, so that the fuzzer sees which branches an input takes.
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Headers of libraries that most files read. Compiling them once halves the time of a build.
function(precompile_library_headers target)
    target_precompile_headers(${target} PRIVATE <algorithm> <map> <memory> <optional> <string> <string_view> <unordered_map>
                              <vector> <fmt/format.h> <boost/json.hpp> <boost/unordered/unordered_flat_map.hpp> ${ARGN})
endfunction()

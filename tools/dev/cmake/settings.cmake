# Settings of every target: language level, optimisation, warnings, sanitizers, linker, compiler cache.

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
# The C interface is a shared library made of the static ones. What is hidden can still be inlined.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

# clang-tidy and other tools read compile_commands.json by themselves; the cache is only for building.
find_program(CANTRIP_CCACHE ccache)
mark_as_advanced(CANTRIP_CCACHE)
if(CANTRIP_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # ccache keeps results that use precompiled headers only when it is allowed to.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CANTRIP_CCACHE})
endif()
if(CMAKE_CXX_COMPILER_LAUNCHER)
    # Without these a precompiled header is different each time it is made.
    add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess> "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endif()

# A quick linker when there is one: an edit links the program and a test executable again.
if(NOT CMAKE_EXE_LINKER_FLAGS MATCHES "-fuse-ld=")
    find_program(CANTRIP_MOLD ld.mold)
    find_program(CANTRIP_LLD ld.lld)
    mark_as_advanced(CANTRIP_MOLD CANTRIP_LLD)
    if(CANTRIP_MOLD)
        add_link_options(-fuse-ld=mold)
    elseif(CANTRIP_LLD)
        add_link_options(-fuse-ld=lld)
    endif()
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 reports overlaps inside std::string::operator+ that do not exist (GCC bug 105651).
    add_compile_options(-Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # g++ counts it apart from -Wconversion: in C++ it is only -Wsign-conversion.
    add_compile_options(-Wno-sign-conversion)
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

if(CANTRIP_COVERAGE)
    # Games run in several threads, and count together.
    add_compile_options(-O0 --coverage -fprofile-update=prefer-atomic)
    add_link_options(--coverage)
endif()

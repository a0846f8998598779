# `cpack` in the build folder: a Debian package of the program and its data. tools/dev/package.sh runs it and makes the archive too.

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cantrip)
set(CPACK_PACKAGE_VENDOR "the Cantrip developers")
set(CPACK_PACKAGE_CONTACT "the Cantrip developers <maintainers@cantrip.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "language and tools for the effects of board-game cards")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
    "Cantrip is a small language in which the effects of cards are written.
The program checks card files, plays them, judges them, prints them in
several languages and as pictures, and compares printed text with what
a card does. Three games are part of it.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
# Only the program; libraries and headers are for `cmake --install`.
set(CPACK_COMPONENTS_ALL program)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME cantrip)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "hunspell-en-us")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "hunspell-cs, hunspell-sr, hunspell-de-de, graphviz, git")
# Folders that anybody may enter but only root may change, whatever the umask of the build was.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)

# cpack -G DEB makes a package of what is installed.
set(CPACK_PACKAGE_NAME sightline)
set(CPACK_PACKAGE_VENDOR "Sightline")
set(CPACK_PACKAGE_CONTACT "${SIGHTLINE_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "line of sight on the tabletop, proved")
set(CPACK_PACKAGE_DESCRIPTION
"Sightline tells whether one model of a tabletop game sees another, and proves
its answer: a straight line that passes, or the pieces that close every line.
Bases and terrain have their true sizes, rule sets are data, and the window
and the command line ask the same judge.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

if(WIN32)
    set(CPACK_GENERATOR NSIS)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
else()
    set(CPACK_GENERATOR DEB)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_SECTION games)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-image-formats-plugins, qt6-translations-l10n")
    install(FILES ${CMAKE_CURRENT_SOURCE_DIR}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/sightline)
endif()

include(CPack)

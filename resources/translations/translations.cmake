# The words of other languages: sightline_LANGUAGE.ts, compiled into the window as :/sightline/translations/sightline_LANGUAGE.qm.
# `cmake --build build/release --target translations` brings the .ts files up to date with the sources.
set(translations_folder ${CMAKE_CURRENT_LIST_DIR})
find_program(SIGHTLINE_LRELEASE NAMES lrelease HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_LIBEXECS} NO_DEFAULT_PATH)
find_program(SIGHTLINE_LRELEASE NAMES lrelease6 lrelease-qt6 lrelease REQUIRED)
find_program(SIGHTLINE_LUPDATE NAMES lupdate HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_LIBEXECS} NO_DEFAULT_PATH)
find_program(SIGHTLINE_LUPDATE NAMES lupdate6 lupdate-qt6 lupdate)

set(translations_made ${CMAKE_CURRENT_BINARY_DIR}/translations)
file(MAKE_DIRECTORY ${translations_made})
set(translations_compiled)
set(translations_updates)
foreach(language en de fr)
    set(words ${translations_folder}/sightline_${language}.ts)
    set(compiled ${translations_made}/sightline_${language}.qm)
    add_custom_command(OUTPUT ${compiled} COMMAND ${SIGHTLINE_LRELEASE} -silent ${words} -qm ${compiled} DEPENDS ${words} VERBATIM)
    list(APPEND translations_compiled ${compiled})
    # English needs only its forms of one and many.
    set(only $<$<STREQUAL:${language},en>:-pluralonly>)
    list(APPEND translations_updates COMMAND ${SIGHTLINE_LUPDATE} -silent -no-obsolete -no-ui-lines -locations none -source-language en
        -target-language ${language} ${only} -I ${PROJECT_SOURCE_DIR} @${translations_made}/sources.txt ${translations_made}/shipped_words.cpp -ts ${words})
endforeach()
qt_add_resources(sightline_window sightline_translations PREFIX /sightline/translations BASE ${translations_made} FILES ${translations_compiled})

# What speaks in the window. The command line and the options of the window (`program`) speak English.
file(GLOB_RECURSE translations_sources CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/app/desktop/*.cpp ${PROJECT_SOURCE_DIR}/app/desktop/*.h
    ${PROJECT_SOURCE_DIR}/app/shared/*.cpp ${PROJECT_SOURCE_DIR}/app/shared/*.h)
list(FILTER translations_sources EXCLUDE REGEX "/app/desktop/program/")
list(JOIN translations_sources "\n" translations_sources)
file(GENERATE OUTPUT ${translations_made}/sources.txt CONTENT "${translations_sources}\n")
if(SIGHTLINE_LUPDATE)
    add_custom_target(translations COMMAND python3 ${translations_folder}/shipped_words.py ${translations_made}/shipped_words.cpp
        ${translations_updates} COMMAND_EXPAND_LISTS VERBATIM)
endif()

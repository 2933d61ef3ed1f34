# What makes a build from nothing fast: headers that are compiled once, and sources that are compiled several at a time.
# Both can be turned off: -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON, -DSIGHTLINE_BATCHES=OFF. No source relies on either.
option(SIGHTLINE_BATCHES "Compile several sources at a time" ON)

# A compiler cache reads what the compiler would: the name of a precompiled header has to stay in it.
if(CMAKE_CXX_COMPILER_LAUNCHER MATCHES "ccache" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
endif()

# The compiler collects its garbage at each 128 MB, which takes a twentieth of a build; with this it does so from 1 GB on.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(--param=ggc-min-heapsize=1048576)
endif()

# sightline_precompiled(name LIBRARIES library... HEADERS header...): the owner of a precompiled header, which targets of the same
# options take over with target_precompile_headers(target REUSE_FROM name).
function(sightline_precompiled name)
    cmake_parse_arguments(PRECOMPILED "" "" "LIBRARIES;HEADERS" ${ARGN})
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${name}.cpp CONTENT "// Owns a precompiled header.\n")
    add_library(${name} OBJECT ${PROJECT_BINARY_DIR}/${name}.cpp)
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${name} PRIVATE sightline_options tl::expected ${PRECOMPILED_LIBRARIES})
    target_precompile_headers(${name} PRIVATE
        <algorithm> <array> <cassert> <cmath> <cstdint> <functional> <limits> <map> <memory> <numbers> <numeric> <optional>
        <ranges> <set> <span> <stop_token> <string> <utility> <variant> <vector> <tl/expected.hpp> ${PRECOMPILED_HEADERS})
endfunction()

set(core_headers <QByteArray> <QCoreApplication> <QDir> <QFile> <QFileInfo> <QHash> <QJsonArray> <QJsonDocument> <QJsonObject>
    <QLocale> <QRegularExpression> <QString> <QStringList> <scenarios/model/scenario.h>)
sightline_precompiled(sightline_plain_headers)
sightline_precompiled(sightline_core_headers LIBRARIES Qt6::Core HEADERS ${core_headers})
sightline_precompiled(sightline_gui_headers LIBRARIES Qt6::Gui
    HEADERS ${core_headers} <QFontMetricsF> <QImage> <QPainter> <QPainterPath> <QPixmap>)
sightline_precompiled(sightline_widget_headers LIBRARIES Qt6::Widgets HEADERS ${core_headers} <QtWidgets>)

# sightline_batches(target count ALONE file...): compiles the sources of the target in `count` batches, but for those named after ALONE,
# whose file-local names others use as well. A source's batch follows from its name, so a new file moves no other.
function(sightline_batches target count)
    cmake_parse_arguments(BATCH "" "" "ALONE" ${ARGN})
    if(NOT SIGHTLINE_BATCHES)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        if(source MATCHES "\\.cpp$" AND NOT source IN_LIST BATCH_ALONE)
            string(MD5 hash ${source})
            string(SUBSTRING ${hash} 0 6 hash)
            math(EXPR batch "0x${hash} % ${count}")
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${target}_${batch})
        endif()
    endforeach()
endfunction()

# sightline_moc(target...): runs Qt's moc on the target's classes, without reading what their sources include.
get_target_property(moc Qt6::moc IMPORTED_LOCATION)
if(NOT moc)
    get_target_property(moc Qt6::moc IMPORTED_LOCATION_NONE)
endif()
configure_file(${CMAKE_CURRENT_LIST_DIR}/moc-alone.in ${PROJECT_BINARY_DIR}/moc-alone @ONLY FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
function(sightline_moc)
    set_target_properties(${ARGN} PROPERTIES AUTOMOC ON AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc-alone)
endfunction()

# sightline_moc_sources(target source...): runs moc on the sources that include their own .moc file. For programs whose classes are all in
# such sources: AUTOMOC would compile a file of nothing for each of them, which takes as long as a third of the source.
function(sightline_moc_sources target)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/moc/${target})
    foreach(source IN LISTS ARGN)
        get_filename_component(name ${source} NAME_WE)
        file(STRINGS ${source} include REGEX "^#include \"${name}\\.moc\"$")
        if(include)
            set(moc ${folder}/${name}.moc)
            add_custom_command(OUTPUT ${moc} COMMAND Qt6::moc -o ${moc} ${CMAKE_CURRENT_SOURCE_DIR}/${source} DEPENDS ${source} VERBATIM)
            target_sources(${target} PRIVATE ${moc})
        endif()
    endforeach()
    target_include_directories(${target} PRIVATE ${folder})
    set_target_properties(${target} PROPERTIES AUTOMOC OFF)
endfunction()

# sightline_optimize_less(target...): for what waits for people and files; -O3 gains nothing there (tests/benchmarks/bench_window).
function(sightline_optimize_less)
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU,Clang>>:-O2>)
    endforeach()
endfunction()

# sightline_optimize_least(target...): for what runs once a file or once a test; -O1 compiles a third faster. A precompiled header is for
# one such option: from g++ 14 on it is refused under another.
function(sightline_optimize_least)
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU,Clang>>:-O1>)
    endforeach()
endfunction()

sightline_precompiled(sightline_reader_headers LIBRARIES Qt6::Core HEADERS ${core_headers})
sightline_optimize_least(sightline_reader_headers)

# sightline_optimize_nothing(target...): for tests, which spend their time in what they test; -Og compiles a fifth faster than -O1,
# and sees members of std::stop_source as not initialized.
function(sightline_optimize_nothing)
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE "$<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU,Clang>>:-Og>"
            $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-Wno-maybe-uninitialized>)
    endforeach()
endfunction()

# sightline_link_fast(target...): with mold where there is one, else with gold; a test takes them a fifth and two fifths of the usual time.
find_program(SIGHTLINE_MOLD ld.mold)
find_program(SIGHTLINE_GOLD ld.gold)
mark_as_advanced(SIGHTLINE_MOLD SIGHTLINE_GOLD)
function(sightline_link_fast)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND (SIGHTLINE_MOLD OR SIGHTLINE_GOLD))
        foreach(target IN LISTS ARGN)
            target_link_options(${target} PRIVATE -fuse-ld=$<IF:$<BOOL:${SIGHTLINE_MOLD}>,mold,gold>)
        endforeach()
    endif()
endfunction()

#pragma once

#include "scenarios/ids.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sightline::scenarios {

/// A scenario that ships with the program.
struct LibraryEntry {
    QString id;           ///< stable; the file's name without its suffix
    QString title;        ///< the scenario's name
    QString description;  ///< one or two sentences that say what the table shows
    QString resourcePath; ///< ":/sightline/library/ID.sightline"
    ModelId observer;     ///< a pair worth looking at first, of two different players
    ModelId target;
    int rank = 0; ///< 1 is the simplest table, the last one is the fullest

    friend bool operator==(const LibraryEntry&, const LibraryEntry&) = default;
};

/// All of them, by rank. The paths can be read as soon as this was called once.
[[nodiscard]] const std::vector<LibraryEntry>& libraryEntries();

/// The entry with that id; null if there is none.
[[nodiscard]] const LibraryEntry* libraryEntry(const QString& id);

/// The text of its scenario file, for `readScenario`.
[[nodiscard]] QByteArray libraryBytes(const LibraryEntry& entry);

} // namespace sightline::scenarios

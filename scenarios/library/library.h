#pragma once

#include "scenarios/model/ids.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sightline::scenarios {

/// A scenario that ships with the program.
struct LibraryEntry {
    QString id;           ///< stable; the file's name without its suffix
    QString title;        ///< the scenario's name
    QString description;  ///< one or two sentences about what the table shows
    QString resourcePath; ///< ":/sightline/library/ID.sightline"
    ModelId observer;     ///< a pair to start with, of two different players
    ModelId target;
    int rank = 0; ///< 1 is the simplest table, the highest rank the fullest

    friend bool operator==(const LibraryEntry&, const LibraryEntry&) = default;
};

/// Returns all entries by rank. Registers the Qt resources of their paths on first call.
[[nodiscard]] const std::vector<LibraryEntry>& libraryEntries();

/// Returns the entry of that id; null if there is none.
[[nodiscard]] const LibraryEntry* libraryEntry(const QString& id);

/// Returns the text of the entry's scenario file, for `readScenario`.
[[nodiscard]] QByteArray libraryBytes(const LibraryEntry& entry);

} // namespace sightline::scenarios

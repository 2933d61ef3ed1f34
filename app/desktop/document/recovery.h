#pragma once

#include "scenarios/base/diagnostic.h"
#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <tl/expected.hpp>

#include <vector>

namespace sightline::app {

/// A table with unsaved changes, as written to a recovery file.
struct UnsavedTable {
    QString path; ///< path of its file; empty: it was never saved
    QString name; ///< its name in the window
    QDateTime writtenAt;
    scenarios::Scenario scenario;
    QString file = {}; ///< the recovery file it was read from
};

/// The suffix of recovery files, without the dot.
inline constexpr auto kRecoverySuffix = "recovery";

/// Returns the text of a recovery file. The scenario is embedded as the bytes of its own file, so nothing is lost.
[[nodiscard]] QByteArray recoveryBytes(const UnsavedTable& table);
/// Reads a recovery file. Errors: a sentence for an invalid one.
[[nodiscard]] tl::expected<UnsavedTable, QString> readRecovery(const QString& file);

/// The recovery files of a folder whose program no longer runs.
struct LeftBehind {
    std::vector<UnsavedTable> tables;            ///< newest first
    std::vector<scenarios::Diagnostic> problems; ///< unreadable files; they are not deleted
};
/// Reads the recovery files in `folder` whose program no longer runs; deletes nothing.
[[nodiscard]] LeftBehind leftBehindIn(const QString& folder);

/// Deletes a recovery file and its lock.
void removeRecovery(const QString& file);
/// Deletes unfinished recovery files of killed programs, and locks without a recovery file. Complete recovery files
/// stay.
void removeScraps(const QString& folder);
/// Returns the path of the lock that shows that the program of a recovery file is running.
[[nodiscard]] QString recoveryLock(const QString& file);

} // namespace sightline::app

#pragma once

#include "scenarios/diagnostic.h"
#include "scenarios/scenario.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <tl/expected.hpp>

#include <vector>

namespace sightline::app {

/// A table with changes that its file does not hold, as it was written aside.
struct UnsavedTable {
    QString path; ///< the file it belongs to; empty: it was never saved
    QString name; ///< as the window called it
    QDateTime writtenAt;
    scenarios::Scenario scenario;
    QString file = {}; ///< the recovery file it was read from
};

/// Suffix of recovery files, without the dot.
inline constexpr auto kRecoverySuffix = "recovery";

/// The text of a recovery file. The scenario is inside as the bytes of its own file, so nothing of it changes on the
/// way.
[[nodiscard]] QByteArray recoveryBytes(const UnsavedTable& table);
/// Reads a recovery file; a broken one is a sentence.
[[nodiscard]] tl::expected<UnsavedTable, QString> readRecovery(const QString& file);

/// The recovery files of a folder whose program is gone, newest first. Those of running programs are left alone.
struct LeftBehind {
    std::vector<UnsavedTable> tables;
    std::vector<scenarios::Diagnostic> problems; ///< files that cannot be read; they stay where they are
};
[[nodiscard]] LeftBehind leftBehindIn(const QString& folder);

/// Deletes a recovery file and its lock.
void removeRecovery(const QString& file);
/// Deletes what programs that were killed left of recovery files which they had not finished, and locks of none. Whole
/// recovery files stay.
void removeScraps(const QString& folder);
/// The lock that tells that the program of a recovery file is running.
[[nodiscard]] QString recoveryLock(const QString& file);

} // namespace sightline::app

#pragma once

#include "app/desktop/base/qt_names.h"

#include <QString>

#include <optional>
#include <utility>

namespace sightline::app {

/// A progress bar and a button that stops the run. Initially hidden; hidden, they keep their space, so that the layout
/// does not jump.
struct RunProgress {
    QProgressBar* bar = nullptr;
    QPushButton* stop = nullptr;
};

/// Returns the text on a progress bar: how much is done and, as soon as that can be said, how long the rest takes.
/// `elapsed` is in milliseconds.
[[nodiscard]] QString progressFormat(int done, int all, qint64 elapsed);

/// Returns how long the rest takes, as "18 s left"; empty as long as that cannot be said. `elapsed` is in milliseconds.
[[nodiscard]] QString timeLeftText(int done, int all, qint64 elapsed);
/// Appends how long the rest takes to a text about a search, as soon as that can be said.
[[nodiscard]] QString withTimeLeft(const QString& text, int done, int all, qint64 elapsed);

/// Lets a bar tell how long the rest takes, by the format above. A run begins with the first value above the minimum,
/// or with one that is smaller than the one before.
void tellTimeLeft(QProgressBar& bar);

/// Shows how much of how much is done, or hides bar and button while nothing runs.
void showProgress(const RunProgress& progress, std::optional<std::pair<int, int>> done);

[[nodiscard]] RunProgress makeRunProgress(const QString& stopText, const QString& stopName);

} // namespace sightline::app

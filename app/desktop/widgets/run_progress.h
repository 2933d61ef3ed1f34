#pragma once

#include <QString>

class QProgressBar;
class QPushButton;

namespace sightline::app {

/// A progress bar and a button that stops the run. Initially hidden; hidden, they keep their space, so that the layout
/// does not jump.
struct RunProgress {
    QProgressBar* bar = nullptr;
    QPushButton* stop = nullptr;
};

[[nodiscard]] RunProgress makeRunProgress(const QString& stopText, const QString& stopName);

} // namespace sightline::app

#pragma once

#include <QString>

class QProgressBar;
class QPushButton;

namespace sightline::app {

/// How far a run is, and a button that stops it. Hidden, as at first, they keep their room: what stands beside them
/// does not jump.
struct RunProgress {
    QProgressBar* bar = nullptr;
    QPushButton* stop = nullptr;
};

[[nodiscard]] RunProgress makeRunProgress(const QString& stopText, const QString& stopName);

} // namespace sightline::app

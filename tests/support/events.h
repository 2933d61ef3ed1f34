#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

namespace sightline::test {

/// Handles all events that are due, and what they post in their turn: layouts, zero timers, deferred deletes. The end
/// of a round is marked by a zero timer that starts behind them; an event of one round may start a zero timer of the
/// next.
inline void handleEvents() {
    constexpr int kRounds = 3;
    for (int round = 0; round < kRounds; ++round) {
        QTimer marker;
        marker.setSingleShot(true);
        marker.start(0);
        while (marker.isActive()) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }
}

} // namespace sightline::test

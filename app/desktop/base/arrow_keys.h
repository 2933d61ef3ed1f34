#pragma once

#include <QPoint>

#include <optional>

namespace sightline::app {

/// Returns the direction of an arrow key, (1, 0) to the right and (0, 1) down; std::nullopt for other keys.
[[nodiscard]] constexpr std::optional<QPoint> arrowOf(int key) {
    switch (key) {
    case Qt::Key_Left: return QPoint{-1, 0};
    case Qt::Key_Right: return QPoint{1, 0};
    case Qt::Key_Up: return QPoint{0, -1};
    case Qt::Key_Down: return QPoint{0, 1};
    default: return std::nullopt;
    }
}

} // namespace sightline::app

#pragma once

#include <QStyle>
#include <QToolButton>

namespace sightline::app {

/// Widens a button with a menu so that the style's arrow in its corner does not touch its text. Call it again when the
/// text changes.
inline void leaveRoomForArrow(QToolButton& button) {
    // The text is centered: half of what is added is on the side of the arrow.
    const int arrow = button.style()->pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, &button);
    button.setMinimumWidth(button.sizeHint().width() + 2 * arrow);
}

} // namespace sightline::app

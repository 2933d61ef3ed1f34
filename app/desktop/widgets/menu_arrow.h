#pragma once

#include <QStyle>
#include <QToolButton>

namespace sightline::app {

/// Makes a button that opens a menu so wide that the style's arrow in its corner stands apart from its text. To be
/// called again when the text changes.
inline void leaveRoomForArrow(QToolButton& button) {
    // The text is centered: half of what is added is on the side of the arrow.
    const int arrow = button.style()->pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, &button);
    button.setMinimumWidth(button.sizeHint().width() + 2 * arrow);
}

} // namespace sightline::app

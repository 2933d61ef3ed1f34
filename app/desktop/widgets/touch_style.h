#pragma once

#include "app/desktop/widgets/outlined_style.h"

namespace sightline::app {

/// The style of the program with larger targets: list rows, menu items, headers and tabs have at least the size of a
/// finger.
class TouchStyle : public OutlinedStyle {
    Q_OBJECT

public:
    using OutlinedStyle::OutlinedStyle;
    [[nodiscard]] QSize sizeFromContents(ContentsType type,
                                         const QStyleOption* option,
                                         const QSize& contents,
                                         const QWidget* widget) const override;
};

/// Applies the style to the whole program while any window requests it.
void setTouchRows(const QWidget& window, bool large);

} // namespace sightline::app

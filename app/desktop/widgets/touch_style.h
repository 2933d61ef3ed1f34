#pragma once

#include <QProxyStyle>

namespace sightline::app {

/// A proxy of the desktop's style whose list rows, menu items, headers and tabs have at least the size of a finger.
class TouchStyle : public QProxyStyle {
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;
    [[nodiscard]] QSize sizeFromContents(ContentsType type,
                                         const QStyleOption* option,
                                         const QSize& contents,
                                         const QWidget* widget) const override;
};

/// Applies the style to the whole program while any window requests it.
void setTouchRows(const QWidget& window, bool large);

} // namespace sightline::app

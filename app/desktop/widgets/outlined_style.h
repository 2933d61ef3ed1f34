#pragma once

#include <QProxyStyle>

namespace sightline::app {

/// A proxy of the desktop's style that outlines fields, buttons, check boxes and radio buttons where the window is
/// black, as in high contrast: styles that darken the color of the window for outlines draw nothing there.
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;

    /// Makes it the style of the program, unless it is that already.
    static void install();

    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption* option,
                       QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control,
                            const QStyleOptionComplex* option,
                            QPainter* painter,
                            const QWidget* widget) const override;
};

} // namespace sightline::app

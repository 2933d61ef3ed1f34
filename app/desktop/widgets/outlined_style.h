#pragma once

#include <QProxyStyle>

namespace sightline::app {

/// A proxy of the desktop's style that outlines fields, lists, menus, buttons, bars and what can be checked where the
/// window is black, as in high contrast: styles that darken the color of the window for outlines draw nothing there,
/// and tabs in front have a thick line in the color of what is selected. In dark windows it outlines check boxes and
/// radio buttons only. In any window it frames what has the focus in the color of what is selected, disabled texts have
/// no shadow, the texts of buttons of dialogs have room beside them, and those of lists above. Default buttons are
/// filled with the color of what is selected, unless the window is black. Disabled texts and placeholders of palettes
/// that the desktop gives are made readable, see `polish`.
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;

    /// Makes it the style of the program, unless it is that already.
    static void install();

    using QProxyStyle::polish;
    /// Raises disabled texts to a contrast of at least 3 : 1, and makes placeholders of fields dimmer than texts that
    /// were entered, at 4.5 : 1 or more. Palettes that are told apart already keep their colors.
    void polish(QPalette& palette) override;
    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption* option,
                       QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element,
                     const QStyleOption* option,
                     QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control,
                            const QStyleOptionComplex* option,
                            QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type,
                                         const QStyleOption* option,
                                         const QSize& contents,
                                         const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint,
                                const QStyleOption* option,
                                const QWidget* widget,
                                QStyleHintReturn* returned) const override;
};

} // namespace sightline::app

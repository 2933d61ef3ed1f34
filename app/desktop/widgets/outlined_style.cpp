#include "app/desktop/widgets/outlined_style.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>

namespace sightline::app {

namespace {

/// Lightness of a window, 0 to 1, up to which a darker color cannot be told from it.
constexpr float kBlackWindow = 0.06F;

/// Where the style marks the focus its own outline is seen.
bool lacksOutline(const QStyleOption& option) {
    return option.palette.color(QPalette::Window).lightnessF() <= kBlackWindow &&
           !(option.state & QStyle::State_HasFocus);
}

void drawOutline(const QStyleOption& option, QPainter& painter, bool isRound = false) {
    const QRectF outline = QRectF{option.rect}.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(option.palette.color(QPalette::WindowText));
    if (isRound) {
        painter.drawEllipse(outline);
    } else {
        painter.drawRoundedRect(outline, 2, 2);
    }
    painter.restore();
}

} // namespace

void OutlinedStyle::install() {
    if (!qobject_cast<OutlinedStyle*>(QApplication::style())) {
        QApplication::setStyle(new OutlinedStyle{QApplication::style()->name()});
    }
}

void OutlinedStyle::drawPrimitive(PrimitiveElement element,
                                  const QStyleOption* option,
                                  QPainter* painter,
                                  const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (!lacksOutline(*option)) {
        return;
    }
    switch (element) {
    case PE_FrameLineEdit:
    case PE_PanelButtonCommand:
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: drawOutline(*option, *painter); break;
    case PE_IndicatorRadioButton: drawOutline(*option, *painter, true); break;
    default: break;
    }
}

void OutlinedStyle::drawComplexControl(ComplexControl control,
                                       const QStyleOptionComplex* option,
                                       QPainter* painter,
                                       const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if ((control == CC_SpinBox || control == CC_ComboBox) && lacksOutline(*option)) {
        drawOutline(*option, *painter);
    }
}

} // namespace sightline::app

#include "app/desktop/widgets/outlined_style.h"

#include <QApplication>
#include <QDialog>
#include <QGroupBox>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::app {

namespace {

/// Lightness of a window, 0 to 1, up to which a darker color cannot be told from it.
constexpr float kBlackWindow = 0.06F;
/// Lightness of a window, 0 to 1, up to which it is dark.
constexpr float kDarkWindow = 0.3F;
/// Opacity of outlines in dark windows, 0 to 1; those of black ones are opaque.
constexpr float kQuietOutline = 0.55F;
/// Width of the frame of what has the focus, in pixels.
constexpr double kFocusFrame = 2.0;
/// The least room on either side of the text of a button of a dialog, in pixels.
constexpr int kAboveText = 1; ///< pixels in rows of lists: accents on capitals reach higher than the font says
constexpr int kBesideText = 8;
/// Radius of the corners of outlines, in pixels.
constexpr double kCorner = 2.0;

bool isInBlackWindow(const QStyleOption& option) {
    return option.palette.color(QPalette::Window).lightnessF() <= kBlackWindow;
}

bool hasFocus(const QStyleOption& option) {
    return (option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Enabled);
}

/// Returns the height of the title of a group box, which stands above its frame; 0 without a title.
int titleHeight(const QStyle& style, const QStyleOption& option, const QWidget* widget) {
    constexpr int below = 3; // pixels, as Fusion has
    const auto* box = qobject_cast<const QGroupBox*>(widget);
    return box && (box->isCheckable() || !box->title().isEmpty())
               ? std::max(style.pixelMetric(QStyle::PM_IndicatorHeight, &option, box), option.fontMetrics.height()) +
                     below
               : 0;
}

/// Returns the color of an outline. That of what has the focus is the color of what is selected: styles may mark the
/// focus only after a key was pressed.
QColor outlineColor(const QStyleOption& option) {
    // A tab in front is drawn as its page, not in the color of what is selected, and so is a combo box, which styles
    // are told is selected while it has the focus.
    const bool isChosen = (option.state & QStyle::State_Selected) && option.type != QStyleOption::SO_Tab &&
                          option.type != QStyleOption::SO_ComboBox;
    const bool isFocused = option.state & QStyle::State_HasFocus;
    QColor color = option.palette.color(isChosen    ? QPalette::HighlightedText
                                        : isFocused ? QPalette::Highlight
                                                    : QPalette::WindowText);
    if (!isInBlackWindow(option)) {
        color.setAlphaF(kQuietOutline);
    }
    return color;
}

/// Draws a frame inside of the place.
void drawFrame(const QRect& place, const QPen& pen, QPainter& painter, bool isRound) {
    const double half = pen.widthF() / 2;
    const QRectF frame = QRectF{place}.adjusted(half, half, -half, -half);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    if (isRound) {
        painter.drawEllipse(frame);
    } else {
        painter.drawRoundedRect(frame, kCorner, kCorner);
    }
    painter.restore();
}

void drawOutline(const QStyleOption& option, const QRect& place, QPainter& painter, bool isRound = false) {
    drawFrame(place, outlineColor(option), painter, isRound);
}

/// Draws a frame in the color of what is selected.
void drawFocus(const QStyleOption& option, const QRect& place, QPainter& painter, bool isRound = false) {
    drawFrame(place, QPen{option.palette.color(QPalette::Highlight), kFocusFrame}, painter, isRound);
}

/// Marks a tab in front with a thick line on the side away from its page, in the color of what is selected.
void drawTabInFront(const QStyleOption& option, QPainter& painter) {
    constexpr int thickness = 4;
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option);
    if (!tab || !(tab->state & QStyle::State_Selected)) {
        return;
    }
    QRect line = tab->rect;
    switch (tab->shape) {
    case QTabBar::RoundedNorth:
    case QTabBar::TriangularNorth: line.setHeight(thickness); break;
    case QTabBar::RoundedSouth:
    case QTabBar::TriangularSouth: line.setTop(line.bottom() + 1 - thickness); break;
    case QTabBar::RoundedWest:
    case QTabBar::TriangularWest: line.setWidth(thickness); break;
    case QTabBar::RoundedEast:
    case QTabBar::TriangularEast: line.setLeft(line.right() + 1 - thickness); break;
    }
    painter.fillRect(line, tab->palette.color(QPalette::Highlight));
}

void drawLine(const QStyleOption& option, QPoint from, QPoint to, QPainter& painter) {
    painter.save();
    painter.setPen(option.palette.color(QPalette::WindowText));
    painter.drawLine(from, to);
    painter.restore();
}

/// True for a button that is filled with the color of what is selected: the default button of a dialog, for the frame
/// in that color that styles give it is the one of what has the focus. In a black window it keeps its outline.
bool isFilled(const QStyleOption& option) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return button && (button->features & QStyleOptionButton::DefaultButton) &&
           !(button->features & QStyleOptionButton::Flat) && (option.state & QStyle::State_Enabled) &&
           !isInBlackWindow(option);
}

/// Draws a filled button. While it has the focus, a frame in the color of its text is inside of it.
void drawFilledButton(const QStyleOption& option, QPainter& painter) {
    constexpr int pressed = 120; // percent, as `QColor::darker()` and `QColor::lighter()` take them
    constexpr int underPointer = 110;
    constexpr int insetOfFocus = 2;
    const QColor fill = option.palette.color(QPalette::Highlight);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.state & (QStyle::State_Sunken | QStyle::State_On) ? fill.darker(pressed)
                     : option.state & QStyle::State_MouseOver                 ? fill.lighter(underPointer)
                                                                              : fill);
    painter.drawRoundedRect(option.rect, kCorner, kCorner);
    painter.restore();
    if (hasFocus(option)) {
        QStyleOption inner = option;
        inner.palette.setColor(QPalette::Highlight, option.palette.color(QPalette::HighlightedText));
        drawFocus(inner, option.rect.adjusted(insetOfFocus, insetOfFocus, -insetOfFocus, -insetOfFocus), painter);
    }
}

/// Contrasts of texts to what is behind them, as WCAG 2.1 measures them: of disabled ones and of placeholders.
constexpr double kDisabledContrast = 3.0;
constexpr double kPlaceholderContrast = 4.5;
/// The least contrast of a placeholder to a text that was entered.
constexpr double kApart = 1.5;
/// Share of the color of texts in that of dimmer ones, 0 to 1; the rest is what is behind them.
constexpr double kDimmed = 0.65;

QColor mixed(const QColor& a, const QColor& b, double partOfB) {
    const auto channel = [partOfB](float x, float y) { return static_cast<float>(x * (1.0 - partOfB) + y * partOfB); };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                            channel(a.blueF(), b.blueF()));
}

double luminance(const QColor& color) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// Returns the contrast of a color, which may let its ground through, to that ground: 1 to 21.
double contrastOn(const QColor& ground, const QColor& color) {
    const double a = luminance(mixed(ground, color, color.alphaF()));
    const double b = luminance(ground);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

void OutlinedStyle::polish(QPalette& palette) {
    QProxyStyle::polish(palette);
    for (const auto& [text, ground] :
         {std::pair{QPalette::WindowText, QPalette::Window}, std::pair{QPalette::Text, QPalette::Base},
          std::pair{QPalette::ButtonText, QPalette::Button}}) {
        const QColor behind = palette.color(QPalette::Disabled, ground);
        if (contrastOn(behind, palette.color(QPalette::Disabled, text)) < kDisabledContrast) {
            palette.setColor(QPalette::Disabled, text, mixed(behind, palette.color(QPalette::Active, text), kDimmed));
        }
    }
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        const QColor base = palette.color(group, QPalette::Base);
        const QColor text = palette.color(group, QPalette::Text);
        const QColor placeholder = palette.color(group, QPalette::PlaceholderText);
        const QColor shown = mixed(base, placeholder, placeholder.alphaF());
        if (contrastOn(base, shown) < kPlaceholderContrast || contrastOn(text, shown) < kApart) {
            palette.setColor(group, QPalette::PlaceholderText, mixed(base, text, kDimmed));
        }
    }
}

void OutlinedStyle::install() {
    if (!qobject_cast<OutlinedStyle*>(QApplication::style())) {
        QApplication::setStyle(new OutlinedStyle{QApplication::style()->name()});
    }
}

void OutlinedStyle::drawPrimitive(PrimitiveElement element,
                                  const QStyleOption* option,
                                  QPainter* painter,
                                  const QWidget* widget) const {
    if (element == PE_PanelButtonCommand && isFilled(*option)) {
        drawFilledButton(*option, *painter);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isDark = option->palette.color(QPalette::Window).lightnessF() <= kDarkWindow;
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        if (isDark) {
            drawOutline(*option, option->rect, *painter);
        }
        break;
    case PE_IndicatorRadioButton:
        if (isDark) {
            drawOutline(*option, option->rect, *painter, true);
        }
        break;
    case PE_Frame:
    case PE_FrameLineEdit:
    case PE_FrameMenu:
    case PE_FrameTabWidget:
    case PE_PanelButtonCommand:
    case PE_PanelMenu: // of styles whose menus have no frame of their own
        if (isInBlackWindow(*option)) {
            drawOutline(*option, option->rect, *painter);
        }
        break;
    case PE_FrameGroupBox:
        if (isInBlackWindow(*option)) {
            drawOutline(*option, option->rect.adjusted(0, titleHeight(*this, *option, widget), 0, 0), *painter);
        }
        break;
    default: break;
    }
    if (!hasFocus(*option)) {
        return;
    }
    switch (element) {
    case PE_IndicatorRadioButton: drawFocus(*option, option->rect, *painter, true); break;
    case PE_IndicatorCheckBox: // that of a row is marked as its row
    case PE_Frame:
    case PE_FrameLineEdit:
    case PE_PanelButtonCommand: drawFocus(*option, option->rect, *painter); break;
    default: break;
    }
}

void OutlinedStyle::drawControl(ControlElement element,
                                const QStyleOption* option,
                                QPainter* painter,
                                const QWidget* widget) const {
    if (element == CE_PushButtonLabel && isFilled(*option)) {
        QStyleOptionButton button = *qstyleoption_cast<const QStyleOptionButton*>(option);
        button.palette.setColor(QPalette::ButtonText, button.palette.color(QPalette::HighlightedText));
        QProxyStyle::drawControl(element, &button, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
    const bool isBlack = isInBlackWindow(*option);
    if (element == CE_TabBarTabShape && isBlack) {
        drawOutline(*option, option->rect, *painter);
        drawTabInFront(*option, *painter);
    }
    if (element == CE_TabBarTabShape && hasFocus(*option)) {
        drawFocus(*option, option->rect, *painter);
        return;
    }
    if (!isBlack) {
        return;
    }
    if (element == CE_ProgressBarGroove) {
        drawOutline(*option, option->rect, *painter);
    } else if (element == CE_HeaderSection) {
        const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
        if (header && header->orientation == Qt::Horizontal) {
            drawLine(*option, option->rect.bottomLeft(), option->rect.bottomRight(), *painter);
        }
    }
}

void OutlinedStyle::drawComplexControl(ComplexControl control,
                                       const QStyleOptionComplex* option,
                                       QPainter* painter,
                                       const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    const bool isWhole = !box || box->frame; // in cells of a table a frame would cover half of the field
    if (hasFocus(*option) && isWhole && (control == CC_ComboBox || control == CC_SpinBox)) {
        drawFocus(*option, option->rect, *painter);
        return;
    }
    if (!isInBlackWindow(*option)) {
        return;
    }
    switch (control) {
    case CC_SpinBox:
        if (isWhole) {
            drawOutline(*option, option->rect, *painter);
        }
        break;
    case CC_ComboBox: drawOutline(*option, option->rect, *painter); break;
    case CC_ScrollBar: {
        const QRect thumb = subControlRect(control, option, SC_ScrollBarSlider, widget);
        drawOutline(*option, thumb.adjusted(2, 2, -2, -2), *painter);
        break;
    }
    case CC_Slider: {
        const QRect groove = subControlRect(control, option, SC_SliderGroove, widget);
        const QRect handle = subControlRect(control, option, SC_SliderHandle, widget);
        const QPoint middle = groove.center();
        if (option->state & State_Horizontal) {
            drawLine(*option, {groove.left(), middle.y()}, {handle.left(), middle.y()}, *painter);
            drawLine(*option, {handle.right(), middle.y()}, {groove.right(), middle.y()}, *painter);
        } else {
            drawLine(*option, {middle.x(), groove.top()}, {middle.x(), handle.top()}, *painter);
            drawLine(*option, {middle.x(), handle.bottom()}, {middle.x(), groove.bottom()}, *painter);
        }
        drawOutline(*option, handle, *painter);
        break;
    }
    default: break;
    }
}

QSize OutlinedStyle::sizeFromContents(ContentsType type,
                                      const QStyleOption* option,
                                      const QSize& contents,
                                      const QWidget* widget) const {
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_ItemViewItem) {
        return {size.width(), size.height() + 2 * kAboveText};
    }
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    // Panels are narrow, and their buttons keep the width that the style gives them.
    const bool isInDialog = widget && qobject_cast<const QDialog*>(widget->window());
    return type == CT_PushButton && isInDialog && button && !button->text.isEmpty()
               ? size.expandedTo({contents.width() + 2 * kBesideText, 0})
               : size;
}

int OutlinedStyle::styleHint(StyleHint hint,
                             const QStyleOption* option,
                             const QWidget* widget,
                             QStyleHintReturn* returned) const {
    if (hint == SH_EtchDisabledText) {
        return 0; // the shadow makes them bolder than what is enabled, where it is light
    }
    if (hint == SH_Table_GridLineColor && option && isInBlackWindow(*option)) {
        return static_cast<int>(option->palette.color(QPalette::WindowText).darker().rgba());
    }
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace sightline::app

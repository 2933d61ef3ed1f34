#include "tests/support/fit_check.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QTabBar>
#include <QTextDocument>
#include <QToolButton>

namespace sightline::test {

namespace {

/// Rounding of fonts and styles.
constexpr int kSlack = 1;

QString named(const QWidget& widget, const QString& text) {
    return QStringLiteral("%1 %2 “%3”")
        .arg(QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1),
             widget.objectName(), text);
}

int widthOf(const QWidget& widget, const QString& text) {
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

bool isCut(const QLabel& label) {
    if (label.text().isEmpty()) {
        return false;
    }
    const QRect room = label.contentsRect();
    if (label.wordWrap()) {
        return label.minimumSizeHint().width() > label.width() + kSlack ||
               label.heightForWidth(label.width()) > label.height() + kSlack;
    }
    const QMargins margins = label.contentsMargins();
    const QSize needed = label.sizeHint().shrunkBy(margins);
    return needed.width() > room.width() + kSlack || needed.height() > room.height() + kSlack;
}

bool isCut(const QAbstractButton& button) {
    if (button.text().isEmpty()) {
        return false;
    }
    int needed = widthOf(button, button.text());
    if (const auto* tool = qobject_cast<const QToolButton*>(&button)) {
        if (tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) {
            return false;
        }
        const bool isBeside =
            tool->toolButtonStyle() != Qt::ToolButtonTextOnly && tool->toolButtonStyle() != Qt::ToolButtonTextUnderIcon;
        needed += tool->icon().isNull() || !isBeside ? 0 : tool->iconSize().width();
    } else if (qobject_cast<const QCheckBox*>(&button) || qobject_cast<const QRadioButton*>(&button)) {
        needed += button.style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &button) +
                  button.style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, &button);
    } else {
        needed += button.icon().isNull() ? 0 : button.iconSize().width();
    }
    return needed > button.width() + kSlack || button.fontMetrics().height() > button.height() + 2 * kSlack;
}

/// A box of numbers shows its longest special text or its number whole.
bool isCut(const QAbstractSpinBox& box) {
    QStyleOptionSpinBox option;
    option.initFrom(&box);
    option.frame = box.hasFrame();
    option.buttonSymbols = box.buttonSymbols();
    option.subControls = QStyle::SC_All;
    const int room =
        box.style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxEditField, &box).width();
    return widthOf(box, box.text()) > room + 2;
}

/// Parts that Qt places where they belong.
bool isOfQt(const QWidget& widget) {
    const QString name = widget.objectName();
    return name.startsWith(QStringLiteral("qt_")) || widget.inherits("QTabBar") || widget.inherits("QScrollBar") ||
           widget.inherits("QSizeGrip") || widget.inherits("QSplitterHandle") || widget.inherits("QHeaderView") ||
           widget.inherits("QRubberBand") || widget.inherits("QFocusFrame") ||
           (widget.parentWidget() && widget.parentWidget()->inherits("QTabBar"));
}

/// What is cut of a widget by its parents, down to the nearest that scrolls there.
bool isOutside(const QWidget& widget) {
    const QWidget& parent = *widget.parentWidget();
    const QRect place = widget.geometry();
    if (widget.inherits("QDockWidget") && place.right() < 0) {
        return false; // behind the tab of another
    }
    const auto* area = qobject_cast<const QAbstractScrollArea*>(parent.parentWidget());
    if (area && area->viewport() == &parent) {
        return area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff && place.width() > parent.width() + kSlack &&
               !widget.inherits("QGraphicsView");
    }
    return !parent.rect().adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(place);
}

QStringList misfitsOf(const QWidget& widget) {
    QStringList misfits;
    const bool hasTip = !widget.toolTip().isEmpty();
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && !hasTip && isCut(*label)) {
        misfits += QStringLiteral("cut: %1, %2 x %3 of %4 x %5")
                       .arg(named(*label, label->text()))
                       .arg(label->width())
                       .arg(label->height())
                       .arg(label->sizeHint().width())
                       .arg(label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height());
    }
    const bool isPlain = qobject_cast<const QPushButton*>(&widget) || qobject_cast<const QToolButton*>(&widget) ||
                         qobject_cast<const QCheckBox*>(&widget) || qobject_cast<const QRadioButton*>(&widget);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget); button && isPlain && isCut(*button)) {
        misfits += QStringLiteral("cut: %1, %2 wide").arg(named(*button, button->text())).arg(button->width());
    }
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget); box && isCut(*box)) {
        misfits += QStringLiteral("cut: %1, %2 wide").arg(named(*box, box->text())).arg(box->width());
    }
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget);
        group && widthOf(*group, group->title()) > group->width()) {
        misfits += QStringLiteral("cut: %1").arg(named(*group, group->title()));
    }
    if (!widget.isWindow() && widget.parentWidget() && !widget.size().isEmpty() && !isOfQt(widget) &&
        isOutside(widget)) {
        const QRect at = widget.geometry();
        misfits += QStringLiteral("outside: %1 at %2, %3, %4 x %5 in %6 x %7 of %8")
                       .arg(named(widget, widget.accessibleName()))
                       .arg(at.x())
                       .arg(at.y())
                       .arg(at.width())
                       .arg(at.height())
                       .arg(widget.parentWidget()->width())
                       .arg(widget.parentWidget()->height())
                       .arg(named(*widget.parentWidget(), {}));
    }
    return misfits;
}

} // namespace

QStringList misfitsIn(const QWidget& root) {
    QStringList misfits = misfitsOf(root);
    for (const auto* widget : root.findChildren<QWidget*>()) {
        // Windows of their own are looked at when it is their turn.
        if (widget->isVisibleTo(&root) && widget->window() == root.window()) {
            misfits += misfitsOf(*widget);
        }
    }
    return misfits;
}

} // namespace sightline::test

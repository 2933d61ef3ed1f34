#include "tests/support/fit_check.h"

#include "app/desktop/widgets/elision_tips.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStyleOptionSpinBox>
#include <QTabBar>
#include <QTextDocument>
#include <QTextDocumentFragment>
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

bool isCut(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    option.frame = box.hasFrame();
    const int room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width();
    return box.fontMetrics().horizontalAdvance(box.currentText()) + icon > room;
}

QString plain(const QString& text) {
    return Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
}

/// True if the tooltip at a place of a widget contains the text, or will because the program shows what is cut.
bool isTold(const QWidget& widget, QPoint place, const QString& tip, const QString& text) {
    return plain(tip).contains(plain(text)) ||
           (qApp->findChild<app::ElisionTips*>() && app::cutTextAt(widget, place) == text);
}

QStringList cutHeadings(const QHeaderView& header) {
    QStringList cut;
    if (header.orientation() != Qt::Horizontal || !header.model()) {
        return cut;
    }
    const int margins = 2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
    for (int section = 0; section < header.count(); ++section) {
        const auto data = [&](int role) {
            return header.model()->headerData(section, header.orientation(), role).toString();
        };
        const QString text = data(Qt::DisplayRole);
        const QPoint place{header.sectionViewportPosition(section) + 1, header.height() / 2};
        if (!header.isSectionHidden(section) &&
            widthOf(header, text) > header.sectionSize(section) - margins + kSlack &&
            !isTold(*header.viewport(), place, data(Qt::ToolTipRole), text)) {
            cut += QStringLiteral("cut: heading %1, %2 wide").arg(named(header, text)).arg(header.sectionSize(section));
        }
    }
    return cut;
}

QStringList cutTabs(const QTabBar& tabs) {
    constexpr int kTabMargin = 8; // of all styles at least
    QStringList cut;
    for (int tab = 0; tab < tabs.count(); ++tab) {
        const QRect place = tabs.tabRect(tab);
        if (!tabs.isTabVisible(tab)) {
            continue;
        }
        if (widthOf(tabs, tabs.tabText(tab)) > place.width() - kTabMargin + kSlack &&
            !isTold(tabs, place.center(), tabs.tabToolTip(tab), tabs.tabText(tab))) {
            cut += QStringLiteral("cut: tab %1, %2 wide").arg(named(tabs, tabs.tabText(tab))).arg(place.width());
        }
        if (!tabs.usesScrollButtons() && place.right() > tabs.width() + kSlack) {
            cut += QStringLiteral("outside: tab %1").arg(named(tabs, tabs.tabText(tab)));
        }
    }
    return cut;
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
    if (const auto* label = qobject_cast<const QLabel*>(&widget);
        label && isCut(*label) && !isTold(*label, {}, label->toolTip(), label->text())) {
        misfits += QStringLiteral("cut: %1, %2 x %3 of %4 x %5")
                       .arg(named(*label, label->text()))
                       .arg(label->width())
                       .arg(label->height())
                       .arg(label->sizeHint().width())
                       .arg(label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height());
    }
    const bool isPlain = qobject_cast<const QPushButton*>(&widget) || qobject_cast<const QToolButton*>(&widget) ||
                         qobject_cast<const QCheckBox*>(&widget) || qobject_cast<const QRadioButton*>(&widget);
    // One that is meant to become narrower elides its text.
    const bool isElided = (qobject_cast<const QCheckBox*>(&widget) || qobject_cast<const QToolButton*>(&widget)) &&
                          widget.minimumSizeHint().width() < widget.sizeHint().width();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        button && isPlain && isCut(*button) && !(isElided && isTold(*button, {}, button->toolTip(), button->text()))) {
        misfits += QStringLiteral("cut: %1, %2 wide").arg(named(*button, button->text())).arg(button->width());
    }
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget); box && isCut(*box)) {
        misfits += QStringLiteral("cut: %1, %2 wide").arg(named(*box, box->text())).arg(box->width());
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget);
        box && isCut(*box) && !isTold(*box, {}, box->toolTip(), box->currentText())) {
        misfits += QStringLiteral("cut: %1, %2 wide").arg(named(*box, box->currentText())).arg(box->width());
    }
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
        misfits += cutHeadings(*header);
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        misfits += cutTabs(*tabs);
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
    const QSize screen = root.screen()->availableSize();
    if (root.isWindow() && (root.width() > screen.width() || root.height() > screen.height())) {
        misfits += QStringLiteral("larger than the screen: %1 x %2").arg(root.width()).arg(root.height());
    }
    for (const auto* widget : root.findChildren<QWidget*>()) {
        // Windows of their own are looked at when it is their turn.
        if (widget->isVisibleTo(&root) && widget->window() == root.window()) {
            misfits += misfitsOf(*widget);
        }
    }
    return misfits;
}

} // namespace sightline::test

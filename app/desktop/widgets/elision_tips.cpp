#include "app/desktop/widgets/elision_tips.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolTip>

namespace sightline::app {

namespace {

/// Room that styles leave beside a text.
constexpr int kElisionMargin = 4;

bool isCut(const QFontMetrics& metrics, const QString& text, int room) {
    return metrics.size(Qt::TextShowMnemonic, text).width() > room;
}

QString cutChoice(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    option.frame = box.hasFrame();
    int room = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width() -
               kElisionMargin;
    if (!box.itemIcon(box.currentIndex()).isNull()) {
        room -= box.iconSize().width() + kElisionMargin;
    }
    return isCut(box.fontMetrics(), box.currentText(), room) ? box.currentText() : QString{};
}

QString cutCell(const QAbstractItemView& view, QPoint place) {
    const QModelIndex index = view.indexAt(place);
    if (!index.isValid() || !index.data(Qt::ToolTipRole).toString().isEmpty()) {
        return {};
    }
    const QRect cell = view.visualRect(index);
    const bool isWider = view.sizeHintForIndex(index).width() > cell.width();
    return isWider || cell.right() > view.viewport()->width() ? index.data().toString() : QString{};
}

QString cutHeading(const QHeaderView& header, QPoint place) {
    const int section = header.logicalIndexAt(place);
    if (section < 0 || !header.model()) {
        return {};
    }
    const auto data = [&](int role) { return header.model()->headerData(section, header.orientation(), role); };
    const QString text = data(Qt::DisplayRole).toString();
    const int room =
        (header.orientation() == Qt::Horizontal ? header.sectionSize(section) : header.width()) - kElisionMargin;
    return data(Qt::ToolTipRole).toString().isEmpty() && isCut(header.fontMetrics(), text, room) ? text : QString{};
}

} // namespace

QString cutTextAt(const QWidget& widget, QPoint place) {
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        return cutChoice(*box);
    }
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) {
        const QString text = field->text().isEmpty() ? field->placeholderText() : field->text();
        return isCut(field->fontMetrics(), text, field->width() - 2 * kElisionMargin) ? text : QString{};
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        const int tab = tabs->tabAt(place);
        return tab >= 0 &&
                       isCut(tabs->fontMetrics(), tabs->tabText(tab), tabs->tabRect(tab).width() - 2 * kElisionMargin)
                   ? tabs->tabText(tab)
                   : QString{};
    }
    // Lists and headings are asked through their viewports.
    if (const auto* header = qobject_cast<const QHeaderView*>(widget.parentWidget())) {
        return cutHeading(*header, place);
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget())) {
        return cutCell(*view, place);
    }
    return {};
}

void ElisionTips::install() {
    if (!qApp->findChild<ElisionTips*>()) {
        qApp->installEventFilter(new ElisionTips{qApp});
    }
}

bool ElisionTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType()) {
        return false;
    }
    const auto* widget = static_cast<QWidget*>(watched);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = cutTextAt(*widget, help->pos());
    if (text.isEmpty()) {
        return false;
    }
    // A tooltip of its own says more; what is cut goes first.
    const QString own = widget->toolTip();
    const QString shown = own.isEmpty() || own == text
                              ? text.toHtmlEscaped()
                              : QStringLiteral("<b>%1</b><br>%2").arg(text.toHtmlEscaped(), own);
    QToolTip::showText(help->globalPos(), QStringLiteral("<qt>%1</qt>").arg(shown), const_cast<QWidget*>(widget));
    return true;
}

} // namespace sightline::app

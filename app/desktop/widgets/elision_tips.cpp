#include "app/desktop/widgets/elision_tips.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextDocument>
#include <QToolTip>

namespace sightline::app {

namespace {

/// Room that styles leave beside a text.
constexpr int kElisionMargin = 4;
/// The space that `QCommonStyle` leaves free in a combo box: a pixel on either side of the name, and a gap beside the
/// icon.
constexpr int kNameMargin = 2;
constexpr int kIconGap = 4;

bool isCut(const QFontMetrics& metrics, const QString& text, int room) {
    return metrics.size(Qt::TextShowMnemonic, text).width() > room;
}

QString cutChoice(const QComboBox& box) {
    return box.fontMetrics().horizontalAdvance(box.currentText()) > roomForName(box) ? box.currentText() : QString{};
}

QString cutWords(const QCheckBox& box) {
    QStyleOptionButton option;
    option.initFrom(&box);
    const int room = box.style()->subElementRect(QStyle::SE_CheckBoxContents, &option, &box).width();
    return isCut(box.fontMetrics(), box.text(), room) ? box.text() : QString{};
}

QString cutCell(const QAbstractItemView& view, QPoint place) {
    const QModelIndex index = view.indexAt(place);
    if (!index.isValid()) {
        return {};
    }
    const QRect cell = view.visualRect(index);
    const QSize needed = view.sizeHintForIndex(index);
    const bool isLarger = needed.width() > cell.width() || needed.height() > cell.height();
    return isLarger || cell.right() > view.viewport()->width() ? index.data().toString() : QString{};
}

QString cutHeading(const QHeaderView& header, QPoint place) {
    const int section = header.logicalIndexAt(place);
    if (section < 0 || !header.model()) {
        return {};
    }
    const QString text = header.model()->headerData(section, header.orientation()).toString();
    const int room = (header.orientation() == Qt::Horizontal ? header.sectionSize(section) : header.width()) -
                     2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
    return isCut(header.fontMetrics(), text, room) ? text : QString{};
}

/// Returns the tooltip that a place of a widget has of its own.
QString ownTipAt(const QWidget& widget, QPoint place) {
    QString tip;
    if (const auto* header = qobject_cast<const QHeaderView*>(widget.parentWidget()); header && header->model()) {
        tip = header->model()
                  ->headerData(header->logicalIndexAt(place), header->orientation(), Qt::ToolTipRole)
                  .toString();
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget())) {
        tip = view->indexAt(place).data(Qt::ToolTipRole).toString();
    } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        tip = tabs->tabToolTip(tabs->tabAt(place));
    }
    return tip.isEmpty() ? widget.toolTip() : tip;
}

QString asHtml(const QString& text) {
    return Qt::mightBeRichText(text) ? text : text.toHtmlEscaped().replace(QLatin1Char{'\n'}, QStringLiteral("<br>"));
}

} // namespace

int roomForName(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    option.frame = box.hasFrame();
    const int room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width() -
        kNameMargin;
    return box.itemIcon(box.currentIndex()).isNull() ? room : room - box.iconSize().width() - kIconGap;
}

QString cutTextAt(const QWidget& widget, QPoint place) {
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        return cutChoice(*box);
    }
    if (const auto* box = qobject_cast<const QCheckBox*>(&widget)) {
        return cutWords(*box);
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

bool ElisionTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType()) {
        return false;
    }
    const auto* widget = static_cast<QWidget*>(watched);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = cutTextAt(*widget, help->pos());
    const QString own = ownTipAt(*widget, help->pos());
    if (text.isEmpty() || own.contains(text)) {
        return false;
    }
    // A tooltip of its own says more; what is cut goes first.
    const QString cut = text.toHtmlEscaped().replace(QLatin1Char{'\n'}, QStringLiteral("<br>"));
    const QString shown = own.isEmpty() ? cut : QStringLiteral("<b>%1</b><br>%2").arg(cut, asHtml(own));
    QToolTip::showText(help->globalPos(), QStringLiteral("<qt>%1</qt>").arg(shown), const_cast<QWidget*>(widget));
    return true;
}

} // namespace sightline::app

#include "app/desktop/widgets/list_columns.h"

#include "app/desktop/base/named.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTreeWidget>

#include <algorithm>
#include <vector>

namespace sightline::app {

namespace {

constexpr int kLineGap = 4;     ///< between rows, in pixels
constexpr int kRowsToFit = 200; ///< how many rows decide about the width of a column

/// Returns the width that the icon of a cell takes beside its text.
int iconRoom(const QTreeWidget& list, const QTreeWidgetItem& item, int column) {
    const QIcon icon = item.icon(column);
    const int size = list.iconSize().isValid() ? list.iconSize().width()
                                               : list.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &list);
    return icon.isNull() ? 0 : size + 2 * (list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &list) + 1);
}

/// The width of a column whose texts are broken after each word, and of one whose texts are not.
struct ColumnWidth {
    int least = 0;
    int whole = 0;

    void include(const QString& text, const QFontMetrics& metrics, int room) {
        whole = std::max(whole, metrics.horizontalAdvance(text) + room + 1); // advances are rounded
        for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
            least = std::max(least, metrics.horizontalAdvance(word) + room);
        }
    }
};

/// Returns the width of the scroll bar that the rows of the list need and that the list adds only later; else 0.
int roomOfLaterScrollBar(QTreeWidget& list) {
    const QScrollBar& bar = *list.verticalScrollBar();
    const int rows = list.topLevelItemCount();
    if (rows == 0 || bar.isVisible() || list.verticalScrollBarPolicy() != Qt::ScrollBarAsNeeded) {
        return 0;
    }
    const int bottom = list.visualItemRect(list.topLevelItem(rows - 1)).bottom();
    return bottom > list.viewport()->height() ? bar.sizeHint().width() : 0;
}

} // namespace

QTreeWidget* flatList(const char* name, const QString& spoken, const QStringList& heads) {
    auto* list = named(name, new QTreeWidget);
    list->setAccessibleName(spoken);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAlternatingRowColors(true);
    list->setHeaderLabels(heads);
    return list;
}

void setRowCount(QTreeWidget& list, int count, std::initializer_list<int> rightColumns) {
    while (list.topLevelItemCount() > count) {
        delete list.takeTopLevelItem(list.topLevelItemCount() - 1);
    }
    while (list.topLevelItemCount() < count) {
        auto* item = new QTreeWidgetItem;
        for (const int column : rightColumns) {
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
        list.addTopLevelItem(item);
    }
}

void stretchFirstColumn(QTreeWidget& list) {
    list.header()->setStretchLastSection(false);
    list.header()->setSectionResizeMode(QHeaderView::Fixed);
    list.header()->setSectionResizeMode(0, QHeaderView::Stretch);
    fitColumns(list);
}

void fitColumns(QTreeWidget& list) {
    for (int column = 1; column < list.columnCount(); ++column) {
        list.resizeColumnToContents(column);
    }
}

void wrapColumns(QTreeWidget& list, const QStringList& headings, int widest) {
    const QFontMetrics ofRows = list.fontMetrics();
    const QFontMetrics ofHead = list.header()->fontMetrics();
    const int rowRoom = 2 * (list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &list) + 1) + 2;
    const int headRoom = 2 * list.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, list.header()) + 4;
    const int columns = std::min(list.columnCount(), static_cast<int>(headings.size()));
    std::vector<ColumnWidth> widths(static_cast<std::size_t>(columns));
    ColumnWidth all;
    for (int column = 0; column < columns; ++column) {
        ColumnWidth& width = widths[static_cast<std::size_t>(column)];
        width.include(headings[column], ofHead, headRoom);
        for (int row = 0; row < list.topLevelItemCount(); ++row) {
            const QTreeWidgetItem& item = *list.topLevelItem(row);
            width.include(item.text(column), ofRows, rowRoom + iconRoom(list, item, column));
        }
        width.whole = std::min(width.whole, widest);
        width.least = std::min(width.least, width.whole);
        all.whole += width.whole;
        all.least += width.least;
    }
    const int space = list.viewport()->width() - roomOfLaterScrollBar(list);
    const double share =
        all.whole <= space ? 1.0
        : all.whole == all.least
            ? 0.0
            : std::clamp(static_cast<double>(space - all.least) / static_cast<double>(all.whole - all.least), 0.0, 1.0);
    int rest = space;
    for (int column = 0; column < columns; ++column) {
        const ColumnWidth& width = widths[static_cast<std::size_t>(column)];
        const int fair = width.least + static_cast<int>(share * (width.whole - width.least));
        const int chosen = column + 1 == columns ? std::max(fair, rest) : fair;
        rest -= chosen;
        list.setColumnWidth(column, chosen);
        QString heading = headings[column];
        if (ofHead.horizontalAdvance(heading) + headRoom > chosen) {
            heading.replace(u' ', u'\n');
        }
        list.headerItem()->setText(column, heading);
        for (int row = 0; row < list.topLevelItemCount(); ++row) {
            QTreeWidgetItem* item = list.topLevelItem(row);
            const QString text = item->text(column);
            const int room = chosen - rowRoom - iconRoom(list, *item, column);
            const bool isBroken = ofRows.horizontalAdvance(text) > room || text.contains(u'\n');
            const int height = ofRows.boundingRect(QRect{0, 0, room, 10'000}, Qt::TextWordWrap, text).height();
            item->setData(column, Qt::SizeHintRole, isBroken ? QVariant{QSize{chosen, height + kLineGap}} : QVariant{});
        }
    }
}

void fitRowHeights(QTreeWidget& list, std::initializer_list<int> columns) {
    constexpr int margin = 8;
    constexpr int highest = 10'000;
    for (int row = 0; row < list.topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = list.topLevelItem(row);
        for (const int column : columns) {
            const int width = std::max(1, list.columnWidth(column) - margin);
            const QRect words =
                list.fontMetrics().boundingRect(QRect{0, 0, width, highest}, Qt::TextWordWrap, item->text(column));
            item->setSizeHint(column, {0, words.height() + margin});
        }
    }
}

ListColumns::ListColumns(QTreeWidget& list, int widest) : QObject{&list}, m_list{list}, m_widest{widest} {
    list.header()->setStretchLastSection(false);
    list.header()->setSectionResizeMode(QHeaderView::Interactive);
    list.header()->setResizeContentsPrecision(kRowsToFit);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    list.viewport()->installEventFilter(this);
    fit();
}

void ListColumns::fit() {
    const int last = m_list.columnCount() - 1;
    int spare = m_list.viewport()->width() - roomOfLaterScrollBar(m_list);
    std::vector<int> whole; // widths that cut no text
    for (int column = 0; column <= last; ++column) {
        m_list.resizeColumnToContents(column);
        whole.push_back(m_list.columnWidth(column));
        const int heading = m_list.header()->sectionSizeHint(column);
        const int widest = column < last || m_list.wordWrap() ? std::max(m_widest, heading) : whole.back();
        m_list.setColumnWidth(column, std::min(whole.back(), widest));
        spare -= m_list.columnWidth(column);
    }
    // Columns whose texts are cut anyway take what is left over, and give up what others lack.
    for (int column = 0; column < last && spare != 0; ++column) {
        const int lacking = whole[static_cast<std::size_t>(column)] - m_list.columnWidth(column);
        if (lacking > 0) {
            const int least = std::max(m_widest / 2, m_list.header()->sectionSizeHint(column));
            const int change = std::clamp(spare, std::min(0, least - m_list.columnWidth(column)), lacking);
            m_list.setColumnWidth(column, m_list.columnWidth(column) + change);
            spare -= change;
        }
    }
    m_last = m_list.columnWidth(last);
    stretchLast();
    if (m_list.wordWrap()) {
        m_list.doItemsLayout(); // rows are as high as their texts at these widths
    }
}

void ListColumns::stretchLast() {
    const int last = m_list.columnCount() - 1;
    const int before = m_list.header()->length() - m_list.columnWidth(last);
    m_list.setColumnWidth(last, std::max(m_last, m_list.viewport()->width() - before));
}

bool ListColumns::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list.viewport() && event->type() == QEvent::Resize) {
        stretchLast();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sightline::app

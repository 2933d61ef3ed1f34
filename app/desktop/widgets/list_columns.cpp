#include "app/desktop/widgets/list_columns.h"

#include <QHeaderView>
#include <QTreeWidget>

#include <algorithm>
#include <vector>

namespace sightline::app {

namespace {

constexpr int kLineGap = 4; ///< between rows, in pixels

/// The width of a column whose texts are broken after each word, and of one whose texts are not.
struct ColumnWidth {
    int least = 0;
    int whole = 0;

    void include(const QString& text, const QFontMetrics& metrics, int room) {
        whole = std::max(whole, metrics.horizontalAdvance(text) + room);
        for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
            least = std::max(least, metrics.horizontalAdvance(word) + room);
        }
    }
};

} // namespace

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
            width.include(list.topLevelItem(row)->text(column), ofRows, rowRoom);
        }
        width.whole = std::min(width.whole, widest);
        width.least = std::min(width.least, width.whole);
        all.whole += width.whole;
        all.least += width.least;
    }
    const int space = list.viewport()->width();
    const double share =
        all.whole <= space ? 1.0
        : all.whole == all.least
            ? 0.0
            : std::clamp(static_cast<double>(space - all.least) / static_cast<double>(all.whole - all.least), 0.0, 1.0);
    for (int column = 0; column < columns; ++column) {
        const ColumnWidth& width = widths[static_cast<std::size_t>(column)];
        const int chosen = width.least + static_cast<int>(share * (width.whole - width.least));
        list.setColumnWidth(column, chosen);
        QString heading = headings[column];
        if (ofHead.horizontalAdvance(heading) + headRoom > chosen) {
            heading.replace(u' ', u'\n');
        }
        list.headerItem()->setText(column, heading);
        for (int row = 0; row < list.topLevelItemCount(); ++row) {
            QTreeWidgetItem* item = list.topLevelItem(row);
            const int height =
                ofRows.boundingRect(QRect{0, 0, chosen - rowRoom, 10'000}, Qt::TextWordWrap, item->text(column))
                    .height();
            item->setData(column, Qt::SizeHintRole,
                          height > ofRows.height() ? QVariant{QSize{chosen, height + kLineGap}} : QVariant{});
        }
    }
}

} // namespace sightline::app

#include "app/desktop/widgets/list_columns.h"

#include <QHeaderView>
#include <QTreeWidget>

namespace sightline::app {

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

} // namespace sightline::app

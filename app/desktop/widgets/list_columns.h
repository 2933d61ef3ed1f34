#pragma once

class QTreeWidget;

namespace sightline::app {

/// Makes the first column of a list take the remaining width. Call `fitColumns` when all rows are filled: columns that
/// resize to their contents would be measured again for each new row.
void stretchFirstColumn(QTreeWidget& list);
/// Resizes all columns but the first to their headings and contents.
void fitColumns(QTreeWidget& list);

} // namespace sightline::app

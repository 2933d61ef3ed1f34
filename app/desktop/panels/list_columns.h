#pragma once

class QTreeWidget;

namespace sightline::app {

/// A list whose first column takes what the others leave. Their widths are set by `fitColumns` when all rows are
/// filled: of columns that watch their contents each new row would ask all of them for theirs.
void stretchFirstColumn(QTreeWidget& list);
/// All but the first as wide as their headings and contents.
void fitColumns(QTreeWidget& list);

} // namespace sightline::app

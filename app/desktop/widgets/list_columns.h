#pragma once

#include <QStringList>

class QTreeWidget;

namespace sightline::app {

/// Makes the first column of a list take the remaining width. Call `fitColumns` when all rows are filled: columns that
/// resize to their contents would be measured again for each new row.
void stretchFirstColumn(QTreeWidget& list);
/// Resizes all columns but the first to their headings and contents.
void fitColumns(QTreeWidget& list);
/// Fits all columns into the width of the list, none wider than `widest` pixels: where their texts are too long, words
/// of headings and of top-level rows go to further lines. No column becomes narrower than its longest word.
void wrapColumns(QTreeWidget& list, const QStringList& headings, int widest);

} // namespace sightline::app

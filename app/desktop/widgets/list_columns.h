#pragma once

#include <QObject>
#include <QStringList>

#include <initializer_list>

class QTreeWidget;

namespace sightline::app {

/// Makes a list of rows without levels, of one height, every second in another shade.
[[nodiscard]] QTreeWidget* flatList(const char* name, const QString& spoken, const QStringList& heads);
/// Adds or removes rows at the end of a flat list; the texts of new ones stand at the right in these columns.
void setRowCount(QTreeWidget& list, int count, std::initializer_list<int> rightColumns);
/// Makes the first column of a list take the remaining width. Call `fitColumns` when all rows are filled: columns that
/// resize to their contents would be measured again for each new row.
void stretchFirstColumn(QTreeWidget& list);
/// Resizes all columns but the first to their headings and contents.
void fitColumns(QTreeWidget& list);
/// Fits all columns into the width of the list, none wider than `widest` pixels: where their texts are too long, words
/// of headings and of top-level rows go to further lines. No column becomes narrower than its longest word; the last
/// one takes the remaining width.
void wrapColumns(QTreeWidget& list, const QStringList& headings, int widest);
/// Makes top-level rows as high as the texts of some columns wrap at the widths they have, which a list of Qt does not
/// measure by itself.
void fitRowHeights(QTreeWidget& list, std::initializer_list<int> columns);

/// The columns of a list that may have many rows: as wide as headings and contents, the last one at least as wide as
/// the rest of the list. What is wider than the list can be scrolled to. Room that is left over goes to columns whose
/// texts are cut first; where room is lacking, these become narrower first.
class ListColumns : public QObject {
    Q_OBJECT

public:
    /// Belongs to the list. No column becomes wider than `widest` pixels, except for its heading, where the list has
    /// room left over, and for the last one of a list whose rows do not wrap.
    ListColumns(QTreeWidget& list, int widest);

    /// Fits the columns to the rows there are. Looks at the first rows in view only, so that it takes no time.
    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void stretchLast();

    QTreeWidget& m_list;
    int m_widest;
    int m_last = 0; ///< width that the last column needs, in pixels
};

} // namespace sightline::app

#pragma once

#include "app/desktop/base/qt_names.h"

#include <QWidget>

#include <map>

namespace sightline::app {

/// A table of names with a value each, whose rows can be added, edited and removed. Rows without a name are ignored;
/// the later of two rows with the same name counts. Words of the format are shown in the language of the window.
class FigureTable : public QWidget {
    Q_OBJECT

public:
    /// Creates an empty table; `what` is its accessible name. `isWhole`: the second column has whole numbers from 0 on.
    FigureTable(const QString& what, const QStringList& headings, bool isWhole, QWidget* parent = nullptr);

    /// Sets the range of whole numbers; by default it starts at 0 and is as large as the number of cells along a table.
    void setRange(int least, int most);
    void setRows(const std::map<QString, QString>& rows);
    [[nodiscard]] std::map<QString, QString> rows() const;

private:
    void add(const QString& name, const QString& value);

    QTableWidget* m_table;
    bool m_isWhole;
};

} // namespace sightline::app

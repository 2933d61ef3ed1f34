#pragma once

#include <QWidget>

#include <map>

class QTableWidget;
class QToolButton;

namespace sightline::app {

/// Names and what belongs to each, in rows that can be added, changed and taken away. Rows without a name are none; of
/// two with the same name the later one counts.
class FigureTable : public QWidget {
    Q_OBJECT

public:
    /// `isWhole`: the second column holds whole numbers from 0 on.
    FigureTable(const QString& what, const QStringList& headings, bool isWhole, QWidget* parent = nullptr);

    /// What whole numbers may be; at first 0 to as many cells as fit along a table.
    void setRange(int least, int most);
    void setRows(const std::map<QString, QString>& rows);
    [[nodiscard]] std::map<QString, QString> rows() const;

private:
    void add(const QString& name, const QString& value);

    QTableWidget* m_table;
    bool m_isWhole;
};

} // namespace sightline::app

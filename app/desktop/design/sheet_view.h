#pragma once

#include "app/desktop/painting/design_painter.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QTreeWidget;

namespace sightline::app {

/// One list of several: its headings, its rows, and what each row draws on the table.
struct DesignSheet {
    struct Row {
        QStringList cells;
        DesignMarks marks;
    };
    QString name;
    QString sentence; ///< above the list
    QStringList heads;
    QStringList tips; ///< of the headings; may be shorter
    std::vector<Row> rows;
};

/// Lists of which one is shown; choosing a row shows it on the table.
class SheetView : public QWidget {
    Q_OBJECT

public:
    explicit SheetView(const QString& name, QWidget* parent = nullptr);

    /// The list and the row that were shown stay, if they are still there.
    void setSheets(std::vector<DesignSheet> sheets);
    /// The figures are of the table as it was.
    void setStale(bool stale);
    [[nodiscard]] int sheet() const;
    [[nodiscard]] const std::vector<DesignSheet>& sheets() const { return m_sheets; }
    void showSheet(int sheet);

signals:
    /// -1: none.
    void rowChosen(int sheet, int row);

private:
    void fill();

    QComboBox* m_names;
    QLabel* m_sentence;
    QTreeWidget* m_list;
    std::vector<DesignSheet> m_sheets;
    bool m_isFilling = false;
};

} // namespace sightline::app

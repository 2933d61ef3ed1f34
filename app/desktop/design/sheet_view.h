#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/shared/painting/design_painter.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace sightline::app {

/// A list beside others: its headings, its rows, and the marks of each row on the table.
struct DesignSheet {
    /// One row: a text for each heading, and what is drawn on the table while it is selected.
    struct Row {
        QStringList cells;
        DesignMarks marks;
    };
    QString name;
    QString sentence; ///< above the list
    QStringList heads;
    QStringList tips; ///< tool tips of the headings; may be shorter
    std::vector<Row> rows;
};

/// Several lists, one of which is displayed; selecting a row shows it on the table.
class SheetView : public QWidget {
    Q_OBJECT

public:
    explicit SheetView(const QString& name, QWidget* parent = nullptr);

    /// Sets the lists; the displayed list and row stay, if they still exist.
    void setSheets(std::vector<DesignSheet> sheets);
    /// Removes all rows and sentences and what depends on a table; the names of the lists and the displayed one stay.
    void clearSheets();
    /// Marks the figures as those of an earlier table.
    void setStale(bool stale);
    [[nodiscard]] int sheet() const;
    [[nodiscard]] const std::vector<DesignSheet>& sheets() const { return m_sheets; }
    /// Returns the marks of a row, and none for -1.
    [[nodiscard]] DesignMarks marksOf(int sheet, int row) const {
        return sheet < 0 || row < 0
                   ? DesignMarks{}
                   : m_sheets[static_cast<std::size_t>(sheet)].rows[static_cast<std::size_t>(row)].marks;
    }
    void showSheet(int sheet);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Emitted with the selected row; -1: none.
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

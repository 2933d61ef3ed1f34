#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/document/recovery.h"

#include <QDialog>

#include <functional>
#include <vector>

namespace sightline::app {

class TablePreview;

/// Offers unsaved tables of a crashed program: each with its time, a picture, and the changes that its file does not
/// hold; of a hidden game its name alone. Closing the dialog deletes nothing; they are offered again next time.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    explicit RecoveryDialog(std::vector<UnsavedTable> tables, QWidget* parent = nullptr);

    /// Sets the question that is asked before a table is opened; false: it stays closed and in the list.
    void setGate(std::function<bool(const UnsavedTable&)> mayOpen) { m_mayOpen = std::move(mayOpen); }

signals:
    void openRequested(const sightline::app::UnsavedTable& table);

private:
    void showTable(int row);
    void openTable();
    void deleteTable();
    void take(int row);

    std::vector<UnsavedTable> m_tables;
    std::function<bool(const UnsavedTable&)> m_mayOpen;
    QListWidget* m_list = nullptr;
    TablePreview* m_preview = nullptr;
    QLabel* m_words = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_delete = nullptr;
};

/// Return the name and the time of an unsaved table.
[[nodiscard]] QString unsavedName(const UnsavedTable& table);
[[nodiscard]] QString unsavedTime(const UnsavedTable& table);

} // namespace sightline::app

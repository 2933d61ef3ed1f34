#pragma once

#include "app/desktop/document/recovery.h"

#include <QDialog>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace sightline::app {

class TablePreview;

/// Offers the tables that a program left behind unsaved: each with its time, a picture, and what its file does not
/// hold. Closing it deletes nothing; they are offered again next time.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    explicit RecoveryDialog(std::vector<UnsavedTable> tables, QWidget* parent = nullptr);

signals:
    void openRequested(const sightline::app::UnsavedTable& table);

private:
    void showTable(int row);
    void openTable();
    void deleteTable();
    void take(int row);

    std::vector<UnsavedTable> m_tables;
    QListWidget* m_list = nullptr;
    TablePreview* m_preview = nullptr;
    QLabel* m_words = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_delete = nullptr;
};

/// How a table left behind is called, and when it was written.
[[nodiscard]] QString unsavedName(const UnsavedTable& table);
[[nodiscard]] QString unsavedTime(const UnsavedTable& table);
/// Both in a line.
[[nodiscard]] QString unsavedTitle(const UnsavedTable& table);
/// Where it belongs and what its file does not hold.
[[nodiscard]] QString unsavedText(const UnsavedTable& table);

} // namespace sightline::app

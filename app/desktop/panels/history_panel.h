#pragma once

#include "app/desktop/base/qt_names.h"

#include <QWidget>

namespace sightline::app {

class HistoryModel;

/// The undo steps of a table: a slider to go through them, and their names. Going back discards nothing until the next
/// edit.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPanel(const QUndoStack& stack, QWidget* parent = nullptr);

signals:
    /// Requests the table after the first `index` steps; 0: as it was opened.
    void stepRequested(int index);

private:
    void refresh();

    const QUndoStack& m_stack;
    HistoryModel* m_model;
    QSlider* m_slider;
    QListView* m_list;
    QLabel* m_position;
    QLabel* m_empty; ///< says what will stand here
};

} // namespace sightline::app

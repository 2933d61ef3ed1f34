#pragma once

#include <QWidget>

class QLabel;
class QListView;
class QSlider;
class QUndoStack;

namespace sightline::app {

class HistoryModel;

/// The steps of a table so far: a slider to run through them, and their names. Going back forgets nothing until
/// something else is done.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPanel(const QUndoStack& stack, QWidget* parent = nullptr);

signals:
    /// The table after the first `index` steps is wanted; 0: as it was opened.
    void stepRequested(int index);

private:
    void refresh();

    const QUndoStack& m_stack;
    HistoryModel* m_model;
    QSlider* m_slider;
    QListView* m_list;
    QLabel* m_place;
};

} // namespace sightline::app

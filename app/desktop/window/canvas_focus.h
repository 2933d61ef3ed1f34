#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QKeyEvent;

namespace sightline::app {

/// Keeps the keyboard with the table: a click on a button, a tab, a list to choose from or the card gives the focus
/// back to the canvas, and letters and digits typed anywhere in the window but in a text field go to it. Dialogs keep
/// their keys, and so does whoever walks through the panels with Tab: there only letters and digits leave. Undo and
/// redo are those of the table in fields, too, unless text is being typed there that can be undone itself. What is
/// typed into an open list of choices searches it.
class CanvasFocus : public QObject {
    Q_OBJECT

public:
    /// Creates the object as a child of the canvas; the window outlives it.
    CanvasFocus(QWidget& window, QWidget& canvas);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Sends the event to the canvas; returns true.
    bool forward(QEvent& event);
    /// True for parts of the window and of its floating panels that are not the canvas.
    [[nodiscard]] bool isBeside(const QWidget* widget) const;
    [[nodiscard]] bool isForCanvas(const QWidget* widget, const QKeyEvent& key) const;
    /// True if the event is a key of undo or redo that the field leaves to the table. Notes when what was typed into a
    /// field of a panel has been taken.
    [[nodiscard]] bool leavesToTable(QWidget* widget, QEvent& event) const;
    /// `time` tells clicks apart.
    void pressed(QWidget* widget, quint64 time);
    void released(QWidget* widget);
    void popupClosed(QWidget* widget);

    QWidget& m_window;
    QWidget& m_canvas;
    QPointer<QWidget> m_pressed; ///< the widget that is being clicked
    quint64 m_pressedAt = 0;
    QPointer<QWidget> m_focusBefore; ///< the focus widget before the click
    QPointer<QWidget> m_openedByMouse;
    bool m_forwards = false; ///< true while a key is handed to the canvas
};

} // namespace sightline::app

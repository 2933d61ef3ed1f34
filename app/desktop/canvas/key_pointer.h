#pragma once

#include <QEvent>
#include <QObject>
#include <QPointer>
#include <QPointF>
#include <QWidget>

class QKeyEvent;

namespace sightline::app {

class TableView;

/// A pointer moved by keys. It sends the canvas the events of a mouse, so that every tool works with it without a
/// mouse.
///
/// Arrows move it by 1 in, with Shift 0.1 in, with Alt one pixel, never off the table. Enter clicks. Shift+Enter
/// presses, and releases the next time, for drags. Ctrl+Enter sends Enter to the tool, which ends an outline. Esc
/// releases the button, then cancels the tool's gesture, then hides the pointer. Other keys are passed on.
class KeyPointer : public QObject {
    Q_OBJECT

public:
    /// `view` must outlive it.
    explicit KeyPointer(TableView& view, QObject* parent = nullptr);
    ~KeyPointer() override;

    [[nodiscard]] bool isActive() const;
    /// Shows the pointer at its last position, initially at the center of the visible area.
    void setActive(bool active);
    /// Returns the position in table inches.
    [[nodiscard]] QPointF place() const { return m_position; }
    /// True while the button of the pointer is pressed.
    [[nodiscard]] bool isHolding() const { return m_isHolding; }

signals:
    void activeChanged(bool active);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Cross;

    bool useKey(const QKeyEvent& event);
    void moveBy(QPointF inches, Qt::KeyboardModifiers modifiers);
    void click(Qt::KeyboardModifiers modifiers);
    void send(QEvent::Type type, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void letGo();
    void showCross();

    TableView& m_view;
    QPointer<QWidget> m_cross; ///< a `Cross`, which the canvas owns
    QPointF m_position;
    bool m_hasPosition = false;
    bool m_isHolding = false;
};

} // namespace sightline::app

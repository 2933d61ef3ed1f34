#pragma once

#include <QEvent>
#include <QObject>
#include <QPointer>
#include <QPointF>
#include <QWidget>

class QKeyEvent;

namespace sightline::app {

class TableView;

/// A pointer that the keys move, for hands without a mouse: each tool works with it as with the mouse, for it sends the
/// canvas what a mouse would.
///
/// Arrows: 1 in, with Shift 0.1 in, with Alt one pixel; from one stop to the next, never off the table. Enter: a click.
/// Shift+Enter: press, and the next one releases, for what is dragged. Ctrl+Enter: Enter for the tool itself, which
/// ends an outline. Esc: lets go of the button, then of what the tool has begun, then of the pointer. Other keys pass.
class KeyPointer : public QObject {
    Q_OBJECT

public:
    /// `view` outlives it.
    explicit KeyPointer(TableView& view, QObject* parent = nullptr);
    ~KeyPointer() override;

    [[nodiscard]] bool isActive() const;
    /// Shows the pointer where it was last, at first in the middle of what is seen.
    void setActive(bool active);
    /// Table inches.
    [[nodiscard]] QPointF place() const { return m_place; }
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
    QPointF m_place;
    bool m_hasPlace = false;
    bool m_isHolding = false;
};

} // namespace sightline::app

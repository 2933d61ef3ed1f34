#pragma once

#include "app/desktop/painting/paint_options.h"

#include <QCursor>
#include <QObject>
#include <QPointF>

class QKeyEvent;
class QPainter;

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// What the mouse does, in table inches.
struct PointerEvent {
    QPointF position;
    Qt::MouseButton button = Qt::NoButton;
    Qt::MouseButtons buttons;
    Qt::KeyboardModifiers modifiers;
    PaintScale scale; ///< how large a table inch is now: hit distances are in pixels
};

/// What all tools work with. Outlives them.
struct ToolContext {
    ScenarioDocument& document;
    TableState& state;
    TableScene& scene;
};

/// Turns gestures into edits. One tool is active at a time.
class Tool : public QObject {
    Q_OBJECT

public:
    explicit Tool(ToolContext context, QObject* parent = nullptr) : QObject{parent}, m_context{context} {}

    [[nodiscard]] virtual QCursor cursor() const = 0;
    /// What the tool expects next, for the status line.
    [[nodiscard]] virtual QString hint() const = 0;

    virtual void activate() {}
    /// Another tool takes over: whatever is half done is given up.
    virtual void deactivate() { cancel(); }

    virtual void press(const PointerEvent&) {}
    virtual void move(const PointerEvent&) {}
    virtual void release(const PointerEvent&) {}
    virtual void doubleClick(const PointerEvent& event) { press(event); }
    /// The pointer left the canvas.
    virtual void leave() {}
    /// True if the key was used.
    virtual bool keyPress(QKeyEvent&, PaintScale) { return false; }

    /// True in the middle of a gesture.
    [[nodiscard]] virtual bool isBusy() const { return false; }
    /// Gives up a gesture and restores what it changed. True if there was one.
    virtual bool cancel() { return false; }

    /// What stays on the table when another tool is active.
    virtual void paintKept(QPainter&, const Theme&, PaintScale) const {}
    /// Forgets that. True if there was anything.
    virtual bool dropKept() { return false; }

    /// Paints what the tool is about to do, above everything else.
    virtual void paintPreview(QPainter&, const Theme&, PaintScale) const {}

signals:
    void statusText(const QString& text);
    void previewChanged();
    void cursorChanged();

protected:
    [[nodiscard]] ScenarioDocument& document() const { return m_context.document; }
    [[nodiscard]] TableState& state() const { return m_context.state; }
    [[nodiscard]] TableScene& scene() const { return m_context.scene; }

private:
    ToolContext m_context;
};

} // namespace sightline::app

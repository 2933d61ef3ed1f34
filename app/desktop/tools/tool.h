#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/shared/painting/paint_options.h"

#include <QCursor>
#include <QObject>
#include <QPointF>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// A mouse event in table inches.
struct PointerEvent {
    QPointF position;
    Qt::MouseButton button = Qt::NoButton;
    Qt::MouseButtons buttons;
    Qt::KeyboardModifiers modifiers;
    PaintScale scale; ///< current scale; hit distances are in pixels
};

/// The objects that all tools work with. They outlive the tools.
struct ToolContext {
    ScenarioDocument& document;
    TableState& state;
    TableScene& scene;
};

/// A tool turns gestures into edits. One tool is active at a time.
class Tool : public QObject {
    Q_OBJECT

public:
    explicit Tool(ToolContext context, QObject* parent = nullptr) : QObject{parent}, m_context{context} {}

    [[nodiscard]] virtual QCursor cursor() const { return Qt::CrossCursor; }
    /// Returns the next step the tool expects, for the status line.
    [[nodiscard]] virtual QString hint() const = 0;

    /// Called when the tool becomes the active one.
    virtual void activate() {}
    /// The tool was chosen while it is active.
    virtual void chooseAgain() {}
    /// Called when another tool becomes active: cancels an unfinished gesture.
    virtual void deactivate() { cancel(); }

    /// Called with the events of the pointer on the canvas.
    virtual void press(const PointerEvent&) {}
    virtual void move(const PointerEvent&) {}
    virtual void release(const PointerEvent&) {}
    virtual void doubleClick(const PointerEvent& event) { press(event); }
    /// Called when the pointer leaves the canvas.
    virtual void leave() {}
    /// Returns true if the key was used.
    virtual bool keyPress(QKeyEvent&, PaintScale) { return false; }

    /// Returns true during a gesture.
    [[nodiscard]] virtual bool isBusy() const { return false; }
    /// Cancels a gesture and restores what it changed. Returns true if there was one.
    virtual bool cancel() { return false; }

    /// Paints what stays on the table while another tool is active.
    virtual void paintPersistent(QPainter&, const Theme&, PaintScale) const {}
    /// Removes what `paintPersistent` paints. Returns true if there was anything.
    virtual bool dropPersistent() { return false; }

    /// Paints a preview of the gesture above everything else.
    virtual void paintPreview(QPainter&, const Theme&, PaintScale) const {}

signals:
    /// Emitted with a sentence for the status line.
    void statusText(const QString& text);
    /// Emitted when the preview has to be painted again.
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

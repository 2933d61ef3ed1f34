#pragma once

#include "app/desktop/document/pointer_choice.h"
#include "app/desktop/scene/table_scene.h"

#include <QEvent>
#include <QGraphicsView>

class QNativeGestureEvent;
class QTabletEvent;

#include <memory>
#include <optional>

namespace sightline::app {

class ToolSet;

/// Media type of a base dragged from the palette: JSON text `{ "base": …, "player": "a", "height": 2, "name": "…",
/// "keywords": […] }`, the base as in the scenario file; all members but `base` are optional.
inline constexpr char kBaseMediaType[] = "application/x-sightline-base";

/// The view of the table: zooms at the pointer, pans, takes drops, and passes mouse and keys to the active tool.
class TableView : public QGraphicsView {
    Q_OBJECT

public:
    static constexpr double kFullSize = 24.0;       ///< pixels per inch at 100 %
    static constexpr double kSmallestScale = 2.0;   ///< pixels per inch
    static constexpr double kLargestScale = 1200.0; ///< pixels per inch

    TableView(ScenarioDocument& document, TableState& state, TableScene& scene, QWidget* parent = nullptr);
    ~TableView() override;

    /// Sets the tools, which must outlive the view; null for a read-only view.
    void setTools(ToolSet* tools);
    [[nodiscard]] ToolSet* tools() const;

    [[nodiscard]] const ScenarioDocument& document() const;
    [[nodiscard]] TableState& state() const;
    [[nodiscard]] TableScene& tableScene() const;

    /// Sets what wheel and touch do.
    void setPointerChoice(const PointerChoice& choice);

    /// Returns the scale in logical pixels of the viewport.
    [[nodiscard]] double pixelsPerInch() const;
    /// Sets the scale and keeps the table point under `anchor` (in the viewport) in place.
    void setPixelsPerInch(double pixels, QPointF anchor);

    /// Sets the scale and shows a table point at a position of the viewport.
    void showAt(QPointF onTable, QPointF inViewport, double pixelsPerInch);

    /// Convert between logical pixels of the viewport and table inches, without rounding.
    [[nodiscard]] QPointF toTable(QPointF inViewport) const;
    [[nodiscard]] QPointF toViewport(QPointF inTable) const;

    /// Freezes the frame on the screen until called with false; then everything is repainted. Pictures of the view show
    /// its current state.
    void keepFrame(bool keeps);

    /// Returns the model that is dragged over the table, at its preview position.
    [[nodiscard]] std::optional<scenarios::Model> ghost() const;
    /// Returns the terrain piece that is dragged over the table, at its preview position.
    [[nodiscard]] std::optional<scenarios::Piece> pieceGhost() const;

    /// Keeps a strip of this width at the right free of the table, for widgets that stand beside it; 0: none.
    void setRightStrip(int width);

public slots:
    void zoomIn();
    void zoomOut();
    void zoomToFullSize();
    void fitTable();
    /// Fits the selection, or the table if nothing is selected.
    void zoomToSelection();
    void setRulersVisible(bool visible);

signals:
    /// The pointer moved to a position in table inches; std::nullopt: it left.
    void cursorMoved(std::optional<QPointF> place);
    void zoomChanged(double pixelsPerInch);
    void statusText(const QString& text);
    /// The user requested a context menu for an element, or for the empty table.
    void contextMenuRequested(const std::optional<sightline::scenarios::AnyId>& id, const QPoint& globalPosition);
    /// A finger touched the table, for the first time or again.
    void touched();
    /// A file was dropped.
    void fileDropped(const QString& path);

protected:
    bool viewportEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void drawForeground(QPainter* painter, const QRectF& exposed) override;

private:
    struct Private;

    bool takeGesture(const QNativeGestureEvent& event);
    bool takePen(const QTabletEvent& event);
    void connectTouch();
    void sendMouse(QEvent::Type type,
                   QPointF place,
                   Qt::MouseButton button,
                   Qt::MouseButtons buttons,
                   Qt::KeyboardModifiers modifiers = {});
    void askForMenu(QPointF place);
    void fit(const QRectF& area, double marginPixels);
    void updateScrollArea();
    void panBy(QPointF pixels);
    void updateCursor();
    void leave();
    void dragTo(const QDropEvent& event);
    /// Returns the visible part of the plane, in table inches.
    [[nodiscard]] QRectF visibleArea() const;

    std::unique_ptr<Private> m_d;
};

} // namespace sightline::app

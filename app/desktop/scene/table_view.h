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
/// "keywords": […] }`, the base as in the scenario file; all but `base` may be missing.
inline constexpr char kBaseMediaType[] = "application/x-sightline-base";

/// The window on the table: zoom at the pointer, pan, drops from the palette; hands mouse and keys to the active tool.
class TableView : public QGraphicsView {
    Q_OBJECT

public:
    static constexpr double kFullSize = 24.0; ///< pixels an inch at 100 %
    static constexpr double kSmallestScale = 2.0;
    static constexpr double kLargestScale = 1200.0;

    TableView(ScenarioDocument& document, TableState& state, TableScene& scene, QWidget* parent = nullptr);
    ~TableView() override;

    /// The tools must outlive the view. Null: the view only shows.
    void setTools(ToolSet* tools);
    [[nodiscard]] ToolSet* tools() const;

    [[nodiscard]] const ScenarioDocument& document() const;
    [[nodiscard]] TableState& state() const;
    [[nodiscard]] TableScene& tableScene() const;

    void setPointerChoice(const PointerChoice& choice);

    [[nodiscard]] double pixelsPerInch() const;
    /// Zooms so that the table point under `anchor` (in the viewport) stays there.
    void setPixelsPerInch(double pixels, QPointF anchor);

    /// Zooms and pushes so that a table point lies at a place of the viewport.
    void showAt(QPointF onTable, QPointF inViewport, double pixelsPerInch);

    /// Between the viewport's logical pixels and table inches, without rounding.
    [[nodiscard]] QPointF toTable(QPointF inViewport) const;
    [[nodiscard]] QPointF toViewport(QPointF inTable) const;

    /// Lets stand on the screen what stands there, whatever changes, until it is called with false: then all is painted
    /// anew. Pictures of the view show it as it is.
    void keepFrame(bool keeps);

    /// Where the model that is dragged over the table would be placed.
    [[nodiscard]] const std::optional<scenarios::Model>& ghost() const;
    /// The same of a terrain piece.
    [[nodiscard]] std::optional<scenarios::Piece> pieceGhost() const;

public slots:
    void zoomIn();
    void zoomOut();
    void zoomToFullSize();
    void fitTable();
    /// Fits the selection; the table if nothing is selected.
    void zoomToSelection();
    void setRulersVisible(bool visible);

signals:
    /// Table inches; nothing when the pointer left.
    void cursorMoved(std::optional<QPointF> place);
    void zoomChanged(double pixelsPerInch);
    void statusText(const QString& text);
    /// The user asked for a context menu about a thing, or about the empty table.
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
    /// What the viewport shows, in table inches.
    [[nodiscard]] QRectF visibleArea() const;

    std::unique_ptr<Private> m_d;
};

} // namespace sightline::app

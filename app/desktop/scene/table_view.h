#pragma once

#include "app/desktop/scene/table_scene.h"

#include <QGraphicsView>

#include <optional>

namespace sightline::app {

class ToolSet;

/// Media type of a base dragged from the palette: JSON text `{ "base": …, "player": "a", "height": 2, "name": "…" }`, the
/// base as in the scenario file; all but `base` may be missing.
inline constexpr char kBaseMediaType[] = "application/x-sightline-base";

/// The window on the table: zoom at the pointer, pan, rulers, drops from the palette; hands mouse and keys to the active tool.
class TableView : public QGraphicsView {
    Q_OBJECT

public:
    static constexpr double kFullSize = 24.0; ///< pixels an inch at 100 %
    static constexpr double kSmallestScale = 2.0;
    static constexpr double kLargestScale = 1200.0;

    TableView(ScenarioDocument& document, TableState& state, TableScene& scene, QWidget* parent = nullptr);
    ~TableView() override;

    /// The tools must outlive the view.
    void setTools(ToolSet* tools);

    [[nodiscard]] double pixelsPerInch() const;
    /// Zooms so that the table point under `anchor` (in the viewport) stays there.
    void setPixelsPerInch(double pixels, QPointF anchor);

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
    void contextMenuAsked(const std::optional<sightline::scenarios::AnyId>& id, const QPoint& globalPosition);
    /// A file was dropped.
    void fileDropped(const QString& path);

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace sightline::app

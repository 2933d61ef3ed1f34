#pragma once

#include "app/desktop/tools/tool.h"
#include "scenarios/model/scenario.h"

#include <map>
#include <memory>
#include <optional>

namespace sightline::app {

class SelectionEdits;

/// The tools of a window. Polygon, Wall and Zone are a `DrawTool`, Rectangle to Hill a `ShapeTool`, Window and Door an
/// `OpeningTool`, Objective and Label a `MarkTool`; each other one has a class of its own.
enum class ToolKind {
    Select,
    Sight,
    Polygon,
    Wall,
    Measure,
    Corners,
    Rectangle,
    Ellipse,
    Ruin,
    Hill,
    Window,
    Door,
    Zone,
    Objective,
    Label,
    Erase,
    Trace,
    Brush,
    Light
};

/// The properties of the next drawn piece. Without height and class its height is unlimited.
struct PieceOptions {
    std::optional<geometry::Length> height = geometry::Length::fromInches(5);
    std::optional<scenarios::HeightClass> heightClass;
    QString kind;
    QStringList traits;
    friend bool operator==(const PieceOptions&, const PieceOptions&) = default;
};

/// The tools of one window. One of them is active.
class ToolSet : public QObject {
    Q_OBJECT

public:
    explicit ToolSet(ToolContext context, QObject* parent = nullptr);
    ~ToolSet() override;

    [[nodiscard]] ToolKind current() const { return m_current; }
    [[nodiscard]] Tool& currentTool() const { return tool(m_current); }
    [[nodiscard]] Tool& tool(ToolKind kind) const { return *m_tools.at(kind); }
    void setCurrent(ToolKind kind);

    /// Paints what inactive tools have left on the table.
    void paintPersistent(QPainter& painter, const Theme& theme, PaintScale scale) const;
    /// Removes what inactive tools have left. Returns true if there was anything.
    bool dropPersistent();

    /// Returns the key and menu commands that edit the selection.
    [[nodiscard]] SelectionEdits& selectionEdits() const { return *m_selectionEdits; }

    [[nodiscard]] const PieceOptions& pieceOptions() const { return m_pieceOptions; }
    void setPieceOptions(PieceOptions options);

signals:
    void currentChanged(sightline::app::ToolKind kind);
    void pieceOptionsChanged();
    /// Forwarded from all tools.
    void statusText(const QString& text);
    void previewChanged();
    void cursorChanged();
    /// Requests typing of the name or text of the selected element.
    void textRequested();

private:
    void add(ToolKind kind, std::unique_ptr<Tool> tool);

    PieceOptions m_pieceOptions;
    std::unique_ptr<SelectionEdits> m_selectionEdits;
    std::map<ToolKind, std::unique_ptr<Tool>> m_tools;
    ToolKind m_current = ToolKind::Select;
};

} // namespace sightline::app

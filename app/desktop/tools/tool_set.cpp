#include "app/desktop/tools/tool_set.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/brush_tool.h"
#include "app/desktop/tools/corner_tool.h"
#include "app/desktop/tools/draw_tool.h"
#include "app/desktop/tools/erase_tool.h"
#include "app/desktop/tools/light_tool.h"
#include "app/desktop/tools/mark_tool.h"
#include "app/desktop/tools/measure_tool.h"
#include "app/desktop/tools/opening_tool.h"
#include "app/desktop/tools/select_tool.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/tools/shape_tool.h"
#include "app/desktop/tools/sight_tool.h"
#include "app/desktop/tools/trace_tool.h"
#include "scenarios/model/terrain_kinds.h"

#include <utility>

namespace sightline::app {

ToolSet::ToolSet(ToolContext context, QObject* parent)
    : QObject{parent}, m_selectionEdits{std::make_unique<SelectionEdits>(context.document, context.state)} {
    add(ToolKind::Select, std::make_unique<SelectTool>(context));
    add(ToolKind::Sight, std::make_unique<SightTool>(context));
    add(ToolKind::Polygon, std::make_unique<DrawTool>(DrawTool::Shape::Polygon, m_pieceOptions, context));
    add(ToolKind::Wall, std::make_unique<DrawTool>(DrawTool::Shape::Wall, m_pieceOptions, context));
    add(ToolKind::Measure, std::make_unique<MeasureTool>(context));
    add(ToolKind::Corners, std::make_unique<CornerTool>(context));
    add(ToolKind::Rectangle, std::make_unique<ShapeTool>(ShapeTool::Shape::Rectangle, m_pieceOptions, context));
    add(ToolKind::Ellipse, std::make_unique<ShapeTool>(ShapeTool::Shape::Ellipse, m_pieceOptions, context));
    add(ToolKind::Ruin, std::make_unique<ShapeTool>(ShapeTool::Shape::Ruin, m_pieceOptions, context));
    add(ToolKind::Hill, std::make_unique<ShapeTool>(ShapeTool::Shape::Hill, m_pieceOptions, context));
    add(ToolKind::Window, std::make_unique<OpeningTool>(OpeningTool::Kind::Window, context));
    add(ToolKind::Door, std::make_unique<OpeningTool>(OpeningTool::Kind::Door, context));
    add(ToolKind::Zone, std::make_unique<DrawTool>(DrawTool::Shape::Zone, m_pieceOptions, context));
    add(ToolKind::Objective, std::make_unique<MarkTool>(MarkTool::Kind::Objective, context));
    add(ToolKind::Erase, std::make_unique<EraseTool>(context));
    add(ToolKind::Brush, std::make_unique<BrushTool>(context));
    add(ToolKind::Light, std::make_unique<LightTool>(context));
    add(ToolKind::Trace, std::make_unique<TraceTool>(context));
    auto labels = std::make_unique<MarkTool>(MarkTool::Kind::Label, context);
    connect(labels.get(), &MarkTool::textRequested, this, &ToolSet::textRequested);
    add(ToolKind::Label, std::move(labels));
    connect(m_selectionEdits.get(), &SelectionEdits::statusText, this, &ToolSet::statusText);
    // A whole new document leaves no corner, tape or drag of the old one behind.
    connect(&context.document, &ScenarioDocument::documentReplaced, this, [this] {
        currentTool().cancel();
        dropPersistent();
    });
    // The handle of the selection is part of the preview.
    connect(&context.state, &TableState::selectionChanged, this, &ToolSet::previewChanged);
    connect(&context.document, &ScenarioDocument::scenarioChanged, this, &ToolSet::previewChanged);
    currentTool().activate();
}

ToolSet::~ToolSet() = default;

void ToolSet::add(ToolKind kind, std::unique_ptr<Tool> tool) {
    connect(tool.get(), &Tool::statusText, this, &ToolSet::statusText);
    connect(tool.get(), &Tool::previewChanged, this, &ToolSet::previewChanged);
    connect(tool.get(), &Tool::cursorChanged, this, &ToolSet::cursorChanged);
    m_tools.emplace(kind, std::move(tool));
}

void ToolSet::setCurrent(ToolKind kind) {
    if (kind == m_current) {
        currentTool().chooseAgain();
        return;
    }
    currentTool().deactivate();
    m_current = kind;
    currentTool().activate();
    emit currentChanged(kind);
    emit statusText(currentTool().hint());
}

void ToolSet::paintPersistent(QPainter& painter, const Theme& theme, PaintScale scale) const {
    for (const auto& [kind, tool] : m_tools) {
        if (kind != m_current) {
            tool->paintPersistent(painter, theme, scale);
        }
    }
}

bool ToolSet::dropPersistent() {
    bool had = false;
    for (const auto& [kind, tool] : m_tools) {
        had = tool->dropPersistent() || had;
    }
    return had;
}

void ToolSet::setPieceOptions(PieceOptions options) {
    const PieceOptions before = std::exchange(m_pieceOptions, std::move(options));
    if (before == m_pieceOptions) {
        return;
    }
    emit pieceOptionsChanged();
    // That tool makes ruins alone: whoever asks for another kind draws its corners.
    const bool isOtherKind = before.kind != m_pieceOptions.kind;
    if (m_current == ToolKind::Ruin && isOtherKind && scenarios::canonicalKind(m_pieceOptions.kind) != u"ruin") {
        setCurrent(ToolKind::Polygon);
    }
}

} // namespace sightline::app

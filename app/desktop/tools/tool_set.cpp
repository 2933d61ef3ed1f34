#include "app/desktop/tools/tool_set.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/draw_tool.h"
#include "app/desktop/tools/measure_tool.h"
#include "app/desktop/tools/select_tool.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/tools/sight_tool.h"

#include <utility>

namespace sightline::app {

ToolSet::ToolSet(ToolContext context, QObject* parent)
    : QObject{parent}, m_selectionEdits{std::make_unique<SelectionEdits>(context.document, context.state)} {
    add(ToolKind::Select, std::make_unique<SelectTool>(context));
    add(ToolKind::Sight, std::make_unique<SightTool>(context));
    add(ToolKind::Polygon, std::make_unique<DrawTool>(DrawTool::Shape::Polygon, m_pieceOptions, context));
    add(ToolKind::Wall, std::make_unique<DrawTool>(DrawTool::Shape::Wall, m_pieceOptions, context));
    add(ToolKind::Measure, std::make_unique<MeasureTool>(context));
    connect(m_selectionEdits.get(), &SelectionEdits::statusText, this, &ToolSet::statusText);
    // A whole new document leaves no corner, tape or drag of the old one behind.
    connect(&context.document, &ScenarioDocument::documentReplaced, this, [this] { currentTool().cancel(); });
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
        return;
    }
    currentTool().deactivate();
    m_current = kind;
    currentTool().activate();
    emit currentChanged(kind);
    emit statusText(currentTool().hint());
}

void ToolSet::setPieceOptions(PieceOptions options) {
    if (std::exchange(m_pieceOptions, std::move(options)) != m_pieceOptions) {
        emit pieceOptionsChanged();
    }
}

} // namespace sightline::app

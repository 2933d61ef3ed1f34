#pragma once

#include "app/desktop/scene/table_drop.h"
#include "app/desktop/scene/table_view.h"
#include "app/desktop/scene/touch_input.h"

#include <QElapsedTimer>

#include <memory>
#include <optional>

namespace sightline::app {

inline constexpr double kZoomPerNotch = 1.2;

/// What the parts of the view share.
struct TableView::Private {
    ScenarioDocument& document;
    TableState& state;
    TableScene& scene;
    ToolSet* tools = nullptr;
    std::optional<QPointF> panFrom = {}; ///< in the viewport
    bool spaceHeld = false;
    bool fitted = true; ///< until the user zooms or pans, the table fills the window at any size
    TableDrop drop{document, state, scene};
    /// The table point that a run of wheel steps keeps under the pointer, so that roundings do not add up.
    struct Anchor {
        QPointF inViewport;
        QPointF onTable;
    };
    std::optional<Anchor> wheelAnchor = {};
    std::optional<Anchor> pinch = {}; ///< what a pinch began over, on a touchpad or a screen
    double pinchScale = 1.0;          ///< and how large an inch was then
    std::unique_ptr<TouchInput> touch = std::make_unique<TouchInput>();
    QPointF lastTap = {};
    QElapsedTimer sinceTap = {};
    PointerChoice pointer = {};
};

} // namespace sightline::app

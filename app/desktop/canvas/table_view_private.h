#pragma once

#include "app/desktop/canvas/table_drop.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/canvas/touch_input.h"

#include <QElapsedTimer>

#include <memory>
#include <optional>

namespace sightline::app {

inline constexpr double kZoomPerNotch = 1.2;

/// The state that the source files of the view share.
struct TableView::Private {
    ScenarioDocument& document;
    TableState& state;
    TableScene& scene;
    ToolSet* tools = nullptr;
    std::optional<QPointF> panFrom = {}; ///< position in the viewport
    bool spaceHeld = false;
    bool fitted = true; ///< until the user zooms or pans, the table is fitted to the window
    TableDrop drop{document, state, scene};
    /// The table point that successive wheel steps keep under the pointer, so that rounding errors do not add up.
    struct Anchor {
        QPointF inViewport;
        QPointF onTable;
    };
    std::optional<Anchor> wheelAnchor = {};
    std::optional<Anchor> pinch = {}; ///< the anchor of a pinch, on a touchpad or a screen
    double pinchScale = 1.0;          ///< the scale when it began
    std::unique_ptr<TouchInput> touch = std::make_unique<TouchInput>();
    QPointF lastTap = {};
    QElapsedTimer sinceTap = {};
    PointerChoice pointer = {};
};

} // namespace sightline::app

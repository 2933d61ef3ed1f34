#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/tools/brush_tool.h"
#include "scenarios/model/scenario.h"

#include <QWidget>

namespace sightline::app {

/// Selects what the fog brush does: reveal, hide, undo that, or paint an area of the profile.
class BrushPage : public QWidget {
    Q_OBJECT

public:
    /// Creates the page. `tool` outlives it; `toolAction` chooses the tool, `showsGround` is the switch of the ground.
    BrushPage(BrushTool& tool, QAction* toolAction, QAction* showsGround, QWidget* parent = nullptr);

    /// Updates the players and the kinds of ground that can be chosen.
    void show(const scenarios::Scenario& scenario);

private:
    void takeChoice();
    void choose();

    BrushTool& m_tool;
    QComboBox* m_paint;
    QComboBox* m_side;
    QSpinBox* m_size;
};

} // namespace sightline::app

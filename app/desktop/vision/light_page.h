#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/tools/light_tool.h"

#include <QWidget>

namespace sightline::app {

class RangeBox;
class ScenarioDocument;
class TableState;

/// Lists the lights and regions of the table, and edits the light that the selected model carries.
class LightPage : public QWidget {
    Q_OBJECT

public:
    /// All arguments outlive the page.
    LightPage(ScenarioDocument& document,
              TableState& state,
              LightTool& tool,
              const QList<QAction*>& actions,
              QWidget* parent = nullptr);

    /// Updates the lists and the fields.
    void show(const scenarios::Scenario& scenario);

private:
    void showUse(const scenarios::Scenario& scenario);
    void useNight();
    void showChosen();
    void changeChosen();
    void listUsual(const scenarios::Scenario& scenario);
    void useUsual();
    void useUsualCarried();
    void showRings();
    void changeCarried(int bright, int dim);
    [[nodiscard]] const scenarios::Model* carrier() const;

    ScenarioDocument& m_document;
    TableState& m_state;
    LightTool& m_tool;
    QComboBox* m_kind;
    QCheckBox* m_byCorners;
    QLabel* m_unused; ///< says that lights change nothing under the profile
    QToolButton* m_useNight;
    QListWidget* m_list;
    QLabel* m_cell;     ///< says what a cell is
    QComboBox* m_usual; ///< radii of usual lights
    RangeBox* m_bright;
    RangeBox* m_dim;
    QLabel* m_rings; ///< says where the rings of “Show light” lie
    QCheckBox* m_magical;
    QToolButton* m_remove;
    QLabel* m_carrier;
    QComboBox* m_carriedUsual;
    RangeBox* m_carriedBright;
    RangeBox* m_carriedDim;
};

} // namespace sightline::app

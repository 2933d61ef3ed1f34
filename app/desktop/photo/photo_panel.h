#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/trace_tool.h"

#include <QWidget>

namespace sightline::app {

class ActionSet;
class ScenarioDocument;
class TableState;
class ToolSet;

/// The settings of the photo under the table: its description, its opacity, and what is traced next.
class PhotoPanel : public QWidget {
    Q_OBJECT

public:
    PhotoPanel(ScenarioDocument& document,
               TableState& state,
               ToolSet& tools,
               TraceTool& trace,
               const ActionSet& actions,
               QWidget* parent = nullptr);

    /// Sets the text about the photo: its name and size, that it is being read, or why it cannot be displayed.
    void setWords(const QString& words);

private:
    [[nodiscard]] QWidget* makePhoto(const ActionSet& actions);
    [[nodiscard]] QWidget* makeTrace(const ActionSet& actions);
    [[nodiscard]] QWidget* makeTerrain();
    void refreshTerrain();
    void refresh();
    void refreshTrace();
    void takeTrace();
    void setOpacity(int percent);

    ScenarioDocument& m_document;
    TableState& m_state;
    ToolSet& m_tools;
    TraceTool& m_trace;
    QLabel* m_words = nullptr;
    QSlider* m_opacity = nullptr;
    QLabel* m_percent = nullptr;
    QComboBox* m_base = nullptr;
    QDoubleSpinBox* m_diameter = nullptr;
    QComboBox* m_player = nullptr;
    QCheckBox* m_fits = nullptr;
    QComboBox* m_kind = nullptr; ///< of the terrain that is traced next
    Gesture m_drag;
    bool m_busy = false;
};

} // namespace sightline::app

#pragma once

#include "app/desktop/tools/tool_set.h"
#include "scenarios/rules/rule_set.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace sightline::app {

class LengthBox;
class TagBoxes;

/// A kind of terrain ready to draw: what it is, and with which tool.
struct TerrainPreset {
    QString id; ///< "ruin", "ruin-wall", "wood", "hill", "crate", "barricade", "area"
    QString name;
    QString icon;
    ToolKind tool = ToolKind::Polygon;
    PieceOptions options;
};

[[nodiscard]] const std::vector<TerrainPreset>& terrainPresets();

/// What the next drawn piece will be: presets, height, class, kind and traits. A rectangle can be placed without
/// drawing.
class TerrainOptions : public QWidget {
    Q_OBJECT

public:
    explicit TerrainOptions(QWidget* parent = nullptr);

    [[nodiscard]] PieceOptions options() const;
    /// Shows them without a signal.
    void setOptions(const PieceOptions& options);
    /// The rule set in force names the presets and gives the tags; null: it cannot be read.
    void setRules(const scenarios::RuleSet* rules);

signals:
    void optionsChanged(const sightline::app::PieceOptions& options);
    /// A preset or a draw button was pressed.
    void toolRequested(sightline::app::ToolKind kind);
    void rectangleRequested(sightline::geometry::Length width, sightline::geometry::Length depth);

private:
    void applyPreset(const TerrainPreset& preset);
    void changed();
    void refreshPresets();

    std::vector<QToolButton*> m_presets;
    LengthBox* m_height = nullptr;
    QComboBox* m_class = nullptr;
    QComboBox* m_kind = nullptr;
    TagBoxes* m_tags = nullptr;
    QLineEdit* m_traits = nullptr;
    LengthBox* m_rectangleWidth = nullptr;
    LengthBox* m_rectangleDepth = nullptr;
    bool m_showing = false;
};

} // namespace sightline::app

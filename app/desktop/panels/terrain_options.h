#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/tools/terrain_presets.h"
#include "scenarios/rules/rule_set.h"

#include <QWidget>

#include <vector>

namespace sightline::app {

class LengthBox;
class OtherWords;
class PresetButton;
class TagBoxes;

/// The properties of the next drawn piece: presets, height, class, kind and traits. A rectangle can be placed without
/// drawing, and a preset can be dragged onto the table.
class TerrainOptions : public QWidget {
    Q_OBJECT

public:
    explicit TerrainOptions(QWidget* parent = nullptr);

    [[nodiscard]] PieceOptions options() const;
    /// Shows options without emitting a signal.
    void setOptions(const PieceOptions& options);
    /// Sets the rule set, which names the presets and gives the tags; null if it cannot be read.
    void setRules(const scenarios::RuleSet* rules);

signals:
    void optionsChanged(const sightline::app::PieceOptions& options);
    /// Emitted when the user pressed a preset or a draw button.
    void toolRequested(sightline::app::ToolKind kind);
    void rectangleRequested(sightline::geometry::Length width, sightline::geometry::Length depth);

private:
    void showPreset(const TerrainPreset& preset);
    void applyPreset(const TerrainPreset& preset);
    /// Returns the piece that a drag of the preset carries, with the fields as they show it: those of another kind are
    /// filled with the preset first, those of the same kind keep what the user entered.
    [[nodiscard]] scenarios::Piece draggedPiece(const TerrainPreset& preset);
    void changed();
    void refreshPresets();
    void arrangePresets(int columns);
    /// Says how a piece is drawn with that tool.
    void showHint(ToolKind tool);

    std::vector<PresetButton*> m_presets;
    QGridLayout* m_presetGrid = nullptr;
    LengthBox* m_height = nullptr;
    QFormLayout* m_form = nullptr;
    QComboBox* m_class = nullptr;
    QComboBox* m_kind = nullptr;
    TagBoxes* m_tags = nullptr;
    QLabel* m_hint = nullptr; ///< how the chosen piece is drawn
    OtherWords* m_otherWords = nullptr;
    QStringList m_traits;
    LengthBox* m_rectangleWidth = nullptr;
    LengthBox* m_rectangleDepth = nullptr;
    bool m_showing = false;
};

} // namespace sightline::app

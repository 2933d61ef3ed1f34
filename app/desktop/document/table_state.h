#pragma once

#include "app/desktop/document/layers.h"
#include "app/desktop/document/snap_choice.h"
#include "geometry/sight/plan/sight.h"
#include "scenarios/edits/edits.h"

#include <QObject>

#include <optional>
#include <set>

namespace sightline::app {

/// A position on the line of the current pair, or another line between the two bases.
struct SightPointer {
    std::optional<double> station; ///< inches along the verdict's line, from its start
    std::optional<geometry::SightLine> line;
    friend bool operator==(const SightPointer&, const SightPointer&) = default;
};

/// A stage of the search whose lines are displayed, and the line of it that is pointed at.
struct ShownStage {
    geometry::SightStage stage = geometry::SightStage::Center;
    std::optional<std::size_t> line; ///< index among the lines of all stages, see `SightResult::stages`
    friend bool operator==(const ShownStage&, const ShownStage&) = default;
};

/// The interaction state shared by scene, tools and panels; not part of the file, not undoable.
class TableState : public QObject {
    Q_OBJECT

public:
    using Ids = std::set<scenarios::AnyId>;

    explicit TableState(QObject* parent = nullptr);

    [[nodiscard]] const Ids& selection() const { return m_selection; }
    [[nodiscard]] bool isSelected(const scenarios::AnyId& id) const { return m_selection.contains(id); }
    /// Replaces the selection; ids that the scenario lacks are removed by `prune`.
    void setSelection(Ids ids);
    void clearSelection() { setSelection({}); }

    /// Returns the model that looks; std::nullopt: none is chosen.
    [[nodiscard]] const std::optional<scenarios::ModelId>& observer() const { return m_observer; }
    /// Sets the observer; if it was the target, the target is cleared.
    void setObserver(std::optional<scenarios::ModelId> id);

    /// Returns the target that was chosen by a click.
    [[nodiscard]] const std::optional<scenarios::ModelId>& target() const { return m_target; }
    void setTarget(std::optional<scenarios::ModelId> id);

    /// Returns the target under the pointer; it is used while no target is chosen.
    [[nodiscard]] const std::optional<scenarios::ModelId>& previewTarget() const { return m_previewTarget; }
    void setPreviewTarget(std::optional<scenarios::ModelId> id);

    /// Returns the chosen target, else the one under the pointer.
    [[nodiscard]] const std::optional<scenarios::ModelId>& currentTarget() const {
        return m_target ? m_target : m_previewTarget;
    }

    /// Swaps observer and target. Does nothing unless both are set.
    void flipSight();

    /// Returns the element under the pointer, on the table or in a list; std::nullopt: none.
    [[nodiscard]] const std::optional<scenarios::AnyId>& hovered() const { return m_hovered; }
    void setHovered(std::optional<scenarios::AnyId> id);

    /// Returns the position pointed at in the side profile or in the proof, which is marked in all views.
    [[nodiscard]] const SightPointer& sightPointer() const { return m_sightPointer; }
    void setSightPointer(SightPointer pointer);

    /// True if all tried lines are displayed.
    [[nodiscard]] bool showsTriedLines() const { return m_showsTriedLines; }
    void setShowsTriedLines(bool on);

    /// Returns the displayed stage; std::nullopt: none.
    [[nodiscard]] const std::optional<ShownStage>& shownStage() const { return m_shownStage; }
    void setShownStage(std::optional<ShownStage> stage);

    /// True if lines from the observer to all models of other players are displayed.
    [[nodiscard]] bool isOneToMany() const { return m_oneToMany; }
    void setOneToMany(bool on);

    /// True if drawn corners and moved elements snap, see `snapChoice`.
    [[nodiscard]] bool isSnapping() const { return m_snapping; }
    void setSnapping(bool on);
    /// True if placed models are put on the hill, floor or roof there, see `scenarios::withModelsSettled`.
    [[nodiscard]] bool settlesModels() const { return m_settlesModels; }
    void setSettlesModels(bool on) { m_settlesModels = on; }
    /// Returns the snap targets that apply while snapping is on.
    [[nodiscard]] const SnapChoice& snapChoice() const { return m_snapChoice; }
    void setSnapChoice(const SnapChoice& choice);

    /// True if the element is displayed. Hidden elements are neither drawn nor hit; judging is not affected.
    [[nodiscard]] bool isShown(const scenarios::Scenario& scenario, const scenarios::AnyId& id) const;
    [[nodiscard]] bool hidesAnything() const { return !m_hidden.empty() || !m_hiddenLayers.empty(); }
    [[nodiscard]] bool isElementHidden(const scenarios::AnyId& id) const { return m_hidden.contains(id); }
    [[nodiscard]] bool isLayerHidden(Layer layer) const { return m_hiddenLayers.contains(layer); }
    void setElementHidden(const scenarios::AnyId& id, bool hidden);
    void setLayerHidden(Layer layer, bool hidden);
    /// Shows all hidden elements and layers.
    void showEverything();

    /// True if heights are written on pieces and models.
    [[nodiscard]] bool showsHeights() const { return m_showsHeights; }
    void setShowsHeights(bool on);

    /// Returns the rules that temporarily replace those of the scenario; std::nullopt: the scenario's own apply.
    [[nodiscard]] const std::optional<scenarios::RulesChoice>& previewRules() const { return m_previewRules; }
    void setPreviewRules(std::optional<scenarios::RulesChoice> rules);
    /// Returns the scenario as it is judged now, with the temporary rules if there are any.
    [[nodiscard]] scenarios::Scenario judged(const scenarios::Scenario& scenario) const;

    /// Clears ids that the scenario does not have.
    void prune(const scenarios::Scenario& scenario);
    /// Clears selection, observer, target and hover; switches stay.
    void forgetIds();

signals:
    void selectionChanged();
    /// Emitted when observer, target or preview target changed.
    void sightPairChanged();
    void hoveredChanged();
    void sightPointerChanged();
    void showsTriedLinesChanged(bool on);
    void shownStageChanged();
    void oneToManyChanged(bool on);
    void snappingChanged(bool on);
    void snapChoiceChanged();
    void showsHeightsChanged(bool on);
    void visibilityChanged();
    void previewRulesChanged();

private:
    Ids m_selection;
    std::optional<scenarios::ModelId> m_observer;
    std::optional<scenarios::ModelId> m_target;
    std::optional<scenarios::ModelId> m_previewTarget;
    std::optional<scenarios::AnyId> m_hovered;
    SightPointer m_sightPointer;
    bool m_showsTriedLines = false;
    std::optional<ShownStage> m_shownStage;
    bool m_oneToMany = false;
    bool m_snapping = true;
    bool m_settlesModels = true;
    SnapChoice m_snapChoice;
    bool m_showsHeights = false;
    Ids m_hidden;
    std::set<Layer> m_hiddenLayers;
    std::optional<scenarios::RulesChoice> m_previewRules;
};

} // namespace sightline::app

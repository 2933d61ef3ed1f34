#pragma once

#include "app/desktop/document/layers.h"
#include "app/desktop/document/snap_choice.h"
#include "geometry/sight/sight.h"
#include "scenarios/edits.h"

#include <QObject>

#include <optional>
#include <set>

namespace sightline::app {

/// A place on the line of the pair in front, or another line between the two bases.
struct SightPointer {
    std::optional<double> station; ///< inches along the verdict's line, from its start
    std::optional<geometry::SightLine> line;
    friend bool operator==(const SightPointer&, const SightPointer&) = default;
};

/// What the user looks at and works on: shared by scene, tools and panels, no part of the file, not undone.
class TableState : public QObject {
    Q_OBJECT

public:
    using Ids = std::set<scenarios::AnyId>;

    explicit TableState(QObject* parent = nullptr);

    [[nodiscard]] const Ids& selection() const { return m_selection; }
    [[nodiscard]] bool isSelected(const scenarios::AnyId& id) const { return m_selection.contains(id); }
    void setSelection(Ids ids);
    void toggleSelected(const scenarios::AnyId& id);
    void clearSelection() { setSelection({}); }

    [[nodiscard]] const std::optional<scenarios::ModelId>& observer() const { return m_observer; }
    /// A new observer who was the target leaves no target.
    void setObserver(std::optional<scenarios::ModelId> id);

    /// The target that was chosen with a click.
    [[nodiscard]] const std::optional<scenarios::ModelId>& target() const { return m_target; }
    void setTarget(std::optional<scenarios::ModelId> id);

    /// The target that is only pointed at; it counts while no target is chosen.
    [[nodiscard]] const std::optional<scenarios::ModelId>& previewTarget() const { return m_previewTarget; }
    void setPreviewTarget(std::optional<scenarios::ModelId> id);

    /// The chosen target, else the one pointed at.
    [[nodiscard]] const std::optional<scenarios::ModelId>& currentTarget() const {
        return m_target ? m_target : m_previewTarget;
    }

    /// Observer and target change places. Nothing happens without both.
    void flipSight();

    [[nodiscard]] const std::optional<scenarios::AnyId>& hovered() const { return m_hovered; }
    void setHovered(std::optional<scenarios::AnyId> id);

    /// What is pointed at in the side profile or in the proof: the same is marked in all views.
    [[nodiscard]] const SightPointer& sightPointer() const { return m_sightPointer; }
    void setSightPointer(SightPointer pointer);

    /// "Show all lines tried".
    [[nodiscard]] bool showsTriedLines() const { return m_showsTriedLines; }
    void setShowsTriedLines(bool on);

    /// Lines from the observer to all models of other players.
    [[nodiscard]] bool isOneToMany() const { return m_oneToMany; }
    void setOneToMany(bool on);

    [[nodiscard]] bool isSnapping() const { return m_snapping; }
    void setSnapping(bool on);
    /// Models that are put somewhere stand on the hill, floor or roof there, see `scenarios::withModelsSettled`.
    [[nodiscard]] bool settlesModels() const { return m_settlesModels; }
    void setSettlesModels(bool on) { m_settlesModels = on; }
    /// To what, while it is on.
    [[nodiscard]] const SnapChoice& snapChoice() const { return m_snapChoice; }
    void setSnapChoice(const SnapChoice& choice);

    /// Hidden things are neither drawn nor hit; judging knows nothing of it.
    [[nodiscard]] bool isShown(const scenarios::Scenario& scenario, const scenarios::AnyId& id) const;
    [[nodiscard]] bool hidesAnything() const { return !m_hidden.empty() || !m_hiddenLayers.empty(); }
    [[nodiscard]] bool isElementHidden(const scenarios::AnyId& id) const { return m_hidden.contains(id); }
    [[nodiscard]] bool isLayerHidden(Layer layer) const { return m_hiddenLayers.contains(layer); }
    void setElementHidden(const scenarios::AnyId& id, bool hidden);
    void setLayerHidden(Layer layer, bool hidden);
    void showEverything();

    [[nodiscard]] bool showsHeights() const { return m_showsHeights; }
    void setShowsHeights(bool on);

    /// Rules that the table is judged by for the time being, though the scenario has others; nothing: its own.
    [[nodiscard]] const std::optional<scenarios::RulesChoice>& previewRules() const { return m_previewRules; }
    void setPreviewRules(std::optional<scenarios::RulesChoice> rules);
    /// The scenario as it is judged now: with the rules on trial, if there are any.
    [[nodiscard]] scenarios::Scenario judged(const scenarios::Scenario& scenario) const;

    /// Forgets ids that the scenario does not have.
    void prune(const scenarios::Scenario& scenario);
    /// Forgets selection, observer, target and hover; switches stay.
    void forgetIds();

signals:
    void selectionChanged();
    /// Observer, target or preview target changed.
    void sightPairChanged();
    void hoveredChanged();
    void sightPointerChanged();
    void showsTriedLinesChanged(bool on);
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

#include "app/desktop/document/table_state.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::AnyId;
using scenarios::ModelId;

bool holds(const std::optional<ModelId>& id, const scenarios::Scenario& scenario) { return !id || scenario.model(*id); }

} // namespace

TableState::TableState(QObject* parent) : QObject{parent} {}

void TableState::setSelection(Ids ids) {
    if (std::exchange(m_selection, std::move(ids)) != m_selection) {
        emit selectionChanged();
    }
}

void TableState::setObserver(std::optional<ModelId> id) {
    if (id == m_observer) {
        return;
    }
    m_observer = std::move(id);
    if (m_observer && m_target == m_observer) {
        m_target.reset();
    }
    if (m_observer && m_previewTarget == m_observer) {
        m_previewTarget.reset();
    }
    emit sightPairChanged();
}

void TableState::setTarget(std::optional<ModelId> id) {
    if (id && id == m_observer) {
        return;
    }
    if (std::exchange(m_target, std::move(id)) != m_target) {
        emit sightPairChanged();
    }
}

void TableState::setPreviewTarget(std::optional<ModelId> id) {
    if (id && id == m_observer) {
        id.reset();
    }
    if (std::exchange(m_previewTarget, std::move(id)) != m_previewTarget) {
        emit sightPairChanged();
    }
}

void TableState::flipSight() {
    if (!m_observer || !currentTarget()) {
        return;
    }
    const ModelId target = *currentTarget();
    m_target = std::exchange(m_observer, target);
    m_previewTarget.reset();
    emit sightPairChanged();
}

void TableState::setHovered(std::optional<AnyId> id) {
    if (std::exchange(m_hovered, std::move(id)) != m_hovered) {
        emit hoveredChanged();
    }
}

void TableState::setSightPointer(SightPointer pointer) {
    if (std::exchange(m_sightPointer, std::move(pointer)) != m_sightPointer) {
        emit sightPointerChanged();
    }
}

void TableState::setShowsTriedLines(bool on) {
    if (std::exchange(m_showsTriedLines, on) != on) {
        emit showsTriedLinesChanged(on);
    }
}

void TableState::setShownStage(std::optional<ShownStage> stage) {
    if (std::exchange(m_shownStage, std::move(stage)) != m_shownStage) {
        emit shownStageChanged();
    }
}

void TableState::setOneToMany(bool on) {
    if (std::exchange(m_oneToMany, on) != on) {
        emit oneToManyChanged(on);
    }
}

void TableState::setSnapping(bool on) {
    if (std::exchange(m_snapping, on) != on) {
        emit snappingChanged(on);
    }
}

void TableState::setSnapChoice(const SnapChoice& choice) {
    if (std::exchange(m_snapChoice, choice) != choice) {
        emit snapChoiceChanged();
    }
}

void TableState::setShowsHeights(bool on) {
    if (std::exchange(m_showsHeights, on) != on) {
        emit showsHeightsChanged(on);
    }
}

bool TableState::isShown(const scenarios::Scenario& scenario, const AnyId& id) const {
    return !hidesAnything() || (!m_hidden.contains(id) && !m_hiddenLayers.contains(layerOfElement(scenario, id)));
}

void TableState::setElementHidden(const AnyId& id, bool hidden) {
    if (hidden ? m_hidden.insert(id).second : m_hidden.erase(id) > 0) {
        emit visibilityChanged();
    }
}

void TableState::setLayerHidden(Layer layer, bool hidden) {
    if (hidden ? m_hiddenLayers.insert(layer).second : m_hiddenLayers.erase(layer) > 0) {
        emit visibilityChanged();
    }
}

void TableState::showEverything() {
    if (hidesAnything()) {
        m_hidden.clear();
        m_hiddenLayers.clear();
        emit visibilityChanged();
    }
}

void TableState::setPreviewRules(std::optional<scenarios::RulesChoice> rules) {
    if (rules != m_previewRules) {
        m_previewRules = std::move(rules);
        emit previewRulesChanged();
    }
}

scenarios::Scenario TableState::judged(const scenarios::Scenario& scenario) const {
    return m_previewRules ? scenarios::withRules(scenario, *m_previewRules) : scenario;
}

void TableState::prune(const scenarios::Scenario& scenario) {
    Ids kept;
    std::ranges::copy_if(m_selection, std::inserter(kept, kept.end()),
                         [&](const AnyId& id) { return scenarios::has(scenario, id); });
    setSelection(std::move(kept));
    if (m_hovered && !scenarios::has(scenario, *m_hovered)) {
        setHovered({});
    }
    const bool keepsPair = holds(m_observer, scenario) && holds(m_target, scenario) && holds(m_previewTarget, scenario);
    if (keepsPair) {
        return;
    }
    for (std::optional<ModelId>* id : {&m_observer, &m_target, &m_previewTarget}) {
        if (!holds(*id, scenario)) {
            id->reset();
        }
    }
    emit sightPairChanged();
}

void TableState::forgetIds() {
    showEverything();
    setSelection({});
    setHovered({});
    setSightPointer({});
    if (m_observer || m_target || m_previewTarget) {
        m_observer.reset();
        m_target.reset();
        m_previewTarget.reset();
        emit sightPairChanged();
    }
}

} // namespace sightline::app

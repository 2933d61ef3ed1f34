#include "app/desktop/tools/selection_edits.h"

#include "app/desktop/base/arrow_keys.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/shared/text/element_text.h"
#include "scenarios/edits/support.h"
#include "scenarios/model/vision.h"

#include <QKeyEvent>

#include <algorithm>
#include <map>

namespace sightline::app {

namespace {

using geometry::Angle;
using geometry::Length;
using geometry::Vector;
using scenarios::AnyId;
using scenarios::ModelId;
using scenarios::PieceId;
using scenarios::Scenario;

/// Returns on what the copies stand before they are settled: on the copy of what carried the original, if it was copied
/// too, else on what carried it. `copies` are in the order of the originals.
scenarios::Supports
supportsOfCopies(const Scenario& scenario, const std::vector<AnyId>& originals, const std::vector<AnyId>& copies) {
    std::map<AnyId, AnyId> copyOf;
    for (std::size_t i = 0; i < originals.size(); ++i) {
        copyOf.emplace(originals[i], copies[i]);
    }
    scenarios::Supports supports;
    for (const auto& [model, piece] : scenarios::supportsOf(scenario, originals)) {
        const auto copied = copyOf.find(piece);
        supports.emplace(std::get<ModelId>(copyOf.at(model)),
                         copied == copyOf.end() ? piece : std::get<PieceId>(copied->second));
    }
    return supports;
}

void addWhatStandsOn(const Scenario& scenario, std::set<AnyId>& ids) {
    bool grew = true;
    while (grew) {
        grew = false;
        for (const scenarios::Piece& piece : scenario.terrain) {
            if (!piece.parent.isEmpty() && ids.contains(PieceId{piece.parent}) && ids.insert(piece.id).second) {
                grew = true;
            }
        }
    }
}

geometry::Point centerPointOf(const geometry::Box& box) {
    return {Length::fromNanometers((box.low.x.nanometers() + box.high.x.nanometers()) / 2),
            Length::fromNanometers((box.low.y.nanometers() + box.high.y.nanometers()) / 2)};
}

/// Returns all elements but zones, in the order of stepping.
std::vector<AnyId> elementsInOrder(const Scenario& scenario) {
    std::vector<AnyId> order;
    const auto add = [&](const auto& elements) {
        std::ranges::transform(elements, std::back_inserter(order), [](const auto& one) { return AnyId{one.id}; });
    };
    add(scenario.models);
    add(scenario.terrain);
    add(scenario.objectives);
    add(scenario.labels);
    return order;
}

} // namespace

bool isLocked(const Scenario& scenario, const AnyId& id) {
    if (const auto* pieceId = std::get_if<PieceId>(&id)) {
        const scenarios::Piece* piece = scenario.piece(*pieceId);
        return piece && piece->locked;
    }
    const auto* modelId = std::get_if<ModelId>(&id);
    const scenarios::Model* model = modelId ? scenario.model(*modelId) : nullptr;
    return model && model->locked;
}

std::set<AnyId> withClusters(const Scenario& scenario, std::set<AnyId> ids) {
    std::set<QString> clusters;
    for (const AnyId& id : ids) {
        clusters.insert(scenarios::clusterOf(scenario, id));
    }
    clusters.erase(QString{});
    const auto take = [&](const auto& elements) {
        for (const auto& element : elements) {
            if (clusters.contains(element.cluster)) {
                ids.insert(element.id);
            }
        }
    };
    if (!clusters.empty()) {
        take(scenario.terrain);
        take(scenario.models);
    }
    return ids;
}

Movable movableOn(const Scenario& scenario) {
    const auto& vision = scenario.vision;
    if (!vision || !vision->enabled || vision->knownBy.isEmpty()) {
        return Movable::Everything;
    }
    return vision->active.isEmpty() || vision->active == vision->knownBy ? Movable::OwnModels : Movable::Nothing;
}

std::vector<AnyId> movable(const Scenario& scenario, const std::set<AnyId>& ids) {
    std::set<AnyId> taken;
    std::ranges::copy_if(ids, std::inserter(taken, taken.end()),
                         [&](const AnyId& id) { return scenarios::has(scenario, id) && !isLocked(scenario, id); });
    addWhatStandsOn(scenario, taken);
    return {taken.begin(), taken.end()};
}

geometry::Point pivotOf(const Scenario& scenario, const std::vector<AnyId>& ids) {
    if (ids.size() == 1) {
        if (const auto* model = std::get_if<ModelId>(&ids.front())) {
            return scenario.model(*model)->position;
        }
        if (const auto* id = std::get_if<PieceId>(&ids.front()); id && !scenario.piece(*id)->isWall()) {
            return std::get<geometry::Polygon>(scenario.piece(*id)->outline).centroid();
        }
    }
    return centerPointOf(scenarios::boundsOf(scenario, ids));
}

SelectionEdits::SelectionEdits(ScenarioDocument& document, TableState& state, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state} {}

bool SelectionEdits::keyPress(QKeyEvent& event, PaintScale scale) {
    // A key that repeats goes on with its gesture; each new stroke begins another.
    if (!event.isAutoRepeat() || event.key() != m_lastKey) {
        m_heldKey = Gesture::begin();
        m_lastKey = event.key();
    }
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (const auto arrow = arrowOf(event.key())) {
        if (m_state.selection().empty() || (modifiers & Qt::ControlModifier)) {
            return false;
        }
        const Length one = Length::fromInches(modifiers & Qt::ShiftModifier ? 0.1
                                              : modifiers & Qt::AltModifier ? scale.inches(1.0)
                                                                            : 1.0);
        nudge({one * arrow->x(), one * arrow->y()});
        return true;
    }
    switch (event.key()) {
    case Qt::Key_R:
        rotate((modifiers & Qt::ControlModifier ? 1.0 : 15.0) * (modifiers & Qt::ShiftModifier ? -1.0 : 1.0));
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: remove(); return true;
    case Qt::Key_D:
        if (modifiers == Qt::ControlModifier) {
            duplicate();
            return true;
        }
        return false;
    case Qt::Key_A:
        if (modifiers == Qt::ControlModifier) {
            selectAll();
            return true;
        }
        return false;
    case Qt::Key_Tab: step(1); return true;
    case Qt::Key_Backtab: step(-1); return true;
    default: return false;
    }
}

std::optional<std::vector<AnyId>> SelectionEdits::movableSelection() {
    if (m_state.selection().empty()) {
        emit statusText(tr("No selection. Click a model or a piece first."));
        return {};
    }
    std::vector<AnyId> ids = movable(m_document.scenario(), m_state.selection());
    if (ids.empty()) {
        emit statusText(tr("The selection is locked."));
        return {};
    }
    return ids;
}

void SelectionEdits::nudge(Vector by) {
    if (const auto ids = movableSelection()) {
        Scenario moved = scenarios::withMoved(m_document.scenario(), *ids, by);
        m_document.edit(tr("Nudge"),
                        m_state.settlesModels() ? withModelsSettled(m_document.scenario(), std::move(moved), *ids)
                                                : std::move(moved),
                        m_heldKey);
    }
}

void SelectionEdits::rotate(double degrees) {
    if (const auto ids = movableSelection()) {
        const Scenario& scenario = m_document.scenario();
        m_document.edit(tr("Rotate"),
                        scenarios::withTurned(scenario, *ids, pivotOf(scenario, *ids), Angle::fromDegrees(degrees)),
                        m_heldKey);
    }
}

void SelectionEdits::mirror() {
    if (const auto ids = movableSelection()) {
        const Scenario& scenario = m_document.scenario();
        m_document.edit(tr("Mirror"),
                        scenarios::withMirrored(scenario, *ids, centerPointOf(scenarios::boundsOf(scenario, *ids))));
    }
}

void SelectionEdits::remove() {
    if (m_state.selection().empty()) {
        emit statusText(tr("No selection. Click a model or a piece first."));
        return;
    }
    const Scenario& scenario = m_document.scenario();
    std::vector<AnyId> ids;
    std::ranges::copy_if(m_state.selection(), std::back_inserter(ids),
                         [&](const AnyId& id) { return scenarios::has(scenario, id) && !isLocked(scenario, id); });
    if (ids.empty()) {
        emit statusText(tr("The selection is locked."));
        return;
    }
    const QString text = ids.size() == 1 ? tr("Delete %1").arg(nameOf(scenario, ids.front())) : tr("Delete selection");
    m_document.edit(text, scenarios::withRemoved(scenario, ids));
}

void SelectionEdits::duplicate() {
    if (m_state.selection().empty()) {
        emit statusText(tr("No selection. Click a model or a piece first."));
        return;
    }
    const std::vector<AnyId> ids{m_state.selection().begin(), m_state.selection().end()};
    auto copies = scenarios::withDuplicated(m_document.scenario(), ids, {Length::fromInches(1), Length::fromInches(1)});
    if (copies.ids.empty()) {
        emit statusText(tr("The copies would be outside the coordinate range."));
        return;
    }
    if (m_state.settlesModels()) {
        copies.scenario = withCopiesSettled(std::move(copies.scenario), copies.ids,
                                            supportsOfCopies(m_document.scenario(), ids, copies.ids));
    }
    m_document.edit(tr("Duplicate"), std::move(copies.scenario));
    m_state.setSelection({copies.ids.begin(), copies.ids.end()});
}

void SelectionEdits::selectAll() {
    const std::vector<AnyId> all = elementsInOrder(m_document.scenario());
    m_state.setSelection({all.begin(), all.end()});
}

void SelectionEdits::step(int by) {
    const std::vector<AnyId> order = elementsInOrder(m_document.scenario());
    if (order.empty()) {
        emit statusText(tr("The table is empty."));
        return;
    }
    const auto count = static_cast<int>(order.size());
    const auto found = std::ranges::find_if(order, [&](const AnyId& id) { return m_state.isSelected(id); });
    const int current = found == order.end() ? (by > 0 ? -1 : 0) : static_cast<int>(found - order.begin());
    m_state.setSelection({order[static_cast<std::size_t>((current + by + count) % count)]});
}

} // namespace sightline::app

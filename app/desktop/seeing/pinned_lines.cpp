#include "app/desktop/seeing/pinned_lines.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

PinnedLines::PinnedLines(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_scene{scene} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &PinnedLines::ask);
    connect(&document, &ScenarioDocument::documentReplaced, this, &PinnedLines::clear);
    connect(&state, &TableState::previewRulesChanged, this, &PinnedLines::ask);
    connect(&m_service, &PairService::answered, this, [this] {
        m_scene.show(PinnedLinesPicture{{m_service.lastResult().scenario, m_service.lastResult().verdicts}});
        emit changed();
    });
}

void PinnedLines::setTolerances(const Tolerances& tolerances) {
    if (std::exchange(m_tolerances, tolerances) != tolerances) {
        ask();
    }
}

bool PinnedLines::isPinned(const SightPair& pair) const { return std::ranges::find(m_pairs, pair) != m_pairs.end(); }

void PinnedLines::pin(const SightPair& pair) {
    if (!isPinned(pair)) {
        m_pairs.push_back(pair);
        ask();
        emit changed();
    }
}

void PinnedLines::drop(const SightPair& pair) {
    if (std::erase(m_pairs, pair) > 0) {
        ask();
        emit changed();
    }
}

void PinnedLines::clear() {
    if (!std::exchange(m_pairs, {}).empty()) {
        ask();
        emit changed();
    }
}

void PinnedLines::ask() {
    if (!m_pairs.empty()) {
        m_service.ask(m_state.judged(m_document.scenario()), m_pairs, m_tolerances);
    } else if (m_service.isBusy() || m_service.lastResult().scenario) {
        m_service.rest();
        m_scene.show(PinnedLinesPicture{});
    }
}

} // namespace sightline::app

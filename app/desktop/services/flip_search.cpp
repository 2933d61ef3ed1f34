#include "app/desktop/services/flip_search.h"

namespace sightline::app {

FlipSearch::FlipSearch(QObject* parent) : QObject{parent} {
    connect(&m_run, &BackgroundTask::progressed, this, &FlipSearch::progressed);
}

void FlipSearch::start(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict) {
    forget();
    m_run.start(
        [scenario, verdict](const std::stop_token& stop, const BackgroundTask::Progress& reportProgress) {
            std::vector<scenarios::Flip> flips;
            if (const auto rules = scenarios::ruleSetOf(scenario)) {
                const scenarios::PreparedTable table{scenario, *rules};
                const auto elements = scenarios::elementsToFlip(table, verdict);
                scenarios::FlipOptions options;
                options.progress = reportProgress;
                flips = scenarios::flipsOf(table, verdict.observer, verdict.target, elements, options, stop);
            }
            return flips;
        },
        [this](const std::vector<scenarios::Flip>& flips) { end(flips); });
    emit changed();
}

void FlipSearch::forget() {
    const bool hadSomething = isRunning() || m_ended;
    m_run.forget();
    m_ended = false;
    m_best.reset();
    if (hadSomething) {
        emit changed();
    }
}

void FlipSearch::end(const std::vector<scenarios::Flip>& flips) {
    m_ended = true;
    m_isOfRuling = !flips.empty() && flips.front().turned != scenarios::FlippedAnswer::Geometry;
    for (const auto& flip : flips) {
        if (flip.by && (!m_best || flip.lengthMillimeters < m_best->lengthMillimeters)) {
            m_best = flip;
        }
    }
    emit changed();
}

} // namespace sightline::app

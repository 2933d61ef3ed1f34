#include "app/desktop/services/flip_search.h"

#include <algorithm>

namespace sightline::app {

FlipSearch::FlipSearch(QObject* parent) : QObject{parent} {}
FlipSearch::~FlipSearch() = default;

void FlipSearch::start(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict) {
    forget();
    m_running = true;
    emit changed();
    m_run = std::jthread{[this, scenario, verdict, search = m_search](const std::stop_token& stop) {
        std::vector<scenarios::Flip> flips;
        if (const auto rules = scenarios::ruleSetOf(scenario)) {
            const scenarios::PreparedTable table{scenario, *rules};
            const auto elements = scenarios::elementsToFlip(table, verdict);
            scenarios::FlipOptions options;
            options.progress = [this, search](int done, int all) {
                QMetaObject::invokeMethod(
                    this,
                    [this, search, done, all] {
                        if (search == m_search) {
                            emit progressed(done, all);
                        }
                    },
                    Qt::QueuedConnection);
            };
            flips = scenarios::flipsOf(table, verdict.observer, verdict.target, elements, options, stop);
        }
        QMetaObject::invokeMethod(
            this, [this, search, flips = std::move(flips)] { ended(search, flips); }, Qt::QueuedConnection);
    }};
}

void FlipSearch::forget() {
    ++m_search; // what still comes of an older search is dropped
    m_run.request_stop();
    const bool hadSomething = m_running || m_ended;
    m_running = false;
    m_ended = false;
    m_best.reset();
    if (hadSomething) {
        emit changed();
    }
}

void FlipSearch::ended(quint64 search, const std::vector<scenarios::Flip>& flips) {
    if (search != m_search) {
        return;
    }
    m_running = false;
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

#include "app/desktop/services/flip_search.h"

#include "scenarios/questions/interim_flips.h"

#include <mutex>
#include <tuple>

namespace sightline::app {

struct FlipSearch::Interim {
    std::mutex mutex;
    std::vector<scenarios::Flip> flips;
};

FlipSearch::FlipSearch(QObject* parent) : QObject{parent} {
    connect(&m_run, &LatestTask::progressed, this, [this](int done, int all) {
        m_progress = {done, all};
        std::vector<scenarios::Flip> found;
        {
            const std::scoped_lock lock{m_interim->mutex};
            found.swap(m_interim->flips);
        }
        take(found);
        emit progressed(done, all);
    });
}

void FlipSearch::start(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict) {
    forget();
    m_interim = std::make_shared<Interim>();
    m_observer = verdict.observer;
    m_target = verdict.target;
    m_since.start();
    m_run.start(
        [scenario, verdict, interim = m_interim](const std::stop_token& stop,
                                                 const LatestTask::Progress& reportProgress) {
            std::vector<scenarios::Flip> flips;
            if (const auto rules = scenarios::ruleSetOf(scenario)) {
                const scenarios::PreparedTable table{scenario, *rules};
                const auto elements = scenarios::elementsToFlip(table, verdict);
                scenarios::FlipOptions options;
                options.progress = reportProgress;
                const auto keep = [&](const scenarios::Flip& flip) {
                    const std::scoped_lock lock{interim->mutex};
                    interim->flips.push_back(flip);
                };
                flips =
                    scenarios::flipsWithInterim(table, verdict.observer, verdict.target, elements, options, keep, stop);
            }
            return flips;
        },
        [this](const std::vector<scenarios::Flip>& flips) { end(flips); });
    emit changed();
}

void FlipSearch::stop() {
    if (isRunning()) {
        m_wasStopped = true;
        m_run.stop();
    }
}

void FlipSearch::forget() {
    const bool hadSomething = isRunning() || m_ended;
    m_run.forget();
    m_ended = false;
    m_wasStopped = false;
    m_isOfRuling = false;
    m_progress = {};
    m_best.reset();
    m_shortest.reset();
    if (hadSomething) {
        emit changed();
    }
}

void FlipSearch::take(const std::vector<scenarios::Flip>& flips) {
    const auto rank = [this](const scenarios::Flip& flip) {
        const int order = flip.moved == scenarios::AnyId{m_observer} ? 0
                          : flip.moved == scenarios::AnyId{m_target} ? 1
                                                                     : 2;
        return std::tuple{!flip.mayStand(), order, flip.lengthMillimeters};
    };
    for (const auto& flip : flips) {
        m_isOfRuling = flip.turned != scenarios::FlippedAnswer::Geometry;
        if (!flip.by) {
            continue;
        }
        if (!m_best || rank(flip) < rank(*m_best)) {
            m_best = flip;
        }
        if (flip.mayStand() && (!m_shortest || flip.lengthMillimeters < m_shortest->lengthMillimeters)) {
            m_shortest = flip;
        }
    }
}

void FlipSearch::end(const std::vector<scenarios::Flip>& flips) {
    m_ended = true;
    m_best.reset(); // of equally short moves that of the first element, as on the command line
    m_shortest.reset();
    take(flips);
    emit changed();
}

} // namespace sightline::app

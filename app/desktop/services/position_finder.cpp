#include "app/desktop/services/position_finder.h"

#include "scenarios/questions/interim_positions.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace sightline::app {

namespace {

/// Returns the progress of one model after the other, each of which counts anew, as that of `models` together.
BackgroundTask::Progress acrossModels(BackgroundTask::Progress whole, int models) {
    return [whole = std::move(whole), models, ended = 0, tried = 0, last = 0](int done, int all) mutable {
        if (done <= last) { // within one model it only grows
            ended = std::min(ended + 1, models - 1);
            tried += last;
        }
        last = done;
        whole(tried + done, tried + all * (models - ended));
    };
}

} // namespace

PositionFinder::PositionFinder(QObject* parent) : QObject{parent} {
    connect(&m_run, &BackgroundTask::progressed, this, &PositionFinder::progressed);
}

void PositionFinder::start(const scenarios::Scenario& scenario,
                           const scenarios::ModelId& shooter,
                           bool wholeUnit,
                           const scenarios::UnitName& target,
                           geometry::Length move,
                           const Tolerances& tolerances) {
    forget();
    const auto* model = scenario.model(shooter);
    if (!model) {
        return;
    }
    scenarios::PositionOptions options;
    options.move = move;
    options.toleranceOf = tolerances.forPairsOf(scenario);
    options.places = wholeUnit ? 1 : options.places;
    // The window stays smooth, and the search short enough.
    options.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    for (const scenarios::Model& other : scenario.models) {
        if (other.player != model->player) {
            options.enemies.push_back(other.id);
        }
    }
    m_since.start();
    m_run.start(
        [scenario, unit = scenarios::unitOf(*model), shooter, wholeUnit, target,
         options](const std::stop_token& stop, const BackgroundTask::Progress& reportProgress) mutable {
            std::vector<scenarios::PositionSearch> searches;
            const int models =
                wholeUnit ? std::max(1, static_cast<int>(scenarios::modelsOf(scenario, unit).size())) : 1;
            options.progress = acrossModels(reportProgress, models);
            if (const auto rules = scenarios::ruleSetOf(scenario)) {
                const scenarios::PreparedTable table{scenario, *rules};
                searches = wholeUnit
                               ? scenarios::positionsForUnitUntilStopped(table, unit, target, options, stop)
                               : std::vector{scenarios::positionsUntilStopped(table, shooter, target, options, stop)};
            }
            return searches;
        },
        [this](std::vector<scenarios::PositionSearch> searches) {
            m_ended = true;
            m_searches = std::move(searches);
            emit changed();
        });
    emit changed();
}

void PositionFinder::stop() {
    if (isRunning()) {
        m_wasStopped = true;
        m_run.stop();
    }
}

void PositionFinder::forget() {
    const bool hadSomething = isRunning() || m_ended;
    m_run.forget();
    m_ended = false;
    m_wasStopped = false;
    m_searches.clear();
    if (hadSomething) {
        emit changed();
    }
}

} // namespace sightline::app

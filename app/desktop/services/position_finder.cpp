#include "app/desktop/services/position_finder.h"

#include "scenarios/base/parallel.h"
#include "scenarios/questions/interim_positions.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace sightline::app {

namespace {

/// Returns the progress of one model after the other, each of which counts anew, as that of `models` together.
LatestTask::Progress acrossModels(LatestTask::Progress whole, int models) {
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

struct PositionFinder::Interim {
    std::mutex mutex;
    std::vector<scenarios::PositionSearch> searches; ///< each with one position
};

PositionFinder::PositionFinder(QObject* parent) : QObject{parent} {
    connect(&m_run, &LatestTask::progressed, this, &PositionFinder::takeInterim);
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
    options.threads = scenarios::threadsBesideTheWindow();
    for (const scenarios::Model& other : scenario.models) {
        if (other.player != model->player) {
            options.enemies.push_back(other.id);
        }
    }
    m_interim = std::make_shared<Interim>();
    m_since.start();
    m_run.start(
        [scenario, unit = scenarios::unitOf(*model), shooter, wholeUnit, target, options,
         interim = m_interim](const std::stop_token& stop, const LatestTask::Progress& reportProgress) mutable {
            std::vector<scenarios::PositionSearch> searches;
            const int models =
                wholeUnit ? std::max(1, static_cast<int>(scenarios::modelsOf(scenario, unit).size())) : 1;
            options.progress = acrossModels(reportProgress, models);
            if (const auto rules = scenarios::ruleSetOf(scenario)) {
                const scenarios::PreparedTable table{scenario, *rules};
                const auto keep = [&](const scenarios::ModelId& of, const scenarios::ShooterPosition& position) {
                    scenarios::PositionSearch search;
                    search.shooter = of;
                    search.target = target;
                    search.places.push_back(position);
                    const std::scoped_lock lock{interim->mutex};
                    interim->searches.push_back(std::move(search));
                };
                searches =
                    wholeUnit
                        ? scenarios::positionsForUnitUntilStopped(table, unit, target, options, stop, keep)
                        : std::vector{scenarios::positionsUntilStopped(table, shooter, target, options, stop, keep)};
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

void PositionFinder::takeInterim(int done, int all) {
    std::vector<scenarios::PositionSearch> found;
    {
        const std::scoped_lock lock{m_interim->mutex};
        found.swap(m_interim->searches);
    }
    const bool hasBetter = !found.empty();
    for (scenarios::PositionSearch& search : found) {
        const auto before = std::ranges::find(m_searches, search.shooter, &scenarios::PositionSearch::shooter);
        if (before == m_searches.end()) {
            m_searches.push_back(std::move(search));
        } else {
            *before = std::move(search);
        }
    }
    emit progressed(done, all);
    if (hasBetter) {
        emit foundBetter();
    }
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

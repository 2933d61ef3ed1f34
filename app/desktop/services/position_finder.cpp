#include "app/desktop/services/position_finder.h"

#include "scenarios/rules/rule_set.h"

#include <algorithm>

namespace sightline::app {

PositionFinder::PositionFinder(QObject* parent) : QObject{parent} {}
PositionFinder::~PositionFinder() = default;

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
    options.progress = [this, search = m_search](int done, int all) {
        QMetaObject::invokeMethod(
            this,
            [this, search, done, all] {
                if (search == m_search) {
                    emit progressed(done, all);
                }
            },
            Qt::QueuedConnection);
    };
    m_running = true;
    emit changed();
    m_run = std::jthread{[this, scenario, unit = scenarios::unitOf(*model), shooter, wholeUnit, target, options,
                          search = m_search](const std::stop_token& stop) {
        std::vector<scenarios::PositionSearch> searches;
        if (const auto rules = scenarios::ruleSetOf(scenario)) {
            const scenarios::PreparedTable table{scenario, *rules};
            searches = wholeUnit ? scenarios::positionsForUnit(table, unit, target, options, stop)
                                 : std::vector{scenarios::positionsFor(table, shooter, target, options, stop)};
        }
        QMetaObject::invokeMethod(
            this,
            [this, search, searches = std::move(searches)] {
                if (search == m_search) {
                    m_running = false;
                    m_ended = true;
                    m_searches = searches;
                    emit changed();
                }
            },
            Qt::QueuedConnection);
    }};
}

void PositionFinder::forget() {
    ++m_search; // what still comes of an older search is dropped
    m_run.request_stop();
    const bool hadSomething = m_running || m_ended;
    m_running = false;
    m_ended = false;
    m_searches.clear();
    if (hadSomething) {
        emit changed();
    }
}

} // namespace sightline::app

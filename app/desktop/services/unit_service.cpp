#include "app/desktop/services/unit_service.h"

#include "scenarios/base/parallel.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::UnitMatrix;

/// A question that is out for longer is given up for a newer one, in milliseconds. Long enough for the slowest rules:
/// an answer about a table of a moment ago is better than none before the hand rests.
constexpr int kYieldMilliseconds = 5'000;
/// The time without a change, in milliseconds, after which the table is at rest.
constexpr int kRestAfter = 120;

} // namespace

/// The matrices that were made, and of what.
struct UnitService::Known {
    struct Made {
        std::shared_ptr<const Scenario> scenario;
        Tolerances tolerances;
        std::shared_ptr<const UnitMatrix> matrix;
    };

    UnitResult answerTo(const std::shared_ptr<const Scenario>& scenario,
                        const Tolerances& tolerances,
                        bool wantDetails,
                        const std::stop_token& stop) {
        const auto start = std::chrono::steady_clock::now();
        UnitResult result{{}, scenario, {}, {}};
        const auto rules = scenarios::ruleSetOf(*scenario);
        if (!rules) {
            result.problem = rules.error().message;
            return result;
        }
        const scenarios::PreparedTable table{*scenario, *rules};
        scenarios::UnitMatrixOptions options;
        options.wantDetails = wantDetails;
        options.threads = scenarios::threadsBesideTheWindow();
        options.toleranceOf = tolerances.forPairsOf(*scenario);
        const Made& before = wantDetails ? detailed : latest;
        auto matrix = before.matrix && before.tolerances == tolerances
                          ? scenarios::unitMatrixAfter(table, *before.matrix, *before.scenario, options, stop)
                          : scenarios::unitMatrixOf(table, options, stop);
        if (stop.stop_requested()) {
            return result;
        }
        result.matrix = std::make_shared<const UnitMatrix>(std::move(matrix));
        latest = {scenario, tolerances, result.matrix};
        if (result.matrix->hasDetails) {
            detailed = latest;
        }
        result.timeTaken =
            std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
        return result;
    }

    Made latest;
    Made detailed;
};

UnitService::UnitService(QObject* parent) : QObject{parent}, m_known{std::make_unique<Known>()} {}

UnitService::~UnitService() = default;

void UnitService::follow(const Scenario& scenario, const Tolerances& tolerances) {
    m_scenario = std::make_shared<const Scenario>(scenario);
    m_tolerances = tolerances;
    m_jobs.startNext(m_runsForDetails ? 0 : kYieldMilliseconds, [this] { post(false); });
}

void UnitService::rest() {
    m_jobs.cancel();
    m_lastResult = {};
}

void UnitService::post(bool wantDetails) {
    m_runsForDetails = wantDetails;
    m_jobs.start([known = m_known.get(), scenario = m_scenario, tolerances = m_tolerances, wantDetails](
                     const std::stop_token& stop) { return known->answerTo(scenario, tolerances, wantDetails, stop); },
                 [this](UnitResult result) {
                     m_lastResult = std::move(result);
                     if (!m_jobs.isWaiting() && m_lastResult.matrix && !m_lastResult.matrix->hasDetails) {
                         m_jobs.startAfter(kRestAfter, [this] { post(true); });
                     }
                     emit answered();
                 });
}

} // namespace sightline::app

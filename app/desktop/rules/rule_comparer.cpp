#include "app/desktop/rules/rule_comparer.h"

#include "app/desktop/document/scenario_document.h"
#include "scenarios/base/parallel.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

/// The time without a change, in milliseconds, after which the table is at rest.
constexpr int kRestAfter = 120;

} // namespace

RuleComparer::RuleComparer(ScenarioDocument& document, QObject* parent) : QObject{parent}, m_document{document} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, [this] {
        if (m_a && m_b) {
            m_run.startAfter(kRestAfter, [this] { begin(); });
        }
    });
    connect(&m_run, &LatestTask::progressed, this, &RuleComparer::progressed);
}

void RuleComparer::setRules(std::optional<scenarios::RuleSet> a, std::optional<scenarios::RuleSet> b) {
    m_a = std::move(a);
    m_b = std::move(b);
    if (m_a && m_b) {
        begin();
    } else {
        m_run.cancel();
    }
}

void RuleComparer::begin() {
    m_run.stopWaiting();
    m_run.start(
        [scenario = m_document.scenario(), a = *m_a, b = *m_b](const std::stop_token& stop,
                                                               const LatestTask::Progress& progress) {
            scenarios::ComparisonOptions options;
            options.threads = scenarios::threadsBesideTheWindow();
            options.progress = progress;
            auto result = std::make_shared<const scenarios::RuleComparison>(
                scenarios::compareRules(scenario, a, b, options, stop));
            return std::pair{scenario, result};
        },
        [this](auto answer) {
            m_asked = std::move(answer.first);
            m_result = std::move(answer.second);
            emit ended();
        });
    emit began();
}

} // namespace sightline::app

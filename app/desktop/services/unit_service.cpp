#include "app/desktop/services/unit_service.h"

#include "app/desktop/base/latest_task.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::UnitMatrix;

/// A question that is out for longer is given up for a newer one, in milliseconds. Long enough for the slowest rules:
/// an answer about a table of a moment ago is better than none before the hand rests.
constexpr qint64 kProgressDelay = 5'000;
/// The time without a change, in milliseconds, after which the table is at rest.
constexpr int kRestAfter = 120;

/// One processor is left to the table.
int threadsOfMatrix() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1); }

} // namespace

class UnitService::Worker {
public:
    explicit Worker(UnitService& service)
        : m_service{service}, m_jobs{[this](const Job& job, const std::stop_token& stop) {
              if (!job.scenario) {
                  return;
              }
              UnitResult result = answerTo(job, stop);
              if (!stop.stop_requested()) {
                  QMetaObject::invokeMethod(
                      &m_service,
                      [to = &m_service, number = job.number, result = std::move(result)] {
                          to->deliver(number, result);
                      },
                      Qt::QueuedConnection);
              }
          }} {}

    struct Job {
        quint64 number = 0;
        std::shared_ptr<const Scenario> scenario; ///< null: nothing to do but to stop
        Tolerances tolerances = {};
        bool wantDetails = false;
    };

    void post(Job job) { m_jobs.post(std::move(job)); }

private:
    /// A matrix that was made, and of what.
    struct Known {
        std::shared_ptr<const Scenario> scenario;
        Tolerances tolerances;
        std::shared_ptr<const UnitMatrix> matrix;
    };

    UnitResult answerTo(const Job& job, const std::stop_token& stop) {
        const auto start = std::chrono::steady_clock::now();
        UnitResult result{{}, job.scenario, {}, {}};
        const auto rules = scenarios::ruleSetOf(*job.scenario);
        if (!rules) {
            result.problem = rules.error().message;
            return result;
        }
        const scenarios::PreparedTable table{*job.scenario, *rules};
        scenarios::UnitMatrixOptions options;
        options.wantDetails = job.wantDetails;
        options.threads = threadsOfMatrix();
        options.toleranceOf = job.tolerances.forPairsOf(*job.scenario);
        const Known& before = job.wantDetails ? m_detailed : m_latest;
        auto matrix = before.matrix && before.tolerances == job.tolerances
                          ? scenarios::unitMatrixAfter(table, *before.matrix, *before.scenario, options, stop)
                          : scenarios::unitMatrixOf(table, options, stop);
        if (stop.stop_requested()) {
            return result;
        }
        result.matrix = std::make_shared<const UnitMatrix>(std::move(matrix));
        m_latest = {job.scenario, job.tolerances, result.matrix};
        if (result.matrix->hasDetails) {
            m_detailed = m_latest;
        }
        result.timeTaken =
            std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
        return result;
    }

    UnitService& m_service;
    Known m_latest; // both touched by the thread alone
    Known m_detailed;
    LatestTask<Job> m_jobs; // last: it ends before anything it looks at goes
};

UnitService::UnitService(QObject* parent) : QObject{parent} {
    m_details.setSingleShot(true);
    m_details.setInterval(kRestAfter);
    connect(&m_details, &QTimer::timeout, this, [this] { post(true); });
    m_worker = std::make_unique<Worker>(*this);
}

UnitService::~UnitService() = default;

void UnitService::follow(const Scenario& scenario, const Tolerances& tolerances) {
    m_scenario = std::make_shared<const Scenario>(scenario);
    m_tolerances = tolerances;
    m_details.stop();
    if (m_running && !m_runsForDetails && m_sinceRequested.elapsed() < kProgressDelay) {
        m_again = true;
    } else {
        post(false);
    }
}

void UnitService::rest() {
    ++m_newest;
    m_details.stop();
    m_running = false;
    m_again = false;
    m_lastResult = {};
    m_worker->post({m_newest, {}});
}

void UnitService::post(bool wantDetails) {
    m_again = false;
    m_running = true;
    m_runsForDetails = wantDetails;
    m_sinceRequested.start();
    m_worker->post({++m_newest, m_scenario, m_tolerances, wantDetails});
}

void UnitService::deliver(quint64 number, const UnitResult& result) {
    if (number != m_newest) {
        return;
    }
    m_running = false;
    m_lastResult = result;
    if (m_again) {
        post(false);
    } else if (result.matrix && !result.matrix->hasDetails) {
        m_details.start();
    }
    emit answered();
}

} // namespace sightline::app

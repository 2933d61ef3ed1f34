#include "app/desktop/seeing/pair_service.h"

#include "app/desktop/base/latest_task.h"
#include "app/desktop/services/table_cache.h"

#include <QElapsedTimer>

#include <utility>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::Verdict;

/// The time without a new question, in milliseconds, after which the table is at rest.
constexpr int kRestAfter = 120;
/// Progress is told after so many milliseconds, and then each time they have passed again.
constexpr int kReportAfterMilliseconds = 150;

std::shared_ptr<const std::vector<Verdict>> noVerdicts() {
    static const auto none = std::make_shared<const std::vector<Verdict>>();
    return none;
}

} // namespace

struct PairService::Requested {
    std::shared_ptr<const Scenario> scenario;
    std::vector<SightPair> pairs;
    Tolerances tolerances;
};

class PairService::Worker {
public:
    struct Job {
        quint64 number = 0;
        std::shared_ptr<const Requested> asked; ///< null: nothing to do but to stop
        bool wantDetails = false;
    };

    explicit Worker(PairService& service)
        : m_service{service}, m_jobs{[this](const Job& job, const std::stop_token& stop) {
              if (!job.asked) {
                  return;
              }
              PairResult result = answerTo(job, stop);
              if (!stop.stop_requested()) {
                  send([number = job.number, result = std::move(result)](PairService& to) mutable {
                      to.deliver(number, std::move(result));
                  });
              }
          }} {}

    void post(Job job) { m_jobs.post(std::move(job)); }

private:
    template <class Call> void send(Call call) {
        QMetaObject::invokeMethod(
            &m_service, [to = &m_service, call = std::move(call)]() mutable { call(*to); }, Qt::QueuedConnection);
    }

    PairResult answerTo(const Job& job, const std::stop_token& stop) {
        PairResult result;
        result.scenario = job.asked->scenario;
        result.hasDetails = job.wantDetails;
        const Scenario& scenario = *result.scenario;
        auto verdicts = std::make_shared<std::vector<Verdict>>();
        QElapsedTimer sinceTold;
        sinceTold.start();
        const scenarios::PreparedTable* table = m_cache.tableFor(scenario, result.problem);
        int done = 0;
        for (const SightPair& pair : job.asked->pairs) {
            if (!table || stop.stop_requested()) {
                break;
            }
            ++done;
            if (pair.observer == pair.target || !scenario.model(pair.observer) || !scenario.model(pair.target)) {
                continue;
            }
            scenarios::Question question;
            question.observer = pair.observer;
            question.target = pair.target;
            question.toleranceMillimeters = job.asked->tolerances.between(scenario, pair.observer, pair.target);
            question.wantDetails = job.wantDetails;
            verdicts->push_back(scenarios::judge(*table, question, stop));
            if (sinceTold.elapsed() > kReportAfterMilliseconds) {
                sinceTold.restart();
                send([number = job.number, done, all = static_cast<int>(job.asked->pairs.size())](PairService& to) {
                    if (number == to.m_newest) {
                        emit to.progressed(done, all);
                    }
                });
            }
        }
        result.verdicts = std::move(verdicts);
        return result;
    }

    PairService& m_service;
    TableCache m_cache;     // touched by the thread alone
    LatestTask<Job> m_jobs; // last: it ends before anything it looks at goes
};

PairService::PairService(QObject* parent) : QObject{parent}, m_worker{std::make_unique<Worker>(*this)} {
    m_lastResult.verdicts = noVerdicts();
    m_details.setSingleShot(true);
    m_details.setInterval(kRestAfter);
    connect(&m_details, &QTimer::timeout, this, [this] { post(true); });
}

PairService::~PairService() = default;

void PairService::ask(Scenario scenario, std::vector<SightPair> pairs, const Tolerances& tolerances) {
    m_asked = std::make_shared<const Requested>(
        Requested{std::make_shared<const Scenario>(std::move(scenario)), std::move(pairs), tolerances});
    m_details.stop();
    // An answer about a moment ago is better than none; details of it are not.
    if (m_running && !m_runsForDetails) {
        m_again = true;
    } else {
        post(false);
    }
}

void PairService::rest() {
    ++m_newest;
    m_details.stop();
    m_asked.reset();
    m_running = false;
    m_again = false;
    m_worker->post({});
    m_lastResult = {};
    m_lastResult.verdicts = noVerdicts();
}

void PairService::post(bool wantDetails) {
    m_running = true;
    m_runsForDetails = wantDetails;
    m_again = false;
    m_worker->post({++m_newest, m_asked, wantDetails});
}

void PairService::deliver(quint64 number, PairResult result) {
    if (number != m_newest) {
        return;
    }
    m_running = false;
    m_lastResult = std::move(result);
    if (m_again) {
        post(false);
    } else if (!m_lastResult.hasDetails && !m_lastResult.verdicts->empty()) {
        m_details.start();
    }
    emit answered();
}

} // namespace sightline::app

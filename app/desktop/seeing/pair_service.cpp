#include "app/desktop/seeing/pair_service.h"

#include "app/desktop/services/table_cache.h"

#include <QElapsedTimer>

#include <limits>
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

PairResult PairService::answerTo(const Requested& asked,
                                 bool wantDetails,
                                 TableCache& cache,
                                 const std::stop_token& stop,
                                 const LatestTask::Progress& reportProgress) {
    PairResult result;
    result.scenario = asked.scenario;
    result.hasDetails = wantDetails;
    const Scenario& scenario = *result.scenario;
    auto verdicts = std::make_shared<std::vector<Verdict>>();
    QElapsedTimer sinceTold;
    sinceTold.start();
    const scenarios::PreparedTable* table = cache.tableFor(scenario, result.problem);
    int done = 0;
    for (const SightPair& pair : asked.pairs) {
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
        question.toleranceMillimeters = asked.tolerances.between(scenario, pair.observer, pair.target);
        question.wantDetails = wantDetails;
        verdicts->push_back(scenarios::judge(*table, question, stop));
        if (sinceTold.elapsed() > kReportAfterMilliseconds) {
            sinceTold.restart();
            reportProgress(done, static_cast<int>(asked.pairs.size()));
        }
    }
    result.verdicts = std::move(verdicts);
    return result;
}

PairService::PairService(QObject* parent) : QObject{parent}, m_cache{std::make_unique<TableCache>()} {
    m_lastResult.verdicts = noVerdicts();
    connect(&m_jobs, &LatestTask::progressed, this, &PairService::progressed);
}

PairService::~PairService() = default;

void PairService::ask(Scenario scenario, std::vector<SightPair> pairs, const Tolerances& tolerances) {
    m_asked = std::make_shared<const Requested>(
        Requested{std::make_shared<const Scenario>(std::move(scenario)), std::move(pairs), tolerances});
    // An answer about a moment ago is better than none; details of it are not.
    m_jobs.startNext(m_runsForDetails ? 0 : std::numeric_limits<int>::max(), [this] { post(false); });
}

void PairService::rest() {
    m_jobs.cancel();
    m_asked.reset();
    m_lastResult = {};
    m_lastResult.verdicts = noVerdicts();
}

void PairService::post(bool wantDetails) {
    m_runsForDetails = wantDetails;
    m_jobs.start(
        [asked = m_asked, wantDetails, cache = m_cache.get()](const std::stop_token& stop,
                                                              const LatestTask::Progress& reportProgress) {
            return answerTo(*asked, wantDetails, *cache, stop, reportProgress);
        },
        [this](PairResult result) {
            m_lastResult = std::move(result);
            if (!m_jobs.isWaiting() && !m_lastResult.hasDetails && !m_lastResult.verdicts->empty()) {
                m_jobs.startAfter(kRestAfter, [this] { post(true); });
            }
            emit answered();
        });
}

} // namespace sightline::app

#include "app/desktop/services/sight_service.h"

#include "app/desktop/base/latest_task.h"
#include "app/desktop/services/table_cache.h"
#include "scenarios/judge/stage_lines.h"

#include <algorithm>
#include <stop_token>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::ModelId;
using scenarios::PreparedTable;
using scenarios::Question;
using scenarios::Scenario;
using scenarios::Verdict;

struct Job {
    using IsLine = void; ///< see `LatestTask`
    quint64 number = 0;
    Scenario scenario;
    SightRequest request;
};

Question questionAbout(const SightRequest& request, const Scenario& scenario, const ModelId& target) {
    const bool isFocus = !request.focus || *request.focus == target;
    Question question;
    question.observer = *request.observer;
    question.target = target;
    question.method = request.method;
    question.samples = request.samples;
    question.toleranceMillimeters = request.tolerances.between(scenario, *request.observer, target);
    question.keepAttempts = request.keepAttempts && isFocus;
    question.wantDetails = isFocus || request.detailsForAll;
    question.wantRulingFigures = request.focus == target && request.detailsForAll;
    return question;
}

} // namespace

const Verdict* SightResult::focused() const {
    if (!verdicts || verdicts->empty()) {
        return nullptr;
    }
    if (!request.focus) {
        return verdicts->size() == 1 ? &verdicts->front() : nullptr;
    }
    const auto found = std::ranges::find(*verdicts, *request.focus, &Verdict::target);
    return found == verdicts->end() ? nullptr : &*found;
}

class SightService::Worker {
public:
    explicit Worker(SightService& service)
        : m_service{service}, m_jobs{[this](Job job, const std::stop_token& stop) {
              SightResult result = answerTo(std::move(job), stop);
              if (!stop.stop_requested()) {
                  QMetaObject::invokeMethod(
                      &m_service,
                      [to = &m_service, result = std::move(result)]() mutable { to->deliver(std::move(result)); },
                      Qt::QueuedConnection);
              }
          }} {}

    void post(Job job) { m_jobs.post(std::move(job)); }

private:
    SightResult answerTo(Job job, const std::stop_token& stop) {
        const auto start = std::chrono::steady_clock::now();
        SightResult result;
        result.question = job.number;
        auto verdicts = std::make_shared<std::vector<Verdict>>();
        SightRequest& request = job.request;
        if (request.observer && job.scenario.model(*request.observer)) {
            std::erase_if(request.targets,
                          [&](const ModelId& id) { return id == *request.observer || !job.scenario.model(id); });
            const PreparedTable* table = m_cache.tableFor(job.scenario, result.problem);
            for (const ModelId& target : request.targets) {
                if (!table || stop.stop_requested()) {
                    break;
                }
                verdicts->push_back(scenarios::judge(*table, questionAbout(request, job.scenario, target), stop));
            }
        }
        result.request = std::move(request);
        result.verdicts = std::move(verdicts);
        addViews(result, job.scenario, stop);
        result.timeTaken =
            std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
        return result;
    }

    /// The other views of the pair in front, so that they never show another moment than the verdict does.
    void addViews(SightResult& result, const Scenario& scenario, const std::stop_token& stop) {
        const Verdict* focus = result.focused();
        if (!focus || stop.stop_requested()) {
            return;
        }
        const PreparedTable* table = m_cache.tableFor(scenario, result.problem);
        if (table && focus->volume && !table->rules().pack && result.request.wantHeights) {
            result.heights = scenarios::heightsNeeded(*table, focus->observer, focus->target, {}, stop);
        }
        if (table && result.request.wantProfile) {
            result.profile =
                std::make_shared<const scenarios::VerdictProfile>(scenarios::sideProfileOf(*table, *focus));
        }
        if (table && result.request.wantStages) {
            result.stages = std::make_shared<const std::vector<scenarios::TriedLine>>(
                scenarios::stageLinesOf(*table, *focus, result.request.samples));
        }
        if (table && result.request.wantCover) {
            geometry::CoverOptions options;
            options.wantProof = false; // the verdict is one; the picture needs the columns
            if (auto cover = scenarios::lineCoverOf(*table, *focus, options, stop)) {
                result.cover = std::make_shared<const scenarios::TableCover>(std::move(*cover));
            } else if (focus->volume) {
                if (auto eyes = scenarios::eyeSceneOf(*table, *focus)) {
                    result.eyes = std::make_shared<const scenarios::EyeScene>(std::move(*eyes));
                }
            }
        }
    }

    SightService& m_service;
    TableCache m_cache;     // touched by the thread alone
    LatestTask<Job> m_jobs; // last: it ends before anything it looks at goes
};

SightService::SightService(QObject* parent) : QObject{parent}, m_worker{std::make_unique<Worker>(*this)} {
    qRegisterMetaType<SightResult>();
    m_lastResult.verdicts = std::make_shared<const std::vector<Verdict>>();
}

SightService::~SightService() = default;

quint64 SightService::ask(Scenario scenario, SightRequest request) {
    ++m_newest;
    m_worker->post({m_newest, std::move(scenario), std::move(request)});
    return m_newest;
}

void SightService::deliver(SightResult result) {
    if (result.question != m_newest) {
        return;
    }
    m_lastResult = std::move(result);
    emit answered(m_lastResult);
}

} // namespace sightline::app

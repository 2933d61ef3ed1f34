#include "app/desktop/services/sight_service.h"

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

/// The other views of the pair in front, so that they never show another moment than the verdict does.
void addViews(SightResult& result, const Scenario& scenario, TableCache& cache, const std::stop_token& stop) {
    const Verdict* focus = result.focused();
    if (!focus || stop.stop_requested()) {
        return;
    }
    const PreparedTable* table = cache.tableFor(scenario, result.problem);
    if (table && focus->volume && !table->rules().pack && result.request.wantHeights) {
        result.heights = scenarios::heightsNeeded(*table, focus->observer, focus->target, {}, stop);
    }
    if (table && result.request.wantProfile) {
        result.profile = std::make_shared<const scenarios::VerdictProfile>(scenarios::sideProfileOf(*table, *focus));
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

SightResult answerTo(const Scenario& scenario, SightRequest request, TableCache& cache, const std::stop_token& stop) {
    const auto start = std::chrono::steady_clock::now();
    SightResult result;
    auto verdicts = std::make_shared<std::vector<Verdict>>();
    if (request.observer && scenario.model(*request.observer)) {
        std::erase_if(request.targets,
                      [&](const ModelId& id) { return id == *request.observer || !scenario.model(id); });
        const PreparedTable* table = cache.tableFor(scenario, result.problem);
        for (const ModelId& target : request.targets) {
            if (!table || stop.stop_requested()) {
                break;
            }
            verdicts->push_back(scenarios::judge(*table, questionAbout(request, scenario, target), stop));
        }
    }
    result.request = std::move(request);
    result.verdicts = std::move(verdicts);
    addViews(result, scenario, cache, stop);
    result.timeTaken = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
    return result;
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

SightService::SightService(QObject* parent) : QObject{parent}, m_cache{std::make_unique<TableCache>()} {
    qRegisterMetaType<SightResult>();
    m_lastResult.verdicts = std::make_shared<const std::vector<Verdict>>();
}

SightService::~SightService() = default;

quint64 SightService::ask(Scenario scenario, SightRequest request) {
    const quint64 question = ++m_newest;
    m_jobs.start(
        [scenario = std::move(scenario), request = std::move(request), cache = m_cache.get()](
            const std::stop_token& stop) mutable { return answerTo(scenario, std::move(request), *cache, stop); },
        [this, question](SightResult result) {
            m_lastResult = std::move(result);
            m_lastResult.question = question;
            emit answered(m_lastResult);
        });
    return question;
}

} // namespace sightline::app

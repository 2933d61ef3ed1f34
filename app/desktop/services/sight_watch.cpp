#include "app/desktop/services/sight_watch.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/services/sight_service.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

/// A question that is out for longer is given up for a newer one, in milliseconds.
constexpr qint64 kProgressDelay = 250;
/// Answers with all details that take longer would show in a drag.
constexpr std::chrono::microseconds kSlow{10'000};
/// The time without a change, in milliseconds, after which the table is at rest.
constexpr int kRestAfter = 120;

} // namespace

const std::vector<Looking>& sightModes() {
    using geometry::SampleSettings;
    using geometry::SightMethod;
    static const std::vector<Looking> ways{{SightMethod::Exact, {}},
                                           {SightMethod::Sampled, {}},
                                           {SightMethod::Sampled, SampleSettings::inBands()},
                                           {SightMethod::Sampled, SampleSettings::withPoints(4)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(8)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(16)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(32)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(64)},
                                           {SightMethod::Center, {}}};
    return ways;
}

SightWatch::SightWatch(ScenarioDocument& document, TableState& state, SightService& service, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_service{service} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &SightWatch::somethingChanged);
    connect(&state, &TableState::sightPairChanged, this, &SightWatch::somethingChanged);
    connect(&state, &TableState::oneToManyChanged, this, &SightWatch::somethingChanged);
    connect(&state, &TableState::showsTriedLinesChanged, this, &SightWatch::somethingChanged);
    connect(&state, &TableState::previewRulesChanged, this, &SightWatch::somethingChanged);
    connect(&service, &SightService::answered, this, &SightWatch::answered);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestAfter);
    connect(&m_rest, &QTimer::timeout, this, &SightWatch::askNow);
}

void SightWatch::setTolerances(const Tolerances& tolerances) {
    if (std::exchange(m_tolerances, tolerances) != tolerances) {
        somethingChanged();
    }
}

void SightWatch::setLooking(const Looking& looking) {
    if (std::exchange(m_looking, looking) != looking) {
        somethingChanged();
    }
}

void SightWatch::setViews(bool profile, bool cover) {
    const bool opened = (profile && !m_wantsProfile) || (cover && !m_wantsCover);
    m_wantsProfile = profile;
    m_wantsCover = cover;
    if (opened) {
        somethingChanged();
    }
}

SightRequest SightWatch::request() const {
    SightRequest request;
    request.tolerances = m_tolerances;
    request.method = m_looking.method;
    request.samples = m_looking.samples;
    request.observer = m_state.observer();
    request.keepAttempts = m_state.showsTriedLines();
    request.wantHeights = true;
    request.wantStages = true;
    request.wantProfile = m_wantsProfile;
    request.wantCover = m_wantsCover;
    request.focus = m_state.currentTarget();
    if (!request.observer) {
        return request;
    }
    if (m_state.isOneToMany()) {
        const scenarios::Scenario& scenario = m_document.scenario();
        const scenarios::Model* observer = scenario.model(*request.observer);
        for (const scenarios::Model& model : scenario.models) {
            if (observer && model.player != observer->player) {
                request.targets.push_back(model.id);
            }
        }
    }
    const auto& target = m_state.currentTarget();
    if (target && std::ranges::find(request.targets, *target) == request.targets.end()) {
        request.targets.push_back(*target);
    }
    return request;
}

void SightWatch::askNow() { ask(Pace::AtRest); }

void SightWatch::ask(Pace pace) {
    m_askAgain = false;
    m_sinceRequested.start();
    SightRequest wanted = request();
    if (pace == Pace::Moving && m_detailsAreSlow) {
        wanted.detailsForAll = false;
        m_rest.start();
    } else {
        m_rest.stop();
    }
    m_service.ask(m_state.judged(m_document.scenario()), std::move(wanted));
}

void SightWatch::somethingChanged() {
    if (m_service.isBusy() && m_sinceRequested.isValid() && m_sinceRequested.elapsed() < kProgressDelay) {
        m_askAgain = true;
    } else {
        ask(Pace::Moving);
    }
}

void SightWatch::answered() {
    const SightResult& result = m_service.lastResult();
    if (result.request.detailsForAll) {
        m_detailsAreSlow = result.timeTaken > kSlow;
    }
    if (m_askAgain) {
        ask(Pace::Moving);
    }
}

} // namespace sightline::app

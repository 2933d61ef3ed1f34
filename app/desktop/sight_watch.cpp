#include "app/desktop/sight_watch.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/sight_service.h"

#include <algorithm>

namespace sightline::app {

namespace {

/// A question that is out for longer is given up for a newer one, in milliseconds.
constexpr qint64 kPatience = 250;

/// After this long without a change the figures of all targets are asked for, in milliseconds.
constexpr int kCalm = 200;

} // namespace

SightWatch::SightWatch(ScenarioDocument& document, TableState& state, SightService& service, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_service{service} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &SightWatch::somethingChanged);
    connect(&state, &TableState::sightPairChanged, this, &SightWatch::somethingChanged);
    connect(&state, &TableState::oneToManyChanged, this, &SightWatch::somethingChanged);
    connect(&state, &TableState::showsTriedLinesChanged, this, &SightWatch::somethingChanged);
    connect(&service, &SightService::answered, this, &SightWatch::answered);
    m_calm.setSingleShot(true);
    m_calm.setInterval(kCalm);
    connect(&m_calm, &QTimer::timeout, this, &SightWatch::askForDetails);
}

SightRequest SightWatch::request() const {
    SightRequest request;
    request.observer = m_state.observer();
    request.keepAttempts = m_state.showsTriedLines();
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

void SightWatch::askNow() {
    m_askAgain = false;
    m_sinceAsked.start();
    m_service.ask(m_document.scenario(), request());
}

void SightWatch::askForDetails() {
    if (m_service.isBusy()) {
        m_calm.start();
        return;
    }
    SightRequest complete = request();
    if (complete.focus && complete.targets.size() > 1) {
        complete.detailsForAll = true;
        m_service.ask(m_document.scenario(), std::move(complete));
    }
}

void SightWatch::somethingChanged() {
    m_calm.start();
    if (m_service.isBusy() && m_sinceAsked.isValid() && m_sinceAsked.elapsed() < kPatience) {
        m_askAgain = true;
    } else {
        askNow();
    }
}

void SightWatch::answered() {
    if (m_askAgain) {
        askNow();
    }
}

} // namespace sightline::app

#pragma once

#include "app/desktop/base/tolerances.h"
#include "geometry/sight/plan/sight.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <vector>

namespace sightline::app {

class ScenarioDocument;
class SightService;
class TableState;
struct SightRequest;

/// The method by which lines are searched for (rows S3.16, S3.21 and S3.32). Only the exact method proves that
/// there is none.
struct Looking {
    geometry::SightMethod method = geometry::SightMethod::Exact;
    geometry::SampleSettings samples = {};
    friend bool operator==(const Looking&, const Looking&) = default;
};

/// Returns the methods of the command group "ways", the exact one first; each action holds its index as data.
[[nodiscard]] const std::vector<Looking>& sightModes();

/// Sends a new request whenever the scenario, the pair or a switch changes, so that the answer matches the window.
/// While a recent request is unanswered, it waits for the answer before it sends the next one: a fast drag gets a
/// stream of answers instead of requests that cancel each other. If details of many models are too slow for that, it
/// requests bare verdicts during changes, and the details once they have ended.
class SightWatch : public QObject {
    Q_OBJECT

public:
    SightWatch(ScenarioDocument& document, TableState& state, SightService& service, QObject* parent = nullptr);

    /// Sets the tolerances; sends a new request if they changed.
    void setTolerances(const Tolerances& tolerances);

    /// Sets the method and its sample points; sends a new request if they changed.
    void setLooking(const Looking& looking);
    [[nodiscard]] const Looking& looking() const { return m_looking; }

    /// Sets which other views of the current pair are open; sends a new request if one was opened.
    void setViews(bool profile, bool cover);

    /// Returns the request that matches the current state of the window.
    [[nodiscard]] SightRequest request() const;
    /// Sends a request with all details at once, however long the answer takes.
    void askNow();

private:
    enum class Pace { Moving, AtRest };

    void ask(Pace pace);
    void somethingChanged();
    void answered();

    ScenarioDocument& m_document;
    TableState& m_state;
    SightService& m_service;
    Tolerances m_tolerances;
    Looking m_looking;
    bool m_wantsProfile = false;
    bool m_wantsCover = false;
    QElapsedTimer m_sinceRequested;
    QTimer m_rest;
    bool m_askAgain = false;
    bool m_detailsAreSlow = false;
};

} // namespace sightline::app

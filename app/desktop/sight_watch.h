#pragma once

#include "app/desktop/tolerances.h"
#include "geometry/sight/sight.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace sightline::app {

class ScenarioDocument;
class SightService;
class TableState;
struct SightRequest;

/// How lines of the pairs in front are looked for: rows S3.16, S3.21 and S3.32. Only the exact one proves that there is
/// none.
struct Looking {
    geometry::SightMethod method = geometry::SightMethod::Exact;
    geometry::SampleSettings samples = {};
    friend bool operator==(const Looking&, const Looking&) = default;
};

/// Asks the service again whenever the scenario, the pair or a switch changes, so that the answer is always about what
/// the window shows. While a young question is still out it waits for its answer and then asks anew: a fast drag sees
/// an answer for each frame instead of a queue of questions that cancel each other. Where answers about many models
/// take too long for that, it asks for the bare verdicts while things move and for everything once they rest.
class SightWatch : public QObject {
    Q_OBJECT

public:
    SightWatch(ScenarioDocument& document, TableState& state, SightService& service, QObject* parent = nullptr);

    /// How close is too close to call; asks anew if that changed.
    void setTolerances(const Tolerances& tolerances);

    void setLooking(const Looking& looking);
    [[nodiscard]] const Looking& looking() const { return m_looking; }

    /// Which other views of the pair in front are open; asks anew if one was opened.
    void setViews(bool profile, bool cover);

    /// What the window wants to know now.
    [[nodiscard]] SightRequest request() const;
    /// With all details, however long that takes.
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

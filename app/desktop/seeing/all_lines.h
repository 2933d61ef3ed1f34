#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/seeing/pair_service.h"
#include "app/shared/painting/paint_options.h"

#include <QImage>
#include <QRectF>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// The number of pairs, by their verdicts.
struct PairCount {
    int pairs = 0;
    int seen = 0;
    int tooClose = 0; ///< of those seen; known with details only
    int ofSculpt = 0; ///< pairs that depend on the sculpt
    friend bool operator==(const PairCount&, const PairCount&) = default;
};
[[nodiscard]] PairCount countOf(const std::vector<scenarios::Verdict>& verdicts);

/// Displays the lines of all pairs while the switch is on. Judging and painting run on other threads, however many
/// pairs there are; edits and zooming are followed.
class AllLines : public QObject {
    Q_OBJECT

public:
    /// All arguments outlive the object; `parent` may be null.
    AllLines(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent = nullptr);

    void setTolerances(const Tolerances& tolerances);
    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    /// True while an answer, its details or its picture are pending.
    [[nodiscard]] bool isBusy() const { return m_on && (m_service.isBusy() || m_pictures.isRunning()); }
    [[nodiscard]] const PairResult& result() const { return m_service.lastResult(); }

signals:
    void toggled(bool on);
    /// Emitted when the answer changed.
    void changed();
    void progressed(int done, int all);

private:
    void ask();
    void paintAgain();

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    PairService m_service;
    Tolerances m_tolerances;
    bool m_on = false;
    LatestTask m_pictures; // last, so that it ends before the members it uses
};

} // namespace sightline::app

#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/painting/paint_options.h"
#include "app/desktop/seeing/pair_service.h"

#include <QImage>
#include <QRectF>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// How many pairs there are, and what is said of them.
struct PairCount {
    int pairs = 0;
    int seen = 0;
    int tooClose = 0; ///< of those; only known with details
    int ofSculpt = 0; ///< those that depend on the sculpt
    friend bool operator==(const PairCount&, const PairCount&) = default;
};
[[nodiscard]] PairCount countOf(const std::vector<scenarios::Verdict>& verdicts);

/// All lines of all pairs, while somebody wants to see them. They are judged and painted away from the window, however
/// many they are; edits and zooming are followed.
class AllLines : public QObject {
    Q_OBJECT

public:
    /// All of them outlive it.
    AllLines(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent = nullptr);

    void setTolerances(const Tolerances& tolerances);
    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    /// An answer, its details or its picture are still to come.
    [[nodiscard]] bool isBusy() const { return m_on && (m_service.isBusy() || m_painting); }
    [[nodiscard]] const PairResult& result() const { return m_service.lastResult(); }

signals:
    void toggled(bool on);
    /// Another answer.
    void changed();
    void progressed(int done, int all);

private:
    /// What a picture is made of.
    struct Order {
        quint64 number = 0;
        std::shared_ptr<const std::vector<scenarios::Verdict>> verdicts;
        PaintOptions options;
        QRectF area;
        double ratio = 1.0; ///< device pixels a pixel
    };

    void ask();
    void paintAgain();

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    PairService m_service;
    Tolerances m_tolerances;
    bool m_on = false;
    bool m_painting = false;
    quint64 m_newest = 0;
    LatestTask<Order> m_pictures; // last: it ends before anything it tells of goes
};

} // namespace sightline::app

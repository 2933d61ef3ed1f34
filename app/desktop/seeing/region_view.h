#pragma once

#include "app/desktop/background_run.h"
#include "scenarios/analysis/region.h"

#include <QObject>

#include <memory>
#include <optional>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// What is seen from the selected models, else from the observer, drawn on the table while they move. Worked out in a thread: the newest question
/// follows as soon as the one before is answered; one that takes long gives way at once.
class RegionView : public QObject {
    Q_OBJECT

public:
    /// All of them outlive it.
    RegionView(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    /// How high a thing is that would be seen.
    void setHeight(geometry::Length height);

    [[nodiscard]] bool isBusy() const { return m_on && (m_run.isRunning() || m_again); }
    /// Nothing: nobody looks, or there is no answer yet.
    [[nodiscard]] const std::optional<scenarios::SeenRegion>& region() const { return m_region; }
    /// A sentence about it; empty: nothing is shown.
    [[nodiscard]] const QString& sentence() const { return m_sentence; }

signals:
    void changed();
    /// Of an answer that takes longer than the eye waits.
    void progressed(int done, int all);

private:
    struct Asked;
    struct Answer;

    void ask();
    void start();
    void deliver(const Answer& answer);
    void clear(const QString& sentence);

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    geometry::Length m_height = geometry::Length::fromInches(2);
    std::shared_ptr<const Asked> m_asked;
    std::optional<scenarios::SeenRegion> m_region;
    QString m_sentence;
    bool m_on = false;
    bool m_again = false;
    bool m_isSlow = false; ///< what runs may take seconds
    BackgroundRun m_run;   // last: it ends before anything it tells of goes
};

} // namespace sightline::app

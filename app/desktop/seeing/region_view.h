#pragma once

#include "app/desktop/background_task.h"
#include "app/desktop/document/design_choices.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QTimer>

#include <memory>
#include <optional>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// What is seen by whom the choice says, drawn on the table while things move. Worked out in a thread: the newest
/// question follows as soon as the one before is answered; one that takes long gives way at once.
class RegionView : public QObject {
    Q_OBJECT

public:
    /// All of them outlive it.
    RegionView(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    /// How high a thing is that would be seen.
    void setHeight(geometry::Length height);
    /// `zone`: who looks, where a zone does; of another table: nobody.
    void setChoice(const RegionChoice& choice, const std::optional<scenarios::ZoneId>& zone);
    /// A viewer without size stands where the pointer was.
    [[nodiscard]] bool followsPointer() const { return m_on && m_choice.viewer == RegionViewer::SamplePoint; }
    [[nodiscard]] const std::optional<QPointF>& place() const { return m_place; }
    /// Table inches; beside the table the viewer stays where it is.
    void setPlace(QPointF place);
    /// The same region in the unit that is preferred now.
    void retranslateUi();
    /// Ends what runs; nothing is drawn until something changes.
    void stop();

    [[nodiscard]] bool isBusy() const { return m_on && (m_run.isRunning() || m_again); }
    /// What is drawn is of the table or the choice as it was.
    [[nodiscard]] bool isStale() const { return m_isStale; }
    /// Nothing: nobody looks, or there is no answer yet.
    [[nodiscard]] const std::optional<scenarios::SeenRegion>& region() const { return m_region; }
    /// Of the region that is told. Precondition: there is one.
    [[nodiscard]] const scenarios::RegionQuestion& question() const;
    /// A sentence about it; empty: nothing is shown.
    [[nodiscard]] const QString& sentence() const { return m_sentence; }

signals:
    void changed();
    /// Of an answer that takes longer than the eye waits; of 0: nobody knows how long.
    void progressed(int done, int all);

private:
    struct Requested;
    struct Answer;

    void ask();
    void start();
    void deliver(Answer answer);
    void clear(const QString& sentence);
    /// Who looks. Empty question: nobody; the sentence says what to do.
    [[nodiscard]] QString addViewers(const scenarios::Scenario& scenario, scenarios::RegionQuestion& question) const;
    [[nodiscard]] static Answer answerTo(const std::shared_ptr<const Requested>& asked,
                                         const std::stop_token& stop,
                                         const BackgroundTask::Progress& tell);

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    RegionChoice m_choice;
    std::optional<scenarios::ZoneId> m_zone;
    std::optional<QPointF> m_place;
    geometry::Length m_height = geometry::Length::fromInches(2);
    std::shared_ptr<const Requested> m_asked; ///< the newest question
    std::shared_ptr<const Requested> m_told;  ///< of the region
    std::optional<scenarios::SeenRegion> m_region;
    QString m_sentence;
    bool m_on = false;
    bool m_again = false;
    bool m_isStale = false;
    QElapsedTimer m_since; ///< of the work that runs
    QTimer m_slow;
    BackgroundTask m_run; // last: it ends before anything it tells of goes
};

} // namespace sightline::app

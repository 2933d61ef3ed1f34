#pragma once

#include "app/desktop/base/latest_task.h"
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

/// The time after a change until which the final answer is awaited before a first one is drawn, in milliseconds: it
/// then takes up to 16 ms with the time to paint.
inline constexpr int kFirstAnswerMs = 12;

/// Draws the region that the chosen viewers see, and updates it during changes. Computed on other threads: the latest
/// request follows as soon as the current one is answered; a slow computation is stopped for it. If the answer takes
/// longer than `kFirstAnswerMs`, a first answer is drawn until then, with all that it leaves open hatched widely; it is
/// preferred to the answer of an earlier request.
class RegionView : public QObject {
    Q_OBJECT

public:
    /// All arguments outlive the object; `parent` may be null.
    RegionView(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    /// Sets the height of the target whose visibility is drawn.
    void setHeight(geometry::Length height);
    /// Sets the viewers. `zone` is the viewing zone, if the choice is a zone; one that the table does not have sees
    /// nothing.
    void setChoice(const RegionChoice& choice, const std::optional<scenarios::ZoneId>& zone);
    /// True while the viewer is a point that follows the pointer.
    [[nodiscard]] bool followsPointer() const { return m_on && m_choice.viewer == RegionViewer::SamplePoint; }
    [[nodiscard]] const std::optional<QPointF>& place() const { return m_position; }
    /// Sets the position of that viewer, in table inches. Positions off the table are ignored.
    void setPosition(QPointF place);
    /// Updates the sentence about the region, in the current unit and language.
    void retranslateUi();
    /// Cancels the computation; nothing is drawn until the next change.
    void stop();

    [[nodiscard]] bool isBusy() const { return m_on && (m_prepare.isBusy() || m_run.isBusy()); }
    /// True while the drawn region is of an earlier table or choice.
    [[nodiscard]] bool isStale() const { return m_isStale; }
    /// Returns the drawn region; std::nullopt if there is no viewer, no answer yet, or a first answer only.
    [[nodiscard]] const std::optional<scenarios::SeenRegion>& region() const { return m_region; }
    /// Returns the first answer while it is drawn; see `scenarios::firstRegion`.
    [[nodiscard]] const std::optional<scenarios::SeenRegion>& firstAnswer() const { return m_firstAnswer; }
    /// Returns the question that the drawn region answers. Precondition: `region()` or `firstAnswer()` has a value.
    [[nodiscard]] const scenarios::RegionQuestion& question() const;
    /// Returns a sentence about the region, or why there is none; empty if nothing is displayed.
    [[nodiscard]] const QString& sentence() const { return m_sentence; }

signals:
    void changed();
    /// Emitted during an answer that takes longer than `kProgressDelayMs`; `all` is 0 if the duration is unknown.
    void progressed(int done, int all);

private:
    struct Requested;
    struct Prepared;
    struct Answer;

    void ask();
    void prepare();
    void take(const std::shared_ptr<const Prepared>& prepared);
    void showFirstAnswer();
    void start(const std::shared_ptr<const Prepared>& prepared);
    void deliver(Answer answer);
    void forget();
    void updateSentence();
    void clear(const QString& sentence);
    /// Adds the viewers to `question`. Returns an empty text, or what to do if there are none.
    [[nodiscard]] QString addViewers(const scenarios::Scenario& scenario, scenarios::RegionQuestion& question) const;
    [[nodiscard]] static std::shared_ptr<const Prepared> preparedFor(const std::shared_ptr<const Requested>& asked,
                                                                     const std::stop_token& stop);
    [[nodiscard]] static Answer
    answerTo(const Prepared& prepared, const std::stop_token& stop, const LatestTask::Progress& reportProgress);

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    RegionChoice m_choice;
    std::optional<scenarios::ZoneId> m_zone;
    std::optional<QPointF> m_position;
    geometry::Length m_height = geometry::Length::fromInches(2);
    std::shared_ptr<const Requested> m_asked;  ///< the latest request
    std::shared_ptr<const Requested> m_told;   ///< the request that the region answers
    std::shared_ptr<const Prepared> m_offered; ///< its first answer is drawn next
    std::optional<scenarios::SeenRegion> m_region;
    std::optional<scenarios::SeenRegion> m_firstAnswer;
    QString m_sentence;
    bool m_on = false;
    bool m_isStale = false;
    quint64 m_number = 0; ///< of the latest request
    QTimer m_hold;
    LatestTask m_prepare;
    LatestTask m_run; // the tasks are last, so that they end before the members they use
};

} // namespace sightline::app

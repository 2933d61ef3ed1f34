#pragma once

#include "scenarios/judge/verdict.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace sightline::app {

struct SightResult;
class StageChips;
class TableState;

/// Shows the stages of the search for a line. The first answer about a chosen pair plays them on the table in their
/// order, up to the one that settled it.
class StageController : public QObject {
    Q_OBJECT

public:
    explicit StageController(TableState& state, QObject* parent = nullptr);

    /// Sets the controls of the stages, which this object does not own.
    void setChips(StageChips& chips);
    /// Sets whether motion is reduced; then nothing is played.
    void setReducesMotion(bool on);
    /// Plays the stages of the next answer whatever was played before: the table is another one.
    void forgetPlayed() { m_played.reset(); }
    /// Sets the current answer; `shown` is its verdict in front, null for none.
    void showAnswer(const SightResult& result, const scenarios::Verdict* shown);

    /// True while the stages are played.
    [[nodiscard]] bool isPlaying() const { return m_step.isActive(); }

private:
    struct Pair {
        scenarios::ModelId observer;
        scenarios::ModelId target;
        friend bool operator==(const Pair&, const Pair&) = default;
    };

    void play(geometry::SightStage last);
    void next();
    void stop();
    void display(std::optional<geometry::SightStage> stage);

    TableState& m_state;
    StageChips* m_chips = nullptr;
    QTimer m_step;
    int m_next = 0; ///< the stage to be played
    int m_last = 0;
    bool m_reducesMotion = false;
    bool m_displays = false;      ///< true while this object changes the displayed stage
    std::optional<Pair> m_played; ///< the pair whose stages were played last
};

} // namespace sightline::app

#pragma once

#include "app/desktop/services/flip_search.h"
#include "app/desktop/services/pair_figures.h"

#include <QObject>

namespace sightline::app {

class ActionSet;
class VerdictCard;
struct WindowCore;

/// What takes longer than a verdict, on the card of the pair in front: the smallest move that turns it, the figures
/// about it, and the study of its placement.
class FlipController : public QObject {
    Q_OBJECT

public:
    FlipController(WindowCore& core, ActionSet& actions, VerdictCard& card);

    /// Sets the verdict of the pair in front; null: none.
    void setVerdict(const scenarios::Verdict* verdict);
    /// True while figures of the pair are computed.
    [[nodiscard]] bool isBusy() const { return m_figures.isBusy(); }

private:
    void connectFlips();
    void refreshFlip();
    /// Adds to a sentence about a move what it does not do.
    [[nodiscard]] QString withRemarks(const QString& sentence) const;
    [[nodiscard]] QString sentencesOf(const scenarios::Flip& flip) const;
    void refreshFigures();
    void showStudy();

    WindowCore& m_core;
    VerdictCard& m_card;
    FlipSearch m_flips;
    PairFigureSearch m_figures;
};

} // namespace sightline::app

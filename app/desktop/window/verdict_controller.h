#pragma once

#include "app/desktop/services/flip_search.h"
#include "app/desktop/services/pair_figures.h"

#include <QObject>

namespace sightline::app {

class ActionSet;
class Docks;
class HiddenController;
class TargetList;
class VerdictCard;
struct WindowCore;

/// Shows the verdict of the pair in front: on the card, in the list of one to many, and to those who listen to the
/// table. The card also gets what takes longer: the smallest move that turns the verdict, and figures about the pair.
class VerdictController : public QObject {
    Q_OBJECT

public:
    VerdictController(WindowCore& core, ActionSet& actions, const Docks& docks, const HiddenController& hidden);

    [[nodiscard]] VerdictCard& card() const { return *m_card; }
    void refreshTheme();
    /// Shows the last answer again.
    void refresh();
    /// Updates the description of the table for screen readers.
    void refreshDescription();
    /// Asks what counts as too close to call.
    void askForTolerance();
    /// Opens the study of placements of the pair.
    void showStudy();
    /// True while figures of the pair are computed.
    [[nodiscard]] bool isBusy() const { return m_figures.isBusy(); }

signals:
    void statusText(const QString& text);
    /// Emitted when the verdict of the pair in front was displayed; null: none.
    void shown(const sightline::scenarios::Verdict* verdict);

private:
    void connectCard();
    void connectStages();
    void connectFlips();
    /// Returns the verdict of the pair in front; null if the last answer has none.
    [[nodiscard]] const scenarios::Verdict* verdictInFront() const;
    void refreshCard(const scenarios::Verdict* verdict, const QString& replay);
    void refreshTargets(const QString& replay);
    void refreshFlip();
    /// Adds to a sentence about a move what it does not do.
    [[nodiscard]] QString withRemarks(const QString& sentence) const;
    [[nodiscard]] QString sentencesOf(const scenarios::Flip& flip) const;
    void refreshFigures();

    WindowCore& m_core;
    ActionSet& m_actions;
    const HiddenController& m_hidden;
    VerdictCard* m_card = nullptr;
    TargetList* m_targets = nullptr;
    FlipSearch m_flips;
    PairFigureSearch m_figures;
};

} // namespace sightline::app

#pragma once

#include "app/desktop/base/latest_task.h"
#include "scenarios/judge/judge.h"

#include <QObject>

#include <optional>

namespace sightline::app {

/// A piece and the height that it needs to hide the target.
struct HidingPiece {
    scenarios::PieceId piece;
    geometry::Length height; ///< above its own elevation
    friend bool operator==(const HidingPiece&, const HidingPiece&) = default;
};

/// What a keyword of the target would change, where it has none at all and the rules ask for some.
struct KeywordEffect {
    QString keyword;    ///< as the rules spell it
    bool hides = false; ///< the target would not be visible; else it would have more cover
    QString cover;      ///< name of that level of cover
    friend bool operator==(const KeywordEffect&, const KeywordEffect&) = default;
};

/// The figures about the current pair that take longer than a frame to compute.
struct PairFigures {
    /// The points of the observer's base that see most and least of the target, under rules that judge in plan.
    std::optional<geometry::ViewerPoints> viewers;
    /// The piece that `minHidingPiece` returns, of a visible pair under rules that rest on heights.
    std::optional<HidingPiece> hiding;
    /// The height at which the target may be targeted, of a pair that a rule pack hides.
    std::optional<scenarios::HeightsNeeded> heights;
    /// The first keyword of those that the verdict reports as missing with which the target would be hidden, else the
    /// one with which it would have most cover.
    std::optional<KeywordEffect> keyword;
    /// The first state of the pack's `orders` in which the target, which can be chosen now, could not be.
    std::optional<QString> state;
    friend bool operator==(const PairFigures&, const PairFigures&) = default;
};

/// Returns the piece that has to grow least to hide the target, of those that the verdict's line passes in plan and
/// that count. Returns std::nullopt if there is none, or after a stop request.
[[nodiscard]] std::optional<HidingPiece> minHidingPiece(const scenarios::PreparedTable& table,
                                                        const scenarios::Verdict& verdict,
                                                        const std::stop_token& stop = {});

/// Computes the figures of a pair on a thread of its own, once the verdict has been unchanged for a moment.
class PairFigureSearch : public QObject {
    Q_OBJECT

public:
    explicit PairFigureSearch(QObject* parent = nullptr);

    /// Sets the current verdict. An unchanged verdict of an unchanged scenario has no effect; another one cancels the
    /// search, and a new search starts only if the target is visible or a rule pack answered.
    void show(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);
    /// Cancels the search and clears the figures.
    void forget();

    /// True while a search is waiting to start, or running.
    [[nodiscard]] bool isBusy() const { return m_run.isBusy(); }
    /// Returns the figures; empty until the search has ended.
    [[nodiscard]] const PairFigures& figures() const { return m_figures; }

signals:
    /// Emitted when a search was started, ended or cleared.
    void changed();

private:
    void start();

    scenarios::Scenario m_scenario;
    std::optional<scenarios::Verdict> m_verdict;
    PairFigures m_figures;
    LatestTask m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app

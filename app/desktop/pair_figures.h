#pragma once

#include "scenarios/judge.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <thread>

namespace sightline::app {

/// A piece and how high it would have to be to hide the target.
struct HidingPiece {
    scenarios::PieceId piece;
    geometry::Length height; ///< over its own elevation
    friend bool operator==(const HidingPiece&, const HidingPiece&) = default;
};

/// What the card and the table tell of the pair in front once things rest: it takes longer than a frame.
struct PairFigures {
    /// Under rules of the plan: where on the observer's base most and least is seen.
    std::optional<geometry::ViewerPoints> viewers;
    /// Of a clear pair among upright solids: the piece under the line that has to grow least to hide the target.
    std::optional<HidingPiece> hiding;
    friend bool operator==(const PairFigures&, const PairFigures&) = default;
};

/// Of the pieces that the verdict's line passes in plan, and that count, the one that grows least until it hides the
/// target.
[[nodiscard]] std::optional<HidingPiece> minHidingPiece(const scenarios::PreparedTable& table,
                                                        const scenarios::Verdict& verdict,
                                                        const std::stop_token& stop = {});

/// Works them out in a thread of its own, once a verdict has stood for a moment.
class PairFigureSearch : public QObject {
    Q_OBJECT

public:
    explicit PairFigureSearch(QObject* parent = nullptr);
    ~PairFigureSearch() override;

    /// The verdict in front. The same verdict as before changes nothing; another one gives up what was being worked
    /// out.
    void show(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);
    void forget();

    /// Waiting for rest, or at work.
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Empty until they are worked out.
    [[nodiscard]] const PairFigures& figures() const { return m_figures; }

signals:
    void changed();

private:
    void start();
    void ended(quint64 search, const PairFigures& figures);

    scenarios::Scenario m_scenario;
    std::optional<scenarios::Verdict> m_verdict;
    PairFigures m_figures;
    QTimer m_rest;
    quint64 m_search = 0;
    bool m_isBusy = false;
    std::jthread m_run; // last: it ends before anything it tells of goes
};

} // namespace sightline::app

#pragma once

#include "app/desktop/seeing/pair_service.h"

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// Keeps the verdicts of pinned pairs on the table while other pairs are displayed. They are judged again after each
/// edit; a pair stays in the list if one of its models is removed, since the removal can be undone.
class PinnedLines : public QObject {
    Q_OBJECT

public:
    /// All arguments outlive the object; `parent` may be null.
    PinnedLines(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent = nullptr);

    void setTolerances(const Tolerances& tolerances);
    /// Returns the pinned pairs, in the order of pinning.
    [[nodiscard]] const std::vector<SightPair>& pairs() const { return m_pairs; }
    [[nodiscard]] bool isPinned(const SightPair& pair) const;
    void pin(const SightPair& pair);
    void drop(const SightPair& pair);
    void clear();

    [[nodiscard]] bool isBusy() const { return m_service.isBusy(); }
    /// Returns the verdicts of the pinned pairs whose models are on the table, in the order of pinning.
    [[nodiscard]] const PairResult& result() const { return m_service.lastResult(); }

signals:
    /// Emitted when the pairs or the answer changed.
    void changed();

private:
    void ask();

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    PairService m_service;
    Tolerances m_tolerances;
    std::vector<SightPair> m_pairs;
};

} // namespace sightline::app

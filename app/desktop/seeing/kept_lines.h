#pragma once

#include "app/desktop/seeing/pair_service.h"

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// Pairs whose verdicts stay on the table while others are asked. They are judged anew after each edit; a pair whose
/// model was removed waits for it, should the removal be undone.
class KeptLines : public QObject {
    Q_OBJECT

public:
    /// All of them outlive it.
    KeptLines(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent = nullptr);

    void setTolerances(const Tolerances& tolerances);
    /// In the order in which they were kept.
    [[nodiscard]] const std::vector<SightPair>& pairs() const { return m_pairs; }
    [[nodiscard]] bool isKept(const SightPair& pair) const;
    void keep(const SightPair& pair);
    void drop(const SightPair& pair);
    void clear();

    [[nodiscard]] bool isBusy() const { return m_service.isBusy(); }
    /// Of the pairs whose models are on the table, in their order.
    [[nodiscard]] const PairResult& result() const { return m_service.lastResult(); }

signals:
    /// Other pairs, or another answer.
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

#pragma once

#include "app/desktop/seeing/pair_service.h"

#include <QPointF>

#include <optional>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// Who sees this spot: every model of the table is asked about one place, as far away as it may be. The place stays
/// while the pointer is elsewhere, and the answer follows edits.
class SamplePointProbe : public QObject {
    Q_OBJECT

public:
    /// All of them outlive it.
    SamplePointProbe(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent = nullptr);

    void setTolerances(const Tolerances& tolerances);
    /// How high the thing would be that stands there.
    void setHeight(geometry::Length height);
    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    /// In table inches; kept on the table.
    void setPlace(QPointF place);
    [[nodiscard]] const std::optional<QPointF>& place() const { return m_place; }

    [[nodiscard]] bool isBusy() const { return m_on && m_service.isBusy(); }
    /// Observers are the models of the table in their order, the target is the spot.
    [[nodiscard]] const PairResult& result() const { return m_service.lastResult(); }
    /// Who is about to be asked; for those who show names.
    [[nodiscard]] const scenarios::ModelId& samplePoint() const { return m_samplePoint; }

signals:
    void toggled(bool on);
    void changed();

private:
    void ask();
    void show();

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    PairService m_service;
    Tolerances m_tolerances;
    geometry::Length m_height = geometry::Length::fromInches(2);
    std::optional<QPointF> m_place;
    scenarios::ModelId m_samplePoint;
    bool m_on = false;
};

} // namespace sightline::app

#pragma once

#include "app/desktop/seeing/pair_service.h"

#include <QPointF>

#include <optional>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// Finds out which models see one point of the table: each model, at any distance, is judged against it. The point
/// stays while the pointer is elsewhere, and the answer follows edits.
class SamplePointProbe : public QObject {
    Q_OBJECT

public:
    /// All arguments outlive the object; `parent` may be null.
    SamplePointProbe(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent = nullptr);

    void setTolerances(const Tolerances& tolerances);
    /// Sets the height of the sample point, from the surface of the table.
    void setHeight(geometry::Length height);
    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    /// Sets the sample point, in table inches; points off the table are moved to its edge.
    void setPosition(QPointF place);
    [[nodiscard]] const std::optional<QPointF>& place() const { return m_position; }

    [[nodiscard]] bool isBusy() const { return m_on && m_service.isBusy(); }
    /// Returns the answer: the observers are the models of the table in their order, the target is the sample point.
    [[nodiscard]] const PairResult& result() const { return m_service.lastResult(); }
    /// Returns the id of the model that stands for the sample point in the latest request, for lists that show names.
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
    std::optional<QPointF> m_position;
    scenarios::ModelId m_samplePoint;
    bool m_on = false;
};

} // namespace sightline::app

#pragma once

#include "app/desktop/seeing/pair_service.h"

#include <QPointF>

#include <map>
#include <memory>
#include <optional>

namespace sightline::scenarios {
class FogController;
} // namespace sightline::scenarios

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// Finds out which models see one point of the table: each model, at any distance, is judged against it. The point
/// stays while the pointer is elsewhere, and the answer follows edits. In a hidden game a model sees no farther than
/// its sight reaches, as its side's fog says.
class SamplePointProbe : public QObject {
    Q_OBJECT

public:
    /// All arguments outlive the object; `parent` may be null.
    SamplePointProbe(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent = nullptr);
    ~SamplePointProbe() override;

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
    [[nodiscard]] const PairResult& result() const { return m_result; }
    /// Returns why the model does not see the point although a line may reach it; empty if nothing hides it.
    [[nodiscard]] QString whyDark(const scenarios::ModelId& model) const;
    /// Returns the id of the model that stands for the sample point in the latest request, for lists that show names.
    [[nodiscard]] const scenarios::ModelId& samplePoint() const { return m_samplePoint; }

signals:
    void toggled(bool on);
    void changed();

private:
    void ask();
    void takeAnswer();
    void show();

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    PairService m_service;
    PairResult m_result;                                   ///< the answer, with what a hidden game hides
    std::map<scenarios::ModelId, QString> m_dark;          ///< models in whose sight the point does not lie, and why
    std::unique_ptr<const scenarios::FogController> m_fog; ///< of the current table; null: not made yet
    Tolerances m_tolerances;
    geometry::Length m_height = geometry::Length::fromInches(2);
    std::optional<QPointF> m_position;
    scenarios::ModelId m_samplePoint;
    bool m_on = false;
};

} // namespace sightline::app

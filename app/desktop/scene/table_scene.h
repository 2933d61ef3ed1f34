#pragma once

#include "app/desktop/painting/paint_options.h"
#include "app/desktop/sight_service.h"

#include <QGraphicsScene>

#include <memory>
#include <optional>
#include <vector>

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// The picture of the document in table inches. Follows the document by differences and the service by its answers; it edits
/// nothing.
class TableScene : public QGraphicsScene {
    Q_OBJECT

public:
    TableScene(ScenarioDocument& document, TableState& state, QObject* parent = nullptr);
    ~TableScene() override;

    [[nodiscard]] const Theme& theme() const { return m_options.theme; }
    void setTheme(const Theme& theme);
    [[nodiscard]] PaintScale paintScale() const { return m_options.scale; }
    /// The view says how large an inch is, so that items know how far their lines reach.
    void setPaintScale(PaintScale scale);
    [[nodiscard]] const PaintOptions& options() const { return m_options; }

    /// Shows these verdicts over the table.
    void showSight(const SightResult& result);
    void clearSight();

    /// The topmost thing at a place, in table inches: models first, then walls and the smallest piece, objectives, zones.
    /// A thing is hit within `slackPixels` of its outline.
    [[nodiscard]] std::optional<scenarios::AnyId> thingAt(QPointF place, double slackPixels = 3.0) const;
    [[nodiscard]] std::optional<scenarios::ModelId> modelAt(QPointF place, double slackPixels = 3.0) const;
    /// Models and pieces whose outline lies wholly in the box.
    [[nodiscard]] std::vector<scenarios::AnyId> thingsIn(const QRectF& box) const;
    /// The box around things, in table inches; null if there are none.
    [[nodiscard]] QRectF boundsOfThings(std::span<const scenarios::AnyId> ids) const;

    /// How many items were made or repainted since the last call: what a change costs.
    [[nodiscard]] int takeTouchedCount();

signals:
    void themeChanged();

private:
    struct Items;

    void rebuild();
    void applyChange(const scenarios::Scenario& before, const scenarios::Scenario& after);
    void refreshState();

    ScenarioDocument& m_document;
    TableState& m_state;
    PaintOptions m_options;
    std::unique_ptr<Items> m_items;
    int m_touched = 0;
};

} // namespace sightline::app

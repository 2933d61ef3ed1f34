#pragma once

#include "app/desktop/painting/difference_painter.h"
#include "app/desktop/painting/fog_painter.h"
#include "app/desktop/painting/heat_painter.h"
#include "app/desktop/painting/paint_options.h"
#include "app/desktop/painting/range_painter.h"
#include "app/desktop/painting/region_painter.h"
#include "app/desktop/painting/unit_painter.h"
#include "app/desktop/painting/vision_layers.h"
#include "app/desktop/scene/frame_budget.h"
#include "app/desktop/scene/items/overlay_item.h"
#include "app/desktop/sight_service.h"
#include "scenarios/edits.h"
#include "scenarios/flip.h"

#include <QGraphicsScene>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace sightline::app {

struct DesignMarks;
class FlatPhoto;
class ScenarioDocument;
class TableState;

/// The picture of the document in table inches. Follows the document by differences and the service by its answers; it
/// edits nothing.
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
    void setRulersVisible(bool visible);
    void setRulerUnit(LengthUnit unit);
    /// The sentence that stands in the label of a verdict, see `PaintOptions::reason`.
    void setReason(decltype(PaintOptions::reason) reason);

    /// Shows these verdicts over the table.
    void showSight(const SightResult& result);
    void clearSight();
    /// What is shown now.
    [[nodiscard]] const SightResult& shownSight() const;
    /// The move that would turn the verdict in front.
    void setFlip(std::optional<scenarios::Flip> flip);
    /// Where on the observer's base most and least of the target in front is seen.
    void setViewers(std::optional<geometry::ViewerPoints> viewers);

    /// The photo of the document, made flat for its table: whoever makes it says when it is there. Null: none is shown.
    /// Its opacity and whether it is shown follow document and state.
    void setPhoto(std::shared_ptr<const FlatPhoto> photo);
    [[nodiscard]] std::shared_ptr<const FlatPhoto> photo() const;

    /// What the unit matrix marks.
    void setUnits(UnitPicture picture);
    [[nodiscard]] const UnitPicture& shownUnits() const;

    /// Pairs that two rule sets do not rule alike; no lines: none are shown.
    void setDifferences(DifferenceView view);
    [[nodiscard]] const DifferenceView& differences() const;

    /// What stands on the table beside the pair in front; each call replaces that part.
    void setAllLines(const QImage& picture, const QRectF& area);
    void setSamplePoint(JudgedTable judged, SamplePointView view);
    void setKeptLines(JudgedTable judged);
    void setLoupeArea(const QRectF& area);
    [[nodiscard]] const OverlayPicture& overlay() const;
    /// What a side does not see; empty: none is shown.
    void setFog(FogPicture fog);
    [[nodiscard]] const FogPicture& fog() const;
    /// Painted ground; empty: none is shown.
    void setGroundLayer(GroundLayer layer);
    [[nodiscard]] const GroundLayer& groundLayer() const;
    /// What a side remembers, and where it might look next.
    void setKnownMarks(KnownMarks marks);
    [[nodiscard]] const KnownMarks& knownMarks() const;
    /// Rings round models, see `RangePicture`.
    void setRanges(RangePicture picture);
    /// What is seen of the table; nothing: the whole table is as it is.
    void setRegion(RegionPicture picture);
    [[nodiscard]] const RegionPicture& region() const;
    [[nodiscard]] const RangePicture& ranges() const;
    /// Counts or measures of spots; empty: no map is shown.
    void setHeat(HeatLayer layer);
    [[nodiscard]] const HeatLayer& heat() const;
    /// What a designer's table speaks of; empty: nothing.
    void setDesignMarks(DesignMarks marks);
    [[nodiscard]] const DesignMarks& designMarks() const;

    /// Where the pointer is: among many lines the far ones fade.
    void setCursorPlace(std::optional<QPointF> place);
    [[nodiscard]] std::optional<QPointF> cursorPlace() const;
    /// The part of the table that the view shows: labels stay inside.
    void setVisibleArea(const QRectF& area);
    [[nodiscard]] QRectF visibleArea() const;
    /// The whole of what the view shows, beyond the edges of the table too.
    [[nodiscard]] QRectF viewArea() const;
    /// Pieces that neither block nor give cover under the rules in force: they fade, and say so.
    void setIdlePieces(std::set<scenarios::PieceId> ids);
    [[nodiscard]] const std::set<scenarios::PieceId>& idlePieces() const { return m_idle; }
    /// Models that are being dragged cast a shadow.
    void setLifted(std::set<scenarios::AnyId> ids);

    /// The topmost thing at a place, in table inches: models first, then objectives, walls, the smallest piece, edges
    /// of zones. A thing is hit within the slack of its outline.
    [[nodiscard]] std::optional<scenarios::AnyId> hitTest(QPointF place, std::optional<double> slackPixels = {}) const;
    [[nodiscard]] std::optional<scenarios::ModelId> modelAt(QPointF place,
                                                            std::optional<double> slackPixels = {}) const;
    /// How far beside an outline a thing is still meant where no slack is named: a finger is less exact than a mouse.
    void setSlack(double pixels) { m_slack = pixels; }
    static constexpr double kMouseSlack = 3.0;
    static constexpr double kFingerSlack = 14.0;
    /// Models, pieces and objectives that lie wholly in the box.
    [[nodiscard]] std::vector<scenarios::AnyId> elementsIn(const QRectF& box) const;
    /// The box around things, in table inches; null if there are none. Ids that the scenario does not have are left
    /// out.
    [[nodiscard]] QRectF boundsOfElements(std::span<const scenarios::AnyId> ids) const;
    [[nodiscard]] QRectF tableRect() const;

    /// Who paints frames says when one begins, and how much of it may be spent on pictures.
    [[nodiscard]] FrameBudget& frames() { return m_frames; }

    /// How many items were made, changed or removed since the last call: what a change costs.
    [[nodiscard]] int takeTouchedCount();

signals:
    void themeChanged();
    /// Another part of the table is shown, or in another size.
    void viewAreaChanged();
    /// Other verdicts are shown, in front or beside it.
    void sightShown();

private:
    /// Says of each thing whether it can be hit; empty: all can.
    [[nodiscard]] std::function<bool(const scenarios::AnyId&)> shownElements() const;
    bool m_hides = false;
    struct Items;

    void applyChange(const scenarios::Scenario& before, const scenarios::Scenario& after);
    void rebuild();
    void recolor(const scenarios::Scenario& scenario);
    void restack();
    void updateMarks();
    void raiseRoles();
    void updatePhoto();
    void updateTapes();
    void updateSight();
    void goOnPainting();
    void forEachItem(const std::function<void(class SceneItem&)>& visit);

    ScenarioDocument& m_document;
    TableState& m_state;
    PaintOptions m_options;
    FrameBudget m_frames;
    std::unique_ptr<Items> m_items;
    std::set<scenarios::AnyId> m_lifted;
    std::set<scenarios::PieceId> m_idle;
    int m_touched = 0;
    double m_slack = kMouseSlack;
};

} // namespace sightline::app

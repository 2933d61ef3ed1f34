#pragma once

#include "app/desktop/scene/frame_budget.h"
#include "app/desktop/scene/overlay_pictures.h"
#include "app/desktop/scene/picture_item.h"
#include "app/desktop/services/sight_service.h"
#include "app/shared/painting/difference_painter.h"
#include "app/shared/painting/fog_painter.h"
#include "app/shared/painting/heat_painter.h"
#include "app/shared/painting/paint_options.h"
#include "app/shared/painting/range_painter.h"
#include "app/shared/painting/region_painter.h"
#include "app/shared/painting/unit_painter.h"
#include "app/shared/painting/vision_layers.h"
#include "scenarios/edits/edits.h"
#include "scenarios/questions/flip.h"

#include <QGraphicsScene>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace sightline::app {

struct DesignMarks;
class FlatPhoto;
struct Ground;
enum class PaintLayer;
class ScenarioDocument;
class TableState;

/// The picture of the document in table inches. It follows the differences of the document and the answers of the
/// service; it edits nothing.
class TableScene : public QGraphicsScene {
    Q_OBJECT

public:
    TableScene(ScenarioDocument& document, TableState& state, QObject* parent = nullptr);
    ~TableScene() override;

    [[nodiscard]] const Theme& theme() const { return m_options.theme; }
    void setTheme(const Theme& theme);
    [[nodiscard]] PaintScale paintScale() const { return m_options.scale; }
    /// Sets the scale of the view, which determines how far the lines of items extend.
    void setPaintScale(PaintScale scale);
    [[nodiscard]] const PaintOptions& options() const { return m_options; }
    void setRulersVisible(bool visible);
    void setRulerUnit(LengthUnit unit);

    /// Shows verdicts over the table.
    void showSight(const SightResult& result);
    void clearSight();
    /// Returns the verdicts that are shown.
    [[nodiscard]] const SightResult& shownSight() const;
    /// Sets the move that would flip the focused verdict.
    void setFlip(std::optional<scenarios::Flip> flip);
    /// Sets the points of the observer's base that see most and least of the focused target.
    void setViewers(std::optional<geometry::ViewerPoints> viewers);

    /// Sets the photo of the document, rectified for its table, by whoever computes it; null for none. Its opacity and
    /// visibility follow document and state.
    void setPhoto(std::shared_ptr<const FlatPhoto> photo);
    [[nodiscard]] std::shared_ptr<const FlatPhoto> photo() const;

    /// Shows a picture on the layer of its type, in place of the last one; an empty picture hides the layer.
    template <class Picture> void show(Picture picture) { layer<Picture>().setPicture(std::move(picture)); }
    /// Returns the picture on the layer of its type.
    template <class Picture> [[nodiscard]] const Picture& shown() const { return layer<Picture>().picture(); }

    /// Sets the position of the pointer: among many lines those far from it fade.
    void setCursorPosition(std::optional<QPointF> place);
    [[nodiscard]] std::optional<QPointF> cursorPosition() const;
    /// Sets the visible part of the table, which labels stay inside of where possible.
    void setVisibleArea(const QRectF& area);
    [[nodiscard]] QRectF visibleArea() const;
    /// Returns the visible area, including what is beyond the edges of the table.
    [[nodiscard]] QRectF viewArea() const;
    /// Sets the pieces that neither block nor give cover under the current rules: they are faded and captioned.
    void setIdlePieces(std::set<scenarios::PieceId> ids);
    [[nodiscard]] const std::set<scenarios::PieceId>& idlePieces() const { return m_idle; }
    [[nodiscard]] const std::set<scenarios::PieceId>& captionlessPieces() const { return m_captionless; }
    /// Sets the models that are being dragged; they cast a shadow.
    void setLifted(std::set<scenarios::AnyId> ids);

    /// Returns the topmost element at a position, in table inches: models first, then objectives, walls, the smallest
    /// piece, edges of zones. Elements are hit up to the slack beyond their outline.
    [[nodiscard]] std::optional<scenarios::AnyId> hitTest(QPointF place, std::optional<double> slackPixels = {}) const;
    [[nodiscard]] std::optional<scenarios::ModelId> modelAt(QPointF place,
                                                            std::optional<double> slackPixels = {}) const;
    /// Sets the default slack, in screen pixels: a finger is less exact than a mouse.
    void setSlack(double pixels) { m_slack = pixels; }
    [[nodiscard]] double slack() const { return m_slack; }
    /// The distance beside its outline, in screen pixels, within which a base is hit before elements that are nearer:
    /// users aim at bases.
    static constexpr double kBaseSlack = 10.0;
    static constexpr double kMouseSlack = 3.0;
    static constexpr double kTouchSlack = 14.0;
    /// Returns models, pieces and objectives that lie entirely in the box.
    [[nodiscard]] std::vector<scenarios::AnyId> elementsIn(const QRectF& box) const;
    /// Returns the bounding box of elements, in table inches; null if there are none. Unknown ids are
    /// ignored.
    [[nodiscard]] QRectF boundsOfElements(std::span<const scenarios::AnyId> ids) const;
    [[nodiscard]] QRectF tableRect() const;

    /// Returns the budget; whoever paints frames reports their begin and sets their limit.
    [[nodiscard]] FrameBudget& frames() { return m_frames; }
    [[nodiscard]] const FrameBudget& frames() const { return m_frames; }

    /// Returns the number of items created, changed or removed since the last call: the cost of a change.
    [[nodiscard]] int takeTouchedCount();

signals:
    void themeChanged();
    /// The visible area or the scale changed.
    void viewAreaChanged();
    /// Other verdicts are shown, focused or beside.
    void sightShown();

private:
    using Layers = std::tuple<PictureItem<UnitPicture>*,
                              PictureItem<DifferenceView>*,
                              PictureItem<AllLinesPicture>*,
                              PictureItem<PinnedLinesPicture>*,
                              PictureItem<SamplePointPicture>*,
                              PictureItem<LoupePicture>*,
                              PictureItem<FogPicture>*,
                              PictureItem<GroundLayer>*,
                              PictureItem<KnownMarks>*,
                              PictureItem<RangePicture>*,
                              PictureItem<RegionPicture>*,
                              PictureItem<HeatLayer>*,
                              PictureItem<DesignMarks>*>;

    template <class Picture> [[nodiscard]] PictureItem<Picture>& layer() const {
        return *std::get<PictureItem<Picture>*>(m_layers);
    }
    /// Adds an item to a layer, where those of higher index lie above.
    template <class Item> Item* add(Item* item, PaintLayer layer, std::size_t index = 0);
    template <class Picture> void addLayer(PictureItem<Picture>* item, PaintLayer layer, std::size_t index = 0);
    void addLayers();
    void addOverlay();
    /// Returns a filter of the elements that can be hit; empty: all can.
    [[nodiscard]] std::function<bool(const scenarios::AnyId&)> shownElements() const;
    bool m_hides = false;
    struct Items;
    struct HexLines;

    void setGround(const Ground& ground);
    void applyChange(const scenarios::Scenario& before, const scenarios::Scenario& after);
    void rebuild();
    void recolor(const scenarios::Scenario& scenario);
    void restack();
    void updateMarks();
    void raiseRoles();
    void updatePhoto();
    void updateTapes();
    /// Finds which pieces without effect have room for their caption; true if that changed.
    bool placeCaptions();
    void updateSight();
    void goOnPainting();
    void forEachItem(const std::function<void(class SceneItem&)>& visit);

    ScenarioDocument& m_document;
    TableState& m_state;
    PaintOptions m_options;
    FrameBudget m_frames;
    std::unique_ptr<Items> m_items;
    Layers m_layers;
    std::set<scenarios::AnyId> m_lifted;
    std::set<scenarios::PieceId> m_idle;
    std::set<scenarios::PieceId> m_captionless; ///< those of `m_idle` whose caption has no room
    std::map<scenarios::ModelId, QString> m_badges;
    int m_touched = 0;
    double m_slack = kMouseSlack;
};

} // namespace sightline::app

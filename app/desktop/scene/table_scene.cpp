#include "app/desktop/scene/table_scene.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/blocking_mark_pictures.h"
#include "app/desktop/scene/hit_test.h"
#include "app/desktop/scene/photo_item.h"
#include "app/desktop/scene/picture_item.h"
#include "app/desktop/scene/range_item.h"
#include "app/desktop/scene/ring_pixmap_cache.h"
#include "app/desktop/scene/scene_item.h"
#include "app/desktop/scene/sight_item.h"
#include "app/shared/painting/design_painter.h"
#include "app/shared/painting/paint_order.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/painting/stage_painter.h"
#include "app/shared/painting/tape_painter.h"
#include "app/shared/painting/wall_ruling_painter.h"
#include "app/shared/text/wall_ruling_text.h"
#include "scenarios/model/badges.h"
#include "scenarios/model/diff.h"

#include <QGraphicsView>

#include <algorithm>
#include <map>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::AnyId;
using scenarios::Scenario;

/// The distance, in screen pixels, within which the pointer hits a line of a stage.
constexpr double kLineReach = 5.0;

/// How far marks extend beyond what they are placed on, in screen pixels.
constexpr double kUnitReach = 340.0;    // a base may stand beyond the table's edge by this much
constexpr double kDesignReach = 60.0;   // words beyond the table
constexpr double kTapeReach = 120.0;    // words beside a line
constexpr double kWallMarkReach = 14.0; // the diamond of a mark
constexpr double kLabelReach = 420.0;   // the label of a line, the words of a sample point
constexpr double kLoupeReach = 12.0;    // the ring around a small area

using TapeLines = std::vector<scenarios::TapeLine>;

QRectF boxOfVerdicts(const JudgedTable& judged) {
    QRectF box;
    if (!judged.isEmpty()) {
        for (const scenarios::Verdict& verdict : *judged.verdicts) {
            for (const geometry::Point& end : {verdict.line.from, verdict.line.to}) {
                box |= QRectF{toInches(end), QSizeF{0.001, 0.001}};
            }
        }
    }
    return box;
}

QRectF boxOfLines(const DifferenceView& view) {
    QRectF box;
    for (const DifferenceLine& shown : view.lines) {
        for (const QPointF& end : {shown.line.p1(), shown.line.p2()}) {
            box |= QRectF{end, QSizeF{0.001, 0.001}};
        }
    }
    return box;
}

void paintLoupeRing(QPainter& painter, const LoupePicture& loupe, const PaintOptions& options) {
    // At the least a ring that can be found.
    const double radius = std::max(loupe.area.width() / 2, options.scale.inches(9.0));
    painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, width] : {std::pair{options.theme.ground, 4.0}, std::pair{options.theme.selection, 1.8}}) {
        painter.setPen(penOf(ink, width, options.scale));
        painter.drawEllipse(loupe.area.center(), radius, radius);
    }
}

} // namespace

/// The hexes over the pieces.
struct TableScene::HexLines {
    Ground ground;
    [[nodiscard]] bool isEmpty() const { return !ground.hexes; }
    friend bool operator==(const HexLines&, const HexLines&) = default;
};

struct TableScene::Items {
    GroundItem* ground = nullptr;
    PictureItem<HexLines>* hexes = nullptr;
    PhotoItem* photo = nullptr;
    SightItem* sightBelow = nullptr;
    SightItem* sightAbove = nullptr;
    PictureItem<TapeLines>* tapes = nullptr;
    PictureItem<TapeLines>* tapeLengths = nullptr;
    PictureItem<std::vector<RuledWall>>* wallRulings = nullptr;
    std::map<scenarios::ZoneId, ZoneItem*> zones;
    std::map<scenarios::PieceId, PieceItem*> pieces;
    std::map<scenarios::ObjectiveId, ObjectiveItem*> objectives;
    std::map<scenarios::LabelId, LabelItem*> labels;
    std::map<scenarios::ModelId, ModelItem*> models;
    SightPicture picture;
    RingPixmapCache rings;
    RingPixmapCache samplePointRings;
    BlockingMarkPictures blockingMarks;

    explicit Items(FrameBudget& frames) : rings{frames}, samplePointRings{frames}, blockingMarks{frames} {}

    /// Sets what the label of the verdict keeps off: positions and paths that are suggested, models where a side saw
    /// them last, the words of these, and ghosts of a layout.
    void updateMarksBeside(const Scenario& scenario, const TableScene& scene) {
        MarksBeside marks;
        const auto& known = scene.shown<KnownMarks>();
        for (const Ghost& ghost : scene.shown<UnitPicture>().ghosts) {
            if (const auto* model = scenario.model(ghost.model)) {
                marks.areas.push_back(
                    pathOf(geometry::PlacedFootprint{model->base, ghost.position, ghost.facing}).boundingRect());
                marks.lines.emplace_back(toInches(model->position), toInches(ghost.position));
                marks.signs.push_back(toInches(ghost.position));
            }
        }
        std::ranges::transform(known.looks, std::back_inserter(marks.signs), &SuggestionMark::place);
        for (const LastSeen& ghost : known.ghosts) {
            marks.areas.push_back(
                pathOf(geometry::PlacedFootprint{ghost.as.base, ghost.as.position, ghost.as.facing}).boundingRect());
        }
        marks.words = wordBoxesOf(known);
        std::ranges::transform(scene.shown<DesignMarks>().ghosts, std::back_inserter(marks.areas),
                               [](const QPolygonF& ghost) { return ghost.boundingRect(); });
        picture.view.marks = std::move(marks);
        sightAbove->update();
    }

    /// Marks the walls that a judge overruled; the tips of their pieces tell how.
    void showWallRulings(const Scenario& scenario, const TableState& state) {
        std::vector<RuledWall> walls = ruledWallsOf(scenario);
        std::erase_if(walls, [&](const RuledWall& wall) { return !state.isShown(scenario, wall.piece); });
        for (const auto& [id, item] : pieces) {
            const bool isRuled = std::ranges::any_of(walls, [&](const RuledWall& wall) { return wall.piece == id; });
            if (isRuled || !item->toolTip().isEmpty()) {
                item->setToolTip(isRuled ? elementTextWithRulings(scenario, id) : QString{});
            }
        }
        wallRulings->setPicture(std::move(walls));
    }
};

TableScene::TableScene(ScenarioDocument& document, TableState& state, QObject* parent)
    : QGraphicsScene{parent}, m_document{document}, m_state{state}, m_items{std::make_unique<Items>(m_frames)} {
    // Items move all the time and there are few hundred of them: an index costs more than it finds.
    setItemIndexMethod(NoIndex);
    m_items->picture.view.wordOnly = true; // the card has the rest
    m_items->picture.scenario = [this]() -> const Scenario& { return m_document.scenario(); };
    m_items->picture.view.ring = [this](QPainter& painter, const scenarios::Model& model, VerdictLook look,
                                        double strength) {
        m_items->rings.show(painter, model.id, model.placed(), look, m_options.theme, m_options.scale, strength);
    };
    m_items->picture.view.blockingMark = [this](QPainter& painter, const scenarios::Piece& piece, const QColor& color,
                                                double strength) {
        m_items->blockingMarks.show(painter, piece, color, strength, m_options.scale);
    };
    addLayers();
    addOverlay();
    setBackgroundBrush(m_options.theme.surround);
    rebuild();

    connect(&document, &ScenarioDocument::scenarioChanged, this, &TableScene::applyChange);
    connect(&document, &ScenarioDocument::documentReplaced, this, &TableScene::clearSight);
    connect(&state, &TableState::selectionChanged, this, &TableScene::updateMarks);
    connect(&state, &TableState::hoveredChanged, this, &TableScene::updateMarks);
    connect(&state, &TableState::sightPairChanged, this, &TableScene::updateMarks);
    connect(&state, &TableState::showsTriedLinesChanged, this, &TableScene::updateSight);
    connect(&state, &TableState::sightPointerChanged, this, &TableScene::updateSight);
    connect(&state, &TableState::shownStageChanged, this, &TableScene::updateSight);
    connect(&state, &TableState::visibilityChanged, this, &TableScene::updateMarks);
    connect(&state, &TableState::visibilityChanged, this, &TableScene::updateTapes);
    connect(&state, &TableState::visibilityChanged, this, &TableScene::updatePhoto);
    connect(&state, &TableState::showsHeightsChanged, this, [this](bool on) {
        m_options.heights = on;
        forEachItem([](SceneItem& item) { item.repaint(); });
    });
    connect(&m_frames, &FrameBudget::goOn, this, &TableScene::goOnPainting);
}

template <class Item> Item* TableScene::add(Item* item, PaintLayer layer, std::size_t index) {
    item->setZValue(zOf(layer, index));
    addItem(item);
    return item;
}

template <class Picture> void TableScene::addLayer(PictureItem<Picture>* item, PaintLayer layer, std::size_t index) {
    std::get<PictureItem<Picture>*>(m_layers) = add(item, layer, index);
}

void TableScene::addLayers() {
    m_items->ground = add(new GroundItem{m_options, groundOf(m_document.scenario())}, PaintLayer::Ground);
    m_items->photo = add(new PhotoItem{m_options, m_frames}, PaintLayer::Photo);
    m_items->sightBelow =
        add(new SightItem{m_options, m_items->picture, SightItem::Part::Below}, PaintLayer::SightBelow);
    m_items->sightAbove =
        add(new SightItem{m_options, m_items->picture, SightItem::Part::Above}, PaintLayer::SightAbove);
    addLayer(new PictureItem<FogPicture>{m_options, &m_frames, 1.0, &FogPicture::table,
                                         [](auto& painter, const auto& fog, const auto& options) {
                                             paintFog(painter, fog, options.theme, options.scale);
                                         }},
             PaintLayer::Fog);
    addLayer(new PictureItem<GroundLayer>{m_options, &m_frames, 2.0, &GroundLayer::table, paintGroundLayer},
             PaintLayer::PaintedGround);
    addLayer<RangePicture>(new RangeItem{m_options, m_frames}, PaintLayer::Ranges);
    addLayer(new PictureItem<RegionPicture>{m_options, &m_frames, 2.0,
                                            [](const auto& region) { return region.shade.boundingRect(); },
                                            paintRegion},
             PaintLayer::Region);
    addLayer(new PictureItem<HeatLayer>{m_options, &m_frames, 2.0, [](const auto& heat) { return heat.picture.table; },
                                        paintHeatLayer},
             PaintLayer::HeatMap);
    const auto addTapes = [&](const auto& paint, PaintLayer layer) {
        return add(new PictureItem<TapeLines>{m_options, &m_frames, kTapeReach,
                                              [](const auto& tapes) { return boxOf(tapes); },
                                              [paint](auto& painter, const auto& tapes, const auto& options) {
                                                  paint(painter, tapes, options.theme, options.scale);
                                              }},
                   layer);
    };
    m_items->tapes = addTapes(paintTapeLines, PaintLayer::TapeLines);
    m_items->tapeLengths = addTapes(paintTapeLengths, PaintLayer::TapeLengths);
    m_items->hexes = add(
        new PictureItem<HexLines>{
            m_options, &m_frames, 1.0,
            [](const auto& hexes) {
                return QRectF{0, 0, hexes.ground.table.width.inches(), hexes.ground.table.height.inches()};
            },
            [](auto& painter, const auto& hexes, const auto& options) { paintHexes(painter, hexes.ground, options); }},
        PaintLayer::WallRulings);
    m_items->hexes->setPicture({groundOf(m_document.scenario())});
    m_items->wallRulings =
        add(new PictureItem<std::vector<RuledWall>>{m_options, &m_frames, kWallMarkReach,
                                                    [](const auto& walls) { return boxOf(walls); }, paintRuledWalls},
            PaintLayer::WallRulings, 1);
}

void TableScene::addOverlay() {
    addLayer(new PictureItem<UnitPicture>{m_options, nullptr, kUnitReach,
                                          [this](const auto& units) { return tableRect() | boxOf(units); },
                                          [this](auto& painter, const auto& units, const auto& options) {
                                              paintUnits(painter, m_document.scenario(), units, options);
                                          }},
             PaintLayer::Units);
    addLayer(new PictureItem<KnownMarks>{m_options, nullptr, kModelReach, &KnownMarks::table,
                                         [this](auto& painter, const auto& marks, const auto& options) {
                                             paintGhosts(painter, marks.ghosts, m_document.scenario(), options);
                                             paintSuggestions(painter, marks.looks, options);
                                         }},
             PaintLayer::KnownMarks);
    addLayer(new PictureItem<DesignMarks>{m_options, nullptr, kDesignReach, &DesignMarks::table, paintDesignMarks},
             PaintLayer::DesignMarks);
    addLayer(new PictureItem<DifferenceView>{m_options, nullptr, kLabelReach, boxOfLines, paintDifferences},
             PaintLayer::Differences);
    addLayer(new PictureItem<AllLinesPicture>{m_options, nullptr, 1.0, &AllLinesPicture::area,
                                              [](auto& painter, const auto& lines, const auto&) {
                                                  painter.drawImage(lines.area, lines.image);
                                              }},
             PaintLayer::Overlay, 0);
    addLayer(new PictureItem<PinnedLinesPicture>{
                 m_options, nullptr, kLabelReach,
                 [this](const auto& pinned) { return tableRect() | boxOfVerdicts(pinned.judged); },
                 [](auto& painter, const auto& pinned, const auto& options) {
                     paintPinnedLines(painter, *pinned.judged.scenario, *pinned.judged.verdicts, options);
                 }},
             PaintLayer::Overlay, 1);
    addLayer(new PictureItem<SamplePointPicture>{
                 m_options, nullptr, kLabelReach,
                 [this](const auto& point) { return tableRect() | boxOfVerdicts(point.judged); },
                 [this](auto& painter, const auto& point, const auto& options) {
                     SamplePointView view = point.view;
                     view.ring = [this](QPainter& to, const scenarios::Model& model, VerdictLook look,
                                        double strength) {
                         m_items->samplePointRings.show(to, model.id, model.placed(), look, m_options.theme,
                                                        m_options.scale, strength);
                     };
                     paintSamplePoint(painter, *point.judged.scenario, *point.judged.verdicts, view, options);
                 }},
             PaintLayer::Overlay, 2);
    addLayer(new PictureItem<LoupePicture>{m_options, nullptr, kLoupeReach, &LoupePicture::area, paintLoupeRing},
             PaintLayer::Overlay, 3);
    const auto updateMarks = [this] { m_items->updateMarksBeside(m_document.scenario(), *this); };
    layer<UnitPicture>().setFollower(updateMarks);
    layer<KnownMarks>().setFollower(updateMarks);
    layer<DesignMarks>().setFollower(updateMarks);
    layer<PinnedLinesPicture>().setFollower([this] { emit sightShown(); });
}

TableScene::~TableScene() {
    // The items read the options and the picture of this object, which goes before the base class removes them.
    clear();
}

void TableScene::setTheme(const Theme& theme) {
    m_options.theme = theme;
    setBackgroundBrush(theme.surround);
    recolor(m_document.scenario()); // players who name no color take theirs from the theme
    forEachItem([](SceneItem& item) { item.repaint(); });
    updateTapes();
    updateSight();
    update();
    emit themeChanged();
}

void TableScene::setPaintScale(PaintScale scale) {
    if (scale.pixelsPerInch == m_options.scale.pixelsPerInch) {
        return;
    }
    forEachItem([](SceneItem& item) { item.aboutToScale(); });
    m_options.scale = scale;
    m_frames.scaleChanges();
    if (placeCaptions()) {
        updateMarks();
    }
    update();
}

void TableScene::setRulersVisible(bool visible) {
    m_options.rulers = visible;
    update();
}

void TableScene::setRulerUnit(LengthUnit unit) {
    if (std::exchange(m_options.rulerUnit, unit) != unit) {
        m_items->tapeLengths->repaint();
        update();
    }
}

void TableScene::showSight(const SightResult& result) {
    m_items->picture.result = result;
    const scenarios::Verdict* focus = m_items->picture.result.focused();
    m_items->picture.view.focus = focus;
    m_items->picture.view.arcs =
        focus ? arcPictureOf(m_state.judged(m_document.scenario()), focus->observer) : ArcPicture{};
    m_items->blockingMarks.dropUnused();
    updateSight();
    emit sightShown();
}

void TableScene::clearSight() { showSight({}); }

const SightResult& TableScene::shownSight() const { return m_items->picture.result; }

void TableScene::setFlip(std::optional<scenarios::Flip> flip) {
    m_items->picture.view.flip = std::move(flip);
    updateSight();
}

void TableScene::setViewers(std::optional<geometry::ViewerPoints> viewers) {
    m_items->picture.view.viewers = std::move(viewers);
    updateSight();
}

void TableScene::setPhoto(std::shared_ptr<const FlatPhoto> photo) {
    m_items->photo->setPhoto(std::move(photo), groundOf(m_document.scenario()));
    updatePhoto();
}

std::shared_ptr<const FlatPhoto> TableScene::photo() const { return m_items->photo->photo(); }

void TableScene::updatePhoto() {
    const auto& photo = m_document.scenario().photo;
    m_items->photo->setPhotoOpacity(photo ? photo->opacity : 1.0);
    m_items->photo->setVisible(photo && !m_state.isLayerHidden(Layer::Photo));
}

void TableScene::setCursorPosition(std::optional<QPointF> place) {
    m_items->picture.view.cursor = place;
    if (m_items->picture.result.verdicts && m_items->picture.result.verdicts->size() > 1) {
        m_items->sightAbove->update();
    }
    const SightView& view = m_items->picture.view;
    if (m_state.shownStage() && view.stage) {
        const auto line = place ? stageLineAt(view.stageLines, *view.stage, *place, m_options.scale.inches(kLineReach))
                                : std::nullopt;
        m_state.setShownStage(ShownStage{*view.stage, line});
    }
}

void TableScene::setVisibleArea(const QRectF& area) {
    if (std::exchange(m_items->picture.view.labelArea, area) != area) {
        m_items->sightAbove->update();
        emit viewAreaChanged();
    }
}

QRectF TableScene::viewArea() const { return m_items->picture.view.labelArea; }

QRectF TableScene::visibleArea() const { return m_items->picture.view.labelArea.intersected(tableRect()); }

void TableScene::setIdlePieces(std::set<scenarios::PieceId> ids) {
    if (m_idle != ids) {
        m_idle = std::move(ids);
        updateMarks();
    }
}

bool TableScene::placeCaptions() {
    std::set<scenarios::PieceId> captionless;
    std::vector<QRectF> taken;
    for (const scenarios::Piece& piece : m_document.scenario().terrain) {
        if (!m_idle.contains(piece.id) || !m_state.isShown(m_document.scenario(), piece.id)) {
            continue;
        }
        const QRectF box = idleCaptionBox(piece, m_options.scale);
        if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); })) {
            captionless.insert(piece.id);
        } else {
            taken.push_back(box);
        }
    }
    return std::exchange(m_captionless, captionless) != captionless;
}

void TableScene::setLifted(std::set<AnyId> ids) {
    if (std::exchange(m_lifted, std::move(ids)) != m_lifted) {
        updateMarks();
    }
}

std::optional<AnyId> TableScene::hitTest(QPointF place, std::optional<double> slackPixels) const {
    return app::hitTest(m_document.scenario(), place, m_options.scale.inches(slackPixels.value_or(m_slack)),
                        shownElements(), m_options.scale.inches(slackPixels.value_or(kBaseSlack)));
}

std::optional<scenarios::ModelId> TableScene::modelAt(QPointF place, std::optional<double> slackPixels) const {
    return app::modelAt(m_document.scenario(), place,
                        m_options.scale.inches(slackPixels.value_or(std::max(m_slack, kBaseSlack))), shownElements());
}

std::vector<AnyId> TableScene::elementsIn(const QRectF& box) const {
    return app::elementsIn(m_document.scenario(), box, shownElements());
}

std::function<bool(const AnyId&)> TableScene::shownElements() const {
    return m_state.hidesAnything() ? [this](const AnyId& id) { return m_state.isShown(m_document.scenario(), id); }
                                   : std::function<bool(const AnyId&)>{};
}

std::optional<QPointF> TableScene::cursorPosition() const { return m_items->picture.view.cursor; }

QRectF TableScene::boundsOfElements(std::span<const AnyId> ids) const { return boxAround(m_document.scenario(), ids); }

QRectF TableScene::tableRect() const {
    const scenarios::Table& table = m_document.scenario().table;
    return {0, 0, table.width.inches(), table.height.inches()};
}

int TableScene::takeTouchedCount() { return std::exchange(m_touched, 0); }

void TableScene::setGround(const Ground& ground) {
    m_items->ground->setGround(ground);
    m_items->photo->setGround(ground);
    m_items->hexes->setPicture({ground});
}

void TableScene::applyChange(const Scenario& before, const Scenario& after) {
    const scenarios::Difference difference = scenarios::differenceBetween(before, after);
    const Theme& theme = m_options.theme;
    const auto follow = [&](auto& items, const auto& change, const auto& make, const auto& refresh) {
        for (const auto& id : change.removed) {
            const auto found = items.find(id);
            delete found->second;
            items.erase(found);
        }
        for (const auto& id : change.added) {
            items[id] = make(id);
            addItem(items[id]);
        }
        for (const auto& id : change.changed) {
            refresh(*items.at(id), id);
        }
        m_touched += static_cast<int>(change.removed.size() + change.added.size() + change.changed.size());
    };
    follow(
        m_items->zones, difference.zones,
        [&](const auto& id) {
            const scenarios::Zone& zone = *after.zone(id);
            return new ZoneItem{m_options, m_frames, zone, theme.playerColor(after, zone.player)};
        },
        [&](ZoneItem& item, const auto& id) {
            item.setZone(*after.zone(id), theme.playerColor(after, after.zone(id)->player));
        });
    follow(
        m_items->pieces, difference.pieces,
        [&](const auto& id) {
            return new PieceItem{m_options, m_frames, *after.piece(id)};
        },
        [&](PieceItem& item, const auto& id) { item.setPiece(*after.piece(id)); });
    follow(
        m_items->objectives, difference.objectives,
        [&](const auto& id) {
            return new ObjectiveItem{m_options, m_frames, *after.objective(id)};
        },
        [&](ObjectiveItem& item, const auto& id) { item.setObjective(*after.objective(id)); });
    follow(
        m_items->labels, difference.labels,
        [&](const auto& id) {
            return new LabelItem{m_options, m_frames, *after.label(id)};
        },
        [&](LabelItem& item, const auto& id) { item.setLabel(*after.label(id)); });
    follow(
        m_items->models, difference.models,
        [&](const auto& id) {
            const scenarios::Model& model = *after.model(id);
            return new ModelItem{m_options, m_frames, model, theme.playerColor(after, model.player)};
        },
        [&](ModelItem& item, const auto& id) {
            const scenarios::Model& model = *after.model(id);
            item.setModel(model, theme.playerColor(after, model.player));
        });
    std::ranges::for_each(difference.models.removed, [this](const auto& id) {
        m_items->rings.forget(id);
        m_items->samplePointRings.forget(id);
    });
    if (difference.players) {
        recolor(after);
    }
    if (difference.table || difference.rules || (m_items->ground->hasHexes() && !difference.models.isEmpty())) {
        setGround(groundOf(after)); // hexes lie as models stand
        m_touched += difference.table ? 1 : 0;
    }
    if (difference.photo) {
        updatePhoto();
    }
    const auto restacks = [](const auto& change) {
        return !change.added.empty() || !change.removed.empty() || change.reordered;
    };
    // A piece that becomes a mat or gets a height changes its layer.
    if (restacks(difference.pieces) || restacks(difference.models) || restacks(difference.zones) ||
        restacks(difference.objectives) || restacks(difference.labels) || !difference.pieces.changed.empty()) {
        restack();
    }
    if (difference.table || !difference.pieces.isEmpty() || difference.overrulings || difference.rules) {
        updateTapes();
    }
    const bool renames = std::ranges::any_of(difference.models.changed, [&](const scenarios::ModelId& id) {
        const scenarios::Model& was = *before.model(id);
        const scenarios::Model& is = *after.model(id);
        return was.name != is.name || was.unit != is.unit || was.player != is.player;
    });
    const bool relabels = after.vision && (!before.vision || before.vision->labels != after.vision->labels);
    if (restacks(difference.models) || renames || relabels || difference.reserves) {
        m_badges.clear();
        const std::vector<QString> badges = badgesOf(after);
        for (std::size_t i = 0; i < badges.size(); ++i) {
            m_badges[after.models[i].id] = badges[i];
        }
    }
    m_state.prune(after);
    updateMarks();
    m_items->sightAbove->update();
    m_items->sightBelow->update();
}

void TableScene::updateTapes() {
    TapeLines lines = scenarios::tapeLinesOf(m_document.scenario());
    std::erase_if(
        lines, [this](const scenarios::TapeLine& line) { return !m_state.isShown(m_document.scenario(), line.piece); });
    m_items->tapes->setPicture(lines);
    m_items->tapeLengths->setPicture(std::move(lines));
    m_items->showWallRulings(m_document.scenario(), m_state);
}

void TableScene::recolor(const Scenario& scenario) {
    for (const scenarios::Model& model : scenario.models) {
        m_items->models.at(model.id)->setModel(model, m_options.theme.playerColor(scenario, model.player));
    }
    for (const scenarios::Zone& zone : scenario.zones) {
        m_items->zones.at(zone.id)->setZone(zone, m_options.theme.playerColor(scenario, zone.player));
    }
}

void TableScene::rebuild() {
    const Scenario empty = [&] {
        Scenario scenario;
        scenario.table = m_document.scenario().table;
        return scenario;
    }();
    const auto drop = [](auto& items) {
        for (auto& [id, item] : items) {
            delete item;
        }
        items.clear();
    };
    drop(m_items->zones);
    drop(m_items->pieces);
    drop(m_items->objectives);
    drop(m_items->labels);
    drop(m_items->models);
    setGround(groundOf(m_document.scenario()));
    applyChange(empty, m_document.scenario());
    updateTapes();
    updateSight();
}

void TableScene::restack() {
    const Scenario& scenario = m_document.scenario();
    const auto stack = [](const auto& elements, const auto& items, const auto& layer) {
        for (std::size_t i = 0; i < elements.size(); ++i) {
            items.at(elements[i].id)->setZValue(zOf(layer(elements[i]), i));
        }
    };
    stack(scenario.zones, m_items->zones, [](const auto&) { return PaintLayer::Zones; });
    stack(scenario.terrain, m_items->pieces, [](const scenarios::Piece& piece) { return layerOf(piece); });
    stack(scenario.objectives, m_items->objectives, [](const auto&) { return PaintLayer::Objectives; });
    stack(scenario.labels, m_items->labels, [](const auto&) { return PaintLayer::Labels; });
    stack(scenario.models, m_items->models, [](const auto&) { return PaintLayer::Models; });
}

void TableScene::updateMarks() {
    const auto marksOf = [&](const AnyId& id) { return ElementMarks{m_state.isSelected(id), m_state.hovered() == id}; };
    const auto show = [&](auto& items) {
        for (auto& [id, item] : items) {
            item->setVisible(m_state.isShown(m_document.scenario(), id));
        }
    };
    if (m_state.hidesAnything() || std::exchange(m_hides, false)) {
        m_hides = m_state.hidesAnything();
        show(m_items->zones);
        show(m_items->pieces);
        show(m_items->objectives);
        show(m_items->labels);
        show(m_items->models);
    }
    for (auto& [id, item] : m_items->zones) {
        item->setMarks(marksOf(id));
    }
    placeCaptions();
    for (auto& [id, item] : m_items->pieces) {
        ElementMarks marks = marksOf(id);
        marks.idle = m_idle.contains(id);
        marks.captionless = m_captionless.contains(id);
        item->setMarks(marks);
    }
    for (auto& [id, item] : m_items->objectives) {
        item->setMarks(marksOf(id));
    }
    for (auto& [id, item] : m_items->labels) {
        item->setMarks(marksOf(id));
    }
    const auto modelOf = [this](const std::optional<scenarios::ModelId>& id) {
        return id ? m_document.scenario().model(*id) : nullptr;
    };
    const scenarios::Model* observer = modelOf(m_state.observer());
    const scenarios::Model* target = modelOf(m_state.currentTarget());
    for (auto& [id, item] : m_items->models) {
        const ElementMarks element = marksOf(id);
        ModelMarks marks;
        marks.selected = element.selected;
        marks.hovered = element.hovered;
        marks.lifted = m_lifted.contains(id);
        marks.badge = m_options.badges;
        marks.label = m_badges[id];
        if (m_state.observer() == id) {
            marks.role = ModelRole::Observer;
        } else if (m_state.currentTarget() == id) {
            marks.role = ModelRole::Target;
        }
        if (marks.role != ModelRole::None && observer && target) {
            marks.isRoleBelow =
                marks.role == ModelRole::Observer ? isSignBelow(*observer, *target) : isSignBelow(*target, *observer);
        }
        item->setMarks(marks);
    }
    raiseRoles();
}

void TableScene::raiseRoles() {
    // The signs of observer and target stand beside their bases and must not vanish under a neighbor.
    const auto& models = m_document.scenario().models;
    for (std::size_t i = 0; i < models.size(); ++i) {
        const bool hasRole = m_state.observer() == models[i].id || m_state.currentTarget() == models[i].id;
        m_items->models.at(models[i].id)->setZValue(zOf(PaintLayer::Models, i) + (hasRole ? kLayerStep / 2 : 0.0));
    }
}

void TableScene::updateSight() {
    m_items->picture.view.triedLines = m_state.showsTriedLines();
    m_items->picture.view.station = m_state.sightPointer().station;
    m_items->picture.view.pointed = m_state.sightPointer().line;
    const auto& shown = m_state.shownStage();
    const auto& stages = m_items->picture.result.stages;
    m_items->picture.view.stage = shown && stages ? std::optional{shown->stage} : std::nullopt;
    m_items->picture.view.stageLine = shown && stages ? shown->line : std::nullopt;
    m_items->picture.view.stageLines =
        shown && stages ? std::span<const scenarios::TriedLine>{*stages} : std::span<const scenarios::TriedLine>{};
    m_items->sightBelow->pictureChanged(tableRect());
    m_items->sightAbove->pictureChanged(tableRect());
}

void TableScene::goOnPainting() {
    QRectF seen;
    for (const QGraphicsView* view : views()) {
        if (view->isVisible()) {
            seen |= view->mapToScene(view->viewport()->rect()).boundingRect();
        }
    }
    forEachItem([&](SceneItem& item) {
        if (item.goOnIfWaiting(seen)) {
            m_frames.frameRequested();
        }
    });
    const bool ringsWait = m_items->rings.takeWaits();
    const bool marksWait = m_items->blockingMarks.takeWaits();
    const bool samplePointWaits = m_items->samplePointRings.takeWaits();
    const std::initializer_list<std::pair<bool, SceneItem*>> waiting{{ringsWait, m_items->sightAbove},
                                                                     {marksWait, m_items->sightBelow},
                                                                     {samplePointWaits, &layer<SamplePointPicture>()}};
    for (const auto& [waits, item] : waiting) {
        if (waits && item->isVisible()) {
            item->update();
            m_frames.frameRequested();
        }
    }
}

void TableScene::forEachItem(const std::function<void(SceneItem&)>& visit) {
    for (QGraphicsItem* item : items()) {
        if (auto* element = dynamic_cast<SceneItem*>(item)) { // pictures of others lie over the table too
            visit(*element);
        }
    }
}

} // namespace sightline::app

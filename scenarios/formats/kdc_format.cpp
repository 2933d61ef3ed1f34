#include "scenarios/formats/kdc_format.h"

#include "scenarios/catalogs/deployments.h"
#include "scenarios/edits/tape_lines.h"
#include "scenarios/formats/common/placement.h"
#include "scenarios/formats/common/preserved_data.h"
#include "scenarios/formats/common/table_builder.h"
#include "scenarios/formats/kdc_shapes.h"
#include "scenarios/model/objective_base.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Ring;

bool isLayout(const JsonItem& item) { return item["pieces"].isList() && !item["zones"].isList(); }
bool isTemplate(const JsonItem& item) {
    const QString kind = item["kind"].text();
    return item["footprint"].isObject() && (kind == QLatin1String("area") || kind == QLatin1String("feature"));
}
bool isPattern(const JsonItem& item) { return item["zones"].isList() && item["zones"][0]["shape"].isObject(); }

/// Returns the entries of a file: a list of them, or one.
std::vector<JsonItem> entriesOf(const JsonItem& root) {
    return root.isList() ? root.children() : std::vector<JsonItem>{root};
}

DetectionConfidence detectKdc(const ImportFile& file) {
    const JsonItem root = file.root();
    const JsonItem first = root.isList() ? root[0] : root;
    if (isTemplate(first) || isPattern(first)) {
        return DetectionConfidence::Certain;
    }
    if (!isLayout(first)) {
        return DetectionConfidence::No;
    }
    const JsonItem piece = first["pieces"][0];
    const bool isOurs =
        piece["position"]["x"].isNumber() && (piece["template"].isText() || piece["footprint"].isObject());
    return isOurs                                                      ? DetectionConfidence::Certain
           : first.has("game_version") && first["pieces"].count() == 0 ? DetectionConfidence::Perhaps
                                                                       : DetectionConfidence::No;
}

/// Templates and patterns by their id, from the file and from the additional files.
struct Catalog {
    QHash<QString, JsonItem> templates;
    QHash<QString, JsonItem> patterns;

    void add(const JsonItem& root) {
        for (const JsonItem& entry : entriesOf(root)) {
            if (isTemplate(entry)) {
                templates.insert(entry["id"].text(), entry);
            } else if (isPattern(entry)) {
                patterns.insert(entry["id"].text(), entry);
            }
        }
    }
};

class KdcReader {
public:
    KdcReader(const Catalog& catalog, const ImportOptions& options) : m_catalog{catalog}, m_options{options} {}

    void readLayout(const JsonItem& layout);
    void readPattern(const JsonItem& pattern, bool withObjectives);
    void readTemplates(const std::vector<JsonItem>& templates);

    ImportReport report;
    TableBuilder builder{report};
    std::vector<ImportQuestion> questions;

private:
    struct Frame {
        QString id;
        std::vector<Placement> placements; ///< innermost first
        bool isArea = true;

        [[nodiscard]] Inches of(Inches local) const {
            for (const Placement& placement : placements) {
                local = placement.of(local);
            }
            return local;
        }
    };

    bool readPiece(const JsonItem& piece, const QString& id, const Frame* parent);
    void readComposed(const JsonItem& area, const JsonItem& features, const Frame& frame);
    [[nodiscard]] Length heightOf(const JsonItem& piece, const JsonItem& known, const QString& name);
    void readTraits(const JsonItem& piece, const JsonItem& known, bool isFeature, Piece& made);
    void addFloor(const Ring& outline, Length level, const Piece& below, const QString& place);
    void readObjective(const JsonItem& piece, Inches center);
    void addObjectives();
    void readKeystones(const JsonItem& piece, const PieceId& id, std::span<const Inches> corners);
    void setTable(const JsonItem& layout);
    void findParents();
    void nameAreas();
    [[nodiscard]] JsonItem templateOf(const JsonItem& piece) const {
        return m_catalog.templates.value(piece["template"].text());
    }

    const Catalog& m_catalog;
    const ImportOptions& m_options;
    QHash<QString, Frame> m_frames; ///< of areas, by the id in the file
    struct Measured {
        JsonItem piece;
        PieceId id;
        std::vector<Inches> corners; ///< in the order of the file
    };
    std::vector<Measured> m_measured; ///< pieces with keystones
    QSet<QString> m_features;         ///< ids of pieces that are features
    QSet<QString> m_grounds;          ///< ids of areas that are terrain
    struct Marker {
        QString role;
        QString group; ///< markers of one group are one objective
        QString place;
        std::vector<Inches> at;
        QJsonObject kept;
    };
    std::vector<Marker> m_markers;
};

/// True for a valid height in inches.
bool isHeight(std::optional<double> height) { return height && *height >= 0.0 && *height <= 1e4; }

/// Returns the corner or side that a keystone measures to. The outline may begin elsewhere and run the other way than
/// the file's, so a corner is identified by its position.
std::optional<std::variant<std::size_t, TableEdge>>
featureOf(const JsonItem& ref, const Piece& piece, std::span<const Inches> corners) {
    static const QHash<QString, TableEdge> kSides{{QStringLiteral("min-x"), TableEdge::Left},
                                                  {QStringLiteral("max-x"), TableEdge::Right},
                                                  {QStringLiteral("min-y"), TableEdge::Top},
                                                  {QStringLiteral("max-y"), TableEdge::Bottom}};
    if (const auto side = kSides.constFind(ref["side"].text()); side != kSides.constEnd()) {
        return *side;
    }
    const double index = ref["index"].number().value_or(-1.0);
    if (ref["kind"].text() != QLatin1String("vertex") ||
        !(index >= 0.0 && index < static_cast<double>(corners.size()))) {
        return {};
    }
    const auto at = pointOf(corners[static_cast<std::size_t>(index)]);
    const auto outline = outlineCorners(piece);
    const auto found = at ? std::ranges::find(outline, *at) : outline.end();
    return found == outline.end()
               ? std::nullopt
               : std::optional<std::variant<std::size_t, TableEdge>>{static_cast<std::size_t>(found - outline.begin())};
}

Placement placementOf(const JsonItem& piece) {
    Placement placement;
    placement.at = inchesOf(piece["position"]).value_or(Inches{});
    placement.turn = angleOf(piece["rotation_degrees"]);
    placement.mirrorX = piece["mirror"].text() == QLatin1String("horizontal");
    placement.mirrorY = piece["mirror"].text() == QLatin1String("vertical");
    return placement;
}

bool KdcReader::readPiece(const JsonItem& piece, const QString& id, const Frame* parent) {
    const JsonItem known = templateOf(piece);
    const QString place = piece.path();
    const QString name = piece["name"].text();
    const bool isInline = piece["footprint"].isObject();
    if (!isInline && !known.isThere()) {
        report.skipped("unknown-template", place,
                       QStringLiteral("The piece needs the template %1, which is not in the file; it is skipped. Add "
                                      "the template file too (--with)."),
                       {piece["template"].text()});
        return false;
    }
    const bool isFeature = parent || (piece.has("piece_type") ? piece["piece_type"].text() == QLatin1String("feature")
                                                              : known["kind"].text() == QLatin1String("feature"));
    const KdcShape shape =
        shapeOf(isInline ? piece["footprint"] : known["footprint"], isInline ? JsonItem{} : known, isFeature);
    if (shape.outline.size() < 3 || !inchesOf(piece["position"])) {
        builder.skipPiece(place);
        return false;
    }
    Frame frame{id, {placementOf(piece)}};
    if (parent) {
        frame.placements.insert(frame.placements.end(), parent->placements.begin(), parent->placements.end());
    }
    const auto placed = [&](std::vector<Inches> path) {
        std::ranges::transform(path, path.begin(), [&](Inches at) {
            return frame.of({at.x - shape.center.x, at.y - shape.center.y});
        });
        return path;
    };
    std::vector<Ring> rings;
    for (const auto& solid : shape.solids) {
        if (const auto ring = ringOf(placed(solid))) {
            rings.push_back(*ring);
        }
    }
    if (rings.empty()) {
        report.skipped("out-of-range", place, QStringLiteral("The piece is more than 1,000 m away; it is skipped."));
        return false;
    }

    frame.isArea = !isFeature;
    const KdcUsual usual = usualOf(known["id"].text());
    const bool isTerrain = isFeature || piece["terrain"].boolean().value_or(true);
    Piece made;
    made.id = PieceId{builder.ownId(id, QStringLiteral("piece"))};
    frame.id = made.id.value;
    made.name = name.isEmpty() ? known["name"].text() : name;
    made.kind = !isTerrain ? QStringLiteral("marker") : isFeature ? usual.kind : QStringLiteral("area");
    made.group = piece["link_group"].text();
    made.parent = parent ? parent->id : QString{};
    made.height = isFeature ? heightOf(piece, known, made.name) : Length{};
    if (isTerrain) {
        readTraits(piece, known, isFeature, made);
    }
    if (isFeature && known["default_blocking"].boolean() == false) {
        report.guessed("not-blocking", place,
                       QStringLiteral("The template %1 is marked as not blocking; the piece is imported as a solid of "
                                      "its height, and the rule set decides."),
                       {known["id"].text()});
    }
    if (const double floor = std::floor(piece["floor"].number().value_or(0.0)); floor > 0 && floor <= 20) {
        made.elevation = Length::fromInches(floor * kKdcStoreyInches);
        report.guessed(
            "storey", place,
            QStringLiteral(
                "The file does not give the height of a story; a piece on floor %1 is placed %2 in above the table."),
            {QString::number(floor), QString::number(floor * kKdcStoreyInches)});
    }
    if (shape.isFromCatalog) {
        report.guessed("known-shape", place,
                       QStringLiteral("The file gives only the bounding box of %1; its known shape is used instead."),
                       {known["name"].text()});
    }
    if (shape.hasClosedWalls) {
        report.guessed("closed-walls", place,
                       QStringLiteral("Walls that enclose a room become a solid: nobody sees into it."));
    }
    for (const auto& path : shape.lines) {
        const auto points = ringOf(placed(path));
        auto polyline = points ? geometry::Wall::fromVertices(*points) : tl::unexpected{geometry::Error{}};
        if (polyline) {
            made.walls.push_back({std::move(*polyline), QStringLiteral("solid"), true, {}, {}});
            report.guessed("wall-thickness", place, QStringLiteral("Template walls have no thickness."));
        }
    }
    QJsonObject kept;
    for (const char* key : {"template", "floor", "objective_role", "is_objective", "objective", "terrain"}) {
        if (piece.has(key)) {
            kept.insert(QLatin1String{key}, piece[key].toJson());
        }
    }
    keep(made.unknown, kKdcKey, kept);
    const Piece first = made;
    if (!builder.addArea(rings.front(), {}, std::move(made), place)) {
        return false;
    }
    if (isTerrain) {
        (isFeature ? m_features : m_grounds).insert(first.id.value);
    }
    for (std::size_t i = 1; i < rings.size(); ++i) {
        Piece more = first;
        more.id =
            PieceId{builder.ownId(QStringLiteral("%1-wall-%2").arg(first.id.value).arg(i + 1), QStringLiteral("wall"))};
        more.walls.clear();
        m_features.insert(more.id.value);
        builder.addArea(rings[i], {}, std::move(more), place);
    }
    if (shape.floor) {
        const Length level = std::min(Length::fromInches(shape.floorNumber * kKdcStoreyInches), *first.height);
        if (const auto ring = ringOf(placed(*shape.floor))) {
            addFloor(*ring, level, first, place);
        }
    }
    report.read(isFeature ? "feature" : "area", place,
                isFeature ? QStringLiteral("Features become solids.")
                          : QStringLiteral("Areas become mats, which block nothing by themselves."));
    if (piece["keystones"].count() > 0) {
        m_measured.push_back({piece, first.id, placed(shape.outline)});
    }
    readObjective(piece, frame.of({0, 0}));
    if (frame.isArea) {
        m_frames.insert(id, frame);
        if (!isInline) {
            Frame ofParts = frame;
            if (shape.keepsPartsUnmirrored) {
                ofParts.placements.front().mirrorX = ofParts.placements.front().mirrorY = false;
            }
            readComposed(piece, known["features"], ofParts);
        }
    }
    return true;
}

Length KdcReader::heightOf(const JsonItem& piece, const JsonItem& known, const QString& name) {
    const auto given =
        piece.has("height_inches") ? piece["height_inches"].number() : known["default_height_inches"].number();
    if (isHeight(given)) {
        return Length::fromInches(*given);
    }
    const double usual = usualOf(known["id"].text()).height;
    report.guessed("usual-height", piece.path(), QStringLiteral("The file gives no height for %1; %2 in is used."),
                   {name, QString::number(usual)});
    return Length::fromInches(usual);
}

void KdcReader::readTraits(const JsonItem& piece, const JsonItem& known, bool isFeature, Piece& made) {
    const JsonItem keywords =
        piece.has("terrain_area_keywords") ? piece["terrain_area_keywords"] : known["default_terrain_area_keywords"];
    for (const JsonItem& keyword : keywords.children()) {
        made.traits.append(keyword.text());
    }
    const QString category = known["terrain_category"].text();
    if (!category.isEmpty()) {
        made.traits.append(category);
    } else if (const QString usual = usualOf(known["id"].text()).category; isFeature && !usual.isEmpty()) {
        made.traits.append(usual);
        report.guessed("usual-category", piece.path(),
                       QStringLiteral("The file gives no category for %1; it counts as %2."), {made.name, usual});
    }
    if (known["ground_accessible"].boolean() == false) {
        made.traits.append(QStringLiteral("impassable"));
    }
}

/// Adds an upper floor as a panel: models stand on its top. It has no category, so that no rule fills the space below
/// it.
void KdcReader::addFloor(const Ring& outline, Length level, const Piece& below, const QString& place) {
    const Length thickness = std::min(Length::fromInches(kKdcFloorInches), level);
    Piece floor;
    floor.id = PieceId{builder.ownId(below.id.value + QStringLiteral("-floor"), QStringLiteral("floor"))};
    floor.name = below.name;
    floor.kind = QStringLiteral("platform");
    floor.elevation = below.elevation + (level - thickness);
    floor.height = thickness;
    floor.group = below.group;
    floor.parent = below.parent;
    m_features.insert(floor.id.value);
    if (builder.addArea(outline, {}, std::move(floor), place)) {
        report.guessed(
            "upper-floor", place,
            QStringLiteral(
                "An upper floor becomes a slab whose top is %1 in above the ground; the file gives no height."),
            {QString::number(level.inches())});
    }
}

void KdcReader::readComposed(const JsonItem& area, const JsonItem& features, const Frame& frame) {
    for (const JsonItem& feature : features.children()) {
        const QString own = feature["id"].text();
        readPiece(feature,
                  QStringLiteral("%1--%2").arg(area["id"].text(), own.isEmpty() ? feature["template"].text() : own),
                  &frame);
    }
}

void KdcReader::readObjective(const JsonItem& piece, Inches center) {
    if (piece["is_objective"].boolean() != true && piece["objective_role"].text().isEmpty()) {
        return;
    }
    const Inches at = inchesOf(piece["objective"]["position"]).value_or(center);
    const QString role = piece["objective_role"].text();
    const QString group = piece["link_group"].text();
    const auto linked = group.isEmpty() ? m_markers.end() : std::ranges::find_if(m_markers, [&](const Marker& other) {
        return other.group == group && other.role == role;
    });
    if (linked != m_markers.end()) {
        linked->at.push_back(at);
        report.read("linked-objective", piece.path(),
                    QStringLiteral("Linked areas share one objective, midway between them."));
        return;
    }
    m_markers.push_back({role, group, piece.path(), {at}, {}});
    if (piece["objective"]["control_range_inches"].isNumber()) {
        m_markers.back().kept.insert(QStringLiteral("control_range_inches"),
                                     piece["objective"]["control_range_inches"].toJson());
    }
}

void KdcReader::addObjectives() {
    for (const Marker& marker : m_markers) {
        Inches sum;
        for (const Inches& at : marker.at) {
            sum = {sum.x + at.x, sum.y + at.y};
        }
        const auto count = static_cast<double>(marker.at.size());
        const auto at = pointOf({sum.x / count, sum.y / count});
        if (!at) {
            continue;
        }
        keep(builder.addObjective(*at, marker.role, marker.place).unknown, kKdcKey, marker.kept);
    }
}

void KdcReader::readKeystones(const JsonItem& piece, const PieceId& id, std::span<const Inches> corners) {
    const auto found = std::ranges::find(builder.scenario.terrain, id, &Piece::id);
    if (found == builder.scenario.terrain.end()) {
        return;
    }
    std::vector<TapeMark> marks;
    for (const JsonItem& keystone : piece["keystones"].children()) {
        const auto edge = tableEdgeNamed(keystone["edge"].text());
        const auto to = featureOf(keystone["ref"], *found, corners);
        if (edge && to) {
            marks.push_back({*edge, *to});
            report.read("keystone", keystone.path(),
                        QStringLiteral("Keystones become tape lines, from a table edge to the piece; their length "
                                       "follows from its position."));
        } else {
            report.skipped("bad-keystone", keystone.path(),
                           QStringLiteral("A keystone does not refer to a corner and a table edge; it is skipped."));
        }
    }
    setTapeMarks(*found, marks);
}

void KdcReader::setTable(const JsonItem& layout) {
    struct Size {
        double width;
        double depth;
    };
    // Upright tables are those of tools that draw them upright.
    const auto boardWidth = layout["board"]["width"].number();
    const auto boardDepth = layout["board"]["height"].number();
    if (!m_options.tableWidth && boardWidth && boardDepth && *boardWidth > 0 && *boardDepth > 0 &&
        *boardWidth <= 39000 && *boardDepth <= 39000) {
        builder.scenario.table.width = Length::fromInches(*boardWidth);
        builder.scenario.table.height = Length::fromInches(*boardDepth);
        return;
    }
    constexpr std::array<Size, 5> kSizes{{{60, 44}, {44, 60}, {90, 44}, {44, 30}, {72, 48}}};
    double right = 0.0;
    double bottom = 0.0;
    for (const Piece& piece : builder.scenario.terrain) {
        if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline)) {
            for (const Point& corner : polygon->outline()) {
                right = std::max(right, corner.x.inches());
                bottom = std::max(bottom, corner.y.inches());
            }
        }
    }
    const auto fits = [&](const Size& size) { return right <= size.width + 0.5 && bottom <= size.depth + 0.5; };
    const auto found = std::ranges::find_if(kSizes, [&](const Size& size) {
        return m_options.tableWidth ? *m_options.tableWidth == Length::fromInches(size.width) && fits(size)
                                    : fits(size);
    });
    Size size =
        found == kSizes.end() ? Size{std::max(60.0, std::ceil(right)), std::max(44.0, std::ceil(bottom))} : *found;
    if (m_options.tableWidth) {
        size.width = m_options.tableWidth->inches();
    }
    builder.scenario.table.width = Length::fromInches(std::min(size.width, 39000.0));
    builder.scenario.table.height = Length::fromInches(std::min(size.depth, 39000.0));
    if (!m_options.tableWidth) {
        const QString text = QStringLiteral("%1 x %2").arg(size.width).arg(size.depth);
        report.guessed("table-size", layout.path(),
                       QStringLiteral("The file gives no table size; its pieces fit on %1 in."), {text});
        questions.push_back({ImportQuestion::About::TableWidth, QStringLiteral("table-size"),
                             QStringLiteral("How wide is the table, in inches?"), QString::number(size.width)});
    }
}

/// A feature without a parent belongs to the area under its center, since rule sets join the two.
void KdcReader::findParents() {
    const auto& terrain = builder.scenario.terrain;
    constexpr std::size_t kMaxPieces = 2000; // quadratic; tables have some dozens
    if (terrain.size() > kMaxPieces) {
        return;
    }
    for (Piece& feature : builder.scenario.terrain) {
        const auto* outline = std::get_if<geometry::Polygon>(&feature.outline);
        if (!m_features.contains(feature.id.value) || !feature.parent.isEmpty() || !outline) {
            continue;
        }
        const Point middle = outline->centroid();
        const auto area = std::ranges::find_if(terrain, [&](const Piece& other) {
            const auto* ground = std::get_if<geometry::Polygon>(&other.outline);
            return m_grounds.contains(other.id.value) && ground && ground->contains(middle);
        });
        if (area != terrain.end()) {
            feature.parent = area->id.value;
            report.guessed("parent-by-place", {},
                           QStringLiteral("A feature without a parent belongs to the area under its center."));
        }
    }
}

/// An area without a category takes that of the densest feature on it.
void KdcReader::nameAreas() {
    const auto is = [](const Piece& piece, const char* category) {
        return piece.traits.contains(QLatin1String{category});
    };
    QHash<QString, QString> categories;
    for (const Piece& piece : builder.scenario.terrain) {
        if (QString& category = categories[piece.parent]; is(piece, "dense")) {
            category = QStringLiteral("dense");
        } else if (is(piece, "light") && category.isEmpty()) {
            category = QStringLiteral("light");
        }
    }
    for (Piece& area : builder.scenario.terrain) {
        const QString category = categories.value(area.id.value);
        if (m_grounds.contains(area.id.value) && !category.isEmpty() && !is(area, "dense") && !is(area, "light") &&
            !is(area, "exposed")) {
            area.traits.append(category);
            report.guessed(
                "area-category", {},
                QStringLiteral("An area without a category takes that of the pieces on it: dense or light."));
        }
    }
}

/// Returns the rule set of the edition that the file names.
QString rulesOf(const JsonItem& layout) {
    const QString edition = layout["game_version"]["edition"].text();
    return edition == QLatin1String("11th")   ? QStringLiteral("40k-11e")
           : edition == QLatin1String("10th") ? QStringLiteral("40k-10e")
                                              : QStringLiteral("height-tags");
}

void KdcReader::readLayout(const JsonItem& layout) {
    builder.scenario.name = layout["name"].text();
    builder.scenario.description = layout["description"].text();
    // Areas first, since a feature may precede its parent in the file.
    std::vector<JsonItem> children;
    for (const JsonItem& piece : layout["pieces"].children()) {
        if (piece["parent_area_id"].isText()) {
            children.push_back(piece);
        } else if (builder.isFull() || !readPiece(piece, piece["id"].text(), nullptr)) {
            continue;
        }
    }
    for (const JsonItem& piece : children) {
        const auto parent = m_frames.constFind(piece["parent_area_id"].text());
        if (parent == m_frames.constEnd()) {
            report.skipped("unknown-parent", piece.path(),
                           QStringLiteral("The feature is on %1, which is not an area in the file, so its position is "
                                          "unknown; it is skipped."),
                           {piece["parent_area_id"].text()});
        } else if (!builder.isFull()) {
            readPiece(piece, piece["id"].text(), &*parent);
        }
    }
    setTable(layout);
    findParents();
    nameAreas();
    addObjectives();
    for (const auto& [piece, madeId, corners] : m_measured) {
        readKeystones(piece, madeId, corners);
    }
    builder.assumeRules(rulesOf(layout));
}

void KdcReader::readPattern(const JsonItem& pattern, bool withObjectives) {
    for (const JsonItem& zone : pattern["zones"].children()) {
        const Placement placement{inchesOf(zone["position"]).value_or(Inches{})};
        const auto ring = placement.ring(outlineOfShape(zone["shape"]));
        const bool hasShape = ring && ring->size() >= 3;
        const PlayerId player =
            hasShape ? builder.playerNamed(zone["player"].text(), zone["color"].text()) : PlayerId{};
        builder.addDeploymentZone(ring, zone["name"].text(), player, zone.path());
    }
    if (withObjectives) {
        for (const JsonItem& place : pattern["objectives"].children()) {
            if (const auto at =
                    pointOf(inchesOf(place.has("position") ? place["position"] : place).value_or(Inches{1e9, 0}))) {
                builder.scenario.objectives.push_back(
                    {ObjectiveId{builder.freshId(QStringLiteral("objective"))}, {}, *at, usualObjectiveBase(), {}});
            }
        }
    }
    if (pattern["territories"].count() > 0) {
        report.skipped("territories", pattern["territories"].path(),
                       QStringLiteral("Territories are skipped: they are not deployment zones."), {},
                       pattern["territories"].count());
    }
}

/// Arranges templates in rows, to view and to copy.
void KdcReader::readTemplates(const std::vector<JsonItem>& templates) {
    constexpr double kGap = 1.0;
    Inches pen{kGap, kGap};
    double rowDepth = 0.0;
    for (const JsonItem& known : templates) {
        const auto outline = outlineOfShape(known["footprint"]);
        Piece made;
        made.name = known["name"].text();
        made.kind = known["kind"].text();
        const auto height = known["default_height_inches"].number();
        made.height = made.kind == QLatin1String("area")
                          ? Length{}
                          : Length::fromInches(isHeight(height) ? *height : usualOf(known["id"].text()).height);
        if (const QString category = known["terrain_category"].text(); !category.isEmpty()) {
            made.traits.append(category);
        }
        if (outline.empty()) {
            builder.skipPiece(known.path());
            continue;
        }
        const auto [left, right] = std::ranges::minmax(outline, {}, &Inches::x);
        const auto [top, bottom] = std::ranges::minmax(outline, {}, &Inches::y);
        if (pen.x > kGap && pen.x + (right.x - left.x) + kGap > 60.0) {
            pen = {kGap, pen.y + rowDepth + kGap};
            rowDepth = 0.0;
        }
        std::vector<Inches> placed;
        for (const Inches& corner : outline) {
            placed.push_back({corner.x - left.x + pen.x, corner.y - top.y + pen.y});
        }
        const auto ring = ringOf(placed);
        made.id = PieceId{builder.ownId(known["id"].text(), QStringLiteral("template"))};
        if (ring && builder.addArea(*ring, {}, std::move(made), known.path())) {
            report.read("template", known.path(),
                        QStringLiteral("Templates are placed side by side, ready to be copied."));
        }
        pen.x += right.x - left.x + kGap;
        rowDepth = std::max(rowDepth, bottom.y - top.y);
    }
    builder.scenario.table.height = Length::fromInches(std::clamp(std::ceil(pen.y + rowDepth + kGap), 44.0, 39000.0));
    builder.scenario.rules = QStringLiteral("height-tags");
}

/// Adds a shipped map, where the file names one that was not supplied.
void addShippedPattern(Scenario& scenario, ImportReport& report, const JsonItem& named) {
    const auto map = std::ranges::find(deploymentMaps(), named.text(), &DeploymentMap::id);
    const auto deployment =
        map == deploymentMaps().end() || map->variants.empty()
            ? std::nullopt
            : deploymentOn(*map, map->variants.front(), {scenario.table.width, scenario.table.height});
    if (!deployment) {
        report.skipped(
            "unknown-pattern", named.path(),
            QStringLiteral(
                "The deployment pattern %1 is not in the file; the table has no zones. Add its file too (--with)."),
            {named.text()});
        return;
    }
    const auto objectives = scenario.objectives;
    if (scenario.players.empty()) {
        scenario.players = {{PlayerId{QStringLiteral("a")}, QStringLiteral("Attacker"), {}, {}},
                            {PlayerId{QStringLiteral("b")}, QStringLiteral("Defender"), {}, {}}};
    }
    scenario = withDeployment(std::move(scenario), *deployment, map->name);
    if (!objectives.empty()) {
        scenario.objectives = objectives;
    }
    report.guessed("shipped-pattern", named.path(), QStringLiteral("The zones are those of the built-in map %1."),
                   {map->name});
}

/// Returns the requested entry, else the first.
std::optional<JsonItem> chosen(const std::vector<JsonItem>& entries, const QString& wanted) {
    bool isNumber = false;
    const int number = wanted.toInt(&isNumber);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (wanted.isEmpty() || entries[i]["id"].text() == wanted || entries[i]["name"].text() == wanted ||
            (isNumber && number == static_cast<int>(i) + 1)) {
            return entries[i];
        }
    }
    return {};
}

ImportResult readKdc(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    const JsonItem root = file.root();
    if (!root.isThere()) {
        return tl::unexpected{file.jsonProblem()};
    }
    Catalog catalog;
    std::vector<ImportFile> others = options.companions;
    for (const char* name : {"terrain-templates.json", "40kdc-terrain-templates.json", "templates.json",
                             "deployment-patterns.json", "40kdc-deployment-patterns.json"}) {
        if (const auto bytes = options.beside ? options.beside(QLatin1String{name}) : std::nullopt) {
            others.emplace_back(*bytes, QLatin1String{name});
        }
    }
    std::ranges::for_each(others, [&](const ImportFile& other) { catalog.add(other.root()); });
    catalog.add(root);
    std::vector<JsonItem> layouts;
    std::vector<JsonItem> patterns;
    std::vector<JsonItem> templates;
    for (const JsonItem& entry : entriesOf(root)) {
        (isLayout(entry) ? layouts : isPattern(entry) ? patterns : templates).push_back(entry);
    }
    const auto& entries = !layouts.empty() ? layouts : patterns;
    KdcReader reader{catalog, options};
    if (entries.empty()) {
        std::erase_if(templates, [](const JsonItem& entry) { return !isTemplate(entry); });
        if (templates.empty()) {
            return importError(file, "no-layout", QStringLiteral("$"),
                               QStringLiteral("The file contains no terrain layout, template or deployment pattern."),
                               QStringLiteral("a layout with \"pieces\""), root.description());
        }
        reader.readTemplates(templates);
    } else {
        const auto entry = chosen(entries, options.entry);
        QStringList names;
        for (const JsonItem& one : entries) {
            names.append(one["id"].text());
        }
        if (!entry) {
            return importError(file, "unknown-entry", QStringLiteral("$"),
                               QStringLiteral("The file contains no \"%1\"; it contains %2.")
                                   .arg(options.entry, names.join(QStringLiteral(", "))));
        }
        if (options.entry.isEmpty() && entries.size() > 1) {
            reader.report.guessed("first-entry", entry->path(),
                                  QStringLiteral("The file contains %1 tables; this is the first, %2."),
                                  {QString::number(entries.size()), (*entry)["name"].text()});
            reader.questions.push_back({ImportQuestion::About::Entry, QStringLiteral("first-entry"),
                                        QStringLiteral("Which table of the file do you want to open?"), names.front(),
                                        names});
        }
        if (layouts.empty()) {
            reader.builder.scenario.name = (*entry)["name"].text();
            reader.readPattern(*entry, true);
        } else {
            reader.readLayout(*entry);
            const JsonItem named = (*entry)["deployment_pattern_id"];
            if (const auto pattern = catalog.patterns.constFind(named.text()); pattern != catalog.patterns.constEnd()) {
                reader.readPattern(*pattern, reader.builder.scenario.objectives.empty());
            } else if (named.isText()) {
                addShippedPattern(reader.builder.scenario, reader.report, named);
            }
        }
    }
    return finishedImport(file, run, reader.builder, std::move(reader.report), std::move(reader.questions));
}

} // namespace

Format kdcFormat() {
    return {QStringLiteral("40kdc"),
            QStringLiteral("40kdc terrain layout"),
            {QStringLiteral("40kdc.json")},
            detectKdc,
            readKdc,
            writeKdcLayout};
}

} // namespace sightline::scenarios::formats

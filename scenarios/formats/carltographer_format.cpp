#include "scenarios/formats/layout_tools.h"

#include "scenarios/formats/common/placement.h"
#include "scenarios/formats/common/preserved_data.h"
#include "scenarios/formats/common/table_builder.h"

#include <QHash>

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;

constexpr auto kId = "carltographer";

DetectionConfidence detectCarltographer(const ImportFile& file) {
    const JsonItem root = file.root();
    return root["placed_features"].isList() && root["table_width_inches"].isNumber() ? DetectionConfidence::Certain
                                                                                     : DetectionConfidence::No;
}

/// Parses `{"x_inches": .., "z_inches": .., "rotation_deg": ..}`; missing values are 0. Rotations are clockwise on
/// screen.
Placement placementOf(const JsonItem& transform) {
    Placement placement;
    placement.at = {transform["x_inches"].number().value_or(0.0), transform["z_inches"].number().value_or(0.0)};
    placement.turn = angleOf(transform["rotation_deg"]);
    return placement;
}

/// Parses `{"x_inches": .., "z_inches": ..}` or `[x, z]`.
std::optional<Inches> pointIn(const JsonItem& item) {
    const auto x = item.isList() ? item[0].number() : item["x_inches"].number();
    const auto z = item.isList() ? item[1].number() : item["z_inches"].number();
    return x && z ? std::optional{Inches{*x, *z}} : std::nullopt;
}

std::vector<Inches> pathIn(const JsonItem& list) {
    std::vector<Inches> path;
    for (const JsonItem& item : list.children()) {
        if (const auto at = pointIn(item)) {
            path.push_back(*at);
        }
    }
    return path;
}

/// Returns the outline relative to the shape's center; empty if it has no size.
std::vector<Inches> outlineOf(const JsonItem& shape) {
    if (auto corners = pathIn(shape["vertices"]); corners.size() >= 3) {
        return corners;
    }
    const double x = shape["width_inches"].number().value_or(0.0) / 2;
    const double z = shape["depth_inches"].number().value_or(0.0) / 2;
    return x > 0.0 && z > 0.0 ? std::vector<Inches>{{-x, -z}, {x, -z}, {x, z}, {-x, z}} : std::vector<Inches>{};
}

class CarltographerReader {
public:
    void addObjects(const JsonItem& root);
    void read(const JsonItem& root);

    ImportReport report;
    TableBuilder builder{report};

private:
    void readFeature(const JsonItem& placed, bool isTwin);
    void readMission(const JsonItem& mission);
    QHash<QString, JsonItem> m_objects;
    Placement m_center; ///< of the table, the origin of the file
};

void CarltographerReader::addObjects(const JsonItem& root) {
    for (const JsonItem& list : {root["terrain_objects"], root["objects"], root["catalog"]["objects"]}) {
        for (const JsonItem& entry : list.children()) {
            const JsonItem item = entry["item"].isObject() ? entry["item"] : entry;
            m_objects.insert(item["id"].text(), item);
        }
    }
}

void CarltographerReader::readFeature(const JsonItem& placed, bool isTwin) {
    const JsonItem feature = placed["feature"];
    Placement onTheTable = placementOf(placed["transform"]);
    if (isTwin) {
        onTheTable.at = {-onTheTable.at.x, -onTheTable.at.y};
        onTheTable.turn = onTheTable.turn + geometry::Angle::fromDegrees(180);
    }
    const QString stem = feature["id"].text();
    const QString kind = feature["feature_type"].text();
    QStringList traits;
    for (const JsonItem& tag : feature["tags"].children()) {
        traits.append(tag.text());
    }
    if (kind == QLatin1String("obscuring") && !traits.contains(kind)) {
        traits.append(kind);
    }
    QString ground; // flat pieces are the parents of what stands on them
    for (const JsonItem& component : feature["components"].children()) {
        const auto object = m_objects.constFind(component["object_id"].text());
        if (object == m_objects.constEnd()) {
            report.skipped("unknown-object", component.path(),
                           QStringLiteral("The feature refers to the object %1, which is not in the file; it is "
                                          "skipped. Add the catalog too (--with)."),
                           {component["object_id"].text()});
            continue;
        }
        for (const JsonItem& shape : (*object)["shapes"].children()) {
            std::vector<Inches> outline = outlineOf(shape);
            for (const Placement& step :
                 {placementOf(shape["offset"]), placementOf(component["transform"]), onTheTable}) {
                std::ranges::transform(outline, outline.begin(), [&](Inches at) { return step.of(at); });
            }
            const auto ring = m_center.ring(outline);
            const auto height = shape["height_inches"].number();
            if (!ring || ring->size() < 3 || !height || !(*height >= 0.0 && *height <= 1e4)) {
                builder.skipPiece(shape.path());
                continue;
            }
            // The visual height, where it is less than the physical one.
            const double opaque = std::min(*height, shape["opacity_height_inches"].number().value_or(*height));
            const double lift = shape["offset"]["y_inches"].number().value_or(0.0) +
                                component["transform"]["y_inches"].number().value_or(0.0) +
                                placed["transform"]["y_inches"].number().value_or(0.0);
            Piece piece;
            piece.id = PieceId{builder.freshId(stem.isEmpty() ? QStringLiteral("piece") : stem)};
            piece.name = (*object)["name"].text();
            const bool isGround = *height == 0.0;
            piece.kind = isGround                             ? QStringLiteral("area")
                         : kind == QLatin1String("obscuring") ? QStringLiteral("ruin")
                         : kind == QLatin1String("obstacle")  ? QStringLiteral("container")
                                                              : kind;
            piece.height = Length::fromInches(opaque);
            piece.elevation = Length::fromInches(std::clamp(lift, 0.0, 1e4));
            piece.traits = traits;
            piece.parent = ground;
            const QString id = piece.id.value;
            if (builder.addArea(*ring, {}, std::move(piece), shape.path())) {
                report.read("piece", shape.path(), QStringLiteral("Pieces keep their position from the file."));
                ground = ground.isEmpty() && isGround ? id : ground;
            }
        }
    }
}

void CarltographerReader::readMission(const JsonItem& mission) {
    for (const JsonItem& zone : mission["deployment_zones"].children()) {
        const PlayerId player = builder.playerNamed(zone["id"].text());
        for (const JsonItem& polygon : zone["polygons"].children()) {
            builder.addDeploymentZone(m_center.ring(pathIn(polygon)), mission["name"].text(), player, polygon.path());
        }
    }
    for (const JsonItem& item : mission["objectives"].children()) {
        const auto at = pointIn(item["position"]);
        const auto place = at ? pointOf(m_center.of(*at)) : std::nullopt;
        if (!place) {
            continue;
        }
        Objective& objective = builder.addObjective(*place, item["id"].text(), item.path());
        if (item["range_inches"].isNumber()) {
            keep(objective.unknown, kId, {{QStringLiteral("range_inches"), item["range_inches"].toJson()}});
        }
    }
}

void CarltographerReader::read(const JsonItem& root) {
    const double width = std::clamp(root["table_width_inches"].number().value_or(60.0), 1.0, 39000.0);
    const double depth = std::clamp(root["table_depth_inches"].number().value_or(44.0), 1.0, 39000.0);
    Scenario& scenario = builder.scenario;
    builder.setTableSize(width, depth);
    m_center.at = {width / 2, depth / 2};
    scenario.name = root["name"].text().isEmpty() ? root["mission"]["name"].text() : root["name"].text();
    const bool hasTwins = root["rotationally_symmetric"].boolean().value_or(false);
    for (const JsonItem& placed : root["placed_features"].children()) {
        readFeature(placed, false);
        const Inches at = placementOf(placed["transform"]).at;
        if (hasTwins && (at.x != 0.0 || at.y != 0.0)) {
            readFeature(placed, true);
        }
        if (builder.isFull()) {
            return;
        }
    }
    readMission(root["mission"]);
    builder.assumeRules(QStringLiteral("40k-10e"));
}

ImportResult readCarltographer(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    const JsonItem root = file.root();
    if (!root["placed_features"].isList()) {
        return missingList(file, "placed_features");
    }
    std::vector<ImportFile> others = options.companions;
    if (const auto bytes = options.beside ? options.beside(QStringLiteral("catalog.json")) : std::nullopt) {
        others.emplace_back(*bytes, QStringLiteral("catalog.json"));
    }
    CarltographerReader reader;
    std::ranges::for_each(others, [&](const ImportFile& other) { reader.addObjects(other.root()); });
    reader.addObjects(root);
    reader.read(root);
    return finishedImport(file, run, reader.builder, std::move(reader.report));
}

} // namespace

Format carltographerFormat() {
    return {QLatin1String{kId},       QStringLiteral("Carltographer"),
            {QStringLiteral("json")}, detectCarltographer,
            readCarltographer,        nullptr};
}

} // namespace sightline::scenarios::formats

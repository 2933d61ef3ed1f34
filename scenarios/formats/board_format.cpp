#include "scenarios/formats/board_format.h"

#include "scenarios/formats/common/placement.h"
#include "scenarios/formats/common/table_builder.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;
using geometry::Point;

bool isPiece(const JsonItem& item) {
    const bool isPolygon = item["polygon"].isList() && item["polygon"].count() >= 3;
    return isPolygon || (item["size"].isList() && inchesOf(item["position"]) && item["position"].isList());
}

DetectionConfidence detectBoard(const ImportFile& file) {
    const JsonItem pieces = file.root()["pieces"];
    return pieces.isList() && isPiece(pieces[0]) ? DetectionConfidence::Certain : DetectionConfidence::No;
}

/// Returns the first existing key: programs of one family use different names.
JsonItem firstOf(const JsonItem& item, std::initializer_list<const char*> keys) {
    for (const char* key : keys) {
        if (item.has(key) && !item[key].isNull()) {
            return item[key];
        }
    }
    return {};
}

std::optional<HeightClass> heightClassNamed(const QString& word) {
    if (word == QLatin1String("low")) {
        return HeightClass::Low;
    }
    return word == QLatin1String("medium") ? std::optional{HeightClass::Medium}
           : word == QLatin1String("tall") ? std::optional{HeightClass::Tall}
                                           : std::nullopt;
}

class BoardReader {
public:
    explicit BoardReader(const JsonItem& root) : m_root{root} {}

    void read();

    ImportReport report;
    TableBuilder builder{report};

private:
    void setTable();
    void readPiece(const JsonItem& item);
    void readWalls(const JsonItem& item, const Placement& placement, Piece& piece);
    void readHeight(const JsonItem& item, bool isArea, Piece& piece);
    void addObjective(std::optional<Point> at, const QString& name, const QString& place);

    const JsonItem& m_root;
};

void BoardReader::setTable() {
    const JsonItem size = firstOf(m_root, {"board", "board_size", "table"});
    const auto width = firstOf(size, {"width"}).number();
    const auto depth = firstOf(size, {"height", "depth"}).number();
    if (width && depth && *width > 0 && *depth > 0 && *width < 39000 && *depth < 39000) {
        builder.scenario.table.width = Length::fromInches(*width);
        builder.scenario.table.height = Length::fromInches(*depth);
        return;
    }
    builder.scenario.table.width = Length::fromInches(44);
    builder.scenario.table.height = Length::fromInches(60);
    report.guessed(
        "table-size", m_root.path(),
        QStringLiteral("The file gives no table size; 44 x 60 in upright is used, as usual for these files."));
}

void BoardReader::readHeight(const JsonItem& item, bool isArea, Piece& piece) {
    const JsonItem given = firstOf(item, {"height_inches", "height_in", "height"});
    piece.heightClass = heightClassNamed(firstOf(item, {"height_category", "height_class", "height"}).text());
    if (isArea) {
        piece.height = Length{};
        report.guessed(
            "area", item.path(),
            QStringLiteral(
                "A piece of the class \"area\" is a mat: the pieces on it block, and its traits count for rule sets."));
    } else if (const auto inches = given.number(); inches && *inches >= 0 && *inches < 39000) {
        piece.height = Length::fromInches(*inches);
    } else if (!piece.heightClass) {
        report.guessed("no-height", item.path(),
                       QStringLiteral("The file gives no height for a piece; its height is unlimited."));
    }
}

void BoardReader::readWalls(const JsonItem& item, const Placement& placement, Piece& piece) {
    for (const JsonItem& wall : item["walls"].children()) {
        const auto localFrom = inchesOf(wall["local_start"]);
        const auto localTo = inchesOf(wall["local_end"]);
        const auto from =
            localFrom ? std::optional{placement.of(*localFrom)} : inchesOf(firstOf(wall, {"start", "from"}));
        const auto to = localTo ? std::optional{placement.of(*localTo)} : inchesOf(firstOf(wall, {"end", "to"}));
        const auto first = from ? pointOf(*from) : std::nullopt;
        const auto last = to ? pointOf(*to) : std::nullopt;
        auto polyline =
            first && last ? geometry::Wall::fromVertices(std::array{*first, *last}) : tl::unexpected{geometry::Error{}};
        if (!polyline) {
            report.skipped("bad-wall", wall.path(),
                           QStringLiteral("A wall does not have two ends, or has no length; it is skipped."));
            continue;
        }
        const QString kind = firstOf(wall, {"type", "kind"}).text();
        piece.walls.push_back(
            {std::move(*polyline),
             kind,
             firstOf(wall, {"blocks_los", "blocks_sight"}).boolean().value_or(kind != QLatin1String("window")),
             {},
             {}});
        report.read("wall", wall.path(), QStringLiteral("Walls of pieces are imported as solid, window or door."));
    }
}

void BoardReader::addObjective(std::optional<Point> at, const QString& name, const QString& place) {
    if (at) {
        builder.addObjective(*at, name, place);
    }
}

void BoardReader::readPiece(const JsonItem& item) {
    const QString place = item.path();
    Placement placement;
    const auto at = inchesOf(item["position"]);
    placement.at = at.value_or(Inches{});
    placement.turn = angleOf(firstOf(item, {"rotation", "rotation_degrees"}));
    std::vector<Inches> corners = pathOf(item["polygon"]).value_or(std::vector<Inches>{});
    const bool isAbsolute = corners.size() >= 3;
    if (!isAbsolute) {
        const auto size = inchesOf(item["size"]);
        if (!size || !at || !(size->x > 0) || !(size->y > 0)) {
            builder.skipPiece(place);
            return;
        }
        const double x = size->x / 2;
        const double y = size->y / 2;
        corners = {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
    } else if (!at) {
        placement.at = centerOfArea(corners);
    }
    const auto ring = isAbsolute ? ringOf(corners) : placement.ring(corners);
    if (!ring) {
        report.skipped("out-of-range", place, QStringLiteral("The piece is more than 1,000 m away; it is skipped."));
        return;
    }
    const bool isArea = firstOf(item, {"piece_class", "class"}).text() == QLatin1String("area");
    Piece piece;
    piece.id = PieceId{builder.ownId(item["id"].text(), QStringLiteral("piece"))};
    piece.name = item["name"].text();
    piece.kind = isArea ? QStringLiteral("area") : item["type"].text();
    piece.group = item["link_group"].text();
    piece.parent = firstOf(item, {"parent", "parent_id", "parent_area_id"}).text();
    readHeight(item, isArea, piece);
    for (const JsonItem& trait : item["traits"].children()) {
        piece.traits.append(trait.text());
    }
    if (const QString category = firstOf(item, {"category", "terrain_category"}).text();
        !category.isEmpty() && !piece.traits.contains(category)) {
        piece.traits.append(category);
    }
    if (const double floor = item["floor"].number().value_or(0.0); floor > 0) {
        report.guessed("floor", place,
                       QStringLiteral("The file does not give the height of floor %1; a feature on it reaches from the "
                                      "table up to its own height."),
                       {QString::number(floor)});
    }
    // Walls of a polygon are relative to its position too, but its rotation is already applied.
    if (isAbsolute) {
        placement.turn = {};
    }
    readWalls(item, placement, piece);
    if (builder.addArea(*ring, {}, std::move(piece), place)) {
        report.read("piece", place, QStringLiteral("Pieces keep their position from the file."));
    }
    if (item["is_objective"].boolean() == true || item["objective_role"].isText()) {
        addObjective(pointOf(placement.at), item["objective_role"].text(), place);
    }
}

void BoardReader::read() {
    Scenario& scenario = builder.scenario;
    scenario.name = m_root["name"].text();
    scenario.description = m_root["description"].text();
    setTable();
    for (const JsonItem& piece : m_root["pieces"].children()) {
        if (!builder.isFull()) {
            readPiece(piece);
        }
    }
    QSet<QString> ids;
    for (const Piece& piece : scenario.terrain) {
        ids.insert(piece.id.value);
    }
    for (Piece& piece : scenario.terrain) {
        if (!piece.parent.isEmpty() && !ids.contains(piece.parent)) {
            report.skipped(
                "unknown-parent", {},
                QStringLiteral("A piece is placed on %1, which is not a piece in the file; it is kept on its own."),
                {piece.parent});
            piece.parent.clear();
        }
    }
    for (const JsonItem& objective : m_root["objectives"].children()) {
        const auto at = inchesOf(objective["position"]);
        addObjective(at ? pointOf(*at) : std::nullopt, objective["id"].text(), objective.path());
    }
    QStringList maps;
    for (const JsonItem& map : m_root["recommended_deployments"].children()) {
        maps.append(map.text());
    }
    if (!maps.isEmpty()) {
        report.skipped(
            "recommended-maps", QStringLiteral("$.recommended_deployments"),
            QStringLiteral("The layout is meant for the deployment maps %1; choose one, the table has no zones yet."),
            {maps.join(QStringLiteral(", "))});
    }
    builder.assumeRules(QStringLiteral("height-tags"));
}

ImportResult readBoard(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    const JsonItem root = file.root();
    if (!root["pieces"].isList()) {
        return missingList(file, "pieces");
    }
    BoardReader reader{root};
    reader.read();
    if (options.tableWidth) {
        reader.builder.scenario.table.width = *options.tableWidth;
    }
    return finishedImport(file, run, reader.builder, std::move(reader.report));
}

} // namespace

Format boardFormat() {
    return {QStringLiteral("layout"),
            QStringLiteral("Table layout"),
            {QStringLiteral("json")},
            detectBoard,
            readBoard,
            nullptr};
}

} // namespace sightline::scenarios::formats

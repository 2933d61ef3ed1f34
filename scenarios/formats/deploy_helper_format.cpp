#include "scenarios/formats/layout_tools.h"

#include "scenarios/formats/common/placement.h"
#include "scenarios/formats/common/table_builder.h"
#include "scenarios/model/color.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;

DetectionConfidence detectDeployHelper(const ImportFile& file) {
    const JsonItem root = file.root();
    const JsonItem piece = root["pieces"][0];
    return root["boardWidth"].isNumber() && piece["shapes"].isList() ? DetectionConfidence::Certain
                                                                     : DetectionConfidence::No;
}

/// Relative to the position of the piece. A line is a wall of its thickness about the line, or without thickness if it
/// has none.
std::vector<Inches> outlineOf(const JsonItem& shape) {
    const QString type = shape["type"].text();
    if (type == QLatin1String("line")) {
        const auto from = inchesOf(shape["start"]);
        const auto to = inchesOf(shape["end"]);
        const double half = shape["thickness"].number().value_or(0.0) / 2;
        const double length = from && to ? std::hypot(to->x - from->x, to->y - from->y) : 0.0;
        if (!(length > 0.0) || !(half > 0.0)) {
            return {};
        }
        const Inches aside{-(to->y - from->y) / length * half, (to->x - from->x) / length * half};
        return {{from->x - aside.x, from->y - aside.y},
                {to->x - aside.x, to->y - aside.y},
                {to->x + aside.x, to->y + aside.y},
                {from->x + aside.x, from->y + aside.y}};
    }
    if (type == QLatin1String("circle")) {
        const double radius = shape["radius"].number().value_or(0.0);
        std::vector<Inches> corners;
        constexpr int kSides = 64; // error of a circle of 6 in: less than 0.01 in
        for (int i = 0; i < kSides && radius > 0.0; ++i) {
            const double angle = 2 * std::numbers::pi * i / kSides;
            corners.push_back({radius * std::cos(angle), radius * std::sin(angle)});
        }
        return corners;
    }
    return outlineOfShape(shape);
}

struct Known {
    const char* category;
    const char* kind;
};
constexpr std::array<Known, 4> kKinds{
    {{"ruins", "ruin"}, {"walls", "wall"}, {"debris", "rubble"}, {"structure", "building"}}};

class DeployHelperReader {
public:
    void read(const JsonItem& root);

    ImportReport report;
    TableBuilder builder{report};

private:
    void readPiece(const JsonItem& item);
    void readZone(const JsonItem& item);
};

void DeployHelperReader::readPiece(const JsonItem& item) {
    Placement placement;
    const auto at = inchesOf(item["position"]);
    if (!at) {
        builder.skipPiece(item.path());
        return;
    }
    placement.at = *at;
    placement.turn = angleOf(item["rotation"]);
    const QString mirrored = item["mirrored"].text();
    placement.mirrorX = item["mirrored"].boolean().value_or(false) || mirrored == QLatin1String("horizontal");
    placement.mirrorY = mirrored == QLatin1String("vertical");
    const auto given = item["height"].number();
    const QString category = item["category"].text();
    const auto known =
        std::ranges::find_if(kKinds, [&](const Known& one) { return category == QLatin1String{one.category}; });
    const QString kind = known == kKinds.end() ? category : QLatin1String{known->kind};
    const auto shapes = item["shapes"].children();
    const QString id = builder.ownId(item["id"].text(), QStringLiteral("piece"));
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const auto ring = placement.ring(outlineOf(shapes[i]));
        if (!ring || ring->size() < 3) {
            builder.skipPiece(shapes[i].path());
            continue;
        }
        // If there are several shapes, the first is the ground.
        const bool isGround = i == 0 && shapes.size() > 1;
        Piece piece;
        piece.id = PieceId{i == 0 ? id : builder.freshId(id)};
        piece.name = item["name"].text();
        piece.kind = isGround ? QStringLiteral("area") : kind;
        piece.parent = i == 0 ? QString{} : id;
        if (isGround) {
            piece.height = Length{};
        } else if (given && *given >= 0.0 && *given <= 1e4) {
            piece.height = Length::fromInches(*given);
        } else {
            piece.height = Length::fromInches(5);
            report.guessed("usual-height", item.path(),
                           QStringLiteral("The file gives no height for %1; %2 in is used."),
                           {piece.name, QStringLiteral("5")});
        }
        if (item["blocking"].boolean() == true && isGround) {
            piece.traits = {QStringLiteral("obscuring")};
        }
        if (builder.addArea(*ring, {}, std::move(piece), item.path())) {
            report.read("piece", item.path(), QStringLiteral("Pieces keep their position from the file."));
        }
    }
}

void DeployHelperReader::readZone(const JsonItem& item) {
    const Placement placement{inchesOf(item["position"]).value_or(Inches{})};
    const QString name = item["name"].text();
    const QString color = item["color"].text();
    const PlayerId player{builder.freshId(QStringLiteral("player"))};
    if (builder.addDeploymentZone(placement.ring(outlineOf(item["shape"])), name, player, item.path())) {
        builder.scenario.players.push_back({player, name, isColor(color) ? color : QString{}, {}});
    }
}

void DeployHelperReader::read(const JsonItem& root) {
    Scenario& scenario = builder.scenario;
    scenario.name = root["name"].text();
    scenario.description = root["metadata"]["description"].text();
    builder.setTableSize(root["boardWidth"].number().value_or(60.0), root["boardHeight"].number().value_or(44.0));
    for (const JsonItem& piece : root["pieces"].children()) {
        if (!builder.isFull()) {
            readPiece(piece);
        }
    }
    for (const JsonItem& zone : root["deploymentZones"].children()) {
        readZone(zone);
    }
    builder.assumeRules(QStringLiteral("40k-10e"));
}

ImportResult readDeployHelper(const ImportFile& file, const ImportOptions& /*options*/, const ImportRun& run) {
    const JsonItem root = file.root();
    if (!root["pieces"].isList()) {
        return missingList(file, "pieces");
    }
    DeployHelperReader reader;
    reader.read(root);
    return finishedImport(file, run, reader.builder, std::move(reader.report));
}

} // namespace

Format deployHelperFormat() {
    return {QStringLiteral("deploy-helper"),
            QStringLiteral("deploy-helper"),
            {QStringLiteral("json")},
            detectDeployHelper,
            readDeployHelper,
            nullptr};
}

} // namespace sightline::scenarios::formats

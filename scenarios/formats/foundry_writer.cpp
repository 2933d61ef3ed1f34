#include "scenarios/base/json_writer.h"
#include "scenarios/formats/common/scale.h"
#include "scenarios/formats/common/wall_lines.h"
#include "scenarios/formats/foundry_format.h"

namespace sightline::scenarios::formats {

namespace {

using geometry::Point;

/// The side from which Foundry lets lines pass: 0 none, 1 right and 2 left of the way from the first point to the
/// second.
int directionOf(const std::optional<WallSide>& blocksFrom) {
    return !blocksFrom ? 0 : *blocksFrom == WallSide::Left ? 1 : 2;
}

void writeWall(JsonWriter& writer, const Scale& pixels, const WallLine& line, Point from, Point to) {
    const auto kind = line.kind;
    const bool isWindow = kind == WallLine::Kind::Window;
    writer.beginObject(JsonWriter::Layout::Line);
    writer.beginList(u"c", JsonWriter::Layout::Line);
    for (const geometry::Length side : {from.x, from.y, to.x, to.y}) {
        writer.number(pixels.count(side));
    }
    writer.endList();
    writer.member(u"move", 20);
    writer.member(u"light", isWindow ? 0 : 20);
    writer.member(u"sight", isWindow ? 0 : 20);
    writer.member(u"sound", 20);
    writer.member(u"dir", directionOf(line.blocksFrom));
    writer.member(u"door", kind == WallLine::Kind::Door || kind == WallLine::Kind::OpenDoor ? 1 : 0);
    writer.member(u"ds", kind == WallLine::Kind::OpenDoor ? 1 : 0);
    writer.endObject();
}

} // namespace

ExportResult writeFoundryScene(const Scenario& scenario, const ExportOptions& options) {
    LossList losses;
    const auto lines = wallLinesOf(scenario, options.withLowWalls, losses);
    const Scale pixels = Scale::inches(options.cellInches / options.pixelsPerCell);
    if (scenario.photo || !options.picture.isEmpty()) {
        losses.add("photo", {},
                   QStringLiteral("The photo is not written: a scene refers to a file on its server. Choose the photo "
                                  "there as the background."));
    }
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"name", scenario.name.isEmpty() ? QStringLiteral("Table") : scenario.name);
    writer.member(u"width", pixels.count(scenario.table.width));
    writer.member(u"height", pixels.count(scenario.table.height));
    writer.member(u"padding", 0);
    writer.beginObject(u"background", JsonWriter::Layout::Line);
    writer.key(u"src");
    writer.null();
    writer.endObject();
    writer.beginObject(u"grid", JsonWriter::Layout::Line);
    writer.member(u"type", 1);
    writer.member(u"size", options.pixelsPerCell);
    writer.member(u"distance", options.cellInches);
    writer.member(u"units", QStringLiteral("in"));
    writer.endObject();
    writer.list(u"walls", lines, [&](const WallLine& line) {
        for (std::size_t i = 1; i < line.points.size(); ++i) {
            writeWall(writer, pixels, line, line.points[i - 1], line.points[i]);
        }
    });
    writer.endObject();
    return Exported{writer.text(), losses.losses()};
}

} // namespace sightline::scenarios::formats

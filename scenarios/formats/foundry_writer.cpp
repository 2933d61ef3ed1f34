#include "scenarios/base/json_writer.h"
#include "scenarios/formats/common/scale.h"
#include "scenarios/formats/common/wall_lines.h"
#include "scenarios/formats/foundry_format.h"

namespace sightline::scenarios::formats {

namespace {

using geometry::Point;

void writeNumber(JsonWriter& writer, const char* key, double value) {
    writer.key(QString::fromLatin1(key));
    writer.number(value);
}

void writeText(JsonWriter& writer, const char* key, const QString& text) {
    writer.key(QString::fromLatin1(key));
    writer.string(text);
}

/// The side from which Foundry lets lines pass: 0 none, 1 right and 2 left of the way from the first point to the
/// second.
int directionOf(const std::optional<WallSide>& blocksFrom) {
    return !blocksFrom ? 0 : *blocksFrom == WallSide::Left ? 1 : 2;
}

void writeWall(JsonWriter& writer, const Scale& pixels, const WallLine& line, Point from, Point to) {
    const auto kind = line.kind;
    const bool isWindow = kind == WallLine::Kind::Window;
    writer.beginObject(JsonWriter::Layout::Line);
    writer.key(u"c");
    writer.beginList(JsonWriter::Layout::Line);
    for (const geometry::Length side : {from.x, from.y, to.x, to.y}) {
        writer.number(pixels.count(side));
    }
    writer.endList();
    writeNumber(writer, "move", 20);
    writeNumber(writer, "light", isWindow ? 0 : 20);
    writeNumber(writer, "sight", isWindow ? 0 : 20);
    writeNumber(writer, "sound", 20);
    writeNumber(writer, "dir", directionOf(line.blocksFrom));
    writeNumber(writer, "door", kind == WallLine::Kind::Door || kind == WallLine::Kind::OpenDoor ? 1 : 0);
    writeNumber(writer, "ds", kind == WallLine::Kind::OpenDoor ? 1 : 0);
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
    writeText(writer, "name", scenario.name.isEmpty() ? QStringLiteral("Table") : scenario.name);
    writeNumber(writer, "width", pixels.count(scenario.table.width));
    writeNumber(writer, "height", pixels.count(scenario.table.height));
    writeNumber(writer, "padding", 0);
    writer.key(u"background");
    writer.beginObject(JsonWriter::Layout::Line);
    writer.key(u"src");
    writer.null();
    writer.endObject();
    writer.key(u"grid");
    writer.beginObject(JsonWriter::Layout::Line);
    writeNumber(writer, "type", 1);
    writeNumber(writer, "size", options.pixelsPerCell);
    writeNumber(writer, "distance", options.cellInches);
    writeText(writer, "units", QStringLiteral("in"));
    writer.endObject();
    writer.key(u"walls");
    writer.beginList();
    for (const WallLine& line : lines) {
        for (std::size_t i = 1; i < line.points.size(); ++i) {
            writeWall(writer, pixels, line, line.points[i - 1], line.points[i]);
        }
    }
    writer.endList();
    writer.endObject();
    return Exported{writer.text(), losses.losses()};
}

} // namespace sightline::scenarios::formats

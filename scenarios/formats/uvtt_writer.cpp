#include "scenarios/base/json_writer.h"
#include "scenarios/formats/common/preserved_data.h"
#include "scenarios/formats/common/scale.h"
#include "scenarios/formats/common/wall_lines.h"
#include "scenarios/formats/uvtt_format.h"

#include <QJsonArray>

#include <cmath>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;
using geometry::Point;

class UvttWriter {
public:
    UvttWriter(const Scenario& scenario, const ExportOptions& options) : m_scenario{scenario}, m_options{options} {}

    Exported write();

private:
    void key(const char* name) { m_writer.key(QString::fromLatin1(name)); }
    void writePosition(Point point);
    void writePosition(const char* name, double x, double y);
    void writePortal(const WallLine& line, std::size_t from);
    void writeLights();
    [[nodiscard]] QByteArray picture();

    const Scenario& m_scenario;
    const ExportOptions& m_options;
    Scale m_scale = Scale::inches(m_options.cellInches);
    JsonWriter m_writer;
    LossList m_losses;
};

void UvttWriter::writePosition(Point point) {
    m_writer.beginObject(JsonWriter::Layout::Line);
    key("x");
    m_writer.number(m_scale.count(point.x));
    key("y");
    m_writer.number(m_scale.count(point.y));
    m_writer.endObject();
}

void UvttWriter::writePosition(const char* name, double x, double y) {
    key(name);
    m_writer.beginObject(JsonWriter::Layout::Line);
    key("x");
    m_writer.number(x);
    key("y");
    m_writer.number(y);
    m_writer.endObject();
}

/// Writes one side of a door's line, since the format supports straight ones only.
void UvttWriter::writePortal(const WallLine& line, std::size_t from) {
    const Point a = line.points[from];
    const Point b = line.points[from + 1];
    m_writer.beginObject();
    writePosition("position", (m_scale.count(a.x) + m_scale.count(b.x)) / 2,
                  (m_scale.count(a.y) + m_scale.count(b.y)) / 2);
    key("bounds");
    m_writer.beginList(JsonWriter::Layout::Line);
    writePosition(a);
    writePosition(b);
    m_writer.endList();
    key("rotation");
    m_writer.number(std::atan2((b.y - a.y).inches(), (b.x - a.x).inches()));
    key("closed");
    m_writer.boolean(line.kind == WallLine::Kind::Door);
    key("freestanding");
    m_writer.boolean(false);
    m_writer.endObject();
    if (line.kind == WallLine::Kind::Window) {
        m_losses.add("windows", line.id,
                     QStringLiteral("Windows are written as open doors: this format does not distinguish them."));
    }
}

void UvttWriter::writeLights() {
    const QJsonObject kept = preservedOf(m_scenario.unknown, kUvttKey);
    key("environment");
    const QJsonObject usual{{QStringLiteral("ambient_light"), QStringLiteral("ffffffff")},
                            {QStringLiteral("baked_lighting"), false}};
    m_writer.value(kept.contains(QLatin1String("environment")) ? kept.value(QLatin1String("environment"))
                                                               : QJsonValue{usual});
    key("lights");
    m_writer.beginList();
    for (const QJsonValue& light : kept.value(QLatin1String("lights")).toArray()) {
        const QJsonArray at = light[QLatin1String("position")].toArray();
        const auto count = [&](const QJsonValue& inches) {
            return m_scale.count(Length::fromInches(std::clamp(inches.toDouble(), -39000.0, 39000.0)));
        };
        m_writer.beginObject();
        writePosition("position", count(at.at(0)), count(at.at(1)));
        key("range");
        m_writer.number(count(light[QLatin1String("range_in")]));
        for (const char* other : {"intensity", "color", "shadows"}) {
            key(other);
            m_writer.value(light[QLatin1String{other}]);
        }
        m_writer.endObject();
    }
    m_writer.endList();
}

QByteArray UvttWriter::picture() {
    if (!m_options.picture.isEmpty()) {
        return m_options.picture;
    }
    if (!m_scenario.photo) {
        return {};
    }
    const QString kind = pictureKind(m_scenario.photo->picture.bytes());
    if (m_scenario.photo->corners || (kind != QLatin1String("png") && kind != QLatin1String("webp"))) {
        m_losses.add("photo", {},
                     QStringLiteral("The photo is not written: this format needs a PNG or WebP that covers the whole "
                                    "map without rotation."));
        return {};
    }
    return m_scenario.photo->picture.bytes();
}

Exported UvttWriter::write() {
    const auto lines = wallLinesOf(m_scenario, m_options.withLowWalls, m_losses);
    for (const WallLine& line : lines) {
        if (line.blocksFrom) {
            m_losses.add("one-way", line.id, QStringLiteral("One-way walls are written as blocking from both sides."));
        }
    }
    m_writer.beginObject();
    key("format");
    m_writer.number(0.3);
    key("resolution");
    m_writer.beginObject();
    writePosition("map_origin", 0, 0);
    writePosition("map_size", m_scale.count(m_scenario.table.width), m_scale.count(m_scenario.table.height));
    key("pixels_per_grid");
    m_writer.number(m_options.pixelsPerCell);
    m_writer.endObject();
    key("line_of_sight");
    m_writer.beginList();
    for (const WallLine& line : lines) {
        if (line.kind == WallLine::Kind::Wall) {
            m_writer.beginList();
            for (const Point& point : line.points) {
                writePosition(point);
            }
            m_writer.endList();
        }
    }
    m_writer.endList();
    key("objects_line_of_sight");
    m_writer.beginList();
    m_writer.endList();
    key("portals");
    m_writer.beginList();
    for (const WallLine& line : lines) {
        for (std::size_t from = 0; line.kind != WallLine::Kind::Wall && from + 1 < line.points.size(); ++from) {
            writePortal(line, from);
        }
    }
    m_writer.endList();
    writeLights();
    key("image");
    m_writer.plainString(picture().toBase64());
    m_writer.endObject();
    return {m_writer.text(), m_losses.losses()};
}

} // namespace

ExportResult writeUvtt(const Scenario& scenario, const ExportOptions& options) {
    return UvttWriter{scenario, options}.write();
}

} // namespace sightline::scenarios::formats

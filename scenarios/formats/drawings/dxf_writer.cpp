#include "scenarios/formats/drawings/dxf_format.h"

#include "scenarios/base/json_writer.h"
#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/drawings/drawing_losses.h"

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;
using geometry::Point;

/// Readable by R12 and later: a header with the unit, and entities. Without tables: layers are created on first use.
class DxfWriter {
public:
    explicit DxfWriter(const Scenario& scenario) : m_scenario{scenario} {}

    QByteArray write();

private:
    void group(int code, const QByteArray& value) { m_text += QByteArray::number(code) + "\r\n" + value + "\r\n"; }
    void number(int code, Length length) { group(code, scenarios::jsonNumber(length.inches())); }
    void layer(const QString& name);
    void polyline(std::span<const Point> points,
                  bool isClosed,
                  const QString& name,
                  Length elevation,
                  std::optional<Length> height);
    void base(const geometry::PlacedFootprint& placed, const QString& name);
    [[nodiscard]] Length up(Point p) const { return m_scenario.table.height - p.y; }

    const Scenario& m_scenario;
    QByteArray m_text;
};

/// The name of a layer may contain letters, digits, blanks, _ and -, on one line.
void DxfWriter::layer(const QString& name) {
    QString safe = name.simplified().left(200);
    for (QChar& c : safe) {
        c = c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u' ' ? c : QChar{u'_'};
    }
    group(8, safe.isEmpty() ? QByteArray{"0"} : safe.toUtf8());
}

void DxfWriter::polyline(
    std::span<const Point> points, bool isClosed, const QString& name, Length elevation, std::optional<Length> height) {
    group(0, "LWPOLYLINE");
    group(100, "AcDbEntity");
    layer(name);
    group(100, "AcDbPolyline");
    group(90, QByteArray::number(points.size()));
    group(70, isClosed ? "1" : "0");
    if (elevation != Length{}) {
        number(38, elevation);
    }
    if (height && *height != Length{}) {
        number(39, *height);
    }
    for (const Point& p : points) {
        number(10, p.x);
        number(20, up(p));
    }
}

void DxfWriter::base(const geometry::PlacedFootprint& placed, const QString& name) {
    const auto* round = std::get_if<geometry::RoundBase>(&placed.footprint.shape());
    if (!round) {
        polyline(geometry::outlineOf(placed), true, name + QStringLiteral("-outlines"), {}, {});
        return;
    }
    group(0, "CIRCLE");
    group(100, "AcDbEntity");
    layer(name);
    group(100, "AcDbCircle");
    number(10, placed.position.x);
    number(20, up(placed.position));
    group(40, scenarios::jsonNumber(round->diameter.inches() / 2));
}

QByteArray DxfWriter::write() {
    group(0, "SECTION");
    group(2, "HEADER");
    group(9, "$ACADVER");
    group(1, "AC1015");
    group(9, "$INSUNITS");
    group(70, "1");
    group(0, "ENDSEC");
    group(0, "SECTION");
    group(2, "ENTITIES");
    const Point far{m_scenario.table.width, m_scenario.table.height};
    const std::array<Point, 4> sheet{Point{}, Point{far.x, {}}, far, Point{{}, far.y}};
    polyline(sheet, true, QStringLiteral("table"), {}, {});
    for (const Zone& zone : m_scenario.zones) {
        polyline(zone.polygon.outline(), true, QStringLiteral("zones"), {}, {});
    }
    for (const Piece& piece : m_scenario.terrain) {
        const QString name = piece.isMat()          ? QStringLiteral("mat")
                             : piece.kind.isEmpty() ? QStringLiteral("terrain")
                                                    : piece.kind;
        if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline)) {
            polyline(polygon->outline(), true, name, piece.elevation, effectiveHeight(piece));
            for (const auto& hole : polygon->holes()) {
                polyline(hole, true, QStringLiteral("holes"), piece.elevation, effectiveHeight(piece));
            }
        } else {
            polyline(std::get<geometry::Wall>(piece.outline).vertices(), false, name, piece.elevation,
                     effectiveHeight(piece));
        }
        for (const PieceWall& wall : piece.walls) {
            if (wall.blocksSight) {
                polyline(wall.polyline.vertices(), false, QStringLiteral("wall"), piece.elevation,
                         wall.height ? wall.height : effectiveHeight(piece));
            }
        }
    }
    for (const Objective& objective : m_scenario.objectives) {
        base({objective.base, objective.position, {}}, QStringLiteral("objectives"));
    }
    for (const Model& model : m_scenario.models) {
        base(model.placed(), QStringLiteral("models"));
    }
    group(0, "ENDSEC");
    group(0, "EOF");
    return m_text;
}

DetectionConfidence detectDxf(const ImportFile& file) {
    const QByteArray head = file.bytes().left(2048).simplified();
    if (head.startsWith("0 SECTION") || head.startsWith("999 ")) {
        return DetectionConfidence::Certain;
    }
    return file.suffix() == QLatin1String("dxf") ? DetectionConfidence::BySuffix : DetectionConfidence::No;
}

} // namespace

ExportResult writeDxf(const Scenario& scenario, const ExportOptions& /*options*/) {
    return Exported{DxfWriter{scenario}.write(), drawingLosses(scenario, Holds::Shapes)};
}

Format dxfFormat() {
    return {
        QStringLiteral("dxf"), QStringLiteral("DXF drawing"), {QStringLiteral("dxf")}, detectDxf, readDxf, writeDxf};
}

} // namespace sightline::scenarios::formats

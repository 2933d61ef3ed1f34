#include "scenarios/formats/drawings/svg_format.h"

#include "scenarios/base/json_writer.h"
#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/drawings/drawing_losses.h"
#include "scenarios/formats/drawings/element_names.h"

#include <QXmlStreamWriter>

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

using geometry::Point;

QString number(double value) { return QString::fromLatin1(jsonNumber(value)); }
QString inches(geometry::Length length) { return number(length.inches()); }

QString pathOf(const geometry::Polygon& polygon) {
    QString path;
    const auto add = [&](const geometry::Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            path += QStringLiteral("%1%2 %3").arg(i == 0 ? QStringLiteral("M") : QStringLiteral("L"), inches(ring[i].x),
                                                  inches(ring[i].y));
        }
        path += u'Z';
    };
    add(polygon.outline());
    for (const auto& hole : polygon.holes()) {
        add(hole);
    }
    return path;
}

QString pointsOf(std::span<const Point> points) {
    QStringList pairs;
    for (const Point& p : points) {
        pairs.append(QStringLiteral("%1,%2").arg(inches(p.x), inches(p.y)));
    }
    return pairs.join(u' ');
}

class SvgWriter {
public:
    explicit SvgWriter(const Scenario& scenario) : m_scenario{scenario}, m_xml{&m_bytes} {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
    }

    QByteArray write();

private:
    void attribute(const char* name, const QString& value) { m_xml.writeAttribute(QLatin1String{name}, value); }
    /// Begins a layer in the form of drawing programs.
    void beginLayer(const QString& name, const char* style);
    void finish(const QString& id, const WordList& words);
    void writePiece(const Piece& piece);
    void writeWall(const geometry::Wall& wall);
    void writeBase(const geometry::Footprint& base, Point at, geometry::Angle facing);

    const Scenario& m_scenario;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

void SvgWriter::beginLayer(const QString& name, const char* style) {
    m_xml.writeStartElement(QStringLiteral("g"));
    const auto isTaken = [&](const auto& elements) {
        return std::ranges::any_of(elements, [&](const auto& element) { return element.id.value == name; });
    };
    const bool taken = isTaken(m_scenario.terrain) || isTaken(m_scenario.models) || isTaken(m_scenario.zones) ||
                       isTaken(m_scenario.objectives);
    attribute("id", taken ? QStringLiteral("layer-%1").arg(name) : name);
    attribute("inkscape:groupmode", QStringLiteral("layer"));
    attribute("inkscape:label", name);
    attribute("style", QLatin1String{style});
}

/// Writes the properties of a shape, and its end.
void SvgWriter::finish(const QString& id, const WordList& words) {
    if (!id.isEmpty()) {
        attribute("id", id);
    }
    QString name;
    for (const auto& [key, value] : words) {
        if (key == QLatin1String("name")) {
            name = value;
        } else {
            m_xml.writeAttribute(QStringLiteral("data-%1").arg(QString{key}.replace(u'_', u'-')), value);
        }
    }
    if (!name.isEmpty()) {
        m_xml.writeTextElement(QStringLiteral("title"), name);
    }
    m_xml.writeEndElement();
}

void SvgWriter::writeWall(const geometry::Wall& wall) {
    m_xml.writeStartElement(QStringLiteral("polyline"));
    attribute("points", pointsOf(wall.vertices()));
    attribute("fill", QStringLiteral("none"));
}

void SvgWriter::writePiece(const Piece& piece) {
    if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline)) {
        m_xml.writeStartElement(QStringLiteral("path"));
        attribute("d", pathOf(*polygon));
        if (!polygon->holes().empty()) {
            attribute("fill-rule", QStringLiteral("evenodd"));
        }
    } else {
        writeWall(std::get<geometry::Wall>(piece.outline));
    }
    finish(piece.id.value, wordsOf(piece));
    for (const PieceWall& wall : piece.walls) {
        writeWall(wall.polyline);
        WordList words = wordsOf(wall);
        words.emplace_back(QStringLiteral("wall_of"), piece.id.value);
        finish({}, words);
    }
}

void SvgWriter::writeBase(const geometry::Footprint& base, Point at, geometry::Angle facing) {
    const auto turned = [&](const char* x, const char* y, const QString& xText, const QString& yText) {
        attribute(x, xText);
        attribute(y, yText);
        if (facing != geometry::Angle{}) {
            attribute("transform",
                      QStringLiteral("rotate(%1 %2 %3)").arg(number(facing.degrees()), inches(at.x), inches(at.y)));
        }
    };
    const auto half = [](geometry::Length length) { return number(length.inches() / 2); };
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        m_xml.writeStartElement(QStringLiteral("circle"));
        attribute("cx", inches(at.x));
        attribute("cy", inches(at.y));
        attribute("r", half(round->diameter));
    } else if (const auto* oval = std::get_if<geometry::OvalBase>(&base.shape())) {
        m_xml.writeStartElement(QStringLiteral("ellipse"));
        turned("cx", "cy", inches(at.x), inches(at.y));
        attribute("rx", half(oval->length));
        attribute("ry", half(oval->width));
    } else if (const auto* box = std::get_if<geometry::RectangleBase>(&base.shape())) {
        m_xml.writeStartElement(QStringLiteral("rect"));
        turned("x", "y", number(at.x.inches() - box->length.inches() / 2),
               number(at.y.inches() - box->width.inches() / 2));
        attribute("width", inches(box->length));
        attribute("height", inches(box->width));
    } else {
        m_xml.writeStartElement(QStringLiteral("path"));
        attribute("d", pathOf(*geometry::Polygon::fromVertices(geometry::outlineOf({base, at, facing}))));
    }
    // The center of the scenario: those of rotated shapes and hulls cannot be recovered exactly.
    attribute("data-x-in", inches(at.x));
    attribute("data-y-in", inches(at.y));
}

QByteArray SvgWriter::write() {
    m_xml.writeStartDocument();
    m_xml.writeStartElement(QStringLiteral("svg"));
    attribute("xmlns", QStringLiteral("http://www.w3.org/2000/svg"));
    attribute("xmlns:inkscape", QStringLiteral("http://www.inkscape.org/namespaces/inkscape"));
    attribute("width", inches(m_scenario.table.width) + QStringLiteral("in"));
    attribute("height", inches(m_scenario.table.height) + QStringLiteral("in"));
    attribute("viewBox",
              QStringLiteral("0 0 %1 %2").arg(inches(m_scenario.table.width), inches(m_scenario.table.height)));
    if (!m_scenario.name.isEmpty()) {
        m_xml.writeTextElement(QStringLiteral("title"), m_scenario.name);
    }
    if (!m_scenario.zones.empty()) {
        beginLayer(QStringLiteral("zones"), "fill:#7aa6c2;fill-opacity:0.25;stroke:#3b6b88;stroke-width:0.05");
        for (const Zone& zone : m_scenario.zones) {
            m_xml.writeStartElement(QStringLiteral("path"));
            attribute("d", pathOf(zone.polygon));
            finish(zone.id.value, wordsOf(zone));
        }
        m_xml.writeEndElement();
    }
    // One layer per kind in the order of the file; pieces of a kind keep their order.
    QStringList kinds;
    for (const Piece& piece : m_scenario.terrain) {
        const QString kind = piece.kind.isEmpty() ? QStringLiteral("terrain") : piece.kind;
        if (!kinds.contains(kind)) {
            kinds.append(kind);
        }
    }
    for (const QString& kind : kinds) {
        beginLayer(kind, "fill:#b8b2a7;stroke:#4a453d;stroke-width:0.08");
        for (const Piece& piece : m_scenario.terrain) {
            if ((piece.kind.isEmpty() ? QStringLiteral("terrain") : piece.kind) == kind) {
                writePiece(piece);
            }
        }
        m_xml.writeEndElement();
    }
    if (!m_scenario.objectives.empty()) {
        beginLayer(QStringLiteral("objectives"), "fill:#ffffff;stroke:#222222;stroke-width:0.05");
        for (const Objective& objective : m_scenario.objectives) {
            writeBase(objective.base, objective.position, {});
            WordList words = wordsOf(objective.base);
            words.emplace_back(QStringLiteral("name"), objective.name);
            finish(objective.id.value, words);
        }
        m_xml.writeEndElement();
    }
    if (!m_scenario.models.empty()) {
        beginLayer(QStringLiteral("models"), "fill:#d9a441;stroke:#222222;stroke-width:0.05");
        for (const Model& model : m_scenario.models) {
            writeBase(model.base, model.position, model.facing);
            finish(model.id.value, wordsOf(model));
        }
        m_xml.writeEndElement();
    }
    m_xml.writeEndElement();
    m_xml.writeEndDocument();
    return m_bytes;
}

DetectionConfidence detectSvg(const ImportFile& file) {
    const QByteArray head = file.bytes().left(4096);
    if (file.startsWith("<") && head.contains("<svg")) {
        return DetectionConfidence::Certain;
    }
    return file.suffix() == QLatin1String("svg") ? DetectionConfidence::BySuffix : DetectionConfidence::No;
}

} // namespace

ExportResult writeSvg(const Scenario& scenario, const ExportOptions& /*options*/) {
    auto losses = drawingLosses(scenario, Holds::Names);
    if (!scenario.labels.empty()) {
        LossList labels;
        labels.add("lost-labels", {}, QStringLiteral("Labels are not written."));
        losses.push_back(labels.losses().front());
    }
    return Exported{SvgWriter{scenario}.write(), std::move(losses)};
}

Format svgFormat() {
    return {
        QStringLiteral("svg"), QStringLiteral("SVG drawing"), {QStringLiteral("svg")}, detectSvg, readSvg, writeSvg};
}

} // namespace sightline::scenarios::formats

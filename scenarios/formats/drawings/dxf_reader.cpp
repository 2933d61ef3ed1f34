#include "scenarios/formats/drawings/dxf_format.h"

#include "scenarios/formats/drawings/drawing.h"
#include "scenarios/formats/import_file.h"

#include <QSet>

#include <cmath>
#include <numbers>

namespace sightline::scenarios::formats {

namespace {

/// A pair of lines: what the second one means, and its text.
struct Group {
    int code = 0;
    QByteArrayView value;
    int line = 0; ///< of the value, from 1

    [[nodiscard]] std::optional<double> number() const {
        bool good = false;
        const double number = value.trimmed().toDouble(&good);
        return good && std::isfinite(number) ? std::optional{number} : std::nullopt;
    }
    [[nodiscard]] bool is(int wanted, const char* text) const { return code == wanted && value.trimmed() == text; }
    [[nodiscard]] QString text() const { return QString::fromUtf8(value.trimmed()).left(200); }
};

class GroupReader {
public:
    explicit GroupReader(const QByteArray& bytes) : m_bytes{bytes} {}

    /// Nothing at the end of the file, or where it is no DXF: `isBroken`.
    std::optional<Group> next() {
        const auto code = line();
        const auto value = code ? line() : std::nullopt;
        if (!value) {
            m_broken = m_broken || (code && !code->trimmed().isEmpty());
            return {};
        }
        bool good = false;
        const int number = code->trimmed().toInt(&good);
        if (!good || number < -5 || number > 1100) {
            m_broken = true;
            return {};
        }
        return Group{number, *value, m_line};
    }
    [[nodiscard]] bool isBroken() const { return m_broken; }
    [[nodiscard]] int lineNumber() const { return m_line; }

private:
    std::optional<QByteArrayView> line() {
        if (m_at >= m_bytes.size()) {
            return {};
        }
        qsizetype end = m_bytes.indexOf('\n', m_at);
        end = end < 0 ? m_bytes.size() : end;
        const auto text = QByteArrayView{m_bytes}.sliced(m_at, end - m_at);
        m_at = end + 1;
        ++m_line;
        return text;
    }

    const QByteArray& m_bytes;
    qsizetype m_at = 0;
    int m_line = 0;
    bool m_broken = false;
};

/// What an entity says; what it does not use stays empty.
struct Entity {
    QByteArray kind;
    QString layer;
    int line = 0;
    std::optional<double> number[60]; ///< the last of each code from 0 to 59
    int flags = 0;                    ///< 70
    bool isOnPaper = false;           ///< 67: not in the model
    DrawnLine points;                 ///< of an LWPOLYLINE
    std::vector<double> bulges;

    [[nodiscard]] double at(int code, double otherwise = 0.0) const { return number[code].value_or(otherwise); }
};

class DxfReader {
public:
    DxfReader(const ImportFile& file, const ImportOptions& options, const ImportRun& run) : m_file{file}, m_options{options}, m_run{run}, m_groups{file.bytes()} {}

    [[nodiscard]] ImportResult read();

private:
    void setScale();
    void take(Entity& entity, const Group& group) const;
    void finish(const Entity& entity);
    void finishPolyline();
    void addPolyline(const DrawnLine& points, const std::vector<double>& bulges, bool isClosed, const Entity& entity);
    [[nodiscard]] DrawnShape shapeOf(const Entity& entity) const;
    [[nodiscard]] double tolerance() const { return kLargestChordError / m_drawing.inchesPerUnit; }

    const ImportFile& m_file;
    const ImportOptions& m_options;
    const ImportRun& m_run;
    GroupReader m_groups;
    Import m_import;
    Drawing m_drawing;
    std::optional<int> m_units;
    std::optional<Entity> m_polyline; ///< a POLYLINE whose VERTEX entities follow
    bool m_hasHeader = false;
    bool m_hasEntities = false;
};

/// $INSUNITS: what a drawing unit is; not given or 0: asked.
void DxfReader::setScale() {
    m_drawing.isYUp = true;
    if (m_options.unitInches) {
        m_drawing.inchesPerUnit = *m_options.unitInches;
        return;
    }
    const int units = m_units.value_or(0);
    const auto known = [&]() -> std::optional<double> {
        switch (units) {
        case 1: return 1.0;
        case 2: return 12.0;
        case 4: return 1 / 25.4;
        case 5: return 1 / 2.54;
        case 6: return 1000 / 25.4;
        case 10: return 36.0;
        default: return {};
        }
    }();
    m_drawing.inchesPerUnit = known.value_or(1.0);
    if (!known) {
        m_import.report.guessed("no-physical-unit", QStringLiteral("$INSUNITS"), QStringLiteral("The file names no physical unit; one unit is taken as %1 in."), {QStringLiteral("1")});
        m_import.questions.push_back({ImportQuestion::About::UnitInches, QStringLiteral("drawing-unit"), QStringLiteral("The drawing names no physical unit. How many inches is one unit?"),
                                      QStringLiteral("1"), {}, false});
    }
}

void DxfReader::take(Entity& entity, const Group& group) const {
    if (group.code == 8) {
        entity.layer = group.text();
    } else if (group.code == 70) {
        entity.flags = static_cast<int>(group.number().value_or(0));
    } else if (group.code == 67) {
        entity.isOnPaper = group.number().value_or(0) == 1;
    } else if (entity.kind == "LWPOLYLINE" && group.code == 10) {
        entity.points.push_back({group.number().value_or(NAN), 0});
        entity.bulges.push_back(0);
    } else if (entity.kind == "LWPOLYLINE" && group.code == 20 && !entity.points.empty()) {
        entity.points.back().y = group.number().value_or(NAN);
    } else if (entity.kind == "LWPOLYLINE" && group.code == 42 && !entity.bulges.empty()) {
        entity.bulges.back() = group.number().value_or(0);
    } else if (group.code >= 10 && group.code < 60) {
        entity.number[group.code] = group.number();
    }
}

DrawnShape DxfReader::shapeOf(const Entity& entity) const {
    DrawnShape shape;
    shape.layer = entity.layer;
    shape.place = QStringLiteral("line %1").arg(entity.line);
    // 38 is the elevation and 39 the thickness, upwards; both are in drawing units.
    const auto word = [&](const char* key, std::optional<double> value) {
        if (value && *value != 0) {
            shape.words.insert(QLatin1String{key}, QString::number(*value * m_drawing.inchesPerUnit, 'g', 17));
        }
    };
    word("elevation_in", entity.number[38]);
    word("height_in", entity.number[39]);
    if (entity.number[39] == 0.0) {
        // Flat drawings have a thickness of 0 everywhere, which says nothing of heights.
        shape.words.remove(QStringLiteral("height_in"));
    }
    return shape;
}

void DxfReader::addPolyline(const DrawnLine& points, const std::vector<double>& bulges, bool isClosed, const Entity& entity) {
    DrawnShape shape = shapeOf(entity);
    DrawnLine line;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!std::isfinite(points[i].x) || !std::isfinite(points[i].y)) {
            m_import.report.skipped("bad-number", shape.place, QStringLiteral("A corner without numbers."));
            return;
        }
        if (line.size() > static_cast<std::size_t>(kMostPoints)) {
            break;
        }
        line.push_back(points[i]);
        const bool hasNext = i + 1 < points.size() || isClosed;
        const double bulge = i < bulges.size() ? bulges[i] : 0.0;
        if (!hasNext || bulge == 0.0) {
            continue;
        }
        // The bulge is the tangent of a quarter of the arc's sweep, positive against the clock where y is up.
        const DrawnPoint from = points[i];
        const DrawnPoint to = points[(i + 1) % points.size()];
        const double chord = std::hypot(to.x - from.x, to.y - from.y);
        if (!(chord > 0)) {
            continue;
        }
        const double sweep = 4 * std::atan(bulge);
        const double radius = chord / (2 * std::abs(std::sin(sweep / 2)));
        const double toCentre = chord / (2 * std::tan(sweep / 2));
        const DrawnPoint centre{(from.x + to.x) / 2 - (to.y - from.y) / chord * toCentre, (from.y + to.y) / 2 + (to.x - from.x) / chord * toCentre};
        addArc(line, centre, radius, std::atan2(from.y - centre.y, from.x - centre.x), sweep, tolerance());
        line.pop_back(); // the corner itself comes next, as it was written
    }
    const bool returns = line.size() > 3 && line.front() == line.back();
    shape.kind = isClosed || returns ? DrawnShape::Kind::Area : DrawnShape::Kind::Line;
    shape.lines = {std::move(line)};
    m_drawing.shapes.push_back(std::move(shape));
}

void DxfReader::finishPolyline() {
    if (m_polyline) {
        addPolyline(m_polyline->points, m_polyline->bulges, (m_polyline->flags & 1) != 0, *m_polyline);
        m_polyline.reset();
    }
}

void DxfReader::finish(const Entity& entity) {
    const QString place = QStringLiteral("line %1").arg(entity.line);
    if (m_polyline && entity.kind == "VERTEX") {
        m_polyline->points.push_back({entity.number[10].value_or(NAN), entity.number[20].value_or(NAN)});
        m_polyline->bulges.push_back(entity.at(42));
        return;
    }
    finishPolyline();
    if (entity.kind.isEmpty() || entity.kind == "SEQEND") {
        return;
    }
    if (entity.isOnPaper) {
        m_import.report.skipped("dxf-paper", place, QStringLiteral("A shape on the paper and not in the model."));
        return;
    }
    const auto missing = [&](std::initializer_list<int> codes) {
        for (const int code : codes) {
            if (!entity.number[code]) {
                m_import.report.skipped("bad-number", place, QStringLiteral("A corner without numbers."));
                return true;
            }
        }
        return false;
    };
    if (entity.kind == "POLYLINE") {
        if ((entity.flags & (16 | 64)) != 0) {
            m_import.report.skipped("dxf-mesh", place, QStringLiteral("A mesh in space."));
            return;
        }
        m_polyline = entity;
        m_polyline->points.clear();
        m_polyline->bulges.clear();
    } else if (entity.kind == "LWPOLYLINE") {
        addPolyline(entity.points, entity.bulges, (entity.flags & 1) != 0, entity);
    } else if (entity.kind == "LINE") {
        if (!missing({10, 20, 11, 21})) {
            addPolyline({{entity.at(10), entity.at(20)}, {entity.at(11), entity.at(21)}}, {}, false, entity);
        }
    } else if (entity.kind == "ARC" || entity.kind == "CIRCLE") {
        if (missing({10, 20, 40}) || !(entity.at(40) > 0)) {
            return;
        }
        DrawnShape shape = shapeOf(entity);
        const DrawnPoint centre{entity.at(10), entity.at(20)};
        const double radius = entity.at(40);
        if (entity.kind == "CIRCLE") {
            shape.lines = {ovalLine(centre, radius, radius, 0, tolerance())};
            shape.centre = centre;
            shape.length = shape.width = 2 * radius;
            shape.isRound = true;
        } else {
            const double from = entity.at(50) * std::numbers::pi / 180;
            double sweep = entity.at(51) * std::numbers::pi / 180 - from;
            sweep -= 2 * std::numbers::pi * std::floor(sweep / (2 * std::numbers::pi));
            sweep = sweep > 0 ? sweep : 2 * std::numbers::pi;
            DrawnLine line{{centre.x + radius * std::cos(from), centre.y + radius * std::sin(from)}};
            addArc(line, centre, radius, from, sweep, tolerance());
            shape.kind = DrawnShape::Kind::Line;
            shape.lines = {std::move(line)};
        }
        m_drawing.shapes.push_back(std::move(shape));
    } else if (entity.kind == "INSERT") {
        m_import.report.skipped("dxf-block", place, QStringLiteral("A block that is inserted; explode it in the drawing program."));
    } else {
        m_import.report.skipped("dxf-entity", place, QStringLiteral("An entity of the kind %1."), {QString::fromLatin1(entity.kind.left(40))});
    }
}

ImportResult DxfReader::read() {
    QByteArray section;
    Entity entity;
    bool inEntities = false;
    bool wantsUnits = false;
    int shapes = 0;
    while (const auto group = m_groups.next()) {
        if (group->is(0, "SECTION")) {
            section = "?";
        } else if (group->is(0, "ENDSEC") || group->is(0, "EOF")) {
            if (inEntities) {
                finish(entity);
                finishPolyline();
                entity = {};
            }
            inEntities = false;
            section.clear();
        } else if (section == "?" && group->code == 2) {
            section = group->value.trimmed().toByteArray();
            m_hasHeader = m_hasHeader || section == "HEADER";
            inEntities = section == "ENTITIES";
            if (inEntities) {
                m_hasEntities = true;
                setScale();
            }
        } else if (section == "HEADER") {
            if (group->code == 9) {
                wantsUnits = group->value.trimmed() == "$INSUNITS";
            } else if (wantsUnits && group->code == 70) {
                m_units = static_cast<int>(group->number().value_or(0));
                wantsUnits = false;
            }
        } else if (inEntities && group->code == 0) {
            finish(entity);
            entity = {};
            entity.kind = group->value.trimmed().toByteArray();
            entity.line = group->line;
            if (++shapes % 1024 == 0 && m_run.isCancelled()) {
                return cancelledImport(m_file);
            }
        } else if (inEntities) {
            take(entity, *group);
            if (std::ssize(entity.points) > kMostPoints || std::ssize(m_drawing.shapes) > kMostPoints || (m_polyline && std::ssize(m_polyline->points) > kMostPoints)) {
                return tooManyPoints(m_file);
            }
        }
    }
    if (m_groups.isBroken() || !m_hasEntities) {
        Finding finding;
        finding.code = m_groups.isBroken() ? QStringLiteral("dxf-syntax") : QStringLiteral("dxf-no-entities");
        finding.file = m_file.name();
        finding.line = m_groups.lineNumber();
        finding.column = 1;
        finding.expected = m_groups.isBroken() ? QStringLiteral("a group code, a number from -5 to 1100") : QStringLiteral("a section ENTITIES");
        finding.sentence = m_groups.isBroken() ? QStringLiteral("The file is no ASCII DXF here: each second line has to be a group code. Save it as ASCII DXF, not as binary.")
                                               : QStringLiteral("The file has no section ENTITIES, so there are no shapes in it.");
        return tl::unexpected{FileProblem{{finding}}};
    }
    // A rectangle in a layer "table" is the sheet.
    std::erase_if(m_drawing.shapes, [&](const DrawnShape& shape) {
        if (shape.layer.compare(QLatin1String("table"), Qt::CaseInsensitive) != 0 || shape.lines.size() != 1 || shape.lines.front().size() < 4) {
            return false;
        }
        DrawnPoint low = shape.lines.front().front();
        DrawnPoint high = low;
        for (const DrawnPoint& p : shape.lines.front()) {
            low = {std::min(low.x, p.x), std::min(low.y, p.y)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y)};
        }
        m_drawing.corner = low;
        m_drawing.width = high.x - low.x;
        m_drawing.height = high.y - low.y;
        return true;
    });
    return tableOf(m_drawing, std::move(m_import), m_file, m_run);
}

} // namespace

ImportResult readDxf(const ImportFile& file, const ImportOptions& options, const ImportRun& run) { return DxfReader{file, options, run}.read(); }

} // namespace sightline::scenarios::formats

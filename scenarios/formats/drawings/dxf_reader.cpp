#include "scenarios/formats/drawings/dxf_format.h"

#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/drawings/drawing.h"
#include "scenarios/formats/drawings/dxf_curves.h"
#include "scenarios/formats/drawings/dxf_pairs.h"

#include <QSet>
#include <QStringDecoder>

#include <dxflib/dl_creationadapter.h>
#include <dxflib/dl_dxf.h>

#include <cmath>
#include <mutex>
#include <numbers>
#include <sstream>

namespace sightline::scenarios::formats {

namespace {

/// The maximum number of block copies, empty ones included, since nested blocks multiply.
constexpr int kMaxInserts = 200'000;
constexpr int kDeepestBlocks = 32;

/// An entity in its own coordinates, before its blocks are placed.
struct DxfEntity {
    enum class Kind { Polyline, Circle, Ellipse, Spline, Insert, SamplePoint };
    Kind kind = Kind::Polyline;
    std::size_t note = 0;
    QString layer;
    std::vector<DrawnPoint>
        points; ///< corners or control points; else the center, the axes of an ellipse, the position of an insert
    std::vector<double> bulges; ///< for polylines; weights for splines
    std::vector<double> knots;
    bool isClosed = false;
    int degree = 3;
    double radius = 0.0;
    double from = 0.0; ///< radians
    double sweep = 0.0;
    QString block; ///< for inserts
    double scaleX = 1.0;
    double scaleY = 1.0;
    double turn = 0.0; ///< degrees
    int columns = 1;
    int rows = 1;
    double columnStep = 0.0;
    double rowStep = 0.0;
};

struct DxfBlock {
    DrawnPoint base;
    std::vector<DxfEntity> entities;
};

QString dxfText(const std::string& text) {
    const QByteArrayView bytes{text.data(), static_cast<qsizetype>(text.size())};
    QStringDecoder utf8{QStringDecoder::Utf8};
    const QString decoded = utf8(bytes);
    return (utf8.hasError() ? QString::fromLatin1(bytes) : decoded).trimmed();
}

/// Receives the entities from dxflib.
class DxfListener final : public DL_CreationAdapter {
public:
    explicit DxfListener(const CheckedDxf& checked) : m_checked{checked} {}

    std::vector<DxfEntity> model;
    QHash<QString, DxfBlock> blocks; ///< by name in lower case
    QSet<QString> hiddenLayers;
    int units = 0;
    bool isMetric = false;

    void setVariableInt(const std::string& key, int value, int /*code*/) override {
        units = key == "$INSUNITS" ? value : units;
        isMetric = key == "$MEASUREMENT" ? value == 1 : isMetric;
    }
    void addLayer(const DL_LayerData& data) override {
        // Frozen by a flag, or switched off by a negative color.
        if ((data.flags & 1) != 0 || getAttributes().getColor() < 0) {
            hiddenLayers.insert(dxfText(data.name).toLower());
        }
    }
    void addBlock(const DL_BlockData& data) override {
        m_block = dxfText(data.name).toLower();
        blocks.insert(m_block, {{data.bpx, data.bpy}, {}});
    }
    void endBlock() override { m_block.clear(); }
    void addLine(const DL_LineData& data) override {
        add(DxfEntity::Kind::Polyline, {{data.x1, data.y1}, {data.x2, data.y2}});
    }
    void addPoint(const DL_PointData& data) override { add(DxfEntity::Kind::SamplePoint, {{data.x, data.y}}); }
    void addCircle(const DL_CircleData& data) override {
        add(DxfEntity::Kind::Circle, {{data.cx, data.cy}}).radius = data.radius;
    }
    void addArc(const DL_ArcData& data) override {
        DxfEntity& arc = add(DxfEntity::Kind::Ellipse, {{data.cx, data.cy}, {data.radius, 0}, {0, data.radius}});
        setSweep(arc, data.angle1 * std::numbers::pi / 180, data.angle2 * std::numbers::pi / 180);
        arc.radius = data.radius;
    }
    void addEllipse(const DL_EllipseData& data) override {
        DxfEntity& arc = add(DxfEntity::Kind::Ellipse,
                             {{data.cx, data.cy}, {data.mx, data.my}, {-data.my * data.ratio, data.mx * data.ratio}});
        if (noteOf(arc).side == DxfNote::Side::Under) {
            // Center and axis are in world coordinates, and the minor axis is rotated about the normal of the plane.
            arc.points[2] = {data.my * data.ratio, -data.mx * data.ratio};
        }
        setSweep(arc, data.angle1, data.angle2);
        arc.radius = std::hypot(data.mx, data.my) * data.ratio;
    }
    void addSolid(const DL_SolidData& data) override { addCorners(data); }
    void addTrace(const DL_TraceData& data) override { addCorners(data); }
    void addPolyline(const DL_PolylineData& data) override {
        DxfEntity& line = add(DxfEntity::Kind::Polyline, {});
        line.isClosed = (data.flags & 1) != 0;
        m_isSpatial = (data.flags & 8) != 0;
    }
    void addVertex(const DL_VertexData& data) override {
        if (m_lines && !m_lines->empty() && m_lines->back().kind == DxfEntity::Kind::Polyline) {
            m_lines->back().points.push_back({data.x, data.y});
            m_lines->back().bulges.push_back(m_isSpatial ? 0.0 : data.bulge);
        }
    }
    void addSpline(const DL_SplineData& data) override {
        DxfEntity& spline = add(DxfEntity::Kind::Spline, {});
        spline.isClosed = (data.flags & 1) != 0;
        spline.degree = static_cast<int>(std::min(data.degree, 100U));
    }
    void addControlPoint(const DL_ControlPointData& data) override {
        m_lines->back().points.push_back({data.x, data.y});
        m_lines->back().bulges.push_back(data.w);
    }
    void addFitPoint(const DL_FitPointData& data) override {
        // Fit points are redundant beside control points; alone they define the spline.
        if (m_lines->back().bulges.empty()) {
            m_lines->back().points.push_back({data.x, data.y});
        }
    }
    void addKnot(const DL_KnotData& data) override { m_lines->back().knots.push_back(data.k); }
    void addInsert(const DL_InsertData& data) override {
        DxfEntity& insert = add(DxfEntity::Kind::Insert, {{data.ipx, data.ipy}});
        insert.block = dxfText(data.name);
        insert.scaleX = data.sx;
        insert.scaleY = data.sy;
        insert.turn = data.angle;
        insert.columns = std::max(data.cols, 1);
        insert.rows = std::max(data.rows, 1);
        insert.columnStep = data.colSp;
        insert.rowStep = data.rowSp;
    }
    [[nodiscard]] const DxfNote& noteOf(const DxfEntity& entity) const { return m_checked.notes[entity.note]; }

private:
    DxfEntity& add(DxfEntity::Kind kind, std::vector<DrawnPoint> points) {
        m_lines = m_block.isEmpty() ? &model : &blocks[m_block].entities;
        DxfEntity entity;
        entity.kind = kind;
        const auto note = static_cast<std::size_t>(std::max(getAttributes().getHandle(), 0));
        entity.note = std::min(note, m_checked.notes.size() - 1);
        entity.layer = dxfText(getAttributes().getLayer());
        entity.points = std::move(points);
        m_lines->push_back(std::move(entity));
        return m_lines->back();
    }
    /// Four corners in the order of a Z; the last two may coincide.
    void addCorners(const DL_TraceData& data) {
        DxfEntity& area =
            add(DxfEntity::Kind::Polyline,
                {{data.x[0], data.y[0]}, {data.x[1], data.y[1]}, {data.x[3], data.y[3]}, {data.x[2], data.y[2]}});
        area.isClosed = true;
        if (area.points[2] == area.points[3]) {
            area.points.pop_back();
        }
    }
    static void setSweep(DxfEntity& arc, double from, double to) {
        arc.from = from;
        double sweep = to - from;
        sweep -= 2 * std::numbers::pi * std::floor(sweep / (2 * std::numbers::pi));
        // Radians. An arc whose end equals its start is a full turn; the reduction above leaves some 1e-15 of rounding
        // on either side.
        arc.sweep = sweep > 1e-9 ? sweep : 2 * std::numbers::pi;
        arc.isClosed = arc.sweep > 2 * std::numbers::pi - 1e-9;
    }

    const CheckedDxf& m_checked;
    QString m_block;                           ///< the current block
    std::vector<DxfEntity>* m_lines = nullptr; ///< the list of the last entity
    bool m_isSpatial = false;                  ///< the current polyline is in space, where bulges are meaningless
};

/// The state inside a placed block.
struct DxfPlacement {
    DrawnTransform transform;
    QString layer; ///< of the insert, for entities in layer 0 of the block
    int line = 0;  ///< of the outermost insert; 0: none
    double lift = 0.0;
    QStringList blocks = {};
};

class DxfReader {
public:
    DxfReader(const ImportFile& file, const ImportOptions& options, const ImportRun& run)
        : m_file{file}, m_options{options}, m_run{run} {}

    [[nodiscard]] ImportResult read();

private:
    void setScale(const DxfListener& found);
    void place(const DxfListener& found, const DxfEntity& entity, const DxfPlacement& at);
    void insert(const DxfListener& found, const DxfEntity& entity, const DxfPlacement& at);
    void addCircle(const DxfEntity& entity, const DrawnTransform& transform, DrawnShape shape);
    void addLine(DrawnLine line, bool isClosed, const DrawnTransform& transform, DrawnShape shape);
    [[nodiscard]] std::optional<DrawnLine>
    splineOf(const DxfEntity& entity, const DrawnTransform& transform, const QString& place);
    void closeLines();
    void takeSheet();
    [[nodiscard]] double tolerance() const { return kLargestChordError / m_drawing.inchesPerUnit; }
    [[nodiscard]] bool isFull() const { return m_points > kMaxPoints || m_inserts > kMaxInserts; }

    const ImportFile& m_file;
    const ImportOptions& m_options;
    const ImportRun& m_run;
    Import m_import;
    Drawing m_drawing;
    qint64 m_points = 0;
    int m_inserts = 0;
    bool m_isCanceled = false;
};

/// $INSUNITS is the drawing unit; if missing or 0, the user is asked.
void DxfReader::setScale(const DxfListener& found) {
    m_drawing.isYUp = true;
    if (m_options.unitInches) {
        m_drawing.inchesPerUnit = *m_options.unitInches;
        return;
    }
    const auto known = [&]() -> std::optional<double> {
        switch (found.units) {
        case 1: return 1.0;
        case 2: return 12.0;
        case 4: return 1 / 25.4;
        case 5: return 1 / 2.54;
        case 6: return 1000 / 25.4;
        case 8: return 1e-6;
        case 9: return 1e-3;
        case 10: return 36.0;
        case 13: return 1e-3 / 25.4;
        case 14: return 100 / 25.4;
        default: return {};
        }
    }();
    m_drawing.inchesPerUnit = known.value_or(found.isMetric ? 1 / 25.4 : 1.0);
    if (!known) {
        const QString guess = found.isMetric ? QStringLiteral("0.0393701") : QStringLiteral("1");
        m_import.report.guessed("no-physical-unit", QStringLiteral("$INSUNITS"),
                                QStringLiteral("The file has no unit of length; one unit is taken as %1 in."), {guess});
        m_import.questions.push_back({ImportQuestion::About::UnitInches,
                                      QStringLiteral("drawing-unit"),
                                      QStringLiteral("The drawing has no unit of length. How many inches is one unit?"),
                                      guess,
                                      {},
                                      false});
    }
}

void DxfReader::addLine(DrawnLine line, bool isClosed, const DrawnTransform& transform, DrawnShape shape) {
    for (DrawnPoint& p : line) {
        p = transform(p);
    }
    const bool returns = line.size() > 3 && line.front() == line.back();
    shape.kind = isClosed || returns ? DrawnShape::Kind::Area : DrawnShape::Kind::Line;
    m_points += std::ssize(line);
    shape.lines = {std::move(line)};
    m_drawing.shapes.push_back(std::move(shape));
}

void DxfReader::addCircle(const DxfEntity& entity, const DrawnTransform& transform, DrawnShape shape) {
    // A full arc is a circle too; so is a full ellipse, with two diameters.
    const bool isCircle = entity.kind == DxfEntity::Kind::Circle;
    const DrawnPoint center = entity.points[0];
    const DrawnPoint major = isCircle ? DrawnPoint{entity.radius, 0} : entity.points[1];
    const DrawnPoint minor = isCircle ? DrawnPoint{0, entity.radius} : entity.points[2];
    DrawnLine line = ellipseLine(center, major, minor, 0, 2 * std::numbers::pi, transform, tolerance());
    line.pop_back();
    const auto turned = [&](DrawnPoint axis) {
        return DrawnPoint{transform.a * axis.x + transform.c * axis.y, transform.b * axis.x + transform.d * axis.y};
    };
    const DrawnPoint across = turned(major);
    const DrawnPoint along = turned(minor);
    const double length = std::hypot(across.x, across.y);
    const double width = std::hypot(along.x, along.y);
    // The axes are perpendicular but for rounding, some 1e-16 of the product of their lengths. Others belong to a
    // sheared ellipse, whose axes are different ones: it remains an outline.
    if (std::abs(across.x * along.x + across.y * along.y) <= 1e-9 * length * width) {
        shape.isRound = true;
        shape.center = transform(center);
        shape.length = 2 * length;
        // A circle remains one: the two lengths, equal but for rounding (some 1e-16 of them), become equal to the bit.
        shape.width = std::abs(length - width) <= 1e-12 * length ? shape.length : 2 * width;
        shape.turn = shape.length == shape.width ? 0.0 : std::atan2(across.y, across.x) * 180 / std::numbers::pi;
    }
    addLine(std::move(line), true, transform, std::move(shape));
}

std::optional<DrawnLine>
DxfReader::splineOf(const DxfEntity& entity, const DrawnTransform& transform, const QString& place) {
    if (entity.bulges.empty() && entity.points.size() >= 2) {
        m_import.report.guessed(
            "dxf-fit-points", place,
            QStringLiteral("A spline without control points becomes straight segments between its fit points."));
        return entity.points;
    }
    const DxfSpline spline{entity.degree, entity.knots, entity.points, entity.bulges};
    if (!isProper(spline)) {
        m_import.report.skipped("dxf-spline", place,
                                QStringLiteral("The degree, knots and control points of a spline are inconsistent."));
        return {};
    }
    return splineLine(spline, transform, tolerance());
}

void DxfReader::place(const DxfListener& found, const DxfEntity& entity, const DxfPlacement& at) {
    const DxfNote& note = found.noteOf(entity);
    const QString where =
        at.line > 0 ? QStringLiteral("line %1 in %2 of line %3").arg(note.line).arg(at.blocks.back()).arg(at.line)
                    : QStringLiteral("line %1").arg(note.line);
    if (note.side == DxfNote::Side::Tilted) {
        m_import.report.skipped("dxf-tilted", where, QStringLiteral("A shape in a plane other than the table’s."));
        return;
    }
    DrawnShape shape;
    shape.layer = at.line > 0 && entity.layer == QLatin1String("0") ? at.layer : entity.layer;
    shape.place = where;
    if (found.hiddenLayers.contains(shape.layer.toLower())) {
        m_import.report.skipped("hidden-shape", where, QStringLiteral("A hidden shape."));
        return;
    }
    // Entities on the reverse side have their x mirrored; lines, ellipses and splines are in world coordinates.
    const bool isOfWorld =
        note.kind == "LINE" || note.kind == "ELLIPSE" || note.kind == "SPLINE" || note.kind == "POINT";
    const DrawnTransform transform =
        note.side == DxfNote::Side::Under && !isOfWorld ? at.transform.after({-1, 0, 0, 1, 0, 0}) : at.transform;
    if (entity.kind == DxfEntity::Kind::Insert) {
        DxfPlacement within = at;
        within.transform = transform;
        within.layer = shape.layer;
        insert(found, entity, within);
        return;
    }
    // 38 is the elevation and 39 the thickness, upwards, both in drawing units. Flat drawings have 0 everywhere, which
    // says nothing about heights.
    const auto word = [&](const char* key, double value) {
        if (value != 0) {
            shape.words.insert(QLatin1String{key}, QString::number(value * m_drawing.inchesPerUnit, 'g', 17));
        }
    };
    word("elevation_in", note.elevation + at.lift);
    word("height_in", note.thickness);
    switch (entity.kind) {
    case DxfEntity::Kind::Polyline:
        if (entity.points.size() >= 2) {
            addLine(bulgedLine(entity.points, entity.bulges, entity.isClosed, transform, tolerance()), entity.isClosed,
                    transform, std::move(shape));
        }
        break;
    case DxfEntity::Kind::Circle:
    case DxfEntity::Kind::Ellipse:
        if (!(entity.radius > 0)) {
            m_import.report.skipped("no-area", where, QStringLiteral("An outline encloses no area; it is skipped."));
        } else if (entity.kind == DxfEntity::Kind::Circle || entity.isClosed) {
            addCircle(entity, transform, std::move(shape));
        } else {
            addLine(ellipseLine(entity.points[0], entity.points[1], entity.points[2], entity.from, entity.sweep,
                                transform, tolerance()),
                    false, transform, std::move(shape));
        }
        break;
    case DxfEntity::Kind::Spline:
        if (auto line = splineOf(entity, transform, where)) {
            const double gap = kLargestJoinGap / m_drawing.inchesPerUnit / transform.stretch();
            const bool returns = line->size() > 3 &&
                                 std::hypot(line->front().x - line->back().x, line->front().y - line->back().y) <= gap;
            if (returns) {
                line->pop_back();
            }
            addLine(std::move(*line), returns || entity.isClosed, transform, std::move(shape));
        }
        break;
    case DxfEntity::Kind::SamplePoint:
        shape.kind = DrawnShape::Kind::SamplePoint;
        shape.center = transform(entity.points[0]);
        m_drawing.shapes.push_back(std::move(shape));
        ++m_points;
        break;
    case DxfEntity::Kind::Insert: break;
    }
}

/// Adds the copies of a block by an insert: scaled, rotated, translated; rows and columns follow the rotated axes.
void DxfReader::insert(const DxfListener& found, const DxfEntity& entity, const DxfPlacement& at) {
    const int line = at.line > 0 ? at.line : found.noteOf(entity).line;
    const QString where = QStringLiteral("line %1").arg(found.noteOf(entity).line);
    const QString name = entity.block.toLower();
    const auto block = found.blocks.constFind(name);
    if (block == found.blocks.cend()) {
        m_import.report.skipped("dxf-block", where, QStringLiteral("The block %1, which is not in the file."),
                                {entity.block});
        return;
    }
    if (at.blocks.contains(name) || at.blocks.size() >= kDeepestBlocks) {
        m_import.report.skipped("dxf-block-in-itself", where,
                                QStringLiteral("The block %1 contains itself or is nested too deeply; it is skipped."),
                                {entity.block});
        return;
    }
    const DrawnTransform turned =
        transformIn(QStringLiteral("rotate(%1)").arg(entity.turn, 0, 'g', 17)).value_or(DrawnTransform{});
    const DrawnTransform scaled{
        entity.scaleX, 0, 0, entity.scaleY, -entity.scaleX * block->base.x, -entity.scaleY * block->base.y};
    for (int row = 0; row < entity.rows; ++row) {
        for (int column = 0; column < entity.columns; ++column) {
            if (++m_inserts > kMaxInserts || m_isCanceled) {
                return;
            }
            m_isCanceled = m_inserts % 1024 == 0 && m_run.isCanceled();
            const DrawnTransform moved{1, 0, 0, 1, entity.points[0].x, entity.points[0].y};
            const DrawnTransform stepped{1, 0, 0, 1, column * entity.columnStep, row * entity.rowStep};
            DxfPlacement within{at.transform.after(moved).after(turned).after(stepped).after(scaled), at.layer, line,
                                at.lift + found.noteOf(entity).elevation, at.blocks};
            within.blocks.push_back(name);
            for (const DxfEntity& part : block->entities) {
                place(found, part, within);
                if (isFull()) {
                    return;
                }
            }
        }
    }
}

/// Lines and arcs that close are outlines, except in a layer of walls.
void DxfReader::closeLines() {
    const auto closed = closeChains(m_drawing.shapes, kLargestJoinGap / m_drawing.inchesPerUnit,
                                    [](const DrawnShape& shape) { return isLayerOfWalls(shape.layer); });
    if (closed.outlines > 0) {
        m_import.report.guessed(
            "dxf-chain", {},
            QStringLiteral("Lines that form a closed outline become a piece; lines in a wall layer remain walls."), {},
            closed.outlines);
    }
    if (closed.doubles > 0) {
        m_import.report.skipped("dxf-double", {}, QStringLiteral("A line drawn twice is imported once."), {},
                                closed.doubles);
    }
}

/// A rectangle in a layer "table" is the sheet.
void DxfReader::takeSheet() {
    std::erase_if(m_drawing.shapes, [&](const DrawnShape& shape) {
        if (shape.layer.compare(QLatin1String("table"), Qt::CaseInsensitive) != 0 || shape.lines.size() != 1 ||
            shape.lines.front().size() < 4) {
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
}

ImportResult DxfReader::read() {
    const auto checked = checkedDxf(m_file, m_import.report, m_run);
    if (!checked) {
        return tl::unexpected{checked.error()};
    }
    DxfListener found{*checked};
    {
        // The library counts lines in a variable shared by all readers.
        static std::mutex oneAtATime;
        const std::lock_guard lock{oneAtATime};
        std::istringstream stream{checked->text};
        DL_Dxf{}.in(stream, &found);
    }
    setScale(found);
    int done = 0;
    for (const DxfEntity& entity : found.model) {
        place(found, entity, {});
        m_isCanceled = m_isCanceled || (++done % 1024 == 0 && m_run.isCanceled());
        if (m_isCanceled) {
            return canceledImport(m_file);
        }
        if (isFull()) {
            return tooManyPoints(m_file);
        }
    }
    closeLines();
    takeSheet();
    return tableOf(m_drawing, std::move(m_import), m_file, m_run);
}

} // namespace

ImportResult readDxf(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    return DxfReader{file, options, run}.read();
}

} // namespace sightline::scenarios::formats

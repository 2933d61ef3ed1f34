#include "scenarios/formats/drawings/drawing.h"

#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/common/scale.h"
#include "scenarios/model/objective_base.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sightline::scenarios::formats {

using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;

namespace {

struct Bounds {
    DrawnPoint low{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    DrawnPoint high{-std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};

    void add(DrawnPoint p) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    [[nodiscard]] bool isEmpty() const { return !(low.x <= high.x); }
};

Bounds boundsOf(const Drawing& drawing) {
    Bounds bounds;
    for (const DrawnShape& shape : drawing.shapes) {
        for (const DrawnLine& line : shape.lines) {
            for (const DrawnPoint& p : line) {
                bounds.add(p);
            }
        }
        if (shape.center) {
            bounds.add(*shape.center);
        }
    }
    return bounds;
}

enum class Element { Terrain, Model, Objective, Zone, Label };

/// Returns the kind of element for a layer, or for the word "thing".
Element elementCalled(const QString& name) {
    const QString word = name.trimmed().toLower();
    if (word == QLatin1String("model") || word == QLatin1String("models") || word == QLatin1String("models-outlines")) {
        return Element::Model;
    }
    if (word == QLatin1String("objective") || word == QLatin1String("objectives")) {
        return Element::Objective;
    }
    if (word == QLatin1String("zone") || word == QLatin1String("zones") || word == QLatin1String("deployment")) {
        return Element::Zone;
    }
    return word == QLatin1String("label") || word == QLatin1String("labels") ? Element::Label : Element::Terrain;
}

/// Builds pieces, models and zones from shapes.
class Drafter {
public:
    Drafter(const Drawing& drawing, Import& import)
        : m_drawing{drawing},
          m_report{import.report},
          m_table{import.report},
          m_scale{Scale::inches(drawing.inchesPerUnit)} {
        m_table.scenario = std::move(import.scenario);
    }

    [[nodiscard]] bool setSheet();
    void add(const DrawnShape& shape);
    [[nodiscard]] bool isFull() const { return m_table.isFull(); }
    [[nodiscard]] Scenario takeScenario() { return std::move(m_table.scenario); }

private:
    [[nodiscard]] Element elementOf(const DrawnShape& shape) const;
    [[nodiscard]] std::optional<Point> positionOf(DrawnPoint p) const;
    [[nodiscard]] std::optional<Point> centerPointOf(const DrawnShape& shape) const;
    [[nodiscard]] std::optional<std::vector<Point>> positionListOf(const DrawnLine& line) const;
    [[nodiscard]] std::optional<std::vector<Ring>> ringsOf(const DrawnShape& shape);
    [[nodiscard]] std::optional<geometry::Footprint> baseOf(const DrawnShape& shape) const;
    void addTerrain(const DrawnShape& shape);
    void addAreas(std::vector<Ring> rings, const Piece& like, const DrawnShape& shape);
    [[nodiscard]] bool addHoles(const std::vector<Ring>& rings, const DrawnShape& shape);
    void addModel(const DrawnShape& shape);
    void addObjective(const DrawnShape& shape);
    void addZone(const DrawnShape& shape);
    void tooFar(const DrawnShape& shape) {
        m_report.skipped("off-the-map", shape.place, QStringLiteral("A shape is too far away."));
    }

    const Drawing& m_drawing;
    ImportReport& m_report;
    TableBuilder m_table;
    Scale m_scale;
    Point m_corner;
    Length m_height; ///< of the sheet, for drawings with y up
    QHash<QString, qsizetype> m_pieceById;
};

bool Drafter::setSheet() {
    const Bounds bounds = boundsOf(m_drawing);
    DrawnPoint corner = m_drawing.corner.value_or(DrawnPoint{});
    double width = m_drawing.width;
    double height = m_drawing.height;
    if (!(width > 0) || !(height > 0)) {
        if (bounds.isEmpty()) {
            return false;
        }
        // A drawing that begins right of or below its origin keeps its margin, since people draw tables from the
        // corner.
        corner = {m_drawing.corner ? m_drawing.corner->x : std::min(bounds.low.x, 0.0),
                  m_drawing.corner ? m_drawing.corner->y : std::min(bounds.low.y, 0.0)};
        width = bounds.high.x - corner.x;
        height = bounds.high.y - corner.y;
        m_report.guessed("sheet-by-shapes", {},
                         QStringLiteral("The drawing has no page size; the table is as large as its contents."));
    }
    const auto wide = m_scale.length(width);
    const auto high = m_scale.length(height);
    const auto at = m_scale.point(corner.x, corner.y);
    if (!wide || !high || !at || !isTableSize(*wide) || !isTableSize(*high)) {
        return false;
    }
    m_table.scenario.table.width = *wide;
    m_table.scenario.table.height = *high;
    m_corner = *at;
    m_height = *high;
    return true;
}

std::optional<Point> Drafter::positionOf(DrawnPoint p) const {
    const auto place = m_scale.point(p.x, p.y);
    if (!place) {
        return {};
    }
    const auto by = *place - m_corner;
    return Point{by.x, m_drawing.isYUp ? m_height - by.y : by.y};
}

std::optional<std::vector<Point>> Drafter::positionListOf(const DrawnLine& line) const {
    std::vector<Point> places;
    places.reserve(line.size());
    for (const DrawnPoint& p : line) {
        const auto place = positionOf(p);
        if (!place) {
            return {};
        }
        places.push_back(*place);
    }
    return places;
}

std::optional<std::vector<Ring>> Drafter::ringsOf(const DrawnShape& shape) {
    std::vector<Ring> rings;
    for (const DrawnLine& line : shape.lines) {
        auto places = positionListOf(line);
        if (!places) {
            tooFar(shape);
            return {};
        }
        if (places->size() > 1 && places->front() == places->back()) {
            places->pop_back();
        }
        rings.push_back(std::move(*places));
    }
    return rings;
}

Element Drafter::elementOf(const DrawnShape& shape) const {
    const Element element = elementCalled(shape.words.value(QStringLiteral("thing"), shape.layer));
    return element == Element::Terrain && shape.kind == DrawnShape::Kind::SamplePoint ? Element::Label : element;
}

/// Returns the base for the size of a shape, where the words name none.
std::optional<geometry::Footprint> Drafter::baseOf(const DrawnShape& shape) const {
    const auto length = m_scale.length(shape.length);
    const auto width = m_scale.length(shape.width);
    if (!length || !width || *length <= Length{} || *width <= Length{}) {
        return {};
    }
    const auto base = !shape.isRound      ? geometry::Footprint::rectangle(*length, *width)
                      : *length == *width ? geometry::Footprint::round(*length)
                                          : geometry::Footprint::oval(*length, *width);
    return base ? std::optional{*base} : std::nullopt;
}

void Drafter::add(const DrawnShape& shape) {
    switch (elementOf(shape)) {
    case Element::Terrain: addTerrain(shape); break;
    case Element::Model: addModel(shape); break;
    case Element::Objective: addObjective(shape); break;
    case Element::Zone: addZone(shape); break;
    case Element::Label: {
        const QString text = shape.words.value(QStringLiteral("name"));
        const auto at = shape.center ? positionOf(*shape.center) : std::nullopt;
        if (text.isEmpty() || !at) {
            m_report.skipped("spot", shape.place, QStringLiteral("A point without a name has no meaning on a table."));
            break;
        }
        m_table.scenario.labels.push_back({LabelId{m_table.ownId(shape.id, QStringLiteral("label"))}, text, *at});
        m_report.read("label-read", shape.place, QStringLiteral("A label."));
        break;
    }
    }
}

void Drafter::addTerrain(const DrawnShape& shape) {
    auto rings = ringsOf(shape);
    if (!rings) {
        return;
    }
    if (const QString owner = shape.words.value(QStringLiteral("wall_of")); !owner.isEmpty()) {
        const auto found = m_pieceById.constFind(owner);
        const auto wall =
            rings->size() == 1 ? geometry::Wall::fromVertices(rings->front()) : tl::unexpected{geometry::Error{}};
        if (found != m_pieceById.cend() && wall) {
            PieceWall part;
            readWords(shape.words, shape.place, part, m_report);
            part.polyline = *wall;
            // The ring of a closed wall has lost its repeated end before.
            if (shape.lines.front().size() > 2 && shape.lines.front().front() == shape.lines.front().back()) {
                Ring closed = rings->front();
                closed.push_back(closed.front());
                part.polyline = *geometry::Wall::fromVertices(closed);
            }
            m_table.scenario.terrain[static_cast<std::size_t>(*found)].walls.push_back(std::move(part));
            m_report.read("wall-of-piece", shape.place, QStringLiteral("A wall of a piece."));
            return;
        }
    }
    Piece like;
    like.kind = kindCalled(shape.layer);
    readWords(shape.words, shape.place, like, m_report);
    if (like.kind == QLatin1String("mat") && !like.height) {
        like.height = Length{};
    }
    if (shape.kind == DrawnShape::Kind::Area && shape.layer.compare(QLatin1String("holes"), Qt::CaseInsensitive) == 0 &&
        addHoles(*rings, shape)) {
        return;
    }
    const std::size_t before = m_table.scenario.terrain.size();
    if (shape.kind == DrawnShape::Kind::Line) {
        for (std::size_t i = 0; i < rings->size(); ++i) {
            auto places = std::move((*rings)[i]);
            if (shape.lines[i].size() > 2 && shape.lines[i].front() == shape.lines[i].back()) {
                places.push_back(places.front());
            }
            Piece piece = like;
            piece.id = PieceId{m_table.ownId(shape.id, QStringLiteral("wall"))};
            if (m_table.addWall(places, std::move(piece), shape.place)) {
                m_report.read("wall-read", shape.place, QStringLiteral("A line as a wall."));
            }
        }
    } else {
        addAreas(std::move(*rings), like, shape);
    }
    if (!shape.id.isEmpty() && m_table.scenario.terrain.size() > before) {
        m_pieceById.insert(shape.id, static_cast<qsizetype>(before));
    }
}

/// Subtracts outlines of a layer "holes" from the last piece that contains them.
bool Drafter::addHoles(const std::vector<Ring>& rings, const DrawnShape& shape) {
    for (const Ring& ring : rings) {
        const auto around =
            std::find_if(m_table.scenario.terrain.rbegin(), m_table.scenario.terrain.rend(), [&](const Piece& piece) {
                const auto* polygon = std::get_if<Polygon>(&piece.outline);
                return polygon && std::ranges::all_of(ring, [&](Point p) { return polygon->contains(p); });
            });
        if (around == m_table.scenario.terrain.rend()) {
            return false;
        }
        const Polygon& polygon = std::get<Polygon>(around->outline);
        std::vector<Ring> holes = polygon.holes();
        holes.push_back(ring);
        auto holed = std::ssize(holes) <= kMaxHoles ? Polygon::fromVertices(polygon.outline(), holes)
                                                    : tl::unexpected{geometry::Error{}};
        if (!holed) {
            return false;
        }
        around->outline = std::move(*holed);
        m_report.read("hole-read", shape.place, QStringLiteral("A hole of a piece."));
    }
    return true;
}

/// The outermost rings come first; a ring whose first point lies in an earlier area is a hole of it.
void Drafter::addAreas(std::vector<Ring> rings, const Piece& like, const DrawnShape& shape) {
    struct Area {
        Ring outline;
        std::optional<Polygon> polygon;
        double size = 0.0;
        std::vector<Ring> holes = {};
    };
    std::vector<Area> candidates;
    for (Ring& ring : rings) {
        auto polygon =
            std::ssize(ring) <= kMaxPointsOfOutline ? Polygon::fromVertices(ring) : tl::unexpected{geometry::Error{}};
        const double size = polygon ? polygon->areaSquareInches() : 0.0;
        candidates.push_back({std::move(ring), polygon ? std::optional{std::move(*polygon)} : std::nullopt, size});
    }
    std::ranges::stable_sort(candidates, std::ranges::greater{}, &Area::size);
    std::vector<Area> areas;
    for (Area& candidate : candidates) {
        const auto around = std::ranges::find_if(areas, [&](const Area& area) {
            return candidate.polygon && area.polygon &&
                   std::ranges::all_of(candidate.outline, [&](Point p) { return area.polygon->contains(p); }) &&
                   std::ranges::none_of(area.holes, [&](const Ring& hole) {
                       const auto inner = Polygon::fromVertices(hole);
                       return inner &&
                              std::ranges::all_of(candidate.outline, [&](Point p) { return inner->contains(p); });
                   });
        });
        if (around != areas.end() && std::ssize(around->holes) < kMaxHoles) {
            around->holes.push_back(std::move(candidate.outline));
        } else {
            areas.push_back(std::move(candidate));
        }
    }
    for (const Area& area : areas) {
        Piece piece = like;
        piece.id = PieceId{m_table.ownId(shape.id, QStringLiteral("piece"))};
        if (m_table.addArea(area.outline, area.holes, std::move(piece), shape.place)) {
            m_report.read("area-read", shape.place, QStringLiteral("A closed shape as a piece."));
        }
    }
}

/// Returns the center of a shape; one given by its words, in inches, has precedence.
std::optional<Point> Drafter::centerPointOf(const DrawnShape& shape) const {
    const auto x = numberIn(shape.words.value(QStringLiteral("x_in")));
    const auto y = numberIn(shape.words.value(QStringLiteral("y_in")));
    if (x && y && std::abs(*x) < 39'000 && std::abs(*y) < 39'000) {
        // Unless the shape was moved since.
        const Point said = geometry::pointFromInches(*x, *y);
        const auto drawn = shape.center ? positionOf(*shape.center) : std::nullopt;
        const auto near = [](Length a, Length b) { return std::abs((a - b).nanometers()) < 1000; };
        if (!drawn || (near(said.x, drawn->x) && near(said.y, drawn->y))) {
            return said;
        }
    }
    return shape.center ? positionOf(*shape.center) : std::nullopt;
}

void Drafter::addModel(const DrawnShape& shape) {
    auto at = centerPointOf(shape);
    Model model;
    readWords(shape.words, shape.place, model, m_report);
    if (!at) {
        // A closed outline is a hull about its center.
        const auto rings = shape.kind == DrawnShape::Kind::Area ? ringsOf(shape) : std::nullopt;
        const auto outline = rings && rings->size() == 1 && std::ssize(rings->front()) <= kMaxPointsOfOutline
                                 ? Polygon::fromVertices(rings->front())
                                 : tl::unexpected{geometry::Error{}};
        if (!outline) {
            m_report.skipped("model-shape", shape.place,
                             QStringLiteral("A model’s base must be a circle, an ellipse, a rectangle or a closed "
                                            "outline; this shape is none of them."));
            return;
        }
        at = outline->centroid();
        Ring about;
        for (const Point& p : outline->outline()) {
            const auto by = p - *at;
            about.push_back({by.x, by.y});
        }
        if (const auto hull = geometry::Footprint::hull(about)) {
            model.base = *hull;
        }
    } else if (!shape.words.contains(QStringLiteral("length_mm")) && !shape.words.contains(QStringLiteral("hull_mm"))) {
        model.base = baseOf(shape).value_or(model.base);
    }
    model.position = *at;
    // The facing of the words applies unless the shape was rotated since. Facings are whole nanodegrees; 1e-6 degrees
    // are a thousand of these, more than the conversion to radians and back rounds, and less than anyone turns a shape.
    const auto turned = geometry::Angle::fromDegrees(m_drawing.isYUp ? -shape.turn : shape.turn);
    const auto apart = std::abs((turned - model.facing + geometry::Angle::fromDegrees(180)).degrees() - 180);
    const bool isTurnable = shape.center && shape.length > 0 && !(shape.isRound && shape.length == shape.width);
    if (!shape.words.contains(QStringLiteral("facing_degrees")) || (isTurnable && apart > 1e-6)) {
        model.facing = turned;
    }
    model.id = ModelId{m_table.ownId(shape.id, QStringLiteral("model"))};
    needPlayer(m_table, model.player);
    m_table.scenario.models.push_back(std::move(model));
    m_report.read("model-read", shape.place, QStringLiteral("A model."));
}

void Drafter::addObjective(const DrawnShape& shape) {
    const auto at = centerPointOf(shape);
    if (!at) {
        m_report.skipped("objective-shape", shape.place,
                         QStringLiteral("An objective is a circle or a point; this shape is neither."));
        return;
    }
    Objective objective;
    objective.name = shape.words.value(QStringLiteral("name"));
    objective.position = *at;
    objective.base = usualObjectiveBase();
    auto base = baseIn(shape.words, shape.place, m_report);
    base = base ? base : baseOf(shape);
    objective.base = base.value_or(objective.base);
    objective.id = ObjectiveId{m_table.ownId(shape.id, QStringLiteral("objective"))};
    m_table.scenario.objectives.push_back(std::move(objective));
    m_report.read("objective-read", shape.place, QStringLiteral("An objective."));
}

void Drafter::addZone(const DrawnShape& shape) {
    const auto rings = ringsOf(shape);
    if (!rings || rings->empty()) {
        return;
    }
    Zone zone;
    zone.name = shape.words.value(QStringLiteral("name"));
    zone.player = PlayerId{shape.words.value(QStringLiteral("player")).trimmed()};
    zone.kind = shape.words.value(QStringLiteral("terrain"), QStringLiteral("deployment"));
    needPlayer(m_table, zone.player);
    zone.id = ZoneId{m_table.ownId(shape.id, QStringLiteral("zone"))};
    if (rings->size() > 1) {
        m_report.guessed("zone-holes", shape.place,
                         QStringLiteral("Only the first outline of a zone with several outlines is imported."));
    }
    if (m_table.addZone(rings->front(), std::move(zone), shape.place)) {
        m_report.read("zone-read", shape.place, QStringLiteral("A zone."));
    }
}

} // namespace

bool isLayerName(const QString& name) {
    const QString word = name.trimmed().toLower();
    return elementCalled(word) != Element::Terrain || word == QLatin1String("holes") ||
           word == QLatin1String("table") || !kindCalled(word).isEmpty();
}

int chordsOf(double radius, double sweep, double tolerance) {
    // The sagitta of a chord as a share of the radius. The limits only keep the cosine and the division usable: 1e-300
    // stands for a radius of 0, and 1e-9 is far above the rounding of 1 minus the share, 1.1e-16, so that the angle is
    // not 0.
    const double share = std::clamp(tolerance / std::max(std::abs(radius), 1e-300), 1e-9, 0.5);
    const double step = 2.0 * std::acos(1.0 - share);
    return static_cast<int>(std::clamp(std::ceil(std::abs(sweep) / step), 1.0, 2000.0));
}

DrawnLine ovalLine(DrawnPoint center, double radiusX, double radiusY, double turn, double tolerance) {
    const int count = std::max(12, (chordsOf(std::max(radiusX, radiusY), 2 * std::numbers::pi, tolerance) + 3) / 4 * 4);
    const double cosine = std::cos(turn * std::numbers::pi / 180.0);
    const double sine = std::sin(turn * std::numbers::pi / 180.0);
    DrawnLine line;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        const double x = radiusX * std::cos(angle);
        const double y = radiusY * std::sin(angle);
        line.push_back({center.x + x * cosine - y * sine, center.y + x * sine + y * cosine});
    }
    return line;
}

void addArc(DrawnLine& line, DrawnPoint center, double radius, double from, double sweep, double tolerance) {
    const int count = chordsOf(radius, sweep, tolerance);
    for (int i = 1; i <= count; ++i) {
        const double angle = from + sweep * i / count;
        line.push_back({center.x + radius * std::cos(angle), center.y + radius * std::sin(angle)});
    }
}

ImportResult tableOf(const Drawing& drawing, Import import, const ImportFile& file, const ImportRun& run) {
    import.scenario.name = drawing.name;
    Drafter drafter{drawing, import};
    if (!drafter.setSheet()) {
        return importError(file, "no-shapes", {},
                           QStringLiteral("The file has no shapes and no page size to make a table from."),
                           QStringLiteral("shapes"), QStringLiteral("none"));
    }
    std::size_t done = 0;
    for (const DrawnShape& shape : drawing.shapes) {
        drafter.add(shape);
        if (drafter.isFull()) {
            return tooManyPoints(file);
        }
        if (++done % 256 == 0) {
            if (run.isCanceled()) {
                return canceledImport(file);
            }
            run.tell(static_cast<double>(done) / static_cast<double>(drawing.shapes.size()));
        }
    }
    import.scenario = drafter.takeScenario();
    return import;
}

} // namespace sightline::scenarios::formats

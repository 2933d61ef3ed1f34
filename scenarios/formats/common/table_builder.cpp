#include "scenarios/formats/common/table_builder.h"

#include "scenarios/formats/common/limits.h"
#include "scenarios/model/color.h"
#include "scenarios/model/objective_base.h"

#include <algorithm>

namespace sightline::scenarios::formats {

using geometry::ErrorCode;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;
using geometry::Wall;

namespace {

std::size_t repeatsIn(std::span<const Point> points) {
    std::size_t repeats = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        repeats += points[i] == points[i - 1] ? 1U : 0U;
    }
    return repeats;
}

} // namespace

QString TableBuilder::freshId(const QString& stem) {
    const QString name = stem.isEmpty() ? QStringLiteral("thing") : stem;
    int& number = m_lastNumber[name];
    QString id;
    do {
        id = QStringLiteral("%1-%2").arg(name).arg(++number);
    } while (m_ids.contains(id));
    m_ids.insert(id);
    return id;
}

QString TableBuilder::ownId(const QString& wanted, const QString& stem) {
    if (wanted.isEmpty()) {
        return freshId(stem);
    }
    if (m_ids.contains(wanted)) {
        return freshId(wanted);
    }
    m_ids.insert(wanted);
    return wanted;
}

bool TableBuilder::countPoints(std::size_t count) {
    m_points += static_cast<qint64>(count);
    m_isFull = m_isFull || m_points > kMaxPoints;
    return !m_isFull;
}

bool TableBuilder::addWall(std::span<const Point> points, Piece like, const QString& place) {
    if (!countPoints(points.size())) {
        return false;
    }
    if (points.size() < 2) {
        m_report.skipped("wall-of-one-point", place,
                         QStringLiteral("A wall needs at least two points; this one is skipped."));
        return false;
    }
    const std::size_t repeats = repeatsIn(points);
    if (repeats == points.size() - 1) {
        m_report.skipped("zero-length-wall", place,
                         QStringLiteral("A wall has no length: all its points are the same; it is skipped."));
        return false;
    }
    if (repeats > 0) {
        m_report.skipped("repeated-point", place,
                         QStringLiteral("A duplicate point is skipped; the line stays the same."), {},
                         static_cast<int>(repeats));
    }
    const QString stem = like.id.isEmpty() ? QStringLiteral("wall") : like.id.value;
    bool isFirst = !like.id.isEmpty();
    constexpr std::size_t kMax = kMaxPointsOfOutline;
    bool added = false;
    for (std::size_t begin = 0; begin + 1 < points.size(); begin += kMax - 1) {
        auto wall = Wall::fromVertices(points.subspan(begin, std::min(kMax, points.size() - begin)));
        if (!wall) {
            continue; // a part of duplicates only
        }
        Piece piece = like;
        if (!isFirst) {
            piece.id = PieceId{freshId(stem)};
        }
        isFirst = false;
        piece.outline = std::move(*wall);
        scenario.terrain.push_back(std::move(piece));
        added = true;
    }
    return added;
}

bool TableBuilder::addArea(const Ring& outline, std::span<const Ring> holes, Piece like, const QString& place) {
    std::size_t count = outline.size();
    for (const Ring& hole : holes) {
        count += hole.size();
    }
    if (!countPoints(count)) {
        return false;
    }
    const auto isTooLong = [](const Ring& ring) { return std::ssize(ring) > kMaxPointsOfOutline; };
    if (isTooLong(outline) || std::ranges::any_of(holes, isTooLong) || std::ssize(holes) > kMaxHoles) {
        m_report.skipped("outline-too-long", place,
                         QStringLiteral("An outline has more than %1 points or more than %2 holes; it is skipped."),
                         {QString::number(kMaxPointsOfOutline), QString::number(kMaxHoles)});
        return false;
    }
    auto polygon = Polygon::fromVertices(outline, holes);
    if (!polygon && !holes.empty() && Polygon::fromVertices(outline)) {
        m_report.guessed("bad-holes", place,
                         QStringLiteral("The holes of an outline cross it or each other; they are skipped."));
        polygon = Polygon::fromVertices(outline);
    }
    if (!polygon && polygon.error().code == ErrorCode::SelfCrossing && outline.size() >= 2) {
        m_report.guessed("self-crossing", place,
                         QStringLiteral("An outline crosses or touches itself; its edges become walls."));
        Ring closed = outline;
        closed.push_back(outline.front());
        m_points -= static_cast<qint64>(outline.size());
        return addWall(closed, std::move(like), place);
    }
    if (!polygon) {
        m_report.skipped("no-area", place, QStringLiteral("An outline encloses no area; it is skipped."));
        return false;
    }
    if (like.id.isEmpty()) {
        like.id = PieceId{freshId(QStringLiteral("piece"))};
    }
    like.outline = std::move(*polygon);
    scenario.terrain.push_back(std::move(like));
    return true;
}

bool TableBuilder::addZone(const Ring& outline, Zone like, const QString& place) {
    if (!countPoints(outline.size())) {
        return false;
    }
    const bool isTooLong = std::ssize(outline) > kMaxPointsOfOutline;
    auto polygon = Polygon::fromVertices(isTooLong ? std::span<const Point>{} : std::span<const Point>{outline});
    if (!polygon) {
        m_report.skipped(
            "no-zone", place,
            QStringLiteral(
                "The outline of a zone encloses no area, crosses itself or has too many points; the zone is skipped."));
        return false;
    }
    if (like.id.isEmpty()) {
        like.id = ZoneId{freshId(QStringLiteral("zone"))};
    }
    like.polygon = std::move(*polygon);
    scenario.zones.push_back(std::move(like));
    return true;
}

bool TableBuilder::addDeploymentZone(const std::optional<Ring>& outline,
                                     const QString& name,
                                     const PlayerId& player,
                                     const QString& place) {
    if (!outline || outline->size() < 3) {
        m_report.skipped("no-zone-shape", place, QStringLiteral("A zone has an unsupported shape; it is skipped."));
        return false;
    }
    if (!addZone(*outline, Zone{{}, name, player, QStringLiteral("deployment"), {}, {}}, place)) {
        return false;
    }
    m_report.read("zone", place, QStringLiteral("Deployment zones become zones."));
    return true;
}

Objective& TableBuilder::addObjective(Point at, const QString& name, const QString& place) {
    m_report.guessed("objective-base", place, QStringLiteral("An objective without a size gets a marker of 40 mm."));
    return scenario.objectives.emplace_back(
        Objective{ObjectiveId{freshId(QStringLiteral("objective"))}, name, at, usualObjectiveBase(), {}});
}

PlayerId TableBuilder::playerNamed(const QString& name, const QString& color) {
    if (!name.isEmpty() && !scenario.player(PlayerId{name})) {
        scenario.players.push_back({PlayerId{ownId(name, QStringLiteral("player"))},
                                    name.left(1).toUpper() + name.mid(1),
                                    isColor(color) ? color : QString{},
                                    {}});
    }
    return scenario.player(PlayerId{name}) ? PlayerId{name} : PlayerId{};
}

void TableBuilder::setTableSize(double widthInches, double depthInches) {
    scenario.table.width = geometry::Length::fromInches(std::clamp(widthInches, 1.0, 39000.0));
    scenario.table.height = geometry::Length::fromInches(std::clamp(depthInches, 1.0, 39000.0));
}

void TableBuilder::assumeRules(const QString& rules) {
    scenario.rules = rules;
    m_report.guessed("rules", {}, QStringLiteral("The file contains no known rule set; %1 is used."), {rules});
}

void TableBuilder::skipPiece(const QString& place) {
    m_report.skipped("no-footprint", place,
                     QStringLiteral("The piece has no valid footprint or position; it is skipped."));
}

tl::unexpected<FileProblem> missingList(const ImportFile& file, const char* list) {
    const JsonItem root = file.root();
    if (!root.isThere()) {
        return tl::unexpected{file.jsonProblem()};
    }
    return importError(file, "no-layout", QStringLiteral("$"),
                       QStringLiteral("The file contains no list \"%1\".").arg(QLatin1String{list}),
                       QStringLiteral("a list \"%1\"").arg(QLatin1String{list}), root.description());
}

tl::unexpected<FileProblem> tooManyPoints(const ImportFile& file) {
    return importError(
        file, "too-many-points", {},
        QStringLiteral("The file contains more than %1 points, the maximum. Split the map, or simplify its outlines.")
            .arg(kMaxPoints),
        QStringLiteral("at most %1 points").arg(kMaxPoints), QStringLiteral("more"));
}

ImportResult finishedImport(const ImportFile& file,
                            const ImportRun& run,
                            TableBuilder& builder,
                            ImportReport report,
                            std::vector<ImportQuestion> questions) {
    if (builder.isFull()) {
        return tooManyPoints(file);
    }
    if (run.isCanceled()) {
        return canceledImport(file);
    }
    return Import{std::move(builder.scenario), std::move(report), std::move(questions)};
}

bool isTableSize(geometry::Length length) {
    return length > geometry::Length{} && length <= geometry::kLargestCoordinate;
}

} // namespace sightline::scenarios::formats

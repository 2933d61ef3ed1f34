#include "scenarios/edits/tape_lines.h"

#include "scenarios/edits/edits.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;

namespace {

constexpr std::array kEdges{TableEdge::Left, TableEdge::Right, TableEdge::Top, TableEdge::Bottom};
constexpr std::array kEdgeNames{"left", "right", "top", "bottom"};
static_assert(kEdges.size() == kEdgeNames.size());

/// Parses a mark of a file, whether or not the piece has the corner.
std::optional<TapeMark> markOf(const QJsonObject& entry) {
    const auto edge = tableEdgeNamed(entry.value(QLatin1String("edge")).toString());
    if (!edge) {
        return {};
    }
    if (const auto side = tableEdgeNamed(entry.value(QLatin1String("side")).toString())) {
        return TapeMark{*edge, *side};
    }
    const double corner = entry.value(QLatin1String("corner")).toDouble(-1.0);
    if (corner < 0.0 || corner > std::numeric_limits<int>::max() || corner != std::floor(corner)) {
        return {};
    }
    return TapeMark{*edge, static_cast<std::size_t>(corner)};
}

bool hasItsCorner(const Piece& piece, const TapeMark& mark) {
    const auto* corner = std::get_if<std::size_t>(&mark.to);
    return !corner || *corner < outlineCorners(piece).size();
}

Length distanceFrom(TableEdge edge, Point p, const Table& table) {
    switch (edge) {
    case TableEdge::Left: return p.x;
    case TableEdge::Right: return table.width - p.x;
    case TableEdge::Top: return p.y;
    case TableEdge::Bottom: break;
    }
    return table.height - p.y;
}

Point footOn(TableEdge edge, Point p, const Table& table) {
    switch (edge) {
    case TableEdge::Left: return {{}, p.y};
    case TableEdge::Right: return {table.width, p.y};
    case TableEdge::Top: return {p.x, {}};
    case TableEdge::Bottom: break;
    }
    return {p.x, table.height};
}

/// Returns the first of the corners that are farthest to this side.
Point farthest(std::span<const Point> corners, TableEdge side) {
    return *std::ranges::min_element(corners, {}, [&](Point p) { return distanceFrom(side, p, Table{}); });
}

template <class Change> Scenario withMarks(Scenario scenario, std::span<const PieceId> pieces, const Change& change) {
    for (const PieceId& id : pieces) {
        if (const Piece* piece = scenario.piece(id); piece && !outlineCorners(*piece).empty()) {
            Piece changed = *piece;
            std::vector<TapeMark> marks = tapeMarksOf(changed);
            change(changed, marks);
            setTapeMarks(changed, marks);
            scenario = withPiece(std::move(scenario), std::move(changed));
        }
    }
    return scenario;
}

} // namespace

QString nameOf(TableEdge edge) { return QLatin1String{kEdgeNames[static_cast<std::size_t>(edge)]}; }

std::optional<TableEdge> tableEdgeNamed(const QString& name) {
    const auto found =
        std::ranges::find_if(kEdgeNames, [&](const char* known) { return name == QLatin1String{known}; });
    return found == kEdgeNames.end() ? std::nullopt
                                     : std::optional{kEdges[static_cast<std::size_t>(found - kEdgeNames.begin())]};
}

std::span<const Point> outlineCorners(const Piece& piece) {
    return piece.isWall() ? std::span<const Point>{std::get<geometry::Wall>(piece.outline).vertices()}
                          : std::span<const Point>{std::get<geometry::Polygon>(piece.outline).outline()};
}

std::vector<TapeMark> tapeMarksOf(const Piece& piece) {
    std::vector<TapeMark> marks;
    for (const QJsonValue entry : piece.unknown.value(QLatin1String{kTapeLinesKey}).toArray()) {
        if (const auto mark = markOf(entry.toObject()); mark && hasItsCorner(piece, *mark)) {
            marks.push_back(*mark);
        }
    }
    return marks;
}

std::vector<int> brokenTapeMarks(const Piece& piece) {
    std::vector<int> broken;
    const QJsonArray entries = piece.unknown.value(QLatin1String{kTapeLinesKey}).toArray();
    for (int i = 0; i < entries.size(); ++i) {
        const auto mark = markOf(entries[i].toObject());
        if (!mark || !hasItsCorner(piece, *mark)) {
            broken.push_back(i);
        }
    }
    return broken;
}

void setTapeMarks(Piece& piece, std::span<const TapeMark> marks) {
    QJsonArray entries;
    for (const TapeMark& mark : marks) {
        QJsonObject entry{{QStringLiteral("edge"), nameOf(mark.edge)}};
        if (const auto* corner = std::get_if<std::size_t>(&mark.to)) {
            entry.insert(QStringLiteral("corner"), static_cast<qint64>(*corner));
        } else {
            entry.insert(QStringLiteral("side"), nameOf(std::get<TableEdge>(mark.to)));
        }
        entries.append(entry);
    }
    if (entries.isEmpty()) {
        piece.unknown.remove(QLatin1String{kTapeLinesKey});
    } else {
        piece.unknown.insert(QLatin1String{kTapeLinesKey}, entries);
    }
}

std::optional<TapeLine> tapeLine(const Piece& piece, const TapeMark& mark, const Table& table) {
    const std::span<const Point> corners = outlineCorners(piece);
    if (corners.empty() || !hasItsCorner(piece, mark)) {
        return {};
    }
    const auto* corner = std::get_if<std::size_t>(&mark.to);
    const Point at = corner ? corners[*corner] : farthest(corners, std::get<TableEdge>(mark.to));
    return TapeLine{piece.id, mark, at, footOn(mark.edge, at, table), distanceFrom(mark.edge, at, table)};
}

std::vector<TapeLine> tapeLinesOf(const Scenario& scenario) {
    std::vector<TapeLine> lines;
    for (const Piece& piece : scenario.terrain) {
        for (const TapeMark& mark : tapeMarksOf(piece)) {
            if (const auto line = tapeLine(piece, mark, scenario.table)) {
                lines.push_back(*line);
            }
        }
    }
    return lines;
}

Scenario withTapeLine(Scenario scenario, std::span<const PieceId> pieces, TableEdge edge) {
    const TapeMark wanted{edge, edge};
    const auto has = [&](const PieceId& id) {
        const Piece* piece = scenario.piece(id);
        return !piece || std::ranges::count(tapeMarksOf(*piece), wanted) > 0;
    };
    const bool allHave = std::ranges::all_of(pieces, has);
    return withMarks(std::move(scenario), pieces, [&](const Piece&, std::vector<TapeMark>& marks) {
        std::erase(marks, wanted);
        if (!allHave) {
            marks.push_back(wanted);
        }
    });
}

Scenario withTapedCorner(Scenario scenario, std::span<const PieceId> pieces) {
    const Table table = scenario.table;
    return withMarks(std::move(scenario), pieces, [&](const Piece& piece, std::vector<TapeMark>& marks) {
        const auto corners = outlineCorners(piece);
        const auto nearer = [&](TableEdge a, TableEdge b) {
            const auto reach = [&](TableEdge edge) { return distanceFrom(edge, farthest(corners, edge), table); };
            return reach(a) <= reach(b) ? a : b;
        };
        const TableEdge across = nearer(TableEdge::Left, TableEdge::Right);
        const TableEdge down = nearer(TableEdge::Top, TableEdge::Bottom);
        const auto both = [&](Point p) { return distanceFrom(across, p, table) + distanceFrom(down, p, table); };
        const auto corner = static_cast<std::size_t>(std::ranges::min_element(corners, {}, both) - corners.begin());
        marks = {{across, corner}, {down, corner}};
    });
}

Scenario withTapeAtNextCorner(Scenario scenario, std::span<const PieceId> pieces) {
    return withMarks(std::move(scenario), pieces, [](const Piece& piece, std::vector<TapeMark>& marks) {
        for (TapeMark& mark : marks) {
            if (auto* corner = std::get_if<std::size_t>(&mark.to)) {
                *corner = (*corner + 1) % outlineCorners(piece).size();
            }
        }
    });
}

Scenario withoutTapeLines(Scenario scenario, std::span<const PieceId> pieces) {
    return withMarks(std::move(scenario), pieces, [](const Piece&, std::vector<TapeMark>& marks) { marks.clear(); });
}

void followCorners(Piece& piece, std::span<const Point> corners, const std::function<Point(Point)>& placed) {
    if (!piece.unknown.contains(QLatin1String{kTapeLinesKey})) {
        return;
    }
    const auto now = outlineCorners(piece);
    std::vector<TapeMark> kept;
    for (const QJsonValue entry : piece.unknown.value(QLatin1String{kTapeLinesKey}).toArray()) {
        auto mark = markOf(entry.toObject());
        if (auto* corner = mark ? std::get_if<std::size_t>(&mark->to) : nullptr) {
            const auto found = *corner < corners.size() ? std::ranges::find(now, placed(corners[*corner])) : now.end();
            if (found == now.end()) {
                continue;
            }
            *corner = static_cast<std::size_t>(found - now.begin());
        }
        if (mark) {
            kept.push_back(*mark);
        }
    }
    setTapeMarks(piece, kept);
}

} // namespace sightline::scenarios

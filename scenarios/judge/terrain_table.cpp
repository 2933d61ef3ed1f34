#include "scenarios/judge/terrain_table.h"

#include "scenarios/judge/judge.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/terrain_kinds.h"

#include <algorithm>
#include <iterator>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;

constexpr double kMiddleX = 30.0;
constexpr double kMiddleY = 22.0;
constexpr double kHalf = 3.0;           ///< half the side of the piece
constexpr double kAway = 4.0;           ///< from the piece to the models on both sides
constexpr double kNear = 0.5;           ///< from the piece to the target near it
constexpr double kRadius = 16.0 / 25.4; ///< of the 32 mm bases
constexpr double kHeight = 1.5;         ///< of the models
constexpr double kLowerShare = 0.75;    ///< of the height of a piece: models that do not see over it
constexpr double kTaller = 2.0;         ///< of taller models over the piece
constexpr double kLift = 0.3;           ///< of the two models at the piece's edge, one outside and one inside

Point at(double x, double y) { return {Length::fromInches(x), Length::fromInches(y)}; }

Model model(const char* id, Point place, double facing, double height) {
    Model made;
    made.id = {QLatin1String{id}};
    made.player = {QLatin1String{id}};
    made.position = place;
    made.facing = geometry::Angle::fromDegrees(facing);
    made.height = Length::fromInches(height);
    made.size = std::max(2.0, height); // games that compare sizes
    made.keywords = {QStringLiteral("infantry")};
    return made;
}

/// Judges two models of a height at pieces, with the observer facing right.
Verdict
asked(const RuleSet& rules, const std::vector<Piece>& pieces, Point observer, Point target, double height = kHeight) {
    Scenario scenario;
    scenario.players = {{{QStringLiteral("observer")}, {}, {}, {}}, {{QStringLiteral("target")}, {}, {}, {}}};
    scenario.terrain = pieces;
    scenario.models = {model("observer", observer, 0.0, height), model("target", target, 180.0, height)};
    return judge(PreparedTable{scenario, rules}, {{QStringLiteral("observer")}, {QStringLiteral("target")}});
}

/// Judges two models at a piece, with the observer facing right.
Verdict asked(const RuleSet& rules, const Piece& piece, Point observer, Point target) {
    return asked(rules, std::vector{piece}, observer, target);
}

QString sightOf(const Verdict& verdict) {
    if (!verdict.ruling.visible) {
        return QStringLiteral("blocked");
    }
    return verdict.ruling.lineOfFire == false ? QStringLiteral("seen, no fire") : QStringLiteral("seen");
}

QString coverOf(const Verdict& verdict) { return verdict.ruling.visible ? verdict.ruling.cover : QStringLiteral("-"); }

/// Returns the x of the piece's easternmost corner, in inches.
double eastOf(const Piece& piece) {
    const auto* wall = std::get_if<geometry::Wall>(&piece.outline);
    const auto& corners = wall ? wall->vertices() : std::get<geometry::Polygon>(piece.outline).outline();
    return std::ranges::max(corners, {}, &Point::x).x.inches();
}

/// Returns the piece that the games usually have of the kind, as wide and deep as that to both sides of its middle.
Piece usualPiece(const QString& kind, double half) {
    const auto known = std::ranges::find(terrainKinds(), kind, &TerrainKind::id);
    const bool isKnown = known != terrainKinds().end();
    Piece piece;
    piece.id = {QStringLiteral("piece")};
    piece.kind = isKnown ? kind : QString{};
    piece.height = Length::fromInches(isKnown ? known->usualHeight : 3.0);
    const Point low = at(kMiddleX - half, kMiddleY - half);
    const Point high = at(kMiddleX + half, kMiddleY + half);
    if (isKnown && known->isLine) {
        piece.outline =
            *geometry::Wall::fromVertices(std::vector{at(kMiddleX, kMiddleY - half), at(kMiddleX, kMiddleY + half)});
    } else {
        piece.outline =
            *geometry::Polygon::fromVertices(std::vector<Point>{low, {high.x, low.y}, high, {low.x, high.y}});
    }
    return piece;
}

/// Returns half the side of a piece: on hexes, where woods count for each of theirs, it is no larger than one.
double halfUnder(const RuleSet& rules) {
    constexpr double kShareOfHex = 0.4;
    return rules.pack && rules.pack->space == Space::Hex ? kShareOfHex * rules.pack->cell.inches() : kHalf;
}

TerrainRow rowOf(const RuleSet& rules, const Piece& piece, double half) {
    const Point west = at(kMiddleX - half - kAway, kMiddleY);
    const Point east = at(kMiddleX + half + kAway, kMiddleY);
    const Point middle = at(kMiddleX, kMiddleY);
    TerrainRow row;
    row.kind = piece.kind;
    if (const auto meaning = meaningOf(piece, terrainOf(rules)); meaning.entry) {
        row.category = meaning.entry->name;
        row.tags = meaning.entry->tags;
        row.reason = meaning.entry->reason;
    }
    row.through = sightOf(asked(rules, piece, west, east));
    row.beside = coverOf(asked(rules, piece, at(kMiddleX - half - kAway, kMiddleY - half - kLift),
                               at(eastOf(piece) + kNear + kRadius, kMiddleY - half + kLift)));
    if (piece.isWall()) {
        row.into = row.out = row.inside = QStringLiteral("-");
    } else {
        const Verdict into = asked(rules, piece, west, middle);
        row.into = sightOf(into);
        row.inside = coverOf(into);
        row.out = sightOf(asked(rules, piece, middle, east));
    }
    return row;
}

/// Returns half of the outline of a square piece as a wall: its north side and the northern half of its west side.
PieceWall cornerWall(double half) {
    const Point low = at(kMiddleX - half, kMiddleY - half);
    return {*geometry::Wall::fromVertices(
                std::vector<Point>{at(kMiddleX + half, kMiddleY - half), low, at(kMiddleX - half, kMiddleY)}),
            {},
            true,
            {},
            {}};
}

/// Returns the pieces to judge for one of the scenario: it in the usual outline, and a wall that stands on it.
std::vector<Piece> usualPieces(const Piece& piece, const std::vector<const Piece*>& others, double half) {
    Piece usual = usualPiece(piece.isWall() ? QStringLiteral("wall") : QStringLiteral("container"), half);
    usual.kind = piece.kind;
    usual.height = piece.height;
    usual.heightClass = piece.heightClass;
    usual.traits = piece.traits;
    usual.size = piece.size;
    if (!piece.walls.empty()) {
        usual.walls = {cornerWall(half)};
        usual.walls.front().height = piece.walls.front().height;
    }
    std::vector<Piece> pieces{usual};
    if (const auto standing = wallsOn(piece, others)) {
        Piece wall;
        wall.id = {QStringLiteral("wall")};
        wall.kind = QStringLiteral("wall");
        wall.parent = usual.id.value;
        wall.outline = cornerWall(half).polyline;
        wall.height = standing->height;
        pieces.push_back(std::move(wall));
    }
    return pieces;
}

bool isSolid(const Piece& piece, const RuleSet& rules) {
    const TerrainRules terrain = terrainOf(rules);
    const TerrainEntry* entry = entryFor(piece, terrain);
    return !piece.isMat() && piece.walls.empty() && (!entry || entry->body == TerrainBody::Solid);
}

PieceTreatment treatmentOf(const RuleSet& rules, const std::vector<Piece>& pieces, double half) {
    const Piece& piece = pieces.front();
    const QString none = QStringLiteral("-");
    const bool hasWalls = pieces.size() > 1 || !piece.walls.empty();
    const double y = kMiddleY - (hasWalls ? half / 2 : 0.0); // lines through the piece cross its walls
    const Point west = at(kMiddleX - half - kAway, y);
    const Point east = at(kMiddleX + half + kAway, y);
    const Point middle = at(kMiddleX, y);
    PieceTreatment found{rowOf(rules, piece, half), none, none, none};
    const auto height = effectiveHeight(piece);
    const bool isFlat = piece.isMat();
    const double lower = height && !isFlat ? std::min(kHeight, kLowerShare * height->inches()) : kHeight;
    Verdict across = asked(rules, pieces, west, east, lower);
    found.row.through = sightOf(across);
    if (height && !isFlat) {
        const Verdict over = asked(rules, pieces, west, east, height->inches() + kTaller);
        found.over = sightOf(over);
        across = across.ruling.visible ? across : over;
    }
    found.behind = coverOf(across);
    if (hasWalls) {
        const double beyond = kMiddleY + half / 2;
        found.floor =
            sightOf(asked(rules, pieces, at(kMiddleX - half - kAway, beyond), at(kMiddleX + half + kAway, beyond)));
    }
    if (piece.isWall() || isSolid(piece, rules)) {
        found.row.into = found.row.out = found.row.inside = none;
    } else if (hasWalls) {
        const Verdict into = asked(rules, pieces, west, middle);
        found.row.into = sightOf(into);
        found.row.inside = coverOf(into);
        found.row.out = sightOf(asked(rules, pieces, middle, east));
    }
    return found;
}

} // namespace

std::vector<PieceTreatment> pieceTreatments(const Scenario& scenario, const RuleSet& rules) {
    const double half = halfUnder(rules);
    std::vector<const Piece*> others;
    std::ranges::transform(scenario.terrain, std::back_inserter(others), [](const Piece& piece) { return &piece; });
    std::vector<std::vector<Piece>> asUsual;
    std::vector<PieceTreatment> known; // of each in `asUsual`
    std::vector<PieceTreatment> treatments;
    for (const Piece& piece : scenario.terrain) {
        std::vector<Piece> usual = usualPieces(piece, others, half);
        const auto same = std::ranges::find(asUsual, usual);
        if (same != asUsual.end()) {
            treatments.push_back(known[static_cast<std::size_t>(same - asUsual.begin())]);
            continue;
        }
        known.push_back(treatmentOf(rules, usual, half));
        treatments.push_back(known.back());
        asUsual.push_back(std::move(usual));
    }
    return treatments;
}

Piece usualPiece(const QString& kind) { return usualPiece(kind, kHalf); }

TerrainRow terrainRow(const RuleSet& rules, const Piece& piece) { return rowOf(rules, piece, kHalf); }

std::vector<TerrainRow> terrainTable(const RuleSet& rules) {
    const double half = halfUnder(rules);
    std::vector<TerrainRow> rows;
    for (const QString& kind : terrainKindIds() + QStringList{QStringLiteral("*")}) {
        rows.push_back(rowOf(rules, usualPiece(kind, half), half));
        rows.back().kind = kind;
    }
    return rows;
}

} // namespace sightline::scenarios

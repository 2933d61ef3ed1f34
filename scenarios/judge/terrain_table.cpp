#include "scenarios/judge/terrain_table.h"

#include "scenarios/judge/judge.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/terrain_kinds.h"

#include <algorithm>

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
constexpr double kLift = 0.3;           ///< of the two models at the piece's edge, one outside and one inside

Point at(double x, double y) { return {Length::fromInches(x), Length::fromInches(y)}; }

Model model(const char* id, Point place, double facing) {
    Model made;
    made.id = {QLatin1String{id}};
    made.player = {QLatin1String{id}};
    made.position = place;
    made.facing = geometry::Angle::fromDegrees(facing);
    made.height = Length::fromInches(1.5);
    made.size = 2.0;
    made.keywords = {QStringLiteral("infantry")};
    return made;
}

/// Judges two models at a piece, with the observer facing right.
Verdict asked(const RuleSet& rules, const Piece& piece, Point observer, Point target) {
    Scenario scenario;
    scenario.players = {{{QStringLiteral("observer")}, {}, {}, {}}, {{QStringLiteral("target")}, {}, {}, {}}};
    scenario.terrain = {piece};
    scenario.models = {model("observer", observer, 0.0), model("target", target, 180.0)};
    return judge(PreparedTable{scenario, rules}, {{QStringLiteral("observer")}, {QStringLiteral("target")}});
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

} // namespace

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

#include "scenarios/conformance/agreement_checks.h"

#include "geometry/base/tolerances.h"
#include "geometry/terrain/terrain_map.h"
#include "scenarios/base/json_file.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/wall_parts.h"
#include "scenarios/output/verdict_json.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;

namespace {

/// The two directions measure one clearance, each within its stated error.
constexpr double kClearanceOfDirections = 2 * geometry::kClearanceError;
/// Shares are measured along directions that start at another angle in the reversed pair; six digits are far more than
/// is displayed.
constexpr double kShareOfDirections = 1e-6;

/// Returns the keys whose values differ, in the order of docs/contract.md.
QStringList differingKeys(const QByteArray& one, const QByteArray& other) {
    const QJsonObject first = jsonValueOf(one).toObject();
    const QJsonObject second = jsonValueOf(other).toObject();
    QStringList keys = first.keys() + second.keys();
    keys.removeDuplicates();
    keys.removeIf([&](const QString& key) { return first.value(key) == second.value(key); });
    keys.sort();
    return keys;
}

bool isNear(const std::optional<double>& a, const std::optional<double>& b, double error) {
    return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) <= error);
}

bool sharesAreNear(const Verdict& one, const Verdict& other) {
    const auto shareIn = [](const Verdict& verdict, const PieceId& piece) {
        const auto found = std::ranges::find(verdict.blockedBy, piece, &PieceShare::piece);
        return found == verdict.blockedBy.end() ? 0.0 : found->share;
    };
    const auto allNear = [&](const Verdict& a, const Verdict& b) {
        return std::ranges::all_of(a.blockedBy, [&](const PieceShare& share) {
            return std::abs(share.share - shareIn(b, share.piece)) <= kShareOfDirections;
        });
    };
    return allNear(one, other) && allNear(other, one);
}

bool hasReason(const Verdict& verdict, const char* code) {
    return std::ranges::find(verdict.reasons, QLatin1String{code}, &Reason::code) != verdict.reasons.end();
}

std::optional<LineHeights> heightsOf(const Verdict& verdict) {
    return verdict.volume ? std::optional{LineHeights{verdict.volume->fromHeight, verdict.volume->toHeight}}
                          : std::nullopt;
}

bool isWithin(Length height, const Model& model) {
    return height >= model.elevation && height <= model.elevation + model.height;
}

} // namespace

QByteArray jsonOf(const Verdict& verdict) {
    JsonWriter writer;
    writeVerdict(writer, verdict, [](const Reason& reason) { return reason.code; });
    return writer.text();
}

QStringList differences(const Verdict& one, const Verdict& other) {
    const QByteArray first = jsonOf(one);
    const QByteArray second = jsonOf(other);
    if (first == second) {
        return one == other ? QStringList{}
                            : QStringList{QStringLiteral("what JSON leaves out: beam, tried lines or nearest points")};
    }
    const QStringList keys = differingKeys(first, second);
    return keys.isEmpty() ? QStringList{QStringLiteral("bytes of the JSON")} : keys;
}

QStringList differencesInVerdict(const Verdict& one, const Verdict& other) {
    QStringList wrong;
    const auto want = [&](bool equal, const char* key) {
        if (!equal) {
            wrong.append(QString::fromLatin1(key));
        }
    };
    want(one.visibility == other.visibility, "verdict");
    want(one.ruling.visible == other.ruling.visible, "ruling.visible");
    want(one.stage == other.stage, "phase");
    want(one.visible() || one.line == other.line, "line");
    want(one.blockedAt == other.blockedAt, "blocked_at");
    want(one.distance == other.distance, "distance_in");
    want(one.rules == other.rules, "rules");
    return wrong;
}

QStringList differencesOfDirections(const Verdict& there, const Verdict& back) {
    QStringList wrong;
    const auto want = [&](bool equal, const char* key) {
        if (!equal) {
            wrong.append(QString::fromLatin1(key));
        }
    };
    want(there.observer == back.target && there.target == back.observer, "from and to");
    want(there.visibility == back.visibility, "verdict");
    // An overruling applies to one direction only.
    const bool isOverruled = there.ruling.overruled || back.ruling.overruled;
    want(isOverruled || there.ruling.visible == back.ruling.visible, "ruling.visible");
    want(there.certainty == back.certainty, "certainty");
    want(there.distance == back.distance, "distance_in");
    want(isNear(there.clearanceMillimeters, back.clearanceMillimeters, kClearanceOfDirections), "clearance_mm");
    want(sharesAreNear(there, back), "blocked_by");
    const double width = there.clearanceMillimeters.value_or(0.0);
    want(there.visible() ? width >= 0.0 : width <= 0.0, "the sign of clearance_mm");
    return wrong;
}

QStringList differencesFromJson(const Verdict& verdict, const QByteArray& json) {
    const QJsonObject whole = jsonValueOf(json).toObject();
    const QJsonObject read = whole.value(QStringLiteral("geometry")).toObject();
    QStringList wrong;
    const auto want = [&](const char* key, const QJsonValue& value) {
        if (read.value(QLatin1String{key}) != value) {
            wrong.append(QString::fromLatin1(key));
        }
    };
    const auto orNull = [](const auto& value) { return value ? QJsonValue{*value} : QJsonValue{QJsonValue::Null}; };
    const auto place = [](geometry::Point point, const std::optional<Length>& height) {
        return height ? QJsonArray{point.x.inches(), point.y.inches(), height->inches()}
                      : QJsonArray{point.x.inches(), point.y.inches()};
    };
    const auto heights = heightsOf(verdict);
    if (whole.value(QStringLiteral("from")) != verdict.observer.value ||
        whole.value(QStringLiteral("to")) != verdict.target.value) {
        wrong.append(QStringLiteral("the pair"));
    }
    const Headline headline = headlineOf(verdict);
    if (whole.value(QStringLiteral("visible")) != QJsonValue{headline.visible} ||
        headline.visible != verdict.ruling.visible ||
        whole.value(QStringLiteral("verdict")) != QJsonValue{wordFor(headline)}) {
        wrong.append(QStringLiteral("the headline"));
    }
    want("visible", verdict.visible());
    want("verdict", wordFor(geometryHeadlineOf(verdict)));
    want("clearance_mm", orNull(verdict.clearanceMillimeters));
    want("seen_share", orNull(verdict.seenShare));
    want("fully_visible", orNull(verdict.fullyVisible));
    want("certainty", verdict.certainty ? QJsonValue{wordFor(*verdict.certainty)} : QJsonValue{QJsonValue::Null});
    want("distance_in", verdict.distance.inches());
    want("line", QJsonArray{place(verdict.line.from, heights ? std::optional{heights->from} : std::nullopt),
                            place(verdict.line.to, heights ? std::optional{heights->to} : std::nullopt)});
    if (verdict.volume) {
        want("unsettled_mm", orNull(verdict.volume->unsettledMillimeters));
        want("clearance_error_mm", orNull(verdict.volume->clearanceErrorMillimeters));
        want("seen_share_error", orNull(verdict.volume->seenShareError));
    }
    if (whole.value(QStringLiteral("ruling")).toObject().value(QStringLiteral("visible")) !=
        QJsonValue{verdict.ruling.visible}) {
        wrong.append(QStringLiteral("ruling.visible"));
    }
    // The positions in the file equal those in memory, to the nanometer.
    const auto lengthAt = [&](int end, int axis) {
        return Length::fromInches(read.value(QStringLiteral("line")).toArray()[end].toArray()[axis].toDouble());
    };
    if (geometry::SightLine{{lengthAt(0, 0), lengthAt(0, 1)}, {lengthAt(1, 0), lengthAt(1, 1)}} != verdict.line ||
        (heights && LineHeights{lengthAt(0, 2), lengthAt(1, 2)} != *heights)) {
        wrong.append(QStringLiteral("line to the nanometer"));
    }
    return wrong;
}

QStringList
wrongWithRegion(const Verdict& verdict, const Model& target, const Table& table, const geometry::PolygonSet& region) {
    const auto isOnTable = [&](Point p) {
        return Length{} <= p.x && p.x <= table.width && Length{} <= p.y && p.y <= table.height;
    };
    /// Returns whether all surrounding positions lie in the region; std::nullopt if they disagree.
    const auto isIn = [&](Point p) -> std::optional<bool> {
        const bool here = region.contains(p);
        for (const auto& [x, y] : {std::pair{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}) {
            const Point beside{p.x + kRegionMargin * x, p.y + kRegionMargin * y};
            if (!isOnTable(beside) || region.contains(beside) != here) {
                return {};
            }
        }
        return here;
    };
    const auto isWrong = [&](Point p, bool seen) { return isIn(p) == std::optional{!seen}; };
    if (verdict.visible()) {
        const bool isClose = verdict.clearanceMillimeters.value_or(0) < 4 * kRegionMargin.millimeters();
        return !isClose && isWrong(verdict.line.to, true)
                   ? QStringList{QStringLiteral("end of the line outside of the region")}
                   : QStringList{};
    }
    if (verdict.clearanceMillimeters && *verdict.clearanceMillimeters > -4 * kRegionMargin.millimeters()) {
        return {};
    }
    const auto placed = target.placedBody();
    const geometry::Box box = boundsOf(placed);
    std::vector<Point> places;
    constexpr int kSteps = 6;
    for (int x = 1; x < kSteps; ++x) {
        for (int y = 1; y < kSteps; ++y) {
            const auto part = [](Length low, Length high, int step) {
                return Length::fromNanometers(low.nanometers() + (high - low).nanometers() / kSteps * step);
            };
            const Point p{part(box.low.x, box.high.x, x), part(box.low.y, box.high.y, y)};
            if (contains(placed, p)) {
                places.push_back(p);
            }
        }
    }
    return std::ranges::any_of(places, [&](Point p) { return isWrong(p, false); })
               ? QStringList{QStringLiteral("place of a hidden target in the region")}
               : QStringList{};
}

LineTester::LineTester(const PreparedTable& table) : m_table{table} {
    std::vector<geometry::Blocker> blockers;
    std::vector<std::vector<geometry::SheetOpening>> openings;
    const auto add = [&](geometry::Blocker blocker, const std::vector<WallOpening>& through) {
        blockers.push_back(std::move(blocker));
        std::ranges::transform(through, std::back_inserter(openings.emplace_back()), [](const WallOpening& hole) {
            return geometry::SheetOpening{hole.from, hole.to, hole.sill, hole.top};
        });
    };
    const bool isVolume = table.rules().view == SightGeometry::Volume;
    const auto addWall = [&](const geometry::Wall& wall, const Blocker& of, std::optional<Length> height,
                             const std::vector<WallOpening>& through) {
        if (isVolume) {
            add({wall, of.piece->elevation, height}, through);
            m_blockers.push_back(of);
            return;
        }
        for (StretchFromAbove& stretch : seenFromAbove(wall, through, false)) {
            add({std::move(stretch.outline), of.piece->elevation, height}, {});
            m_blockers.push_back(of);
        }
    };
    for (const Piece& piece : table.scenario().terrain) {
        if (const auto* wall = std::get_if<geometry::Wall>(&piece.outline)) {
            addWall(*wall, {&piece, nullptr}, effectiveHeight(piece), piece.openings);
        } else {
            add({piece.outline, piece.elevation, effectiveHeight(piece)}, {});
            m_blockers.push_back({&piece, nullptr});
        }
        for (const PieceWall& wall : piece.walls) {
            if (wall.blocksSight) {
                // Height of the piece; unlimited on a mat.
                const auto asPiece = piece.isMat() ? std::nullopt : effectiveHeight(piece);
                addWall(wall.polyline, {&piece, &wall}, wall.height ? wall.height : asPiece, wall.openings);
            }
        }
    }
    m_map = geometry::TerrainMap{std::move(blockers)};
    if (isVolume) {
        m_volume = geometry::VolumeMap{m_map, openings};
    }
}

std::vector<int>
LineTester::blockersOf(const geometry::SightLine& line, const Model& observer, const Model& target) const {
    const RuleSet& rules = m_table.rules();
    const Length taller = std::max(observer.height, target.height);
    std::vector<int> blocking;
    for (std::size_t i = 0; i < m_blockers.size(); ++i) {
        const auto& [piece, wall] = m_blockers[i];
        const auto* footprint = std::get_if<geometry::Polygon>(&piece->outline);
        if (rules.ignorePieceHoldingAnEnd && footprint &&
            (footprint->containsInside(line.from) || footprint->containsInside(line.to))) {
            continue;
        }
        const bool isMat = wall ? wall->height == Length{} : piece->isMat();
        HeightClass heightClass = effectiveHeightClass(*piece);
        if (wall && wall->height) {
            heightClass = heightClassOf(*wall->height);
        } else if (wall && piece->isMat()) {
            heightClass = HeightClass::Tall;
        }
        for (const BlockRule& rule : rules.blocks) {
            if ((rule.heightClass && *rule.heightClass != heightClass) || (rule.mat && *rule.mat != isMat) ||
                (!rule.trait.isEmpty() && !piece->traits.contains(rule.trait))) {
                continue;
            }
            if (rule.when == BlockWhen::Always || (rule.when == BlockWhen::BothModelsBelow && taller < rule.limit)) {
                blocking.push_back(static_cast<int>(i));
            }
            break;
        }
    }
    return blocking;
}

std::optional<LineTester::FirstBlocked> LineTester::firstHit(const geometry::SightLine& line,
                                                             const std::optional<LineHeights>& heights,
                                                             const Verdict& verdict) const {
    const Model& observer = *m_table.scenario().model(verdict.observer);
    const Model& target = *m_table.scenario().model(verdict.target);
    const auto blockers = blockersOf(line, observer, target);
    if (heights) {
        const geometry::SightLine3 inSpace{{line.from, heights->from}, {line.to, heights->to}};
        const auto at = geometry::firstBlockedVolume(inSpace, m_volume, blockers, m_table.rules().touch);
        return at ? std::optional{FirstBlocked{at->point.plan, at->point.z}} : std::nullopt;
    }
    const auto at = geometry::firstHit(line, m_map, blockers, m_table.rules().touch);
    return at ? std::optional{FirstBlocked{at->point, {}}} : std::nullopt;
}

QStringList LineTester::wrongWithWitness(const Verdict& verdict) const {
    QStringList wrong;
    const auto heights = heightsOf(verdict);
    // Bases in contact see each other regardless of blockers. In space a line that only touches may miss narrowly once
    // its ends are rounded.
    const bool mayMiss = heights && hasReason(verdict, "touching-line");
    if (verdict.visible() && !hasReason(verdict, "bases-touch")) {
        const Model& observer = *m_table.scenario().model(verdict.observer);
        const Model& target = *m_table.scenario().model(verdict.target);
        if (!contains(observer.placedBody(), verdict.line.from) || (heights && !isWithin(heights->from, observer))) {
            wrong.append(QStringLiteral("the line does not begin on the observer's base"));
        }
        if (!contains(target.placedBody(), verdict.line.to) || (heights && !isWithin(heights->to, target))) {
            wrong.append(QStringLiteral("the line does not end on the target's base"));
        }
        if (!mayMiss && firstHit(verdict.line, heights, verdict)) {
            wrong.append(QStringLiteral("the clear line is blocked"));
        }
    }
    for (const TriedLine& tried : verdict.attempts) {
        if (firstHit(tried.line, tried.heights, verdict).has_value() != tried.blocked.has_value()) {
            wrong.append(tried.blocked ? QStringLiteral("a tried line is clear")
                                       : QStringLiteral("a tried line is blocked"));
        }
    }
    wrong.removeDuplicates();
    return wrong;
}

QStringList LineTester::wrongWithCenterLine(const Verdict& verdict) const {
    if (verdict.visible()) {
        return {};
    }
    const auto blocked = firstHit(verdict.line, heightsOf(verdict), verdict);
    if (blocked.has_value() != verdict.blockedAt.has_value()) {
        return {blocked ? QStringLiteral("no place is told where the center line is blocked")
                        : QStringLiteral("the center line is clear")};
    }
    const bool elsewhere = blocked && (blocked->point != verdict.blockedAt->point ||
                                       (verdict.volume && blocked->height != verdict.volume->blockedAtHeight));
    return elsewhere ? QStringList{QStringLiteral("the center line is blocked at another place")} : QStringList{};
}

} // namespace sightline::scenarios

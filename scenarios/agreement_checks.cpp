#include "scenarios/agreement_checks.h"

#include "geometry/terrain_map.h"
#include "geometry/tolerances.h"
#include "scenarios/io/verdict_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// Both directions measure the same clearance, each within its stated error.
constexpr double kClearanceOfDirections = 2 * geometry::kClearanceError;
/// Shares are measured along directions that start at another angle on the way back; six digits are far more than is shown.
constexpr double kShareOfDirections = 1e-6;

/// The keys whose values differ, in the order of the contract.
QStringList differingKeys(const QByteArray& one, const QByteArray& other) {
    const QJsonObject first = QJsonDocument::fromJson(one).object();
    const QJsonObject second = QJsonDocument::fromJson(other).object();
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

bool basesTouch(const Verdict& verdict) {
    return std::ranges::find(verdict.reasons, QStringLiteral("bases-touch"), &Reason::code) != verdict.reasons.end();
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
        return one == other ? QStringList{} : QStringList{QStringLiteral("what JSON leaves out: beam, tried lines or nearest points")};
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
    want(there.ruling.visible == back.ruling.visible, "ruling.visible");
    want(there.certainty == back.certainty, "certainty");
    want(there.distance == back.distance, "distance_in");
    want(isNear(there.clearanceMillimeters, back.clearanceMillimeters, kClearanceOfDirections), "clearance_mm");
    want(sharesAreNear(there, back), "blocked_by");
    return wrong;
}

QStringList differencesFromJson(const Verdict& verdict, const QByteArray& json) {
    const QJsonObject read = QJsonDocument::fromJson(json).object();
    QStringList wrong;
    const auto want = [&](const char* key, const QJsonValue& value) {
        if (read.value(QLatin1String{key}) != value) {
            wrong.append(QString::fromLatin1(key));
        }
    };
    const auto orNull = [](const auto& value) { return value ? QJsonValue{*value} : QJsonValue{QJsonValue::Null}; };
    const auto place = [](geometry::Point point) { return QJsonArray{point.x.inches(), point.y.inches()}; };
    want("from", verdict.observer.value);
    want("to", verdict.target.value);
    want("visible", verdict.visible());
    want("verdict", wordFor(verdict.visibility));
    want("clearance_mm", orNull(verdict.clearanceMillimeters));
    want("seen_share", orNull(verdict.seenShare));
    want("fully_visible", orNull(verdict.fullyVisible));
    want("certainty", verdict.certainty ? QJsonValue{wordFor(*verdict.certainty)} : QJsonValue{QJsonValue::Null});
    want("distance_in", verdict.distance.inches());
    want("line", QJsonArray{place(verdict.line.from), place(verdict.line.to)});
    if (read.value(QStringLiteral("ruling")).toObject().value(QStringLiteral("visible")) != QJsonValue{verdict.ruling.visible}) {
        wrong.append(QStringLiteral("ruling.visible"));
    }
    // The places in the file are those in memory, to the nanometre.
    const auto lengthAt = [&](int end, int axis) {
        return Length::fromInches(read.value(QStringLiteral("line")).toArray()[end].toArray()[axis].toDouble());
    };
    if (geometry::SightLine{{lengthAt(0, 0), lengthAt(0, 1)}, {lengthAt(1, 0), lengthAt(1, 1)}} != verdict.line) {
        wrong.append(QStringLiteral("line to the nanometre"));
    }
    return wrong;
}

LineTester::LineTester(const PreparedTable& table) : m_table{table} {
    std::vector<geometry::Blocker> blockers;
    for (const Piece& piece : table.scenario().terrain) {
        blockers.push_back({piece.outline, piece.elevation, effectiveHeight(piece)});
        m_blockers.push_back({&piece, nullptr});
        for (const PieceWall& wall : piece.walls) {
            if (wall.blocksSight) {
                blockers.push_back({wall.polyline, piece.elevation, wall.height});
                m_blockers.push_back({&piece, &wall});
            }
        }
    }
    m_map = geometry::TerrainMap{std::move(blockers)};
}

std::vector<int> LineTester::blockersOf(const geometry::SightLine& line, const Model& observer, const Model& target) const {
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

std::optional<geometry::BlockedAt> LineTester::firstBlocked(const geometry::SightLine& line, const Verdict& verdict) const {
    const Model& observer = *m_table.scenario().model(verdict.observer);
    const Model& target = *m_table.scenario().model(verdict.target);
    return geometry::firstBlocked(line, m_map, blockersOf(line, observer, target), m_table.rules().touch);
}

QStringList LineTester::wrongWithWitness(const Verdict& verdict) const {
    QStringList wrong;
    // Bases in contact see each other whatever stands between or on them.
    if (verdict.visible() && !basesTouch(verdict)) {
        if (!contains(m_table.scenario().model(verdict.observer)->placed(), verdict.line.from)) {
            wrong.append(QStringLiteral("the line does not begin on the observer's base"));
        }
        if (!contains(m_table.scenario().model(verdict.target)->placed(), verdict.line.to)) {
            wrong.append(QStringLiteral("the line does not end on the target's base"));
        }
        if (firstBlocked(verdict.line, verdict)) {
            wrong.append(QStringLiteral("the clear line is blocked"));
        }
    }
    for (const TriedLine& tried : verdict.attempts) {
        if (firstBlocked(tried.line, verdict).has_value() != tried.blocked.has_value()) {
            wrong.append(tried.blocked ? QStringLiteral("a tried line is clear") : QStringLiteral("a tried line is blocked"));
        }
    }
    wrong.removeDuplicates();
    return wrong;
}

QStringList LineTester::wrongWithCentreLine(const Verdict& verdict) const {
    if (verdict.visible()) {
        return {};
    }
    const auto blocked = firstBlocked(verdict.line, verdict);
    if (blocked.has_value() != verdict.blockedAt.has_value()) {
        return {blocked ? QStringLiteral("no place is told where the centre line is blocked") : QStringLiteral("the centre line is clear")};
    }
    if (blocked && blocked->point != verdict.blockedAt->point) {
        return {QStringLiteral("the centre line is blocked at another place")};
    }
    return {};
}

} // namespace sightline::scenarios

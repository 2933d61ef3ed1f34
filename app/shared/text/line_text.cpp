#include "app/shared/text/line_text.h"

#include "app/shared/text/number_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/regions.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::app {

namespace {

struct LineWords {
    Q_DECLARE_TR_FUNCTIONS(Lines)
};

using scenarios::Region;

std::shared_ptr<const scenarios::RulePack> packOf(const scenarios::Verdict& verdict,
                                                  const scenarios::Scenario& scenario) {
    if (!isRuled(verdict) || verdict.ruling.status.isEmpty()) {
        return nullptr;
    }
    const auto rules = scenarios::ruleSetOf(scenario);
    return rules && rules->id == verdict.rules ? rules->pack : nullptr;
}

/// Returns true for regions that are one position, so that two of them have one line.
bool isOnePosition(Region region) {
    return region == Region::PrintedDot || region == Region::CellCenter || region == Region::FrontCenter ||
           region == Region::FacingCenter;
}

/// Returns the start of lines; empty for the base and for bodies, about which sentences need not speak.
QString startText(Region region) {
    switch (region) {
    case Region::Head: return LineWords::tr("from the observer’s head", "the start of a line");
    case Region::FrontEdge: return LineWords::tr("from the observer’s front", "the start of a line");
    case Region::FrontCenter: return LineWords::tr("from the center of the observer’s front", "the start of a line");
    case Region::PrintedDot: return LineWords::tr("from the observer’s dot", "the start of a line");
    case Region::CellCenter: return LineWords::tr("from the center of the observer’s cell", "the start of a line");
    case Region::CellCorner: return LineWords::tr("from a corner of the observer’s squares", "the start of a line");
    case Region::Cell: return LineWords::tr("from the observer’s squares", "the start of a line");
    default: return {};
    }
}

QString endText(Region region) {
    switch (region) {
    case Region::Head: return LineWords::tr("to the target’s head", "the end of a line");
    case Region::FacingEdge: return LineWords::tr("to the target’s facing side", "the end of a line");
    case Region::FacingCenter: return LineWords::tr("to the center of the target’s facing side", "the end of a line");
    case Region::PrintedDot: return LineWords::tr("to the target’s dot", "the end of a line");
    case Region::CellCenter: return LineWords::tr("to the center of the target’s cell", "the end of a line");
    case Region::CellCorner: return LineWords::tr("to a corner of the target’s squares", "the end of a line");
    case Region::Cell: return LineWords::tr("to the target’s squares", "the end of a line");
    case Region::Volume:
    case Region::Body: return LineWords::tr("to the target’s body", "the end of a line");
    default: return LineWords::tr("to the target’s base", "the end of a line");
    }
}

/// Returns where lines begin and end: "from dot to dot", "from a corner of the observer’s squares to the target’s
/// squares". Empty where they run between the two bases or bodies.
QString endsText(Region from, Region to, scenarios::Space space) {
    if (from == to && from == Region::PrintedDot) {
        return LineWords::tr("from dot to dot", "a line");
    }
    if (from == to && from == Region::CellCenter) {
        return space == scenarios::Space::Hex ? LineWords::tr("from hex center to hex center", "a line")
                                              : LineWords::tr("from square center to square center", "a line");
    }
    const QString start = startText(from);
    return start.isEmpty() ? QString{}
                           : LineWords::tr("%1 %2", "a line: its start and its end").arg(start, endText(to));
}

/// Returns where on the observer's base a line begins, by the sides of the picture of the table, and what it leads to:
/// "from the left edge of the base of U5 to Rhino". Bodies, which may reach beyond the base, are named without a side.
QString betweenBasesText(const geometry::SightLine& line,
                         const scenarios::Verdict& verdict,
                         const scenarios::Scenario& scenario) {
    constexpr double kBeyond = 1.1; // a point so near to the outline lies outside when moved away from the center
    const auto* observer = scenario.model(verdict.observer);
    const QString from = nameOf(scenario, verdict.observer);
    const QString to = nameOf(scenario, verdict.target);
    if (!observer || observer->body) {
        return LineWords::tr("from %1 to %2", "a line: two models").arg(from, to);
    }
    if (line.from == observer->position) {
        return LineWords::tr("from the center of the base of %1 to %2", "a line: two models").arg(from, to);
    }
    const double x = (line.from.x - observer->position.x).inches();
    const double y = (line.from.y - observer->position.y).inches();
    const geometry::Point beyond{observer->position.x + geometry::Length::fromInches(x * kBeyond),
                                 observer->position.y + geometry::Length::fromInches(y * kBeyond)};
    if (geometry::contains(observer->placed(), beyond)) {
        return LineWords::tr("from a point of the base of %1 to %2", "a line: two models").arg(from, to);
    }
    const QString text = std::abs(x) >= std::abs(y)
                             ? x < 0
                                   ? LineWords::tr("from the left edge of the base of %1 to %2", "a line: two models")
                                   : LineWords::tr("from the right edge of the base of %1 to %2", "a line: two models")
                         : y < 0 ? LineWords::tr("from the upper edge of the base of %1 to %2", "a line: two models")
                                 : LineWords::tr("from the lower edge of the base of %1 to %2", "a line: two models");
    return text.arg(from, to);
}

/// Returns true if all of the target's base lies in one arc of the observer.
bool isWhollyInArc(const scenarios::RulePack& pack,
                   const scenarios::Verdict& verdict,
                   const scenarios::Scenario& scenario) {
    const auto* observer = scenario.model(verdict.observer);
    const auto* target = scenario.model(verdict.target);
    if (!observer || !target) {
        return false;
    }
    const auto arcs = scenarios::arcsOf(*observer, pack.source);
    const auto outline = geometry::outlineOf(target->placed());
    return arcs.empty() || std::ranges::any_of(arcs, [&](const geometry::Polygon& arc) {
               // Corners inside of an arc of more than a half turn do not hold the base in it.
               return arc.isConvex() &&
                      std::ranges::all_of(outline, [&](geometry::Point corner) { return arc.contains(corner); });
           });
}

} // namespace

std::optional<geometry::Length> missedLineWidth(const scenarios::Verdict& verdict,
                                                const scenarios::Scenario& scenario) {
    if (!verdict.visible() || verdict.ruling.visible || verdict.ruling.overruled || verdict.reading ||
        !verdict.clearanceMillimeters) {
        return {};
    }
    const auto pack = packOf(verdict, scenario);
    const auto isOfBases = [](Region region) { return region == Region::Base || region == Region::Volume; };
    if (!pack || !isOfBases(pack->source.region) || !isOfBases(pack->target) ||
        *verdict.clearanceMillimeters >= pack->line.width.millimeters()) {
        return {};
    }
    bool isBlocked = false;
    for (const scenarios::Reason& reason : verdict.ruling.reasons) {
        if (!saysWhyHidden(reason)) {
            continue;
        }
        const auto line = std::ranges::find(pack->block, reason.rule, &scenarios::BlockLine::path);
        const bool isOfShape = reason.code == u"blocked-by" && reason.models.empty() && line != pack->block.end() &&
                               line->comparison == scenarios::SizeComparison::Real && !line->fillGapsBelow;
        if (!isOfShape) {
            return {};
        }
        isBlocked = true;
    }
    return isBlocked ? std::optional{pack->line.width} : std::nullopt;
}

QString narrowLineSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    constexpr double kTold = 0.05; // less than that is told as 0.0 mm
    const auto width = missedLineWidth(verdict, scenario);
    const QStringList names = width ? blockerNames(verdict, scenario) : QStringList{};
    if (names.isEmpty()) {
        return {};
    }
    const QString asked = lineWidthText(*width);
    return *verdict.clearanceMillimeters < kTold
               ? LineWords::tr("The rule set asks for a line %1 wide; past %2 a line only touches.",
                               "a width, blockers")
                     .arg(asked, listOfNames(names))
               : LineWords::tr("The rule set asks for a line %1 wide; past %2 only %3 is free.",
                               "a width, blockers, a width")
                     .arg(asked, listOfNames(names), freeWidthText(*verdict.clearanceMillimeters, *width));
}

QString freeWidthText(double millimeters, geometry::Length asked) {
    constexpr int kMaxDecimals = 4;
    const QLocale locale;
    const auto isTold = [&](int decimals) {
        return locale.toString(millimeters, 'f', decimals) != locale.toString(asked.millimeters(), 'f', decimals);
    };
    int decimals = 1;
    while (decimals < kMaxDecimals && !isTold(decimals)) {
        ++decimals;
    }
    if (decimals == 1) {
        return millimetersText(millimeters);
    }
    const double unit = std::pow(10.0, decimals);
    const double told = isTold(decimals) ? millimeters : std::floor(millimeters * unit) / unit;
    return LineWords::tr("%1 mm").arg(locale.toString(told, 'f', decimals));
}

QString lineWidthText(geometry::Length width) {
    return LineWords::tr("%1 mm").arg(QLocale{}.toString(width.millimeters(), 'g', 3));
}

QString patchText(double millimeters) {
    return LineWords::tr("%1 × %1 mm", "the area of a square").arg(QLocale{}.toString(millimeters, 'g', 3));
}

/// The code of the reason that names who stands near the line of a shot.
static constexpr QLatin1String kShotNear{"shot-near"};

QStringList modelsNearShot(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    QStringList names;
    for (const scenarios::Reason& reason : verdict.ruling.reasons) {
        for (const scenarios::ModelId& id : reason.models) {
            if (reason.code == kShotNear) {
                names << nameOf(scenario, id);
            }
        }
    }
    return names;
}

QString shotRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto& ruling = verdict.ruling;
    const auto pack = packOf(verdict, scenario);
    const auto hasReason = [&](QStringView code) {
        return std::ranges::any_of(ruling.reasons, [&](const auto& reason) { return reason.code == code; });
    };
    const bool isKnown = pack && pack->source.arcKind == scenarios::ArcKind::Printed && !hasReason(u"no-arc") &&
                         !ruling.overruled && !ruling.byLargest;
    const auto near = std::ranges::find(ruling.reasons, kShotNear, &scenarios::Reason::code);
    if (near != ruling.reasons.end() && !ruling.overruled) {
        return LineWords::tr("yours to judge: %1 within %2 in of it", "models, how near they are to the line of a shot")
            .arg(listOfNames(modelsNearShot(verdict, scenario)),
                 QLocale{}.toString(near->inches.value_or(0.0), 'g', 3));
    }
    if (!isKnown) {
        return fireRow(verdict);
    }
    if (ruling.inArc == false) {
        return LineWords::tr("may not shoot: outside the arc");
    }
    if (ruling.inRange == false) {
        return LineWords::tr("may not shoot: out of range");
    }
    if (!ruling.visible || !ruling.validTarget || !ruling.lineOfFire.value_or(true)) {
        return LineWords::tr("may not shoot: no clear line");
    }
    const QString band = rangeRow(verdict);
    const auto limit = std::ranges::find_if(pack->bands.rbegin(), pack->bands.rend(),
                                            [](const scenarios::RangeBand& each) { return each.upTo.has_value(); });
    if (!band.isEmpty() && limit != pack->bands.rend() && ruling.distance > *limit->upTo) {
        return LineWords::tr("in the arc with a clear line, but too far: %1", "a band of range").arg(band);
    }
    if (pack->target != Region::Base || !isWhollyInArc(*pack, verdict, scenario)) {
        return LineWords::tr("may shoot: in the arc, clear line; measure the range inside the arc");
    }
    return band.isEmpty() ? LineWords::tr("may shoot: in the arc, clear line")
                          : LineWords::tr("may shoot: in the arc, %1, clear line", "a band of range").arg(band);
}

bool leavesModelsToPlayers(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto pack = packOf(verdict, scenario);
    return pack && pack->modelsLeftToPlayers;
}

QStringList
modelsOnLine(const geometry::SightLine& line, const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    QStringList names;
    for (const scenarios::Model& model : scenario.models) {
        const auto outline = geometry::Polygon::fromVertices(geometry::outlineOf(model.placed()));
        if (model.id == verdict.observer || model.id == verdict.target || !outline) {
            continue;
        }
        const geometry::TerrainMap map{{geometry::Blocker{*outline, {}, {}}}};
        if (geometry::firstHit(line, map, std::array{0})) {
            names.append(nameOf(scenario, model.id));
        }
    }
    return names;
}

QString drawnLineSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto pack = packOf(verdict, scenario);
    const bool isOtherLine = std::ranges::any_of(verdict.ruling.reasons, [](const scenarios::Reason& reason) {
        return reason.code == u"contact" || reason.code == u"seen-back";
    });
    if (!pack || isOtherLine) {
        return {};
    }
    QString ends = endsText(pack->source.region, pack->target, pack->space);
    const bool isBetweenBases = ends.isEmpty();
    if (isBetweenBases) {
        if (headlineOf(verdict).isLineOfGeometry) {
            return {};
        }
        ends = betweenBasesText(verdict.ruling.line, verdict, scenario);
    }
    const bool isOnlyLine = !isBetweenBases && isOnePosition(pack->source.region) && isOnePosition(pack->target);
    const QStringList passed = modelsOnLine(verdict.ruling.line, verdict, scenario);
    if (!passed.isEmpty() && pack->modelsLeftToPlayers) {
        return LineWords::tr("No terrain blocks a line %1; this rule set does not decide models in the way: %2.",
                             "where the line begins and ends, models on it")
            .arg(ends, listOfNames(passed));
    }
    if (!passed.isEmpty()) {
        return isOnlyLine ? LineWords::tr("Nothing blocks the line %1, which crosses %2 as seen from above.",
                                          "where the line begins and ends, models on it")
                                .arg(ends, listOfNames(passed))
                          : LineWords::tr("A line %1 is clear and crosses %2 as seen from above.",
                                          "where the line begins and ends, models on it")
                                .arg(ends, listOfNames(passed));
    }
    return isOnlyLine ? LineWords::tr("Nothing blocks the line %1.", "where the line begins and ends").arg(ends)
                      : LineWords::tr("A line %1 is clear.", "where the line begins and ends").arg(ends);
}

QString drawnLineBlockedSentence(const scenarios::Verdict& verdict,
                                 const scenarios::Scenario& scenario,
                                 const QStringList& names) {
    const auto pack = packOf(verdict, scenario);
    const QString ends = pack ? endsText(pack->source.region, pack->target, pack->space) : QString{};
    if (ends.isEmpty()) {
        return {};
    }
    const QString list = listOfNames(names);
    const bool isOnlyLine = isOnePosition(pack->source.region) && isOnePosition(pack->target);
    if (isOnlyLine) {
        return LineWords::tr("The line %2 is blocked by %1.", "blockers, where the line begins and ends")
            .arg(list, ends);
    }
    return names.size() == 1
               ? LineWords::tr("Every line %2 is blocked by %1.", "a blocker, where the lines begin and end")
                     .arg(list, ends)
               : LineWords::tr("%1 together close every line %2.", "blockers, where the lines begin and end")
                     .arg(list, ends);
}

QString openAreasSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    if (!verdict.ruling.visible || verdict.ruling.overruled || !packOf(verdict, scenario)) {
        return {};
    }
    const auto rules = scenarios::ruleSetOf(scenario);
    const geometry::SightLine line = headlineOf(verdict).line;
    const auto reasons = reportedReasons(verdict.ruling.reasons, true);
    const auto isNamed = [&](const scenarios::PieceId& id) {
        return std::ranges::any_of(reasons, [&](const scenarios::Reason& reason) {
            return std::ranges::find(reason.pieces, id) != reason.pieces.end();
        });
    };
    std::vector<scenarios::PieceId> areas;
    for (const scenarios::Piece& piece : scenario.terrain) {
        if (!piece.isMat() || piece.isWall() || !piece.walls.empty() || isNamed(piece.id)) {
            continue;
        }
        const geometry::TerrainMap map{{geometry::Blocker{piece.outline, {}, {}}}};
        if (!geometry::firstHit(line, map, std::array{0})) {
            continue;
        }
        scenarios::Scenario alone; // what stands on the area has effects of its own
        alone.table = scenario.table;
        alone.terrain = {piece};
        if (!scenarios::pieceEffects(alone, *rules).front().blocks) {
            areas.push_back(piece.id);
        }
    }
    if (areas.empty()) {
        return {};
    }
    const QString names = listOfNames(namesApart(scenario, areas));
    return LineWords::tr("Does not block: %1. No rule of this rule set makes flat ground without walls block.")
        .arg(names);
}

} // namespace sightline::app

#include "app/shared/text/layout_text.h"

#include "app/shared/text/area_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/made_names.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/analysis/region.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::LayoutSuggestion;

struct LayoutWords {
    Q_DECLARE_TR_FUNCTIONS(Layouts)
};

QString number(double value, int decimals) {
    return QLocale{}.toString(std::abs(value) < 0.5 * std::pow(10.0, -decimals) ? 0.0 : value, 'f', decimals);
}

/// "1.5 percentage points": how large a difference is, rounded up, so that it is at most that.
QString plainPoints(double points) {
    return LayoutWords::tr("%1 percentage points", "the size of a difference of per cents").arg(number(points, 1));
}

/// The least number of points, to one decimal, that a difference does not exceed.
QString boundInPoints(double share) { return plainPoints(std::ceil(1000.0 * share - 1e-9) / 10.0); }

geometry::Point centerOf(const scenarios::Scenario& scenario, const scenarios::PieceId& piece) {
    const std::vector<scenarios::AnyId> ids{piece};
    const geometry::Box box = scenarios::boundsOf(scenario, ids);
    return {Length::fromNanometers((box.low.x.nanometers() + box.high.x.nanometers()) / 2),
            Length::fromNanometers((box.low.y.nanometers() + box.high.y.nanometers()) / 2)};
}

/// "0.92 in left, 0.38 in up".
QString shiftText(geometry::Vector by) {
    const auto size = [](Length length) { return lengthText(length < Length{} ? Length{} - length : length); };
    const QString none = lengthText({});
    const QString across = by.x < Length{} ? LayoutWords::tr("%1 left", "how far").arg(size(by.x))
                                           : LayoutWords::tr("%1 right", "how far").arg(size(by.x));
    const QString along = by.y < Length{} ? LayoutWords::tr("%1 up", "how far").arg(size(by.y))
                                          : LayoutWords::tr("%1 down", "how far").arg(size(by.y));
    if (size(by.x) == none) {
        return along;
    }
    return size(by.y) == none ? across : LayoutWords::tr("%1, %2", "two lengths and where to").arg(across, along);
}

} // namespace

tl::expected<scenarios::RuleSet, QString> studyRulesOf(const scenarios::Scenario& scenario, Length cell) {
    auto rules = scenarios::ruleSetOf(scenario);
    if (!rules) {
        return tl::unexpected{rules.error().message};
    }
    if (regionCells(scenario.table, cell) > scenarios::kMaxRegionCells / 4) {
        return tl::unexpected{
            LayoutWords::tr("There are too many viewers for this table. Increase the distance between them.")};
    }
    return *std::move(rules);
}

QString symmetryName(scenarios::TableSymmetry symmetry) {
    switch (symmetry) {
    case scenarios::TableSymmetry::HalfTurn: return LayoutWords::tr("Half turn");
    case scenarios::TableSymmetry::MirrorLeftRight: return LayoutWords::tr("Left and right mirrored");
    case scenarios::TableSymmetry::MirrorTopBottom: break;
    }
    return LayoutWords::tr("Top and bottom mirrored");
}

QString symmetryText(const scenarios::SymmetryStudy& study) {
    if (study.isExact()) {
        return LayoutWords::tr("exact");
    }
    if (study.worstInches <= scenarios::SymmetryStudy::kExactInches) {
        // The others are exact, or there are none.
        return LayoutWords::tr("%n without a partner", nullptr, study.alone);
    }
    const QString worst = lengthText(Length::fromInches(study.worstInches));
    return study.alone == 0
               ? LayoutWords::tr("off by up to %1").arg(worst)
               : LayoutWords::tr("%n without a partner, the others off by up to %1", nullptr, study.alone).arg(worst);
}

QString pointsText(double difference) {
    const double points = 100.0 * difference;
    return LayoutWords::tr("%1 points", "a difference of per cents")
        .arg((points >= 0.005 ? QStringLiteral("+") : QString{}) + number(points, 2));
}

QString fairnessSentence(const scenarios::Scenario& scenario, const scenarios::FairnessStudy& study) {
    if (study.sides.size() < 2) {
        return {};
    }
    const auto name = [&](bool first) { return playerName(scenario, study.sides[first ? 0 : 1].player); };
    struct Figure {
        const scenarios::SideDifference& difference;
        bool isGood; ///< more of it is better
        QString uneven;
        QString asPlaced;
    };
    const std::array<Figure, 4> figures{
        {{study.zoneSeen, false,
          LayoutWords::tr("Uneven: the zone of %1 is seen less, by %2 to %3 in 95 % of %4 set-ups."),
          LayoutWords::tr("As it stands, the zone of %1 is seen less, by %2.")},
         {study.zoneSeenAfterMove, false,
          LayoutWords::tr("Uneven: the zone of %1 is seen less after the enemy’s move, by %2 to %3 in 95 % of %4 "
                          "set-ups."),
          LayoutWords::tr("As it stands, the zone of %1 is seen less after the enemy’s move, by %2.")},
         {study.objectivesSeen, true,
          LayoutWords::tr("Uneven: %1 sees more of the objectives, by %2 to %3 in 95 % of %4 set-ups."),
          LayoutWords::tr("As it stands, %1 sees more of the objectives, by %2.")},
         {study.tableSeen, true,
          LayoutWords::tr("Uneven: %1 sees more of the table, by %2 to %3 in 95 % of %4 set-ups."),
          LayoutWords::tr("As it stands, %1 sees more of the table, by %2.")}}};
    if (study.trials == 0) {
        constexpr double kSmallest = 0.0005; // half of the last digit told
        const auto& figure =
            *std::ranges::max_element(figures, {}, [](const Figure& one) { return std::abs(one.difference.asPlaced); });
        const double most = figure.difference.asPlaced;
        return std::abs(most) < kSmallest
                   ? LayoutWords::tr("As it stands, both sides are even in every figure.")
                   : figure.asPlaced.arg(name((most > 0.0) == figure.isGood), plainPoints(100.0 * std::abs(most)));
    }
    const int worst = decidingFigure(study);
    if (worst < 0) {
        double widest = 0.0;
        for (const Figure& figure : figures) {
            widest = std::max({widest, std::abs(figure.difference.low), std::abs(figure.difference.high)});
        }
        return LayoutWords::tr("Fair: every difference is within set-up error and is at most %1 in 95 % of %2 set-ups.")
            .arg(boundInPoints(widest))
            .arg(study.trials);
    }
    const Figure& figure = figures[static_cast<std::size_t>(worst)];
    const double low = std::abs(figure.difference.low);
    const double high = std::abs(figure.difference.high);
    const bool firstHasMore = figure.difference.low > 0.0;
    return figure.uneven.arg(name(firstHasMore == figure.isGood), number(100.0 * std::min(low, high), 1),
                             plainPoints(100.0 * std::max(low, high)), QString::number(study.trials));
}

int decidingFigure(const scenarios::FairnessStudy& study) {
    int worst = -1;
    double margin = 0.0;
    int index = 0;
    for (const auto* one : {&study.zoneSeen, &study.zoneSeenAfterMove, &study.objectivesSeen, &study.tableSeen}) {
        // What set-up error cannot turn, by how much it stays at least.
        const double least = one->isWithinSetUpError() ? 0.0 : std::min(std::abs(one->low), std::abs(one->high));
        if (least > margin) {
            margin = least;
            worst = index;
        }
        ++index;
    }
    return worst;
}

int headlineFigure(const scenarios::FairnessStudy& study) {
    if (const int deciding = decidingFigure(study); deciding >= 0) {
        return deciding;
    }
    const std::array figures{&study.zoneSeen, &study.zoneSeenAfterMove, &study.objectivesSeen, &study.tableSeen};
    const auto* widest = std::ranges::max_element(figures, {}, [](const scenarios::SideDifference* one) {
        return std::max(std::abs(one->low), std::abs(one->high));
    });
    return static_cast<int>(widest - figures.begin());
}

std::vector<SideFigureText> sideFigureTexts(const scenarios::Scenario& scenario,
                                            const scenarios::FairnessStudy& study) {
    using scenarios::SideExposure;
    const auto percent = [](double share) {
        return LayoutWords::tr("%1 %", "a share").arg(QLocale{}.toString(100.0 * share, 'f', 2));
    };
    const auto text = [&](const QString& name, double SideExposure::*figure,
                          const scenarios::SideDifference& difference) {
        return SideFigureText{
            name, LayoutWords::tr("%1 %2, %3 %4 (%5)", "two players, each with a share; the difference of the shares")
                      .arg(playerName(scenario, study.sides[0].player), percent(study.sides[0].*figure),
                           playerName(scenario, study.sides[1].player), percent(study.sides[1].*figure),
                           pointsText(difference.asPlaced))};
    };
    return {text(LayoutWords::tr("Own zone seen from any enemy zone"), &SideExposure::zoneSeen, study.zoneSeen),
            text(LayoutWords::tr("The same after the enemy’s move"), &SideExposure::zoneSeenAfterMove,
                 study.zoneSeenAfterMove),
            text(LayoutWords::tr("Lines to objectives that are clear"), &SideExposure::objectivesSeen,
                 study.objectivesSeen),
            text(LayoutWords::tr("Lines to the table that are clear"), &SideExposure::tableSeen, study.tableSeen)};
}

QString unevennessText(double share) { return plainPoints(100.0 * share); }

QString fairerSentence(const scenarios::FairnessComparison& comparison, const QString& first, const QString& second) {
    const QString one = unevennessText(comparison.first.asPlaced);
    const QString other = unevennessText(comparison.second.asPlaced);
    if (one == other) {
        return LayoutWords::tr("Equally fair: on both tables the largest difference between the sides is %1.").arg(one);
    }
    const QString sentence =
        LayoutWords::tr("Fairer: %1. The largest difference between its sides is %2, against %3 (%4).",
                        "a table, the size of a difference of per cents, the same of the other table, the other table");
    return comparison.first.asPlaced < comparison.second.asPlaced ? sentence.arg(first, one, other, second)
                                                                  : sentence.arg(second, other, one, first);
}

QString zoneText(const scenarios::Scenario& scenario, const scenarios::ZoneId& id) {
    const auto zone = std::ranges::find(scenario.zones, id, &scenarios::Zone::id);
    if (zone == scenario.zones.end() || zone->name.isEmpty()) {
        return displayNameOf(scenario, id);
    }
    const auto shares = [&](bool withThePlayer) {
        return std::ranges::count_if(scenario.zones, [&](const scenarios::Zone& one) {
                   return one.name == zone->name && (!withThePlayer || one.player == zone->player);
               }) > 1;
    };
    const bool isOnly = std::ranges::count(scenario.zones, zone->player, &scenarios::Zone::player) == 1;
    if (shares(false) && isOnly && !zone->player.value.isEmpty()) {
        return LayoutWords::tr("Zone of %1", "a player").arg(playerName(scenario, zone->player));
    }
    const QString name =
        shares(false) && !zone->player.value.isEmpty()
            ? LayoutWords::tr("%1 of %2", "a zone, a player").arg(zone->name, playerName(scenario, zone->player))
            : zone->name;
    return shares(true) ? LayoutWords::tr("%1 (%2)", "a zone, its id").arg(name, id.value) : name;
}

QString objectiveText(const scenarios::Scenario& scenario, const scenarios::ObjectiveId& id) {
    const QString name = nameOf(scenario, scenarios::AnyId{id});
    const bool isNumber = !name.isEmpty() && std::ranges::all_of(name, [](QChar one) { return one.isDigit(); });
    return isNumber ? LayoutWords::tr("Objective %1", "its number").arg(name) : name;
}

QString exposedAreaText(const scenarios::Scenario& scenario, const scenarios::ExposedArea& area) {
    return area.isObjective ? objectiveText(scenario, scenarios::ObjectiveId{area.id})
           : area.isSide()  ? playerName(scenario, area.player)
                            : zoneText(scenario, scenarios::ZoneId{area.id});
}

QString goalText(const scenarios::LayoutGoal& goal) {
    const QString lane = goal.longestLaneInches ? LayoutWords::tr("no lane between zones is longer than %1")
                                                      .arg(lengthText(Length::fromInches(*goal.longestLaneInches)))
                                                : QString{};
    const QString ground = goal.safeAreaSquareInches
                               ? LayoutWords::tr("the zones of each player keep %1 that no enemy zone sees", "an area")
                                     .arg(areaText(*goal.safeAreaSquareInches))
                               : QString{};
    const QString sides =
        goal.sideDifference ? LayoutWords::tr("the sides differ by at most %1", "the size of a difference of per cents")
                                  .arg(unevennessText(*goal.sideDifference)) // rounded as on the page Fairness
                            : QString{};
    QString text;
    for (const QString& one : {lane, ground, sides}) {
        text = text.isEmpty() ? one : one.isEmpty() ? text : LayoutWords::tr("%1, and %2", "two goals").arg(text, one);
    }
    return text;
}

QString suggestionSentence(const scenarios::Scenario& before,
                           const LayoutSuggestion& suggestion,
                           const scenarios::LayoutGoal& goal) {
    const QString wanted = goalText(goal);
    switch (suggestion.kind) {
    case LayoutSuggestion::Kind::Nothing: return LayoutWords::tr("No change needed: %1.").arg(wanted);
    case LayoutSuggestion::Kind::Shift: {
        return LayoutWords::tr("Move %1 %2: then %3.", "a piece, how far and where to")
            .arg(nameOf(before, scenarios::AnyId{suggestion.piece}), shiftText(suggestion.by), wanted);
    }
    case LayoutSuggestion::Kind::Turn: {
        const QString name = nameOf(before, scenarios::AnyId{suggestion.piece});
        const double degrees = std::remainder(suggestion.turn.degrees(), 360.0);
        return degrees >= 0.0 ? LayoutWords::tr("Rotate %1 by %2° clockwise about its center: then %3.")
                                    .arg(name, number(degrees, 0), wanted)
                              : LayoutWords::tr("Rotate %1 by %2° counter-clockwise about its center: then %3.")
                                    .arg(name, number(-degrees, 0), wanted);
    }
    case LayoutSuggestion::Kind::Add: break;
    }
    return LayoutWords::tr("Add a block of 6 by 1 in, 5 in high, centered at %1: then %2.")
        .arg(samplePointText(centerOf(suggestion.scenario, suggestion.piece)), wanted);
}

QString noSuggestionSentence(const scenarios::LayoutGoal& goal) {
    return LayoutWords::tr(
               "No single change that was tried reaches this goal: %1. Tried were shifts of up to 6 in, turns of "
               "up to 45° and one block across a lane.")
        .arg(goalText(goal));
}

QString closestChangeSentence(const scenarios::Scenario& before, const scenarios::ClosestChange& closest) {
    // Told as goals that are met: lanes are rounded up, areas down.
    const auto rounded = [](scenarios::LayoutGoal goal) {
        if (goal.longestLaneInches) {
            goal.longestLaneInches = std::ceil(*goal.longestLaneInches * 100.0 - 1e-6) / 100.0;
        }
        if (goal.safeAreaSquareInches) {
            goal.safeAreaSquareInches = std::floor(*goal.safeAreaSquareInches * 10.0 + 1e-6) / 10.0;
        }
        return goal;
    };
    return LayoutWords::tr("Closest to it: %1 As the table stands, %2.", "a sentence, what is met now")
        .arg(suggestionSentence(before, *closest.change, rounded(closest.reached)), goalText(rounded(closest.before)));
}

QString changeEffectText(const scenarios::ClosestChange& change) {
    const scenarios::LayoutGoal& before = change.before;
    const scenarios::LayoutGoal& after = change.reached;
    QStringList parts;
    if (before.longestLaneInches && after.longestLaneInches) {
        parts << LayoutWords::tr("longest lane %1 → %2", "a length before and after a change")
                     .arg(lengthText(Length::fromInches(*before.longestLaneInches)),
                          lengthText(Length::fromInches(*after.longestLaneInches)));
    }
    if (before.safeAreaSquareInches && after.safeAreaSquareInches) {
        parts << LayoutWords::tr("safe area %1 → %2", "an area before and after a change")
                     .arg(areaText(*before.safeAreaSquareInches), areaText(*after.safeAreaSquareInches));
    }
    if (before.sideDifference && after.sideDifference) {
        parts << LayoutWords::tr("largest difference between the sides %1 → %2", "before and after a change")
                     .arg(number(100.0 * *before.sideDifference, 1), unevennessText(*after.sideDifference));
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace sightline::app

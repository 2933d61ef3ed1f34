#include "app/shared/text/layout_text.h"

#include "app/shared/text/area_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
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

/// "(+1.50, −0.75) in", x to the right and y down.
QString shiftText(geometry::Vector by) { return samplePointText({by.x, by.y}); }

} // namespace

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
    const scenarios::SideDifference& seen = study.zoneSeen;
    if (seen.asPlaced == 0.0) {
        return LayoutWords::tr("Both zones are seen as much.");
    }
    // Whose zone is seen less is better off.
    const QString better = playerName(scenario, study.sides[seen.asPlaced < 0.0 ? 0 : 1].player);
    const QString by = pointsText(std::abs(seen.asPlaced));
    if (study.trials == 0) {
        return LayoutWords::tr("The zone of %1 is seen less, by %2.").arg(better, by);
    }
    return seen.isWithinSetUpError()
               ? LayoutWords::tr("The zone of %1 is seen less, by %2; set-up error alone may turn that.")
                     .arg(better, by)
               : LayoutWords::tr("The zone of %1 is seen less, by %2, in at least 95 % of all set-ups.")
                     .arg(better, by);
}

QString goalText(const scenarios::LayoutGoal& goal) {
    const QString lane = goal.longestLaneInches ? LayoutWords::tr("no lane between zones is longer than %1")
                                                      .arg(lengthText(Length::fromInches(*goal.longestLaneInches)))
                                                : QString{};
    const QString ground = goal.safeAreaSquareInches
                               ? LayoutWords::tr("the zones of each player keep %1 that no enemy zone sees", "an area")
                                     .arg(areaText(*goal.safeAreaSquareInches))
                               : QString{};
    return lane.isEmpty()     ? ground
           : ground.isEmpty() ? lane
                              : LayoutWords::tr("%1, and %2", "two goals").arg(lane, ground);
}

QString suggestionSentence(const scenarios::Scenario& before,
                           const LayoutSuggestion& suggestion,
                           const scenarios::LayoutGoal& goal) {
    const QString wanted = goalText(goal);
    switch (suggestion.kind) {
    case LayoutSuggestion::Kind::Nothing: return LayoutWords::tr("No change needed: %1.").arg(wanted);
    case LayoutSuggestion::Kind::Shift: {
        const double inches = std::hypot(suggestion.by.x.inches(), suggestion.by.y.inches());
        return LayoutWords::tr("Move %1 by %2, which is %3 to the right and down: then %4.")
            .arg(nameOf(before, scenarios::AnyId{suggestion.piece}), lengthText(Length::fromInches(inches)),
                 shiftText(suggestion.by), wanted);
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
    const std::vector<scenarios::AnyId> ids{suggestion.piece};
    const geometry::Box box = scenarios::boundsOf(suggestion.scenario, ids);
    const geometry::Point middle{Length::fromNanometers((box.low.x.nanometers() + box.high.x.nanometers()) / 2),
                                 Length::fromNanometers((box.low.y.nanometers() + box.high.y.nanometers()) / 2)};
    return LayoutWords::tr("Add a block of 6 by 1 in, 5 in high, with its middle at %1: then %2.")
        .arg(samplePointText(middle), wanted);
}

QString noSuggestionSentence(const scenarios::LayoutGoal& goal) {
    return LayoutWords::tr("No single change that was tried gets there: %1. Tried were shifts of up to 6 in, turns of "
                           "up to 45° and one block across a lane.")
        .arg(goalText(goal));
}

} // namespace sightline::app

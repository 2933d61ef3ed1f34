#include "app/shared/text/vision_text.h"

#include "app/shared/text/number_text.h"
#include "app/shared/text/sense_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/verdict.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

struct VisionWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::VisionText)
};

/// Returns which known pieces keep all lines from a place.
QString noLineText(const scenarios::FogReason& reason, const scenarios::Scenario& scenario) {
    QStringList names;
    for (const scenarios::PieceId& piece : reason.blockers) {
        names << nameOf(scenario, piece);
    }
    switch (names.size()) {
    case 0: return VisionWords::tr("Dark: something stands in every line to here");
    case 1: return VisionWords::tr("Dark: %1 stands in every line to here", "a piece").arg(names.front());
    default: return VisionWords::tr("Dark: %1 stand in the lines to here", "pieces").arg(listOfNames(names));
    }
}

/// Returns the description of a step that has no name.
QString deedText(const scenarios::TurnStep& step) {
    if (step.what == u"turn") {
        return VisionWords::tr("the turn begins");
    }
    if (!step.note.isEmpty()) {
        return step.note;
    }
    return step.what == u"move" ? VisionWords::tr("a move") : step.what;
}

/// Returns how far models of no special kind see at night where there is no light.
QString nightText(const scenarios::Scenario& scenario) {
    const scenarios::VisionProfile& profile = scenario.vision->profile;
    const scenarios::SenseFigures& senses = profile.senses;
    const bool isOfLines = profile.mode == scenarios::FogMode::LineOfSight;
    const int clear = isOfLines ? senses.light : std::max(senses.light, senses.infra);
    const int outline = isOfLines && clear > 0 ? std::min(senses.shadow, 2 * clear) : senses.shadow;
    if (outline > clear) {
        return VisionWords::tr("It is night: without light %1, outlines up to %2", "two distances")
            .arg(rangeText(profile.cell * clear, scenario), rangeText(profile.cell * outline, scenario));
    }
    return clear > 0 ? VisionWords::tr("It is night: without light %1", "a distance")
                           .arg(rangeText(profile.cell * clear, scenario))
                     : VisionWords::tr("It is night: without light nothing is seen");
}

/// Returns the senses that need no light, with their ranges: "Thermal sight 6.00 in, Scent 5.00 in"; empty without any.
QString sensesInTheDark(const scenarios::Scenario& scenario) {
    using scenarios::Sense;
    const scenarios::VisionProfile& profile = scenario.vision->profile;
    const scenarios::SenseFigures& senses = profile.senses;
    QStringList words;
    for (const auto& [sense, cells] :
         {std::pair{Sense::Infra, senses.infra}, std::pair{Sense::Tremor, senses.tremor},
          std::pair{Sense::Sonar, senses.sonar}, std::pair{Sense::Perception, senses.perception},
          std::pair{Sense::Telepathy, senses.telepathy}, std::pair{Sense::Scent, senses.scent},
          std::pair{Sense::Detect, senses.detect}}) {
        const bool isUnlimited =
            cells == scenarios::kEverywhere && (sense == Sense::Telepathy || sense == Sense::Detect);
        if (cells > 0 || isUnlimited) {
            words << VisionWords::tr("%1 %2", "a sense, its range")
                         .arg(senseTitle(sense),
                              isUnlimited ? VisionWords::tr("everywhere") : rangeText(profile.cell * cells, scenario));
        }
    }
    return words.join(VisionWords::tr(", "));
}

/// Returns how far models of no special role see where it is lit.
QString sightInLight(const scenarios::Scenario& scenario) {
    const scenarios::VisionProfile& profile = scenario.vision->profile;
    const auto found = profile.roleRange.find(profile.bareRole);
    const int cells = found == profile.roleRange.end() ? 0 : found->second;
    const bool isUnlimited = scenarios::isUnlimited(cells, profile, scenario.table);
    const QString range = rangeText(profile.cell * cells, scenario);
    switch (profile.mode) {
    case scenarios::FogMode::Radius: return VisionWords::tr("Sight: by the ground one stands on, through everything");
    case scenarios::FogMode::Simple: return VisionWords::tr("Sight: up to %1, through everything").arg(range);
    case scenarios::FogMode::LineOfSight:
        return isUnlimited ? VisionWords::tr("Sight: as far as the line of sight reaches")
                           : VisionWords::tr("Sight: line of sight up to %1").arg(range);
    case scenarios::FogMode::Hybrid: return VisionWords::tr("Sight: up to %1, more from high ground").arg(range);
    case scenarios::FogMode::Grid:
        return profile.gridRadius == 0 ? VisionWords::tr("Sight: line of sight from cell to cell")
                                       : VisionWords::tr("Sight: from cell to cell, up to %1")
                                             .arg(rangeText(profile.cell * (profile.gridRadius - 1), scenario));
    }
    return {};
}

} // namespace

QString playerName(const scenarios::Player& player) {
    // The names that new tables and shipped ones give in English.
    if (player.name == u"Red") {
        return VisionWords::tr("Red", "a player");
    }
    if (player.name == u"Blue") {
        return VisionWords::tr("Blue", "a player");
    }
    return player.name.isEmpty() ? player.id.value : player.name;
}

QString playerName(const scenarios::Scenario& scenario, const scenarios::PlayerId& id) {
    const scenarios::Player* player = scenario.player(id);
    return player ? playerName(*player) : id.value;
}

QString stepText(const scenarios::TurnStep& step, const scenarios::Scenario& scenario) {
    return step.side.isEmpty()
               ? VisionWords::tr("Turn %1: %2", "a turn, what was done").arg(step.turn).arg(deedText(step))
               : VisionWords::tr("Turn %1, %2: %3", "a turn, a player, what was done")
                     .arg(QString::number(step.turn), playerName(scenario, step.side), deedText(step));
}

QString targetText(const scenarios::TargetRuling& ruling) {
    if (ruling.isLegal) {
        return VisionWords::tr("may be chosen");
    }
    if (ruling.code == u"not-visible-before") {
        return VisionWords::tr("only from the next move on", "when a target may be chosen");
    }
    return ruling.code == u"own" ? VisionWords::tr("belongs to this side") : VisionWords::tr("not seen by this side");
}

QString targetRuleText(const scenarios::TargetRuling& ruling) {
    return ruling.code == u"not-visible-before"
               ? VisionWords::tr("Hidden game: what a move finds may be chosen from the next move on; the vision "
                                 "profile can allow it at once.")
               : QString{};
}

std::optional<scenarios::TargetRuling> barredTarget(const scenarios::Verdict& verdict,
                                                    const scenarios::Scenario& scenario) {
    const scenarios::Model* observer = scenario.model(verdict.observer);
    if (!observer || !verdict.ruling.visible) {
        return {};
    }
    const auto ruling = scenarios::unitTargetRuling(scenario, observer->player, std::array{verdict.target});
    return ruling && !ruling->isLegal && ruling->code != u"own" ? ruling : std::nullopt;
}

QString barredSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto ruling = barredTarget(verdict, scenario);
    return ruling ? VisionWords::tr("%1 may not choose this target (%2).", "a player, why not")
                        .arg(playerName(scenario, scenario.model(verdict.observer)->player), targetText(*ruling))
                  : QString{};
}

QString actionText(const scenarios::ActionRuling& ruling) {
    if (ruling.isAllowed) {
        return VisionWords::tr("may be used there");
    }
    if (ruling.code == u"off-table") {
        return VisionWords::tr("is off the table");
    }
    if (ruling.code == u"not-explored-before") {
        return VisionWords::tr("explored by this move: from the next one on");
    }
    return ruling.code == u"not-explored" ? VisionWords::tr("not explored")
                                          : VisionWords::tr("not visible: it must see the position");
}

QString turnsAgoText(int turns) {
    return turns <= 0 ? VisionWords::tr("this turn") : VisionWords::tr("%n turns ago", nullptr, turns);
}

QString cellCount(int cells) {
    // The command line has no forms of one and many.
    return cells == 1 ? VisionWords::tr("1 cell") : VisionWords::tr("%n cells", nullptr, cells);
}
QString lastSeenText(const scenarios::Model& as, int turnsAgo) {
    if (!as.wounds) {
        return turnsAgoText(turnsAgo);
    }
    const QString left = QString::number(*as.wounds);
    return VisionWords::tr("%1, wounds %2", "when a model was seen, its wounds then: 3, or 3 of 5 as 3/5")
        .arg(turnsAgoText(turnsAgo), as.maxWounds ? QStringLiteral("%1/%2").arg(left).arg(*as.maxWounds) : left);
}

QString sightRangeText(const scenarios::Scenario& scenario) {
    const scenarios::VisionProfile& profile = scenario.vision->profile;
    if (profile.showsEverything) {
        return VisionWords::tr("Sight: nothing is hidden");
    }
    if (profile.night) {
        const QString sight = VisionWords::tr("%1. %2", "how far one sees where it is lit, and at night without light")
                                  .arg(sightInLight(scenario), nightText(scenario));
        const QString others = sensesInTheDark(scenario);
        return others.isEmpty() ? sight
                                : VisionWords::tr("%1. Models are also perceived by: %2",
                                                  "how far one sees, senses that need no light with their ranges")
                                      .arg(sight, others);
    }
    return sightInLight(scenario);
}

QString fogReasonText(const scenarios::FogReason& reason, const scenarios::Scenario& scenario) {
    using Code = scenarios::FogReason::Code;
    QString why;
    switch (reason.code) {
    case Code::Seen:
    case Code::OffTable: return {};
    case Code::Outline: return VisionWords::tr("Outlines only: too dark to tell what stands here");
    case Code::BeyondRange:
        why = reason.range ? VisionWords::tr("Dark: beyond %1 of sight").arg(rangeText(*reason.range, scenario))
                           : VisionWords::tr("Dark: out of range");
        break;
    case Code::Unlit:
        why = reason.range ? VisionWords::tr("Dark: no light here; without it sight ends at %1", "a distance")
                                 .arg(rangeText(*reason.range, scenario))
                           : VisionWords::tr("Dark: no light here");
        break;
    case Code::Covered: why = VisionWords::tr("Dark: hidden here, though nothing known stands in the way"); break;
    case Code::NoLine: why = noLineText(reason, scenario); break;
    case Code::NoViewer: why = VisionWords::tr("Dark: nobody of this side can see"); break;
    }
    return reason.isExplored ? VisionWords::tr("%1; as it was when last seen", "why it is dark here").arg(why) : why;
}

} // namespace sightline::app

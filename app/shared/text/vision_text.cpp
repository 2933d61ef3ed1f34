#include "app/shared/text/vision_text.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct VisionWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::VisionText)
};

/// What was done, where nobody gave it a name.
QString deedText(const scenarios::TurnStep& step) {
    if (step.what == u"turn") {
        return VisionWords::tr("the turn begins");
    }
    if (!step.note.isEmpty()) {
        return step.note;
    }
    return step.what == u"move" ? VisionWords::tr("a move") : step.what;
}

} // namespace

QString playerName(const scenarios::Player& player) { return player.name.isEmpty() ? player.id.value : player.name; }

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
        return VisionWords::tr("found by this move: from the next one on");
    }
    return ruling.code == u"own" ? VisionWords::tr("is of this side") : VisionWords::tr("not visible");
}

QString actionText(const scenarios::ActionRuling& ruling) {
    if (ruling.isAllowed) {
        return VisionWords::tr("may be used there");
    }
    if (ruling.code == u"off-table") {
        return VisionWords::tr("is off the table");
    }
    return ruling.code == u"not-explored" ? VisionWords::tr("not explored")
                                          : VisionWords::tr("not visible: it needs to see the place");
}

QString turnsAgoText(int turns) {
    return turns <= 0 ? VisionWords::tr("this turn") : VisionWords::tr("%n turns ago", nullptr, turns);
}

QString cellCount(int cells) { return VisionWords::tr("%n cells", nullptr, cells); }

} // namespace sightline::app

#include "app/desktop/design/moves_text.h"

#include "app/desktop/design/path_text.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::Safety;

struct MovesTextWords {
    Q_DECLARE_TR_FUNCTIONS(Moves)
};

QString pathText(const MovesAnswer& answer) {
    const auto& path = *answer.path;
    const QString where = samplePointText(path.corners.back());
    if (path.length == Length{}) {
        return MovesTextWords::tr("That is already so where it stands.");
    }
    return path.cost > path.length.inches() + 0.005
               ? MovesTextWords::tr(
                     "The nearest of them is %1: a path of %2 around pieces, over terrain that makes it cost %3.")
                     .arg(where, lengthText(path.length), lengthText(Length::fromInches(path.cost)))
               : MovesTextWords::tr("The nearest of them is %1: a path of %2 around pieces.")
                     .arg(where, lengthText(path.length));
}

QString safeSummary(const MovesAnswer& answer) {
    const auto& area = *answer.safeArea;
    const MovesRequest& asked = *answer.asked;
    const QString all = QString::number(area.places.size());
    const QString safe = QString::number(area.countOf(Safety::Safe));
    const QString later = QString::number(area.countOf(Safety::SeenAfterMove));
    const QString seen = QString::number(area.countOf(Safety::Seen));
    const bool theyMove = asked.theirMove > Length{};
    QStringList sentences{
        theyMove ? MovesTextWords::tr("Of %1 positions judged, %2 are unseen now and after their move, %3 are unseen "
                                      "only until they move, %4 are seen now.")
                       .arg(all, safe, later, seen)
                 : MovesTextWords::tr("Of %1 positions judged, %2 are unseen and %3 are seen.").arg(all, safe, seen)};
    sentences << (answer.path ? pathText(answer) : MovesTextWords::tr("No position judged within its move is unseen."));
    sentences
        << (theyMove
                ? MovesTextWords::tr(
                      "Its positions are %1 apart, and those of its enemies %2: between them the answer may differ.")
                      .arg(lengthText(asked.cell), lengthText(asked.theirCell))
                : MovesTextWords::tr("Its positions are %1 apart: between them the answer may differ.")
                      .arg(lengthText(asked.cell)));
    return sentences.join(u' ');
}

QString threatSummary(const MovesAnswer& answer) {
    const auto& threat = *answer.threat;
    const MovesRequest& asked = *answer.asked;
    return QStringList{MovesTextWords::tr("After a move of %1, some enemy can see %2 of the table, of what is %3 high.")
                           .arg(lengthText(asked.theirMove), shareText(threat.shareOfTable), lengthText(asked.height)),
                       MovesTextWords::tr("They look from positions %1 apart: from between them they may see more.")
                           .arg(lengthText(asked.theirCell))}
        .join(u' ');
}

QString placeSummary(const MovesAnswer& answer) {
    const auto& place = *answer.place;
    const MovesRequest& asked = *answer.asked;
    const bool sees = asked.aim == MoveAim::Sees;
    const QString who = asked.others.size() == 1 ? nameOf(asked.scenario, asked.others.front()) : QString{};
    const QString count = QString::number(place.places);
    if (!place.path) {
        return QStringList{sees ? MovesTextWords::tr("It sees %3 from none of the %1 positions judged within %2.")
                                      .arg(count, lengthText(asked.move), who)
                                : MovesTextWords::tr("It is hidden at none of the %1 positions judged within %2.")
                                      .arg(count, lengthText(asked.move)),
                           MovesTextWords::tr("The positions are %1 apart; there may be one between them.")
                               .arg(lengthText(asked.cell))}
            .join(u' ');
    }
    const QString at = samplePointText(place.position());
    const QString path = lengthText(place.path->length);
    const QString first =
        place.path->length == Length{} ? sees ? MovesTextWords::tr("It sees %1 from where it stands.").arg(who)
                                              : MovesTextWords::tr("It is hidden where it stands.")
        : sees ? MovesTextWords::tr("It sees %1 from %2, a path of %3 around pieces.").arg(who, at, path)
               : MovesTextWords::tr("It is hidden at %1, a path of %2 around pieces.").arg(at, path);
    if (place.path->length == Length{}) {
        return first;
    }
    return QStringList{first, MovesTextWords::tr("That is the nearest of %1 positions judged; the finest grid has "
                                                 "steps of %2, so a nearer one may lie between.")
                                  .arg(count, lengthText(place.step))}
        .join(u' ');
}

QString safetyText(const MovesAnswer& answer, std::size_t samplePoint) {
    const auto& places = answer.safeArea->places;
    const auto found = std::ranges::find_if(
        places, [&](const scenarios::SafePosition& place) { return place.place.samplePoint == samplePoint; });
    if (found == places.end()) {
        return MovesTextWords::tr("it cannot go there");
    }
    switch (found->safety) {
    case Safety::Safe:
        return answer.asked->theirMove > Length{} ? MovesTextWords::tr("unseen, now and after their move")
                                                  : MovesTextWords::tr("unseen");
    case Safety::SeenAfterMove:
        return MovesTextWords::tr("unseen now, but %1 can go to %2 and see it")
            .arg(nameOf(answer.asked->scenario, *found->seenBy), samplePointText(*found->seenFrom));
    case Safety::Seen:
    case Safety::OutOfReach: break;
    }
    return found->seenBy ? MovesTextWords::tr("seen by %1").arg(nameOf(answer.asked->scenario, *found->seenBy))
                         : MovesTextWords::tr("it cannot go there");
}

} // namespace

QStringList moveAimNames() {
    return {MovesTextWords::tr("Safe area, now and after their move"),
            MovesTextWords::tr("What enemies can see next turn"),
            MovesTextWords::tr("Nearest position that sees the target"),
            MovesTextWords::tr("Nearest place hidden from enemies")};
}

QStringList pathNames() {
    return {MovesTextWords::tr("Along the tape, straight"), MovesTextWords::tr("To the end of the tape"),
            MovesTextWords::tr("The path found")};
}

DesignMarks movesMarks(const MovesAnswer& answer) {
    DesignMarks marks;
    const auto end = answer.end();
    if (!end) {
        return marks;
    }
    const auto& scenario = answer.asked->scenario;
    marks.table = {0.0, 0.0, scenario.table.width.inches(), scenario.table.height.inches()};
    const auto& path = *answer.path;
    std::size_t longest = 0;
    double most = -1.0;
    for (std::size_t i = 1; i < path.corners.size(); ++i) {
        const QPointF from = toInches(path.corners[i - 1]);
        const QPointF to = toInches(path.corners[i]);
        const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
        marks.strips.push_back({from, to, 0.0, {}});
        if (length > most) {
            most = length;
            longest = i - 1;
        }
    }
    marks.strips[longest].text = lengthText(path.length);
    geometry::PlacedFootprint base = scenario.model(answer.asked->model)->placed();
    base.position = *end;
    marks.ghosts.push_back(pathOf(base).toFillPolygon());
    return marks;
}

QString movesTitle(const MovesRequest& asked) {
    return asked.aim == MoveAim::Threat
               ? MovesTextWords::tr("Enemies that can see each point next turn")
               : MovesTextWords::tr("Where %1 is unseen").arg(nameOf(asked.scenario, asked.model));
}

QString movesSummary(const MovesAnswer& answer) {
    const QString figures = unbroken(answer.watched    ? pathSummary(answer)
                                     : answer.safeArea ? safeSummary(answer)
                                     : answer.threat   ? threatSummary(answer)
                                                       : placeSummary(answer));
    const QString remark = smallestReadingSentence(answer.asked->scenario);
    return remark.isEmpty() ? figures : MovesTextWords::tr("%1 %2", "an answer, a remark on it").arg(figures, remark);
}

QString movesSamplePointText(const MovesAnswer& answer, std::size_t samplePoint) {
    if (answer.threat) {
        const auto& models = answer.threat->models;
        return MovesTextWords::tr("%1: %2 of %3", "a place, how many enemies can see it, of how many")
            .arg(samplePointText(models.grid.samplePoint(samplePoint)))
            .arg(models.counts[samplePoint])
            .arg(models.viewers);
    }
    return MovesTextWords::tr("%1: %2", "a place, what is told about it")
        .arg(samplePointText(answer.safeArea->grid.samplePoint(samplePoint)), safetyText(answer, samplePoint));
}

std::vector<std::pair<double, QString>> safetyMarks(bool theyMove) {
    std::vector<std::pair<double, QString>> marks{{0.0, MovesTextWords::tr("seen now")}};
    if (theyMove) {
        marks.emplace_back(0.5, MovesTextWords::tr("after their move"));
    }
    marks.emplace_back(1.0, MovesTextWords::tr("unseen"));
    return marks;
}

} // namespace sightline::app

#include "app/desktop/design/path_text.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::EnemyOnPath;
using scenarios::WatchedStretch;

struct PathTextWords {
    Q_DECLARE_TR_FUNCTIONS(Moves)
};

QString seenByText(const MovesRequest& asked, const WatchedStretch& stretch) {
    QStringList names;
    std::ranges::transform(stretch.seenBy, std::back_inserter(names),
                           [&](const scenarios::ModelId& id) { return nameOf(asked.scenario, id); });
    return names.isEmpty() ? PathTextWords::tr("nobody") : names.join(QStringLiteral(", "));
}

QString fromTo(Length from, Length to) {
    return PathTextWords::tr("%1 to %2", "two lengths along a path").arg(lengthText(from), lengthText(to));
}

/// "unseen", or where it is seen.
QString stretchesText(const EnemyOnPath& enemy) {
    QStringList seen;
    for (const auto& stretch : enemy.stretches) {
        if (stretch.isSeen) {
            seen << fromTo(stretch.from, stretch.to);
        }
    }
    return seen.isEmpty() ? PathTextWords::tr("nowhere") : seen.join(QStringLiteral(", "));
}

QString endText(const EnemyOnPath& enemy) {
    return enemy.nearestSeeingEnd
               ? PathTextWords::tr("from %1 of %2 places, the nearest %3, %4 away")
                     .arg(enemy.positionsSeeingEnd)
                     .arg(enemy.positionsAfterMove)
                     .arg(samplePointText(*enemy.nearestSeeingEnd), lengthText(Length::fromInches(enemy.costOfNearest)))
               : PathTextWords::tr("from none of %1 places").arg(enemy.positionsAfterMove);
}

DesignSheet stretchSheet(const MovesAnswer& answer) {
    DesignSheet sheet{PathTextWords::tr("The path, inch by inch"),
                      {},
                      {PathTextWords::tr("From"), PathTextWords::tr("To"), PathTextWords::tr("Seen by")},
                      {PathTextWords::tr("Along the path, of the center of the base")},
                      {}};
    for (std::size_t i = 0; i < answer.stretches.size(); ++i) {
        const WatchedStretch& stretch = answer.stretches[i];
        sheet.rows.push_back({{lengthText(stretch.from), lengthText(stretch.to), seenByText(*answer.asked, stretch)},
                              pathMarks(answer, i)});
    }
    return sheet;
}

DesignSheet enemySheet(const MovesAnswer& answer) {
    DesignSheet sheet{
        PathTextWords::tr("Each enemy"),
        {},
        {PathTextWords::tr("Model"), PathTextWords::tr("Sees the path"), PathTextWords::tr("Can see its end")},
        {{},
         {},
         PathTextWords::tr(
             "After its own move, from the positions of a grid within its reach; its current position counts too")},
        {}};
    for (const EnemyOnPath& enemy : *answer.watched) {
        sheet.rows.push_back(
            {{nameOf(answer.asked->scenario, enemy.enemy), stretchesText(enemy), endText(enemy)}, pathMarks(answer)});
    }
    return sheet;
}

} // namespace

QString pathSummary(const MovesAnswer& answer) {
    const MovesRequest& asked = *answer.asked;
    const auto& enemies = *answer.watched;
    Length seen;
    for (const WatchedStretch& stretch : answer.stretches) {
        seen = stretch.seenBy.empty() ? seen : seen + (stretch.to - stretch.from);
    }
    const QString all = QString::number(enemies.size());
    const QString now = QString::number(std::ranges::count_if(enemies, &EnemyOnPath::seesEnd));
    const QString later = QString::number(
        std::ranges::count_if(enemies, [](const EnemyOnPath& enemy) { return enemy.positionsSeeingEnd > 0; }));
    QStringList sentences{
        PathTextWords::tr("%1 goes %2, of which %3 are seen by some enemy.")
            .arg(nameOf(asked.scenario, asked.model), lengthText(answer.path->length), lengthText(seen))};
    sentences << (asked.theirMove > Length{}
                      ? PathTextWords::tr("Its end is seen by %1 of %2 now, and by %3 after a move of %4.")
                            .arg(now, all, later, lengthText(asked.theirMove))
                      : PathTextWords::tr("Its end is seen by %1 of %2.").arg(now, all));
    if (asked.path->of == PathSource::Tape) {
        sentences << PathTextWords::tr("It goes straight along the tape, whatever is in the way.");
    }
    return unbroken(sentences.join(u' '));
}

std::vector<DesignSheet> pathSheets(const MovesAnswer& answer) { return {stretchSheet(answer), enemySheet(answer)}; }

DesignMarks pathMarks(const MovesAnswer& answer, std::optional<std::size_t> chosen) {
    const auto& scenario = answer.asked->scenario;
    DesignMarks marks;
    marks.table = {0.0, 0.0, scenario.table.width.inches(), scenario.table.height.inches()};
    for (std::size_t i = 0; i < answer.stretches.size(); ++i) {
        const WatchedStretch& stretch = answer.stretches[i];
        DesignMarks::Stretch line;
        for (const geometry::Point corner : scenarios::partOfPath(answer.path->corners, stretch.from, stretch.to)) {
            line.line << toInches(corner);
        }
        line.isSeen = !stretch.seenBy.empty();
        line.isChosen = chosen == i;
        line.turns = i > 0 && line.isSeen != marks.stretches.back().isSeen;
        line.text = line.isSeen ? PathTextWords::tr("seen by %1", "how many").arg(stretch.seenBy.size())
                                : PathTextWords::tr("unseen");
        marks.stretches.push_back(std::move(line));
    }
    geometry::PlacedFootprint base = scenario.model(answer.asked->model)->placed();
    base.position = answer.path->corners.back();
    marks.ghosts.push_back(pathOf(base).toFillPolygon());
    return marks;
}

} // namespace sightline::app

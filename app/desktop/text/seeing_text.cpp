#include "app/desktop/text/seeing_text.h"

#include "app/desktop/text/number_text.h"
#include "app/desktop/text/verdict_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace sightline::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::SeeingText)
};

int seenIn(std::span<const scenarios::Verdict> verdicts) {
    return static_cast<int>(std::ranges::count_if(verdicts, [](const scenarios::Verdict& verdict) { return verdict.ruling.visible; }));
}

} // namespace

QString spotHeadline(std::span<const scenarios::Verdict> verdicts) {
    return verdicts.empty() ? Words::tr("No model is on the table") : Words::tr("Seen by %1 of %2").arg(seenIn(verdicts)).arg(verdicts.size());
}

QString spotSides(std::span<const scenarios::Verdict> verdicts, const scenarios::Scenario& scenario) {
    QStringList sides;
    for (const scenarios::Player& player : scenario.players) {
        int all = 0;
        int seen = 0;
        for (const scenarios::Verdict& verdict : verdicts) {
            const scenarios::Model* observer = scenario.model(verdict.observer);
            if (observer && observer->player == player.id) {
                ++all;
                seen += verdict.ruling.visible ? 1 : 0;
            }
        }
        if (all > 0) {
            sides << Words::tr("%1 %2 of %3", "a player, how many of how many models").arg(nameOf(scenario, player.id)).arg(seen).arg(all);
        }
    }
    return sides.size() > 1 ? sides.join(QStringLiteral(" · ")) : QString{};
}

QString spotSentence(std::span<const scenarios::Verdict> verdicts, geometry::Point place) {
    return Words::tr("%1 of %2 see the spot at %3.", "how many of how many models").arg(QString::number(seenIn(verdicts)), modelCount(verdicts.size()), spotText(place));
}

QString allLinesSentence(int lines, int seen, int tooClose) {
    const QString all = lines == 1 ? Words::tr("1 line: %1 seen, %2 not.").arg(seen).arg(lines - seen)
                                   : Words::tr("%n lines: %1 seen, %2 not.", nullptr, lines).arg(seen).arg(lines - seen);
    return tooClose == 0 ? all : Words::tr("%1 Too close to call: %2.", "all lines, how many are close").arg(all).arg(tooClose);
}

QString regionSentence(const scenarios::Scenario& scenario, std::span<const scenarios::ModelId> viewers, const scenarios::SeenRegion& seen) {
    const QString who = viewers.size() == 1 ? nameOf(scenario, viewers.front()) : modelCount(viewers.size());
    const QString area = QLocale{}.toString(seen.areaSquareInches, 'f', 1);
    const QString share = shareText(seen.shareOfTable);
    if (seen.possible) {
        return Words::tr("Seen by %1: %2 to %3 sq in, %4 of the table at least.", "who looks, two areas, share")
            .arg(who, area, QLocale{}.toString(seen.possible->areaSquareInches(), 'f', 1), share);
    }
    return seen.cell ? Words::tr("Seen by %1: %2 sq in, %3 of the table, in cells of %4.", "who looks, area, share, size of cells").arg(who, area, share, lengthText(*seen.cell))
                     : Words::tr("Seen by %1: %2 sq in, %3 of the table.", "who looks, area, share").arg(who, area, share);
}

QString pairText(const scenarios::Scenario& scenario, const scenarios::ModelId& observer, const scenarios::ModelId& target) {
    return Words::tr("%1 → %2", "who looks, who is looked at").arg(nameOf(scenario, observer), nameOf(scenario, target));
}

} // namespace sightline::app

#include "app/shared/text/wall_ruling_text.h"

#include "app/shared/text/element_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/edits/overruling_edits.h"

#include <QCoreApplication>
#include <QStringList>

namespace sightline::app {

namespace {

struct WallRulingWords {
    Q_DECLARE_TR_FUNCTIONS(WallRulings)
};

QString betweenSentences() { return QStringLiteral(" · "); }

/// Returns a sentence for each ruling in force about a wall of the piece: "Wall 0 of South ruin lets sight pass, for
/// all pairs. Overruled by Ann: a window". Empty: a judge overruled none.
QString wallRulingSentences(const scenarios::Scenario& scenario, const scenarios::PieceId& piece) {
    QStringList sentences;
    for (const scenarios::WallRuling& ruling : scenarios::wallRulingsInForce(scenario)) {
        if (ruling.piece != piece) {
            continue;
        }
        const QString meaning = meaningText(ruling, scenario);
        sentences << (ruling.pair ? WallRulingWords::tr("%1, for %2 → %3. Overruled by %4: %5",
                                                        "what a wall does, observer, target, a judge, a note")
                                        .arg(meaning, nameOf(scenario, ruling.pair->observer),
                                             nameOf(scenario, ruling.pair->target), ruling.by.judge, ruling.by.note)
                                  : WallRulingWords::tr("%1, for all pairs. Overruled by %2: %3",
                                                        "what a wall does, a judge, a note")
                                        .arg(meaning, ruling.by.judge, ruling.by.note));
    }
    return sentences.join(betweenSentences());
}

} // namespace

QString elementTextWithRulings(const scenarios::Scenario& scenario, const scenarios::AnyId& id) {
    const auto* piece = std::get_if<scenarios::PieceId>(&id);
    const QString rulings = piece ? wallRulingSentences(scenario, *piece) : QString{};
    return rulings.isEmpty() ? elementText(scenario, id) : elementText(scenario, id) + betweenSentences() + rulings;
}

} // namespace sightline::app

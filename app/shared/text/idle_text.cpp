#include "app/shared/text/idle_text.h"

#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct IdleWords {
    Q_DECLARE_TR_FUNCTIONS(IdlePieces)
};

/// Returns each name once, in their order, with how often it occurs: "2 × Pipe".
QStringList countedNames(const QStringList& names) {
    QStringList counted = names;
    counted.removeDuplicates();
    for (QString& name : counted) {
        if (const auto count = names.count(name); count > 1) {
            name = IdleWords::tr("%1 × %2", "how many, the name of these").arg(count).arg(name);
        }
    }
    return counted;
}

} // namespace

std::vector<scenarios::PieceId> idlePieces(const scenarios::Scenario& scenario, const scenarios::RuleSet& rules) {
    const auto effects = scenarios::pieceEffects(scenario, rules);
    std::vector<scenarios::PieceId> idle;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        if (effects[i].isNone()) {
            idle.push_back(scenario.terrain[i].id);
        }
    }
    return idle;
}

QString idleSentence(const scenarios::Scenario& scenario,
                     const scenarios::RuleSet& rules,
                     const std::vector<scenarios::PieceId>& idle) {
    QStringList names;
    for (const scenarios::PieceId& id : idle) {
        const scenarios::Piece* piece = scenario.piece(id);
        names.append(piece && !piece->name.isEmpty() ? piece->name : nameOf(scenario, id));
    }
    const QString sentence = idle.size() == 1 ? IdleWords::tr("1 piece has no effect under %1: %2.")
                                              : IdleWords::tr("%n pieces have no effect under %1: %2.", nullptr,
                                                              static_cast<int>(idle.size()));
    return sentence.arg(shippedText(rules.name), countedNames(names).join(QStringLiteral(", ")));
}

} // namespace sightline::app

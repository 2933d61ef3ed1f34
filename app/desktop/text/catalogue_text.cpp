#include "app/desktop/text/catalogue_text.h"

#include "app/desktop/text/shipped_text.h"
#include "app/desktop/text/number_text.h"
#include "app/desktop/text/verdict_text.h"
#include "scenarios/catalogues/games.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct CatalogueWords {
    Q_DECLARE_TR_FUNCTIONS(Catalogues)
};

} // namespace

QString markText(scenarios::Mark mark) {
    switch (mark) {
    case scenarios::Mark::Seen: return CatalogueWords::tr("seen in a source");
    case scenarios::Mark::Partly: return CatalogueWords::tr("partly our reading");
    case scenarios::Mark::Known: return CatalogueWords::tr("general knowledge, unverified");
    case scenarios::Mark::Own: return CatalogueWords::tr("made for this program");
    }
    return {};
}

QString catalogueSource(scenarios::Mark mark, const QString& source, const QString& note) {
    QString word = markText(mark);
    word[0] = word[0].toUpper();
    QString text = source.isEmpty() ? QStringLiteral("%1.").arg(word) : QStringLiteral("%1: %2.").arg(word, source);
    if (!note.isEmpty()) {
        text += QStringLiteral(" %1").arg(shippedText(note));
    }
    return text;
}

QString catalogueBaseText(const scenarios::CatalogueBase& base) {
    QStringList parts;
    if (!base.name.isEmpty()) {
        parts.append(shippedText(base.name));
    }
    parts.append(baseText(base.footprint));
    if (base.height) {
        parts.append(CatalogueWords::tr("%1 high").arg(sizeText(*base.height)));
    }
    if (base.units > 0) {
        parts.append(CatalogueWords::tr("%n units", nullptr, base.units));
    }
    if (!base.note.isEmpty()) {
        parts.append(shippedText(base.note));
    }
    return parts.join(QStringLiteral(", "));
}

QString catalogueHeightText(const scenarios::CataloguePiece& piece) {
    if (piece.height) {
        return *piece.height == geometry::Length{} ? CatalogueWords::tr("flat") : CatalogueWords::tr("%1 high").arg(lengthText(*piece.height));
    }
    return piece.heightClass ? heightClassName(*piece.heightClass) : CatalogueWords::tr("of unlimited height");
}

QString gameRulesText(const scenarios::Game* game, const scenarios::RuleSet& rules) {
    const QString name = shippedText(rules.name);
    if (!game) {
        return CatalogueWords::tr("Rules: %1.", "name of a rule set").arg(name);
    }
    if (game->rules.contains(rules.id)) {
        return CatalogueWords::tr("Rules of this game: %1.", "name of a rule set").arg(name);
    }
    if (scenarios::shippedRulesOf(*game).isEmpty()) {
        return CatalogueWords::tr("No rule set ships for %1. The table gets “%2” instead; “Rules and players” offers others, and your own.", "game, name of a rule set").arg(shippedText(game->name), name);
    }
    return CatalogueWords::tr("Rules: %1. These are not the rules of %2.", "name of a rule set, game").arg(name, shippedText(game->name));
}

} // namespace sightline::app

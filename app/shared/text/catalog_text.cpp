#include "app/shared/text/catalog_text.h"

#include "app/shared/text/made_names.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sightline::app {

namespace {

struct CatalogWords {
    Q_DECLARE_TR_FUNCTIONS(Catalogs)
};

/// The names of the other rule sets of the game that ship.
QStringList otherShippedRules(const scenarios::Game& game, const QString& rules) {
    QStringList names;
    for (const QString& id : game.rules) {
        if (const auto* other = scenarios::shippedRuleSet(id); other && id != rules) {
            names << shippedText(other->name);
        }
    }
    return names;
}

/// Returns "confirmed by a source", "partly our interpretation", "general knowledge, unverified" or the like.
QString markText(scenarios::Mark mark) {
    switch (mark) {
    case scenarios::Mark::Seen: return CatalogWords::tr("confirmed by a source");
    case scenarios::Mark::Partly: return CatalogWords::tr("partly our interpretation");
    case scenarios::Mark::Known: return CatalogWords::tr("general knowledge, unverified");
    case scenarios::Mark::Own: return CatalogWords::tr("made for this program");
    }
    return {};
}

/// Returns "L wall" for "L wall 6 × 4, 6 in high".
QString nameWithoutSize(const scenarios::CatalogPiece& piece) {
    static const QRegularExpression kSize{QStringLiteral("(,|[\\s\\x{a0}\\x{202f}]+\\d).*$")};
    QString name = shippedText(piece.name);
    name.remove(kSize);
    return name;
}

} // namespace

QString catalogSource(scenarios::Mark mark, const QString& source, const QString& note) {
    QString word = markText(mark);
    word[0] = word[0].toUpper();
    const QStringList names = source.split(QStringLiteral("; "), Qt::SkipEmptyParts);
    const auto sources = static_cast<int>(names.size());
    QString text =
        sources == 0 ? QStringLiteral("%1.").arg(word)
        : sources > 1 && mark == scenarios::Mark::Seen
            ? CatalogWords::tr("Taken from %n published sources that give the same figures: %1.", nullptr, sources)
                  .arg(names.join(CatalogWords::tr("; ")))
            : CatalogWords::tr("%1: %2.", "kind of a source, its name").arg(word, shippedText(source));
    if (!note.isEmpty()) {
        text += QStringLiteral(" %1").arg(shippedText(note));
    }
    return text;
}

QString catalogBaseText(const scenarios::CatalogBase& base) {
    QStringList parts;
    if (!base.name.isEmpty()) {
        parts.append(shippedText(base.name));
    }
    parts.append(baseText(base.footprint));
    if (base.height) {
        parts.append(CatalogWords::tr("%1 high").arg(sizeText(*base.height)));
    }
    if (base.units > 0) {
        parts.append(CatalogWords::tr("%n units", nullptr, base.units));
    }
    if (!base.note.isEmpty()) {
        parts.append(shippedText(base.note));
    }
    return parts.join(QStringLiteral(", "));
}

QString catalogHeightText(const scenarios::CatalogPiece& piece) {
    if (piece.height) {
        return *piece.height == geometry::Length{} ? CatalogWords::tr("flat")
                                                   : CatalogWords::tr("%1 high").arg(lengthText(*piece.height));
    }
    return piece.heightClass ? heightClassName(*piece.heightClass) : CatalogWords::tr("unlimited height");
}

QString kindInName(const scenarios::CatalogPiece& piece) {
    const QString name = nameWithoutSize(piece);
    scenarios::Scenario unnamed;
    unnamed.terrain.push_back(scenarios::placedPiece(piece, {}));
    unnamed.terrain.front().id.value = QStringLiteral("piece-1");
    unnamed.terrain.front().name.clear();
    const QString made = displayNameOf(unnamed, unnamed.terrain.front().id);
    return made == name + QStringLiteral(" 1") ? name : QString{};
}

QString nameWhenPlaced(const scenarios::CatalogPiece& piece) {
    return kindInName(piece).isEmpty() ? nameWithoutSize(piece) : QString{};
}

std::vector<const scenarios::Game*> gamesByName() {
    std::vector<const scenarios::Game*> games;
    for (const scenarios::Game& game : scenarios::games()) {
        games.push_back(&game);
    }
    std::ranges::stable_sort(games, [](const scenarios::Game* a, const scenarios::Game* b) {
        return QString::compare(shippedText(a->name), shippedText(b->name), Qt::CaseInsensitive) < 0;
    });
    return games;
}

QString rulesNameWithGames(const scenarios::RuleSet& rules) {
    const QString name = shippedText(rules.name);
    const auto* game = scenarios::gameOfRules(rules.id);
    const QStringList games = game ? namesOf(*game) : QStringList{};
    if (games.size() < 2 || !rules.name.startsWith(games.front())) {
        return name; // each of its games has a rule set of its own
    }
    return QString{name}.replace(games.front(), games.join(QStringLiteral(" / ")));
}

QStringList namesOf(const scenarios::Game& game) {
    const QStringList names = game.name.split(QStringLiteral(", "));
    return names.size() == 1 ? QStringList{shippedText(game.name)} : names; // titles are the same in every language
}

QString gameRulesText(const scenarios::Game* game, const scenarios::RuleSet& rules) {
    const QString name = rulesNameWithGames(rules);
    if (!game) {
        return CatalogWords::tr("Rules: %1.", "name of a rule set").arg(name);
    }
    if (game->rules.contains(rules.id)) {
        const QStringList others = otherShippedRules(*game, rules.id);
        return others.isEmpty()
                   ? CatalogWords::tr("Rules of this game: %1.", "name of a rule set").arg(name)
                   : CatalogWords::tr("Rules of this game: %1. Under “Rules and players” there are also: %2.",
                                      "names of rule sets")
                         .arg(name, others.join(CatalogWords::tr("; ", "between names of rule sets")));
    }
    if (scenarios::shippedRulesOf(*game).isEmpty()) {
        return CatalogWords::tr("No rule set is available for %1. The table uses “%2” instead; choose another one, or "
                                "your own, under “Rules and players”.",
                                "game, name of a rule set")
            .arg(shippedText(game->name), name);
    }
    return CatalogWords::tr("Rules: %1. These are not the rules of %2.", "name of a rule set, game")
        .arg(name, shippedText(game->name));
}

QString exactPartText(const scenarios::RuleSet& rules) {
    return rules.pack && !rules.pack->exact.isEmpty()
               ? CatalogWords::tr("Exact for: %1").arg(shippedText(rules.pack->exact))
               : QString{};
}

QString rulesStatusText(const scenarios::RuleSet& rules) {
    if (rules.status == u"decided") {
        return CatalogWords::tr("Decided: the rule is complete for what a table contains.");
    }
    if (rules.status == u"decided for the volumes entered") {
        return CatalogWords::tr("Decided for the volumes entered: as exact as the bases and heights of the table.");
    }
    if (rules.status == u"advisory" && rules.pack && rules.pack->space != scenarios::Space::Sculpt) {
        return CatalogWords::tr("Advisory: some rules of the game are left out.");
    }
    if (rules.status == u"advisory") {
        return CatalogWords::tr("Advisory: look at the models themselves where it is close.");
    }
    if (rules.status == u"unverified") {
        return CatalogWords::tr("Unverified: based on general knowledge. Check your rulebook.");
    }
    return CatalogWords::tr("Status: %1.").arg(rules.status);
}

} // namespace sightline::app

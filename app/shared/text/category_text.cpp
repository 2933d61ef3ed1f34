#include "app/shared/text/category_text.h"

#include "app/shared/text/shipped_text.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sightline::app {

namespace {

struct CategoryWords {
    Q_DECLARE_TR_FUNCTIONS(Catalogs)
};

} // namespace

QString categoryText(const scenarios::Piece& piece, const scenarios::TerrainRules& terrain) {
    if (terrain.entries.empty()) {
        return {};
    }
    const auto meaning = scenarios::meaningOf(piece, terrain);
    return meaning.entry && !meaning.hasOwnTags ? shippedText(meaning.entry->name)
                                                : CategoryWords::tr("according to its tags");
}

QStringList categoriesOf(const std::vector<scenarios::Piece>& pieces, const scenarios::TerrainRules& terrain) {
    QStringList categories;
    for (const scenarios::Piece& piece : pieces) {
        if (const QString category = categoryText(piece, terrain);
            !category.isEmpty() && !categories.contains(category)) {
            categories.append(category);
        }
    }
    return categories;
}

bool usesHeightClasses(const scenarios::RuleSet& rules) {
    QJsonObject json = rules.json;
    json.remove(QStringLiteral("self_tests")); // whose pieces may have one all the same
    return QJsonDocument{json}.toJson(QJsonDocument::Compact).contains("\"height_class\":");
}

QString KindName::text() const {
    return category.isEmpty()
               ? name
               : CategoryWords::tr("%1 (%2)", "a kind of terrain, what a game calls it").arg(name, category);
}

std::vector<KindName> kindNames(const std::vector<OfferedKind>& kinds, const scenarios::RuleSet* rules) {
    const bool isOfGame = rules && rules->pack && !rules->pack->game.isEmpty();
    const auto terrain = isOfGame ? scenarios::terrainOf(*rules) : scenarios::TerrainRules{};
    std::vector<KindName> names;
    for (const OfferedKind& kind : kinds) {
        const auto meaning = scenarios::meaningOf(kind.piece, terrain);
        const QString own = meaning.entry && !meaning.hasOwnTags ? shippedText(meaning.entry->name) : kind.general;
        const bool saysKind = own == kind.general || own.startsWith(kind.general + QStringLiteral(" ("));
        names.push_back(saysKind ? KindName{own, {}} : KindName{kind.general, own});
    }
    return names;
}

} // namespace sightline::app

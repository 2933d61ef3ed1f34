#include "app/shared/text/category_text.h"

#include "app/shared/text/shipped_text.h"

#include <QCoreApplication>

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

} // namespace sightline::app

#include "scenarios/judge/known_traits.h"

#include "scenarios/judge/terrain_meaning.h"

namespace sightline::scenarios {

const QStringList& knownTraits() {
    static const QStringList known = [] {
        // Traits about movement, doors and fog; the same words as in `standing.cpp`, `move_way.cpp` and the importers.
        QStringList words{QStringLiteral("impassable"), QStringLiteral("passable"), QStringLiteral("difficult"),
                          QStringLiteral("dangerous"),  QStringLiteral("secret"),   QStringLiteral("opening"),
                          QStringLiteral("open"),       QStringLiteral("locked"),   QStringLiteral("trap"),
                          QStringLiteral("high-ground")};
        for (const RuleSet& rules : shippedRuleSets()) {
            for (const QString& tag : terrainOf(rules).tags) {
                words.append(tag.toLower());
            }
        }
        words.sort();
        words.removeDuplicates();
        return words;
    }();
    return known;
}

} // namespace sightline::scenarios

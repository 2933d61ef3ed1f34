#include "scenarios/model/terrain_kinds.h"

#include <QHash>

#include <algorithm>

namespace sightline::scenarios {

const std::vector<TerrainKind>& terrainKinds() {
    static const std::vector<TerrainKind> kinds{
        {"ruin", {"ruins"}, 6.0, false},
        {"building", {"house", "tower", "bunker", "industry"}, 6.0, false},
        {"wall", {"walls", "door", "window"}, 6.0, true},
        {"fence", {"hedge", "railing"}, 1.0, true},
        {"barricade", {"barricades", "barrier", "sandbags"}, 1.0, true},
        {"container", {"crate", "crates", "box", "generator", "cargo"}, 2.5, false},
        {"wood", {"woods", "forest", "copse", "jungle", "trees"}, 5.0, false},
        {"hill", {"hills", "mound"}, 3.0, false},
        {"crater", {"craters"}, 0.0, false},
        {"rubble", {"debris", "scree"}, 1.0, false},
        {"pipe", {"pipes", "pipeline"}, 1.0, false},
        {"platform", {"gantry", "catwalk", "scaffold"}, 3.0, false},
        {"rock", {"rocks", "boulder", "boulders", "cliff", "stalagmite"}, 3.0, false},
        {"area", {"zone", "mat"}, 0.0, false},
        {"water", {"river", "pond", "lake", "stream"}, 0.0, false},
        {"rough", {"marsh", "swamp", "bog", "field", "difficult"}, 0.0, false},
        {"smoke", {"cloud", "fog", "mist"}, 0.0, false},
        {"marker", {"token", "markers"}, 0.0, false},
        {"statue", {"statues", "pillar", "column", "monument"}, 4.0, false},
        {"wreck", {"vehicle-wreck", "wreckage"}, 2.5, false},
        {"feature", {"piece", "object", "scenery", "terrain", "obstacle"}, 3.0, false},
    };
    return kinds;
}

const QStringList& terrainKindIds() {
    static const QStringList ids = [] {
        QStringList all;
        std::ranges::transform(terrainKinds(), std::back_inserter(all), &TerrainKind::id);
        return all;
    }();
    return ids;
}

QString canonicalKind(const QString& word) {
    static const QHash<QString, QString> known = [] {
        QHash<QString, QString> all;
        for (const TerrainKind& kind : terrainKinds()) {
            all.insert(kind.id, kind.id);
            for (const QString& synonym : kind.synonyms) {
                all.insert(synonym, kind.id);
            }
        }
        return all;
    }();
    return known.value(word.trimmed().toLower());
}

} // namespace sightline::scenarios

#include "app/shared/text/made_names.h"

#include "app/shared/text/vision_text.h"
#include "scenarios/model/badges.h"
#include "scenarios/model/terrain_kinds.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::Piece;
using scenarios::Scenario;
using scenarios::Zone;

struct MadeNameWords {
    Q_DECLARE_TR_FUNCTIONS(MadeNames)
};

/// Words of `terrainKinds` and what a piece of that kind is called; %1 is its number. Words that are not here go by
/// their kind.
constexpr std::array kPatterns{
    std::pair{"ruin", QT_TRANSLATE_NOOP("MadeNames", "Ruin %1")},
    std::pair{"building", QT_TRANSLATE_NOOP("MadeNames", "Building %1")},
    std::pair{"wall", QT_TRANSLATE_NOOP("MadeNames", "Wall %1")},
    std::pair{"fence", QT_TRANSLATE_NOOP("MadeNames", "Fence %1")},
    std::pair{"hedge", QT_TRANSLATE_NOOP("MadeNames", "Hedge %1")},
    std::pair{"barricade", QT_TRANSLATE_NOOP("MadeNames", "Barricade %1")},
    std::pair{"container", QT_TRANSLATE_NOOP("MadeNames", "Container %1")},
    std::pair{"crate", QT_TRANSLATE_NOOP("MadeNames", "Crate %1")},
    std::pair{"wood", QT_TRANSLATE_NOOP("MadeNames", "Wood %1")},
    std::pair{"hill", QT_TRANSLATE_NOOP("MadeNames", "Hill %1")},
    std::pair{"crater", QT_TRANSLATE_NOOP("MadeNames", "Crater %1")},
    std::pair{"rubble", QT_TRANSLATE_NOOP("MadeNames", "Rubble %1")},
    std::pair{"pipe", QT_TRANSLATE_NOOP("MadeNames", "Pipe %1")},
    std::pair{"platform", QT_TRANSLATE_NOOP("MadeNames", "Platform %1")},
    std::pair{"rock", QT_TRANSLATE_NOOP("MadeNames", "Rock %1")},
    std::pair{"area", QT_TRANSLATE_NOOP("MadeNames", "Area %1")},
    std::pair{"water", QT_TRANSLATE_NOOP("MadeNames", "Water %1")},
    std::pair{"rough", QT_TRANSLATE_NOOP("MadeNames", "Rough ground %1")},
    std::pair{"smoke", QT_TRANSLATE_NOOP("MadeNames", "Smoke %1")},
    std::pair{"marker", QT_TRANSLATE_NOOP("MadeNames", "Marker %1")},
    std::pair{"statue", QT_TRANSLATE_NOOP("MadeNames", "Statue %1")},
    std::pair{"wreck", QT_TRANSLATE_NOOP("MadeNames", "Wreck %1")},
};

/// Returns true for ids that a program made up: with a number after a hyphen, or of nothing but digits.
bool isMade(const QString& id) {
    static const QRegularExpression kMade{QStringLiteral("-\\d|^\\d+$")};
    return kMade.match(id).hasMatch();
}

QString patternOfWord(const QString& word) {
    const auto of = [](const QString& known) {
        const auto* found =
            std::ranges::find_if(kPatterns, [&](const auto& pattern) { return known == QLatin1String{pattern.first}; });
        return found == kPatterns.end() ? QString{} : MadeNameWords::tr(found->second);
    };
    const QString own = of(word.trimmed().toLower());
    return own.isEmpty() ? of(scenarios::canonicalKind(word)) : own;
}

/// Returns what a piece is called by its kind, else by the word that its id begins with, with %1 for its number.
QString patternOf(const Piece& piece) {
    for (const QString& word : {piece.kind, piece.id.value.section(u'-', 0, 0)}) {
        if (const QString pattern = patternOfWord(word); !pattern.isEmpty()) {
            return pattern;
        }
    }
    return piece.isWall()  ? patternOfWord(QStringLiteral("wall"))
           : piece.isMat() ? patternOfWord(QStringLiteral("area"))
                           : MadeNameWords::tr("Piece %1");
}

/// Numbers those that have a pattern: those in ids first, then the smallest that are free.
std::vector<QString> numbered(const std::vector<std::pair<QString, QString>>& patternsAndIds, QSet<QString> taken) {
    std::vector<QString> names(patternsAndIds.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto& [pattern, id] = patternsAndIds[i];
        const QString number = scenarios::numberAtEnd(id);
        const QString name = pattern.isEmpty() || number.isEmpty() ? QString{} : pattern.arg(number);
        if (!name.isEmpty() && !taken.contains(name)) {
            names[i] = name;
            taken.insert(name);
        }
    }
    std::map<QString, int> last; ///< numbers given so far, by pattern
    for (std::size_t i = 0; i < names.size(); ++i) {
        const QString& pattern = patternsAndIds[i].first;
        while (!pattern.isEmpty() && names[i].isEmpty()) {
            const QString name = pattern.arg(++last[pattern]);
            if (!taken.contains(name)) {
                names[i] = name;
                taken.insert(name);
            }
        }
    }
    return names;
}

geometry::Box boxOf(const Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    const auto& points = polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
    geometry::Box box{points.front(), points.front()};
    for (const geometry::Point& point : points) {
        box.low = {std::min(box.low.x, point.x), std::min(box.low.y, point.y)};
        box.high = {std::max(box.high.x, point.x), std::max(box.high.y, point.y)};
    }
    return box;
}

/// Returns twice the center of a box, which is exact.
geometry::Point twiceCenter(const geometry::Box& box) { return {box.low.x + box.high.x, box.low.y + box.high.y}; }

bool holdsCenter(const geometry::Box& outer, const geometry::Box& inner) {
    const geometry::Point center = twiceCenter(inner);
    return outer.low.x * 2 <= center.x && center.x <= outer.high.x * 2 && outer.low.y * 2 <= center.y &&
           center.y <= outer.high.y * 2;
}

/// Tells pieces that share a name apart. A platform above a namesake is its upper floor; the others are numbered from
/// the top left of the table, from top to bottom and then from left to right.
void tellApart(const Scenario& scenario, std::vector<QString>& names) {
    std::map<QString, std::vector<std::size_t>> namesakes;
    for (std::size_t i = 0; i < names.size(); ++i) {
        namesakes[names[i]].push_back(i);
    }
    for (auto& [name, pieces] : namesakes) {
        if (pieces.size() < 2) {
            continue;
        }
        std::map<std::size_t, geometry::Box> boxes;
        for (const std::size_t i : pieces) {
            boxes[i] = boxOf(scenario.terrain[i]);
        }
        std::map<std::size_t, std::size_t> below; ///< the piece whose upper floor a piece is
        for (const std::size_t floor : pieces) {
            const auto carries = [&](std::size_t other) {
                return other != floor && scenario.terrain[other].elevation < scenario.terrain[floor].elevation &&
                       !below.contains(other) && holdsCenter(boxes[other], boxes[floor]);
            };
            const auto found = std::ranges::find_if(pieces, carries);
            if (found != pieces.end()) {
                below[floor] = *found;
            }
        }
        std::erase_if(pieces, [&](std::size_t i) { return below.contains(i); });
        std::ranges::stable_sort(pieces, [&](std::size_t a, std::size_t b) {
            const geometry::Point first = twiceCenter(boxes[a]);
            const geometry::Point second = twiceCenter(boxes[b]);
            return std::pair{first.y, first.x} < std::pair{second.y, second.x};
        });
        for (std::size_t i = 0; pieces.size() > 1 && i < pieces.size(); ++i) {
            names[pieces[i]] = MadeNameWords::tr("%1 no. %2", "a name that several pieces have, the number of this one")
                                   .arg(name, QString::number(i + 1));
        }
        for (const auto& [floor, base] : below) {
            names[floor] = MadeNameWords::tr("%1 (upper floor)", "the piece below").arg(names[base]);
        }
    }
}

std::vector<QString> namesOfPieces(const Scenario& scenario) {
    std::vector<std::pair<QString, QString>> patterns;
    QSet<QString> taken;
    for (const Piece& piece : scenario.terrain) {
        const bool isOpen = piece.name.isEmpty() && isMade(piece.id.value);
        patterns.emplace_back(isOpen ? patternOf(piece) : QString{}, piece.id.value);
        taken.insert(piece.name);
    }
    std::vector<QString> names = numbered(patterns, taken);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        names[i] = !piece.name.isEmpty() ? piece.name : names[i].isEmpty() ? piece.id.value : names[i];
    }
    tellApart(scenario, names);
    return names;
}

bool isOpen(const Zone& zone) {
    return zone.name.isEmpty() && (isMade(zone.id.value) || zone.id.value.startsWith(u"zone"));
}

} // namespace

QString displayNameOf(const Scenario& scenario, const scenarios::PieceId& id) {
    const Piece* piece = scenario.piece(id);
    if (!piece) {
        return id.value;
    }
    // Lists name each of many pieces, and what names depend on rarely changes.
    struct Known {
        QString id, name, kind;
        bool isWall = false;
        bool isMat = false;
        decltype(Piece::outline) outline;
        geometry::Length elevation = {};
        bool isOf(const Piece& piece) const {
            return piece.id.value == id && piece.name == name && piece.kind == kind && piece.isWall() == isWall &&
                   piece.isMat() == isMat && piece.elevation == elevation && piece.outline == outline;
        }
    };
    static thread_local std::vector<Known> known;
    static thread_local std::vector<QString> names;
    static thread_local QString language; // of a word that all languages tell differently
    const QString now = MadeNameWords::tr("Piece %1");
    if (now != language || !std::ranges::equal(known, scenario.terrain,
                                               [](const Known& one, const Piece& each) { return one.isOf(each); })) {
        known.clear();
        for (const Piece& each : scenario.terrain) {
            known.push_back(
                {each.id.value, each.name, each.kind, each.isWall(), each.isMat(), each.outline, each.elevation});
        }
        names = namesOfPieces(scenario);
        language = now;
    }
    const auto found = std::ranges::find(scenario.terrain, id, &Piece::id);
    return names[static_cast<std::size_t>(found - scenario.terrain.begin())];
}

QString displayNameOf(const Scenario& scenario, const scenarios::ZoneId& id) {
    const auto zone = std::ranges::find(scenario.zones, id, &Zone::id);
    if (zone == scenario.zones.end() || !isOpen(*zone)) {
        if (zone == scenario.zones.end() || zone->name.isEmpty()) {
            return id.value;
        }
        // Both zones of a deployment have its name.
        const bool isShared = std::ranges::count(scenario.zones, zone->name, &Zone::name) > 1;
        return isShared && !zone->player.value.isEmpty() ? MadeNameWords::tr("%1 of %2", "a zone, a player")
                                                               .arg(zone->name, playerName(scenario, zone->player))
                                                         : zone->name;
    }
    const auto isOnly = std::ranges::count_if(scenario.zones, [&](const Zone& other) {
                            return isOpen(other) && other.player == zone->player;
                        }) == 1;
    if (isOnly && !zone->player.value.isEmpty()) {
        return MadeNameWords::tr("Zone of %1", "a player").arg(playerName(scenario, zone->player));
    }
    std::vector<std::pair<QString, QString>> patterns;
    QSet<QString> taken;
    for (const Zone& each : scenario.zones) {
        patterns.emplace_back(isOpen(each) ? MadeNameWords::tr("Zone %1", "its number") : QString{}, each.id.value);
        taken.insert(each.name);
    }
    return numbered(patterns, taken)[static_cast<std::size_t>(zone - scenario.zones.begin())];
}

} // namespace sightline::app

#include "scenarios/judge/terrain_meaning.h"

#include "scenarios/judge/known_traits.h"
#include "scenarios/judge/pack_table.h"
#include "scenarios/model/assemblies.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/rules/pack_reader.h"

#include <QSet>

#include <algorithm>
#include <functional>

namespace sightline::scenarios {

using geometry::Length;

namespace {

const TerrainEntry* entryOfKind(const QString& kind, const TerrainRules& terrain) {
    const auto found =
        std::ranges::find_if(terrain.entries, [&](const TerrainEntry& entry) { return entry.kinds.contains(kind); });
    return found == terrain.entries.end() ? nullptr : &*found;
}

/// True if pieces of that kind that stand on an area are walls of a ruin.
bool isWallKind(const QString& kind) { return kind == QLatin1String{"ruin"} || kind == QLatin1String{"wall"}; }

bool isGiven(const QString& tag, const TerrainEntry& entry) { return entry.tags.contains(tag, Qt::CaseInsensitive); }

bool isPlain(const QString& trait) { return trait.compare(QLatin1String{kPlainTrait}, Qt::CaseInsensitive) == 0; }

bool isWordOfArea(const QString& trait) { return trait.compare(QLatin1String{"area"}, Qt::CaseInsensitive) == 0; }

/// True if the trait says that a solid is seen through: it is `plain`, or a tag that the rules give to no solid but
/// such as they say are seen through.
bool isSeenThrough(const QString& trait, const TerrainRules& terrain) {
    const auto isOfOpaque = [&](const TerrainEntry& entry) {
        return entry.body != TerrainBody::Area && entry.reason.isEmpty() && isGiven(trait, entry);
    };
    return isPlain(trait) || (std::ranges::any_of(terrain.entries, std::bind_front(isGiven, trait)) &&
                              std::ranges::none_of(terrain.entries, isOfOpaque));
}

/// True if the trait is the word of a kind and no category of the rules: a wooden crate is no wood. "area" is a keyword
/// of games.
bool isKindOnly(const QString& trait, const TerrainRules& terrain) {
    const QString word = trait.toLower();
    return !terrain.entries.empty() && !isWordOfArea(word) && terrainKindIds().contains(word) &&
           std::ranges::none_of(terrain.entries, std::bind_front(isGiven, word));
}

bool standsOn(const Piece& piece, const Piece& ground) {
    if (piece.isMat() || piece.id == ground.id) {
        return false;
    }
    if (!piece.parent.isEmpty()) {
        return piece.parent == ground.id.value;
    }
    const auto boxOf = [](const Piece& one) {
        return std::visit([](const auto& outline) { return geometry::boundsOf(geometry::BlockerOutline{outline}); },
                          one.outline);
    };
    return !piece.group.isEmpty() && piece.group == ground.group &&
           geometry::boxesMeet(boxOf(piece), boxOf(ground), Length{});
}

/// True if the line blocks regardless of other conditions; a piece of no height blocks no line by its real height.
bool stops(const BlockLine& line, const Obstacle& obstacle) {
    return line.comparison != SizeComparison::Real || !obstacle.isFlat;
}

/// Returns the effects under a pack.
std::vector<PieceEffect> effectsUnder(const Scenario& scenario, const RulePack& pack) {
    const PackTable table{scenario, pack};
    std::vector<PieceEffect> byPiece(table.pieces().size());
    const auto of = [&](int obstacle) -> PieceEffect* {
        const int piece = table.obstacles()[static_cast<std::size_t>(obstacle)].piece;
        return piece < 0 ? nullptr : &byPiece[static_cast<std::size_t>(piece)];
    };
    const auto note = [&](const std::vector<int>& elements, bool PieceEffect::*what) {
        for (const int element : elements) {
            if (PieceEffect* effect = of(element)) {
                effect->*what = true;
            }
        }
    };
    const auto stopsLines = [&](const Obstacle& obstacle) {
        return std::ranges::any_of(
            obstacle.lines, [&](int line) { return stops(pack.block[static_cast<std::size_t>(line)], obstacle); });
    };
    const auto hides = [&](const Obstacle& obstacle) { return stopsLines(obstacle) || !obstacle.neverFull.empty(); };
    for (const Obstacle& obstacle : table.obstacles()) {
        if (PieceEffect* effect = of(table.indexOf(obstacle))) {
            const bool blocks = stopsLines(obstacle);
            effect->blocks =
                effect->blocks || (blocks && (obstacle.blocksSight || obstacle.blocksFire.value_or(false)));
            effect->covers = effect->covers || !obstacle.neverFull.empty();
        }
    }
    for (const CoverLine& line : pack.cover) {
        std::vector<int> elements = table.elementsOf(line);
        if (line.trigger == CoverTrigger::NotFull) {
            std::erase_if(elements,
                          [&](int element) { return !hides(table.obstacles()[static_cast<std::size_t>(element)]); });
        }
        note(elements, &PieceEffect::covers);
    }
    for (const ZoneRules& zone : pack.zones) {
        note(table.elementsOf(zone), &PieceEffect::changes);
    }
    note(table.hidingIndices(), &PieceEffect::changes);
    note(table.behindIndices(), &PieceEffect::changes);
    note(table.highIndices(), &PieceEffect::changes);
    std::vector<PieceEffect> effects;
    for (const Piece& piece : scenario.terrain) {
        const auto found = std::ranges::find(table.pieces(), &piece);
        effects.push_back(byPiece[static_cast<std::size_t>(found - table.pieces().begin())]);
    }
    return effects;
}

/// True if the tag form makes the piece block: the first line whose conditions it meets decides.
bool blocksByTags(const RuleSet& rules, const Piece& piece, HeightClass heightClass, bool isMat) {
    const auto rule = std::ranges::find_if(rules.blocks, [&](const BlockRule& one) {
        return (!one.heightClass || *one.heightClass == heightClass) &&
               (one.trait.isEmpty() || piece.traits.contains(one.trait)) && (!one.mat || *one.mat == isMat);
    });
    return rule != rules.blocks.end() && rule->when != BlockWhen::Never;
}

PieceEffect effectByTags(const RuleSet& rules, const Piece& piece) {
    PieceEffect effect;
    effect.blocks = blocksByTags(rules, piece, effectiveHeightClass(piece), piece.isMat());
    for (const PieceWall& wall : piece.walls) {
        const HeightClass heightClass = wall.height     ? heightClassOf(*wall.height)
                                        : piece.isMat() ? HeightClass::Tall
                                                        : effectiveHeightClass(piece);
        effect.blocks =
            effect.blocks || (wall.blocksSight && blocksByTags(rules, piece, heightClass, wall.height == Length{}));
    }
    return effect;
}

/// Marks flat ground without an effect of its own that carries pieces with one: together they are one feature.
void markCarriers(const Scenario& scenario, std::vector<PieceEffect>& effects) {
    const std::vector<PieceEffect> own = effects;
    for (std::size_t i = 0; i < own.size(); ++i) {
        const Piece& ground = scenario.terrain[i];
        if (!own[i].isNone() || !ground.isMat() || ground.isWall()) {
            continue;
        }
        const std::vector<PieceId> carried = carriedBy(scenario, ground.id);
        for (std::size_t j = 0; j < own.size(); ++j) {
            const Piece& other = scenario.terrain[j];
            const bool isOnIt = std::ranges::find(carried, other.id) != carried.end() ||
                                (!ground.group.isEmpty() && other.group == ground.group);
            effects[i].carries = effects[i].carries || (isOnIt && !own[j].isNone());
        }
    }
}

} // namespace

const TerrainEntry* entryFor(const Piece& piece, const TerrainRules& terrain) {
    const QString kind = canonicalKind(piece.kind);
    if (const auto* entry = kind.isEmpty() ? nullptr : entryOfKind(kind, terrain)) {
        return entry;
    }
    // A flat piece of unknown kind is ground: rules for other solids do not apply to it.
    const bool isFlatGround = piece.isMat() && piece.walls.empty();
    return entryOfKind(isFlatGround ? QStringLiteral("area") : QStringLiteral("*"), terrain);
}

bool isOwnTag(const QString& trait, const TerrainRules& terrain) {
    return isPlain(trait) || terrain.tags.contains(trait, Qt::CaseInsensitive);
}

bool isKnownTrait(const QString& trait, const TerrainRules& terrain) {
    return isOwnTag(trait, terrain) || std::ranges::binary_search(knownTraits(), trait.toLower()) ||
           !canonicalKind(trait).isEmpty() || trait.startsWith(u"cost:");
}

bool isTaggedAsRuin(const Piece& piece, const RulePack& pack) {
    const TerrainEntry* own = entryFor(piece, pack.terrain);
    if (!own || own->body != TerrainBody::Solid || piece.isWall() || !piece.walls.empty()) {
        return false;
    }
    const auto asksForFootprint = [](const BlockLine& line, const QString& tag) {
        return line.elements.part != PiecePart::Walls && line.elements.tags.contains(tag, Qt::CaseInsensitive);
    };
    return std::ranges::any_of(piece.traits, [&](const QString& trait) {
        std::vector<TerrainBody> bodies;
        for (const TerrainEntry& entry : pack.terrain.entries) {
            if (isGiven(trait, entry)) {
                bodies.push_back(entry.body);
            }
        }
        return !bodies.empty() && std::ranges::count(bodies, TerrainBody::AreaAndWalls) == std::ssize(bodies) &&
               std::ranges::none_of(pack.block, [&](const auto& line) { return asksForFootprint(line, trait); });
    });
}

std::optional<QStringList> tagsWithThoseOfKind(const Piece& piece, const TerrainRules& terrain, QStringList tags) {
    const TerrainEntry* entry = entryFor(piece, terrain);
    if (!entry || entry->body == TerrainBody::Area || entry->body == TerrainBody::AreaAndWalls ||
        std::ranges::any_of(piece.traits, [&](const QString& trait) { return isSeenThrough(trait, terrain); })) {
        return std::nullopt;
    }
    const auto isForeign = [&](const QString& tag) {
        return isWordOfArea(tag) && std::ranges::none_of(terrain.entries, std::bind_front(isGiven, tag));
    };
    const auto isOwn = [&](const QString& trait) { return isOwnTag(trait, terrain) && !isForeign(trait); };
    const QString kind = canonicalKind(piece.kind);
    const bool hasKind = !kind.isEmpty() && kind != QLatin1String{"feature"};
    tags.removeIf(isForeign);
    return hasKind || std::ranges::none_of(piece.traits, isOwn) ? tags + entry->tags : tags;
}

QStringList categoryTags(const TerrainRules& terrain) {
    QStringList tags;
    for (const QString& tag : terrain.tags) {
        const bool isGiven =
            std::ranges::any_of(terrain.entries, [&](const TerrainEntry& entry) { return entry.tags.contains(tag); });
        if (isGiven || canonicalKind(tag).isEmpty()) {
            tags.append(tag);
        }
    }
    return tags;
}

QStringList traitsWithTag(const Piece& piece, const TerrainRules& terrain, const QString& tag, bool isSet) {
    const PieceMeaning meaning = meaningOf(piece, terrain);
    const QStringList ofKind = meaning.entry ? meaning.entry->tags : QStringList{};
    QStringList others;
    QStringList own;
    for (const QString& trait : piece.traits) {
        (isOwnTag(trait, terrain) ? own : others).append(trait);
    }
    own = meaning.hasOwnTags ? own : ofKind;
    own.removeIf([&](const QString& trait) { return isPlain(trait) || trait.compare(tag, Qt::CaseInsensitive) == 0; });
    if (isSet) {
        own.append(tag);
    }
    const QSet<QString> set(own.begin(), own.end());
    const QSet<QString> setOfKind(ofKind.begin(), ofKind.end());
    if (set == setOfKind) {
        return others;
    }
    const bool isSolid = meaning.entry && meaning.entry->body == TerrainBody::Solid && !piece.isMat();
    if (own.isEmpty() || (isSolid && !set.contains(setOfKind))) {
        own.append(QLatin1String{kPlainTrait}); // otherwise the missing tags might count all the same
    }
    return others + own;
}

bool becomesWalled(const Piece& piece, const TerrainRules& terrain) {
    const TerrainEntry* entry = entryFor(piece, terrain);
    return piece.isMat() && !piece.isWall() && entry && entry->kinds.contains(QLatin1String{"area"}) &&
           entryOfKind(QLatin1String{kAreaWithWalls}, terrain);
}

std::optional<StandingWalls> wallsOn(const Piece& ground, const std::vector<const Piece*>& others) {
    if (!ground.isMat() || ground.isWall()) {
        return std::nullopt;
    }
    std::optional<StandingWalls> walls;
    const auto add = [&](std::optional<Length> top) {
        if (!walls) {
            walls = StandingWalls{top};
        } else {
            walls->height = walls->height && top ? std::optional{std::max(*walls->height, *top)} : std::nullopt;
        }
    };
    for (const Piece* other : others) {
        if (standsOn(*other, ground) && isWallKind(canonicalKind(other->kind))) {
            const auto height = effectiveHeight(*other);
            add(height ? std::optional{other->elevation + *height - ground.elevation} : std::nullopt);
        }
    }
    return walls;
}

const TerrainEntry* entryAmong(const std::vector<Piece>& pieces, const Piece& piece, const TerrainRules& terrain) {
    if (!becomesWalled(piece, terrain)) {
        return entryFor(piece, terrain);
    }
    std::vector<const Piece*> others;
    std::ranges::transform(pieces, std::back_inserter(others), [](const Piece& other) { return &other; });
    return meaningOf(piece, terrain, {.carriesWalls = wallsOn(piece, others).has_value()}).entry;
}

PieceSurroundings
surroundingsOf(const Piece& piece, const std::vector<const Piece*>& joined, const TerrainRules& terrain) {
    PieceSurroundings around;
    for (const Piece* other : joined) {
        if (other->id != piece.id && other->isMat()) {
            around.standsOnGround = true;
            around.standsOnWalled =
                around.standsOnWalled ||
                (standsOn(piece, *other) && becomesWalled(*other, terrain) && wallsOn(*other, joined));
        }
    }
    around.carriesWalls = wallsOn(piece, joined).has_value();
    return around;
}

namespace {

/// Returns the largest size that the rules give one of the tags.
std::optional<double> sizeByTags(const QStringList& tags, const TerrainRules& terrain) {
    std::optional<double> most;
    for (const auto& [tag, size] : terrain.tagSizes) {
        if (tags.contains(tag, Qt::CaseInsensitive)) {
            most = std::max(most.value_or(size), size);
        }
    }
    return most;
}

} // namespace

PieceMeaning meaningOf(const Piece& piece, const TerrainRules& terrain, const PieceSurroundings& around) {
    PieceMeaning meaning;
    meaning.entry = around.carriesWalls && becomesWalled(piece, terrain)
                        ? entryOfKind(QLatin1String{kAreaWithWalls}, terrain)
                        : entryFor(piece, terrain);
    meaning.tags = piece.traits;
    if (meaning.entry && meaning.entry->body == TerrainBody::Solid && !piece.isMat()) {
        meaning.tags.removeIf([&](const QString& trait) { return isKindOnly(trait, terrain); });
    }
    meaning.hasOwnTags =
        std::ranges::any_of(meaning.tags, [&](const QString& trait) { return isOwnTag(trait, terrain); });
    if (meaning.entry && !meaning.hasOwnTags) {
        meaning.tags.append(meaning.entry->tags);
    }
    meaning.tags.append(piece.kind);
    if (const QString kind = canonicalKind(piece.kind); !kind.isEmpty() && !meaning.tags.contains(kind)) {
        meaning.tags.append(kind);
    }
    const auto ofKind = meaning.entry ? meaning.entry->size : std::nullopt;
    meaning.size = piece.size ? piece.size : ofKind ? ofKind : sizeByTags(meaning.tags, terrain);
    meaning.isGround = piece.isMat();
    meaning.isBody = !piece.isMat();
    if (!meaning.entry) {
        return meaning;
    }
    if (piece.isWall() && meaning.entry->body != TerrainBody::Area) {
        return meaning; // the body refers to the wall
    }
    const bool hasWalls = !piece.walls.empty();
    switch (meaning.entry->body) {
    case TerrainBody::Solid: break;
    case TerrainBody::Area:
        meaning.isGround = true;
        meaning.isBody = false;
        break;
    case TerrainBody::AreaAndWalls:
        meaning.standsForWalls = !hasWalls && !piece.isMat();
        meaning.isGround = piece.isMat() || hasWalls || !around.standsOnGround;
        meaning.isBody = false;
        meaning.isWallOfArea = meaning.standsForWalls && around.standsOnWalled;
        break;
    case TerrainBody::Walls:
        meaning.isFloor = hasWalls;
        meaning.isGround = hasWalls || piece.isMat();
        meaning.isBody = !meaning.isGround;
        meaning.standsForWalls = !hasWalls && !piece.isMat();
        break;
    }
    return meaning;
}

TerrainRules terrainOf(const RuleSet& rules) {
    if (rules.pack) {
        return rules.pack->terrain;
    }
    TerrainRules terrain{terrainFromJson(rules.json), {}};
    const auto add = [&](const QString& tag) {
        if (!tag.isEmpty() && !terrain.tags.contains(tag)) {
            terrain.tags.append(tag);
        }
    };
    std::ranges::for_each(rules.blocks, add, &BlockRule::trait);
    return terrain;
}

std::vector<PieceEffect> pieceEffects(const Scenario& scenario, const RuleSet& rules) {
    std::vector<PieceEffect> effects;
    if (rules.pack) {
        effects = effectsUnder(scenario, *rules.pack);
    } else {
        std::ranges::transform(scenario.terrain, std::back_inserter(effects),
                               [&](const Piece& piece) { return effectByTags(rules, piece); });
    }
    markCarriers(scenario, effects);
    return effects;
}

} // namespace sightline::scenarios

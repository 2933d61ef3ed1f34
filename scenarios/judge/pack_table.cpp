#include "scenarios/judge/pack_table.h"

#include "geometry/shapes/distance.h"
#include "geometry/terrain/corridor.h"
#include "geometry/terrain/offset.h"
#include "scenarios/judge/bodies.h"
#include "scenarios/judge/element_order.h"
#include "scenarios/judge/sizes.h"
#include "scenarios/judge/wall_parts.h"
#include "scenarios/model/terrain_kinds.h"

#include <QSet>

#include <algorithm>
#include <map>
#include <numeric>

namespace sightline::scenarios {

using geometry::Blocker;
using geometry::Length;
using geometry::Polygon;

namespace {

/// The number of corners of the polygon that represents a blocking model: smaller by less than 0.03 mm for bases up to
/// 100 mm.
constexpr int kModelCorners = 96;

const Polygon* footprintOf(const Piece& piece) { return std::get_if<Polygon>(&piece.outline); }

/// True if what stands at that elevation reaches the piece's top from above.
bool standsOnTop(Length elevation, const Piece& piece) {
    const auto height = effectiveHeight(piece);
    return height && elevation >= piece.elevation + *height;
}

/// On squares heights do not count: what of a wall lies under a window is read as a piece of this kind, and has this
/// tag.
constexpr auto kKindOfSills = "barricade";
constexpr auto kTagOfSills = "sill";

/// Returns an obstacle as lines meet it: seen from above a wall is cut at its doors, on squares at its windows too.
std::vector<Obstacle> seenOnTable(Obstacle whole, const std::vector<WallOpening>& openings, const RulePack& pack) {
    const auto* outline = std::get_if<geometry::Wall>(&whole.outline);
    if (!outline || openings.empty() || pack.isVolume()) {
        return {std::move(whole)};
    }
    Piece low;
    low.kind = QLatin1String{kKindOfSills};
    low.outline = *outline;
    const PieceMeaning meaning = scenarios::meaningOf(low, pack.terrain);
    std::vector<Obstacle> parts;
    for (StretchFromAbove& stretch : seenFromAbove(*outline, openings, pack.space == Space::Square)) {
        Obstacle& part = parts.emplace_back(whole);
        part.outline = std::move(stretch.outline);
        if (stretch.isWindow) {
            part.isGround = whole.isGround || meaning.isGround;
            part.isBody = whole.isBody && meaning.isBody;
            part.tags = meaning.tags;
            part.tags.append(QLatin1String{kTagOfSills});
        }
    }
    return parts;
}

/// Boxes this near may be in contact. Corners of both are rounded by up to 0.71 nm, and contact itself reaches over 2
/// nm; the rest is margin, because a box that meets needlessly only costs an exact test.
constexpr Length kContactOfBoxes = Length::fromNanometers(10);

/// The extent of a base that represents a single position: the smallest positive length.
const Length kPlace = Length::fromNanometers(1);

} // namespace

Standings standingsOf(const geometry::PlacedFootprint& base, Length elevation, const Piece& piece) {
    const auto* polygon = footprintOf(piece);
    if (!polygon) {
        return {touches(base, std::get<geometry::Wall>(piece.outline)), false, false, false, false};
    }
    Standings standings;
    standings.touch = touches(base, *polygon);
    if (!standings.touch) {
        return standings;
    }
    standings.in = reachesInto(base, *polygon);
    standings.wholly = liesWhollyIn(base, *polygon);
    standings.on = standings.in && standsOnTop(elevation, piece);
    standings.center = polygon->contains(base.position);
    return standings;
}

geometry::PlacedFootprint placeOf(const Model& model, const RulePack& pack) {
    return pack.space == Space::Hex ? geometry::PlacedFootprint{*geometry::Footprint::round(kPlace), model.position, {}}
                                    : model.placed();
}

bool hasAny(const QStringList& have, const QStringList& words) {
    return std::ranges::any_of(words, [&](const QString& word) { return have.contains(word, Qt::CaseInsensitive); });
}

bool Standings::is(Standing standing) const {
    switch (standing) {
    case Standing::Touch: return touch;
    case Standing::In: return in;
    case Standing::Wholly: return wholly;
    case Standing::Partly: return in && !wholly;
    case Standing::On: return on;
    case Standing::Center: return center;
    }
    return false;
}

PackTable::PackTable(const Scenario& scenario, const RulePack& pack) : m_scenario{&scenario}, m_pack{&pack} {
    measureModels();
    join();
    readMeanings();
    findFootings();
    addPieces();
    addModels();
    linkLines();
    findPassable();
    linkCover();
    buildMaps();
    findFeatures();
    findLevels();
    stand();
}

void PackTable::measureModels() {
    const auto& models = m_scenario->models;
    const auto sizesOf = [&](const Model& model) {
        return Sizes{scenarios::sizeOf(model, *m_pack, SizeUse::Height),
                     scenarios::sizeOf(model, *m_pack, SizeUse::Size),
                     scenarios::sizeOf(model, *m_pack, SizeUse::BaseSize)};
    };
    std::map<std::pair<QString, QString>, std::size_t> units;
    for (std::size_t i = 0; i < models.size(); ++i) {
        const Model& model = models[i];
        m_heights.push_back(scenarios::heightOf(model, *m_pack));
        m_modelSizes.push_back(sizesOf(model));
        m_units.push_back(
            model.unit.isEmpty() ? i : units.emplace(std::pair{model.unit, model.player.value}, i).first->second);
    }
    m_ends = std::make_unique<const ModelEnds>(models, *m_pack);
}

std::vector<const Piece*> PackTable::piecesJoinedWith(std::size_t piece) const {
    std::vector<const Piece*> joined;
    std::ranges::transform(m_joined[piece], std::back_inserter(joined),
                           [&](std::size_t other) { return m_pieces[other]; });
    return joined;
}

void PackTable::readMeanings() {
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        m_meanings.push_back(scenarios::meaningOf(*m_pieces[i], m_pack->terrain,
                                                  surroundingsOf(*m_pieces[i], piecesJoinedWith(i), m_pack->terrain)));
    }
    // Ground receives the tags of pieces standing on it after each piece has its own.
    const std::vector<PieceMeaning> alone = m_meanings;
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const PieceMeaning& own = alone[i];
        if (!own.entry || !own.entry->tagsOfPieces || own.hasOwnTags || !m_pieces[i]->isMat()) {
            continue;
        }
        for (const std::size_t other : m_joined[i]) {
            if (!m_pieces[other]->isMat()) {
                std::ranges::copy_if(
                    alone[other].tags, std::back_inserter(m_meanings[i].tags),
                    [&](const QString& tag) { return isOwnTag(tag, m_pack->terrain) && canonicalKind(tag).isEmpty(); });
            }
        }
    }
}

void PackTable::findFootings() {
    if (m_pack->height != HeightBy::StatStanding) {
        return;
    }
    m_footings = Footings{m_pieces, m_meanings};
    for (std::size_t i = 0; i < m_modelSizes.size(); ++i) {
        m_modelSizes[i][static_cast<std::size_t>(SizeUse::Height)] =
            scenarios::sizeOf(m_scenario->models[i], *this, SizeUse::Height);
    }
}

void PackTable::addPieces() {
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const Piece& piece = *m_pieces[i];
        Obstacle own;
        own.piece = static_cast<int>(i);
        const PieceMeaning& meaning = m_meanings[i];
        own.isFlat = piece.isMat();
        own.isGround = meaning.isGround;
        own.isBody = meaning.isBody;
        own.standsForWalls = meaning.standsForWalls;
        own.tags = meaning.isFloor ? QStringList{} : meaning.tags;
        own.isWallOfArea = meaning.isWallOfArea;
        own.heightClass = effectiveHeightClass(piece);
        own.elevation = piece.elevation;
        own.height = effectiveHeight(piece);
        if (becomesWalled(piece, m_pack->terrain)) {
            // The area is as high as its walls; it stays flat, so it blocks nothing by its real shape.
            if (const auto walls = wallsOn(piece, piecesJoinedWith(i))) {
                own.height = walls->height;
                own.heightClass = walls->height ? heightClassOf(*walls->height) : HeightClass::Tall;
            }
        }
        own.outline = std::visit([](const auto& outline) { return geometry::BlockerOutline{outline}; }, piece.outline);
        std::ranges::move(seenOnTable(own, piece.openings, *m_pack), std::back_inserter(m_obstacles));
        for (std::size_t w = 0; w < piece.walls.size(); ++w) {
            const PieceWall& wall = piece.walls[w];
            Obstacle part = own;
            part.wall = static_cast<int>(w);
            part.blocksSight = wall.blocksSight;
            part.blocksFire = wall.blocksFire;
            part.isFlat = wall.height == Length{};
            part.isGround = part.isFlat;
            part.isBody = !part.isFlat;
            part.standsForWalls = part.isWallOfArea = false;
            part.tags = meaning.tags;
            part.tags.append(wall.kind.isEmpty() ? QStringLiteral("solid") : wall.kind);
            part.height = wall.height ? wall.height : piece.isMat() ? std::nullopt : own.height;
            part.heightClass = wall.height     ? heightClassOf(*wall.height)
                               : piece.isMat() ? HeightClass::Tall
                                               : own.heightClass;
            part.outline = wall.polyline;
            std::ranges::move(seenOnTable(std::move(part), wall.openings, *m_pack), std::back_inserter(m_obstacles));
        }
    }
}

void PackTable::addModels() {
    const auto speaksOfModels = [](const BlockLine& line) { return line.elements.of == BlockerKind::Models; };
    const auto coversByModels = [](const CoverLine& line) {
        return line.elements && line.elements->of == BlockerKind::Models;
    };
    if (!std::ranges::any_of(m_pack->block, speaksOfModels) &&
        !std::ranges::any_of(m_pack->neverFull, speaksOfModels) &&
        !std::ranges::any_of(m_pack->cover, coversByModels)) {
        return;
    }
    for (const Model* model : inOrder(m_scenario->models)) {
        if (model->isProbe) {
            continue;
        }
        const auto polygon = Polygon::fromVertices(outlineOf(model->placed(), kModelCorners));
        if (polygon) {
            Obstacle obstacle;
            obstacle.model = static_cast<int>(indexOf(*model));
            obstacle.elevation = model->elevation;
            obstacle.height = m_heights[indexOf(*model)];
            obstacle.isSeenThrough = hasAny(model->keywords, m_pack->seeThroughKeywords);
            obstacle.outline = *polygon;
            m_obstacles.push_back(std::move(obstacle));
        }
    }
}

bool PackTable::isMeant(const Selector& elements, const Obstacle& obstacle) const {
    if ((elements.of == BlockerKind::Models) != (obstacle.model >= 0)) {
        return false;
    }
    if (obstacle.model >= 0) {
        const Model& model = m_scenario->models[static_cast<std::size_t>(obstacle.model)];
        const bool isVehicle = hasAny(model.keywords, {QStringLiteral("vehicle")});
        return (elements.keywords.isEmpty() || hasAny(model.keywords, elements.keywords)) &&
               (elements.which != WhichModels::Vehicles || isVehicle);
    }
    const Piece& piece = *m_pieces[static_cast<std::size_t>(obstacle.piece)];
    const bool isWall = obstacle.wall >= 0 || piece.isWall();
    return (elements.part == PiecePart::Any ||
            (!obstacle.isWallOfArea && (elements.part == PiecePart::Walls) == isWall)) &&
           (elements.tags.isEmpty() || hasAny(obstacle.tags, elements.tags)) &&
           !hasAny(obstacle.tags, elements.exceptTags) &&
           (elements.heightClasses.empty() ||
            std::ranges::find(elements.heightClasses, obstacle.heightClass) != elements.heightClasses.end()) &&
           (!elements.mat || (*elements.mat ? obstacle.isGround : obstacle.isBody)) &&
           (!elements.standsForWalls || *elements.standsForWalls == obstacle.standsForWalls) &&
           (!elements.minHeight || !obstacle.height || *obstacle.height >= *elements.minHeight);
}

void PackTable::linkLines() {
    const auto linkBlocks = [&](Obstacle& obstacle) {
        for (std::size_t i = 0; i < m_pack->block.size(); ++i) {
            if (isMeant(m_pack->block[i].elements, obstacle)) {
                obstacle.lines.push_back(static_cast<int>(i));
            }
        }
    };
    // No solid is seen through because its tags are words of other games.
    const auto readByKind = [&](Obstacle& obstacle) {
        const auto piece = static_cast<std::size_t>(obstacle.piece);
        if (obstacle.wall < 0 && isTaggedAsRuin(*m_pieces[piece], *m_pack)) {
            obstacle.isBody = false;
            obstacle.isGround = obstacle.standsForWalls = true;
            linkBlocks(obstacle);
        } else if (m_meanings[piece].hasOwnTags) {
            if (auto tags = tagsWithThoseOfKind(*m_pieces[piece], m_pack->terrain, obstacle.tags)) {
                std::swap(obstacle.tags, *tags);
                linkBlocks(obstacle);
                if (obstacle.lines.empty()) {
                    obstacle.tags = std::move(*tags);
                }
            }
        }
    };
    for (Obstacle& obstacle : m_obstacles) {
        linkBlocks(obstacle);
        if (obstacle.lines.empty() && obstacle.piece >= 0 && obstacle.isBody &&
            !obstacle.tags.contains(QLatin1String{kTagOfSills})) {
            readByKind(obstacle);
        }
        for (std::size_t i = 0; i < m_pack->neverFull.size(); ++i) {
            if (isMeant(m_pack->neverFull[i].elements, obstacle)) {
                obstacle.neverFull.push_back(static_cast<int>(i));
            }
        }
    }
}

bool PackTable::isFirm(const BlockLine& line) { return line.stopsAllPassages() && !line.depth && !line.isWeighted(); }

void PackTable::findPassable() {
    for (Obstacle& obstacle : m_obstacles) {
        obstacle.isPlain = obstacle.piece >= 0 && !obstacle.isFlat && obstacle.blocksSight;
        const bool isNamed = std::ranges::any_of(
            obstacle.lines, [&](int line) { return isFirm(m_pack->block[static_cast<std::size_t>(line)]); });
        if (obstacle.isPlain && !isNamed) {
            m_passable.push_back(geometry::boundsOf(obstacle.outline));
        }
    }
    std::ranges::transform(m_scenario->models, std::back_inserter(m_modelBoxes),
                           [](const Model& model) { return extentOf(model); });
}

bool PackTable::mayMeetPassable(std::size_t model, std::size_t other) const {
    const geometry::Box& a = m_modelBoxes[model];
    const geometry::Box& b = m_modelBoxes[other];
    const geometry::Box both{{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
                             {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
    return std::ranges::any_of(m_passable,
                               [&](const geometry::Box& box) { return boxesMeet(both, box, kContactOfBoxes); });
}

void PackTable::linkCover() {
    const auto meant = [&](const Selector& elements, bool withWalls) {
        std::vector<int> found;
        for (const Obstacle& obstacle : m_obstacles) {
            if ((withWalls || (obstacle.piece >= 0 && obstacle.wall < 0)) && isMeant(elements, obstacle)) {
                found.push_back(indexOf(obstacle));
            }
        }
        return found;
    };
    for (const CoverLine& line : m_pack->cover) {
        m_coverElements.push_back(line.elements ? meant(*line.elements, true) : std::vector<int>{});
    }
    for (const ZoneRules& zone : m_pack->zones) {
        m_zoneElements.push_back(meant(zone.in, false));
    }
    if (m_pack->detection) {
        m_hidingIndices = meant(m_pack->detection->in, false);
        if (!m_pack->detection->behindTags.isEmpty()) {
            Selector behind;
            behind.tags = m_pack->detection->behindTags;
            behind.mat = false;
            m_behindIndices = meant(behind, true);
        }
    }
    if (m_pack->elevation && m_pack->elevation->sourceOn) {
        m_highIndices = meant(*m_pack->elevation->sourceOn, false);
    }
}

bool PackTable::isInZone(int obstacle) const {
    return std::ranges::any_of(m_pack->zones, [&](const ZoneRules& zone) {
        return !zone.blocks && std::ranges::binary_search(elementsOf(zone), obstacle);
    });
}

void PackTable::buildMaps() {
    std::ranges::transform(m_obstacles, std::back_inserter(m_elementSizes), [&](const Obstacle& obstacle) {
        return Sizes{scenarios::sizeOf(obstacle, *this, SizeUse::Height),
                     scenarios::sizeOf(obstacle, *this, SizeUse::Size),
                     scenarios::sizeOf(obstacle, *this, SizeUse::BaseSize)};
    });
    std::vector<Blocker> blockers;
    std::vector<std::vector<geometry::SheetOpening>> openings;
    const Length by = Length::fromNanometers(m_pack->line.width.nanometers() / 2);
    const Length up = halfHeightOfLines(*m_pack);
    std::pair<std::size_t, std::vector<Polygon>> grown; // the outline of one obstacle
    const auto grownOnce = [&](std::size_t obstacle) -> const std::vector<Polygon>& {
        if (grown.second.empty() || grown.first != obstacle) {
            grown = {obstacle, grownParts(m_obstacles[obstacle].outline, by)};
        }
        return grown.second;
    };
    const auto add = [&](std::size_t obstacle, Length elevation, std::optional<Length> height,
                         const std::vector<geometry::SheetOpening>& through) {
        const BlockerRun run{static_cast<int>(blockers.size()), 0};
        const geometry::BlockerOutline& outline = m_obstacles[obstacle].outline;
        const auto addOne = [&](geometry::BlockerOutline one, Length foot, std::optional<Length> high,
                                const std::vector<geometry::SheetOpening>& holes) {
            blockers.push_back({std::move(one), foot, high});
            openings.push_back(holes);
            m_obstacleOfBlocker.push_back(static_cast<int>(obstacle));
        };
        const auto addGrown = [&](const std::vector<Polygon>& grownOutline, const VerticalExtent& own) {
            const auto [foot, high] = grownInHeight(own, {elevation, height}, up);
            for (const Polygon& part : grownOutline) {
                addOne(part, foot, high, {});
                m_ownExtents.push_back(own);
            }
        };
        const auto* wall = std::get_if<geometry::Wall>(&outline);
        if (by == Length{}) {
            addOne(outline, elevation, height, through);
        } else if (!through.empty() && wall) {
            // A grown wall consists of polygons, which have no openings of their own.
            for (const WallPart& part : wallPartsAround(*wall, elevation, height, through, by)) {
                addGrown(grownParts(part.outline, by), {part.foot, part.height});
            }
        } else {
            addGrown(grownOnce(obstacle), {elevation, height});
        }
        return BlockerRun{run.first, static_cast<int>(blockers.size()) - 1};
    };
    for (std::size_t i = 0; i < m_obstacles.size(); ++i) {
        Obstacle& obstacle = m_obstacles[i];
        const auto uses = [&](auto condition) {
            return std::ranges::any_of(
                obstacle.lines, [&](int line) { return condition(m_pack->block[static_cast<std::size_t>(line)]); });
        };
        if (!isVolume() || uses([](const BlockLine& line) { return line.comparison != SizeComparison::Real; }) ||
            !obstacle.neverFull.empty() || isInZone(static_cast<int>(i))) {
            obstacle.endless = add(i, {}, {}, {});
        }
        const bool isReal =
            isVolume() && uses([](const BlockLine& line) { return line.comparison == SizeComparison::Real; });
        if (!isReal || obstacle.isFlat) {
            continue;
        }
        const std::vector<WallOpening>& own = openingsOf(obstacle, m_pieces);
        const auto addClosedUpTo = [&](Length filled) {
            const OpenBody body = bodyClosedUpTo(filled, obstacle.elevation, obstacle.height, own);
            return add(i, body.foot, body.height, body.openings);
        };
        obstacle.solid = addClosedUpTo({});
        Length filled;
        for (const int line : obstacle.lines) {
            filled = std::max(filled, m_pack->block[static_cast<std::size_t>(line)].fillGapsBelow.value_or(Length{}));
        }
        if (filled > Length{}) {
            obstacle.filled = addClosedUpTo(filled);
        }
    }
    m_map = geometry::TerrainMap{std::move(blockers)};
    if (isVolume()) {
        m_volume = geometry::VolumeMap{m_map, openings};
    }
    if (up == Length{}) {
        m_ownExtents.clear();
    }
    std::vector<geometry::BlockerOutline> elements;
    std::ranges::transform(m_obstacles, std::back_inserter(elements), &Obstacle::outline);
    std::vector<geometry::PlacedFootprint> models;
    std::ranges::transform(m_scenario->models, std::back_inserter(models), &Model::placed);
    m_shapes = std::make_unique<const ElementShapes>(std::move(elements), m_map, std::move(models));
}

const geometry::VolumeMap& PackTable::bodies() const {
    if (m_ownExtents.empty()) {
        return m_volume;
    }
    std::call_once(m_bodies->once, [&] {
        std::vector<Blocker> blockers{m_map.blockers().begin(), m_map.blockers().end()};
        for (std::size_t i = 0; i < blockers.size(); ++i) {
            blockers[i].elevation = m_ownExtents[i].foot;
            blockers[i].height = m_ownExtents[i].height;
        }
        m_bodies->map = m_volume.atHeightsOf(std::move(blockers)); // grown walls have no openings of their own
    });
    return *m_bodies->map;
}

void PackTable::join() {
    m_pieces = inOrder(m_scenario->terrain);
    std::vector<std::size_t> root(m_pieces.size());
    std::iota(root.begin(), root.end(), std::size_t{0});
    const auto find = [&](std::size_t i) {
        while (root[i] != i) {
            i = root[i];
        }
        return i;
    };
    std::map<QString, std::size_t> groups;
    std::map<QString, std::size_t> ids;
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        ids[m_pieces[i]->id.value] = i;
    }
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        if (!m_pieces[i]->group.isEmpty()) {
            const auto [first, isNew] = groups.emplace(m_pieces[i]->group, i);
            root[find(i)] = find(first->second);
        }
        if (const auto parent = ids.find(m_pieces[i]->parent); parent != ids.end()) {
            root[find(i)] = find(parent->second);
        }
    }
    m_joined.resize(m_pieces.size());
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        for (std::size_t j = 0; j < m_pieces.size(); ++j) {
            if (find(i) == find(j)) {
                m_joined[i].push_back(j);
            }
        }
    }
}

bool PackTable::areAlike(std::size_t piece, std::size_t other) const {
    // Ground is an area at all heights; solids are alike that stand as high and as tall.
    const auto isOneBody = [&](const Piece& one, const Piece& two) {
        return m_meanings[piece].isGround ? m_meanings[other].isGround
                                          : !m_meanings[other].isGround && one.elevation == two.elevation &&
                                                effectiveHeight(one) == effectiveHeight(two);
    };
    const auto ownTags = [&](std::size_t one) {
        QSet<QString> tags;
        for (const QString& tag : m_meanings[one].tags) {
            if (isOwnTag(tag, m_pack->terrain)) {
                tags.insert(tag.toLower());
            }
        }
        return tags;
    };
    return piece == other || (footprintOf(*m_pieces[piece]) && footprintOf(*m_pieces[other]) &&
                              isOneBody(*m_pieces[piece], *m_pieces[other]) &&
                              m_meanings[piece].entry == m_meanings[other].entry && ownTags(piece) == ownTags(other));
}

void PackTable::findFeatures() {
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        auto& alike = m_alike.emplace_back();
        std::ranges::copy_if(m_joined[i], std::back_inserter(alike), [&](std::size_t j) { return areAlike(i, j); });
        m_features.push_back({i});
    }
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        if (m_pack->space == Space::Hex && m_meanings[i].isGround) {
            continue; // a model stands in a hex of a wood, not in all of it
        }
        for (const std::size_t other : m_alike[i]) {
            if (m_features[i] == m_features[other] ||
                geometry::unionOf({*footprintOf(*m_pieces[i]), *footprintOf(*m_pieces[other])}).size() > 1) {
                continue;
            }
            std::vector<std::size_t> both;
            std::ranges::merge(m_features[i], m_features[other], std::back_inserter(both));
            for (const std::size_t member : both) {
                m_features[member] = both;
            }
        }
    }
}

void PackTable::findLevels() {
    std::ranges::transform(m_scenario->models, std::back_inserter(m_places),
                           [&](const Model& model) { return placeOf(model, *m_pack); });
    std::ranges::transform(m_pieces, std::back_inserter(m_pieceBoxes), [](const Piece* piece) {
        return std::visit([](const auto& outline) { return geometry::boundsOf(geometry::BlockerOutline{outline}); },
                          piece->outline);
    });
    if (!isVolume()) {
        return;
    }
    std::vector<Levels::Above> above(m_pieces.size(), Levels::Above::Solid);
    for (const Obstacle& obstacle : m_obstacles) {
        if (obstacle.piece < 0 || obstacle.wall >= 0) {
            continue;
        }
        const int index = indexOf(obstacle);
        const bool isZone = std::ranges::any_of(
            m_zoneElements, [&](const auto& elements) { return std::ranges::binary_search(elements, index); });
        auto& of = above[static_cast<std::size_t>(obstacle.piece)];
        of = isZone                                   ? Levels::Above::Zone
             : obstacle.isFlat || isEndless(obstacle) ? Levels::Above::Ground
                                                      : Levels::Above::Solid;
    }
    m_levels = Levels{m_pieces, std::move(above)};
}

bool PackTable::isEndless(const Obstacle& obstacle) const {
    return std::ranges::any_of(obstacle.lines, [&](int line) {
        return m_pack->block[static_cast<std::size_t>(line)].comparison == SizeComparison::Infinite;
    });
}

bool PackTable::touchesFromAbove(std::size_t model, std::size_t piece) const {
    return boxesMeet(m_modelBoxes[model], m_pieceBoxes[piece], kContactOfBoxes) &&
           standingsOf(m_places[model], {}, *m_pieces[piece]).touch;
}

bool PackTable::isWithin(std::size_t model, int obstacle, Length distance) const {
    if (m_pack->space != Space::Hex) {
        return m_shapes->isWithin(model, obstacle, distance);
    }
    return std::visit([&](const auto& outline) { return geometry::distanceTo(m_places[model], outline); },
                      m_obstacles[static_cast<std::size_t>(obstacle)].outline) <= distance;
}

bool PackTable::isLevelWith(std::size_t model, std::size_t piece) const {
    const Length foot = m_scenario->models[model].elevation;
    const Level level = m_levels.of(piece, foot, foot + m_heights[model]);
    if (level == Level::Beneath || level == Level::Beside) {
        return level == Level::Beside;
    }
    const auto carriers = m_levels.carriers(foot, [&](std::size_t solid) { return touchesFromAbove(model, solid); });
    if (level == Level::OverSolid) {
        return std::ranges::any_of(carriers, [&](std::size_t solid) { return m_levels.mayStandOn(solid, piece); });
    }
    return std::ranges::none_of(carriers, [&](std::size_t solid) {
        return !std::ranges::binary_search(m_joined[piece], solid) && !liesWithin(*m_pieces[solid], *m_pieces[piece]);
    });
}

void PackTable::stand() {
    std::map<std::vector<std::size_t>, std::vector<Polygon>> unions;
    const auto addUnion = [&](const std::vector<std::size_t>& together) {
        if (together.size() < 2 || unions.contains(together)) {
            return;
        }
        std::vector<Polygon> footprints;
        for (const std::size_t i : together) {
            if (const auto* polygon = footprintOf(*m_pieces[i])) {
                footprints.push_back(*polygon);
            }
        }
        unions[together] = unionOf(footprints);
    };
    std::ranges::for_each(m_joined, addUnion);
    std::ranges::for_each(m_features, addUnion);
    const auto unionsOf = [&](const std::vector<std::vector<std::size_t>>& lists) {
        std::vector<const std::vector<Polygon>*> ofPiece; ///< null: not joined with another
        std::ranges::transform(lists, std::back_inserter(ofPiece), [&](const auto& together) {
            const auto found = unions.find(together);
            return found == unions.end() ? nullptr : &found->second;
        });
        return ofPiece;
    };
    const auto unionOfJoined = unionsOf(m_joined);
    const auto unionOfFeature = unionsOf(m_features);
    for (std::size_t m = 0; m < m_scenario->models.size(); ++m) {
        const Model& model = m_scenario->models[m];
        std::vector<Standings> alone(m_pieces.size());
        auto& standings = m_standings.emplace_back(m_pieces.size());
        auto& wholly = m_whollyInJoined.emplace_back(m_pieces.size());
        bool isNearAny = false;
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            if (boxesMeet(m_modelBoxes[m], m_pieceBoxes[i], kContactOfBoxes) && isLevelWith(m, i)) {
                alone[i] = standingsOf(m_places[m], model.elevation, *m_pieces[i]);
                alone[i].on = alone[i].on || (alone[i].wholly && m_footings.isStoodOnWithin(i, model.elevation));
                isNearAny = true;
            }
        }
        if (!isNearAny) {
            continue;
        }
        const auto isWithin = [&](const std::vector<std::size_t>& together, const std::vector<Polygon>* area) {
            return area && std::ranges::any_of(together, [&](std::size_t i) { return alone[i].touch; }) &&
                   std::ranges::any_of(*area,
                                       [&](const Polygon& polygon) { return liesWhollyIn(m_places[m], polygon); });
        };
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            wholly[i] = isWithin(m_joined[i], unionOfJoined[i]);
            Standings& toFeature = standings[i];
            for (const std::size_t part : m_features[i]) {
                toFeature = toFeature | alone[part];
            }
            toFeature.wholly = toFeature.wholly || isWithin(m_features[i], unionOfFeature[i]);
        }
    }
}

Standings PackTable::standingOf(std::size_t model, std::size_t piece, bool joined) const {
    Standings standings = m_standings[model][piece];
    if (joined) {
        for (const std::size_t other : m_joined[piece]) {
            standings = standings | m_standings[model][other];
        }
        standings.wholly = standings.wholly || m_whollyInJoined[model][piece];
    }
    return standings;
}

const Obstacle& PackTable::obstacleOf(int blocker) const {
    return m_obstacles[static_cast<std::size_t>(m_obstacleOfBlocker[static_cast<std::size_t>(blocker)])];
}

std::vector<int> PackTable::between(const geometry::PlacedFootprint& a, const geometry::PlacedFootprint& b) const {
    return geometry::detail::groupsInCorridor(m_map, a, b, m_obstacleOfBlocker);
}

} // namespace sightline::scenarios

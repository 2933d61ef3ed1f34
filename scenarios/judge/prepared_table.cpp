#include "scenarios/judge/prepared_table.h"

#include "scenarios/judge/bodies.h"
#include "scenarios/judge/element_order.h"
#include "scenarios/judge/one_way_walls.h"
#include "scenarios/judge/pack_table.h"
#include "scenarios/judge/wall_parts.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Blocker;
using geometry::Length;

namespace {

/// A wall without a height has that of its piece; on a mat it is unlimited.
std::optional<Length> heightOf(const PieceWall& wall, const Piece& piece) {
    if (wall.height) {
        return wall.height;
    }
    return piece.isMat() ? std::nullopt : effectiveHeight(piece);
}

HeightClass heightClassOfWall(const PieceWall& wall, const Piece& piece) {
    if (wall.height) {
        return heightClassOf(*wall.height);
    }
    return piece.isMat() ? HeightClass::Tall : effectiveHeightClass(piece);
}

/// Returns the bounding box of an outline, by its vertices.
geometry::Box boxOf(const geometry::Polygon& polygon) {
    geometry::Box box{polygon.outline().front(), polygon.outline().front()};
    for (const geometry::Point p : polygon.outline()) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}

bool meets(const BlockRule& rule, const BlockerFacts& facts, const Piece& piece) {
    return (!rule.heightClass || *rule.heightClass == facts.heightClass) &&
           (rule.trait.isEmpty() || piece.traits.contains(rule.trait)) && (!rule.mat || *rule.mat == facts.isMat);
}

/// The first line of the rule set that the blocker meets decides; a blocker that meets none does not block.
void applyRules(const RuleSet& rules, const Piece& piece, BlockerFacts& facts) {
    const auto rule =
        std::ranges::find_if(rules.blocks, [&](const BlockRule& line) { return meets(line, facts, piece); });
    if (rule != rules.blocks.end()) {
        facts.when = rule->when;
        facts.limit = rule->limit;
    }
}

/// Models of group k are below all but the first k of the limits that the rule set knows.
void addCounts(PreparedTable::Parts& parts) {
    std::vector<Length> limits;
    for (const BlockerFacts& facts : parts.facts) {
        if (facts.when == BlockWhen::BothModelsBelow) {
            limits.push_back(facts.limit);
        }
    }
    std::ranges::sort(limits);
    limits.erase(std::unique(limits.begin(), limits.end()), limits.end());
    for (std::size_t group = 0; group <= limits.size(); ++group) {
        auto& counts = parts.counts.emplace_back();
        std::ranges::transform(parts.facts, std::back_inserter(counts), [&](const BlockerFacts& facts) {
            const bool isBelow = group < limits.size() && limits[group] <= facts.limit;
            const bool counting =
                facts.when == BlockWhen::Always || (facts.when == BlockWhen::BothModelsBelow && isBelow);
            return counting ? geometry::Occlusion::Always : geometry::Occlusion::Never;
        });
    }
    std::ranges::transform(parts.scenario.models, std::back_inserter(parts.heightGroups), [&](const Model& model) {
        return static_cast<std::size_t>(std::ranges::upper_bound(limits, model.height) - limits.begin());
    });
}

void addBases(PreparedTable::Parts& parts, const std::vector<geometry::ContainingPiece>& containers) {
    std::vector<geometry::Box> boxes;
    for (const geometry::ContainingPiece& container : containers) {
        const auto& blocker = parts.map.blockers()[static_cast<std::size_t>(container.footprint)];
        boxes.push_back(boxOf(std::get<geometry::Polygon>(blocker.outline)));
    }
    for (const Model& model : parts.scenario.models) {
        const auto placed = model.placedBody();
        const auto bounds = boundsOf(placed);
        std::vector<geometry::ContainingPiece> near;
        for (std::size_t i = 0; i < containers.size(); ++i) {
            if (boxesMeet(boxes[i], bounds)) {
                near.push_back(containers[i]);
            }
        }
        if (near.empty()) {
            parts.bases.emplace_back(placed);
        } else {
            parts.bases.emplace_back(placed, std::move(near));
        }
    }
}

std::shared_ptr<PreparedTable::Parts> partsOf(const Scenario& scenario, const RuleSet& rules) {
    auto parts = std::make_shared<PreparedTable::Parts>();
    parts->scenario = scenario;
    parts->rules = rules;
    if (!countsBodies(rules)) {
        std::ranges::for_each(parts->scenario.models, [](Model& model) { model.body.reset(); });
    }
    std::vector<Blocker> blockers;
    auto& openings = parts->openings;
    std::vector<geometry::ContainingPiece> containers;
    const auto add = [&](const Piece& piece, Blocker blocker, BlockerFacts facts,
                         const std::vector<WallOpening>& through) {
        applyRules(rules, piece, facts);
        blockers.push_back(std::move(blocker));
        parts->facts.push_back(facts);
        std::ranges::transform(through, std::back_inserter(openings.emplace_back()), [](const WallOpening& opening) {
            return geometry::SheetOpening{opening.from, opening.to, opening.sill, opening.top};
        });
    };
    // Seen from above a door is a gap.
    const auto addWall = [&](const Piece& piece, const geometry::Wall& wall, std::optional<Length> height,
                             const BlockerFacts& facts, const std::vector<WallOpening>& through) {
        if (rules.view == SightGeometry::Volume) {
            add(piece, {wall, piece.elevation, height}, facts, through);
            return;
        }
        for (StretchFromAbove& stretch : seenFromAbove(wall, through, false)) {
            std::vector<WallOpening> own = through;
            for (WallOpening& opening : own) {
                opening.from = opening.from - stretch.from;
                opening.to = opening.to - stretch.from;
            }
            std::erase_if(own, [](const WallOpening& opening) { return opening.to <= Length{}; });
            add(piece, {std::move(stretch.outline), piece.elevation, height}, facts, own);
        }
    };
    parts->pieces = inOrder(parts->scenario.terrain);
    for (std::size_t i = 0; i < parts->pieces.size(); ++i) {
        const Piece& piece = *parts->pieces[i];
        const std::size_t first = blockers.size();
        const BlockerFacts own{i, true, piece.isMat(), effectiveHeightClass(piece)};
        if (const auto* wall = std::get_if<geometry::Wall>(&piece.outline)) {
            addWall(piece, *wall, effectiveHeight(piece), own, piece.openings);
        } else {
            add(piece, {piece.outline, piece.elevation, effectiveHeight(piece)}, own, {});
        }
        for (const PieceWall& wall : piece.walls) {
            if (wall.blocksSight) {
                addWall(piece, wall.polyline, heightOf(wall, piece),
                        {i, false, wall.height == Length{}, heightClassOfWall(wall, piece)}, wall.openings);
            }
        }
        if (rules.ignorePieceHoldingAnEnd && !piece.isWall()) {
            containers.push_back({static_cast<int>(first), static_cast<int>(blockers.size()) - 1});
        }
    }
    parts->map = geometry::TerrainMap{std::move(blockers)};
    if (rules.view == SightGeometry::Volume) {
        parts->volume = geometry::VolumeMap{parts->map, openings};
    }
    addCounts(*parts);
    addBases(*parts, containers);
    parts->oneWayWalls = oneWayWallsOf(parts->scenario);
    parts->hash = rules.hash();
    if (rules.pack) {
        parts->pack = std::make_shared<const PackTable>(parts->scenario, *rules.pack);
    }
    return parts;
}

} // namespace

const geometry::SightBase& PreparedBase::sightBase(const geometry::TerrainMap& map) const {
    if (!m_held) {
        return m_plain;
    }
    std::call_once(m_held->once, [&] { m_held->base.emplace(m_held->placed, map, m_held->containers); });
    return *m_held->base;
}

const PreparedTable& LargestBodies::tableFor(const PreparedTable::Parts& parts) {
    std::call_once(m_once, [&] {
        Scenario largest = parts.scenario;
        for (Model& model : largest.models) {
            if (model.body) {
                model.body->smallest = model.body->largest;
            }
        }
        // Decisions of a judge apply to both readings together; the judge function adds them afterwards.
        largest.overrulings.clear();
        largest.wallRulings.clear();
        m_table.emplace(largest, parts.rules);
    });
    return *m_table;
}

bool blocks(const BlockerFacts& facts, const Model& observer, const Model& target) {
    switch (facts.when) {
    case BlockWhen::Always: return true;
    case BlockWhen::Never: return false;
    case BlockWhen::BothModelsBelow: return observer.height < facts.limit && target.height < facts.limit;
    }
    return false;
}

PreparedTable::PreparedTable(const Scenario& scenario, const RuleSet& rules) : m_parts{partsOf(scenario, rules)} {}

const Scenario& PreparedTable::scenario() const { return m_parts->scenario; }

const RuleSet& PreparedTable::rules() const { return m_parts->rules; }

} // namespace sightline::scenarios

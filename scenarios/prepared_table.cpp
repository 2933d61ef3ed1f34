#include "scenarios/prepared_table.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Blocker;
using geometry::Length;

namespace {

/// A wall without a height is as high as its piece; on a mat it is unlimited.
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

/// The box of an outline, by its vertices.
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

/// The first line of the rule set that speaks of the blocker decides; a blocker no line speaks of does not block.
void applyRules(const RuleSet& rules, const Piece& piece, BlockerFacts& facts) {
    const auto rule = std::ranges::find_if(rules.blocks, [&](const BlockRule& line) { return meets(line, facts, piece); });
    if (rule != rules.blocks.end()) {
        facts.when = rule->when;
        facts.limit = rule->limit;
    }
}

/// An order that depends on what the pieces are and not on where they stand in the file, so that sums, ties and lists come out
/// the same to the last bit.
std::vector<const Piece*> inOrderOfOutlines(const std::vector<Piece>& terrain) {
    std::vector<const Piece*> pieces;
    std::ranges::transform(terrain, std::back_inserter(pieces), [](const Piece& piece) { return &piece; });
    const auto outline = [](const Piece& piece) -> const std::vector<geometry::Point>& {
        const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
        return polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
    };
    std::ranges::sort(pieces, [&](const Piece* a, const Piece* b) {
        const auto& first = outline(*a);
        const auto& second = outline(*b);
        return first == second ? a->id < b->id : first < second;
    });
    return pieces;
}

std::shared_ptr<PreparedTable::Parts> partsOf(const Scenario& scenario, const RuleSet& rules) {
    auto parts = std::make_shared<PreparedTable::Parts>();
    parts->scenario = scenario;
    parts->rules = rules;
    std::vector<Blocker> blockers;
    auto& openings = parts->openings;
    const auto add = [&](const Piece& piece, Blocker blocker, BlockerFacts facts, const std::vector<WallOpening>& through) {
        applyRules(rules, piece, facts);
        blockers.push_back(std::move(blocker));
        parts->facts.push_back(facts);
        std::ranges::transform(through, std::back_inserter(openings.emplace_back()), [](const WallOpening& opening) {
            return geometry::SheetOpening{opening.from, opening.to, opening.sill, opening.top};
        });
    };
    parts->pieces = inOrderOfOutlines(parts->scenario.terrain);
    for (std::size_t i = 0; i < parts->pieces.size(); ++i) {
        const Piece& piece = *parts->pieces[i];
        add(piece, {piece.outline, piece.elevation, effectiveHeight(piece)}, {i, true, piece.isMat(), effectiveHeightClass(piece), {}, {}},
            piece.openings);
        const std::size_t first = blockers.size() - 1;
        for (const PieceWall& wall : piece.walls) {
            if (wall.blocksSight) {
                add(piece, {wall.polyline, piece.elevation, heightOf(wall, piece)},
                    {i, false, wall.height == Length{}, heightClassOfWall(wall, piece), {}, {}}, wall.openings);
            }
        }
        if (rules.ignorePieceHoldingAnEnd && !piece.isWall()) {
            parts->holders.push_back({boxOf(std::get<geometry::Polygon>(piece.outline)), first, blockers.size() - first});
        }
    }
    parts->map = geometry::TerrainMap{std::move(blockers)};
    if (rules.view == SightGeometry::Volume) {
        parts->volume = geometry::VolumeMap{parts->map, openings};
    }
    std::ranges::transform(scenario.models, std::back_inserter(parts->bases),
                           [](const Model& model) { return geometry::QuickBase{model.placed()}; });
    std::ranges::transform(scenario.models, std::back_inserter(parts->boxes),
                           [](const Model& model) { return boundsOf(model.placed()); });
    return parts;
}

} // namespace

bool meets(const geometry::Box& a, const geometry::Box& b) {
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
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

const Scenario& PreparedTable::scenario() const {
    return m_parts->scenario;
}

const RuleSet& PreparedTable::rules() const {
    return m_parts->rules;
}

} // namespace sightline::scenarios

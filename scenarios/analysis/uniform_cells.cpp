#include "scenarios/analysis/uniform_cells.h"

#include "geometry/region/polygon_rings.h"
#include "geometry/region/range_outlines.h"
#include "scenarios/analysis/region_borders.h"
#include "scenarios/base/parallel.h"
#include "scenarios/judge/blocking.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/sizes.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>

namespace sightline::scenarios {

using geometry::Box;
using geometry::Footprint;
using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::PolygonSet;
using geometry::Ring;

namespace {

void addTo(std::vector<Ring>& rings, const PolygonSet& region) {
    std::ranges::move(ringsOf(region), std::back_inserter(rings));
}

/// Empty for a target of no extent.
std::vector<Ring> reachOf(const RegionQuestion& question, bool within = true) {
    return question.wants == RegionWants::Point
               ? std::vector<Ring>{}
               : geometry::reachOfBase(question.targetBase, question.targetFacing, within);
}

PolygonSet grownBy(const PolygonSet& region, const std::vector<Ring>& reach) {
    std::vector<Ring> rings;
    for (const Ring& ring : reach) {
        addTo(rings, minkowskiSum(region, ring));
    }
    return geometry::unite(rings);
}

/// The conditions of the pack as parts of the table.
class Conditions {
public:
    Conditions(const PackTable& table, const Model& viewer, const RegionQuestion& question)
        : m_table{table},
          m_viewer{viewer},
          m_question{question},
          m_reach{reachOf(question)},
          m_isOnHexes{table.pack().space == Space::Hex},
          m_target{regionTargetAt(question, {})} {}

    std::vector<PolygonSet> find(int threads) {
        const RulePack& pack = m_table.pack();
        const bool asksAll = m_question.wants == RegionWants::AllOfIt;
        for (std::size_t i = 0; i < m_table.obstacles().size(); ++i) {
            const Obstacle& obstacle = m_table.obstacles()[i];
            for (std::size_t line = 0; obstacle.blocksSight && line < obstacle.lines.size(); ++line) {
                const BlockLine& block = pack.block[static_cast<std::size_t>(obstacle.lines[line])];
                if (block.stopsSight) {
                    addOf(block, i);
                }
            }
            for (std::size_t line = 0; asksAll && line < obstacle.neverFull.size(); ++line) {
                addOf(pack.neverFull[static_cast<std::size_t>(obstacle.neverFull[line])], i);
            }
        }
        if (pack.detection) {
            for (const int place : m_table.hidingIndices()) {
                addStanding(m_table.obstacles()[static_cast<std::size_t>(place)], pack.detection->standing,
                            pack.detection->joined);
            }
        }
        std::vector<PolygonSet> found(m_conditions.size());
        forEachOnThreads(found.size(), threads, [&](std::size_t i) { found[i] = m_conditions[i](); });
        std::erase_if(found, [](const PolygonSet& region) { return region.parts.empty(); });
        return found;
    }

private:
    /// Returns the sizes that a target may have, by what it stands on.
    std::vector<double> sizesOfTarget(SizeUse use) {
        std::vector<double> sizes{sizeOf(m_target, m_table.pack(), use)};
        if (use == SizeUse::Height) {
            const double own = sizeOf(m_target, m_table.pack(), SizeUse::Size);
            for (const Footing& footing : m_table.footings().upTo(m_target.elevation)) {
                sizes.push_back(own + addedBy({footing}, m_target.elevation).inches());
            }
        }
        return sizes;
    }

    /// Adds the places where a target stands on something that counts otherwise than by its height.
    void addFootings() {
        for (const Footing& footing : m_table.footings().upTo(m_target.elevation)) {
            addStanding(footing.piece, footing.standingAt(m_target.elevation));
        }
    }

    void addOf(const BlockLine& line, std::size_t index) {
        const Obstacle& obstacle = m_table.obstacles()[index];
        const double element = m_table.sizeOfElement(index, line.use);
        const double observer = sizeOf(m_viewer, m_table, line.use);
        const std::vector<double> targets = sizesOfTarget(line.use);
        const auto effectOn = [&](double target) { return effectOfSizes(line, element, observer, target); };
        if (std::ranges::all_of(targets, [&](double target) { return effectOn(target) == SizeEffect::Never; })) {
            return;
        }
        const auto isInShadow = [&](double target) {
            return effectOn(target) == SizeEffect::InShadow && target < observer;
        };
        if (std::ranges::any_of(targets, isInShadow)) {
            addNear(index, *shadowOf(line, element));
        }
        if (targets.size() > 1) {
            addFootings();
        }
        for (const IgnoreClause& clause : line.ignore) {
            if (clause.target) {
                addStanding(obstacle, *clause.target, clause.joined);
            }
            if (clause.targetNear) {
                addNear(index, *clause.targetNear);
            }
            if (clause.distanceOver && m_distances.insert(*clause.distanceOver).second) {
                if (const auto reach = rangeAlongTable(m_table.pack(), m_viewer, m_target, *clause.distanceOver)) {
                    add([this, reach] {
                        return geometry::unite(geometry::rangeOutlines(m_viewer.placed(), *reach, m_reach,
                                                                       boxOf(m_table.scenario().table)));
                    });
                }
            }
        }
    }

    void addStanding(const Obstacle& obstacle, Standing standing, bool joined) {
        if (standing == Standing::Partly) { // it has the borders of both
            addStanding(obstacle, Standing::In, joined);
            addStanding(obstacle, Standing::Wholly, joined);
            return;
        }
        if (obstacle.piece < 0) {
            if (standing == Standing::Touch && m_models.insert(obstacle.model).second) {
                add([this, &obstacle] { return grown(outlineRegion(obstacle.outline)); });
            }
            return;
        }
        const auto piece = static_cast<std::size_t>(obstacle.piece);
        addCarriers();
        const auto& together = joined ? m_table.joinedWith(piece) : m_table.featureOf(piece);
        for (const std::size_t other : together) {
            addStanding(other, standing);
        }
        if (standing == Standing::Wholly && !m_isOnHexes && together.size() > 1 && m_unions.insert(together).second) {
            add([this, &together] {
                std::vector<Ring> rings;
                for (const std::size_t other : together) {
                    addTo(rings, footprint(other));
                }
                return centersWithin(geometry::unite(rings), m_question);
            });
        }
    }

    /// Adds the places where a solid carries the target: above other pieces it may stand in none of them.
    void addCarriers() {
        for (const std::size_t solid :
             m_table.levels().carriers(m_target.elevation, [](std::size_t) { return true; })) {
            addStanding(solid, Standing::Touch);
        }
    }

    void addStanding(std::size_t piece, Standing standing) {
        if (standing == Standing::On && m_table.footings().isStoodOnWithin(piece, m_target.elevation)) {
            addStanding(piece, Standing::Wholly);
        }
        const Standing kind = m_isOnHexes                                            ? Standing::Center
                              : standing == Standing::In || standing == Standing::On ? Standing::Touch
                                                                                     : standing; // equal borders
        if (!m_standings.insert({piece, kind}).second) {
            return;
        }
        const auto& outline = m_table.pieces()[piece]->outline;
        if (const auto* wall = std::get_if<geometry::Wall>(&outline)) {
            if (kind == Standing::Touch) {
                add([this, wall] { return grownWall(*wall); });
            }
            return;
        }
        switch (kind) {
        case Standing::Center: add([this, piece] { return footprint(piece); }); break;
        case Standing::Wholly: add([this, piece] { return centersWithin(footprint(piece), m_question); }); break;
        default: add([this, piece] { return grown(footprint(piece)); }); break;
        }
    }

    void addNear(std::size_t index, Length distance) {
        if (!m_near.insert({index, distance}).second) {
            return;
        }
        const auto reach = alongTable(distance, upTo(m_table.pack(), m_target.elevation,
                                                     heightOf(m_target, m_table.pack()), m_table.obstacles()[index]));
        if (!reach || *reach == Length{}) {
            if (reach) {
                addTouching(index);
            }
            return;
        }
        add([this, index, near = *reach] { return grown(around(m_table.obstacles()[index].outline, near)); });
    }

    void addTouching(std::size_t index) {
        add([this, &outline = m_table.obstacles()[index].outline] {
            const auto* wall = std::get_if<geometry::Wall>(&outline);
            return wall ? grownWall(*wall) : grown(outlineRegion(outline));
        });
    }

    static PolygonSet around(const geometry::BlockerOutline& outline, Length reach) {
        const auto disc = geometry::reachOfBase(Footprint::round(reach * 2).value(), {});
        const auto* wall = std::get_if<geometry::Wall>(&outline);
        if (!wall) {
            return grownBy(outlineRegion(outline), disc);
        }
        std::vector<Ring> rings;
        for (std::size_t i = 1; i < wall->vertices().size(); ++i) {
            rings.push_back(geometry::segmentGrownBy(wall->vertices()[i - 1], wall->vertices()[i], disc.front()));
        }
        return geometry::unite(rings);
    }

    [[nodiscard]] PolygonSet grownWall(const geometry::Wall& wall) const {
        std::vector<Ring> rings;
        for (std::size_t i = 1; i < wall.vertices().size(); ++i) {
            for (const Ring& reach : m_reach) {
                rings.push_back(geometry::segmentGrownBy(wall.vertices()[i - 1], wall.vertices()[i], reach));
            }
        }
        return geometry::unite(rings);
    }

    [[nodiscard]] PolygonSet grown(const PolygonSet& region) const {
        return m_reach.empty() || m_isOnHexes ? region : grownBy(region, m_reach);
    }

    [[nodiscard]] PolygonSet footprint(std::size_t piece) const {
        const auto* polygon = std::get_if<Polygon>(&m_table.pieces()[piece]->outline);
        return polygon ? outlineRegion(*polygon) : PolygonSet{};
    }

    static PolygonSet outlineRegion(const geometry::BlockerOutline& outline) {
        const auto* polygon = std::get_if<Polygon>(&outline);
        return polygon ? geometry::unite(ringsOf(*polygon)) : PolygonSet{};
    }

    void add(std::function<PolygonSet()> condition) { m_conditions.push_back(std::move(condition)); }

    const PackTable& m_table;
    const Model& m_viewer;
    const RegionQuestion& m_question;
    std::vector<Ring> m_reach;
    bool m_isOnHexes;                                      ///< the center stands in a piece, and is near it
    Model m_target;                                        ///< at any position
    std::vector<std::function<PolygonSet()>> m_conditions; ///< each independent of the others
    std::set<std::pair<std::size_t, Standing>> m_standings;
    std::set<std::pair<std::size_t, Length>> m_near;
    std::set<std::vector<std::size_t>> m_unions;
    std::set<int> m_models;
    std::set<Length> m_distances;
};

void addCell(PolygonSet region, std::vector<UniformCell>& cells) {
    if (const auto within = interiorPoint(region)) {
        cells.push_back({std::move(region), *within});
    }
}

/// Returns the faces into which the borders of conditions divide a region.
std::vector<PolygonSet> cutBy(const std::vector<PolygonSet>& conditions, PolygonSet region) {
    const Box around = boundsOf(region);
    std::vector<PolygonSet> faces{std::move(region)};
    for (const PolygonSet& condition : conditions) {
        const Box box = boundsOf(condition);
        if (!boxesMeet(around, box)) {
            continue;
        }
        const auto outlines = ringsOf(condition);
        std::vector<PolygonSet> cut;
        for (PolygonSet& face : faces) {
            PolygonSet inside = boxesMeet(boundsOf(face), box) ? intersect(face, outlines) : PolygonSet{};
            PolygonSet outside = inside.parts.empty() ? PolygonSet{} : subtract(face, outlines);
            if (inside.parts.empty() || outside.parts.empty()) {
                cut.push_back(std::move(face));
                continue;
            }
            cut.push_back(std::move(inside));
            cut.push_back(std::move(outside));
        }
        faces = std::move(cut);
    }
    return faces;
}

} // namespace

PolygonSet centersTouching(const PolygonSet& region, const RegionQuestion& question, bool within) {
    const auto reach = reachOf(question, within);
    return reach.empty() ? region : grownBy(region, reach);
}

PolygonSet centersWithin(const PolygonSet& region, const RegionQuestion& question) {
    const auto reach = reachOf(question, false);
    if (reach.empty() || region.parts.empty()) {
        return region;
    }
    // The centers of bases that touch nothing of the surroundings.
    Box box = boundsOf(region);
    const Box base = geometry::boundsOf(geometry::PlacedFootprint{question.targetBase, {}, question.targetFacing});
    const Length room = (base.high.x - base.low.x) + (base.high.y - base.low.y);
    box = {{box.low.x - room, box.low.y - room}, {box.high.x + room, box.high.y + room}};
    const PolygonSet around = subtract(geometry::unite(std::array{outlineOf(box)}), ringsOf(region));
    return subtract(region, ringsOf(grownBy(around, reach)));
}

PolygonSet contactArea(const Model& viewer, const RegionQuestion& question) {
    if (!doHeightsMeet(viewer.elevation, viewer.height, question.targetElevation, question.targetHeight)) {
        return {};
    }
    // Rotated by 180 degrees twice.
    const auto rings = geometry::reachOfBase(viewer.base, viewer.facing + geometry::Angle::fromDegrees(180));
    return centersTouching(movedBy(geometry::unite(rings), viewer.position - Point{}), question);
}

std::vector<UniformCell>
partitionByRules(const PackTable& table, const Model& viewer, const RegionQuestion& question, int threads) {
    const Box box = boxOf(table.scenario().table);
    const PolygonSet everywhere = geometry::unite(std::array{outlineOf(box)});
    const auto conditions = Conditions{table, viewer, question}.find(threads);
    std::vector<UniformCell> cells;
    if (conditions.empty()) {
        addCell(everywhere, cells);
        return cells;
    }
    std::vector<Ring> rings;
    for (const PolygonSet& condition : conditions) {
        addTo(rings, condition);
    }
    const PolygonSet asked = intersect(geometry::unite(rings), std::array{outlineOf(box)});
    // Pieces are mostly apart: each part of their reach is cut only by the few conditions that meet it.
    std::vector<std::vector<UniformCell>> parts(asked.parts.size() + 1);
    forEachOnThreads(parts.size(), threads, [&](std::size_t i) {
        if (i == asked.parts.size()) {
            addCell(subtract(everywhere, ringsOf(asked)), parts[i]);
            return;
        }
        for (PolygonSet& face : cutBy(conditions, PolygonSet{{asked.parts[i]}})) {
            addCell(std::move(face), parts[i]);
        }
    });
    std::ranges::rotate(parts, std::prev(parts.end()));
    for (std::vector<UniformCell>& part : parts) {
        std::ranges::move(part, std::back_inserter(cells));
    }
    return cells;
}

} // namespace sightline::scenarios

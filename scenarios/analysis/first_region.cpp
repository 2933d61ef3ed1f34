#include "scenarios/analysis/first_region.h"

#include "geometry/region/polygon_rings.h"
#include "geometry/region/range_outlines.h"
#include "geometry/region/space_region.h"
#include "scenarios/analysis/pack_lines.h"
#include "scenarios/analysis/region_borders.h"
#include "scenarios/analysis/region_lines.h"
#include "scenarios/analysis/uniform_cells.h"
#include "scenarios/judge/detection.h"
#include "scenarios/judge/prepared_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Occlusion;
using geometry::Point;
using geometry::PolygonSet;
using geometry::Ring;

namespace {

/// The number of sides with which round models block, around their outlines.
constexpr int kSidesOfBlockers = 8;
/// The factor by which more than half the width of a line is added to elements: their round corners are approximated
/// from outside.
constexpr double kOutwards = 1.02;
/// The largest number of points along the border of a viewer that look; several viewers share them.
constexpr std::size_t kEyes = 8;

/// Returns points of a viewer that look: those of its border lie a thousandth of the way to its center inside it, more
/// than the rounding of corners.
std::vector<Point> eyesOf(const geometry::PlacedFootprint& shape, std::size_t count) {
    std::vector<Point> eyes;
    for (const Ring& ring : geometry::reachOfBase(shape.footprint, shape.facing + geometry::Angle::fromDegrees(180))) {
        double x = 0.0;
        double y = 0.0;
        for (const Point p : ring) {
            x += p.x.inches() / static_cast<double>(ring.size());
            y += p.y.inches() / static_cast<double>(ring.size());
        }
        const auto toward = [&](Point p, double share) {
            return shape.position + geometry::Vector{Length::fromInches(x + share * (p.x.inches() - x)),
                                                     Length::fromInches(y + share * (p.y.inches() - y))};
        };
        eyes.push_back(toward({}, 0.0));
        const std::size_t step = count == 0 ? ring.size() : std::max<std::size_t>(1, ring.size() / count);
        for (std::size_t i = 0; i < ring.size() && count > 0; i += step) {
            eyes.push_back(toward(ring[i], 0.999));
        }
    }
    return eyes;
}

/// Returns what the pack says of lines of sight, without what depends on where a target stands, each decided against
/// its being seen: obstacles count even for targets that stand in or near them, and those lower than one of two models
/// block at any distance.
RulePack strictest(RulePack pack) {
    pack.cover.clear();
    pack.neverFull.clear();
    pack.zones.clear();
    pack.line.width = {}; // see `grownRings`
    std::erase_if(pack.block, [](const BlockLine& line) { return !line.stopsSight; });
    for (BlockLine& line : pack.block) {
        std::erase_if(line.ignore, [](const IgnoreClause& clause) {
            return clause.onlyParts || clause.target || clause.targetNear || clause.distanceOver;
        });
        if (line.shadow || line.shadowByHeight) {
            line.shadow = Length::fromInches(10'000); // across any table
            line.shadowByHeight = false;
        }
    }
    return pack;
}

/// Leaves out blockers that end below a height.
void ignoreLow(std::span<const geometry::Blocker> blockers, Length height, std::vector<Occlusion>& counts) {
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (blockers[i].height && blockers[i].elevation + *blockers[i].height < height) {
            counts[i] = Occlusion::Never;
        }
    }
}

/// A vector in inches.
struct InchVector {
    double x = 0.0;
    double y = 0.0;
    [[nodiscard]] geometry::Vector rounded(double times) const {
        return {Length::fromInches(times * x), Length::fromInches(times * y)};
    }
};

InchVector directionOf(Point from, Point to) {
    const auto [x, y] = to - from;
    const double length = std::hypot(x.inches(), y.inches());
    return {x.inches() / length, y.inches() / length};
}

/// Returns a convex ring with each side moved outwards; std::nullopt if a corner is so sharp that it would move far.
std::optional<Ring> withSidesMoved(const Ring& convex, double by) {
    constexpr double kMinCosine = -0.5; // of the turn at a corner: it moves at most twice as far as the sides
    Ring moved;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const InchVector in = directionOf(convex[(i == 0 ? convex.size() : i) - 1], convex[i]);
        const InchVector out = directionOf(convex[i], convex[(i + 1) % convex.size()]);
        const double cosine = in.x * out.x + in.y * out.y;
        if (cosine < kMinCosine) {
            return {};
        }
        moved.push_back(convex[i] + InchVector{in.y + out.y, -in.x - out.x}.rounded(by / (1.0 + cosine)));
    }
    return moved;
}

/// Returns outlines whose union contains the outline grown by a distance. They have few corners: sides are moved, or
/// have rectangles around them.
std::vector<Ring> grownRings(const geometry::BlockerOutline& outline, Length distance) {
    std::vector<Ring> rings;
    const auto* polygon = std::get_if<geometry::Polygon>(&outline);
    if (polygon) {
        rings = ringsOf(*polygon);
    }
    if (distance == Length{}) {
        return rings;
    }
    constexpr double kRounding = 1e-7; // inches, 2.5 nm
    const double by = distance.inches() + kRounding;
    if (polygon && polygon->isConvex()) {
        if (auto moved = withSidesMoved(polygon->outline(), by)) {
            return {std::move(*moved)};
        }
    }
    const auto addSides = [&](const Ring& corners, bool isClosed) {
        for (std::size_t i = isClosed ? 0 : 1; i < corners.size(); ++i) {
            const Point from = corners[(i == 0 ? corners.size() : i) - 1];
            const Point to = corners[i];
            const InchVector along = directionOf(from, to);
            const geometry::Vector forth = along.rounded(by);
            const geometry::Vector across{-forth.y, forth.x}; // to the right on screen
            rings.push_back({from - forth - across, to + forth - across, to + forth + across, from - forth + across});
        }
    };
    if (polygon) {
        addSides(polygon->outline(), true);
        std::ranges::for_each(polygon->holes(), [&](const Ring& hole) { addSides(hole, true); });
    } else {
        addSides(std::get<geometry::Wall>(outline).vertices(), false);
    }
    return rings;
}

/// Returns what a point sees past blockers, of which it ignores those that contain it; what else is inside of them
/// counts as hidden.
PolygonSet seenFromEye(Point eye,
                       const geometry::RegionMap& map,
                       std::vector<Occlusion> counts,
                       const std::vector<geometry::ContainingPiece>& containers,
                       geometry::TouchRule touch) {
    for (const auto& [footprint, last] : containers) {
        if (std::get<geometry::Polygon>(map.terrain().blockers()[static_cast<std::size_t>(footprint)].outline)
                .containsInside(eye)) {
            std::fill(counts.begin() + footprint, counts.begin() + last + 1, Occlusion::Never);
        }
    }
    return regionFromPoint(eye, map, std::move(counts), {}, {touch, {}, {}, {}});
}

/// The lines of several viewers under a pack.
class PackEyes {
public:
    PackEyes(const RegionTable& table, const std::vector<Model>& viewers, const RegionQuestion& question)
        : m_question{question},
          m_box{boxOf(table.table().scenario().table)},
          m_grownBy{Length::fromInches(kOutwards * table.table().rules().pack->line.width.inches() / 2)},
          m_overTops{halfHeightOfLines(*table.table().rules().pack)},
          m_pack{strictest(*table.table().rules().pack)},
          m_scenario{table.table().scenario()},
          m_viewers{viewers} {
        for (const Model& viewer : viewers) {
            m_places.push_back(placeViewer(viewer, m_scenario));
        }
        const Point center{m_box.high.x - Length::fromInches(m_box.high.x.inches() / 2),
                           m_box.high.y - Length::fromInches(m_box.high.y.inches() / 2)};
        m_firstTarget = m_scenario.models.size();
        for (const Model& viewer : viewers) {
            m_scenario.models.push_back(regionEnemyAt(table, question, center, viewer));
        }
        m_table.emplace(m_scenario, m_pack);
        m_passable.resize(viewers.size());
        for (std::size_t i = 0; i < viewers.size(); ++i) {
            m_counts.push_back(countsOf(i));
        }
        setMap();
    }

    /// Returns what some points of a viewer see.
    [[nodiscard]] PolygonSet seenBy(std::size_t viewer, std::size_t eyes, const std::stop_token& stop) const {
        const Pair pair = pairOf(viewer);
        if (!mayObserve(*m_table, m_places[viewer])) {
            return {};
        }
        const Model& observer = m_viewers[viewer];
        const auto ends = pair.targets(m_pack.target);
        const TargetEnds targets = targetEnds(m_pack, m_question, ends->single, pair.target().position);
        std::vector<PolygonSet> regions;
        for (const LineEnd& source : pair.sightSources()->single) {
            const bool isPlace = source.isPoint || isSamplePoint(observer);
            if (isPlace && m_pack.line.alongEdge != AlongEdge::Touch &&
                touchesBlocker(source.shape.position, m_map->terrain().blockers(), m_counts[viewer])) {
                continue; // one of the lines beside it may start inside the obstacle
            }
            for (const Point eye : isPlace ? std::vector{source.shape.position} : eyesOf(source.shape, eyes)) {
                if (stop.stop_requested()) {
                    return {};
                }
                regions.push_back(seenFrom(eye, viewer, isPlace && m_pack.line.freeEnds));
            }
        }
        PolygonSet seen = uniteRegions(std::move(regions));
        std::vector<Ring> arcs;
        std::ranges::transform(arcsOf(observer, m_pack.source), std::back_inserter(arcs), &geometry::Polygon::outline);
        if (!arcs.empty()) {
            seen = intersect(seen, arcs);
        }
        return withinRanges(centersSeen(seen, targets), m_pack, observer, m_question, mayHide(m_pack, pair.target()),
                            m_box);
    }

private:
    [[nodiscard]] Pair pairOf(std::size_t viewer) const { return {*m_table, m_places[viewer], m_firstTarget + viewer}; }

    /// Returns what may block lines of the viewer, by blocker of the pack's map.
    [[nodiscard]] std::vector<Occlusion> countsOf(std::size_t viewer) {
        const Pair pair = pairOf(viewer);
        const Occluders stops = occludersFor(pair, m_firstTarget);
        std::vector<Occlusion> counts = stops.counts;
        for (const DeepElements& elements : stops.deep) {
            std::ranges::for_each(elements.blockers,
                                  [&](int blocker) { counts[static_cast<std::size_t>(blocker)] = Occlusion::Always; });
        }
        for (const WeighedRun& run : stops.weighed) {
            std::fill(counts.begin() + run.first, counts.begin() + run.last + 1, Occlusion::Always);
        }
        if (!m_table->isVolume()) {
            for (const auto& [first, last] : stops.passable) {
                if (m_grownBy == Length{}) {
                    m_passable[viewer].push_back({first, last});
                }
            }
            return counts;
        }
        // A line between the two tops runs at least as high as the lower of them. Where a patch has to be seen, so does
        // one that ends that much lower.
        const auto ends = pair.targets(m_pack.target);
        const LineEnd& target = ends->single.front();
        Length low = target.elevation + heightBesidePatch(target.height, m_pack.line.minPatch);
        for (const LineEnd& source : pair.sightSources()->single) {
            low = std::min(low, source.elevation + source.height);
        }
        ignoreLow(m_table->volume().plan().blockers(), low - m_overTops, counts);
        return counts;
    }

    /// Prepares the map of what may block lines of some viewer; round models are slightly larger. What blocks for all
    /// viewers is united, since the time for a map grows with its sides.
    void setMap() {
        const geometry::TerrainMap& all = m_table->isVolume() ? m_table->volume().plan() : m_table->map();
        std::vector<geometry::Blocker> blockers;
        std::vector<Ring> common;
        std::vector<std::pair<int, int>> runs(all.blockers().size(), {0, -1}); ///< by blocker: what stands for it
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const auto isCounted = [&](const auto& counts) { return counts[i] != Occlusion::Never; };
            if (std::ranges::none_of(m_counts, isCounted)) {
                continue;
            }
            const auto outline = outlineOfBlocker(all, static_cast<int>(i));
            if (std::ranges::all_of(m_counts, isCounted) && !isPassable(static_cast<int>(i))) {
                const bool isThin = m_grownBy == Length{} && std::holds_alternative<geometry::Wall>(outline);
                if (!isThin) {
                    std::ranges::move(grownRings(outline, m_grownBy), std::back_inserter(common));
                    continue;
                }
            }
            runs[i].first = static_cast<int>(blockers.size());
            if (m_grownBy == Length{}) {
                blockers.push_back({outline, {}, {}});
            } else {
                addTo(blockers, geometry::unite(grownRings(outline, m_grownBy)));
            }
            runs[i].second = static_cast<int>(blockers.size()) - 1;
        }
        for (std::vector<Occlusion>& counts : m_counts) {
            std::vector<Occlusion> those(blockers.size());
            for (std::size_t i = 0; i < runs.size(); ++i) {
                std::fill(those.begin() + runs[i].first, those.begin() + runs[i].second + 1, counts[i]);
            }
            counts = std::move(those);
        }
        for (auto& containers : m_passable) {
            for (auto& [first, last] : containers) {
                first = runs[static_cast<std::size_t>(first)].first;
                last = runs[static_cast<std::size_t>(last)].second;
            }
        }
        addTo(blockers, geometry::unite(common));
        for (std::vector<Occlusion>& counts : m_counts) {
            counts.resize(blockers.size(), Occlusion::Always);
        }
        m_map.emplace(geometry::TerrainMap{std::move(blockers)}, m_box);
    }

    [[nodiscard]] geometry::BlockerOutline outlineOfBlocker(const geometry::TerrainMap& map, int blocker) const {
        const auto& outline = map.blockers()[static_cast<std::size_t>(blocker)].outline;
        if (m_table->obstacleOf(blocker).model >= 0) {
            if (const auto around = coarsened(std::get<geometry::Polygon>(outline), kSidesOfBlockers, false)) {
                return *around;
            }
        }
        return outline;
    }

    /// Adds polygons; one whose border touches itself as walls around it, see `m_solid`.
    void addTo(std::vector<geometry::Blocker>& blockers, const PolygonSet& region) {
        for (const geometry::PolygonWithHoles& part : region.parts) {
            if (const auto polygon = geometry::Polygon::fromVertices(part.outline, part.holes)) {
                blockers.push_back({*polygon, {}, {}});
                continue;
            }
            for (const Ring& ring : ringsOf(PolygonSet{{part}})) {
                for (std::size_t i = 0; i < ring.size(); ++i) {
                    const std::array side{ring[i], ring[(i + 1) % ring.size()]};
                    blockers.push_back({geometry::Wall::fromVertices(side).value(), {}, {}});
                }
            }
            m_solid.parts.push_back(part);
        }
    }

    [[nodiscard]] bool isPassable(int blocker) const {
        return std::ranges::any_of(m_passable, [&](const auto& runs) {
            return std::ranges::any_of(
                runs, [&](const auto& run) { return run.footprint <= blocker && blocker <= run.last; });
        });
    }

    [[nodiscard]] PolygonSet seenFrom(Point eye, std::size_t viewer, bool isFree) const {
        const geometry::TouchRule touch = isFree ? geometry::TouchRule::Clear : m_pack.line.touch;
        if (m_solid.contains(eye)) {
            return {};
        }
        return seenFromEye(eye, *m_map, m_counts[viewer], m_passable[viewer], touch);
    }

    /// Returns centers of targets of which an end of lines lies in the region.
    [[nodiscard]] PolygonSet centersSeen(const PolygonSet& region, const TargetEnds& targets) const {
        return targets.kind == TargetEnds::Kind::SomePosition
                   ? centersWithin(region, m_question)
                   : centersFor(region, targets); // a base contains its center
    }

    const RegionQuestion& m_question;
    geometry::Box m_box;
    Length m_grownBy;  ///< half the width of a line
    Length m_overTops; ///< how much higher than a blocker a line runs over it
    RulePack m_pack;
    Scenario m_scenario; ///< with the viewers, followed by a target of each
    const std::vector<Model>& m_viewers;
    std::vector<std::size_t> m_places; ///< by viewer: its index in the scenario
    std::size_t m_firstTarget = 0;
    std::optional<PackTable> m_table;
    std::vector<std::vector<Occlusion>> m_counts;                   ///< by viewer: what may block its lines
    std::vector<std::vector<geometry::ContainingPiece>> m_passable; ///< by viewer: see `Occluders`
    PolygonSet m_solid;                                             ///< polygons of which the map has the borders only
    std::optional<geometry::RegionMap> m_map;
};

/// Returns what some points of the viewer see under rules without a pack, past what is not lower than viewer and
/// target.
PolygonSet seenPlainly(const RegionTable& table,
                       const Model& viewer,
                       const RegionQuestion& question,
                       std::size_t eyes,
                       const std::stop_token& stop) {
    const PreparedTable::Parts& parts = table.table().parts();
    std::vector<Occlusion> counts = countsFor(parts, viewer, question);
    if (parts.rules.view == SightGeometry::Volume) {
        ignoreLow(parts.map.blockers(),
                  std::min(viewer.elevation + viewer.height, question.targetElevation + question.targetHeight), counts);
    }
    const auto containers =
        parts.rules.view == SightGeometry::Volume ? std::vector<geometry::ContainingPiece>{} : containersOf(parts);
    std::vector<PolygonSet> regions;
    for (const Point eye : isSamplePoint(viewer) ? std::vector{viewer.position} : eyesOf(viewer.placedBody(), eyes)) {
        if (stop.stop_requested()) {
            return {};
        }
        regions.push_back(seenFromEye(eye, table.map(), counts, containers, parts.rules.touch));
    }
    return uniteRegions(std::move(regions));
}

} // namespace

std::optional<SeenRegion>
firstRegion(const RegionTable& table, const RegionQuestion& question, const std::stop_token& stop) {
    const RuleSet& rules = table.table().rules();
    const auto viewers = regionViewers(table.table().scenario(), question);
    const bool isHull = question.wants != RegionWants::Point &&
                        std::holds_alternative<geometry::HullOutline>(question.targetBase.shape());
    if (question.wants == RegionWants::AllOfIt || isHull || viewers.empty() ||
        (viewers.size() > 1 && !question.placed.empty()) ||
        (rules.pack && (dependsOnOther(rules.pack->source.region) || !hasFixedRanges(*rules.pack, question)))) {
        return {};
    }
    const geometry::Box box = boxOf(table.table().scenario().table);
    const std::array onTable{outlineOf(box)};
    const PolygonSet everywhere = geometry::unite(onTable);
    const std::size_t eyes = kEyes / viewers.size();
    std::optional<PackEyes> pack;
    if (rules.pack) {
        pack.emplace(table, viewers, question);
    }
    std::vector<PolygonSet> regions;
    std::vector<PolygonSet> possible;
    for (std::size_t i = 0; i < viewers.size() && !stop.stop_requested(); ++i) {
        PolygonSet seen = pack ? pack->seenBy(i, eyes, stop) : seenPlainly(table, viewers[i], question, eyes, stop);
        regions.push_back(intersect(withinLimits(std::move(seen), viewers[i], question, box, true), onTable));
        possible.push_back(intersect(withinLimits(everywhere, viewers[i], question, box, false), onTable));
    }
    if (stop.stop_requested()) {
        return {};
    }
    SeenRegion first;
    first.rules = rules.id;
    first.region = uniteRegions(std::move(regions));
    first.possible = uniteRegions(std::move(possible));
    first.areaSquareInches = first.region.areaSquareInches();
    first.shareOfTable = first.areaSquareInches / (box.high.x.inches() * box.high.y.inches());
    return first;
}

} // namespace sightline::scenarios

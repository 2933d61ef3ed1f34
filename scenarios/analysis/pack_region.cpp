#include "geometry/region/polygon_rings.h"
#include "scenarios/analysis/region_borders.h"
#include "scenarios/analysis/region_lines.h"

#include "geometry/region/depth_region.h"
#include "geometry/region/range_outlines.h"
#include "geometry/region/weak_visibility_region.h"
#include "geometry/sight/plan/resized_base.h"
#include "scenarios/analysis/pack_lines.h"
#include "scenarios/analysis/uniform_cells.h"
#include "scenarios/base/parallel.h"
#include "scenarios/judge/detection.h"
#include "scenarios/judge/hexes.h"
#include "scenarios/judge/line_occluders.h"
#include "scenarios/judge/patch.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Occlusion;
using geometry::Point;
using geometry::PolygonSet;
using geometry::RegionBounds;
using geometry::RegionMap;
using geometry::Ring;

namespace {

/// Past dozens of round models a region of a base would take minutes; with this many sides each it takes a second.
constexpr int kModelSides = 12;
/// The parts of a curve all of which is to be seen past models: see `WholeTarget`.
constexpr int kPartsPastModels = 12;

/// Half the width of the gaps that are closed between cells that were evaluated separately. Corners of both are rounded
/// to one or several nanometers; the rest is margin, empirical.
const Length kSlit = Length::fromNanometers(200);

/// Returns the table with the viewer, followed by a target at each of some positions.
Scenario withTargets(const RegionTable& table,
                     const Model& viewer,
                     const RegionQuestion& question,
                     const std::vector<UniformCell>& uniformCells) {
    Scenario scenario = table.table().scenario();
    placeViewer(viewer, scenario);
    for (const UniformCell& area : uniformCells) {
        Model target = regionEnemyAt(table, question, area.within, viewer);
        target.id.value += QString::number(scenario.models.size());
        scenario.models.push_back(std::move(target));
    }
    return scenario;
}

/// The blockers of lines to a target, and the obstacles hiding parts of it, equal for all positions in one cell of the
/// table.
struct CellRules {
    Occluders stops;
    HidingElements hides; ///< for targets that have to be seen whole
    bool isHiding = false;
    friend auto operator<=>(const CellRules&, const CellRules&) = default;
};

RegionBounds within(const RegionBounds& region, std::span<const Ring> outlines) {
    RegionBounds result{intersect(region.inner, outlines), {}};
    result.outer = region.outer == region.inner ? result.inner : intersect(region.outer, outlines);
    return result;
}

/// A union of regions.
class Sum {
public:
    void add(const RegionBounds& region) {
        m_isOne = m_isOne && region.inner == region.outer;
        m_sure.push_back(region.inner);
        m_possible.push_back(region.outer);
    }
    void add(const PolygonSet& region) { add(RegionBounds{region, region}); }

    [[nodiscard]] RegionBounds region() const {
        RegionBounds result{uniteRegions(m_sure), {}};
        result.outer = m_isOne ? result.inner : uniteRegions(m_possible);
        return result;
    }

private:
    std::vector<PolygonSet> m_sure;
    std::vector<PolygonSet> m_possible;
    bool m_isOne = true;
};

/// All obstacles that may block lines anywhere.
struct ElementsBetween {
    geometry::VolumeMap volume;
    std::optional<RegionMap> map = {};
    geometry::PlanViews views = {}; ///< towards the current cell
};

class PackView {
public:
    PackView(const RegionTable& table,
             const Model& viewer,
             const RegionQuestion& question,
             const RegionProgress& progress,
             int threads,
             const std::stop_token& stop)
        : m_table{table},
          m_viewer{viewer},
          m_question{question},
          m_progress{progress},
          m_threads{threads},
          m_stop{stop},
          m_hasSize{question.wants != RegionWants::Point},
          m_asksAll{question.wants == RegionWants::AllOfIt},
          m_pack{*table.table().rules().pack},
          m_contact{contactArea(viewer, question)} {}

    RegionBounds look() {
        if (m_asksAll && m_pack.full == FullSight::None) {
            return {};
        }
        const int threads = static_cast<int>(threadsFor(m_threads));
        const auto likely = threads > 1 && !isVolume() ? likelyBlockers() : std::vector<int>{};
        std::jthread triangulation;
        if (!likely.empty()) {
            setElements(*m_table.table().parts().pack, likely);
            triangulation = std::jthread{[map = *m_max.map] { static_cast<void>(map.data()); }};
        }
        const auto parts = partitionByRules(*m_table.table().parts().pack, m_viewer, m_question,
                                            likely.empty() ? threads : threads - 1);
        const Scenario asked = withTargets(m_table, m_viewer, m_question, parts);
        const PackTable pack{asked, m_pack};
        const auto observer = static_cast<std::size_t>(asked.model(m_viewer.id) - asked.models.data());
        if (parts.empty() || !mayObserve(pack, observer)) {
            return {};
        }
        const std::size_t models = asked.models.size() - parts.size();
        std::map<CellRules, std::vector<Ring>> uniformCells;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            std::ranges::move(ringsOf(parts[i].region),
                              std::back_inserter(uniformCells[rulesFor({pack, observer, models + i}, models)]));
        }
        const Pair first{pack, observer, models};
        m_sources = first.sightSources();
        m_ends = targetEnds(m_pack, m_question, first.targets(m_pack.target)->single, parts.front().within);
        const auto blockers = usedBlockers(uniformCells);
        if (!m_max.map || blockers != likely || boxOfTargets() != m_max.map->table()) {
            setElements(pack, blockers);
        }
        const auto cells = largestFirst(uniformCells, !blockers.empty() && !isVolume());
        std::vector<RegionBounds> regions(cells.size());
        std::atomic<std::size_t> next = 0;
        std::mutex progress;
        int done = 0;
        if (cells.empty()) {
            return {};
        }
        m_hasSpareThreads = threadsFor(m_threads) > cells.size();
        onThreads(std::min(threadsFor(m_threads), static_cast<unsigned>(cells.size())), [&](unsigned) {
            PackView own{*this};
            for (std::size_t i = next++; i < cells.size() && !m_stop.stop_requested(); i = next++) {
                regions[i] = own.seenInCell(*cells[i].rules, cells[i].area, blockers);
                const std::scoped_lock lock{progress};
                if (m_progress) {
                    m_progress(++done, static_cast<int>(cells.size()));
                }
            }
        });
        if (m_stop.stop_requested()) {
            return {};
        }
        return joined(regions);
    }

private:
    struct Cell {
        const CellRules* rules = nullptr;
        PolygonSet area;
        double squareInches = 0.0;
    };

    /// Returns the cells that have an area, the largest first: the last ones to finish are then short. Meanwhile
    /// another thread may triangulate the map, for which all cells would wait.
    [[nodiscard]] std::vector<Cell> largestFirst(const std::map<CellRules, std::vector<Ring>>& uniformCells,
                                                 bool needsMap) const {
        std::vector<Cell> cells;
        std::vector<std::span<const Ring>> outlines;
        for (const auto& [rules, rings] : uniformCells) {
            cells.push_back({&rules, {}, 0.0});
            outlines.emplace_back(rings);
        }
        forEachOnThreads(cells.size() + 1, m_threads, [&](std::size_t i) {
            if (i > 0) {
                Cell& cell = cells[i - 1];
                cell.area = geometry::unite(outlines[i - 1]);
                cell.squareInches = cell.area.areaSquareInches();
            } else if (needsMap && !m_stop.stop_requested()) {
                static_cast<void>(m_max.map->data());
            }
        });
        std::erase_if(cells, [](const Cell& cell) { return cell.area.parts.empty(); });
        std::ranges::stable_sort(cells, std::ranges::greater{}, &Cell::squareInches);
        return cells;
    }

    RegionBounds seenInCell(const CellRules& rules, const PolygonSet& area, const std::vector<int>& blockers) {
        m_box = isSamplePoint(m_viewer) ? boxForTargets(m_table.table().scenario().table, m_question) : boxAround(area);
        m_max.views.clear();
        m_min.views.clear();
        return seenOn(area, chosen(rules, blockers));
    }

    /// Returns the union of the cells' regions, without the gaps that rounding leaves between cells.
    [[nodiscard]] RegionBounds joined(const std::vector<RegionBounds>& cells) const {
        RegionBounds all;
        const auto join = [&](PolygonSet RegionBounds::*bound) {
            std::vector<PolygonSet> parts;
            std::ranges::transform(cells, std::back_inserter(parts), bound);
            const PolygonSet region = uniteRegions(std::move(parts));
            all.*bound = cells.size() > 1 ? closeGaps(region, kSlit) : geometry::unite(ringsOf(region));
        };
        const bool isOne = std::ranges::all_of(cells, [](const RegionBounds& one) { return one.inner == one.outer; });
        if (isOne) {
            join(&RegionBounds::inner);
            all.outer = all.inner;
            return all;
        }
        const unsigned threads = std::min(threadsFor(m_threads), 2U);
        onThreads(threads, [&](unsigned thread) {
            for (unsigned bound = thread; bound < 2; bound += threads) {
                join(bound == 0 ? &RegionBounds::inner : &RegionBounds::outer);
            }
        });
        return all;
    }

    static std::vector<int> usedBlockers(const std::map<CellRules, std::vector<Ring>>& uniformCells) {
        std::vector<char> isUsed(uniformCells.begin()->first.stops.counts.size(), 0);
        const auto use = [&](const std::vector<Occlusion>& counts) {
            for (std::size_t i = 0; i < counts.size(); ++i) {
                isUsed[i] = counts[i] != Occlusion::Never ? 1 : isUsed[i];
            }
        };
        for (const auto& [rules, outlines] : uniformCells) {
            use(rules.stops.counts);
            use(rules.hides.all);
            for (const DeepElements& elements : rules.stops.deep) {
                std::ranges::for_each(elements.blockers,
                                      [&](int blocker) { isUsed[static_cast<std::size_t>(blocker)] = 1; });
            }
            for (const WeighedRun& run : rules.stops.weighed) {
                std::fill(isUsed.begin() + run.first, isUsed.begin() + run.last + 1, 1);
            }
        }
        std::vector<int> used;
        for (std::size_t i = 0; i < isUsed.size(); ++i) {
            if (isUsed[i] != 0) {
                used.push_back(static_cast<int>(i));
            }
        }
        return used;
    }

    /// Returns the rules for lines to the target of a pair past the obstacles and the first of the models.
    [[nodiscard]] CellRules rulesFor(const Pair& pair, std::size_t models) const {
        return {occludersFor(pair, models), m_asksAll ? hidingElements(pair, models) : HidingElements{},
                hidingPlace(pair.table, pair.targetIndex).has_value()};
    }

    /// Returns the blockers of lines from the viewer, if it stands on the table, to some of its enemies: mostly all
    /// that the cells will use.
    [[nodiscard]] std::vector<int> likelyBlockers() const {
        constexpr std::size_t kEnemies = 16; // at most asked; empirical
        const PackTable& pack = *m_table.table().parts().pack;
        const std::vector<Model>& models = pack.scenario().models;
        const auto viewer = static_cast<std::size_t>(std::ranges::find(models, m_viewer) - models.begin());
        if (viewer == models.size() || !mayObserve(pack, viewer)) {
            return {};
        }
        std::vector<std::size_t> enemies;
        for (std::size_t i = 0; i < models.size(); ++i) {
            if (models[i].player != m_viewer.player) {
                enemies.push_back(i);
            }
        }
        std::map<CellRules, std::vector<Ring>> rules;
        for (std::size_t i = 0; i < enemies.size(); i += enemies.size() / kEnemies + 1) {
            rules[rulesFor({pack, viewer, enemies[i]}, models.size())];
        }
        return rules.empty() ? std::vector<int>{} : usedBlockers(rules);
    }

    /// Sets the obstacles and the maps that the cells share, of all that targets on the table reach; past models a base
    /// is evaluated twice, past slightly larger and slightly smaller ones.
    void setElements(const PackTable& pack, const std::vector<int>& blockers) {
        const geometry::VolumeMap map = pack.isVolume() ? pack.volume() : geometry::VolumeMap{pack.map()};
        std::map<int, geometry::Polygon> more;
        std::map<int, geometry::Polygon> less;
        m_coarse.assign(blockers.size(), 0);
        for (std::size_t i = 0; i < blockers.size(); ++i) {
            const int blocker = blockers[i];
            if (isSamplePoint(m_viewer) || !isVolume() || pack.obstacleOf(blocker).model < 0) {
                continue;
            }
            const auto& outline =
                std::get<geometry::Polygon>(map.plan().blockers()[static_cast<std::size_t>(blocker)].outline);
            const auto around = coarsened(outline, kModelSides, false);
            const auto within = coarsened(outline, kModelSides, true);
            if (around && within) {
                m_coarse[i] = 1;
                more.emplace(blocker, *around);
                less.emplace(blocker, *within);
            }
        }
        m_isCoarse = !more.empty();
        m_max.volume = onlyBlockers(map, blockers, more);
        m_min.volume = m_isCoarse ? onlyBlockers(map, blockers, less) : m_max.volume;
        m_box = boxOfTargets();
        m_max.map.emplace(m_max.volume.plan(), m_box);
        m_min.map = m_max.map;
        if (m_isCoarse) {
            m_min.map.emplace(m_min.volume.plan(), m_box);
        }
    }

    /// Returns the box of everything that targets on the table reach.
    [[nodiscard]] geometry::Box boxOfTargets() const {
        return boxAround(geometry::unite(std::array{outlineOf(m_table.map().table())}));
    }

    /// Returns the rules by the indices of the current map.
    static CellRules chosen(CellRules rules, const std::vector<int>& blockers) {
        const auto choose = [&](std::vector<Occlusion>& counts) {
            std::vector<Occlusion> those;
            if (!counts.empty()) {
                std::ranges::transform(blockers, std::back_inserter(those),
                                       [&](int blocker) { return counts[static_cast<std::size_t>(blocker)]; });
            }
            counts = std::move(those);
        };
        const auto numberOf = [&](int blocker) {
            return static_cast<int>(std::ranges::lower_bound(blockers, blocker) - blockers.begin());
        };
        choose(rules.stops.counts);
        choose(rules.hides.all);
        choose(rules.hides.high);
        for (DeepElements& elements : rules.stops.deep) {
            std::ranges::transform(elements.blockers, elements.blockers.begin(), numberOf);
        }
        for (WeighedRun& run : rules.stops.weighed) {
            run.first = numberOf(run.first);
            run.last = numberOf(run.last);
        }
        for (auto& [firstOf, lastOf] : rules.stops.passable) {
            firstOf = numberOf(firstOf);
            lastOf = numberOf(lastOf);
        }
        return rules;
    }

    RegionBounds seenOn(const PolygonSet& area, const CellRules& rules) {
        RegionBounds seen = seenWithPatch(area, rules.stops);
        if (m_pack.contactAlwaysSees) {
            Sum sum;
            sum.add(seen);
            sum.add(m_contact);
            seen = sum.region();
        }
        seen = each(seen, [&](const PolygonSet& region) {
            return withinRanges(region, m_pack, m_viewer, m_question, rules.isHiding, m_table.map().table());
        });
        if (m_ends.kind != TargetEnds::Kind::Middle || m_pack.contactAlwaysSees) {
            seen = within(seen, ringsOf(area));
        }
        return m_asksAll && !seen.outer.parts.empty() ? bothOf(seen, seenWhole(rules.hides)) : seen;
    }

    /// Returns where enough of a target shows. No more than where it is seen both without a patch at its top and
    /// without one at its foot; see `sureWithPatch`.
    RegionBounds seenWithPatch(const PolygonSet& area, const Occluders& stops) {
        const Length patch = m_pack.line.minPatch;
        const RegionBounds any = centersSeen(area, stops, {m_ends.elevation, m_ends.elevation + m_ends.height});
        if (patch == Length{} || !isVolume() || any.outer.parts.empty()) {
            return any;
        }
        const auto seenBeside = [&](Length cut, const RegionQuestion& question) {
            const auto ends = endsBeside(area, stops, cut);
            return bothOf(centersOf(ends.first, question), centersOf(ends.second, question));
        };
        RegionBounds beside = seenBeside(patch, m_question);
        if (m_ends.kind == TargetEnds::Kind::Base) {
            beside.inner = sureWithPatch(area, stops, seenBeside);
        }
        Sum seen;
        seen.add(beside);
        seen.add(within(any, ringsOf(m_contact)));
        return seen.region();
    }

    /// Returns where a target with a base surely shows a patch: where all of its base is seen beside the patch, and
    /// with some distance to the viewer where as much of it shows as the patch appears at the far side of the base.
    template <class SeenBeside>
    PolygonSet sureWithPatch(const PolygonSet& area, const Occluders& stops, SeenBeside&& seenBeside) {
        const Length patch = m_pack.line.minPatch;
        const auto [low, high] = endsBeside(area, stops, patch);
        const RegionBounds ends = bothOf(low, high);
        std::vector<PolygonSet> sure{centersWithin(ends.inner, m_question)};
        RegionQuestion narrow = m_question;
        if (const auto inside = containedInAllMoves({m_question.targetBase, {}, m_question.targetFacing},
                                                    Length::fromNanometers(patch.nanometers() / 2))) {
            narrow.targetBase = inside->footprint;
        }
        for (const double inches : {0.5, 4.0}) { // empirical: between what takes time and what stays open
            const auto cut = patchAtFarSide(patch, Length::fromInches(inches),
                                            extentOf({m_question.targetBase, {}, m_question.targetFacing}));
            if (*cut >= m_ends.height) {
                continue;
            }
            constexpr double kBeyond = 1.01; // more than the error of the outlines
            const auto reach = geometry::reachOfBase(m_question.targetBase, m_question.targetFacing, false);
            const auto near = geometry::rangeOutlines(m_viewer.placed(), Length::fromInches(kBeyond * inches), reach,
                                                      boxAround(area));
            sure.push_back(subtract(seenBeside(*cut, narrow).inner, near));
        }
        return uniteRegions(std::move(sure));
    }

    /// Returns the ends of lines to targets without that much of their tops, and of their feet.
    std::pair<RegionBounds, RegionBounds> endsBeside(const PolygonSet& area, const Occluders& stops, Length cut) {
        const Length rest = heightBesidePatch(m_ends.height, cut);
        return {endsInArcs(area, stops, {m_ends.elevation, m_ends.elevation + rest}),
                endsInArcs(area, stops, {m_ends.elevation + cut, m_ends.elevation + cut + rest})};
    }

    RegionBounds
    centersSeen(const PolygonSet& area, const Occluders& stops, const geometry::SamplePointHeights& heights) {
        return centersOf(endsInArcs(area, stops, heights), m_question);
    }

    RegionBounds
    endsInArcs(const PolygonSet& area, const Occluders& stops, const geometry::SamplePointHeights& heights) {
        RegionBounds ends = endsSeen(area, stops, heights);
        std::vector<Ring> arcs;
        std::ranges::transform(arcsOf(m_viewer, m_pack.source), std::back_inserter(arcs), &geometry::Polygon::outline);
        if (!arcs.empty()) {
            ends = within(ends, arcs);
        }
        return ends;
    }

    /// Returns the centers of targets of the question to which lines with these ends lead.
    RegionBounds centersOf(const RegionBounds& ends, const RegionQuestion& question) {
        switch (m_ends.kind) {
        case TargetEnds::Kind::Base:
            return grownByTarget(ends, question, overlapPosition(m_viewer, question, isVolume()));
        case TargetEnds::Kind::SomePosition:
            return {centersWithin(ends.inner, question), centersTouching(ends.outer, question, false)};
        default: return each(ends, [&](const PolygonSet& region) { return centersFor(region, m_ends); });
        }
    }

    template <class Change> static RegionBounds each(const RegionBounds& region, Change&& change) {
        RegionBounds result{change(region.inner), {}};
        result.outer = region.outer == region.inner ? result.inner : change(region.outer);
        return result;
    }

    /// Returns the possible ends of lines from each position, or part, of the viewer from which they may start.
    RegionBounds endsSeen(const PolygonSet& area, const Occluders& stops, const geometry::SamplePointHeights& heights) {
        const auto ways = boundsOfChoices(stops, m_pack);
        const bool isOpen =
            std::ranges::all_of(ways.front().most, [](Occlusion counts) { return counts == Occlusion::Never; });
        const PolygonSet limits =
            m_ends.kind == TargetEnds::Kind::Middle ? area : geometry::unite(std::array{outlineOf(m_box)});
        if (isOpen) {
            return {limits, limits};
        }
        const bool startsAnywhere = dependsOnOther(m_pack.source.region) && !isSamplePoint(m_viewer);
        const LineEnd whole{m_viewer.placed(), false, 0, m_sources->single.front().elevation,
                            m_sources->single.front().height};
        const std::vector<Ring> asked = ringsOf(limits);
        Sum seen;
        for (const LineEnd& source : startsAnywhere ? std::vector{whole} : m_sources->single) {
            for (const OcclusionBounds& way : ways) {
                seen.add(seenFrom(source, way, stops, heights, asked));
            }
        }
        RegionBounds region = seen.region();
        if (startsAnywhere) {
            region.inner = {};
        }
        return region;
    }

    RegionBounds seenFrom(const LineEnd& source,
                          const OcclusionBounds& way,
                          const Occluders& stops,
                          const geometry::SamplePointHeights& heights,
                          const std::vector<Ring>& asked) {
        const bool hasBounds = way.least != way.most || meetsCoarse(source, way.most);
        RegionBounds seen;
        RegionBounds least;
        const unsigned threads = hasBounds && m_hasSpareThreads ? 2 : 1;
        onThreads(threads, [&](unsigned thread) {
            if (thread == 0) {
                seen = seenFrom(source, m_max, way.most, stops.passable, heights, asked);
            }
            if (hasBounds && thread + 1 == threads) {
                least = seenFrom(source, m_min, way.least, stops.passable, heights, asked);
            }
        });
        if (hasBounds) {
            seen.outer = least.outer;
            if (const auto depths =
                    isOnePlace(source) ? withinDepths(source.shape.position, stops.deep) : std::nullopt) {
                const RegionBounds one = bothOf(least, *depths);
                seen.outer = one.outer;
                if (m_ends.kind == TargetEnds::Kind::Middle) {
                    seen.inner = one.inner; // only one line leads to each point
                }
            }
        }
        if (source.isPoint && m_pack.line.alongEdge != AlongEdge::Touch &&
            touchesBlocker(source.shape.position, m_max.volume.plan().blockers(), way.least)) {
            seen.inner = {}; // one of the lines beside such a position may start inside the obstacle
        }
        return seen;
    }

    /// True if lines from the source to the current part of the table may meet an obstacle whose outline is coarse.
    [[nodiscard]] bool meetsCoarse(const LineEnd& source, const std::vector<Occlusion>& counts) const {
        if (!m_isCoarse) {
            return false;
        }
        const auto [low, high] = m_box;
        const Length room = Length::fromInches(0.1); // empirical
        const Point middle{Length::fromNanometers((low.x + high.x).nanometers() / 2),
                           Length::fromNanometers((low.y + high.y).nanometers() / 2)};
        const auto box = geometry::Footprint::rectangle(high.x - low.x + room, high.y - low.y + room).value();
        const auto between = m_max.volume.plan().inCorridor(source.shape, geometry::PlacedFootprint{box, middle, {}});
        return std::ranges::any_of(between, [&](int blocker) {
            return m_coarse[static_cast<std::size_t>(blocker)] != 0 &&
                   counts[static_cast<std::size_t>(blocker)] != Occlusion::Never;
        });
    }

    [[nodiscard]] bool isOnePlace(const LineEnd& source) const { return source.isPoint || isSamplePoint(m_viewer); }

    /// Returns the possible ends of lines from a position by the depth of what they pass; std::nullopt if no obstacle
    /// counts by depth, or some count by weight.
    [[nodiscard]] std::optional<RegionBounds> withinDepths(Point place, const std::vector<DeepElements>& deep) const {
        std::optional<RegionBounds> all;
        for (const DeepElements& elements : deep) {
            const auto& depth = m_pack.block[static_cast<std::size_t>(elements.line)].depth;
            if (!depth) {
                return {};
            }
            std::vector<Ring> rings;
            for (const int blocker : elements.blockers) {
                if (const auto* outline = std::get_if<geometry::Polygon>(
                        &m_min.volume.plan().blockers()[static_cast<std::size_t>(blocker)].outline)) {
                    std::ranges::move(ringsOf(*outline), std::back_inserter(rings));
                }
            }
            const RegionBounds within = regionWithinDepth(place, geometry::unite(rings), *depth, m_box);
            all = all ? bothOf(*all, within) : within;
        }
        return all;
    }

    RegionBounds seenFrom(const LineEnd& source,
                          ElementsBetween& past,
                          const std::vector<Occlusion>& counts,
                          const std::vector<std::pair<int, int>>& passable,
                          const geometry::SamplePointHeights& heights,
                          const std::vector<Ring>& asked) {
        if (isVolume()) {
            return regionSeenInSpace(
                {source.shape, source.elevation, source.height}, heights, *past.map, past.volume, counts,
                {.touch = m_pack.line.touch, .maxCuts = m_question.maxCuts, .within = asked, .views = &past.views},
                m_stop);
        }
        geometry::WeakVisibilityOptions options;
        std::ranges::transform(passable, std::back_inserter(options.ignoredIfContainingEnd), [](const auto& run) {
            return geometry::ContainingPiece{run.first, run.second};
        });
        if (isOnePlace(source)) {
            PolygonSet region =
                regionFromPoint(source.shape.position, *past.map, counts, options.ignoredIfContainingEnd,
                                {m_pack.line.freeEnds ? geometry::TouchRule::Clear : m_pack.line.touch, {}, {}, {}});
            region = intersect(region, asked);
            return {region, region};
        }
        options.within = asked;
        const PolygonSet region = regionSeenFrom(std::array{source.shape}, *past.map, counts, options, m_stop);
        return {region, region};
    }

    /// Returns the positions of targets that show all that the pack requires, past the obstacles hiding parts of them.
    RegionBounds seenWhole(const HidingElements& hides) {
        if (m_pack.full == FullSight::BaseAll) {
            return seenWholeFromOnePlace(hides.all);
        }
        RegionBounds whole = facingSeen(m_max, hides.all);
        if (m_isCoarse || hides.high != hides.all) {
            whole.outer = facingSeen(m_min, hides.high).outer;
        }
        Sum seen;
        seen.add(whole);
        seen.add(m_contact);
        return seen.region();
    }

    /// Returns the region in plan, past all counting obstacles as if unlimited in height.
    RegionBounds facingSeen(const ElementsBetween& past, const std::vector<Occlusion>& counts) {
        const geometry::RegionLimits limits{m_pack.line.touch, {}, {}, {}};
        const auto both = [](const PolygonSet& region) { return RegionBounds{region, region}; };
        const std::array box{outlineOf(m_box)};
        geometry::WholeTarget target{m_question.targetBase, m_question.targetFacing};
        if (isSamplePoint(m_viewer)) {
            return completeRegionFromPoint(
                m_viewer.position,
                both(intersect(regionFromPoint(m_viewer.position, *past.map, counts, {}, limits), box)), m_box, target,
                m_stop);
        }
        // Corners of obstacles that do not count would subdivide the lines needlessly.
        std::vector<geometry::Blocker> blockers;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] != Occlusion::Never) {
                blockers.push_back(past.volume.plan().blockers()[i]);
            }
        }
        const std::vector<Occlusion> all(blockers.size(), Occlusion::Always);
        const RegionMap map{geometry::TerrainMap{std::move(blockers)}, m_box};
        const auto fromPoint = [&](Point place) { return both(regionFromPoint(place, map, all, {}, limits)); };
        if (m_isCoarse) {
            target.curveParts = kPartsPastModels;
        }
        const auto along = [&](const std::vector<geometry::Vector>& normals) {
            geometry::WeakVisibilityOptions options;
            options.normals = normals;
            return both(regionSeenFrom(std::array{m_viewer.placed()}, map, all, options, m_stop));
        };
        return completeRegionFromBase(m_viewer.placed(), along, fromPoint, map.table(), target, {}, m_stop);
    }

    /// All of the base seen from one position: certain for sample points of the viewer, and bounded by all that the
    /// viewer sees.
    RegionBounds seenWholeFromOnePlace(const std::vector<Occlusion>& counts) {
        const std::array box{outlineOf(m_box)};
        const auto from = [&](Point place) {
            const PolygonSet seen = regionFromPoint(place, *m_max.map, counts, {}, {m_pack.line.touch, {}, {}, {}});
            return centersWithin(intersect(seen, box), m_question);
        };
        if (isSamplePoint(m_viewer)) {
            const PolygonSet seen = from(m_viewer.position);
            return {seen, seen};
        }
        std::vector<Ring> inner;
        const PolygonSet base =
            unite(geometry::reachOfBase(m_viewer.base, m_viewer.facing + geometry::Angle::fromDegrees(180)));
        std::vector<Point> places{m_viewer.position};
        for (const Ring& ring : ringsOf(base)) {
            constexpr std::size_t kPlaces = 16;
            for (std::size_t i = 0; i < ring.size(); i += std::max<std::size_t>(1, ring.size() / kPlaces)) {
                const auto [x, y] = ring[i] - Point{};
                // The share of the way from the position to the border: a thousandth less than all of it keeps the
                // point inside the base despite the rounding of the ring.
                constexpr double kInside = 0.999;
                places.push_back({m_viewer.position.x + Length::fromInches(kInside * x.inches()),
                                  m_viewer.position.y + Length::fromInches(kInside * y.inches())});
            }
        }
        for (const Point place : places) {
            std::ranges::move(ringsOf(from(place)), std::back_inserter(inner));
        }
        geometry::WeakVisibilityOptions options;
        options.within.assign(box.begin(), box.end());
        const PolygonSet any = centersWithin(
            regionSeenFrom(std::array{m_viewer.placed()}, *m_min.map, counts, options, m_stop), m_question);
        return {geometry::unite(inner), any};
    }

    /// Returns the box of everything that targets in the region reach.
    [[nodiscard]] geometry::Box boxAround(const PolygonSet& area) const {
        geometry::Box box = boundsOf(area);
        const auto reach = [&](Point low, Point high) {
            box.low = {box.low.x + low.x, box.low.y + low.y};
            box.high = {box.high.x + high.x, box.high.y + high.y};
        };
        if (m_hasSize) {
            const geometry::Box base =
                boundsOf(geometry::PlacedFootprint{m_question.targetBase, {}, m_question.targetFacing});
            reach(base.low, base.high);
        }
        for (const auto& [x, y] : m_ends.places) {
            const Point far{x < Length{} ? -x : x, y < Length{} ? -y : y};
            reach({-far.x, -far.y}, far);
        }
        return box;
    }

    [[nodiscard]] bool isVolume() const { return m_pack.isVolume(); }

    const RegionTable& m_table;
    const Model& m_viewer;
    const RegionQuestion& m_question;
    const RegionProgress& m_progress;
    int m_threads;
    const std::stop_token& m_stop;
    bool m_hasSize;
    bool m_asksAll;
    bool m_hasSpareThreads = false;
    const RulePack& m_pack;
    PolygonSet m_contact; ///< centers of targets that touch the viewer
    std::shared_ptr<const Ends> m_sources;
    TargetEnds m_ends;
    ElementsBetween m_max;      ///< all of it is inside these outlines
    ElementsBetween m_min;      ///< contains all of these
    geometry::Box m_box;        ///< all that targets in the current cell reach
    bool m_isCoarse = false;    ///< the two differ
    std::vector<char> m_coarse; ///< by blocker of the maps: its outlines differ
};

} // namespace

bool hasPackBorders(const PreparedTable& table, const RegionQuestion& question) {
    const RulePack& pack = *table.rules().pack;
    const bool canBeWhole = question.wants != RegionWants::AllOfIt || pack.full != FullSight::FacingVolume ||
                            geometry::isConvexBase({question.targetBase, question.targetFacing});
    return hasLineIndependentOccluders(pack) && canBeWhole && hasFixedRanges(pack, question) &&
           !weighsByHexes(*table.parts().pack);
}

RegionBounds packRegion(const RegionTable& table,
                        const Model& viewer,
                        const RegionQuestion& question,
                        const RegionProgress& progress,
                        int threads,
                        const std::stop_token& stop) {
    return PackView{table, viewer, question, progress, threads, stop}.look();
}

} // namespace sightline::scenarios

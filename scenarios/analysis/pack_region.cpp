#include "scenarios/analysis/region_borders.h"
#include "scenarios/analysis/region_lines.h"

#include "geometry/region/view_limits.h"
#include "scenarios/rules/whole_things.h"

#include <algorithm>
#include <array>
#include <map>

namespace sightline::scenarios {

using geometry::BoundedRegion;
using geometry::Counts;
using geometry::Length;
using geometry::Point;
using geometry::RegionMap;
using geometry::Ring;
using geometry::TableRegion;

namespace {

bool measuresEdgeToEdge(const MeasureRules& rules) {
    return (rules.from == MeasureFrom::Base || rules.from == MeasureFrom::Hull) && rules.plane == MeasurePlane::Plan && rules.rounding == Rounding::None;
}

/// Keywords alone may tell that a target never hides.
bool mayHide(const RulePack& pack, const RegionQuestion& question) {
    return pack.detection && (pack.detection->keywords.isEmpty() || hasAny(question.targetKeywords, pack.detection->keywords));
}

/// From a base past dozens of round solids a look in space takes minutes.
bool takesTooLong(const RulePack& pack, const RegionQuestion& question) {
    const bool looksFromBases = !question.from.empty() || !question.placed.empty() || question.zone;
    return looksFromBases && pack.space != Space::Plan &&
           std::ranges::any_of(pack.block, [](const BlockLine& line) { return line.stopsSight && line.things.of == BlockerKind::Models; });
}

/// The table with the viewer on it, and a target at each of some places, which are its last models.
Scenario withTargets(const Scenario& table, const Model& viewer, const RegionQuestion& question, std::span<const Point> places) {
    Scenario scenario = table;
    const auto standing = std::ranges::find(scenario.models, viewer.id, &Model::id);
    if (standing == scenario.models.end()) {
        scenario.models.push_back(viewer);
    } else {
        *standing = viewer;
    }
    const auto other = std::ranges::find_if(scenario.players, [&](const Player& player) { return player.id != viewer.player; });
    for (const Point place : places) {
        Model target = regionTargetAt(question, place);
        target.id.value += QString::number(scenario.models.size());
        target.player = other == scenario.players.end() ? PlayerId{} : other->id;
        scenario.models.push_back(std::move(target));
    }
    return scenario;
}

/// A part of the table in which the same things stop lines to a target.
struct Ground {
    std::vector<Counts> counts;
    bool isHiding = false;
    friend auto operator<=>(const Ground&, const Ground&) = default;
};

class PackLook {
public:
    PackLook(const RegionTable& table, const Model& viewer, const RegionQuestion& question, const std::stop_token& stop)
        : m_table{table}, m_viewer{viewer}, m_question{question}, m_stop{stop}, m_hasSize{question.wants != RegionWants::Point},
          m_pack{*table.table().rules().pack} {}

    BoundedRegion look() {
        std::vector<geometry::HeldGround> parts;
        if (!m_hasSize) {
            parts = groundByFootprints(m_table.map());
        }
        std::vector<Point> places;
        std::ranges::transform(parts, std::back_inserter(places), &geometry::HeldGround::within);
        if (m_hasSize) {
            places.push_back(m_table.map().table().low);
        }
        const PreparedTable asked{withTargets(m_table.table().scenario(), m_viewer, m_question, places), m_table.table().rules()};
        const PackTable& pack = *asked.parts().pack;
        const std::size_t models = asked.scenario().models.size() - places.size();
        std::map<Ground, std::vector<Ring>> grounds;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Pair pair{pack, observerIn(asked), models + i};
            Ground ground{stoppingBlockers(pair, models), isHiding(pack, models + i)};
            auto& outlines = grounds[std::move(ground)];
            if (!m_hasSize) {
                std::ranges::move(parts[i].outlines, std::back_inserter(outlines));
            }
        }
        const Pair pair{pack, observerIn(asked), models};
        const auto blockers = stoppingAnywhere(grounds);
        const geometry::VolumeMap volume = onlyBlockers(pack.isVolume() ? pack.volume() : geometry::VolumeMap{pack.map()}, blockers);
        const RegionMap map{volume.plan(), boxForTargets(m_table.table().scenario().table, m_question)};
        std::vector<Ring> sure;
        std::vector<Ring> possible;
        for (const auto& [ground, outlines] : grounds) {
            if (m_stop.stop_requested()) {
                return {};
            }
            const auto only = grounds.size() > 1 ? ringsOf(geometry::joinedRegion(outlines)) : std::vector<Ring>{};
            if (grounds.size() > 1 && only.empty()) {
                continue; // no wider than the rounding of corners
            }
            const BoundedRegion seen = seenPast(pair, {chosen(ground.counts, blockers), ground.isHiding}, map, volume, only);
            std::ranges::move(ringsOf(seen.sure), std::back_inserter(sure));
            std::ranges::move(ringsOf(seen.possible), std::back_inserter(possible));
        }
        return {geometry::joinedRegion(sure), geometry::joinedRegion(possible)};
    }

private:
    static std::vector<int> stoppingAnywhere(const std::map<Ground, std::vector<Ring>>& grounds) {
        std::vector<int> blockers;
        for (std::size_t i = 0; i < grounds.begin()->first.counts.size(); ++i) {
            if (std::ranges::any_of(grounds, [&](const auto& ground) { return ground.first.counts[i] != Counts::No; })) {
                blockers.push_back(static_cast<int>(i));
            }
        }
        return blockers;
    }

    static std::vector<Counts> chosen(const std::vector<Counts>& counts, const std::vector<int>& blockers) {
        std::vector<Counts> those;
        std::ranges::transform(blockers, std::back_inserter(those), [&](int blocker) { return counts[static_cast<std::size_t>(blocker)]; });
        return those;
    }

    [[nodiscard]] std::size_t observerIn(const PreparedTable& table) const {
        return static_cast<std::size_t>(table.scenario().model(m_viewer.id) - table.scenario().models.data());
    }

    static BoundedRegion within(const BoundedRegion& region, std::span<const Ring> outlines) {
        BoundedRegion result{regionWithin(region.sure, outlines), {}};
        result.possible = region.possible == region.sure ? result.sure : regionWithin(region.possible, outlines);
        return result;
    }

    /// From each place, or part, of the viewer that lines may start from.
    BoundedRegion seenPast(const Pair& pair, const Ground& ground, const RegionMap& map, const geometry::VolumeMap& volume, const std::vector<Ring>& asked) {
        const auto sources = pair.sources(m_pack.source.region);
        const auto targets = pair.targets(m_pack.target);
        BoundedRegion all;
        std::vector<Ring> sure;
        std::vector<Ring> possible;
        for (const LineEnd& source : sources->single) {
            BoundedRegion seen = seenFrom(source, targets->single.front(), ground.counts, map, volume, asked);
            std::ranges::move(ringsOf(seen.sure), std::back_inserter(sure));
            std::ranges::move(ringsOf(seen.possible), std::back_inserter(possible));
        }
        all.sure = geometry::joinedRegion(sure);
        all.possible = possible == sure ? all.sure : geometry::joinedRegion(possible);
        std::vector<Ring> arcs;
        std::ranges::transform(arcsOf(m_viewer, m_pack.source), std::back_inserter(arcs), &geometry::Polygon::outline);
        if (!arcs.empty()) {
            all = within(all, arcs);
        }
        if (m_hasSize) {
            all = grownByTarget(all, m_question, overlappedPlace(m_viewer, m_question, m_pack.space != Space::Plan));
        }
        for (const auto& range : {m_pack.range, ground.isHiding ? std::optional{m_pack.detection->range} : std::nullopt}) {
            if (range) {
                const auto reach = m_hasSize ? geometry::reachOfBase(m_question.targetBase, m_question.targetFacing) : std::vector<Ring>{};
                all = within(all, rangeOutlines(m_viewer.placed(), *range, reach, m_table.map().table()));
            }
        }
        return all;
    }

    BoundedRegion seenFrom(const LineEnd& source, const LineEnd& target, const std::vector<Counts>& counts, const RegionMap& map, const geometry::VolumeMap& volume,
                           const std::vector<Ring>& asked) {
        if (m_pack.space != Space::Plan) {
            return regionSeenInSpace({source.shape, source.elevation, source.height}, {target.elevation, target.elevation + target.height}, map, volume, counts,
                                     {.touch = m_pack.line.touch, .mostCuts = m_question.mostCuts, .within = asked}, m_stop);
        }
        TableRegion region;
        if (source.isPlace || isSpot(m_viewer)) {
            const auto seen = visibleRegion(source.shape.position, map, counts);
            region = seen.outline.empty() ? TableRegion{} : geometry::joinedRegion({&seen.outline, 1});
        } else {
            region = regionSeenFrom(std::array{source.shape}, map, counts, {}, m_stop);
        }
        if (!asked.empty()) {
            region = regionWithin(region, asked);
        }
        return {region, region};
    }

    const RegionTable& m_table;
    const Model& m_viewer;
    const RegionQuestion& m_question;
    const std::stop_token& m_stop;
    bool m_hasSize;
    const RulePack& m_pack;
};

} // namespace

bool hasPackBorders(const PreparedTable& table, const RegionQuestion& question) {
    const RulePack& pack = *table.rules().pack;
    const bool isPlain = stopsWholeLines(pack) && !takesTooLong(pack, question) && (!pack.range || measuresEdgeToEdge(pack.measure));
    if (question.wants == RegionWants::Point) {
        return isPlain && (!mayHide(pack, question) || measuresEdgeToEdge(pack.measure));
    }
    const bool isWholeBase = pack.target == Region::Volume || pack.target == Region::Body || pack.target == Region::Base || pack.target == Region::BaseEdge;
    return isPlain && question.wants == RegionWants::SomePart && isWholeBase && !asksWhereTargetStands(pack) && !mayHide(pack, question);
}

BoundedRegion packRegion(const RegionTable& table, const Model& viewer, const RegionQuestion& question, const std::stop_token& stop) {
    return PackLook{table, viewer, question, stop}.look();
}

} // namespace sightline::scenarios

#include "scenarios/analysis/region.h"

#include "geometry/distance.h"
#include "geometry/region/spot_grid.h"
#include "scenarios/analysis/region_lines.h"
#include "scenarios/prepared_table.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <numbers>
#include <thread>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::Visibility;

namespace {

const ModelId kTarget{QStringLiteral("\u0001 region target")};
const ModelId kZone{QStringLiteral("\u0001 region zone")};
const Length kNoSize = Length::fromNanometers(2); ///< across: the least that a base may have

geometry::Box boxOf(const Table& table) { return {{}, {table.width, table.height}}; }

/// A base of the zone's outline.
Model viewerIn(const Zone& zone, Length height) {
    Model viewer;
    viewer.id = kZone;
    viewer.player = zone.player;
    viewer.position = zone.polygon.centroid();
    viewer.height = height;
    geometry::Ring outline;
    std::ranges::transform(zone.polygon.outline(), std::back_inserter(outline), [&](Point p) { return Point{} + (p - viewer.position); });
    viewer.base = geometry::Footprint::hull(outline).value_or(geometry::Footprint{});
    return viewer;
}

bool isSpot(const Model& viewer) { return viewer.id == kZone && viewer.base == geometry::Footprint::round(kNoSize).value(); }

std::vector<Model> viewersOf(const Scenario& scenario, const RegionQuestion& question) {
    std::vector<Model> viewers;
    for (const ModelId& id : question.from) {
        viewers.push_back(*scenario.model(id));
    }
    std::ranges::copy(question.placed, std::back_inserter(viewers));
    std::ranges::transform(question.spots, std::back_inserter(viewers), [&](Point spot) { return regionViewerAt(question, spot); });
    if (question.zone) {
        viewers.push_back(viewerIn(*std::ranges::find(scenario.zones, *question.zone, &Zone::id), question.zoneHeight));
    }
    return viewers;
}

bool isWithin(const RegionQuestion& question, const Model& viewer, const Model& target) {
    if (question.range && geometry::nearestPoints(viewer.placed(), target.placed()).gap > *question.range) {
        return false;
    }
    if (question.arc && question.arc->width != geometry::Angle{}) {
        const auto [x, y] = target.position - viewer.position;
        const double angle = std::atan2(y.inches(), x.inches()) * 180.0 / std::numbers::pi;
        const geometry::Angle turn = geometry::Angle::fromDegrees(angle) - question.arc->from;
        return turn <= question.arc->width || target.position == viewer.position;
    }
    return true;
}

/// What the viewer sees in plan past all that counts; of one viewer, since what counts depends on its height.
geometry::TableRegion planRegion(const RegionTable& table, const Model& viewer, const RegionQuestion& question, const std::stop_token& stop) {
    const PreparedTable::Parts& parts = table.table().parts();
    geometry::BaseRegionOptions options;
    options.range = question.range;
    options.arc = question.arc;
    options.ignoredIfHoldingEnd = holdersOf(parts);
    if (isSpot(viewer) && options.ignoredIfHoldingEnd.empty()) {
        const auto seen = geometry::visibleRegion(viewer.position, table.map(), countsFor(parts, viewer, question), limitsOf(parts.rules, question));
        return seen.outline.empty() ? geometry::TableRegion{} : geometry::joinedRegion({&seen.outline, 1});
    }
    return geometry::regionSeenFrom(std::array{viewer.placed()}, table.map(), countsFor(parts, viewer, question), options, stop);
}

/// Asks the judge about one spot after another.
class SpotJudge {
public:
    SpotJudge(const RegionTable& table, const RegionQuestion& question, const std::stop_token& stop)
        : m_table{table}, m_question{question}, m_stop{stop}, m_viewers{viewersOf(table.table().scenario(), question)} {
        const RuleSet& rules = table.table().rules();
        m_wantsRuling = rules.pack || question.wants == RegionWants::AllOfIt;
        if (!m_wantsRuling) {
            // What is seen past all pieces as if they had no end of height is seen.
            RegionQuestion spots = question;
            spots.range.reset();
            spots.arc.reset();
            for (const Model& viewer : m_viewers) {
                m_surely.push_back(planRegion(table, viewer, spots, stop));
            }
        }
    }

    [[nodiscard]] bool isSeen(Point spot) const {
        const Model target = regionTargetAt(m_question, spot);
        for (std::size_t i = 0; i < m_viewers.size(); ++i) {
            if (isWithin(m_question, m_viewers[i], target) && isSeenBy(i, target)) {
                return true;
            }
        }
        return false;
    }

private:
    [[nodiscard]] bool isSeenBy(std::size_t viewer, const Model& target) const {
        if (!m_wantsRuling) {
            return m_surely[viewer].contains(target.position) || visibilityBetween(m_table.table(), m_viewers[viewer], target, m_stop) == Visibility::Clear;
        }
        // Rules ask for the table with the target on it.
        Scenario scenario = m_table.table().scenario();
        const ModelId observer = m_viewers[viewer].id;
        const auto standing = std::ranges::find(scenario.models, observer, &Model::id);
        if (standing == scenario.models.end()) {
            scenario.models.push_back(m_viewers[viewer]);
        } else {
            *standing = m_viewers[viewer];
        }
        Model enemy = target;
        const auto other = std::ranges::find_if(scenario.players, [&](const Player& player) { return player.id != m_viewers[viewer].player; });
        enemy.player = other == scenario.players.end() ? PlayerId{} : other->id;
        scenario.models.push_back(std::move(enemy));
        const PreparedTable table{scenario, m_table.table().rules()};
        if (m_question.wants == RegionWants::AllOfIt) {
            return judge(table, {observer, kTarget}, m_stop).ruling.fullyVisible;
        }
        const auto at = static_cast<std::size_t>(scenario.model(observer) - scenario.models.data());
        return scenarios::isSeen(table, at, scenario.models.size() - 1, m_stop);
    }

    const RegionTable& m_table;
    const RegionQuestion& m_question;
    const std::stop_token& m_stop;
    std::vector<Model> m_viewers;
    std::vector<geometry::TableRegion> m_surely; ///< of each viewer
    bool m_wantsRuling = false;
};

geometry::TableRegion cellRegion(const RegionTable& table, const RegionQuestion& question, const RegionProgress& progress, int threads, const std::stop_token& stop) {
    const geometry::SpotGrid grid{boxOf(table.table().scenario().table), question.cell};
    const SpotJudge spots{table, question, stop};
    std::vector<std::vector<geometry::Ring>> rows(static_cast<std::size_t>(grid.rows()));
    std::atomic<int> next = 0;
    std::mutex telling;
    int done = 0;
    const auto work = [&] {
        for (int row = next++; row < grid.rows() && !stop.stop_requested(); row = next++) {
            int start = -1;
            for (int column = 0; column <= grid.columns(); ++column) {
                const bool isSeen = column < grid.columns() && !stop.stop_requested() && spots.isSeen(grid.spot(column, row));
                if (isSeen && start < 0) {
                    start = column;
                } else if (!isSeen && start >= 0) {
                    const Point low = grid.cellBox(start, row).low;
                    const Point high = grid.cellBox(column - 1, row).high;
                    rows[static_cast<std::size_t>(row)].push_back({low, {high.x, low.y}, high, {low.x, high.y}});
                    start = -1;
                }
            }
            if (progress) {
                const std::scoped_lock lock{telling};
                progress(++done, grid.rows());
            }
        }
    };
    {
        const unsigned wanted = threads > 0 ? static_cast<unsigned>(threads) : std::max(1U, std::thread::hardware_concurrency());
        std::vector<std::jthread> helpers;
        for (unsigned i = 1; i < wanted; ++i) {
            helpers.emplace_back(work);
        }
        work();
    }
    std::vector<geometry::Ring> outlines;
    for (auto& row : rows) {
        std::ranges::move(row, std::back_inserter(outlines));
    }
    return geometry::joinedRegion(outlines);
}

geometry::TableRegion exactRegion(const RegionTable& table, const RegionQuestion& question, const std::stop_token& stop) {
    std::vector<geometry::Ring> outlines;
    const auto viewers = viewersOf(table.table().scenario(), question);
    for (const Model& viewer : viewers) {
        auto seen = planRegion(table, viewer, question, stop);
        if (viewers.size() == 1) {
            return seen;
        }
        for (geometry::RegionPart& part : seen.parts) {
            outlines.push_back(std::move(part.outline));
            std::ranges::move(part.holes, std::back_inserter(outlines));
        }
    }
    return geometry::joinedRegion(outlines);
}

} // namespace

RegionTable::RegionTable(const PreparedTable& table) : m_table{table}, m_map{table.parts().map, boxOf(table.scenario().table)} {}

bool hasExactRegion(const RuleSet& rules, RegionWants wants) {
    return wants == RegionWants::Point && rules.view == SightGeometry::Plan && !rules.pack;
}

std::int64_t regionCells(const Table& table, Length cell) { return geometry::SpotGrid::countOf(boxOf(table), cell); }

Model regionTargetAt(const RegionQuestion& question, Point spot) {
    Model target;
    target.id = kTarget;
    target.base = question.wants == RegionWants::Point ? geometry::Footprint::round(kNoSize).value() : question.targetBase;
    target.position = spot;
    target.facing = question.targetFacing;
    target.elevation = question.targetElevation;
    target.height = question.targetHeight;
    target.keywords = question.targetKeywords;
    return target;
}

Model regionViewerAt(const RegionQuestion& question, Point spot) {
    Model viewer;
    viewer.id = kZone;
    viewer.base = geometry::Footprint::round(kNoSize).value();
    viewer.position = spot;
    viewer.height = question.zoneHeight;
    return viewer;
}

SeenRegion seenRegion(const RegionTable& table, const RegionQuestion& question, const RegionProgress& progress, int threads, const std::stop_token& stop) {
    SeenRegion seen;
    const RuleSet& rules = table.table().rules();
    seen.rules = rules.id;
    if (hasExactRegion(rules, question.wants)) {
        seen.region = exactRegion(table, question, stop);
    } else {
        seen.cell = question.cell;
        seen.region = cellRegion(table, question, progress, threads, stop);
    }
    if (stop.stop_requested()) {
        seen.region = {};
    }
    const Table& size = table.table().scenario().table;
    seen.areaSquareInches = seen.region.areaSquareInches();
    seen.shareOfTable = seen.areaSquareInches / (size.width.inches() * size.height.inches());
    return seen;
}

} // namespace sightline::scenarios

#include "scenarios/analysis/region.h"

#include "geometry/distance.h"
#include "geometry/region/sample_point_grid.h"
#include "scenarios/analysis/region_borders.h"
#include "scenarios/analysis/region_lines.h"
#include "scenarios/overrule.h"
#include "scenarios/prepared_table.h"
#include "scenarios/rules/rule_pack.h"

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

/// Asks the judge about one position after another.
class SamplePointJudge {
public:
    /// `asksMany`: precomputing what is certainly seen pays off.
    SamplePointJudge(const RegionTable& table,
                     const RegionQuestion& question,
                     bool asksMany,
                     const std::stop_token& stop)
        : m_table{table},
          m_question{question},
          m_stop{stop},
          m_viewers{regionViewers(table.table().scenario(), question)} {
        const RuleSet& rules = table.table().rules();
        m_wantsRuling = rules.pack || question.wants == RegionWants::AllOfIt;
        if (!m_wantsRuling && asksMany) {
            // What is seen past all pieces taken as unlimited in height is certainly seen.
            RegionQuestion samplePoints = question;
            samplePoints.range.reset();
            samplePoints.arc.reset();
            for (const Model& viewer : m_viewers) {
                m_surely.push_back(planRegion(table.table().parts(), table.map(), viewer, samplePoints, stop));
            }
        }
    }

    [[nodiscard]] bool isSeen(Point samplePoint) const {
        const Model target = regionTargetAt(m_question, samplePoint);
        for (std::size_t i = 0; i < m_viewers.size(); ++i) {
            if (isWithinLimits(m_question, m_viewers[i], target) && isSeenBy(i, target)) {
                return true;
            }
        }
        return false;
    }

private:
    [[nodiscard]] bool isSeenBy(std::size_t viewer, const Model& target) const {
        if (!m_wantsRuling) {
            return (!m_surely.empty() && m_surely[viewer].contains(target.position)) ||
                   visibilityBetween(m_table.table(), m_viewers[viewer], target, m_stop) == Visibility::Clear;
        }
        // Rule packs need the target on the table.
        Scenario scenario = m_table.table().scenario();
        const ModelId observer = m_viewers[viewer].id;
        const auto standing = std::ranges::find(scenario.models, observer, &Model::id);
        if (standing == scenario.models.end()) {
            scenario.models.push_back(m_viewers[viewer]);
        } else {
            *standing = m_viewers[viewer];
        }
        Model enemy = target;
        const auto other = std::ranges::find_if(
            scenario.players, [&](const Player& player) { return player.id != m_viewers[viewer].player; });
        enemy.player = other == scenario.players.end() ? PlayerId{} : other->id;
        scenario.models.push_back(std::move(enemy));
        const PreparedTable table{scenario, m_table.table().rules()};
        if (m_question.wants == RegionWants::AllOfIt) {
            return judge(table, {observer, target.id}, m_stop).ruling.fullyVisible;
        }
        const auto at = static_cast<std::size_t>(scenario.model(observer) - scenario.models.data());
        return scenarios::isSeen(table, at, scenario.models.size() - 1, m_stop);
    }

    const RegionTable& m_table;
    const RegionQuestion& m_question;
    const std::stop_token& m_stop;
    std::vector<Model> m_viewers;
    std::vector<geometry::PolygonSet> m_surely; ///< by viewer
    bool m_wantsRuling = false;
};

geometry::PolygonSet cellRegion(const RegionTable& table,
                                const RegionQuestion& question,
                                const RegionProgress& progress,
                                int threads,
                                const std::stop_token& stop) {
    const geometry::SamplePointGrid grid{boxOf(table.table().scenario().table), question.cell};
    const SamplePointJudge samplePoints{table, question, true, stop};
    std::vector<std::vector<geometry::Ring>> rows(static_cast<std::size_t>(grid.rows()));
    std::atomic<int> next = 0;
    std::mutex telling;
    int done = 0;
    const auto work = [&] {
        for (int row = next++; row < grid.rows() && !stop.stop_requested(); row = next++) {
            int start = -1;
            for (int column = 0; column <= grid.columns(); ++column) {
                const bool isSeen = column < grid.columns() && !stop.stop_requested() &&
                                    samplePoints.isSeen(grid.samplePoint(column, row));
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
        const unsigned wanted =
            threads > 0 ? static_cast<unsigned>(threads) : std::max(1U, std::thread::hardware_concurrency());
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
    return geometry::unite(outlines);
}

} // namespace

RegionTable::RegionTable(const PreparedTable& table)
    : m_table{withWallsAsRuled(table)}, m_map{m_table.parts().map, boxOf(m_table.scenario().table)} {}

bool hasExactRegion(const RuleSet& rules, RegionWants wants) {
    return wants == RegionWants::Point && rules.view == SightGeometry::Plan && !rules.pack;
}

std::int64_t regionCells(const Table& table, Length cell) {
    return geometry::SamplePointGrid::countOf(boxOf(table), cell);
}

std::vector<bool> judgedAt(const RegionTable& table,
                           const RegionQuestion& question,
                           std::span<const Point> samplePoints,
                           const std::stop_token& stop) {
    const SamplePointJudge judge{table, question, false, stop};
    std::vector<bool> seen;
    std::ranges::transform(samplePoints, std::back_inserter(seen),
                           [&](Point samplePoint) { return judge.isSeen(samplePoint); });
    return seen;
}

SeenRegion seenRegion(const RegionTable& table,
                      const RegionQuestion& question,
                      const RegionProgress& progress,
                      int threads,
                      const std::stop_token& stop) {
    SeenRegion seen;
    const RuleSet& rules = table.table().rules();
    seen.rules = rules.id;
    seen.isDecided = question.wants != RegionWants::AllOfIt || !rules.pack || rules.pack->full != FullSight::None;
    if (auto bordered = question.inCells ? std::nullopt : borderedRegion(table, question, progress, stop)) {
        seen.region = std::move(bordered->sure);
        if (bordered->possible != seen.region) {
            seen.possible = std::move(bordered->possible);
        }
    } else {
        seen.cell = question.cell;
        seen.region = cellRegion(table, question, progress, threads, stop);
    }
    if (stop.stop_requested()) {
        seen.region = {};
        seen.possible.reset();
    }
    const Table& size = table.table().scenario().table;
    seen.areaSquareInches = seen.region.areaSquareInches();
    seen.shareOfTable = seen.areaSquareInches / (size.width.inches() * size.height.inches());
    return seen;
}

} // namespace sightline::scenarios

#include "scenarios/analysis/region.h"

#include "geometry/region/sample_point_grid.h"
#include "geometry/shapes/distance.h"
#include "scenarios/analysis/first_region.h"
#include "scenarios/analysis/region_borders.h"
#include "scenarios/analysis/region_lines.h"
#include "scenarios/base/parallel.h"
#include "scenarios/judge/overrule.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/rules/rule_pack.h"

#include <algorithm>
#include <mutex>
#include <span>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::Visibility;

namespace {

/// The number of targets that are judged on one table, which bounds the memory.
constexpr std::size_t kTargetsAtOnce = 512;

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
        if (rules.pack && asksMany) {
            if (const auto first = firstRegion(table, question, stop)) {
                m_sure = inset(first->region, Length::fromNanometers(10'000)); // more than the rounding of borders
            }
        }
    }

    /// True if the rules are asked, which need a table with the targets.
    [[nodiscard]] bool wantsRuling() const { return m_wantsRuling; }

    /// True if a target at the position is certainly seen under a pack: well inside of what a few points of the viewers
    /// see.
    [[nodiscard]] bool isSure(Point samplePoint) const { return m_sure.contains(samplePoint); }

    /// Tells for each position whether some viewer sees the target there.
    [[nodiscard]] std::vector<bool> areSeen(std::span<const Point> samplePoints) const {
        std::vector<bool> seen(samplePoints.size());
        for (std::size_t viewer = 0; viewer < m_viewers.size(); ++viewer) {
            std::vector<std::size_t> left;
            for (std::size_t i = 0; i < samplePoints.size(); ++i) {
                if (!seen[i] && isWithinLimits(m_question, m_viewers[viewer], targetAt(samplePoints[i]))) {
                    left.push_back(i);
                }
            }
            if (m_wantsRuling) {
                ruleOn(viewer, samplePoints, left, seen);
                continue;
            }
            for (const std::size_t i : left) {
                seen[i] = isLineClear(viewer, targetAt(samplePoints[i]));
            }
        }
        return seen;
    }

private:
    [[nodiscard]] Model targetAt(Point samplePoint) const { return regionTargetAt(m_question, samplePoint); }

    [[nodiscard]] bool isLineClear(std::size_t viewer, const Model& target) const {
        return (!m_surely.empty() && m_surely[viewer].contains(target.position)) ||
               visibilityBetween(m_table.table(), m_viewers[viewer], target, m_stop) == Visibility::Clear;
    }

    /// Judges under the rules, which need the targets on the table: the targets of many positions stand on one table,
    /// as preparing a table takes as long as tens of verdicts.
    void ruleOn(std::size_t viewer,
                std::span<const Point> samplePoints,
                std::span<const std::size_t> wanted,
                std::vector<bool>& seen) const {
        for (; !wanted.empty() && !m_stop.stop_requested();
             wanted = wanted.subspan(std::min(kTargetsAtOnce, wanted.size()))) {
            const auto some = wanted.first(std::min(kTargetsAtOnce, wanted.size()));
            Scenario scenario = m_table.table().scenario();
            const std::size_t at = placeViewer(m_viewers[viewer], scenario);
            const std::size_t first = scenario.models.size();
            for (const std::size_t i : some) {
                scenario.models.push_back(regionEnemyAt(m_table, m_question, samplePoints[i], m_viewers[viewer]));
                scenario.models.back().id.value += QString::number(i);
            }
            const PreparedTable table{scenario, m_table.table().rules()};
            for (std::size_t i = 0; i < some.size() && !m_stop.stop_requested(); ++i) {
                seen[some[i]] = isRuledSeen(table, at, first + i);
            }
        }
    }

    [[nodiscard]] bool isRuledSeen(const PreparedTable& table, std::size_t observer, std::size_t target) const {
        if (m_question.wants == RegionWants::AllOfIt) {
            const auto& models = table.scenario().models;
            return judge(table, {models[observer].id, models[target].id}, m_stop).ruling.fullyVisible;
        }
        return scenarios::isSeen(table, observer, target, m_stop);
    }

    const RegionTable& m_table;
    const RegionQuestion& m_question;
    const std::stop_token& m_stop;
    std::vector<Model> m_viewers;
    std::vector<geometry::PolygonSet> m_surely; ///< by viewer
    geometry::PolygonSet m_sure;                ///< under a pack, for all viewers
    bool m_wantsRuling = false;
};

/// Returns the outlines of the runs of seen cells in a row; `areSeen` has one value for each of its cells.
std::vector<geometry::Ring> seenStrips(const geometry::SamplePointGrid& grid, int row, std::span<const char> areSeen) {
    std::vector<geometry::Ring> strips;
    int start = -1;
    for (int column = 0; column <= grid.columns(); ++column) {
        const bool isSeen = column < grid.columns() && areSeen[static_cast<std::size_t>(column)] != 0;
        if (isSeen && start < 0) {
            start = column;
        } else if (!isSeen && start >= 0) {
            const Point low = grid.cellBox(start, row).low;
            const Point high = grid.cellBox(column - 1, row).high;
            strips.push_back({low, {high.x, low.y}, high, {low.x, high.y}});
            start = -1;
        }
    }
    return strips;
}

geometry::PolygonSet cellRegion(const RegionTable& table,
                                const RegionQuestion& question,
                                const RegionProgress& progress,
                                int threads,
                                const std::stop_token& stop) {
    const geometry::SamplePointGrid grid{boxOf(table.table().scenario().table), question.cell};
    const SamplePointJudge samplePoints{table, question, true, stop};
    const auto columns = static_cast<std::size_t>(grid.columns());
    const auto rows = static_cast<std::size_t>(grid.rows());
    std::vector<Point> centers;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            centers.push_back(grid.samplePoint(column, row));
        }
    }
    std::vector<char> areSeen(centers.size(), 0);
    forEachOnThreads(rows, threads, [&](std::size_t row) {
        for (std::size_t i = row * columns; i < (row + 1) * columns && !stop.stop_requested(); ++i) {
            areSeen[i] = samplePoints.isSure(centers[i]) ? 1 : 0;
        }
    });
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < centers.size(); ++i) {
        if (areSeen[i] == 0) {
            open.push_back(i);
        }
    }
    // A row, unless a table is prepared for each batch.
    const std::size_t atOnce = samplePoints.wantsRuling() ? kTargetsAtOnce : columns;
    const std::size_t batches = (open.size() + atOnce - 1) / atOnce;
    std::mutex telling;
    int done = 0;
    forEachOnThreads(batches, threads, [&](std::size_t batch) {
        if (stop.stop_requested()) {
            return;
        }
        const auto rest = std::span{open}.subspan(batch * atOnce);
        const auto indices = rest.first(std::min(atOnce, rest.size()));
        std::vector<Point> those;
        std::ranges::transform(indices, std::back_inserter(those), [&](std::size_t i) { return centers[i]; });
        const std::vector<bool> judged = samplePoints.areSeen(those);
        for (std::size_t i = 0; i < indices.size(); ++i) {
            areSeen[indices[i]] = judged[i] ? 1 : 0;
        }
        const std::scoped_lock lock{telling};
        if (progress) {
            progress(++done, static_cast<int>(batches));
        }
    });
    std::vector<geometry::Ring> outlines;
    for (int row = 0; row < grid.rows(); ++row) {
        std::ranges::move(seenStrips(grid, row, std::span{areSeen}.subspan(static_cast<std::size_t>(row) * columns)),
                          std::back_inserter(outlines));
    }
    return geometry::unite(outlines);
}

} // namespace

RegionTable::RegionTable(const PreparedTable& table)
    : m_table{withWallsAsRuled(table)}, m_map{m_table.parts().map, boxOf(m_table.scenario().table)} {}

bool hasExactRegion(const RuleSet& rules, RegionWants wants) {
    return wants == RegionWants::Point && rules.view == SightGeometry::Plan && !rules.pack;
}

PreparedTable terrainOf(const PreparedTable& table) {
    if (table.scenario().models.empty() || hasExactRegion(table.rules(), RegionWants::Point)) {
        return table;
    }
    Scenario scenario = table.scenario();
    scenario.models.clear();
    scenario.overrulings.clear();
    return PreparedTable{scenario, table.rules()};
}

int defaultTrials(const RuleSet& rules) { return hasExactRegion(rules, RegionWants::Point) ? 100 : 20; }

Length defaultViewerSpacing(const RuleSet& rules, const Table& size) {
    if (hasExactRegion(rules, RegionWants::Point)) {
        return Length::fromInches(1);
    }
    const auto isFew = [&](int inches) { return regionCells(size, Length::fromInches(inches)) <= kMaxJudgedViewers; };
    const auto divides = [](Length side, int inches) {
        return side.nanometers() % Length::fromInches(inches).nanometers() == 0;
    };
    int least = 1;
    while (!isFew(least)) {
        ++least;
    }
    for (int inches = least; inches <= 2 * least; ++inches) {
        if (divides(size.width, inches) && divides(size.height, inches)) {
            return Length::fromInches(inches);
        }
    }
    return Length::fromInches(least);
}

std::int64_t regionCells(const Table& table, Length cell) {
    return geometry::SamplePointGrid::countOf(boxOf(table), cell);
}

std::vector<bool> judgedAt(const RegionTable& table,
                           const RegionQuestion& question,
                           std::span<const Point> samplePoints,
                           const std::stop_token& stop) {
    return SamplePointJudge{table, question, false, stop}.areSeen(samplePoints);
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
    if (auto bordered = question.inCells ? std::nullopt : borderedRegion(table, question, progress, threads, stop)) {
        seen.region = std::move(bordered->inner);
        if (bordered->outer != seen.region) {
            seen.possible = std::move(bordered->outer);
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

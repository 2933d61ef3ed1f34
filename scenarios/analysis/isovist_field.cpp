#include "scenarios/analysis/isovist_field.h"

#include "scenarios/analysis/sample_point_sight.h"
#include "scenarios/analysis/sight_graph.h"
#include "scenarios/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <mutex>

namespace sightline::scenarios {

using geometry::Isovist;
using geometry::SamplePointGrid;

namespace {

/// Returns a question of which only the heights are used.
RegionQuestion lookLike(const IsovistQuestion& question) {
    RegionQuestion look;
    look.zoneHeight = question.viewerHeight;
    look.targetHeight = question.targetHeight;
    look.cell = question.cell;
    return look;
}

/// Measures what a viewer at a position sees, under any rules.
class IsovistRuler {
public:
    IsovistRuler(const RegionTable& table, const IsovistQuestion& question, const std::stop_token& stop)
        : m_table{table},
          m_look{lookLike(question)},
          m_isExact{hasExactRegion(table.table().rules(), RegionWants::Point)},
          m_stop{stop} {}

    [[nodiscard]] Isovist measure(SamplePointSight& sight, geometry::Point viewer) {
        if (m_isExact) {
            return geometry::isovistOf({&sight.regionFrom(viewer).outline, 1}, viewer);
        }
        m_look.samplePoints = {viewer};
        return geometry::isovistOf(ringsOf(seenRegion(m_table, m_look, {}, 1, m_stop).region), viewer);
    }

private:
    const RegionTable& m_table;
    RegionQuestion m_look;
    bool m_isExact;
    const std::stop_token& m_stop;
};

int othersSeen(const std::vector<int>& counts, std::size_t own) {
    const auto seen = std::ranges::count_if(counts, [](int count) { return count > 0; });
    return static_cast<int>(seen) - (counts[own] > 0 ? 1 : 0);
}

} // namespace

QStringList isovistMeasureNames() {
    return {QStringLiteral("area"),
            QStringLiteral("perimeter"),
            QStringLiteral("occlusivity"),
            QStringLiteral("compactness"),
            QStringLiteral("drift"),
            QStringLiteral("longest-radial"),
            QStringLiteral("shortest-radial"),
            QStringLiteral("connectivity"),
            QStringLiteral("mean-depth")};
}

double IsovistField::at(IsovistMeasure measure, std::size_t samplePoint) const {
    const Isovist& one = isovists[samplePoint];
    switch (measure) {
    case IsovistMeasure::Area: return one.area;
    case IsovistMeasure::Perimeter: return one.perimeter;
    case IsovistMeasure::Occlusivity: return one.occlusivity;
    case IsovistMeasure::Compactness: return one.compactness;
    case IsovistMeasure::Drift: return one.drift;
    case IsovistMeasure::LongestRadial: return one.longestRadial;
    case IsovistMeasure::ShortestRadial: return one.shortestRadial;
    case IsovistMeasure::Connectivity: return connectivity[samplePoint];
    case IsovistMeasure::MeanDepth: break;
    }
    return meanDepth[samplePoint];
}

std::vector<double> IsovistField::values(IsovistMeasure measure) const {
    std::vector<double> result;
    for (std::size_t samplePoint = 0; samplePoint < isovists.size(); ++samplePoint) {
        result.push_back(at(measure, samplePoint));
    }
    return result;
}

IsovistField isovistField(const RegionTable& given,
                          const IsovistQuestion& question,
                          const RegionProgress& progress,
                          int threads,
                          const std::stop_token& stop) {
    const RegionTable table{terrainOf(given.table())};
    const Table& size = table.table().scenario().table;
    IsovistField field{
        SamplePointGrid{{{}, {size.width, size.height}}, question.cell}, {}, {}, {}, table.table().rules().id};
    const SamplePointGrid& grid = field.grid;
    const std::size_t samplePoints = grid.count();
    field.isovists.resize(samplePoints);
    field.connectivity.assign(question.wantConnectivity ? samplePoints : 0, 0);
    const bool wantDepth = question.wantConnectivity && question.wantDepth && samplePoints <= kMaxDepthSamplePoints;
    SightGraph sights{wantDepth ? grid.columns() : 0, wantDepth ? grid.rows() : 0};
    std::mutex telling;
    int done = 0;
    const int all = grid.rows() * (wantDepth ? 2 : 1);
    const auto tell = [&] {
        if (progress) {
            const std::scoped_lock lock{telling};
            progress(++done, all);
        }
    };
    SamplePointSight expecting{table, grid, lookLike(question)};
    if (question.wantConnectivity) {
        std::vector<geometry::Point> viewers;
        for (std::size_t i = 0; i < samplePoints; ++i) {
            viewers.push_back(grid.samplePoint(i));
        }
        expecting.expect(viewers);
    }
    std::atomic<int> nextRow = 0;
    onThreads(threadsFor(threads), [&](unsigned) {
        SamplePointSight sight = expecting;
        IsovistRuler ruler{table, question, stop};
        for (int row = nextRow++; row < grid.rows() && !stop.stop_requested(); row = nextRow++) {
            for (int column = 0; column < grid.columns() && !stop.stop_requested(); ++column) {
                const std::size_t samplePoint = grid.index(column, row);
                const geometry::Point viewer = grid.samplePoint(column, row);
                field.isovists[samplePoint] = ruler.measure(sight, viewer);
                if (!question.wantConnectivity) {
                    continue;
                }
                sight.clear();
                sight.countFrom(viewer, stop);
                const auto counts = sight.counts();
                field.connectivity[samplePoint] =
                    wantDepth ? sights.setSeen(samplePoint, counts) : othersSeen(counts, samplePoint);
            }
            tell();
        }
    });
    if (wantDepth && !stop.stop_requested()) {
        field.meanDepth.assign(samplePoints, 0.0);
        sights.makeSymmetric(threadsFor(threads), stop);
        nextRow = 0;
        onThreads(threadsFor(threads), [&](unsigned) {
            for (int row = nextRow++; row < grid.rows() && !stop.stop_requested(); row = nextRow++) {
                for (int column = 0; column < grid.columns() && !stop.stop_requested(); ++column) {
                    const std::size_t samplePoint = grid.index(column, row);
                    field.meanDepth[samplePoint] =
                        field.connectivity[samplePoint] > 0 ? sights.stepsFrom(samplePoint).mean() : 0.0;
                }
                tell();
            }
        });
    }
    if (stop.stop_requested()) {
        field.isovists.assign(samplePoints, {});
        field.connectivity.assign(field.connectivity.size(), 0);
        field.meanDepth.clear();
    }
    return field;
}

} // namespace sightline::scenarios

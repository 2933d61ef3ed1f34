#include "scenarios/vision/path_seen.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;

namespace {

/// Adds the fractions of a path from `from` to `to` at which it crosses borders of cells.
void cut(std::vector<double>& cuts, Length from, Length to, Length cell) {
    const auto [low, high] = std::minmax(from, to);
    for (std::int64_t line = low.nanometers() / cell.nanometers(); cell * line < high; ++line) {
        if (cell * line > low) {
            cuts.push_back(static_cast<double>((cell * line - from).nanometers()) /
                           static_cast<double>((to - from).nanometers()));
        }
    }
}

Length part(Length from, Length to, double share) {
    return from + Length::fromNanometers(std::llround(static_cast<double>((to - from).nanometers()) * share));
}

} // namespace

std::vector<SeenStretch>
stretchesOn(const geometry::CellGrid& grid, const geometry::CellSet& cells, std::span<const Point> path) {
    std::vector<SeenStretch> stretches;
    double gone = 0; // in inches
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Point a = path[i - 1];
        const Point b = path[i];
        const double length = std::hypot((b.x - a.x).inches(), (b.y - a.y).inches());
        std::vector<double> cuts{0.0, 1.0};
        cut(cuts, a.x, b.x, grid.cellSize());
        cut(cuts, a.y, b.y, grid.cellSize());
        std::ranges::sort(cuts);
        for (std::size_t j = 1; j < cuts.size(); ++j) {
            const double middle = (cuts[j - 1] + cuts[j]) / 2;
            const auto cell = grid.cellAt({part(a.x, b.x, middle), part(a.y, b.y, middle)});
            const bool isSeen = cell && cells.contains(*cell);
            const Length to = Length::fromInches(gone + length * cuts[j]);
            const Length from = stretches.empty() ? Length{} : stretches.back().to;
            if (!stretches.empty() && stretches.back().isSeen == isSeen) {
                stretches.back().to = to;
            } else if (to > from) {
                stretches.push_back({from, to, isSeen});
            }
        }
        gone += length;
    }
    return stretches;
}

} // namespace sightline::scenarios

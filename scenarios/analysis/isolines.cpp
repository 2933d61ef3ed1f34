#include "scenarios/analysis/isolines.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_map>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::SamplePointGrid;

namespace {

/// A side between two neighboring grid points: twice the index of the nearer point, plus one if the neighbor is in the
/// next row.
using SideId = std::int64_t;

class Tracer {
public:
    Tracer(const SamplePointGrid& grid, const std::vector<double>& values, double level)
        : m_grid{grid}, m_values{values}, m_level{level} {
        for (int row = 0; row + 1 < grid.rows(); ++row) {
            for (int column = 0; column + 1 < grid.columns(); ++column) {
                addSquare(column, row);
            }
        }
    }

    [[nodiscard]] std::vector<Isoline> lines() {
        std::vector<Isoline> result;
        // Open lines first, from their start at the edge of the grid; then closed ones.
        for (const auto& [from, to] : m_order) {
            if (!m_isEntered.contains(from)) {
                addLine(from, result);
            }
        }
        for (const auto& [from, to] : m_order) {
            addLine(from, result);
        }
        return result;
    }

private:
    [[nodiscard]] double at(int column, int row) const { return m_values[m_grid.index(column, row)]; }
    [[nodiscard]] bool isHigh(int column, int row) const { return at(column, row) >= m_level; }
    [[nodiscard]] SideId across(int column, int row) const {
        return 2 * static_cast<SideId>(m_grid.index(column, row));
    }
    [[nodiscard]] SideId down(int column, int row) const { return across(column, row) + 1; }

    /// Lines run with the high points to their right, in y-down coordinates.
    void addSquare(int column, int row) {
        const std::array<bool, 4> high{isHigh(column, row), isHigh(column + 1, row), isHigh(column + 1, row + 1),
                                       isHigh(column, row + 1)};
        const std::array<SideId, 4> side{across(column, row), down(column + 1, row), across(column, row + 1),
                                         down(column, row)}; // top, right, bottom, left
        const int pattern = high[0] + 2 * high[1] + 4 * high[2] + 8 * high[3];
        const auto corner = [&](int i) {
            add(side[static_cast<std::size_t>(i)], side[static_cast<std::size_t>((i + 3) % 4)]);
        }; // around a high corner
        const auto lowCorner = [&](int i) {
            add(side[static_cast<std::size_t>((i + 3) % 4)], side[static_cast<std::size_t>(i)]);
        }; // around a low corner
        const bool joins =
            (at(column, row) + at(column + 1, row) + at(column + 1, row + 1) + at(column, row + 1)) / 4 >= m_level;
        switch (pattern) {
        case 1: corner(0); break;
        case 2: corner(1); break;
        case 4: corner(2); break;
        case 8: corner(3); break;
        case 14: lowCorner(0); break;
        case 13: lowCorner(1); break;
        case 11: lowCorner(2); break;
        case 7: lowCorner(3); break;
        case 3: add(side[1], side[3]); break;
        case 6: add(side[2], side[0]); break;
        case 12: add(side[3], side[1]); break;
        case 9: add(side[0], side[2]); break;
        case 5: joins ? (lowCorner(1), lowCorner(3)) : (corner(0), corner(2)); break;
        case 10: joins ? (lowCorner(0), lowCorner(2)) : (corner(1), corner(3)); break;
        default: break;
        }
    }

    void add(SideId from, SideId to) {
        m_next.emplace(from, to);
        m_isEntered.emplace(to, true);
        m_order.emplace_back(from, to);
    }

    void addLine(SideId from, std::vector<Isoline>& lines) {
        auto step = m_next.find(from);
        if (step == m_next.end()) {
            return;
        }
        Isoline line{placeOn(from)};
        while (step != m_next.end()) {
            const SideId to = step->second;
            m_next.erase(step);
            line.push_back(placeOn(to));
            step = m_next.find(to);
        }
        lines.push_back(std::move(line));
    }

    [[nodiscard]] Point placeOn(SideId side) const {
        const auto index = static_cast<int>(side / 2);
        const int column = index % m_grid.columns();
        const int row = index / m_grid.columns();
        const bool isDown = side % 2 == 1;
        const Point a = m_grid.samplePoint(column, row);
        const Point b = isDown ? m_grid.samplePoint(column, row + 1) : m_grid.samplePoint(column + 1, row);
        const double first = at(column, row);
        const double second = isDown ? at(column, row + 1) : at(column + 1, row);
        const double share = (m_level - first) / (second - first);
        const auto between = [&](Length from, Length to) {
            return from + Length::fromNanometers(std::llround(share * static_cast<double>((to - from).nanometers())));
        };
        return {between(a.x, b.x), between(a.y, b.y)};
    }

    const SamplePointGrid& m_grid;
    const std::vector<double>& m_values;
    double m_level;
    std::unordered_map<SideId, SideId> m_next; ///< each side is crossed once per square, so at most one line leaves it
    std::unordered_map<SideId, bool> m_isEntered;
    std::vector<std::pair<SideId, SideId>> m_order;
};

} // namespace

std::vector<Isoline> isolines(const SamplePointGrid& grid, const std::vector<double>& values, double level) {
    return Tracer{grid, values, level}.lines();
}

} // namespace sightline::scenarios

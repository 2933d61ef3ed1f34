#include "geometry/region/region_map.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/region/region_map_data.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <mutex>

namespace sightline::geometry {

namespace {

using detail::TriangulatedFreeSpace;
using detail::Vec;

Box grownBy(const Box& box, Length by) {
    return {{box.low.x - by, box.low.y - by}, {box.high.x + by, box.high.y + by}};
}

Box frameOf(const TerrainMap& terrain, const Box& table, const Box& viewers) {
    Box frame = joined(table, viewers);
    for (const Blocker& blocker : terrain.blockers()) {
        frame = joined(frame, boundsOf(blocker.outline));
    }
    return grownBy(frame, kRegionReach);
}

/// Returns -1, 0 or 1: the side of the triangle's side on which the point lies; 1 is inside.
int sideOf(const TriangulatedFreeSpace& mesh, std::uint32_t side, Vec place) {
    const std::uint32_t a = mesh.sides[side].corner;
    const std::uint32_t b = mesh.sides[TriangulatedFreeSpace::next(side)].corner;
    const Vec from = mesh.corners[a];
    const Vec along = mesh.corners[b] - from;
    const Vec to = place - from;
    const double value = cross(along, to);
    if (mesh.isWhole[a] && mesh.isWhole[b]) {
        // For whole numbers the sign is correct unless the two products round to the same value.
        if (value != 0.0) {
            return value > 0.0 ? 1 : -1;
        }
        const auto whole = [](double number) { return Wide{static_cast<std::int64_t>(number)}; };
        return signOf(whole(along.x) * whole(to.y) - whole(along.y) * whole(to.x));
    }
    const double room = kConstructionError * norm(along);
    return value > room ? 1 : value < -room ? -1 : 0;
}

void addStarts(RegionMap::Data& data) {
    constexpr double kTrianglesOfACell = 2.0;
    constexpr std::size_t kMaxCells = 64; ///< along each axis
    const double width = static_cast<double>((data.table.high.x - data.table.low.x).nanometers());
    const double depth = static_cast<double>((data.table.high.y - data.table.low.y).nanometers());
    const double cell = std::sqrt(width * depth * kTrianglesOfACell / static_cast<double>(data.mesh.triangles()));
    const auto count = [&](double length) {
        return std::clamp<std::size_t>(static_cast<std::size_t>(length / cell), 1, kMaxCells);
    };
    auto& start = data.start;
    start.columns = count(width);
    start.rows = count(depth);
    start.cellWidth = width / static_cast<double>(start.columns);
    start.cellDepth = depth / static_cast<double>(start.rows);
    start.triangle.assign(start.columns * start.rows, 0);
    std::uint32_t last = 0;
    for (std::size_t row = 0; row < start.rows; ++row) {
        for (std::size_t column = 0; column < start.columns; ++column) {
            const Vec middle{(static_cast<double>(column) + 0.5) * start.cellWidth,
                             (static_cast<double>(row) + 0.5) * start.cellDepth};
            start.triangle[row * start.columns + column] = last;
            if (const auto found = data.locate(detail::toPoint(middle, data.mesh.origin))) {
                last = found->triangle;
            }
            start.triangle[row * start.columns + column] = last;
        }
    }
}

} // namespace

std::optional<RegionMap::Data::Location> RegionMap::Data::locate(Point point) const {
    const Vec place = detail::toVec(point, mesh.origin);
    const auto indexOf = [](double offset, double cell, std::size_t count) {
        return static_cast<std::size_t>(std::clamp(offset / cell, 0.0, static_cast<double>(count - 1)));
    };
    std::uint32_t triangle = start.triangle[indexOf(place.y, start.cellDepth, start.rows) * start.columns +
                                            indexOf(place.x, start.cellWidth, start.columns)];
    const auto sidesOf = [&](std::uint32_t of) {
        return std::array{sideOf(mesh, 3 * of, place), sideOf(mesh, 3 * of + 1, place),
                          sideOf(mesh, 3 * of + 2, place)};
    };
    const auto found = [&](std::uint32_t in, const std::array<int, 3>& sides) {
        Location location{in};
        for (std::uint32_t k = 0; k < 3; ++k) {
            if (sides[k] == 0 && sides[(k + 2) % 3] == 0) {
                location.corner = 3 * in + k;
                return location;
            }
            if (sides[k] == 0) {
                location.side = 3 * in + k;
            }
        }
        return location;
    };
    std::uint32_t cameThrough = TriangulatedFreeSpace::kNone;
    for (std::size_t steps = 0; steps < mesh.triangles(); ++steps) {
        std::uint32_t through = TriangulatedFreeSpace::kNone;
        for (std::uint32_t side = 3 * triangle; side < 3 * triangle + 3 && through == TriangulatedFreeSpace::kNone;
             ++side) {
            if (side != cameThrough && sideOf(mesh, side, place) < 0) {
                through = side;
            }
        }
        if (through == TriangulatedFreeSpace::kNone) {
            const auto sides = sidesOf(triangle);
            if (std::ranges::find(sides, -1) == sides.end()) {
                return found(triangle, sides);
            }
            break;
        }
        cameThrough = mesh.sides[through].twin;
        if (cameThrough == TriangulatedFreeSpace::kNone) {
            return {};
        }
        triangle = cameThrough / 3;
    }
    // The walk was cyclic, which constraints can cause.
    for (triangle = 0; triangle < mesh.triangles(); ++triangle) {
        const auto sides = sidesOf(triangle);
        if (std::ranges::find(sides, -1) == sides.end()) {
            return found(triangle, sides);
        }
    }
    return {};
}

struct RegionMap::Source {
    Box viewers;
    Data data; ///< without the triangles until they are needed
    std::once_flag isTriangulated;
};

RegionMap::RegionMap(const TerrainMap& terrain, const Box& table, const Box& viewers)
    : m_source{std::make_shared<Source>()} {
    assert(table.low.x < table.high.x && table.low.y < table.high.y);
    m_source->viewers = viewers;
    m_source->data.terrain = terrain;
    m_source->data.table = table;
}

const TerrainMap& RegionMap::terrain() const { return m_source->data.terrain; }
const Box& RegionMap::table() const { return m_source->data.table; }

const RegionMap::Data& RegionMap::data() const {
    std::call_once(m_source->isTriangulated, [this] {
        Data& data = m_source->data;
        const auto& terrain = data.terrain.data();
        data.mesh = detail::triangulatedFreeSpace(data.terrain.blockers(), terrain.edges, terrain.contacts, data.table,
                                                  frameOf(data.terrain, data.table, m_source->viewers));
        data.start.triangle.assign(1, 0);
        addStarts(data);
    });
    return m_source->data;
}

std::vector<ContainedArea> areasByFootprints(const RegionMap& map) {
    const TriangulatedFreeSpace& mesh = map.data().mesh;
    std::map<std::vector<int>, std::pair<ContainedArea, Wide>> parts;
    for (std::uint32_t triangle = 0; triangle < mesh.triangles(); ++triangle) {
        if (!mesh.isOnTable[triangle]) {
            continue;
        }
        std::vector<int> containers(mesh.containers.begin() + mesh.firstContainer[triangle],
                                    mesh.containers.begin() + mesh.firstContainer[triangle + 1]);
        std::ranges::sort(containers);
        Ring ring;
        for (std::uint32_t side = 3 * triangle; side < 3 * triangle + 3; ++side) {
            ring.push_back(detail::toPoint(mesh.corners[mesh.sides[side].corner], mesh.origin));
        }
        const Wide area = cross(ring[0], ring[1], ring[2]);
        if (area <= 0) {
            continue; // thinner than the rounding of corners
        }
        auto& [part, largest] = parts[containers];
        if (area > largest) {
            largest = area;
            const auto middle = [&](auto axis) {
                return Length::fromNanometers((axis(ring[0]) + axis(ring[1]) + axis(ring[2])) / 3);
            };
            part.within = {middle([](Point p) { return p.x.nanometers(); }),
                           middle([](Point p) { return p.y.nanometers(); })};
        }
        part.footprints = std::move(containers);
        part.outlines.push_back(std::move(ring));
    }
    std::vector<ContainedArea> all;
    for (auto& [containers, part] : parts) {
        all.push_back(std::move(part.first));
    }
    return all;
}

} // namespace sightline::geometry

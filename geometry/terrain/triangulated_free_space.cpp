#include "geometry/terrain/triangulated_free_space.h"

#include "geometry/base/predicates.h"

#include <CGAL/Constrained_Delaunay_triangulation_2.h>
#include <CGAL/Constrained_triangulation_face_base_2.h>
#include <CGAL/Constrained_triangulation_plus_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/hilbert_sort.h>
#include <CGAL/property_map.h>
#include <CGAL/Spatial_sort_traits_adapter_2.h>
#include <CGAL/Triangulation_face_base_with_info_2.h>
#include <CGAL/Triangulation_vertex_base_with_info_2.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <unordered_map>
#include <utility>

namespace sightline::geometry::detail {

namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Vertices = CGAL::Triangulation_vertex_base_with_info_2<std::uint32_t, Kernel>;
using Faces = CGAL::
    Triangulation_face_base_with_info_2<std::uint32_t, Kernel, CGAL::Constrained_triangulation_face_base_2<Kernel>>;
using Delaunay = CGAL::Constrained_Delaunay_triangulation_2<Kernel,
                                                            CGAL::Triangulation_data_structure_2<Vertices, Faces>,
                                                            CGAL::Exact_predicates_tag>;
using Triangulation = CGAL::Constrained_triangulation_plus_2<Delaunay>;

using Mesh = TriangulatedFreeSpace;

/// A straight part of an outline and its owner.
struct OutlineSide {
    Edge edge;
    std::int32_t owner = Mesh::kNobody;
};

__extension__ using LongReal =
    __float128; ///< 113 bits: crossings of stored points are accurate far below the precision of a double

class Builder {
public:
    Builder(std::span<const Blocker> blockers,
            std::span<const std::vector<Edge>> edges,
            std::span<const std::vector<int>> contacts,
            const Box& table,
            const Box& frame)
        : m_blockers{blockers}, m_edges{edges}, m_contacts{contacts}, m_table{cornersOf(table)} {
        m_mesh.origin = table.low;
        for (const Point corner : cornersOf(frame)) {
            m_triangulation.insert(positionOf(corner));
        }
        for (std::size_t i = 0; i < m_table.size(); ++i) {
            add({{m_table[i], m_table[(i + 1) % m_table.size()]}, Mesh::kTableEdge});
        }
        for (std::size_t i = 0; i < blockers.size(); ++i) {
            for (const Edge& edge : edges[i]) {
                add({edge, static_cast<std::int32_t>(i)});
            }
        }
    }

    Mesh build() {
        shortenSides();
        addCorners();
        addSides();
        addOwners();
        flood();
        addPassages();
        return std::move(m_mesh);
    }

private:
    using Face = Triangulation::Face_handle;
    using Vertex = Triangulation::Vertex_handle;

    static std::array<Point, 4> cornersOf(const Box& box) {
        return {box.low, Point{box.high.x, box.low.y}, box.high, Point{box.low.x, box.high.y}};
    }

    [[nodiscard]] Kernel::Point_2 positionOf(Point p) const {
        const Vec place = toVec(p, m_mesh.origin);
        return {place.x, place.y};
    }

    /// Inserts a side in parts between its crossings with others; CGAL would round the crossings of nearly parallel
    /// sides by a large distance along them.
    void add(const OutlineSide& side) {
        std::vector<std::pair<LongReal, Kernel::Point_2>> stops{{0, positionOf(side.edge.from)},
                                                                {1, positionOf(side.edge.to)}};
        const auto [left, right] = std::minmax(side.edge.from.x, side.edge.to.x);
        const auto [top, bottom] = std::minmax(side.edge.from.y, side.edge.to.y);
        const auto cut = [&](const Edge& other) {
            const bool isNear =
                std::max(other.from.x, other.to.x) >= left && std::min(other.from.x, other.to.x) <= right &&
                std::max(other.from.y, other.to.y) >= top && std::min(other.from.y, other.to.y) <= bottom;
            if (isNear && segmentsCross(side.edge.from, side.edge.to, other.from, other.to)) {
                stops.push_back(crossing(side.edge, other));
            }
        };
        if (side.owner == Mesh::kTableEdge) {
            for (const auto& edges : m_edges) {
                std::ranges::for_each(edges, cut);
            }
        } else {
            for (std::size_t i = 0; i < m_table.size(); ++i) {
                cut({m_table[i], m_table[(i + 1) % m_table.size()]});
            }
            for (const int other : m_contacts[static_cast<std::size_t>(side.owner)]) {
                std::ranges::for_each(m_edges[static_cast<std::size_t>(other)], cut);
            }
            std::ranges::for_each(m_edges[static_cast<std::size_t>(side.owner)], cut); // a wall may cross itself
        }
        std::ranges::sort(stops, {}, &std::pair<LongReal, Kernel::Point_2>::first);
        for (std::size_t i = 0; i < stops.size(); ++i) {
            // Point location starts at the previous vertex, because consecutive sides are adjacent.
            const Vertex before = m_last;
            if (before == Vertex{} || before->point() != stops[i].second) { // mostly the end of the side before
                m_last = m_triangulation.insert(stops[i].second, before == Vertex{} ? Face{} : before->face());
            }
            if (i > 0) {
                const auto id = m_triangulation.insert_constraint(before, m_last);
                m_lines.emplace(id.vl_ptr(), static_cast<std::uint32_t>(m_outlines.size()));
            }
        }
        m_outlines.push_back(side);
    }

    /// Returns the parameter along the edge and the crossing point. Both edges get the same point, because it is
    /// computed along the one that starts first.
    [[nodiscard]] std::pair<LongReal, Kernel::Point_2> crossing(const Edge& edge, const Edge& other) const {
        const auto share = [](const Edge& of, const Edge& with) {
            const auto before = static_cast<LongReal>(cross(with.from, with.to, of.from));
            const auto after = static_cast<LongReal>(cross(with.from, with.to, of.to));
            return before / (before - after);
        };
        const bool isFirst = std::pair{edge.from, edge.to} < std::pair{other.from, other.to};
        const Edge& base = isFirst ? edge : other;
        const LongReal along = share(base, isFirst ? other : edge);
        const auto coordinate = [&](Length from, Length to, Length origin) {
            return static_cast<double>(static_cast<LongReal>((from - origin).nanometers()) +
                                       along * static_cast<LongReal>((to - from).nanometers()));
        };
        return {
            share(edge, other),
            {coordinate(base.from.x, base.to.x, m_mesh.origin.x), coordinate(base.from.y, base.to.y, m_mesh.origin.y)}};
    }

    /// Flips the diagonal of a convex quadrilateral if that makes it shorter, because queries through a side are more
    /// frequent the longer it is. Terminates, since every flip reduces the sum of all lengths.
    void shortenSides() {
        std::vector<Face> open;
        for (auto face = m_triangulation.finite_faces_begin(); face != m_triangulation.finite_faces_end(); ++face) {
            open.push_back(face);
        }
        while (!open.empty()) {
            Face face = open.back();
            open.pop_back();
            for (int k = 0; k < 3; ++k) {
                if (isLongerCut(face, k)) {
                    open.insert(open.end(), {face, face->neighbor(k)});
                    m_triangulation.Delaunay::flip(face, k);
                    break;
                }
            }
        }
    }

    /// True if the side opposite to corner `k` belongs to no outline and the other diagonal is shorter and lies within
    /// the two triangles.
    [[nodiscard]] bool isLongerCut(Face face, int k) const {
        const Face beyond = face->neighbor(k);
        if (face->is_constrained(k) || m_triangulation.is_infinite(beyond)) {
            return false;
        }
        const auto& from = face->vertex(Triangulation::ccw(k))->point();
        const auto& to = face->vertex(Triangulation::cw(k))->point();
        const auto& near = face->vertex(k)->point();
        const auto& far = beyond->vertex(beyond->index(face))->point();
        return CGAL::squared_distance(near, far) < CGAL::squared_distance(from, to) &&
               CGAL::left_turn(near, from, far) && CGAL::left_turn(far, to, near);
    }

    void addCorners() {
        for (auto vertex = m_triangulation.finite_vertices_begin(); vertex != m_triangulation.finite_vertices_end();
             ++vertex) {
            vertex->info() = static_cast<std::uint32_t>(m_mesh.corners.size());
            const Vec place{vertex->point().x(), vertex->point().y()};
            m_mesh.corners.push_back(place);
            m_mesh.isWhole.push_back(std::nearbyint(place.x) == place.x && std::nearbyint(place.y) == place.y);
        }
    }

    /// Numbers the faces along a space-filling curve, so that most neighbors are close together in memory too.
    void numberFaces() {
        using Place = std::pair<Kernel::Point_2, Face>;
        std::vector<Place> places;
        for (auto face = m_triangulation.all_faces_begin(); face != m_triangulation.all_faces_end(); ++face) {
            face->info() = Mesh::kNone;
            if (!m_triangulation.is_infinite(face)) {
                places.emplace_back(CGAL::centroid(m_triangulation.triangle(face)), face);
            }
        }
        CGAL::hilbert_sort(places.begin(), places.end(),
                           CGAL::Spatial_sort_traits_adapter_2<Kernel, CGAL::First_of_pair_property_map<Place>>{});
        std::uint32_t count = 0;
        for (const auto& [middle, face] : places) {
            face->info() = count++;
        }
        m_mesh.sides.resize(std::size_t{3} * count);
    }

    void addSides() {
        numberFaces();
        for (auto face = m_triangulation.finite_faces_begin(); face != m_triangulation.finite_faces_end(); ++face) {
            for (int k = 0; k < 3; ++k) {
                // CGAL numbers a side by the corner opposite to it.
                Mesh::Side& side = sideOf(face, (k + 2) % 3);
                side.corner = face->vertex(k)->info();
                const Face beyond = face->neighbor((k + 2) % 3);
                if (beyond->info() != Mesh::kNone) {
                    side.twin = 3 * beyond->info() + static_cast<std::uint32_t>((beyond->index(face) + 1) % 3);
                }
            }
        }
    }

    Mesh::Side& sideOf(Face face, int opposite) {
        return m_mesh.sides[std::size_t{3} * face->info() + static_cast<std::size_t>((opposite + 1) % 3)];
    }

    void addOwners() {
        std::map<std::vector<int>, std::int32_t> known;
        for (auto edge = m_triangulation.finite_edges_begin(); edge != m_triangulation.finite_edges_end(); ++edge) {
            if (!m_triangulation.is_constrained(*edge)) {
                continue;
            }
            const auto a = edge->first->vertex(Triangulation::cw(edge->second));
            const auto b = edge->first->vertex(Triangulation::ccw(edge->second));
            std::vector<int> owners;
            std::uint32_t line = Mesh::kNone;
            for (auto context = m_triangulation.contexts_begin(a, b); context != m_triangulation.contexts_end(a, b);
                 ++context) {
                const std::uint32_t outline = m_lines.at(context->id().vl_ptr());
                line = std::min(line, outline);
                owners.push_back(m_outlines[outline].owner);
            }
            std::ranges::sort(owners);
            owners.erase(std::unique(owners.begin(), owners.end()), owners.end());
            std::int32_t owner = owners.front();
            if (owners.size() > 1) {
                const auto [found, isNew] =
                    known.emplace(owners, Mesh::kFirstShared - static_cast<std::int32_t>(m_mesh.shared.size()));
                if (isNew) {
                    m_mesh.shared.push_back(owners);
                }
                owner = found->second;
            }
            for (const auto& [face, opposite] : {*edge, m_triangulation.mirror_edge(*edge)}) {
                if (face->info() != Mesh::kNone) {
                    sideOf(face, opposite).owner = owner;
                    sideOf(face, opposite).line = line;
                }
            }
        }
    }

    /// Marks the triangles contained in each polygon: those beyond an odd number of its sides, starting from the frame.
    void flood() {
        const std::size_t count = m_mesh.triangles();
        std::vector<std::vector<int>> containers(count);
        std::vector<char> isReached(count, 0);
        std::vector<std::uint32_t> open;
        m_mesh.isOnTable.assign(count, 0);
        const auto start = std::ranges::find(m_mesh.sides, Mesh::kNone, &Mesh::Side::twin);
        if (start != m_mesh.sides.end()) {
            open.push_back(static_cast<std::uint32_t>(start - m_mesh.sides.begin()) / 3);
            isReached[open.front()] = 1;
        }
        while (!open.empty()) {
            const std::uint32_t triangle = open.back();
            open.pop_back();
            for (std::uint32_t side = 3 * triangle; side < 3 * triangle + 3; ++side) {
                const std::uint32_t twin = m_mesh.sides[side].twin;
                if (twin == Mesh::kNone || isReached[twin / 3]) {
                    continue;
                }
                isReached[twin / 3] = 1;
                m_mesh.isOnTable[twin / 3] = m_mesh.isOnTable[triangle];
                std::vector<int> held = containers[triangle];
                for (const int owner : ownersOf(m_mesh.sides[side])) {
                    if (owner == Mesh::kTableEdge) {
                        m_mesh.isOnTable[twin / 3] ^= 1;
                    } else if (std::holds_alternative<Polygon>(m_blockers[static_cast<std::size_t>(owner)].outline)) {
                        const auto place = std::ranges::lower_bound(held, owner);
                        if (place != held.end() && *place == owner) {
                            held.erase(place);
                        } else {
                            held.insert(place, owner);
                        }
                    }
                }
                containers[twin / 3] = std::move(held);
                open.push_back(twin / 3);
            }
        }
        for (const auto& held : containers) {
            m_mesh.firstContainer.push_back(static_cast<std::uint32_t>(m_mesh.containers.size()));
            m_mesh.containers.insert(m_mesh.containers.end(), held.begin(), held.end());
        }
        m_mesh.firstContainer.push_back(static_cast<std::uint32_t>(m_mesh.containers.size()));
    }

    void addPassages() {
        m_mesh.passages.reserve(m_mesh.sides.size());
        for (const Mesh::Side& side : m_mesh.sides) {
            if (side.twin == Mesh::kNone) {
                m_mesh.passages.push_back({{}, Mesh::kNone, Mesh::kNone, Mesh::kFrame, side.line});
                continue;
            }
            const std::uint32_t after = Mesh::previous(side.twin);
            m_mesh.passages.push_back(
                {m_mesh.corners[m_mesh.sides[after].corner], Mesh::next(side.twin), after, side.owner, side.line});
        }
    }

    /// Returns the owners of a side, including the edge of the table.
    [[nodiscard]] std::vector<int> ownersOf(const Mesh::Side& side) const {
        if (side.owner == Mesh::kTableEdge) {
            return {Mesh::kTableEdge};
        }
        const auto owners = m_mesh.ownersOf(side);
        return {owners.begin(), owners.end()};
    }

    std::span<const Blocker> m_blockers;
    std::span<const std::vector<Edge>> m_edges;
    std::span<const std::vector<int>> m_contacts;
    std::array<Point, 4> m_table;
    Mesh m_mesh;
    Triangulation m_triangulation;
    std::vector<OutlineSide> m_outlines;
    Vertex m_last;
    std::unordered_map<const void*, std::uint32_t> m_lines; ///< outline side of each constraint
};

} // namespace

TriangulatedFreeSpace triangulatedFreeSpace(std::span<const Blocker> blockers,
                                            std::span<const std::vector<Edge>> edges,
                                            std::span<const std::vector<int>> contacts,
                                            const Box& table,
                                            const Box& frame) {
    return Builder{blockers, edges, contacts, table, frame}.build();
}

} // namespace sightline::geometry::detail

#include "geometry/region/region_cell.h"

#include "geometry/base/tolerances.h"

#include <algorithm>
#include <array>

namespace sightline::geometry::detail {

namespace {

/// The number of corners up to which their sides of a line need no memory of their own.
constexpr std::size_t kFewCorners = 512;

DirectedLine lineBetween(Vec from, Vec to) {
    const Vec way = to - from;
    return {from, (1.0 / norm(way)) * way};
}

} // namespace

ConvexCorners clipped(const ConvexCorners& polygon, const DirectedLine& line, double sign) {
    std::array<double, kFewCorners> few;
    std::vector<double> many(polygon.size() > few.size() ? polygon.size() : 0);
    const std::span<double> sides{many.empty() ? few.data() : many.data(), polygon.size()};
    std::ranges::transform(polygon, sides.begin(), [&](Vec corner) { return sign * line.sideOf(corner); });
    if (std::ranges::none_of(sides, [](double side) { return side < 0.0; })) {
        return polygon;
    }
    ConvexCorners result;
    result.reserve(polygon.size() + 1);
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const std::size_t next = i + 1 == polygon.size() ? 0 : i + 1;
        if (sides[i] >= 0.0) {
            result.push_back(polygon[i]);
        }
        if ((sides[i] > 0.0 && sides[next] < 0.0) || (sides[i] < 0.0 && sides[next] > 0.0)) {
            const Vec from = polygon[i];
            const Vec to = polygon[next];
            const bool isInOrder = from.x != to.x ? from.x < to.x : from.y < to.y;
            const Vec a = isInOrder ? from : to;
            const Vec b = isInOrder ? to : from;
            const double before = isInOrder ? sides[i] : sides[next];
            const double after = isInOrder ? sides[next] : sides[i];
            result.push_back(a + (before / (before - after)) * (b - a));
        }
    }
    return result;
}

DirectedLine RegionCell::tangent(const ConvexCorners& source, Vec corner, double sign) {
    Vec best;
    bool isFound = false;
    for (const Vec candidate : source) {
        const Vec way = candidate - corner;
        const bool isCorner = dot(way, way) <= kThinCell * kThinCell; // the corner may be one of the source's own
        if (!isCorner && (!isFound || sign * cross(way, best) < 0.0)) {
            best = way;
            isFound = true;
        }
    }
    // The source lies on the side `sign` of the line from it to the corner.
    return lineBetween(corner + best, corner);
}

DirectedLine RegionCell::tangentAlong(const ConvexCorners& source, Vec along, double sign) {
    return {*std::ranges::min_element(source, {}, [&](Vec candidate) { return sign * cross(along, candidate); }),
            along};
}

/// Returns the line, between a vertex and the next one, that passes through a corner.
DirectedLine RegionCell::cutLine(const ConvexCorners& source, const Vertex& vertex, Vec corner) {
    switch (vertex.turns) {
    case Turns::RoundCorner: return lineBetween(vertex.corner, corner);
    case Turns::Never: return {corner, vertex.line.along};
    case Turns::SourcePositive: return tangent(source, corner, 1.0);
    case Turns::SourceNegative: break;
    }
    return tangent(source, corner, -1.0);
}

RegionCell::RegionCell(const ConvexCorners& source, Vec first, Vec last) {
    m_vertices = {{tangent(source, first, 1.0), Turns::RoundCorner, first},
                  {tangent(source, first, -1.0), Turns::SourceNegative, {}},
                  {tangent(source, last, -1.0), Turns::RoundCorner, last},
                  {tangent(source, last, 1.0), Turns::SourcePositive, {}}};
}

bool RegionCell::restrict(const ConvexCorners& source, Vec corner, double sign, RegionCell& to) const {
    std::array<double, 64> few; // not set: most cells have four vertices
    std::vector<double> many(m_vertices.size() > few.size() ? m_vertices.size() : 0);
    double* const sides = many.empty() ? few.data() : many.data();
    double most = 0.0;
    for (std::size_t i = 0; i < m_vertices.size(); ++i) {
        sides[i] = sign * m_vertices[i].line.sideOf(corner);
        most = std::max(most, sides[i]);
    }
    to.m_vertices.clear();
    if (most <= kThinCell) {
        return false;
    }
    for (std::size_t i = 0; i < m_vertices.size(); ++i) {
        const std::size_t next = i + 1 == m_vertices.size() ? 0 : i + 1;
        const Vertex& vertex = m_vertices[i];
        const bool isKept = sides[i] >= 0.0;
        if (isKept) {
            to.m_vertices.push_back(vertex);
        }
        if (isKept == (sides[next] >= 0.0)) {
            continue;
        }
        Vertex cut;
        cut.line = cutLine(source, vertex, corner);
        cut.turns = isKept ? Turns::RoundCorner : vertex.turns;
        cut.corner = isKept ? corner : vertex.corner;
        to.m_vertices.push_back(cut);
    }
    return true;
}

bool RegionCell::restrictTurn(const ConvexCorners& source, Vec along, double sign, RegionCell& to) const {
    std::vector<double> sides;
    std::ranges::transform(m_vertices, std::back_inserter(sides),
                           [&](const Vertex& vertex) { return sign * cross(vertex.line.along, along); });
    to.m_vertices.clear();
    if (*std::ranges::max_element(sides) <= kThinDirections) {
        return false;
    }
    for (std::size_t i = 0; i < m_vertices.size(); ++i) {
        const Vertex& vertex = m_vertices[i];
        const bool isKept = sides[i] >= 0.0;
        if (isKept) {
            to.m_vertices.push_back(vertex);
        }
        if (isKept == (sides[i + 1 == m_vertices.size() ? 0 : i + 1] >= 0.0) || vertex.turns == Turns::Never) {
            continue;
        }
        Vertex cut = vertex;
        cut.line = vertex.turns == Turns::RoundCorner
                       ? DirectedLine{vertex.corner, along}
                       : tangentAlong(source, along, vertex.turns == Turns::SourcePositive ? 1.0 : -1.0);
        cut.turns = isKept ? Turns::Never : vertex.turns;
        to.m_vertices.push_back(cut);
    }
    return true;
}

void RegionCell::addUnseen(const ConvexCorners& part, std::vector<ConvexCorners>& unseen) const {
    // Unseen points lie on the same side of all lines.
    for (const double sign : {1.0, -1.0}) {
        const auto isBeyond = [&](const Vertex& vertex) {
            return std::ranges::all_of(part, [&](Vec p) { return sign * vertex.line.sideOf(p) <= kThinCell; });
        };
        if (std::ranges::any_of(m_vertices, isBeyond)) {
            continue;
        }
        ConvexCorners rest = part;
        for (const Vertex& vertex : m_vertices) {
            if (std::ranges::any_of(rest, [&](Vec p) { return sign * vertex.line.sideOf(p) < -kConstructionError; })) {
                rest = clipped(rest, vertex.line, sign);
            }
        }
        if (rest.size() >= 3) {
            unseen.push_back(std::move(rest));
        }
    }
}

} // namespace sightline::geometry::detail

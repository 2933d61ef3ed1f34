#include "geometry/grown.h"

#include <CGAL/Boolean_set_operations_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>

#include <cmath>
#include <list>

namespace sightline::geometry {

namespace {

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Outline = CGAL::Polygon_2<Kernel>;
using WithHoles = CGAL::Polygon_with_holes_2<Kernel>;

Outline outlineFrom(const Ring& ring, CGAL::Orientation orientation) {
    Outline outline;
    for (const Point p : ring) {
        outline.push_back({static_cast<double>(p.x.nanometers()), static_cast<double>(p.y.nanometers())});
    }
    if (outline.orientation() != orientation) {
        outline.reverse_orientation();
    }
    return outline;
}

WithHoles fromPolygon(const Polygon& polygon) {
    WithHoles result{outlineFrom(polygon.outline(), CGAL::COUNTERCLOCKWISE)};
    for (const Ring& hole : polygon.holes()) {
        result.add_hole(outlineFrom(hole, CGAL::CLOCKWISE));
    }
    return result;
}

Ring ringFrom(const Outline& outline) {
    Ring ring;
    for (auto p = outline.vertices_begin(); p != outline.vertices_end(); ++p) {
        ring.push_back({Length::fromNanometers(std::llround(CGAL::to_double(p->x()))), Length::fromNanometers(std::llround(CGAL::to_double(p->y())))});
    }
    return ring;
}

} // namespace

std::vector<Polygon> unionOf(const std::vector<Polygon>& polygons) {
    std::list<WithHoles> given;
    for (const Polygon& polygon : polygons) {
        given.push_back(fromPolygon(polygon));
    }
    std::list<WithHoles> joined;
    try {
        CGAL::join(given.begin(), given.end(), std::back_inserter(joined));
    } catch (const std::exception&) {
        return polygons;
    }
    std::vector<Polygon> result;
    for (const WithHoles& part : joined) {
        std::vector<Ring> holes;
        for (auto hole = part.holes_begin(); hole != part.holes_end(); ++hole) {
            holes.push_back(ringFrom(*hole));
        }
        const auto polygon = Polygon::fromVertices(ringFrom(part.outer_boundary()), holes);
        if (!polygon) { // rounding made a corner touch a side
            return polygons;
        }
        result.push_back(*polygon);
    }
    return result;
}

} // namespace sightline::geometry

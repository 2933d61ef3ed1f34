#include "geometry/detail/convex_shape.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Partition_traits_2.h>
#include <CGAL/partition_2.h>

#include <list>

namespace sightline::geometry::detail {

std::vector<Ring> convexPartition(const Ring& outline) {
    using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
    using Traits = CGAL::Partition_traits_2<Kernel>;
    using Part = Traits::Polygon_2;

    // Coordinates of a hull are whole nanometres far below 2^53: doubles hold them exactly. CGAL wants y up.
    Part polygon;
    for (auto p = outline.rbegin(); p != outline.rend(); ++p) {
        polygon.push_back({static_cast<double>(p->x.nanometers()), -static_cast<double>(p->y.nanometers())});
    }
    if (!polygon.is_counterclockwise_oriented()) {
        polygon.reverse_orientation();
    }
    std::list<Part> parts;
    CGAL::approx_convex_partition_2(polygon.vertices_begin(), polygon.vertices_end(), std::back_inserter(parts));

    std::vector<Ring> rings;
    for (const Part& part : parts) {
        Ring ring;
        for (auto p = part.vertices_begin(); p != part.vertices_end(); ++p) {
            ring.push_back({Length::fromNanometers(static_cast<std::int64_t>(p->x())),
                            Length::fromNanometers(-static_cast<std::int64_t>(p->y()))});
        }
        rings.push_back(std::move(ring));
    }
    return rings;
}

} // namespace sightline::geometry::detail

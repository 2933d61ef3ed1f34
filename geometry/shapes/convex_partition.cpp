#include "geometry/shapes/convex_shape.h"

#include "geometry/base/predicates.h"

#include <CGAL/Constrained_Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/partition_2.h>
#include <CGAL/Partition_traits_2.h>

#include <algorithm>
#include <list>

namespace sightline::geometry::detail {

namespace {

std::vector<Ring> partitionOf(const Ring& outline) {
    using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
    using Traits = CGAL::Partition_traits_2<Kernel>;
    using Part = Traits::Polygon_2;

    // Coordinates of a hull are integers far below 2^53, so doubles represent them exactly. CGAL expects y to point up.
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
        std::ranges::reverse(ring); // restores the orientation for y down
        rings.push_back(std::move(ring));
    }
    return rings;
}

/// True for a simple outline that is convex and has no collinear corners.
bool isStrictlyConvex(const Ring& outline) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point next = outline[i + 1 == outline.size() ? 0 : i + 1];
        const Point afterNext = outline[i + 2 >= outline.size() ? i + 2 - outline.size() : i + 2];
        if (orientation(outline[i], next, afterNext) <= 0) {
            return false;
        }
    }
    return true;
}

} // namespace

std::vector<Ring> convexPartition(const Ring& outline) {
    if (isStrictlyConvex(outline)) {
        return {outline};
    }
    // A table has few hulls, whose parts are requested repeatedly, so each thread caches the latest ones.
    struct Known {
        Ring outline;
        std::vector<Ring> parts;
    };
    constexpr std::size_t kMaxKnown = 64;
    thread_local std::vector<Known> known;
    const auto found = std::ranges::find(known, outline, &Known::outline);
    if (found != known.end()) {
        return found->parts;
    }
    if (known.size() == kMaxKnown) {
        known.erase(known.begin());
    }
    known.push_back({outline, partitionOf(outline)});
    return known.back().parts;
}

std::vector<Ring> convexPartition(const Polygon& polygon) {
    if (polygon.holes().empty()) {
        return convexPartition(polygon.outline());
    }
    using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
    using Triangulation = CGAL::Constrained_Delaunay_triangulation_2<Kernel>;
    const auto toKernel = [](Point p) {
        return Kernel::Point_2{static_cast<double>(p.x.nanometers()), static_cast<double>(p.y.nanometers())};
    };
    Triangulation triangulation;
    const auto insert = [&](const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            triangulation.insert_constraint(toKernel(ring[i]), toKernel(ring[i + 1 == ring.size() ? 0 : i + 1]));
        }
    };
    insert(polygon.outline());
    for (const Ring& hole : polygon.holes()) {
        insert(hole);
    }
    std::vector<Ring> triangles;
    for (auto face = triangulation.finite_faces_begin(); face != triangulation.finite_faces_end(); ++face) {
        Ring ring;
        double x = 0;
        double y = 0;
        for (int i = 0; i < 3; ++i) {
            const auto& p = face->vertex(i)->point();
            ring.push_back({Length::fromNanometers(static_cast<std::int64_t>(p.x())),
                            Length::fromNanometers(static_cast<std::int64_t>(p.y()))});
            x += p.x() / 3;
            y += p.y() / 3;
        }
        // Faces never cross the outlines, so one interior point decides for the whole face.
        if (polygon.containsInside(
                {Length::fromNanometers(std::llround(x)), Length::fromNanometers(std::llround(y))})) {
            triangles.push_back(std::move(ring));
        }
    }
    return triangles;
}

} // namespace sightline::geometry::detail

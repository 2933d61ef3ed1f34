#include "geometry/terrain/offset.h"

#include "geometry/base/predicates.h"

#include <polyclipping/clipper.hpp>

#include <algorithm>
#include <iterator>

namespace sightline::geometry {

namespace {

using ClipperLib::Path;

// Clipper uses integers of 62 bits, so nanometers of the table are exact; only crossings of sides are rounded.
Path pathFrom(const Ring& ring) {
    Path path;
    std::ranges::transform(ring, std::back_inserter(path), [](Point p) {
        return ClipperLib::IntPoint{p.x.nanometers(), p.y.nanometers()};
    });
    return path;
}

/// Removes the collinear corners that strictly simple paths contain.
Ring ringFrom(const Path& path) {
    Ring ring;
    std::ranges::transform(path, std::back_inserter(ring), [](const auto& p) {
        return Point{Length::fromNanometers(p.X), Length::fromNanometers(p.Y)};
    });
    Ring corners;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        if (orientation(ring[i == 0 ? ring.size() - 1 : i - 1], ring[i], ring[(i + 1) % ring.size()]) != 0) {
            corners.push_back(ring[i]);
        }
    }
    return corners;
}

} // namespace

std::vector<Polygon> unionOf(const std::vector<Polygon>& polygons) {
    ClipperLib::Clipper clipper{ClipperLib::ioStrictlySimple};
    // outlines and holes have opposite orientations, so the nonzero fill rule treats both correctly
    for (const Polygon& polygon : polygons) {
        clipper.AddPath(pathFrom(polygon.outline()), ClipperLib::ptSubject, true);
        for (const Ring& hole : polygon.holes()) {
            clipper.AddPath(pathFrom(hole), ClipperLib::ptSubject, true);
        }
    }
    ClipperLib::PolyTree tree;
    clipper.Execute(ClipperLib::ctUnion, tree, ClipperLib::pftNonZero);
    std::vector<Polygon> joined;
    for (const ClipperLib::PolyNode* node = tree.GetFirst(); node; node = node->GetNext()) {
        if (node->IsHole()) {
            continue;
        }
        std::vector<Ring> holes;
        std::ranges::transform(node->Childs, std::back_inserter(holes),
                               [](const ClipperLib::PolyNode* hole) { return ringFrom(hole->Contour); });
        const auto polygon = Polygon::fromVertices(ringFrom(node->Contour), holes);
        if (!polygon) { // rounding made a corner touch a side
            return polygons;
        }
        joined.push_back(*polygon);
    }
    return joined;
}

} // namespace sightline::geometry

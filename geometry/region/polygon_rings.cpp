#include "geometry/region/polygon_rings.h"

namespace sightline::geometry {

std::vector<Ring> ringsOf(const Polygon& polygon) {
    std::vector<Ring> rings{polygon.outline()};
    rings.insert(rings.end(), polygon.holes().begin(), polygon.holes().end());
    return rings;
}

} // namespace sightline::geometry

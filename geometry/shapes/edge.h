#pragma once

#include "geometry/base/point.h"

namespace sightline::geometry::detail {

/// A straight edge of a blocker's outline.
struct Edge {
    Point from;
    Point to;
};

} // namespace sightline::geometry::detail

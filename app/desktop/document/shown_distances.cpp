#include "app/desktop/document/shown_distances.h"

#include <algorithm>

namespace sightline::app {

int CoherencyRule::neighborsIn(int models) const {
    const bool isLarge = largeUnit > 0 && models >= largeUnit;
    return std::min(isLarge ? largeNeighbors : neighbors, std::max(models - 1, 0));
}

} // namespace sightline::app

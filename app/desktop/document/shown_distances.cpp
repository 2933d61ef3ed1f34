#include "app/desktop/document/shown_distances.h"

#include <algorithm>

namespace sightline::app {

int CoherencyRule::neighboursIn(int models) const {
    const bool isLarge = largeUnit > 0 && models >= largeUnit;
    return std::min(isLarge ? largeNeighbours : neighbours, std::max(models - 1, 0));
}

} // namespace sightline::app

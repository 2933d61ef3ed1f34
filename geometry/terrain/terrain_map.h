#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/shapes/polygon.h"

#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace sightline::geometry {

/// The outline of a blocker: a footprint polygon or a wall.
using BlockerOutline = std::variant<Polygon, Wall>;

/// An upright blocker that occupies the heights [elevation, elevation + height]; without `height` it is unlimited
/// upwards.
struct Blocker {
    BlockerOutline outline;
    Length elevation;
    std::optional<Length> height;

    friend bool operator==(const Blocker&, const Blocker&) = default;
};

/// Returns the smallest box that contains the outline.
[[nodiscard]] Box boundsOf(const BlockerOutline& outline);

struct TerrainMapData;

/// The blockers of a table, preprocessed for queries. A blocker is identified by its index in the list given to the
/// constructor. Immutable and safe to read from any thread; copies share the data.
class TerrainMap {
public:
    TerrainMap();
    explicit TerrainMap(std::vector<Blocker> blockers);
    /// Creates a map of the blockers of `base`, with their indices, followed by others. Faster than a map from nothing.
    TerrainMap(const TerrainMap& base, std::vector<Blocker> more);

    /// Returns the map of the same outlines at other heights, faster than a map from nothing. Precondition: the
    /// outlines of `blockers` are those of this map.
    [[nodiscard]] TerrainMap atHeightsOf(std::vector<Blocker> blockers) const;

    [[nodiscard]] std::span<const Blocker> blockers() const;

    /// Returns the indices, ascending, of the blockers that intersect the convex hull of the two bases. No other
    /// blocker can touch a sight line of the pair.
    [[nodiscard]] std::vector<int> inCorridor(const PlacedFootprint& first, const PlacedFootprint& second) const;

    /// Returns the indices, ascending, of the blockers whose bounding boxes intersect `box`.
    [[nodiscard]] std::vector<int> inBox(const Box& box) const;

    [[nodiscard]] const TerrainMapData& data() const { return *m_data; }

private:
    std::shared_ptr<const TerrainMapData> m_data;
};

} // namespace sightline::geometry

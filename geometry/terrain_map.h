#pragma once

#include "geometry/footprint.h"
#include "geometry/polygon.h"

#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace sightline::geometry {

/// What stands in the way: a footprint, or a wall.
using BlockerOutline = std::variant<Polygon, Wall>;

/// One thing that may block a line, upright over [elevation, elevation + height]; no height: unlimited.
struct Blocker {
    BlockerOutline outline;
    Length elevation;
    std::optional<Length> height;

    friend bool operator==(const Blocker&, const Blocker&) = default;
};

/// The smallest box around the outline.
[[nodiscard]] Box boundsOf(const BlockerOutline& outline);

struct TerrainMapData;

/// All blockers of a table, prepared once and then read from any thread. Immutable; a copy shares its data.
/// Blockers are named by their index in the list given.
class TerrainMap {
public:
    TerrainMap();
    explicit TerrainMap(std::vector<Blocker> blockers);

    [[nodiscard]] std::span<const Blocker> blockers() const;

    /// Indices, ascending, of the blockers that meet the convex hull of the two bases (grown by nothing): no other
    /// blocker can touch a sight line of the pair.
    [[nodiscard]] std::vector<int> inCorridor(const PlacedFootprint& first, const PlacedFootprint& second) const;

    /// Indices, ascending, of the blockers whose box meets `box`.
    [[nodiscard]] std::vector<int> inBox(const Box& box) const;

    [[nodiscard]] const TerrainMapData& data() const { return *m_data; }

private:
    std::shared_ptr<const TerrainMapData> m_data;
};

} // namespace sightline::geometry

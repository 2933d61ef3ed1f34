#pragma once

#include "geometry/terrain/terrain_map.h"

#include <cstdint>
#include <memory>

namespace sightline::testsupport {

/// What one place sees of a table in exact numbers, as the table less the shadows of things one after another: the
/// polygons that their outlines sweep when they are enlarged from that place. CGAL's sets of polygons with rational
/// corners; nothing of the engine.
class ExactShadows {
public:
    ExactShadows(const geometry::Box& table, geometry::Point eye);
    ~ExactShadows();
    ExactShadows(const ExactShadows&) = delete;
    ExactShadows& operator=(const ExactShadows&) = delete;

    /// Takes away where a line from the eye at one height to another height over the ground runs into the thing, which
    /// stands on the ground and is `top` high; nanometers.
    void hideBehind(const geometry::BlockerOutline& outline,
                    std::int64_t eyeHeight,
                    std::int64_t targetHeight,
                    std::int64_t top);
    /// Takes away what lies behind the thing or, but for `sparesItself`, in it, however high.
    void hideBehind(const geometry::BlockerOutline& outline, bool sparesItself);

    /// Square inches that are left.
    [[nodiscard]] double areaSeen() const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace sightline::testsupport

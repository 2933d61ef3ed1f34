#pragma once

#include "tests/benchmarks/peers/sample_lines.h"

#include <embree3/rtcore.h>

#include <span>

namespace sightline::benchmarks {

/// The height of rays: off the middle of the walls, where a quad's diagonal would lie.
inline constexpr float kEyeHeight = 37;

/// All edges of all pieces as upright quads in one scene. Throws `std::runtime_error` where Embree has no device.
class EmbreeWalls {
public:
    explicit EmbreeWalls(std::span<const geometry::Blocker> blockers);
    ~EmbreeWalls();
    EmbreeWalls(const EmbreeWalls&) = delete;
    EmbreeWalls& operator=(const EmbreeWalls&) = delete;

    [[nodiscard]] RTCScene scene() const { return m_scene; }

private:
    RTCDevice m_device;
    RTCScene m_scene = nullptr;
};

} // namespace sightline::benchmarks

#pragma once

#include "tests/benchmarks/peers/sample_lines.h"

#if __has_include(<embree4/rtcore.h>)
#include <embree4/rtcore.h>
#else
#include <embree3/rtcore.h>
#endif

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

/// Sets `tfar` of each ray that meets a wall below zero. `valid`: -1 for each lane in use. Embree 3 and 4 differ in the
/// call alone.
inline void occluded(RTCScene scene, RTCRay& ray) {
#if RTC_VERSION_MAJOR >= 4
    rtcOccluded1(scene, &ray);
#else
    RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    rtcOccluded1(scene, &context, &ray);
#endif
}

inline void occluded(const int* valid, RTCScene scene, RTCRay8& rays) {
#if RTC_VERSION_MAJOR >= 4
    RTCOccludedArguments arguments;
    rtcInitOccludedArguments(&arguments);
    arguments.flags = RTC_RAY_QUERY_FLAG_COHERENT;
    rtcOccluded8(valid, scene, &rays, &arguments);
#else
    RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    context.flags = RTC_INTERSECT_CONTEXT_FLAG_COHERENT;
    rtcOccluded8(valid, scene, &context, &rays);
#endif
}

inline void occluded(const int* valid, RTCScene scene, RTCRay16& rays) {
#if RTC_VERSION_MAJOR >= 4
    RTCOccludedArguments arguments;
    rtcInitOccludedArguments(&arguments);
    arguments.flags = RTC_RAY_QUERY_FLAG_COHERENT;
    rtcOccluded16(valid, scene, &rays, &arguments);
#else
    RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    context.flags = RTC_INTERSECT_CONTEXT_FLAG_COHERENT;
    rtcOccluded16(valid, scene, &context, &rays);
#endif
}

} // namespace sightline::benchmarks

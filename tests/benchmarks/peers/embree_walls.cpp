#include "tests/benchmarks/peers/embree_walls.h"

#include <array>
#include <stdexcept>

namespace sightline::benchmarks {

namespace {

constexpr float kWallHeight = 100;

} // namespace

EmbreeWalls::EmbreeWalls(std::span<const geometry::Blocker> blockers) : m_device{rtcNewDevice("threads=1")} {
    if (!m_device) {
        throw std::runtime_error{"Embree has no device"};
    }
    const std::vector<EdgeSamplePoints> edges = edgeSamplePointsOf(blockers);
    RTCGeometry quads = rtcNewGeometry(m_device, RTC_GEOMETRY_TYPE_QUAD);
    auto* corners = static_cast<float*>(rtcSetNewGeometryBuffer(quads, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3,
                                                                3 * sizeof(float), 4 * edges.size()));
    auto* indices = static_cast<unsigned*>(
        rtcSetNewGeometryBuffer(quads, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT4, 4 * sizeof(unsigned), edges.size()));
    for (unsigned i = 0; i < edges.size(); ++i) {
        const auto [from, to] = edges[i];
        const std::array<SamplePoint, 4> ground{from, to, to, from};
        for (unsigned k = 0; k < 4; ++k) {
            *corners++ = static_cast<float>(ground[k].x);
            *corners++ = static_cast<float>(ground[k].y);
            *corners++ = k < 2 ? 0.0F : kWallHeight;
            *indices++ = 4 * i + k;
        }
    }
    rtcCommitGeometry(quads);
    m_scene = rtcNewScene(m_device);
    rtcSetSceneBuildQuality(m_scene, RTC_BUILD_QUALITY_HIGH);
    rtcAttachGeometry(m_scene, quads);
    rtcReleaseGeometry(quads);
    rtcCommitScene(m_scene);
}

EmbreeWalls::~EmbreeWalls() {
    rtcReleaseScene(m_scene);
    rtcReleaseDevice(m_device);
}

} // namespace sightline::benchmarks

#include "tests/benchmarks/peers/embree_walls.h"
#include "tests/benchmarks/peers/peer.h"
#include "tests/benchmarks/peers/sample_lines.h"

#include <array>

namespace sightline::benchmarks {

namespace {

void setRay(auto& ray, auto set, SamplePoint from, SamplePoint to) {
    set(ray.org_x, from.x);
    set(ray.org_y, from.y);
    set(ray.org_z, double{kEyeHeight});
    set(ray.dir_x, to.x - from.x);
    set(ray.dir_y, to.y - from.y);
    set(ray.dir_z, 0.0);
    set(ray.tnear, 0.0);
    set(ray.tfar, 1.0);
    set(ray.time, 0.0);
}

class EmbreePeer : public Peer {
public:
    explicit EmbreePeer(const BenchBoard& board) : m_bases{board}, m_walls{board.blockers} {}

protected:
    SampledBoard m_bases;
    EmbreeWalls m_walls;
};

class EmbreeRays : public EmbreePeer {
public:
    using EmbreePeer::EmbreePeer;

    bool sees(std::size_t observer, std::size_t target) override {
        return anyClear(m_bases.observers[observer], m_bases.targets[target], [&](SamplePoint from, SamplePoint to) {
            RTCRay ray{};
            setRay(
                ray, [](float& field, double value) { field = static_cast<float>(value); }, from, to);
            ray.mask = ~0U;
            occluded(m_walls.scene(), ray);
            return ray.tfar >= 0;
        });
    }
};

template <class Rays, std::size_t kLanes> class EmbreePackets : public EmbreePeer {
public:
    using EmbreePeer::EmbreePeer;

    bool sees(std::size_t observer, std::size_t target) override {
        m_count = 0;
        const bool early =
            anyClear(m_bases.observers[observer], m_bases.targets[target], [&](SamplePoint from, SamplePoint to) {
                const std::size_t lane = m_count++;
                setRay(
                    m_rays, [&](float* field, double value) { field[lane] = static_cast<float>(value); }, from, to);
                m_rays.mask[lane] = ~0U;
                m_rays.flags[lane] = 0;
                return m_count == kLanes && flush();
            });
        return early || (m_count > 0 && flush());
    }

private:
    /// True if a ray of the packet is clear.
    bool flush() {
        alignas(64) std::array<int, kLanes> valid{};
        for (std::size_t i = 0; i < m_count; ++i) {
            valid[i] = -1;
        }
        occluded(valid.data(), m_walls.scene(), m_rays);
        bool clear = false;
        for (std::size_t i = 0; i < m_count; ++i) {
            clear |= m_rays.tfar[i] >= 0;
        }
        m_count = 0;
        return clear;
    }

    alignas(64) Rays m_rays{};
    std::size_t m_count = 0;
};

} // namespace

std::unique_ptr<Peer> embreeRays(const BenchBoard& board) { return std::make_unique<EmbreeRays>(board); }

std::unique_ptr<Peer> embreePackets(const BenchBoard& board) {
    RTCDevice device = rtcNewDevice(nullptr);
    const bool wide = device && rtcGetDeviceProperty(device, RTC_DEVICE_PROPERTY_NATIVE_RAY16_SUPPORTED) != 0;
    rtcReleaseDevice(device);
    if (wide) {
        return std::make_unique<EmbreePackets<RTCRay16, 16>>(board);
    }
    return std::make_unique<EmbreePackets<RTCRay8, 8>>(board);
}

} // namespace sightline::benchmarks

#pragma once

#include <cstdint>
#include <random>

namespace sightline::testsupport {

/// Random numbers that depend on the seed only, on each machine: the generator's own bits are used, none of the
/// library's distributions.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_engine{seed} {}

    /// In [low, high).
    [[nodiscard]] double between(double low, double high) {
        return low + (high - low) * (static_cast<double>(m_engine() >> 11) * 0x1p-53);
    }
    /// In [0, count).
    [[nodiscard]] int below(int count) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(count)); }
    [[nodiscard]] bool oneIn(int count) { return below(count) == 0; }

private:
    std::mt19937_64 m_engine;
};

} // namespace sightline::testsupport

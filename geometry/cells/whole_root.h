#pragma once

#include <cmath>
#include <cstdint>

namespace sightline::geometry {

/// Returns the largest integer whose square is at most `square`. Precondition: 0 <= square <= 2^62.
[[nodiscard]] inline std::int64_t wholeRoot(std::int64_t square) {
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
    while (root * root > square) {
        --root;
    }
    while ((root + 1) * (root + 1) <= square) {
        ++root;
    }
    return root;
}

} // namespace sightline::geometry

#pragma once

#include <cstdint>

namespace sightline::benchmarks {

struct Allocations {
    std::int64_t count = 0;     ///< calls of `operator new`
    std::int64_t liveBytes = 0; ///< taken and not given back, as large as the allocator made the blocks
};

/// What this thread allocates while the object lives. One at a time.
class CountAllocations {
public:
    CountAllocations();
    ~CountAllocations();
    CountAllocations(const CountAllocations&) = delete;
    CountAllocations& operator=(const CountAllocations&) = delete;

    [[nodiscard]] Allocations soFar() const;
};

} // namespace sightline::benchmarks

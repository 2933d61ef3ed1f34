#include "tests/benchmarks/allocation_count.h"

#include <malloc.h>

#include <cstdlib>
#include <new>

namespace {

thread_local bool counting = false;
thread_local std::int64_t allocationCount = 0;
thread_local std::int64_t liveBytes = 0;

void* noted(void* block) {
    if (!block) {
        throw std::bad_alloc{};
    }
    if (counting) {
        ++allocationCount;
        liveBytes += static_cast<std::int64_t>(malloc_usable_size(block));
    }
    return block;
}

void release(void* block) {
    if (counting) {
        liveBytes -= static_cast<std::int64_t>(malloc_usable_size(block));
    }
    std::free(block);
}

void* aligned(std::size_t size, std::align_val_t alignment) {
    const auto grain = static_cast<std::size_t>(alignment);
    return noted(std::aligned_alloc(grain, (size + grain - 1) / grain * grain));
}

} // namespace

void* operator new(std::size_t size) { return noted(std::malloc(size == 0 ? 1 : size)); }
void* operator new(std::size_t size, std::align_val_t alignment) { return aligned(size == 0 ? 1 : size, alignment); }
void operator delete(void* block) noexcept { release(block); }
void operator delete(void* block, std::size_t) noexcept { release(block); }
void operator delete(void* block, std::align_val_t) noexcept { release(block); }
void operator delete(void* block, std::size_t, std::align_val_t) noexcept { release(block); }

namespace sightline::benchmarks {

CountAllocations::CountAllocations() {
    allocationCount = 0;
    liveBytes = 0;
    counting = true;
}

CountAllocations::~CountAllocations() { counting = false; }

Allocations CountAllocations::soFar() const { return {allocationCount, liveBytes}; }

} // namespace sightline::benchmarks

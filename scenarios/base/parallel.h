#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace sightline::scenarios {

/// Returns `wanted`, or for 0 the number of processors.
[[nodiscard]] inline unsigned threadsFor(int wanted) {
    return wanted > 0 ? static_cast<unsigned>(wanted) : std::max(1U, std::thread::hardware_concurrency());
}

/// Returns the number of processors without the one that is left to the window; at least one.
[[nodiscard]] inline int threadsBesideTheWindow() { return std::max(1, static_cast<int>(threadsFor(0)) - 1); }

/// Runs `work(i)` for all i below `count` concurrently, on this thread and others, and waits for all of them.
/// Precondition: `count` is positive, and `work` does not throw.
template <class Work> void onThreads(unsigned count, Work&& work) {
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < count; ++i) {
        helpers.emplace_back([&work, i] { work(i); });
    }
    work(0U);
}

/// Runs `work(i)` for all i below `count`, the next one whenever a thread is free, on at most `threads` threads (0: one
/// per processor), and waits for all of them. Precondition: `work` does not throw.
template <class Work> void forEachOnThreads(std::size_t count, int threads, Work&& work) {
    if (count == 0) {
        return;
    }
    std::atomic<std::size_t> next = 0;
    onThreads(static_cast<unsigned>(std::min<std::size_t>(threadsFor(threads), count)), [&](unsigned) {
        for (std::size_t i = next++; i < count; i = next++) {
            work(i);
        }
    });
}

} // namespace sightline::scenarios

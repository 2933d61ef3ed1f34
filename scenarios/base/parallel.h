#pragma once

#include <algorithm>
#include <thread>
#include <vector>

namespace sightline::scenarios {

/// Returns `wanted`, or for 0 the number of processors.
[[nodiscard]] inline unsigned threadsFor(int wanted) {
    return wanted > 0 ? static_cast<unsigned>(wanted) : std::max(1U, std::thread::hardware_concurrency());
}

/// Runs `work(i)` for all i below `count` concurrently, on this thread and others, and waits for all of them.
/// Precondition: `count` is positive, and `work` does not throw.
template <class Work> void onThreads(unsigned count, Work&& work) {
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < count; ++i) {
        helpers.emplace_back([&work, i] { work(i); });
    }
    work(0U);
}

} // namespace sightline::scenarios

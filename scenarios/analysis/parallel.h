#pragma once

#include <algorithm>
#include <thread>
#include <vector>

namespace sightline::scenarios {

/// `wanted`, or one for each processor for 0.
[[nodiscard]] inline unsigned threadsFor(int wanted) {
    return wanted > 0 ? static_cast<unsigned>(wanted) : std::max(1U, std::thread::hardware_concurrency());
}

/// Runs `work(i)` for i below `count` at the same time, on this thread and others, and waits for all.
template <class Work> void onThreads(unsigned count, Work&& work) {
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < count; ++i) {
        helpers.emplace_back([&work, i] { work(i); });
    }
    work(0U);
}

} // namespace sightline::scenarios

#include "tests/benchmarks/measure.h"

#include <sched.h>
#include <sys/resource.h>

#include <cstring>

namespace sightline::benchmarks {

OnOneCore::OnOneCore() : m_before(sizeof(cpu_set_t)) {
    cpu_set_t allowed;
    sched_getaffinity(0, sizeof allowed, &allowed);
    std::memcpy(m_before.data(), &allowed, sizeof allowed);
    int last = 0;
    for (int core = 0; core < CPU_SETSIZE; ++core) {
        if (CPU_ISSET(static_cast<std::size_t>(core), &allowed)) {
            last = core;
        }
    }
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(static_cast<std::size_t>(last), &one);
    sched_setaffinity(0, sizeof one, &one);
}

OnOneCore::~OnOneCore() {
    cpu_set_t allowed;
    std::memcpy(&allowed, m_before.data(), sizeof allowed);
    sched_setaffinity(0, sizeof allowed, &allowed);
}

double processorMicros() {
    double total = 0;
    for (const auto who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage usage{};
        getrusage(who, &usage);
        for (const timeval& time : {usage.ru_utime, usage.ru_stime}) {
            total += 1e6 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec);
        }
    }
    return total;
}

double medianOf(std::vector<double>& times) {
    std::ranges::sort(times);
    const std::size_t middle = times.size() / 2;
    return times.size() % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
}

} // namespace sightline::benchmarks

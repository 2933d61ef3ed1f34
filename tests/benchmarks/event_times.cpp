#include "tests/benchmarks/event_times.h"

#include <QAbstractEventDispatcher>
#include <QEvent>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

namespace sightline::bench {

namespace {

constexpr double kFrame = 16.0; ///< milliseconds

double ownMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace

TimingApplication::TimingApplication(int& argc, char** argv) : QApplication{argc, argv} {
    auto* dispatcher = QAbstractEventDispatcher::instance();
    QObject::connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] {
        if (runsInside()) {
            stop(m_open.back());
        }
    });
    QObject::connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] {
        if (runsInside()) {
            stop(m_open.back());
            start(m_open.back());
        }
    });
}

bool TimingApplication::runsInside() const { return !m_open.empty() && QThread::currentThread()->loopLevel() > m_open.back().loop; }

void TimingApplication::start(Open& event) const {
    event.holds = true;
    event.since = Clock::now();
    event.ownSince = ownMilliseconds();
}

void TimingApplication::stop(Open& event) {
    if (event.holds) {
        const Hold hold{std::chrono::duration<double, std::milli>(Clock::now() - event.since).count(), ownMilliseconds() - event.ownSince};
        if (hold.wall > event.longest.wall) {
            event.longest = hold;
        }
        event.holds = false;
    }
}

bool TimingApplication::notify(QObject* receiver, QEvent* event) {
    if (QThread::currentThread() != thread() || (!m_open.empty() && !runsInside()) || (m_open.empty() && m_work.empty())) {
        return QApplication::notify(receiver, event);
    }
    // The receiver may not live to the end of it.
    const std::string name = receiver->objectName().toStdString();
    const std::string what = receiver->metaObject()->className() + (name.empty() ? "" : " " + name) + ", event " + std::to_string(static_cast<int>(event->type()));
    const bool isInside = !m_open.empty();
    if (isInside) {
        stop(m_open.back());
    }
    m_open.push_back({QThread::currentThread()->loopLevel(), true, {}, 0, {}});
    start(m_open.back());
    const bool used = QApplication::notify(receiver, event);
    stop(m_open.back());
    const Hold longest = m_open.back().longest;
    m_open.pop_back();
    if (isInside) {
        start(m_open.back());
    }
    if (!m_work.empty()) {
        m_times[m_work].push_back(longest);
        m_slowest.emplace_back(longest, m_work + ": " + what);
    }
    return used;
}

void TimingApplication::tell() {
    std::printf("%-34s %8s %8s %8s %8s %8s   events of under 1, 2, 4, 8, 16 ms, and more\n", "milliseconds an event", "events", "99 %", "99.9 %", "slowest", "of it own");
    for (auto& [work, times] : m_times) {
        std::ranges::sort(times, {}, &Hold::wall);
        const auto at = [&times = times](double share) { return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))].wall; };
        std::printf("%-34s %8zu %8.2f %8.2f %8.2f %8.2f  ", work.c_str(), times.size(), at(0.99), at(0.999), times.back().wall, times.back().own);
        double from = 0;
        for (const double to : {1.0, 2.0, 4.0, 8.0, kFrame, 1e9}) {
            std::printf(" %td", std::ranges::count_if(times, [&](const Hold& time) { return time.wall >= from && time.wall < to; }));
            from = to;
        }
        std::printf("\n");
    }
    std::ranges::sort(m_slowest, std::greater{}, [](const auto& one) { return one.first.wall; });
    std::printf("\nslowest:\n");
    for (std::size_t i = 0; i < std::min<std::size_t>(25, m_slowest.size()); ++i) {
        std::printf("%8.2f ms, own %8.2f  %s\n", m_slowest[i].first.wall, m_slowest[i].first.own, m_slowest[i].second.c_str());
    }
}

} // namespace sightline::bench

#include "tests/benchmarks/event_times.h"

#include <QAbstractEventDispatcher>
#include <QEvent>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>

namespace sightline::bench {

namespace {

constexpr double kFrame = 16.0; ///< milliseconds
constexpr double kBin = 0.01;
constexpr std::size_t kShown = 25;
constexpr std::size_t kKept = 1000;

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

bool TimingApplication::runsInside() const {
    return !m_open.empty() && QThread::currentThread()->loopLevel() > m_open.back().loop;
}

void TimingApplication::start(Open& event) const {
    event.holds = true;
    event.since = Clock::now();
    event.ownSince = ownMilliseconds();
}

void TimingApplication::stop(Open& event) {
    if (event.holds) {
        const Hold hold{std::chrono::duration<double, std::milli>(Clock::now() - event.since).count(),
                        ownMilliseconds() - event.ownSince};
        if (hold.wall > event.longest.wall) {
            event.longest = hold;
        }
        event.holds = false;
    }
}

bool TimingApplication::notify(QObject* receiver, QEvent* event) {
    if (QThread::currentThread() != thread() || (!m_open.empty() && !runsInside()) ||
        (m_open.empty() && m_work.empty())) {
        return QApplication::notify(receiver, event);
    }
    // The receiver may not live to the end of it.
    const std::string name = receiver->objectName().toStdString();
    const std::string what = receiver->metaObject()->className() + (name.empty() ? "" : " " + name) + ", event " +
                             std::to_string(static_cast<int>(event->type()));
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
        count(longest, what);
    }
    return used;
}

void TimingApplication::count(const Hold& hold, const std::string& what) {
    Times& times = m_times[m_work];
    ++times.counts[std::min(kBins, static_cast<std::size_t>(hold.wall / kBin))];
    ++times.all;
    if (hold.wall > times.slowest.wall) {
        times.slowest = hold;
    }
    times.maxOwn = std::max(times.maxOwn, hold.own);
    times.longOwn += hold.own > kFrame ? 1 : 0;
    const std::string where = m_work + (m_detail.empty() ? "" : " (" + m_detail + ")") + ": " + what;
    m_slowest.take(hold, where);
    m_busiest.take(hold, where);
}

void TimingApplication::Slowest::take(const Hold& hold, const std::string& what) {
    events.emplace_back(hold, what);
    if (events.size() > kKept) {
        std::ranges::sort(events, std::greater{}, [this](const auto& one) { return one.first.*by; });
        events.resize(kShown);
    }
}

void TimingApplication::Slowest::tell() {
    std::ranges::sort(events, std::greater{}, [this](const auto& one) { return one.first.*by; });
    for (std::size_t i = 0; i < std::min(kShown, events.size()); ++i) {
        std::printf("%8.2f ms, own %8.2f  %s\n", events[i].first.wall, events[i].first.own, events[i].second.c_str());
    }
}

qint64 TimingApplication::longerThan(double milliseconds) const {
    qint64 longer = 0;
    for (const auto& [work, times] : m_times) {
        for (std::size_t bin = static_cast<std::size_t>(milliseconds / kBin); bin <= kBins; ++bin) {
            longer += times.counts[bin];
        }
    }
    return longer;
}

double TimingApplication::maxOwn() const {
    double most = 0;
    for (const auto& [work, times] : m_times) {
        most = std::max(most, times.maxOwn);
    }
    return most;
}

void TimingApplication::tell() {
    std::printf("%-34s %8s %8s %8s %8s %8s %8s %8s   events of under 1, 2, 4, 8, 16 ms, and more\n",
                "milliseconds an event", "events", "99 %", "99.9 %", "slowest", "of it own", "most own", "own > 16");
    for (const auto& [work, times] : m_times) {
        const auto at = [&times = times](double share) {
            auto left = static_cast<qint64>(share * static_cast<double>(times.all - 1));
            std::size_t bin = 0;
            while (bin < kBins && left >= times.counts[bin]) {
                left -= times.counts[bin++];
            }
            return static_cast<double>(bin) * kBin;
        };
        std::printf("%-34s %8lld %8.2f %8.2f %8.2f %8.2f %8.2f %8lld  ", work.c_str(),
                    static_cast<long long>(times.all), at(0.99), at(0.999), times.slowest.wall, times.slowest.own,
                    times.maxOwn, static_cast<long long>(times.longOwn));
        std::size_t bin = 0;
        for (const double to : {1.0, 2.0, 4.0, 8.0, kFrame, static_cast<double>(kBins + 1) * kBin}) {
            qint64 events = 0;
            for (; bin < std::min(kBins + 1, static_cast<std::size_t>(std::lround(to / kBin))); ++bin) {
                events += times.counts[bin];
            }
            std::printf(" %lld", static_cast<long long>(events));
        }
        std::printf("\n");
    }
    std::printf("\nslowest by the clock:\n");
    m_slowest.tell();
    std::printf("\nmost of this thread's own time:\n");
    m_busiest.tell();
}

} // namespace sightline::bench

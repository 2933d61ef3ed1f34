#include "app/desktop/base/latest_task.h"

#include "app/desktop/base/line_thread.h"
#include "app/desktop/base/worker_thread.h"

#include <QPointer>

#include <algorithm>
#include <cmath>

namespace sightline::app {

LatestTask::LatestTask(Priority priority, QObject* parent) : QObject{parent}, m_priority{priority} {
    m_delay.setSingleShot(true);
    m_slow.setSingleShot(true);
    m_slow.setInterval(kProgressDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &LatestTask::beginNext);
    connect(&m_slow, &QTimer::timeout, this, &LatestTask::becameSlow);
}

LatestTask::~LatestTask() { m_stop.request_stop(); }

void LatestTask::startAfter(int milliseconds, Begin begin) {
    m_begin = std::move(begin);
    m_isNext = false;
    m_delay.start(milliseconds);
}

void LatestTask::startNext(int yieldAfter, Begin begin) {
    m_begin = std::move(begin);
    m_isNext = true;
    if (const qint64 left = m_isRunning ? yieldAfter - m_since.elapsed() : 0; left > 0) {
        m_delay.start(static_cast<int>(left));
    } else {
        beginNext();
    }
}

void LatestTask::beginNext() {
    const Begin call = std::exchange(m_begin, {});
    stopWaiting();
    call();
}

void LatestTask::stopWaiting() {
    m_delay.stop();
    m_isNext = false;
    m_begin = {};
}

void LatestTask::forget() {
    ++m_number;
    m_isRunning = false;
    m_slow.stop();
    m_stop.request_stop();
    const std::scoped_lock lock{m_mutex};
    m_waiting = {};
}

void LatestTask::cancel() {
    stopWaiting();
    forget();
}

void LatestTask::enqueue(Job job) {
    m_stop.request_stop();
    m_stop = std::stop_source{};
    m_isRunning = true;
    m_since.start();
    m_slow.start();
    if (!m_thread.joinable()) {
        m_thread = std::jthread{[this](const std::stop_token& end) { run(end); }};
    }
    {
        const std::scoped_lock lock{m_mutex};
        m_waiting = std::move(job);
        m_waitingStop = m_stop.get_token();
    }
    m_wake.notify_one();
}

void LatestTask::finish(const std::function<void()>& done) {
    const QPointer<LatestTask> stillThere{this};
    m_isRunning = false;
    m_slow.stop();
    done();
    if (stillThere && m_isNext && !m_isRunning) {
        beginNext();
    }
}

void LatestTask::run(const std::stop_token& end) {
    m_priority == Priority::Line ? lowerLineThreadPriority() : lowerThreadPriority();
    while (true) {
        Job job;
        std::stop_token stop;
        {
            std::unique_lock lock{m_mutex};
            if (!m_wake.wait(lock, end, [this] { return m_waiting != nullptr; }) || end.stop_requested()) {
                return;
            }
            job = std::exchange(m_waiting, {});
            stop = m_waitingStop;
        }
        job(stop);
    }
}

LatestTask::Progress partOf(LatestTask::Progress whole, double from, double to) {
    constexpr int kThousandths = 1000;
    return [whole = std::move(whole), from, to](int done, int all) {
        const double share = from + (to - from) * done / std::max(all, 1);
        whole(static_cast<int>(std::lround(kThousandths * share)), kThousandths);
    };
}

} // namespace sightline::app

#pragma once

#include "app/desktop/base/line_thread.h"
#include "app/desktop/base/worker_thread.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace sightline::app {

/// A thread that runs one job at a time and keeps only the newest waiting one: a newer job stops the current one. The
/// destructor stops all jobs, and waits. Jobs that have a type `IsLine` are about the line in front and go before
/// those of other threads.
template <class Job> class LatestTask {
public:
    /// Called on the thread. After a stop request the result is dropped.
    using Work = std::function<void(Job job, const std::stop_token& stop)>;

    explicit LatestTask(Work work)
        : m_work{std::move(work)}, m_thread{[this](const std::stop_token& end) { run(end); }} {}

    ~LatestTask() {
        m_thread.request_stop();
        const std::scoped_lock lock{m_mutex};
        m_current.request_stop();
    }

    LatestTask(const LatestTask&) = delete;
    LatestTask& operator=(const LatestTask&) = delete;

    void post(Job job) {
        {
            const std::scoped_lock lock{m_mutex};
            m_current.request_stop();
            m_waiting = std::move(job);
        }
        m_wake.notify_one();
    }

private:
    void run(const std::stop_token& end) {
        if constexpr (requires { typename Job::IsLine; }) {
            lowerLineThreadPriority();
        } else {
            lowerThreadPriority();
        }
        while (true) {
            std::optional<Job> job;
            std::stop_token stop;
            {
                std::unique_lock lock{m_mutex};
                if (!m_wake.wait(lock, end, [this] { return m_waiting.has_value(); })) {
                    return;
                }
                job = std::exchange(m_waiting, std::nullopt);
                m_current = std::stop_source{};
                stop = m_current.get_token();
            }
            if (end.stop_requested()) {
                return;
            }
            m_work(std::move(*job), stop);
        }
    }

    Work m_work;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Job> m_waiting;
    std::stop_source m_current;
    std::jthread m_thread; // last, so that it starts after and ends before the members it uses
};

} // namespace sightline::app

#pragma once

#include "app/desktop/base/worker_thread.h"

#include <QObject>

#include <functional>
#include <stop_token>
#include <thread>
#include <utility>

namespace sightline::app {

/// Work that takes longer, in milliseconds, shows its progress.
inline constexpr int kProgressDelayMs = 200;

/// Runs one job at a time on a thread of its own. A new job replaces the current one, whose remaining progress and
/// result are dropped. The destructor stops the job and waits for it.
class BackgroundTask : public QObject {
    Q_OBJECT

public:
    using Progress = std::function<void(int done, int all)>;

    explicit BackgroundTask(QObject* parent = nullptr) : QObject{parent} {}

    /// Calls `work` on the thread and `done` with its result on this one.
    template <class Work, class Done> void start(Work work, Done done) {
        m_thread.request_stop();
        const quint64 number = ++m_number;
        m_running = true;
        const Progress reportProgress = [this, number](int some, int all) {
            post(number, [this, some, all] { emit progressed(some, all); });
        };
        m_thread = std::jthread{[this, number, reportProgress, work = std::move(work),
                                 done = std::move(done)](const std::stop_token& stop) mutable {
            lowerThreadPriority();
            auto result = work(stop, reportProgress);
            post(number, [this, done = std::move(done), result = std::move(result)]() mutable {
                m_running = false;
                done(std::move(result));
            });
        }};
        emit started();
    }

    /// Requests a stop; the result is still delivered.
    void stop() { m_thread.request_stop(); }
    /// Requests a stop and drops the result.
    void forget() {
        ++m_number;
        m_running = false;
        m_thread.request_stop();
    }
    [[nodiscard]] bool isRunning() const { return m_running; }

signals:
    void started();
    void progressed(int done, int all);

private:
    template <class Call> void post(quint64 number, Call call) {
        QMetaObject::invokeMethod(
            this,
            [this, number, call = std::move(call)]() mutable {
                if (number == m_number) {
                    call();
                }
            },
            Qt::QueuedConnection);
    }

    quint64 m_number = 0;
    bool m_running = false;
    std::jthread m_thread; // last, so that it ends before the members it uses
};

/// Returns the progress of one step of a longer job, for functions that count each step anew: `from` and `to` are the
/// parts of the whole, 0 to 1, at its start and its end. It is told in thousandths of the whole.
[[nodiscard]] BackgroundTask::Progress partOf(BackgroundTask::Progress whole, double from, double to);

} // namespace sightline::app

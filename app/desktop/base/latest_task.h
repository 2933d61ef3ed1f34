#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <concepts>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace sightline::app {

/// Work that takes longer, in milliseconds, shows its progress.
inline constexpr int kProgressDelayMs = 200;

/// A thread that runs one job at a time and keeps only the newest waiting one. A new job stops the current one, whose
/// remaining progress and result are dropped. The destructor stops all jobs, and waits.
class LatestTask : public QObject {
    Q_OBJECT

public:
    /// `Line`: the jobs are about the line in front, and go before those of other threads.
    enum class Priority { Background, Line };
    using Progress = std::function<void(int done, int all)>;
    using Begin = std::function<void()>;

    explicit LatestTask(Priority priority = Priority::Background, QObject* parent = nullptr);
    ~LatestTask() override;

    /// Calls `work` on the thread and `done` with its result on this one. `work` takes a `std::stop_token` and a
    /// `Progress`, or only the first, or nothing.
    template <class Work, class Done> void start(Work work, Done done) {
        const quint64 number = ++m_number;
        enqueue([this, number, work = std::move(work), done = std::move(done)](const std::stop_token& stop) mutable {
            post(number, [this, done = std::move(done), result = resultOf(work, number, stop)]() mutable {
                finish([&] { done(std::move(result)); });
            });
        });
    }

    /// Calls `begin`, which starts a job, when no further call has come for so long. The current job goes on.
    void startAfter(int milliseconds, Begin begin);
    /// Calls `begin`, which starts a job, as soon as the current job is answered, at once if there is none, and at the
    /// latest when that job has run for `yieldAfter` milliseconds: in a drag an answer about a moment ago is better
    /// than none. Of several calls the last one counts.
    void startNext(int yieldAfter, Begin begin);
    /// Calls off `startAfter` and `startNext`.
    void stopWaiting();

    /// Requests a stop; the result is still delivered.
    void stop() { m_stop.request_stop(); }
    /// Requests a stop and drops the result.
    void forget();
    /// Calls off everything: `forget` and `stopWaiting`.
    void cancel();

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// True from `startAfter` or `startNext` until the job begins.
    [[nodiscard]] bool isWaiting() const { return m_delay.isActive(); }
    [[nodiscard]] bool isBusy() const { return isRunning() || isWaiting(); }
    /// True if the current job runs for longer than `kProgressDelayMs`.
    [[nodiscard]] bool isSlow() const { return m_isRunning && !m_slow.isActive(); }

signals:
    void progressed(int done, int all);
    /// Emitted when the current job becomes slow, whether it tells its progress or not.
    void becameSlow();

private:
    using Job = std::function<void(const std::stop_token& stop)>;

    template <class Work> auto resultOf(Work& work, quint64 number, const std::stop_token& stop) {
        if constexpr (std::invocable<Work&>) {
            return work();
        } else if constexpr (std::invocable<Work&, const std::stop_token&>) {
            return work(stop);
        } else {
            const Progress report = [this, number](int some, int all) {
                post(number, [this, some, all] { emit progressed(some, all); });
            };
            return work(stop, report);
        }
    }
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
    void enqueue(Job job);
    void finish(const std::function<void()>& done);
    void beginNext();
    void run(const std::stop_token& end);

    const Priority m_priority;
    quint64 m_number = 0; ///< of the latest job; results of others are dropped
    bool m_isRunning = false;
    bool m_isNext = false; ///< what waits need not wait for its time if the job ends before
    Begin m_begin;
    QTimer m_delay;
    QTimer m_slow;
    QElapsedTimer m_since;   ///< since the start of the current job
    std::stop_source m_stop; ///< of the latest job
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    Job m_waiting;
    std::stop_token m_waitingStop;
    std::jthread m_thread; // last, so that it ends before the members it uses
};

/// Returns the progress of one step of a longer job, for functions that count each step anew: `from` and `to` are the
/// parts of the whole, 0 to 1, at its start and its end. It is told in thousandths of the whole.
[[nodiscard]] LatestTask::Progress partOf(LatestTask::Progress whole, double from, double to);

} // namespace sightline::app

#pragma once

#include "app/cli/command.h"

#include "scenarios/questions/matrix.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <stop_token>

namespace sightline::app::cli {

/// The scope of a long computation. While it exists, Ctrl+C requests a stop (a second one ends the program at once),
/// and the progress is displayed on standard error if that is a terminal. Only one may exist at a time.
class LongWork {
public:
    /// `elements` names the units of progress, in the plural: "trials"; empty: progress is told in percent.
    explicit LongWork(QString elements);
    /// Erases the line of progress.
    ~LongWork();

    LongWork(const LongWork&) = delete;
    LongWork& operator=(const LongWork&) = delete;

    /// Returns the token of stop requests by Ctrl+C.
    [[nodiscard]] std::stop_token stop() const;
    [[nodiscard]] bool isStopped() const { return stop().stop_requested(); }
    /// Ends the command if a stop was requested: its answer would not be whole.
    void throwIfStopped() const {
        if (isStopped()) {
            throw Interrupted{};
        }
    }

    /// Reports progress; callable from any thread, but not concurrently.
    void reportProgress(int done, int all);

private:
    class Signals;

    QString m_elements;
    bool m_isOnTerminal;
    bool m_hasLine = false;
    std::unique_ptr<Signals> m_signals;
};

/// Returns the judge, which reports after each of `all` verdicts. Precondition: `work` outlives it.
[[nodiscard]] scenarios::JudgeFunction reporting(LongWork& work, std::ptrdiff_t all);

} // namespace sightline::app::cli

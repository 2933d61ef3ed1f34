#pragma once

#include <QString>

#include <memory>
#include <stop_token>

namespace sightline::app::cli {

/// Work that takes more than a moment: while this stands, Ctrl+C asks the work to end in good order (a second one ends
/// the program at once), and how far it has come stands on standard error, where that is a terminal. One at a time.
class LongWork {
public:
    /// `things`: what is counted, "trials".
    explicit LongWork(QString elements);
    /// Wipes the line of progress.
    ~LongWork();

    LongWork(const LongWork&) = delete;
    LongWork& operator=(const LongWork&) = delete;

    /// For the work; requested by Ctrl+C.
    [[nodiscard]] std::stop_token stop() const;
    [[nodiscard]] bool isStopped() const { return stop().stop_requested(); }

    /// From any thread, one call at a time.
    void tell(int done, int all);

private:
    class Signals;

    QString m_elements;
    bool m_isOnTerminal;
    bool m_hasLine = false;
    std::unique_ptr<Signals> m_signals;
};

} // namespace sightline::app::cli

#pragma once

#include <QApplication>

#include <chrono>
#include <map>
#include <string>
#include <vector>

namespace sightline::bench {

/// Times how long each event holds the thread of the window. What is sent inside of an event belongs to it; a loop that runs inside of one
/// (a dialog that waits) holds nothing: its events count each for themselves, and the event outside only for what it does before and after.
class TimingApplication : public QApplication {
public:
    TimingApplication(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

    /// From now on events are counted as part of `work`.
    void begin(const std::string& work) { m_work = work; }
    void end() { m_work.clear(); }

    /// Prints a histogram for each kind of work, and what took longest.
    void tell();

private:
    using Clock = std::chrono::steady_clock;

    struct Hold {
        double wall = 0; ///< milliseconds
        double own = 0;  ///< of those, spent by this thread: the rest waited for a processor or a lock
    };

    /// An event that has begun and not yet ended.
    struct Open {
        int loop = 0; ///< how many loops ran when it began
        bool holds = true; ///< false while a loop inside of it waits
        Clock::time_point since;
        double ownSince = 0;
        Hold longest;
    };

    void start(Open& event) const;
    static void stop(Open& event);
    [[nodiscard]] bool runsInside() const;

    std::vector<Open> m_open;
    std::string m_work; ///< empty: nothing is timed
    std::map<std::string, std::vector<Hold>> m_times;
    std::vector<std::pair<Hold, std::string>> m_slowest;
};

} // namespace sightline::bench

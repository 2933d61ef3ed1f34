#pragma once

#include <QApplication>

#include <chrono>
#include <map>
#include <string>
#include <vector>

namespace sightline::bench {

/// Times how long each event holds the thread of the window. What is sent inside of an event belongs to it; a loop that
/// runs inside of one (a dialog that waits) holds nothing: its events count each for themselves, and the event outside
/// only for what it does before and after.
class TimingApplication : public QApplication {
public:
    TimingApplication(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

    /// From now on events are counted as part of `work`.
    void begin(const std::string& work) {
        m_work = work;
        m_detail.clear();
    }
    void end() { m_work.clear(); }
    /// Names the current part of the work, printed beside the slowest events.
    void say(const std::string& detail) { m_detail = detail; }

    /// Prints a histogram for each kind of work, and what took longest.
    void tell();
    /// How many events of all work held the thread longer.
    [[nodiscard]] qint64 longerThan(double milliseconds) const;
    /// The most that one event took of this thread, in milliseconds: on a machine that does other things too it is less
    /// than how long it held the window.
    [[nodiscard]] double maxOwn() const;

private:
    using Clock = std::chrono::steady_clock;

    struct Hold {
        double wall = 0; ///< milliseconds
        double own = 0;  ///< of those, spent by this thread: the rest waited for a processor or a lock
    };

    /// An event that has begun and not yet ended.
    struct Open {
        int loop = 0;      ///< how many loops ran when it began
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
    std::string m_detail;
    /// By how many hundredths of a millisecond they took, the last for all that took longer: however many events there
    /// are, it takes the same room.
    struct Times {
        std::vector<quint32> counts = std::vector<quint32>(kBins + 1);
        qint64 all = 0;
        Hold slowest;
        double maxOwn = 0;  ///< what one event took of this thread, whatever else the machine did
        qint64 longOwn = 0; ///< events that took more than a frame of this thread
    };
    static constexpr std::size_t kBins = 50'000;

    void count(const Hold& hold, const std::string& what);

    std::map<std::string, Times> m_times;
    /// The slowest, and at most so many others that have come since it was looked through.
    struct Slowest {
        std::vector<std::pair<Hold, std::string>> events;
        double Hold::*by;

        void take(const Hold& hold, const std::string& what);
        void tell();
    };
    Slowest m_slowest{{}, &Hold::wall};
    Slowest m_busiest{{}, &Hold::own};
};

} // namespace sightline::bench

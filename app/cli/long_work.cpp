#include "app/cli/long_work.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <mutex>
#include <thread>
#include <utility>

#ifdef Q_OS_UNIX
#include <unistd.h>
#else
#include <io.h>
#endif

namespace sightline::app::cli {

#ifdef Q_OS_UNIX

namespace {

bool isTerminal(FILE* stream) { return ::isatty(::fileno(stream)) != 0; }

/// A handler may do no more than write to a pipe.
std::array<int, 2> signalPipe{-1, -1};

enum class Note : char { Interrupted, Done };

void note(Note what) {
    const char byte = static_cast<char>(what);
    [[maybe_unused]] const auto written = ::write(signalPipe[1], &byte, 1);
}

extern "C" void onInterrupt(int) { note(Note::Interrupted); }

} // namespace

class LongWork::Signals {
public:
    Signals() {
        // A caller that has it ignored, as for work in the background, wants no end by it.
        ::sigaction(SIGINT, nullptr, &m_before);
        if (m_before.sa_handler == SIG_IGN) {
            return;
        }
        if (::pipe(signalPipe.data()) != 0) {
            return; // then Ctrl+C does what it always does
        }
        struct sigaction action {};
        action.sa_handler = onInterrupt;
        action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
        ::sigaction(SIGINT, &action, nullptr);
        m_listener = std::thread{[this] {
            char byte = 0;
            while (::read(signalPipe[0], &byte, 1) == 1 && byte == static_cast<char>(Note::Interrupted)) {
                m_stop.request_stop();
            }
        }};
    }

    ~Signals() {
        if (!m_listener.joinable()) {
            return;
        }
        ::sigaction(SIGINT, &m_before, nullptr);
        note(Note::Done);
        m_listener.join();
        ::close(signalPipe[0]);
        ::close(signalPipe[1]);
    }

    [[nodiscard]] std::stop_token stop() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    struct sigaction m_before {};
    std::thread m_listener;
};

#else

namespace {

bool isTerminal(FILE* stream) { return ::_isatty(::_fileno(stream)) != 0; }

} // namespace

/// Ctrl+C ends the program at once, as it does by itself.
class LongWork::Signals {
public:
    [[nodiscard]] std::stop_token stop() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
};

#endif

LongWork::LongWork(QString elements)
    : m_elements{std::move(elements)}, m_isOnTerminal{isTerminal(stderr)}, m_signals{std::make_unique<Signals>()} {}

LongWork::~LongWork() {
    if (m_hasLine) {
        std::fputs("\r\033[K", stderr);
    }
}

std::stop_token LongWork::stop() const { return m_signals->stop(); }

void LongWork::reportProgress(int done, int all) {
    // A log needs no moving line.
    if (m_isOnTerminal) {
        const QString text =
            m_elements.isEmpty()
                ? QStringLiteral("%1 %").arg(static_cast<int>(100LL * done / std::max(all, 1)))
                : QStringLiteral("%1 of %2 %3").arg(QString::number(done), QString::number(all), m_elements);
        std::fputs(("\r\033[K" + text.toUtf8()).constData(), stderr);
        m_hasLine = true;
    }
}

scenarios::JudgeFunction reporting(LongWork& work, std::ptrdiff_t all) {
    const auto judged = std::make_shared<std::pair<std::mutex, int>>();
    return [&work, all, judged](const scenarios::PreparedTable& table, const scenarios::Question& question,
                                const std::stop_token& stop) {
        scenarios::Verdict verdict = scenarios::judge(table, question, stop);
        const std::scoped_lock lock{judged->first};
        work.reportProgress(++judged->second, static_cast<int>(all));
        return verdict;
    };
}

} // namespace sightline::app::cli

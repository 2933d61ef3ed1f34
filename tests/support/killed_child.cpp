#include "tests/support/killed_child.h"

#include <csignal>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace sightline::testsupport {

namespace {

constexpr int kCannotBeWatched = 77;

} // namespace

void letPass(std::chrono::microseconds time) { std::this_thread::sleep_for(time); }

void killAfter(std::chrono::microseconds delay, const std::function<void()>& work) {
    const pid_t child = fork();
    if (child == 0) {
        while (true) {
            work();
        }
    }
    letPass(delay);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}

ChildEnd killAtStop(int stop, const std::function<void()>& work) {
    const pid_t child = fork();
    if (child == 0) {
        if (ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0) {
            _exit(kCannotBeWatched);
        }
        raise(SIGSTOP);
        work();
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    for (int i = 0; i <= stop && WIFSTOPPED(status); ++i) {
        ptrace(PTRACE_SYSCALL, child, nullptr, nullptr);
        waitpid(child, &status, 0);
    }
    if (!WIFSTOPPED(status)) {
        return WIFEXITED(status) && WEXITSTATUS(status) == kCannotBeWatched ? ChildEnd::NotWatched : ChildEnd::Done;
    }
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    return ChildEnd::Killed;
}

} // namespace sightline::testsupport

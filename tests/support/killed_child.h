#pragma once

#include <chrono>
#include <functional>

/// Processes of their own that are killed in the middle of their work, as `kill -9` or a failing machine would. The
/// child is a fork: it sees what this program has made so far, and nothing of what it makes is seen here but files.
namespace sightline::testsupport {

/// How a child came to its end.
enum class ChildEnd { Killed, Done, NotWatched };

/// Lets time pass before a kill, whose moment is what such a test varies.
void letPass(std::chrono::microseconds time);

/// Does `work` again and again and kills it after that time.
void killAfter(std::chrono::microseconds delay, const std::function<void()>& work);

/// Does `work` once and kills it at its `stop`-th stop, counted from 0: each call of the system has two, before and
/// after. `Done`: it ended before that. `NotWatched`: this system lets no process watch another.
[[nodiscard]] ChildEnd killAtStop(int stop, const std::function<void()>& work);

} // namespace sightline::testsupport

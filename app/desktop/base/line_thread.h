#pragma once

namespace sightline::app {

/// Lowers the priority of the calling thread as `lowerThreadPriority` does, but less: the line in front is computed
/// before all maps and lists. Has an effect on Linux only.
void lowerLineThreadPriority();

} // namespace sightline::app

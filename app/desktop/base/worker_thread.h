#pragma once

namespace sightline::app {

/// Lowers the priority of the calling thread, so that the window stays responsive when there are fewer processors than
/// threads. Has an effect on Linux only.
void lowerThreadPriority();

/// Disables Qt's thread pool for filling shapes. Call it before the application object is created. While the processors
/// are busy judging, waiting for that pool doubles the time of a frame. A value of QT_NO_GUI_THREADPOOL set by the user
/// is respected.
void paintInOneThread();

} // namespace sightline::app

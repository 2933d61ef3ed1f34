#pragma once

namespace sightline::app {

/// Lets the thread that calls it stand back behind the window when there are fewer processors than threads.
void lowerThreadPriority();

/// To be called before there is an application. Qt would hand the filling of each shape to helping threads and wait for
/// them, while the processors are busy judging: a frame then takes twice as long. Whoever sets QT_NO_GUI_THREADPOOL by
/// hand knows better.
void paintInOneThread();

} // namespace sightline::app

#include "app/desktop/base/worker_thread.h"

#include "app/desktop/base/line_thread.h"

#include <QByteArray>

#if defined(Q_OS_LINUX)
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace sightline::app {

namespace {

void stepBack([[maybe_unused]] int steps) {
#if defined(Q_OS_LINUX)
    // Linux gives each thread a niceness of its own; ten steps are a tenth of the time where two threads want the same
    // processor. Failing does no harm.
    const auto thread = static_cast<id_t>(gettid());
    setpriority(PRIO_PROCESS, thread, getpriority(PRIO_PROCESS, thread) + steps);
#endif
}

} // namespace

void lowerThreadPriority() { stepBack(15); }

void lowerLineThreadPriority() { stepBack(5); }

void paintInOneThread() {
    if (!qEnvironmentVariableIsSet("QT_NO_GUI_THREADPOOL")) {
        qputenv("QT_NO_GUI_THREADPOOL", "1");
    }
}

} // namespace sightline::app

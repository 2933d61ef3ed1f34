#include "app/desktop/base/worker_thread.h"

#include <QByteArray>

#if defined(Q_OS_LINUX)
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace sightline::app {

void lowerThreadPriority() {
#if defined(Q_OS_LINUX)
    // Linux gives each thread a niceness of its own. Failing does no harm.
    constexpr int kBehind = 5;
    const auto thread = static_cast<id_t>(gettid());
    setpriority(PRIO_PROCESS, thread, getpriority(PRIO_PROCESS, thread) + kBehind);
#endif
}

void paintInOneThread() {
    if (!qEnvironmentVariableIsSet("QT_NO_GUI_THREADPOOL")) {
        qputenv("QT_NO_GUI_THREADPOOL", "1");
    }
}

} // namespace sightline::app

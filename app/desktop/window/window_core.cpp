#include "app/desktop/window/window_core.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/settings.h"

#include <chrono>

namespace sightline::app {

namespace {

/// Share of the 16 ms of a frame for pictures that are painted anew: copying them, lines and labels take the rest.
constexpr std::chrono::microseconds kFrameShare{1500};

} // namespace

WindowCore::WindowCore(QMainWindow& mainWindow, Settings& userSettings)
    : window{mainWindow}, settings{userSettings}, library{userSettings.rulesFolder()} {
    scene.frames().setLimit(kFrameShare);
}

WindowCore::~WindowCore() = default;

} // namespace sightline::app

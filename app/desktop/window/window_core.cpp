#include "app/desktop/window/window_core.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/dialog_fit.h"
#include "app/desktop/widgets/elision_tips.h"
#include "app/desktop/widgets/mnemonic_room.h"
#include "app/desktop/widgets/outlined_style.h"
#include "app/desktop/widgets/wheel_guard.h"

#include <chrono>

namespace sightline::app {

namespace {

/// Share of the 16 ms of a frame for pictures that are painted anew: copying them, lines and labels take the rest.
constexpr std::chrono::microseconds kFrameShare{1500};

} // namespace

WindowCore::WindowCore(QMainWindow& mainWindow, Settings& userSettings)
    : window{mainWindow}, settings{userSettings}, library{userSettings.rulesFolder()} {
    ElisionTips::install();
    MnemonicRoom::install();
    OutlinedStyle::install();
    WheelGuard::install();
    DialogFit::install();
    scene.frames().setLimit(kFrameShare);
    view = std::make_unique<TableView>(document, state, scene);
    view->setTools(&tools);
    canvasTurn.setSingleShot(true);
    QObject::connect(&canvasTurn, &QTimer::timeout, view.get(), [this] { view->keepFrame(false); });
    QObject::connect(&document, &ScenarioDocument::documentReplaced, &stages, &StageController::forgetPlayed);
}

WindowCore::~WindowCore() = default;

void WindowCore::repaintCanvas() {
    if (view->isVisible()) {
        // All panels are painted anew too: the canvas gets the frame after theirs. A timer is heard once what was
        // posted is done, frames included; `singleShot` of 0 is posted itself.
        view->keepFrame(true);
        scene.frames().frameRequested();
        canvasTurn.start();
    }
}

bool WindowCore::chooseObserver(const scenarios::ModelId& id) {
    const bool isThere = document.scenario().model(id);
    if (isThere) {
        state.setObserver(id);
    }
    return isThere;
}

bool WindowCore::chooseTarget(const scenarios::ModelId& id) {
    const bool isThere = document.scenario().model(id);
    if (isThere) {
        state.setTarget(id);
    }
    return isThere;
}

void WindowCore::choosePair(const scenarios::ModelId& from, const scenarios::ModelId& to) {
    chooseObserver(from);
    chooseTarget(to);
}

} // namespace sightline::app

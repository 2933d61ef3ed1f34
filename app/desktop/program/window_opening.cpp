#include "app/desktop/program/window_opening.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/compare/table_compare_window.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/program/window_options.h"
#include "app/desktop/widgets/page_switch.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/main_window.h"

#include <QAction>
#include <QDockWidget>
#include <QScreen>
#include <QTabWidget>

#include <initializer_list>
#include <optional>
#include <set>

namespace sightline::app {

namespace {

/// The largest frame that a window manager draws around a window.
constexpr QSize kFrame{16, 40};

/// The model, piece, zone or objective of that id.
std::optional<scenarios::AnyId> elementNamed(const scenarios::Scenario& scenario, const QString& id) {
    for (const auto& element : std::initializer_list<scenarios::AnyId>{
             scenarios::ModelId{id}, scenarios::PieceId{id}, scenarios::ZoneId{id}, scenarios::ObjectiveId{id}}) {
        if (scenarios::has(scenario, element)) {
            return element;
        }
    }
    return std::nullopt;
}

/// Opens the table.
QString openTable(MainWindow& window, const WindowOptions& options) {
    if (!options.files().isEmpty()) {
        const QString path = options.files().front();
        // The window says why; a picture of that is not what was asked for.
        if (!window.openFile(path) && options.isSet(options.screenshot)) {
            return WindowOptions::tr("“%1” could not be opened.").arg(path);
        }
    }
    return {};
}

/// Chooses observer and target. Without them a scenario file has the pair that was asked about last, but not in a
/// picture: that shows what was asked for.
QString choosePair(MainWindow& window, const WindowOptions& options) {
    const bool isOfFile = !window.document().path().isEmpty();
    if (options.isSet(options.observer) || options.isSet(options.target) ||
        (isOfFile && options.isSet(options.screenshot))) {
        window.state().setTarget({});
        window.state().setObserver({});
    }
    if (options.isSet(options.observer) && !window.chooseObserver(options.value(options.observer))) {
        return WindowOptions::tr("there is no model “%1”.").arg(options.value(options.observer));
    }
    if (options.isSet(options.target) && !window.chooseTarget(options.value(options.target))) {
        return WindowOptions::tr("there is no model “%1”.").arg(options.value(options.target));
    }
    return {};
}

/// Selects elements.
QString select(MainWindow& window, const WindowOptions& options) {
    std::set<scenarios::AnyId> selection;
    for (const QString& id : options.values(options.select)) {
        const auto element = elementNamed(window.document().scenario(), id);
        if (!element) {
            return WindowOptions::tr("there is no model, piece, zone or objective “%1”.").arg(id);
        }
        selection.insert(*element);
    }
    window.state().setSelection(selection);
    return {};
}

/// Switches on what is to be seen of the table.
void showViews(MainWindow& window, const WindowOptions& options) {
    window.state().setOneToMany(options.isSet(options.oneToMany));
    window.state().setShowsTriedLines(options.isSet(options.triedLines));
    if (options.isSet(options.profile)) {
        window.showDock("profileDock");
    }
    if (options.isSet(options.proof)) {
        window.showDock("proofDock");
    }
    if (options.isSet(options.region)) {
        window.actions().named("visibleRegion")->setChecked(true);
        window.actions().named("legend")->setChecked(true);
    }
    if (options.isSet(options.map)) {
        window.actions().named("mapOfSight")->setChecked(true);
    }
    if (options.isSet(options.shot)) {
        window.showDock("shotDock");
    }
    if (options.isSet(options.units)) {
        window.showUnits(options.value(options.observer), options.value(options.target),
                         options.isSet(options.positions));
    }
}

/// Opens the windows about rules and about another table.
QString openBeside(MainWindow& window, const WindowOptions& options) {
    if (options.isSet(options.edit)) {
        window.showRulesEditor();
    }
    if (options.isSet(options.beside) &&
        !window.evidence().showComparison()->compareWith(options.value(options.beside)) &&
        options.isSet(options.screenshot)) {
        return WindowOptions::tr("“%1” could not be opened.").arg(options.value(options.beside));
    }
    if (options.isSet(options.compare)) {
        window.showComparison();
    }
    return {};
}

/// Brings panels to the front.
QString showPanels(MainWindow& window, const WindowOptions& options) {
    for (const QString& name : options.values(options.panel)) {
        auto* dock = window.findChild<QDockWidget*>(name.section(u':', 0, 0) + QStringLiteral("Dock"));
        if (!dock) {
            return WindowOptions::tr("there is no panel “%1”.").arg(name);
        }
        dock->show();
        dock->raise();
        const int page = name.section(u':', 1).toInt() - 1;
        if (auto* switched = dock->findChild<PageSwitch*>(); switched && page >= 0) {
            switched->setCurrentIndex(page);
        } else if (auto* tabs = dock->findChild<QTabWidget*>(); tabs && page >= 0) {
            tabs->setCurrentIndex(page);
        }
    }
    return {};
}

/// Asks about the moves of the chosen model.
QString askAboutMoves(MainWindow& window, const WindowOptions& options) {
    if (options.isSet(options.moves)) {
        const auto aim = QStringList{"safe", "threat", "sees", "hidden"}.indexOf(options.value(options.moves));
        if (aim < 0) {
            return WindowOptions::tr("there is no question “%1” about moves.").arg(options.value(options.moves));
        }
        window.actions().named("modelMoves")->trigger();
        window.design().moves().setAim(static_cast<MoveAim>(aim));
        window.design().moves().start();
    }
    return {};
}

} // namespace

QString openAsRequested(MainWindow& window, const WindowOptions& options) {
    if (const auto size = options.chosenSize()) {
        window.resize(*size);
    } else if (!options.isSet(options.screenshot)) {
        window.resize(window.size().boundedTo(window.screen()->availableSize() - kFrame));
    }
    window.show();
    if (const QString problem = openTable(window, options); !problem.isEmpty()) {
        return problem;
    }
    window.reportSettingsProblems(); // a table that opens takes down what was said before
    for (const auto step : {choosePair, select}) {
        if (const QString problem = step(window, options); !problem.isEmpty()) {
            return problem;
        }
    }
    showViews(window, options);
    for (const auto step : {openBeside, showPanels, askAboutMoves}) {
        if (const QString problem = step(window, options); !problem.isEmpty()) {
            return problem;
        }
    }
    return {};
}

} // namespace sightline::app

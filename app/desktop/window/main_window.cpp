#include "app/desktop/window/main_window.h"

#include "app/desktop/base/language.h"
#include "app/desktop/canvas/base_drag.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/questions.h"
#include "app/desktop/window/canvas_focus.h"
#include "app/desktop/window/language_change.h"
#include "app/desktop/window/window_parts.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QLocale>
#include <QMimeData>
#include <QTimer>

#include <utility>

namespace sightline::app {

namespace {

/// While a question is open its words stay, and it is asked again after this time whether it is gone.
constexpr int kQuestionDelayMilliseconds = 200;

} // namespace

MainWindow::MainWindow(Settings& settings, QWidget* parent) : QMainWindow{parent}, m_core{*this, settings} {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    resize(1440, 900);
    new CanvasFocus{*this, *m_core.view};
    m_parts = std::make_unique<WindowParts>(*this, m_core, m_file);
    m_core.watch = std::make_unique<SightWatch>(m_core.document, m_core.state, m_core.sight);
    m_parts->applyTolerances();

    restoreGeometry(settings.windowGeometry());
    m_parts->refreshAppearance();
    m_parts->documents.showWelcome();
}

MainWindow::~MainWindow() = default;

bool MainWindow::openFile(const QString& path) { return m_parts->documents.openFile(path); }
bool MainWindow::openLibrary(const QString& id) { return m_parts->documents.openLibrary(id); }
bool MainWindow::openOffered(const scenarios::OfferedTable& table) { return m_parts->documents.openOffered(table); }
void MainWindow::restore(const UnsavedTable& table) { m_parts->documents.restore(table); }

void MainWindow::showSide(scenarios::Scenario view, const scenarios::PlayerId& side) {
    m_parts->documents.startNew(std::move(view));
    vision().setOwner(side);
    m_parts->documents.refreshTitle();
}

void MainWindow::showProblem(const QString& sentence, const std::vector<scenarios::Diagnostic>& findings) {
    m_parts->documents.showProblem(sentence, findings);
}

void MainWindow::reportSettingsProblems() {
    // What is wrong with the table comes first; the next start tells of the settings again.
    if (const auto& problems = m_core.settings.problems(); !problems.empty() && m_parts->layout.bar().isHidden()) {
        showProblem(problems.front().code == u"setting-out-of-range"
                        ? tr("Some settings are invalid; defaults are used instead.")
                        : tr("The settings could not be read; defaults are used instead."),
                    problems);
    }
}

bool MainWindow::chooseObserver(const QString& id) { return m_core.chooseObserver({id}); }
bool MainWindow::chooseTarget(const QString& id) { return m_core.chooseTarget({id}); }
void MainWindow::showDock(const char* name) { m_parts->layout.docks().show(name); }

void MainWindow::showUnits(const QString& observer, const QString& target, bool findPositions) {
    showDock("unitsDock");
    if (!observer.isEmpty() && !target.isEmpty()) {
        m_parts->views.units().chooseWhenThere({observer}, {target}, findPositions);
    }
}

ComparisonWindow* MainWindow::showComparison() { return m_parts->rulings.showComparison(); }
RulesEditor* MainWindow::showRulesEditor() { return m_parts->rulings.showRulesEditor(); }

bool MainWindow::isSettled() const {
    return !m_core.sight.isBusy() && !m_core.stages.isPlaying() && !m_core.scene.frames().isBusy() &&
           m_parts->isSettled();
}

EvidenceController& MainWindow::evidence() const { return m_parts->evidence; }
SeeingController& MainWindow::seeing() const { return m_parts->seeing; }
PhotoController& MainWindow::photo() const { return m_parts->photo; }
VisionController& MainWindow::vision() const { return m_parts->vision; }
DesignController& MainWindow::design() const { return m_parts->design; }
ImportController& MainWindow::importing() const { return m_parts->importing; }
HiddenController& MainWindow::hidden() const { return m_parts->hidden; }
ActionSet& MainWindow::actions() const { return m_parts->actions; }
WelcomePage& MainWindow::welcome() const { return m_parts->layout.welcome(); }
bool MainWindow::showsWelcome() const { return m_parts->layout.showsWelcome(); }

void MainWindow::scheduleRetranslation() {
    if (std::exchange(m_retranslates, true)) {
        return;
    }
    // Not inside of the menu that asked for it, nor under a dialog that waits for its answer.
    auto* timer = new QTimer{this};
    connect(timer, &QTimer::timeout, this, [this, timer] {
        if (QApplication::activeModalWidget() || QApplication::activePopupWidget() ||
            QApplication::mouseButtons() != Qt::NoButton) {
            timer->setInterval(kQuestionDelayMilliseconds);
            return;
        }
        timer->deleteLater();
        timer->stop();
        m_retranslates = false;
        retranslateUi();
    });
    timer->start(0);
}

void MainWindow::retranslateUi() {
    setUpdatesEnabled(false);
    const auto reopenDialogs = withStateKept(*this, [this] {
        setLocale(QLocale{}); // new fields write numbers as their window does
        m_core.document.renameSteps(retranslated);
        m_parts.reset();
        m_parts = std::make_unique<WindowParts>(*this, m_core, m_file);
    });
    setUpdatesEnabled(true);
    emit languageChanged();
    reopenDialogs();
}

void MainWindow::changeEvent(QEvent* event) {
    // The desktop changed between light and dark while the program runs: that comes as another palette of the window.
    const bool isOfColors = event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange;
    if (isOfColors && m_parts && m_core.watch) {
        m_parts->refreshAppearance();
    }
    if (event->type() == QEvent::LanguageChange && m_core.watch) {
        scheduleRetranslation();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_parts->documents.maySwitch()) {
        event->ignore();
        return;
    }
    m_file.rememberQuestion();
    m_parts->layout.save();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const bool isPlayers = property("playersTable").toBool(); // where no other table is opened
    if (!isPlayers && localFileIn(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (const auto path = localFileIn(*event->mimeData())) {
        event->acceptProposedAction();
        // The program that the file is dragged from waits until the drop is done: no question comes inside of it.
        QMetaObject::invokeMethod(
            this, [this, path] { openFile(*path); }, Qt::QueuedConnection);
    }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    if (m_parts) {
        m_parts->toolbar.fitNames();
        m_parts->layout.arrangeForSize();
    }
}

} // namespace sightline::app

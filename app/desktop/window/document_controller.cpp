#include "app/desktop/window/document_controller.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/import/import_controller.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/questions.h"
#include "app/desktop/widgets/waiting.h"
#include "app/desktop/window/dispute_controller.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/file_controller.h"
#include "app/desktop/window/placement_controller.h"
#include "app/desktop/window/window_core.h"
#include "app/desktop/window/window_layout.h"
#include "app/shared/text/diagnostic_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/library/offered_tables.h"
#include "scenarios/output/dispute_file.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace sightline::app {

DocumentController::DocumentController(const DocumentParts& parts, QMenu& recent)
    : m_parts{parts}, m_core{parts.core}, m_recent{recent} {
    m_disputes = new DisputeController{m_core, parts.layout.bar(), parts.evidence, parts.photo, this};
    connect(m_disputes, &DisputeController::tableRequested, this, &DocumentController::startNew);
    ScenarioDocument& document = m_core.document;
    connect(&document, &ScenarioDocument::scenarioChanged, this, &DocumentController::refreshTitle);
    connect(&document, &ScenarioDocument::documentReplaced, this, [this] {
        m_parts.layout.bar().dismiss();
        refreshTitle(); // it may be a player's
    });
    connect(&document, &ScenarioDocument::modifiedChanged, this, &DocumentController::refreshTitle);
    connect(&document, &ScenarioDocument::pathChanged, this, &DocumentController::refreshTitle);
    connect(&m_core.settings, &Settings::recentFilesChanged, this, [this] {
        refreshRecent();
        if (m_core.settings.recentFiles().isEmpty()) {
            m_parts.file.forgetQuestions(); // they name the same files
        }
    });
    refreshRecent();
    connectWelcome();
    // The program that the file is dragged from waits until the drop is done, so a question must not come inside of it.
    connect(m_core.view.get(), &TableView::fileDropped, this, &DocumentController::openFile, Qt::QueuedConnection);
    connect(&parts.importing, &ImportController::problem, this, &DocumentController::showProblem);
    connect(&parts.importing, &ImportController::tableRequested, this, [this] { startNew({}); });
    connect(&parts.importing, &ImportController::tableCame, m_core.view.get(),
            [view = m_core.view.get()] { QTimer::singleShot(0, view, &TableView::fitTable); });
}

void DocumentController::connectWelcome() {
    const WelcomePage* welcome = &m_parts.layout.welcome();
    connect(welcome, &WelcomePage::newTableRequested, this, &DocumentController::newTable);
    connect(welcome, &WelcomePage::openRequested, this, &DocumentController::askForFile);
    connect(welcome, &WelcomePage::librarySelected, this, &DocumentController::openLibrary);
    connect(welcome, &WelcomePage::layoutSelected, this, &DocumentController::openOffered);
    connect(welcome, &WelcomePage::recentSelected, this, &DocumentController::openFile);
}

void DocumentController::refreshRecent() {
    m_recent.clear();
    const QStringList files = m_core.settings.recentFiles();
    for (const auto& path : files) {
        auto* action = m_recent.addAction(QFileInfo{path}.fileName().replace(QLatin1Char{'&'}, QStringLiteral("&&")));
        action->setStatusTip(path);
        action->setToolTip(path);
        action->setData(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    if (files.isEmpty()) {
        m_recent.addAction(tr("No recent tables"))->setEnabled(false);
    } else {
        m_recent.addSeparator();
        auto* clear = m_recent.addAction(tr("&Clear this list"));
        connect(clear, &QAction::triggered, &m_core.settings, &Settings::clearRecentFiles);
    }
    m_parts.layout.welcome().setRecentFiles(files);
}

void DocumentController::newTable() {
    if (!maySwitch()) {
        return;
    }
    auto* dialog = new NewTableDialog{&m_core.library, &m_core.window, m_core.settings.thumbnailsFolder()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setRules(m_core.settings.rulesForNewTables());
    dialog->setGame(m_core.settings.catalogGame());
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        startNew(dialog->scenario());
        m_parts.placement.showGame(dialog->game());
    });
    dialog->open();
}

void DocumentController::startNew(scenarios::Scenario scenario) {
    m_parts.file.rememberQuestion();
    m_core.document.newScenario(std::move(scenario));
    m_core.state.forgetIds();
    m_parts.placement.chooseFirstPlayer();
    m_parts.placement.forgetChoices();
    m_core.tools.setCurrent(ToolKind::Select);
    m_parts.layout.bar().dismiss();
    showTable();
    QTimer::singleShot(0, m_core.view.get(), &TableView::fitTable);
}

void DocumentController::showTable() {
    m_parts.layout.showTable();
    refreshTitle();
    emit tableShown();
    m_core.view->setFocus();
}

void DocumentController::showWelcome() {
    m_parts.layout.showWelcome();
    refreshTitle();
    emit welcomeShown();
}

void DocumentController::showOpened() {
    showTable();
    m_parts.file.askAgain();
    QTimer::singleShot(0, m_core.view.get(), &TableView::fitTable);
}

void DocumentController::askForFile() {
    const QString path =
        fileToOpen(&m_core.window, tr("Open"), m_core.settings.lastFolder(),
                   tr("Scenarios and disputes (*.%1 *.%2);;All files (*)")
                       .arg(QLatin1String{scenarios::kScenarioSuffix}, QLatin1String{scenarios::kDisputeSuffix}));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

bool DocumentController::openFile(const QString& path) {
    if (PhotoController::isPicture(path)) {
        // It is laid under the table that is open; without one under an empty one.
        if (m_parts.layout.showsWelcome()) {
            startNew({});
        }
        return m_parts.photo.load(path);
    }
    const bool isDispute = EvidenceController::isDispute(path);
    if (!isDispute && ImportController::isForeign(path)) {
        return m_parts.importing.open(path) != nullptr; // an undo step of the table that is open
    }
    if (!maySwitch()) {
        return false;
    }
    if (isDispute) {
        const bool isOpen = m_disputes->open(path);
        refreshTitle();
        return isOpen;
    }
    return readFile(path);
}

bool DocumentController::readFile(const QString& path) {
    const QString file = QFileInfo{path}.fileName();
    auto read = resultOf<ScenarioDocument::ReadFile>(&m_core.window, tr("Reading “%1”…").arg(file),
                                                     [path] { return scenarios::readScenarioFile(path); });
    if (!read) {
        emit statusText(tr("Opening “%1” was canceled; nothing was changed.").arg(file));
        return false;
    }
    m_parts.file.rememberQuestion(); // of the table that goes
    if (!m_core.document.take(std::move(*read), path)) {
        if (!QFileInfo::exists(path)) {
            m_core.settings.removeRecentFile(path);
        }
        showProblems(tr("“%1” could not be opened; nothing was changed.").arg(file));
        return false;
    }
    m_core.settings.addRecentFile(path);
    m_core.state.forgetIds();
    m_parts.placement.forgetChoices();
    showOpened();
    reportOpened(file);
    return true;
}

void DocumentController::reportOpened(const QString& file) {
    if (const auto diagnostics = static_cast<int>(m_core.document.lastProblems().size()); diagnostics > 0) {
        showProblems(diagnostics == 1 ? tr("“%1” was opened with one warning.").arg(file)
                                      : tr("“%1” was opened with %n warnings.", nullptr, diagnostics).arg(file));
    } else if (const auto& owner = m_parts.vision.owner()) {
        m_parts.layout.bar().showMessage(tr("“%1” is the file of %2: it holds only what that player knew.")
                                             .arg(file, playerName(m_core.document.scenario(), *owner)),
                                         {}, m_core.theme.clear.color, QStringLiteral("info"));
    }
}

bool DocumentController::openBytes(const QByteArray& bytes, const QString& title) {
    auto loaded = scenarios::readScenario(bytes, title);
    if (!loaded) {
        showProblem(problemText(loaded.error()), loaded.error().findings);
        return false;
    }
    startNew(std::move(loaded->scenario));
    return true;
}

bool DocumentController::openOffered(const scenarios::OfferedTable& table) {
    if (table.origin == scenarios::TableOrigin::Library) {
        return openLibrary(table.id);
    }
    return maySwitch() && openBytes(scenarios::bytesOf(table), table.title);
}

bool DocumentController::openLibrary(const QString& id) {
    const auto* entry = scenarios::libraryEntry(id);
    if (!entry || !maySwitch() || !openBytes(scenarios::libraryBytes(*entry), entry->title)) {
        return false;
    }
    m_core.state.setObserver(entry->observer);
    m_core.state.setTarget(entry->target);
    return true;
}

void DocumentController::openScene(const scenarios::Scenario& scene,
                                   const scenarios::ModelId& from,
                                   const scenarios::ModelId& to) {
    if (maySwitch()) {
        startNew(scene);
        m_core.choosePair(from, to);
    }
}

void DocumentController::restore(const UnsavedTable& table) {
    if (!maySwitch()) {
        return;
    }
    m_parts.file.rememberQuestion();
    m_parts.file.restore(table);
    m_core.state.forgetIds();
    m_parts.placement.showGameOfTable();
    showOpened();
}

void DocumentController::close() {
    if (maySwitch()) {
        m_parts.file.rememberQuestion();
        m_core.document.newScenario();
        m_core.state.forgetIds();
        showWelcome();
    }
}

bool DocumentController::save() {
    if (m_parts.file.game().save) {
        m_parts.file.game().save();
        return false; // it is written once all moves are taken up
    }
    if (m_core.document.path().isEmpty()) {
        return saveAs();
    }
    switch (m_parts.file.save()) {
    case FileController::SaveAnswer::Saved: break;
    case FileController::SaveAnswer::Elsewhere: return saveAs();
    case FileController::SaveAnswer::No:
        showProblems(tr("“%1” could not be saved. Choose another place with File > Save as.").arg(documentName()));
        return false;
    }
    reportSaved();
    return true;
}

bool DocumentController::saveAs() {
    if (m_parts.file.game().saveAs) {
        m_parts.file.game().saveAs();
        return false;
    }
    const QString suggestion = startPlace(suggestedPath());
    QMainWindow& window = m_core.window;
    // In the place of a judge's window that is hidden there is that of a player.
    QFileDialog dialog{window.isVisible() ? &window : QApplication::activeWindow(), tr("Save as"),
                       QFileInfo{suggestion}.absolutePath(),
                       tr("Scenarios (*.%1);;All files (*)").arg(QLatin1String{scenarios::kScenarioSuffix})};
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QLatin1String{scenarios::kScenarioSuffix});
    dialog.selectFile(QFileInfo{suggestion}.fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
        return false;
    }
    const QString path = dialog.selectedFiles().front();
    if (!m_core.document.saveAs(path)) {
        showProblems(
            tr("“%1” could not be saved. Choose another place with File > Save as.").arg(QFileInfo{path}.fileName()));
        return false;
    }
    m_core.settings.addRecentFile(path);
    reportSaved();
    return true;
}

QString DocumentController::suggestedPath() const {
    if (!m_core.document.path().isEmpty()) {
        return m_core.document.path();
    }
    const QString dispute = m_parts.evidence.disputeFile();
    QString name = dispute.isEmpty() ? documentName() : QFileInfo{dispute}.completeBaseName();
    if (const auto& owner = m_parts.vision.owner()) { // not that of the judge's file
        name = VisionController::nameAsKnown(name, playerName(m_core.document.scenario(), *owner));
    }
    name.replace(QLatin1Char{'/'}, QLatin1Char{'-'});
    return QDir{m_core.settings.lastFolder()}.filePath(
        QStringLiteral("%1.%2").arg(name, QLatin1String{scenarios::kScenarioSuffix}));
}

void DocumentController::reportSaved() {
    m_parts.layout.bar().dismiss();
    emit statusText(tr("The table is saved: %1", "a file").arg(documentName()));
}

bool DocumentController::maySwitch() {
    if (m_parts.layout.showsWelcome() || !m_core.document.isModified()) {
        return true;
    }
    switch (askAboutUnsaved(&m_core.window, documentName())) {
    case UnsavedAnswer::Save: return save();
    case UnsavedAnswer::Discard: return true;
    case UnsavedAnswer::Cancel: return false;
    }
    return false;
}

void DocumentController::showProblem(const QString& sentence, const std::vector<scenarios::Diagnostic>& findings) {
    m_parts.layout.bar().showMessage(sentence, findings, m_core.theme.warning);
}

void DocumentController::showProblems(const QString& sentence) {
    const auto& findings = m_core.document.lastProblems();
    const auto isError = [](const scenarios::Diagnostic& finding) {
        return finding.severity == scenarios::Severity::Error;
    };
    const auto error = std::ranges::find_if(findings, isError);
    QString text = sentence;
    if (error != findings.end()) {
        text = error->line > 0 ? tr("%1 Line %2, column %3: %4")
                                     .arg(sentence, QString::number(error->line), QString::number(error->column),
                                          findingSentence(*error))
                               : tr("%1 %2").arg(sentence, findingSentence(*error));
    }
    showProblem(text, findings);
}

void DocumentController::refreshTitle() {
    QMainWindow& window = m_core.window;
    if (m_parts.layout.showsWelcome()) {
        window.setWindowFilePath({});
        window.setWindowModified(false);
        window.setWindowTitle(tr("Sightline"));
        return;
    }
    const auto& owner = m_parts.vision.owner();
    const QString name =
        owner ? VisionController::nameAsKnown(documentName(), playerName(m_core.document.scenario(), *owner))
              : documentName();
    window.setWindowTitle(tr("%1[*] – Sightline").arg(name));
    window.setWindowModified(m_core.document.isModified());
}

QString DocumentController::documentName() const {
    if (!m_core.document.path().isEmpty()) {
        return QFileInfo{m_core.document.path()}.fileName();
    }
    if (const QString dispute = m_parts.evidence.disputeFile(); !dispute.isEmpty()) {
        return dispute;
    }
    const QString name = m_core.document.scenario().name;
    return name.isEmpty() ? tr("New table") : name;
}

} // namespace sightline::app

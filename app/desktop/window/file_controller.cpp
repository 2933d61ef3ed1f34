#include "app/desktop/window/file_controller.h"

#include "app/desktop/panels/shot_panel.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/questions.h"
#include "app/desktop/widgets/waiting.h"
#include "app/desktop/window/window_core.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMainWindow>

namespace sightline::app {

FileController::FileController(WindowCore& core)
    : QObject{&core.window},
      m_core{core},
      m_autosave{core.document, core.settings.recoveryFolder()},
      m_watch{core.document},
      m_questions{QFileInfo{core.settings.recoveryFolder()}.dir().filePath(QStringLiteral("questions.json"))} {
    connect(&core.document, &ScenarioDocument::saved, this, &FileController::rememberQuestion);
    connect(&m_autosave, &Autosave::failed, this, [this](const QString& sentence) { showWarning(sentence); });
    connect(&m_watch, &FileWatch::changed, this, &FileController::showDiskState);
    core.document.setWaiter([window = &core.window](ScenarioDocument::GiveUp giveUp, std::function<void()> work) {
        const bool isAllowed = giveUp == ScenarioDocument::GiveUp::Allowed;
        return waitFor(window, tr("Saving the table…"), std::move(work),
                       isAllowed ? Canceling::Offered : Canceling::Never) == Waited::Done;
    });
}

void FileController::showWarning(const QString& sentence, const std::vector<scenarios::Diagnostic>& findings) {
    m_bar->showMessage(sentence, findings, m_core.theme.warning);
}

FileController::SaveAnswer FileController::save() {
    if (m_core.document.save()) {
        return SaveAnswer::Saved;
    }
    const auto& problems = m_core.document.lastProblems();
    if (problems.empty() || problems.front().code != u"changed-on-disk") {
        return SaveAnswer::No;
    }
    const QString name = QFileInfo{m_core.document.path()}.fileName();
    switch (askWithAnswers(
        m_core.window.isVisible() ? &m_core.window
                                  : QApplication::activeWindow(), // a player's, in the place of the judge's
        tr("Another program has changed “%1” since it was opened here. Overwriting keeps that version as “%1~”.")
            .arg(name),
        {tr("Save as…"), tr("Overwrite"), tr("Cancel")})) {
    case 0: return SaveAnswer::Elsewhere;
    case 1: return m_core.document.save(ScenarioDocument::Overwrite::Allow) ? SaveAnswer::Saved : SaveAnswer::No;
    default: return SaveAnswer::No;
    }
}

void FileController::quit() {
    if (m_game.quit) {
        m_game.quit();
    } else {
        QApplication::closeAllWindows();
    }
}

void FileController::rememberQuestion() {
    if (m_core.document.path().isEmpty()) {
        return;
    }
    const auto* shot = m_core.window.findChild<ShotPanel*>(); // another one in each language
    m_questions.remember(m_core.document.path(),
                         {m_core.state.observer(), m_core.state.target(), shot ? shot->question() : std::nullopt});
}

void FileController::askAgain() {
    const LastQuestion question =
        m_core.document.path().isEmpty() ? LastQuestion{} : m_questions.questionOf(m_core.document.path());
    const scenarios::Scenario& scenario = m_core.document.scenario();
    const auto onTable = [&](const std::optional<scenarios::ModelId>& id) { return id && scenario.model(*id); };
    if (onTable(question.observer)) {
        m_core.state.setObserver(question.observer);
        if (onTable(question.target)) {
            m_core.state.setTarget(question.target);
        }
    }
    if (auto* panel = m_core.window.findChild<ShotPanel*>()) {
        panel->setScenario(scenario);
        if (question.shot) {
            panel->choose(*question.shot);
        }
    }
}

void FileController::restore(const UnsavedTable& table) {
    const bool hasFile = !table.path.isEmpty() && QFileInfo::exists(table.path) && m_core.document.load(table.path);
    if (!hasFile) {
        m_core.document.newScenario();
    }
    m_core.document.edit(tr("Restore unsaved changes"), table.scenario);
    // From here on this document answers for them, on the disk too.
    m_autosave.writeNow();
    removeRecovery(table.file);
    if (!hasFile && !table.path.isEmpty()) {
        showWarning(
            tr("The file %1 cannot be read, so the table has no file yet: save it under any name.").arg(table.path));
    }
}

void FileController::showDiskState(ScenarioDocument::OnDisk state) {
    const QString name = QFileInfo{m_core.document.path()}.fileName();
    if (state == ScenarioDocument::OnDisk::Gone) {
        showWarning(tr("“%1” was deleted or moved by another program. The table is still open here; saving "
                       "writes the file again.")
                        .arg(name));
        return;
    }
    showWarning(tr("“%1” was changed by another program. The table here is unchanged.").arg(name));
    m_bar->offer(tr("Reload"), [this] { reload(); });
}

void FileController::reload() {
    const QString name = QFileInfo{m_core.document.path()}.fileName();
    if (m_core.document.reload()) {
        m_bar->dismiss();
        return;
    }
    const auto& findings = m_core.document.lastProblems();
    showWarning(tr("“%1” could not be reloaded; nothing was changed.").arg(name), findings);
}

} // namespace sightline::app

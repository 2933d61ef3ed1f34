#include "app/desktop/window/file_controller.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/shot_panel.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/questions.h"
#include "app/desktop/widgets/waiting.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

namespace sightline::app {

FileController::FileController(ScenarioDocument& document,
                               TableState& state,
                               const QString& recoveryFolder,
                               MessageBar& bar,
                               std::function<QColor()> warning,
                               QWidget* window)
    : QObject{window},
      m_document{document},
      m_state{state},
      m_bar{&bar},
      m_warning{std::move(warning)},
      m_window{window},
      m_autosave{document, recoveryFolder},
      m_watch{document},
      m_questions{QFileInfo{recoveryFolder}.dir().filePath(QStringLiteral("questions.json"))} {
    connect(&document, &ScenarioDocument::saved, this, &FileController::rememberQuestion);
    connect(&m_autosave, &Autosave::failed, this,
            [this](const QString& sentence) { m_bar->showMessage(sentence, {}, m_warning()); });
    connect(&m_watch, &FileWatch::changed, this, &FileController::showDiskState);
    document.setWaiter([window](ScenarioDocument::GiveUp giveUp, std::function<void()> work) {
        const bool isAllowed = giveUp == ScenarioDocument::GiveUp::Allowed;
        return waitFor(window, tr("Saving the table…"), std::move(work),
                       isAllowed ? Canceling::Offered : Canceling::Never) == Waited::Done;
    });
}

FileController::SaveAnswer FileController::save() {
    if (m_document.save()) {
        return SaveAnswer::Saved;
    }
    const auto& problems = m_document.lastProblems();
    if (problems.empty() || problems.front().code != u"changed-on-disk") {
        return SaveAnswer::No;
    }
    const QString name = QFileInfo{m_document.path()}.fileName();
    switch (askWithAnswers(
        m_window->isVisible() ? m_window : QApplication::activeWindow(), // a player's, in the place of the judge's
        tr("Another program has changed “%1” since it was opened here. Overwriting keeps that version as “%1~”.")
            .arg(name),
        {tr("Save as…"), tr("Overwrite"), tr("Cancel")})) {
    case 0: return SaveAnswer::Elsewhere;
    case 1: return m_document.save(ScenarioDocument::Overwrite::Allow) ? SaveAnswer::Saved : SaveAnswer::No;
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
    if (m_document.path().isEmpty()) {
        return;
    }
    const auto* shot = m_window->findChild<ShotPanel*>(); // another one in each language
    m_questions.remember(m_document.path(),
                         {m_state.observer(), m_state.target(), shot ? shot->question() : std::nullopt});
}

void FileController::askAgain() {
    const LastQuestion question =
        m_document.path().isEmpty() ? LastQuestion{} : m_questions.questionOf(m_document.path());
    const scenarios::Scenario& scenario = m_document.scenario();
    const auto onTable = [&](const std::optional<scenarios::ModelId>& id) { return id && scenario.model(*id); };
    if (onTable(question.observer)) {
        m_state.setObserver(question.observer);
        if (onTable(question.target)) {
            m_state.setTarget(question.target);
        }
    }
    if (auto* panel = m_window->findChild<ShotPanel*>()) {
        panel->setScenario(scenario);
        if (question.shot) {
            panel->choose(*question.shot);
        }
    }
}

void FileController::restore(const UnsavedTable& table) {
    const bool hasFile = !table.path.isEmpty() && QFileInfo::exists(table.path) && m_document.load(table.path);
    if (!hasFile) {
        m_document.newScenario();
    }
    m_document.edit(tr("Restore unsaved changes"), table.scenario);
    // From here on this document answers for them, on the disk too.
    m_autosave.writeNow();
    removeRecovery(table.file);
    if (!hasFile && !table.path.isEmpty()) {
        m_bar->showMessage(
            tr("The file %1 cannot be read, so the table has no file yet: save it under any name.").arg(table.path), {},
            m_warning());
    }
}

void FileController::showDiskState(ScenarioDocument::OnDisk state) {
    const QString name = QFileInfo{m_document.path()}.fileName();
    if (state == ScenarioDocument::OnDisk::Gone) {
        m_bar->showMessage(tr("“%1” was deleted or moved by another program. The table is still open here; saving "
                              "writes the file again.")
                               .arg(name),
                           {}, m_warning());
        return;
    }
    m_bar->showMessage(tr("“%1” was changed by another program. The table here is unchanged.").arg(name), {},
                       m_warning());
    m_bar->offer(tr("Reload"), [this] { reload(); });
}

void FileController::reload() {
    const QString name = QFileInfo{m_document.path()}.fileName();
    if (m_document.reload()) {
        m_bar->dismiss();
        return;
    }
    const auto& findings = m_document.lastProblems();
    m_bar->showMessage(tr("“%1” could not be reloaded; nothing was changed.").arg(name), findings, m_warning());
}

} // namespace sightline::app

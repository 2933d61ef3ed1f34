#pragma once

#include "app/desktop/document/autosave.h"
#include "app/desktop/document/file_watch.h"
#include "app/desktop/document/question_memory.h"

#include <QObject>

#include <functional>

namespace sightline::app {

class MessageBar;
class ScenarioDocument;
class TableState;

/// The safety of a window's file: unsaved changes are autosaved, changes by other programs are reported and never
/// overwritten without asking, and the question of a table is asked again when its file is reopened.
class FileController : public QObject {
    Q_OBJECT

public:
    /// Creates the controller; `warning` returns the color of the bar. Document, state, bar and window outlive it. The
    /// questions of files are remembered beside the recovery folder.
    FileController(ScenarioDocument& document,
                   TableState& state,
                   const QString& recoveryFolder,
                   MessageBar& bar,
                   std::function<QColor()> warning,
                   QWidget* window);

    /// The outcome of saving: written to the path, to be written under another name, or not written.
    enum class SaveAnswer { Saved, Elsewhere, No };
    /// Saves to the document's path. If another program changed the file, asks whether to overwrite it, to save under
    /// another name (`Elsewhere`), or to cancel.
    SaveAnswer save();
    /// Takes an unsaved table into the document, as an undo step on the contents of its file, and removes its recovery
    /// file.
    void restore(const UnsavedTable& table);

    /// Remembers the pair and the shot of the table for its file, as saving does by itself; called before another
    /// table replaces it. Does nothing for a table without a file.
    void rememberQuestion();
    /// Asks what was asked last of the file that was opened. Models and units that it no longer has are left out.
    void askAgain();
    /// Forgets the questions of all files.
    void forgetQuestions() { m_questions.forgetAll(); }

    /// Sets the bar for messages.
    void setBar(MessageBar& bar) { m_bar = &bar; }

    [[nodiscard]] Autosave& autosave() { return m_autosave; }

private:
    void showDiskState(ScenarioDocument::OnDisk state);
    void reload();

    ScenarioDocument& m_document;
    TableState& m_state;
    MessageBar* m_bar;
    std::function<QColor()> m_warning;
    QWidget* m_window;
    Autosave m_autosave;
    FileWatch m_watch;
    QuestionMemory m_questions;
};

} // namespace sightline::app

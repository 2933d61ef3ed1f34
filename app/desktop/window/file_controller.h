#pragma once

#include "app/desktop/document/autosave.h"
#include "app/desktop/document/file_watch.h"
#include "app/desktop/document/question_memory.h"

#include <QObject>

#include <functional>
#include <utility>
#include <vector>

namespace sightline::app {

class MessageBar;
struct WindowCore;

/// What saving and quitting do in a window that shows one player's table: they are about the whole game, which another
/// window holds.
struct GameCommands {
    std::function<void()> save;
    std::function<void()> saveAs; ///< asks for the file first
    std::function<void()> quit;   ///< asks whether to save the game, and ends the program
};

/// The safety of a window's file: unsaved changes are autosaved, changes by other programs are reported and never
/// overwritten without asking, and the question of a table is asked again when its file is reopened.
class FileController : public QObject {
    Q_OBJECT

public:
    /// The questions of files are remembered beside the recovery folder. `core` outlives the object.
    explicit FileController(WindowCore& core);

    /// The outcome of saving: written to the path, to be written under another name, or not written.
    enum class SaveAnswer { Saved, Elsewhere, No };
    /// Saves to the document's path. If another program changed the file, asks whether to overwrite it, to save under
    /// another name (`Elsewhere`), or to cancel.
    SaveAnswer save();
    /// Sets what saving and quitting do instead.
    void setGame(GameCommands game) { m_game = std::move(game); }
    [[nodiscard]] const GameCommands& game() const { return m_game; }
    /// Closes all windows, each of which asks about unsaved changes, unless `setGame` says otherwise.
    void quit();
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

    /// Sets the bar for messages; a window has another one in each language.
    void setBar(MessageBar& bar) { m_bar = &bar; }

    [[nodiscard]] Autosave& autosave() { return m_autosave; }

private:
    void showDiskState(ScenarioDocument::OnDisk state);
    void reload();

    void showWarning(const QString& sentence, const std::vector<scenarios::Diagnostic>& findings = {});

    WindowCore& m_core;
    MessageBar* m_bar = nullptr;
    Autosave m_autosave;
    FileWatch m_watch;
    QuestionMemory m_questions;
    GameCommands m_game;
};

} // namespace sightline::app

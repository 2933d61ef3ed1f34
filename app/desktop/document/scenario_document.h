#pragma once

#include "app/desktop/document/gesture.h"
#include "scenarios/base/diagnostic.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/model/scenario.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace sightline::app {

/// Owns the `Scenario` of a window, its undo stack and its file.
class ScenarioDocument : public QObject {
    Q_OBJECT

public:
    explicit ScenarioDocument(QObject* parent = nullptr);
    ~ScenarioDocument() override;

    [[nodiscard]] const scenarios::Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] QUndoStack* undoStack() { return &m_undoStack; }

    /// Returns the log of questions, which is separate from the scenario and from undo: `scenario().log` is always
    /// empty here. It is written with the file.
    [[nodiscard]] const scenarios::QuestionLog& log() const { return m_log; }
    /// Replaces the log of questions; the document is modified then, without an undo step.
    void setLog(scenarios::QuestionLog log);
    /// Returns the scenario with its log, as the file will hold it.
    [[nodiscard]] scenarios::Scenario whole() const;

    /// Replaces the scenario by `next` as one undo step called `text`. Edits of one gesture merge into one step. An
    /// edit without changes is dropped; a gesture that ends where it began leaves no step.
    void edit(const QString& text, scenarios::Scenario next, Gesture gesture = {});

    /// Undoes all that `gesture` did and drops its step. Does nothing if the newest step belongs to another gesture.
    void cancel(Gesture gesture);

    /// Returns the scenario before the newest step; std::nullopt if there is none, if steps are undone, or if `amend`
    /// already completed it.
    [[nodiscard]] std::optional<scenarios::Scenario> beforeNewestStep() const;
    /// Replaces the result of the newest step by `next`, so that delayed consequences of an edit are undone with it. If
    /// the file holds the original result, a new step is added instead. Precondition: `beforeNewestStep` has a value.
    void amend(scenarios::Scenario next);

    /// Renames all steps: `rename` maps the original name of each; steps, their order and the saved state stay.
    void renameSteps(const std::function<QString(const QString&)>& rename);

    /// Undoes or redoes up to step `index` (0: all undone) as one change.
    void goToStep(int index);

    /// Starts a new, untitled document with `first`: unmodified, with an empty undo stack.
    void newScenario(scenarios::Scenario first = {});

    /// Reads a scenario file. If it cannot be read, nothing changes, and `problems` is emitted with errors. Diagnostics
    /// that do not prevent loading are emitted through `problems` too, without errors.
    bool load(const QString& path);
    using ReadFile = tl::expected<scenarios::LoadedScenario, scenarios::FileProblem>;
    /// Takes a file that was read elsewhere, e.g. on another thread, as `load` does.
    bool take(ReadFile loaded, const QString& path);

    /// The handling of a file that another program changed since it was read or written here.
    enum class Overwrite { Forbid, Allow };

    /// Writes to `path()`. With `Overwrite::Forbid` fails with the diagnostic "changed-on-disk" if another program
    /// changed the file. Precondition: `path()` is not empty.
    bool save(Overwrite overwrite = Overwrite::Forbid);
    /// Writes the file atomically: it holds the old or the new text, never a part. Its previous contents stay as
    /// `NAME~`.
    bool saveAs(const QString& path);
    /// Replaces the scenario by the contents of the file, as one undo step. Returns false, without changes, if it
    /// cannot be read.
    bool reload();
    /// The state of the file at `path()` compared with what was read or written here last.
    enum class OnDisk { Same, Changed, Gone };
    /// Returns that state now; reads the whole file.
    [[nodiscard]] OnDisk onDisk() const;
    /// Returns the state of any file compared with a known `fileHash`; reads the file, so a large one takes time.
    [[nodiscard]] static OnDisk onDiskAt(const QString& path, const QByteArray& knownHash);
    /// Returns the hash of the bytes read or written here last.
    [[nodiscard]] QByteArray fileHash() const { return m_fileHash; }

    /// States whether the user may stop waiting for long work.
    enum class GiveUp { Allowed, No };
    /// Calls `work`, possibly on another thread, and returns when it is done; returns false if the user gave up, of
    /// which `work` is not notified.
    using Waiter = std::function<bool(GiveUp giveUp, std::function<void()> work)>;
    /// Sets how saving waits for long work; by default it runs synchronously.
    void setWaiter(Waiter patience) { m_waiter = std::move(patience); }

    /// Returns the path; empty for a document that was never saved.
    [[nodiscard]] QString path() const { return m_path; }
    /// False if the scenario equals the contents of the file.
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean() || m_hasNewLog; }
    /// Returns the diagnostics of the last `load` or `save`.
    [[nodiscard]] const std::vector<scenarios::Diagnostic>& lastProblems() const { return m_problems; }

signals:
    /// Emitted for each edit, undo, redo, load and new document, when `scenario()` already is `after`.
    void scenarioChanged(const sightline::scenarios::Scenario& before, const sightline::scenarios::Scenario& after);
    /// Emitted when a new document replaced the old one: fit the view, clear the selection.
    void documentReplaced();
    void pathChanged(const QString& path);
    /// Emitted when the file was written.
    void saved();
    void modifiedChanged(bool modified);
    void logChanged();
    /// Emitted with the diagnostics of `load`, `take`, `save` and `reload`; errors mean that nothing changed.
    void problems(const std::vector<sightline::scenarios::Diagnostic>& findings);

private:
    class EditCommand;
    [[nodiscard]] EditCommand* newestStep() const;

    void setScenario(scenarios::Scenario next);
    void replace(scenarios::Scenario first, const QString& path);
    bool write(const QString& path, Overwrite overwrite);
    void report(std::vector<scenarios::Diagnostic> findings);
    void setPath(const QString& path);
    void takeLog(scenarios::Scenario& from, bool isNew);
    void logIsSaved();

    scenarios::Scenario m_scenario;
    QUndoStack m_undoStack;
    QString m_path;
    Waiter m_waiter = [](GiveUp, const std::function<void()>& work) {
        work();
        return true;
    };
    scenarios::QuestionLog m_log;
    bool m_hasNewLog = false; ///< the log has entries that the file does not hold
    QByteArray m_fileHash;    ///< hash of the file's bytes when it was read or written here
    std::vector<scenarios::Diagnostic> m_problems;
    bool m_goesFar = false; ///< several steps at once: the change is emitted after the last one
};

} // namespace sightline::app

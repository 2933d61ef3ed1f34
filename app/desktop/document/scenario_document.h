#pragma once

#include "app/desktop/document/gesture.h"
#include "scenarios/diagnostic.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/scenario.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace sightline::app {

/// Owns the one `Scenario` of a window, its undo steps and its file.
class ScenarioDocument : public QObject {
    Q_OBJECT

public:
    explicit ScenarioDocument(QObject* parent = nullptr);
    ~ScenarioDocument() override;

    [[nodiscard]] const scenarios::Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] QUndoStack* undoStack() { return &m_undoStack; }

    /// What was asked about the table, beside the scenario and no part of undo: `scenario().log` is always empty here.
    /// It is written with the file.
    [[nodiscard]] const scenarios::QuestionLog& log() const { return m_log; }
    void setLog(scenarios::QuestionLog log);
    /// The scenario with its log: what the file will hold.
    [[nodiscard]] scenarios::Scenario whole() const;

    /// Makes `next` the scenario, as one undo step called `text`. Edits of one gesture merge into one step. An edit
    /// that changes nothing is dropped; a gesture that ends where it began leaves no step.
    void edit(const QString& text, scenarios::Scenario next, Gesture gesture = {});

    /// Takes back all that `gesture` did and forgets its step. Nothing happens if the newest step is not of that
    /// gesture.
    void cancel(Gesture gesture);

    /// The scenario before the newest step; nothing if there is none, if steps are undone, or if `amend` completed it
    /// already.
    [[nodiscard]] std::optional<scenarios::Scenario> beforeNewestStep() const;
    /// Lets the newest step lead to `next`: what follows from an edit and took time to work out is undone with it. If
    /// the file holds the step as it was, it becomes a step of its own. Precondition: `beforeNewestStep` gives one.
    void amend(scenarios::Scenario next);

    /// Gives each step the name that `rename` makes of the one it was given first: steps, their order and what is saved
    /// stay.
    void renameSteps(const std::function<QString(const QString&)>& rename);

    /// Undoes or redoes up to the `index`-th step, 0: all undone, as one change.
    void goToStep(int index);

    /// A new, nameless document that starts as `first`; unmodified, nothing to undo.
    void newScenario(scenarios::Scenario first = {});

    /// Reads a scenario file. If it cannot be read, everything stays as it was and `problems` tells why, errors among
    /// them. Findings that do not keep it from loading (a model without a base) come through `problems` too, without
    /// errors.
    bool load(const QString& path);
    /// The same with a file that was read elsewhere, on another thread for one.
    using ReadFile = tl::expected<scenarios::LoadedScenario, scenarios::FileProblem>;
    bool take(ReadFile loaded, const QString& path);

    /// What to do with a file that another program changed since it was read or written here.
    enum class Overwrite { Refuse, Allow };

    /// Writes to `path()`. Precondition: `path()` is not empty. Refuses, with the finding "changed-on-disk", to write
    /// over what another program wrote there, if told so.
    bool save(Overwrite overwrite = Overwrite::Refuse);
    /// Writes the file in one step: it holds the old or the new text, never a part. What it held before stays as
    /// `NAME~`.
    bool saveAs(const QString& path);
    /// Makes what the file holds now the scenario, as one undo step. False if it cannot be read; nothing changes then.
    bool reload();
    /// What the file at `path()` is, compared with what was read or written here last.
    enum class OnDisk { Same, Changed, Gone };
    [[nodiscard]] OnDisk onDisk() const;
    /// The same of any file and the `fileHash` it is compared with; reads it, so a large one takes long.
    [[nodiscard]] static OnDisk onDiskAt(const QString& path, const QByteArray& knownHash);
    /// Of what was read or written here last.
    [[nodiscard]] QByteArray fileHash() const { return m_fileHash; }

    enum class GiveUp { Allowed, No };
    /// Calls `work`, on another thread for one, and returns when it is done; false if the user gave it up, which `work`
    /// need not know.
    using Patience = std::function<bool(GiveUp giveUp, std::function<void()> work)>;
    /// How saving waits for what takes long; at first it is done here and now.
    void setPatience(Patience patience) { m_patience = std::move(patience); }

    /// Empty for a document that was never saved.
    [[nodiscard]] QString path() const { return m_path; }
    /// False if the scenario is what the file holds.
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean() || m_hasNewLog; }
    /// Findings of the last `load` or `save`.
    [[nodiscard]] const std::vector<scenarios::Diagnostic>& lastProblems() const { return m_problems; }

signals:
    /// Comes for each edit, undo, redo, load and new document, when `scenario()` already is `after`.
    void scenarioChanged(const sightline::scenarios::Scenario& before, const sightline::scenarios::Scenario& after);
    /// A whole new document took the place of the old one: fit the view, forget the selection.
    void documentReplaced();
    void pathChanged(const QString& path);
    void saved();
    void modifiedChanged(bool modified);
    void logChanged();
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
    Patience m_patience = [](GiveUp, const std::function<void()>& work) {
        work();
        return true;
    };
    scenarios::QuestionLog m_log;
    bool m_hasNewLog = false; ///< that the file does not hold
    QByteArray m_fileHash;    ///< of the bytes that the file had when it was read or written here
    std::vector<scenarios::Diagnostic> m_problems;
    bool m_goesFar = false; ///< several steps at once: the change is told when the last is done
};

} // namespace sightline::app

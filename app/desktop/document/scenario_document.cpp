#include "app/desktop/document/scenario_document.h"

#include "scenarios/base/atomic_file.h"
#include "scenarios/model/scenario_step.h"
#include "scenarios/vision/knowledge.h"

#include <QFile>
#include <QFileInfo>
#include <QUndoCommand>

#include <memory>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::Diagnostic;
using scenarios::Scenario;
using scenarios::Severity;

Diagnostic writingFailed(const QString& code, const QString& path, const QString& sentence) {
    Diagnostic finding;
    finding.severity = Severity::Error;
    finding.code = code;
    finding.file = path;
    finding.sentence = sentence;
    return finding;
}

bool keepAsBackup(const QString& path) {
    QFile old{path};
    return old.open(QIODevice::ReadOnly) && scenarios::writeFileAtomically(path + u'~', old.readAll()).isEmpty();
}

} // namespace

/// The step from the scenario before to the one after.
class ScenarioDocument::EditCommand : public QUndoCommand {
public:
    EditCommand(ScenarioDocument& document, const QString& text, const Scenario& next, Gesture gesture)
        : QUndoCommand{text},
          m_document{document},
          m_step{document.scenario(), next},
          m_gesture{gesture},
          m_firstName{text} {}

    void undo() override { m_document.setScenario(m_step.undone(m_document.scenario())); }
    void redo() override { m_document.setScenario(m_step.redone(m_document.scenario())); }
    [[nodiscard]] int id() const override { return m_gesture.isNone() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* later = dynamic_cast<const EditCommand*>(other);
        if (!later || later->m_gesture != m_gesture) {
            return false;
        }
        // The stack has already done the later step.
        const Scenario& now = m_document.scenario();
        m_step = scenarios::ScenarioStep{m_step.undone(later->m_step.undone(now)), now};
        setObsolete(m_step.isEmpty());
        m_isAmended = false;
        return true;
    }

    [[nodiscard]] bool isAmended() const { return m_isAmended; }
    [[nodiscard]] Scenario before() const { return m_step.undone(m_document.scenario()); }
    /// The caller makes `next` the scenario.
    void leadTo(const Scenario& next) {
        m_step = scenarios::ScenarioStep{before(), next};
        m_isAmended = true;
    }

    [[nodiscard]] Gesture gesture() const { return m_gesture; }
    [[nodiscard]] const QString& firstName() const { return m_firstName; }

private:
    ScenarioDocument& m_document;
    scenarios::ScenarioStep m_step;
    Gesture m_gesture;
    QString m_firstName;
    bool m_isAmended = false;
};

ScenarioDocument::ScenarioDocument(QObject* parent) : QObject{parent} {
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this] { emit modifiedChanged(isModified()); });
}

ScenarioDocument::~ScenarioDocument() {
    // The stack's last words would reach a document that is half gone.
    m_undoStack.disconnect(this);
}

void ScenarioDocument::edit(const QString& text, Scenario next, Gesture gesture) {
    takeLog(next, true); // of a file or a table that was left behind
    if (next == m_scenario) {
        return;
    }
    m_undoStack.push(new EditCommand{*this, text, next, gesture});
}

void ScenarioDocument::setLog(scenarios::QuestionLog log) {
    if (log == m_log) {
        return;
    }
    const bool was = isModified();
    m_log = std::move(log);
    m_hasNewLog = true;
    emit logChanged();
    if (!was) {
        emit modifiedChanged(true);
    }
}

Scenario ScenarioDocument::whole() const {
    Scenario whole = m_scenario;
    whole.log = m_log;
    return whole;
}

void ScenarioDocument::takeLog(Scenario& from, bool isNew) {
    auto log = std::exchange(from.log, {});
    if (!isNew) {
        m_log = std::move(log);
        m_hasNewLog = false;
        emit logChanged();
    } else if (!log.isEmpty()) {
        setLog(std::move(log));
    }
}

void ScenarioDocument::logIsSaved() {
    if (std::exchange(m_hasNewLog, false) && !isModified()) {
        emit modifiedChanged(false);
    }
}

ScenarioDocument::EditCommand* ScenarioDocument::newestStep() const {
    if (m_undoStack.index() == 0 || m_undoStack.index() != m_undoStack.count()) {
        return nullptr;
    }
    // The stack gives its commands out as const, and knows no way to change one.
    return dynamic_cast<EditCommand*>(const_cast<QUndoCommand*>(m_undoStack.command(m_undoStack.index() - 1)));
}

std::optional<Scenario> ScenarioDocument::beforeNewestStep() const {
    const EditCommand* newest = newestStep();
    return newest && !newest->isAmended() ? std::optional{newest->before()} : std::nullopt;
}

void ScenarioDocument::amend(Scenario next) {
    EditCommand* newest = newestStep();
    if (!newest || newest->isAmended()) {
        return;
    }
    if (next != m_scenario && m_undoStack.isClean()) {
        const QString text = m_undoStack.undoText();
        edit(text, next);
        newest = newestStep();
    }
    newest->leadTo(next);
    if (next != m_scenario) {
        setScenario(std::move(next));
    }
}

void ScenarioDocument::cancel(Gesture gesture) {
    if (gesture.isNone() || m_undoStack.index() == 0) {
        return;
    }
    const auto* newest = dynamic_cast<const EditCommand*>(m_undoStack.command(m_undoStack.index() - 1));
    if (!newest || newest->gesture() != gesture) {
        return;
    }
    // The stack gives its commands out as const, yet an obsolete one is the only one it forgets; and it does not undo
    // that.
    auto* command = const_cast<EditCommand*>(newest);
    command->undo();
    command->setObsolete(true);
    m_undoStack.undo();
}

void ScenarioDocument::renameSteps(const std::function<QString(const QString&)>& rename) {
    for (int i = 0; i < m_undoStack.count(); ++i) {
        // The stack gives its commands out as const; their names are no part of what it keeps in order.
        if (auto* command = dynamic_cast<EditCommand*>(const_cast<QUndoCommand*>(m_undoStack.command(i)))) {
            command->setText(rename(command->firstName()));
        }
    }
}

void ScenarioDocument::goToStep(int index) {
    const Scenario before = m_scenario;
    m_goesFar = true;
    m_undoStack.setIndex(index);
    m_goesFar = false;
    if (!(before == m_scenario)) {
        emit scenarioChanged(before, m_scenario);
    }
}

void ScenarioDocument::newScenario(Scenario first) { replace(std::move(first), {}); }

bool ScenarioDocument::load(const QString& path) { return take(scenarios::readScenarioFile(path), path); }

bool ScenarioDocument::take(ReadFile loaded, const QString& path) {
    if (!loaded) {
        report(std::move(loaded.error().findings));
        return false;
    }
    m_fileHash = loaded->hash;
    replace(scenarios::withVisionBegun(loaded->scenario), path);
    report(std::move(loaded->findings));
    return true;
}

bool ScenarioDocument::reload() {
    auto loaded = scenarios::readScenarioFile(m_path);
    if (!loaded) {
        report(std::move(loaded.error().findings));
        return false;
    }
    m_fileHash = loaded->hash;
    takeLog(loaded->scenario, false);
    edit(tr("Reload"), scenarios::withVisionBegun(loaded->scenario));
    m_undoStack.setClean();
    logIsSaved();
    report(std::move(loaded->findings));
    return true;
}

ScenarioDocument::OnDisk ScenarioDocument::onDisk() const { return onDiskAt(m_path, m_fileHash); }

ScenarioDocument::OnDisk ScenarioDocument::onDiskAt(const QString& path, const QByteArray& knownHash) {
    QFile file{path};
    if (path.isEmpty() || !file.exists()) {
        return path.isEmpty() ? OnDisk::Same : OnDisk::Gone;
    }
    // A file that cannot be read now tells nothing new.
    return !file.open(QIODevice::ReadOnly) || scenarios::hashOfFile(file.readAll()) == knownHash ? OnDisk::Same
                                                                                                 : OnDisk::Changed;
}

bool ScenarioDocument::save(Overwrite overwrite) { return write(m_path, overwrite); }

bool ScenarioDocument::saveAs(const QString& path) { return write(path, Overwrite::Allow); }

bool ScenarioDocument::write(const QString& path, Overwrite overwrite) {
    // A link is followed: its target is replaced, not the link.
    const QFileInfo named{path};
    const QString target = named.isSymLink() && named.exists() ? named.canonicalFilePath() : path;
    const QFileInfo info{target};
    // The administrator may write such a file too; who took the right away meant it, though.
    const bool anyoneWrites = info.permissions() & (QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther);
    if (info.exists() && (!info.isWritable() || !anyoneWrites)) {
        report({writingFailed(QStringLiteral("read-only"), path,
                              tr("The file is read-only. Save it under another name."))});
        return false;
    }
    // Large files take long: what is done away from the window owns all it touches.
    struct Work {
        Scenario scenario;
        QString path;
        QString target;
        QByteArray known;
        bool looks = false;
        OnDisk onDisk = OnDisk::Same;
        QByteArray bytes;
        QByteArray hash;
        bool keepsOld = false;
        bool keptOld = true;
        QString failure;
    };
    const auto work = std::make_shared<Work>();
    work->scenario = whole();
    work->path = m_path;
    work->target = target;
    work->known = m_fileHash;
    work->looks = overwrite == Overwrite::Forbid;
    work->keepsOld = info.isFile();
    const bool isReady = m_waiter(GiveUp::Allowed, [work] {
        work->onDisk = work->looks ? onDiskAt(work->path, work->known) : OnDisk::Same;
        if (work->onDisk != OnDisk::Changed) {
            work->bytes = scenarios::writeScenario(work->scenario);
            work->hash = scenarios::hashOfFile(work->bytes);
        }
    });
    if (!isReady) {
        report({});
        return false;
    }
    if (work->onDisk == OnDisk::Changed) {
        report({writingFailed(QStringLiteral("changed-on-disk"), path,
                              tr("Another program has changed the file since it was opened here."))});
        return false;
    }
    (void)m_waiter(GiveUp::No, [work] {
        work->keptOld = !work->keepsOld || keepAsBackup(work->target);
        work->failure = scenarios::writeFileAtomically(work->target, work->bytes);
    });
    if (!work->failure.isEmpty()) {
        report({writingFailed(QStringLiteral("unwritable"), path,
                              tr("The file cannot be written: %1").arg(work->failure))});
        return false;
    }
    std::vector<Diagnostic> findings;
    if (!work->keptOld) {
        Diagnostic finding =
            writingFailed(QStringLiteral("no-backup"), target + u'~',
                          tr("The previous version could not be backed up; the file itself is saved."));
        finding.severity = Severity::Warning;
        findings.push_back(finding);
    }
    m_fileHash = work->hash;
    setPath(path);
    m_undoStack.setClean();
    logIsSaved();
    emit saved();
    report(std::move(findings));
    return true;
}

void ScenarioDocument::setScenario(Scenario next) {
    const Scenario before = std::exchange(m_scenario, std::move(next));
    if (!m_goesFar) {
        emit scenarioChanged(before, m_scenario);
    }
}

void ScenarioDocument::replace(Scenario first, const QString& path) {
    m_undoStack.clear();
    takeLog(first, false);
    setScenario(std::move(first));
    setPath(path);
    emit documentReplaced();
}

void ScenarioDocument::report(std::vector<Diagnostic> findings) {
    m_problems = std::move(findings);
    if (!m_problems.empty()) {
        emit problems(m_problems);
    }
}

void ScenarioDocument::setPath(const QString& path) {
    if (m_path != path) {
        m_path = path;
        emit pathChanged(m_path);
    }
}

} // namespace sightline::app

#include "app/desktop/document/scenario_document.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QUndoCommand>

#include <utility>

namespace sightline::app {

namespace {

using scenarios::Finding;
using scenarios::Scenario;
using scenarios::Severity;

Finding writingFailed(const QString& code, const QString& path, const QString& sentence) {
    Finding finding;
    finding.severity = Severity::Error;
    finding.code = code;
    finding.file = path;
    finding.sentence = sentence;
    return finding;
}

/// Writes the file in one step: it holds the old or the new bytes, never a part. Empty, or what went wrong.
QString writeWhole(const QString& path, const QByteArray& bytes) {
    QSaveFile file{path};
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    // A write that falls short makes the commit fail.
    file.write(bytes);
    return file.commit() ? QString{} : file.errorString();
}

bool keepAsBackup(const QString& path) {
    QFile old{path};
    return old.open(QIODevice::ReadOnly) && writeWhole(path + u'~', old.readAll()).isEmpty();
}

} // namespace

/// The scenario before and after. A copy shares its lists with the document wherever Qt's types do.
class ScenarioDocument::EditCommand : public QUndoCommand {
public:
    EditCommand(ScenarioDocument& document, const QString& text, Scenario next, Gesture gesture)
        : QUndoCommand{text}, m_document{document}, m_before{document.scenario()}, m_after{std::move(next)},
          m_gesture{gesture} {}

    void undo() override { m_document.setScenario(m_before); }
    void redo() override { m_document.setScenario(m_after); }
    [[nodiscard]] int id() const override { return m_gesture.isNone() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* later = dynamic_cast<const EditCommand*>(other);
        if (!later || later->m_gesture != m_gesture) {
            return false;
        }
        m_after = later->m_after;
        setObsolete(m_before == m_after);
        return true;
    }

    [[nodiscard]] Gesture gesture() const { return m_gesture; }

private:
    ScenarioDocument& m_document;
    Scenario m_before;
    Scenario m_after;
    Gesture m_gesture;
};

ScenarioDocument::ScenarioDocument(QObject* parent) : QObject{parent} {
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
}

ScenarioDocument::~ScenarioDocument() {
    // The stack's last words would reach a document that is half gone.
    m_undoStack.disconnect(this);
}

void ScenarioDocument::edit(const QString& text, Scenario next, Gesture gesture) {
    if (next == m_scenario) {
        return;
    }
    m_undoStack.push(new EditCommand{*this, text, std::move(next), gesture});
}

void ScenarioDocument::cancel(Gesture gesture) {
    if (gesture.isNone() || m_undoStack.index() == 0) {
        return;
    }
    const auto* newest = dynamic_cast<const EditCommand*>(m_undoStack.command(m_undoStack.index() - 1));
    if (!newest || newest->gesture() != gesture) {
        return;
    }
    // The stack gives its commands out as const, yet an obsolete one is the only one it forgets; and it does not undo that.
    auto* command = const_cast<EditCommand*>(newest);
    command->undo();
    command->setObsolete(true);
    m_undoStack.undo();
}

void ScenarioDocument::newScenario(Scenario first) { replace(std::move(first), {}); }

bool ScenarioDocument::load(const QString& path) { return take(scenarios::readScenarioFile(path), path); }

bool ScenarioDocument::take(ReadFile loaded, const QString& path) {
    if (!loaded) {
        report(std::move(loaded.error().findings));
        return false;
    }
    replace(std::move(loaded->scenario), path);
    report(std::move(loaded->findings));
    return true;
}

bool ScenarioDocument::save() { return saveAs(m_path); }

bool ScenarioDocument::saveAs(const QString& path) {
    // A link is followed: its target is replaced, not the link.
    const QFileInfo named{path};
    const QString target = named.isSymLink() && named.exists() ? named.canonicalFilePath() : path;
    const QFileInfo info{target};
    // The administrator may write such a file too; who took the right away meant it, though.
    const bool anyoneWrites = info.permissions() & (QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther);
    if (info.exists() && (!info.isWritable() || !anyoneWrites)) {
        report({writingFailed(QStringLiteral("read-only"), path, tr("The file is read-only. Save it under another name."))});
        return false;
    }
    std::vector<Finding> findings;
    if (info.isFile() && !keepAsBackup(target)) {
        Finding finding = writingFailed(QStringLiteral("no-backup"), target + u'~',
                                        tr("The previous version could not be kept as a backup; the file itself is saved."));
        finding.severity = Severity::Warning;
        findings.push_back(finding);
    }
    if (const QString failure = writeWhole(target, scenarios::writeScenario(m_scenario)); !failure.isEmpty()) {
        report({writingFailed(QStringLiteral("unwritable"), path, tr("The file cannot be written: %1").arg(failure))});
        return false;
    }
    setPath(path);
    m_undoStack.setClean();
    report(std::move(findings));
    return true;
}

void ScenarioDocument::setScenario(Scenario next) {
    const Scenario before = std::exchange(m_scenario, std::move(next));
    emit scenarioChanged(before, m_scenario);
}

void ScenarioDocument::replace(Scenario first, const QString& path) {
    m_undoStack.clear();
    setScenario(std::move(first));
    setPath(path);
    emit documentReplaced();
}

void ScenarioDocument::report(std::vector<Finding> findings) {
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

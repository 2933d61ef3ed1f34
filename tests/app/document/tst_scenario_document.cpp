#include "app/desktop/document/scenario_document.h"
#include "scenarios/edits.h"
#include "scenarios/io/scenario_file.h"
#include "tests/support/gui_table.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline;
using app::Gesture;
using app::ScenarioDocument;
using geometry::pointFromInches;
using scenarios::ModelId;

namespace {

const ModelId kM1{QStringLiteral("m1")};

scenarios::Scenario movedTo(const ScenarioDocument& document, double x, double y) {
    return scenarios::withModelAt(document.scenario(), kM1, pointFromInches(x, y));
}

QByteArray bytesOf(const QString& path) {
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestScenarioDocument : public QObject {
    Q_OBJECT

private slots:
    void undoAndRedo_giveBackTheSameScenario();
    void editsOfOneGesture_areOneStep();
    void twoGestures_areTwoSteps();
    void aGestureThatEndsWhereItBegan_leavesNoStep();
    void anEditThatChangesNothing_isDropped();
    void cancel_restoresAndForgetsTheStep();
    void cancel_ofAnotherGesture_doesNothing();
    void aGestureAcrossASave_staysUndoableToTheSavedState();
    void scenarioChanged_tellsBeforeAndAfter();
    void modified_isWhatTheFileDoesNotHold();
    void save_keepsThePreviousVersionAsBackup();
    void save_toAReadOnlyFile_tellsAndKeepsIt();
    void save_whereNoFolderIs_tellsAndStaysModified();
    void save_throughALink_replacesTheFileItNames();
    void load_givesBackWhatWasSaved();
    void load_ofABrokenFile_keepsEverything_data();
    void load_ofABrokenFile_keepsEverything();
    void load_withAWarning_loadsAndTellsIt();
};

void TestScenarioDocument::undoAndRedo_giveBackTheSameScenario() {
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    std::vector<scenarios::Scenario> states{document.scenario()};
    for (int step = 1; step <= 5; ++step) {
        document.edit(QStringLiteral("Move"), movedTo(document, 10 + step / 3.0, 20));
        states.push_back(document.scenario());
    }
    for (int step = 4; step >= 0; --step) {
        document.undoStack()->undo();
        QVERIFY(document.scenario() == states[static_cast<std::size_t>(step)]);
    }
    QVERIFY(!document.undoStack()->canUndo());
    for (int step = 1; step <= 5; ++step) {
        document.undoStack()->redo();
        QVERIFY(document.scenario() == states[static_cast<std::size_t>(step)]);
    }
}

void TestScenarioDocument::editsOfOneGesture_areOneStep() {
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    const scenarios::Scenario start = document.scenario();
    const Gesture gesture = Gesture::begin();
    for (int step = 1; step <= 20; ++step) {
        document.edit(QStringLiteral("Move"), movedTo(document, 10 + step * 0.1, 20), gesture);
    }
    const scenarios::Scenario end = document.scenario();
    QCOMPARE(document.undoStack()->count(), 1);
    document.undoStack()->undo();
    QVERIFY(document.scenario() == start);
    document.undoStack()->redo();
    QVERIFY(document.scenario() == end);
}

void TestScenarioDocument::twoGestures_areTwoSteps() {
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    document.edit(QStringLiteral("Move"), movedTo(document, 11, 20), Gesture::begin());
    document.edit(QStringLiteral("Move"), movedTo(document, 12, 20), Gesture::begin());
    document.edit(QStringLiteral("Move"), movedTo(document, 13, 20));
    document.edit(QStringLiteral("Move"), movedTo(document, 14, 20));
    QCOMPARE(document.undoStack()->count(), 4);
}

void TestScenarioDocument::aGestureThatEndsWhereItBegan_leavesNoStep() {
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    const scenarios::Scenario start = document.scenario();
    const Gesture gesture = Gesture::begin();
    document.edit(QStringLiteral("Move"), movedTo(document, 12, 20), gesture);
    document.edit(QStringLiteral("Move"), movedTo(document, 10, 20), gesture);
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(document.scenario() == start);
    QVERIFY(!document.isModified());
}

void TestScenarioDocument::anEditThatChangesNothing_isDropped() {
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    const QSignalSpy changes{&document, &ScenarioDocument::scenarioChanged};
    document.edit(QStringLiteral("Move"), movedTo(document, 10, 20));
    QCOMPARE(document.undoStack()->count(), 0);
    QCOMPARE(changes.count(), 0);
}

void TestScenarioDocument::cancel_restoresAndForgetsTheStep() {
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    document.edit(QStringLiteral("Move"), movedTo(document, 11, 20));
    const scenarios::Scenario before = document.scenario();
    const Gesture gesture = Gesture::begin();
    document.edit(QStringLiteral("Move"), movedTo(document, 15, 20), gesture);
    document.edit(QStringLiteral("Move"), movedTo(document, 16, 20), gesture);
    document.cancel(gesture);
    QVERIFY(document.scenario() == before);
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY(!document.undoStack()->canRedo());
}

void TestScenarioDocument::cancel_ofAnotherGesture_doesNothing() {
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    document.edit(QStringLiteral("Move"), movedTo(document, 15, 20), Gesture::begin());
    const scenarios::Scenario moved = document.scenario();
    document.cancel(Gesture::begin());
    document.cancel({});
    QVERIFY(document.scenario() == moved);
    QCOMPARE(document.undoStack()->count(), 1);
}

void TestScenarioDocument::aGestureAcrossASave_staysUndoableToTheSavedState() {
    const QTemporaryDir folder;
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    const Gesture gesture = Gesture::begin();
    document.edit(QStringLiteral("Nudge"), movedTo(document, 11, 20), gesture);
    QVERIFY(document.saveAs(folder.filePath(QStringLiteral("t.sightline"))));
    const scenarios::Scenario saved = document.scenario();
    document.edit(QStringLiteral("Nudge"), movedTo(document, 12, 20), gesture);
    QVERIFY(document.isModified());
    document.undoStack()->undo();
    QVERIFY(document.scenario() == saved);
    QVERIFY(!document.isModified());
}

void TestScenarioDocument::scenarioChanged_tellsBeforeAndAfter() {
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    const scenarios::Scenario start = document.scenario();
    int calls = 0;
    connect(&document, &ScenarioDocument::scenarioChanged, this,
            [&](const scenarios::Scenario& before, const scenarios::Scenario& after) {
                ++calls;
                QVERIFY(before == start);
                QVERIFY(after == document.scenario());
                QVERIFY(after.model(kM1)->position == pointFromInches(12, 20));
            });
    document.edit(QStringLiteral("Move"), movedTo(document, 12, 20));
    QCOMPARE(calls, 1);
}

void TestScenarioDocument::modified_isWhatTheFileDoesNotHold() {
    const QTemporaryDir folder;
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    QSignalSpy modified{&document, &ScenarioDocument::modifiedChanged};
    QVERIFY(!document.isModified());
    document.edit(QStringLiteral("Move"), movedTo(document, 12, 20));
    QVERIFY(document.isModified());
    QVERIFY(document.saveAs(folder.filePath(QStringLiteral("t.sightline"))));
    QVERIFY(!document.isModified());
    document.undoStack()->undo();
    QVERIFY(document.isModified());
    document.undoStack()->redo();
    QVERIFY(!document.isModified());
    QCOMPARE(modified.count(), 4);
}

void TestScenarioDocument::save_keepsThePreviousVersionAsBackup() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t.sightline"));
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    QVERIFY(document.saveAs(path));
    QVERIFY(!QFile::exists(path + u'~'));
    const QByteArray first = bytesOf(path);
    QCOMPARE(first, scenarios::writeScenario(document.scenario()));
    document.edit(QStringLiteral("Move"), movedTo(document, 12, 20));
    QVERIFY(document.save());
    const QByteArray second = bytesOf(path);
    QVERIFY(second != first);
    QCOMPARE(bytesOf(path + u'~'), first);
    document.edit(QStringLiteral("Move"), movedTo(document, 13, 20));
    QVERIFY(document.save());
    QCOMPARE(document.path(), path);
    QCOMPARE(bytesOf(path + u'~'), second);
    // Nothing else is left behind.
    QCOMPARE(QDir{folder.path()}.entryList(QDir::Files | QDir::Hidden).size(), 2);
}

void TestScenarioDocument::save_toAReadOnlyFile_tellsAndKeepsIt() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t.sightline"));
    write(path, "old");
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadUser));
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    document.edit(QStringLiteral("Move"), movedTo(document, 12, 20));
    const QSignalSpy problems{&document, &ScenarioDocument::problems};
    QVERIFY(!document.saveAs(path));
    QCOMPARE(problems.count(), 1);
    QCOMPARE(document.lastProblems().front().code, QStringLiteral("read-only"));
    QCOMPARE(bytesOf(path), QByteArray{"old"});
    QVERIFY(document.isModified());
    QVERIFY(document.path().isEmpty());
}

void TestScenarioDocument::save_whereNoFolderIs_tellsAndStaysModified() {
    const QTemporaryDir folder;
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    document.edit(QStringLiteral("Move"), movedTo(document, 12, 20));
    QVERIFY(!document.saveAs(folder.filePath(QStringLiteral("none/t.sightline"))));
    QCOMPARE(document.lastProblems().front().code, QStringLiteral("unwritable"));
    QVERIFY(document.isModified());
}

void TestScenarioDocument::save_throughALink_replacesTheFileItNames() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("real.sightline"));
    const QString link = folder.filePath(QStringLiteral("link.sightline"));
    write(path, "old");
    QVERIFY(QFile::link(path, link));
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    QVERIFY(document.saveAs(link));
    QVERIFY(QFileInfo{link}.isSymLink());
    QCOMPARE(bytesOf(path), scenarios::writeScenario(document.scenario()));
    QCOMPARE(bytesOf(path + u'~'), QByteArray{"old"});
}

void TestScenarioDocument::load_givesBackWhatWasSaved() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t.sightline"));
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    document.edit(QStringLiteral("Move"), movedTo(document, 12.0 + 1.0 / 3.0, 20));
    QVERIFY(document.saveAs(path));
    ScenarioDocument other;
    QSignalSpy replaced{&other, &ScenarioDocument::documentReplaced};
    QVERIFY(other.load(path));
    QVERIFY(other.scenario() == document.scenario());
    QCOMPARE(other.path(), path);
    QVERIFY(!other.isModified());
    QCOMPARE(replaced.count(), 1);
}

void TestScenarioDocument::load_ofABrokenFile_keepsEverything_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray{"{ \"format\": "};
    QTest::newRow("another format") << QByteArray{R"({ "format": "picture", "version": 1 })"};
    QTest::newRow("wrong type") << QByteArray{R"({ "format": "sightline-scenario", "version": 1, "table": "big" })"};
    QTest::newRow("empty") << QByteArray{};
}

void TestScenarioDocument::load_ofABrokenFile_keepsEverything() {
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("broken.sightline"));
    write(path, text);
    ScenarioDocument document;
    document.newScenario(test::smallTable());
    QVERIFY(document.saveAs(folder.filePath(QStringLiteral("good.sightline"))));
    document.edit(QStringLiteral("Move"), movedTo(document, 12, 20));
    const scenarios::Scenario before = document.scenario();
    const QString pathBefore = document.path();
    const QSignalSpy changes{&document, &ScenarioDocument::scenarioChanged};
    QVERIFY(!document.load(path));
    QVERIFY(document.scenario() == before);
    QCOMPARE(document.path(), pathBefore);
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY(document.isModified());
    QCOMPARE(changes.count(), 0);
    const auto isError = [](const scenarios::Finding& finding) { return finding.severity == scenarios::Severity::Error; };
    QVERIFY(std::ranges::any_of(document.lastProblems(), isError));
}

void TestScenarioDocument::load_withAWarning_loadsAndTellsIt() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t.sightline"));
    write(path, R"({ "format": "sightline-scenario", "version": 1, "name": "x", "table": { "width": 60, "height": 44 },
                     "models": [ { "id": "m", "position": [5, 5] } ] })");
    ScenarioDocument document;
    QVERIFY(document.load(path));
    QCOMPARE(document.scenario().models.size(), std::size_t{1});
    QVERIFY(!document.lastProblems().empty());
    QVERIFY(!document.isModified());
}

QTEST_GUILESS_MAIN(TestScenarioDocument)
#include "tst_scenario_document.moc"

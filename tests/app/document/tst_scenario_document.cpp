#include "app/desktop/document/scenario_document.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/random.h"
#include "tests/support/small_disk.h"

#include <QSignalSpy>
#include <QTest>
#include <QtWidgets>

#include <malloc.h>

#include <array>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::test;
using geometry::pointFromInches;
using scenarios::ModelId;

namespace {

scenarios::Scenario movedTo(const ScenarioDocument& document, double x, double y) {
    return scenarios::withModelAt(document.scenario(), kM1, pointFromInches(x, y));
}

} // namespace

namespace {

/// A random edit of a table: a move, a copy, a removal, another name.
void editAtRandom(ScenarioDocument& document, testsupport::Random& random) {
    const auto& now = document.scenario();
    const auto& model = now.models[static_cast<std::size_t>(random.below(static_cast<int>(now.models.size())))];
    const std::array<scenarios::AnyId, 1> ids{model.id};
    if (now.models.size() < 2 || random.oneIn(12)) {
        document.edit(QStringLiteral("Duplicate"),
                      scenarios::withDuplicated(now, ids, pointFromInches(1, 1) - pointFromInches(0, 0)).scenario);
    } else if (random.oneIn(12)) {
        document.edit(QStringLiteral("Delete"), scenarios::withRemoved(now, ids));
    } else if (random.oneIn(20)) {
        document.edit(QStringLiteral("Rename"), scenarios::withName(now, QString::number(random.below(1000))));
    } else {
        document.edit(
            QStringLiteral("Move"),
            scenarios::withModelAt(now, model.id, pointFromInches(random.between(0, 60), random.between(0, 44))));
    }
}

} // namespace

class TestScenarioDocument : public QObject {
    Q_OBJECT

private slots:
    void undoAndRedo_giveBackTheSameScenario() {
        SmallDocument document;
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

    void editsOfOneGesture_areOneStep() {
        SmallDocument document;
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

    void twoGestures_areTwoSteps() {
        SmallDocument document;
        document.edit(QStringLiteral("Move"), movedTo(document, 11, 20), Gesture::begin());
        document.edit(QStringLiteral("Move"), movedTo(document, 12, 20), Gesture::begin());
        document.edit(QStringLiteral("Move"), movedTo(document, 13, 20));
        document.edit(QStringLiteral("Move"), movedTo(document, 14, 20));
        QCOMPARE(document.undoStack()->count(), 4);
    }

    void aGestureThatEndsWhereItBegan_leavesNoStep() {
        SmallDocument document;
        const scenarios::Scenario start = document.scenario();
        const Gesture gesture = Gesture::begin();
        document.edit(QStringLiteral("Move"), movedTo(document, 12, 20), gesture);
        document.edit(QStringLiteral("Move"), movedTo(document, 10, 20), gesture);
        QCOMPARE(document.undoStack()->count(), 0);
        QVERIFY(document.scenario() == start);
        QVERIFY(!document.isModified());
    }

    void anEditThatChangesNothing_isDropped() {
        SmallDocument document;
        const QSignalSpy changes{&document, &ScenarioDocument::scenarioChanged};
        document.edit(QStringLiteral("Move"), movedTo(document, 10, 20));
        QCOMPARE(document.undoStack()->count(), 0);
        QCOMPARE(changes.count(), 0);
    }

    void cancel_restoresAndForgetsTheStep() {
        SmallDocument document;
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

    void cancel_ofAnotherGesture_doesNothing() {
        SmallDocument document;
        document.edit(QStringLiteral("Move"), movedTo(document, 15, 20), Gesture::begin());
        const scenarios::Scenario moved = document.scenario();
        document.cancel(Gesture::begin());
        document.cancel({});
        QVERIFY(document.scenario() == moved);
        QCOMPARE(document.undoStack()->count(), 1);
    }

    void aGestureAcrossASave_staysUndoableToTheSavedState() {
        const QTemporaryDir folder;
        SmallDocument document;
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

    void scenarioChanged_tellsBeforeAndAfter() {
        SmallDocument document;
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

    void modified_isWhatTheFileDoesNotHold() {
        const QTemporaryDir folder;
        SmallDocument document;
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

    void save_keepsThePreviousVersionAsBackup() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.sightline"));
        SmallDocument document;
        QVERIFY(document.saveAs(path));
        QVERIFY(!QFile::exists(path + u'~'));
        const QByteArray first = tests::bytesOf(path);
        QCOMPARE(first, scenarios::writeScenario(document.scenario()));
        document.edit(QStringLiteral("Move"), movedTo(document, 12, 20));
        QVERIFY(document.save());
        const QByteArray second = tests::bytesOf(path);
        QVERIFY(second != first);
        QCOMPARE(tests::bytesOf(path + u'~'), first);
        document.edit(QStringLiteral("Move"), movedTo(document, 13, 20));
        QVERIFY(document.save());
        QCOMPARE(document.path(), path);
        QCOMPARE(tests::bytesOf(path + u'~'), second);
        // Nothing else is left behind.
        QCOMPARE(QDir{folder.path()}.entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    void save_thatIsGivenUp_leavesTheFileAlone() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.sightline"));
        SmallDocument document;
        QVERIFY(document.saveAs(path));
        const QByteArray first = tests::bytesOf(path);
        document.edit(QStringLiteral("Move"), movedTo(document, 12, 20));
        // Whoever gives up does so while the bytes are made; they still come, and nobody takes them.
        document.setWaiter([](ScenarioDocument::GiveUp giveUp, const std::function<void()>& work) {
            work();
            return giveUp == ScenarioDocument::GiveUp::No;
        });
        QVERIFY(!document.save());
        QVERIFY(document.lastProblems().empty() && document.isModified());
        QCOMPARE(tests::bytesOf(path), first);
        QVERIFY(!QFile::exists(path + u'~'));
        document.setWaiter([](ScenarioDocument::GiveUp, const std::function<void()>& work) {
            work();
            return true;
        });
        QVERIFY(document.save());
        QCOMPARE(tests::bytesOf(path + u'~'), first);
    }

    void save_toAReadOnlyFile_tellsAndKeepsIt() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.sightline"));
        tests::writeBytes(path, "old");
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadUser));
        SmallDocument document;
        document.edit(QStringLiteral("Move"), movedTo(document, 12, 20));
        const QSignalSpy problems{&document, &ScenarioDocument::problems};
        QVERIFY(!document.saveAs(path));
        QCOMPARE(problems.count(), 1);
        QCOMPARE(document.lastProblems().front().code, QStringLiteral("read-only"));
        QCOMPARE(tests::bytesOf(path), QByteArray{"old"});
        QVERIFY(document.isModified());
        QVERIFY(document.path().isEmpty());
    }

    void save_whereNoFolderIs_tellsAndStaysModified() {
        const QTemporaryDir folder;
        SmallDocument document;
        document.edit(QStringLiteral("Move"), movedTo(document, 12, 20));
        QVERIFY(!document.saveAs(folder.filePath(QStringLiteral("none/t.sightline"))));
        QCOMPARE(document.lastProblems().front().code, QStringLiteral("unwritable"));
        QVERIFY(document.isModified());
    }

    void save_throughALink_replacesTheFileItNames() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("real.sightline"));
        const QString link = folder.filePath(QStringLiteral("link.sightline"));
        tests::writeBytes(path, "old");
        QVERIFY(QFile::link(path, link));
        SmallDocument document;
        QVERIFY(document.saveAs(link));
        QVERIFY(QFileInfo{link}.isSymLink());
        QCOMPARE(tests::bytesOf(path), scenarios::writeScenario(document.scenario()));
        QCOMPARE(tests::bytesOf(path + u'~'), QByteArray{"old"});
    }

    void load_givesBackWhatWasSaved() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.sightline"));
        SmallDocument document;
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

    void load_ofABrokenFile_keepsEverything_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no JSON") << QByteArray{"{ \"format\": "};
        QTest::newRow("another format") << QByteArray{R"({ "format": "picture", "version": 1 })"};
        QTest::newRow("wrong type") << QByteArray{
            R"({ "format": "sightline-scenario", "version": 1, "table": "big" })"};
        QTest::newRow("empty") << QByteArray{};
    }
    void load_ofABrokenFile_keepsEverything() {
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("broken.sightline"));
        tests::writeBytes(path, text);
        SmallDocument document;
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
        const auto isError = [](const scenarios::Diagnostic& finding) {
            return finding.severity == scenarios::Severity::Error;
        };
        QVERIFY(std::ranges::any_of(document.lastProblems(), isError));
    }

    void load_withAWarning_loadsAndTellsIt() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.sightline"));
        tests::writeBytes(
            path,
            R"({ "format": "sightline-scenario", "version": 1, "name": "x", "table": { "width": 60, "height": 44 },
                     "models": [ { "id": "m", "position": [5, 5] } ] })");
        ScenarioDocument document;
        QVERIFY(document.load(path));
        QCOMPARE(document.scenario().models.size(), std::size_t{1});
        QVERIFY(!document.lastProblems().empty());
        QVERIFY(!document.isModified());
    }

    void goToStep_isOneChange() {
        SmallDocument document;
        const auto first = document.scenario();
        for (int i = 1; i <= 5; ++i) {
            document.edit(QStringLiteral("Move"), movedTo(document, i, 20));
        }
        const auto last = document.scenario();
        int changes = 0;
        connect(&document, &ScenarioDocument::scenarioChanged, this, [&](const auto& before, const auto& after) {
            ++changes;
            QVERIFY(before == last);
            QVERIFY(after == first);
        });
        document.goToStep(0);
        QCOMPARE(changes, 1);
        QVERIFY(document.scenario() == first);
        document.disconnect(this);
        document.goToStep(3);
        QCOMPARE(document.scenario().model(kM1)->position, pointFromInches(3, 20));
        document.goToStep(5);
        QVERIFY(document.scenario() == last);
    }

    void aLongRandomScript_undoesToTheFirstBytes() {
        constexpr std::uint64_t seed = 20261;
        testsupport::Random random{seed};
        SmallDocument document;
        const QByteArray first = scenarios::writeScenario(document.scenario());
        const QTemporaryDir folder;
        const QString half = folder.filePath(QStringLiteral("half.sightline"));
        for (int i = 0; i < 2000; ++i) {
            editAtRandom(document, random);
            if (i == 1000) {
                QVERIFY(document.saveAs(half));
            }
        }
        const QByteArray last = scenarios::writeScenario(document.scenario());
        int clean = 0;
        while (document.undoStack()->canUndo()) {
            document.undoStack()->undo();
            if (!document.isModified()) {
                ++clean;
                QCOMPARE(scenarios::writeScenario(document.scenario()), tests::bytesOf(half));
            }
        }
        QCOMPARE(clean, 1);
        QVERIFY2(scenarios::writeScenario(document.scenario()) == first, "seed 20261");
        while (document.undoStack()->canRedo()) {
            document.undoStack()->redo();
        }
        QVERIFY2(scenarios::writeScenario(document.scenario()) == last, "seed 20261");
    }

    void T41_tenThousandSteps_takeTheRoomOfWhatWasEdited() {
        const auto& entry = *scenarios::libraryEntry(QStringLiteral("tournament-table"));
        ScenarioDocument document;
        document.newScenario(scenarios::readScenario(scenarios::libraryBytes(entry), entry.title)->scenario);
        const auto id = document.scenario().models.front().id;
        const auto before = mallinfo2().uordblks;
        for (int i = 1; i <= 10'000; ++i) {
            document.edit(QStringLiteral("Move"),
                          scenarios::withModelAt(document.scenario(), id, pointFromInches(i % 60, i % 43 + 0.5)));
        }
        const auto taken = mallinfo2().uordblks - before;
        QCOMPARE(document.undoStack()->count(), 10'000);
        QVERIFY2(taken < 40'000'000, qPrintable(QStringLiteral("%1 bytes").arg(taken)));
    }

    void save_overWhatAnotherProgramWrote_isRefusedUntilAllowed() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table.sightline"));
        SmallDocument document;
        QVERIFY(document.saveAs(path));
        QVERIFY(document.load(path));
        QCOMPARE(document.onDisk(), ScenarioDocument::OnDisk::Same);
        document.edit(QStringLiteral("Move"), movedTo(document, 3, 4));
        const QByteArray theirs = tests::bytesOf(path).replace("\"m1\"", "\"mX\"");
        tests::writeBytes(path, theirs);

        QCOMPARE(document.onDisk(), ScenarioDocument::OnDisk::Changed);
        QVERIFY(!document.save());
        QCOMPARE(document.lastProblems().front().code, QStringLiteral("changed-on-disk"));
        QCOMPARE(tests::bytesOf(path), theirs);
        QVERIFY(document.isModified());

        QVERIFY(document.save(ScenarioDocument::Overwrite::Allow));
        QCOMPARE(tests::bytesOf(path), scenarios::writeScenario(document.scenario()));
        QCOMPARE(tests::bytesOf(path + u'~'), theirs);
        QVERIFY(document.save());
    }

    void aFileThatIsGone_isToldAndWrittenAnew() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table.sightline"));
        SmallDocument document;
        QCOMPARE(document.onDisk(), ScenarioDocument::OnDisk::Same);
        QVERIFY(document.saveAs(path));
        QVERIFY(QFile::remove(path));
        QCOMPARE(document.onDisk(), ScenarioDocument::OnDisk::Gone);
        QVERIFY(document.save());
        QCOMPARE(document.onDisk(), ScenarioDocument::OnDisk::Same);
    }

    void reload_isAnUndoStep() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table.sightline"));
        SmallDocument other;
        QVERIFY(other.saveAs(path));
        ScenarioDocument document;
        QVERIFY(document.load(path));
        document.edit(QStringLiteral("Move"), movedTo(document, 3, 4));
        const auto mine = document.scenario();
        other.edit(QStringLiteral("Move"), movedTo(other, 30, 14));
        QVERIFY(other.save());

        QVERIFY(document.reload());
        QVERIFY(document.scenario() == other.scenario());
        QVERIFY(!document.isModified());
        QCOMPARE(document.onDisk(), ScenarioDocument::OnDisk::Same);
        document.undoStack()->undo();
        QVERIFY(document.scenario() == mine);
        QVERIFY(document.isModified());
    }

    void reload_ofABrokenFile_keepsEverything() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table.sightline"));
        SmallDocument document;
        QVERIFY(document.saveAs(path));
        const auto mine = document.scenario();
        tests::writeBytes(path, "{ \"format\": ");
        QVERIFY(!document.reload());
        QCOMPARE(document.lastProblems().front().code, QStringLiteral("truncated"));
        QVERIFY(document.scenario() == mine);
        QCOMPARE(document.undoStack()->count(), 0);
    }

    void save_onAFullDisk_tellsAndKeepsTheOldFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table.sightline"));
        SmallDocument document;
        QVERIFY(document.saveAs(path));
        const QByteArray old = tests::bytesOf(path);
        document.edit(QStringLiteral("Move"), movedTo(document, 3, 4));
        {
            // No file may grow beyond some bytes: what a full disk does to a write, without a disk of our own.
            const testsupport::SmallDisk full{100};
            QVERIFY(!document.save());
        }
        QVERIFY(document.isModified());
        QCOMPARE(tests::bytesOf(path), old);
        QCOMPARE(document.lastProblems().back().code, QStringLiteral("unwritable"));
        QVERIFY(document.save());
        QVERIFY(tests::bytesOf(path) != old);
    }
};

QTEST_GUILESS_MAIN(TestScenarioDocument)
#include "tst_scenario_document.moc"

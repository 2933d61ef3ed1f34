#include "app/desktop/document/autosave.h"
#include "app/desktop/document/file_watch.h"
#include "app/desktop/document/scenario_document.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/small_disk.h"

#include <QSignalSpy>
#include <QTest>
#include <QtWidgets>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace sightline;
using namespace sightline::app;
using geometry::pointFromInches;
using scenarios::ModelId;
using namespace std::chrono_literals;

namespace {

void move(ScenarioDocument& document, double x, double y) {
    document.edit(QStringLiteral("Move"),
                  scenarios::withModelAt(document.scenario(), ModelId{QStringLiteral("m1")}, pointFromInches(x, y)));
}

QStringList filesIn(const QString& folder) { return QDir{folder}.entryList(QDir::Files, QDir::Name); }

} // namespace

class TestAutosave : public QObject {
    Q_OBJECT

private slots:
    void unsavedChanges_areWrittenAsideAfterTheDelay() {
        const QTemporaryDir folder;
        ScenarioDocument document;
        Autosave autosave{document, folder.path()};
        autosave.setDelay(20ms);
        document.newScenario(test::smallTable());
        // A table beside it that is changed is written; after the same time this one is not.
        const QTemporaryDir beside;
        ScenarioDocument changed;
        Autosave other{changed, beside.path()};
        other.setDelay(20ms);
        QSignalSpy otherWritten{&other, &Autosave::written};
        changed.newScenario(test::smallTable());
        move(changed, 3, 4);
        QVERIFY(otherWritten.wait(5000));
        QVERIFY(filesIn(folder.path()).isEmpty());

        QSignalSpy written{&autosave, &Autosave::written};
        move(document, 3, 4);
        QVERIFY(written.wait(5000));
        const auto read = readRecovery(autosave.file());
        QVERIFY(read);
        QVERIFY(read->scenario == document.scenario());
        QCOMPARE(read->path, QString{});
        QVERIFY(read->writtenAt.isValid());

        move(document, 5, 6);
        QVERIFY(written.wait(5000));
        QVERIFY(readRecovery(autosave.file())->scenario == document.scenario());
    }

    void whatIsWrittenAside_goesWhenItIsNeededNoMore_data() {
        testsupport::addRows("how", {"saved", "undone", "closed", "replaced"});
    }

    void whatIsWrittenAside_goesWhenItIsNeededNoMore() {
        QFETCH(const QString, how);
        const QTemporaryDir folder;
        const QTemporaryDir elsewhere;
        ScenarioDocument document;
        auto autosave = std::make_unique<Autosave>(document, folder.path());
        document.newScenario(test::smallTable());
        move(document, 3, 4);
        autosave->writeNow();
        QCOMPARE(filesIn(folder.path()).size(), 2); // and the lock
        if (how == u"saved") {
            QVERIFY(document.saveAs(elsewhere.filePath(QStringLiteral("a.sightline"))));
        } else if (how == u"undone") {
            document.undoStack()->undo();
        } else if (how == u"closed") {
            autosave.reset();
        } else {
            document.newScenario(test::smallTable());
        }
        QVERIFY2(filesIn(folder.path()).isEmpty(), qPrintable(filesIn(folder.path()).join(u' ')));
    }

    void whatARunningProgramWroteAside_isNotOffered() {
        const QTemporaryDir folder;
        ScenarioDocument document;
        Autosave autosave{document, folder.path()};
        document.newScenario(test::smallTable());
        move(document, 3, 4);
        autosave.writeNow();
        QVERIFY(leftBehindIn(folder.path()).tables.empty());
    }

    void whatAKilledProgramWroteAside_isOffered() {
        const QTemporaryDir folder;
        const auto table = test::smallTable();
        const pid_t child = fork();
        if (child == 0) {
            ScenarioDocument document;
            Autosave autosave{document, folder.path()};
            document.newScenario(table);
            move(document, 3, 4);
            autosave.writeNow();
            kill(getpid(), SIGKILL);
        }
        int status = 0;
        waitpid(child, &status, 0);
        QVERIFY(WIFSIGNALED(status));
        const auto left = leftBehindIn(folder.path());
        QCOMPARE(left.tables.size(), 1U);
        QVERIFY(left.problems.empty());
        QVERIFY(left.tables.front().scenario ==
                scenarios::withModelAt(table, ModelId{QStringLiteral("m1")}, pointFromInches(3, 4)));
        app::removeRecovery(left.tables.front().file);
        QVERIFY(filesIn(folder.path()).isEmpty());
    }

    void whatWasNeverFinished_goesWithTheNextStart() {
        const QTemporaryDir folder;
        const auto write = [&](const char* name) {
            QCOMPARE(scenarios::writeFileAtomically(folder.filePath(QLatin1String{name}), "x"), QString{});
        };
        write("dead.recovery");
        write("dead.recovery.aBcDeF");
        write("gone.recovery.lock");
        write("notes.txt");
        ScenarioDocument document;
        Autosave autosave{document, folder.path()};
        document.newScenario(test::smallTable());
        move(document, 3, 4);
        autosave.writeNow();
        const QString own = QFileInfo{autosave.file()}.fileName();
        write(qPrintable(own + QStringLiteral(".aBcDeF")));
        app::removeScraps(folder.path());
        QStringList expected{QStringLiteral("dead.recovery"), QStringLiteral("notes.txt"), own,
                             own + QStringLiteral(".aBcDeF"), own + QStringLiteral(".lock")};
        expected.sort();
        QCOMPARE(filesIn(folder.path()), expected);
    }

    void aLockThatNamesNoProgram_holdsNothing() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("x.recovery"));
        QCOMPARE(scenarios::writeFileAtomically(
                     file, app::recoveryBytes({{}, {}, QDateTime::currentDateTimeUtc(), test::smallTable()})),
                 QString{});
        for (const char* left : {"", "12", "what is this\n"}) {
            QCOMPARE(scenarios::writeFileAtomically(app::recoveryLock(file), left), QString{});
            QCOMPARE(leftBehindIn(folder.path()).tables.size(), 1U);
        }
    }

    void aBrokenRecoveryFile_isToldAndKept_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray{};
        QTest::newRow("not JSON") << QByteArray{"\xff\xfe{"};
        QTest::newRow("another format") << QByteArray{"{\"format\":\"sightline\",\"version\":1}"};
        QTest::newRow("a later version") << QByteArray{
            "{\"format\":\"sightline-recovery\",\"version\":2,\"scenario\":\"\"}"};
        QTest::newRow("a broken table") << QByteArray{
            "{\"format\":\"sightline-recovery\",\"version\":1,\"scenario\":\"{ \\\"form\"}"};
    }

    void aBrokenRecoveryFile_isToldAndKept() {
        QFETCH(const QByteArray, text);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("x.recovery"));
        QCOMPARE(scenarios::writeFileAtomically(file, text), QString{});
        const auto left = leftBehindIn(folder.path());
        QVERIFY(left.tables.empty());
        QCOMPARE(left.problems.size(), 1U);
        QCOMPARE(left.problems.front().code, QStringLiteral("broken-recovery"));
        QVERIFY(left.problems.front().sentence.contains(QDir::toNativeSeparators(file)));
        QCOMPARE(tests::bytesOf(file), text);
    }

    void aFullDisk_isToldOnce() {
        const QTemporaryDir folder;
        ScenarioDocument document;
        Autosave autosave{document, folder.path()};
        QSignalSpy failed{&autosave, &Autosave::failed};
        document.newScenario(test::smallTable());
        move(document, 1, 1);
        autosave.writeNow(); // the lock needs room too
        QCoreApplication::processEvents();
        {
            const testsupport::SmallDisk full{100};
            move(document, 3, 4);
            autosave.writeNow();
            QCoreApplication::processEvents();
            QCOMPARE(failed.size(), 1);
            move(document, 4, 4);
            autosave.writeNow();
            QCoreApplication::processEvents();
            QCOMPARE(failed.size(), 1);
        }
        autosave.writeNow();
        QCoreApplication::processEvents();
        QVERIFY(readRecovery(autosave.file())->scenario == document.scenario());
        QCOMPARE(failed.size(), 1);
    }

    void aFolderThatCannotBeMade_isTold() {
        const QTemporaryDir folder;
        QCOMPARE(scenarios::writeFileAtomically(folder.filePath(QStringLiteral("file")), "x"), QString{});
        ScenarioDocument document;
        Autosave autosave{document, folder.filePath(QStringLiteral("file/unsaved"))};
        QSignalSpy failed{&autosave, &Autosave::failed};
        document.newScenario(test::smallTable());
        move(document, 3, 4);
        autosave.writeNow();
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed.front().front().toString().contains(QStringLiteral("Save the table yourself")));
    }

    void aChangeByAnotherProgram_isToldOnce() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.sightline"));
        ScenarioDocument document;
        FileWatch watch{document};
        QSignalSpy changed{&watch, &FileWatch::changed};
        document.newScenario(test::smallTable());
        QVERIFY(document.saveAs(path));
        QVERIFY(!changed.wait(500)); // our own writing is none

        auto other = document.scenario();
        other.name = QStringLiteral("theirs");
        QVERIFY(scenarios::saveScenarioFile(other, path));
        QVERIFY(changed.wait(5000));
        QCOMPARE(changed.front().front().value<ScenarioDocument::OnDisk>(), ScenarioDocument::OnDisk::Changed);
        QVERIFY(!changed.wait(500));
        QVERIFY(QFile::remove(path));
        QVERIFY(changed.wait(5000));
        QCOMPARE(changed.back().front().value<ScenarioDocument::OnDisk>(), ScenarioDocument::OnDisk::Gone);
    }
};

QTEST_GUILESS_MAIN(TestAutosave)
#include "tst_autosave.moc"

#include "tests/app/cli/cli_process.h"

#include <QDir>
#include <QFileInfo>
#include <QList>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>
#include <sys/resource.h>
#include <unistd.h>

using namespace sightline::tests;

namespace {

constexpr uid_t kNobody = 65'534;
constexpr auto kEveryoneReads = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
constexpr auto kEveryoneEnters =
    QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;

struct Attempt {
    QStringList arguments; ///< the file that is written stands last
    QString file;
};

QList<Attempt> attemptsIn(const QString& folder) {
    const QString table = QFileInfo{folder}.path() + QStringLiteral("/table.sightline");
    const auto at = [&](const char* name) { return folder + u'/' + QLatin1String{name}; };
    return {{{"convert", table, at("a.dd2vtt")}, at("a.dd2vtt")},
            {{"convert", table, at("a.sightline")}, at("a.sightline")},
            {{"render", table, "--out", at("a.png")}, at("a.png")},
            {{"render", table, "--out", at("a.pdf")}, at("a.pdf")},
            {{"dispute", table, "--from", "red-leader", "--to", "blue-captain", "--out", at("a.sightline-dispute")},
             at("a.sightline-dispute")},
            {{"sheet", table, "--from", "red-leader", "--to", "blue-captain", "--out", at("b.pdf")}, at("b.pdf")}};
}

CliEnd run(const QStringList& arguments,
           const std::function<void()>& first,
           const QString& program = QStringLiteral(SIGHTLINE_CLI)) {
    QProcess process;
    process.setChildProcessModifier(first);
    process.start(program, arguments);
    CliEnd end;
    if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit) {
        end.status = process.exitCode();
    }
    end.output = process.readAllStandardOutput();
    end.messages = process.readAllStandardError();
    return end;
}

} // namespace

/// Commands that cannot write what they were asked for: status 2, one sentence with the file's name, and the old file
/// as it was.
class TestCliFaults : public QObject {
    Q_OBJECT

    /// Each attempt with an old file in its place, refused for that reason.
    static void refuseAll(const QString& folder, const std::function<void()>& first, const char* reason) {
        const QString table = QFileInfo{folder}.path() + QStringLiteral("/table.sightline");
        writeBytes(table, bytesOfFile(
                              QStringLiteral(SIGHTLINE_TEST_DATA "/../../scenarios/library/skirmish-board.sightline")));
        QVERIFY(QFile::setPermissions(table, kEveryoneReads));
        for (const Attempt& attempt : attemptsIn(folder)) {
            writeBytes(attempt.file, "old");
            QFile::setPermissions(attempt.file, kEveryoneReads | QFile::WriteOwner | QFile::WriteGroup |
                                                    QFile::WriteOther); // it is the folder that says no
        }
        QFile::setPermissions(folder, kEveryoneEnters);
        const QStringList before = QDir{folder}.entryList(QDir::Files);
        for (const Attempt& attempt : attemptsIn(folder)) {
            const CliEnd end = run(attempt.arguments, first);
            QVERIFY2(end.status == 2,
                     qPrintable(attempt.arguments.join(u' ') + u' ' + QString::fromUtf8(end.messages)));
            QVERIFY2(end.messages.contains(attempt.file.toUtf8()) && end.messages.contains(reason),
                     end.messages.constData());
            QCOMPARE(bytesOfFile(attempt.file), QByteArray{"old"});
        }
        QCOMPARE(QDir{folder}.entryList(QDir::Files), before);
        QFile::setPermissions(folder, kEveryoneEnters | QFile::WriteOwner);
    }

private slots:
    void aFileThatMayNotGrow_isTold_andTheOldOneStays() {
        const QTemporaryDir folder;
        QVERIFY(QDir{folder.path()}.mkdir(QStringLiteral("out")));
        refuseAll(
            folder.filePath(QStringLiteral("out")),
            [] {
                signal(SIGXFSZ, SIG_IGN);
                const rlimit small{100, 100};
                setrlimit(RLIMIT_FSIZE, &small);
            },
            "cannot be written");
    }

    void aFolderThatMayNotBeWritten_isTold_andTheOldFileStays() {
        const QTemporaryDir folder;
        QVERIFY(QFile::setPermissions(folder.path(), kEveryoneEnters | QFile::WriteOwner));
        QVERIFY(QDir{folder.path()}.mkdir(QStringLiteral("out")));
        const auto stepBack = [] {
            if (geteuid() == 0) {
                (void)!setresuid(kNobody, kNobody, kNobody);
            }
        };
        if (run({"--version"}, stepBack).status != 0) {
            QSKIP("somebody without rights cannot start the program where it was built");
        }
        refuseAll(folder.filePath(QStringLiteral("out")), stepBack, "Permission denied");
    }

    /// A file system of 64 kB, so that the disk itself says no.
    void aFullDisk_isTold_andTheOldFileStays() {
        const QTemporaryDir folder;
        const QString disk = folder.filePath(QStringLiteral("disk"));
        QVERIFY(QDir{folder.path()}.mkdir(QStringLiteral("disk")));
        const QString table = QStringLiteral(SIGHTLINE_TEST_DATA "/../../scenarios/library/tournament-table.sightline");
        const QString script =
            QStringLiteral("mount -t tmpfs -o size=64k none \"$1\" || exit 77; printf old > \"$1/a.png\"; head -c "
                           "49152 /dev/zero > \"$1/other\"; "
                           "\"$2\" render \"$3\" --out \"$1/a.png\"; echo \"status $?\"; cat \"$1/a.png\"; ls \"$1\"");
        const CliEnd end = run({"-m", "sh", "-c", script, "sh", disk, QStringLiteral(SIGHTLINE_CLI), table}, {},
                               QStringLiteral("unshare"));
        if (end.status != 0) {
            QSKIP("only the administrator may mount a small disk");
        }
        QCOMPARE(end.output, QByteArray{"status 2\nolda.png\nother\n"});
        QVERIFY2(end.messages.contains("a.png: cannot be written: No space left on device"), end.messages.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliFaults)
#include "tst_cli_faults.moc"

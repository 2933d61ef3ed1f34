#include "app/desktop/document/recovery.h"
#include "app/desktop/document/scenario_document.h"
#include "app/shared/export/picture_file.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/edits/edits.h"
#include "scenarios/formats/common/export.h"
#include "scenarios/formats/registry.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/output/dispute_file.h"
#include "scenarios/output/table_csv.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/killed_child.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"

#include <QTest>
#include <QtWidgets>

#include <array>
#include <memory>

using namespace sightline;
using testsupport::ChildEnd;

namespace {

using Work = std::function<void()>;

/// A file that is written, and the bytes that it may hold.
struct Writing {
    QString path;
    std::array<QByteArray, 2> bytes;
};

/// A small table, and a large one.
std::array<scenarios::Scenario, 2> tables() {
    auto small = test::smallTable();
    auto large = small;
    large.name = QStringLiteral("large");
    large.terrain.push_back(test::boxPiece(QStringLiteral("more"), 40, 5, 44, 9));
    for (int i = 0; i < 500; ++i) {
        large.models.push_back(test::roundModel(QStringLiteral("x%1").arg(i), QStringLiteral("a"), i % 60, i % 44));
    }
    return {small, large};
}

void saveAs(const scenarios::Scenario& table, const QString& path) {
    app::ScenarioDocument document;
    document.newScenario(table);
    (void)document.saveAs(path);
}

QByteArray recoveryOf(const scenarios::Scenario& table) {
    return app::recoveryBytes({{}, table.name, QDateTime::fromSecsSinceEpoch(1), table});
}

QByteArray disputeOf(const scenarios::Scenario& table) {
    const scenarios::PreparedTable prepared{table, *scenarios::shippedRuleSet(QStringLiteral("plan"))};
    return writeDispute(scenarios::disputeOf(prepared, {table.models[0].id, table.models[1].id},
                                             {QStringLiteral("Ann"), {}, QStringLiteral("2026-01-01T00:00:00Z")}));
}

QByteArray exportOf(const scenarios::Scenario& table, const char* format) {
    return scenarios::formats::formatNamed(QLatin1String{format})->write(table, {})->bytes;
}

/// What the window writes, of both tables.
std::vector<Writing> exportsIn(const QString& folder) {
    const auto both = tables();
    std::vector<Writing> all;
    const auto add = [&](const char* name, const std::function<QByteArray(const scenarios::Scenario&)>& make) {
        all.push_back({QDir{folder}.filePath(QLatin1String{name}), {make(both[0]), make(both[1])}});
    };
    const auto picture = [](app::PictureKind kind) {
        return [kind](const scenarios::Scenario& table) { return app::pictureBytes(kind, table, {}, {}, 20); };
    };
    add("a.png", picture(app::PictureKind::Png));
    add("a.pdf", picture(app::PictureKind::Pdf));
    add("a.csv", [](const scenarios::Scenario& table) { return positionsCsv(table); });
    add("a.sightline-dispute", disputeOf);
    for (const char* format : {"svg", "dxf", "uvtt", "40kdc", "foundry"}) {
        add(qPrintable(QStringLiteral("a.") + QLatin1String{format}),
            [format](const scenarios::Scenario& table) { return exportOf(table, format); });
    }
    return all;
}

/// How many found the old bytes, and how many the new ones; fails the test at a file that holds neither.
struct Found {
    std::array<int, 2> times{};

    void look(const Writing& writing, const QString& when) {
        const QByteArray now = tests::bytesOf(writing.path);
        QVERIFY2(now == writing.bytes[0] || now == writing.bytes[1],
                 qPrintable(QStringLiteral("%1, %2: %3 bytes").arg(writing.path, when).arg(now.size())));
        ++times[now == writing.bytes[1] ? 1 : 0];
    }
};

/// Number of kills of one test: its share of SIGHTLINE_KILLS, at least 160, for this program.
int kills() {
    constexpr int kTests = 4;
    const int asked = qEnvironmentVariableIntValue("SIGHTLINE_KILLS");
    return std::max(asked, 160) / kTests;
}

quint64 seed() {
    const int asked = qEnvironmentVariableIntValue("SIGHTLINE_KILL_SEED");
    return asked > 0 ? static_cast<quint64>(asked) : 2026;
}

/// The program with its messages out of the way, started.
std::unique_ptr<QProcess> started(const QStringList& arguments) {
    auto process = std::make_unique<QProcess>();
    process->setStandardErrorFile(QProcess::nullDevice());
    process->start(QStringLiteral(SIGHTLINE_CLI), arguments);
    return process;
}

void tell(const char* what, int kills, const Found& found) {
    qInfo("%s: %d kills, seed %llu: %d files as they were, %d new, none else", what, kills,
          static_cast<unsigned long long>(seed()), found.times[0], found.times[1]);
}

} // namespace

/// The program killed while it writes: each file holds what it held before or what it was to hold, never a part.
/// SIGHTLINE_KILLS=1000 for more kills than in every run.
class TestKills : public QObject {
    Q_OBJECT

    /// Kills `work`, which writes the files in turn, and looks at them; each kill falls anywhere in two rounds of it,
    /// however fast the disk is. A machine that is too busy to come so far is given more time.
    static void
    killAtRandom(const char* what, const std::vector<Writing>& files, const std::function<void(int)>& work) {
        QElapsedTimer clock;
        clock.start();
        work(0);
        work(1);
        auto microseconds = static_cast<double>(std::max<qint64>(1000, 2 * clock.nsecsElapsed() / 1000));
        testsupport::Random random{seed()};
        Found found;
        for (int i = 0; i < kills(); ++i) {
            int round = i;
            testsupport::killAfter(std::chrono::microseconds{static_cast<int>(random.between(0, microseconds))},
                                   [&] { work(round++ % 2); });
            for (const Writing& file : files) {
                found.look(file, QStringLiteral("kill %1 of seed %2").arg(i).arg(seed()));
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
            if (i >= 5 && (found.times[0] == 0 || found.times[1] == 0)) {
                microseconds = std::min(1.5 * microseconds, 1e6);
            }
        }
        tell(what, kills(), found);
        QVERIFY(found.times[0] > 0 && found.times[1] > 0);
    }

private slots:
    void aKillAtEachCallOfTheSystem_leavesTheOldOrTheNewFile_data() {
        testsupport::addRows("kind", {"saving", "writing aside", "exporting"});
    }

    void aKillAtEachCallOfTheSystem_leavesTheOldOrTheNewFile() {
        QFETCH(const QString, kind);
        const QTemporaryDir folder;
        const auto both = tables();
        Writing file{folder.filePath(QStringLiteral("a")), {}};
        Work work;
        if (kind == u"saving") {
            file.bytes = {scenarios::writeScenario(both[0]), scenarios::writeScenario(both[1])};
            work = [&] { saveAs(both[1], file.path); };
        } else {
            file.bytes = kind == u"exporting" ? std::array{exportOf(both[0], "svg"), exportOf(both[1], "svg")}
                                              : std::array{recoveryOf(both[0]), recoveryOf(both[1])};
            work = [&] { (void)scenarios::writeFileAtomically(file.path, file.bytes[1]); };
        }
        Found found;
        int stop = 0;
        for (auto end = ChildEnd::Killed; end == ChildEnd::Killed; ++stop) {
            for (const QString& left : QDir{folder.path()}.entryList(QDir::Files)) {
                QVERIFY(QFile::remove(folder.filePath(left)));
            }
            QCOMPARE(scenarios::writeFileAtomically(file.path, file.bytes[0]), QString{});
            end = testsupport::killAtStop(stop, work);
            if (end == ChildEnd::NotWatched) {
                QSKIP("this system lets no process watch another");
            }
            found.look(file, QStringLiteral("killed at stop %1").arg(stop));
            const QByteArray backup = tests::bytesOf(file.path + u'~');
            QVERIFY2(backup.isEmpty() || backup == file.bytes[0],
                     qPrintable(QStringLiteral("the backup, killed at stop %1").arg(stop)));
        }
        qInfo("%s: killed at %d stops of its calls of the system: %d times the file as it was, %d times the new one",
              qPrintable(kind), stop - 1, found.times[0], found.times[1]);
        QVERIFY(stop > 10 && found.times[0] > 5 && found.times[1] > 1);
    }

    void savesKilledAtAnyMoment_leaveTheOldOrTheNewFile() {
        const QTemporaryDir folder;
        const auto both = tables();
        const std::array texts{scenarios::writeScenario(both[0]), scenarios::writeScenario(both[1])};
        const Writing file{folder.filePath(QStringLiteral("a.sightline")), texts};
        const Writing backup{file.path + u'~', texts};
        saveAs(both[1], file.path);
        saveAs(both[0], file.path);
        killAtRandom("saving", {file, backup},
                     [&](int round) { saveAs(both[static_cast<std::size_t>(round)], file.path); });
        QVERIFY(scenarios::readScenarioFile(file.path));
    }

    void autosavesKilledAtAnyMoment_leaveTheOldOrTheNewFile() {
        const QTemporaryDir folder;
        const auto both = tables();
        const Writing file{folder.filePath(QStringLiteral("a.recovery")), {recoveryOf(both[0]), recoveryOf(both[1])}};
        killAtRandom("writing aside", {file}, [&](int round) {
            (void)scenarios::writeFileAtomically(file.path, recoveryOf(both[static_cast<std::size_t>(round)]));
        });
        const auto left = app::leftBehindIn(folder.path());
        QVERIFY(left.problems.empty() && left.tables.size() == 1);
        QVERIFY(left.tables.front().scenario == both[0] || left.tables.front().scenario == both[1]);
        // What the kills left of files that were never finished goes with the next start.
        app::removeScraps(folder.path());
        QCOMPARE(QDir{folder.path()}.entryList(QDir::Files), QStringList{QStringLiteral("a.recovery")});
    }

    void exportsKilledAtAnyMoment_leaveTheOldOrTheNewFile() {
        const QTemporaryDir folder;
        const auto files = exportsIn(folder.path());
        killAtRandom("exporting", files, [&](int round) {
            for (const Writing& file : files) {
                (void)scenarios::writeFileAtomically(file.path, file.bytes[static_cast<std::size_t>(round)]);
            }
        });
    }

    void commandsKilledAtAnyMoment_leaveTheOldOrTheNewFile() {
        const QTemporaryDir folder;
        const auto both = tables();
        const std::array inputs{folder.filePath(QStringLiteral("small.sightline")),
                                folder.filePath(QStringLiteral("large.sightline"))};
        for (const std::size_t i : {0U, 1U}) {
            QVERIFY(scenarios::saveScenarioFile(both[i], inputs[i]));
        }
        struct Command {
            QStringList before; ///< of the table
            QStringList after;
            Writing file;
            double microseconds = 0.0;
        };
        std::vector<Command> commands;
        const auto add = [&](const QStringList& before, const QString& option, const QString& name,
                             const QStringList& after = {}) {
            Command command{before,
                            (option.isEmpty() ? QStringList{} : QStringList{option}) << folder.filePath(name) << after,
                            {folder.filePath(name), {}},
                            0.0};
            for (const std::size_t i : {0U, 1U}) {
                QElapsedTimer clock;
                clock.start();
                const auto process = started(QStringList{command.before} << inputs[i] << command.after);
                QVERIFY(process->waitForFinished() && process->exitCode() == 0);
                command.microseconds =
                    std::max(command.microseconds, static_cast<double>(clock.nsecsElapsed()) / 1000.0);
                command.file.bytes[i] = tests::bytesOf(command.file.path);
            }
            QVERIFY(command.file.bytes[0] != command.file.bytes[1]);
            commands.push_back(std::move(command));
        };
        add({"convert"}, {}, "a.dd2vtt");
        add({"convert"}, {}, "b.sightline");
        add({"render"}, "--out", "a.png");
        add({"render"}, "--out", "a.pdf");
        add({"dispute"}, "--out", "a.sightline-dispute",
            {"--from", "m1", "--to", "m2", "--time", "2026-01-01T00:00:00Z"});
        testsupport::Random random{seed()};
        Found found;
        for (int i = 0; i < kills(); ++i) {
            const Command& command = commands[static_cast<std::size_t>(i) % commands.size()];
            const auto process = started(QStringList{command.before}
                                         << inputs[static_cast<std::size_t>(random.below(2))] << command.after);
            QVERIFY(process->waitForStarted());
            testsupport::letPass(
                std::chrono::microseconds{static_cast<int>(random.between(0, 1.3 * command.microseconds))});
            process->kill();
            QVERIFY(process->waitForFinished());
            found.look(command.file, QStringLiteral("kill %1 of seed %2").arg(i).arg(seed()));
        }
        tell("sightline-cli", kills(), found);
        QVERIFY(found.times[0] > 0 && found.times[1] > 0);
    }
};

QTEST_MAIN(TestKills)
#include "tst_kills.moc"

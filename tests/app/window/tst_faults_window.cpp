#include "app/desktop/dialogs/export_dialog.h"
#include "app/desktop/dialogs/recovery_dialog.h"
#include "app/desktop/document/autosave.h"
#include "app/desktop/import/format_export_dialog.h"
#include "app/desktop/import/import_controller.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/windows.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/plain_user.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"
#include "tests/support/small_disk.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::testsupport;

namespace {

constexpr quint64 kSeed = 71;

scenarios::Scenario moved(const scenarios::Scenario& table, double x, double y) {
    return scenarios::withModelAt(table, scenarios::ModelId{QStringLiteral("m1")}, geometry::pointFromInches(x, y));
}

/// Files that somebody else may read, and write only if told so.
void open(const QString& path, QFile::Permissions more = {}) {
    const auto everyoneReads =
        QFile::ReadOwner | QFile::ReadUser | QFile::ReadGroup | QFile::ReadOther | QFile::WriteOwner | QFile::WriteUser;
    const auto everyoneEnters = QFile::ExeOwner | QFile::ExeUser | QFile::ExeGroup | QFile::ExeOther;
    QVERIFY(QFile::setPermissions(path, everyoneReads | more |
                                            (QFileInfo{path}.isDir() ? everyoneEnters : QFile::Permissions{})));
}

/// Nobody may make files in it, not even its owner.
void closeFolder(const QString& path) {
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadUser | QFile::ReadGroup | QFile::ReadOther |
                                            QFile::ExeOwner | QFile::ExeUser | QFile::ExeGroup | QFile::ExeOther));
}

} // namespace

/// Disks, folders, clocks and files that fail under an open window: what is said, and that nothing is lost.
class TestFaultsWindow : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] QString told() const {
        return find<MessageBar>()->isHidden() ? QString{} : find<MessageBar>()->sentence();
    }
    /// Starts what asks for a file and waits until it is written or told about.
    void write(const QString& what, const QString& path) const {
        m_window->evidence().setFileQuestion([path](const QString&, const QString&, const QString&) { return path; });
        m_window->importing().setFileQuestions({}, [path](const QString&, const QString&) { return path; });
        if (what == u"positions") {
            trigger("exportPositions");
        } else if (what == u"verdicts") {
            trigger("exportVerdicts");
        } else if (what == u"svg for others") {
            trigger("exportFormat");
            auto* dialog = find<FormatExportDialog>();
            auto* kind = dialog->findChild<QComboBox*>(QStringLiteral("formatKind"));
            kind->setCurrentIndex(kind->findData(QStringLiteral("svg")));
            dialog->findChild<QPushButton*>(QStringLiteral("formatExport"))->click();
        } else {
            trigger("exportView");
            auto* dialog = find<ExportDialog>();
            auto* kind = dialog->findChild<QComboBox*>(QStringLiteral("exportKind"));
            QVERIFY(kind->findText(what, Qt::MatchContains) >= 0);
            kind->setCurrentIndex(kind->findText(what, Qt::MatchContains));
            dialog->findChild<QPushButton*>(QStringLiteral("exportGo"))->click();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private slots:
    void init() {
        showWindow();
        showTable(test::smallTable());
    }

    void exportsOntoAFullDisk_areTold_andLeaveTheOldFile_data() {
        testsupport::addRows("what", {"positions", "verdicts", "PNG", "SVG", "PDF", "svg for others"});
    }
    void exportsOntoAFullDisk_areTold_andLeaveTheOldFile() {
        QFETCH(const QString, what);
        const QString suffix =
            what == u"positions" || what == u"verdicts" ? QStringLiteral("csv") : what.section(u' ', 0, 0).toLower();
        const QString path = file(QStringLiteral("out.") + suffix);
        write(what, path);
        const QByteArray whole = tests::bytesOf(path);
        QVERIFY(whole.size() > 200);
        QCOMPARE(scenarios::writeFileAtomically(path, "old"), QString{});
        {
            const SmallDisk full{100};
            write(what, path);
        }
        QVERIFY2(told().contains(QStringLiteral("could not be written")) &&
                     told().contains(QStringLiteral("out.") + suffix),
                 qPrintable(told()));
        QCOMPARE(tests::bytesOf(path), QByteArray{"old"});
        QCOMPARE(QDir{m_folder->path()}.entryList({QStringLiteral("out*")}, QDir::Files).size(), 1);
        write(what, path);
        QCOMPARE(tests::bytesOf(path), whole);
    }

    void aFullDisk_whileSaving_isTold_andTheChangeStays() {
        const QString path = file(QStringLiteral("a.sightline"));
        QVERIFY(document().saveAs(path));
        const QByteArray before = tests::bytesOf(path);
        document().edit(QStringLiteral("Move"), moved(document().scenario(), 3, 4));
        {
            const SmallDisk full{100};
            trigger("save");
        }
        QVERIFY2(told().contains(QStringLiteral("could not be saved")) &&
                     told().contains(QStringLiteral("another place")),
                 qPrintable(told()));
        QVERIFY(document().isModified());
        QCOMPARE(tests::bytesOf(path), before);
        trigger("save");
        QCOMPARE(told(), QString{});
        QVERIFY(scenarios::readScenarioFile(path)->scenario == document().scenario());
    }

    void aFolderThatMayNotBeWritten_isTold_andTheChangeStays() {
        const QString folder = file(QStringLiteral("closed"));
        const QString path = folder + QStringLiteral("/a.sightline");
        QVERIFY(QDir{}.mkpath(folder));
        QVERIFY(document().saveAs(path));
        const QByteArray before = tests::bytesOf(path);
        open(m_folder->path());
        open(path, QFile::WriteGroup | QFile::WriteOther); // the file itself may be
        closeFolder(folder);
        document().edit(QStringLiteral("Move"), moved(document().scenario(), 3, 4));
        {
            const PlainUser user;
            if (!user.isPlain()) {
                QSKIP("the administrator's rights cannot be laid down here");
            }
            trigger("save");
            QVERIFY2(told().contains(QStringLiteral("could not be saved")), qPrintable(told()));
            QVERIFY(document().isModified());
            write(QStringLiteral("positions"), folder + QStringLiteral("/out.csv"));
            QVERIFY2(told().contains(QStringLiteral("out.csv")) && told().contains(QStringLiteral("another place")),
                     qPrintable(told()));
        }
        QCOMPARE(tests::bytesOf(path), before);
        open(folder);
        QCOMPARE(QDir{folder}.entryList(QDir::Files), QStringList{QStringLiteral("a.sightline")});
        QVERIFY(document().saveAs(file(QStringLiteral("elsewhere.sightline"))));
    }

    void unsavedChanges_inAFolderThatMayNotBeWritten_areToldAbout_andOfferedAllTheSame() {
        const QString folder = m_settings->recoveryFolder();
        QVERIFY(QDir{}.mkpath(folder));
        const UnsavedTable table{{}, QStringLiteral("Left"), QDateTime::currentDateTimeUtc(), test::smallTable()};
        QCOMPARE(scenarios::writeFileAtomically(folder + QStringLiteral("/x.recovery"), recoveryBytes(table)),
                 QString{});
        open(m_folder->path());
        open(folder + QStringLiteral("/x.recovery"));
        closeFolder(folder);
        {
            const PlainUser user;
            if (!user.isPlain()) {
                QSKIP("the administrator's rights cannot be laid down here");
            }
            QCOMPARE(leftBehindIn(folder).tables.size(), 1U);
            Autosave autosave{document(), folder};
            QString failure;
            connect(&autosave, &Autosave::failed, this, [&](const QString& sentence) { failure = sentence; });
            document().edit(QStringLiteral("Move"), moved(document().scenario(), 3, 4));
            autosave.writeNow();
            QVERIFY2(failure.contains(QStringLiteral("Save the table yourself")), qPrintable(failure));
        }
        open(folder);
    }

    void onAFullDisk_unsavedTablesAreOffered() {
        const QString folder = m_settings->recoveryFolder();
        QVERIFY(QDir{}.mkpath(folder));
        const UnsavedTable table{{}, QStringLiteral("Left"), QDateTime::currentDateTimeUtc(), test::smallTable()};
        QCOMPARE(scenarios::writeFileAtomically(folder + QStringLiteral("/x.recovery"), recoveryBytes(table)),
                 QString{});
        const SmallDisk full{0};
        QCOMPARE(leftBehindIn(folder).tables.size(), 1U);
    }

    void aFileDeletedBehindTheWindow_isTold_andSavingWritesItAnew() {
        const QString path = file(QStringLiteral("a.sightline"));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), path));
        QVERIFY(m_window->openFile(path));
        document().edit(QStringLiteral("Move"), moved(document().scenario(), 3, 4));
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY2(told().contains(QStringLiteral("was deleted or moved by another program")), qPrintable(told()));
        trigger("save");
        QVERIFY(scenarios::readScenarioFile(path)->scenario == moved(test::smallTable(), 3, 4));
        QCOMPARE(told(), QString{});
    }

    void aFolderDeletedBehindTheWindow_isTold_andTheTableStays() {
        const QString folder = file(QStringLiteral("gone"));
        QVERIFY(QDir{}.mkpath(folder));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), folder + QStringLiteral("/a.sightline")));
        QVERIFY(m_window->openFile(folder + QStringLiteral("/a.sightline")));
        document().edit(QStringLiteral("Move"), moved(document().scenario(), 3, 4));
        QVERIFY(QDir{folder}.removeRecursively());
        trigger("save");
        QVERIFY2(told().contains(QStringLiteral("could not be saved")), qPrintable(told()));
        QVERIFY(document().isModified());
        QVERIFY(document().scenario() == moved(test::smallTable(), 3, 4));
    }

    void aClockSetBack_hidesNoChangeOfTheFile() {
        const QString path = file(QStringLiteral("a.sightline"));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), path));
        QVERIFY(m_window->openFile(path));
        QVERIFY(scenarios::saveScenarioFile(moved(test::smallTable(), 8, 8), path));
        QFile changed{path};
        QVERIFY(changed.open(QIODevice::ReadWrite) &&
                changed.setFileTime(QDateTime::fromSecsSinceEpoch(86'400), QFile::FileModificationTime));
        changed.close();
        QTRY_VERIFY2(told().contains(QStringLiteral("was changed by another program")), qPrintable(told()));
        document().edit(QStringLiteral("Move"), moved(document().scenario(), 3, 4));
        QVERIFY(!document().save());
        QCOMPARE(document().lastProblems().front().code, QStringLiteral("changed-on-disk"));
    }

    void unsavedTables_ofAnyTime_areAllOffered() {
        const QString folder = m_settings->recoveryFolder();
        QVERIFY(QDir{}.mkpath(folder));
        const QList<QDateTime> times{QDateTime::currentDateTimeUtc().addYears(20), QDateTime::fromSecsSinceEpoch(0),
                                     QDateTime{}};
        for (int i = 0; i < times.size(); ++i) {
            const UnsavedTable table{{}, QStringLiteral("Left %1").arg(i), times[i], test::smallTable()};
            QCOMPARE(scenarios::writeFileAtomically(QStringLiteral("%1/%2.recovery").arg(folder).arg(i),
                                                    recoveryBytes(table)),
                     QString{});
        }
        Windows windows{*m_settings};
        MainWindow& window = windows.make();
        window.document().newScenario(test::smallTable());
        window.show();
        windows.listUnsaved(window);
        const auto* dialog = window.findChild<RecoveryDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QListWidget*>(QStringLiteral("unsavedTables"))->count(), 3);
        QCOMPARE(QDir{folder}.entryList({QStringLiteral("*.recovery")}, QDir::Files).size(), 3);
    }

    void settingsThatCannotBeWritten_areToldOnce_andCountInThisRun() {
        QVERIFY(QFile::exists(file(QStringLiteral("settings.ini"))) ||
                scenarios::writeFileAtomically(file(QStringLiteral("settings.ini")), {}).isEmpty());
        endRun();
        open(file(QStringLiteral("settings.ini")));
        closeFolder(m_folder->path());
        {
            const PlainUser user;
            if (!user.isPlain()) {
                QSKIP("the administrator's rights cannot be laid down here");
            }
            showWindow();
            m_settings->setUnits(LengthUnit::Centimeters);
            QTRY_VERIFY2(told().contains(QStringLiteral("settings file is not writable")), qPrintable(told()));
            QCOMPARE(m_settings->units(), LengthUnit::Centimeters);
            endRun();
        }
        open(m_folder->path());
        showWindow();
        QCOMPARE(m_settings->units(), LengthUnit::Inches);
    }

    /// Good settings with bytes changed, cut off and added anywhere: the program starts, and says so where what was
    /// read is wrong.
    void settingsWithJunk_startTheProgramAllTheSame() {
        m_settings->setTheme(ThemeChoice::Dark);
        m_settings->setUnits(LengthUnit::Millimeters);
        m_settings->addRecentFile(file(QStringLiteral("a.sightline")));
        m_window->close();
        endRun();
        const QByteArray good = tests::bytesOf(file(QStringLiteral("settings.ini")));
        QVERIFY(good.size() > 200 && good.contains("state="));
        constexpr int kFiles = 60;
        constexpr int kWindows = 8;
        testsupport::Random random{kSeed};
        qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
        int problems = 0;
        for (int i = 0; i < kFiles; ++i) {
            QByteArray junk = good;
            for (int change = random.below(60); change >= 0; --change) {
                const int place = random.below(static_cast<int>(junk.size()));
                switch (random.below(4)) {
                case 0: junk[place] = static_cast<char>(random.below(256)); break;
                case 1: junk.insert(place, QByteArray(random.below(40), static_cast<char>(random.below(256)))); break;
                case 2: junk.remove(place, random.below(60)); break;
                default: std::swap(junk[place], junk[random.below(static_cast<int>(junk.size()))]); break;
                }
            }
            QCOMPARE(scenarios::writeFileAtomically(file(QStringLiteral("settings.ini")), junk), QString{});
            if (i < kWindows) {
                showWindow();
                QVERIFY2(m_window->openLibrary(QStringLiteral("first-wall")),
                         qPrintable(QStringLiteral("file %1").arg(i)));
                m_window->reportSettingsProblems();
                QCOMPARE(told().isEmpty(), m_settings->problems().empty());
            } else {
                makeSettings();
            }
            for (const auto& problem : m_settings->problems()) {
                QVERIFY(!problem.sentence.isEmpty() && !problem.file.isEmpty());
            }
            problems += m_settings->problems().empty() ? 0 : 1;
            QVERIFY(m_settings->uiScale() >= kMinUiScale && m_settings->uiScale() <= kMaxUiScale);
            endRun();
        }
        QVERIFY2(problems > kFiles / 4, qPrintable(QString::number(problems)));
    }
};

QTEST_MAIN(TestFaultsWindow)
#include "tst_faults_window.moc"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString kRoot = QStringLiteral(SIGHTLINE_SOURCE_DIR);

void write(const QString& path, const QByteArray& text) {
    QVERIFY(QDir{}.mkpath(QFileInfo{path}.path()));
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

QByteArray read(const QString& path) {
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

struct End {
    int status = -1;
    QByteArray output;
    QByteArray messages;
};

/// A copy of the scripts in a folder with a blank in its name, and in place of the machine's own programs some that
/// only write down how they were called.
class Machine {
public:
    Machine() {
        for (const char* file : {"run", "check", ".ci/run", "resources/packaging/setup.sh",
                                 "resources/packaging/packages.txt", "resources/packaging/packages-tests.txt"}) {
            write(root() + '/' + file, read(kRoot + '/' + file));
        }
        program("dpkg-query", "case \"$*\" in *Provides*) cat \"$MACHINE/provided\"; exit;; esac; name=${!#}; "
                              "grep -qxF \"$name\" \"$MACHINE/missing\" && exit 1; printf installed");
        program("apt-get", note("apt-get"));
        program("id", "cat \"$MACHINE/user\"");
        program("cmake",
                note("cmake") +
                    "; case \"$1\" in --preset) mkdir -p build/release; touch build/release/build.ninja;; esac");
        program("ninja", "cat \"$MACHINE/plan\"");
        program("ctest", note("ctest") + "; echo '100% tests passed'; exit \"$(cat \"$MACHINE/ctest-status\")\"");
        program("ccache", "echo \"$MACHINE/cache\"");
        set("missing", "");
        set("provided", "");
        set("user", "0");
        set("plan", "ninja: no work to do.");
        set("ctest-status", "0");
        const QString cli = root() + "/build/release/app/cli/sightline-cli";
        write(cli, "#!/bin/bash\n" + note("sightline-cli").toUtf8() + "\n");
        write(root() + "/build/release/app/desktop/sightline", "#!/bin/bash\n" + note("sightline").toUtf8() + "\n");
        write(root() + "/build/release/build.ninja", "");
        write(root() + "/build/release/CMakeCache.txt",
              "BUILD_TESTING:BOOL=ON\nSIGHTLINE_WERROR:BOOL=ON\nCMAKE_HOME_DIRECTORY:INTERNAL=" + root().toUtf8() +
                  "\n");
    }

    [[nodiscard]] QString root() const { return m_folder.path() + "/a clone"; }
    void set(const QString& name, const QByteArray& text) const { write(m_folder.path() + '/' + name, text); }
    [[nodiscard]] QByteArray calls() const { return read(m_folder.path() + "/calls"); }
    void forget() const { QFile::remove(m_folder.path() + "/calls"); }
    void program(const QString& name, const QString& body) const {
        write(m_folder.path() + "/bin/" + name, ("#!/bin/bash\n" + body + '\n').toUtf8());
    }
    [[nodiscard]] static QString note(const QString& name) {
        return "printf '%s' \"" + name +
               "\" >>\"$MACHINE/calls\"; printf ' [%s]' \"$@\" >>\"$MACHINE/calls\"; echo >>\"$MACHINE/calls\"";
    }

    End call(const QString& script, const QStringList& arguments = {}, const QString& display = {}) const {
        QProcess process;
        QProcessEnvironment environment;
        environment.insert("PATH", m_folder.path() + "/bin:/usr/bin:/bin");
        environment.insert("MACHINE", m_folder.path());
        environment.insert("HOME", "/nonexistent");
        environment.insert("CI", "true");
        if (!display.isEmpty()) {
            environment.insert("DISPLAY", display);
        }
        process.setProcessEnvironment(environment);
        process.setStandardInputFile(QProcess::nullDevice());
        process.setWorkingDirectory("/");
        process.start(root() + '/' + script, arguments);
        End end;
        if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit) {
            end.status = process.exitCode();
        }
        end.output = process.readAllStandardOutput();
        end.messages = process.readAllStandardError();
        return end;
    }

private:
    QTemporaryDir m_folder;
};

QByteArray valueIn(const QByteArray& script, const char* variable) {
    const QRegularExpression line{QStringLiteral("^%1=(.*)$").arg(QLatin1String(variable)),
                                  QRegularExpression::MultilineOption};
    return line.match(QString::fromUtf8(script)).captured(1).toUtf8();
}

} // namespace

class TestScripts : public QObject {
    Q_OBJECT

private slots:
    void S0_24_theReadmeNamesOneCommandForAllTests() {
        QVERIFY(read(kRoot + QStringLiteral("/README.md")).contains("./check"));
        QVERIFY(QFileInfo{kRoot + QStringLiteral("/check")}.isExecutable());
        // The three files of the row are among what it runs; what it runs is every test, see below.
        const auto vision = read(kRoot + QStringLiteral("/tests/scenarios/vision/CMakeLists.txt"));
        for (const char* subject : {"    fog_ranges\n", "    knowledge\n", "    side_view\n"}) {
            QVERIFY2(vision.contains(subject), subject);
        }
    }

    void check_withNothingToDo_saysNothingButTheTests() {
        const Machine machine;
        const End end = machine.call("check");
        QCOMPARE(end.status, 0);
        QCOMPARE(end.messages, QByteArray{});
        QCOMPARE(end.output, QByteArray{"100% tests passed\n"});
        QVERIFY2(machine.calls().startsWith("ctest "), machine.calls().constData());
        QCOMPARE(machine.calls().count('\n'), 1);
    }

    void check_endsAsTheTestsEnd() {
        const Machine machine;
        machine.set("ctest-status", "8");
        QCOMPARE(machine.call("check").status, 8);
        QCOMPARE(machine.call(".ci/run").status, 8);
    }

    void check_printsWhyAGateWasSkipped() {
        const Machine machine;
        write(machine.root() + "/build/release/Testing/Temporary/LastTest.log",
              "Output:\nSkipped: no such tool\nit said: Skipped: that\n");
        const End end = machine.call("check");
        QCOMPARE(end.status, 0);
        QCOMPARE(end.output, QByteArray{"100% tests passed\nNot checked: no such tool\n"});
    }

    void check_handsItsArgumentsToTheTests() {
        const Machine machine;
        QCOMPARE(machine.call("check", {"-R", "two words"}).status, 0);
        QVERIFY2(machine.calls().contains("[-R] [two words]"), machine.calls().constData());
    }

    void check_buildsWhatIsOutOfDate() {
        const Machine machine;
        machine.set("plan", "[1/2] Building CXX object");
        QCOMPARE(machine.call("check").status, 0);
        QVERIFY2(machine.calls().contains("cmake [--build]"), machine.calls().constData());
        QVERIFY2(machine.calls().indexOf("cmake [--build]") < machine.calls().indexOf("ctest"),
                 machine.calls().constData());
    }

    void run_configuresTheProductAlone_andCheckAddsTheTests() {
        const Machine machine;
        QVERIFY(QFile::remove(machine.root() + "/build/release/build.ninja"));
        QVERIFY(QFile::remove(machine.root() + "/build/release/CMakeCache.txt"));
        machine.set("missing", "qt6-svg-dev\npoppler-utils\n");
        QCOMPARE(machine.call("run").status, 0);
        QVERIFY2(
            machine.calls().contains("cmake [--preset] [release] [-DBUILD_TESTING=OFF] [-DSIGHTLINE_WERROR=OFF]\n"),
            machine.calls().constData());
        QVERIFY2(machine.calls().contains("[qt6-svg-dev]\n"), machine.calls().constData());
        machine.forget();
        write(machine.root() + "/build/release/CMakeCache.txt",
              "BUILD_TESTING:BOOL=OFF\nCMAKE_HOME_DIRECTORY:INTERNAL=" + machine.root().toUtf8() + "\n");
        QCOMPARE(machine.call("check").status, 0);
        QVERIFY2(machine.calls().contains("cmake [--preset] [release] [-DBUILD_TESTING=ON] [-DSIGHTLINE_WERROR=ON]\n"),
                 machine.calls().constData());
        QVERIFY2(machine.calls().contains("[qt6-svg-dev] [poppler-utils]\n"), machine.calls().constData());
    }

    void scripts_tellHowLongTheyTook() {
        const Machine machine;
        machine.set("plan", "[1/2] Building CXX object");
        const End end = machine.call("check");
        QVERIFY2(end.messages.contains("Built in ") && end.messages.contains("Everything took "),
                 end.messages.constData());
    }

    void check_stopsWhenTheBuildFails() {
        const Machine machine;
        machine.set("plan", "[1/2] Building CXX object");
        machine.program("cmake", "exit 1");
        const End end = machine.call("check");
        QCOMPARE(end.status, 1);
        QVERIFY2(end.messages.contains("build failed"), end.messages.constData());
        QVERIFY2(!machine.calls().contains("ctest"), machine.calls().constData());
    }

    void aBuildFolderOfAnotherPlace_isMadeAnew() {
        const Machine machine;
        write(machine.root() + "/build/release/CMakeCache.txt", "CMAKE_HOME_DIRECTORY:INTERNAL=/elsewhere\n");
        QCOMPARE(machine.call("check").status, 0);
        QVERIFY2(
            machine.calls().startsWith("cmake [--preset] [release] [-DBUILD_TESTING=ON] [-DSIGHTLINE_WERROR=ON]\n"),
            machine.calls().constData());
        QVERIFY(!QFile::exists(machine.root() + "/build/release/CMakeCache.txt"));
    }

    void missingPackages_areInstalledAndNamed() {
        const Machine machine;
        machine.set("missing", "libcgal-dev\nqt6-svg-dev\n");
        const End end = machine.call("check");
        QCOMPARE(end.status, 0);
        QVERIFY2(end.messages.contains("lacks: qt6-svg-dev libcgal-dev"), end.messages.constData());
        QVERIFY2(machine.calls().contains(
                     "apt-get [install] [-qq] [-y] [--no-install-recommends] [qt6-svg-dev] [libcgal-dev]\n"),
                 machine.calls().constData());
    }

    /// A package that another one has absorbed is not there by its own name.
    void providedPackages_areNotMissing() {
        const Machine machine;
        machine.set("missing", "libqt6opengl6-dev\n");
        machine.set("provided", "installed \ninstalled libother-dev (= 1), libqt6opengl6-dev (= 6.8.2)\n");
        QCOMPARE(machine.call("check").messages, QByteArray{});
        for (const char* others : {"installed libqt6opengl6 (= 6.8.2), libqt6opengl6-dev-tools\n",
                                   "config-files libqt6opengl6-dev (= 6.8.2)\n"}) {
            machine.set("provided", others);
            QVERIFY(machine.call("check").messages.contains("lacks: libqt6opengl6-dev\n"));
        }
    }

    void missingPackages_withoutRoot_endInTheCommandToType() {
        const Machine machine;
        machine.set("missing", "libcgal-dev\n");
        machine.set("user", "1000");
        machine.program("sudo", "exit 1"); // as where a password is wanted and nobody can type it
        const End end = machine.call("run");
        QCOMPARE(end.status, 1);
        QVERIFY2(end.messages.contains("apt-get install --no-install-recommends libcgal-dev"),
                 end.messages.constData());
        QCOMPARE(machine.calls(), QByteArray{});
    }

    void missingPackages_goThroughSudo() {
        const Machine machine;
        machine.set("missing", "libcgal-dev\n");
        machine.set("user", "1000");
        machine.program("sudo", Machine::note("sudo") + "; shift; exec \"$@\"");
        QCOMPARE(machine.call("check").status, 0);
        QVERIFY2(machine.calls().contains("sudo [-n] [env] [DEBIAN_FRONTEND=noninteractive] [apt-get] [install]"),
                 machine.calls().constData());
    }

    void run_withoutADisplay_judgesAndDraws() {
        const Machine machine;
        const End end = machine.call("run");
        QCOMPARE(end.status, 0);
        QVERIFY2(machine.calls().contains("sightline-cli [matrix]"), machine.calls().constData());
        QVERIFY2(machine.calls().contains("sightline-cli [render]"), machine.calls().constData());
        QVERIFY2(!machine.calls().contains("sightline ["), machine.calls().constData());
        QCOMPARE(end.output, ("The picture: " + machine.root() + "/out/skirmish-board.png\n").toUtf8());
    }

    void run_withoutADisplay_judgesTheScenarioGiven() {
        const Machine machine;
        const QString mine = machine.root() + "/my table.sightline";
        write(mine, "{}");
        const End end = machine.call("run", {mine});
        QCOMPARE(end.status, 0);
        QVERIFY2(machine.calls().contains(("sightline-cli [matrix] [--] [" + mine + "]\n").toUtf8()),
                 machine.calls().constData());
        QVERIFY2(end.output.contains("/out/my table.png"), end.output.constData());
    }

    void run_withADisplay_opensTheWindow() {
        const Machine machine;
        const QByteArray board = '[' + (machine.root() + "/scenarios/library/skirmish-board.sightline").toUtf8() + ']';
        QCOMPARE(machine.call("run", {}, ":1").status, 0);
        QCOMPARE(machine.calls(), "sightline " + board + " [--from] [red-leader] [--to] [blue-captain]\n");
        machine.forget();
        QCOMPARE(machine.call("run", {"--theme", "dark"}, ":1").status, 0);
        QCOMPARE(machine.calls(),
                 "sightline " + board + " [--from] [red-leader] [--to] [blue-captain] [--theme] [dark]\n");
        machine.forget();
        const QString mine = machine.root() + "/my table.sightline";
        write(mine, "{}");
        QCOMPARE(machine.call("run", {mine, "--theme", "dark"}, ":1").status, 0);
        QCOMPARE(machine.calls(), ("sightline [" + mine + "] [--theme] [dark]\n").toUtf8());
    }

    void pairThatRunShows_standsOnTheTableItOpens() {
        const QByteArray script = read(kRoot + "/run");
        const QByteArray board = read(kRoot + "/scenarios/library/skirmish-board.sightline");
        QVERIFY(valueIn(script, "scenario").endsWith("/scenarios/library/skirmish-board.sightline\""));
        QVERIFY(board.contains("\"id\": \"" + valueIn(script, "observer") + '"'));
        QVERIFY(board.contains("\"id\": \"" + valueIn(script, "target") + '"'));
    }

    void compilerCache_thatCannotBeWritten_isKeptInTheBuildFolder() {
        const Machine machine;
        machine.set("plan", "[1/2] Building CXX object");
        machine.program("ccache", "echo /proc/nowhere/ccache");
        machine.program("cmake", "echo \"cache ${CCACHE_DIR:-as usual}\" >>\"$MACHINE/calls\"");
        QCOMPARE(machine.call("check").status, 0);
        QVERIFY2(machine.calls().contains("cache " + machine.root().toUtf8() + "/build/ccache\n"),
                 machine.calls().constData());
    }
};

QTEST_GUILESS_MAIN(TestScripts)
#include "tst_scripts.moc"

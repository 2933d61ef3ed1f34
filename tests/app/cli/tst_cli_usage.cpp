#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace sightline::tests;

namespace {

const QString kScenario = dataFile("cli/ambush.sightline");

} // namespace

class TestCliUsage : public QObject {
    Q_OBJECT

private slots:
    void version_isOneLine() {
        const CliEnd end = runCli({"--version"});
        QCOMPARE(end.status, 0);
        static const QRegularExpression form{QStringLiteral(
            "^sightline-cli " SIGHTLINE_VERSION
            R"( \(commit ([0-9a-f]{7,}\+?|unknown), Qt 6\.[0-9.]+, CGAL [56]\.[0-9.]+, [A-Za-z+]+ [0-9.]+\)\n$)")};
        QVERIFY2(form.match(QString::fromUtf8(end.output)).hasMatch(), end.output.constData());
        QVERIFY2(end.output.contains(qVersion()), end.output.constData());
        QCOMPARE(end.messages, QByteArray{});
    }

    void help_namesEachCommandThatWorks_andNoOther() {
        const CliEnd end = runCli({"--help"});
        QCOMPARE(end.status, 0);
        QCOMPARE(end.messages, QByteArray{});
        for (const char* command :
             {"check",   "study",       "matrix",   "units", "validate", "render",      "sheet",  "positions", "region",
              "heatmap", "isovist",     "layout",   "way",   "senses",   "dispute",     "verify", "convert",   "fog",
              "agree",   "conformance", "rulesets", "bases", "tables",   "deployments", "pieces"}) {
            QVERIFY2(end.output.contains(QByteArray{"\n  "} + command + ' '), command);
        }
    }

    void helpOfACommand_namesItsOptions_data() {
        sightline::testsupport::addColumns<QString, QStringList>("command", "options");
        QTest::newRow("check") << "check" << QStringList{"--from ID",        "--to ID",         "--method METHOD",
                                                         "--tolerance-mm T", "--rules ID|FILE", "--json",
                                                         "--viewers",        "--outline",       "--heights [PIECE]",
                                                         "--profile [FILE]", "--flip [PIECE]",  "--proof FILE"};
        QTest::newRow("study") << "study" << QStringList{"--from ID",       "--to ID",
                                                         "--model-mm E",    "--model-degrees E",
                                                         "--piece-mm E",    "--piece-degrees E",
                                                         "--trials N",      "--seed S",
                                                         "--rules ID|FILE", "--json"};
        QTest::newRow("matrix") << "matrix" << QStringList{"--from-player ID", "--to-player ID", "--method METHOD",
                                                           "--rules ID|FILE",  "--json",         "--csv"};
        QTest::newRow("units") << "units"
                               << QStringList{"--positions ID|UNIT", "--target UNIT|ID", "--move IN", "--places N",
                                              "--no-margins",        "--rules ID|FILE",  "--json",    "--csv"};
        QTest::newRow("validate") << "validate" << QStringList{"--json"};
        QTest::newRow("render") << "render" << QStringList{"--out FILE",    "--line FROM:TO", "--dpi N",
                                                           "--theme THEME", "--transparent",  "--paper PAPER",
                                                           "--true-size",   "--overlap-mm N", "--rules ID|FILE"};
        QTest::newRow("sheet") << "sheet"
                               << QStringList{"--from ID",    "--to ID",     "--out FILE",      "--note TEXT",
                                              "--judge NAME", "--time TIME", "--rules ID|FILE", "--json"};
        QTest::newRow("dispute") << "dispute"
                                 << QStringList{"--from ID",    "--to ID",      "--out FILE",     "--note TEXT",
                                                "--judge NAME", "--photo FILE", "--rules ID|FILE"};
        QTest::newRow("verify") << "verify" << QStringList{"--photo FILE", "--json"};
        QTest::newRow("convert") << "convert"
                                 << QStringList{"--in FORMAT", "--out FORMAT", "--cell-inches N", "--with FILE",
                                                "--report FILE"};
        QTest::newRow("conformance") << "conformance" << QStringList{"--pages OUT", "--json"};
        QTest::newRow("agree") << "agree" << QStringList{"--pairs N", "--seed S", "--json"};
        QTest::newRow("rulesets") << "rulesets" << QStringList{"--json"};
        QTest::newRow("region") << "region"
                                << QStringList{"--from ID",        "--unit NAME", "--range IN",      "--arc FROM:WIDTH",
                                               "--arc-from-front", "--height IN", "--elevation IN",  "--base-mm D",
                                               "--whole",          "--cell IN",   "--rules ID|FILE", "--json"};
        QTest::newRow("fog") << "fog"
                             << QStringList{"--player ID",  "--format FORMAT", "--text",       "--profile PROFILE|FILE",
                                            "--npy FOLDER", "--scenario FILE", "--leak-check", "--rules ID|FILE"};
        QTest::newRow("bases") << "bases" << QStringList{"--json"};
        QTest::newRow("tables") << "tables" << QStringList{"--json"};
        QTest::newRow("deployments") << "deployments" << QStringList{"--json"};
        QTest::newRow("pieces") << "pieces" << QStringList{"--json"};
    }

    void helpOfACommand_namesItsOptions() {
        auto [command, options] = sightline::testsupport::fetch<QString, QStringList>("command", "options");
        const CliEnd end = runCli({command, "--help"});
        QCOMPARE(end.status, 0);
        QVERIFY(end.output.startsWith("Usage: sightline-cli " + command.toUtf8()));
        for (const QString& option : options) {
            QVERIFY2(end.output.contains(("\n  " + option + ' ').toUtf8()), qPrintable(option));
        }
    }

    /// docs/contract.md has a section for each command, with each option as the command's help prints it.
    void theContract_namesEachCommandAndOption() {
        QFile page{QStringLiteral(SIGHTLINE_TEST_DATA "/../../docs/contract.md")};
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString contract = QString::fromUtf8(page.readAll());
        static const QRegularExpression command{QStringLiteral("^  ([a-z][a-z-]*) (?:[A-Z]| )"),
                                                QRegularExpression::MultilineOption};
        static const QRegularExpression option{QStringLiteral("^  (--\\S+(?: \\S+)?)  "),
                                               QRegularExpression::MultilineOption};
        int commands = 0;
        for (auto it = command.globalMatch(QString::fromUtf8(runCli({"--help"}).output)); it.hasNext();) {
            const QString name = it.next().captured(1);
            const qsizetype start = contract.indexOf(QStringLiteral("\n### %1\n").arg(name));
            QVERIFY2(start >= 0, qPrintable(name + QStringLiteral(" has no section")));
            const QString section = contract.mid(start, contract.indexOf(QStringLiteral("\n### "), start + 1) - start);
            for (auto options = option.globalMatch(QString::fromUtf8(runCli({name, "--help"}).output));
                 options.hasNext();) {
                QString told = options.next().captured(1);
                if (told != QLatin1String("--help")) {
                    QVERIFY2(section.contains(u'`' + told.replace(u'|', QLatin1String("\\|")) + u'`'),
                             qPrintable(name + u' ' + told));
                }
            }
            ++commands;
        }
        QVERIFY2(commands >= 31, qPrintable(QString::number(commands)));
    }

    void badUsage_isRefusedByName_data() {
        sightline::testsupport::addColumns<QStringList, QString>("arguments", "told");
        const auto row = [](const char* name, const QStringList& arguments, const char* told) {
            QTest::newRow(name) << arguments << QString::fromUtf8(told);
        };
        row("no command", {}, "missing command");
        row("no such command", {"chekc", kScenario}, "unknown command “chekc”. Did you mean check?");
        row("one letter too few", {"heatmp", kScenario}, "Did you mean heatmap?");
        row("another word", {"fairness", kScenario}, "Did you mean layout or compare?");
        row("a word for nothing", {"frobnicate"}, "unknown command “frobnicate”. See sightline-cli --help.");
        row("option before the command", {"--json", "check"}, "unknown command “--json”");
        const QStringList check{"check", kScenario, "--from", "r1", "--to", "b1"};
        row("too few points", check + QStringList{"--points", "3"},
            "--points takes one number or three from 4 to 64; found “3”");
        row("two numbers of points", check + QStringList{"--points", "4,6"},
            "--points takes one number or three from 4 to 64; found “4,6”");
        row("half a point", check + QStringList{"--points", "4,6.5,8"}, "--points takes whole numbers");
        row("one size", check + QStringList{"--sizes-mm", "32"},
            "--sizes-mm takes two numbers from 1 to 1000; found “32”");
        row("sizes that shrink", check + QStringList{"--sizes-mm", "60,32"}, "--sizes-mm takes the smaller size first");
        row("no distance", check + QStringList{"--far-in", "away"},
            "--far-in takes a number from 0 to 200; found “away”");
        row("pairs that are no number", {"agree", "--pairs", "many"},
            "--pairs takes a whole number from 1 to 10000000; found “many”");
        row("no pairs", {"agree", "--pairs", "0"}, "--pairs takes a whole number");
        row("half a pair", {"agree", "--pairs", "1.5"}, "--pairs takes a whole number");
        row("seed below nothing", {"agree", "--seed", "-3"}, "--seed takes a whole number");
        row("a scenario to agree on", {"agree", kScenario}, "unexpected argument");
        row("no scenario", {"check", "--from", "r1", "--to", "b1"}, "missing argument SCENARIO");
        row("no from", {"check", kScenario, "--to", "b1"}, "missing option --from ID");
        row("no to", {"check", kScenario, "--from", "r1"}, "missing option --to ID");
        row("option without value", {"check", kScenario, "--from", "r1", "--to"}, "--to");
        row("switch with a value", {"matrix", kScenario, "--json=yes"}, "--json");
        row("unknown option", {"check", kScenario, "--from", "r1", "--to", "b1", "--quick"}, "quick");
        row("unknown short option", {"matrix", kScenario, "-x"}, "x");
        row("an option of Qt", {"render", kScenario, "--out", "a.png", "-platform", "xcb"}, "Unknown option");
        row("repeated option", {"check", kScenario, "--from", "r1", "--from", "r2", "--to", "b1"},
            "option --from is given 2 times");
        row("surplus argument", {"matrix", kScenario, "again"}, "unexpected argument “again”");
        row("argument where none belongs", {"rulesets", kScenario}, "unexpected argument");
        row("unknown model", {"check", kScenario, "--from", "r9", "--to", "b1"},
            "no model “r9”; there are r1, r2, b1, b2, b:3");
        row("a name is no id", {"check", kScenario, "--from", "r1", "--to", "Sentry"}, "no model “Sentry”");
        row("empty id", {"check", kScenario, "--from=", "--to", "b1"}, "no model “”");
        row("a model and itself", {"check", kScenario, "--from", "r1", "--to", "r1"}, "needs two models");
        row("unknown method", {"check", kScenario, "--from", "r1", "--to", "b1", "--method", "guess"},
            "; found “guess”");
        row("tolerance is no number", {"check", kScenario, "--from", "r1", "--to", "b1", "--tolerance-mm", "wide"},
            "; found “wide”");
        row("tolerance below zero", {"check", kScenario, "--from", "r1", "--to", "b1", "--tolerance-mm", "-1"},
            "; found “-1”");
        row("tolerance is NaN", {"check", kScenario, "--from", "r1", "--to", "b1", "--tolerance-mm", "nan"},
            "; found “nan”");
        row("tolerance with a comma", {"check", kScenario, "--from", "r1", "--to", "b1", "--tolerance-mm", "0,5"},
            "; found “0,5”");
        row("a flip of no piece", {"check", kScenario, "--from", "r1", "--to", "b1", "--flip", "shed"},
            "--flip “shed”: the scenario has no such piece");
        row("a proof of no known kind", {"check", kScenario, "--from", "r1", "--to", "b1", "--proof", "a.txt"},
            "must end in .json, .svg or .png");
        row("half a trial", {"study", kScenario, "--from", "r1", "--to", "b1", "--trials", "1.5"},
            "--trials takes a whole number");
        row("errors below zero", {"study", kScenario, "--from", "r1", "--to", "b1", "--piece-mm", "-1"},
            "; found “-1”");
        row("heights under rules of the plan", {"check", kScenario, "--from", "r1", "--to", "b1", "--heights"},
            "try --rules volume");
        row("heights of no piece",
            {"check", kScenario, "--from", "r1", "--to", "b1", "--rules", "volume", "--heights", "shed"},
            "--heights “shed”: the scenario has no such piece");
        row("a profile of no known kind", {"check", kScenario, "--from", "r1", "--to", "b1", "--profile=a.txt"},
            "must end in .json, .svg or .png");
        row("a value before the scenario", {"check", "--heights", "hall", kScenario, "--from", "r1", "--to", "b1"},
            "unexpected argument");
        row("unknown player", {"matrix", kScenario, "--from-player", "green"},
            "no player “green”; the scenario has red, blue");
        row("two kinds of output", {"matrix", kScenario, "--json", "--csv"}, "cannot be combined");
        row("two kinds of a map", {"heatmap", kScenario, "--json", "--csv"}, "cannot be combined");
        row("unknown rules", {"matrix", kScenario, "--rules", "house"},
            "neither a rule set of this version (plan, height-tags, volume");
        row("no out", {"render", kScenario}, "missing option --out FILE");
        row("unknown picture", {"render", kScenario, "--out", "a.bmp"}, "must end in .png, .svg or .pdf");
        row("unknown theme", {"render", kScenario, "--out", "a.png", "--theme", "pink"}, "; found “pink”");
        row("unknown paper", {"render", kScenario, "--out", "a.pdf", "--paper", "a9"}, "; found “a9”");
        row("a picture on paper", {"render", kScenario, "--out", "a.png", "--paper", "a4"}, "--paper is for PDF");
        row("true size of nothing", {"render", kScenario, "--out", "a.pdf", "--true-size"},
            "--true-size needs --paper");
        row("overlap of one sheet", {"render", kScenario, "--out", "a.pdf", "--paper", "a4", "--overlap-mm", "5"},
            "--overlap-mm needs --paper and --true-size");
        row("no dots", {"render", kScenario, "--out", "a.png", "--dpi", "0"}, "--dpi takes a number");
        row("a line of one", {"render", kScenario, "--out", "a.png", "--line", "r1"}, "--line “r1”");
        row("a line to nobody", {"render", kScenario, "--out", "a.png", "--line", "r1:b9"}, "--line “r1:b9”");
        row("unknown format", {"convert", kScenario, "a.sightline", "--in", "papyrus"}, "Unknown format \"papyrus\"");
        row("unknown output", {"convert", kScenario, "a.papyrus"}, "the name does not tell the format");
    }

    void badUsage_isRefusedByName() {
        auto [arguments, told] = sightline::testsupport::fetch<QStringList, QString>("arguments", "told");
        const CliEnd end = runCli(arguments);
        QCOMPARE(end.status, 2);
        QCOMPARE(end.output, QByteArray{});
        QVERIFY2(end.messages.startsWith("sightline-cli: "), end.messages.constData());
        QVERIFY2(end.messages.contains(told.toUtf8()), end.messages.constData());
    }

    /// A command that needs one of several options says so in its usage line, before the options that may be left out.
    void usage_namesTheOptionsOfWhichOneIsNeeded() {
        const CliEnd help = runCli({"heatmap", "--help"});
        QVERIFY2(help.output.startsWith(
                     "Usage: sightline-cli heatmap SCENARIO --player ID|--from ID|--unit NAME|--at X,Y [OPTION]..."),
                 help.output.constData());
        QVERIFY(runCli({"threat", "--help"})
                    .output.startsWith(
                        "Usage: sightline-cli threat SCENARIO --player ID|--from ID|--unit NAME [OPTION]..."));
        QVERIFY(runCli({"validate", "--help"}).output.startsWith("Usage: sightline-cli validate SCENARIO"));
    }

    void standardOutputThatIsFull_isNoSuccess() {
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(SIGHTLINE_CLI, {"rulesets", "--json"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("Standard output cannot be written"));
    }

    void rulesets_listsWhatShips() {
        const CliEnd end = runCli({"rulesets", "--json"});
        QCOMPARE(end.status, 0);
        const auto json = end.json();
        QCOMPARE(json[0]["id"].toString(), "plan");
        QCOMPARE(json[1]["id"].toString(), "height-tags");
        QCOMPARE(json[2]["id"].toString(), "volume");
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(json[i]["status"].toString(), i == 2 ? "decided for the volumes entered" : "decided");
            QCOMPARE(json[i]["hash"].toString().size(), 64);
            QVERIFY(!json[i]["name"].toString().isEmpty());
        }
        const CliEnd table = runCli({"rulesets"});
        QCOMPARE(table.status, 0);
        QVERIFY(table.output.contains("\nheight-tags  "));
    }

    void rulesets_test_asksTheCasesOfEachPack() {
        const CliEnd end = runCli({"rulesets", "--test", "--json"});
        QCOMPARE(end.status, 0);
        const auto packs = end.json().array();
        QVERIFY(packs.size() >= 30);
        for (const QJsonValue& pack : packs) {
            QVERIFY2(pack["failures"].toArray().isEmpty(), qPrintable(pack["id"].toString()));
            QVERIFY(pack["cases"].toInt() > 0 && pack["questions"].toInt() >= pack["cases"].toInt());
        }
        const CliEnd one = runCli({"rulesets", "--test=dnd-5e"});
        QCOMPARE(one.status, 0);
        QCOMPARE(one.output.count('\n'), 2);
        QVERIFY(one.output.contains("\ndnd-5e "));
        const CliEnd unknown = runCli({"rulesets", "--test=dnd"});
        QCOMPARE(unknown.status, 2);
        QVERIFY(unknown.messages.contains("No rule set is called \"dnd\"."));
    }

    void bases_listsSizesOfGames() {
        const CliEnd end = runCli({"bases", "--json"});
        QCOMPARE(end.status, 0);
        const auto json = end.json();
        QCOMPARE(json[0]["id"].toString(), "gw-round");
        QCOMPARE(json[0]["bases"][1]["shape"].toString(), "round");
        QCOMPARE(json[0]["bases"][1]["diameter_mm"].toDouble(), 28.5);
        QCOMPARE(json[1]["bases"][0]["length_mm"].toDouble(), 60.0);
        QCOMPARE(json[1]["bases"][0]["width_mm"].toDouble(), 35.5);
        const CliEnd list = runCli({"bases"});
        QCOMPARE(list.status, 0);
        QVERIFY(list.output.contains("oval: 60x35.5, 75x42,"));
    }

    void bases_keepTheWordsOfTheFirstVersion_andSayMore() {
        const auto families = runCli({"bases", "--json"}).json();
        QHash<QString, QJsonValue> byId;
        for (int i = 0; !families[i].isUndefined(); ++i) {
            byId.insert(families[i]["id"].toString(), families[i]);
        }
        QCOMPARE(byId.size(), 29);
        QCOMPARE(byId["mesbg"]["status"].toString(), "unverified");
        QCOMPARE(byId["mesbg"]["mark"].toString(), "known");
        QCOMPARE(byId["infinity"]["status"].toString(), "published");
        QCOMPARE(byId["infinity"]["bases"][2]["name"].toString(), "S2");
        QCOMPARE(byId["infinity"]["bases"][2]["height_mm"].toDouble(), 40.0);
        QCOMPARE(byId["40k-use"]["bases"][0]["units"].toInt(), 219);
        QCOMPARE(byId["40k-use"]["units_without_base"].toInt(), 116);
        QCOMPARE(byId["old-world"]["bases"][0]["mark"].toString(), "known");
        QVERIFY(byId["old-world"]["bases"][1]["mark"].isUndefined());
    }

    void tables_listsWhatShips_andTable_writesIt() {
        QTemporaryDir folder;
        const auto json = runCli({"tables", "--json", "--folder", folder.path()}).json();
        QCOMPARE(json[0]["id"].toString(), "first-wall");
        QCOMPARE(json[0]["origin"].toString(), "library");
        int layouts = 0;
        for (int i = 0; !json[i].isUndefined(); ++i) {
            layouts += json[i]["origin"].toString() == "layout" ? 1 : 0;
            if (json[i]["id"].toString() == "take-and-hold-mirror-2") {
                QCOMPARE(json[i]["name"].toString(), "Take vs Take 02");
                QCOMPARE(json[i]["mission"].toString(), "Take and Hold vs Take and Hold");
                QCOMPARE(json[i]["number"].toInt(), 2);
            }
        }
        QCOMPARE(layouts, 45);
        QVERIFY(runCli({"tables", "--folder", folder.path()}).output.contains("CC BY 4.0"));

        const QString out = folder.filePath("mirror.sightline");
        QCOMPARE(runCli({"table", "take-and-hold-mirror-2", out}).status, 0);
        QVERIFY(runCli({"validate", out}).output.contains("nothing to report"));
        // What was written is a layout of the user's own from now on.
        QVERIFY(runCli({"tables", "--folder", folder.path()}).output.contains("own/mirror.sightline"));
        const CliEnd again = runCli({"table", "own/mirror.sightline", "-", "--folder", folder.path()});
        QFile file{out};
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(again.output, file.readAll());
        const CliEnd unknown = runCli({"table", "nowhere", out});
        QCOMPARE(unknown.status, 2);
        QVERIFY(unknown.messages.contains("nowhere"));
    }

    void tables_listsTableSizes() {
        const auto json = runCli({"tables", "--sizes", "--json"}).json();
        QCOMPARE(json[0]["id"].toString(), "40k-strike-force");
        QCOMPARE(json[0]["width"].toDouble(), 60.0);
        QCOMPARE(json[0]["height"].toDouble(), 44.0);
        QCOMPARE(json[32]["id"].toString(), "gaslands");
        QVERIFY(json[36].isUndefined());
        const CliEnd list = runCli({"tables", "--sizes"});
        QCOMPARE(list.status, 0);
        QVERIFY(list.output.contains("\nmalifaux              36 x 36  seen   Malifaux\n"));
    }

    void deployments_listsZonesAndObjectives() {
        const auto json = runCli({"deployments", "--json"}).json();
        QCOMPARE(json[1]["id"].toString(), "dawn-of-war");
        QCOMPARE(json[1]["games"][0].toString(), "Warhammer 40,000");
        QCOMPARE(json[1]["variants"][1]["zone_a"][2][1].toDouble(), 12.0);
        QCOMPARE(json[1]["variants"][1]["zone_b"][2][1].toDouble(), 32.0);
        QCOMPARE(json[1]["variants"][0]["objectives"][4][1].toDouble(), 38.0);
        QCOMPARE(json[1]["any_table"].toBool(true), false);
        const CliEnd list = runCli({"deployments"});
        QCOMPARE(list.status, 0);
        QVERIFY(list.output.contains("Dawn of War: 11th edition data, 12 in deep"));
    }

    void pieces_listsFootprints() {
        const auto json = runCli({"pieces", "--json"}).json();
        QCOMPARE(json[0]["id"].toString(), "common");
        QCOMPARE(json[1]["pieces"][0]["footprint"][2][0].toDouble(), 6.0);
        QCOMPARE(json[1]["pieces"][0]["per_table"].toInt(), 6);
        QCOMPARE(json[1]["pieces"][0]["height_class"].toString(), "tall");
        QCOMPARE(json[3]["pieces"][2]["floor"][1].toDouble(), 4.0);
        QCOMPARE(json[4]["pieces"][1]["polyline"][0][0].toDouble(), 4.5);
        const CliEnd list = runCli({"pieces"});
        QCOMPARE(list.status, 0);
        QVERIFY(list.output.contains("Corner ruin 5 × 4.5"));
    }
};

QTEST_GUILESS_MAIN(TestCliUsage)
#include "tst_cli_usage.moc"

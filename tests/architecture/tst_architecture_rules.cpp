#include "tests/architecture/architecture_rules.h"
#include "tests/support/rows.h"

#include <QByteArray>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace architecture = sightline::architecture;

namespace {

const QString kRoot = QStringLiteral(SIGHTLINE_SOURCE_DIR);
const architecture::Surroundings kSurroundings{SIGHTLINE_QT_CORE_HEADERS};

QString told(const architecture::Violation& violation) {
    return QString::fromStdString(violation.file + ":" + std::to_string(violation.line) + ": " + violation.rule);
}

QStringList told(const std::vector<architecture::Violation>& violations) {
    QStringList lines;
    for (const auto& violation : violations) {
        lines.append(told(violation));
    }
    return lines;
}

void write(const QString& root, const QString& file, const QByteArray& text) {
    const QString path = root + '/' + file;
    QVERIFY(QDir{}.mkpath(QFileInfo{path}.path()));
    QFile out{path};
    QVERIFY(out.open(QIODevice::WriteOnly));
    QCOMPARE(out.write(text), text.size());
}

QByteArray read(const QString& file) {
    QFile in{kRoot + '/' + file};
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray{};
}

/// All Markdown files of the project, from its root; not those of build folders and of what `./run` draws.
std::vector<std::string> pagesOfTheProject() {
    std::vector<std::string> pages;
    for (QDirIterator it{kRoot, {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories}; it.hasNext();) {
        const QString page = QDir{kRoot}.relativeFilePath(it.next());
        if (!page.startsWith(QLatin1String("build/")) && !page.startsWith(QLatin1String("out/"))) {
            pages.push_back(page.toStdString());
        }
    }
    std::ranges::sort(pages);
    return pages;
}

/// The folders of tests/architecture/rooms.txt, lowest first.
std::vector<std::string> rooms() {
    std::vector<std::string> list;
    for (const QByteArray& line : read("tests/architecture/rooms.txt").split('\n')) {
        if (!line.trimmed().isEmpty() && !line.startsWith('#')) {
            list.push_back(line.trimmed().toStdString());
        }
    }
    return list;
}

/// The constants of tests/architecture/numbers.txt, each as file, blank and name.
std::vector<std::string> numbers() {
    std::vector<std::string> list;
    for (const QByteArray& line : read("tests/architecture/numbers.txt").split('\n')) {
        if (line.contains(": ") && !line.startsWith('#')) {
            list.push_back(line.left(line.indexOf(": ")).toStdString());
        }
    }
    return list;
}

/// Tolerances of which `count` are numbers and one follows from the first by a factor.
QByteArray tolerances(int count, const QByteArray& factor) {
    QByteArray text = "#pragma once\n/// From the first.\nconstexpr double kDerived = " + factor + " * kNumber0;\n";
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "/// Nanometers.\ninline constexpr double kNumber" + number + " = " + number + ".5e-3;\n";
    }
    return text;
}

/// Returns the number of words, as `wc -w` counts them.
qsizetype wordsIn(const QByteArray& text) {
    return QString::fromUtf8(text).split(QRegularExpression{QStringLiteral("\\s+")}, Qt::SkipEmptyParts).size();
}

/// The smallest tree that keeps the rules.
void writeTree(const QString& root) {
    write(root, "geometry/CMakeLists.txt",
          "add_library(g a.cpp a.h shapes/d.h)\ntarget_link_libraries(g Boost::headers)\n");
    write(root, "geometry/a.h", "#include <vector>\n");
    write(root, "geometry/a.cpp", "#include \"geometry/a.h\"\n#include <CGAL/Segment_2.h>\n// #include <QString>\n");
    write(root, "geometry/shapes/d.h", "#include \"geometry/a.h\"\n");
    write(root, "scenarios/CMakeLists.txt",
          "add_library(s io/b.cpp b.h) # app.cpp\ntarget_link_libraries(s Qt6::Core)\n");
    write(root, "scenarios/b.h", "#include \"geometry/a.h\"\n#include <QString>\n#include <QtCore/QHash>\n");
    write(root, "scenarios/io/b.cpp", "#include \"scenarios/b.h\"\n/* #include \"app/c.h\"\n*/\n");
    write(root, "app/CMakeLists.txt", "add_executable(c c.cpp c.h)\ntarget_link_libraries(c Qt6::Widgets)\n");
    write(root, "app/c.h", "#include \"scenarios/b.h\"\n#include <QWidget>\n");
    write(root, "app/c.cpp", "#include \"app/c.h\"\n");
    write(root, "tests/CMakeLists.txt", "foreach(name a)\nendforeach()\n");
    write(root, "tests/tst_a.cpp", "#include <CGAL/Segment_2.h>\n#include <QTest>\n#include \"tst_a.moc\"\n");
}

} // namespace

class TestArchitectureRules : public QObject {
    Q_OBJECT

private slots:
    void repository_keepsTheRules() {
        auto surroundings = kSurroundings;
        surroundings.rooms = rooms();
        surroundings.numbers = numbers();
        const QStringList violations = told(architecture::violationsIn(kRoot.toStdString(), surroundings));
        QVERIFY2(violations.isEmpty(), qPrintable('\n' + violations.join('\n')));
    }

    /// Qt cuts what `QStatusBar::showMessage` shows and hides the hint below it; sentences go to the `StatusHint`,
    /// which moves long ones to the message bar. A message bar has a function of that name, which is none of it.
    void noSource_writesIntoTheStatusBar() {
        const QRegularExpression call{QStringLiteral(R"(\bstatusBar(\(\))?\s*(->|\.)\s*showMessage\b)")};
        QVERIFY(call.match(QStringLiteral("m_window->statusBar()->showMessage(text);")).hasMatch());
        QVERIFY(!call.match(QStringLiteral("m_bar->showMessage(text, {}, color);")).hasMatch());
        QStringList calls;
        int sources = 0;
        for (QDirIterator it{kRoot + "/app/desktop", {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories};
             it.hasNext();) {
            const QString path = QDir{kRoot}.relativeFilePath(it.next());
            ++sources;
            if (call.match(QString::fromUtf8(read(path))).hasMatch()) {
                calls.append(path);
            }
        }
        QVERIFY(sources > 300);
        QVERIFY2(calls.isEmpty(), qPrintable(calls.join(QStringLiteral(", "))));
    }

    void rooms_areFoldersWithSources() {
        const std::vector<std::string> list = rooms();
        QVERIFY(list.size() > 40);
        QCOMPARE(std::set<std::string>(list.begin(), list.end()).size(), list.size());
        for (const std::string& room : list) {
            const QDir folder{kRoot + '/' + QString::fromStdString(room)};
            QVERIFY2(!folder.entryList({"*.h", "*.cpp"}, QDir::Files).isEmpty(), room.c_str());
        }
    }

    /// A test with the name of a header stands in the folder of that header; tests of the whole window have their own.
    void tests_mirrorTheSources() {
        const QStringList floors{"geometry", "scenarios", "app"};
        QMultiHash<QString, QString> folders;
        for (const QString& floor : floors) {
            for (QDirIterator it{kRoot + '/' + floor, {"*.h"}, QDir::Files, QDirIterator::Subdirectories};
                 it.hasNext();) {
                const QFileInfo header{it.next()};
                const QString folder = QDir{kRoot}.relativeFilePath(header.path());
                folders.insert(floor + header.completeBaseName(), QString{folder}
                                                                      .replace(QLatin1String("app/desktop/"), "app/")
                                                                      .replace(QLatin1String("app/shared/"), "app/"));
            }
        }
        QStringList astray;
        int mirrored = 0;
        const QDir tests{kRoot + "/tests"};
        for (const QString& floor : floors) {
            for (QDirIterator it{tests.filePath(floor), {"tst_*.cpp"}, QDir::Files, QDirIterator::Subdirectories};
                 it.hasNext();) {
                const QFileInfo test{it.next()};
                const QString folder = tests.relativeFilePath(test.path());
                const QStringList homes = folders.values(floor + test.completeBaseName().mid(4));
                const bool isHome = homes.contains(folder);
                mirrored += isHome ? 1 : 0;
                if (folder == floor || (!isHome && !homes.isEmpty() && folder != QLatin1String("app/window"))) {
                    astray.append(tests.relativeFilePath(test.filePath()));
                }
            }
        }
        QVERIFY(mirrored > 100);
        QVERIFY2(astray.isEmpty(), qPrintable(astray.join(QStringLiteral(", "))));
    }

    void topLevel_holdsAllowedEntriesOnly() {
        const QString git = QStandardPaths::findExecutable("git");
        if (git.isEmpty() || !QFile::exists(kRoot + "/.git")) {
            QSKIP("only a git checkout knows which entries are committed");
        }
        QProcess process;
        process.start(git, {"-c", "safe.directory=*", "-C", kRoot, "ls-files", "-z"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        QSet<QString> names;
        for (const QByteArray& file : process.readAllStandardOutput().split('\0')) {
            if (!file.isEmpty()) {
                names.insert(QString::fromUtf8(file.left(file.indexOf('/') < 0 ? file.size() : file.indexOf('/'))));
            }
        }
        QVERIFY(names.contains("geometry"));
        std::vector<std::string> entries;
        for (const QString& name : names) {
            entries.push_back(name.toStdString());
        }
        const auto unexpectedEntries = architecture::unexpectedAmong(entries);
        QVERIFY2(unexpectedEntries.empty(), unexpectedEntries.empty() ? "" : unexpectedEntries.front().c_str());
    }

    void unexpectedAmong_namesWhatIsNotAllowed() {
        const auto unexpectedEntries =
            architecture::unexpectedAmong({"app", "docs", "notes", ".ci", "run", "utils", "README.md",
                                           "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"});
        QCOMPARE(unexpectedEntries, (std::vector<std::string>{"notes", "utils"}));
    }

    void linksOfPages_leadSomewhere() {
        const auto pages = pagesOfTheProject();
        QVERIFY2(pages.size() > 40, qPrintable(QString::number(pages.size())));
        const QStringList violations = told(architecture::brokenLinksIn(kRoot.toStdString(), pages));
        QVERIFY2(violations.isEmpty(), qPrintable('\n' + violations.join('\n')));
    }

    void brokenLink_isFound_data() {
        sightline::testsupport::addColumns<QByteArray, QStringList>("text", "expected");
        const auto row = [](const char* name, const char* text, const QStringList& expected) {
            QTest::newRow(name) << QByteArray{text} << expected;
        };
        row("to a file that is there", "[a](sub/other.md)\n", {});
        row("to a file that is not", "one\n[a](sub/none.md) and ![picture](none.png)\n",
            {"page.md:2: sub/none.md leads to no file", "page.md:2: none.png leads to no file"});
        row("to a heading", "[a](sub/other.md#two-words-and-code)\n", {});
        row("to the second of equal headings", "[a](sub/other.md#again-1)\n", {});
        row("to no heading", "[a](sub/other.md#three)\n", {"page.md:1: sub/other.md#three leads to no heading"});
        row("to what is a heading only in a block", "[a](sub/other.md#in-a-block)\n",
            {"page.md:1: sub/other.md#in-a-block leads to no heading"});
        row("to a heading of its own", "# Mine\n[a](#mine)\n[b](#yours)\n", {"page.md:3: #yours leads to no heading"});
        row("to another place of the web", "[a](https://example.org/none.md)\n", {});
        row("in code", "`[a](none.md)`\n```\n[b](none.md)\n```\n", {});
    }
    void brokenLink_isFound() {
        auto [text, expected] = sightline::testsupport::fetch<QByteArray, QStringList>("text", "expected");
        QTemporaryDir tree;
        write(tree.path(), "page.md", text);
        write(tree.path(), "sub/other.md", "# Two words, and `code`\n## Again\n## Again\n```\n# In a block\n```\n");
        QCOMPARE(told(architecture::brokenLinksIn(tree.path().toStdString(), {"page.md"})), expected);
    }

    void tablesOfPages_areWhole() {
        const QStringList violations = told(architecture::brokenTablesIn(kRoot.toStdString(), pagesOfTheProject()));
        QVERIFY2(violations.isEmpty(), qPrintable('\n' + violations.join('\n')));
    }

    void brokenTable_isFound() {
        QTemporaryDir tree;
        write(tree.path(), "page.md",
              "| a | b |\n|---|--:|\n| 1 | `x\\|y` |\n| 2 |\n\n| 3 | 4 |\n\n```\n| code\n```\n");
        QCOMPARE(told(architecture::brokenTablesIn(tree.path().toStdString(), {"page.md"})),
                 (QStringList{"page.md:4: a row of another number of cells than its head",
                              "page.md:6: a row of a table without a head"}));
    }

    void figuresOfPages_areWhatTheirScriptDraws() {
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty()) {
            QSKIP("the figures are drawn by Python, which is not installed");
        }
        QTemporaryDir drawn;
        QProcess process;
        process.start(python, {kRoot + "/docs/figures/draw.py", drawn.path()});
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        const QStringList figures = QDir{kRoot + "/docs/figures"}.entryList({QStringLiteral("*.svg")});
        QVERIFY(!figures.isEmpty());
        QCOMPARE(QDir{drawn.path()}.entryList(QDir::Files), figures);
        for (const QString& figure : figures) {
            QFile file{drawn.filePath(figure)};
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll() == read("docs/figures/" + figure),
                     qPrintable(figure + " is not what docs/figures/draw.py draws"));
        }
    }

    /// The pages, and the public headers of geometry and scenarios, build without a warning.
    void doxygen_isSilent() {
        const QString doxygen = QStandardPaths::findExecutable("doxygen");
        if (doxygen.isEmpty()) {
            QSKIP("Doxygen is not installed (package doxygen)");
        }
        QTemporaryDir built;
        QProcess process;
        process.setWorkingDirectory(kRoot);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(doxygen, {"-"});
        QVERIFY(process.waitForStarted());
        process.write(read("docs/Doxyfile") + "\nOUTPUT_DIRECTORY = \"" + built.path().toUtf8() + "\"\n");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(120'000));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(QString::fromUtf8(process.readAll()), QString{});
        QVERIFY(QFile::exists(built.path() + "/html/index.html"));
    }

    void readme_isShort() {
        QCOMPARE(wordsIn("one  two\n\nthree\t| 4 |\n"), 6);
        const qsizetype words = wordsIn(read("README.md"));
        QVERIFY2(words > 200 && words <= 700, qPrintable(QString::number(words)));
    }

    void everyRuleSetThatShips_hasItsRow_withItsStatus() {
        const QString page = QString::fromUtf8(read("docs/rules.md"));
        const QStringList files = QDir{kRoot + "/resources/rulesets"}.entryList({QStringLiteral("*.json")});
        QVERIFY(files.size() >= 39);
        for (const QString& file : files) {
            const QJsonObject rules = QJsonDocument::fromJson(read("resources/rulesets/" + file)).object();
            const QString row =
                QStringLiteral("\n| `%1` | %2 |").arg(rules["id"].toString(), rules["status"].toString());
            QVERIFY2(page.contains(row), qPrintable("docs/rules.md lacks the row" + row));
        }
    }

    void everyRuleSetThatShips_hasItsSection_withItsRevisionAndTheCountOfItsCases() {
        const QString page = QString::fromUtf8(read("docs/rule-packs.md"));
        for (const QString& file : QDir{kRoot + "/resources/rulesets"}.entryList({QStringLiteral("*.json")})) {
            const QJsonObject rules = QJsonDocument::fromJson(read("resources/rulesets/" + file)).object();
            const QString section = QStringLiteral("\n## %1\n\n%2, revision %3, %4; %5 example cases, checked ")
                                        .arg(rules["id"].toString(), rules["name"].toString(),
                                             rules["version"].toString(), rules["status"].toString())
                                        .arg(rules["self_tests"].toArray().size());
            QVERIFY2(page.contains(section), qPrintable("docs/rule-packs.md lacks" + section));
        }
    }

    /// A section holds a table of clauses. Cases that are told by number exist.
    void everyRuleSetThatShips_hasItsTableOfClauses() {
        const QString page = QString::fromUtf8(read("docs/rule-packs.md"));
        static const QRegularExpression row{QStringLiteral("^\\| (.+) \\| (.+) \\| (.*) ?\\|$"),
                                            QRegularExpression::MultilineOption};
        static const QRegularExpression numbers{QStringLiteral("^[0-9]+(, [0-9]+)*$")};
        for (const QString& file : QDir{kRoot + "/resources/rulesets"}.entryList({QStringLiteral("*.json")})) {
            const QJsonObject rules = QJsonDocument::fromJson(read("resources/rulesets/" + file)).object();
            const QString id = rules["id"].toString();
            const QString section =
                page.section(QStringLiteral("\n## %1\n").arg(id), 1).section(QStringLiteral("\n## "), 0, 0);
            const QString table = section.section(QStringLiteral("\n| clause | where | cases |\n|---|---|---|\n"), 1);
            QVERIFY2(!table.isEmpty(), qPrintable(id));
            int clauses = 0;
            for (auto it = row.globalMatch(table); it.hasNext(); ++clauses) {
                const QString cases = it.next().captured(3).trimmed();
                for (const QString& number :
                     numbers.match(cases).hasMatch() ? cases.split(QStringLiteral(", ")) : QStringList{}) {
                    QVERIFY2(number.toInt() < rules["self_tests"].toArray().size(), qPrintable(id + ' ' + number));
                }
            }
            QVERIFY2(clauses >= 6, qPrintable(id));
        }
    }

    /// Each clause of a rulebook has cases that show it, or is told as left out; a rule set that leaves one out, in its
    /// table or in its note, does not call itself decided.
    void eachClauseOfARuleSet_hasCases_orIsLeftOut() {
        const QString page = QString::fromUtf8(read("docs/rule-packs.md"));
        static const QRegularExpression row{QStringLiteral("^\\| (.+) \\| (.+) \\| (.*) ?\\|$"),
                                            QRegularExpression::MultilineOption};
        for (const QString& file : QDir{kRoot + "/resources/rulesets"}.entryList({QStringLiteral("*.json")})) {
            const QJsonObject rules = QJsonDocument::fromJson(read("resources/rulesets/" + file)).object();
            const QString id = rules["id"].toString();
            const QString table = page.section(QStringLiteral("\n## %1\n").arg(id), 1)
                                      .section(QStringLiteral("\n## "), 0, 0)
                                      .section(QStringLiteral("\n|---|---|---|\n"), 1);
            bool isWhole = !rules["note"].toString().contains("Left out: ");
            for (auto it = row.globalMatch(table); it.hasNext();) {
                const QRegularExpressionMatch match = it.next();
                const bool isLeftOut = match.captured().contains(u"left out", Qt::CaseInsensitive);
                isWhole = isWhole && !isLeftOut;
                QVERIFY2(isLeftOut || !match.captured(3).trimmed().isEmpty(),
                         qPrintable(id + ": " + match.captured(1)));
            }
            QVERIFY2(isWhole || !rules["status"].toString().startsWith(u"decided"), qPrintable(id));
        }
    }

    /// What a player has to look after without the program is told of the games that came last.
    void theGamesThatCameLast_sayWhatAPlayerMisses() {
        const QString page = QString::fromUtf8(read("docs/rule-packs.md"));
        for (const char* id : {"bolt-action", "opr-grimdark-future", "opr-age-of-fantasy", "the-old-world",
                               "necromunda", "mesbg", "frostgrave", "flames-of-war-v4", "shatterpoint", "moonstone",
                               "horus-heresy-2e", "trench-crusade", "deadzone"}) {
            const QString section = page.section(QStringLiteral("\n## %1\n").arg(QLatin1String{id}), 1)
                                        .section(QStringLiteral("\n## "), 0, 0);
            QVERIFY2(section.contains(QStringLiteral("\nA player still misses: ")), id);
        }
    }

    void soundTree_hasNoViolation() {
        QTemporaryDir tree;
        writeTree(tree.path());
        const QStringList violations = told(architecture::violationsIn(tree.path().toStdString(), kSurroundings));
        QVERIFY2(violations.isEmpty(), qPrintable(violations.join('\n')));
    }

    void plantedViolation_isFound_data() {
        sightline::testsupport::addColumns<QString, QByteArray, QString>("file", "text", "expected");

        const auto row = [](const char* name, const char* file, const char* text, const char* expected) {
            QTest::newRow(name) << QString{file} << QByteArray{text} << QString{expected};
        };
        row("geometry uses Qt", "geometry/a.cpp", "\n#include <QString>\n",
            "geometry/a.cpp:2: <QString> in geometry, which knows nothing of Qt");
        row("geometry uses Qt by module", "geometry/a.cpp", "#include <QtGui/QPainter>\n",
            "geometry/a.cpp:1: <QtGui/QPainter> in geometry, which knows nothing of Qt");
        row("geometry uses a lower case Qt header", "geometry/a.h", "#include <qglobal.h>\n",
            "geometry/a.h:1: <qglobal.h> in geometry, which knows nothing of Qt");
        row("geometry includes scenarios", "geometry/a.cpp", "#include \"scenarios/b.h\"\n",
            "geometry/a.cpp:1: geometry/ includes \"scenarios/b.h\" of a higher floor");
        row("geometry includes app in angles", "geometry/a.cpp", "#  include  <app/c.h>\n",
            "geometry/a.cpp:1: geometry/ includes \"app/c.h\" of a higher floor");
        row("geometry has a tolerance of its own", "geometry/a.cpp", "// 1e-3\nconst bool near = x < 2.5e-9;\n",
            "geometry/a.cpp:2: 2.5e-9 is a tolerance: its home, with unit and reason, is geometry/base/tolerances.h");
        row("geometry has a decimal of its own", "geometry/a.cpp", "const bool near = x < 0.005;\n",
            "geometry/a.cpp:1: 0.005 is a tolerance: its home, with unit and reason, is geometry/base/tolerances.h");
        row("geometry has a factor near 1", "geometry/a.cpp", "const bool near = x < 0.999 * y;\n",
            "geometry/a.cpp:1: 0.999 is a tolerance: its home, with unit and reason, is geometry/base/tolerances.h");
        row("geometry has a length of its own", "geometry/a.cpp", "const auto room = Length::fromNanometers(1'000);\n",
            "geometry/a.cpp:1: fromNanometers(1'000) is a tolerance: its home, with unit and reason, is "
            "geometry/base/tolerances.h");
        row("geometry compares with a number", "geometry/a.cpp", "const bool near = 0.0 < x && x <= 1'0.5;\n",
            "geometry/a.cpp:1: 1'0.5 is a tolerance: its home, with unit and reason, is geometry/base/tolerances.h");
        row("geometry adds a number", "geometry/a.cpp", "const auto room = 2.0 * reach + 10.0;\n",
            "geometry/a.cpp:1: 10.0 is a tolerance: its home, with unit and reason, is geometry/base/tolerances.h");
        row("geometry has a number of its own", "geometry/a.cpp", "constexpr double kRoom = -2 * 25.0;\n",
            "geometry/a.cpp:1: kRoom is a tolerance: its home, with unit and reason, is geometry/base/tolerances.h; "
            "what is none stands in numbers.txt");
        row("two types of one name", "geometry/shapes/d.h", "struct Cell {\n};\nnamespace x {\nstruct Cell {\n};\n}\n",
            "geometry/shapes/d.h:4: Cell is also the name of a type in geometry/shapes/d.h");
        row("scenarios includes app", "scenarios/b.h", "#include \"app/c.h\"\n",
            "scenarios/b.h:1: scenarios/ includes \"app/c.h\" of a higher floor");
        row("product includes tests", "app/c.h", "#include \"tests/tst_a.cpp\"\n",
            "app/c.h:1: app/ includes \"tests/tst_a.cpp\" of a higher floor");
        row("scenarios uses a widget", "scenarios/io/b.cpp", "#include <QWidget>\n",
            "scenarios/io/b.cpp:1: <QWidget> in scenarios, which may use Qt Core only");
        row("scenarios uses Qt Gui by module", "scenarios/io/b.cpp", "#include <QtGui/QColor>\n",
            "scenarios/io/b.cpp:1: <QtGui/QColor> in scenarios, which may use Qt Core only");
        row("scenarios uses Boost", "scenarios/io/b.cpp", "#include <boost/geometry.hpp>\n",
            "scenarios/io/b.cpp:1: <boost/geometry.hpp> belongs to geometry");
        row("app uses CGAL", "app/c.cpp", "#include <CGAL/Segment_2.h>\n",
            "app/c.cpp:1: <CGAL/Segment_2.h> belongs to geometry");
        row("header uses CGAL", "geometry/a.h", "#include <CGAL/Segment_2.h>\n",
            "geometry/a.h:1: <CGAL/Segment_2.h> in a header: only .cpp files may have it");
        row("include from the own folder", "geometry/a.cpp", "#include \"a.h\"\n",
            "geometry/a.cpp:1: \"a.h\" is not written from the repository root");
        row("include up and down", "app/c.cpp", "#include \"app/../geometry/a.h\"\n",
            "app/c.cpp:1: \"app/../geometry/a.h\" is not written from the repository root");
        row("include of nothing", "app/c.cpp", "#include \"app/gone.h\"\n",
            "app/c.cpp:1: \"app/gone.h\" is not written from the repository root");
        row("a source without a build", "scenarios/io/lost.cpp", "int lost;\n",
            "scenarios/io/lost.cpp:0: no CMakeLists.txt names it");
        row("a source named only in a comment", "scenarios/app.cpp", "int lost;\n",
            "scenarios/app.cpp:0: no CMakeLists.txt names it");
        row("a test that never runs", "tests/tst_lost.cpp", "#include <QTest>\n",
            "tests/tst_lost.cpp:0: no CMakeLists.txt names it");
        row("geometry links Qt", "geometry/CMakeLists.txt",
            "add_library(g a.cpp a.h shapes/d.h)\ntarget_link_libraries(g Qt6::Core)\n",
            "geometry/CMakeLists.txt:2: Qt6::Core is linked where it does not belong");
        row("scenarios links Qt Gui", "scenarios/CMakeLists.txt",
            "target_link_libraries(s Qt6::Core Qt6::Gui io/b.cpp b.h)\n",
            "scenarios/CMakeLists.txt:1: Qt6::Gui is linked where it does not belong");
        row("app links CGAL", "app/CMakeLists.txt",
            "add_executable(c c.cpp c.h)\ntarget_link_libraries(c CGAL::CGAL)\n",
            "app/CMakeLists.txt:2: CGAL::CGAL is linked where it does not belong");
    }

    void plantedViolation_isFound() {
        auto [file, text, expected] =
            sightline::testsupport::fetch<QString, QByteArray, QString>("file", "text", "expected");
        QTemporaryDir tree;
        writeTree(tree.path());
        write(tree.path(), file, text);
        QCOMPARE(told(architecture::violationsIn(tree.path().toStdString(), kSurroundings)), QStringList{expected});
    }

    void plantedTolerances_areCountedAndDescribed() {
        QTemporaryDir tree;
        writeTree(tree.path());
        write(tree.path(), "geometry/CMakeLists.txt", "add_library(g a.cpp a.h shapes/d.h base/tolerances.h)\n");
        const auto toldOf = [&](const QByteArray& text) {
            write(tree.path(), "geometry/base/tolerances.h", text);
            return told(architecture::violationsIn(tree.path().toStdString(), kSurroundings));
        };
        QCOMPARE(toldOf(tolerances(20, "1'000")), QStringList{});
        QCOMPARE(toldOf(tolerances(21, "8")),
                 QStringList{"geometry/base/tolerances.h:45: kNumber20 is one number more than 20: derive it"});
        QCOMPARE(toldOf(tolerances(2, "1.7")),
                 QStringList{"geometry/base/tolerances.h:3: 1.7 is a number of its own in the formula of kDerived"});
        QCOMPARE(toldOf("#pragma once\n\nconstexpr double kBare = 1.0;\n"),
                 QStringList{"geometry/base/tolerances.h:3: kBare has no unit and reason"});
    }

    void listedNumber_isNoTolerance() {
        QTemporaryDir tree;
        writeTree(tree.path());
        write(tree.path(), "geometry/a.cpp", "constexpr double kGolden = 0.618;\n");
        auto surroundings = kSurroundings;
        surroundings.numbers = {"geometry/a.cpp kGolden"};
        const auto violations = [&] {
            return told(architecture::violationsIn(tree.path().toStdString(), surroundings));
        };
        QCOMPARE(violations(), QStringList{});
        surroundings.numbers.push_back("geometry/a.h kGone");
        QCOMPARE(violations(), QStringList{"geometry/a.h:0: kGone is no such number"});
    }

    void plantedIncludeOfALaterRoom_isFound() {
        QTemporaryDir tree;
        writeTree(tree.path());
        auto surroundings = kSurroundings;
        surroundings.rooms = {"geometry", "geometry/shapes", "scenarios", "scenarios/io", "app"};
        const auto violations = [&] {
            return told(architecture::violationsIn(tree.path().toStdString(), surroundings));
        };
        QCOMPARE(violations(), QStringList{});
        write(tree.path(), "geometry/a.cpp", "#include \"geometry/shapes/d.h\"\n");
        QCOMPARE(violations(),
                 QStringList{"geometry/a.cpp:1: \"geometry/shapes/d.h\" stands in a folder that comes later "
                             "in tests/architecture/rooms.txt"});
    }

    void sourceInNoRoom_isFound() {
        QTemporaryDir tree;
        writeTree(tree.path());
        auto surroundings = kSurroundings;
        surroundings.rooms = {"geometry", "geometry/shapes", "scenarios", "app"};
        QCOMPARE(told(architecture::violationsIn(tree.path().toStdString(), surroundings)),
                 QStringList{"scenarios/io/b.cpp:0: stands in no folder of tests/architecture/rooms.txt"});
    }
};

QTEST_GUILESS_MAIN(TestArchitectureRules)
#include "tst_architecture_rules.moc"

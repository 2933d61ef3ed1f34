#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace sightline::tests;

namespace {

/// "--from ID" and its text, as rows of two columns tell it.
using Rows = std::vector<std::pair<QString, QString>>;

Rows rowsOf(const QString& help, const QString& title) {
    Rows rows;
    const auto part = help.section(QStringLiteral("\n%1:\n").arg(title), 1, 1).section(QStringLiteral("\n\n"), 0, 0);
    static const QRegularExpression row{QStringLiteral("^  (\\S.*?) {2,}(\\S.*)$")};
    for (const QString& line : part.split('\n')) {
        const auto match = row.match(line);
        if (match.hasMatch()) {
            rows.emplace_back(match.captured(1), match.captured(2));
        }
    }
    return rows;
}

QString helpOf(const QString& command = {}) {
    return QString::fromUtf8(runCli(command.isEmpty() ? QStringList{"--help"} : QStringList{command, "--help"}).output);
}

QStringList commands() {
    QStringList names;
    for (const auto& [call, summary] : rowsOf(helpOf(), "Commands")) {
        names.append(call.section(' ', 0, 0));
    }
    return names;
}

QString withoutRoff(QString text) {
    static const QRegularExpression letter{QStringLiteral("\\\\\\[u([0-9A-F]+)\\]")};
    for (auto match = letter.match(text); match.hasMatch(); match = letter.match(text)) {
        text.replace(match.capturedStart(), match.capturedLength(), QChar{match.captured(1).toUShort(nullptr, 16)});
    }
    return text.replace("\\-", "-")
        .replace("\\(dq", "\"")
        .replace("\\&", "")
        .replace("\n.br\n", "\n")
        .replace("\\(rs", "\\");
}

/// The entries below one heading of the page.
Rows entriesOf(const QString& page, const QString& heading) {
    Rows rows;
    const QString part = page.section('\n' + heading + '\n', 1, 1).section(QRegularExpression{"\n\\.S[HS] "}, 0, 0);
    static const QRegularExpression entry{QStringLiteral("\\.TP\n\\.B \"(.*)\"\n(.*)")};
    for (auto matches = entry.globalMatch(part); matches.hasNext();) {
        const auto match = matches.next();
        rows.emplace_back(withoutRoff(match.captured(1)), withoutRoff(match.captured(2)));
    }
    return rows;
}

struct Completed {
    QStringList words;
    bool worked = false;
};

/// What bash offers for the last word of a command line.
Completed completed(const QTemporaryDir& folder, const QStringList& line) {
    const QString script = folder.filePath("completion");
    writeBytes(script, runCli({"--bash-completion"}).output);
    QProcess bash;
    bash.setWorkingDirectory(folder.path());
    QStringList words;
    for (const QString& word : line) {
        words.append('\'' + word + '\'');
    }
    bash.start(
        "bash",
        {"--norc", "-c",
         QStringLiteral(
             "source '%1'; COMP_WORDS=('%2' %3); COMP_CWORD=%4; _sightline_cli; printf '%s\\n' \"${COMPREPLY[@]}\"")
             .arg(script, SIGHTLINE_CLI, words.join(' '))
             .arg(line.size())});
    Completed end;
    end.worked = bash.waitForFinished() && bash.exitCode() == 0 && bash.readAllStandardError().isEmpty();
    end.words = QString::fromUtf8(bash.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
    end.words.sort();
    return end;
}

QStringList sorted(QStringList words) {
    words.sort();
    return words;
}

} // namespace

class TestCliManual : public QObject {
    Q_OBJECT

private slots:
    void manualPage_saysOfEachCommandWhatItsHelpSays() {
        const auto end = runCli({"--man-page"});
        QCOMPARE(end.status, 0);
        const QString page = QString::fromUtf8(end.output);
        QStringList headings;
        QVERIFY(commands().size() > 10);
        for (const auto& [call, summary] : rowsOf(helpOf(), "Commands")) {
            const QString name = call.section(' ', 0, 0);
            const Rows told = rowsOf(helpOf(name), "Options");
            QVERIFY2(!told.empty(), qPrintable(name));
            const QString heading = ".SS \"" + call + '"';
            QVERIFY2(page.contains('\n' + heading + '\n'), qPrintable(heading));
            QVERIFY2(entriesOf(page, heading) == told, qPrintable(name));
            headings.append(heading);
        }
        QCOMPARE(page.count("\n.SS "), headings.size());
        QCOMPARE(entriesOf(page, ".SH \"OPTIONS\""), rowsOf(helpOf(), "Options"));
    }

    void manualPage_isReadWithoutAWarning() {
        const QString groff = QStandardPaths::findExecutable("groff");
        if (groff.isEmpty()) {
            QSKIP("groff is not installed, which reads manual pages (package groff)");
        }
        QProcess reader;
        reader.start(groff, {"-man", "-ww", "-Tascii", "-"});
        reader.write(runCli({"--man-page"}).output);
        reader.closeWriteChannel();
        QVERIFY(reader.waitForFinished());
        QCOMPARE(reader.exitCode(), 0);
        QCOMPARE(reader.readAllStandardError(), QByteArray{});
        QVERIFY(reader.readAllStandardOutput().simplified().contains("sightline-cli - judge lines of sight"));
    }

    void completion_offersTheCommands() {
        const QTemporaryDir folder;
        const auto end = completed(folder, {""});
        QVERIFY(end.worked);
        QCOMPARE(end.words, sorted(commands() + QStringList{"find-position", "path", "--help", "--version",
                                                            "--man-page", "--bash-completion"}));
        QCOMPARE(completed(folder, {"val"}).words, QStringList{"validate"});
    }

    void completion_offersTheOptionsOfEachCommandsHelp() {
        const QTemporaryDir folder;
        for (const QString& command : commands()) {
            QStringList told;
            for (const auto& [option, text] : rowsOf(helpOf(command), "Options")) {
                told.append(option.section(' ', 0, 0));
            }
            const auto end = completed(folder, {command, "--"});
            QVERIFY2(end.worked, qPrintable(command));
            QCOMPARE(end.words, sorted(told));
        }
    }

    void completion_offersValues_data() {
        sightline::testsupport::addColumns<QStringList, QStringList>("line", "offered");
        QTest::newRow("words") << QStringList{"check", "--method", ""} << QStringList{"center", "exact", "sampled"};
        QTest::newRow("some of them") << QStringList{"render", "--theme", "d"} << QStringList{"dark"};
        QTest::newRow("rule sets and files")
            << QStringList{"matrix", "--rules", "height"} << QStringList{"height-tags", "heights.json"};
        QTest::newRow("files") << QStringList{"check", "--proof", "t"} << QStringList{"table one.sightline"};
        QTest::newRow("a value that only its author knows") << QStringList{"check", "--from", ""} << QStringList{};
        QTest::newRow("a table") << QStringList{"validate", "table"} << QStringList{"table one.sightline"};
        QTest::newRow("after a switch") << QStringList{"matrix", "--json", "table"}
                                        << QStringList{"table one.sightline"};
        QTest::newRow("no table is asked for") << QStringList{"rulesets", ""} << QStringList{};
        QTest::newRow("no such command") << QStringList{"chekc", "--"} << QStringList{};
    }

    void completion_offersValues() {
        auto [line, offered] = sightline::testsupport::fetch<QStringList, QStringList>("line", "offered");
        const QTemporaryDir folder;
        writeBytes(folder.filePath("table one.sightline"), "{}");
        writeBytes(folder.filePath("heights.json"), "{}");
        const auto end = completed(folder, line);
        QVERIFY(end.worked);
        QCOMPARE(end.words, offered);
    }
};

QTEST_GUILESS_MAIN(TestCliManual)
#include "tst_cli_manual.moc"

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/shared/text/idle_text.h"

#include <algorithm>

namespace sightline::app::cli {

namespace {

using scenarios::Diagnostic;
using scenarios::Severity;
using scenarios::wordFor;

void writeFinding(JsonWriter& writer, const Diagnostic& finding) {
    writer.beginObject(JsonWriter::Layout::Line);
    writer.member(u"severity", wordFor(finding.severity));
    writer.member(u"code", finding.code);
    writer.member(u"path", finding.path);
    writer.key(u"line");
    finding.line > 0 ? writer.number(finding.line) : writer.null();
    writer.key(u"column");
    finding.column > 0 ? writer.number(finding.column) : writer.null();
    writer.member(u"sentence", finding.sentence);
    writer.member(u"expected", finding.expected);
    writer.member(u"found", finding.found);
    writer.beginList(u"ids");
    std::ranges::for_each(finding.ids, [&](const QString& id) { writer.string(id); });
    writer.endList();
    writer.endObject();
}

QByteArray jsonOf(const QString& file, const std::vector<Diagnostic>& findings, bool valid) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"file", file);
    writer.member(u"valid", valid);
    writer.list(u"findings", findings, [&](const Diagnostic& finding) { writeFinding(writer, finding); });
    writer.endObject();
    return writer.text();
}

QString textOf(const QString& file, const std::vector<Diagnostic>& findings) {
    if (findings.empty()) {
        return QStringLiteral("%1: nothing to report\n").arg(file);
    }
    QString text;
    for (const Diagnostic& finding : findings) {
        text += QStringLiteral("%1 [%2]\n").arg(oneLine(finding.text()), finding.code);
    }
    return text;
}

/// The rule set that the scenario names or contains may be broken although the file can be read.
Diagnostic brokenRules(const scenarios::RuleSetProblem& problem, const QString& file) {
    Diagnostic finding;
    finding.severity = Severity::Error;
    finding.code = QStringLiteral("rule-set");
    finding.file = file;
    finding.path = problem.path;
    finding.sentence = problem.message;
    return finding;
}

Diagnostic idleNote(const scenarios::Scenario& scenario,
                    const scenarios::RuleSet& rules,
                    const std::vector<scenarios::PieceId>& idle,
                    const QString& file) {
    Diagnostic finding;
    finding.severity = Severity::Note;
    finding.code = QStringLiteral("idle-pieces");
    finding.file = file;
    finding.path = QStringLiteral("$.terrain");
    finding.sentence = idleSentence(scenario, rules, idle);
    std::ranges::transform(idle, std::back_inserter(finding.ids), &scenarios::PieceId::value);
    return finding;
}

void addFindingsOfRules(const QByteArray& bytes, const QString& file, std::vector<Diagnostic>& findings) {
    const auto loaded = scenarios::readScenario(bytes, file);
    if (!loaded) {
        return;
    }
    const auto rules = scenarios::ruleSetOf(loaded->scenario);
    if (!rules) {
        findings.push_back(brokenRules(rules.error(), file));
        return;
    }
    if (const auto idle = idlePieces(loaded->scenario, *rules); !idle.empty()) {
        findings.push_back(idleNote(loaded->scenario, *rules, idle, file));
    }
}

ExitStatus runValidate(const Arguments& arguments) {
    const QString& path = arguments.operand(0);
    const auto bytes = bytesOf(path);
    const QString file = nameOfInput(path);
    auto findings = scenarios::validateScenario(bytes, file);
    const auto errors = [&] { return std::ranges::count(findings, Severity::Error, &Diagnostic::severity); };
    if (errors() == 0) {
        addFindingsOfRules(bytes, file, findings);
    }
    printAnswer(
        arguments, [&] { return jsonOf(file, findings, errors() == 0); }, [&] { return textOf(file, findings); });
    if (errors() > 0) {
        throw UsageError{errors() == 1
                             ? QStringLiteral("%1: not a valid scenario: one error.").arg(file)
                             : QStringLiteral("%1: not a valid scenario: %2 errors.").arg(file).arg(errors())};
    }
    return ExitStatus::Done;
}

} // namespace

Command validateCommand() {
    return {"validate",
            "errors and warnings of a scenario file",
            "Lists errors, warnings and notes about a scenario file, each with its place in the file.\n"
            "Exit status: 0 no error, 2 at least one.",
            {"SCENARIO"},
            {jsonOption()},
            runValidate};
}

} // namespace sightline::app::cli

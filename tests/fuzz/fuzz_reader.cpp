#include "scenarios/conformance/case_file.h"
#include "scenarios/formats/registry.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/output/dispute_file.h"
#include "scenarios/rules/rule_text.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace sightline::scenarios;

namespace {

[[noreturn]] void broken(const char* what, const QString& more = {}) {
    std::fprintf(stderr, "%s: %s\n", what, qPrintable(more));
    std::abort();
}

/// What was read is written and read again: the same table, the same bytes.
void comesBack(const Scenario& scenario) {
    const QByteArray text = writeScenario(scenario);
    const auto again = readScenario(text, QStringLiteral("again"));
    if (!again) {
        broken("what was written is refused", again.error().message());
    }
    if (writeScenario(again->scenario) != text) {
        broken("what was written changes when it is read");
    }
}

void hasValue(const FileProblem& problem) {
    if (problem.findings.empty() || problem.first().sentence.isEmpty()) {
        broken("refused without a sentence");
    }
}

[[maybe_unused]] void readTable(const QByteArray& bytes, const char* /*format*/) {
    static_cast<void>(validateScenario(bytes, QStringLiteral("fuzz")));
    if (const auto loaded = readScenario(bytes, QStringLiteral("fuzz"))) {
        comesBack(loaded->scenario);
    } else {
        hasValue(loaded.error());
    }
}

[[maybe_unused]] void readRules(const QByteArray& bytes, const char* /*format*/) {
    static_cast<void>(readRuleText(bytes));
}

[[maybe_unused]] void readVision(const QByteArray& bytes, const char* /*format*/) {
    if (const auto loaded = readVisionProfile(bytes, QStringLiteral("fuzz")); !loaded) {
        hasValue(loaded.error());
    }
}

[[maybe_unused]] void readCases(const QByteArray& bytes, const char* /*format*/) {
    if (const auto list = readCaseList(bytes, QStringLiteral("fuzz")); !list) {
        hasValue(list.error());
    }
}

[[maybe_unused]] void readDisputes(const QByteArray& bytes, const char* /*format*/) {
    if (const auto dispute = readDispute(bytes, QStringLiteral("fuzz")); !dispute) {
        hasValue(dispute.error());
    }
}

/// What looks like anything at all, and what this target's format makes of it.
[[maybe_unused]] void importAny(const QByteArray& bytes, const char* format) {
    const formats::ImportFile file{bytes, QStringLiteral("fuzz")};
    static_cast<void>(formats::detectFormat(file));
    formats::ImportOptions options;
    options.cellInches = 1.0;
    options.unitInches = 1.0;
    options.withTokens = true;
    if (const auto imported = formats::importFile(file, options, {}, QString::fromLatin1(format))) {
        comesBack(imported->scenario);
    } else {
        hasValue(imported.error());
    }
}

} // namespace

/// SIGHTLINE_READER is what this target does, SIGHTLINE_FORMAT its name; tests/fuzz/CMakeLists.txt gives both.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes{reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
    SIGHTLINE_READER(bytes, SIGHTLINE_FORMAT);
    return 0;
}

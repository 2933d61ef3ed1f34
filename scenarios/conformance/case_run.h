#pragma once

#include "scenarios/conformance/case_file.h"
#include "scenarios/judge/verdict.h"

namespace sightline::scenarios {

/// One answer that differs from the expected one.
struct CaseMismatch {
    QString what;     ///< "m1 to m2, clearance_mm"
    QString expected; ///< "12.7 ± 0.01"
    QString found;
};

/// The outcome of a case.
struct CaseOutcome {
    Scenario scenario;
    std::vector<Verdict> verdicts; ///< in the order of the case
    int asked = 0;                 ///< number of values compared
    std::vector<CaseMismatch> mismatches;
};

/// Judges the questions of a case and compares the answers. `path` is that of its scenario. A number may deviate by the
/// expected error plus the error that the judge states. Errors: an unreadable file, a missing model, a rule set that
/// does not ship.
[[nodiscard]] tl::expected<CaseOutcome, FileProblem> runCase(const SightCase& asked, const QString& path);

} // namespace sightline::scenarios

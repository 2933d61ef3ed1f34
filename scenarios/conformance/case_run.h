#pragma once

#include "scenarios/conformance/case_file.h"
#include "scenarios/judge.h"

namespace sightline::scenarios {

/// One answer that is not as it has to be.
struct CaseMismatch {
    QString what;     ///< "m1 to m2, clearance_mm"
    QString expected; ///< "12.7 ± 0.01"
    QString found;
};

struct CaseOutcome {
    Scenario scenario;
    std::vector<Verdict> verdicts; ///< in the order of the case
    int asked = 0;                 ///< single values that were compared
    std::vector<CaseMismatch> mismatches;
};

/// Judges what a case asks and compares. `path` is that of its scenario. A file that cannot be read, a model that is
/// not there or a rule set that does not ship: a problem. A figure may lie off by its error and the one that the judge
/// tells of its own.
[[nodiscard]] tl::expected<CaseOutcome, FileProblem> runCase(const SightCase& asked, const QString& path);

} // namespace sightline::scenarios

#pragma once

#include "scenarios/judge/judge.h"

#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The ruling of a weapon against one target. Each part is reported independently of the others.
struct WeaponRuling {
    bool inRange = false;  ///< within its range and not below its minimum range, as the rule set measures
    bool inArc = false;    ///< a part of the target's base lies in the weapon's arc
    bool hasLine = false;  ///< there is a line of the kind that the weapon needs, to the part in its arc
    bool eligible = false; ///< all three hold, and the target is a valid one
    /// "eligible", or the first failure: "out-of-range", "too-near", "out-of-arc", then "no-line-of-sight",
    /// "no-line-of-fire", "no-valid-target".
    QString code;
    friend bool operator==(const WeaponRuling&, const WeaponRuling&) = default;
};

/// Returns one ruling per weapon of the verdict's observer, in the order of the model. Where only part of the target
/// lies in an arc, the judge is asked about that part.
[[nodiscard]] std::vector<WeaponRuling>
weaponRulingsOf(const PreparedTable& table, const Verdict& verdict, const std::stop_token& stop = {});

} // namespace sightline::scenarios

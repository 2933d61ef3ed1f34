#pragma once

#include "scenarios/judge.h"

#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// What a weapon may do against one target. Each part is told by itself, whatever the others say.
struct WeaponRuling {
    bool inRange = false;  ///< no farther than its range and no nearer than its least range, as the rule set measures
    bool inArc = false;    ///< some of the target's base lies in the weapon's arc
    bool hasLine = false;  ///< of the kind that the weapon needs, to what lies in its arc
    bool eligible = false; ///< all three, and the target is a valid one
    /// "eligible", or the first that fails: "out-of-range", "too-near", "out-of-arc", then "no-line-of-sight",
    /// "no-line-of-fire", "no-valid-target".
    QString code;
    friend bool operator==(const WeaponRuling&, const WeaponRuling&) = default;
};

/// One for each weapon of the verdict's observer, in the order of the model. Where only part of the target lies in an
/// arc the judge is asked about that part.
[[nodiscard]] std::vector<WeaponRuling>
weaponRulingsOf(const PreparedTable& table, const Verdict& verdict, const std::stop_token& stop = {});

} // namespace sightline::scenarios

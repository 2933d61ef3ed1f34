#pragma once

#include "geometry/sight/plan/sight.h"

#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sightline::testsupport {

/// A table for tests: bases and blockers, all of them active.
struct SightBoard {
    std::string name; ///< generator and seed
    std::vector<geometry::PlacedFootprint> bases;
    std::vector<geometry::Blocker> blockers;

    [[nodiscard]] std::vector<int> everyBlocker() const {
        std::vector<int> all(blockers.size());
        std::iota(all.begin(), all.end(), 0);
        return all;
    }
};

/// What a written case expects.
struct WrittenCase {
    SightBoard board; ///< the first base looks at the second
    geometry::TouchRule touch = geometry::TouchRule::Clear;
    std::optional<geometry::Visibility> expected;
};

/// The case as text, in whole nanometers and nanodegrees, one thing a line; `readCase` gives the same case back:
/// `base round D at X Y facing F`, `base oval L W at …`, `base rectangle L W at …`, `base hull X Y X Y … at …`,
/// `polygon X Y X Y … hole X Y …`, `wall X Y X Y …`, `touch blocked`, `expect clear|blocked`, `# comment`.
[[nodiscard]] std::string
writeCase(const SightBoard& board, const geometry::PlacedFootprint& observer, const geometry::PlacedFootprint& target);

/// Nothing if a line is not understood.
[[nodiscard]] std::optional<WrittenCase> readCase(std::string_view text);

} // namespace sightline::testsupport

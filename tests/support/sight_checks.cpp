#include "tests/support/sight_checks.h"

#include "tests/support/plane_shapes.h"
#include "tests/support/straight_test.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <sstream>

namespace sightline::testsupport {

using namespace sightline::geometry;

void forEachPair(const SightBoard& board, const BasePair& visit) {
    for (std::size_t i = 0; i < board.bases.size(); ++i) {
        for (std::size_t k = i + 1; k < board.bases.size(); ++k) {
            visit(board.bases[i], board.bases[k]);
        }
    }
}

SightAnswer exactAnswer(const SightBoard& board,
                        const PlacedFootprint& observer,
                        const PlacedFootprint& target,
                        const SightOptions& options) {
    const TerrainMap map{board.blockers};
    return findLineOfSight(observer, target, map, board.everyBlocker(), options);
}

std::string brokenPromise(const SightAnswer& answer,
                          const SightBoard& board,
                          const PlacedFootprint& observer,
                          const PlacedFootprint& target) {
    const auto active = board.everyBlocker();
    if (answer.visibility == Visibility::NoLineFound) {
        return "an exact answer that says no line found";
    }
    if (answer.visibility == Visibility::Clear) {
        if (!endsOnBases(answer.line, observer, target)) {
            return "the clear line does not end on the bases";
        }
        if (!answer.basesTouch && !restsOnTouch(answer) &&
            straightTest(answer.line, board.blockers, active) == StraightResult::Blocked) {
            return "the clear line is not clear";
        }
        if (!answer.blockedBy.empty()) {
            return "clear, and yet somebody blocks";
        }
        if (answer.clearanceMillimeters && *answer.clearanceMillimeters < 0) {
            return "clear with a clearance below zero";
        }
        if (answer.beam && (!endsOnBases(*answer.beam, observer, target))) {
            return "the beam does not end on the bases";
        }
        return {};
    }
    if (answer.clearanceMillimeters && *answer.clearanceMillimeters > 0) {
        return "blocked with a clearance above zero";
    }
    const auto isCenter = [](Point p, const PlacedFootprint& base) { // the position of a hull may lie beside it
        return p == base.position || std::holds_alternative<HullOutline>(base.footprint.shape());
    };
    if (!isCenter(answer.line.from, observer) || !isCenter(answer.line.to, target) ||
        !endsOnBases(answer.line, observer, target)) {
        return "a blocked answer does not show the center line";
    }
    double sum = 0;
    for (std::size_t i = 0; i < answer.blockedBy.size(); ++i) {
        const BlockerShare& share = answer.blockedBy[i];
        sum += share.share;
        if (share.blocker < 0 || share.blocker >= static_cast<int>(board.blockers.size()) || share.share < 0) {
            return "a share of nobody, or below zero";
        }
        if (i > 0 && share.share > answer.blockedBy[i - 1].share) {
            return "shares are not sorted";
        }
    }
    if (!answer.blockedBy.empty() && std::abs(sum - 1) > 1e-9) {
        return "shares add up to " + std::to_string(sum);
    }
    if (answer.blockedBy.empty()) {
        return "blocked by nobody";
    }
    if (answer.blockedAt) {
        const Vec p = toMillimeters(answer.blockedAt->point);
        if (distanceToSegment(p, toMillimeters(answer.line.from), toMillimeters(answer.line.to)) > 1e-6L) {
            return "the first blocked point is not on the center line";
        }
    } else if (straightTest(answer.line, board.blockers, active) == StraightResult::Blocked) {
        return "the center line is blocked and no place is named";
    }
    return {};
}

bool restsOnTouch(const SightAnswer& answer) {
    return answer.visibility == Visibility::Clear && answer.clearanceMillimeters && *answer.clearanceMillimeters == 0.0;
}

std::string spoken(const SightAnswer& answer) {
    std::ostringstream out;
    out << (answer.visibility == Visibility::Clear     ? "clear"
            : answer.visibility == Visibility::Blocked ? "blocked"
                                                       : "no line found");
    if (answer.clearanceMillimeters) {
        out << ", clearance " << *answer.clearanceMillimeters << " mm";
    }
    out << ", line " << answer.line.from.x.nanometers() << ' ' << answer.line.from.y.nanometers() << " to "
        << answer.line.to.x.nanometers() << ' ' << answer.line.to.y.nanometers();
    return out.str();
}

int boardCount(int usual) {
    constexpr int kUsualRun = 1000;
    const char* run = std::getenv("SIGHTLINE_BOARDS");
    const int boards = run != nullptr ? std::atoi(run) : 0;
    return boards > 0 ? std::max(1, static_cast<int>(std::int64_t{boards} * usual / kUsualRun)) : usual;
}

} // namespace sightline::testsupport

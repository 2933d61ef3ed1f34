#include "geometry/sight/space/volume_cells.h"

#include "geometry/sight/space/volume_walk.h"

#include <algorithm>

namespace sightline::geometry::detail {

namespace {

class Search : public CellWalk {
public:
    Search(const VolumeScene& scene, const CellSearch& search) : CellWalk{scene, search.strict}, m_search{search} {}

    CellAnswer run(const std::stop_token& stop) {
        const Outcome outcome = walk(0.0, m_search.maxSteps, stop);
        m_answer.unsettled = outcome.unsettled;
        m_answer.steps = outcome.steps;
        return m_answer;
    }

private:
    bool accept(Vec plan) override {
        const Free free = freeOnCenterLine();
        if (free.cell.count == 0) {
            return false;
        }
        if (offer(plan, free.cell.middle(), free)) {
            return true;
        }
        return std::ranges::any_of(free.cell.all(), [&](Vec slice) { return offer(plan, slice, free); });
    }

    /// Rounds a line to stored ends inside the solids and tests it: first moved inwards by more than rounding, then as
    /// close as possible, for lines that only touch.
    bool offer(Vec plan, Vec slice, const Free& free) {
        return offerMoved(plan, slice, free, 1.0) || offerMoved(plan, slice, free, 0.0);
    }

    bool offerMoved(Vec plan, Vec slice, const Free& free, double inwardsBy) {
        const SightLine3 line = storedLine(plan, slice, free, inwardsBy);
        if (!m_search.isClear(line)) {
            return false;
        }
        m_answer.found = true;
        m_answer.line = line;
        return true;
    }

    const CellSearch& m_search;
    CellAnswer m_answer;
};

} // namespace

CellAnswer searchCells(const VolumeScene& scene, const CellSearch& search, const std::stop_token& stop) {
    return Search{scene, search}.run(stop);
}

} // namespace sightline::geometry::detail

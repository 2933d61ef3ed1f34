#include "geometry/sight/space/volume_beam.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/proof/slab.h"
#include "geometry/sight/space/volume_walk.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry::detail {

namespace {

/// Searches for increasingly wide beams and proves that none exceeds the last by more than the error. Widths are half
/// widths here.
class BeamWalk : public CellWalk {
public:
    BeamWalk(const VolumeScene& space, const BeamQuestion& question)
        : CellWalk{space, false}, m_question{question}, m_error{question.error / 2}, m_best{question.known / 2} {
        const auto across = [&](const VolumeScene::Body& body) {
            const double slope = std::max(std::abs(std::tan(space.pair.from)), std::abs(std::tan(space.pair.to)));
            double most = 0.0;
            for (const double m : {-slope, 0.0, slope}) {
                const Range offsets = offsetsOf(body, m);
                most = std::max(most, offsets.high - offsets.low);
            }
            return most;
        };
        m_max = question.isClear ? std::min(across(space.observer), across(space.target)) / 2 : 0.0;
        if (!question.isClear) { // when matter recedes by this, nothing blocks
            double least = -reach();
            for (const VolumeScene::Element& element : space.elements) {
                for (const Vec corner : element.corners) {
                    least = std::min(least, -2 * (std::abs(corner.x) + std::abs(corner.y)));
                }
            }
            m_best = std::max(m_best, least);
        }
        m_max = std::min(m_max, question.most / 2);
    }

    SpaceBeam run(const std::stop_token& stop) {
        if (m_question.isProof) {
            prove(stop);
        } else {
            look();
        }
        SpaceBeam beam;
        beam.most = 2 * std::max(m_max, m_best);
        beam.steps = m_steps;
        if (m_found) {
            beam.width = 2 * m_best;
            const Free free = freeOn(m_plan, m_best);
            beam.line = storedLine(m_plan, free.cell.count > 0 ? free.cell.middle() : Vec{}, free, kStoredUnit);
        }
        return beam;
    }

private:
    [[nodiscard]] bool isProved() const { return m_max - m_best <= m_error; }

    /// Proves that no beam is wider than the widest known. That is mostly so, and one search proves it; where that
    /// takes long, wide beams are excluded first, so that a search that ends early leaves a smaller error.
    ///
    /// A search that has found a wider beam goes on with those still wider. Whether none is left is asked of all lines
    /// anew: receding blockers may close a line to narrower beams.
    void prove(const std::stop_token& stop) {
        constexpr int kStepsAtOnce = 600;
        const double finest = m_error * 0.9;
        double step = finest;
        int limit = std::min(kStepsAtOnce, m_question.maxSteps);
        bool goesOn = false;
        while (!isProved() && m_steps < limit && !stop.stop_requested()) {
            const double wanted = std::min(m_best + step, m_max);
            const bool isWhole = !goesOn;
            const Outcome outcome =
                isWhole ? walk(wanted, limit - m_steps, stop) : resume(wanted, limit - m_steps, stop);
            goesOn = outcome.accepted;
            m_steps += outcome.steps;
            const bool isAtOnce = limit < m_question.maxSteps;
            if (outcome.accepted) {
                const Vec before = m_plan;
                const bool isSecond = m_found;
                widen(m_accepted, wanted, m_error / 4);
                if (isSecond && !m_question.isClear) {
                    goOnFrom(before, step);
                }
            } else if (outcome.stopped) {
                break;
            } else if (m_steps < limit && isWhole) {
                m_max = wanted + outcome.unsettled;
                if (outcome.unsettled > 0.0 && m_max - m_best <= step + outcome.unsettled && step <= m_error) {
                    break;
                }
            }
            if (isAtOnce && m_steps >= limit) {
                limit = m_question.maxSteps;
                step = std::max(m_error, (m_max - m_best) / 16);
            } else {
                step = std::max(finest, std::min(step, (m_max - m_best) / 8));
            }
        }
    }

    bool accept(Vec plan) override {
        m_accepted = plan;
        return true;
    }

    /// True if some line that meets both bases has the direction of this one.
    [[nodiscard]] bool isAmongDirections(Vec plan) const {
        return plan.x >= std::tan(scene().pair.from) && plan.x <= std::tan(scene().pair.to);
    }

    bool fits(Vec plan, double half) { return isAnyFreeOn(plan, half); }

    /// Tries the line to which the search seems to converge. The middle lines of cells that shrink towards a corner
    /// leave a third of the way to it each time, as the middle of a triangle does.
    void goOnFrom(Vec before, double step) {
        const Vec ahead = m_plan + 0.5 * (m_plan - before);
        if (m_best + step < m_max && isAmongDirections(ahead) && fits(ahead, m_best + step)) {
            widen(ahead, m_best + step, m_error / 4);
        }
    }

    /// Finds the widest beam around a line on which a beam of half width `fitting` fits, to the grain.
    void widen(Vec plan, double fitting, double grain) {
        double wider = m_max;
        for (double step = std::max(grain, std::abs(fitting) / 64); wider - fitting > grain;) {
            const double next = std::min(fitting + step, (fitting + wider) / 2);
            if (fits(plan, next)) {
                fitting = next;
                step *= 4;
            } else {
                wider = next;
            }
        }
        if (!m_found || fitting > m_best) {
            m_found = true;
            m_best = fitting;
            m_plan = plan;
        }
    }

    bool improve(Vec plan) {
        constexpr double kGrain = 2 * kKeptOff; // nanometers; the proof goes on from there
        const double wanted = m_best + kGrain;
        if (!isAmongDirections(plan) || wanted >= m_max || !fits(plan, wanted)) {
            return false;
        }
        widen(plan, wanted, kGrain);
        return true;
    }

    /// Evaluates the hint and some lines over all directions.
    void look() {
        constexpr int kSlopes = 7;
        constexpr int kOffsets = 7;
        if (m_question.hint) {
            const Vec from = scene().fromPlane(toVec(m_question.hint->from, scene().origin));
            const Vec to = scene().fromPlane(toVec(m_question.hint->to, scene().origin));
            const double slope = (to.y - from.y) / (to.x - from.x);
            improve({slope, from.y - slope * from.x});
        }
        const double low = std::tan(scene().pair.from);
        const double high = std::tan(scene().pair.to);
        for (int i = 0; i < kSlopes; ++i) {
            const double m = low + (high - low) * (i + 0.5) / kSlopes;
            const Range a = offsetsOf(scene().observer, m);
            const Range b = offsetsOf(scene().target, m);
            const Range both{std::max(a.low, b.low), std::min(a.high, b.high)};
            for (int j = 0; both.low < both.high && j < kOffsets && !isProved(); ++j) {
                improve({m, both.low + (both.high - both.low) * (j + 0.5) / kOffsets});
            }
        }
    }

    const BeamQuestion& m_question;
    double m_error;
    double m_best;
    double m_max = 0.0;
    bool m_found = false;
    Vec m_plan;
    Vec m_accepted;
    int m_steps = 0;
};

} // namespace

SpaceBeam widestBeamIn(const VolumeScene& scene, const BeamQuestion& question, const std::stop_token& stop) {
    return BeamWalk{scene, question}.run(stop);
}

} // namespace sightline::geometry::detail

#include "geometry/sight/proof/cover_prover.h"

#include "geometry/base/tolerances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sightline::geometry::detail {

namespace {

constexpr double kMargin = kProofMargin / 1e6;         // millimeters
constexpr double kTouching = kConstructionError / 1e6; // millimeters

double dot(Place a, Place b) { return a.x * b.x + a.y * b.y; }
Place normalAt(double theta) { return {-std::sin(theta), std::cos(theta)}; }
Place opposite(Place a) { return {-a.x, -a.y}; }

struct Limits {
    double observer;
    double target;
};
Limits topsOf(const CoverPart& part, Place n) { return {part.observer.support(n), part.target.support(n)}; }
Limits bottomsOf(const CoverPart& part, Place n) {
    return {-part.observer.support(opposite(n)), -part.target.support(opposite(n))};
}

struct Span {
    double low;
    double high;
};

Span spanOf(const CoverElement& element, Place n, double bottom, double top) {
    Span span{kInfinity, -kInfinity};
    for (const Place p : element.low) {
        span.low = std::min(span.low, dot(p, n));
    }
    for (const Place p : element.high) {
        span.high = std::max(span.high, dot(p, n));
    }
    // An element without bound extends to the end of its base's offsets, which may be beyond those of the other base.
    return {element.low.empty() ? bottom : span.low, element.high.empty() ? top : span.high};
}

/// The interval that joined elements cover together in one direction.
struct Joint {
    double low;
    double high;
};

struct Direction {
    double bottom = 0.0;
    double top = 0.0;
    std::vector<CoveredSpan> spans;
    std::vector<Joint> joints; ///< ascending by `low`
};

Direction directionOf(const CoverPart& part, double theta) {
    const Place n = normalAt(theta);
    const Limits tops = topsOf(part, n);
    const Limits bottoms = bottomsOf(part, n);
    Direction result{std::max(bottoms.observer, bottoms.target), std::min(tops.observer, tops.target), {}, {}};
    const double lowest = std::min(bottoms.observer, bottoms.target);
    const double highest = std::max(tops.observer, tops.target);
    std::vector<int> spanOfElement(part.elements.size(), -1);
    for (std::size_t i = 0; i < part.elements.size(); ++i) {
        const CoverElement& element = part.elements[i];
        if (element.from <= theta && theta <= element.to) {
            const Span span = spanOf(element, n, lowest, highest);
            spanOfElement[i] = static_cast<int>(result.spans.size());
            result.spans.push_back({static_cast<int>(i), span.low, span.high});
        }
    }
    std::vector<char> done(result.spans.size(), 0);
    for (std::size_t first = 0; first < result.spans.size(); ++first) {
        if (done[first]) {
            continue;
        }
        std::vector<std::size_t> group{first};
        done[first] = 1;
        Joint joint{kInfinity, -kInfinity};
        for (std::size_t next = 0; next < group.size(); ++next) {
            const CoveredSpan& span = result.spans[group[next]];
            joint = {std::min(joint.low, span.low), std::max(joint.high, span.high)};
            for (const int other : part.elements[static_cast<std::size_t>(span.element)].joined) {
                const int at = spanOfElement[static_cast<std::size_t>(other)];
                if (at >= 0 && !done[static_cast<std::size_t>(at)]) {
                    done[static_cast<std::size_t>(at)] = 1;
                    group.push_back(static_cast<std::size_t>(at));
                }
            }
        }
        result.joints.push_back(joint);
    }
    std::ranges::sort(result.joints, {}, [](const Joint& joint) { return std::pair{joint.low, joint.high}; });
    return result;
}

struct Gap {
    double width = -kInfinity;
    double middle = 0.0;
};

/// Returns the widest signed gap of one direction.
Gap widestGap(const Direction& direction) {
    Gap best;
    double floor = direction.bottom;
    const auto offer = [&](double limit) {
        const double high = std::min(limit, direction.top);
        if (high - floor > best.width) {
            best = {high - floor, (high + floor) / 2};
        }
    };
    for (const Joint& joint : direction.joints) {
        offer(joint.low);
        floor = std::max(floor, joint.high);
    }
    offer(kInfinity);
    return best;
}

/// Returns the points that are lowest (sign -1) or highest (+1) in the first, the middle or the last direction.
std::vector<Place> extremes(const std::vector<Place>& places, const std::array<Place, 3>& normals, double sign) {
    std::vector<Place> found;
    for (const Place n : normals) {
        const Place best = *std::ranges::max_element(places, {}, [&](Place p) { return sign * dot(p, n); });
        if (std::ranges::find(found, best) == found.end()) {
            found.push_back(best);
        }
    }
    return found;
}

} // namespace

CoverProver::CoverProver(CoverPart& part, std::vector<double> insets, int maxLeaves)
    : m_part{part}, m_insets{std::move(insets)}, m_maxLeaves{maxLeaves} {
    m_insets.resize(part.elements.size(), 0.0);
    for (const CoverElement& element : part.elements) {
        for (const double border : {element.from, element.to}) {
            if (border > part.from && border < part.to) {
                m_borders.push_back(border);
            }
        }
    }
    std::ranges::sort(m_borders);
    m_borders.erase(std::unique(m_borders.begin(), m_borders.end()), m_borders.end());
    m_reaches.resize(part.elements.size());
}

CoverColumn CoverProver::column(const CoverPart& part, double theta) {
    const Direction direction = directionOf(part, theta);
    CoverColumn column{theta, direction.bottom, std::max(direction.bottom, direction.top), {}, {}};
    for (CoveredSpan span : direction.spans) {
        span.low = std::max(span.low, column.bottom);
        span.high = std::min(span.high, column.top);
        if (span.low < span.high) {
            column.covered.push_back(span);
        }
    }
    std::ranges::sort(column.covered, {}, [](const CoveredSpan& span) { return std::pair{span.low, span.element}; });
    double floor = column.bottom;
    const auto free = [&](double high) {
        if (high > floor) {
            column.free.emplace_back(floor, high);
        }
    };
    for (const Joint& joint : direction.joints) {
        free(std::min(joint.low, column.top));
        floor = std::max(floor, joint.high);
    }
    free(column.top);
    return column;
}

void CoverProver::prove(const std::stop_token& stop) {
    m_part.leaves.clear();
    m_part.gaps.clear();
    m_part.witness.reset();
    proveRange(m_part.from, m_part.to, stop);
    if (m_part.witness) {
        m_part.proof = CoverProof::Clear;
    } else if (m_unfinished) {
        m_part.proof = CoverProof::Unfinished;
    } else {
        m_part.proof = m_part.gaps.empty() ? CoverProof::Blocked : CoverProof::RestsOnTouch;
    }
}

double CoverProver::splitOf(double from, double to) const {
    const double middle = from + (to - from) / 2;
    const auto first = std::ranges::upper_bound(m_borders, from);
    const auto last = std::ranges::lower_bound(m_borders, to);
    if (first >= last) {
        return middle;
    }
    // The border nearest to the middle of the range.
    const auto next = std::lower_bound(first, last, middle);
    if (next == last || (next != first && middle - *(next - 1) < *next - middle)) {
        return *(next - 1);
    }
    return *next;
}

void CoverProver::proveRange(double from, double to, const std::stop_token& stop) {
    if (m_part.witness || m_unfinished) {
        return;
    }
    if (stop.stop_requested() || m_part.leaves.size() + m_part.gaps.size() >= static_cast<std::size_t>(m_maxLeaves)) {
        m_unfinished = true;
        return;
    }
    if (auto chain = chainFor(from, to, kMargin)) {
        m_part.leaves.push_back({from, to, std::move(*chain)});
        return;
    }
    const double middle = from + (to - from) / 2;
    const bool wantsWitness = std::ranges::all_of(m_insets, [](double inset) { return inset == 0.0; });
    const Gap gap = widestGap(directionOf(m_part, middle));
    if (wantsWitness && gap.width > kTouching) {
        m_part.witness = LineSamplePoint{middle, gap.middle};
        m_part.witnessWidth = gap.width;
        return;
    }
    if (!wantsWitness && !chainFor(middle, middle, kMargin)) { // no proof is possible at this direction
        m_unfinished = true;
        return;
    }
    const double split = splitOf(from, to);
    const bool isTouching = std::abs(gap.width) <= kTouching && chainFor(from, to, -2 * kTouching);
    if (isTouching || !(from < split && split < to)) {
        m_part.gaps.push_back({from, to, gap.width});
        return;
    }
    proveRange(from, split, stop);
    proveRange(split, to, stop);
}

/// Computes the corners of each element that is present throughout the range, with their offsets at its ends.
void CoverProver::measure(double from, double to) {
    const std::array<Place, 3> normals{normalAt(from), normalAt(from + (to - from) / 2), normalAt(to)};
    for (std::size_t i = 0; i < m_reaches.size(); ++i) {
        const CoverElement& element = m_part.elements[i];
        Reach& reach = m_reaches[i];
        reach.counts = element.from <= from && to <= element.to && std::isfinite(m_insets[i]);
        reach.low.clear();
        reach.high.clear();
        if (!reach.counts) {
            continue;
        }
        reach.inset = m_insets[i];
        const auto corners = [&](const std::vector<Place>& places, double sign, std::vector<Corner>& result) {
            if (places.empty()) {
                return;
            }
            for (const Place p : extremes(places, normals, sign)) {
                result.push_back({p, dot(p, normals[0]) - sign * reach.inset, dot(p, normals[2]) - sign * reach.inset});
            }
        };
        corners(element.low, -1.0, reach.low);
        corners(element.high, +1.0, reach.high);
    }
}

/// Returns the chain with the fewest links from below the lines that meet both bases to above them, valid by `margin`
/// at both ends.
std::optional<std::vector<CoverLink>> CoverProver::chainFor(double from, double to, double margin) {
    measure(from, to);
    const std::array<Place, 2> normals{normalAt(from), normalAt(to)};
    const std::array<Limits, 2> tops{topsOf(m_part, normals[0]), topsOf(m_part, normals[1])};
    const std::array<Limits, 2> bottoms{bottomsOf(m_part, normals[0]), bottomsOf(m_part, normals[1])};
    const auto startsBelow = [&](const Corner& c) {
        return (c.atFrom + margin <= bottoms[0].observer && c.atTo + margin <= bottoms[1].observer) ||
               (c.atFrom + margin <= bottoms[0].target && c.atTo + margin <= bottoms[1].target);
    };
    const auto endsAbove = [&](const Corner& c) {
        return (c.atFrom - margin >= tops[0].observer && c.atTo - margin >= tops[1].observer) ||
               (c.atFrom - margin >= tops[0].target && c.atTo - margin >= tops[1].target);
    };
    struct Step {
        int before = -2;           ///< -2: not reached; -1: the first
        std::optional<Place> high; ///< high point of the previous element
        std::optional<Place> low;
    };
    std::vector<Step> steps(m_reaches.size());
    std::vector<int> queue;
    const auto reached = [&](std::size_t i, Step step) {
        steps[i] = step;
        queue.push_back(static_cast<int>(i));
    };
    for (std::size_t i = 0; i < m_reaches.size(); ++i) {
        if (!m_reaches[i].counts) {
            continue;
        }
        if (m_part.elements[i].low.empty()) {
            reached(i, {-1, {}, {}});
        } else if (const auto low = std::ranges::find_if(m_reaches[i].low, startsBelow);
                   low != m_reaches[i].low.end()) {
            reached(i, {-1, {}, low->place});
        }
    }
    const auto chainTo = [&](int last, std::optional<Place> high) {
        std::vector<CoverLink> chain;
        for (int i = last; i >= 0; i = steps[static_cast<std::size_t>(i)].before) {
            const Step& step = steps[static_cast<std::size_t>(i)];
            chain.push_back({i, step.low, high});
            high = step.high;
        }
        std::ranges::reverse(chain);
        return chain;
    };
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const int here = queue[next];
        const auto index = static_cast<std::size_t>(here);
        const Reach& reach = m_reaches[index];
        if (m_part.elements[index].high.empty()) {
            return chainTo(here, {});
        }
        if (const auto high = std::ranges::find_if(reach.high, endsAbove); high != reach.high.end()) {
            return chainTo(here, high->place);
        }
        for (const int other : m_part.elements[index].joined) {
            const auto j = static_cast<std::size_t>(other);
            if (m_reaches[j].counts && steps[j].before == -2 && reach.inset == m_reaches[j].inset) {
                reached(j, {here, {}, {}});
            }
        }
        for (std::size_t j = 0; j < m_reaches.size(); ++j) {
            if (!m_reaches[j].counts || steps[j].before != -2) {
                continue;
            }
            // Two moved elements keep their places relative to each other, so that neither inset matters there.
            const double kept = reach.inset == m_reaches[j].inset ? 2 * reach.inset : 0.0;
            for (const Corner& high : reach.high) {
                const auto low = std::ranges::find_if(m_reaches[j].low, [&](const Corner& c) {
                    return high.atFrom + kept - margin >= c.atFrom && high.atTo + kept - margin >= c.atTo;
                });
                if (low != m_reaches[j].low.end()) {
                    reached(j, {here, high.place, low->place});
                    break;
                }
            }
        }
    }
    return {};
}

} // namespace sightline::geometry::detail

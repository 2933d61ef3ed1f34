#include "tests/support/cover_checker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

constexpr Real kMargin = 1e-10L;     ///< mm by which each inequality of a chain must hold
constexpr Real kStored = 2e-6L;      ///< mm: corners of turned bases are rounded to a nanometer
constexpr Real kConstructed = 1e-8L; ///< mm: a cut of an edge with a base is constructed
constexpr Real kRadians = 1e-12L;

Vec toVec(Place p) { return {p.x, p.y}; }
Vec directionAt(Real theta) { return {std::cos(theta), std::sin(theta)}; }
Vec normalAt(Real theta) { return {-std::sin(theta), std::cos(theta)}; }

Real supportOf(const CoverShape& shape, Vec n) {
    if (shape.kind == CoverShape::Kind::Polygon) {
        Real best = -std::numeric_limits<Real>::infinity();
        for (const Place corner : shape.corners) {
            best = std::max(best, dot(toVec(corner), n));
        }
        return best;
    }
    const Vec axis = shape.kind == CoverShape::Kind::Disc ? Vec{1, 0} : toVec(shape.axis);
    const Real across = shape.kind == CoverShape::Kind::Disc ? shape.along : shape.across;
    return dot(toVec(shape.center), n) + std::hypot(shape.along * dot(axis, n), across * cross(axis, n));
}
Real topOf(const CoverShape& shape, Real theta) { return supportOf(shape, normalAt(theta)); }
Real bottomOf(const CoverShape& shape, Real theta) { return -supportOf(shape, Real{-1} * normalAt(theta)); }

Real areaOf(const std::vector<Vec>& ring) {
    Real area = 0;
    for (std::size_t i = 1; i + 1 < ring.size(); ++i) {
        area += cross(ring[i] - ring[0], ring[i + 1] - ring[0]) / 2;
    }
    return area;
}

/// Parameters of the points start + t way inside a shape; first > second: none.
Interval insideOf(const CoverShape& shape, Vec start, Vec way) {
    const Real infinity = std::numeric_limits<Real>::infinity();
    const Vec from = start - toVec(shape.center);
    if (shape.kind != CoverShape::Kind::Polygon) {
        const Vec axis = shape.kind == CoverShape::Kind::Disc ? Vec{1, 0} : toVec(shape.axis);
        const Real across = shape.kind == CoverShape::Kind::Disc ? shape.along : shape.across;
        const Vec p{dot(from, axis) / shape.along, cross(axis, from) / across};
        const Vec d{dot(way, axis) / shape.along, cross(axis, way) / across};
        const Real middle = -dot(p, d) / dot(d, d);
        const Real rest = 1 - dot(p + middle * d, p + middle * d);
        const Real half = rest < 0 ? -1 : std::sqrt(rest / dot(d, d));
        return {middle - half, middle + half};
    }
    Interval inside{-infinity, infinity};
    for (std::size_t i = 0; i < shape.corners.size(); ++i) {
        const Vec a = toVec(shape.corners[i]);
        const Vec side = toVec(shape.corners[(i + 1) % shape.corners.size()]) - a;
        const Real slope = cross(side, way);
        const Real value = cross(side, start - a);
        if (slope > 0) {
            inside.first = std::max(inside.first, -value / slope);
        } else if (slope < 0) {
            inside.second = std::min(inside.second, -value / slope);
        } else if (value < 0) {
            return {1, 0};
        }
    }
    return inside;
}

class Checker {
public:
    Checker(const LineCover& cover, std::span<const Blocker> blockers) : m_origin{toMillimeters(cover.origin)} {
        for (const Blocker& blocker : blockers) {
            PlaneBlocker plane = toPlane(blocker);
            for (auto& ring : plane.rings) {
                std::ranges::transform(ring, ring.begin(), [&](Vec p) { return p - m_origin; });
            }
            m_blockers.push_back(std::move(plane));
        }
    }

    std::string
    flawOfBases(const LineCover& cover, const PlacedFootprint& observer, const PlacedFootprint& target) const {
        std::vector<CoverShape> from;
        std::vector<CoverShape> to;
        for (const CoverPart& part : cover.parts) {
            if (std::ranges::find(from, part.observer) == from.end()) {
                from.push_back(part.observer);
            }
            if (std::ranges::find(to, part.target) == to.end()) {
                to.push_back(part.target);
            }
        }
        if (cover.parts.size() != from.size() * to.size() || cover.parts.empty()) {
            return "not each part of one base with each of the other";
        }
        if (!makeUp(from, observer) || !makeUp(to, target)) {
            return "the parts are not the bases";
        }
        return {};
    }

    std::string flawOf(const CoverPart& part) const {
        if (part.leaves.empty() || part.leaves.front().from != part.from || part.leaves.back().to != part.to ||
            !(part.from < part.to) || part.to - part.from >= kPi) {
            return "the leaves do not reach from end to end";
        }
        if (topOf(part.observer, part.from) > bottomOf(part.target, part.from) + kMargin / 100 ||
            topOf(part.target, part.to) > bottomOf(part.observer, part.to) + kMargin / 100) {
            return "there are lines beyond the ends";
        }
        Real at = part.from;
        for (const CoverLeaf& leaf : part.leaves) {
            if (leaf.from != at || !(leaf.from < leaf.to)) {
                return "a range is missing or doubled";
            }
            at = leaf.to;
            if (const std::string flaw = flawOf(part, leaf); !flaw.empty()) {
                return flaw;
            }
        }
        return {};
    }

private:
    /// The shapes are the base itself, its convex hull, or parts of it without a rest.
    bool makeUp(const std::vector<CoverShape>& shapes, const PlacedFootprint& placed) const {
        const PlaneShape base{placed};
        const auto sameReach = [&](const CoverShape& shape) {
            for (int i = 0; i < 360; ++i) {
                const Vec n = directionAt(i * kPi / 180);
                if (std::abs(supportOf(shape, n) - (base.support(n) - dot(m_origin, n))) > kStored) {
                    return false;
                }
            }
            return true;
        };
        if (shapes.size() == 1) {
            return sameReach(shapes.front());
        }
        Real area = 0;
        for (const CoverShape& shape : shapes) {
            std::vector<Vec> ring;
            for (const Place corner : shape.corners) {
                ring.push_back(toVec(corner));
                if (base.distanceFrom(ring.back() + m_origin) > kStored) {
                    return false;
                }
            }
            area += areaOf(ring);
        }
        std::vector<Vec> ring = base.corners();
        std::ranges::transform(ring, ring.begin(), [&](Vec p) { return p - m_origin; });
        return std::abs(area - std::abs(areaOf(ring))) < 1e-3L;
    }

    std::string flawOf(const CoverPart& part, const CoverLeaf& leaf) const {
        if (leaf.chain.empty()) {
            return "an empty chain";
        }
        for (std::size_t i = 0; i < leaf.chain.size(); ++i) {
            const CoverLink& link = leaf.chain[i];
            const CoverElement& element = part.elements.at(static_cast<std::size_t>(link.element));
            const std::string flaw = flawOfElement(part, element, leaf);
            if (!flaw.empty()) {
                return flaw;
            }
            if ((link.low && std::ranges::find(element.low, *link.low) == element.low.end()) ||
                (link.high && std::ranges::find(element.high, *link.high) == element.high.end())) {
                return "a point that its element does not have";
            }
            if (i + 1 < leaf.chain.size() && !isLinked(part, leaf, link, leaf.chain[i + 1])) {
                return "two links with a gap between them";
            }
        }
        const CoverLink& first = leaf.chain.front();
        const CoverLink& last = leaf.chain.back();
        const auto below = [&](const CoverShape& base) {
            return std::ranges::all_of(std::array{leaf.from, leaf.to}, [&](Real theta) {
                return dot(toVec(*first.low), normalAt(theta)) + kMargin <= bottomOf(base, theta);
            });
        };
        const auto above = [&](const CoverShape& base) {
            return std::ranges::all_of(std::array{leaf.from, leaf.to}, [&](Real theta) {
                return dot(toVec(*last.high), normalAt(theta)) - kMargin >= topOf(base, theta);
            });
        };
        const bool starts = first.low ? below(part.observer) || below(part.target)
                                      : part.elements[static_cast<std::size_t>(first.element)].low.empty();
        const bool ends = last.high ? above(part.observer) || above(part.target)
                                    : part.elements[static_cast<std::size_t>(last.element)].high.empty();
        return starts && ends ? std::string{} : "a chain that does not reach past the bases";
    }

    bool isLinked(const CoverPart& part, const CoverLeaf& leaf, const CoverLink& link, const CoverLink& next) const {
        if (link.high && next.low) {
            return std::ranges::all_of(std::array{leaf.from, leaf.to}, [&](Real theta) {
                return dot(toVec(*link.high) - toVec(*next.low), normalAt(theta)) >= kMargin;
            });
        }
        return !link.high && !next.low &&
               shareAPoint(part.elements[static_cast<std::size_t>(link.element)],
                           part.elements[static_cast<std::size_t>(next.element)]);
    }

    std::string flawOfElement(const CoverPart& part, const CoverElement& element, const CoverLeaf& leaf) const {
        switch (element.matter) {
        case CoverMatter::Whole: return isBetween(part, element, leaf) ? "" : "a piece that is not between the bases";
        case CoverMatter::Edge:
            return isEdgeBetween(part, element, leaf) ? "" : "an edge that is not between the bases";
        case CoverMatter::LeavesInside:
            return runsInside(part.observer, true, part, element, leaf) ? "" : "lines leave beside the piece";
        case CoverMatter::EntersInside:
            return runsInside(part.target, false, part, element, leaf) ? "" : "lines arrive beside the piece";
        }
        return "an element of no kind";
    }

    const PlaneBlocker& blockerOf(const CoverElement& element) const {
        return m_blockers.at(static_cast<std::size_t>(element.blocker));
    }

    /// Every corner lies in the strip between the bases, which the lines of the range cross the same way.
    bool isBetween(const CoverPart& part, const CoverElement& element, const CoverLeaf& leaf) const {
        const Vec along = directionAt(part.along);
        const Real near = supportOf(part.observer, along);
        const Real far = -supportOf(part.target, Real{-1} * along);
        const auto& outline = blockerOf(element).rings.front();
        const auto isCorner = [&](Place p) {
            return std::ranges::any_of(outline, [&](Vec corner) { return lengthOf(corner - toVec(p)) < kMargin; });
        };
        return near <= far && std::cos(leaf.from - part.along) > 0 && std::cos(leaf.to - part.along) > 0 &&
               std::ranges::all_of(outline,
                                   [&](Vec p) {
                                       return dot(p, along) >= near - kConstructed &&
                                              dot(p, along) <= far + kConstructed;
                                   }) &&
               std::ranges::all_of(element.low, isCorner) && std::ranges::all_of(element.high, isCorner);
    }

    static std::vector<std::pair<Vec, Vec>> edgesOf(const PlaneBlocker& blocker) {
        std::vector<std::pair<Vec, Vec>> edges;
        for (const auto& ring : blocker.rings) {
            for (std::size_t i = 0; i + (blocker.isWall ? 1 : 0) < ring.size(); ++i) {
                edges.emplace_back(ring[i], ring[(i + 1) % ring.size()]);
            }
        }
        return edges;
    }

    bool isEdgeBetween(const CoverPart& part, const CoverElement& element, const CoverLeaf& leaf) const {
        if (element.low.size() != 2 || element.low != element.high) {
            return false;
        }
        const Vec a = toVec(element.low.front());
        const Vec b = toVec(element.low.back());
        const auto edges = edgesOf(blockerOf(element));
        const bool isOnOne = std::ranges::any_of(edges, [&](const auto& edge) {
            return distanceToSegment(a, edge.first, edge.second) < kConstructed &&
                   distanceToSegment(b, edge.first, edge.second) < kConstructed;
        });
        const Vec beyond = toVec(element.beyond);
        const Vec before = toVec(element.before);
        const bool isApart =
            std::min(dot(a, beyond), dot(b, beyond)) >= supportOf(part.observer, beyond) - kConstructed &&
            std::max(dot(a, before), dot(b, before)) <= -supportOf(part.target, Real{-1} * before) + kConstructed;
        return isOnOne && isApart && std::ranges::all_of(std::array{leaf.from, leaf.to}, [&](Real theta) {
                   return dot(beyond, directionAt(theta)) >= -kRadians && dot(before, directionAt(theta)) >= -kRadians;
               });
    }

    /// Inside the closed outline, or within a micrometer of it.
    static bool isIn(const PlaneBlocker& blocker, Vec p) {
        bool inside = false;
        for (const auto& [a, b] : edgesOf(blocker)) {
            if (distanceToSegment(p, a, b) < 1e-6L) {
                return true;
            }
            if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) {
                inside = !inside;
            }
        }
        return inside && !blocker.isWall;
    }

    /// Lines of the range between the element's two points leave (or enter) the base in the piece: looked at on a fine
    /// net.
    bool runsInside(const CoverShape& base,
                    bool leaving,
                    const CoverPart& part,
                    const CoverElement& element,
                    const CoverLeaf& leaf) const {
        constexpr int kLines = 24;
        for (const Real theta : {Real{leaf.from}, (Real{leaf.from} + leaf.to) / 2, Real{leaf.to}}) {
            const Vec n = normalAt(theta);
            const Vec way = directionAt(theta);
            const Real bottom = std::max(bottomOf(part.observer, theta), bottomOf(part.target, theta));
            const Real top = std::min(topOf(part.observer, theta), topOf(part.target, theta));
            const Real low = std::max(bottom, element.low.empty() ? bottom : dot(toVec(element.low.front()), n));
            const Real high = std::min(top, element.high.empty() ? top : dot(toVec(element.high.front()), n));
            for (int i = 0; i < kLines && low < high; ++i) {
                const Vec start = (low + (high - low) * (i + Real{0.5}) / kLines) * n;
                const Interval inside = insideOf(base, start, way);
                const Real t = leaving ? inside.second : inside.first;
                if (inside.first <= inside.second && !isIn(blockerOf(element), start + t * way)) {
                    return false;
                }
            }
        }
        return true;
    }

    bool shareAPoint(const CoverElement& a, const CoverElement& b) const {
        const auto straights = [&](const CoverElement& element) {
            std::vector<std::pair<Vec, Vec>> result;
            if (element.matter == CoverMatter::Whole) {
                return edgesOf(blockerOf(element));
            }
            if (element.matter == CoverMatter::Edge) {
                return std::vector{std::pair{toVec(element.low.front()), toVec(element.low.back())}};
            }
            for (const auto& points : {element.low, element.high}) {
                std::ranges::for_each(points, [&](Place p) { result.emplace_back(toVec(p), toVec(p)); });
            }
            return result;
        };
        for (const auto& [p, q] : straights(a)) {
            for (const auto& [r, s] : straights(b)) {
                const bool cross1 = (cross(q - p, r - p) > 0) != (cross(q - p, s - p) > 0);
                const bool cross2 = (cross(s - r, p - r) > 0) != (cross(s - r, q - r) > 0);
                const Real near = std::min({distanceToSegment(p, r, s), distanceToSegment(q, r, s),
                                            distanceToSegment(r, p, q), distanceToSegment(s, p, q)});
                if ((cross1 && cross2) || near < kConstructed) {
                    return true;
                }
            }
        }
        const auto holds = [&](const CoverElement& outer, const CoverElement& inner) {
            return outer.matter == CoverMatter::Whole && inner.matter == CoverMatter::Whole &&
                   isIn(blockerOf(outer), blockerOf(inner).rings.front().front());
        };
        return holds(a, b) || holds(b, a);
    }

    Vec m_origin;
    std::vector<PlaneBlocker> m_blockers;
};

} // namespace

std::string flawOf(const LineCover& cover,
                   const PlacedFootprint& observer,
                   const PlacedFootprint& target,
                   std::span<const Blocker> blockers) {
    const Checker checker{cover, blockers};
    if (const std::string flaw = checker.flawOfBases(cover, observer, target); !flaw.empty()) {
        return flaw;
    }
    for (const CoverPart& part : cover.parts) {
        if (const std::string flaw = checker.flawOf(part); !flaw.empty()) {
            return flaw;
        }
    }
    return {};
}

} // namespace sightline::testsupport

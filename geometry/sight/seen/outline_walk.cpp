#include "geometry/sight/seen/outline_walk.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/sight/plan/sight_elements.h"
#include "geometry/sight/plan/views.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

constexpr double kPi = std::numbers::pi;

struct Range {
    double from;
    double to;
};

/// Returns the range of directions from a point outside a convex set to it, as angles from `axis`, which points into
/// the set.
Range spanOf(const ConvexShape& shape, Vec from, Vec axis) {
    const auto angleTo = [&](Vec p) { return std::atan2(cross(axis, p - from), dot(axis, p - from)); };
    if (shape.kind() == ConvexShape::Kind::Polygon) {
        Range span{kPi, -kPi};
        for (const Vec corner : shape.corners()) {
            span = {std::min(span.from, angleTo(corner)), std::max(span.to, angleTo(corner))};
        }
        return span;
    }
    const auto [first, second] = shape.tangentPoints(from);
    return {std::min(angleTo(first), angleTo(second)), std::max(angleTo(first), angleTo(second))};
}

/// A straight part of a blocker outside one convex part of the observer.
struct Screen {
    Vec from;
    Vec to;
    Vec normal; ///< separating normal: points from the observer to the screen
    int blocker;
};

/// One convex part of a viewpoint with the screens around it.
struct Eye {
    ConvexShape shape;
    std::vector<Screen> screens;
};

std::vector<Eye>
eyesOf(std::span<const Viewpoint> observer, const PlacedFootprint& target, const TerrainMap& map, Point origin) {
    std::vector<Eye> eyes;
    for (const Viewpoint& viewpoint : observer) {
        const std::vector<int> corridor = map.inCorridor(viewpoint.region, target);
        std::vector<int> active;
        std::ranges::set_intersection(corridor, viewpoint.active, std::back_inserter(active));
        for (ConvexShape& shape : convexPartsOf(viewpoint.region, origin)) {
            Eye eye{std::move(shape), {}};
            for (const int blocker : active) {
                for (const Edge& edge : map.data().edges[static_cast<std::size_t>(blocker)]) {
                    const Vec p = toVec(edge.from, origin);
                    const Vec q = toVec(edge.to, origin);
                    const auto add = [&](double first, double second) {
                        if (second - first > kNoPart) {
                            const Vec a = p + first * (q - p);
                            const Vec b = p + second * (q - p);
                            eye.screens.push_back({a, b, separatingNormal(eye.shape, a, b), blocker});
                        }
                    };
                    if (const auto hidden = eye.shape.insidePart(p, q)) {
                        add(0.0, hidden->first);
                        add(hidden->second, 1.0);
                    } else {
                        add(0.0, 1.0);
                    }
                }
            }
            eyes.push_back(std::move(eye));
        }
    }
    return eyes;
}

class Walk {
public:
    Walk(std::span<const Viewpoint> observer,
         const PlacedFootprint& target,
         const TerrainMap& map,
         std::span<const ContainingPiece> containers,
         Point origin)
        : m_origin{origin},
          m_map{map},
          m_holders{containers},
          m_outline{target, m_origin},
          m_eyes{eyesOf(observer, target, map, m_origin)},
          m_hollow{convexPartsOf(target, m_origin).size() > 1} {}

    WalkedOutline measure() {
        constexpr int kSteps = 1440;
        const double step = m_outline.length() / kSteps;
        State before = stateAt(step / 2);
        for (int i = 0; i < kSteps; ++i) {
            const double here = (i + 0.5) * step;
            const State after = stateAt(i + 1 == kSteps ? step / 2 : here + step);
            if (after == before) {
                add(before, here, here + step);
            } else {
                double low = here;
                double high = here + step;
                for (int halving = 0; halving < 14; ++halving) {
                    const double middle = (low + high) / 2;
                    const double wrapped = middle >= m_outline.length() ? middle - m_outline.length() : middle;
                    (stateAt(wrapped) == before ? low : high) = middle;
                }
                add(before, here, low);
                add(after, low, here + step);
            }
            before = after;
        }
        return {united(std::move(m_facing)), united(std::move(m_seen))};
    }

private:
    enum class State { Averted, Hidden, Seen };

    /// Adds a stretch; one that runs across the outline's first point is stored as two.
    void add(State state, double from, double to) {
        const double length = m_outline.length();
        if (from < length && to > length) {
            add(state, from, length);
            add(state, 0.0, to - length);
            return;
        }
        const Stretch stretch = from >= length ? Stretch{from - length, to - length} : Stretch{from, to};
        if (state != State::Averted && stretch.length() > 0) {
            m_facing.push_back(stretch);
            if (state == State::Seen) {
                m_seen.push_back(stretch);
            }
        }
    }

    [[nodiscard]] State stateAt(double distance) {
        const TargetOutline::Place place = m_outline.at(distance);
        bool faces = false;
        for (const Eye& eye : m_eyes) {
            if (eye.shape.support(place.outward) <= dot(place.point, place.outward) + kContact) {
                continue;
            }
            faces = true;
            if (sees(eye, place)) {
                return State::Seen;
            }
        }
        return faces ? State::Hidden : State::Averted;
    }

    [[nodiscard]] bool isIgnored(int blocker, Vec point) const {
        return std::ranges::any_of(m_holders, [&](const ContainingPiece& container) {
            return container.footprint <= blocker && blocker <= container.last &&
                   holds(container, m_map, toPoint(point, m_origin));
        });
    }

    /// True if some point of the eye on the outer side of the tangent sees the point of the outline.
    [[nodiscard]] bool sees(const Eye& eye, const TargetOutline::Place& place) {
        if (eye.shape.distanceTo(place.point) <= 0) {
            return true;
        }
        const Vec toEye = eye.shape.center() - place.point;
        const Vec axis = (1.0 / norm(toEye)) * toEye;
        const auto angleOf = [&](Vec v) { return std::atan2(cross(axis, v), dot(axis, v)); };
        const Range span = spanOf(eye.shape, place.point, axis);
        const double outward = angleOf(place.outward);

        m_covered.clear();
        int lastBlocker = -1;
        bool skip = false;
        for (const Screen& screen : eye.screens) {
            if (screen.blocker != lastBlocker) {
                lastBlocker = screen.blocker;
                skip = isIgnored(lastBlocker, place.point);
                const auto* polygon =
                    std::get_if<Polygon>(&m_map.data().blockers[static_cast<std::size_t>(lastBlocker)].outline);
                if (!skip && polygon && polygon->containsInside(toPoint(place.point, m_origin))) {
                    return false;
                }
            }
            if (!skip) {
                cover(screen.from - place.point, screen.to - place.point, screen.normal, angleOf);
            }
        }
        if (m_hollow) {
            const auto& corners = m_outline.corners();
            for (std::size_t i = 0; i < corners.size(); ++i) {
                if (i != place.side) {
                    cover(corners[i] - place.point, corners[(i + 1) % corners.size()] - place.point, -axis, angleOf);
                }
            }
        }
        // A span of more than a quarter turn to one side may also lie within a quarter turn of the outward direction
        // modulo a full turn.
        return std::ranges::any_of(std::array{-2 * kPi, 0.0, 2 * kPi}, [&](double turn) {
            return hasGap({std::max(span.from, outward + turn - kPi / 2), std::min(span.to, outward + turn + kPi / 2)});
        });
    }

    template <class Angle> void cover(Vec a, Vec b, Vec normal, Angle&& angleOf) {
        double from = angleOf(a);
        double to = angleOf(b);
        if (from > to) {
            std::swap(from, to);
        }
        const double nearer = angleOf(-normal); // screens before the eye: directions within a quarter turn of this
        const auto addPart = [&](double low, double high) {
            for (const double shift : {-2 * kPi, 0.0, 2 * kPi}) {
                const double first = std::max(low, nearer + shift - kPi / 2);
                const double second = std::min(high, nearer + shift + kPi / 2);
                if (first < second) {
                    m_covered.push_back({first, second});
                }
            }
        };
        if (to - from > kPi) {
            // The shorter arc passes behind: directions far from the axis.
            addPart(to, to + (2 * kPi - (to - from)));
            addPart(from - (2 * kPi - (to - from)), from);
        } else {
            addPart(from, to);
        }
    }

    [[nodiscard]] bool hasGap(Range window) {
        std::ranges::sort(m_covered, {}, &Range::from);
        double reached = window.from;
        for (const Range& range : m_covered) {
            if (range.from >= window.to) {
                break;
            }
            if (range.from > reached + kSeenDirections) {
                return true;
            }
            reached = std::max(reached, range.to);
        }
        return reached + kSeenDirections < window.to;
    }

    Point m_origin;
    const TerrainMap& m_map;
    std::span<const ContainingPiece> m_holders;
    TargetOutline m_outline;
    std::vector<Eye> m_eyes;
    bool m_hollow;
    std::vector<Stretch> m_facing;
    std::vector<Stretch> m_seen;
    std::vector<Range> m_covered;
};

} // namespace

WalkedOutline walkOutline(std::span<const Viewpoint> observer,
                          const PlacedFootprint& target,
                          const TerrainMap& map,
                          std::span<const ContainingPiece> containers,
                          Point origin) {
    return Walk{observer, target, map, containers, origin}.measure();
}

} // namespace sightline::geometry::detail

#include "geometry/base/tolerances.h"
#include "geometry/sight/plan/corner_rings.h"
#include "geometry/sight/space/volume_beam.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

using Element = VolumeScene::Element;

bool hasArea(const std::vector<Vec>& corners) {
    // Square nanometers. Clipping may leave only a point or parts of one line, of no area but for rounding. A sliver
    // that exceeds this is part of the matter and may stay; it only costs work.
    constexpr double kMin = kStoredUnit * kStoredUnit;
    double twice = 0.0;
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        twice += cross(corners[i] - corners[0], corners[i + 1] - corners[0]);
    }
    return twice > kMin;
}

/// Returns outward normals of lines with the base on one side, such that all matter outside the base, except for
/// slivers, lies beyond one of them.
std::vector<Vec> cuttingNormals(const ConvexShape& base, const std::vector<Vec>& corners) {
    std::vector<Vec> normals;
    const auto& own = base.corners();
    for (std::size_t i = 0; i < own.size(); ++i) {
        const Vec side = own[(i + 1) % own.size()] - own[i];
        normals.push_back((-1.0 / norm(side)) * turned(side));
    }
    if (!own.empty()) {
        return normals;
    }
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec p = corners[i];
        const Vec q = corners[(i + 1) % corners.size()];
        if (const auto inside = base.insidePart(p, q)) {
            for (const double at : {inside->first, inside->second}) {
                if (at > 0.0 && at < 1.0) {
                    const Vec n = base.outwardNormal(p + at * (q - p), true);
                    normals.push_back((1.0 / norm(n)) * n);
                }
            }
        }
    }
    constexpr int kTangents = 36;
    for (int i = 0; i < kTangents; ++i) {
        const double angle = 2 * std::numbers::pi * i / kTangents;
        const Vec n{std::cos(angle), std::sin(angle)};
        const Vec p = base.supportPoint(n);
        bool isInside = true;
        for (std::size_t k = 0; k < corners.size() && isInside; ++k) {
            isInside = cross(corners[(k + 1) % corners.size()] - corners[k], p - corners[k]) >= 0;
        }
        if (isInside) {
            normals.push_back(n);
        }
    }
    return normals;
}

class Cutting {
public:
    explicit Cutting(VolumeScene& scene) : m_scene{scene} {}

    /// Adds the parts outside the observer, outside the target, and outside both: a line may leave one base where its
    /// matter ends and end within the other.
    void run() {
        const std::vector<Element> whole = m_scene.elements;
        for (const Element& element : whole) {
            if (element.corners.size() <= 2) {
                continue;
            }
            for (Element& part : outside(element, m_scene.pair.observer, &Element::fromObserver)) {
                std::ranges::for_each(outside(part, m_scene.pair.target, &Element::fromTarget),
                                      [&](Element& both) { add(std::move(both)); });
                add(std::move(part));
            }
            std::ranges::for_each(outside(element, m_scene.pair.target, &Element::fromTarget),
                                  [&](Element& part) { add(std::move(part)); });
        }
    }

private:
    static bool isNone(Vec v) { return v.x == 0.0 && v.y == 0.0; }

    void add(Element part) {
        if (part.to > m_scene.observer.from && part.from < m_scene.target.to) {
            m_scene.elements.push_back(std::move(part));
        }
    }

    /// Returns convex parts of an element that reaches into the base; empty for other elements.
    [[nodiscard]] std::vector<Element>
    outside(const Element& element, const ConvexShape& base, Vec Element::*from) const {
        std::vector<Element> parts;
        if (!isNone(element.*from)) {
            return parts;
        }
        std::vector<Vec> left;
        std::ranges::transform(element.corners, std::back_inserter(left),
                               [&](Vec corner) { return m_scene.toPlane(corner.x, corner.y); });
        for (const Vec n : cuttingNormals(base, left)) {
            const double reach = base.support(n);
            const std::vector<Vec> beyond = clippedToHalfPlane(left, n, reach);
            left = clippedToHalfPlane(left, -n, -reach);
            if (beyond.size() > 2 && hasArea(beyond)) {
                Element part = element;
                part.corners.clear();
                std::ranges::transform(beyond, std::back_inserter(part.corners), [&](Vec p) { return local(p); });
                const auto [least, most] = std::ranges::minmax(part.corners, {}, &Vec::x);
                part.from = least.x;
                part.to = most.x;
                part.*from = {dot(n, m_scene.pair.frame.along), dot(n, m_scene.pair.frame.across)};
                parts.push_back(std::move(part));
            }
            if (left.size() < 3) {
                break;
            }
        }
        return parts;
    }

    [[nodiscard]] Vec local(Vec p) const {
        return {dot(p, m_scene.pair.frame.along) - m_scene.shift, dot(p, m_scene.pair.frame.across)};
    }

    VolumeScene& m_scene;
};

} // namespace

VolumeScene withCuts(VolumeScene scene) {
    Cutting{scene}.run();
    return scene;
}

} // namespace sightline::geometry::detail

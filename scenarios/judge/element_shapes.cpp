#include "scenarios/judge/element_shapes.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/fast_sight_shapes.h"
#include "geometry/sight/plan/segment_fan.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Blocker;
using geometry::BlockerOutline;
using geometry::CutOutline;
using geometry::kOutlineRounding;
using geometry::Length;

namespace {

/// What rounding adds to distances of circles and boxes is less: centers are halves of nanometers, borders of round and
/// rotated shapes are rounded by up to 0.71 nm. Distances nearer to the limit are measured exactly.
constexpr Length kBoxRounding = geometry::toLength(kOutlineRounding);

} // namespace

ElementShapes::ElementShapes(std::vector<BlockerOutline> elements,
                             geometry::TerrainMap map,
                             std::vector<geometry::PlacedFootprint> models)
    : m_elements{std::move(elements)},
      m_map{std::move(map)},
      m_models{std::move(models)},
      m_corners(m_models.size()),
      m_cuts(m_elements.size()),
      m_blockerCuts(m_map.blockers().size()),
      m_distances{std::make_unique<std::atomic<std::int64_t>[]>(m_models.size() * m_elements.size())} {
    std::ranges::transform(m_elements, std::back_inserter(m_elementBoxes),
                           [](const auto& outline) { return geometry::boundsOf(outline); });
    std::ranges::transform(m_models, std::back_inserter(m_modelBoxes),
                           [](const auto& placed) { return geometry::boundsOf(placed); });
    std::ranges::transform(m_elementBoxes, std::back_inserter(m_elementCircles), around);
    m_sightBases = std::vector<geometry::SightBase>(m_models.begin(), m_models.end());
    std::ranges::transform(m_modelBoxes, std::back_inserter(m_modelCircles), around);
    for (std::size_t i = 0; i < m_models.size() * m_elements.size(); ++i) {
        m_distances[i].store(-1, std::memory_order_relaxed);
    }
}

const geometry::TerrainMap& ElementShapes::outlines() const {
    std::call_once(m_outlinesOnce, [this] {
        std::vector<Blocker> blockers;
        std::ranges::transform(m_elements, std::back_inserter(blockers), [](const BlockerOutline& outline) {
            return Blocker{outline, {}, {}};
        });
        m_outlines = std::ranges::equal(blockers, m_map.blockers()) ? m_map : geometry::TerrainMap{std::move(blockers)};
    });
    return m_outlines;
}

const CutOutline& ElementShapes::LazyCut::of(const BlockerOutline& outline) {
    std::call_once(once, [&] { cut.emplace(outline); });
    return *cut;
}

const CutOutline& ElementShapes::cut(int element) const {
    const auto index = static_cast<std::size_t>(element);
    return m_cuts[index].of(m_elements[index]);
}

const CutOutline& ElementShapes::cutBlocker(int blocker) const {
    const auto index = static_cast<std::size_t>(blocker);
    return m_blockerCuts[index].of(m_map.blockers()[index].outline);
}

ElementShapes::Circle ElementShapes::around(const geometry::Box& box) {
    const auto middle = [](Length low, Length high) {
        return (static_cast<double>(low.nanometers()) + static_cast<double>(high.nanometers())) / 2;
    };
    const double width = static_cast<double>((box.high.x - box.low.x).nanometers());
    const double depth = static_cast<double>((box.high.y - box.low.y).nanometers());
    return {middle(box.low.x, box.high.x), middle(box.low.y, box.high.y), std::hypot(width, depth) / 2};
}

bool ElementShapes::isWithin(std::size_t model, int element, Length distance) const {
    const Circle& a = m_modelCircles[model];
    const Circle& b = m_elementCircles[static_cast<std::size_t>(element)];
    const double limit = static_cast<double>(distance.nanometers());
    if (std::hypot(a.x - b.x, a.y - b.y) - a.reach - b.reach > limit + kOutlineRounding) {
        return false;
    }
    const geometry::Box& first = m_modelBoxes[model];
    const geometry::Box& second = m_elementBoxes[static_cast<std::size_t>(element)];
    const auto spanOf = [](Length from, Length to) { return static_cast<double>((to - from).nanometers()); };
    const double across = std::max({0.0, spanOf(second.high.x, first.low.x), spanOf(first.high.x, second.low.x)});
    const double down = std::max({0.0, spanOf(second.high.y, first.low.y), spanOf(first.high.y, second.low.y)});
    if (std::hypot(across, down) > limit + kOutlineRounding) {
        return false;
    }
    // No two points of two boxes are farther apart than this.
    const double width = std::max(spanOf(first.low.x, second.high.x), spanOf(second.low.x, first.high.x));
    const double depth = std::max(spanOf(first.low.y, second.high.y), spanOf(second.low.y, first.high.y));
    return std::hypot(width, depth) < limit - kOutlineRounding || this->distance(model, element) <= distance;
}

bool ElementShapes::mayTouch(std::size_t model, std::size_t other) const {
    return boxesMeet(m_modelBoxes[model], m_modelBoxes[other], kBoxRounding);
}

bool ElementShapes::mayTouchElement(std::size_t model, int element) const {
    return boxesMeet(m_modelBoxes[model], boxOf(element), kBoxRounding);
}

bool ElementShapes::mayLieBetween(std::size_t model, std::size_t other, int element) const {
    return boxesMeet(joined(m_modelBoxes[model], m_modelBoxes[other]), boxOf(element), kBoxRounding);
}

const geometry::BaseCorners& ElementShapes::corners(std::size_t model) const {
    LazyCorners& lazy = m_corners[model];
    std::call_once(lazy.once, [&] { lazy.corners.emplace(m_models[model]); });
    return *lazy.corners;
}

bool ElementShapes::hidePlainly(std::size_t model,
                                const geometry::SightBase& target,
                                std::span<const int> elements) const {
    const geometry::SightBase::Shape& from = m_sightBases[model].views().list.front().shape;
    if (from.parts.empty()) {
        geometry::SegmentFan fan{outlines(), elements, geometry::TouchRule::Clear};
        fan.startAt(from.center);
        if (fan.isPlainlyBlocked(target.views().list.front().shape.center) == false) {
            return false; // that line is clear
        }
    }
    thread_local std::vector<geometry::Occlusion> counts;
    counts.assign(m_elements.size(), geometry::Occlusion::Never);
    std::ranges::for_each(
        elements, [&](int element) { counts[static_cast<std::size_t>(element)] = geometry::Occlusion::Always; });
    return fastSight(m_sightBases[model], target, outlines(), counts) == geometry::FilteredVerdict::Blocked;
}

Length ElementShapes::distance(std::size_t model, int element) const {
    // Racing threads compute the same value.
    std::atomic<std::int64_t>& known = m_distances[model * m_elements.size() + static_cast<std::size_t>(element)];
    std::int64_t nanometers = known.load(std::memory_order_relaxed);
    if (nanometers < 0) {
        nanometers = std::visit([&](const auto& outline) { return geometry::distanceTo(m_models[model], outline); },
                                m_elements[static_cast<std::size_t>(element)])
                         .nanometers();
        known.store(nanometers, std::memory_order_relaxed);
    }
    return Length::fromNanometers(nanometers);
}

} // namespace sightline::scenarios

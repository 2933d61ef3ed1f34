#include "scenarios/rules/thing_shapes.h"

#include "geometry/distance.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Blocker;
using geometry::BlockerOutline;
using geometry::CutOutline;
using geometry::Length;

namespace {

/// Of circles, nanometers.
constexpr double kRounding = 10.0;

} // namespace

ThingShapes::ThingShapes(std::vector<BlockerOutline> things,
                         geometry::TerrainMap map,
                         std::vector<geometry::PlacedFootprint> models)
    : m_things{std::move(things)},
      m_map{std::move(map)},
      m_models{std::move(models)},
      m_corners(m_models.size()),
      m_cuts(m_things.size()),
      m_blockerCuts(m_map.blockers().size()),
      m_distances{std::make_unique<std::atomic<std::int64_t>[]>(m_models.size() * m_things.size())} {
    std::ranges::transform(m_things, std::back_inserter(m_thingCircles),
                           [](const auto& outline) { return around(geometry::boundsOf(outline)); });
    m_quick = std::vector<geometry::QuickBase>(m_models.begin(), m_models.end());
    std::ranges::transform(m_models, std::back_inserter(m_modelCircles),
                           [](const auto& placed) { return around(geometry::boundsOf(placed)); });
    for (std::size_t i = 0; i < m_models.size() * m_things.size(); ++i) {
        m_distances[i].store(-1, std::memory_order_relaxed);
    }
}

const geometry::TerrainMap& ThingShapes::outlines() const {
    std::call_once(m_outlinesOnce, [this] {
        std::vector<Blocker> blockers;
        std::ranges::transform(m_things, std::back_inserter(blockers), [](const BlockerOutline& outline) {
            return Blocker{outline, {}, {}};
        });
        m_outlines = std::ranges::equal(blockers, m_map.blockers()) ? m_map : geometry::TerrainMap{std::move(blockers)};
    });
    return m_outlines;
}

const CutOutline& ThingShapes::LazyCut::of(const BlockerOutline& outline) {
    std::call_once(once, [&] { cut.emplace(outline); });
    return *cut;
}

const CutOutline& ThingShapes::cut(int thing) const {
    const auto index = static_cast<std::size_t>(thing);
    return m_cuts[index].of(m_things[index]);
}

const CutOutline& ThingShapes::cutBlocker(int blocker) const {
    const auto index = static_cast<std::size_t>(blocker);
    return m_blockerCuts[index].of(m_map.blockers()[index].outline);
}

ThingShapes::Circle ThingShapes::around(const geometry::Box& box) {
    const auto middle = [](Length low, Length high) {
        return (static_cast<double>(low.nanometers()) + static_cast<double>(high.nanometers())) / 2;
    };
    const double width = static_cast<double>((box.high.x - box.low.x).nanometers());
    const double depth = static_cast<double>((box.high.y - box.low.y).nanometers());
    return {middle(box.low.x, box.high.x), middle(box.low.y, box.high.y), std::hypot(width, depth) / 2};
}

bool ThingShapes::isWithin(std::size_t model, int thing, Length distance) const {
    const Circle& a = m_modelCircles[model];
    const Circle& b = m_thingCircles[static_cast<std::size_t>(thing)];
    const bool isFar =
        std::hypot(a.x - b.x, a.y - b.y) - a.reach - b.reach > static_cast<double>(distance.nanometers()) + kRounding;
    return !isFar && this->distance(model, thing) <= distance;
}

const geometry::BaseCorners& ThingShapes::corners(std::size_t model) const {
    LazyCorners& lazy = m_corners[model];
    std::call_once(lazy.once, [&] { lazy.corners.emplace(m_models[model]); });
    return *lazy.corners;
}

bool ThingShapes::hidePlainly(std::size_t model,
                              const geometry::PlacedFootprint& target,
                              std::span<const int> things) const {
    thread_local std::vector<geometry::Occlusion> counts;
    counts.assign(m_things.size(), geometry::Occlusion::Never);
    std::ranges::for_each(things,
                          [&](int thing) { counts[static_cast<std::size_t>(thing)] = geometry::Occlusion::Always; });
    return fastSight(m_quick[model], geometry::QuickBase{target}, outlines(), counts) ==
           geometry::FilteredVerdict::Blocked;
}

Length ThingShapes::distance(std::size_t model, int thing) const {
    // Whoever comes first works it out; two at once find the same.
    std::atomic<std::int64_t>& known = m_distances[model * m_things.size() + static_cast<std::size_t>(thing)];
    std::int64_t nanometers = known.load(std::memory_order_relaxed);
    if (nanometers < 0) {
        nanometers = std::visit([&](const auto& outline) { return geometry::distanceTo(m_models[model], outline); },
                                m_things[static_cast<std::size_t>(thing)])
                         .nanometers();
        known.store(nanometers, std::memory_order_relaxed);
    }
    return Length::fromNanometers(nanometers);
}

} // namespace sightline::scenarios

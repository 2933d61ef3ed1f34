#pragma once

#include "geometry/sight/fast_sight.h"
#include "geometry/sight/whole_view.h"
#include "geometry/terrain_map.h"

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace sightline::scenarios {

/// What questions about many pairs of one table share, each made when it is first asked for, from any thread. Things
/// are named by their index in the list given.
class ElementShapes {
public:
    /// `map`: the blockers that lines meet, which may be grown; it is taken for `outlines` too if it holds the same.
    ElementShapes(std::vector<geometry::BlockerOutline> elements,
                  geometry::TerrainMap map,
                  std::vector<geometry::PlacedFootprint> models);

    /// All things as blockers of the same index, not grown and without a limit of height.
    [[nodiscard]] const geometry::TerrainMap& outlines() const;
    [[nodiscard]] const geometry::CutOutline& cut(int element) const;
    /// The same of a blocker of the map.
    [[nodiscard]] const geometry::CutOutline& cutBlocker(int blocker) const;
    /// The thing stands this near the model's base, or nearer.
    [[nodiscard]] bool isWithin(std::size_t model, int element, geometry::Length distance) const;
    /// Of a model's base.
    [[nodiscard]] const geometry::BaseCorners& corners(std::size_t model) const;
    [[nodiscard]] const geometry::QuickBase& quick(std::size_t model) const { return m_quick[model]; }
    /// Proved at a glance: the things hide all of the target from the model's base, whatever the touch rule. False:
    /// they may all the same.
    [[nodiscard]] bool
    hidePlainly(std::size_t model, const geometry::PlacedFootprint& target, std::span<const int> elements) const;

private:
    struct LazyCut {
        std::once_flag once;
        std::optional<geometry::CutOutline> cut;

        const geometry::CutOutline& of(const geometry::BlockerOutline& outline);
    };

    struct LazyCorners {
        std::once_flag once;
        std::optional<geometry::BaseCorners> corners;
    };

    /// Nanometers of the table.
    struct Circle {
        double x = 0.0;
        double y = 0.0;
        double reach = 0.0;
    };
    static Circle around(const geometry::Box& box);

    [[nodiscard]] geometry::Length distance(std::size_t model, int element) const;

    std::vector<geometry::BlockerOutline> m_elements;
    geometry::TerrainMap m_map;
    std::vector<geometry::PlacedFootprint> m_models;
    std::vector<geometry::QuickBase> m_quick;  ///< of the models
    mutable std::deque<LazyCorners> m_corners; ///< of the models
    std::vector<Circle> m_elementCircles;
    std::vector<Circle> m_modelCircles;
    mutable std::once_flag m_outlinesOnce;
    mutable geometry::TerrainMap m_outlines;
    mutable std::deque<LazyCut> m_cuts;
    mutable std::deque<LazyCut> m_blockerCuts;
    std::unique_ptr<std::atomic<std::int64_t>[]>
        m_distances; ///< nanometers by model and thing; negative: not known yet
};

} // namespace sightline::scenarios

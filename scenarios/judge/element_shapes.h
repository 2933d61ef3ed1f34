#pragma once

#include "geometry/sight/plan/fast_sight.h"
#include "geometry/sight/plan/whole_view.h"
#include "geometry/terrain/terrain_map.h"

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace sightline::scenarios {

/// Prepared shapes shared by questions about many pairs of one table, each computed on first use. Obstacles are
/// identified by their index in the given list. Thread-safe.
class ElementShapes {
public:
    /// `map` holds the blockers that lines meet, which may be grown; it is reused for `outlines` if it holds the same.
    ElementShapes(std::vector<geometry::BlockerOutline> elements,
                  geometry::TerrainMap map,
                  std::vector<geometry::PlacedFootprint> models);

    /// Returns all obstacles as blockers of the same index, not grown and unlimited in height.
    [[nodiscard]] const geometry::TerrainMap& outlines() const;
    [[nodiscard]] const geometry::CutOutline& cut(int element) const;
    /// Returns the cut outline of a blocker of the map.
    [[nodiscard]] const geometry::CutOutline& cutBlocker(int blocker) const;
    /// True if the obstacle is within `distance` of the model's base.
    [[nodiscard]] bool isWithin(std::size_t model, int element, geometry::Length distance) const;
    /// False if the boxes of two models' bases show that these are apart; a fast test.
    [[nodiscard]] bool mayTouch(std::size_t model, std::size_t other) const;
    /// False if the boxes of a model's base and an obstacle show that these are apart; a fast test.
    [[nodiscard]] bool mayTouchElement(std::size_t model, int element) const;
    /// False if an obstacle is apart from the box around two models' bases; a fast test.
    [[nodiscard]] bool mayLieBetween(std::size_t model, std::size_t other, int element) const;
    /// Returns the corners of a model's base.
    [[nodiscard]] const geometry::BaseCorners& corners(std::size_t model) const;
    [[nodiscard]] const geometry::SightBase& sightBase(std::size_t model) const { return m_sightBases[model]; }
    /// True if a fast test proves that the obstacles hide all of the target from the model's base, for either touch
    /// rule. False proves nothing.
    [[nodiscard]] bool
    hidePlainly(std::size_t model, const geometry::SightBase& target, std::span<const int> elements) const;
    /// Returns the bounding box of a model's base.
    [[nodiscard]] const geometry::Box& boxOfModel(std::size_t model) const { return m_modelBoxes[model]; }
    /// Returns the bounding box of an obstacle.
    [[nodiscard]] const geometry::Box& boxOf(int element) const {
        return m_elementBoxes[static_cast<std::size_t>(element)];
    }

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

    /// A bounding circle, in nanometers.
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
    std::vector<geometry::SightBase> m_sightBases; ///< by model
    mutable std::deque<LazyCorners> m_corners;     ///< by model
    std::vector<Circle> m_elementCircles;
    std::vector<Circle> m_modelCircles;
    mutable std::once_flag m_outlinesOnce;
    mutable geometry::TerrainMap m_outlines;
    mutable std::deque<LazyCut> m_cuts;
    mutable std::deque<LazyCut> m_blockerCuts;
    /// Nanometers by model and obstacle; negative: not computed yet.
    std::unique_ptr<std::atomic<std::int64_t>[]> m_distances;
    std::vector<geometry::Box> m_elementBoxes;
    std::vector<geometry::Box> m_modelBoxes;
};

} // namespace sightline::scenarios

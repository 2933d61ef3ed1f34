#pragma once

#include "geometry/sight/plan/fast_sight.h"
#include "scenarios/judge/regions.h"

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace sightline::scenarios {

/// The ends of lines of one region of a model.
struct Ends {
    std::vector<LineEnd> all;    ///< as returned by `regionOf`
    std::vector<LineEnd> single; ///< without duplicate positions
    /// For each cell of the model the indices of its corners in `single`; ends that are no corners of cells belong to
    /// one cell.
    std::vector<std::vector<std::size_t>> cells;
    /// For each of `single` the index of the first that stands for the same corner of cells, or of itself.
    std::vector<std::size_t> ofCorner;

    explicit Ends(std::vector<LineEnd> ends);
};

/// The regions of the models of a table, computed on first use. Thread-safe.
class ModelEnds {
public:
    /// Precondition: both outlive the object.
    ModelEnds(const std::vector<Model>& models, const RulePack& pack);

    /// Returns the region of the model `self` as observer or target of the model `other`; the result is shared where it
    /// does not depend on `other`. Precondition: the pack names the region.
    [[nodiscard]] std::shared_ptr<const Ends> of(Region region, std::size_t self, std::size_t other) const;

    /// Returns the arcs of the observer `self`, see `arcsOf`.
    [[nodiscard]] const std::vector<geometry::Polygon>& arcs(std::size_t self) const;

    /// Returns `reachOf` the region.
    [[nodiscard]] const geometry::PlacedFootprint& reach(Region region, std::size_t model) const {
        return reached(region, model).placed;
    }
    /// Returns `reachOf` the region, prepared for fast verdicts.
    [[nodiscard]] const geometry::SightBase& sightBaseOfReach(Region region, std::size_t model) const {
        return reached(region, model).sightBase;
    }

private:
    struct Reach {
        geometry::PlacedFootprint placed;
        geometry::SightBase sightBase;
    };
    struct Lazy {
        std::once_flag endsOnce;
        std::optional<Ends> ends;
        std::once_flag reachOnce;
        std::optional<Reach> reach;
    };
    struct LazyArcs {
        std::once_flag once;
        std::vector<geometry::Polygon> arcs;
    };
    [[nodiscard]] const Reach& reached(Region region, std::size_t model) const;

    const std::vector<Model>& m_models;
    const RulePack& m_pack;
    mutable std::map<Region, std::deque<Lazy>> m_lazy; ///< for each region that the pack names, by model
    mutable std::deque<LazyArcs> m_arcs;               ///< by model
};

} // namespace sightline::scenarios

#pragma once

#include "geometry/sight/fast_sight.h"
#include "scenarios/rules/regions.h"

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace sightline::scenarios {

/// A region of one model as questions take it.
struct Ends {
    std::vector<LineEnd> all;    ///< as `regionOf` gives them
    std::vector<LineEnd> single; ///< each place once
    /// Of each cell of the model, its corners among `single`; what are no corners of cells belongs to one.
    std::vector<std::vector<std::size_t>> cells;

    explicit Ends(std::vector<LineEnd> ends);
};

/// The regions of the models of a table, made when they are first asked for, from any thread.
class ModelEnds {
public:
    /// Keeps looking at both.
    ModelEnds(const std::vector<Model>& models, const RulePack& pack);

    /// The region of one model, by its index, when it looks at or is looked at from the other: shared by all pairs
    /// where it is the same for all. The pack names the region.
    [[nodiscard]] std::shared_ptr<const Ends> of(Region region, std::size_t self, std::size_t other) const;

    /// `reachOf`.
    [[nodiscard]] const geometry::PlacedFootprint& reach(Region region, std::size_t model) const {
        return reached(region, model).placed;
    }
    /// The same for quick looks.
    [[nodiscard]] const geometry::QuickBase& quickReach(Region region, std::size_t model) const {
        return reached(region, model).quick;
    }

private:
    struct Reach {
        geometry::PlacedFootprint placed;
        geometry::QuickBase quick;
    };
    struct Lazy {
        std::once_flag endsOnce;
        std::optional<Ends> ends;
        std::once_flag reachOnce;
        std::optional<Reach> reach;
    };
    [[nodiscard]] const Reach& reached(Region region, std::size_t model) const;

    const std::vector<Model>& m_models;
    const RulePack& m_pack;
    mutable std::map<Region, std::deque<Lazy>> m_lazy; ///< of each region that the pack names, by model
};

} // namespace sightline::scenarios

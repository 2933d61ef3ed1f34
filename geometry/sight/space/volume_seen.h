#pragma once

#include "geometry/sight/seen/target_view.h"
#include "geometry/sight/space/volume_entries.h"
#include "geometry/sight/space/volume_relevant.h"

#include <stop_token>
#include <vector>

namespace sightline::geometry::detail {

/// The outline of a target solid, prepared for queries from convex shapes beside it, taken as solids with the heights
/// of the observer.
class VolumeView {
public:
    /// Keeps references to all arguments.
    VolumeView(const Solid& observer,
               const Solid& target,
               const VolumeMap& map,
               std::span<const int> active,
               const VolumeOptions& options);

    [[nodiscard]] const TargetView& outline() const { return m_outline; }
    [[nodiscard]] Point origin() const { return m_origin; }
    /// Returns the blockers that can affect the pair, ascending; `endless` returns those of them that no line passes
    /// over, under or through.
    [[nodiscard]] const std::vector<int>& blockers() const { return m_blockers; }
    [[nodiscard]] const std::vector<int>& endless() const { return m_endless; }

    /// The stretches of the outline over which clear lines from the shape enter, and those for which that is undecided;
    /// each list is sorted and without overlaps. `Effort` limits the undecided length, in nanometers, and the number of
    /// line cells visited.
    struct Seen {
        std::vector<Stretch> seen;
        std::vector<Stretch> open;
        int steps = 0;
    };
    struct Effort {
        double error = 0.0;
        int maxSteps = 0;
    };
    [[nodiscard]] Seen seenFrom(const ShapeBeside& place, Effort effort, const std::stop_token& stop) const;
    /// Restricts the query to the stretches `asked`.
    [[nodiscard]] Seen seenFrom(const ShapeBeside& place,
                                const std::vector<Stretch>& asked,
                                Effort effort,
                                const std::stop_token& stop) const;

private:
    [[nodiscard]] std::vector<EntryRange>
    enteredPast(std::span<const int> blockers, const BasePair& pair, std::size_t part) const;
    [[nodiscard]] EntryScale scaleOf(const BasePair& pair, std::size_t part) const;
    [[nodiscard]] Seen seenOf(const ShapeBeside& place,
                              const std::vector<Stretch>* asked,
                              Effort effort,
                              const std::stop_token& stop) const;
    [[nodiscard]] EntryAnswer entriesOf(const ShapeBeside& place,
                                        std::size_t part,
                                        const std::vector<EntryRange>* asked,
                                        Effort effort,
                                        const std::stop_token& stop) const;
    [[nodiscard]] VolumeScene sceneOf(const BasePair& pair) const;
    /// True if lines may pass over or under one part of the target and meet another.
    [[nodiscard]] bool canPassOverATarget() const;

    const Solid& m_observer;
    const Solid& m_target;
    const VolumeMap& m_map;
    const VolumeOptions& m_options;
    Relevant m_relevant;
    std::vector<int> m_blockers;
    std::vector<int> m_endless;
    Point m_origin;
    TargetView m_outline;
};

} // namespace sightline::geometry::detail

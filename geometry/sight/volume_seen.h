#pragma once

#include "geometry/sight/target_view.h"
#include "geometry/sight/volume_entries.h"
#include "geometry/sight/volume_relevant.h"

#include <stop_token>
#include <vector>

namespace sightline::geometry::detail {

/// The outline of a target, a solid, ready to be looked at from convex places beside it, as solids of the observer's
/// heights.
class VolumeView {
public:
    /// All are kept by reference.
    VolumeView(const Solid& observer,
               const Solid& target,
               const VolumeMap& map,
               std::span<const int> active,
               const VolumeOptions& options);

    [[nodiscard]] const TargetView& outline() const { return m_outline; }
    [[nodiscard]] Point origin() const { return m_origin; }
    /// Blockers that matter for the pair, ascending, and those of them that nothing passes over, under or through.
    [[nodiscard]] const std::vector<int>& blockers() const { return m_blockers; }
    [[nodiscard]] const std::vector<int>& endless() const { return m_endless; }

    /// Stretches of the outline over which clear lines from the place enter, and those of which that is not known;
    /// sorted, none overlap in a list. Effort: nm of the outline that may stay unknown, and sets of lines looked at.
    struct Seen {
        std::vector<Stretch> seen;
        std::vector<Stretch> open;
        int steps = 0;
    };
    struct Effort {
        double error = 0.0;
        int maxSteps = 0;
    };
    [[nodiscard]] Seen seenFrom(const PlaceBeside& place, Effort effort, const std::stop_token& stop) const;
    /// Of these stretches only.
    [[nodiscard]] Seen seenFrom(const PlaceBeside& place,
                                const std::vector<Stretch>& asked,
                                Effort effort,
                                const std::stop_token& stop) const;

private:
    [[nodiscard]] std::vector<EntryRange>
    enteredPast(std::span<const int> blockers, const BasePair& pair, std::size_t part) const;
    [[nodiscard]] EntryScale scaleOf(const BasePair& pair, std::size_t part) const;
    [[nodiscard]] Seen seenOf(const PlaceBeside& place,
                              const std::vector<Stretch>* asked,
                              Effort effort,
                              const std::stop_token& stop) const;
    [[nodiscard]] EntryAnswer entriesOf(const PlaceBeside& place,
                                        std::size_t part,
                                        const std::vector<EntryRange>* asked,
                                        Effort effort,
                                        const std::stop_token& stop) const;
    [[nodiscard]] VolumeScene sceneOf(const BasePair& pair) const;
    /// True if lines may pass over or under some part of the target, and meet another.
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

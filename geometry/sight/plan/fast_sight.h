#pragma once

#include "geometry/sight/plan/sight.h"

#include <memory>

namespace sightline::geometry {

/// The result of the filtered test.
enum class FilteredVerdict {
    Clear,     ///< proved: a line exists with a margin, so both touch rules agree
    Blocked,   ///< proved: no line exists under either touch rule
    Uncertain, ///< undecided: the exact search `findLineOfSight` has to be used
};

/// The effect of a blocker on the lines of a query: it blocks none of them, all of them, or only those that no rule
/// lets pass.
enum class Occlusion : unsigned char { Never, Always, Conditional };

/// A base prepared for many filtered tests. Copies share the data.
class SightBase {
public:
    /// A base as the filtered test sees it; defined in fast_sight_shapes.h.
    struct Shape;
    explicit SightBase(const PlacedFootprint& placed);
    explicit SightBase(Shape whole);
    /// Creates a base for lines that ignore the pieces `containers` if they end strictly inside them; see
    /// `SightOptions`. The list may contain pieces that do not intersect the base.
    SightBase(const PlacedFootprint& placed, const TerrainMap& map, std::span<const ContainingPiece> containers);
    ~SightBase();
    SightBase(const SightBase&);
    SightBase& operator=(const SightBase&);
    SightBase(SightBase&&) noexcept;
    SightBase& operator=(SightBase&&) noexcept;

    /// The parts of a base in which lines end; defined in fast_sight_shapes.h.
    struct Views;
    [[nodiscard]] const Views& views() const { return *m_views; }

private:
    std::shared_ptr<const Views> m_views;
};

/// Returns the exact plan-view verdict for the many pairs that can be decided in floating point.
///
/// A line is a point in the plane of its heights over the two centers, measured in the frame of the line of centers.
/// The lines that meet both bases lie in a rectangle, which each piece between the bases divides into lines above and
/// lines below it. With all rounding outwards, an empty rest proves that the pair is blocked. A remaining cell whose
/// middle line keeps a margin from every piece and lies in both bases proves that it is clear. A line found is written
/// to `witness`, if given. Does not allocate once the thread has been used before. Source: geometry/README.md, "How the
/// fast verdict works".
///
/// `counts` is indexed by blocker. A conditional blocker, which some lines ignore, has to be avoided by a clear line
/// but does not contribute to a proof of "blocked".
[[nodiscard]] FilteredVerdict fastSight(const SightBase& observer,
                                        const SightBase& target,
                                        const TerrainMap& map,
                                        std::span<const Occlusion> counts,
                                        SightLine* witness = nullptr);

} // namespace sightline::geometry

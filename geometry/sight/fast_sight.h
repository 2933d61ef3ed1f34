#pragma once

#include "geometry/sight/sight.h"

#include <memory>

namespace sightline::geometry {

/// What a look can settle at once.
enum class FilteredVerdict {
    Clear,     ///< a line exists with room to spare; both touch rules agree
    Blocked,   ///< proved: no line exists; both touch rules agree
    Uncertain, ///< too close, or too entangled: ask `findLineOfSight`
};

enum class Occlusion : unsigned char { Never, Always, Conditional };

/// A base prepared for many quick looks. Cheap to copy.
class QuickBase {
public:
    struct Shape;
    explicit QuickBase(const PlacedFootprint& placed);
    explicit QuickBase(Shape whole);
    /// For lines that do not heed a piece of `holders` if they end strictly inside it; see `SightOptions`. Pieces that
    /// do not reach into the base may be among them.
    QuickBase(const PlacedFootprint& placed, const TerrainMap& map, std::span<const ContainingPiece> holders);
    ~QuickBase();
    QuickBase(const QuickBase&);
    QuickBase& operator=(const QuickBase&);
    QuickBase(QuickBase&&) noexcept;
    QuickBase& operator=(QuickBase&&) noexcept;

    struct Views;
    [[nodiscard]] const Views& views() const { return *m_views; }

private:
    std::shared_ptr<const Views> m_views;
};

/// The exact plan-view verdict alone, for the many pairs that need no careful look.
///
/// A line is a point (height over the observer's center, height over the target's) in the frame of the two centers. The
/// lines that meet both bases lie in a rectangle, which each piece between the bases splits into what passes above and
/// what passes below. Nothing left, with all rounding outwards: blocked. A part left whose middle keeps a margin from
/// every piece and lies in both bases: clear. Allocates nothing once the thread is warm.
///
/// `counts[blocker]` says which blockers count. One that some lines ignore has to be avoided by a clear line but proves
/// nothing blocked.
[[nodiscard]] FilteredVerdict fastSight(const QuickBase& observer,
                                        const QuickBase& target,
                                        const TerrainMap& map,
                                        std::span<const Occlusion> counts,
                                        SightLine* witness = nullptr);

} // namespace sightline::geometry

#pragma once

#include "geometry/sight/sight.h"

#include <memory>

namespace sightline::geometry {

/// What a look can settle at once.
enum class QuickLook {
    Clear,     ///< a line exists with room to spare; both touch rules agree
    Blocked,   ///< proved: no line exists; both touch rules agree
    Unsettled, ///< too close, or too entangled: ask `lookAt`
};

enum class Counts : unsigned char { No, Yes, ForSomeLines };

/// A base prepared for many quick looks. Cheap to copy.
class QuickBase {
public:
    struct Shape;
    explicit QuickBase(const PlacedFootprint& placed);
    explicit QuickBase(Shape whole);
    /// For lines that do not heed a piece of `holders` if they end strictly inside it; see `SightOptions`. Pieces that do not
    /// reach into the base may be among them.
    QuickBase(const PlacedFootprint& placed, const TerrainMap& map, std::span<const EndHolder> holders);
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
/// A line is a point (height over the observer's centre, height over the target's) in the frame of the two centres. The
/// lines that meet both bases lie in a rectangle, which each piece between the bases splits into what passes above and what
/// passes below. Nothing left, with all rounding outwards: blocked. A part left whose middle keeps a margin from every
/// piece and lies in both bases: clear. Allocates nothing once the thread is warm.
///
/// `counts[blocker]` says which blockers count. One that some lines ignore has to be avoided by a clear line but proves
/// nothing blocked.
[[nodiscard]] QuickLook quickLook(const QuickBase& observer,
                                  const QuickBase& target,
                                  const TerrainMap& map,
                                  std::span<const Counts> counts,
                                  SightLine* witness = nullptr);

} // namespace sightline::geometry

#pragma once

#include "scenarios/vision/fog.h"

#include <optional>

namespace sightline::scenarios {

/// The reason for which a side sees a position or not.
struct FogReason {
    /// The kind of reason.
    enum class Code {
        Seen,
        Outline,     ///< seen as an outline only
        BeyondRange, ///< out of range of all viewers
        NoLine,      ///< in range, but hidden from all of them
        NoViewer,    ///< the side has nobody who sees
        OffTable,
    };
    Code code = Code::Seen;
    /// The range of the viewer nearest to being in range; with `BeyondRange` only.
    std::optional<geometry::Length> range = {};
    bool isExplored = false; ///< seen at some time
    friend bool operator==(const FogReason&, const FogReason&) = default;
};

/// Returns the reason by the stored knowledge of the side. Precondition: the scenario has a vision with that side, and
/// `fog` was made from it.
[[nodiscard]] FogReason
fogReasonAt(const FogTable& fog, const Scenario& scenario, const PlayerId& side, geometry::Point position);

/// True if models of that range see the whole table.
[[nodiscard]] bool isUnlimited(int rangeInCells, const VisionProfile& profile, const Table& table);

} // namespace sightline::scenarios

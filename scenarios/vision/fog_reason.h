#pragma once

#include "scenarios/vision/fog.h"

#include <map>
#include <optional>
#include <vector>

namespace sightline::scenarios {

/// The reason for which a side sees a position or not.
struct FogReason {
    /// The kind of reason.
    enum class Code {
        Seen,
        Outline,     ///< seen as an outline only
        Unlit,       ///< a line reaches it, but it is too far away for a place without light
        BeyondRange, ///< out of range of all viewers
        NoLine,      ///< in range, but something stands in the way of each viewer in range
        Covered,     ///< in range and in line: covered by a region of fog or by the brush, or hidden by what the table
                     ///< lacks
        NoViewer,    ///< the side has nobody who sees
        OffTable,
    };
    Code code = Code::Seen;
    /// The range of the viewer nearest to being in range; with `BeyondRange`, and with `Unlit` if something is seen
    /// without light: as far as that reaches.
    std::optional<geometry::Length> range = {};
    bool isExplored = false; ///< seen at some time
    /// With `NoLine`: the pieces known to the side that alone stand in every line of its viewers in range, as few as
    /// suffice; empty if what it knows does not suffice.
    std::vector<PieceId> blockers = {};
    friend bool operator==(const FogReason&, const FogReason&) = default;
};

/// Returns the reason by the stored knowledge of the side. Where several viewers have different reasons, it is the one
/// nearest to seeing: `Covered` before `Unlit` before `NoLine` before `BeyondRange`. Without the inputs of `help` no
/// cell is lit at night, and lines run by cells. Preconditions: the scenario has a vision with that side, and `fog` and
/// `help` were made from it.
[[nodiscard]] FogReason fogReasonAt(const FogTable& fog,
                                    const Scenario& scenario,
                                    const PlayerId& side,
                                    geometry::Point position,
                                    const FogHelp& help = {});

/// Returns the models in whose sight the position does not lie although a line may reach it, each with the reason: it
/// is beyond the model's range, or without light and too far away for that; or the cell is dark to the model's side,
/// where the scenario holds what that side sees. Models that observe nothing are included. Empty off the table.
/// Preconditions: those of `fogReasonAt`, for no side in particular.
[[nodiscard]] std::map<ModelId, FogReason>
withoutSightOf(const FogTable& fog, const Scenario& scenario, geometry::Point position, const FogHelp& help = {});

/// True if models of that range see the whole table.
[[nodiscard]] bool isUnlimited(int rangeInCells, const VisionProfile& profile, const Table& table);

} // namespace sightline::scenarios

#pragma once

#include "scenarios/vision/fog_table.h"
#include "scenarios/vision/senses.h"

#include <set>
#include <stop_token>

/// What a side sees now. Pure: same table, same answer, on any thread.
///
/// A base is in each cell that its inside reaches into; it looks from each of them and is seen in each of them, so that
/// of two models of equal range both see each other or neither does (row S1.50). A range of n takes in the cells n away
/// by the metric; the mode `Grid` has the radius of `geometry::ShadowcastOptions`.
namespace sightline::scenarios {

struct SideSight {
    geometry::CellSet visible;
    geometry::CellSet outline;       ///< none of it is in `visible`
    std::set<ModelId> models = {};   ///< of others
    std::set<ModelId> outlined = {}; ///< of others: that something stands there, not what
    /// Known as terrain by tremor and sonar, neither in `visible` nor in `outline`: nobody is seen there (S2.42,
    /// S2.47).
    geometry::CellSet remembered = {};
    friend bool operator==(const SideSight&, const SideSight&) = default;
};

struct FogHelp {
    /// The scenario itself, for exact lines; made when it is needed and not given.
    const PreparedTable* prepared = nullptr;
    /// Cells that are lit, of a night profile; not given: none is.
    const geometry::CellSet* lit = nullptr;
    /// The scenario itself with its light, for each model's own figures, the tiers of light, contests of hiding and the
    /// senses that are not sight. Not given: the figures of the profile and sight alone. What is seen in
    /// `FogMode::LineOfSight` by exact lines is then what `perceives` says (S2.27).
    const SenseTable* senses = nullptr;
};

/// From where the side looks: its models on the table that can see, what it owns, watchtowers, companions, and the same
/// of its allies, one hop. Whoever is embarked or swallowed sees by its carrier alone, who is mounted stands where its
/// mount stands.
[[nodiscard]] std::vector<Viewer> viewersOf(const FogTable& fog, const Scenario& scenario, const PlayerId& side);

/// The cells no farther from one of the viewer's than so many, by the metric of the profile.
[[nodiscard]] geometry::CellSet cellsInRange(const FogTable& fog, const Viewer& viewer, int range);

/// The cells one viewer sees in the profile's mode, lines by cells. Row S1.14: each mode is one function behind this.
[[nodiscard]] geometry::CellSet cellsSeenBy(const FogTable& fog, const Viewer& viewer);

/// Whether a line of cells reaches the base that stands in these cells, which do not hide what stands in them, nor do
/// the viewer's own; true in modes that ask for no lines. Walls at the border of what is seen are lit and may be looked
/// at from where nobody in them looks back; two models see each other or neither does (row S1.50).
[[nodiscard]] bool hasLineTo(const FogTable& fog, const Viewer& viewer, const geometry::CellSet& base);

/// All that the side sees now. A side the table does not have sees nothing. Preconditions: the scenario has a vision,
/// and `fog` was made from its terrain, ground and profile.
[[nodiscard]] SideSight sightOf(const FogTable& fog,
                                const Scenario& scenario,
                                const PlayerId& side,
                                const FogHelp& help = {},
                                const std::stop_token& stop = {});

/// True if the model stands on the table for others to see: not embarked, not swallowed, with part of its base on a
/// cell.
[[nodiscard]] bool isInPlay(const FogTable& fog, const Scenario& scenario, const Model& model);

/// The base others see: of who is mounted that of its mount (row S2.11).
[[nodiscard]] geometry::PlacedFootprint shownBase(const Scenario& scenario, const Model& model);

} // namespace sightline::scenarios

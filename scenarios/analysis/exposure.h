#pragma once

#include "geometry/region/sample_point_grid.h"
#include "scenarios/analysis/region.h"

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// A place of an exposure table: a zone, an objective, or a side, which is all zones of a player with several zones
/// (see `SideZones`). It consists of the grid cells whose centers it contains; an objective that contains
/// none is the nearest cell, or the nearest ones if several are as near.
struct ExposedArea {
    QString id; ///< for a side the id of its player
    QString name;
    PlayerId player; ///< for a zone or a side
    bool isObjective = false;
    std::vector<std::size_t> samplePoints; ///< indices of grid points, ascending, without duplicates
    bool isZoneArea = false;               ///< true for all the zones of a player: a side, or a player's only zone
    std::vector<std::size_t> parts = {};   ///< for a side: indices of its zones among the places; they may overlap
    double squareInches = 0.0; ///< for a zone or a side: its area on the table, overlaps once, to a millionth

    [[nodiscard]] bool isSide() const { return !parts.empty(); }
    friend bool operator==(const ExposedArea&, const ExposedArea&) = default;
};

/// The visibility from one place to another, from viewers of no extent at each grid point.
struct Exposure {
    std::size_t from = 0; ///< index of a place
    std::size_t to = 0;
    double seen = 0.0; ///< share of the grid points of `to` that some viewer sees, 0 to 1
    double mean = 0.0; ///< share of clear lines among all from a viewer to a grid point, 0 to 1
    friend bool operator==(const Exposure&, const Exposure&) = default;
};

/// The parameters of an exposure table.
struct ExposureQuestion {
    geometry::Length cell = geometry::Length::fromInches(1);
    /// Viewers may stand anywhere on the table within this straight-line distance of their place.
    geometry::Length move;
    geometry::Length viewerHeight = geometry::Length::fromInches(2);
    geometry::Length targetHeight = geometry::Length::fromInches(2);
    bool fromObjectives = true; ///< false: only zones are viewed from
    bool fromParts = true;      ///< false: the zones of a side are viewed from only jointly
    bool wantTable = true;      ///< true: compute `ExposureTable::table`
};

/// The exposures between all places; a side and its own zones are not paired.
struct ExposureTable {
    geometry::SamplePointGrid grid;
    std::vector<ExposedArea> places; ///< zones, then objectives, in the order of the file, then sides
    std::vector<Exposure> entries;   ///< entries without a side come first
    /// The visibility of the whole table from each place, if requested: the share of its grid points that some viewer
    /// sees, and of all lines.
    std::vector<Exposure> table;
    /// For each place the share of its grid points that viewers in the zones of any other player see; nullopt where
    /// there is no such viewer, and for places that are no zone and no side of a player.
    std::vector<std::optional<double>> seenByEnemies;

    /// Returns the entry of a pair. Precondition: it exists.
    [[nodiscard]] const Exposure& between(std::size_t from, std::size_t to) const;
    /// True if a side is one of the two places.
    [[nodiscard]] bool isOfSide(const Exposure& entry) const {
        return places[entry.from].isSide() || places[entry.to].isSide();
    }
    /// Returns the visibility of the table from a place. Preconditions: it is viewed from, and the table was requested.
    [[nodiscard]] const Exposure& ofTable(std::size_t from) const;
};

/// Returns the zones, the objectives, and the sides with several zones.
[[nodiscard]] std::vector<ExposedArea> exposedAreas(const Scenario& scenario, const geometry::SamplePointGrid& grid);

/// Returns for each player with a zone the place made of all the player's zones, in the order of the first zones.
/// Source: scenarios/analysis/README.md, "The deployment area of a player".
[[nodiscard]] std::vector<std::size_t> zoneAreas(const std::vector<ExposedArea>& places);

/// Returns the area, in square inches, of a zone or a side that no enemy sees: its area times the share of its grid
/// points that are unseen. Its whole area if there is no enemy; 0 if it holds no grid point.
[[nodiscard]] double safeSquareInches(const ExposureTable& table, std::size_t place);

/// Computes the table from one heat map per place. The result does not depend on the number of threads; after a stop
/// request all shares are 0. Preconditions: those of `heatMap`.
[[nodiscard]] ExposureTable exposureTable(const RegionTable& table,
                                          const ExposureQuestion& question,
                                          const RegionProgress& progress = {},
                                          int threads = 0,
                                          const std::stop_token& stop = {});

/// The exposures before and after a move of the viewers.
struct ExposuresOfAMove {
    ExposureTable now;   ///< without a move
    ExposureTable later; ///< with the move of the question
};

/// Computes both tables in little more time than the second alone, since the positions after a move include those
/// before it. The visibility of the table is computed for `now` if the question requests it, and for `later` only if
/// `laterSeesTable` is set too.
[[nodiscard]] ExposuresOfAMove exposuresOfAMove(const RegionTable& table,
                                                const ExposureQuestion& question,
                                                bool laterSeesTable,
                                                const RegionProgress& progress = {},
                                                int threads = 0,
                                                const std::stop_token& stop = {});

/// Returns the grid points of one place that the viewers of another see; `Exposure::seen` is their share.
[[nodiscard]] std::vector<std::size_t> samplePointsSeenBetween(const RegionTable& table,
                                                               const ExposureQuestion& question,
                                                               std::size_t from,
                                                               std::size_t to,
                                                               int threads = 0,
                                                               const std::stop_token& stop = {});

/// Returns the grid points within `reach` of one of `samplePoints`, ascending.
[[nodiscard]] std::vector<std::size_t> samplePointsWithin(const geometry::SamplePointGrid& grid,
                                                          const std::vector<std::size_t>& samplePoints,
                                                          geometry::Length reach);

} // namespace sightline::scenarios

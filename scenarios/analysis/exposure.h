#pragma once

#include "geometry/region/spot_grid.h"
#include "scenarios/analysis/region.h"

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// A zone or an objective of a table, as the cells of a grid whose middles it holds; an objective smaller than a cell is the cell it stands in.
struct ExposedPlace {
    QString id;
    QString name;
    PlayerId player; ///< of a zone
    bool isObjective = false;
    std::vector<std::size_t> spots; ///< indices in the grid, ascending
    friend bool operator==(const ExposedPlace&, const ExposedPlace&) = default;
};

/// How much of one place the viewers of another see: viewers without size, one on each spot.
struct Exposure {
    std::size_t from = 0; ///< index of a place
    std::size_t to = 0;
    double seen = 0.0; ///< share of the spots of `to` that some viewer sees
    double mean = 0.0; ///< share of all lines from a viewer to a spot that are clear
    friend bool operator==(const Exposure&, const Exposure&) = default;
};

struct ExposureQuestion {
    geometry::Length cell = geometry::Length::fromInches(1);
    geometry::Length move; ///< viewers stand anywhere on the table that is no farther from their place, as the crow flies
    geometry::Length viewerHeight = geometry::Length::fromInches(2);
    geometry::Length targetHeight = geometry::Length::fromInches(2);
    bool fromObjectives = true; ///< else only zones look
    bool wantTable = true;      ///< `ExposureTable::table`
};

/// Of each place to each other, in the order of the places.
struct ExposureTable {
    geometry::SpotGrid grid;
    std::vector<ExposedPlace> places; ///< zones, then objectives, in the order of the file
    std::vector<Exposure> entries;
    /// If wanted: how much of the table the viewers of each place that looks see: the share of its spots that some viewer sees, and of all lines.
    std::vector<Exposure> table;
    /// Of each place: the share of its spots that viewers of any zone of another player see. Nothing where there is no such zone, and of what is no zone of a player.
    std::vector<std::optional<double>> seenByEnemies;

    /// Precondition: there is one.
    [[nodiscard]] const Exposure& between(std::size_t from, std::size_t to) const;
};

[[nodiscard]] std::vector<ExposedPlace> exposedPlaces(const Scenario& scenario, const geometry::SpotGrid& grid);

/// From heat maps: one for each place. The same for any number of threads; after a stop request all shares are 0.
/// Preconditions: as for `heatMap`.
[[nodiscard]] ExposureTable exposureTable(const RegionTable& table, const ExposureQuestion& question, const RegionProgress& progress = {}, int threads = 0,
                                          const std::stop_token& stop = {});

struct ExposuresOfAMove {
    ExposureTable now;   ///< without a move
    ExposureTable later; ///< as the question says
};

/// Both tables at once, in little more time than the second: who stands somewhere after a move may have stood there before it. The table is seen `now` if the question
/// wants it, and `later` only if `laterSeesTable` does too.
[[nodiscard]] ExposuresOfAMove exposuresOfAMove(const RegionTable& table, const ExposureQuestion& question, bool laterSeesTable, const RegionProgress& progress = {}, int threads = 0,
                                                const std::stop_token& stop = {});

/// Which spots of one place the viewers of another see: those that `Exposure::seen` is the share of.
[[nodiscard]] std::vector<std::size_t> spotsSeenBetween(const RegionTable& table, const ExposureQuestion& question, std::size_t from, std::size_t to, int threads = 0,
                                                        const std::stop_token& stop = {});

/// Spots no farther than `reach` from one of `spots`; ascending.
[[nodiscard]] std::vector<std::size_t> spotsWithin(const geometry::SpotGrid& grid, const std::vector<std::size_t>& spots, geometry::Length reach);

} // namespace sightline::scenarios

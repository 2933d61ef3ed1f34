#pragma once

#include "geometry/region/sample_point_grid.h"
#include "scenarios/analysis/region.h"

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// A zone or an objective of a table, as the cells of a grid whose middles it holds; an objective smaller than a cell
/// is the cell it stands in. Or a side: the ground of a player with several zones, taken together (see `SideGround`).
struct ExposedPlace {
    QString id; ///< of a side that of its player
    QString name;
    PlayerId player; ///< of a zone or a side
    bool isObjective = false;
    std::vector<std::size_t> samplePoints; ///< indices in the grid, ascending, each once
    bool isGround = false;                 ///< all of its player's ground: a side, or the only zone of one
    std::vector<std::size_t> parts = {};   ///< of a side: indices of its zones among the places; they may overlap

    [[nodiscard]] bool isSide() const { return !parts.empty(); }
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
    geometry::Length
        move; ///< viewers stand anywhere on the table that is no farther from their place, as the crow flies
    geometry::Length viewerHeight = geometry::Length::fromInches(2);
    geometry::Length targetHeight = geometry::Length::fromInches(2);
    bool fromObjectives = true; ///< else only zones look
    bool fromParts = true;      ///< else the zones of a side look only together
    bool wantTable = true;      ///< `ExposureTable::table`
};

/// Of each place to each other, in the order of the places; a side and its own zones do not look at each other.
struct ExposureTable {
    geometry::SamplePointGrid grid;
    std::vector<ExposedPlace> places; ///< zones, then objectives, in the order of the file, then sides
    std::vector<Exposure> entries;    ///< those without a side first
    /// If wanted: how much of the table the viewers of each place that looks see: the share of its spots that some
    /// viewer sees, and of all lines.
    std::vector<Exposure> table;
    /// Of each place: the share of its spots that viewers on the ground of any other player see. Nothing where there is
    /// none, and of what is no zone and no side of a player.
    std::vector<std::optional<double>> seenByEnemies;

    /// Precondition: there is one.
    [[nodiscard]] const Exposure& between(std::size_t from, std::size_t to) const;
    /// A side looks or is looked at.
    [[nodiscard]] bool isOfSide(const Exposure& entry) const {
        return places[entry.from].isSide() || places[entry.to].isSide();
    }
    /// What the place sees of the table. Precondition: it looks, and the table is wanted.
    [[nodiscard]] const Exposure& ofTable(std::size_t from) const;
};

/// Zones, objectives, and the sides with several zones.
[[nodiscard]] std::vector<ExposedPlace> exposedPlaces(const Scenario& scenario, const geometry::SamplePointGrid& grid);

/// Of each player with a zone the place that is all of the player's ground, in the order of their first zones.
[[nodiscard]] std::vector<std::size_t> groundPlaces(const std::vector<ExposedPlace>& places);

/// Of a zone or a side: how much of it no enemy sees, as cells; all of it where it has no enemy.
[[nodiscard]] double safeSquareInches(const ExposureTable& table, std::size_t place);

/// From heat maps: one for each place. The same for any number of threads; after a stop request all shares are 0.
/// Preconditions: as for `heatMap`.
[[nodiscard]] ExposureTable exposureTable(const RegionTable& table,
                                          const ExposureQuestion& question,
                                          const RegionProgress& progress = {},
                                          int threads = 0,
                                          const std::stop_token& stop = {});

struct ExposuresOfAMove {
    ExposureTable now;   ///< without a move
    ExposureTable later; ///< as the question says
};

/// Both tables at once, in little more time than the second: who stands somewhere after a move may have stood there
/// before it. The table is seen `now` if the question wants it, and `later` only if `laterSeesTable` does too.
[[nodiscard]] ExposuresOfAMove exposuresOfAMove(const RegionTable& table,
                                                const ExposureQuestion& question,
                                                bool laterSeesTable,
                                                const RegionProgress& progress = {},
                                                int threads = 0,
                                                const std::stop_token& stop = {});

/// Which spots of one place the viewers of another see: those that `Exposure::seen` is the share of.
[[nodiscard]] std::vector<std::size_t> samplePointsSeenBetween(const RegionTable& table,
                                                               const ExposureQuestion& question,
                                                               std::size_t from,
                                                               std::size_t to,
                                                               int threads = 0,
                                                               const std::stop_token& stop = {});

/// Spots no farther than `reach` from one of `spots`; ascending.
[[nodiscard]] std::vector<std::size_t> samplePointsWithin(const geometry::SamplePointGrid& grid,
                                                          const std::vector<std::size_t>& samplePoints,
                                                          geometry::Length reach);

} // namespace sightline::scenarios

#pragma once

#include "scenarios/analysis/enemy_places.h"
#include "scenarios/analysis/region.h"

namespace sightline::scenarios {

struct PlaceQuestion {
    ModelId model;
    std::vector<ModelId> sees;       ///< all of them are to be seen from there
    std::vector<ModelId> hiddenFrom; ///< none of them is to see it there
    geometry::Length move = geometry::Length::fromInches(6);
    geometry::Length theirMove = {}; ///< of those it hides from, after its own; nothing: they stand still
    geometry::Length cell = geometry::Length::fromInches(0.5);
    geometry::Length theirCell = geometry::Length::fromInches(1);
    GroundCosts costs = GroundCosts::usual();
};

struct BestPlace {
    /// The way to the nearest place found; nothing: there is none among those judged. A way without length: where it
    /// stands.
    std::optional<ModelPath> way;
    int places = 0;        ///< judged
    geometry::Length step; ///< between the places of the finest net
    QString rules;

    /// Where it ends. Precondition: there is a way.
    [[nodiscard]] geometry::Point place() const { return way->corners.back(); }
};

/// The nearest place in reach, by the way round pieces, from which the model sees and is not seen as is asked: the
/// spots of a net, then those of a net eight times as fine about the best one and along the way to it. Each is judged,
/// so the place told is as asked; there may be a nearer one between the spots. The same for any number of threads (0:
/// one a processor). After a stop request there is no way. Preconditions: all are models of the table, and the model is
/// none of the others.
[[nodiscard]] BestPlace nearestPlace(const PlacedSight& sight,
                                     const PlaceQuestion& question,
                                     const RegionProgress& progress = {},
                                     int threads = 0,
                                     const std::stop_token& stop = {});

} // namespace sightline::scenarios

#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/shapes/polygon.h"
#include "geometry/sight/plan/sight.h"
#include "scenarios/model/scenario.h"

#include <compare>
#include <vector>

namespace sightline::scenarios {

class Pair;

/// A hex by its row, and its place in the row in halves of a width: both even or both odd.
struct Hex {
    int half = 0;
    int row = 0;
    friend auto operator<=>(const Hex&, const Hex&) = default;
};

/// A grid of hexes of one width, face to face: in rows, or in columns as on printed maps, where each column is half a
/// hex farther up or down than the one before.
class HexGrid {
public:
    /// Has a hex around `origin`. `cell`: the width of a hex.
    HexGrid(geometry::Length cell, geometry::Point origin, bool isInColumns);

    /// Returns the hexes that the models of a table stand on: in columns from the corner of the table on, unless none
    /// stands there and some stand in hexes around the first one.
    [[nodiscard]] static HexGrid onTable(const Scenario& scenario, geometry::Length cell);
    /// Returns the hexes around one of a pair, in rows or in columns as the other stands; for a pair that stands in no
    /// such hexes as those of the table. Both directions of a pair have the same, but that a probe stands anywhere.
    [[nodiscard]] static HexGrid between(const Pair& pair);

    /// Returns the hexes whose inside the line crosses. Of hexes between a pair: from the one to the other, or a little
    /// beside.
    [[nodiscard]] std::vector<Hex> crossedBy(const geometry::SightLine& line) const;
    [[nodiscard]] Hex hexOf(geometry::Point place) const;
    [[nodiscard]] geometry::Point centerOf(Hex hex) const;
    /// True if the place is the center of a hex, see `kOnGrid`.
    [[nodiscard]] bool isCenter(geometry::Point place) const;
    [[nodiscard]] geometry::Ring cornersOf(Hex hex) const;
    /// Returns the hexes that reach into the box, and perhaps some beside it.
    [[nodiscard]] std::vector<Hex> within(const geometry::Box& box) const;

    friend bool operator==(const HexGrid&, const HexGrid&) = default;

private:
    /// A place relative to the origin in nanometers, along the rows and across them.
    struct Place {
        double along = 0.0;
        double across = 0.0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    [[nodiscard]] Place placeOf(geometry::Point point) const;
    [[nodiscard]] Place centerInPlane(Hex hex) const;
    [[nodiscard]] geometry::Point pointAt(Place place) const;
    /// Returns how far the point is from the center of its hex.
    [[nodiscard]] double offCenter(geometry::Point point) const;
    [[nodiscard]] bool crosses(Place from, Place to, Hex hex) const;

    double m_width = 0.0; ///< between two faces, in nanometers
    double m_side = 0.0;
    geometry::Point m_origin;
    bool m_isInColumns = false;
    geometry::Point m_other; ///< of hexes between a pair: where the other one stands
    Place m_toCenter;        ///< from there to the center of its hex, if it stands on the grid
};

} // namespace sightline::scenarios

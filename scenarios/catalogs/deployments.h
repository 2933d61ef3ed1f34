#pragma once

#include "geometry/shapes/polygon.h"
#include "scenarios/catalogs/mark.h"
#include "scenarios/model/scenario.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace sightline::scenarios {

/// A zone given by its corners, optionally without a disc about one of them, which must be smaller than both adjacent
/// edges.
struct CornerZone {
    /// A disc on the table.
    struct Disc {
        geometry::Point center;
        geometry::Length radius;
        friend bool operator==(const Disc&, const Disc&) = default;
    };
    geometry::Ring corners;
    std::optional<Disc> lessDisc;
    friend bool operator==(const CornerZone&, const CornerZone&) = default;
};

/// A zone that fits any table, with one adjustable figure.
struct FreeZone {
    /// The shape of the zone.
    enum class Shape {
        LongEdge,       ///< a strip along the longer edge (the upper one of a square table)
        ShortEdge,      ///< a strip along the shorter edge (the left one of a square table)
        Quarter,        ///< a quarter of the table without a disc about its center; `depth` is the disc's radius
        CornerSquare,   ///< a square at a corner
        CornerTriangle, ///< a triangle at a corner, `depth` along both edges
    };
    Shape shape = Shape::LongEdge;
    geometry::Length depth;
    friend bool operator==(const FreeZone&, const FreeZone&) = default;
};

/// The shape of a deployment zone.
using ZoneShape = std::variant<CornerZone, FreeZone>;

/// One variant of a map; sources differ in some.
struct DeploymentVariant {
    QString id;
    QString name;   ///< empty if the map has no other variant
    QString source; ///< empty: that of the map
    /// Zone of the first player; that of the second is rotated by 180 degrees about the table's center.
    ZoneShape first;
    std::vector<geometry::Point> objectives;
    geometry::Footprint objectiveBase;
    friend bool operator==(const DeploymentVariant&, const DeploymentVariant&) = default;
};

/// The deployment zones of two players.
struct DeploymentMap {
    /// The size of a table.
    struct Size {
        geometry::Length width;
        geometry::Length depth;
        friend bool operator==(const Size&, const Size&) = default;
    };
    QString id;
    QString name;
    QString squareName;        ///< name on square tables; empty: `name`
    std::optional<Size> table; ///< nullopt: fits any table
    Mark mark = Mark::Known;
    QString source;
    QString note;
    std::vector<int> layouts; ///< numbers of the published 10th edition terrain layouts made for it
    std::vector<DeploymentVariant> variants;
    friend bool operator==(const DeploymentMap&, const DeploymentMap&) = default;
};

/// Returns the maps of resources/catalogues/deployments.json, in its order.
[[nodiscard]] const std::vector<DeploymentMap>& deploymentMaps();

/// Returns the name of the map on a table of that size, in English.
[[nodiscard]] QString nameOn(const DeploymentMap& map, DeploymentMap::Size table);

/// Returns the figure of a `FreeZone` that suits the table: its own where the shorter edge is at least 44 in, else its
/// share of it, that of a table of 48 in, rounded down to a quarter of an inch. A strip of 12 in is 9 in deep on 36 x
/// 36 in and 6 in deep on 24 x 24 in: never more than a quarter of a small table.
[[nodiscard]] geometry::Length usualDepth(const FreeZone& zone, DeploymentMap::Size table);

/// The maximum distance of chords from the arcs they replace, in inches: a hundredth of what a tape measure shows.
inline constexpr double kLargestArcError = 0.001;

/// A map on a table.
struct Deployment {
    geometry::Polygon first;
    geometry::Polygon second;
    std::vector<geometry::Point> objectives;
    geometry::Footprint objectiveBase;
    friend bool operator==(const Deployment&, const Deployment&) = default;
};

/// Returns the map on a table of that size; on an upright one (44 x 60) a map of 60 x 44 is rotated by 90 degrees
/// clockwise. Returns std::nullopt if the map is for another size, or if the zones would meet or leave the table.
/// `depth` is the figure of a `FreeZone`; std::nullopt: the one that suits the table, see `usualDepth`.
[[nodiscard]] std::optional<Deployment> deploymentOn(const DeploymentMap& map,
                                                     const DeploymentVariant& variant,
                                                     DeploymentMap::Size table,
                                                     std::optional<geometry::Length> depth = {});

/// Adds the zones of the first two players (of nobody where there is none) and the objectives. `name` is the name of
/// the zones. Precondition: the scenario has the table that the deployment was made for.
[[nodiscard]] Scenario withDeployment(Scenario scenario, const Deployment& deployment, const QString& name);

} // namespace sightline::scenarios

#pragma once

#include "geometry/polygon.h"
#include "scenarios/catalogs/mark.h"
#include "scenarios/scenario.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace sightline::scenarios {

/// A zone by its corners. A disc about one of the corners may be taken off; it must be smaller than both edges there.
struct CornerZone {
    struct Disc {
        geometry::Point center;
        geometry::Length radius;
        friend bool operator==(const Disc&, const Disc&) = default;
    };
    geometry::Ring corners;
    std::optional<Disc> lessDisc;
    friend bool operator==(const CornerZone&, const CornerZone&) = default;
};

/// A zone that fits any table, with one figure that may be typed.
struct FreeZone {
    enum class Shape {
        LongEdge,       ///< a strip along the longer edge (the upper one of a square table)
        ShortEdge,      ///< a strip along the shorter edge (the left one of a square table)
        Quarter,        ///< a quarter of the table less a disc about its middle; `depth` is the disc's radius
        CornerSquare,   ///< a square at a corner
        CornerTriangle, ///< a triangle at a corner, `depth` along both edges
    };
    Shape shape = Shape::LongEdge;
    geometry::Length depth;
    friend bool operator==(const FreeZone&, const FreeZone&) = default;
};

using ZoneShape = std::variant<CornerZone, FreeZone>;

/// One reading of a map: sources differ in some.
struct DeploymentVariant {
    QString id;
    QString name;    ///< empty if the map has no other variant
    QString source;  ///< empty: that of the map
    ZoneShape first; ///< zone of the first player; the second one's is its half turn about the middle of the table
    std::vector<geometry::Point> objectives;
    geometry::Footprint objectiveBase;
    friend bool operator==(const DeploymentVariant&, const DeploymentVariant&) = default;
};

/// Where two players deploy.
struct DeploymentMap {
    struct Size {
        geometry::Length width;
        geometry::Length depth;
        friend bool operator==(const Size&, const Size&) = default;
    };
    QString id;
    QString name;
    std::optional<Size> table; ///< nothing: fits any table
    Mark mark = Mark::Known;
    QString source;
    QString note;
    std::vector<int> layouts; ///< numbers of the published 10th edition terrain layouts made for it
    std::vector<DeploymentVariant> variants;
    friend bool operator==(const DeploymentMap&, const DeploymentMap&) = default;
};

/// The maps of `resources/catalogs/deployments.json`, in its order.
[[nodiscard]] const std::vector<DeploymentMap>& deploymentMaps();

/// Arcs become chords that are nowhere farther than this from the arc, in inches: a hundredth of what a tape can tell.
inline constexpr double kLargestArcError = 0.001;

/// A map on a table.
struct Deployment {
    geometry::Polygon first;
    geometry::Polygon second;
    std::vector<geometry::Point> objectives;
    geometry::Footprint objectiveBase;
    friend bool operator==(const Deployment&, const Deployment&) = default;
};

/// The map on a table of that size; on an upright one (44 x 60) a map of 60 x 44 is turned by a quarter, clockwise.
/// Nothing if the map is for a table of another size, or if the zones would meet or leave the table. `depth` stands in
/// for the figure of a `FreeZone`.
[[nodiscard]] std::optional<Deployment> deploymentOn(const DeploymentMap& map,
                                                     const DeploymentVariant& variant,
                                                     DeploymentMap::Size table,
                                                     std::optional<geometry::Length> depth = {});

/// Adds the zones of the first two players (of nobody where there is none) and the objectives. The zones are called
/// `name`. Precondition: the scenario has the table that the deployment was made for.
[[nodiscard]] Scenario withDeployment(Scenario scenario, const Deployment& deployment, const QString& name);

} // namespace sightline::scenarios

#pragma once

#include "geometry/base/length.h"
#include "geometry/cells/cell_metric.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace sightline::scenarios {

/// The methods of finding the cells that a side sees. Source: docs/requirements.md; numbers such as S0.4 are its rows.
enum class FogMode {
    Radius,      ///< by the ground under the viewer, through everything (S0.4 to S0.13)
    Simple,      ///< by the viewer's range, through everything (S1.11)
    LineOfSight, ///< by the viewer's range and a clear line (S1.12)
    Hybrid,      ///< by the viewer's range; high ground increases it, obscuring cells decrease it (S1.13)
    Grid,        ///< one radius for all, with symmetric shadowcasting (S4)
};

/// The source of clear lines in `FogMode::LineOfSight`.
enum class FogLines {
    Cells, ///< symmetric shadowcasting over cells that pieces make opaque
    Judge, ///< the judge, from the viewer's whole base
};

/// The range of senses without limit of distance (S2.20).
inline constexpr int kEverywhere = -1;

/// The figures of the senses; distances in cells. `telepathy` and `detect` may be `kEverywhere`.
struct SenseFigures {
    int sight = 15;  ///< maximum distance at which lit targets are seen (S2.57)
    int bright = 21; ///< maximum distance at which brightly lit targets are seen; at least `sight` (S2.62)
    int light = 4;   ///< maximum distance at which unlit targets are seen fully
    int shadow = 8;  ///< maximum distance at which unlit targets are seen as outlines; at least `light` (S2.43)
    int infra = 0;   ///< 0: none; `light` is at least this (S2.43)
    int tremor = 0;
    int sonar = 0;
    int perception = 0;
    int telepathy = 0;
    int scent = 0;
    int detect = 0;
    int penetrating = 0; ///< through everything, for models with the state "penetrating" (S2.23)
    /// Degrees; in wind only targets in this sector around its origin are smelled (S2.8).
    int scentArc = 90;
    int balanceHiding = 20; ///< minimum balance at which hiding models are not felt by tremor (S2.21)
    int balance = 30;       ///< minimum balance at which other models are not felt
    friend bool operator==(const SenseFigures&, const SenseFigures&) = default;
};

/// The figures and switches of a hidden game: data that ships in resources/vision, can be edited, and is stored
/// completely in a file.
struct VisionProfile {
    QString id = QStringLiteral("standard");
    QString name = {};
    QString version = {};
    QString note = {}; ///< purpose of the profile

    FogMode mode = FogMode::Simple;
    FogLines lines = FogLines::Cells;
    geometry::CellMetric metric = geometry::CellMetric::Chebyshev;
    geometry::Length cell = geometry::Length::fromInches(1);

    // Ranges by ground; distances in cells.
    std::map<QString, int> groundRadius = {};      ///< by the name of the ground
    int unknownGround = 2;                         ///< for a ground that is not listed (S0.8)
    QString bareGround = QStringLiteral("plains"); ///< ground of the table where nothing else applies (S0.13)
    std::map<QString, QString> groundOfKind = {};  ///< ground under a piece, by its kind
    int highGroundBonus = 2;                       ///< for viewers on a mountain or on high ground (S0.9)
    QStringList highGround = {};                   ///< names of grounds, and kinds and traits of pieces
    int perceptionFrom = 10; ///< bonus of 1 per `perceptionStep` above it, rounded down, never negative (S0.10)
    int perceptionStep = 5;

    // Ranges by viewer; distances in cells.
    std::map<QString, int> roleRange = {}; ///< "standard" 3, "scout" 4, "brute" 2 (S1.40)
    QString bareRole = QStringLiteral("standard");
    /// "headquarters" 4, "building" 3, "tower" 5, "watchtower" (S1.8 to S1.10).
    std::map<QString, int> sourceRange = {};
    int hybridHeightBonus = 1;  ///< for viewers on high ground in `Hybrid` (S1.13)
    int obscuringCost = 1;      ///< subtracted per obscuring cell from the range into it in `Hybrid`
    QStringList obscuring = {}; ///< names of grounds, and kinds and traits of pieces
    int gridRadius = 8;         ///< for `Grid`: see `geometry::ShadowcastOptions` (S4.6)
    bool wallsLit = true;       ///< for `Grid`, and for `LineOfSight` by cells (S4.8)

    // Memory and secrecy (S1.39).
    bool rememberTerrain = true;
    bool rememberStructures = true;
    bool rememberModels = false;
    bool hidePoints = true;
    int forgetAfterTurns = 10; ///< for models out of sight; 0: never (S1.47)
    bool keepExplored = true;  ///< false: cells out of sight become unexplored again
    /// True: nothing is hidden, the first of the four stages of row S1.52.
    bool showsEverything = false;
    /// True: an enemy that a move discovers may be chosen as a target in the same move (trap T47 is switched off).
    bool targetsAtOnce = false;

    // Senses and light.
    SenseFigures senses = {};
    int farthest = 30;  ///< maximum range of all senses with a limit of distance (S2.20)
    bool night = false; ///< true: cells without light are dark; by day they are lit (S2.57)
    QJsonObject unknown = {};
    friend bool operator==(const VisionProfile&, const VisionProfile&) = default;
};

} // namespace sightline::scenarios

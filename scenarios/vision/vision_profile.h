#pragma once

#include "geometry/cells/cell_metric.h"
#include "geometry/length.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace sightline::scenarios {

/// How the cells that a side sees are found.
enum class FogMode {
    Radius,      ///< by the ground the viewer stands on, through everything (rows S0.4 to S0.13)
    Simple,      ///< by the viewer's range, through everything (S1.11)
    LineOfSight, ///< by the viewer's range and a free line (S1.12)
    Hybrid,      ///< by the viewer's range; high ground adds to it, obscuring cells take from it (S1.13)
    Grid,        ///< one radius for all and symmetric shadowcasting (S4)
};

/// What asks for the free lines of `FogMode::LineOfSight`.
enum class FogLines {
    Cells, ///< symmetric shadowcasting over cells that pieces make opaque
    Judge, ///< the judge, from the viewer's whole base
};

/// A range that reaches everywhere: of senses that know no distance (S2.20).
inline constexpr int kEverywhere = -1;

/// The figures of the senses; distances in cells. `telepathy` and `detect` may be `kEverywhere`.
struct SenseFigures {
    int sight = 15;  ///< farthest that a lit thing is seen (S2.57)
    int bright = 21; ///< farthest that a brightly lit thing is seen; never less than `sight` (S2.62)
    int light = 4;   ///< farthest that an unlit thing is seen fully
    int shadow = 8;  ///< farthest that an unlit thing is seen as an outline; never less than `light` (S2.43)
    int infra = 0;   ///< 0: has none; `light` is never less (S2.43)
    int tremor = 0;
    int sonar = 0;
    int perception = 0;
    int telepathy = 0;
    int scent = 0;
    int detect = 0;
    int penetrating = 0; ///< through everything, for who has the state "penetrating" (S2.23)
    int scentArc =
        90; ///< degrees; with wind only what lies in this sector around where it comes from is smelled (S2.8)
    int balanceHiding = 20; ///< who hides and has this balance is not felt by tremor (S2.21)
    int balance = 30;       ///< nor is anybody of this balance
    friend bool operator==(const SenseFigures&, const SenseFigures&) = default;
};

/// Figures and switches of a hidden game: data that ships in `resources/vision`, that a user edits, and that a file
/// keeps whole.
struct VisionProfile {
    QString id = QStringLiteral("standard");
    QString name = {};
    QString version = {};
    QString note = {}; ///< what it is for

    FogMode mode = FogMode::Simple;
    FogLines lines = FogLines::Cells;
    geometry::CellMetric metric = geometry::CellMetric::Chebyshev;
    geometry::Length cell = geometry::Length::fromInches(1);

    // By ground; distances in cells.
    std::map<QString, int> groundRadius = {};      ///< by the name of the ground
    int unknownGround = 2;                         ///< of a ground that the list lacks (S0.8)
    QString bareGround = QStringLiteral("plains"); ///< what the table is where nothing says otherwise (S0.13)
    std::map<QString, QString> groundOfKind = {};  ///< of a piece, by its kind: what the table is under it
    int highGroundBonus = 2;                       ///< for who stands on a mountain or on high ground (S0.9)
    QStringList highGround = {};                   ///< names of grounds, and kinds and traits of pieces
    int perceptionFrom = 10; ///< a bonus of 1 for each `perceptionStep` above it, rounded down, never negative (S0.10)
    int perceptionStep = 5;

    // By who looks; distances in cells.
    std::map<QString, int> roleRange = {}; ///< "standard" 3, "scout" 4, "brute" 2 (S1.40)
    QString bareRole = QStringLiteral("standard");
    std::map<QString, int> sourceRange =
        {};                     ///< "headquarters" 4, "building" 3, "tower" 5, "watchtower" (S1.8 to S1.10)
    int hybridHeightBonus = 1;  ///< for who stands on high ground in `Hybrid` (S1.13)
    int obscuringCost = 1;      ///< that each obscuring cell takes from what looks into it in `Hybrid`
    QStringList obscuring = {}; ///< names of grounds, and kinds and traits of pieces
    int gridRadius = 8;         ///< of `Grid`: see geometry::ShadowcastOptions (S4.6)
    bool wallsLit = true;       ///< of `Grid` and of `LineOfSight` by cells (S4.8)

    // What is remembered and hidden (S1.39).
    bool rememberTerrain = true;
    bool rememberStructures = true;
    bool rememberModels = false;
    bool hidePoints = true;
    int forgetAfterTurns = 10; ///< models lost from sight; 0: never (S1.47)
    bool keepExplored = true;  ///< false: what is out of sight is unexplored again
    /// Nothing is hidden at all: the first of the four stages of S1.52.
    bool showsEverything = false;

    // Senses and light.
    SenseFigures senses = {};
    int farthest = 30;  ///< beyond it only senses without distance reach (S2.20)
    bool night = false; ///< cells without light are dark; by day they are lit (S2.57)
    QJsonObject unknown = {};
    friend bool operator==(const VisionProfile&, const VisionProfile&) = default;
};

} // namespace sightline::scenarios

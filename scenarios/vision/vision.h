#pragma once

#include "geometry/cells/cell_set.h"
#include "geometry/polygon.h"
#include "scenarios/scenario.h"
#include "scenarios/vision/memory.h"
#include "scenarios/vision/vision_profile.h"

#include <map>
#include <optional>
#include <vector>

/// What a hidden game keeps beside the table: values only. What is done with them has files of its own beside this one.
namespace sightline::scenarios {

/// What one model brings to seeing and being seen. What is empty comes from the profile or does not hold.
struct ModelVision {
    QString role = {};             ///< names a range of the profile; empty: `bareRole`
    std::optional<int> range = {}; ///< in cells, in place of that of its role
    int perception = 10;           ///< S0.10
    QStringList traits = {}; ///< "ignores-obscuring", "flying", "mindless", "always-visible", "asleep", ...: see README
    std::map<QString, int> senses = {}; ///< ranges in cells, by the name of the sense, in place of those of the profile
    std::map<QString, int> contest =
        {};                       ///< "hide", "spot", "listen", "stealth", "balance": numbers of the contests of S2
    QStringList invisibleTo = {}; ///< keywords of models that do not see it; "all": none does (S2.26)
    std::optional<int> hiddenBeyond = {}; ///< in cells: from farther away nobody sees it (S1.57)
    int lightBright = 0;                  ///< in cells, of a light that it carries; 0: none
    int lightDim = 0;
    ModelId carriedBy = {};  ///< mounted on, embarked in or swallowed by it (S2.11, S2.15)
    QString carriedHow = {}; ///< "mounted", "embarked" or "swallowed"
    ModelId companion = {};  ///< it also sees what that one sees, one hop (S2.24)
    ModelId decoyOf = {};    ///< a marker that stands for it or for nothing (S2.13, S1.58)
    QJsonObject unknown = {};
    QStringList needsSight = {}; ///< abilities whose place it has to see, by name: toward own models too (S1.29, S1.44)
    friend bool operator==(const ModelVision&, const ModelVision&) = default;
};

/// A piece or an objective that belongs to somebody, and may look for its side.
struct Structure {
    QString element;     ///< id of a piece or an objective
    QString kind = {};   ///< "headquarters", "building", "tower" or the user's own word; names a range of the profile
    PlayerId owner = {}; ///< empty: nobody's
    std::optional<int> wounds = {};
    std::optional<int> range = {}; ///< in cells, in place of the profile's
    QJsonObject unknown = {};
    friend bool operator==(const Structure&, const Structure&) = default;
};

/// A part of the table with its own sight, sound or light.
struct VisionRegion {
    QString id;
    QString kind; ///< "reveal", "watchtower", "fog", "interior", "exterior", "dark", "magic-dark", "light",
                  ///< "magic-light", "bright", "shade", "silence": see README
    geometry::Polygon outline;
    PlayerId player = {};             ///< whom it serves; empty: everybody
    QStringList onlyFor = {};         ///< keywords of the models it is about; empty: all (S2.19)
    std::optional<int> fromTurn = {}; ///< nothing: always
    std::optional<int> untilTurn = {};
    QJsonObject unknown = {};
    friend bool operator==(const VisionRegion&, const VisionRegion&) = default;
};

/// A light that stands on the table (S2.61).
struct TableLight {
    QString id;
    geometry::Point position;
    int bright = 3; ///< in cells
    int dim = 7;
    bool magical = false;
    QJsonObject unknown = {};
    friend bool operator==(const TableLight&, const TableLight&) = default;
};

/// What a side remembers of a model that it saw.
struct RememberedModel {
    Model as; ///< as it was last seen: its place, its wounds, its name
    int turn = 0;
    friend bool operator==(const RememberedModel&, const RememberedModel&) = default;
};

struct RememberedStructure {
    Structure as;
    int turn = 0;
    friend bool operator==(const RememberedStructure&, const RememberedStructure&) = default;
};

/// All that one side knows. Cells are of the grid of the profile over the table.
struct SideKnowledge {
    geometry::CellSet visited;  ///< that a base of the side has covered (S0.2)
    geometry::CellSet explored; ///< seen now or ever; holds `visited` (S0.3, S4.9)
    geometry::CellSet visible;
    geometry::CellSet outline; ///< seen now as an outline only; none of it is in `visible` (S2.55)
    ModelIds seen = {};        ///< models of other sides in sight now
    PieceMemories pieces = {}; ///< as last seen
    std::map<ObjectiveId, Objective> objectives = {};
    std::map<QString, RememberedStructure> structures = {};
    std::map<ModelId, RememberedModel> models =
        {}; ///< of other sides, as last seen, those in sight too; none if the profile forgets them
    friend bool operator==(const SideKnowledge&, const SideKnowledge&) = default;
};

/// What a side knew when the last accepted move began: its targets are ruled by this, so that nobody moves to find an
/// enemy and shoots it with the same model at once (trap T47).
struct KnownBefore {
    geometry::CellSet visible;
    geometry::CellSet explored;
    ModelIds models = {}; ///< of other sides that it saw
    friend bool operator==(const KnownBefore&, const KnownBefore&) = default;
};

/// One side: a player of the table.
struct VisionSide {
    PlayerId player;
    QStringList allies = {};            ///< ids of players whose sight it shares, one hop (S1.58)
    std::map<QString, int> points = {}; ///< by name: what others must not know (S1.26)
    geometry::CellSet revealed = {};    ///< by the judge's brush, until it is taken back
    geometry::CellSet hidden = {};
    SideKnowledge knows = {};
    KnownBefore before = {};
    QJsonObject unknown = {};
    QStringList intelligence = {}; ///< ids of models of which it is told where they stand, seen or not (S1.58)
    friend bool operator==(const VisionSide&, const VisionSide&) = default;
};

/// What sides remember alike is kept once.
void shareMemories(std::vector<VisionSide>& sides);

/// Where a model stands and how it is, for the log.
struct ModelState {
    ModelId model;
    geometry::Point position;
    geometry::Angle facing;
    geometry::Length elevation;
    std::optional<int> wounds = {};
    QStringList states = {};
    bool onTable = true;
    friend bool operator==(const ModelState&, const ModelState&) = default;
};

/// One accepted step of the game: what became of whom.
struct TurnStep {
    int turn = 1;
    PlayerId side = {};
    QString what; ///< "move", "attack", "turn", "owner", ...: see README
    QString note = {};
    std::vector<ModelState> before = {};
    std::vector<ModelState> after = {};
    std::vector<Structure> structuresBefore = {};
    std::vector<Structure> structuresAfter = {};
    QJsonObject unknown = {};
    friend bool operator==(const TurnStep&, const TurnStep&) = default;
};

struct Vision {
    bool enabled = false;
    VisionProfile profile = {};
    std::map<ModelId, ModelVision> models = {};
    std::vector<Structure> structures = {};
    std::vector<VisionRegion> regions = {};
    std::vector<TableLight> lights = {};
    std::map<QString, geometry::CellSet> ground = {}; ///< painted: cells by the name of the ground, disjoint
    std::optional<int> windFrom = {};                 ///< degrees clockwise from up; nothing: no wind (S2.8)
    std::vector<VisionSide> sides = {};
    int turn = 1;
    PlayerId active = {}; ///< whose turn it is
    std::vector<TurnStep> log = {};
    QJsonObject unknown = {};

    // Compiled once, in vision.cpp, and not in each source that copies one.
    Vision();
    Vision(const Vision& other);
    Vision(Vision&& other) noexcept;
    Vision& operator=(const Vision& other);
    Vision& operator=(Vision&& other) noexcept;
    ~Vision();
    friend bool operator==(const Vision& a, const Vision& b);

    /// Null if there is none. Valid until the vision changes.
    [[nodiscard]] const VisionSide* side(const PlayerId& player) const;
    /// What the model brings; the plain one if nothing is said of it.
    [[nodiscard]] const ModelVision& of(const ModelId& model) const;
    [[nodiscard]] const Structure* structure(const QString& element) const;
};

/// The scenario with this; `std::nullopt`: without.
[[nodiscard]] Scenario withVision(Scenario scenario, std::optional<Vision> vision);

} // namespace sightline::scenarios

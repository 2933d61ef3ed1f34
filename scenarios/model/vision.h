#pragma once

#include "geometry/cells/cell_set.h"
#include "geometry/shapes/polygon.h"
#include "scenarios/model/memory.h"
#include "scenarios/model/scenario.h"
#include "scenarios/model/vision_profile.h"

#include <map>
#include <optional>
#include <vector>

/// @file
/// The data of a hidden game, in addition to the table: values only. Numbers such as S2.26 are rows of
/// docs/requirements.md. Operations are in scenarios/vision.
namespace sightline::scenarios {

/// The properties of one model for seeing and being seen. Unset members come from the profile or do not apply.
struct ModelVision {
    QString role = {};             ///< names a range of the profile; empty: `bareRole`
    std::optional<int> range = {}; ///< in cells, overriding that of its role
    int perception = 10;           ///< see docs/requirements.md, row S0.10
    /// "ignores-obscuring", "flying", "mindless", "always-visible", "asleep", ...: see scenarios/vision/README.md.
    QStringList traits = {};
    /// Ranges in cells by the name of the sense, overriding those of the profile.
    std::map<QString, int> senses = {};
    /// "hide", "spot", "listen", "stealth", "balance": numbers of contests.
    std::map<QString, int> contest = {};
    QStringList invisibleTo = {};         ///< keywords of models that do not see it; "all": none does (S2.26)
    std::optional<int> hiddenBeyond = {}; ///< in cells: nobody sees it from farther away (S1.57)
    int lightBright = 0;                  ///< radius in cells of a light that it carries; 0: none
    int lightDim = 0;
    ModelId carriedBy = {};  ///< the model that it is mounted on, embarked in or swallowed by (S2.11, S2.15)
    QString carriedHow = {}; ///< "mounted", "embarked" or "swallowed"
    ModelId companion = {};  ///< the model whose sight it shares, one hop (S2.24)
    ModelId decoyOf = {};    ///< the model that this marker stands for, if any (S2.13, S1.58)
    QJsonObject unknown = {};
    /// Names of abilities that need to see their position, toward own models too (S1.29, S1.44).
    QStringList needsSight = {};
    friend bool operator==(const ModelVision&, const ModelVision&) = default;
};

/// A piece or an objective that belongs to a side, and may see for it.
struct Structure {
    QString element;     ///< id of a piece or an objective
    QString kind = {};   ///< "headquarters", "building", "tower" or the user's own word; names a range of the profile
    PlayerId owner = {}; ///< empty: nobody
    std::optional<int> wounds = {};
    std::optional<int> range = {}; ///< in cells, overriding that of the profile
    QJsonObject unknown = {};
    friend bool operator==(const Structure&, const Structure&) = default;
};

/// An area of the table with special rules of sight, sound or light.
struct VisionRegion {
    QString id;
    /// "reveal", "watchtower", "fog", "interior", "exterior", "dark", "magic-dark", "light", "magic-light", "bright",
    /// "shade", "silence": see scenarios/vision/README.md.
    QString kind;
    geometry::Polygon outline;
    PlayerId player = {};             ///< the player whom it serves; empty: everybody
    QStringList onlyFor = {};         ///< keywords of the models that it concerns; empty: all (S2.19)
    std::optional<int> fromTurn = {}; ///< nullopt: always
    std::optional<int> untilTurn = {};
    QJsonObject unknown = {};
    friend bool operator==(const VisionRegion&, const VisionRegion&) = default;
};

/// A stationary light on the table (S2.61).
struct TableLight {
    QString id;
    geometry::Point position;
    int bright = 3; ///< radius in cells
    int dim = 7;
    bool magical = false;
    QJsonObject unknown = {};
    friend bool operator==(const TableLight&, const TableLight&) = default;
};

/// A model as a side remembers it.
struct RememberedModel {
    Model as; ///< as last seen: position, wounds left and at most, name
    int turn = 0;
    friend bool operator==(const RememberedModel&, const RememberedModel&) = default;
};

/// A structure as a side remembers it.
struct RememberedStructure {
    Structure as;
    int turn = 0;
    friend bool operator==(const RememberedStructure&, const RememberedStructure&) = default;
};

/// The knowledge of one side. Cells are those of the profile's grid over the table.
struct SideKnowledge {
    geometry::CellSet visited;  ///< covered by a base of the side at some time (S0.2)
    geometry::CellSet explored; ///< seen now or earlier; includes `visited` (S0.3, S4.9)
    geometry::CellSet visible;
    geometry::CellSet outline; ///< currently seen as an outline only; disjoint from `visible` (S2.55)
    ModelIds seen = {};        ///< models of other sides currently in sight
    PieceMemories pieces = {}; ///< as last seen
    std::map<ObjectiveId, Objective> objectives = {};
    std::map<QString, RememberedStructure> structures = {};
    /// The models of other sides as last seen, including those in sight; empty if the profile forgets them.
    std::map<ModelId, RememberedModel> models = {};
    friend bool operator==(const SideKnowledge&, const SideKnowledge&) = default;
};

/// The knowledge of a side when the last accepted move began, which determines its targets: no model moves to find an
/// enemy and shoots at it in the same move (docs/requirements.md, trap T47).
struct KnownBefore {
    geometry::CellSet visible;
    geometry::CellSet explored;
    ModelIds models = {}; ///< visible models of other sides
    friend bool operator==(const KnownBefore&, const KnownBefore&) = default;
};

/// The value of `Vision::oneScreen` without a passphrase.
inline constexpr auto kOpenScreen = "open";

/// The data of one side, a player of the table.
struct VisionSide {
    PlayerId player;
    QStringList allies = {};            ///< ids of players whose sight it shares, one hop (S1.58)
    std::map<QString, int> points = {}; ///< by name; hidden from others (S1.26)
    geometry::CellSet revealed = {};    ///< by the judge's brush, until it is taken back
    geometry::CellSet hidden = {};
    SideKnowledge knows = {};
    KnownBefore before = {};
    QJsonObject unknown = {};
    QStringList intelligence = {}; ///< ids of models whose position it is told, seen or not (S1.58)
    friend bool operator==(const VisionSide&, const VisionSide&) = default;
};

/// Shares equal memories between sides.
void shareMemories(std::vector<VisionSide>& sides);

/// The position and state of a model, for the log.
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

/// One accepted step of the game, with its changes.
struct TurnStep {
    int turn = 1;
    PlayerId side = {};
    QString what; ///< "move", "attack", "turn", "owner", ...: see scenarios/vision/README.md
    QString note = {};
    std::vector<ModelState> before = {};
    std::vector<ModelState> after = {};
    std::vector<Structure> structuresBefore = {};
    std::vector<Structure> structuresAfter = {};
    QJsonObject unknown = {};
    friend bool operator==(const TurnStep&, const TurnStep&) = default;
};

/// The data of a hidden game.
struct Vision {
    bool enabled = false;
    VisionProfile profile = {};
    std::map<ModelId, ModelVision> models = {};
    std::vector<Structure> structures = {};
    std::vector<VisionRegion> regions = {};
    std::vector<TableLight> lights = {};
    std::map<QString, geometry::CellSet> ground = {}; ///< painted cells by the name of the ground, disjoint
    std::optional<int> windFrom = {};                 ///< degrees clockwise from up; nullopt: no wind (S2.8)
    std::vector<VisionSide> sides = {};
    int turn = 1;
    PlayerId active = {}; ///< the player whose turn it is
    /// The player whose knowledge is all that the scenario holds, as made by `sideViewOf`; empty: it is the whole
    /// table.
    PlayerId knownBy = {};
    /// Set while players share one screen: the judge's hashed passphrase as text, or `kOpenScreen` without one. Empty:
    /// they do not.
    QString oneScreen = {};
    std::vector<TurnStep> log = {};
    /// The labels of models by id, see `badgesOf`: in the view of a side those that the known models have on the whole
    /// table, so that none is renumbered as others come into sight; otherwise empty.
    std::map<QString, QString> labels = {};
    QJsonObject unknown = {};

    // Defined in vision.cpp, so that they are compiled once and not in each source that copies a vision.
    Vision();
    Vision(const Vision& other);
    Vision(Vision&& other) noexcept;
    Vision& operator=(const Vision& other);
    Vision& operator=(Vision&& other) noexcept;
    ~Vision();
    friend bool operator==(const Vision& a, const Vision& b);

    /// Returns the side of the player; null if there is none. Valid until the vision changes.
    [[nodiscard]] const VisionSide* side(const PlayerId& player) const;
    /// Returns the properties of the model; default ones if none are set.
    [[nodiscard]] const ModelVision& of(const ModelId& model) const;
    [[nodiscard]] const Structure* structure(const QString& element) const;
};

/// Sets the vision of the scenario, or removes it for std::nullopt.
[[nodiscard]] Scenario withVision(Scenario scenario, std::optional<Vision> vision);

} // namespace sightline::scenarios

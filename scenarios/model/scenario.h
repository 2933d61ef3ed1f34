#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/shapes/polygon.h"
#include "scenarios/model/ids.h"
#include "scenarios/model/optional_vision.h"
#include "scenarios/model/overrulings.h"
#include "scenarios/model/photo.h"
#include "scenarios/model/question_log.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace sightline::scenarios {

/// Keys of a JSON object that this version does not know; written back unchanged.
using UnknownKeys = QJsonObject;

/// The playing surface: x to the right, y down, origin at the top left corner.
struct Table {
    geometry::Length width = geometry::Length::fromInches(60);
    geometry::Length height = geometry::Length::fromInches(44);
    UnknownKeys unknown;
    friend bool operator==(const Table&, const Table&) = default;
};

/// A player of the table, who owns models and zones.
struct Player {
    PlayerId id;
    QString name;
    QString color; ///< "#rrggbb", or empty: the program chooses
    UnknownKeys unknown;
    friend bool operator==(const Player&, const Player&) = default;
};

/// Height classes. Low: under 2 in (taken as 1.5 in); medium: 2 to 5 in (3.5 in); tall: over 5 in (6 in).
enum class HeightClass { Low, Medium, Tall };

/// A window, a door or an arch in a wall: lines pass through it in rule sets of `volume` geometry.
struct WallOpening {
    geometry::Length from; ///< distance along the wall's polyline, from its first point
    geometry::Length to;
    geometry::Length sill; ///< height over the foot of the wall
    /// Height over the foot of the wall.
    geometry::Length top;
    UnknownKeys unknown;
    friend bool operator==(const WallOpening&, const WallOpening&) = default;
};

/// A side of a wall of two points, as seen on screen when walking from the first point to the second.
enum class WallSide { Left, Right };

/// A wall that belongs to a piece and stands on its footprint.
struct PieceWall {
    geometry::Wall polyline;
    QString kind; ///< "solid", "window", "door" or the user's own word; empty: solid
    bool blocksSight = true;
    std::optional<geometry::Length> height; ///< nullopt: as the piece; on a mat: unlimited
    UnknownKeys unknown;
    std::vector<WallOpening> openings = {};
    std::optional<bool> blocksFire = {}; ///< nullopt: as the rule pack says, else as `blocksSight`
    /// The side from which a one-way wall blocks: only lines that start on it are blocked. Nullopt: lines from both
    /// sides. Precondition: the wall has two points.
    std::optional<WallSide> blocksFrom = {};
    friend bool operator==(const PieceWall&, const PieceWall&) = default;
};

/// One piece of terrain: a footprint, or a wall of no thickness.
struct Piece {
    PieceId id;
    QString name;
    QString kind;
    std::variant<geometry::Polygon, geometry::Wall> outline;
    geometry::Length elevation;
    std::optional<geometry::Length> height;
    std::optional<HeightClass> heightClass; ///< as given in the file
    QStringList traits;
    QString group;
    QString parent; ///< id of another piece
    bool locked = false;
    std::optional<double> size; ///< for games that compare sizes or levels; nullopt: the height in inches
    std::vector<PieceWall> walls;
    std::vector<WallOpening> openings;       ///< of a piece that is a wall
    std::optional<WallSide> blocksFrom = {}; ///< of a piece that is a wall, as `PieceWall::blocksFrom`
    UnknownKeys unknown;
    QString cluster = {}; ///< elements of one cluster are selected and moved together; no rule uses it

    // Defined in scenario.cpp, so that they are compiled once and not in each source that copies a piece.
    Piece();
    Piece(const Piece& other);
    Piece(Piece&& other) noexcept;
    Piece& operator=(const Piece& other);
    Piece& operator=(Piece&& other) noexcept;
    ~Piece();
    friend bool operator==(const Piece& a, const Piece& b);

    [[nodiscard]] bool isWall() const { return std::holds_alternative<geometry::Wall>(outline); }
    /// True if the height is given as 0: the piece marks an area and blocks no line by itself.
    [[nodiscard]] bool isMat() const { return height && *height == geometry::Length{}; }
};

/// Returns the height used by geometry: the given one, else that of the class (1.5, 3.5, 6 in); std::nullopt:
/// unlimited.
[[nodiscard]] std::optional<geometry::Length> effectiveHeight(const Piece& piece);
/// Returns the class used by tag rules: the given one, else that of the height; unlimited counts as tall.
[[nodiscard]] HeightClass effectiveHeightClass(const Piece& piece);
/// Returns the class of a height: low under 2 in, medium 2 to 5 in, tall over 5 in.
[[nodiscard]] HeightClass heightClassOf(geometry::Length height);

/// The fire arc printed on a base, or of a weapon.
struct PrintedArc {
    double degrees = 360.0;    ///< full width
    geometry::Angle turn = {}; ///< direction of its center line, relative to the facing
    UnknownKeys unknown = {};
    friend bool operator==(const PrintedArc&, const PrintedArc&) = default;
};

/// The kind of line that a weapon needs, where a rule set distinguishes sight and fire.
enum class WeaponLine { Both, Sight, Fire };

/// A weapon of a model.
struct Weapon {
    QString name;
    std::optional<geometry::Length> range = {}; ///< nullopt: no limit
    geometry::Length minRange = {};             ///< minimum range: targets closer than this are out of range
    bool hasPrintedArc = false;         ///< true: the arc is that printed on the model's base; `arc` is then empty
    std::optional<PrintedArc> arc = {}; ///< nullopt: all round
    WeaponLine line = WeaponLine::Both;
    UnknownKeys unknown = {};
    QString type = {}; ///< type according to its army list, for people: "Rapid Fire 1, Assault"; empty: unknown
    friend bool operator==(const Weapon&, const Weapon&) = default;
};

/// The body of a model: the part that lines of sight lead to and start from, where that differs from its base, e.g. a
/// pole on a wide base, or wings beyond a small one. How much counts as "any part of the model" depends on the sculpt
/// and is bounded by two readings. Both have the position and the facing of the base.
struct Body {
    geometry::Footprint smallest; ///< part that counts under every reading
    geometry::Footprint largest;  ///< all that counts under any reading; contains `smallest`
    UnknownKeys unknown = {};     ///< includes those of a reading, under its key
    [[nodiscard]] bool isSettled() const { return smallest == largest; }
    friend bool operator==(const Body&, const Body&) = default;
};

/// One miniature: a base and a vertical extent above it.
struct Model {
    ModelId id;
    QString name;
    PlayerId player; ///< may be empty
    QString unit;
    geometry::Footprint base; ///< 32 mm round if the file names none
    geometry::Point position;
    geometry::Angle facing;
    geometry::Length elevation;
    geometry::Length height = geometry::Length::fromInches(2);
    QStringList keywords;
    bool locked = false;
    std::optional<double> size;   ///< Size, Height or level, for games that compare them
    std::optional<int> wounds;    ///< left at this moment
    std::optional<int> maxWounds; ///< when unhurt; may be less than `wounds`, as some games lend wounds
    QStringList states;           ///< current states: "prone", "conceal", "shot" or the user's own word
    std::optional<PrintedArc> arc;
    std::optional<geometry::Point> dot; ///< dot printed on the base: relative to its center, +x along the facing
    UnknownKeys unknown;
    std::vector<Weapon> weapons = {};
    QString cluster = {}; ///< see `Piece::cluster`
    /// True for a hypothetical model, which is judged like others but does not affect the verdicts of other pairs: it
    /// neither blocks, gives cover, guards, nor is the nearest. It has no front: it sees all around. Not part of files.
    bool isProbe = false;
    std::optional<Body> body = {};                  ///< std::nullopt: the base is the body
    std::optional<geometry::Length> eyeHeight = {}; ///< above the foot; std::nullopt: the rules decide

    // Defined in scenario.cpp, so that they are compiled once and not in each source that copies a model.
    Model();
    Model(const Model& other);
    Model(Model&& other) noexcept;
    Model& operator=(const Model& other);
    Model& operator=(Model&& other) noexcept;
    ~Model();
    friend bool operator==(const Model& a, const Model& b);

    [[nodiscard]] geometry::PlacedFootprint placed() const { return {base, position, facing}; }
    /// Returns the smallest reading of the body, or the base if there is no body: lines of sight start and end there.
    /// Distances are measured between bases.
    [[nodiscard]] geometry::PlacedFootprint placedBody() const {
        return {body ? body->smallest : base, position, facing};
    }
    /// True if verdicts may depend on which reading of the body counts.
    [[nodiscard]] bool isSculpted() const { return body && !body->isSettled(); }
};

/// A zone of a player, e.g. for deployment.
struct Zone {
    ZoneId id;
    QString name;
    PlayerId player;
    QString kind; ///< "deployment" or the user's own word
    geometry::Polygon polygon;
    UnknownKeys unknown;
    friend bool operator==(const Zone&, const Zone&) = default;
};

/// An objective marker.
struct Objective {
    ObjectiveId id;
    QString name;
    geometry::Point position;
    geometry::Footprint base; ///< 40 mm round if the file names none
    UnknownKeys unknown;
    friend bool operator==(const Objective&, const Objective&) = default;
};

/// A text on the table, for people; no rule uses it.
struct Label {
    LabelId id;
    QString text;
    geometry::Point position; ///< position of the text's center
    geometry::Angle turn = {};
    geometry::Length size = geometry::Length::fromInches(0.8); ///< height of the letters
    UnknownKeys unknown = {};
    friend bool operator==(const Label&, const Label&) = default;
};

/// The rule set of a scenario: the id of a shipped one, or an embedded rule set.
using RulesChoice = std::variant<QString, QJsonObject>;

/// A table with all that stands on it, its players and its rules. A value: copyable, comparable, cheap to keep for
/// undo.
struct Scenario {
    QString name;
    QString description; ///< a sentence or two for the person who opens it; may be empty
    Table table;
    RulesChoice rules = QStringLiteral("plan");
    std::vector<Player> players;
    std::vector<Piece> terrain;
    std::vector<Model> models;
    std::vector<Zone> zones;
    std::vector<Objective> objectives;
    std::vector<Overruling> overrulings; ///< decisions of a judge about verdicts
    std::vector<WallRuling> wallRulings;
    UnknownKeys unknown;
    std::vector<Label> labels = {};
    /// Models not on the table yet: nothing sees them, and their positions are ignored.
    std::vector<Model> reserves = {};
    std::optional<TablePhoto> photo = {}; ///< picture under the table; no rule uses it
    QuestionLog log = {};                 ///< log of questions; no rule uses it
    OptionalVision vision = {};           ///< fog of war, senses, lights and turns; nullopt: not a hidden game

    // Defined in scenario.cpp, so that they are compiled once and not in each source that copies a scenario.
    Scenario();
    Scenario(const Scenario& other);
    Scenario(Scenario&& other) noexcept;
    Scenario& operator=(const Scenario& other);
    Scenario& operator=(Scenario&& other) noexcept;
    ~Scenario();
    friend bool operator==(const Scenario& a, const Scenario& b);

    /// Return the element of that id, or null if there is none. Pointers are valid until the scenario changes.
    [[nodiscard]] const Player* player(const PlayerId& id) const;
    [[nodiscard]] const Piece* piece(const PieceId& id) const;
    [[nodiscard]] const Model* model(const ModelId& id) const;
    [[nodiscard]] const Zone* zone(const ZoneId& id) const;
    [[nodiscard]] const Objective* objective(const ObjectiveId& id) const;
    [[nodiscard]] const Label* label(const LabelId& id) const;
    [[nodiscard]] const Model* reserve(const ModelId& id) const;
};

} // namespace sightline::scenarios

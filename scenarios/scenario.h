#pragma once

#include "geometry/footprint.h"
#include "geometry/polygon.h"
#include "scenarios/ids.h"
#include "scenarios/overrulings.h"
#include "scenarios/photo.h"
#include "scenarios/question_log.h"
#include "scenarios/vision/optional_vision.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace sightline::scenarios {

/// Keys of an object in the file that this version does not know; written back as they were read.
using UnknownKeys = QJsonObject;

struct Table {
    geometry::Length width = geometry::Length::fromInches(60);
    geometry::Length height = geometry::Length::fromInches(44);
    UnknownKeys unknown;
    friend bool operator==(const Table&, const Table&) = default;
};

struct Player {
    PlayerId id;
    QString name;
    QString color; ///< "#rrggbb", or empty: the program chooses
    UnknownKeys unknown;
    friend bool operator==(const Player&, const Player&) = default;
};

/// low: under 2 in (stands for 1.5); medium: 2 to 5 in (3.5); tall: over 5 in (6).
enum class HeightClass { Low, Medium, Tall };

/// A window, a door or an arch in a wall: lines pass through it in rule sets of `volume` geometry.
struct WallOpening {
    geometry::Length from; ///< along the wall's polyline, from its first point
    geometry::Length to;
    geometry::Length sill; ///< above the foot of the wall
    geometry::Length top;
    UnknownKeys unknown;
    friend bool operator==(const WallOpening&, const WallOpening&) = default;
};

/// A side of a wall of two points, for someone who walks from the first to the second.
enum class WallSide { Left, Right };

/// A wall that belongs to a piece and stands on its footprint.
struct PieceWall {
    geometry::Wall polyline;
    QString kind; ///< "solid", "window", "door" or the user's own word; empty: solid
    bool blocksSight = true;
    std::optional<geometry::Length> height; ///< nothing: as the piece; on a mat: unlimited
    UnknownKeys unknown;
    std::vector<WallOpening> openings = {};
    std::optional<bool> blocksFire = {}; ///< nothing: as the rule pack says, else as `blocksSight`
    /// One-way: only lines that start on this side are blocked; nothing: lines from both sides. Needs two points.
    std::optional<WallSide> blocksFrom = {};
    friend bool operator==(const PieceWall&, const PieceWall&) = default;
};

/// One terrain piece: a footprint, or a wall of no thickness.
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
    std::optional<double> size; ///< for games that compare sizes or levels; nothing: the height in inches
    std::vector<PieceWall> walls;
    std::vector<WallOpening> openings;       ///< of a piece that is a wall
    std::optional<WallSide> blocksFrom = {}; ///< of a piece that is a wall, as `PieceWall::blocksFrom`
    UnknownKeys unknown;
    QString cluster = {}; ///< things of one cluster are selected and moved together; no rule looks at it

    // Compiled once, in scenario.cpp, and not in each source that copies one.
    Piece();
    Piece(const Piece& other);
    Piece(Piece&& other) noexcept;
    Piece& operator=(const Piece& other);
    Piece& operator=(Piece&& other) noexcept;
    ~Piece();
    friend bool operator==(const Piece& a, const Piece& b);

    [[nodiscard]] bool isWall() const { return std::holds_alternative<geometry::Wall>(outline); }
    /// Height 0 by number: marks an area and blocks no line by itself.
    [[nodiscard]] bool isMat() const { return height && *height == geometry::Length{}; }
};

/// The height geometry uses: the number, else the class's figure (1.5, 3.5, 6 in); nothing: unlimited.
[[nodiscard]] std::optional<geometry::Length> effectiveHeight(const Piece& piece);
/// The class tag rules use: as given, else from the height; unlimited counts as tall.
[[nodiscard]] HeightClass effectiveHeightClass(const Piece& piece);
/// The class of a height: low under 2 in, medium 2 to 5 in, tall over 5 in.
[[nodiscard]] HeightClass heightClassOf(geometry::Length height);

/// A fire arc printed on a base, or of a weapon.
struct PrintedArc {
    double degrees = 360.0;    ///< its whole width
    geometry::Angle turn = {}; ///< of its middle, from the facing
    UnknownKeys unknown = {};
    friend bool operator==(const PrintedArc&, const PrintedArc&) = default;
};

/// Which line a weapon needs, where a rule set tells sight and fire apart.
enum class WeaponLine { Both, Sight, Fire };

struct Weapon {
    QString name;
    std::optional<geometry::Length> range = {}; ///< nothing: no limit
    geometry::Length minRange = {};             ///< nearer than this it cannot shoot
    bool hasPrintedArc = false;                 ///< that of its model; `arc` is then empty
    std::optional<PrintedArc> arc = {};         ///< nothing: all round
    WeaponLine line = WeaponLine::Both;
    UnknownKeys unknown = {};
    QString type = {}; ///< what its army list says of it, for people: "Rapid Fire 1, Assault"; empty: not known
    friend bool operator==(const Weapon&, const Weapon&) = default;
};

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
    std::optional<double> size; ///< Size, Height or level, for games that compare them
    std::optional<int> wounds;
    QStringList states; ///< what holds of it now: "prone", "conceal", "shot" or the user's own word
    std::optional<PrintedArc> arc;
    std::optional<geometry::Point> dot; ///< printed on the base: +x along the facing, from its middle
    UnknownKeys unknown;
    std::vector<Weapon> weapons = {};
    QString cluster = {}; ///< as of pieces

    // Compiled once, in scenario.cpp, and not in each source that copies one.
    Model();
    Model(const Model& other);
    Model(Model&& other) noexcept;
    Model& operator=(const Model& other);
    Model& operator=(Model&& other) noexcept;
    ~Model();
    friend bool operator==(const Model& a, const Model& b);

    [[nodiscard]] geometry::PlacedFootprint placed() const { return {base, position, facing}; }
};

struct Zone {
    ZoneId id;
    QString name;
    PlayerId player;
    QString kind; ///< "deployment" or the user's own word
    geometry::Polygon polygon;
    UnknownKeys unknown;
    friend bool operator==(const Zone&, const Zone&) = default;
};

struct Objective {
    ObjectiveId id;
    QString name;
    geometry::Point position;
    geometry::Footprint base; ///< 40 mm round if the file names none
    UnknownKeys unknown;
    friend bool operator==(const Objective&, const Objective&) = default;
};

/// Words on the table, for people: no rule looks at them.
struct Label {
    LabelId id;
    QString text;
    geometry::Point position; ///< of the middle of the text
    geometry::Angle turn = {};
    geometry::Length size = geometry::Length::fromInches(0.8); ///< height of its letters
    UnknownKeys unknown = {};
    friend bool operator==(const Label&, const Label&) = default;
};

/// The rule set of a scenario: the id of a shipped one, or a whole rule set of its own.
using RulesChoice = std::variant<QString, QJsonObject>;

/// What stands on the table. A value: copy it, compare it, keep it for undo.
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
    std::vector<Overruling> overrulings; ///< of verdicts, by a judge
    std::vector<WallRuling> wallRulings;
    UnknownKeys unknown;
    std::vector<Label> labels = {};
    std::vector<Model> reserves = {};     ///< not on the table yet: nothing sees them, and their places mean nothing
    std::optional<TablePhoto> photo = {}; ///< under all that stands here; no rule looks at it
    QuestionLog log = {};                 ///< what was asked; no rule looks at it either
    OptionalVision vision = {};           ///< fog of war, senses, lights and turns; nothing: not a hidden game

    // Compiled once, in scenario.cpp, and not in each source that copies one.
    Scenario();
    Scenario(const Scenario& other);
    Scenario(Scenario&& other) noexcept;
    Scenario& operator=(const Scenario& other);
    Scenario& operator=(Scenario&& other) noexcept;
    ~Scenario();
    friend bool operator==(const Scenario& a, const Scenario& b);

    /// Look-ups by id; null if there is none. Valid until the scenario changes.
    [[nodiscard]] const Player* player(const PlayerId& id) const;
    [[nodiscard]] const Piece* piece(const PieceId& id) const;
    [[nodiscard]] const Model* model(const ModelId& id) const;
    [[nodiscard]] const Zone* zone(const ZoneId& id) const;
    [[nodiscard]] const Objective* objective(const ObjectiveId& id) const;
    [[nodiscard]] const Label* label(const LabelId& id) const;
    [[nodiscard]] const Model* reserve(const ModelId& id) const;
};

} // namespace sightline::scenarios

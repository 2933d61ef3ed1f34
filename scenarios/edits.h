#pragma once

#include "geometry/angle.h"
#include "geometry/footprint.h"
#include "geometry/point.h"
#include "scenarios/ids.h"
#include "scenarios/scenario.h"

#include <QString>

#include <span>
#include <variant>
#include <vector>

namespace sightline::scenarios {

// Pure edits: each takes a scenario and gives the next one. The caller keeps the first for undo.
//
// An id that the scenario does not have is a bug (assert); a release build then leaves the scenario as it was.
// An added thing must bring an id that nothing else has (`freshId`). Locked things are moved like others: it is the
// tools that respect the lock.
//
// Places are whole nanometers. Moving and quarter turns are exact. Any other turn rounds each vertex by less than
// 0.71 nm, so a full circle in steps of 15 degrees ends within 17 nm of its start.
// If a move or a turn would carry anything beyond `kLargestCoordinate`, or rounding would make an outline touch itself,
// the whole edit is not made and the scenario comes back as it was.

/// Anything that can be selected.
using AnyId = std::variant<PieceId, ModelId, ZoneId, ObjectiveId, LabelId>;

/// The id as it stands in the file.
[[nodiscard]] const QString& textOf(const AnyId& id);
/// True if the scenario has it.
[[nodiscard]] bool has(const Scenario& scenario, const AnyId& id);

/// The first of "stem-1", "stem-2", ... that no player, piece, model, zone, objective or label has. An empty stem
/// counts as "thing".
[[nodiscard]] QString freshId(const Scenario& scenario, const QString& stem);

[[nodiscard]] Scenario withModelAdded(Scenario scenario, Model model);
/// Replaces the model of the same id; place in the list kept.
[[nodiscard]] Scenario withModel(Scenario scenario, Model model);
[[nodiscard]] Scenario withModelAt(Scenario scenario, const ModelId& id, geometry::Point position);
[[nodiscard]] Scenario withModelFacing(Scenario scenario, const ModelId& id, geometry::Angle facing);

[[nodiscard]] Scenario withPieceAdded(Scenario scenario, Piece piece);
/// Adds copies of pieces that are no part of the scenario, `by` away, with fresh ids; parents and clusters among them
/// stay. Returns the ids; none, and nothing is added, if any would go beyond all coordinates.
std::vector<PieceId> withPiecesAdded(Scenario& scenario, std::span<const Piece> pieces, geometry::Vector by);
/// Replaces the piece of the same id; place in the list kept. What a judge said of its walls follows them.
[[nodiscard]] Scenario withPiece(Scenario scenario, Piece piece);
/// The footprint, its holes and the piece's walls move together.
[[nodiscard]] Scenario withPieceMoved(Scenario scenario, const PieceId& id, geometry::Vector by);
/// Turns from +x towards +y: +90 degrees is clockwise on screen. Nothing is mirrored.
[[nodiscard]] Scenario withPieceTurned(Scenario scenario, const PieceId& id, geometry::Point about, geometry::Angle by);

[[nodiscard]] Scenario withZoneAdded(Scenario scenario, Zone zone);
[[nodiscard]] Scenario withZone(Scenario scenario, Zone zone);
[[nodiscard]] Scenario withObjectiveAdded(Scenario scenario, Objective objective);
[[nodiscard]] Scenario withObjective(Scenario scenario, Objective objective);
[[nodiscard]] Scenario withLabelAdded(Scenario scenario, Label label);
[[nodiscard]] Scenario withLabel(Scenario scenario, Label label);

/// Moves all of `ids`, or nothing.
[[nodiscard]] Scenario withMoved(Scenario scenario, std::span<const AnyId> ids, geometry::Vector by);
/// Turns all of `ids` about one point, or nothing; models turn their facing along.
[[nodiscard]] Scenario
withTurned(Scenario scenario, std::span<const AnyId> ids, geometry::Point about, geometry::Angle by);
/// Mirrors all of `ids`, or nothing: left and right of the upright line through `about` change places, exactly. Facings
/// and hull outlines are mirrored along.
[[nodiscard]] Scenario withMirrored(Scenario scenario, std::span<const AnyId> ids, geometry::Point about);
/// Pieces that had a removed piece as their parent have none afterwards; what a judge decided about a removed thing is
/// lifted.
[[nodiscard]] Scenario withRemoved(Scenario scenario, std::span<const AnyId> ids);

struct Duplicated {
    Scenario scenario;
    std::vector<AnyId> ids; ///< of the copies, in the order of the originals given; empty if the edit was not made
};

/// Copies follow their originals' kind at the end of the list, `offset` away, unlocked, with fresh ids made from the
/// old ones
/// ("ruin-3" gives "ruin-4"). Copies of one cluster form a cluster of their own. A copy's parent is the copy of the
/// parent if that is copied too, else the same parent.
[[nodiscard]] Duplicated withDuplicated(Scenario scenario, std::span<const AnyId> ids, geometry::Vector offset);

/// Locks or unlocks pieces and models; zones, objectives and labels have no lock and stay as they are.
enum class Lock { Locked, Unlocked };
[[nodiscard]] Scenario withLock(Scenario scenario, std::span<const AnyId> ids, Lock lock);

/// The name of a piece, model, zone or objective, or the words of a label; a label without words keeps its old ones.
[[nodiscard]] Scenario withElementNamed(Scenario scenario, const AnyId& id, const QString& name);

/// Adds a model that is not on the table yet.
[[nodiscard]] Scenario withReserveAdded(Scenario scenario, Model model);
/// Takes models off the table into the reserves; what a judge decided about them is lifted. Other things stay.
[[nodiscard]] Scenario withReserved(Scenario scenario, std::span<const AnyId> ids);
/// Puts a model of the reserves onto the table, last in the list.
[[nodiscard]] Scenario withFielded(Scenario scenario, const ModelId& id, geometry::Point position);
[[nodiscard]] Scenario withReserveRemoved(Scenario scenario, const ModelId& id);

/// The first of "cluster-1", "cluster-2", ... that no piece or model is in.
[[nodiscard]] QString freshCluster(const Scenario& scenario);
/// The cluster a piece or a model is in; empty for all else.
[[nodiscard]] const QString& clusterOf(const Scenario& scenario, const AnyId& id);
/// Puts pieces and models into a cluster; empty: into none. All else stays as it is.
[[nodiscard]] Scenario withCluster(Scenario scenario, std::span<const AnyId> ids, const QString& cluster);

[[nodiscard]] Scenario withName(Scenario scenario, QString name);
/// Nothing is moved: what no longer fits is off the table. Preconditions: both are positive.
[[nodiscard]] Scenario withTableSize(Scenario scenario, geometry::Length width, geometry::Length height);
[[nodiscard]] Scenario withTable(Scenario scenario, Table table);
/// The whole table turned by a quarter, clockwise on screen, its corner back at the origin (x' = height - y, y' = x).
[[nodiscard]] Scenario withTableTurned(Scenario scenario);
[[nodiscard]] Scenario withRules(Scenario scenario, RulesChoice rules);

[[nodiscard]] Scenario withPlayerAdded(Scenario scenario, Player player);
/// Replaces the player of the same id.
[[nodiscard]] Scenario withPlayer(Scenario scenario, Player player);
/// The player's models and zones stay and have no player.
[[nodiscard]] Scenario withPlayerRemoved(Scenario scenario, const PlayerId& id);

/// What surrounds all of `ids`, for turning about its middle and for fitting it into the window.
/// Precondition: the scenario has all of them, and there is at least one.
[[nodiscard]] geometry::Box boundsOf(const Scenario& scenario, std::span<const AnyId> ids);

} // namespace sightline::scenarios

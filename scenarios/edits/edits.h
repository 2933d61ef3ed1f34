#pragma once

#include "geometry/base/angle.h"
#include "geometry/base/point.h"
#include "geometry/shapes/footprint.h"
#include "scenarios/model/ids.h"
#include "scenarios/model/scenario.h"

#include <QString>

#include <span>
#include <variant>
#include <vector>

namespace sightline::scenarios {

/// @file
/// Pure edits: each takes a scenario and returns the next one. The caller keeps the first for undo.
///
/// Passing an id that the scenario does not have is a bug (assert); a release build then returns the scenario
/// unchanged. An added element must bring an unused id (`freshId`). Locked elements are edited like others; respecting
/// the lock is the job of the tools.
///
/// Coordinates are whole nanometers. Translations and quarter turns are exact. Any other rotation rounds each vertex by
/// less than 0.71 nm, so a full circle in steps of 15 degrees ends within 17 nm of its start. If a coordinate would
/// exceed `kLargestCoordinate`, or rounding would make an outline touch itself, the whole edit is rejected and the
/// scenario returned unchanged.

/// The id of any element of a table that can be selected.
using AnyId = std::variant<PieceId, ModelId, ZoneId, ObjectiveId, LabelId>;

/// Returns the id as the file has it.
[[nodiscard]] const QString& textOf(const AnyId& id);
/// True if the scenario has an element of this id.
[[nodiscard]] bool has(const Scenario& scenario, const AnyId& id);

/// Returns the first of "stem-1", "stem-2", ... that no player, piece, model, zone, objective or label has. An empty
/// stem stands for "thing".
[[nodiscard]] QString freshId(const Scenario& scenario, const QString& stem);

[[nodiscard]] Scenario withModelAdded(Scenario scenario, Model model);
/// Replaces the model of the same id, at its index in the list.
[[nodiscard]] Scenario withModel(Scenario scenario, Model model);
[[nodiscard]] Scenario withModelAt(Scenario scenario, const ModelId& id, geometry::Point position);
[[nodiscard]] Scenario withModelFacing(Scenario scenario, const ModelId& id, geometry::Angle facing);

[[nodiscard]] Scenario withPieceAdded(Scenario scenario, Piece piece);
/// Adds copies of pieces that are not part of the scenario, translated by `by`, with fresh ids; parents and clusters
/// among the copies are kept. Returns the new ids; returns none, and adds nothing, if a coordinate would leave the
/// valid range.
std::vector<PieceId> withPiecesAdded(Scenario& scenario, std::span<const Piece> pieces, geometry::Vector by);
/// Replaces the piece of the same id, at its index in the list. Overrulings of its walls follow the walls.
[[nodiscard]] Scenario withPiece(Scenario scenario, Piece piece);
/// Translates the footprint, its holes and the piece's walls together.
[[nodiscard]] Scenario withPieceMoved(Scenario scenario, const PieceId& id, geometry::Vector by);
/// Rotates the piece about `about`, from +x towards +y: +90 degrees is clockwise on screen. Never mirrors.
[[nodiscard]] Scenario withPieceTurned(Scenario scenario, const PieceId& id, geometry::Point about, geometry::Angle by);

[[nodiscard]] Scenario withZoneAdded(Scenario scenario, Zone zone);
[[nodiscard]] Scenario withZone(Scenario scenario, Zone zone);
[[nodiscard]] Scenario withObjectiveAdded(Scenario scenario, Objective objective);
[[nodiscard]] Scenario withObjective(Scenario scenario, Objective objective);
[[nodiscard]] Scenario withLabelAdded(Scenario scenario, Label label);
[[nodiscard]] Scenario withLabel(Scenario scenario, Label label);

/// Translates all of `ids` by `by`, or none.
[[nodiscard]] Scenario withMoved(Scenario scenario, std::span<const AnyId> ids, geometry::Vector by);
/// Rotates all of `ids` about one point, or none; facings of models rotate along.
[[nodiscard]] Scenario
withTurned(Scenario scenario, std::span<const AnyId> ids, geometry::Point about, geometry::Angle by);
/// Mirrors all of `ids`, or none, at the vertical line through `about`. Exact. Facings and hull outlines are mirrored
/// along.
[[nodiscard]] Scenario withMirrored(Scenario scenario, std::span<const AnyId> ids, geometry::Point about);
/// Removes elements. Pieces whose parent is removed have no parent afterwards; overrulings that name a removed element
/// are lifted.
[[nodiscard]] Scenario withRemoved(Scenario scenario, std::span<const AnyId> ids);

/// A scenario with copies, and their ids.
struct Duplicated {
    Scenario scenario;
    /// Ids of the copies, in the order of the given originals; empty if the edit was rejected.
    std::vector<AnyId> ids;
};

/// Appends copies at the end of each list, translated by `offset`, unlocked, with fresh ids derived from the old ones
/// ("ruin-3" gives "ruin-4"). Copies of one cluster form a new cluster. The parent of a copy is the copy of the parent
/// if that is copied too, else the same parent.
[[nodiscard]] Duplicated withDuplicated(Scenario scenario, std::span<const AnyId> ids, geometry::Vector offset);

/// The lock of pieces and models; zones, objectives and labels have none and stay unchanged.
enum class Lock { Locked, Unlocked };
[[nodiscard]] Scenario withLock(Scenario scenario, std::span<const AnyId> ids, Lock lock);

/// Sets the name of a piece, model, zone or objective, or the text of a label; an empty text leaves a label unchanged.
[[nodiscard]] Scenario withElementNamed(Scenario scenario, const AnyId& id, const QString& name);

/// Adds a model to the reserves.
[[nodiscard]] Scenario withReserveAdded(Scenario scenario, Model model);
/// Moves models from the table to the reserves and lifts the overrulings that name them. Ids of other elements are
/// ignored.
[[nodiscard]] Scenario withReserved(Scenario scenario, std::span<const AnyId> ids);
/// Moves a model from the reserves to the table, at the end of the list.
[[nodiscard]] Scenario
withFielded(Scenario scenario, const ModelId& id, geometry::Point position, geometry::Angle facing);
[[nodiscard]] Scenario withReserveRemoved(Scenario scenario, const ModelId& id);

/// Returns the first of "cluster-1", "cluster-2", ... that no piece or model is in.
[[nodiscard]] QString freshCluster(const Scenario& scenario);
/// Returns the cluster of a piece or a model; empty for all other elements.
[[nodiscard]] const QString& clusterOf(const Scenario& scenario, const AnyId& id);
/// Sets the cluster of pieces and models; an empty word removes them from theirs. Other elements stay unchanged.
[[nodiscard]] Scenario withCluster(Scenario scenario, std::span<const AnyId> ids, const QString& cluster);

[[nodiscard]] Scenario withName(Scenario scenario, QString name);
/// Sets the size of the table. No element is moved: what no longer fits is off the table. Preconditions: both are
/// positive.
[[nodiscard]] Scenario withTableSize(Scenario scenario, geometry::Length width, geometry::Length height);
[[nodiscard]] Scenario withTable(Scenario scenario, Table table);
/// Rotates the whole table by 90 degrees clockwise on screen, with its corner back at the origin (x' = height - y, y' =
/// x).
[[nodiscard]] Scenario withTableTurned(Scenario scenario);
[[nodiscard]] Scenario withRules(Scenario scenario, RulesChoice rules);

[[nodiscard]] Scenario withPlayerAdded(Scenario scenario, Player player);
/// Replaces the player of the same id.
[[nodiscard]] Scenario withPlayer(Scenario scenario, Player player);
/// Removes the player. The player's models and zones stay and belong to nobody.
[[nodiscard]] Scenario withPlayerRemoved(Scenario scenario, const PlayerId& id);

/// Returns the bounding box of all of `ids`, for rotating about its center and for fitting it into the window.
/// Precondition: `ids` is not empty, and the scenario has all of them.
[[nodiscard]] geometry::Box boundsOf(const Scenario& scenario, std::span<const AnyId> ids);

} // namespace sightline::scenarios

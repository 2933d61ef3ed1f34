#pragma once

#include "scenarios/edits/edits.h"

#include <span>
#include <vector>

/// @file
/// Edits of many elements at once that keep assemblies and clusters together. An edit is rejected as a whole, and the
/// scenario returned unchanged, if any coordinate would leave the valid range.
namespace sightline::scenarios {

/// Groups `ids` into blocks that move as one: a piece with what stands on it, a cluster, or a single element. The
/// blocks are in the order of `ids`.
[[nodiscard]] std::vector<std::vector<AnyId>> blocksOf(const Scenario& scenario, std::span<const AnyId> ids);

/// The edge or center line to align with. `Center` is the middle from left to right, `Middle` that from top to bottom.
enum class Alignment { Left, Center, Right, Top, Middle, Bottom };
/// Aligns the edges or centers of the blocks' bounding boxes with those of the bounding box of all blocks.
[[nodiscard]] Scenario withAligned(Scenario scenario, std::span<const std::vector<AnyId>> blocks, Alignment alignment);

/// The direction of a distribution: from left to right, or from top to bottom.
enum class Axis { Across, Down };
/// Equalizes the gaps between the bounding boxes of the blocks, to within one nanometer; the outermost blocks stay.
/// Fewer than three blocks are left unchanged.
[[nodiscard]] Scenario withDistributed(Scenario scenario, std::span<const std::vector<AnyId>> blocks, Axis axis);

/// The map from the originals to the copies: mirrored left to right, mirrored top to bottom, or rotated by 180 degrees.
enum class CopyKind { LeftToRight, TopToBottom, HalfTurn };
/// Adds copies that are mirrored over a center line of the table, or rotated by 180 degrees about its center. Exact. In
/// a scenario of two players the copy of a model or a zone belongs to the other player.
[[nodiscard]] Duplicated withOtherHalf(const Scenario& scenario, std::span<const AnyId> ids, CopyKind kind);

} // namespace sightline::scenarios

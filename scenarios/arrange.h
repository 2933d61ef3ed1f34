#pragma once

#include "scenarios/edits.h"

#include <span>
#include <vector>

/// Edits of many things at once, in which what belongs together stays together. Nothing is moved if anything would go
/// beyond all coordinates.
namespace sightline::scenarios {

/// Things that move as one: a piece with what stands on it, a cluster, or a single thing. In the order of `ids`.
[[nodiscard]] std::vector<std::vector<AnyId>> blocksOf(const Scenario& scenario, std::span<const AnyId> ids);

enum class Alignment { Left, Center, Right, Top, Middle, Bottom };
/// Edges or middles of the boxes of all blocks come to where those of the box around all of them are.
[[nodiscard]] Scenario withAligned(Scenario scenario, std::span<const std::vector<AnyId>> blocks, Alignment alignment);

enum class Axis { Across, Down };
/// The outermost blocks stay; the gaps between the boxes become equal to the nanometer or one more. Fewer than three
/// blocks stay.
[[nodiscard]] Scenario withDistributed(Scenario scenario, std::span<const std::vector<AnyId>> blocks, Axis axis);

enum class CopyKind { LeftToRight, TopToBottom, HalfTurn };
/// Copies mirrored over a middle line of the table, or turned by half about its middle. Exact. Of two players each copy
/// of a model and a zone belongs to the other one.
[[nodiscard]] Duplicated withOtherHalf(const Scenario& scenario, std::span<const AnyId> ids, CopyKind kind);

} // namespace sightline::scenarios

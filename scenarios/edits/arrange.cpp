#include "scenarios/edits/arrange.h"

#include "scenarios/edits/tape_lines.h"

#include <algorithm>
#include <optional>

namespace sightline::scenarios {

namespace {

using geometry::Box;
using geometry::Length;
using geometry::Point;
using geometry::Vector;

Length half(Length length) { return Length::fromNanometers(length.nanometers() / 2); }

Length lowOf(const Box& box, Axis axis) { return axis == Axis::Across ? box.low.x : box.low.y; }
Length highOf(const Box& box, Axis axis) { return axis == Axis::Across ? box.high.x : box.high.y; }

Vector along(Axis axis, Length by) { return axis == Axis::Across ? Vector{by, {}} : Vector{{}, by}; }

std::vector<Box> boxesOf(const Scenario& scenario, std::span<const std::vector<AnyId>> blocks) {
    std::vector<Box> boxes;
    std::ranges::transform(blocks, std::back_inserter(boxes),
                           [&](const auto& block) { return boundsOf(scenario, block); });
    return boxes;
}

/// True if one of the two stands on the other, directly or through others among the ids, or they share a cluster.
bool belongTogether(const Scenario& scenario, const AnyId& a, const AnyId& b) {
    const QString& cluster = clusterOf(scenario, a);
    if (!cluster.isEmpty() && cluster == clusterOf(scenario, b)) {
        return true;
    }
    const auto isParent = [&](const AnyId& parent, const AnyId& child) {
        const auto* id = std::get_if<PieceId>(&child);
        const Piece* piece = id ? scenario.piece(*id) : nullptr;
        return piece && std::holds_alternative<PieceId>(parent) && piece->parent == textOf(parent);
    };
    return isParent(a, b) || isParent(b, a);
}

/// Tape lines of a copy on the other half are measured from the opposite edges.
Scenario withTapesFromOtherEdges(Scenario scenario, const PieceId& id, CopyKind kind) {
    const auto other = [kind](TableEdge edge) {
        const bool isAcross = edge == TableEdge::Left || edge == TableEdge::Right;
        if (kind == (isAcross ? CopyKind::TopToBottom : CopyKind::LeftToRight)) {
            return edge;
        }
        return isAcross ? (edge == TableEdge::Left ? TableEdge::Right : TableEdge::Left)
                        : (edge == TableEdge::Top ? TableEdge::Bottom : TableEdge::Top);
    };
    Piece piece = *scenario.piece(id);
    std::vector<TapeMark> marks = tapeMarksOf(piece);
    for (TapeMark& mark : marks) {
        mark.edge = other(mark.edge);
        if (auto* side = std::get_if<TableEdge>(&mark.to)) {
            *side = other(*side);
        }
    }
    if (marks.empty()) {
        return scenario;
    }
    setTapeMarks(piece, marks);
    return withPiece(std::move(scenario), std::move(piece));
}

} // namespace

std::vector<std::vector<AnyId>> blocksOf(const Scenario& scenario, std::span<const AnyId> ids) {
    std::vector<std::vector<AnyId>> blocks;
    for (const AnyId& id : ids) {
        std::vector<AnyId> joined{id};
        // Everything that belongs to the new element is merged into its block.
        std::optional<std::size_t> place;
        for (std::size_t i = 0; i < blocks.size();) {
            const bool meets =
                std::ranges::any_of(blocks[i], [&](const AnyId& other) { return belongTogether(scenario, id, other); });
            if (!meets) {
                ++i;
                continue;
            }
            if (!place) {
                blocks[i].push_back(id);
                place = i++;
            } else {
                blocks[*place].insert(blocks[*place].end(), blocks[i].begin(), blocks[i].end());
                blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(i));
            }
        }
        if (!place) {
            blocks.push_back(std::move(joined));
        }
    }
    return blocks;
}

Scenario withAligned(Scenario scenario, std::span<const std::vector<AnyId>> blocks, Alignment alignment) {
    if (blocks.empty()) {
        return scenario;
    }
    const auto boxes = boxesOf(scenario, blocks);
    Box all = boxes.front();
    for (const Box& box : boxes) {
        all.low = {std::min(all.low.x, box.low.x), std::min(all.low.y, box.low.y)};
        all.high = {std::max(all.high.x, box.high.x), std::max(all.high.y, box.high.y)};
    }
    const bool isAcross =
        alignment == Alignment::Left || alignment == Alignment::Center || alignment == Alignment::Right;
    const Axis axis = isAcross ? Axis::Across : Axis::Down;
    const auto markOf = [&](const Box& box) {
        switch (alignment) {
        case Alignment::Left:
        case Alignment::Top: return lowOf(box, axis);
        case Alignment::Right:
        case Alignment::Bottom: return highOf(box, axis);
        case Alignment::Center:
        case Alignment::Middle: break;
        }
        return lowOf(box, axis) + half(highOf(box, axis) - lowOf(box, axis));
    };
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        scenario = withMoved(std::move(scenario), blocks[i], along(axis, markOf(all) - markOf(boxes[i])));
    }
    return scenario;
}

Scenario withDistributed(Scenario scenario, std::span<const std::vector<AnyId>> blocks, Axis axis) {
    if (blocks.size() < 3) {
        return scenario;
    }
    const auto boxes = boxesOf(scenario, blocks);
    std::vector<std::size_t> order(blocks.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    const auto middle = [&](std::size_t i) { return lowOf(boxes[i], axis) + highOf(boxes[i], axis); };
    std::ranges::stable_sort(order, {}, middle);
    std::int64_t taken = 0;
    for (const Box& box : boxes) {
        taken += (highOf(box, axis) - lowOf(box, axis)).nanometers();
    }
    const Length start = lowOf(boxes[order.front()], axis);
    const std::int64_t room = (highOf(boxes[order.back()], axis) - start).nanometers() - taken;
    const auto gaps = static_cast<std::int64_t>(blocks.size()) - 1;
    Length place = start;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Box& box = boxes[order[i]];
        scenario = withMoved(std::move(scenario), blocks[order[i]], along(axis, place - lowOf(box, axis)));
        // The total gap is divided at whole nanometers, so that rounding errors do not add up.
        const std::int64_t passed = room * static_cast<std::int64_t>(i) / gaps;
        const std::int64_t next = room * (static_cast<std::int64_t>(i) + 1) / gaps;
        place = place + (highOf(box, axis) - lowOf(box, axis)) + Length::fromNanometers(next - passed);
    }
    return scenario;
}

Duplicated withOtherHalf(const Scenario& scenario, std::span<const AnyId> ids, CopyKind kind) {
    Duplicated copies = withDuplicated(scenario, ids, {});
    if (copies.ids.empty()) {
        return copies;
    }
    const Point center{half(scenario.table.width), half(scenario.table.height)};
    Scenario turned = copies.scenario;
    if (kind != CopyKind::HalfTurn) {
        turned = withMirrored(std::move(turned), copies.ids, center);
    }
    if (kind != CopyKind::LeftToRight) {
        // A reflection followed by a rotation of 180 degrees is the other reflection.
        turned = withTurned(std::move(turned), copies.ids, center, geometry::Angle::fromDegrees(180));
    }
    for (const AnyId& id : copies.ids) {
        if (const auto* piece = std::get_if<PieceId>(&id)) {
            turned = withTapesFromOtherEdges(std::move(turned), *piece, kind);
        }
    }
    if (scenario.players.size() == 2) {
        const auto other = [&](const PlayerId& id) {
            return id == scenario.players[0].id   ? scenario.players[1].id
                   : id == scenario.players[1].id ? scenario.players[0].id
                                                  : id;
        };
        for (const AnyId& id : copies.ids) {
            if (const auto* model = std::get_if<ModelId>(&id)) {
                Model copy = *turned.model(*model);
                copy.player = other(copy.player);
                turned = withModel(std::move(turned), std::move(copy));
            } else if (const auto* zone = std::get_if<ZoneId>(&id)) {
                Zone copy = *turned.zone(*zone);
                copy.player = other(copy.player);
                turned = withZone(std::move(turned), std::move(copy));
            }
        }
    }
    copies.scenario = std::move(turned);
    return copies;
}

} // namespace sightline::scenarios

#pragma once

#include "geometry/sight/volume_cells.h"
#include "geometry/sight/volume_growth.h"
#include "geometry/sight/volume_slices.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::geometry::detail {

/// Branch and bound over convex cells of plan lines, see `searchCells`; what a cell's middle line is worth is for
/// others to say.
///
/// With `half` the lines are the middles of beams as wide and as high as twice that, in nanometers. Each part of the
/// scene then counts as grown by `half` to both sides, along s, and up and down; below 0 what is joined recedes by it
/// from its two outer sides, and tops and bottoms do. The solids shrink, to their middle layer at most, or grow.
class CellWalk {
public:
    CellWalk(const VolumeScene& scene, bool strict);
    virtual ~CellWalk() = default;
    CellWalk(const CellWalk&) = delete;
    CellWalk& operator=(const CellWalk&) = delete;

protected:
    struct Free {
        PlanCell cell; ///< slice lines that pass all
        SliceEnds ends;
    };

    struct Outcome {
        bool accepted = false;
        bool stopped = false;
        double unsettled = 0.0; ///< nm
        int steps = 0;
    };

    /// Until a middle line is accepted or nothing is left.
    Outcome walk(double half, int maxSteps, const std::stop_token& stop);

    struct Node {
        PlanCell cell;
        std::vector<int> elements; ///< not yet known to be missed
        double size = 0.0;         ///< the largest is looked at first
        Range mark = {};           ///< for the caller
    };

    /// What a cell is worth looking at; 0: nothing. May keep a mark.
    virtual double worth(Node& node) const { return node.cell.area(); }
    /// True if the search is over; else what is left of the cell was pushed.
    virtual bool visit(Node& node);
    /// A cell that is not cut any further.
    virtual void leave(const Node& node);

    /// A plan line past which `free` lines of the slice lead.
    virtual bool accept(Vec /*plan*/, const Free& /*free*/) { return false; }

    /// The same of the slice lines that pass what all lines of a cell cross, bounded from outside.
    Free freeIn(const PlanCell& cell, Range slopes, std::span<const int> crossed);

    /// What is free over one plan line; no corners: nothing.
    Free freeOn(Vec plan, double half);

    /// With stored ends inside the solids, moved inwards by as much.
    [[nodiscard]] SightLine3 storedLine(Vec plan, Vec slice, const Free& free, double inwardsBy) const;

    /// The wider of how far the lines of a cell turn and lie apart, over the way between the solids.
    [[nodiscard]] double widthOf(const PlanCell& cell) const;
    void setUp(Range slopes);
    void push(Node node);
    /// Finds which of the node's elements all of its lines cross, and which some; drops the others.
    void sort(Node& node);
    [[nodiscard]] const std::vector<int>& spanning() const { return m_spanning; }
    [[nodiscard]] const std::vector<int>& partial() const { return m_partial; }
    [[nodiscard]] std::span<const Node> open() const { return m_open; }
    [[nodiscard]] Order ordered(const VolumeScene::Element& element, Range slopes, bool toFirst) const;
    [[nodiscard]] SliceBox boxOf(const PlanCell& cell, Range slopes, const VolumeScene::Body& body) const;
    /// Cuts a node in two and pushes them; false if no line through a corner of the element cuts it.
    bool cutAlongACorner(Node& node, const VolumeScene::Element& element, Vec near);
    void halve(Node& node, Range slopes);

    [[nodiscard]] const VolumeScene& scene() const { return m_scene; }
    [[nodiscard]] double reach() const { return m_reach; }
    /// Greatest and least s - m t over the body.
    [[nodiscard]] static Range offsetsOf(const VolumeScene::Body& body, double m);

private:
    [[nodiscard]] const VolumeScene::Body& first() const {
        return m_scene.isTargetBelow() ? m_scene.target : m_scene.observer;
    }
    [[nodiscard]] const VolumeScene::Body& second() const {
        return m_scene.isTargetBelow() ? m_scene.observer : m_scene.target;
    }

    static bool isSmaller(const Node& a, const Node& b) { return a.size < b.size; }
    /// Where the lines of a cell run from a point: less, and more, the half width.
    struct Passing {
        Range less;
        Range more;
    };
    enum class Crossed { Unknown, No, Some, All };

    [[nodiscard]] double widestAcross() const;
    [[nodiscard]] Passing passingBy(const PlanCell& cell, Vec corner) const;
    void keepMeeting(PlanCell& cell);
    void keepMeeting(PlanCell& cell, const VolumeScene::Body& body);
    [[nodiscard]] Crossed crossed(const PlanCell& cell, const VolumeScene::Element& element) const;
    [[nodiscard]] Crossed crossedJoined(const PlanCell& cell, Range slopes, std::span<const int> joined) const;
    void findOnMiddle(Vec plan, std::span<const int> elements);
    [[nodiscard]] bool isJoinedCrossedBy(Vec plan, std::span<const int> joined) const;
    [[nodiscard]] SliceBox boxOf(const Chord& chord, double bottom, double top) const;
    [[nodiscard]] bool areJoined(const SliceBlock& a, const SliceBlock& b) const;
    bool tryMiddle(const Node& node);
    [[nodiscard]] int cutter() const;
    bool cutAtOuterSide(Node& node, const VolumeScene::Element& element);
    bool cut(Node& node, Vec corner, double side);

    const VolumeScene& m_scene;
    bool m_strict = false;
    SliceAxis m_axis = m_scene.stacked ? SliceAxis::Upwards : SliceAxis::AlongThePlan;
    double m_half = 0.0;
    HalfAcross m_across; ///< for the cell in hand
    Outcome m_outcome;
    double m_reach = 1.0;
    std::vector<Node> m_open; ///< a heap
    std::vector<int> m_spanning;
    std::vector<int> m_partial;
    std::vector<int> m_onMiddle;
    std::span<const int> m_crossed;
    std::vector<Chord> m_chords;
    std::vector<SliceBox> m_boxes;
    std::vector<SliceBlock> m_blocks;
    std::vector<Vec> m_grown;
    std::vector<Crossed> m_joinedCrossed; ///< of the cell, or line, in hand; `Unknown`: not asked yet
    std::vector<int> m_all;               ///< all elements
    PlanCell m_middle;
};

} // namespace sightline::geometry::detail

#pragma once

#include "geometry/sight/space/volume_cells.h"
#include "geometry/sight/space/volume_growth.h"
#include "geometry/sight/space/volume_slices.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::geometry::detail {

/// Branch and bound over convex cells of plan lines, see `searchCells`; derived classes decide what the middle line of
/// a cell is worth.
///
/// With `half` not 0 the lines are the middle lines of beams whose width and height are twice `half`, in nanometers.
/// Every part of the scene is then grown by `half` to both sides, along s, and up and down; for negative values joined
/// elements recede by it from their two outer sides, and tops and bottoms recede too. The solids shrink, at most to
/// their middle layer, or grow.
class CellWalk {
public:
    CellWalk(const VolumeScene& scene, bool strict);
    virtual ~CellWalk() = default;
    CellWalk(const CellWalk&) = delete;
    CellWalk& operator=(const CellWalk&) = delete;

protected:
    struct Free {
        PlanCell cell; ///< slice lines that pass all elements
        SliceEnds ends;
    };

    struct Outcome {
        bool accepted = false;
        bool stopped = false;
        double unsettled = 0.0; ///< nanometers
        int steps = 0;
    };

    /// Runs the search until a middle line is accepted or no cell is left.
    Outcome walk(double half, int maxSteps, const std::stop_token& stop);
    /// Continues a search that has accepted a line with a half width that is no smaller; the steps are counted anew.
    Outcome resume(double half, int maxSteps, const std::stop_token& stop);

    struct Node {
        PlanCell cell;
        std::vector<int> elements; ///< not yet known to be missed
        double size = 0.0;         ///< priority: the largest is visited first
        Range mark = {};           ///< for use by derived classes
    };

    /// Returns the priority of a cell; 0 discards it. May set the mark.
    virtual double worth(Node& node) const { return node.cell.area(); }
    /// Processes a cell; returns true if the search is over, otherwise the remaining parts have been pushed.
    virtual bool visit(Node& node);
    /// Called for a cell that is not subdivided any further.
    virtual void leave(const Node& node);

    /// Called with the middle line of a cell, if some slice line over it passes all elements; returns true to end the
    /// search.
    virtual bool accept(Vec /*plan*/) { return false; }
    /// Returns the slice lines over that line that pass all elements.
    Free freeOnCenterLine();

    /// Returns an outer bound of the slice lines that pass the elements crossed by all lines of a cell.
    Free freeIn(const PlanCell& cell, Range slopes, std::span<const int> crossed);
    /// True if that bound is not empty; looks for no second part of it.
    bool isAnyFreeIn(const PlanCell& cell, Range slopes, std::span<const int> crossed);

    /// Returns the free slice lines over one plan line; no corners if there are none.
    Free freeOn(Vec plan, double half);
    /// True if there are free slice lines over one plan line.
    bool isAnyFreeOn(Vec plan, double half);

    /// Returns the line with stored ends inside the solids, moved inwards by `inwardsBy`.
    [[nodiscard]] SightLine3 storedLine(Vec plan, Vec slice, const Free& free, double inwardsBy) const;

    /// Returns the greater of the extents of a cell in direction and in offset, measured over the distance between the
    /// solids.
    [[nodiscard]] double widthOf(const PlanCell& cell) const;
    void setUp(Range slopes);
    void push(Node node);
    /// Determines which of the node's elements all of its lines cross and which only some; removes the others.
    void sort(Node& node);
    [[nodiscard]] const std::vector<int>& spanning() const { return m_spanning; }
    [[nodiscard]] const std::vector<int>& partial() const { return m_partial; }
    [[nodiscard]] std::span<const Node> open() const { return m_open; }
    /// Returns the order of an element and a base on the lines of the current cell.
    [[nodiscard]] Order ordered(const VolumeScene::Element& element, Range slopes, bool toFirst) const;
    [[nodiscard]] SliceBox boxOf(const PlanCell& cell, Range slopes, const VolumeScene::Body& body) const;
    /// Cuts a node in two and pushes both parts; false if no line through a corner of the element cuts it.
    bool cutAlongACorner(Node& node, const VolumeScene::Element& element, Vec near);
    void halve(Node& node, Range slopes);

    [[nodiscard]] const VolumeScene& scene() const { return m_scene; }
    [[nodiscard]] double reach() const { return m_reach; }
    /// Returns the minimum and maximum of s - m t over the body.
    [[nodiscard]] static Range offsetsOf(const VolumeScene::Body& body, double m);

private:
    [[nodiscard]] const VolumeScene::Body& first() const {
        return m_scene.isTargetBelow() ? m_scene.target : m_scene.observer;
    }
    [[nodiscard]] const VolumeScene::Body& second() const {
        return m_scene.isTargetBelow() ? m_scene.observer : m_scene.target;
    }

    static bool isSmaller(const Node& a, const Node& b) { return a.size < b.size; }
    /// The ranges of heights, along s, of the lines of a cell above a corner, less (`less`) and plus (`more`) half the
    /// width of the beam.
    struct Passing {
        Range less;
        Range more;
    };
    enum class Crossed { Unknown, No, Some, All };
    /// How the lines of the current cell meet a base, for matter that recedes. A beam may end beside the base, as far
    /// as the base grows: matter then counts up to where the line is nearest to it, on whichever side it lies.
    struct Meeting {
        bool areMeeting = true; ///< all lines surely meet it
        Range at;               ///< where they leave the first base or enter the second, or are nearest to it
    };
    /// The part of an element that lies between the bases: surely, and at most.
    struct Between {
        Range sure; ///< along t; empty: no part is known to
        Range most; ///< empty: no part does
    };

    Outcome search(int maxSteps, const std::stop_token& stop);
    [[nodiscard]] double widestAcross() const;
    [[nodiscard]] Passing passingBy(const PlanCell& cell, Vec corner) const;
    [[nodiscard]] Meeting
    meetingOf(const PlanCell& cell, Range slopes, const VolumeScene::Body& body, bool isFirst) const;
    void findMeetings(const PlanCell& cell, Range slopes);
    /// Returns the order on the lines of these slopes that meet the base.
    [[nodiscard]] Order orderOnMeeting(const VolumeScene::Element& element, Range slopes, bool toFirst) const;
    [[nodiscard]] bool liesBetween(const VolumeScene::Element& element, bool fromFirst) const;
    [[nodiscard]] Between betweenBases(const VolumeScene::Element& element, Range slopes) const;
    void keepMeeting(PlanCell& cell);
    void keepMeeting(PlanCell& cell, const VolumeScene::Body& body);
    /// Returns how the lines of the cell cross the element if the box around it decides, with more to spare than
    /// rounding; a fast test for elements of many corners.
    [[nodiscard]] static std::optional<Crossed> crossedAtAGlance(const PlanCell& cell,
                                                                 const VolumeScene::Element& element);
    [[nodiscard]] Crossed crossed(const PlanCell& cell, const VolumeScene::Element& element) const;
    [[nodiscard]] Crossed crossedJoined(const PlanCell& cell, Range slopes, std::span<const int> joined) const;
    void findOnCenterLine(Vec plan, std::span<const int> elements);
    [[nodiscard]] bool isJoinedCrossedBy(Vec plan, std::span<const int> joined) const;
    [[nodiscard]] Range heightsOverJoined(Vec plan, std::span<const int> joined) const;
    [[nodiscard]] Chord chordOf(const PlanCell& cell, Range slopes, const VolumeScene::Body& body) const;
    [[nodiscard]] SliceBox boxOf(const Chord& chord, const VolumeScene::Body& body) const;
    [[nodiscard]] SliceBox boxOf(const Chord& chord, double bottom, double top) const;
    [[nodiscard]] bool areJoined(const SliceBlock& a, const SliceBlock& b) const;
    /// The solids, and those that elements before a gate block up to, over all plan lines of a cell.
    struct Slice {
        SliceEnds ends;
        SliceEnds untilGate;
    };
    /// Finds the boxes of the elements that all lines of a cell cross.
    Slice findSlice(const PlanCell& cell, Range slopes, std::span<const int> crossed);
    /// Finds the blocks of these boxes for lines of one trend.
    void findBlocks(const Slice& slice, Trend trend);
    void groupBlocks();
    void contract(PlanCell& cell, Range slopes, const Slice& slice);
    bool isAnyFree(const Slice& slice);
    /// What one plan line meets of matter that recedes, whatever the amount; found when first needed.
    struct Along {
        struct Crossing {
            int element = 0;
            std::optional<Chord> chord = {};
            Order toFirst = Order::Unknown;
            Order toSecond = Order::Unknown;
        };
        PlanCell line; ///< no corners: nothing is known yet
        double stretch = 1.0;
        Range observer; ///< offsets of the bases
        Range target;
        std::optional<Chord> first = {};
        std::optional<Chord> second = {};
        std::vector<Crossing> crossings;
        std::vector<std::optional<Range>> joined; ///< heights of the line over joined elements
    };
    void lookAlong(Vec plan);
    /// True if there are free slice lines over that line.
    bool isAnyFreeAlong();
    [[nodiscard]] static bool overlaps(const VolumeScene::Element& element);
    /// True if a beam of the half width along the plan line runs from base to base.
    bool isWithinBases(Vec plan);
    bool tryMidpoint(const Node& node);
    [[nodiscard]] int cutter() const;
    bool cutAtOuterSide(Node& node, const VolumeScene::Element& element);
    bool cut(Node& node, Vec corner, double side);

    const VolumeScene& m_scene;
    bool m_strict = false;
    SliceAxis m_axis = m_scene.stacked ? SliceAxis::Upwards : SliceAxis::AlongThePlan;
    double m_half = 0.0;
    HalfAcross m_across; ///< for the current cell
    Meeting m_meetsFirst;
    Meeting m_meetsSecond;
    Outcome m_outcome;
    double m_reach = 1.0;
    std::vector<Node> m_open; ///< a heap
    std::vector<int> m_spanning;
    std::vector<int> m_partial;
    std::vector<int> m_onCenterLine;
    std::span<const int> m_crossed;
    std::vector<Chord> m_chords;
    std::vector<SliceBox> m_boxes;
    std::vector<SliceBlock> m_blocks;
    std::vector<Vec> m_grown;
    std::vector<Crossed> m_joinedCrossed; ///< for the current cell or line; `Unknown`: not yet computed
    std::vector<int> m_all;               ///< all elements
    PlanCell m_center;
    Along m_along;
};

} // namespace sightline::geometry::detail

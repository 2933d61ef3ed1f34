#pragma once

#include "geometry/detail/volume_map_data.h"
#include "geometry/sight/sight_elements.h"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// One convex part of each base, and what stands between or over them.
///
/// In the frame of the pair t runs along, s across, z up; t = 0 lies in the middle of the gap. A plan line is s = c + m
/// t, a point (m, c); in its upright slice a line is z = k + w t, a point (w, k).
struct VolumeScene {
    struct Element {
        std::vector<Vec> corners; ///< (t, s), positive area; two: a sheet
        double bottom = 0.0;      ///< nm; -infinity: none
        double top = 0.0;
        double from = 0.0; ///< smallest and largest t
        double to = 0.0;
        int part = 0; ///< index in the volume map
        /// Across a line that separates it from the base, away from the base; (0, 0): they overlap, or none was found.
        Vec fromObserver = {};
        Vec fromTarget = {};
        bool beforeGate =
            false; ///< in the way of lines only until they enter the gate, which stands for the target in `fromTarget`
        int joined = 0; ///< what recedes with it, in `joined` of the scene
    };
    /// A convex base as a solid.
    struct Body {
        std::vector<Vec> corners; ///< polygon, (t, s); empty: a curve
        Vec center;
        double g11 = 0.0; ///< curve: (p - center) . G (p - center) <= 1
        double g12 = 0.0;
        double g22 = 0.0;
        double from = 0.0; ///< smallest and largest t
        double to = 0.0;
        double bottom = 0.0;
        double top = 0.0;
    };

    /// Two elements of overlapping heights that share a stretch of a side, or a side and a sheet: no line passes
    /// between them.
    struct Seam {
        int element = 0;
        int side = 0; ///< by its first corner
        int next = 0; ///< the element beyond
        int nextSide = 0;
    };

    /// Another convex part of the target's base, which lines enter on their way to the target, over it or under it.
    struct Gate {
        BasePair pair; ///< of the observer and this part
        Body body;
        Vec onwards; ///< in the frame, from the part to the target
    };

    BasePair pair;
    bool stacked = false; ///< the bases meet in plan and the solids stand one over the other: `along` separates nothing
    Point origin;
    double shift = 0.0; ///< t of the frame = dot with `along` - shift
    Body observer;
    Body target;
    std::vector<Element> elements;
    std::vector<Seam> seams = {};              ///< of stacked scenes, both ways
    std::vector<std::vector<int>> joined = {}; ///< elements that recede as one; only in a scene from `withReceding`
    std::optional<Gate> gate = {};

    [[nodiscard]] static VolumeScene make(const BasePair& pair,
                                          Point origin,
                                          const Solid& observer,
                                          const Solid& target,
                                          const VolumeMapData& data,
                                          std::span<const int> parts);
    /// Adds endless walls.
    void addScreens(std::span<const Edge> screens);
    /// Lines enter this part first, past endless walls before it.
    void setGate(const BasePair& toPart, std::span<const Edge> screens);

    /// For bases that meet in plan. Each line runs, one way or the other, within 45 degrees of the x axis or of the y
    /// axis: two scenes hold them all.
    [[nodiscard]] static std::array<VolumeScene, 2> makeStacked(const ConvexShape& observer,
                                                                const ConvexShape& target,
                                                                Point origin,
                                                                const Solid& from,
                                                                const Solid& to,
                                                                const VolumeMapData& data,
                                                                std::span<const int> parts);

    /// What of the target's base lines enter first.
    [[nodiscard]] const BasePair& entered() const { return gate ? gate->pair : pair; }
    [[nodiscard]] const Body& enteredBody() const { return gate ? gate->body : target; }

    [[nodiscard]] bool isTargetBelow() const { return stacked && target.top < observer.bottom; }

    /// Places of the plan from those of the frame.
    [[nodiscard]] Vec toPlane(double t, double s) const {
        return (t + shift) * pair.frame.along + s * pair.frame.across;
    }
};

struct CellAnswer {
    bool found = false;
    SightLine3 line;
    double unsettled = 0.0; ///< nm; 0: none
    int steps = 0;
};

struct CellSearch {
    int maxSteps = 0;
    /// Re-tests a line before it is believed.
    std::function<bool(const SightLine3&)> isClear;
    /// Lines with no room on some side do not count.
    bool strict = false;
};

/// Looks for a clear line by branch and bound over convex cells of plan lines.
///
/// For a cell, the elements that all its lines cross leave free a set of slice lines, which is bounded from outside by
/// convex cells of its own, one for each choice of over or under. None left: no line of the cell is clear. Else the
/// middle line of the cell is solved exactly; if it is blocked the cell is cut along the line of a corner that decides
/// whether an element is crossed, or halved.
[[nodiscard]] CellAnswer searchCells(const VolumeScene& scene, const CellSearch& search, const std::stop_token& stop);

/// Where one plan line (m, c) runs over the elements between the bases, along t.
struct PlanCrossings {
    struct Crossing {
        int part = 0;
        double enter = 0.0;
        double leave = 0.0;
        double bottom = 0.0;
        double top = 0.0;
    };
    double start = 0.0; ///< where it leaves the observer
    double end = 0.0;   ///< where it enters the target
    std::vector<Crossing> crossings;

    /// Adds the parts that the line from one height to another meets.
    void partsBetween(double startZ, double endZ, std::vector<int>& parts) const;
};
/// Round what stands on the plan.
struct Ball {
    Vec middle; ///< (t, s)
    double reach = 0.0;
};
/// `around`: of each element.
[[nodiscard]] PlanCrossings planCrossings(const VolumeScene& scene, std::span<const Ball> around, Vec plan);

/// Round the corners of each element.
[[nodiscard]] std::vector<Ball> ballsOf(const VolumeScene& scene);

} // namespace sightline::geometry::detail

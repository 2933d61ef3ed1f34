#pragma once

#include "geometry/sight/plan/sight_elements.h"
#include "geometry/sight/space/volume_map_data.h"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// One convex part of each base and the elements between or over them.
///
/// In the frame of the pair t runs along, s across, z up; t = 0 lies in the middle of the gap. A plan line is s = c + m
/// t, the point (m, c); in its vertical slice a line is z = k + w t, the point (w, k).
struct VolumeScene {
    struct Element {
        std::vector<Vec> corners; ///< (t, s), counter-clockwise in these axes; two corners: a sheet
        double bottom = 0.0;      ///< nanometers; -infinity: unlimited
        double top = 0.0;
        double from = 0.0; ///< minimum and maximum of t
        double to = 0.0;
        int part = 0; ///< index in the volume map
        /// Normals of lines that separate the element from each base, pointing away from the base; (0, 0): they
        /// overlap, or none was found.
        Vec fromObserver = {};
        Vec fromTarget = {};
        bool beforeGate =
            false;      ///< blocks lines only until they enter the gate, which replaces the target in `fromTarget`
        int joined = 0; ///< index into `joined` of the scene: the elements that recede together
    };
    /// A convex base as a solid.
    struct Body {
        std::vector<Vec> corners; ///< corners of a polygon, (t, s); empty: a curve
        Vec center;
        double g11 = 0.0; ///< curve: (p - center) . G (p - center) <= 1
        double g12 = 0.0;
        double g22 = 0.0;
        double from = 0.0; ///< minimum and maximum of t
        double to = 0.0;
        double bottom = 0.0;
        double top = 0.0;
        bool isSideOnly = false; ///< lines end where they enter it, seen from above
    };

    /// Two elements of overlapping heights that share part of a side, or a side and a sheet; no line passes between
    /// them.
    struct Seam {
        int element = 0;
        int side = 0; ///< side, by its first corner
        int next = 0; ///< the adjacent element
        int nextSide = 0;
    };

    /// Another convex part of the target's base, which lines enter on their way to the target, above or below it.
    struct Gate {
        BasePair pair; ///< the observer and this part
        Body body;
        Vec onwards; ///< in the frame, from the part to the target
    };

    BasePair pair;
    /// true: the bases intersect in plan and one solid is above the other, so that `along` separates nothing
    bool stacked = false;
    Point origin;
    double shift = 0.0; ///< t of a point is its dot product with `along`, minus `shift`
    Body observer;
    Body target;
    std::vector<Element> elements;
    std::vector<Seam> seams = {};              ///< for stacked scenes, in both directions
    std::vector<std::vector<int>> joined = {}; ///< elements that recede together; only in the result of `withReceding`
    std::optional<Gate> gate = {};
    std::optional<Body> aim = {}; ///< a part of the target, seen from above, to which lines lead on

    [[nodiscard]] static VolumeScene make(const BasePair& pair,
                                          Point origin,
                                          const Solid& observer,
                                          const Solid& target,
                                          const VolumeMapData& data,
                                          std::span<const int> parts);
    /// Adds walls of unlimited height.
    void addScreens(std::span<const Edge> screens);
    /// Lets lines end where they enter the target, seen from above; with an aim only those that lead on to it.
    void endAtSide(const ConvexShape* towards);
    /// Sets the part that lines enter first, past walls of unlimited height before it.
    void setGate(const BasePair& toPart, std::span<const Edge> screens);

    /// Returns the scenes for bases that intersect in plan. Every line runs, in one direction or the other, within 45
    /// degrees of the x axis or of the y axis, so two scenes contain all lines.
    [[nodiscard]] static std::array<VolumeScene, 2> makeStacked(const ConvexShape& observer,
                                                                const ConvexShape& target,
                                                                Point origin,
                                                                const Solid& from,
                                                                const Solid& to,
                                                                const VolumeMapData& data,
                                                                std::span<const int> parts);

    /// Returns the part of the target's base that lines enter first.
    [[nodiscard]] const BasePair& entered() const { return gate ? gate->pair : pair; }
    [[nodiscard]] const Body& enteredBody() const { return gate ? gate->body : target; }

    [[nodiscard]] bool isTargetBelow() const { return stacked && target.top < observer.bottom; }

    /// Converts coordinates of the frame to those of the plan.
    [[nodiscard]] Vec toPlane(double t, double s) const {
        return (t + shift) * pair.frame.along + s * pair.frame.across;
    }
    /// Converts coordinates of the plan, relative to the origin, to those of the frame.
    [[nodiscard]] Vec fromPlane(Vec p) const { return {dot(p, pair.frame.along) - shift, dot(p, pair.frame.across)}; }
};

/// The result of `searchCells`.
struct CellAnswer {
    bool found = false;
    SightLine3 line;
    double unsettled = 0.0; ///< nanometers; 0: nothing is unsettled
    int steps = 0;
};

/// The options of `searchCells`.
struct CellSearch {
    int maxSteps = 0;
    /// Verifies a line before it is accepted.
    std::function<bool(const SightLine3&)> isClear;
    /// True: lines without clearance on some side are not accepted.
    bool strict = false;
};

/// Searches for a clear line by branch and bound over convex cells of plan lines.
///
/// For a cell, the elements that all its lines cross leave a set of slice lines free. It is bounded from outside by
/// convex cells, one for each choice of passing above or below; if all of them are empty, no line of the cell is clear.
/// Otherwise the middle line of the cell is solved exactly; if it is blocked, the cell is cut along the line of a
/// corner that decides whether an element is crossed, or halved.
[[nodiscard]] CellAnswer searchCells(const VolumeScene& scene, const CellSearch& search, const std::stop_token& stop);

} // namespace sightline::geometry::detail

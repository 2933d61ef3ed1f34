#pragma once

#include "scenarios/edits/edits.h"
#include "scenarios/judge/judge.h"

#include <array>
#include <limits>
#include <optional>
#include <vector>

/// @file
/// The view of a target from one eye, in perspective: the shadow that each piece throws on the target.
///
/// All lengths are inches in the frame of the table (x right, y down); heights are over the table.
namespace sightline::scenarios {

/// A point of the table, in inches.
struct TableSamplePoint {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(const TableSamplePoint&, const TableSamplePoint&) = default;
};

/// An upright prism or, with two corners, a straight upright sheet.
struct EyeSolid {
    AnyId owner;        ///< a piece or a model
    bool counts = true; ///< false: the rules let lines pass it, so it hides nothing
    std::vector<TableSamplePoint> corners;
    double bottom = 0.0;
    double top = std::numeric_limits<double>::infinity();
};

/// The viewpoint: a point of the table and a height over it, in inches.
struct Eye {
    TableSamplePoint samplePoint;
    double height = 0.0;
    friend bool operator==(const Eye&, const Eye&) = default;
};

/// Everything that can stand between an observer and a target.
struct EyeScene {
    EyeSolid observer;
    EyeSolid target;
    std::vector<EyeSolid> solids; ///< all solids but the observer and the target
    /// True: blockers are drawn as the rules take them, and not by their bare shapes: closed or without a limit in
    /// height.
    bool isByRules = false;
    /// The viewpoint that sees most of the target: the start of the verdict's line, or one of several sample points
    /// over the observer.
    Eye start;
    std::optional<double> eyeHeight = {}; ///< over the table, if the observer's is known
    bool isVisible = false; ///< the answer that the scene shows, of the rule set where a judge overruled the verdict
};

/// The part of one column of a picture that one solid covers.
struct EyeSpan {
    int solid = -1;   ///< index into `EyeScene::solids`; -1: the target
    double low = 0.0; ///< rise per inch of depth, seen from the eye
    double high = 0.0;
    double depth = 0.0; ///< inches to its nearest point, along the central axis of the picture
};

/// One column of a picture.
struct EyeColumn {
    std::vector<EyeSpan> spans; ///< from far to near, including the target; may overlap
    /// The target from low to high, without overlaps; `solid` is the first solid that hides the part, -1 if it is in
    /// sight.
    std::vector<EyeSpan> target;
};

/// A picture on an upright plane perpendicular to the line from the eye to the center of the target. A point at depth d
/// (inches along that line), s to the right of it and h above the eye has the coordinates (s / d, h / d), so straight
/// lines stay straight.
struct EyePicture {
    Eye eye;
    double left = 0.0;
    double right = 0.0;
    double bottom = 0.0;
    double top = 0.0;
    std::vector<EyeColumn> columns; ///< from left to right, of equal width; each is sampled at its middle
    double inSight = 0.0;           ///< share of the target's outline in the picture that is in sight, 0 to 1
    /// A piece or model that hides a part of the target, and the share it hides first, 0 to 1.
    struct Hidden {
        AnyId owner;
        double share = 0.0;
    };
    std::vector<Hidden> hidden; ///< the first hiders of the rest, by decreasing share
};

/// Builds the scene of a verdict of any rule set on this table; of one that a judge overruled, as the rule set had it
/// before. If a rule pack finds a clear line, what blocks lines of the pair under the pack hides, as the pack takes it;
/// where the pack's blocking depends on the single line, the blockers of the plain geometry hide instead, except those
/// that the ruling sees through. If the answer hides the target and names blockers, only those hide. Where rules take
/// blockers as higher than they are, so that the bare shapes would leave something in sight, the scene is drawn by the
/// rules (`isByRules`). Returns std::nullopt if the target is in sight even then, since the picture would
/// contradict the headline.
[[nodiscard]] std::optional<EyeScene> eyeSceneOf(const PreparedTable& table, const Verdict& verdict);

/// Returns false if the verdict cannot have a picture, without building its scene: among solids the two bases touch or
/// overlap, or a rule hides a target that the geometry sees, and names nothing that is in the way. True for verdicts
/// of the plan, whose proof is drawn by `lineCoverOf`.
[[nodiscard]] bool mayHavePicture(const Verdict& verdict);

/// Moves the eye by inches to the right (as seen by the observer facing the target) and up. The eye is placed at the
/// foremost point of the observer's base there, and stays within the base and between the observer's foot and top.
[[nodiscard]] Eye movedEye(const EyeScene& scene, const Eye& eye, double right, double up);

/// Renders the view. Returns std::nullopt if the target reaches behind the eye: the two bases touch or overlap.
/// Precondition: `columns` > 0.
[[nodiscard]] std::optional<EyePicture> eyePictureOf(const EyeScene& scene, const Eye& eye, int columns = 240);

/// Returns the point at the depth of the target's center on the line through the column at `x` of the eye's picture.
[[nodiscard]] TableSamplePoint samplePointBehind(const EyeScene& scene, const Eye& eye, double x);

/// Returns the span at picture coordinates (`x`, `y`) that is nearest to the eye, among solids that hide and the
/// target; std::nullopt if there is none.
[[nodiscard]] std::optional<EyeSpan> nearestAt(const EyePicture& picture, const EyeScene& scene, double x, double y);

} // namespace sightline::scenarios

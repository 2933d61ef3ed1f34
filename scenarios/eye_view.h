#pragma once

#include "scenarios/edits.h"
#include "scenarios/judge.h"

#include <array>
#include <limits>
#include <vector>

/// What one eye sees of a target, in perspective: the shadow that each piece throws on it.
///
/// All lengths are inches in the frame of the table (y down), heights are over the table.
namespace sightline::scenarios {

struct TableSamplePoint {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(const TableSamplePoint&, const TableSamplePoint&) = default;
};

/// An upright solid or, of two corners, a straight upright sheet.
struct EyeSolid {
    AnyId owner;        ///< a piece or a model
    bool counts = true; ///< false: the rules let lines pass it, so it hides nothing
    std::vector<TableSamplePoint> corners;
    double bottom = 0.0;
    double top = std::numeric_limits<double>::infinity();
};

struct Eye {
    TableSamplePoint samplePoint;
    double height = 0.0;
    friend bool operator==(const Eye&, const Eye&) = default;
};

/// All that can stand between one model and another.
struct EyeScene {
    EyeSolid observer;
    EyeSolid target;
    std::vector<EyeSolid> solids; ///< without the two
    bool isByRules = false; ///< what the ruling names as in the way is drawn as its rules take it: closed, and without
                            ///< a limit in height
    Eye start; ///< from where most of the target is in sight: the start of the verdict's line, or of some places tried
               ///< over the observer
};

/// What one solid takes of a column of a picture.
struct EyeSpan {
    int solid = -1;   ///< index into `EyeScene::solids`; -1: the target
    double low = 0.0; ///< rise per inch of depth, as seen from the eye
    double high = 0.0;
    double depth = 0.0; ///< inches to its nearest point, along the middle of the picture
};

struct EyeColumn {
    std::vector<EyeSpan> spans;  ///< far to near, the target among them; may overlap
    std::vector<EyeSpan> target; ///< the target from low to high without overlaps; `solid` is what hides that part
                                 ///< first, -1: it is in sight
};

/// A picture on an upright plane across the line from the eye to the middle of the target. A point at depth d (inches
/// along that line), s to the right of it and h above the eye stands at (s / d, h / d), so straight lines stay
/// straight.
struct EyePicture {
    Eye eye;
    double left = 0.0;
    double right = 0.0;
    double bottom = 0.0;
    double top = 0.0;
    std::vector<EyeColumn> columns; ///< from left to right, each as wide as the next; a column tells of its middle
    double inSight = 0.0;           ///< share of the target's outline in the picture, 0 to 1
    struct Hidden {
        AnyId owner;
        double share = 0.0;
    };
    std::vector<Hidden> hidden; ///< by whom the rest is hidden first, the largest share first
};

/// For a verdict of any rule set on this table. Where the headline hides the target and names what is in the way, that
/// alone counts; else what blocks the plain geometry, without what the ruling sees through. Rules may take what they
/// name for higher than it is, so that the shapes alone leave something in sight: then it is drawn as `isByRules` says.
/// Nothing if the target is in sight even so: the picture would say something else than the headline.
[[nodiscard]] std::optional<EyeScene> eyeSceneOf(const PreparedTable& table, const Verdict& verdict);

/// The eye moved by inches to the right (as the observer looks at the target) and up, at the foremost point of the
/// observer's base there; it stays within the base and between the observer's foot and top.
[[nodiscard]] Eye movedEye(const EyeScene& scene, const Eye& eye, double right, double up);

/// Nothing if the target reaches behind the eye: the two bases touch or overlap. Precondition: `columns` > 0.
[[nodiscard]] std::optional<EyePicture> eyePictureOf(const EyeScene& scene, const Eye& eye, int columns = 240);

/// Where the line through a column of the eye's picture comes as far as the middle of the target.
[[nodiscard]] TableSamplePoint samplePointBehind(const EyeScene& scene, const Eye& eye, double x);

/// The solid nearest to the eye among those that count, or the target, at a place of the picture; nothing: neither is
/// there.
[[nodiscard]] std::optional<EyeSpan> nearestAt(const EyePicture& picture, const EyeScene& scene, double x, double y);

} // namespace sightline::scenarios

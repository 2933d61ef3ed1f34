#include "geometry/sight/plan/line_frame.h"

#include "geometry/sight/plan/line_cell.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry::detail {

namespace {

/// The maximum slope of the lines of a frame. An offset s - m t with a slope m of 100 and a coordinate t of 1e9 nm is
/// up to 1e11 nm, which is rounded by 1.1e-5 nm: about a hundredth of `kConstructionError`. Pairs with steeper lines
/// get no frame.
constexpr double kSteepest = 100.0;

/// Returns the extent of a base; `stretch` is the length of the vector (1, steepest).
BaseExtent extentOf(const ConvexShape& shape, const LineFrame& frame, double steepest, double stretch) {
    BaseExtent extent;
    const Vec center{dot(shape.center(), frame.along), dot(shape.center(), frame.across)};
    // A slope of `steepest`, up or down, moves the center by this at the reference position.
    const double tilt = std::abs(center.x) * steepest + kConstructionError;
    switch (shape.kind()) {
    case ConvexShape::Kind::Disc: {
        const double radius = shape.along();
        return {center.x - radius, center.x + radius, center.y - radius * stretch - tilt,
                center.y + radius * stretch + tilt};
    }
    case ConvexShape::Kind::Ellipse: {
        const double along = shape.support(frame.along) - center.x;
        const Vec up = frame.across - steepest * frame.along;
        const Vec down = frame.across + steepest * frame.along;
        const double high =
            std::max(shape.support(up) - dot(shape.center(), up), shape.support(down) - dot(shape.center(), down)) +
            tilt;
        return {center.x - along, center.x + along, center.y - high, center.y + high};
    }
    case ConvexShape::Kind::Polygon: break;
    }
    extent = {kInfinity, -kInfinity, kInfinity, -kInfinity};
    for (const Vec corner : shape.corners()) {
        const double way = dot(corner, frame.along);
        const double height = dot(corner, frame.across);
        const double most = std::abs(way) * steepest;
        extent.back = std::min(extent.back, way);
        extent.front = std::max(extent.front, way);
        extent.low = std::min(extent.low, height - most);
        extent.high = std::max(extent.high, height + most);
    }
    extent.low -= kConstructionError;
    extent.high += kConstructionError;
    return extent;
}

void setExtents(LineFrame& frame, const CenteredShape& observer, const CenteredShape& target, double stretch) {
    frame.observer = extentOf(observer.shape, frame, frame.steepest, stretch);
    frame.target = extentOf(target.shape, frame, frame.steepest, stretch);
    frame.target.back += frame.apart;
    frame.target.front += frame.apart;
    frame.target.low += frame.offset;
    frame.target.high += frame.offset;
}

/// Returns a unit vector that separates the bases, or nothing if none does.
std::optional<Vec> separator(const CenteredShape& observer, const CenteredShape& target, Vec ahead) {
    const Vec between = target.middle - observer.middle;
    const auto normalAt = [&](double tilt) { return ahead + tilt * turned(ahead); };
    // The gap is concave in the tilt, so golden section search finds its maximum.
    const auto gapAt = [&](double tilt) {
        const Vec n = normalAt(tilt);
        return dot(between, n) - target.shape.support(-n) - observer.shape.support(n);
    };
    constexpr double kGolden = 0.6180339887498949;
    double low = -kSteepest / 10;
    double high = kSteepest / 10;
    double a = high - kGolden * (high - low);
    double b = low + kGolden * (high - low);
    double atA = gapAt(a);
    double atB = gapAt(b);
    for (int i = 0; i < 24; ++i) {
        if (atA < atB) {
            low = a;
            a = b;
            atA = atB;
            b = low + kGolden * (high - low);
            atB = gapAt(b);
        } else {
            high = b;
            b = a;
            atB = atA;
            a = high - kGolden * (high - low);
            atA = gapAt(a);
        }
    }
    const double best = (low + high) / 2;
    const Vec n = normalAt(best);
    return gapAt(best) > 0 ? std::optional{(1.0 / norm(n)) * n} : std::nullopt;
}

/// Returns the frame of bases that are close to each other, from their exact shapes.
std::optional<LineFrame> closeFrame(const CenteredShape& observer, const CenteredShape& target, Vec ahead) {
    const auto along = separator(observer, target, ahead);
    if (!along) {
        return {};
    }
    LineFrame frame;
    frame.origin = observer.middle;
    frame.along = *along;
    frame.across = turned(*along);
    const Vec between = target.middle - observer.middle;
    frame.apart = dot(between, frame.along);
    frame.offset = dot(between, frame.across);
    setExtents(frame, observer, target, 1.0);
    const double gap = frame.target.back - frame.observer.front;
    const double rise = std::max({0.0, frame.target.high - frame.observer.low, frame.observer.high - frame.target.low});
    if (!(rise < kSteepest * gap) || !(frame.apart > gap)) {
        return {};
    }
    frame.steepest = rise / gap;
    setExtents(frame, observer, target, std::sqrt(1.0 + frame.steepest * frame.steepest));
    return frame;
}

} // namespace

std::optional<LineFrame> lineFrameOf(const CenteredShape& observer, const CenteredShape& target) {
    const Vec between = target.middle - observer.middle;
    const double apart = norm(between);
    if (!(apart > 0)) {
        return {};
    }
    const Vec ahead = (1.0 / apart) * between;
    const double sine = (observer.reach + target.reach) / apart;
    // The sine of the steepest direction of a line up to which the discs around the bases define the frame: slopes are
    // then below 0.9 / sqrt(1 - 0.9^2) = 2.1. Nearer bases get a frame from their exact shapes. Empirical.
    constexpr double kFarApart = 0.9;
    if (!(sine < kFarApart)) {
        return closeFrame(observer, target, ahead);
    }
    const double stretch = 1.0 / std::sqrt(1.0 - sine * sine);
    LineFrame frame;
    frame.origin = observer.middle;
    frame.along = ahead;
    frame.across = turned(ahead);
    frame.apart = apart;
    frame.steepest = sine * stretch;
    setExtents(frame, observer, target, stretch);
    return frame;
}

} // namespace sightline::geometry::detail

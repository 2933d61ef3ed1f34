#include "scenarios/formats/drawings/dxf_curves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>

namespace sightline::scenarios::formats {

namespace {

/// A point of a rational curve before division by its weight.
struct WeightedPoint {
    double x = 0.0;
    double y = 0.0;
    double w = 1.0;

    [[nodiscard]] DrawnPoint point() const { return {x / w, y / w}; }
};

WeightedPoint mixed(const WeightedPoint& a, const WeightedPoint& b, double share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, a.w + (b.w - a.w) * share};
}

using BezierCurve = std::vector<WeightedPoint>;

/// Returns the blossom of a spline in the span that begins at knot `span`, for `degree` arguments, by de Boor's
/// algorithm with one argument per step.
WeightedPoint blossomOf(const DxfSpline& spline,
                        std::span<const WeightedPoint> control,
                        std::size_t span,
                        std::span<const double> arguments) {
    const auto degree = static_cast<std::size_t>(spline.degree);
    std::array<WeightedPoint, kHighestSplineDegree + 1> points;
    for (std::size_t i = 0; i <= degree; ++i) {
        points[i] = control[span - degree + i];
    }
    for (std::size_t step = 1; step <= degree; ++step) {
        for (std::size_t i = degree; i >= step; --i) {
            const double low = spline.knots[span - degree + i];
            const double high = spline.knots[span + 1 + i - step];
            const double share = high > low ? (arguments[step - 1] - low) / (high - low) : 0.0;
            points[i] = mixed(points[i - 1], points[i], share);
        }
    }
    return points[degree];
}

double distanceToChord(DrawnPoint p, DrawnPoint a, DrawnPoint b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double length = dx * dx + dy * dy;
    const double share = length > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / length, 0.0, 1.0) : 0.0;
    return std::hypot(p.x - a.x - share * dx, p.y - a.y - share * dy);
}

/// Halves the curve until its control points are near its chord.
void addFlat(DrawnLine& line, const BezierCurve& curve, const DrawnTransform& transform, double tolerance, int depth) {
    const DrawnPoint from = transform(curve.front().point());
    const DrawnPoint to = transform(curve.back().point());
    const bool isFlat = std::ranges::all_of(
        curve, [&](const WeightedPoint& p) { return distanceToChord(transform(p.point()), from, to) <= tolerance; });
    if (isFlat || depth >= 11) {
        line.push_back(curve.back().point());
        return;
    }
    BezierCurve first;
    BezierCurve points = curve;
    BezierCurve second(curve.size());
    for (std::size_t left = points.size(); left > 0; --left) {
        first.push_back(points.front());
        second[left - 1] = points[left - 1];
        for (std::size_t i = 0; i + 1 < left; ++i) {
            points[i] = mixed(points[i], points[i + 1], 0.5);
        }
    }
    addFlat(line, first, transform, tolerance, depth + 1);
    addFlat(line, second, transform, tolerance, depth + 1);
}

/// Assigns equal numbers to ends of lines that coincide.
class LineEnds {
public:
    /// The ends coincide within `gap`, in units of the drawing; it is at least 1e-12, because the cells of the search
    /// have this size.
    LineEnds(const std::vector<DrawnShape>& shapes, std::span<const std::size_t> lines, double gap)
        : m_gap{std::max(gap, 1e-12)} {
        for (const std::size_t line : lines) {
            m_corners.push_back(cornerOf(shapes[line].lines.front().front()));
            m_corners.push_back(cornerOf(shapes[line].lines.front().back()));
        }
        for (const std::size_t corner : m_corners) {
            ++m_degrees[corner];
        }
    }
    /// Returns the number of end `2 * line` (the first) or `2 * line + 1`.
    [[nodiscard]] std::size_t corner(std::size_t end) const { return m_corners[end]; }
    [[nodiscard]] std::size_t count() const { return m_corners.size(); }
    [[nodiscard]] bool isPassed(std::size_t corner) const { return m_degrees[corner] == 2; }

private:
    std::size_t cornerOf(DrawnPoint p) {
        const auto cell = [&](double value) {
            return static_cast<std::int64_t>(std::clamp(std::floor(value / m_gap), -9e18, 9e18));
        };
        for (const std::int64_t x : {cell(p.x - m_gap), cell(p.x), cell(p.x + m_gap)}) {
            for (const std::int64_t y : {cell(p.y - m_gap), cell(p.y), cell(p.y + m_gap)}) {
                const auto [begin, end] = m_byCell.equal_range({x, y});
                for (auto it = begin; it != end; ++it) {
                    if (std::hypot(m_positions[it->second].x - p.x, m_positions[it->second].y - p.y) <= m_gap) {
                        return it->second;
                    }
                }
            }
        }
        m_byCell.insert({{cell(p.x), cell(p.y)}, m_positions.size()});
        m_positions.push_back(p);
        m_degrees.push_back(0);
        return m_positions.size() - 1;
    }

    double m_gap;
    std::vector<std::size_t> m_corners;
    std::vector<DrawnPoint> m_positions;
    std::vector<int> m_degrees;
    std::multimap<std::pair<std::int64_t, std::int64_t>, std::size_t> m_byCell;
};

/// Removes lines that are drawn twice, in either direction.
int removeDoubles(std::vector<DrawnShape>& shapes, std::vector<std::size_t>& lines) {
    const auto keyOf = [&](std::size_t line) {
        const DrawnLine& points = shapes[line].lines.front();
        const auto pair = [](DrawnPoint p) { return std::pair{p.x, p.y}; };
        auto ends = std::pair{pair(points.front()), pair(points.back())};
        if (ends.second < ends.first) {
            std::swap(ends.first, ends.second);
        }
        return ends;
    };
    std::map<decltype(keyOf(0)), std::size_t> known;
    const auto before = lines.size();
    std::erase_if(lines, [&](std::size_t line) {
        if (shapes[line].lines.front().size() != 2) {
            return false;
        }
        const bool isNew = known.insert({keyOf(line), line}).second;
        if (!isNew) {
            shapes[line].lines.clear();
        }
        return !isNew;
    });
    return static_cast<int>(before - lines.size());
}

} // namespace

bool isProper(const DxfSpline& spline) {
    const auto degree = static_cast<std::size_t>(std::max(spline.degree, 0));
    return spline.degree >= 1 && spline.degree <= kHighestSplineDegree && spline.control.size() > degree &&
           spline.knots.size() == spline.control.size() + degree + 1 && std::ranges::is_sorted(spline.knots) &&
           spline.knots[degree] < spline.knots[spline.control.size()] &&
           spline.weights.size() == spline.control.size() &&
           std::ranges::all_of(spline.weights, [](double weight) { return weight > 0; });
}

DrawnLine splineLine(const DxfSpline& spline, const DrawnTransform& transform, double tolerance) {
    std::vector<WeightedPoint> control;
    for (std::size_t i = 0; i < spline.control.size(); ++i) {
        const double w = spline.weights[i];
        control.push_back({spline.control[i].x * w, spline.control[i].y * w, w});
    }
    const auto degree = static_cast<std::size_t>(spline.degree);
    DrawnLine line;
    for (std::size_t span = degree; span < control.size(); ++span) {
        const double low = spline.knots[span];
        const double high = spline.knots[span + 1];
        if (!(low < high)) {
            continue;
        }
        BezierCurve curve;
        for (std::size_t i = 0; i <= degree; ++i) {
            std::array<double, kHighestSplineDegree> arguments;
            arguments.fill(low);
            std::fill_n(arguments.begin(), i, high);
            curve.push_back(blossomOf(spline, control, span, std::span{arguments}.first(degree)));
        }
        if (line.empty()) {
            line.push_back(curve.front().point());
        }
        addFlat(line, curve, transform, tolerance, 0);
    }
    return line;
}

DrawnLine ellipseLine(DrawnPoint center,
                      DrawnPoint major,
                      DrawnPoint minor,
                      double from,
                      double sweep,
                      const DrawnTransform& transform,
                      double tolerance) {
    const double radius = std::max(std::hypot(major.x, major.y), std::hypot(minor.x, minor.y)) * transform.stretch();
    const int count = std::max(chordsOf(radius, sweep, tolerance), std::abs(sweep) > 3 ? 12 : 1);
    DrawnLine line;
    for (int i = 0; i <= count; ++i) {
        const double angle = from + sweep * i / count;
        const double across = std::cos(angle);
        const double along = std::sin(angle);
        line.push_back({center.x + major.x * across + minor.x * along, center.y + major.y * across + minor.y * along});
    }
    return line;
}

DrawnLine bulgedLine(std::span<const DrawnPoint> corners,
                     std::span<const double> bulges,
                     bool isClosed,
                     const DrawnTransform& transform,
                     double tolerance) {
    DrawnLine line;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        line.push_back(corners[i]);
        const bool hasNext = i + 1 < corners.size() || isClosed;
        const double bulge = i < bulges.size() ? bulges[i] : 0.0;
        const DrawnPoint from = corners[i];
        const DrawnPoint to = corners[(i + 1) % corners.size()];
        const double chord = std::hypot(to.x - from.x, to.y - from.y);
        if (!hasNext || bulge == 0.0 || !(chord > 0)) {
            continue;
        }
        const double sweep = 4 * std::atan(bulge);
        const double radius = chord / (2 * std::abs(std::sin(sweep / 2)));
        const double toCenter = chord / (2 * std::tan(sweep / 2));
        const DrawnPoint center{(from.x + to.x) / 2 - (to.y - from.y) / chord * toCenter,
                                (from.y + to.y) / 2 + (to.x - from.x) / chord * toCenter};
        addArc(line, center, radius, std::atan2(from.y - center.y, from.x - center.x), sweep,
               tolerance / transform.stretch());
        line.pop_back(); // the corner itself follows, as it was written
    }
    return line;
}

ClosedChains
closeChains(std::vector<DrawnShape>& shapes, double gap, const std::function<bool(const DrawnShape&)>& staysLine) {
    ClosedChains closed;
    std::map<QString, std::vector<std::size_t>> byLayer;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const DrawnShape& shape = shapes[i];
        if (shape.kind == DrawnShape::Kind::Line && shape.lines.size() == 1 && shape.lines.front().size() >= 2 &&
            !staysLine(shape)) {
            const QString heights = shape.words.value(QStringLiteral("elevation_in")) + u' ' +
                                    shape.words.value(QStringLiteral("height_in"));
            byLayer[shape.layer + u'\n' + heights].push_back(i);
        }
    }
    for (auto& [layer, lines] : byLayer) {
        closed.doubles += removeDoubles(shapes, lines);
        const LineEnds ends{shapes, lines, gap};
        std::map<std::size_t, std::vector<std::size_t>> atCorner;
        for (std::size_t end = 0; end < ends.count(); ++end) {
            if (ends.isPassed(ends.corner(end))) {
                atCorner[ends.corner(end)].push_back(end);
            }
        }
        std::vector<bool> isDone(lines.size(), false);
        for (std::size_t first = 0; first < lines.size(); ++first) {
            // Follows the chain from the first line's far end until it returns to the near one, or ends.
            std::vector<std::size_t> way; // by the end at which each line is entered
            std::size_t entered = 2 * first;
            bool isRound = false;
            while (!isDone[entered / 2]) {
                isDone[entered / 2] = true;
                way.push_back(entered);
                const std::size_t left = entered ^ 1U;
                if (ends.corner(left) == ends.corner(2 * first)) {
                    isRound = ends.isPassed(ends.corner(left));
                    break;
                }
                const auto at = atCorner.find(ends.corner(left));
                if (at == atCorner.end()) {
                    break;
                }
                entered = at->second[0] == left ? at->second[1] : at->second[0];
            }
            if (!isRound) {
                // Another line of the chain cannot begin a closed one: an open chain is done as a whole.
                continue;
            }
            DrawnLine outline;
            for (const std::size_t end : way) {
                DrawnLine points = shapes[lines[end / 2]].lines.front();
                if (end % 2 != 0) {
                    std::ranges::reverse(points);
                }
                outline.insert(outline.end(), points.begin() + (outline.empty() ? 0 : 1), points.end());
            }
            outline.pop_back();
            if (outline.size() < 3) {
                continue;
            }
            for (const std::size_t end : way) {
                shapes[lines[end / 2]].lines.clear();
            }
            DrawnShape& shape = shapes[lines[first]];
            shape.kind = DrawnShape::Kind::Area;
            shape.lines = {std::move(outline)};
            ++closed.outlines;
            closed.lines += static_cast<int>(way.size());
        }
    }
    std::erase_if(shapes,
                  [](const DrawnShape& shape) { return shape.lines.empty() && shape.kind == DrawnShape::Kind::Line; });
    return closed;
}

} // namespace sightline::scenarios::formats

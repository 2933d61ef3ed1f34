#include "tests/support/exact_shadows.h"

#include <CGAL/Boolean_set_operations_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Polygon_2.h>
#include <CGAL/Polygon_with_holes_2.h>

#include <algorithm>
#include <list>
#include <vector>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Number = Kernel::FT;
using Place = Kernel::Point_2;
using Outline = CGAL::Polygon_2<Kernel>;
using Area = CGAL::Polygon_with_holes_2<Kernel>;
using Areas = CGAL::Polygon_set_2<Kernel>;

const Number kEndless = 100'000'000; ///< so much enlarged a thing that is not at the eye itself lies beyond the table

/// How much things are enlarged: from one number to another.
struct Sweep {
    Number least;
    Number most;
};

} // namespace

struct ExactShadows::Parts {
    Box table;
    Point eye;
    Areas seen;

    [[nodiscard]] Place enlarged(Point p, const Number& by) const {
        const Number x = static_cast<double>((p.x - eye.x).nanometers());
        const Number y = static_cast<double>((p.y - eye.y).nanometers());
        return {by * x, by * y};
    }

    static void add(Outline outline, std::vector<Outline>& to) {
        if (outline.area() == 0) {
            return;
        }
        if (outline.orientation() == CGAL::CLOCKWISE) {
            outline.reverse_orientation();
        }
        to.push_back(std::move(outline));
    }

    [[nodiscard]] Outline ring(const Ring& corners, const Number& by, bool isHole) const {
        Outline outline;
        for (const Point p : corners) {
            outline.push_back(enlarged(p, by));
        }
        if ((outline.orientation() == CGAL::CLOCKWISE) != isHole) {
            outline.reverse_orientation();
        }
        return outline;
    }

    [[nodiscard]] Area whole(const Polygon& polygon, const Number& by) const {
        Area area{ring(polygon.outline(), by, false)};
        for (const Ring& hole : polygon.holes()) {
            area.add_hole(ring(hole, by, true));
        }
        return area;
    }

    void addSweptSides(const std::vector<Point>& corners,
                       bool isClosed,
                       const Sweep& sweep,
                       std::vector<Outline>& to) const {
        for (std::size_t i = 0; i + (isClosed ? 0 : 1) < corners.size(); ++i) {
            const Point a = corners[i];
            const Point b = corners[(i + 1) % corners.size()];
            Outline swept;
            swept.push_back(enlarged(a, sweep.least));
            swept.push_back(enlarged(b, sweep.least));
            swept.push_back(enlarged(b, sweep.most));
            swept.push_back(enlarged(a, sweep.most));
            if (CGAL::collinear(swept[0], swept[1], swept[2])) {
                continue; // seen edge on
            }
            add(std::move(swept), to);
        }
    }

    /// What is covered by some enlargement is so by the least, or an enlarged side has come over it since.
    [[nodiscard]] Areas swept(const BlockerOutline& outline, const Sweep& sweep) const {
        std::vector<Outline> sides;
        std::vector<Area> ends;
        if (const auto* wall = std::get_if<Wall>(&outline)) {
            addSweptSides(wall->vertices(), false, sweep, sides);
        } else {
            const auto& polygon = std::get<Polygon>(outline);
            addSweptSides(polygon.outline(), true, sweep, sides);
            for (const Ring& hole : polygon.holes()) {
                addSweptSides(hole, true, sweep, sides);
            }
            ends = {whole(polygon, sweep.least), whole(polygon, sweep.most)};
        }
        Areas all;
        all.join(sides.begin(), sides.end(), ends.begin(), ends.end());
        return all;
    }
};

ExactShadows::ExactShadows(const Box& table, Point eye) : m_parts{std::make_unique<Parts>(Parts{table, eye, {}})} {
    m_parts->seen.insert(
        m_parts->ring({table.low, {table.high.x, table.low.y}, table.high, {table.low.x, table.high.y}}, 1, false));
}

ExactShadows::~ExactShadows() = default;

void ExactShadows::hideBehind(const BlockerOutline& outline,
                              std::int64_t eyeHeight,
                              std::int64_t targetHeight,
                              std::int64_t top) {
    const auto number = [](std::int64_t value) { return Number{static_cast<double>(value)}; };
    if (eyeHeight >= top && targetHeight >= top) {
        return;
    }
    // The line is lower than the thing before a share of its way, behind one, or on all of it.
    Sweep sweep{1, kEndless};
    if (targetHeight > top) {
        sweep.least = number(targetHeight - eyeHeight) / number(top - eyeHeight);
    } else if (eyeHeight > top) {
        sweep.most = number(eyeHeight - targetHeight) / number(eyeHeight - top);
    }
    m_parts->seen.difference(m_parts->swept(outline, sweep));
}

void ExactShadows::hideBehind(const BlockerOutline& outline, bool sparesItself) {
    Areas hidden = m_parts->swept(outline, {1, kEndless});
    if (const auto* polygon = std::get_if<Polygon>(&outline); polygon && sparesItself) {
        hidden.difference(m_parts->whole(*polygon, 1));
    }
    m_parts->seen.difference(hidden);
}

double ExactShadows::areaSeen() const {
    std::list<Area> areas;
    m_parts->seen.polygons_with_holes(std::back_inserter(areas));
    Number sum = 0;
    for (const Area& area : areas) {
        sum += area.outer_boundary().area();
        std::for_each(area.holes_begin(), area.holes_end(), [&](const Outline& hole) { sum += hole.area(); });
    }
    constexpr double kInch = 25.4e6;
    return CGAL::to_double(sum) / kInch / kInch;
}

} // namespace sightline::testsupport

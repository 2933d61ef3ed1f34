#include "tests/support/exact_region.h"
#include "tests/support/alternative.h"

#include <CGAL/Arr_naive_point_location.h>
#include <CGAL/Arr_segment_traits_2.h>
#include <CGAL/Arrangement_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Triangular_expansion_visibility_2.h>

#include <algorithm>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Traits = CGAL::Arr_segment_traits_2<Kernel>;
using Arrangement = CGAL::Arrangement_2<Traits>;
using Visibility = CGAL::Triangular_expansion_visibility_2<Arrangement, CGAL::Tag_true>;

} // namespace

struct ExactRegions::Parts {
    std::vector<Blocker> blockers;
    Box table;
    Arrangement walls;
    std::unique_ptr<Visibility> visibility;

    /// Nanometers from the table's first corner: a double holds each exactly.
    [[nodiscard]] Kernel::Point_2 place(Point p) const {
        return {static_cast<double>((p.x - table.low.x).nanometers()),
                static_cast<double>((p.y - table.low.y).nanometers())};
    }
};

ExactRegions::ExactRegions(std::span<const Blocker> blockers, const Box& table) : m_parts{std::make_unique<Parts>()} {
    m_parts->blockers.assign(blockers.begin(), blockers.end());
    m_parts->table = table;
    std::vector<Traits::X_monotone_curve_2> sides;
    const auto addRing = [&](const std::vector<Point>& points, bool isClosed) {
        for (std::size_t i = 0; i + (isClosed ? 0 : 1) < points.size(); ++i) {
            sides.emplace_back(m_parts->place(points[i]), m_parts->place(points[(i + 1) % points.size()]));
        }
    };
    addRing({table.low, {table.high.x, table.low.y}, table.high, {table.low.x, table.high.y}}, true);
    for (const Blocker& blocker : blockers) {
        if (const auto* polygon = std::get_if<Polygon>(&blocker.outline)) {
            addRing(polygon->outline(), true);
            for (const Ring& hole : polygon->holes()) {
                addRing(hole, true);
            }
        } else {
            addRing(std::get<Wall>(blocker.outline).vertices(), false);
        }
    }
    CGAL::insert(m_parts->walls, sides.begin(), sides.end());
    m_parts->visibility = std::make_unique<Visibility>(m_parts->walls);
}

ExactRegions::~ExactRegions() = default;

std::optional<double> ExactRegions::areaSeenFrom(Point viewer) const {
    const Box& table = m_parts->table;
    if (viewer.x <= table.low.x || viewer.x >= table.high.x || viewer.y <= table.low.y || viewer.y >= table.high.y) {
        return {};
    }
    const Kernel::Point_2 eye = m_parts->place(viewer);
    const CGAL::Arr_naive_point_location<Arrangement> location{m_parts->walls};
    const auto found = location.locate(eye);
    const auto* face = alternative<Arrangement::Face_const_handle>(found);
    if (!face) {
        return {};
    }
    const bool isInside = std::ranges::any_of(m_parts->blockers, [&](const Blocker& blocker) {
        const auto* polygon = std::get_if<Polygon>(&blocker.outline);
        return polygon && polygon->containsInside(viewer);
    });
    if (isInside) {
        return 0.0;
    }
    Arrangement output;
    const auto region = m_parts->visibility->compute_visibility(eye, *face, output);
    Kernel::FT twice{0};
    auto side = region->outer_ccb();
    const auto first = side;
    do {
        const auto& a = side->source()->point();
        const auto& b = side->target()->point();
        twice += a.x() * b.y() - b.x() * a.y();
    } while (++side != first);
    constexpr double kInch = 25.4e6;
    return CGAL::to_double(twice) / 2 / kInch / kInch;
}

} // namespace sightline::testsupport

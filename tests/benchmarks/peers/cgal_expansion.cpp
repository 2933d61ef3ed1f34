#include "tests/benchmarks/peers/peer.h"
#include "tests/benchmarks/peers/sample_lines.h"
#include "tests/support/alternative.h"

#include "geometry/sight/plan/sample_points.h"

#include <CGAL/Arr_naive_point_location.h>
#include <CGAL/Arr_segment_traits_2.h>
#include <CGAL/Arrangement_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Triangular_expansion_visibility_2.h>

#include <algorithm>
#include <cmath>
#include <exception>
#include <optional>

namespace sightline::benchmarks {

namespace {

constexpr int kArcPoints = 32;

double side(SamplePoint a, SamplePoint b, SamplePoint p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

bool contains(const std::vector<SamplePoint>& ring, SamplePoint p) {
    bool inside = false;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        if ((ring[i].y > p.y) != (ring[j].y > p.y) &&
            p.x < ring[i].x + (ring[j].x - ring[i].x) * (p.y - ring[i].y) / (ring[j].y - ring[i].y)) {
            inside = !inside;
        }
    }
    return inside;
}

struct Target {
    std::vector<SamplePoint> outline;
    SamplePoint low{1e9, 1e9};
    SamplePoint high{-1e9, -1e9};
};

/// True if the two outlines cross or one lies in the other.
bool meet(const std::vector<SamplePoint>& region, const Target& target) {
    for (std::size_t i = 0, j = region.size() - 1; i < region.size(); j = i++) {
        const SamplePoint a = region[j];
        const SamplePoint b = region[i];
        if (std::max(a.x, b.x) < target.low.x || std::min(a.x, b.x) > target.high.x ||
            std::max(a.y, b.y) < target.low.y || std::min(a.y, b.y) > target.high.y) {
            continue;
        }
        const auto& ring = target.outline;
        for (std::size_t k = 0, l = ring.size() - 1; k < ring.size(); l = k++) {
            if (side(a, b, ring[k]) * side(a, b, ring[l]) <= 0 &&
                side(ring[l], ring[k], a) * side(ring[l], ring[k], b) <= 0) {
                return true;
            }
        }
    }
    return !region.empty() && (contains(region, target.outline.front()) || contains(target.outline, region.front()));
}

/// The regions that the observers' centers of one board see.
template <class Kernel> class Expansion {
    using Traits = CGAL::Arr_segment_traits_2<Kernel>;
    using Arrangement = CGAL::Arrangement_2<Traits>;
    using Location = CGAL::Arr_naive_point_location<Arrangement>;
    using Visibility = CGAL::Triangular_expansion_visibility_2<Arrangement, CGAL::Tag_true>;
    using KernelPoint = typename Kernel::Point_2;
    using FaceHandle = typename Arrangement::Face_const_handle;

public:
    Expansion(const BenchBoard& board, bool piecesCross) {
        std::vector<typename Traits::X_monotone_curve_2> curves;
        const auto add = [&](SamplePoint a, SamplePoint b) {
            curves.emplace_back(KernelPoint{a.x, a.y}, KernelPoint{b.x, b.y});
        };
        const SamplePoint low{kFrameLowMillimeters, kFrameLowMillimeters};
        const SamplePoint high{kFrameRightMillimeters, kFrameBottomMillimeters};
        add(low, {high.x, low.y});
        add({high.x, low.y}, high);
        add(high, {low.x, high.y});
        add({low.x, high.y}, low);
        for (const auto& blocker : board.blockers) {
            for (const EdgeSamplePoints& edge : edgeSamplePointsOf(blocker)) {
                add(edge.from, edge.to);
            }
        }
        if (piecesCross) {
            CGAL::insert(m_walls, curves.begin(), curves.end());
        } else {
            CGAL::insert_non_intersecting_curves(m_walls, curves.begin(), curves.end());
        }
        m_visibility.emplace(m_walls);
        const Location location{m_walls};
        for (const auto& base : board.observers) {
            const SamplePoint center = toSamplePoint(geometry::centerPoint(base));
            Eye eye{KernelPoint{center.x, center.y}, {}};
            if (!sampleSamplePointsOf(base, board.blockers).center.empty()) {
                const auto found = location.locate(eye.point);
                if (const auto* face = testsupport::alternative<FaceHandle>(found)) {
                    eye.face = *face;
                }
            }
            m_eyes.push_back(eye);
        }
    }

    void expand(std::size_t observer, std::vector<SamplePoint>& region) {
        region.clear();
        const Eye& eye = m_eyes[observer];
        if (!eye.face) {
            return;
        }
        m_output.clear();
        const auto face = m_visibility->compute_visibility(eye.point, *eye.face, m_output);
        auto edge = face->outer_ccb();
        const auto first = edge;
        do {
            const auto& p = edge->target()->point();
            region.push_back({CGAL::to_double(p.x()), CGAL::to_double(p.y())});
        } while (++edge != first);
    }

private:
    /// Where a base looks from; no face: its center lies in or on a piece and sees nothing.
    struct Eye {
        KernelPoint point;
        std::optional<FaceHandle> face;
    };

    Arrangement m_walls;
    Arrangement m_output;
    std::optional<Visibility> m_visibility;
    std::vector<Eye> m_eyes;
};

using Inexact = Expansion<CGAL::Exact_predicates_inexact_constructions_kernel>;
using Exact = Expansion<CGAL::Exact_predicates_exact_constructions_kernel>;

/// By rounded constructions where they work, else by exact ones.
class Regions {
public:
    explicit Regions(const BenchBoard& board)
        : m_exact{board, board.layout == Layout::Mixed}, m_inexactWorks(board.observers.size(), false) {
        if (board.layout == Layout::Ruins) {
            tryInexact(board);
        }
    }

    void expand(std::size_t observer, std::vector<SamplePoint>& region) {
        if (m_inexactWorks[observer]) {
            m_inexact->expand(observer, region);
        } else {
            m_exact.expand(observer, region);
        }
    }

    [[nodiscard]] bool isRounded(std::size_t observer) const { return m_inexactWorks[observer]; }

private:
    /// Some views end in an exception when constructions are rounded: those are left to the exact kernel.
    void tryInexact(const BenchBoard& board) {
        std::vector<SamplePoint> region;
        for (std::size_t observer = 0; observer < board.observers.size(); ++observer) {
            try {
                Inexact{board, false}.expand(observer, region);
                m_inexactWorks[observer] = true;
            } catch (const std::exception&) {
            }
        }
        m_inexact.emplace(board, false);
    }

    Exact m_exact;
    std::optional<Inexact> m_inexact;
    std::vector<bool> m_inexactWorks; ///< of each observer
};

class CgalExpansion : public Peer {
public:
    CgalExpansion(const BenchBoard& board, RegionUse use) : m_use{use}, m_regions{board} {
        for (const auto& base : board.targets) {
            Target target;
            for (const auto p : geometry::outlineOf(base, kArcPoints)) {
                const SamplePoint samplePoint = toSamplePoint(p);
                target.outline.push_back(samplePoint);
                target.low = {std::min(target.low.x, samplePoint.x), std::min(target.low.y, samplePoint.y)};
                target.high = {std::max(target.high.x, samplePoint.x), std::max(target.high.y, samplePoint.y)};
            }
            m_targets.push_back(std::move(target));
        }
    }

    bool sees(std::size_t observer, std::size_t target) override {
        if (m_use == RegionUse::EachPair || m_regionOf != observer) {
            m_regions.expand(observer, m_region);
            m_regionOf = observer;
        }
        return meet(m_region, m_targets[target]);
    }

private:
    RegionUse m_use;
    Regions m_regions;
    std::vector<Target> m_targets;
    std::vector<SamplePoint> m_region;
    std::optional<std::size_t> m_regionOf;
};

class CgalRegions : public RegionPeer {
public:
    explicit CgalRegions(const BenchBoard& board) : m_regions{board} {}

    void look(std::size_t observer) override { m_regions.expand(observer, m_region); }

    [[nodiscard]] double areaSquareInches() const override {
        double twice = 0.0;
        for (std::size_t i = 0, j = m_region.size() - 1; i < m_region.size(); j = i++) {
            twice += m_region[j].x * m_region[i].y - m_region[i].x * m_region[j].y;
        }
        return std::abs(twice) / 2 / 25.4 / 25.4;
    }

    [[nodiscard]] bool isRounded(std::size_t observer) const override { return m_regions.isRounded(observer); }

private:
    Regions m_regions;
    std::vector<SamplePoint> m_region;
};

} // namespace

std::unique_ptr<Peer> cgalExpansion(const BenchBoard& board, RegionUse use) {
    return std::make_unique<CgalExpansion>(board, use);
}

std::unique_ptr<RegionPeer> cgalRegions(const BenchBoard& board) { return std::make_unique<CgalRegions>(board); }

} // namespace sightline::benchmarks

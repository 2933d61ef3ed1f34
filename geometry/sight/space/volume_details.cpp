#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/sight/space/volume_cells.h"
#include "geometry/sight/space/volume_chords.h"
#include "geometry/sight/space/volume_map_data.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <tuple>
#include <vector>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::Vec;
using detail::VolumePart;

constexpr Length kHeightStep = toLength(kChordError);
constexpr std::int64_t kMaxHeightSteps = 120'000; ///< 10 ft

/// Nothing if the height is unlimited.
std::optional<Length> endOf(std::int64_t height) {
    const bool isOpen = height == detail::kNoBottom || height == detail::kNoTop;
    return isOpen ? std::nullopt : std::optional{Length::fromNanometers(height)};
}

/// A set of the active blockers, one bit each.
using BlockerBits = std::vector<std::uint64_t>;

class Tally {
public:
    explicit Tally(std::span<const int> active) : m_active{active}, m_weights(active.size(), 0.0) {}

    [[nodiscard]] BlockerBits noBits() const { return BlockerBits((m_active.size() + kWord - 1) / kWord, 0); }

    [[nodiscard]] BlockerBits bitsOf(std::span<const int> blockers) const {
        BlockerBits bits = noBits();
        for (const int blocker : blockers) {
            const auto slot = static_cast<std::size_t>(std::ranges::lower_bound(m_active, blocker) - m_active.begin());
            bits[slot / kWord] |= std::uint64_t{1} << slot % kWord;
        }
        return bits;
    }

    /// Adds lines that meet these blockers.
    void add(const BlockerBits& met, double weight, int lines) {
        int count = 0;
        for (const std::uint64_t word : met) {
            count += std::popcount(word);
        }
        const double each = weight / count;
        for (std::size_t word = 0; word < met.size(); ++word) {
            for (std::uint64_t left = met[word]; left != 0; left &= left - 1) {
                double& sum = m_weights[word * kWord + static_cast<std::size_t>(std::countr_zero(left))];
                double more = sum;
                for (int i = 0; i < lines; ++i) {
                    more += each;
                }
                sum = more;
            }
        }
    }

    /// By decreasing share; without blockers that no line meets.
    [[nodiscard]] std::vector<BlockerShare> shares() const {
        const double total = std::accumulate(m_weights.begin(), m_weights.end(), 0.0);
        std::vector<BlockerShare> shares;
        for (std::size_t i = 0; i < m_weights.size(); ++i) {
            if (m_weights[i] > 0.0) {
                shares.push_back({m_active[i], m_weights[i] / total});
            }
        }
        std::ranges::stable_sort(shares, std::ranges::greater{}, &BlockerShare::share);
        return shares;
    }

private:
    static constexpr std::size_t kWord = 64;

    std::span<const int> m_active; ///< ascending
    std::vector<double> m_weights;
};

/// The lines over one plan line, and the elements that some of them meet.
class LinesOverPlan {
public:
    LinesOverPlan(const detail::VolumeScene& scene, Vec plan) {
        m_cell.add(plan);
        m_start = bodyChord(m_cell, slope(), scene.observer).leave.high;
        m_end = bodyChord(m_cell, slope(), scene.target).enter.low;
    }

    /// The interval along t in which a line meets an element between the bases, and its heights there.
    struct Crossing {
        double enter;
        double leave;
        double bottom;
        double top;
    };

    [[nodiscard]] std::optional<Crossing> crossing(const detail::VolumeScene::Element& element) const {
        const detail::Chord chord = polygonChord(m_cell, slope(), element.corners, element.from, element.to);
        const Crossing at{std::max(chord.enter.low, m_start), std::min(chord.leave.high, m_end), element.bottom,
                          element.top};
        return at.enter <= at.leave ? std::optional{at} : std::nullopt;
    }

    /// The rise per length of a line between these heights at its ends.
    [[nodiscard]] double steepness(double startZ, double endZ) const { return (endZ - startZ) / (m_end - m_start); }

    /// True if the line from this height meets the element.
    [[nodiscard]] bool meets(const Crossing& crossing, double startZ, double steep) const {
        const double first = startZ + (crossing.enter - m_start) * steep;
        const double last = startZ + (crossing.leave - m_start) * steep;
        return std::max(first, last) > crossing.bottom && std::min(first, last) < crossing.top;
    }

private:
    [[nodiscard]] detail::Range slope() const { return {m_cell.corners[0].x, m_cell.corners[0].x}; }

    detail::PlanCell m_cell;
    double m_start; ///< where the lines leave the observer
    double m_end;   ///< where they enter the target
};

/// Counts the lines between the bases by the blockers that they meet.
class SidewaysLines {
public:
    SidewaysLines(const detail::VolumeScene& scene, const VolumeMapData& data, Tally& tally)
        : m_scene{scene},
          m_tally{tally},
          m_starts{heightsIn(scene.observer)},
          m_ends{heightsIn(scene.target)},
          m_closed{tally.noBits()} {
        const double bottom = std::min(scene.observer.bottom, scene.target.bottom);
        const double top = std::max(scene.observer.top, scene.target.top);
        for (const detail::VolumeScene::Element& element : scene.elements) {
            m_bits.push_back(tally.bitsOf(data.parts[static_cast<std::size_t>(element.part)].blockers));
            m_isClosed.push_back(element.bottom < bottom && element.top > top && element.from > scene.observer.to &&
                                 element.to < scene.target.from);
        }
    }

    void count(int across) {
        const detail::BasePair& pair = m_scene.pair;
        for (int i = 0; i < across; ++i) {
            const double angle = pair.from + (pair.to - pair.from) * (i + 0.5) / across;
            const Vec n = pair.frame.normalAt(angle);
            const double top = std::min(pair.observer.support(n), pair.target.support(n));
            const double bottom = std::max(-pair.observer.support(-n), -pair.target.support(-n));
            const double slope = std::tan(angle);
            turnTo(slope);
            for (int j = 0; top > bottom && j < across; ++j) {
                const double offset = bottom + (top - bottom) * (j + 0.5) / across;
                countOver({slope, offset / std::cos(angle) + m_scene.shift * slope},
                          (pair.to - pair.from) * (top - bottom));
            }
        }
    }

private:
    static constexpr std::size_t kHeights = 3;
    static constexpr std::size_t kLines = kHeights * kHeights; ///< over one plan line
    using Heights = std::array<double, kHeights>;

    struct Met {
        LinesOverPlan::Crossing crossing;
        const BlockerBits* bits = nullptr;
        unsigned lines = 0;
    };

    static Heights heightsIn(const detail::VolumeScene::Body& body) {
        Heights heights{};
        for (std::size_t i = 0; i < kHeights; ++i) {
            heights[i] = body.bottom + (body.top - body.bottom) * (static_cast<double>(i) + 0.5) / kHeights;
        }
        return heights;
    }

    void turnTo(double slope) {
        m_offsets.clear();
        for (const detail::VolumeScene::Element& element : m_scene.elements) {
            detail::Range range;
            for (const Vec corner : element.corners) {
                range.add(corner.y - slope * corner.x);
            }
            m_offsets.push_back(range);
        }
    }

    void countOver(Vec plan, double weight) {
        findOn(plan.y);
        m_met.clear();
        if (!m_open.empty()) {
            const LinesOverPlan lines{m_scene, plan};
            for (const std::size_t i : m_open) {
                if (const auto crossing = lines.crossing(m_scene.elements[i])) {
                    m_met.push_back({*crossing, &m_bits[i]});
                }
            }
            if (!m_met.empty()) {
                countHeights(lines, weight);
                return;
            }
        }
        m_tally.add(m_closed, weight, kLines);
    }

    /// Counts the lines by runs of those that meet the same elements, one bit for each line.
    void countHeights(const LinesOverPlan& lines, double weight) {
        std::array<double, kLines> steep{};
        for (std::size_t k = 0; k < kLines; ++k) {
            steep[k] = lines.steepness(m_starts[k % kHeights], m_ends[k / kHeights]);
        }
        unsigned changes = 1U << (kLines - 1);
        for (Met& met : m_met) {
            for (std::size_t k = 0; k < kLines; ++k) {
                met.lines |= lines.meets(met.crossing, m_starts[k % kHeights], steep[k]) ? 1U << k : 0U;
            }
            changes |= (met.lines ^ met.lines >> 1) & ((1U << (kLines - 1)) - 1);
        }
        for (int from = 0; changes != 0; changes &= changes - 1) {
            const int end = std::countr_zero(changes) + 1;
            m_all = m_closed;
            for (const Met& met : m_met) {
                if ((met.lines >> from & 1U) != 0) {
                    unite(m_all, *met.bits);
                }
            }
            m_tally.add(m_all, weight, end - from);
            from = end;
        }
    }

    /// Finds the blockers that stop all lines over a plan line, and the elements of others, that some may pass.
    void findOn(double offset) {
        std::ranges::fill(m_closed, 0);
        m_open.clear();
        for (std::size_t i = 0; i < m_offsets.size(); ++i) {
            if (m_offsets[i].low < offset && offset < m_offsets[i].high) {
                if (m_isClosed[i]) {
                    unite(m_closed, m_bits[i]);
                } else {
                    m_open.push_back(i);
                }
            }
        }
        std::erase_if(m_open, [&](std::size_t i) { return isWithin(m_bits[i], m_closed); });
    }

    static void unite(BlockerBits& bits, const BlockerBits& more) {
        for (std::size_t word = 0; word < bits.size(); ++word) {
            bits[word] |= more[word];
        }
    }

    static bool isWithin(const BlockerBits& bits, const BlockerBits& others) {
        bool isWithin = true;
        for (std::size_t word = 0; word < bits.size(); ++word) {
            isWithin = isWithin && (bits[word] & ~others[word]) == 0;
        }
        return isWithin;
    }

    const detail::VolumeScene& m_scene;
    Tally& m_tally;
    Heights m_starts; ///< at which lines leave the observer
    Heights m_ends;
    std::vector<BlockerBits> m_bits; ///< by element
    std::vector<char> m_isClosed;
    std::vector<detail::Range> m_offsets;
    BlockerBits m_closed;
    BlockerBits m_all;
    std::vector<std::size_t> m_open;
    std::vector<Met> m_met;
};

std::vector<Point> pointsOf(const PlacedFootprint& placed) {
    constexpr int kAcross = 4;
    const Box box = boundsOf(placed);
    std::vector<Point> points;
    for (int i = 0; i < kAcross * kAcross; ++i) {
        const auto at = [](Length low, Length high, int step) {
            return low + Length::fromNanometers((high - low).nanometers() * (2 * step + 1) / (2 * kAcross));
        };
        const Point p{at(box.low.x, box.high.x, i % kAcross), at(box.low.y, box.high.y, i / kAcross)};
        if (contains(placed, p)) {
            points.push_back(p);
        }
    }
    return points;
}

void addOverhead(
    const Solid& observer, const Solid& target, const VolumeMap& map, std::span<const int> active, Tally& tally) {
    const bool upwards = observer.top() <= target.elevation;
    const Length fromZ = upwards ? observer.top() : observer.elevation;
    const Length toZ = upwards ? target.elevation : target.top();
    const std::vector<Point> ends = pointsOf(target.placed);
    for (const Point from : pointsOf(observer.placed)) {
        for (const Point to : ends) {
            std::vector<int> met;
            std::ranges::copy_if(active, std::back_inserter(met), [&](int blocker) {
                return firstBlockedVolume({{from, fromZ}, {to, toZ}}, map, {&blocker, 1}).has_value();
            });
            tally.add(tally.bitsOf(met), 1.0, 1);
        }
    }
}

/// Returns the least number of steps that satisfies a monotone condition, or nothing if none does.
template <class Condition> std::optional<Length> minHeight(Condition&& holds) {
    if (!holds(kHeightStep * kMaxHeightSteps)) {
        return {};
    }
    std::int64_t low = 0; // not known to satisfy the condition, except at the start
    std::int64_t high = kMaxHeightSteps;
    while (low < high) {
        const std::int64_t middle = (low + high) / 2;
        if (holds(kHeightStep * middle)) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return kHeightStep * high;
}

} // namespace

std::vector<BlockerShare>
volumeShares(const Solid& one, const Solid& other, const VolumeMap& map, std::span<const int> active, int across) {
    // A line of the grid may graze a top; the result must not depend on who is the observer.
    const auto place = [](const Solid& solid) {
        return std::tuple{solid.placed.position, solid.elevation, solid.height};
    };
    const bool inOrder = place(one) <= place(other);
    const Solid& observer = inOrder ? one : other;
    const Solid& target = inOrder ? other : one;
    const Point origin = observer.placed.position;
    const std::vector<int> parts = detail::activeParts(map.data(), active);
    Tally tally{active};
    for (const ConvexShape& from : detail::convexPartsOf(observer.placed, origin)) {
        for (const ConvexShape& to : detail::convexPartsOf(target.placed, origin)) {
            if (const auto pair = detail::BasePair::make(from, to)) {
                const auto scene = detail::VolumeScene::make(*pair, origin, observer, target, map.data(), parts);
                SidewaysLines{scene, map.data(), tally}.count(across);
            } else {
                addOverhead(observer, target, map, active, tally);
            }
        }
    }
    return tally.shares();
}

std::optional<Length> minHeightSeen(const Solid& observer,
                                    const Solid& target,
                                    const VolumeMap& map,
                                    std::span<const int> active,
                                    const VolumeOptions& options,
                                    std::stop_token stop) {
    VolumeOptions verdictOnly = options;
    verdictOnly.wantShares = verdictOnly.wantClearance = false;
    return minHeight([&](Length height) {
        Solid grown = target;
        grown.height = height;
        return findLineInVolume(observer, grown, map, active, verdictOnly, stop).visibility == Visibility::Clear;
    });
}

std::optional<Length> minHeightHiding(const Solid& observer,
                                      const Solid& target,
                                      const VolumeMap& map,
                                      std::span<const int> active,
                                      int blocker,
                                      const VolumeOptions& options,
                                      std::stop_token stop) {
    VolumeOptions verdictOnly = options;
    verdictOnly.wantShares = verdictOnly.wantClearance = false;
    std::vector<Blocker> blockers{map.plan().blockers().begin(), map.plan().blockers().end()};
    std::vector<int> counting{active.begin(), active.end()};
    if (!std::ranges::binary_search(counting, blocker)) {
        counting.insert(std::ranges::upper_bound(counting, blocker), blocker);
    }
    return minHeight([&](Length height) {
        blockers[static_cast<std::size_t>(blocker)].height = height;
        const VolumeMap changed{TerrainMap{blockers}, map.data().openings};
        return findLineInVolume(observer, target, changed, counting, verdictOnly, stop).visibility != Visibility::Clear;
    });
}

std::vector<UprightPart> uprightParts(const VolumeMap& map, std::span<const int> active) {
    const VolumeMapData& data = map.data();
    std::vector<UprightPart> parts;
    for (const int blocker : active) {
        const auto index = static_cast<std::size_t>(blocker);
        for (int p = data.own[index].first; p < data.own[index].end; ++p) {
            const VolumePart& part = data.parts[static_cast<std::size_t>(p)];
            parts.push_back({blocker, part.corners, endOf(part.bottom), endOf(part.top)});
        }
    }
    return parts;
}

SideProfile sideProfile(const SightLine3& line, const VolumeMap& map, std::span<const int> active) {
    const Point origin = line.from.plan;
    const Vec way = detail::toVec(line.to.plan, origin);
    const double length = norm(way);
    const auto distance = [&](double t) { return Length::fromNanometers(std::llround(t * length)); };
    SideProfile profile{distance(1.0), line.from.z, line.to.z, {}};
    if (length == 0.0) {
        return profile;
    }
    const VolumeMapData& data = map.data();
    for (const int blocker : active) {
        const auto index = static_cast<std::size_t>(blocker);
        const std::size_t before = profile.parts.size();
        for (int p = data.own[index].first; p < data.own[index].end; ++p) {
            const VolumePart& part = data.parts[static_cast<std::size_t>(p)];
            std::vector<Vec> corners;
            std::ranges::transform(part.corners, std::back_inserter(corners),
                                   [&](Point q) { return detail::toVec(q, origin); });
            double from = 0.0;
            double to = 0.0;
            if (part.isSheet()) {
                const Vec edge = corners[1] - corners[0];
                const double turn = cross(way, edge);
                if (turn == 0.0) {
                    continue;
                }
                from = to = cross(corners[0], edge) / turn;
                const double at = cross(corners[0], way) / turn;
                if (from < 0 || from > 1 || at < 0 || at > 1) {
                    continue;
                }
            } else {
                const auto inside = ConvexShape::polygon(corners).insidePart({0, 0}, way);
                if (!inside || inside->second <= inside->first) {
                    continue;
                }
                from = inside->first;
                to = inside->second;
            }
            profile.parts.push_back({blocker, distance(from), distance(to), endOf(part.bottom), endOf(part.top)});
        }
        // Merges consecutive convex parts of one outline; their common border is rounded to a nanometer on both sides.
        const auto first = profile.parts.begin() + static_cast<std::ptrdiff_t>(before);
        std::sort(first, profile.parts.end(),
                  [](const ProfilePart& a, const ProfilePart& b) { return a.from < b.from; });
        for (std::size_t i = before; i + 1 < profile.parts.size();) {
            ProfilePart& here = profile.parts[i];
            const ProfilePart& next = profile.parts[i + 1];
            if (here.from != here.to && next.from - here.to <= Length::fromNanometers(1) && next.top == here.top &&
                next.bottom == here.bottom) {
                here.to = std::max(here.to, next.to);
                profile.parts.erase(profile.parts.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            } else {
                ++i;
            }
        }
    }
    std::ranges::stable_sort(profile.parts, {}, [](const ProfilePart& part) {
        return std::pair{part.from, part.blocker};
    });
    return profile;
}

} // namespace sightline::geometry

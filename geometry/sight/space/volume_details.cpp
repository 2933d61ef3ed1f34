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
#include <type_traits>
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

constexpr std::size_t kBlockersInAWord = 64;

/// Sets of the active blockers, one bit each.
using FewBlockers = std::array<std::uint64_t, 1>; ///< faster; for at most `kBlockersInAWord`
using ManyBlockers = std::vector<std::uint64_t>;

template <class BlockerBits> class Tally {
public:
    explicit Tally(std::span<const int> active) : m_active{active}, m_weights(active.size(), 0.0), m_bits{noBits()} {}

    [[nodiscard]] BlockerBits noBits() const {
        BlockerBits bits{};
        if constexpr (std::is_same_v<BlockerBits, ManyBlockers>) {
            bits.resize(m_active.size() / kBlockersInAWord + 1);
        }
        return bits;
    }

    [[nodiscard]] BlockerBits bitsOf(std::span<const int> blockers) const {
        BlockerBits bits = noBits();
        for (const int blocker : blockers) {
            const auto slot = static_cast<std::size_t>(std::ranges::lower_bound(m_active, blocker) - m_active.begin());
            bits[slot / kBlockersInAWord] |= std::uint64_t{1} << slot % kBlockersInAWord;
        }
        return bits;
    }

    /// Adds lines that meet these blockers. Lines that are alike are added together when others follow.
    void add(const BlockerBits& met, double weight, int lines) {
        if (weight != m_weight || met != m_bits) {
            addPending();
            m_bits = met;
            m_weight = weight;
        }
        m_lines += lines;
    }

    /// By decreasing share; without blockers that no line meets.
    [[nodiscard]] std::vector<BlockerShare> shares() {
        addPending();
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
    void addPending() {
        m_met.clear();
        for (std::size_t word = 0; word < m_bits.size(); ++word) {
            for (std::uint64_t left = m_bits[word]; left != 0; left &= left - 1) {
                m_met.push_back(word * kBlockersInAWord + static_cast<std::size_t>(std::countr_zero(left)));
            }
        }
        const double each = m_weight / static_cast<double>(m_met.size());
        for (const std::size_t slot : m_met) {
            double sum = m_weights[slot];
            for (int i = 0; i < m_lines; ++i) {
                sum += each;
            }
            m_weights[slot] = sum;
        }
        m_lines = 0;
    }

    std::span<const int> m_active; ///< ascending
    std::vector<double> m_weights;
    BlockerBits m_bits; ///< of the lines that are still to be added
    double m_weight = 0.0;
    int m_lines = 0;
    std::vector<std::size_t> m_met;
};

/// A convex outline as parallel lines of the plan cross it, with the figures of `polygonChord` for each of them.
class OutlineAtSlope {
public:
    void turnTo(double slope, std::span<const Vec> corners, double from, double to) {
        m_whole = {from, to};
        m_corners.clear();
        const std::size_t count = corners.size();
        for (std::size_t i = 0; i < count; ++i) {
            const Vec a = corners[i];
            const Vec b = corners[i + 1 == count ? 0 : i + 1];
            const Vec way = b - a;
            m_corners.push_back(
                {slope * a.x, a.y, way.x, way.y * a.x, way.x * slope - way.y, std::min(a.x, b.x), std::max(a.x, b.x)});
        }
    }

    /// Returns where the line enters first and leaves last.
    [[nodiscard]] detail::Range crossing(double offset) const {
        constexpr double kTouch = kConstructionError;
        const bool isSheet = m_corners.size() == 2;
        detail::Range range;
        const double first = offset + m_corners[0].rise - m_corners[0].y;
        double atB = first;
        for (std::size_t i = 0; i < m_corners.size() - (isSheet ? 1 : 0); ++i) {
            const Corner& corner = m_corners[i];
            const double atA = atB;
            atB = i + 1 == m_corners.size() ? first : offset + m_corners[i + 1].rise - m_corners[i + 1].y;
            if ((atA >= -kTouch && atB >= -kTouch) || (atA <= kTouch && atB <= kTouch)) {
                continue;
            }
            double low = corner.low;
            double high = corner.high;
            if (corner.turn != 0) {
                const double at = (corner.along * (corner.y - offset) - corner.product) / corner.turn;
                const double tightLow = std::max(low, at - kTouch);
                const double tightHigh = std::min(high, at + kTouch);
                if (tightLow <= tightHigh) {
                    low = tightLow;
                    high = tightHigh;
                }
            }
            if (isSheet || corner.turn >= 0) {
                range.low = std::min(range.low, low);
            }
            if (isSheet || corner.turn <= 0) {
                range.high = std::max(range.high, high);
            }
        }
        return {range.low < kInfinity ? range.low : m_whole.low, range.high > -kInfinity ? range.high : m_whole.high};
    }

private:
    /// A corner and the side that begins there.
    struct Corner {
        double rise; ///< of a line from t = 0 to the corner
        double y;
        double along;   ///< of the side, in t
        double product; ///< of the extent of the side in s and the t of the corner
        double turn;    ///< of the side against the lines
        double low;     ///< minimum and maximum of t over the side
        double high;
    };

    std::vector<Corner> m_corners;
    detail::Range m_whole;
};

/// A base as parallel lines of the plan cross it, with the figures of `bodyChord` for each of them.
class BodyAtSlope {
public:
    explicit BodyAtSlope(const detail::VolumeScene::Body& body)
        : m_body{body}, m_det{body.g11 * body.g22 - body.g12 * body.g12} {}

    void turnTo(double slope) {
        if (!m_body.corners.empty()) {
            m_outline.turnTo(slope, m_body.corners, m_body.from, m_body.to);
            return;
        }
        m_rise = slope * m_body.center.x;
        m_spread = m_body.g11 + (2 * m_body.g12 + m_body.g22 * slope) * slope;
        m_lean = m_body.g12 + m_body.g22 * slope;
        m_limit = std::sqrt(m_spread / m_det);
    }

    /// Returns where the line enters first and leaves last.
    [[nodiscard]] detail::Range crossing(double offset) const {
        if (!m_body.corners.empty()) {
            return m_outline.crossing(offset);
        }
        const double above = std::clamp(offset + m_rise - m_body.center.y, -m_limit, m_limit);
        const double root = std::sqrt(std::max(0.0, m_spread - m_det * above * above));
        const double lean = -above * m_lean;
        const double inverse = 1 / m_spread;
        const auto at = [&](double along) {
            const double t = along * inverse + m_body.center.x;
            const detail::Range range{std::max(m_body.from, t - kConstructionError),
                                      std::min(m_body.to, t + kConstructionError)};
            return range.low <= range.high ? range : detail::Range{m_body.from, m_body.to};
        };
        return {at(lean - root).low, at(lean + root).high};
    }

private:
    const detail::VolumeScene::Body& m_body;
    OutlineAtSlope m_outline;
    double m_det;
    double m_rise = 0.0; ///< of a line from t = 0 to the center
    double m_spread = 0.0;
    double m_lean = 0.0;
    double m_limit = 0.0;
};

/// Counts the lines between the bases by the blockers that they meet.
template <class BlockerBits> class SidewaysLines {
public:
    SidewaysLines(const detail::VolumeScene& scene, const VolumeMapData& data, Tally<BlockerBits>& tally)
        : m_scene{scene},
          m_tally{tally},
          m_observer{scene.observer},
          m_target{scene.target},
          m_starts{heightsIn(scene.observer)},
          m_ends{heightsIn(scene.target)},
          m_closed{tally.noBits()} {
        m_elements.reserve(scene.elements.size());
        for (const detail::VolumeScene::Element& element : scene.elements) {
            m_elements.push_back({element, tally.bitsOf(data.parts[static_cast<std::size_t>(element.part)].blockers)});
            findLines(m_elements.back());
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
            const double cosine = std::cos(angle);
            turnTo(slope);
            for (int j = 0; top > bottom && j < across; ++j) {
                const double offset = bottom + (top - bottom) * (j + 0.5) / across;
                countOver(offset / cosine + m_scene.shift * slope, (pair.to - pair.from) * (top - bottom));
            }
        }
    }

private:
    static constexpr std::size_t kHeights = 3;
    static constexpr std::size_t kLines = kHeights * kHeights; ///< over one plan line
    static constexpr unsigned kAll = (1U << kLines) - 1;
    using Heights = std::array<double, kHeights>;

    struct Element {
        const detail::VolumeScene::Element& part;
        BlockerBits bits;
        unsigned certain = 0;       ///< the lines that meet it if they cross it between the bases
        unsigned uncertain = 0;     ///< those that may then meet it
        bool isClosed = false;      ///< all lines that cross it meet it, between the bases
        detail::Range offsets = {}; ///< of the lines of the current slope that cross it
        OutlineAtSlope outline = {};
    };

    /// An element that some lines over a plan line meet.
    struct Met {
        const Element* element;
        unsigned lines;
    };

    static Heights heightsIn(const detail::VolumeScene::Body& body) {
        Heights heights{};
        for (std::size_t i = 0; i < kHeights; ++i) {
            heights[i] = body.bottom + (body.top - body.bottom) * (static_cast<double>(i) + 0.5) / kHeights;
        }
        return heights;
    }

    /// Determines which lines run above or below the element, or at its heights, from end to end.
    void findLines(Element& element) const {
        for (std::size_t k = 0; k < kLines; ++k) {
            const auto [low, high] = std::minmax(m_starts[k % kHeights], m_ends[k / kHeights]);
            if (high + kStoredUnit > element.part.bottom && low - kStoredUnit < element.part.top) {
                const bool isWithin = low - kStoredUnit > element.part.bottom && high + kStoredUnit < element.part.top;
                (isWithin ? element.certain : element.uncertain) |= 1U << k;
            }
        }
        element.isClosed =
            element.certain == kAll && element.part.from > m_scene.observer.to && element.part.to < m_scene.target.from;
    }

    void turnTo(double slope) {
        m_observer.turnTo(slope);
        m_target.turnTo(slope);
        for (Element& element : m_elements) {
            element.offsets = {};
            for (const Vec corner : element.part.corners) {
                element.offsets.add(corner.y - slope * corner.x);
            }
            if (!element.isClosed) {
                element.outline.turnTo(slope, element.part.corners, element.part.from, element.part.to);
            }
        }
    }

    void countOver(double offset, double weight) {
        findOn(offset);
        m_met.clear();
        if (!m_open.empty()) {
            meetOpen(offset);
            if (!m_met.empty()) {
                countHeights(weight);
                return;
            }
        }
        m_tally.add(m_closed, weight, kLines);
    }

    /// Determines which of the lines over a plan line meet which open elements.
    void meetOpen(double offset) {
        const double start = m_observer.crossing(offset).high;
        const double end = m_target.crossing(offset).low;
        std::array<double, kLines> steep{};
        bool isSteep = false;
        for (const Element* element : m_open) {
            const detail::Range chord = element->outline.crossing(offset);
            const double enter = std::max(chord.low, start);
            const double leave = std::min(chord.high, end);
            if (!(enter <= leave)) {
                continue;
            }
            unsigned lines = element->certain;
            if (element->uncertain != 0 && !isSteep) {
                for (std::size_t k = 0; k < kLines; ++k) {
                    steep[k] = (m_ends[k / kHeights] - m_starts[k % kHeights]) / (end - start);
                }
                isSteep = true;
            }
            for (unsigned left = element->uncertain; left != 0; left &= left - 1) {
                const auto k = static_cast<std::size_t>(std::countr_zero(left));
                const double first = m_starts[k % kHeights] + (enter - start) * steep[k];
                const double last = m_starts[k % kHeights] + (leave - start) * steep[k];
                const bool meets =
                    std::max(first, last) > element->part.bottom && std::min(first, last) < element->part.top;
                lines |= meets ? 1U << k : 0U;
            }
            if (lines != 0) {
                m_met.push_back({element, lines});
            }
        }
    }

    /// Counts the lines by runs of those that meet the same elements, one bit for each line.
    void countHeights(double weight) {
        unsigned changes = 1U << (kLines - 1);
        for (const Met& met : m_met) {
            changes |= (met.lines ^ met.lines >> 1) & (kAll >> 1);
        }
        for (int from = 0; changes != 0; changes &= changes - 1) {
            const int end = std::countr_zero(changes) + 1;
            m_all = m_closed;
            for (const Met& met : m_met) {
                if ((met.lines >> from & 1U) != 0) {
                    unite(m_all, met.element->bits);
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
        for (const Element& element : m_elements) {
            if (element.offsets.low < offset && offset < element.offsets.high) {
                if (element.isClosed) {
                    unite(m_closed, element.bits);
                } else {
                    m_open.push_back(&element);
                }
            }
        }
        std::erase_if(m_open, [&](const Element* element) { return isWithin(element->bits, m_closed); });
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
    Tally<BlockerBits>& m_tally;
    BodyAtSlope m_observer;
    BodyAtSlope m_target;
    Heights m_starts; ///< at which lines leave the observer
    Heights m_ends;
    std::vector<Element> m_elements;
    BlockerBits m_closed;
    BlockerBits m_all;
    std::vector<const Element*> m_open;
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

template <class BlockerBits>
void addOverhead(const Solid& observer,
                 const Solid& target,
                 const VolumeMap& map,
                 std::span<const int> active,
                 Tally<BlockerBits>& tally) {
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

template <class BlockerBits>
std::vector<BlockerShare>
sharesOf(const Solid& observer, const Solid& target, const VolumeMap& map, std::span<const int> active, int across) {
    const Point origin = observer.placed.position;
    std::vector<int> parts = detail::activeParts(map.data(), active);
    // A line through what several share runs through the parts of one of them. Only the seam between two that stand on
    // each other would count for both, and with it every line that passes below the upper one.
    std::erase_if(parts,
                  [&](int part) { return map.data().parts[static_cast<std::size_t>(part)].blockers.size() > 1; });
    Tally<BlockerBits> tally{active};
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
    return active.size() <= kBlockersInAWord ? sharesOf<FewBlockers>(observer, target, map, active, across)
                                             : sharesOf<ManyBlockers>(observer, target, map, active, across);
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

#include "geometry/base/tolerances.h"
#include "geometry/shapes/distance.h"
#include "geometry/sight/space/volume_beam.h"
#include "geometry/sight/space/volume_cell.h"
#include "geometry/sight/space/volume_map_data.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace sightline::geometry::detail {

namespace {

double inNanometers(Length length) { return static_cast<double>(length.nanometers()); }

/// The two solids in an order that is independent of who is the observer.
struct Pair {
    const Solid& first;
    const Solid& second;
    double lowest;
    double highest;

    [[nodiscard]] static Pair of(const Solid& a, const Solid& b) {
        const auto place = [](const Solid& solid) {
            return std::tuple{solid.placed.position, solid.elevation, solid.height};
        };
        const double lowest = inNanometers(std::min(a.elevation, b.elevation));
        const double highest = inNanometers(std::max(a.top(), b.top()));
        return place(a) <= place(b) ? Pair{a, b, lowest, highest} : Pair{b, a, lowest, highest};
    }
};

class Clearance {
public:
    Clearance(const Pair& pair,
              const VolumeMap& map,
              std::span<const int> active,
              const VolumeAnswer& answer,
              const VolumeOptions& options)
        : m_pair{pair},
          m_map{map},
          m_options{options},
          m_isClear{answer.visibility == Visibility::Clear},
          m_origin{centerPointOf(pair.first.placed.position, pair.second.placed.position)} {
        // A beam is as high as it is wide, and no wider than either base.
        const double most = m_isClear ? std::min(widthOf(pair.first), widthOf(pair.second)) / 2 : 0.0;
        // As in plan: a blocker that no line between the bases comes near does not keep others from receding.
        std::vector<int> nearby;
        std::ranges::set_intersection(active, map.plan().inCorridor(pair.first.placed, pair.second.placed),
                                      std::back_inserter(nearby));
        m_parts = activeParts(map.data(), nearby);
        std::erase_if(m_parts, [&](int index) { return !reaches(part(index), most); });
        if (!m_isClear) {
            dropLow(0.0);
        }
        std::ranges::sort(m_parts, [&](int a, int b) {
            const auto key = [](const VolumePart& of) { return std::tie(of.corners, of.bottom, of.top); };
            return key(part(a)) < key(part(b));
        });
    }

    std::optional<VolumeClearance> measure(const std::stop_token& stop) {
        const auto inPlan = inThePlan(stop);
        return inPlan || stop.stop_requested() ? inPlan : inSpace(stop);
    }

private:
    static Point centerPointOf(Point a, Point b) {
        return {Length::fromNanometers((a.x.nanometers() + b.x.nanometers()) / 2),
                Length::fromNanometers((a.y.nanometers() + b.y.nanometers()) / 2)};
    }

    static double widthOf(const Solid& solid) {
        const Box box = boundsOf(solid.placed);
        return std::hypot(inNanometers(box.high.x - box.low.x), inNanometers(box.high.y - box.low.y));
    }

    [[nodiscard]] const VolumePart& part(int index) const {
        return m_map.data().parts[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] bool reaches(const VolumePart& of, double farther) const {
        return static_cast<double>(of.top) + farther > m_pair.lowest &&
               static_cast<double>(of.bottom) - farther < m_pair.highest;
    }

    /// True if no line passes over, under or through the blocker, even if it recedes by this.
    [[nodiscard]] bool actsAsInPlan(int blocker, double receding) const {
        const auto of = static_cast<std::size_t>(blocker);
        const VolumePart& own = part(m_map.data().own[of].first);
        return static_cast<double>(own.bottom) +
                   receding<m_pair.lowest&& static_cast<double>(own.top) - receding> m_pair.highest &&
               m_map.data().openings[of].empty();
    }

    /// Leaves out what no beam of at most this width meets: if all parts stand on the table, a beam below the tops of
    /// both solids passes whatever lower beams pass, and it stays above the lower top less its height.
    void dropLow(double width) {
        if (std::ranges::all_of(m_parts, [&](int index) { return part(index).bottom == kNoBottom; })) {
            const double lowerTop = inNanometers(std::min(m_pair.first.top(), m_pair.second.top()));
            std::erase_if(m_parts, [&](int index) { return static_cast<double>(part(index).top) + width < lowerTop; });
        }
    }

    /// The blockers that lines between the solids may meet, ascending.
    [[nodiscard]] std::vector<int> blockersInReach() const {
        std::vector<int> blockers;
        for (const int index : m_parts) {
            blockers.insert(blockers.end(), part(index).blockers.begin(), part(index).blockers.end());
        }
        std::ranges::sort(blockers);
        blockers.erase(std::ranges::unique(blockers).begin(), blockers.end());
        return blockers;
    }

    /// The clearance in plan past blockers of unlimited height; std::nullopt if they decide visibility otherwise than
    /// in space.
    [[nodiscard]] std::optional<SightAnswer> pastEndless(const std::vector<int>& blockers,
                                                         const std::stop_token& stop) const {
        SightOptions options;
        options.touch = m_options.touch;
        options.wantShares = false;
        SightAnswer answer =
            findLineOfSight(m_pair.first.placed, m_pair.second.placed, m_map.plan(), blockers, options, stop);
        const bool isAlike = answer.clearanceMillimeters && (answer.visibility == Visibility::Clear) == m_isClear;
        return isAlike ? std::optional{std::move(answer)} : std::nullopt;
    }

    [[nodiscard]] std::vector<int> endlessAmong(const std::vector<int>& blockers) const {
        std::vector<int> endless;
        std::ranges::copy_if(blockers, std::back_inserter(endless),
                             [&](int blocker) { return actsAsInPlan(blocker, 0.0); });
        return endless;
    }

    /// The clearance lies between that past all blockers as if they were endless and that past those alone which are
    /// endless for lines between the solids; returns it where the two agree.
    [[nodiscard]] std::optional<VolumeClearance> inThePlan(const std::stop_token& stop) {
        std::vector<int> all = blockersInReach();
        const std::vector<int> endless = endlessAmong(all);
        if (m_isClear) {
            m_most = pastEndless(endless, stop);
            if (m_most) {
                dropLow(*m_most->clearanceMillimeters * 1e6);
                all = blockersInReach();
            }
        } else if (endless.empty() && !all.empty()) {
            return {};
        }
        const bool isSame = endless.size() == all.size();
        m_least = isSame && m_most ? m_most : pastEndless(all, stop);
        if (!m_least) {
            return {};
        }
        const double width = *m_least->clearanceMillimeters;
        if (!m_most) {
            m_most = isSame ? m_least : pastEndless(endless, stop);
        }
        if (!m_most || *m_most->clearanceMillimeters > width + kVolumeClearanceError / 2) {
            return {};
        }
        const double receding = std::max(0.0, -width * 1e6); // the solids grow by as much as matter recedes
        if (std::ranges::any_of(endless, [&](int blocker) { return !actsAsInPlan(blocker, receding); })) {
            return {};
        }
        return VolumeClearance{width, *m_most->clearanceMillimeters - width + kClearanceError, beamOf(*m_least)};
    }

    [[nodiscard]] std::optional<SightLine3> beamOf(const SightAnswer& inPlan) const {
        if (!inPlan.beam) {
            return {};
        }
        return SightLine3{{inPlan.beam->from, m_pair.first.top()}, {inPlan.beam->to, m_pair.second.top()}};
    }

    /// True if some matter reaches into a base, which the plan cuts off exactly and the search in space nearly.
    [[nodiscard]] static bool reachesIntoABase(const VolumeScene& scene) {
        return std::ranges::any_of(scene.elements, [](const VolumeScene::Element& element) {
            return norm(element.fromObserver) == 0.0 || norm(element.fromTarget) == 0.0;
        });
    }

    [[nodiscard]] std::optional<VolumeClearance> inSpace(const std::stop_token& stop) const {
        std::vector<VolumeScene> scenes;
        const auto others = convexPartsOf(m_pair.second.placed, m_origin);
        for (const ConvexShape& from : convexPartsOf(m_pair.first.placed, m_origin)) {
            for (const ConvexShape& to : others) {
                const auto bases = BasePair::make(from, to);
                if (!bases) {
                    return {};
                }
                VolumeScene scene =
                    withCuts(VolumeScene::make(*bases, m_origin, m_pair.first, m_pair.second, m_map.data(), m_parts));
                scenes.push_back(m_isClear ? std::move(scene) : withReceding(std::move(scene), m_map.data()));
            }
        }
        // First find a wide beam in each scene, then prove that none is wider.
        BeamQuestion question;
        question.isClear = m_isClear;
        question.known = m_isClear ? 0.0 : -kInfinity;
        question.error = kVolumeClearanceError * 1e6;
        double most = -kInfinity;
        std::optional<SightLine3> line;
        if (m_isClear && std::ranges::none_of(scenes, reachesIntoABase)) {
            useThePlan(question, line);
        }
        for (const bool isProof : {false, true}) {
            int left = m_options.maxClearanceSteps;
            question.isProof = isProof;
            auto scenesLeft = static_cast<int>(scenes.size());
            for (const VolumeScene& scene : scenes) {
                question.maxSteps = left / scenesLeft--;
                const SpaceBeam beam = widestBeamIn(scene, question, stop);
                left -= beam.steps;
                if (beam.width) {
                    question.known = *beam.width;
                    line = beam.line;
                }
                most = isProof ? std::max(most, beam.most) : most;
            }
        }
        if (stop.stop_requested() || !std::isfinite(question.known)) {
            return {};
        }
        const double width = m_isClear ? question.known : std::min(question.known, 0.0);
        VolumeClearance clearance{
            width == 0.0 ? 0.0 : width / 1e6, std::max(kVolumeClearanceError, (most - width) / 1e6), {}};
        if (m_isClear && width > 0) {
            clearance.beam = line;
        }
        return clearance;
    }

    /// Starts the search for a clear pair with the bounds of the plan.
    void useThePlan(BeamQuestion& question, std::optional<SightLine3>& line) const {
        if (m_least) {
            question.known = *m_least->clearanceMillimeters * 1e6;
            line = beamOf(*m_least);
        }
        if (m_most) {
            question.most = (*m_most->clearanceMillimeters + kClearanceError) * 1e6;
            question.hint = m_most->beam;
        }
    }

    const Pair& m_pair;
    const VolumeMap& m_map;
    const VolumeOptions& m_options;
    bool m_isClear;
    Point m_origin;
    std::vector<int> m_parts;
    std::optional<SightAnswer> m_least; ///< past all blockers as if they were endless
    std::optional<SightAnswer> m_most;  ///< past those alone that are endless
};

} // namespace

std::optional<VolumeClearance> clearanceOf(const Solid& observer,
                                           const Solid& target,
                                           const VolumeMap& map,
                                           std::span<const int> active,
                                           const VolumeAnswer& answer,
                                           const VolumeOptions& options,
                                           const std::stop_token& stop) {
    if (nearestPoints(observer.placed, target.placed).gapMillimeters <= 0.0) {
        return {};
    }
    const Pair pair = Pair::of(observer, target);
    auto clearance = Clearance{pair, map, active, answer, options}.measure(stop);
    if (clearance && clearance->beam && &pair.first != &observer) {
        std::swap(clearance->beam->from, clearance->beam->to);
    }
    return clearance;
}

} // namespace sightline::geometry::detail

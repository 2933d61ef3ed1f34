#include "geometry/sight/volume_seen.h"

#include "geometry/detail/terrain_map_data.h"
#include "geometry/sight/certificate.h"
#include "geometry/sight/cut_places.h"
#include "geometry/sight/outline_walk.h"
#include "geometry/sight/volume_beam.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry {

namespace detail {

VolumeView::VolumeView(const Solid& observer, const Solid& target, const VolumeMap& map, std::span<const int> active, const VolumeOptions& options)
    : m_observer{observer}, m_target{target}, m_map{map}, m_options{options}, m_relevant{relevantParts(observer, target, map, active, options.touch)},
      m_blockers{blockersOf(map.data(), m_relevant.parts)}, m_origin{middleOf(observer.placed.position, target.placed.position)},
      m_outline{target.placed, m_origin, map.plan(), m_blockers, {}, options.touch} {
    std::ranges::copy_if(m_blockers, std::back_inserter(m_endless), [&](int blocker) { return actsAsInPlan(map.data(), blocker, observer, target); });
}

VolumeView::Seen VolumeView::seenFrom(const PlaceBeside& place, double error, int mostSteps, const std::stop_token& stop) const {
    Seen result;
    const auto parts = static_cast<int>(m_outline.parts());
    for (std::size_t part = 0; part < m_outline.parts(); ++part) {
        const BasePair& pair = place.pairs[part];
        const EntryAnswer answer = entriesOf(pair, part, error / parts, mostSteps / parts, stop);
        m_outline.addEntries(part, pair, answer.seen, result.seen);
        m_outline.addEntries(part, pair, answer.open, result.open);
    }
    return {united(std::move(result.seen)), united(std::move(result.open))};
}

std::vector<EntryRange> VolumeView::enteredPast(std::span<const int> blockers, const BasePair& pair, std::size_t part) const {
    return freeEntries(pair, sightElements(pair, m_map.plan(), blockers, m_origin, m_options.touch, Grouping::Joined, m_outline.screensOf(part)));
}

/// The plan knows the answer past what is endlessly high: the search looks only where it matters that something can be passed.
EntryAnswer VolumeView::entriesOf(const BasePair& pair, std::size_t part, double error, int mostSteps, const std::stop_token& stop) const {
    EntryQuestion question;
    question.known = enteredPast(m_blockers, pair, part);
    if (m_endless.size() == m_blockers.size()) {
        return {std::move(question.known), {}, 0};
    }
    const EntryScale scale = scaleOf(pair, part);
    question.limit = enteredPast(m_endless, pair, part);
    question.fine = kOutlineError / 2;
    if (scale.lengthOf(withoutRanges(question.limit, question.known)) <= question.fine) {
        return {std::move(question.known), {}, 0};
    }
    question.error = std::max(question.fine, error);
    question.mostSteps = mostSteps;
    question.strict = m_options.touch == TouchRule::Blocked;
    auto scene = withCuts(VolumeScene::make(pair, m_origin, m_relevant.cutOff(m_observer), m_relevant.cutOff(m_target), m_map.data(), m_relevant.parts));
    scene.addScreens(m_outline.screensOf(part));
    return searchEntries(scene, scale, question, stop);
}

EntryScale VolumeView::scaleOf(const BasePair& pair, std::size_t part) const {
    EntryScale scale;
    const auto& corners = pair.target.corners();
    if (corners.empty()) {
        scale.perEntry = pair.target.reach();
        return scale;
    }
    const std::size_t first = EntryOutline{pair}.firstCorner();
    scale.toSide.push_back(0.0);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const std::size_t side = (first + i) % corners.size();
        const double length = m_outline.isOnOutline(part, side) ? norm(corners[(side + 1) % corners.size()] - corners[side]) : 0.0;
        scale.toSide.push_back(scale.toSide.back() + length);
    }
    return scale;
}

} // namespace detail

namespace {

using detail::PlaceBeside;
using detail::Stretch;
using detail::VolumeView;

/// What is seen of an outline, and what of it that is not known of; what of it faces the observer.
struct Outlook {
    std::vector<Stretch> facing;
    std::vector<Stretch> seen;
    std::vector<Stretch> open;

    /// In order, the open without what is seen.
    void tidy() {
        seen = common(detail::united(std::move(seen)), facing);
        open = without(common(detail::united(std::move(open)), facing), seen);
    }
};

VolumeSeenPart answerOf(const VolumeView& view, const Outlook& outlook) {
    const double length = totalLength(outlook.facing);
    if (length == 0.0) { // a target wholly under the observer turns no part of its outline to it
        return {{1.0, true, {}, {}}, 0.0};
    }
    const double hidden = length - totalLength(outlook.seen);
    VolumeSeenPart answer;
    answer.part.fullyVisible = hidden <= kOutlineError;
    answer.part.share = answer.part.fullyVisible ? 1.0 : std::clamp(1.0 - hidden / length, 0.0, 1.0);
    answer.error = answer.part.fullyVisible ? 0.0 : std::min(totalLength(outlook.open) / length, 1.0 - answer.part.share);
    const detail::TargetOutline& outline = view.outline().outline();
    const auto lines = [&](const std::vector<Stretch>& stretches) {
        std::vector<std::vector<Point>> result;
        for (const Stretch& stretch : detail::joined(stretches, outline.length())) {
            result.push_back(outline.points(stretch));
        }
        return result;
    };
    answer.part.seenOutline = lines(answer.part.fullyVisible ? outlook.facing : outlook.seen);
    answer.part.facingOutline = lines(outlook.facing);
    return answer;
}

/// What single places of a base see, its middle and eight at its border: found sooner than from all of it.
void addSeenFromPlaces(const detail::ConvexShape& base, const VolumeView& view, double error, int mostSteps, const std::stop_token& stop,
                       std::vector<Stretch>& seen) {
    constexpr double kRadius = 1e3; // nm
    constexpr double kInside = 0.999;
    const double diagonal = std::sqrt(0.5);
    for (const detail::Vec way : {detail::Vec{0, 0}, {1, 0}, {diagonal, diagonal}, {0, 1}, {-diagonal, diagonal}, {-1, 0}, {-diagonal, -diagonal}, {0, -1}, {diagonal, -diagonal}}) {
        const bool isMiddle = way.x == 0.0 && way.y == 0.0;
        const detail::Vec at = isMiddle ? base.center() : base.center() + kInside * (base.supportPoint(way) - base.center());
        if (const auto place = view.outline().beside(detail::ConvexShape::disc(at, kRadius))) {
            std::ranges::move(view.seenFrom(*place, error, mostSteps, stop).seen, std::back_inserter(seen));
        }
    }
}

/// Sides of what matters, from the view's origin.
std::vector<std::pair<detail::Vec, detail::Vec>> sidesOf(const VolumeView& view, const TerrainMap& map) {
    std::vector<std::pair<detail::Vec, detail::Vec>> sides;
    for (const int blocker : view.blockers()) {
        for (const detail::Edge& edge : map.data().edges[static_cast<std::size_t>(blocker)]) {
            sides.emplace_back(detail::toVec(edge.from, view.origin()), detail::toVec(edge.to, view.origin()));
        }
    }
    return sides;
}

/// Looks from the observer cut into places, and leaves open only what is open from them.
void lookFromCuts(const Solid& observer, const VolumeMap& map, const VolumeView& view, int mostSteps, const std::stop_token& stop, Outlook& outlook) {
    const auto sides = sidesOf(view, map.plan());
    std::vector<detail::CutPlaces> parts;
    std::size_t count = 0;
    for (const detail::ConvexShape& part : detail::convexPartsOf(observer.placed, view.origin())) {
        parts.push_back(detail::cutPlaces(part, view.outline(), sides));
        count += parts.back().within.size() + parts.back().around.size();
    }
    const double error = kVolumeShareError / 2 * totalLength(outlook.facing) / static_cast<double>(std::max<std::size_t>(count, 1));
    std::vector<Stretch> open;
    for (const detail::CutPlaces& part : parts) {
        const auto look = [&](const std::vector<PlaceBeside>& places, std::vector<Stretch>& seen, std::vector<Stretch>* unknown) {
            for (const PlaceBeside& place : places) {
                auto from = view.seenFrom(place, error, mostSteps / static_cast<int>(count), stop);
                std::ranges::move(from.seen, std::back_inserter(seen));
                if (unknown) {
                    std::ranges::move(from.open, std::back_inserter(*unknown));
                }
            }
        };
        look(part.within, outlook.seen, part.around.empty() ? &open : nullptr);
        look(part.around, open, &open);
        std::ranges::copy(part.close, std::back_inserter(open));
    }
    outlook.open = common(outlook.open, detail::united(std::move(open)));
    outlook.tidy();
}

bool shareHeights(const Solid& a, const Solid& b) {
    return a.elevation <= b.top() && b.elevation <= a.top();
}

/// Of bases that overlap, for which no line separates them. The plan tells what lines find past all that matters as if it were endlessly high,
/// and what none can past what nothing passes over.
Outlook outlookOfOverlapping(const Solid& observer, const Solid& target, const VolumeMap& map, const VolumeView& view) {
    const auto walked = [&](const std::vector<int>& blockers) {
        return walkOutline(std::vector<detail::Viewpoint>{{observer.placed, blockers}}, target.placed, map.plan(), {}, view.origin());
    };
    auto [facing, seen] = walked(view.blockers());
    Outlook outlook{std::move(facing), std::move(seen), {}};
    if (!shareHeights(observer, target)) {
        outlook.seen.clear(); // a place under the observer is not seen for that alone
    }
    if (!shareHeights(observer, target) || view.endless().size() != view.blockers().size()) {
        outlook.open = walked(view.endless()).seen;
    }
    outlook.tidy();
    return outlook;
}

} // namespace

VolumeSeenPart seenVolumePart(const Solid& observer, const Solid& target, const VolumeMap& map, std::span<const int> active,
                              const VolumeOptions& options, std::stop_token stop) {
    const VolumeView view{observer, target, map, active, options};
    std::vector<PlaceBeside> places;
    const auto parts = detail::convexPartsOf(observer.placed, view.origin());
    for (const detail::ConvexShape& part : parts) {
        auto place = view.outline().beside(part);
        if (place && (shareHeights(observer, target) || detail::keepsOff(part, view.outline()))) {
            places.push_back(std::move(*place));
        }
    }
    const bool areBeside = places.size() == parts.size();
    Outlook outlook = areBeside ? Outlook{view.outline().facing(places), {}, {}} : outlookOfOverlapping(observer, target, map, view);
    const double length = totalLength(outlook.facing);
    if (view.blockers().empty()) {
        outlook.seen = outlook.facing;
        return answerOf(view, outlook);
    }
    const auto isOpen = [&] { return totalLength(outlook.open) > kVolumeShareError * length; };
    if (areBeside) {
        const auto count = static_cast<int>(places.size());
        for (const PlaceBeside& place : places) {
            auto from = view.seenFrom(place, kVolumeShareError / 2 * length / count, options.mostShareSteps / count, stop);
            std::ranges::move(from.seen, std::back_inserter(outlook.seen));
            std::ranges::move(from.open, std::back_inserter(outlook.open));
        }
        outlook.tidy();
        for (const PlaceBeside& place : isOpen() ? places : std::vector<PlaceBeside>{}) {
            addSeenFromPlaces(place.shape, view, kVolumeShareError / 2 * length, options.mostPlaceSteps, stop, outlook.seen);
        }
        outlook.tidy();
    }
    if (isOpen()) {
        lookFromCuts(observer, map, view, options.mostShareSteps, stop, outlook);
    }
    return answerOf(view, outlook);
}

} // namespace sightline::geometry

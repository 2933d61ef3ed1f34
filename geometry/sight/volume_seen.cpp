#include "geometry/sight/volume_seen.h"

#include "geometry/sight/certificate.h"
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

VolumeSeenPart answerOf(const VolumeView& view, const std::vector<Stretch>& facing, const std::vector<Stretch>& seen, const std::vector<Stretch>& open) {
    const double length = totalLength(facing);
    const double hidden = length - totalLength(seen);
    const double unknown = totalLength(open) - totalLength(common(open, seen));
    VolumeSeenPart answer;
    answer.part.fullyVisible = hidden <= kOutlineError;
    answer.part.share = answer.part.fullyVisible ? 1.0 : std::clamp(1.0 - hidden / length, 0.0, 1.0);
    answer.error = answer.part.fullyVisible ? 0.0 : std::min(unknown / length, 1.0 - answer.part.share);
    const detail::TargetOutline& outline = view.outline().outline();
    const auto lines = [&](const std::vector<Stretch>& stretches) {
        std::vector<std::vector<Point>> result;
        for (const Stretch& stretch : detail::joined(stretches, outline.length())) {
            result.push_back(outline.points(stretch));
        }
        return result;
    };
    answer.part.seenOutline = lines(answer.part.fullyVisible ? facing : seen);
    answer.part.facingOutline = lines(facing);
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

/// Of bases that overlap.
VolumeSeenPart betweenPlans(const Solid& observer, const Solid& target, const VolumeMap& map, const VolumeView& view, TouchRule touch) {
    SightOptions options;
    options.touch = touch;
    VolumeSeenPart answer;
    answer.part = seenPart(observer.placed, target.placed, map.plan(), view.blockers(), options);
    if (view.endless().size() != view.blockers().size() && !answer.part.fullyVisible) {
        const SeenPart most = seenPart(observer.placed, target.placed, map.plan(), view.endless(), options);
        answer.error = std::max(0.0, most.share - answer.part.share);
    }
    return answer;
}

} // namespace

VolumeSeenPart seenVolumePart(const Solid& observer, const Solid& target, const VolumeMap& map, std::span<const int> active,
                              const VolumeOptions& options, std::stop_token stop) {
    const VolumeView view{observer, target, map, active, options};
    std::vector<PlaceBeside> places;
    for (const detail::ConvexShape& part : detail::convexPartsOf(observer.placed, view.origin())) {
        auto place = view.outline().beside(part);
        if (!place) {
            return betweenPlans(observer, target, map, view, options.touch);
        }
        places.push_back(std::move(*place));
    }
    const auto facing = view.outline().facing(places);
    const double length = totalLength(facing);
    if (length == 0.0) {
        return {{1.0, true, {}, {}}, 0.0};
    }
    if (view.blockers().empty()) {
        return answerOf(view, facing, facing, {});
    }
    std::vector<Stretch> seen;
    std::vector<Stretch> open;
    const auto count = static_cast<int>(places.size());
    for (const PlaceBeside& place : places) {
        auto from = view.seenFrom(place, kVolumeShareError / 2 * length / count, options.mostShareSteps / count, stop);
        std::ranges::move(from.seen, std::back_inserter(seen));
        std::ranges::move(from.open, std::back_inserter(open));
    }
    open = common(detail::united(std::move(open)), facing);
    const auto unknown = [&] {
        seen = common(detail::united(std::move(seen)), facing);
        return totalLength(open) - totalLength(common(open, seen));
    };
    if (unknown() > kVolumeShareError * length) {
        for (const PlaceBeside& place : places) {
            addSeenFromPlaces(place.shape, view, kVolumeShareError / 2 * length, options.mostPlaceSteps, stop, seen);
        }
        seen = common(detail::united(std::move(seen)), facing);
    }
    return answerOf(view, facing, seen, open);
}

} // namespace sightline::geometry

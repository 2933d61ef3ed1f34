#include "geometry/sight/space/volume_seen.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/proof/certificate.h"
#include "geometry/sight/seen/base_division.h"
#include "geometry/sight/seen/outline_walk.h"
#include "geometry/sight/space/volume_beam.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sightline::geometry {

namespace detail {

VolumeView::VolumeView(const Solid& observer,
                       const Solid& target,
                       const VolumeMap& map,
                       std::span<const int> active,
                       const VolumeOptions& options)
    : m_observer{observer},
      m_target{target},
      m_map{map},
      m_options{options},
      m_relevant{relevantParts(
          observer, target, joined(boundsOf(observer.placed), boundsOf(target.placed)), map, active, options.touch)},
      m_blockers{blockersOf(map.data(), m_relevant.parts)},
      m_origin{centerPointOf(observer.placed.position, target.placed.position)},
      m_outline{target.placed, m_origin, map.plan(), m_blockers, {}, options.touch} {
    std::ranges::copy_if(m_blockers, std::back_inserter(m_endless),
                         [&](int blocker) { return actsAsInPlan(map.data(), blocker, observer, target); });
}

VolumeView::Seen VolumeView::seenFrom(const ShapeBeside& place, Effort effort, const std::stop_token& stop) const {
    return seenOf(place, nullptr, effort, stop);
}

VolumeView::Seen VolumeView::seenFrom(const ShapeBeside& place,
                                      const std::vector<Stretch>& asked,
                                      Effort effort,
                                      const std::stop_token& stop) const {
    Seen result = seenOf(place, &asked, effort, stop);
    result.seen = common(result.seen, asked);
    result.open = common(result.open, asked);
    return result;
}

VolumeView::Seen VolumeView::seenOf(const ShapeBeside& place,
                                    const std::vector<Stretch>* asked,
                                    Effort effort,
                                    const std::stop_token& stop) const {
    Seen result;
    const auto parts = static_cast<int>(m_outline.parts());
    for (std::size_t part = 0; part < m_outline.parts(); ++part) {
        const BasePair& pair = place.pairs[part];
        const auto asking = asked ? m_outline.entriesOn(part, pair, *asked) : std::vector<EntryRange>{};
        if (asked && asking.empty()) {
            continue;
        }
        const EntryAnswer answer =
            entriesOf(place, part, asked ? &asking : nullptr, {effort.error / parts, effort.maxSteps / parts}, stop);
        m_outline.addEntries(part, pair, answer.seen, result.seen);
        m_outline.addEntries(part, pair, answer.open, result.open);
        result.steps += answer.steps;
    }
    result.seen = united(std::move(result.seen));
    result.open = united(std::move(result.open));
    return result;
}

std::vector<EntryRange>
VolumeView::enteredPast(std::span<const int> blockers, const BasePair& pair, std::size_t part) const {
    return freeEntries(pair, sightElements(pair, m_map.plan(), blockers, m_origin, m_options.touch, Grouping::Joined,
                                           m_outline.screensOf(part)));
}

/// The plan gives the answer past elements of unlimited height; the search is used only where lines may pass over or
/// under something.
EntryAnswer VolumeView::entriesOf(const ShapeBeside& place,
                                  std::size_t part,
                                  const std::vector<EntryRange>* asked,
                                  Effort effort,
                                  const std::stop_token& stop) const {
    const BasePair& pair = place.pairs[part];
    EntryQuestion question;
    question.known = enteredPast(m_blockers, pair, part);
    if (m_endless.size() == m_blockers.size()) {
        return {std::move(question.known), {}, 0};
    }
    const EntryScale scale = scaleOf(pair, part);
    question.limit = enteredPast(m_endless, pair, part);
    if (asked) {
        question.limit = commonRanges(question.limit, *asked);
    }
    question.fine = kOutlineError / 2;
    if (scale.lengthOf(withoutRanges(question.limit, question.known)) <= question.fine) {
        return {std::move(question.known), {}, 0};
    }
    const int searches = canPassOverATarget() ? static_cast<int>(m_outline.parts()) : 1;
    question.error = std::max(question.fine, effort.error / searches);
    question.maxSteps = effort.maxSteps;
    question.strict = m_options.touch == TouchRule::Blocked;
    VolumeScene scene = sceneOf(pair);
    scene.addScreens(m_outline.screensOf(part));
    EntryAnswer answer = searchEntries(scene, scale, question, stop);
    for (std::size_t other = 0; searches > 1 && other < m_outline.parts(); ++other) {
        question.known = answer.seen;
        if (other == part || scale.lengthOf(withoutRanges(question.limit, question.known)) <= question.fine) {
            continue;
        }
        VolumeScene onTheWay = sceneOf(place.pairs[other]);
        onTheWay.setGate(pair, m_outline.screensOf(part));
        question.maxSteps = effort.maxSteps / (searches - 1);
        EntryAnswer more = searchEntries(onTheWay, scale, question, stop);
        answer.seen = std::move(more.seen);
        std::ranges::move(more.open, std::back_inserter(answer.open));
        answer.steps += more.steps;
    }
    answer.open = withoutRanges(unitedRanges(std::move(answer.open)), answer.seen);
    return answer;
}

VolumeScene VolumeView::sceneOf(const BasePair& pair) const {
    return withCuts(VolumeScene::make(pair, m_origin, m_relevant.cutOff(m_observer), m_relevant.cutOff(m_target),
                                      m_map.data(), m_relevant.parts));
}

bool VolumeView::canPassOverATarget() const {
    const Solid observer = m_relevant.cutOff(m_observer);
    const Solid target = m_relevant.cutOff(m_target);
    return observer.top() > target.top() || observer.elevation < target.elevation;
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
        const double length =
            m_outline.isOnOutline(part, side) ? norm(corners[(side + 1) % corners.size()] - corners[side]) : 0.0;
        scale.toSide.push_back(scale.toSide.back() + length);
    }
    return scale;
}

} // namespace detail

namespace {

using detail::ShapeBeside;
using detail::Stretch;
using detail::VolumeView;

/// The seen and the undecided stretches of an outline, and the part that faces the observer.
struct Outlook {
    std::vector<Stretch> facing;
    std::vector<Stretch> seen;
    std::vector<Stretch> open;

    void add(const std::vector<Stretch>& more) {
        std::ranges::copy(more, std::back_inserter(seen));
        tidy();
    }

    /// Sorts the stretches and removes the seen ones from the undecided ones.
    void tidy() {
        seen = common(detail::united(std::move(seen)), facing);
        open = without(common(detail::united(std::move(open)), facing), seen);
    }
};

VolumeSeenPart answerOf(const VolumeView& view, const Outlook& outlook) {
    const double length = totalLength(outlook.facing);
    if (length == 0.0) { // no part of the outline of a target wholly under the observer faces it
        return {{1.0, true, {}, {}}, 0.0};
    }
    const double hidden = length - totalLength(outlook.seen);
    VolumeSeenPart answer;
    answer.part.fullyVisible = hidden <= kOutlineError;
    answer.part.share = answer.part.fullyVisible ? 1.0 : std::clamp(1.0 - hidden / length, 0.0, 1.0);
    answer.error =
        answer.part.fullyVisible ? 0.0 : std::min(totalLength(outlook.open) / length, 1.0 - answer.part.share);
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

/// Adds what single points of a base see of the undecided part, the center and eight points at its border; this is
/// faster than a query from the whole base.
void addSeenFromPlaces(const detail::ConvexShape& base,
                       const VolumeView& view,
                       VolumeView::Effort effort,
                       const std::stop_token& stop,
                       Outlook& outlook) {
    // The share of the way from the center to the border at which the points lie, so that their discs remain inside:
    // a thousandth of the radius of a base is more than `kPointInSpace` for every base over 2 mm wide.
    constexpr double kInside = 1 - kAside;
    const double diagonal = std::sqrt(0.5);
    for (const detail::Vec way : {detail::Vec{0, 0},
                                  {1, 0},
                                  {diagonal, diagonal},
                                  {0, 1},
                                  {-diagonal, diagonal},
                                  {-1, 0},
                                  {-diagonal, -diagonal},
                                  {0, -1},
                                  {diagonal, -diagonal}}) {
        const bool isMiddle = way.x == 0.0 && way.y == 0.0;
        const detail::Vec at =
            isMiddle ? base.center() : base.center() + kInside * (base.supportPoint(way) - base.center());
        if (const auto place = view.outline().beside(detail::ConvexShape::disc(at, kPointInSpace))) {
            outlook.add(view.seenFrom(*place, outlook.open, effort, stop).seen);
        }
    }
}

/// Returns the sides of the relevant parts, relative to the view's origin.
std::vector<std::pair<detail::Vec, detail::Vec>> sidesOf(const VolumeView& view, const TerrainMap& map) {
    std::vector<std::pair<detail::Vec, detail::Vec>> sides;
    for (const int blocker : view.blockers()) {
        for (const detail::Edge& edge : map.data().edges[static_cast<std::size_t>(blocker)]) {
            sides.emplace_back(detail::toVec(edge.from, view.origin()), detail::toVec(edge.to, view.origin()));
        }
    }
    return sides;
}

/// Queries from several shapes. All have the same limit of steps first; unused steps are then shared by those that need
/// more.
class Looks {
public:
    Looks(std::vector<const ShapeBeside*> places, const VolumeView& view, VolumeView::Effort effort)
        : m_positions{std::move(places)}, m_view{view}, m_effort{effort}, m_found(m_positions.size()) {}

    /// `asked()` returns the undecided part before each query, `saw(seen)` receives its result.
    template <class Requested, class Saw> void run(Requested&& asked, Saw&& saw, const std::stop_token& stop) {
        int left = m_effort.maxSteps;
        std::vector<std::size_t> rough(m_positions.size());
        std::iota(rough.begin(), rough.end(), std::size_t{0});
        const double error = m_effort.error / static_cast<double>(std::max<std::size_t>(rough.size(), 1));
        for (const int rounds : {2, 1}) {
            const int steps = left / rounds / std::max(static_cast<int>(rough.size()), 1);
            for (const std::size_t i : rough) {
                m_found[i] = m_view.seenFrom(*m_positions[i], asked(), {error, steps}, stop);
                left -= m_found[i].steps;
                saw(m_found[i].seen);
            }
            std::erase_if(rough,
                          [&](std::size_t i) { return totalLength(common(m_found[i].open, asked())) <= 2 * error; });
        }
    }

    void addOpen(std::vector<Stretch>& open) const {
        for (const VolumeView::Seen& found : m_found) {
            std::ranges::copy(found.open, std::back_inserter(open));
        }
    }

private:
    std::vector<const ShapeBeside*> m_positions;
    const VolumeView& m_view;
    VolumeView::Effort m_effort;
    std::vector<VolumeView::Seen> m_found;
};

/// Queries from the convex parts of the observer; afterwards only what is undecided from them remains undecided.
void viewFromCuts(const Solid& observer,
                  const VolumeMap& map,
                  const VolumeView& view,
                  int maxSteps,
                  const std::stop_token& stop,
                  Outlook& outlook) {
    const auto sides = sidesOf(view, map.plan());
    std::vector<detail::DividedBase> parts;
    std::vector<const ShapeBeside*> within, around;
    std::vector<Stretch> open;
    for (const detail::ConvexShape& part : detail::convexPartsOf(observer.placed, view.origin())) {
        parts.push_back(detail::divideBase(part, view.outline(), sides));
        std::ranges::copy(parts.back().close, std::back_inserter(open));
    }
    for (const detail::DividedBase& part : parts) {
        std::ranges::transform(part.within, std::back_inserter(within),
                               [](const ShapeBeside& place) { return &place; });
        std::ranges::transform(part.around, std::back_inserter(around),
                               [](const ShapeBeside& place) { return &place; });
    }
    const VolumeView::Effort effort{kVolumeShareError / 4 * totalLength(outlook.facing), maxSteps / 2};
    const bool isPolygon = around.empty();
    Looks fromWithin{std::move(within), view, effort};
    fromWithin.run([&] { return outlook.open; }, [&](const std::vector<Stretch>& seen) { outlook.add(seen); }, stop);
    if (isPolygon) {
        fromWithin.addOpen(open);
    }
    Looks fromAround{std::move(around), view, effort};
    fromAround.run([&] { return without(outlook.open, open); },
                   [&](const std::vector<Stretch>& seen) {
                       std::ranges::copy(seen, std::back_inserter(open));
                       open = detail::united(std::move(open));
                   },
                   stop);
    fromAround.addOpen(open);
    outlook.open = common(outlook.open, detail::united(std::move(open)));
    outlook.tidy();
}

bool shareHeights(const Solid& a, const Solid& b) { return a.elevation <= b.top() && b.elevation <= a.top(); }

/// Returns the outlook for overlapping bases, which no line separates. The plan yields what lines find past all
/// relevant elements taken as unlimited in height, and what no line can find past those that nothing passes over.
Outlook outlookOfOverlapping(const Solid& observer, const Solid& target, const VolumeMap& map, const VolumeView& view) {
    const auto walked = [&](const std::vector<int>& blockers) {
        return walkOutline(std::vector<detail::Viewpoint>{{observer.placed, blockers}}, target.placed, map.plan(), {},
                           view.origin());
    };
    auto [facing, seen] = walked(view.blockers());
    Outlook outlook{std::move(facing), std::move(seen), {}};
    if (!shareHeights(observer, target)) {
        outlook.seen.clear(); // being under the observer alone does not make a point seen
    }
    if (!shareHeights(observer, target) || view.endless().size() != view.blockers().size()) {
        outlook.open = walked(view.endless()).seen;
    }
    outlook.tidy();
    return outlook;
}

Outlook outlookOf(const Solid& observer,
                  const Solid& target,
                  const VolumeMap& map,
                  const VolumeView& view,
                  const VolumeOptions& options,
                  const std::stop_token& stop) {
    std::vector<ShapeBeside> places;
    const auto parts = detail::convexPartsOf(observer.placed, view.origin());
    for (const detail::ConvexShape& part : parts) {
        auto place = view.outline().beside(part);
        if (place && (shareHeights(observer, target) || detail::keepsOff(part, view.outline()))) {
            places.push_back(std::move(*place));
        }
    }
    const bool areBeside = places.size() == parts.size();
    Outlook outlook =
        areBeside ? Outlook{view.outline().facing(places), {}, {}} : outlookOfOverlapping(observer, target, map, view);
    const double length = totalLength(outlook.facing);
    if (view.blockers().empty() && view.outline().parts() == 1) {
        outlook.seen = outlook.facing;
        return outlook;
    }
    const auto isOpen = [&] { return totalLength(outlook.open) > kVolumeShareError * length; };
    if (areBeside) {
        const auto count = static_cast<int>(places.size());
        const VolumeView::Effort effort{kVolumeShareError / 2 * length / count, options.maxShareSteps / count};
        for (const ShapeBeside& place : places) {
            auto from = view.seenFrom(place, without(outlook.facing, outlook.seen), effort, stop);
            std::ranges::move(from.open, std::back_inserter(outlook.open));
            std::ranges::move(from.seen, std::back_inserter(outlook.seen));
            outlook.tidy();
        }
        for (const ShapeBeside& place : isOpen() ? places : std::vector<ShapeBeside>{}) {
            addSeenFromPlaces(place.shape, view, {kVolumeShareError / 2 * length, options.maxPositionSteps}, stop,
                              outlook);
        }
    }
    if (isOpen()) {
        viewFromCuts(observer, map, view, options.maxShareSteps, stop, outlook);
    }
    return outlook;
}

} // namespace

VolumeSeenPart seenVolumePart(const Solid& observer,
                              const Solid& target,
                              const VolumeMap& map,
                              std::span<const int> active,
                              const VolumeOptions& options,
                              std::stop_token stop) {
    const VolumeView view{observer, target, map, active, options};
    return answerOf(view, outlookOf(observer, target, map, view, options, stop));
}

} // namespace sightline::geometry

#include "scenarios/judge/ruling_evaluator.h"

#include "geometry/sight/plan/sample_points.h"
#include "geometry/sight/plan/whole_view.h"
#include "geometry/sight/seen/seen_bounds.h"
#include "geometry/sight/space/volume_map_data.h"
#include "scenarios/judge/wall_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace sightline::scenarios {

using geometry::Length;

const std::vector<Effect>& RulingEvaluator::allThatHides() {
    if (m_hiding) {
        return *m_hiding;
    }
    std::vector<Effect> effects = m_blocking.effects;
    m_partial = m_blocking.partial;
    for (const int index : m_blocking.between ? *m_blocking.between : obstaclesBetween(m_pair)) {
        for (const int number : obstacle(index).neverFull) {
            const BlockLine& line = pack().neverFull[static_cast<std::size_t>(number)];
            if (appliesTo(line, obstacle(index), m_pair)) {
                const Effect effect{index, number, true};
                if (const auto left = partsLeftOf(line.ignore, obstacle(index), m_pair)) {
                    m_partial.push_back({effect, left->left->outlines()});
                }
                effects.push_back(effect);
            }
        }
    }
    m_hiding = std::move(effects);
    return *m_hiding;
}

bool RulingEvaluator::coverAsksFull() const {
    return std::ranges::any_of(
        pack().cover, [](const CoverLine& line) { return line.trigger == CoverTrigger::NotFull && !line.elements; });
}

void RulingEvaluator::decideFull() {
    if (pack().full == FullSight::None) {
        if (m_wantDetails && m_extras.wantFigures && isOfBases()) {
            decideShare(allThatHides());
        }
        return;
    }
    if (!m_wantDetails && !coverAsksFull()) {
        return;
    }
    if (pack().full == FullSight::BaseAll) {
        std::vector<int> between = blockersOf(m_pair, allThatHides());
        std::erase_if(between, [&](int blocker) { return isOutOfHeight(blocker); });
        std::vector<const geometry::CutOutline*> blockers;
        std::ranges::transform(between, std::back_inserter(blockers),
                               [&](int blocker) { return &m_pair.table.shapes().cutBlocker(blocker); });
        m_ruling.fullyVisible = std::ranges::any_of(sources(), [&](const LineEnd& source) {
            return geometry::wholeViewPoint(source.shape, m_pair.target().placed(), blockers).has_value();
        });
        return;
    }
    const std::vector<Effect>& effects = allThatHides();
    const auto seesAll = seesAllPast(effects);
    m_ruling.fullyVisible = seesAll.value_or(false);
    if (m_wantDetails && !m_pair.table.isVolume()) {
        decideShare(effects);
    } else if (m_wantDetails && m_extras.wantFigures && m_pair.table.isVolume() && seesAll) {
        decideShareInSpace(effects);
    }
    if (!seesAll) {
        addRestsOnHeights();
    }
}

bool RulingEvaluator::isOfBases() const {
    const auto isWhole = [](Region region) {
        return region == Region::Base || region == Region::Body || region == Region::Volume || region == Region::Head;
    };
    const bool isInArc = !m_targetsInArc || (!targets().empty() && targets().front().shape == m_pair.targetShape());
    return isWhole(pack().source.region) && isWhole(pack().target) && isInArc;
}

void RulingEvaluator::decideShare(const std::vector<Effect>& effects) {
    if (m_ruling.inContact) {
        m_ruling.seenShare = 1.0;
        return;
    }
    if (!m_partial.empty() || !hideAsWholes(effects)) {
        return;
    }
    std::vector<int> elements;
    std::ranges::transform(effects, std::back_inserter(elements), &Effect::obstacle);
    const auto hidden =
        m_pair.table.isVolume() ? areaHiddenBy(elements) : 1.0 - seenPast(m_pair, effects, m_partial).share;
    if (hidden && *hidden < 1.0) {
        m_ruling.seenShare = 1.0 - *hidden;
    }
}

void RulingEvaluator::decideShareInSpace(const std::vector<Effect>& effects) {
    if (m_ruling.fullyVisible) {
        m_ruling.seenShare = 1.0;
        return;
    }
    decideShare(effects);
    // A share so near to 1 is not reported: the ruling says that not all is seen, and the two would contradict each
    // other. Shares are rounded by 1e-6, a tenth of the difference.
    constexpr double kAll = 1.0 - 1e-5;
    if (m_ruling.seenShare && *m_ruling.seenShare >= kAll) {
        m_ruling.seenShare.reset();
    }
}

void RulingEvaluator::addRestsOnHeights() {
    if (std::ranges::none_of(m_later, [](const Reason& why) { return why.code == u"full-rests-on-heights"; })) {
        m_later.push_back(reason("full-rests-on-heights", QStringLiteral("$.full")));
    }
}

bool RulingEvaluator::hideAsWholes(const std::vector<Effect>& effects) const {
    return std::ranges::all_of(effects, [&](const Effect& effect) {
        const auto& lines = obstacle(effect.obstacle).lines;
        const bool isBlockLine = std::ranges::find(lines, effect.line) != lines.end();
        const BlockLine& line = (isBlockLine ? pack().block : pack().neverFull)[static_cast<std::size_t>(effect.line)];
        return line.stopsAllPassages() && !line.depth && !line.isWeighted();
    });
}

namespace {

/// True if a fast test, or an earlier answer, proves that the blockers hide a part of the target from all of the
/// observer that it faces. `known` tells of sets of blockers whether all is seen past them.
bool isPartHiddenAtAGlance(const Pair& pair,
                           std::vector<int> blockers,
                           std::vector<std::pair<std::vector<int>, bool>>& known) {
    for (const auto& [asked, isAllSeen] : known) {
        if (isAllSeen ? std::ranges::includes(asked, blockers) : std::ranges::includes(blockers, asked)) {
            return !isAllSeen;
        }
    }
    const bool isHidden =
        geometry::isPartHiddenAtAGlance(pair.observerShape(), pair.targetShape(), pair.table.map(), blockers);
    if (isHidden) {
        known.emplace_back(std::move(blockers), false);
    }
    return isHidden;
}

} // namespace

std::optional<bool> RulingEvaluator::seesAllPast(const std::vector<Effect>& effects) const {
    if (m_ruling.inContact) {
        return true;
    }
    const bool isVolume = m_pair.table.isVolume();
    if (m_pair.isContact()) { // one stands above the other, so that nothing seen from above tells
        return isVolume ? showsAll(effects) : true;
    }
    const bool hasOneEye = isVolume && sources().size() == 1;
    std::vector<Effect> sure;
    sure.reserve(effects.size());
    for (const Effect& effect : effects) {
        const bool isPartial = std::ranges::find(m_partial, effect, &PartialEffect::effect) != m_partial.end();
        if (!isPartial && (!isVolume || isEndless(effect) ||
                           (hasOneEye && isNeverSeenOver(obstacle(effect.obstacle), sources().front())))) {
            sure.push_back(effect);
        }
    }
    if (!sure.empty()) {
        std::vector<int> elements;
        std::ranges::transform(sure, std::back_inserter(elements), &Effect::obstacle);
        if (isPartHiddenAtAGlance(m_pair, blockersOf(m_pair, sure), m_seenPast) ||
            m_pair.isHiddenInPartBy(std::move(elements))) {
            return false;
        }
    }
    std::vector<Effect> hiding = effects;
    if (hasOneEye) {
        std::erase_if(hiding, [&](const Effect& effect) {
            return !isEndless(effect) && isSeenOver(obstacle(effect.obstacle), sources().front());
        });
    }
    if (isVolume ? isAllSeenInPlan(hiding) : isAllSeenPast(hiding)) {
        return true;
    }
    if (!isVolume) {
        return false;
    }
    // At unlimited height the obstacles hide a part; if those that are truly unlimited hide nothing, heights
    // decide.
    std::vector<Effect> endless;
    std::ranges::copy_if(effects, std::back_inserter(endless), [&](const Effect& effect) { return isEndless(effect); });
    if (!isAllSeenPast(endless)) {
        return false;
    }
    return seesAllByHeights(effects);
}

bool RulingEvaluator::isAllSeenPast(const std::vector<Effect>& effects) const {
    if (!m_partial.empty()) {
        return seenPast(m_pair, effects, m_partial).fullyVisible;
    }
    std::vector<int> blockers = blockersOf(m_pair, effects);
    const geometry::Footprint footprint = m_pair.target().placed().footprint;
    const auto* hull = std::get_if<geometry::HullOutline>(&footprint.shape());
    const bool mayHideItself = hull && !hull->outline.isConvex();
    if (blockers.empty() && !mayHideItself) {
        return true;
    }
    for (const auto& [asked, isAllSeen] : m_seenPast) {
        if (isAllSeen ? std::ranges::includes(asked, blockers) : std::ranges::includes(blockers, asked)) {
            return isAllSeen;
        }
    }
    std::vector<int> elements;
    std::ranges::transform(effects, std::back_inserter(elements), &Effect::obstacle);
    const bool isAllSeen =
        !geometry::isPartHiddenAtAGlance(m_pair.observerShape(), m_pair.targetShape(), m_pair.table.map(), blockers) &&
        !m_pair.isHiddenInPartBy(elements) && seenPast(m_pair, effects, m_partial).fullyVisible;
    m_seenPast.emplace_back(std::move(blockers), isAllSeen);
    return isAllSeen;
}

std::vector<int> RulingEvaluator::hidingOf(const std::vector<int>& elements) {
    std::vector<Effect> effects;
    effects.reserve(elements.size());
    std::ranges::copy_if(allThatHides(), std::back_inserter(effects), [&](const Effect& effect) {
        return std::ranges::find(elements, effect.obstacle) != elements.end();
    });
    if (effects.empty()) {
        return {};
    }
    const auto seesAll = seesAllPast(effects);
    if (seesAll.value_or(false)) {
        return {};
    }
    if (!seesAll) {
        addRestsOnHeights();
    }
    std::vector<int> hiding;
    hiding.reserve(effects.size());
    for (const Effect& effect : effects) {
        const bool isOver =
            !isEndless(effect) && sources().size() == 1 && isSeenOver(obstacle(effect.obstacle), sources().front());
        if (!isOver && std::ranges::find(hiding, effect.obstacle) == hiding.end()) {
            hiding.push_back(effect.obstacle);
        }
    }
    return hiding;
}

bool RulingEvaluator::isAllSeenInPlan(const std::vector<Effect>& effects) const {
    // In plan lines only touch what stands along the target's outline, and end there.
    const bool isAnyAlongTarget = std::ranges::any_of(effects, [&](const Effect& effect) {
        return m_pair.table.shapes().isWithin(m_pair.targetIndex, effect.obstacle, Length{});
    });
    return !isAnyAlongTarget && isAllSeenPast(effects);
}

std::optional<bool> RulingEvaluator::seesAllByHeights(const std::vector<Effect>& effects) const {
    if (sources().size() != 1) {
        return {};
    }
    const LineEnd& eye = sources().front();
    std::vector<Effect> high;
    std::ranges::copy_if(effects, std::back_inserter(high), [&](const Effect& effect) {
        return isEndless(effect) || !isSeenOver(obstacle(effect.obstacle), eye);
    });
    if (isAllSeenInPlan(high)) {
        return true;
    }
    // What no line to the foot passes over or under hides as it does in plan.
    std::vector<Effect> sure;
    std::ranges::copy_if(effects, std::back_inserter(sure), [&](const Effect& effect) {
        return isEndless(effect) || isNeverSeenOver(obstacle(effect.obstacle), eye);
    });
    if (!isAllSeenPast(sure)) {
        return false;
    }
    return showsAll(effects);
}

std::optional<bool> RulingEvaluator::showsAll(const std::vector<Effect>& effects) const {
    if (sources().size() != 1) {
        return {};
    }
    const LineEnd& eye = sources().front();
    std::vector<int> solids;
    for (const Effect& effect : effects) {
        const Obstacle& element = obstacle(effect.obstacle);
        const BlockerRun& run = isEndless(effect) ? element.endless : bodyOf(element);
        for (int blocker = run.first; blocker <= run.last; ++blocker) {
            solids.push_back(blocker);
        }
    }
    std::ranges::sort(solids);
    solids.erase(std::ranges::unique(solids).begin(), solids.end());
    // A viewer that sees the foot over and beside standing obstacles sees everything above it.
    const bool areStanding = std::ranges::all_of(effects, [&](const Effect& effect) {
        const Obstacle& element = obstacle(effect.obstacle);
        return isEndless(effect) ||
               (!hasOpenings(element) && element.elevation <= std::min(eye.elevation, m_pair.target().elevation));
    });
    for (const auto& [asked, areShown] : m_shownPast) {
        if (areShown ? std::ranges::includes(asked, solids) : std::ranges::includes(solids, asked)) {
            return areShown;
        }
    }
    // Samples miss what hides less than they lie apart.
    const bool areShown =
        showsFacingPlaces(eye, solids, areStanding ? 1 : kLevels) && !isPartHiddenBesideOpenings(effects, eye);
    m_shownPast.emplace_back(std::move(solids), areShown);
    return areShown;
}

namespace {

/// The stretches of walls that are as high as the whole wall, beside its openings, as blockers in the plan.
struct StretchesBesideOpenings {
    std::vector<int> known;              ///< blockers of the table's map
    std::vector<geometry::Blocker> more; ///< others

    void add(const PackTable& table, const Obstacle& wall) {
        const geometry::VolumeMap& map = table.bodies();
        const BlockerRun& run = bodyOf(wall);
        const auto isWhole = [&](Length foot, std::optional<Length> height) {
            return foot == wall.elevation && height == wall.height;
        };
        for (int blocker = run.first; blocker <= run.last; ++blocker) {
            const auto index = static_cast<std::size_t>(blocker);
            const geometry::Blocker& part = map.plan().blockers()[index];
            const auto& openings = map.data().openings[index];
            if (openings.empty()) {
                if (isWhole(part.elevation, part.height)) {
                    known.push_back(blocker);
                }
                continue;
            }
            for (WallPart& stretch :
                 wallPartsAround(std::get<geometry::Wall>(part.outline), part.elevation, part.height, openings, {})) {
                if (isWhole(stretch.foot, stretch.height)) {
                    more.push_back({std::move(stretch.outline), {}, {}});
                }
            }
        }
    }
};

} // namespace

bool RulingEvaluator::isPartHiddenBesideOpenings(const std::vector<Effect>& effects, const LineEnd& eye) const {
    std::vector<Effect> sure;
    StretchesBesideOpenings stretches;
    for (const Effect& effect : effects) {
        const Obstacle& element = obstacle(effect.obstacle);
        const bool isPartial = std::ranges::find(m_partial, effect, &PartialEffect::effect) != m_partial.end();
        if (isPartial || (!isEndless(effect) && !isTooHighToSeeOver(element, eye))) {
            continue;
        }
        if (isEndless(effect) || !hasOpenings(element)) {
            sure.push_back(effect);
        } else {
            stretches.add(m_pair.table, element);
        }
    }
    if (stretches.known.empty() && stretches.more.empty()) {
        return false;
    }
    std::vector<int> active = blockersOf(m_pair, sure);
    active.insert(active.end(), stretches.known.begin(), stretches.known.end());
    std::ranges::sort(active);
    active.erase(std::ranges::unique(active).begin(), active.end());
    const geometry::TerrainMap& known = m_pair.table.map();
    for (std::size_t i = 0; i < stretches.more.size(); ++i) {
        active.push_back(static_cast<int>(known.blockers().size() + i));
    }
    const geometry::TerrainMap map =
        stretches.more.empty() ? known : geometry::TerrainMap{known, std::move(stretches.more)};
    geometry::SightOptions options;
    options.touch = pack().line.touch;
    options.wantShares = false; // its outlines
    return !seenPart(m_pair.observerShape(), m_pair.targetShape(), map, active, options).fullyVisible;
}

bool RulingEvaluator::isOutOfHeight(int blocker) const {
    if (!m_pair.table.isVolume()) {
        return false;
    }
    const geometry::Blocker& part = m_pair.table.bodies().plan().blockers()[static_cast<std::size_t>(blocker)];
    const Model& a = m_pair.observer();
    const Model& b = m_pair.target();
    return part.elevation >= std::max(a.elevation + a.height, b.elevation + b.height) ||
           (part.height && part.elevation + *part.height <= std::min(a.elevation, b.elevation));
}

std::vector<geometry::PlacedFootprint> RulingEvaluator::partsBefore(const geometry::PlacedFootprint& base,
                                                                    const geometry::Polygon& halfPlane) {
    if (liesWhollyIn(base, halfPlane)) {
        return {base};
    }
    return reachesInto(base, halfPlane) ? partsInside(base, halfPlane) : std::vector<geometry::PlacedFootprint>{};
}

namespace {

/// Returns points of the top of a convex base within its rim, well inside of what is left when it is cut.
std::vector<geometry::Point3> placesNearRim(const LineEnd& eye) {
    constexpr int kAround = 24;     // of round and oval bases
    constexpr double kInside = 0.9; // of the way from the center to the rim
    const geometry::Point center = centerPoint(eye.shape);
    const auto inwards = [](Length from, Length to) {
        return from + Length::fromNanometers(std::llround(kInside * static_cast<double>((to - from).nanometers())));
    };
    std::vector<geometry::Point3> places;
    std::ranges::transform(outlineOf(eye.shape, kAround), std::back_inserter(places), [&](geometry::Point rim) {
        return geometry::Point3{{inwards(center.x, rim.x), inwards(center.y, rim.y)}, eye.elevation + eye.height};
    });
    return places;
}

} // namespace

bool RulingEvaluator::showsFacingPlaces(const LineEnd& eye, const std::vector<int>& solids, int levels) const {
    constexpr int kSides = 48; // for round and oval bases
    // Nanometers: the greatest distance of samples along straight sides, 3 mm. Empirical.
    const double kApart = 3e6;
    // Nanometers: parts of the observer that reach less than 0.05 mm over a side are ignored. They see the side at so
    // flat an angle that rounding would decide. Empirical.
    const double kSliver = 5e4;
    // Nanometers, 4 m: farther than any table.
    const double kFar = 4e9;
    // The diameter of a sample: queries in space need a shape of positive size. Empirical.
    const Length tiny = Length::fromNanometers(2000);
    const Model& target = m_pair.target();
    // Nanometers: far above the rounding of corners, 0.71 nm; cases nearer to `kSliver` are clipped exactly.
    const double kRounding = 100.0;
    // Nanometers: how far inside the outline samples lie, so that lines to them cross what stands along it. More than
    // half of a sample.
    const double kWithin = 2000.0;
    const geometry::Ring outline = outlineOf(m_pair.targetShape(), kSides);
    const geometry::Box eyes = boundsOf(eye.shape);
    const double eyesWidth = static_cast<double>((eyes.high.x - eyes.low.x).nanometers());
    const double eyesDepth = static_cast<double>((eyes.high.y - eyes.low.y).nanometers());
    const double eyesReach = std::hypot(eyesWidth, eyesDepth) / 2;
    const double eyesAway = std::hypot(static_cast<double>((eyes.low.x - target.position.x).nanometers()),
                                       static_cast<double>((eyes.low.y - target.position.y).nanometers()));
    std::vector<geometry::Point3> starts;
    std::vector<geometry::Point3> places;
    if (const auto* hull = std::get_if<geometry::HullOutline>(&eye.shape.footprint.shape());
        !hull || hull->outline.isConvex()) {
        starts.push_back({centerPoint(eye.shape), eye.elevation + eye.height});
        places = placesNearRim(eye);
    }
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const geometry::Point from = outline[i];
        const auto [dx, dy] = outline[i + 1 == outline.size() ? 0 : i + 1] - from;
        const double x = static_cast<double>(dx.nanometers());
        const double y = static_cast<double>(dy.nanometers());
        const double length = std::hypot(x, y);
        if (length == 0.0) {
            continue;
        }
        const auto at = [&](double along, double outwards) {
            return geometry::Point{from.x + Length::fromNanometers(std::llround((x * along + y * outwards) / length)),
                                   from.y + Length::fromNanometers(std::llround((y * along - x * outwards) / length))};
        };
        const double over = (static_cast<double>((eyes.low.x - from.x).nanometers()) + eyesWidth / 2) * y / length -
                            (static_cast<double>((eyes.low.y - from.y).nanometers()) + eyesDepth / 2) * x / length;
        if (over + eyesReach < kSliver - kRounding) {
            continue; // it plainly faces away
        }
        Before before;
        if (over - eyesReach <= kSliver + kRounding || eyesAway >= kFar / 2) {
            const auto halfPlane = geometry::Polygon::fromVertices(
                std::array{at(-kFar, kSliver), at(kFar, kSliver), at(kFar, kFar), at(-kFar, kFar)});
            if (!halfPlane || (!liesWhollyIn(eye.shape, *halfPlane) && !reachesInto(eye.shape, *halfPlane))) {
                continue; // it faces away
            }
            before.halfPlane = *halfPlane;
            std::ranges::copy_if(places, std::back_inserter(before.places),
                                 [&](const geometry::Point3& place) { return halfPlane->containsInside(place.plan); });
        }
        const int steps = std::max(1, static_cast<int>(std::ceil(length / kApart)));
        for (int step = 0; step <= steps; ++step) {
            const geometry::PlacedFootprint place{
                *geometry::Footprint::round(tiny), at(length * step / steps, -kWithin), {}};
            for (int level = 0; level < levels; ++level) {
                // No line slides along the ground under what stands on the same ground.
                const Length up = std::max(
                    tiny, Length::fromNanometers(levels > 1 ? target.height.nanometers() / (levels - 1) * level : 0));
                const geometry::Solid samplePoint{place, target.elevation + up, Length::fromNanometers(1)};
                if (!showsSample(eye, before, samplePoint, solids, starts)) {
                    return false;
                }
            }
        }
    }
    return true;
}

bool RulingEvaluator::showsSample(const LineEnd& eye,
                                  Before& before,
                                  const geometry::Solid& sample,
                                  const std::vector<int>& solids,
                                  std::vector<geometry::Point3>& starts) const {
    const geometry::VolumeMap& map = m_pair.table.bodies();
    geometry::VolumeOptions options;
    options.touch = pack().line.touch;
    options.wantShares = false;
    const auto isFree = [&](const geometry::Point3& start) {
        return !firstBlockedVolume({start, {sample.placed.position, sample.elevation}}, map, solids, options.touch);
    };
    const auto isFreeFromBefore = [&](const geometry::Point3& start) {
        return (!before.halfPlane || before.halfPlane->contains(start.plan)) && isFree(start);
    };
    if (std::ranges::any_of(starts, isFreeFromBefore)) {
        return true;
    }
    // To cut the observer takes far longer than to look from some points of it.
    if (const auto place = std::ranges::find_if(before.places, isFree); place != before.places.end()) {
        starts.insert(starts.begin(), *place);
        return true;
    }
    if (!before.parts) {
        before.parts = before.halfPlane ? partsBefore(eye.shape, *before.halfPlane) : std::vector{eye.shape};
        std::ranges::transform(*before.parts, std::back_inserter(before.tops),
                               [&](const geometry::PlacedFootprint& part) {
                                   return geometry::Point3{centerPoint(part), eye.elevation + eye.height};
                               });
    }
    if (before.parts->empty()) {
        return true; // its edge faces away
    }
    if (std::ranges::any_of(before.tops, isFree)) {
        return true;
    }
    return std::ranges::any_of(*before.parts, [&](const geometry::PlacedFootprint& part) {
        const auto answer = findLineInVolume({part, eye.elevation, eye.height}, sample, map, solids, options, m_stop);
        if (answer.visibility == geometry::Visibility::Clear) {
            starts.insert(starts.begin(), answer.line.from);
        }
        return answer.visibility == geometry::Visibility::Clear;
    });
}

bool RulingEvaluator::hasOpenings(const Obstacle& element) const {
    return !openingsOf(element, m_pair.table.pieces()).empty();
}

bool RulingEvaluator::isSeenOver(const Obstacle& element, const LineEnd& eye) const {
    if (m_isSeenOver.empty()) {
        m_isSeenOver.resize(m_pair.table.obstacles().size());
    }
    auto& isOver = m_isSeenOver[static_cast<std::size_t>(m_pair.table.indexOf(element))];
    if (!isOver) {
        isOver = scenarios::isSeenOver(m_pair, element, eye.elevation + eye.height, eye.shape);
    }
    return *isOver;
}

bool RulingEvaluator::isNeverSeenOver(const Obstacle& element, const LineEnd& eye) const {
    return !hasOpenings(element) && isTooHighToSeeOver(element, eye);
}

bool RulingEvaluator::isTooHighToSeeOver(const Obstacle& element, const LineEnd& eye) const {
    const Length foot = m_pair.target().elevation;
    const Length gap = m_pair.nearest().gap;
    if (element.elevation > std::min(eye.elevation, foot) || gap <= Length{}) {
        return false;
    }
    const geometry::PlacedFootprint target = m_pair.targetShape();
    const geometry::Box a =
        target == m_pair.target().placed() ? m_pair.table.shapes().boxOfModel(m_pair.targetIndex) : boundsOf(target);
    const geometry::Box& b = m_pair.table.shapes().boxOf(m_pair.table.indexOf(element));
    const double farthest = std::hypot(std::max((b.high.x - a.low.x).inches(), (a.high.x - b.low.x).inches()),
                                       std::max((b.high.y - a.low.y).inches(), (a.high.y - b.low.y).inches())) +
                            m_pair.pack().line.width.inches();
    const double eyes = (eye.elevation + eye.height - foot).inches();
    // Inches. The heights are exact and the distances are rounded by some nanometers, 1e-7 in; the rest is margin. With
    // a smaller excess over the eyes it is not certain that nothing is seen over the element.
    constexpr double kRounding = 1e-3;
    return (element.elevation + *element.height - foot).inches() >
           std::max(0.0, eyes) * (m_pair.hasBody() ? 1.0 : std::min(1.0, farthest / gap.inches())) + kRounding;
}

} // namespace sightline::scenarios

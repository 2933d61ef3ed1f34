#include "scenarios/judge/lines.h"

#include "geometry/base/predicates.h"
#include "geometry/sight/plan/depth.h"
#include "geometry/sight/plan/fast_sight.h"
#include "geometry/sight/plan/sample_points.h"
#include "geometry/sight/space/volume_map_data.h"
#include "geometry/sight/space/volume_side.h"
#include "geometry/terrain/offset.h"

#include "scenarios/judge/hexes.h"
#include "scenarios/judge/position_fan.h"
#include "scenarios/judge/wall_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;
using geometry::PlacedFootprint;
using geometry::Polygon;
using geometry::SightLine;
using geometry::Visibility;

namespace {

/// The maximum number of pieces containing a part of one end that are distinguished.
constexpr std::size_t kMaxPartial = 4;
/// Sample points across: among solids a ruling only names the blockers by decreasing share, for which few lines
/// suffice.
constexpr int kAcross = 12;
/// The maximum number of choices of light obstacles evaluated before a question of weights is left undecided.
constexpr int kMaxWays = 500;
/// The minimum number of lines between positions for a fast test of all of them.
constexpr std::size_t kManyLines = 8;
/// The minimum length inside an obstacle for crossing it, in millimeters: 1 nm, the error of `depthInside`. A line that
/// only touches a corner or runs along a side has less.
constexpr double kCrossing = 1e-6;

void append(std::vector<int>& blockers, const BlockerRun& run) {
    for (int blocker = run.first; blocker <= run.last; ++blocker) {
        blockers.push_back(blocker);
    }
}

/// An end with the pieces that contain it, among those that block only some passages.
struct EndPart {
    const LineEnd* end = nullptr;
    std::vector<int> inside;                      ///< indices of obstacles
    std::shared_ptr<const LineEnd> own = nullptr; ///< the part, unless it is all of an end
};

/// Returns everything around a footprint, with a hole for the footprint.
std::optional<Polygon> outsideOf(const Polygon& polygon) {
    const Length far = Length::fromInches(4000);
    const geometry::Ring frame{{-far, -far}, {far, -far}, {far, far}, {-far, far}};
    const auto outside = Polygon::fromVertices(frame, std::array{polygon.outline()});
    return outside ? std::optional{*outside} : std::nullopt;
}

/// True only if the two shapes have no point in common.
bool arePlainlyApart(const PlacedFootprint& a, const PlacedFootprint& b) {
    return !boxesMeet(boundsOf(a), boundsOf(b), Length::fromNanometers(1000)); // far above their rounding
}

class LineFinder {
public:
    LineFinder(const Pair& pair, const Blocking& blocking, bool wantBlockers, const std::stop_token& stop)
        : m_pair{pair},
          m_effects{blocking.effects},
          m_isPlainlyStopped{blocking.isPlainlyStopped},
          m_areHexesHeavy{blocking.areHexesHeavy},
          m_wantBlockers{wantBlockers},
          m_stop{stop} {
        if (!blocking.partial.empty()) {
            addPartial(blocking.partial);
        }
    }

    void enterBySides() { m_isToSides = true; }

    LineFinding find(const std::vector<LineEnd>& sources, const std::vector<LineEnd>& targets) {
        m_finding.isContact = m_pair.isContact();
        m_finding.allStopped = areStoppedPlainly(sources, targets);
        m_finding.allCrossed = !m_finding.allStopped && areCrossedPlainly(sources, targets);
        if (!m_finding.allStopped && !m_finding.allCrossed &&
            findByParts(partsOf(sources, m_pair.observerIndex), partsOf(targets, m_pair.targetIndex))) {
            return m_finding;
        }
        std::ranges::stable_sort(m_blockers, std::ranges::greater{}, &Blamed::share);
        std::ranges::transform(m_blockers, std::back_inserter(m_finding.blockedBy), &Blamed::effect);
        return m_finding;
    }

private:
    struct Blamed {
        Effect effect;
        double share = 0.0;
    };

    bool findByParts(const std::vector<EndPart>& sources, const std::vector<EndPart>& targets) {
        m_isOnePair = sources.size() == 1 && targets.size() == 1;
        for (const EndPart& source : sources) {
            m_hasStart = false;
            if (std::ranges::any_of(targets, [&](const EndPart& target) { return tryPair(source, target); })) {
                return true;
            }
        }
        m_finding.allStopped = m_areStopped && !sources.empty() && !targets.empty();
        return false;
    }

    /// Adds the blockers of the table, followed by the remaining parts of obstacles of which only parts count.
    void addPartial(const std::vector<PartialEffect>& partial) {
        const int known = static_cast<int>(m_pair.table.map().blockers().size());
        std::vector<geometry::Blocker> blockers;
        for (const PartialEffect& element : partial) {
            const bool isSolid = m_pair.table.isVolume() && line(element.effect).comparison == SizeComparison::Real;
            const Obstacle& whole = obstacle(element.effect);
            const int first = known + static_cast<int>(blockers.size());
            const VerticalExtent own{isSolid ? whole.elevation : Length{}, isSolid ? whole.height : std::nullopt};
            const VerticalExtent all = grownInHeight(own, own, halfHeightOfLines(m_pair.pack()));
            const Length by = Length::fromNanometers(m_pair.pack().line.width.nanometers() / 2);
            for (std::size_t i = 0; i < element.left.size(); ++i) {
                const VerticalExtent& extent = element.extents.empty() ? all : element.extents[i];
                const auto add = [&](const geometry::BlockerOutline& outline) {
                    blockers.push_back({outline, extent.foot, extent.height});
                };
                if (by == Length{}) {
                    add(element.left[i]);
                } else {
                    std::ranges::for_each(grownParts(element.left[i], by), add);
                }
            }
            m_partialRuns.emplace_back(element.effect,
                                       BlockerRun{first, known + static_cast<int>(blockers.size()) - 1});
        }
        m_own = m_pair.table.extendedBy(std::move(blockers));
    }
    [[nodiscard]] const geometry::TerrainMap& map() const { return m_own ? m_own->map : m_pair.table.map(); }
    [[nodiscard]] const geometry::VolumeMap& volume() const { return m_own ? m_own->volume : m_pair.table.volume(); }
    [[nodiscard]] BlockerRun runOf(const Effect& effect) const {
        const auto partial = std::ranges::find(m_partialRuns, effect, &std::pair<Effect, BlockerRun>::first);
        return partial != m_partialRuns.end()
                   ? partial->second
                   : scenarios::runOf(obstacle(effect), line(effect), m_pair.table.isVolume());
    }

    [[nodiscard]] const Obstacle& obstacle(const Effect& effect) const {
        return m_pair.table.obstacles()[static_cast<std::size_t>(effect.obstacle)];
    }
    [[nodiscard]] const BlockLine& line(const Effect& effect) const { return lineOf(effect, m_pair.pack()); }

    /// Splits the ends, on the side of that model, along the outlines of pieces that block only some passages.
    std::vector<EndPart> partsOf(const std::vector<LineEnd>& ends, std::size_t model) const {
        std::vector<EndPart> parts;
        parts.reserve(ends.size());
        std::ranges::transform(ends, std::back_inserter(parts), [](const LineEnd& end) { return EndPart{&end, {}}; });
        const auto placed = m_pair.table.scenario().models[model].placed();
        const bool areBases = std::ranges::all_of(ends, [&](const LineEnd& end) { return end.shape == placed; });
        std::size_t cuts = 0;
        for (const Effect& effect : m_effects) {
            const auto* polygon = std::get_if<Polygon>(&obstacle(effect).outline);
            if (line(effect).stopsAllPassages() || !polygon ||
                (areBases && !m_pair.table.shapes().mayTouchElement(model, effect.obstacle))) {
                continue;
            }
            std::vector<EndPart> cut;
            for (const EndPart& part : parts) {
                cutAlong(*polygon, effect.obstacle, part, cuts < kMaxPartial, cut);
            }
            cuts += cut.size() > parts.size() ? 1U : 0U;
            parts = std::move(cut);
        }
        return parts;
    }

    static void
    cutAlong(const Polygon& polygon, int obstacle, const EndPart& part, bool mayCut, std::vector<EndPart>& cut) {
        const auto add = [&](EndPart here, bool isInside) {
            if (isInside && std::ranges::find(here.inside, obstacle) == here.inside.end()) {
                here.inside.push_back(obstacle);
            }
            cut.push_back(std::move(here));
        };
        if (part.end->isPoint) {
            return add(part, polygon.containsInside(part.end->shape.position));
        }
        if (!reachesInto(part.end->shape, polygon)) {
            return add(part, false);
        }
        if (liesWhollyIn(part.end->shape, polygon) || !mayCut) {
            return add(part, true);
        }
        const auto addAll = [&](const Polygon& within, bool isInside) {
            for (PlacedFootprint& shape : partsInside(part.end->shape, within)) {
                LineEnd own = *part.end;
                own.shape = std::move(shape);
                EndPart here{nullptr, part.inside, std::make_shared<const LineEnd>(std::move(own))};
                here.end = here.own.get();
                add(std::move(here), isInside);
            }
        };
        addAll(polygon, true);
        if (const auto outside = outsideOf(polygon)) {
            addAll(*outside, false);
        }
    }

    /// For many lines between positions, proves by a fast test that none is clear, where only the verdict is needed:
    /// the blocker of the central line is then named. Requires that all effects apply to all lines alike.
    bool areStoppedPlainly(const std::vector<LineEnd>& sources, const std::vector<LineEnd>& targets) {
        if (m_wantBlockers || m_pair.table.isVolume() || sources.size() * targets.size() < kManyLines ||
            !std::ranges::all_of(sources, &LineEnd::isPoint) || !std::ranges::all_of(targets, &LineEnd::isPoint) ||
            !std::ranges::all_of(m_effects, [&](const Effect& effect) { return line(effect).stopsAllPassages(); })) {
            return false;
        }
        sort({}, {});
        const SightLine middle{m_pair.observer().position, m_pair.target().position};
        if (m_active.empty() || !m_deep.empty() || !m_weighted.empty() || m_finding.isContact) {
            return false;
        }
        const RulePack& pack = m_pair.pack();
        const geometry::SightBase& from =
            m_pair.table.ends().sightBaseOfReach(pack.source.region, m_pair.observerIndex);
        const geometry::SightBase& to = m_pair.table.ends().sightBaseOfReach(pack.target, m_pair.targetIndex);
        const auto blocked = geometry::firstHit(middle, map(), m_active, pack.line.touch);
        if (!blocked || fastSight(from, to, map(), countsOfActive()) != geometry::FilteredVerdict::Blocked) {
            return false;
        }
        blame(blocked->blocker, 1.0);
        return true;
    }

    /// For several positions that look at one shape, proves by one fast test that no line is clear, where only the
    /// verdict is needed: the blocker of each central line is then named.
    bool areCrossedPlainly(const std::vector<LineEnd>& sources, const std::vector<LineEnd>& targets) {
        if (m_wantBlockers || m_pair.table.isVolume() || sources.size() < 2 || targets.size() != 1 ||
            targets.front().isPoint || !std::ranges::all_of(sources, &LineEnd::isPoint) || m_finding.isContact ||
            !std::ranges::all_of(m_effects, [&](const Effect& effect) { return line(effect).stopsAllPassages(); })) {
            return false;
        }
        sort({}, {});
        if (m_active.empty() || !m_deep.empty() || !m_weighted.empty()) {
            return false;
        }
        const RulePack& pack = m_pair.pack();
        const geometry::Point middle = geometry::centerPoint(targets.front().shape);
        geometry::SegmentFan& fan = shapeFan();
        fan.startAt(geometry::centerPoint(sources.front().shape));
        if (!fan.firstBlocker(middle)) {
            return false;
        }
        const geometry::SightBase& from =
            m_pair.table.ends().sightBaseOfReach(pack.source.region, m_pair.observerIndex);
        const geometry::SightBase& to = m_pair.table.ends().sightBaseOfReach(pack.target, m_pair.targetIndex);
        if (fastSight(from, to, map(), countsOfActive()) != geometry::FilteredVerdict::Blocked) {
            return false;
        }
        const auto stoppers = stoppersOf(sources, middle);
        for (auto first = stoppers.begin(); first != stoppers.end();) {
            const auto next = std::find_if(first, stoppers.end(), [&](int blocker) { return blocker != *first; });
            blame(*first, static_cast<double>(next - first));
            first = next;
        }
        return true;
    }

    /// Returns the first blockers of the lines from all positions to one, none of which is clear.
    std::vector<int> stoppersOf(const std::vector<LineEnd>& sources, geometry::Point to) {
        geometry::Box around{sources.front().shape.position, sources.front().shape.position};
        for (const LineEnd& source : sources) {
            around = geometry::joined(around, {source.shape.position, source.shape.position});
        }
        shapeFan().startAt(to, around);
        shapeFan().orderTowards(around);
        const std::vector<int> inTheWay = shapeFan().inTheWay();
        if (inTheWay.size() == 1) {
            return std::vector<int>(sources.size(), inTheWay.front());
        }
        std::optional<geometry::SegmentFan> fan;
        std::vector<int> stoppers;
        stoppers.reserve(sources.size());
        for (const LineEnd& source : sources) {
            const geometry::Point from = source.shape.position;
            auto blocker = shapeFan().lastBlocker(from);
            if (!blocker) {
                if (!fan) {
                    fan.emplace(map(), inTheWay, m_pair.pack().line.touch);
                }
                fan->startAt(from);
                blocker = fan->firstBlocker(to);
            }
            if (blocker) {
                stoppers.push_back(*blocker);
            }
        }
        return stoppers;
    }

    /// Returns the tests of lines between positions and shapes past the active blockers.
    geometry::SegmentFan& shapeFan() {
        if (!m_shapeFan) {
            m_shapeFan.emplace(map(), m_active, m_pair.pack().line.touch);
        }
        return *m_shapeFan;
    }

    [[nodiscard]] std::span<const geometry::Occlusion> countsOfActive() const { return countsOf(m_active); }
    [[nodiscard]] std::span<const geometry::Occlusion> countsOf(const std::vector<int>& blockers) const {
        thread_local std::vector<geometry::Occlusion> counts;
        counts.assign(map().blockers().size(), geometry::Occlusion::Never);
        std::ranges::for_each(
            blockers, [](int blocker) { counts[static_cast<std::size_t>(blocker)] = geometry::Occlusion::Always; });
        return counts;
    }

    /// Returns true if a line is found; otherwise records the blockers.
    bool tryPair(const EndPart& source, const EndPart& target) {
        sort(source.inside, target.inside);
        const bool arePoints = source.end->isPoint && target.end->isPoint;
        m_areStopped = m_areStopped && arePoints && !m_pair.table.isVolume() && m_deep.empty() && m_weighted.empty();
        if (arePoints) {
            return trySegment({source.end->shape.position, target.end->shape.position}, *source.end, *target.end);
        }
        return m_weighted.empty() ? tryShapes(*source.end, *target.end) : tryWeighted(*source.end, *target.end);
    }

    bool tryShapes(const LineEnd& source, const LineEnd& target) {
        return m_pair.table.isVolume() ? tryVolume(source, target) : tryPlan(source, target);
    }

    /// Sorts the effects by how they count for ends inside of these obstacles.
    void sort(const std::vector<int>& startsIn, const std::vector<int>& endsIn) {
        if (m_sortedFor && m_sortedFor->first == startsIn && m_sortedFor->second == endsIn) {
            return; // the same obstacles count
        }
        m_sortedFor.emplace(startsIn, endsIn);
        m_active.clear();
        m_deep.clear();
        m_weighted.clear();
        m_effectOf.clear();
        m_effectOf.reserve(2 * m_effects.size());
        m_active.reserve(2 * m_effects.size());
        m_fan.reset();
        m_shapeFan.reset();
        m_active.reserve(m_effects.size());
        m_effectOf.reserve(m_effects.size());
        for (const Effect& effect : m_effects) {
            const BlockLine& rule = line(effect);
            const bool startsInside = std::ranges::find(startsIn, effect.obstacle) != startsIn.end();
            const bool endsInside = std::ranges::find(endsIn, effect.obstacle) != endsIn.end();
            if (!stopsPassage(rule, startsInside, endsInside)) {
                m_areStopped = false; // it does not count for these
                continue;
            }
            const BlockerRun run = runOf(effect);
            for (int blocker = run.first; blocker <= run.last; ++blocker) {
                m_effectOf.emplace_back(blocker, effect);
            }
            if (rule.isWeighted()) {
                m_weighted[effect.line].push_back(effect);
            } else if (rule.depth) {
                append(m_deep[effect.line], run);
            } else {
                append(m_active, run);
            }
        }
        tidy(m_active);
    }

    static void tidy(std::vector<int>& blockers) {
        std::ranges::sort(blockers);
        blockers.erase(std::ranges::unique(blockers).begin(), blockers.end());
    }

    [[nodiscard]] std::vector<geometry::DepthGroup> depthGroups() const {
        std::vector<geometry::DepthGroup> groups;
        for (const auto& [number, blockers] : m_deep) {
            groups.push_back({blockers, *m_pair.pack().block[static_cast<std::size_t>(number)].depth});
            tidy(groups.back().blockers);
        }
        return groups;
    }

    [[nodiscard]] double weightOf(const Effect& effect) const {
        return scenarios::weightOf(line(effect), obstacle(effect), m_pair.table);
    }

    bool isTooHeavy(const SightLine& segment) {
        HexLine hexes{m_pair, segment};
        for (const auto& [number, effects] : m_weighted) {
            double sum = 0.0;
            std::vector<Effect> crossed;
            for (const Effect& effect : effects) {
                const BlockerRun run = obstacle(effect).endless;
                std::vector<int> blockers;
                append(blockers, run);
                const bool isWall = std::holds_alternative<geometry::Wall>(obstacle(effect).outline);
                const bool isCrossed =
                    isWall ? geometry::firstHit(segment, map(), blockers, m_pair.pack().line.touch).has_value()
                           : geometry::depthInside(segment, map(), blockers) > kCrossing;
                const int times =
                    isCrossed ? hexes.timesOf(obstacle(effect), hexConditionsOf(line(effect), obstacle(effect), m_pair))
                              : 0;
                if (times > 0) {
                    sum += weightOf(effect) * times;
                    crossed.push_back(effect);
                }
            }
            if (sum >= m_pair.pack().block[static_cast<std::size_t>(number)].limit) {
                std::ranges::for_each(crossed, [&](const Effect& effect) { blame(effect, 1.0); });
                return true;
            }
        }
        return false;
    }

    /// An obstacle with the line of the pack that gives it a weight.
    struct Weight {
        Effect effect;
        double weight = 0.0;
        bool isPassed = false; ///< lines may cross it
    };

    /// A line is clear if it misses all but some obstacles whose total weight is below the limit: each maximal such
    /// choice is tried.
    bool tryWeighted(const LineEnd& source, const LineEnd& target) {
        std::vector<Weight> weights;
        for (const auto& [number, effects] : m_weighted) {
            for (const Effect& effect : effects) {
                const bool isHeavy = m_areHexesHeavy && countsByHexes(obstacle(effect), m_pair.pack());
                weights.push_back({effect, isHeavy ? line(effect).limit : weightOf(effect)});
            }
        }
        std::erase_if(weights, [](const Weight& weight) { return weight.weight <= 0.0; });
        const std::vector<int> always = m_active;
        int ways = 0;
        const bool isClear = tryChoices(source, target, weights, 0, always, ways);
        m_active = always;
        if (isClear) {
            return true;
        }
        m_finding.unsettled = m_finding.unsettled || ways > kMaxWays;
        std::ranges::for_each(weights, [&](const Weight& weight) { blame(weight.effect, weight.weight); });
        return false;
    }

    [[nodiscard]] bool mayPass(const std::vector<Weight>& weights, const Weight& next) const {
        double sum = next.weight;
        for (const Weight& weight : weights) {
            sum += weight.isPassed && weight.effect.line == next.effect.line ? weight.weight : 0.0;
        }
        return sum < line(next.effect).limit;
    }

    bool tryChoices(const LineEnd& source,
                    const LineEnd& target,
                    std::vector<Weight>& weights,
                    std::size_t next,
                    const std::vector<int>& always,
                    int& ways) {
        if (ways > kMaxWays || m_stop.stop_requested()) {
            return false;
        }
        if (next < weights.size()) {
            const bool isLight = mayPass(weights, weights[next]);
            for (const bool passes : {true, false}) {
                weights[next].isPassed = passes;
                if ((isLight || !passes) && tryChoices(source, target, weights, next + 1, always, ways)) {
                    return true;
                }
            }
            return false;
        }
        if (std::ranges::any_of(weights,
                                [&](const Weight& weight) { return !weight.isPassed && mayPass(weights, weight); })) {
            return false; // another choice allows more
        }
        ++ways;
        m_active = always;
        for (const Weight& weight : weights) {
            if (!weight.isPassed) {
                append(m_active, runOf(weight.effect));
            }
        }
        tidy(m_active);
        return tryShapes(source, target);
    }

    /// Tries a line between two positions. Where it runs along edges the defender may choose the side on which it
    /// passes.
    bool trySegment(const SightLine& segment, const LineEnd& source, const LineEnd& target) {
        if (m_pair.pack().line.alongEdge == AlongEdge::Touch || m_pair.table.isVolume()) {
            return tryLine(segment, source, target);
        }
        for (const int side : {1, -1}) {
            const SightLine there = beside(segment, side);
            m_hasStart = false;
            if (!tryLine(there, source, target)) {
                m_hasStart = false;
                m_finding.clear = false;
                return false;
            }
        }
        m_hasStart = false;
        return clear(segment);
    }

    bool tryLine(const SightLine& segment, const LineEnd& source, const LineEnd& target) {
        if (isTooHeavy(segment)) {
            return false;
        }
        const bool isVolume = m_pair.table.isVolume();
        if (!m_deep.empty() &&
            !geometry::isWithinDepth(segment, map(), depthGroups(), isVolume ? std::span<const int>{} : m_active)) {
            blameDepths();
            return false;
        }
        if (isVolume) {
            return tryVolume(source, target);
        }
        if (const auto blocker = firstBlocker(segment)) {
            blame(*blocker, 1.0);
            return false;
        }
        return clear(segment);
    }

    std::optional<int> firstBlocker(const SightLine& segment) {
        if (!m_fan) {
            m_fan.emplace(map(), m_active, m_pair.pack().line);
            m_hasStart = false;
        }
        if (!m_hasStart) {
            m_fan->startAt(segment.from);
            m_hasStart = true;
        }
        return m_fan->firstBlocker(segment.to);
    }

    [[nodiscard]] geometry::SightOptions planOptions() const {
        geometry::SightOptions options;
        options.touch = m_pair.pack().line.touch;
        options.wantClearance = false;
        options.wantShares = m_wantBlockers;
        return options;
    }

    /// Decides by the line between the centers, or by a fast test where it is blocked; std::nullopt: the exact test is
    /// needed.
    std::optional<bool> tryAtAGlance(const LineEnd& from, const LineEnd& to) {
        const PlacedFootprint& source = from.shape;
        const PlacedFootprint& target = to.shape;
        if (m_finding.isContact || !m_deep.empty()) {
            return {};
        }
        const SightLine middle{geometry::centerPoint(source), geometry::centerPoint(target)};
        const bool isFromPlace = from.isPoint && m_weighted.empty();
        const auto blocker = isFromPlace ? firstPast(shapeFan(), middle, boxAround(target)) : firstPast(middle);
        if (!blocker) {
            // Shapes that touch see each other by their nearest points instead.
            return arePlainlyApart(source, target) ? std::optional{clear(middle)} : std::nullopt;
        }
        if (!m_wantBlockers && m_isPlainlyStopped && source == m_pair.observer().placedBody() &&
            target == m_pair.target().placedBody()) {
            blame(*blocker, 1.0);
            return false;
        }
        if (!m_wantBlockers && isFromPlace && shapeFan().hidesAll(boxAround(target))) {
            blame(*blocker, 1.0);
            return false;
        }
        if (isFromPlace && seesACorner(target)) {
            return {};
        }
        SightLine witness;
        const auto look = fastSight(quickOf(from, m_pair.observerIndex), quickOf(to, m_pair.targetIndex), map(),
                                    countsOfActive(), &witness);
        if (look == geometry::FilteredVerdict::Clear && !from.isPoint && !to.isPoint) {
            return clear(witness);
        }
        if (look != geometry::FilteredVerdict::Blocked || m_wantBlockers) {
            return {};
        }
        blame(*blocker, 1.0);
        return false;
    }

    /// True if a line from the start of `shapeFan` to a corner of a rectangle is clear. False proves nothing.
    bool seesACorner(const PlacedFootprint& target) {
        if (!std::holds_alternative<geometry::RectangleBase>(target.footprint.shape())) {
            return false;
        }
        const geometry::Ring corners = outlineOf(target);
        return std::ranges::any_of(
            corners, [&](geometry::Point corner) { return shapeFan().isPlainlyBlocked(corner) == false; });
    }

    const geometry::Box& boxAround(const PlacedFootprint& shape) {
        if (!m_box || m_box->first != shape) {
            m_box.emplace(shape, boundsOf(shape));
        }
        return m_box->second;
    }

    static std::optional<int>
    firstPast(geometry::SegmentFan& fan, const SightLine& segment, const geometry::Box& ends) {
        fan.startAt(segment.from, ends);
        return fan.firstBlocker(segment.to);
    }
    [[nodiscard]] std::optional<int> firstPast(const SightLine& segment) const {
        const auto hit = geometry::firstHit(segment, map(), m_active, m_pair.pack().line.touch);
        return hit ? std::optional{hit->blocker} : std::nullopt;
    }

    /// Returns the end for a fast test; around a position a disc in which that test, which keeps some nanometers from
    /// borders, can find a line.
    [[nodiscard]] geometry::SightBase quickOf(const LineEnd& end, std::size_t model) {
        if (end.isPoint) {
            static const geometry::Footprint around = *geometry::Footprint::round(Length::fromNanometers(1000));
            return geometry::SightBase{PlacedFootprint{around, end.shape.position, {}}};
        }
        if (end.shape == m_pair.table.scenario().models[model].placed()) {
            return m_pair.table.shapes().sightBase(model);
        }
        if (!m_quick || m_quick->first != end.shape) {
            m_quick.emplace(end.shape, geometry::SightBase{end.shape});
        }
        return m_quick->second;
    }

    bool tryPlan(const LineEnd& from, const LineEnd& to) {
        if (const auto known = tryAtAGlance(from, to)) {
            return *known;
        }
        const PlacedFootprint& source = from.shape;
        const PlacedFootprint& target = to.shape;
        const auto answer = findLineOfSight(source, target, map(), m_active, planOptions(), m_stop);
        if (answer.visibility != Visibility::Clear) {
            for (const auto& share : answer.blockedBy) {
                blame(share.blocker, share.share);
            }
            if (answer.blockedBy.empty() && answer.blockedAt) {
                blame(answer.blockedAt->blocker, 1.0);
            }
            return false;
        }
        if (m_deep.empty()) {
            return clear(answer.line);
        }
        const auto groups = depthGroups();
        const auto through = findLineWithinDepth(source, target, map(), m_active, groups, planOptions(), m_stop);
        if (through.visibility == Visibility::Clear) {
            return clear(through.line);
        }
        m_finding.unsettled = m_finding.unsettled || through.unsettled;
        blameDepths();
        return false;
    }

    /// True if the end is part of the model's solid in plain geometry.
    static bool isOf(const Model& model, const LineEnd& end) {
        return end.shape == model.placedBody() && end.elevation >= model.elevation &&
               end.elevation + end.height <= model.elevation + model.height;
    }

    /// True, for ends inside solids in plain geometry, if no line between those is clear anyway.
    bool areStoppedPlainly(const LineEnd& source, const LineEnd& target) const {
        return m_isPlainlyStopped && isOf(m_pair.observer(), source) && isOf(m_pair.target(), target);
    }

    /// True if the blocker stops lines at any height.
    bool isEndless(int blocker) const {
        const geometry::Blocker& one = map().blockers()[static_cast<std::size_t>(blocker)];
        return !one.height && one.elevation == Length{};
    }

    /// True if some obstacle is endless, but not each of its blockers: a wall of no stated height with openings.
    bool isAnyEndlessInPart() const {
        return std::ranges::any_of(m_effectOf, [&](const std::pair<int, Effect>& entry) {
            const bool isOfHeight =
                obstacle(entry.second).height && line(entry.second).comparison == SizeComparison::Real;
            return !isOfHeight && !isEndless(entry.first);
        });
    }

    /// True if a fast test of the table as seen from above proves that blockers of any height stop all lines, of which
    /// the one given is one. Records what it finds out.
    bool areStoppedAtAnyHeight(const LineEnd& source, const LineEnd& target, const geometry::SightLine3& middle) {
        thread_local std::vector<int> endless;
        endless.clear();
        std::ranges::copy_if(m_active, std::back_inserter(endless), [&](int blocker) { return isEndless(blocker); });
        if (endless.empty()) {
            return false;
        }
        auto look = geometry::FilteredVerdict::Clear;
        if (firstBlockedVolume(middle, volume(), endless, m_pair.pack().line.touch)) {
            const auto among = fastSight(quickOf(source, m_pair.observerIndex), quickOf(target, m_pair.targetIndex),
                                         map(), countsOf(endless));
            const bool isPoint = source.isPoint || target.isPoint; // the test takes a disc around it
            look = isPoint && among == geometry::FilteredVerdict::Clear ? geometry::FilteredVerdict::Uncertain : among;
        }
        if (look == geometry::FilteredVerdict::Blocked) {
            m_finding.stoppedAtAnyHeight = m_isOnePair ? std::optional{true} : std::nullopt;
        } else if (look == geometry::FilteredVerdict::Clear && m_isOnePair && m_deep.empty() && !isAnyEndlessInPart()) {
            m_finding.stoppedAtAnyHeight = false;
        }
        return look == geometry::FilteredVerdict::Blocked;
    }

    /// Returns the blocker of the line between the centers if a fast test proves that no line is clear.
    std::optional<int> stopperAtAGlance(const LineEnd& source, const LineEnd& target) {
        const auto halfWayUp = [](const LineEnd& end) {
            return geometry::Point3{centerPoint(end.shape),
                                    end.elevation + Length::fromNanometers(end.height.nanometers() / 2)};
        };
        const geometry::SightLine3 middle{halfWayUp(source), halfWayUp(target)};
        const bool mayBeOfPlan =
            m_weighted.empty() && !m_finding.isContact && arePlainlyApart(source.shape, target.shape);
        const bool isStopped =
            (mayBeOfPlan && areStoppedAtAnyHeight(source, target, middle)) || areStoppedPlainly(source, target);
        if (!isStopped || m_wantBlockers) {
            return {};
        }
        const auto blocked = firstBlockedVolume(middle, volume(), m_active, m_pair.pack().line.touch);
        return blocked ? std::optional{blocked->blocker} : std::nullopt;
    }

    bool tryVolume(const LineEnd& source, const LineEnd& target) {
        if (const auto stopper = stopperAtAGlance(source, target)) {
            blame(*stopper, 1.0);
            return false;
        }
        geometry::VolumeOptions options;
        options.touch = m_pair.pack().line.touch;
        options.wantShares = false;
        const geometry::Solid from{source.shape, source.elevation, source.height};
        const geometry::Solid to{target.shape, target.elevation, target.height};
        const auto answer =
            m_isToSides ? findLineToSide(from, to, m_pair.pack().line.minPatch, volume(), m_active, options, m_stop)
                        : findLineInVolume(from, to, volume(), m_active, options, m_stop);
        if (answer.visibility != Visibility::Clear) {
            const auto shares = m_wantBlockers ? volumeShares(from, to, volume(), m_active, kAcross)
                                               : std::vector<geometry::BlockerShare>{};
            for (const auto& share : shares) {
                blame(share.blocker, share.share);
            }
            if (shares.empty() && answer.blockedAt) {
                blame(answer.blockedAt->blocker, 1.0);
            }
            return false;
        }
        const SightLine inPlan{answer.line.from.plan, answer.line.to.plan};
        const auto groups = depthGroups();
        if (groups.empty() || geometry::isWithinDepth(inPlan, map(), groups, closedAtAnyHeight(source, target))) {
            m_finding.endsAt = answer.line.to.z;
            return clear(inPlan);
        }
        // A line beside all of them keeps every depth limit.
        std::vector<int> all = m_active;
        std::ranges::for_each(groups, [&](const geometry::DepthGroup& group) {
            all.insert(all.end(), group.blockers.begin(), group.blockers.end());
        });
        tidy(all);
        if (const auto beside = findLineInVolume(from, to, volume(), all, options, m_stop);
            beside.visibility == Visibility::Clear) {
            return clear({beside.line.from.plan, beside.line.to.plan});
        }
        return tryDepthInVolume(source, target, groups, answer.line);
    }

    /// Tries a plan line within the depth limits at the heights of the volume's own witness, from top to top and from
    /// foot to foot.
    bool tryDepthInVolume(const LineEnd& source,
                          const LineEnd& target,
                          const std::vector<geometry::DepthGroup>& groups,
                          const geometry::SightLine3& witness) {
        const auto through = findLineWithinDepth(source.shape, target.shape, map(), closedAtAnyHeight(source, target),
                                                 groups, planOptions(), m_stop);
        if (through.visibility != Visibility::Clear) {
            m_finding.unsettled = m_finding.unsettled || through.unsettled;
            blameDepths();
            return false;
        }
        const std::array heights{std::pair{witness.from.z, witness.to.z},
                                 std::pair{source.elevation + source.height, target.elevation + target.height},
                                 std::pair{source.elevation, target.elevation}};
        for (const auto& [from, to] : heights) {
            if (!firstBlockedVolume({{through.line.from, from}, {through.line.to, to}}, volume(), m_active,
                                    m_pair.pack().line.touch)) {
                return clear(through.line);
            }
        }
        m_finding.unsettled = true;
        blameDepths();
        return false;
    }

    /// Returns the active blockers that no line between the ends passes over, under or through an opening.
    [[nodiscard]] std::vector<int> closedAtAnyHeight(const LineEnd& source, const LineEnd& target) const {
        const Length low = std::min(source.elevation, target.elevation);
        const Length high = std::max(source.elevation + source.height, target.elevation + target.height);
        std::vector<int> closed;
        std::ranges::copy_if(m_active, std::back_inserter(closed), [&](int index) {
            const auto& blocker = map().blockers()[static_cast<std::size_t>(index)];
            if (!volume().data().openings[static_cast<std::size_t>(index)].empty()) {
                return false;
            }
            return !blocker.height || ((blocker.elevation < low || (blocker.elevation == low && low == Length{})) &&
                                       blocker.elevation + *blocker.height > high);
        });
        return closed;
    }

    bool clear(const SightLine& segment) {
        m_finding.clear = true;
        m_finding.unsettled = false;
        m_finding.line = segment;
        return true;
    }

    void blameDepths() {
        for (const auto& [number, blockers] : m_deep) {
            std::ranges::for_each(blockers, [&](int blocker) { blame(blocker, 0.0); });
        }
    }
    void blame(int blocker, double share) {
        const auto found = std::find_if(m_effectOf.rbegin(), m_effectOf.rend(),
                                        [blocker](const auto& known) { return known.first == blocker; });
        if (found != m_effectOf.rend()) {
            blame(found->second, share);
        }
    }
    void blame(const Effect& effect, double share) {
        const auto found = std::ranges::find_if(m_blockers, [&](const Blamed& known) {
            return known.effect.obstacle == effect.obstacle && known.effect.line == effect.line;
        });
        if (found == m_blockers.end()) {
            m_blockers.push_back({effect, share});
        } else {
            found->share += share;
        }
    }

    const Pair& m_pair;
    const std::vector<Effect>& m_effects;
    bool m_isPlainlyStopped; ///< see `Blocking`
    bool m_areHexesHeavy;    ///< see `Blocking`
    bool m_wantBlockers;
    bool m_isToSides = false; ///< see `findLineToSides`
    std::stop_token m_stop;
    std::shared_ptr<const ExtendedMap> m_own; ///< with obstacles of which only parts count
    std::vector<std::pair<Effect, BlockerRun>> m_partialRuns;
    std::optional<std::pair<std::vector<int>, std::vector<int>>> m_sortedFor;
    std::vector<int> m_active;
    std::map<int, std::vector<int>> m_deep;         ///< blockers by line of the pack
    std::map<int, std::vector<Effect>> m_weighted;  ///< by line of the pack
    std::vector<std::pair<int, Effect>> m_effectOf; ///< of each blocker the last one counts
    std::optional<PositionFan> m_fan;               ///< for the active blockers, if segments were tested against them
    bool m_hasStart = false;                        ///< it starts at the current source
    std::optional<geometry::SegmentFan> m_shapeFan; ///< see `shapeFan`
    std::optional<std::pair<PlacedFootprint, geometry::SightBase>> m_quick; ///< of the last shape, see `quickOf`
    std::optional<std::pair<PlacedFootprint, geometry::Box>> m_box;         ///< of the last shape, see `boxAround`
    std::vector<Blamed> m_blockers;
    bool m_areStopped = true; ///< see `LineFinding::allStopped`
    bool m_isOnePair = false; ///< one part of the sources and one of the targets
    LineFinding m_finding;
};

} // namespace

bool stopsPassage(const BlockLine& line, bool startsInside, bool endsInside) {
    if (line.cross == Crossing::Completely) {
        return !startsInside && !endsInside && line.blocksThrough;
    }
    if (startsInside && endsInside) {
        return line.blocksIn || line.blocksOut;
    }
    return startsInside ? line.blocksOut : endsInside ? line.blocksIn : line.blocksThrough;
}

BlockerRun runOf(const Obstacle& obstacle, const BlockLine& line, bool isVolume) {
    if (!isVolume || line.comparison != SizeComparison::Real) {
        return obstacle.endless;
    }
    return line.fillGapsBelow ? obstacle.filled : obstacle.solid;
}

const BlockerRun& bodyOf(const Obstacle& obstacle) {
    const auto isAny = [](const BlockerRun& run) { return run.first <= run.last; };
    return isAny(obstacle.filled) ? obstacle.filled : isAny(obstacle.solid) ? obstacle.solid : obstacle.endless;
}

namespace {

/// True if the line has no point in common with what remains of the obstacles, seen from above.
bool misses(const SightLine& line, const std::vector<PartialEffect>& partial) {
    const auto meetsRing = [&](const geometry::Ring& ring) {
        geometry::Point before = ring.back();
        return std::ranges::any_of(ring, [&](geometry::Point corner) {
            return geometry::segmentsMeet(line.from, line.to, std::exchange(before, corner), corner);
        });
    };
    return std::ranges::none_of(partial, [&](const PartialEffect& element) {
        return std::ranges::any_of(element.left, [&](const Polygon& left) {
            return left.contains(line.from) || meetsRing(left.outline()) ||
                   std::ranges::any_of(left.holes(), meetsRing);
        });
    });
}

LineFinding findLineOf(const Pair& pair,
                       const std::vector<LineEnd>& sources,
                       const std::vector<LineEnd>& targets,
                       const Blocking& blocking,
                       bool wantBlockers,
                       bool takesAny,
                       const std::stop_token& stop) {
    const auto find = [&](const Blocking& among) {
        return LineFinder{pair, among, wantBlockers, stop}.find(sources, targets);
    };
    if (blocking.partial.empty() || !blocking.areRemains) {
        return find(blocking);
    }
    // A map with the remaining parts of obstacles takes longer to make than both of these take to answer.
    Blocking wholes;
    wholes.effects = blocking.effects;
    if (!wantBlockers) {
        Blocking others = wholes;
        std::erase_if(others.effects, [&](const Effect& effect) {
            return std::ranges::find(blocking.partial, effect, &PartialEffect::effect) != blocking.partial.end();
        });
        const LineFinding pastOthers = find(others);
        const bool missesParts = takesAny && pastOthers.clear && pair.table.isVolume() &&
                                 pair.pack().line.width == Length{} && misses(pastOthers.line, blocking.partial);
        if (missesParts || (!pastOthers.clear && !pastOthers.unsettled)) {
            return pastOthers;
        }
    }
    if (LineFinding pastWholes = find(wholes); pastWholes.clear) {
        return pastWholes;
    }
    return find(blocking);
}

} // namespace

LineFinding findLine(const Pair& pair,
                     const std::vector<LineEnd>& sources,
                     const std::vector<LineEnd>& targets,
                     const Blocking& blocking,
                     bool wantBlockers,
                     const std::stop_token& stop) {
    return findLineOf(pair, sources, targets, blocking, wantBlockers, false, stop);
}

LineFinding findAnyLine(const Pair& pair,
                        const std::vector<LineEnd>& sources,
                        const std::vector<LineEnd>& targets,
                        const Blocking& blocking,
                        bool wantBlockers,
                        const std::stop_token& stop) {
    return findLineOf(pair, sources, targets, blocking, wantBlockers, true, stop);
}

LineFinding findLineToSides(const Pair& pair,
                            const std::vector<LineEnd>& sources,
                            const std::vector<LineEnd>& targets,
                            const Blocking& blocking,
                            const std::stop_token& stop) {
    LineFinder finder{pair, blocking, false, stop};
    finder.enterBySides();
    return finder.find(sources, targets);
}

bool isSeenOver(const Pair& pair, const Obstacle& element, Length eyeHeight, const PlacedFootprint& eye) {
    const double foot = pair.target().elevation.inches();
    const double eyes = eyeHeight.inches() - foot;
    const double top = (element.elevation + *element.height).inches() - foot;
    const auto boxOf = [&](const PlacedFootprint& shape, std::size_t model) {
        const bool isBase = shape == pair.table.scenario().models[model].placed();
        return isBase ? pair.table.shapes().boxOfModel(model) : boundsOf(shape);
    };
    const auto a = boxOf(eye, pair.observerIndex);
    const auto b = boxOf(pair.targetShape(), pair.targetIndex);
    const double longest = std::hypot((std::max(a.high.x, b.high.x) - std::min(a.low.x, b.low.x)).inches(),
                                      (std::max(a.high.y, b.high.y) - std::min(a.low.y, b.low.y)).inches());
    const double spare = pair.pack().line.width.inches() / 2;
    const auto isFarFrom = [&](std::size_t model, double room) {
        return !pair.hasBody() &&
               !pair.table.shapes().isWithin(model, pair.table.indexOf(element), Length::fromInches(room + spare));
    };
    if (eyes < 0.0) {
        // Lines rise, so they are lowest where the obstacle is nearest to the observer.
        return top < eyes || (top < 0.0 && isFarFrom(pair.observerIndex, (top - eyes) * longest / -eyes));
    }
    const bool isUnderfoot =
        top <= 0.0 && *element.height > Length{} && pair.pack().line.touch == geometry::TouchRule::Clear;
    if (top < 0.0 || isUnderfoot) {
        // No line falls by as much before it has passed the obstacle; lines touch at most what the target stands on.
        return true;
    }
    if (top >= eyes) {
        return false;
    }
    // Over the obstacle at its point nearest to the target.
    return isFarFrom(pair.targetIndex, top * longest / eyes);
}

std::vector<int> blockersOf(const Pair& pair, const std::vector<Effect>& effects) {
    std::vector<int> blockers;
    for (const Effect& effect : effects) {
        const Obstacle& obstacle = pair.table.obstacles()[static_cast<std::size_t>(effect.obstacle)];
        append(blockers, obstacle.endless.first <= obstacle.endless.last ? obstacle.endless : obstacle.solid);
    }
    std::ranges::sort(blockers);
    blockers.erase(std::ranges::unique(blockers).begin(), blockers.end());
    return blockers;
}

geometry::SeenPart
seenPast(const Pair& pair, const std::vector<Effect>& effects, const std::vector<PartialEffect>& partial) {
    geometry::SightOptions options;
    options.touch = pair.pack().line.touch;
    options.wantShares = false; // its outlines
    if (!partial.empty()) {
        const auto known = static_cast<int>(pair.table.map().blockers().size());
        std::vector<geometry::Blocker> blockers;
        std::vector<Effect> whole = effects;
        std::vector<int> added;
        for (const PartialEffect& element : partial) {
            if (std::erase(whole, element.effect) == 0) {
                continue;
            }
            for (const Polygon& left : element.left) {
                added.push_back(known + static_cast<int>(blockers.size()));
                blockers.push_back({left, {}, {}});
            }
        }
        std::vector<int> active = blockersOf(pair, whole);
        active.insert(active.end(), added.begin(), added.end());
        return seenPart(pair.observerShape(), pair.targetShape(),
                        geometry::TerrainMap{pair.table.map(), std::move(blockers)}, active, options);
    }
    return seenPart(pair.observerShape(), pair.targetShape(), pair.table.map(), blockersOf(pair, effects), options);
}

} // namespace sightline::scenarios

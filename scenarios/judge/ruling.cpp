#include "scenarios/judge/ruling.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/sample_points.h"
#include "geometry/sight/plan/whole_view.h"
#include "scenarios/judge/cover.h"
#include "scenarios/judge/lines.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/ruling_margin.h"
#include "scenarios/judge/targeting.h"
#include "scenarios/judge/threshold_moves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// The maximum error of a hidden share that is reported.
constexpr double kTellingError = 0.005;
constexpr double kNoMargin = 1e-4; ///< millimeters: a margin below it is told as 0

/// Computes one ruling. Its reasons are in the order of evaluation: range, arc, lines, ignored obstacles, detection,
/// cover.
class RulingEvaluator {
public:
    RulingEvaluator(const PackTable& table,
                    std::size_t observer,
                    std::size_t target,
                    bool wantDetails,
                    const std::stop_token& stop,
                    PlainSight plain,
                    const geometry::Polygon* arc,
                    const RulingExtras& extras)
        : m_pair{table, observer, target},
          m_wantDetails{wantDetails},
          m_stop{stop},
          m_plain{plain},
          m_arc{arc},
          m_extras{extras} {}

    bool sees() {
        m_ruling.distance = measured(m_pair);
        return isSource() && isInRange() && hasLine() && isDetected();
    }

    Ruling rule() {
        m_ruling.visible = m_wantDetails ? seesWithAllReasons() : sees();
        if (m_ruling.visible) {
            decideFull();
        }
        decideCover();
        decideElevation();
        decideZones();
        decideOrders();
        decideTargeting();
        if (m_ruling.visible && m_noKeywords) {
            m_later.push_back(*m_noKeywords);
        }
        decideStatus();
        decideMargin();
        if (!m_ruling.visible) {
            m_ruling.line = {m_pair.observer().position, m_pair.target().position};
        }
        std::ranges::copy(m_later, std::back_inserter(m_ruling.reasons));
        return std::move(m_ruling);
    }

private:
    /// A target out of range may also be out of the arc, and blocked: all of that is reported.
    bool seesWithAllReasons() {
        m_ruling.distance = measured(m_pair);
        const bool isOne = isSource();
        const bool isNear = isInRange();
        const bool isLine = hasLine();
        const bool isSeen = isLine && isDetected();
        m_isSeenButForRange = isOne && isSeen;
        m_isDetectionAll = isOne && isNear && isLine && !isSeen;
        if (!isOne || !isNear) {
            m_ruling.line = {};
            m_ruling.lineOfFire.reset();
        }
        return isOne && isNear && isSeen;
    }

    /// For a target outside the arc: reports the blockers that would apply if the observer turned.
    void reportBlockersOutsideArc() {
        const auto targets = m_pair.targets(pack().target);
        const auto line = findLine(m_pair, sources(), targets->single, m_blocking, true, m_stop);
        if (!line.clear) {
            addBlockers("blocked-by", line.blockedBy);
        }
        addIgnored();
    }

    [[nodiscard]] const RulePack& pack() const { return m_pair.pack(); }
    [[nodiscard]] const Obstacle& obstacle(int index) const {
        return m_pair.table.obstacles()[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] Reason reason(const char* code, const QString& rule) const {
        Reason reason;
        reason.code = QString::fromLatin1(code);
        reason.rule = rule;
        const auto& words = pack().words;
        auto own = words.find(rule);
        if (own == words.end()) {
            // Those of the line that a clause belongs to.
            own = words.find(rule.section(QStringLiteral(".ignore["), 0, 0));
        }
        if (own != words.end()) {
            reason.label = own->second.label;
            reason.page = own->second.page;
        }
        return reason;
    }

    void name(Reason& reason, int element) const {
        const Obstacle& what = obstacle(element);
        if (what.model >= 0) {
            const ModelId& model = m_pair.table.scenario().models[static_cast<std::size_t>(what.model)].id;
            if (std::ranges::find(reason.models, model) == reason.models.end()) {
                reason.models.push_back(model);
            }
            return;
        }
        const PieceId& piece = m_pair.table.pieces()[static_cast<std::size_t>(what.piece)]->id;
        if (std::ranges::find(reason.pieces, piece) == reason.pieces.end()) {
            reason.pieces.push_back(piece);
        }
    }

    bool isSource() {
        if (mayObserve(m_pair.table, m_pair.observerIndex)) {
            return true;
        }
        Reason why = reason("not-a-source", QStringLiteral("$.from.scope"));
        why.word = pack().source.scope == Scope::Leader ? QStringLiteral("leader") : QStringLiteral("front-rank");
        m_ruling.reasons.push_back(std::move(why));
        return false;
    }

    bool isInRange() {
        if (!pack().range) {
            return true;
        }
        m_ruling.inRange = m_ruling.distance <= *pack().range;
        if (!*m_ruling.inRange) {
            Reason why = reason("out-of-range", QStringLiteral("$.range_in"));
            why.inches = m_ruling.distance.inches();
            m_ruling.reasons.push_back(std::move(why));
        }
        return *m_ruling.inRange;
    }

    /// Sets both regions, clipped to where the arc lets lines end.
    bool setEnds() {
        m_sources = m_pair.sources(pack().source.region);
        m_allTargets = m_pair.targets(pack().target);
        if (const auto arcs = arcsOf(m_pair.observer(), pack().source); !arcs.empty()) {
            std::vector<LineEnd> inArcs;
            for (const geometry::Polygon& arc : arcs) {
                std::ranges::move(clippedTo(arc, targets()), std::back_inserter(inArcs));
            }
            m_targetsInArc = withoutTwins(std::move(inArcs));
            m_ruling.inArc = !targets().empty();
        }
        if (m_arc) {
            m_targetsInArc = clippedTo(*m_arc, targets());
        }
        if (targets().empty()) {
            const ArcKind kind = pack().source.arcKind;
            m_ruling.reasons.push_back(
                reason("out-of-arc", kind == ArcKind::Printed  ? QStringLiteral("$.from.arc_printed")
                                     : kind == ArcKind::Weapon ? QStringLiteral("$.from.arc_weapon")
                                                               : QStringLiteral("$.from.arc")));
        }
        return !targets().empty();
    }

    /// Empty before `setEnds`.
    [[nodiscard]] const std::vector<LineEnd>& sources() const { return m_sources ? m_sources->single : m_noEnds; }
    [[nodiscard]] const std::vector<LineEnd>& targets() const {
        return m_targetsInArc ? *m_targetsInArc : m_allTargets ? m_allTargets->single : m_noEnds;
    }

    bool hasLine() {
        m_blocking = blockingOf(m_pair, LineKind::Sight, m_plain);
        m_ruling.inContact = m_pair.isContact();
        if (m_ruling.inContact && pack().contactAlwaysSees) {
            m_ruling.reasons.push_back(reason("contact", QStringLiteral("$.contact_always_sees")));
            m_ruling.line = {m_pair.observer().position, m_pair.target().position};
            return true;
        }
        if (!setEnds()) {
            if (m_wantDetails) {
                reportBlockersOutsideArc();
            }
            return false;
        }
        m_sight = findLine(m_pair, sources(), targets(), m_blocking, m_wantDetails, m_stop);
        m_isLine = m_sight.clear;
        if (m_sight.clear && crossesOtherZone()) {
            m_sight.clear = false;
        }
        if (m_sight.clear && !showsPatch()) {
            m_sight.clear = false;
            m_ruling.reasons.push_back(reason("patch-too-small", QStringLiteral("$.line.min_patch_mm")));
        }
        m_ruling.line = m_sight.line;
        const bool seesBack = !m_sight.clear && pack().reciprocal && isSeenBack();
        if (m_sight.clear || seesBack) {
            Reason why =
                reason(seesBack ? "seen-back" : "clear-line", seesBack ? QStringLiteral("$.reciprocal") : QString{});
            why.word = seesBack ? QString{} // A line that the rules leave clear, regardless of the plain geometry.
                                : QStringLiteral("rules");
            m_ruling.reasons.push_back(std::move(why));
        } else {
            addBlockers("blocked-by", m_sight.blockedBy);
        }
        decideFire();
        addIgnored();
        return m_sight.clear || seesBack;
    }

    /// A patch of some height is seen only if the target is seen both without that much of its top and without that
    /// much of its foot.
    bool showsPatch() const {
        const Length patch = pack().line.minPatch;
        if (patch == Length{} || !m_pair.table.isVolume() || m_ruling.inContact) {
            return true;
        }
        for (const Length cut : {Length{}, patch}) {
            auto shown = targets();
            for (LineEnd& target : shown) {
                target.elevation += cut;
                target.height = std::max(target.height - patch, Length::fromNanometers(1));
            }
            if (!findLine(m_pair, sources(), shown, m_blocking, false, m_stop).clear) {
                return false;
            }
        }
        return true;
    }

    bool isSeenBack() const {
        const Pair back = m_pair.turned();
        const auto ends = back.sources(pack().source.region);
        const auto targetEnds = back.targets(pack().target);
        return findLine(back, m_arc ? clippedTo(*m_arc, ends->single) : ends->single, targetEnds->single,
                        blockingOf(back, LineKind::Sight), false, m_stop)
            .clear;
    }

    /// True if the line enters the target's base by another side than the one nearest to its printed dot.
    bool crossesOtherZone() {
        const auto rule = std::ranges::find_if(pack().block, [](const BlockLine& line) {
            return line.elements.of == BlockerKind::Models && line.elements.which == WhichModels::TargetShip;
        });
        if (rule == pack().block.end() || targets().empty() || !targets().front().isPoint) {
            return false;
        }
        const geometry::Point dot = m_sight.line.to;
        const auto own = sideOfDot(m_pair.target(), dot);
        if (!own) {
            return false;
        }
        const geometry::Ring corners = outlineOf(m_pair.target().placed());
        const auto isCrossed = [&](geometry::Point p, geometry::Point q) {
            return geometry::segmentsMeet(m_sight.line.from, dot, p, q);
        };
        bool isAnyCrossed = false;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            isAnyCrossed = isAnyCrossed || isCrossed(corners[i], corners[i + 1 == corners.size() ? 0 : i + 1]);
        }
        const bool entersElsewhere = isAnyCrossed && !isCrossed(own->first, own->second);
        if (entersElsewhere) {
            Reason why = reason("blocked-by", rule->path);
            why.models.push_back(m_pair.target().id);
            m_ruling.reasons.push_back(std::move(why));
        }
        return entersElsewhere;
    }

    /// Adds one reason per line of the pack, by decreasing share of blocked lines.
    void addBlockers(const char* code, const std::vector<Effect>& blockers) {
        std::vector<int> lines;
        for (const Effect& effect : blockers) {
            if (std::ranges::find(lines, effect.line) == lines.end()) {
                lines.push_back(effect.line);
            }
        }
        for (const int line : lines) {
            Reason why = reason(code, pack().block[static_cast<std::size_t>(line)].path);
            for (const Effect& effect : blockers) {
                if (effect.line == line) {
                    name(why, effect.obstacle);
                }
            }
            m_ruling.reasons.push_back(std::move(why));
        }
    }

    void decideFire() {
        const auto differs = [](const BlockLine& line) { return line.stopsSight != line.stopsFire; };
        const bool isOfWalls = std::ranges::any_of(m_pair.table.obstacles(),
                                                   [](const Obstacle& wall) { return wall.blocksFire.has_value(); });
        if (!isOfWalls && !std::ranges::any_of(pack().block, differs)) {
            return;
        }
        Blocking blocking = blockingOf(m_pair, LineKind::Fire, m_plain);
        const bool isStoppedAlike = blocking.effects == m_blocking.effects && blocking.partial.empty() &&
                                    m_blocking.partial.empty(); // then the result for sight applies
        const auto fire = isStoppedAlike
                              ? std::nullopt
                              : std::optional{findLine(m_pair, sources(), targets(), blocking, m_wantDetails, m_stop)};
        m_ignoredByFire = std::move(blocking.ignored);
        m_ruling.lineOfFire = fire ? fire->clear : m_isLine;
        if (!*m_ruling.lineOfFire) {
            addBlockers("fire-blocked-by", fire ? fire->blockedBy : m_sight.blockedBy);
        }
    }

    /// The order of the reasons.
    static constexpr std::array kIgnoredCodes{"ignored-target-there", "ignored-observer-there", "ignored-near",
                                              "ignored-keyword",      "ignored-state",          "ignored-height"};

    static const char* ignoredCode(const IgnoreClause& clause) {
        if (clause.target) {
            return "ignored-target-there";
        }
        if (clause.source) {
            return "ignored-observer-there";
        }
        if (clause.sourceNear || clause.targetNear) {
            return "ignored-near";
        }
        if (!clause.anyKeywords.isEmpty() || !clause.sourceKeywords.isEmpty() || !clause.targetKeywords.isEmpty() ||
            clause.targetWounds) {
            return "ignored-keyword";
        }
        return clause.blockerStates.isEmpty() ? "ignored-height" : "ignored-state";
    }

    void addIgnored() {
        std::map<QString, Reason> byRule;
        for (const auto* list : {&m_blocking.ignored, &m_ignoredByFire}) {
            for (const IgnoredElement& ignored : *list) {
                const auto [entry, isNew] =
                    byRule.emplace(ignored.rule, reason(ignoredCode(*ignored.clause), ignored.rule));
                name(entry->second, ignored.obstacle);
            }
        }
        for (const char* code : kIgnoredCodes) {
            for (auto& [rule, why] : byRule) {
                if (why.code == QLatin1String{code}) {
                    m_ruling.reasons.push_back(std::move(why));
                }
            }
        }
    }

    bool isDetected() {
        if (!pack().detection) {
            return true;
        }
        const DetectionRules& rules = *pack().detection;
        const Model& target = m_pair.target();
        if (hasAny(target.states, rules.unlessStates)) {
            return true;
        }
        if (!rules.keywords.isEmpty() && !hasAny(target.keywords, rules.keywords)) {
            noteUndetectable(rules);
            return true;
        }
        const auto place = placeIn(m_pair.targetIndex, m_pair.table.hidingIndices(), rules.standing, rules.joined);
        m_hidingIndex = place;
        if (!place || m_ruling.distance <= rules.range) {
            return true;
        }
        Reason why = reason("hidden-beyond", QStringLiteral("$.detection"));
        why.inches = rules.range.inches();
        name(why, *place);
        m_ruling.reasons.push_back(std::move(why));
        return false;
    }

    /// Notes that a target without any keywords would be hidden if it had those of the rule.
    void noteUndetectable(const DetectionRules& rules) {
        if (!m_wantDetails || !m_pair.target().keywords.isEmpty() || m_ruling.distance <= rules.range) {
            return;
        }
        const auto place = placeIn(m_pair.targetIndex, m_pair.table.hidingIndices(), rules.standing, rules.joined);
        if (place) {
            noteKeywords(QStringLiteral("$.detection"), rules.keywords, {*place});
        }
    }

    /// Notes a rule that applies to none but models with some of the keywords. The first one noted is reported.
    void noteKeywords(const QString& rule, const QStringList& keywords, const std::vector<int>& elements) {
        if (m_noKeywords) {
            return;
        }
        Reason why = reason("no-keywords", rule);
        why.word = keywords.join(QStringLiteral(", "));
        std::ranges::for_each(elements, [&](int element) { name(why, element); });
        m_noKeywords = std::move(why);
    }

    /// Returns the first of the obstacles to which the model has that relation.
    std::optional<int>
    placeIn(std::size_t model, const std::vector<int>& places, Standing standing, bool joined) const {
        const auto found = std::ranges::find_if(places, [&](int place) {
            return m_pair.table.standingOf(model, static_cast<std::size_t>(obstacle(place).piece), joined).is(standing);
        });
        return found == places.end() ? std::nullopt : std::optional{*found};
    }

    /// Includes what hides without blocking.
    const std::vector<Effect>& allThatHides() {
        if (m_hiding) {
            return *m_hiding;
        }
        std::vector<Effect> effects = m_blocking.effects;
        m_partial = m_blocking.partial;
        for (const int index : m_blocking.between ? *m_blocking.between : obstaclesBetween(m_pair)) {
            for (const int number : obstacle(index).neverFull) {
                const BlockLine& line = pack().neverFull[static_cast<std::size_t>(number)];
                if (isObstacleFor(line.elements, obstacle(index), m_pair) &&
                    isLargeEnough(line, obstacle(index), m_pair) && !ignoredBy(line.ignore, obstacle(index), m_pair)) {
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

    /// True if some cover depends on full visibility, regardless of what hides the rest.
    [[nodiscard]] bool coverAsksFull() const {
        return std::ranges::any_of(pack().cover, [](const CoverLine& line) {
            return line.trigger == CoverTrigger::NotFull && !line.elements;
        });
    }

    void decideFull() {
        if ((!m_wantDetails && !coverAsksFull()) || pack().full == FullSight::None) {
            return;
        }
        if (pack().full == FullSight::BaseAll) {
            std::vector<const geometry::CutOutline*> blockers;
            std::ranges::transform(blockersOf(m_pair, allThatHides()), std::back_inserter(blockers),
                                   [&](int blocker) { return &m_pair.table.shapes().cutBlocker(blocker); });
            m_ruling.fullyVisible = std::ranges::any_of(sources(), [&](const LineEnd& source) {
                return geometry::wholeViewPoint(source.shape, m_pair.target().placed(), blockers).has_value();
            });
            return;
        }
        const std::vector<Effect>& effects = allThatHides();
        const auto seesAll = seesAllPast(effects);
        m_ruling.fullyVisible = seesAll.value_or(false);
        if (m_wantDetails && !m_pair.table.isVolume() && m_partial.empty() && hideAsWholes(effects)) {
            const double share = m_ruling.inContact ? 1.0 : seenPast(m_pair, effects, m_partial).share;
            if (share > 0.0) {
                m_ruling.seenShare = share;
            }
        } else if (m_wantDetails && m_extras.wantFigures && m_pair.table.isVolume() && seesAll) {
            decideShareInSpace(effects);
        }
        if (!seesAll) {
            addRestsOnHeights();
        }
    }

    void decideShareInSpace(const std::vector<Effect>& effects) {
        if (m_ruling.fullyVisible) {
            m_ruling.seenShare = 1.0;
            return;
        }
        if (!m_partial.empty() || !hideAsWholes(effects)) {
            return;
        }
        std::vector<int> elements;
        std::ranges::transform(effects, std::back_inserter(elements), &Effect::obstacle);
        const auto share = shareSeenPastSolids(elements);
        constexpr double kAll = 1.0 - 1e-5;
        if (share && *share > 0.0 && *share < kAll) {
            m_ruling.seenShare = share;
        }
    }

    void addRestsOnHeights() {
        if (std::ranges::none_of(m_later, [](const Reason& why) { return why.code == u"full-rests-on-heights"; })) {
            m_later.push_back(reason("full-rests-on-heights", QStringLiteral("$.full")));
        }
    }

    /// True if each effect blocks all lines through its obstacle, wherever they start and end, so that what is seen
    /// past all of them is a part of an outline.
    bool hideAsWholes(const std::vector<Effect>& effects) const {
        return pack().line.width == Length{} && std::ranges::all_of(effects, [&](const Effect& effect) {
                   const auto& lines = obstacle(effect.obstacle).lines;
                   const bool isBlockLine = std::ranges::find(lines, effect.line) != lines.end();
                   const BlockLine& line =
                       (isBlockLine ? pack().block : pack().neverFull)[static_cast<std::size_t>(effect.line)];
                   return line.stopsAllPassages() && !line.depth && line.comparison != SizeComparison::Weighted;
               });
    }

    /// True if all of the facing part is seen past the effects; std::nullopt if heights decide and no answer is
    /// possible.
    std::optional<bool> seesAllPast(const std::vector<Effect>& effects) const {
        if (m_ruling.inContact) {
            return true;
        }
        const bool isVolume = m_pair.table.isVolume();
        const bool hasOneEye = isVolume && sources().size() == 1;
        std::vector<int> sure;
        for (const Effect& effect : effects) {
            const bool isPartial = std::ranges::find(m_partial, effect, &PartialEffect::effect) != m_partial.end();
            if (!isPartial && (!isVolume || isEndless(effect) ||
                               (hasOneEye && isNeverSeenOver(obstacle(effect.obstacle), sources().front())))) {
                sure.push_back(effect.obstacle);
            }
        }
        if (m_pair.isHiddenInPartBy(sure)) {
            return false;
        }
        std::vector<Effect> hiding = effects;
        if (hasOneEye) {
            std::erase_if(hiding, [&](const Effect& effect) {
                return !isEndless(effect) && isSeenOver(obstacle(effect.obstacle), sources().front());
            });
        }
        if (isAllSeenPast(hiding)) {
            return true;
        }
        if (!isVolume) {
            return false;
        }
        // At unlimited height the obstacles hide a part; if those that are truly unlimited hide nothing, heights
        // decide.
        std::vector<Effect> endless;
        std::ranges::copy_if(effects, std::back_inserter(endless),
                             [&](const Effect& effect) { return isEndless(effect); });
        if (!isAllSeenPast(endless)) {
            return false;
        }
        return seesAllByHeights(effects);
    }

    /// True if all of the facing part is seen past the effects, each of unlimited height. The lines of cover ask for
    /// many sets of the same obstacles, and fewer obstacles never hide more: an answer for one set often holds for
    /// another.
    bool isAllSeenPast(const std::vector<Effect>& effects) const {
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
        const bool isAllSeen = !m_pair.isHiddenInPartBy(elements) && seenPast(m_pair, effects, m_partial).fullyVisible;
        m_seenPast.emplace_back(std::move(blockers), isAllSeen);
        return isAllSeen;
    }

    /// See `SightFacts::hiding`.
    std::vector<int> hidingOf(const std::vector<int>& elements) {
        std::vector<Effect> effects;
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
        for (const Effect& effect : effects) {
            const bool isOver =
                !isEndless(effect) && sources().size() == 1 && isSeenOver(obstacle(effect.obstacle), sources().front());
            if (!isOver && std::ranges::find(hiding, effect.obstacle) == hiding.end()) {
                hiding.push_back(effect.obstacle);
            }
        }
        return hiding;
    }

    /// True if heights let all of the target be seen; std::nullopt if undecided. Obstacles standing on the table hide
    /// the foot first: those so low or so far from it that lines from the observer's top pass over them hide nothing.
    std::optional<bool> seesAllByHeights(const std::vector<Effect>& effects) const {
        if (sources().size() != 1) {
            return {};
        }
        const LineEnd& eye = sources().front();
        std::vector<Effect> high;
        std::ranges::copy_if(effects, std::back_inserter(high), [&](const Effect& effect) {
            return isEndless(effect) || !isSeenOver(obstacle(effect.obstacle), eye);
        });
        if (isAllSeenPast(high)) {
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
        std::vector<int> solids;
        for (const Effect& effect : effects) {
            const Obstacle& element = obstacle(effect.obstacle);
            const BlockerRun& run =
                element.solid.first <= element.solid.last && !isEndless(effect) ? element.solid : element.endless;
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
        return showsFacingPlaces(eye, solids, areStanding ? 1 : kLevels);
    }

    /// The number of sampled levels of a target where obstacles hang over the table or have openings.
    static constexpr int kLevels = 5;

    /// Returns the convex parts of a base in front of an edge, given as the half plane in front of it. Nearly all bases
    /// lie wholly on one side, where nothing needs to be cut.
    static std::vector<geometry::PlacedFootprint> partsBefore(const geometry::PlacedFootprint& base,
                                                              const geometry::Polygon& halfPlane) {
        if (liesWhollyIn(base, halfPlane)) {
            return {base};
        }
        return reachesInto(base, halfPlane) ? partsInside(base, halfPlane) : std::vector<geometry::PlacedFootprint>{};
    }

    /// True if the sample points of the target's facing outline, at its foot and at that many levels in total, are each
    /// seen from some point of the observer in front of them.
    bool showsFacingPlaces(const LineEnd& eye, const std::vector<int>& solids, int levels) const {
        constexpr int kSides = 48;  // for round and oval bases
        const double kApart = 3e6;  // nm, along straight sides
        const double kSliver = 5e4; // nm: parts of the observer smaller than this are ignored
        const double kFar = 4e9;    // nm: farther than any table
        const Length tiny = Length::fromNanometers(2000);
        const Model& target = m_pair.target();
        const double kRounding = 100.0; // nm
        const geometry::Ring outline = outlineOf(m_pair.targetShape(), kSides);
        const geometry::Box eyes = boundsOf(eye.shape);
        const double eyesWidth = static_cast<double>((eyes.high.x - eyes.low.x).nanometers());
        const double eyesDepth = static_cast<double>((eyes.high.y - eyes.low.y).nanometers());
        const double eyesReach = std::hypot(eyesWidth, eyesDepth) / 2;
        const double eyesAway = std::hypot(static_cast<double>((eyes.low.x - target.position.x).nanometers()),
                                           static_cast<double>((eyes.low.y - target.position.y).nanometers()));
        std::vector<geometry::Point3> starts;
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
                return geometry::Point{
                    from.x + Length::fromNanometers(std::llround((x * along + y * outwards) / length)),
                    from.y + Length::fromNanometers(std::llround((y * along - x * outwards) / length))};
            };
            const double over = (static_cast<double>((eyes.low.x - from.x).nanometers()) + eyesWidth / 2) * y / length -
                                (static_cast<double>((eyes.low.y - from.y).nanometers()) + eyesDepth / 2) * x / length;
            if (over + eyesReach < kSliver - kRounding) {
                continue; // it plainly faces away
            }
            const auto before = geometry::Polygon::fromVertices(
                std::array{at(-kFar, kSliver), at(kFar, kSliver), at(kFar, kFar), at(-kFar, kFar)});
            const bool isPlainlyBefore = over - eyesReach > kSliver + kRounding && eyesAway < kFar / 2;
            const auto parts = !before           ? std::vector<geometry::PlacedFootprint>{}
                               : isPlainlyBefore ? std::vector{eye.shape}
                                                 : partsBefore(eye.shape, *before);
            if (parts.empty()) {
                continue; // it faces away
            }
            std::vector<geometry::Point3> tops;
            std::ranges::transform(parts, std::back_inserter(tops), [&](const geometry::PlacedFootprint& part) {
                return geometry::Point3{centerPoint(part), eye.elevation + eye.height};
            });
            const int steps = std::max(1, static_cast<int>(std::ceil(length / kApart)));
            for (int step = 0; step <= steps; ++step) {
                const geometry::PlacedFootprint place{
                    *geometry::Footprint::round(tiny), at(length * step / steps, 0.0), {}};
                for (int level = 0; level < levels; ++level) {
                    const Length up =
                        Length::fromNanometers(levels > 1 ? target.height.nanometers() / (levels - 1) * level : 0);
                    const geometry::Solid samplePoint{place, target.elevation + up, Length::fromNanometers(1)};
                    if (!showsSample(eye, parts, tops, *before, samplePoint, solids, starts)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /// True if a sample point is seen from some of the parts of the observer in front of its edge. `tops` are the
    /// centers of their tops; `starts` holds where the lines found for other samples start, latest first; they often
    /// serve the next sample too.
    bool showsSample(const LineEnd& eye,
                     const std::vector<geometry::PlacedFootprint>& parts,
                     const std::vector<geometry::Point3>& tops,
                     const geometry::Polygon& halfPlane,
                     const geometry::Solid& sample,
                     const std::vector<int>& solids,
                     std::vector<geometry::Point3>& starts) const {
        const geometry::VolumeMap& map = m_pair.table.volume();
        geometry::VolumeOptions options;
        options.touch = pack().line.touch;
        options.wantShares = false;
        const auto isFree = [&](const geometry::Point3& start) {
            return !firstBlockedVolume({start, {sample.placed.position, sample.elevation}}, map, solids, options.touch);
        };
        const auto isFreeFromBefore = [&](const geometry::Point3& start) {
            return halfPlane.contains(start.plan) && isFree(start);
        };
        if (std::ranges::any_of(tops, isFree) || std::ranges::any_of(starts, isFreeFromBefore)) {
            return true;
        }
        return std::ranges::any_of(parts, [&](const geometry::PlacedFootprint& part) {
            const auto answer =
                findLineInVolume({part, eye.elevation, eye.height}, sample, map, solids, options, m_stop);
            if (answer.visibility == geometry::Visibility::Clear) {
                starts.insert(starts.begin(), answer.line.from);
            }
            return answer.visibility == geometry::Visibility::Clear;
        });
    }

    bool hasOpenings(const Obstacle& element) const {
        if (element.piece < 0) {
            return false;
        }
        const Piece& piece = *m_pair.table.pieces()[static_cast<std::size_t>(element.piece)];
        return !(element.wall >= 0 ? piece.walls[static_cast<std::size_t>(element.wall)].openings : piece.openings)
                    .empty();
    }

    /// True if all lines from the observer's top to the target's foot pass over the obstacle. `eye` is the only one of
    /// the sources, for which many questions ask that of the same obstacles.
    bool isSeenOver(const Obstacle& element, const LineEnd& eye) const {
        if (m_isSeenOver.empty()) {
            m_isSeenOver.resize(m_pair.table.obstacles().size());
        }
        auto& isOver = m_isSeenOver[static_cast<std::size_t>(m_pair.table.indexOf(element))];
        if (!isOver) {
            isOver = scenarios::isSeenOver(m_pair, element, eye.elevation + eye.height, eye.shape);
        }
        return *isOver;
    }

    /// True if no line from the observer to the target's foot passes over the obstacle, under it or through an opening
    /// of it.
    bool isNeverSeenOver(const Obstacle& element, const LineEnd& eye) const {
        if (hasOpenings(element)) {
            return false;
        }
        const Length foot = m_pair.target().elevation;
        const Length gap = m_pair.nearest().gap;
        if (element.elevation > std::min(eye.elevation, foot) || gap <= Length{}) {
            return false;
        }
        const auto a = boundsOf(m_pair.targetShape());
        const geometry::Box& b = m_pair.table.shapes().boxOf(m_pair.table.indexOf(element));
        const double farthest = std::hypot(std::max((b.high.x - a.low.x).inches(), (a.high.x - b.low.x).inches()),
                                           std::max((b.high.y - a.low.y).inches(), (a.high.y - b.low.y).inches())) +
                                m_pair.pack().line.width.inches();
        const double eyes = (eye.elevation + eye.height - foot).inches();
        constexpr double kRounding = 1e-3; // in
        return (element.elevation + *element.height - foot).inches() >
               std::max(0.0, eyes) * (m_pair.hasBody() ? 1.0 : std::min(1.0, farthest / gap.inches())) + kRounding;
    }

    bool isEndless(const Effect& effect) const {
        return !obstacle(effect.obstacle).height || effect.isNeverFull ||
               pack().block[static_cast<std::size_t>(effect.line)].comparison != SizeComparison::Real;
    }

    void decideCover() {
        const SightFacts facts{m_blocking,
                               m_ruling.visible,
                               m_ruling.fullyVisible,
                               m_sight.allStopped && !m_arc,
                               m_sight.allCrossed,
                               sources().size() == 1,
                               [this](const std::vector<int>& elements) { return hidingOf(elements); },
                               m_wantDetails && m_ruling.visible};
        const auto finding = coverOf(m_pair, facts, m_stop);
        m_cover = finding.hits;
        std::vector<Reason> ofUnseen; // last, regardless of the pack's order
        for (const CoverHit& hit : finding.hits) {
            const bool isOfUnseen = hit.line->trigger == CoverTrigger::NoneVisible;
            Reason why = reason(isOfUnseen ? "cover-unseen" : "cover-from", hit.line->path);
            why.word = hit.line->level;
            why.levelName = hit.line->levelName;
            const bool namesNone = hit.elements.empty() && hit.line->trigger == CoverTrigger::NotFull;
            const std::vector<int> elements =
                namesNone && m_wantDetails && m_ruling.visible ? elementsThatHide() : hit.elements;
            std::ranges::for_each(elements, [&](int element) { name(why, element); });
            why.share = hiddenShare(*hit.line, elements);
            (isOfUnseen ? ofUnseen : m_ruling.reasons).push_back(std::move(why));
            if (hit.line->order > m_ruling.coverOrder) {
                m_ruling.coverOrder = hit.line->order;
                m_ruling.cover = hit.line->level;
                m_ruling.coverName = hit.line->levelName;
            }
        }
        std::ranges::move(ofUnseen, std::back_inserter(m_ruling.reasons));
        if (!finding.tooFar.empty()) {
            const CoverHit& hit = finding.tooFar.front();
            Reason why = reason("cover-too-far", hit.line->path);
            why.inches = (hit.line->targetNear ? hit.line->targetNear : hit.line->crossingWithin)->inches();
            std::ranges::for_each(hit.elements, [&](int element) { name(why, element); });
            m_ruling.reasons.push_back(std::move(why));
        }
        for (const CoverHit& hit : finding.withoutKeywords) {
            if (hit.line->order > m_ruling.coverOrder) {
                noteKeywords(hit.line->path, hit.line->keywords, hit.elements);
            }
        }
        for (const CoverLine* line : finding.questions) {
            Reason why = reason("ask-the-judge", line->path);
            why.word = line->level;
            m_later.push_back(std::move(why));
        }
    }

    /// Returns the obstacles that individually prevent full visibility; all hiding obstacles if only several do so
    /// together.
    std::vector<int> elementsThatHide() {
        std::vector<int> elements;
        std::vector<int> all;
        for (const Effect& effect : allThatHides()) {
            if (std::ranges::find(all, effect.obstacle) != all.end()) {
                continue;
            }
            all.push_back(effect.obstacle);
            const std::vector<Effect> alone{effect};
            const bool hidesInPlan = !isAllSeenPast(alone);
            const bool isPassedOver =
                hidesInPlan && m_pair.table.isVolume() && !isEndless(effect) && seesAllByHeights(alone).value_or(false);
            if (hidesInPlan && !isPassedOver) {
                elements.push_back(effect.obstacle);
            }
        }
        return elements.empty() ? all : elements;
    }

    /// Returns the share of the target's facing part that the obstacles hide; std::nullopt for cover that does not
    /// depend on hiding, or if not requested.
    std::optional<double> hiddenShare(const CoverLine& line, const std::vector<int>& elements) const {
        const bool isOfHiding = line.trigger == CoverTrigger::NotFull || line.trigger == CoverTrigger::Fraction;
        if (!m_extras.wantFigures || !m_wantDetails || !m_ruling.visible || !isOfHiding || elements.empty() ||
            m_ruling.inContact) {
            return {};
        }
        if (!m_pair.table.isVolume()) {
            geometry::SightOptions options;
            options.touch = pack().line.touch;
            options.wantShares = options.wantClearance = false;
            return 1.0 - seenPart(m_pair.observerShape(), m_pair.targetShape(), m_pair.table.shapes().outlines(),
                                  elements, options)
                             .share;
        }
        const auto seen = shareSeenPastSolids(elements);
        return seen ? std::optional{1.0 - *seen} : std::nullopt;
    }

    /// Returns the share of the target's facing part that the observer sees past the obstacles as solids; std::nullopt
    /// if it is not known well enough.
    std::optional<double> shareSeenPastSolids(const std::vector<int>& elements) const {
        std::vector<int> solids;
        for (const int element : elements) {
            const BlockerRun& run = obstacle(element).solid.first <= obstacle(element).solid.last
                                        ? obstacle(element).solid
                                        : obstacle(element).endless;
            for (int blocker = run.first; blocker <= run.last; ++blocker) {
                solids.push_back(blocker);
            }
        }
        std::ranges::sort(solids);
        solids.erase(std::ranges::unique(solids).begin(), solids.end());
        const auto solidOf = [](const geometry::PlacedFootprint& shape, const Model& model) {
            return geometry::Solid{shape, model.elevation, model.height};
        };
        geometry::VolumeOptions options;
        options.touch = pack().line.touch;
        const auto seen = seenVolumePart(solidOf(m_pair.observerShape(), m_pair.observer()),
                                         solidOf(m_pair.targetShape(), m_pair.target()), m_pair.table.volume(), solids,
                                         options, m_stop);
        return seen.error < kTellingError ? std::optional{seen.part.share} : std::nullopt;
    }

    /// Determines what the ruling rests on: proved for all moves where possible, else the nearest threshold of
    /// distance.
    void decideMargin() {
        if (!m_wantDetails || !m_extras.toleranceMillimeters) {
            return;
        }
        offerDistances();
        const double tolerance = *m_extras.toleranceMillimeters;
        const bool isNear = m_ruling.margin && *m_ruling.margin->millimeters <= tolerance;
        const bool mayTarget = m_ruling.visible && m_ruling.validTarget;
        if (m_arc || tolerance <= 0.0 || (m_pair.table.isVolume() && !m_extras.wantFigures)) {
            m_ruling.certainty = isNear ? std::optional{Certainty::TooCloseToCall} : std::nullopt;
            return;
        }
        if (!m_extras.wantFigures) {
            const auto bound = boundOfRuling(m_pair.table, m_pair.observerIndex, m_pair.targetIndex, {},
                                             Length::fromMillimeters(tolerance), m_stop, {false, mayTarget});
            decideCertainty(bound.mayTarget == (mayTarget ? Ternary::Yes : Ternary::No), bound.isOpen && !isNear);
            return;
        }
        RulingMargin margin =
            scenarios::marginOf(m_pair.table, m_pair.observerIndex, m_pair.targetIndex, mayTarget, tolerance, m_stop);
        // A proved margin of 0 claims that a threshold is met exactly: only a move that turns the ruling shows that.
        if (margin.restsOn && !margin.isOpen && margin.atLeastMillimeters < kNoMargin) {
            margin.isOpen = !isTurnedByTinyMove(m_pair.table, m_pair.observerIndex, m_pair.targetIndex, mayTarget,
                                                margin.restsOn->obstacle, m_stop);
        }
        decideCertainty(margin.atLeastMillimeters >= tolerance, margin.isOpenAtTolerance && !isNear);
        if (margin.isWholeReach || (margin.restsOn && (!margin.isOpen || margin.atLeastMillimeters > 0.0))) {
            m_ruling.margin = reasonOf(margin);
            m_ruling.isMarginProved = true;
        }
    }

    void decideCertainty(bool isProved, bool isOpen) {
        if (isProved) {
            m_ruling.certainty = Certainty::Certain;
        } else if (!isOpen) {
            m_ruling.certainty = Certainty::TooCloseToCall;
        }
    }

    [[nodiscard]] Reason reasonOf(const RulingMargin& margin) const {
        const auto codeOf = [&](RestsOn on) {
            switch (on) {
            case RestsOn::Line:
                return !m_ruling.visible               ? "margin-line-opens"
                       : margin.restsOn->obstacle >= 0 ? "margin-line-closes"
                                                       : "margin-line";
            case RestsOn::Standing: return "margin-standing";
            case RestsOn::Near: return "margin-near";
            case RestsOn::Arc: return "margin-arc";
            case RestsOn::Range: return "margin-range";
            case RestsOn::Detection: return "margin-hidden";
            case RestsOn::Apart: return "margin-apart";
            case RestsOn::Contact: return "margin-contact";
            }
            return "margin-line";
        };
        Reason why =
            margin.restsOn ? reason(codeOf(margin.restsOn->on), margin.restsOn->rule) : reason("margin-reach", {});
        why.millimeters = margin.atLeastMillimeters;
        if (margin.restsOn && margin.restsOn->threshold) {
            why.inches = margin.restsOn->threshold->inches();
        }
        if (margin.restsOn && margin.restsOn->obstacle >= 0) {
            name(why, margin.restsOn->obstacle);
        } else if (margin.restsOn && margin.restsOn->on == RestsOn::Detection && m_hidingIndex) {
            name(why, *m_hidingIndex);
        }
        return why;
    }

    void offerDistances() {
        const bool isOnlyDetection = !m_ruling.visible && m_isDetectionAll;
        if (m_hidingIndex && (m_ruling.visible || isOnlyDetection) && !m_ruling.inContact) {
            Reason margin = reason("margin-hidden", QStringLiteral("$.detection"));
            name(margin, *m_hidingIndex);
            offerMargin(std::move(margin), pack().detection->range);
        }
        const bool isOnlyRange = !m_ruling.visible && m_ruling.inRange == false && m_isSeenButForRange;
        if (pack().range && (m_ruling.visible || isOnlyRange)) {
            offerMargin(reason("margin-range", QStringLiteral("$.range_in")), *pack().range);
        }
        for (std::size_t i = 0; m_ruling.visible && i < pack().targeting.size(); ++i) {
            const TargetingRules& rules = pack().targeting[i];
            if (rules.within && concerns(rules, m_pair.target()) && isGuarded(rules, m_pair)) {
                offerMargin(reason("margin-range", QStringLiteral("$.targeting[%1]").arg(i)), *rules.within);
            }
        }
    }

    /// Measures that are rounded, or counted in cells, turn elsewhere.
    void offerMargin(Reason margin, Length threshold) {
        if (pack().measure.rounding != Rounding::None || pack().measure.from == MeasureFrom::Cells) {
            return;
        }
        const double away = std::abs((m_ruling.distance - threshold).millimeters());
        if (!m_ruling.margin || away < *m_ruling.margin->millimeters) {
            margin.millimeters = away;
            margin.inches = threshold.inches();
            m_ruling.margin = std::move(margin);
        }
    }

    void decideElevation() {
        if (!pack().elevation) {
            return;
        }
        const ElevationRules& rules = *pack().elevation;
        const Model& observer = m_pair.observer();
        const Model& target = m_pair.target();
        const Length from = rules.overTarget ? target.elevation : Length{};
        const bool isUp = observer.elevation - from >= rules.sourceUp &&
                          (!rules.sourceOn || placeIn(m_pair.observerIndex, m_pair.table.highIndices(),
                                                      rules.sourceStanding.value_or(Standing::In), false));
        const bool byKeyword = !rules.sourceKeywords.isEmpty() && hasAny(observer.keywords, rules.sourceKeywords) &&
                               (!rules.keywordRange || m_ruling.distance <= *rules.keywordRange);
        if ((isUp || byKeyword) && (!rules.targetUpMost || target.elevation <= *rules.targetUpMost)) {
            m_ruling.elevation = rules.effect;
            Reason why = reason("from-above", QStringLiteral("$.elevation"));
            why.word = rules.effect;
            m_later.push_back(std::move(why));
        }
    }

    /// Adds the zones that the pair's line crosses; for a blocked pair its center line.
    void decideZones() {
        const geometry::SightLine line =
            m_ruling.visible ? m_ruling.line
                             : geometry::SightLine{m_pair.observer().position, m_pair.target().position};
        for (std::size_t z = 0; z < pack().zones.size(); ++z) {
            const ZoneRules& zone = pack().zones[z];
            for (const int place : m_pair.table.elementsOf(zone)) {
                if (!runsThrough(line, obstacle(place))) {
                    continue;
                }
                const bool isWorse = std::abs(zone.modifier) > std::abs(m_ruling.modifier);
                m_ruling.modifier = pack().zoneStacking == Stacking::Sum ? m_ruling.modifier + zone.modifier
                                    : isWorse                            ? zone.modifier
                                                                         : m_ruling.modifier;
                Reason why = reason("through-zone", QStringLiteral("$.zones[%1]").arg(z));
                why.word = zone.id;
                name(why, place);
                m_later.push_back(std::move(why));
            }
        }
    }

    bool runsThrough(const geometry::SightLine& line, const Obstacle& obstacle) const {
        const std::vector<int> alone{m_pair.table.indexOf(obstacle)};
        return geometry::firstHit(line, m_pair.table.shapes().outlines(), alone).has_value();
    }

    void decideOrders() {
        for (std::size_t i = 0; i < pack().order.size(); ++i) {
            const OrderRules& order = pack().order[i];
            if (m_ruling.visible && hasWord(m_pair.target(), order.state) && hasCover(order)) {
                m_ruling.validTarget = false;
                Reason why = reason("no-valid-target", QStringLiteral("$.orders[%1]").arg(i));
                why.word = order.state;
                m_later.push_back(std::move(why));
            }
        }
    }

    void decideTargeting() {
        for (std::size_t i = 0; m_ruling.visible && i < pack().targeting.size(); ++i) {
            const TargetingRules& rules = pack().targeting[i];
            const QString path = QStringLiteral("$.targeting[%1]").arg(i);
            if (!concerns(rules, m_pair.target()) || !isGuarded(rules, m_pair)) {
                continue;
            }
            if (!rules.isLimit()) {
                m_ruling.modifier += rules.modifier;
                Reason why = reason("keyword-modifier", path);
                why.word = QString::number(rules.modifier);
                m_later.push_back(std::move(why));
                continue;
            }
            if (rules.within && measured(m_pair) <= *rules.within) {
                continue;
            }
            const auto nearer = rules.unlessNearest ? nearerEnemy(m_pair, m_stop) : std::nullopt;
            if (rules.unlessNearest && !nearer) {
                continue;
            }
            m_ruling.validTarget = false;
            Reason why = reason(nearer ? "target-not-nearest" : "target-too-far", path);
            if (nearer) {
                why.models.push_back(m_pair.table.scenario().models[*nearer].id);
            } else {
                why.inches = rules.within->inches();
            }
            m_later.push_back(std::move(why));
        }
    }

    /// From a sufficient height some obstacles conceal nothing, regardless of the cover they give.
    bool hasCover(const OrderRules& order) const {
        const bool isAbove =
            order.unlessAbove && m_pair.observer().elevation - m_pair.target().elevation >= *order.unlessAbove;
        Selector seenOver;
        seenOver.tags = order.unlessAboveTags;
        return std::ranges::any_of(m_cover, [&](const CoverHit& hit) {
            const auto isSeenOver = [&](int element) { return m_pair.table.isMeant(seenOver, obstacle(element)); };
            return order.notWithCover.contains(hit.line->level) &&
                   !(isAbove && !hit.elements.empty() && std::ranges::all_of(hit.elements, isSeenOver));
        });
    }

    /// A pack for sculpted models decides only what no sculpt can change.
    void decideStatus() {
        m_ruling.status = QStringLiteral("decided");
        if (m_sight.unsettled) {
            m_later.push_back(reason("not-settled", {}));
        }
        const bool seesNothing = !m_ruling.visible && !m_sight.clear;
        const bool byEndless =
            seesNothing && !m_sight.blockedBy.empty() &&
            std::ranges::all_of(m_sight.blockedBy, [&](const Effect& effect) { return isEndless(effect); });
        const bool isMatterOfPlan =
            byEndless || m_ruling.inRange == false || m_ruling.inArc == false || (m_sight.clear && !m_ruling.visible);
        if (m_pair.table.isVolume() && !isMatterOfPlan) {
            m_ruling.status = pack().space == Space::Sculpt ? QStringLiteral("advisory")
                                                            : QStringLiteral("decided for the volumes entered");
        }
    }

    Pair m_pair;
    bool m_wantDetails;
    std::stop_token m_stop;
    PlainSight m_plain;
    const geometry::Polygon* m_arc;
    RulingExtras m_extras;
    std::optional<int> m_hidingIndex; ///< set where the target is seen within a range only
    bool m_isDetectionAll = false;    ///< only that range hides it
    bool m_isSeenButForRange = false;
    std::optional<Reason> m_noKeywords; ///< set where a rule asks for keywords, and the target has none at all
    Ruling m_ruling;
    Blocking m_blocking;
    std::vector<IgnoredElement> m_ignoredByFire; ///< by obstacles that block fire, or fire only
    LineFinding m_sight;
    std::optional<std::vector<Effect>> m_hiding; ///< see `allThatHides`
    std::vector<PartialEffect> m_partial;        ///< among them
    /// Sorted blockers and whether all of the facing part is seen past them, see `isAllSeenPast`.
    mutable std::vector<std::pair<std::vector<int>, bool>> m_seenPast;
    mutable std::vector<std::optional<bool>> m_isSeenOver; ///< by obstacle, see `isSeenOver`
    std::vector<CoverHit> m_cover;
    bool m_isLine = false; ///< not blocked, before other conditions on the line
    const std::vector<LineEnd> m_noEnds;
    std::shared_ptr<const Ends> m_sources;
    std::shared_ptr<const Ends> m_allTargets;
    std::optional<std::vector<LineEnd>> m_targetsInArc; ///< set where an arc clips them
    std::vector<Reason> m_later;                        ///< reported after cover
};

} // namespace

Ruling rulingOf(const PackTable& table,
                std::size_t observer,
                std::size_t target,
                bool wantDetails,
                const std::stop_token& stop,
                PlainSight plain,
                const geometry::Polygon* arc,
                const RulingExtras& extras) {
    return RulingEvaluator{table, observer, target, wantDetails, stop, plain, arc, extras}.rule();
}

bool seesUnder(const PackTable& table, std::size_t observer, std::size_t target, const std::stop_token& stop) {
    return RulingEvaluator{table, observer, target, false, stop, PlainSight::Unknown, nullptr, {}}.sees();
}

} // namespace sightline::scenarios

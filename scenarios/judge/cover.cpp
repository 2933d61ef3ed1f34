#include "scenarios/judge/cover.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/depth.h"
#include "geometry/sight/plan/whole_view.h"
#include "geometry/sight/seen/seen_bounds.h"
#include "geometry/sight/seen/seen_width.h"
#include "scenarios/judge/heights_on_way.h"
#include "scenarios/judge/hexes.h"
#include "scenarios/judge/hidden_area.h"
#include "scenarios/judge/position_fan.h"
#include "scenarios/judge/seams.h"
#include "scenarios/judge/sizes.h"
#include "scenarios/judge/wall_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <span>
#include <tuple>

namespace sightline::scenarios {

using geometry::Length;
using geometry::SightLine;

namespace {

/// The error of shares, 0 to 1, by which fewer obstacles may seem to hide more: that of a share in space. An obstacle
/// set that misses the wanted share by less is examined in full.
constexpr double kTellingShare = 1e-3;

class CoverEvaluator {
public:
    CoverEvaluator(const Pair& pair, const SightFacts& sight, const std::stop_token& stop)
        : m_pair{pair},
          m_sight{sight},
          m_stop{stop},
          m_sourceEnds{pair.sources(pair.pack().coverLines.source)},
          m_targetEnds{pair.targets(pair.pack().coverLines.target)},
          m_sources{m_sourceEnds->single},
          m_targets{m_targetEnds->single},
          m_areShapes{std::ranges::none_of(m_sources, &LineEnd::isPoint) &&
                      std::ranges::none_of(m_targets, &LineEnd::isPoint)},
          m_arePoints{std::ranges::all_of(m_sources, &LineEnd::isPoint) &&
                      std::ranges::all_of(m_targets, &LineEnd::isPoint)},
          m_targetBox{boxOf(m_targets)} {}

    CoverFinding find() {
        CoverFinding finding;
        for (const CoverLine& line : m_pair.pack().cover) {
            if (!m_sight.wantMet && line.trigger != CoverTrigger::NoneVisible) {
                continue;
            }
            if (!concerns(line)) {
                if (const auto elements = metButForKeywords(line)) {
                    finding.withoutKeywords.push_back({&line, *elements, *elements, {}});
                }
                continue;
            }
            if (line.trigger == CoverTrigger::Judge) {
                finding.questions.push_back(&line);
                continue;
            }
            const auto excluded = elementsOfLevel(finding, line.exclusiveWith);
            if (const auto elements = met(line, excluded)) {
                finding.hits.push_back(hitBy(line, *elements));
                finding.hits.back().hiddenShare = hiddenShareBy(line, excluded);
            }
        }
        return finding;
    }

    std::optional<MissedCover> findMissed() {
        for (const CoverLine& line : m_pair.pack().cover) {
            if (auto missed = concerns(line) ? missedBy(line) : metButForModels(line)) {
                return missed;
            }
        }
        return {};
    }

private:
    using Met = std::optional<std::vector<int>>;

    static std::vector<int> elementsOfLevel(const CoverFinding& finding, const QString& level) {
        std::vector<int> elements;
        for (const CoverHit& hit : finding.hits) {
            if (!level.isEmpty() && hit.line->level == level) {
                elements.insert(elements.end(), hit.elements.begin(), hit.elements.end());
            }
        }
        return elements;
    }

    /// Returns the hit of a line that is met by the obstacles, with those of them that give the cover.
    CoverHit hitBy(const CoverLine& line, const std::vector<int>& elements) {
        CoverHit hit{&line, elements, elements, {}};
        const auto things = thingsOf(elements);
        if (things.size() < 2) {
            return hit;
        }
        const auto isMetBy = [&](const std::vector<int>& thing) { return metBy(line, thing).has_value(); };
        if (line.trigger == CoverTrigger::AnyLine && m_pair.pack().coverLines.pick == Pick::Any) {
            hit.isEachAlone = !m_arePoints || isMetBy(things.front()); // else lines run along a common edge
        } else if (line.trigger == CoverTrigger::AllLines || line.trigger == CoverTrigger::MemberOrBehind) {
            std::vector<std::vector<int>> alone;
            std::ranges::copy_if(things, std::back_inserter(alone), isMetBy);
            hit.isEachAlone = !alone.empty();
            hit.givers = joined(alone.empty() ? fewestThatMeet(line, things) : alone);
        }
        return hit;
    }

    /// Returns the obstacles by what they belong to: the same piece, or a model.
    std::vector<std::vector<int>> thingsOf(const std::vector<int>& elements) const {
        std::vector<std::vector<int>> things;
        const auto& obstacles = m_pair.table.obstacles();
        for (const int element : elements) {
            const Obstacle& own = obstacles[static_cast<std::size_t>(element)];
            const auto known = std::ranges::find_if(things, [&](const std::vector<int>& thing) {
                const Obstacle& other = obstacles[static_cast<std::size_t>(thing.front())];
                return own.piece == other.piece && own.model == other.model;
            });
            if (known == things.end()) {
                things.push_back({element});
            } else {
                known->push_back(element);
            }
        }
        return things;
    }

    static std::vector<int> joined(const std::vector<std::vector<int>>& things) {
        std::vector<int> elements;
        for (const std::vector<int>& thing : things) {
            elements.insert(elements.end(), thing.begin(), thing.end());
        }
        std::ranges::sort(elements);
        return elements;
    }

    /// Returns those of the things that still meet a line together, of which none can be left out.
    std::vector<std::vector<int>> fewestThatMeet(const CoverLine& line, std::vector<std::vector<int>> things) {
        for (std::size_t i = things.size(); i-- > 0 && things.size() > 2;) {
            std::vector<std::vector<int>> without = things;
            without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
            if (metBy(line, joined(without))) {
                things = std::move(without);
            }
        }
        return things;
    }

    /// Returns the obstacles by which a line would be met if the target, which has no keywords, had those it asks for.
    Met metButForKeywords(const CoverLine& line) {
        const bool isRequested = m_sight.wantMissed && !line.keywords.isEmpty() && m_pair.target().keywords.isEmpty();
        return isRequested && concernsBut(line) ? met(line, {}) : Met{};
    }

    /// True if the conditions on the two models hold.
    bool concerns(const CoverLine& line) const {
        return (line.keywords.isEmpty() || hasAny(m_pair.target().keywords, line.keywords)) && concernsBut(line);
    }

    /// True if the conditions on the two models hold, but for the keywords that the line asks for.
    bool concernsBut(const CoverLine& line) const {
        const Model& target = m_pair.target();
        return !hasAny(target.keywords, line.offKeywords) && !hasAny(target.states, line.offStates) &&
               (!line.modelsApartOver || m_pair.apart() > *line.modelsApartOver);
    }

    /// Returns the obstacles that meet the conditions independent of lines; of those that only hide by how lines of
    /// sight meet them, the ones between the two.
    std::vector<int> candidates(const CoverLine& line, const std::vector<int>& excluded) {
        std::vector<int> found;
        const auto add = [&](int index) {
            if (std::ranges::find(excluded, index) == excluded.end() && isCandidate(line, index)) {
                if (found.empty()) {
                    found.reserve(8);
                }
                found.push_back(index);
            }
        };
        const std::vector<int>& elements = m_pair.table.elementsOf(line);
        const std::vector<int>* near = elements.empty() ? nullptr : nearLinesOf(line);
        if (!near) {
            std::ranges::for_each(elements, add);
            return found;
        }
        auto element = elements.begin();
        for (const int index : *near) {
            element = std::find_if(element, elements.end(), [index](int other) { return other >= index; });
            if (element == elements.end()) {
                break;
            }
            if (*element == index) {
                add(index);
            }
        }
        return found;
    }

    /// Returns obstacles, ascending, all others of which are too far from the lines to matter to that line of the pack;
    /// null: none are known.
    const std::vector<int>* nearLinesOf(const CoverLine& line) {
        const bool isOfLines = line.trigger == CoverTrigger::AnyLine || line.trigger == CoverTrigger::AllLines;
        if (isOfLines && m_arePoints) {
            return &indicesBetween();
        }
        const bool isOfShapes = isOfLines && m_areShapes && isBetweenKnown();
        return isOfShapes || hidesByLinesOfSight(line) ? &*m_sight.blocking.between : nullptr;
    }

    /// True if obstacles that no line of sight meets cannot matter to the line: `SightFacts::hiding` leaves them out.
    bool hidesByLinesOfSight(const CoverLine& line) const {
        const bool areInSpace = m_pair.pack().coverLines.plane == MeasurePlane::Space;
        const bool isOfLinesOfSight =
            line.trigger == CoverTrigger::NotFull || (line.trigger == CoverTrigger::Fraction && areInSpace);
        return isOfLinesOfSight && m_pair.table.isVolume() && m_sight.blocking.between && !reachFarther() &&
               !m_pair.hasBody();
    }

    /// Returns those of the obstacles that meet the conditions independent of lines.
    std::vector<int> candidatesAmong(const std::vector<int>& elements, const CoverLine& line) {
        std::vector<int> found;
        std::ranges::copy_if(elements, std::back_inserter(found), [&](int index) { return isCandidate(line, index); });
        return found;
    }

    bool isCandidate(const CoverLine& line, int index) {
        const Obstacle& obstacle = m_pair.table.obstacles()[static_cast<std::size_t>(index)];
        return mayMatter(line, index) && isObstacleFor(*line.elements, obstacle, m_pair) && isLarge(line, obstacle) &&
               (!line.contact || isNear(m_pair.table, m_pair.target(), obstacle, Length{})) &&
               (!line.targetNear || isNear(m_pair.table, m_pair.target(), obstacle, *line.targetNear)) &&
               !isIgnored(line, obstacle) && !isPassedInSpace(line, obstacle) && !isIgnoredForSight(line, index);
    }

    /// True if a clause leaves out all of the obstacle; of woods that count by hexes only those that models stand in.
    bool isIgnored(const CoverLine& line, const Obstacle& obstacle) const {
        return (line.weights.empty() || !countsByHexes(obstacle, m_pair.pack())) &&
               ignoredBy(line.ignore, obstacle, m_pair);
    }

    /// Returns the obstacles that would meet a line of the trigger `any-line` if they were nearer to the target.
    Met metButForDistance(const CoverLine& line) {
        const bool isOfParts = std::ranges::any_of(line.ignore, &IgnoreClause::onlyParts);
        if (line.trigger != CoverTrigger::AnyLine || isOfParts || (!line.targetNear && !line.crossingWithin)) {
            return {};
        }
        CoverLine anywhere = line;
        anywhere.targetNear.reset();
        anywhere.crossingWithin.reset();
        auto elements = candidatesAmong(m_pair.table.elementsOf(line), anywhere);
        // From a place that the observer chooses, lines may cross each of them alone, or none.
        std::erase_if(elements, [&](int element) { return !metBy(anywhere, {element}); });
        return elements.empty() ? Met{} : Met{std::move(elements)};
    }

    /// Returns the obstacles that would meet a line if the target touched them.
    Met metButForContact(const CoverLine& line) {
        if (!line.contact) {
            return {};
        }
        CoverLine apart = line;
        apart.contact = false;
        return metBy(apart, candidatesAmong(m_pair.table.elementsOf(line), apart));
    }

    /// Returns the pieces that would meet a line if they were higher.
    Met metButForHeight(const CoverLine& line) {
        if (!line.elements || !line.elements->minHeight) {
            return {};
        }
        CoverLine ofAnyHeight = line;
        ofAnyHeight.elements->minHeight.reset();
        const auto& obstacles = m_pair.table.obstacles();
        std::vector<int> standing;
        for (const Obstacle& obstacle : obstacles) {
            if (!obstacle.isFlat && m_pair.table.isMeant(*ofAnyHeight.elements, obstacle)) {
                standing.push_back(m_pair.table.indexOf(obstacle));
            }
        }
        auto elements = metBy(ofAnyHeight, candidatesAmong(standing, ofAnyHeight));
        if (elements) {
            std::erase_if(*elements, [&](int element) {
                return m_pair.table.isMeant(*line.elements, obstacles[static_cast<std::size_t>(element)]);
            });
        }
        return elements && !elements->empty() ? elements : Met{};
    }

    /// Returns the obstacles that other lines than the shortest one cross.
    Met metButForClosestLine(const CoverLine& line) {
        if (line.trigger != CoverTrigger::ClosestLine) {
            return {};
        }
        CoverLine ofAny = line;
        ofAny.trigger = CoverTrigger::AnyLine;
        auto elements = candidatesAmong(m_pair.table.elementsOf(line), ofAny);
        std::erase_if(elements, [&](int element) { return !metBy(ofAny, {element}); });
        return elements.empty() ? Met{} : Met{std::move(elements)};
    }

    /// Returns the obstacles that hide a part of the target, but too little of it.
    Met metButForShare(const CoverLine& line) {
        if (line.trigger != CoverTrigger::Fraction) {
            return {};
        }
        CoverLine ofAnyShare = line;
        ofAnyShare.fraction = kTellingShare;
        auto elements = metBy(ofAnyShare, candidates(line, {}));
        if (elements) {
            std::erase_if(*elements, [&](int element) { return !mayLieBetween(element); });
        }
        return elements && !elements->empty() ? elements : Met{};
    }

    /// Returns what would meet a line if none of its clauses of `ignore` took it out.
    std::optional<MissedCover> metButForIgnoring(const CoverLine& line) {
        CoverLine ofAll = line;
        std::erase_if(ofAll.ignore, [](const IgnoreClause& clause) { return !clause.onlyParts; });
        if (ofAll.ignore.size() == line.ignore.size()) {
            return {};
        }
        auto elements = metBy(ofAll, candidatesAmong(m_pair.table.elementsOf(line), ofAll));
        const auto clauseOf = [&](int element) {
            return ignoredBy(line.ignore, m_pair.table.obstacles()[static_cast<std::size_t>(element)], m_pair);
        };
        if (elements) {
            std::erase_if(*elements, [&](int element) { return !clauseOf(element); });
        }
        if (!elements || elements->empty()) {
            return {};
        }
        const int clause = *clauseOf(elements->front());
        std::erase_if(*elements, [&](int element) { return clauseOf(element) != clause; });
        return MissedCover{&line, MissedCondition::Ignored, std::move(*elements), clause};
    }

    /// Returns what misses a line for one condition alone.
    std::optional<MissedCover> missedBy(const CoverLine& line) {
        if (auto elements = metButForDistance(line)) {
            return MissedCover{&line, MissedCondition::Distance, std::move(*elements)};
        }
        if (auto elements = metButForContact(line)) {
            return MissedCover{&line, MissedCondition::Contact, std::move(*elements)};
        }
        if (auto elements = metButForHeight(line)) {
            return MissedCover{&line, MissedCondition::Height, std::move(*elements)};
        }
        if (auto elements = metButForClosestLine(line)) {
            return MissedCover{&line, MissedCondition::ClosestLine, std::move(*elements)};
        }
        if (auto elements = metButForShare(line)) {
            return MissedCover{&line, MissedCondition::Share, std::move(*elements), 0, {}, hiddenShareBy(line, {})};
        }
        return metButForIgnoring(line);
    }

    /// Returns what would meet a line if one condition on the two models held that does not.
    std::optional<MissedCover> metButForModels(const CoverLine& line) {
        const Model& target = m_pair.target();
        const auto firstOf = [](const QStringList& have, const QStringList& words) {
            const auto word = std::ranges::find_if(words, [&](const QString& one) { return hasAny(have, {one}); });
            return word == words.end() ? QString{} : *word;
        };
        const QString keyword = firstOf(target.keywords, line.offKeywords);
        const QString state = firstOf(target.states, line.offStates);
        const bool areNear = line.modelsApartOver && m_pair.apart() <= *line.modelsApartOver;
        const int missed = (keyword.isEmpty() ? 0 : 1) + (state.isEmpty() ? 0 : 1) + (areNear ? 1 : 0);
        if (missed != 1 || (!line.keywords.isEmpty() && !hasAny(target.keywords, line.keywords))) {
            return {};
        }
        auto elements = met(line, {});
        if (!elements || elements->empty()) {
            return {};
        }
        const MissedCondition condition = areNear             ? MissedCondition::Apart
                                          : keyword.isEmpty() ? MissedCondition::State
                                                              : MissedCondition::Keyword;
        return MissedCover{&line, condition, std::move(*elements), 0, keyword.isEmpty() ? state : keyword};
    }

    bool areInSpace() const { return m_pair.table.isVolume() && m_pair.pack().coverLines.plane == MeasurePlane::Space; }

    /// True if the obstacle has no part in the line because all lines that this is about pass over it or under it:
    /// those of sight where it is about what they hide, else those of cover, if they run in space.
    bool isPassedInSpace(const CoverLine& line, const Obstacle& obstacle) {
        if (!m_pair.table.isVolume() || !obstacle.height) {
            return false;
        }
        if (line.trigger == CoverTrigger::NotFull || line.trigger == CoverTrigger::Fraction) {
            const bool isOfWidth = line.trigger == CoverTrigger::Fraction && !isOfArea();
            return !countsAtAnyHeight(obstacle, m_pair.pack()) &&
                   ((isOfWidth && !standsBeforeShareOfHeight(line.fraction, obstacle)) ||
                    !isMetInHeight(obstacle, linesOfSight(), {}));
        }
        const bool isOfLines = line.trigger == CoverTrigger::AnyLine || line.trigger == CoverTrigger::AllLines;
        return isOfLines && areInSpace() && m_sources.size() == 1 && !m_pair.table.isEndless(obstacle) &&
               (isUnderfoot(obstacle) || !isMetInHeight(obstacle, heightsOfBodies(), halfHeightOfLines(m_pair.pack())));
    }

    /// True if both models stand at the top of the solid or higher: lines run over it, however wide they are.
    /// Precondition: it has a height.
    bool isUnderfoot(const Obstacle& obstacle) const {
        const Length lowestFoot = std::min(m_pair.observer().elevation, m_pair.target().elevation);
        return !obstacle.isFlat && obstacle.elevation + *obstacle.height <= lowestFoot;
    }

    /// True if some line of such heights can meet the obstacle, grown by `spare` above and below. Precondition: it has
    /// a height.
    bool isMetInHeight(const Obstacle& obstacle, const HeightsOnWay& heights, Length spare) {
        const auto way = heights.between(obstacle.elevation - spare, obstacle.elevation + *obstacle.height + spare);
        if (!way || (way->from <= 0.0 && way->to >= 1.0)) {
            return way.has_value();
        }
        const int element = m_pair.table.indexOf(obstacle);
        if (!isCrossedByBaseLines(element)) {
            return true; // it has no part in any line, whatever its height
        }
        const auto [known, isNew] = m_isMet.try_emplace({element, way->from, way->to});
        if (isNew) {
            known->second = isMetOnWay(element, *way);
        }
        return known->second;
    }

    /// True if some line between the two meets the obstacle on that part of its way, as seen from above. Precondition:
    /// some line meets it somewhere.
    bool isMetOnWay(int element, const geometry::WayPart& way) {
        const ElementShapes& shapes = m_pair.table.shapes();
        const geometry::CutOutline& cut = shapes.cut(element);
        if (m_pair.hasBody()) {
            return crossOnWay(geometry::BaseCorners{m_pair.observerShape()},
                              geometry::BaseCorners{m_pair.targetShape()}, way, cut);
        }
        const geometry::BaseCorners& observer = shapes.corners(m_pair.observerIndex);
        const geometry::BaseCorners& target = shapes.corners(m_pair.targetIndex);
        if (!m_alongTheWay) {
            m_alongTheWay.emplace(observer, target);
        }
        const auto known = m_alongTheWay->isMetOn(way, cut);
        return known ? *known : crossOnWay(observer, target, way, cut);
    }

    /// True if the obstacle is as high beside the target as more than that share of it. Precondition: it has a height.
    bool standsBeforeShareOfHeight(double share, const Obstacle& obstacle) {
        const auto& [low, high] = linesOfSight().to;
        const Length common = std::min(obstacle.elevation + *obstacle.height, high) - std::max(obstacle.elevation, low);
        return static_cast<double>(common.nanometers()) > share * static_cast<double>((high - low).nanometers());
    }

    /// Returns the heights of lines of sight to the lower part of the target and to its upper part, each as high as the
    /// share that stays in sight: what all lines to either part pass hides no more than the rest.
    std::pair<HeightsOnWay, HeightsOnWay> partsInSight(double hidden) {
        const HeightsOnWay& all = linesOfSight();
        const auto& [low, high] = all.to;
        const Length part =
            Length::fromNanometers(std::llround((1.0 - hidden) * static_cast<double>((high - low).nanometers())));
        return {{all.from, {low, low + part}}, {all.from, {high - part, high}}};
    }

    const HeightsOnWay& linesOfSight() {
        if (!m_heightsOfSight) {
            m_heightsOfSight = heightsOfSight();
        }
        return *m_heightsOfSight;
    }

    /// Returns the heights of all lines of sight.
    HeightsOnWay heightsOfSight() const {
        const auto sources = m_pair.sightSources();
        const auto targets = m_pair.targets(m_pair.pack().target);
        const auto of = [](const LineEnd& end) { return HeightsAtEnd{end.elevation, end.elevation + end.height}; };
        return sources->single.size() == 1 && targets->single.size() == 1
                   ? HeightsOnWay{of(sources->single.front()), of(targets->single.front())}
                   : heightsOfBodies();
    }

    /// Returns the heights of lines from any part of the one body to any part of the other.
    HeightsOnWay heightsOfBodies() const {
        const auto of = [&](std::size_t model) {
            return HeightsAtEnd{m_pair.table.scenario().models[model].elevation, topOf(model)};
        };
        return {of(m_pair.observerIndex), of(m_pair.targetIndex)};
    }

    Length topOf(std::size_t model) const {
        return m_pair.table.scenario().models[model].elevation + m_pair.table.heightOf(model);
    }

    /// An obstacle ignored for sight hides nothing: none of the lines of `block` that match it blocks lines of the
    /// pair.
    bool isIgnoredForSight(const CoverLine& line, int element) const {
        const auto is = [&](const auto& entry) { return entry.obstacle == element; };
        const bool isOfSight =
            line.trigger == CoverTrigger::NotFull ||
            (line.trigger == CoverTrigger::Fraction && isOfArea() && obstacleAt(element).neverFull.empty());
        return isOfSight && std::ranges::any_of(m_sight.blocking.ignored, is) &&
               std::ranges::none_of(m_sight.blocking.effects, is);
    }

    /// False for obstacles that no line of cover can meet, or only too far from the target for the line of the pack: a
    /// fast test for most obstacles of a table.
    bool mayMatter(const CoverLine& line, int element) {
        if ((line.trigger != CoverTrigger::AnyLine && line.trigger != CoverTrigger::AllLines) ||
            !(m_areShapes || m_arePoints)) {
            return true;
        }
        if (m_arePoints) {
            return std::ranges::binary_search(indicesBetween(), element);
        }
        const auto& obstacle = m_pair.table.obstacles()[static_cast<std::size_t>(element)];
        return mayLieBetween(element) &&
               (!line.crossingWithin || isNear(m_pair.table, m_pair.target(), obstacle, *line.crossingWithin));
    }

    /// True if lines of cover meet the same obstacles as lines of sight: on flat tables, unless they alone reach all of
    /// the cells.
    bool isBetweenKnown() const { return m_sight.blocking.between && !m_pair.table.isVolume() && !reachFarther(); }
    bool reachFarther() const {
        const RulePack& pack = m_pair.pack();
        const auto areCells = [](Region region) { return region == Region::CellCorner || region == Region::Cell; };
        return (areCells(pack.coverLines.source) && !areCells(pack.source.region)) ||
               (areCells(pack.coverLines.target) && !areCells(pack.target));
    }

    /// True if lines between the two bases may meet it.
    bool mayLieBetween(int element) {
        if (isBetweenKnown()) {
            return std::ranges::binary_search(*m_sight.blocking.between, element);
        }
        const ElementShapes& shapes = m_pair.table.shapes();
        return m_pair.hasBody() || (shapes.mayLieBetween(m_pair.observerIndex, m_pair.targetIndex, element) &&
                                    baseLines().mayMeet(shapes.cut(element)));
    }

    /// Returns the obstacles that lines between the positions may meet.
    const std::vector<int>& indicesBetween() {
        if (isBetweenKnown()) {
            return *m_sight.blocking.between;
        }
        if (!m_indicesBetween) {
            m_indicesBetween = outlines().inCorridor(around(m_sources), around(m_targets));
        }
        return *m_indicesBetween;
    }

    /// Returns the box around the positions of the ends; empty for none.
    static geometry::Box boxOf(const std::vector<LineEnd>& places) {
        geometry::Box box;
        for (const LineEnd& place : places) {
            const geometry::Point p = place.shape.position;
            box = &place == &places.front() ? geometry::Box{p, p} : geometry::joined(box, {p, p});
        }
        return box;
    }

    static geometry::PlacedFootprint around(const std::vector<LineEnd>& places) {
        const auto [low, high] = boxOf(places);
        // The center may lie between nanometers, which moves a side by up to 0.5 nm; the rest is margin, since the
        // result has to contain all positions.
        const Length spare = Length::fromNanometers(10);
        const auto half = [](Length a, Length b) {
            return Length::fromNanometers((a.nanometers() + b.nanometers()) / 2);
        };
        return {*geometry::Footprint::rectangle(high.x - low.x + spare, high.y - low.y + spare),
                {half(low.x, high.x), half(low.y, high.y)},
                {}};
    }

    const geometry::TerrainMap& outlines() const { return m_pair.table.shapes().outlines(); }

    /// Returns the lines from a source to a target, both shapes.
    const geometry::LinesBetween& lines(std::size_t source, std::size_t target) {
        m_lines.resize(m_sources.size() * m_targets.size());
        auto& lines = m_lines[source * m_targets.size() + target];
        if (!lines && areBases(source, target)) {
            return baseLines();
        }
        if (!lines) {
            lines.emplace(m_sources[source].shape, m_targets[target].shape);
        }
        return *lines;
    }

    bool areBases(std::size_t source, std::size_t target) const {
        return !m_pair.hasBody() && m_sources[source].shape == m_pair.observer().placed() &&
               m_targets[target].shape == m_pair.target().placed();
    }

    /// Returns all lines between the two bases.
    const geometry::LinesBetween& baseLines() {
        if (!m_baseLines) {
            const ElementShapes& shapes = m_pair.table.shapes();
            if (m_pair.hasBody()) {
                m_baseLines.emplace(m_pair.observerShape(), m_pair.targetShape());
            } else {
                m_baseLines.emplace(shapes.corners(m_pair.observerIndex), shapes.corners(m_pair.targetIndex));
            }
        }
        return *m_baseLines;
    }

    /// True if some line between the two bases passes through it; several lines of the pack ask that of one obstacle.
    bool isCrossedByBaseLines(int element) {
        if (m_isCrossed.empty()) {
            m_isCrossed.resize(m_pair.table.obstacles().size());
        }
        auto& isCrossed = m_isCrossed[static_cast<std::size_t>(element)];
        if (!isCrossed) {
            isCrossed = mayLieBetween(element) && baseLines().cross(m_pair.table.shapes().cut(element));
        }
        return *isCrossed;
    }

    bool isLarge(const CoverLine& line, const Obstacle& obstacle) const {
        if (!line.comparison) {
            return true;
        }
        const auto [element, observer, target] = sizesOf(line, obstacle);
        const bool isLargeAlways = compares(*line.comparison, element, observer, target);
        if (isLargeAlways || !line.shadow) {
            return isLargeAlways;
        }
        const Model& lower = observer < target ? m_pair.observer() : m_pair.target();
        return holdsTarget(obstacle) ||
               (element >= std::min(observer, target) && isNear(m_pair.table, lower, obstacle, *line.shadow));
    }

    /// The sizes of an obstacle and of both models, as a line of the pack compares them.
    struct SizesOfThree {
        double element = 0.0;
        double observer = 0.0;
        double target = 0.0;
    };
    SizesOfThree sizesOf(const CoverLine& line, const Obstacle& obstacle) const {
        const auto use = SizeUse::Height;
        const PackTable& table = m_pair.table;
        const auto index = static_cast<std::size_t>(table.indexOf(obstacle));
        return {table.sizeOfElement(index, use) - line.largerBy, table.sizeOf(m_pair.observerIndex, use),
                table.sizeOf(m_pair.targetIndex, use)};
    }

    /// True if the target stands in the obstacle: it is looked at inside, whatever its size.
    bool holdsTarget(const Obstacle& obstacle) const {
        return obstacle.piece >= 0 &&
               m_pair.table.standingOf(m_pair.targetIndex, static_cast<std::size_t>(obstacle.piece), false).in;
    }

    Met met(const CoverLine& line, const std::vector<int>& excluded) {
        switch (line.trigger) {
        case CoverTrigger::NoneVisible: return m_sight.visible ? Met{} : Met{std::vector<int>{}};
        case CoverTrigger::Higher: return isHigher(line) ? Met{std::vector<int>{}} : Met{};
        case CoverTrigger::NotFull:
            if (!line.elements) {
                return m_sight.fullyVisible ? Met{} : Met{std::vector<int>{}};
            }
            break;
        case CoverTrigger::Count:
            if (!line.elements) {
                return countMet(line, elementsBetween());
            }
            break;
        case CoverTrigger::Judge: return {};
        default: break;
        }
        return metBy(line, candidates(line, excluded));
    }

    /// Returns the obstacles by which a line is met, of those that meet the conditions independent of lines.
    Met metBy(const CoverLine& line, const std::vector<int>& elements) {
        if (line.trigger == CoverTrigger::AnyLine || line.trigger == CoverTrigger::AllLines) {
            if (const auto parts = partsOf(line, elements)) {
                return parts->empty()                          ? Met{}
                       : line.trigger == CoverTrigger::AnyLine ? anyLinePast(line, *parts)
                                                               : allLinesPast(*parts);
            }
        }
        if (elements.empty() && line.trigger != CoverTrigger::Count) {
            return {};
        }
        switch (line.trigger) {
        case CoverTrigger::AnyLine: return anyLine(line, elements);
        case CoverTrigger::AllLines: return allLines(elements);
        case CoverTrigger::Fraction: return fraction(line, elements);
        case CoverTrigger::NotFull: return notFull(elements);
        case CoverTrigger::ClosestLine: return closestLine(elements);
        case CoverTrigger::Count: return countMet(line, elements);
        case CoverTrigger::Member: return member(line, elements);
        case CoverTrigger::MemberOrBehind: {
            auto inside = member(line, elements);
            return inside ? inside : allLines(elements);
        }
        default: return {};
        }
    }

    /// The stretches of a wall beside the openings through which all lines of a pair pass, whatever their heights.
    struct Stretches {
        std::vector<geometry::CutOutline> cuts;
        std::vector<int> all; ///< the indices of the blockers of `map`
        geometry::TerrainMap map;
    };

    /// An obstacle, or its remaining parts where only parts of it count.
    struct ElementPart {
        int element = 0;
        std::shared_ptr<const RemainingParts::Left> left = {}; ///< null: all of it, or `stretches`
        std::shared_ptr<const Stretches> stretches = {};
    };

    /// Returns the stretches of a wall with such openings; null: the obstacle counts as a whole.
    std::shared_ptr<const Stretches> stretchesOf(int element) {
        const auto known = m_stretches.find(element);
        return known != m_stretches.end() ? known->second
                                          : m_stretches[element] = madeStretches(element, heightsOfBodies().on({}));
    }

    /// Returns those beside the openings through which all lines of such heights pass.
    std::shared_ptr<const Stretches> madeStretches(int element, const HeightsAtEnd& lines) const {
        const Obstacle& obstacle = m_pair.table.obstacles()[static_cast<std::size_t>(element)];
        const auto* wall = std::get_if<geometry::Wall>(&obstacle.outline);
        if (!wall) {
            return {};
        }
        const Length low = lines.low - obstacle.elevation;
        const Length high = lines.high - obstacle.elevation;
        std::vector<geometry::SheetOpening> passages =
            bodyClosedUpTo({}, {}, {}, openingsOf(obstacle, m_pair.table.pieces())).openings;
        std::erase_if(passages, [&](const geometry::SheetOpening& opening) {
            const bool isOpenAbove = obstacle.height && opening.top >= *obstacle.height;
            return opening.sill > std::max(low, Length{}) || (opening.top < high && !isOpenAbove);
        });
        if (passages.empty()) {
            return {};
        }
        auto made = std::make_shared<Stretches>();
        std::vector<geometry::Blocker> blockers;
        for (const WallPart& part : wallPartsAround(*wall, {}, obstacle.height, passages, {})) {
            if (part.foot < high && (!part.height || part.foot + *part.height > low)) { // neither sill nor lintel
                made->cuts.emplace_back(part.outline);
                made->all.push_back(static_cast<int>(blockers.size()));
                blockers.push_back({part.outline, {}, {}});
            }
        }
        made->map = geometry::TerrainMap{std::move(blockers)};
        return made;
    }

    /// Returns the parts of obstacles of which only parts count, among the others; std::nullopt if all obstacles count
    /// as a whole.
    std::optional<std::vector<ElementPart>> partsOf(const CoverLine& line, const std::vector<int>& elements) {
        const bool mayBeOpen = m_areShapes && m_pair.table.isVolume();
        if (!mayBeOpen && std::ranges::none_of(line.ignore, &IgnoreClause::onlyParts)) {
            return {};
        }
        std::vector<ElementPart> parts;
        bool isAnyPartial = false;
        for (const int element : elements) {
            const auto left =
                partsLeftOf(line.ignore, m_pair.table.obstacles()[static_cast<std::size_t>(element)], m_pair);
            const auto stretches = left || !mayBeOpen ? nullptr : stretchesOf(element);
            isAnyPartial = isAnyPartial || left || stretches;
            if (!(left && left->left->outlines().empty()) && !(stretches && stretches->all.empty())) {
                parts.push_back({element, left ? left->left : nullptr, stretches});
            }
        }
        return isAnyPartial ? std::optional{std::move(parts)} : std::nullopt;
    }

    std::vector<const geometry::CutOutline*> cutsOf(const ElementPart& part) const {
        if (!part.left && !part.stretches) {
            return {&m_pair.table.shapes().cut(part.element)};
        }
        std::vector<const geometry::CutOutline*> cuts;
        std::ranges::transform(part.left ? part.left->cuts() : part.stretches->cuts, std::back_inserter(cuts),
                               [](const auto& cut) { return &cut; });
        return cuts;
    }

    bool isCrossedPast(const CoverLine& line, const geometry::CutOutline& cut) {
        for (std::size_t s = 0; s < m_sources.size(); ++s) {
            for (std::size_t t = 0; t < m_targets.size(); ++t) {
                if (!line.crossingWithin && !line.crossingBeyond && !cut.isWall()) {
                    if (lines(s, t).cross(cut)) {
                        return true;
                    }
                    continue;
                }
                const auto nearest = lines(s, t).nearestCrossing(cut);
                if (nearest && (!line.crossingWithin || *nearest <= *line.crossingWithin) &&
                    (!line.crossingBeyond || *nearest > *line.crossingBeyond)) {
                    return true;
                }
            }
        }
        return false;
    }

    Met anyLinePast(const CoverLine& line, const std::vector<ElementPart>& parts) {
        std::vector<int> crossed;
        std::vector<const geometry::CutOutline*> cuts;
        for (const ElementPart& part : parts) {
            auto own = cutsOf(part);
            std::erase_if(own, [&](const auto* cut) { return !isCrossedPast(line, *cut); });
            if (!own.empty()) {
                crossed.push_back(part.element);
                cuts.insert(cuts.end(), own.begin(), own.end());
            }
        }
        if (crossed.empty()) {
            return {};
        }
        const bool hasFree = m_pair.pack().coverLines.pick == Pick::BestOne &&
                             std::ranges::any_of(m_sources, [&](const LineEnd& source) {
                                 return std::ranges::all_of(m_targets, [&](const LineEnd& target) {
                                     return geometry::wholeViewPoint(source.shape, target.shape, cuts).has_value();
                                 });
                             });
        return hasFree ? Met{} : Met{crossed};
    }

    Met allLinesPast(const std::vector<ElementPart>& parts) {
        if (!areHiddenByWholes(parts) && isAnyFreePast(parts)) {
            return {};
        }
        std::vector<int> elements;
        const CoverLine anywhere;
        for (const ElementPart& part : parts) {
            if (std::ranges::any_of(cutsOf(part), [&](const auto* cut) { return isCrossedPast(anywhere, *cut); })) {
                elements.push_back(part.element);
            }
        }
        return elements;
    }

    /// True if a fast test proves that obstacles which count as a whole hide the targets alone. False proves nothing.
    bool areHiddenByWholes(const std::vector<ElementPart>& parts) const {
        std::vector<int> wholes;
        for (const ElementPart& part : parts) {
            if (!part.left && !part.stretches) {
                wholes.push_back(part.element);
            }
        }
        return m_areShapes && !m_pair.hasBody() && !wholes.empty() &&
               std::ranges::all_of(m_targets, [&](const LineEnd& target) { return hidePlainly(target, wholes); });
    }

    /// A map of parts of obstacles, all of which count.
    struct MapOfParts {
        geometry::TerrainMap map;
        std::vector<int> all;
    };

    MapOfParts mapOf(const std::vector<ElementPart>& parts) const {
        std::vector<geometry::Blocker> blockers;
        std::vector<int> active;
        const auto add = [&](const geometry::BlockerOutline& outline) {
            active.push_back(static_cast<int>(blockers.size()));
            blockers.push_back({outline, {}, {}});
        };
        for (const ElementPart& part : parts) {
            if (part.left) {
                std::ranges::for_each(part.left->outlines(), add);
            } else if (part.stretches) {
                std::ranges::for_each(part.stretches->map.blockers(),
                                      [&](const geometry::Blocker& stretch) { add(stretch.outline); });
            } else {
                add(outlineOf(part.element));
            }
        }
        return {geometry::TerrainMap{std::move(blockers)}, std::move(active)};
    }

    /// True if some line from a source to a target passes all of the parts.
    bool isAnyFreePast(const std::vector<ElementPart>& parts) const {
        const auto [map, active] = mapOf(parts);
        return std::ranges::any_of(m_sources, [&](const LineEnd& source) {
            return std::ranges::any_of(m_targets, [&](const LineEnd& target) {
                return findLineOfSight(source.shape, target.shape, map, active, options(), m_stop).visibility ==
                       geometry::Visibility::Clear;
            });
        });
    }

    std::vector<int> elementsBetween() const {
        std::vector<int> elements;
        std::ranges::transform(m_sight.blocking.effects, std::back_inserter(elements), &Effect::obstacle);
        std::ranges::sort(elements);
        elements.erase(std::ranges::unique(elements).begin(), elements.end());
        return elements;
    }

    bool isHigher(const CoverLine& line) const {
        const Model& observer = m_pair.observer();
        const Length from =
            observer.elevation + (line.overTop ? m_pair.table.heightOf(m_pair.observerIndex) : Length{});
        return m_pair.target().elevation >= from + *line.targetUp;
    }

    const geometry::BlockerOutline& outlineOf(int element) const {
        return m_pair.table.obstacles()[static_cast<std::size_t>(element)].outline;
    }

    geometry::SightOptions options() const {
        geometry::SightOptions options;
        options.touch = m_pair.pack().line.touch;
        options.wantClearance = options.wantShares = false;
        return options;
    }

    /// True if the shortest line crosses the obstacle: in space where bodies on their way along the line meet it at its
    /// height, and beside the openings through which the line runs.
    bool isCrossedByShortest(const SightLine& line, int element) {
        if (!isCrossedInside(line, outlines(), std::array{element})) {
            return false;
        }
        if (!areInSpace()) {
            return true;
        }
        const auto there = partMeeting(line, element);
        if (!there) {
            return false;
        }
        const auto stretches = madeStretches(element, heightsOfShortest().on(*there));
        return !stretches || isCrossedInside(line, stretches->map, stretches->all);
    }

    /// Returns the part of the way on which the two bodies, moved along the line, meet the obstacle at its height.
    std::optional<geometry::WayPart> partMeeting(const SightLine& line, int element) const {
        const Obstacle& obstacle = m_pair.table.obstacles()[static_cast<std::size_t>(element)];
        const bool isEndless = !obstacle.height || m_pair.table.isEndless(obstacle);
        const auto way = isEndless
                             ? std::optional{geometry::WayPart{}}
                             : heightsOfBodies().between(obstacle.elevation, obstacle.elevation + *obstacle.height);
        std::optional<geometry::WayPart> met;
        for (const geometry::WayPart& part : partsInside(line, m_pair.table.shapes().cut(element))) {
            if (!way) {
                continue;
            }
            const geometry::WayPart both{std::max(part.from, way->from), std::min(part.to, way->to)};
            const bool isPoint = part.from == part.to && way->from < part.from && part.to < way->to; // of a wall
            if (both.from < both.to || isPoint) {
                met = met ? geometry::WayPart{std::min(met->from, both.from), std::max(met->to, both.to)} : both;
            }
        }
        return met;
    }

    /// Returns the heights of the shortest line: from the feet up to the tops of its ends.
    HeightsOnWay heightsOfShortest() const {
        const auto of = [](const Model& model, const std::vector<LineEnd>& ends) {
            return HeightsAtEnd{model.elevation, ends.front().elevation + ends.front().height};
        };
        return {of(m_pair.observer(), m_sources), of(m_pair.target(), m_targets)};
    }

    /// True if the line crosses the obstacles and does not only touch them: its ends are rounded to whole nanometers,
    /// so that lines beside it have to cross them too.
    bool isCrossedInside(const SightLine& line, const geometry::TerrainMap& map, std::span<const int> elements) const {
        const geometry::TouchRule touch = m_pair.pack().line.touch;
        const auto isHit = [&](const SightLine& segment) {
            return geometry::firstHit(betweenEnds(segment, m_pair.pack().line), map, elements, touch).has_value();
        };
        const std::array lines{line, beside(line, 1), beside(line, -1)};
        return touch == geometry::TouchRule::Clear ? std::ranges::all_of(lines, isHit)
                                                   : std::ranges::any_of(lines, isHit);
    }

    bool isCrossed(const SightLine& line, int element) const {
        return geometry::firstHit(betweenEnds(line, m_pair.pack().line), outlines(), std::array{element},
                                  m_pair.pack().line.touch)
            .has_value();
    }

    /// Returns the obstacles along whose common edge the line runs, none of which it crosses alone. An obstacle with an
    /// opening that lines pass is not among them.
    std::vector<int> seamCrossed(const SightLine& line, std::vector<int> elements) {
        if (areInSpace()) {
            std::erase_if(elements, [&](int element) { return stretchesOf(element) != nullptr; });
        }
        return seamOn(betweenEnds(line, m_pair.pack().line), outlines(), elements, m_pair.pack().line.touch);
    }

    /// Returns that for the shortest line, without what it passes in height or through an opening.
    std::vector<int> seamCrossedByShortest(const SightLine& line, std::vector<int> elements) {
        std::erase_if(elements, [&](int element) {
            return isCrossedInside(line, outlines(), std::array{element}) ||
                   (areInSpace() && !partMeeting(line, element));
        });
        return isCrossedInside(line, outlines(), elements) ? seamCrossed(line, std::move(elements))
                                                           : std::vector<int>{};
    }

    /// Returns that for the first of the lines between positions that runs along such an edge.
    std::vector<int> seamCrossedBetweenPlaces(const std::vector<int>& elements) {
        std::vector<int> seam;
        const auto crossesFrom = [&](const LineEnd& source) {
            return std::ranges::any_of(m_targets, [&](const LineEnd& target) {
                seam = seamCrossed({source.shape.position, target.shape.position}, elements);
                return !seam.empty();
            });
        };
        return std::ranges::any_of(m_sources, crossesFrom) ? seam : std::vector<int>{};
    }

    /// True if lines of cover cross the obstacle, within the required distances from the target.
    bool isCrossedByAny(const CoverLine& line, int element) {
        if (m_arePoints) {
            return isCrossedBetweenPlaces(element);
        }
        for (std::size_t s = 0; s < m_sources.size(); ++s) {
            for (std::size_t t = 0; t < m_targets.size(); ++t) {
                const LineEnd& source = m_sources[s];
                const LineEnd& target = m_targets[t];
                if (source.isPoint && target.isPoint) {
                    if (isCrossed({source.shape.position, target.shape.position}, element)) {
                        return true;
                    }
                    continue;
                }
                const geometry::CutOutline& cut = m_pair.table.shapes().cut(element);
                if (!cut.isWall() && !line.crossingWithin &&
                    (!line.crossingBeyond || (areBases(s, t) && isPlainlyBeyond(*line.crossingBeyond, element)))) {
                    if (lines(s, t).cross(cut)) {
                        return true;
                    }
                    continue;
                }
                if (line.crossingWithin && !line.crossingBeyond && !cut.isWall() &&
                    lines(s, t).crossPlainlyWithin(*line.crossingWithin, cut)) {
                    return true;
                }
                const auto nearest = lines(s, t).nearestCrossing(cut);
                const bool isIn = nearest && (!line.crossingWithin || *nearest <= *line.crossingWithin) &&
                                  (!line.crossingBeyond || *nearest > *line.crossingBeyond);
                if (isIn) {
                    return true;
                }
            }
        }
        return false;
    }

    /// True if all of the obstacle is farther from the target's base.
    bool isPlainlyBeyond(Length distance, int element) const {
        constexpr std::int64_t kRounding = 1000; // nm
        return !isNear(m_pair.table, m_pair.target(), m_pair.table.obstacles()[static_cast<std::size_t>(element)],
                       distance + Length::fromNanometers(kRounding));
    }

    bool isCrossedBetweenPlaces(int element) const {
        if (m_sources.empty() || m_targets.empty()) {
            return false;
        }
        const auto glance = [&](const SightLine& line) {
            return geometry::SegmentFan::meetsAtAGlance(line, outlines(), element);
        };
        const bool isOnly = m_sources.size() == 1 && m_targets.size() == 1;
        const auto met =
            glance({m_sources[m_sources.size() / 2].shape.position, m_targets[m_targets.size() / 2].shape.position});
        if (met && (*met || isOnly)) {
            return *met;
        }
        const auto likely = likeliestEnds(element);
        if (likely && glance({likely->first.shape.position, likely->second.shape.position}).value_or(false)) {
            return true;
        }
        CornerFan fan = fanOf(std::array{element});
        if (likely) {
            fan.startAt(likely->first);
            if (fan.isBlocked(likely->second)) {
                return true;
            }
        }
        std::vector<bool> areClear(m_sources.size()); // all lines from the corner
        for (std::size_t s = 0; s < m_sources.size(); ++s) {
            if (areClear[m_sourceEnds->ofCorner[s]]) {
                continue;
            }
            fan.startAt(m_sources[s], m_targetBox);
            const auto areAll = fan.areAllBlocked();
            if (areAll ? *areAll : firstStopped(fan) != nullptr) {
                return true;
            }
            areClear[s] = fan.holdsForCorners();
        }
        return false;
    }

    /// Returns the first target to which the line from the start of the fan is stopped; null if there is none.
    const LineEnd* firstStopped(CornerFan& fan) const {
        for (std::size_t t = 0; t < m_targets.size(); ++t) {
            const bool isKnown = m_targetEnds->ofCorner[t] != t && fan.holdsForCorners();
            if (!isKnown && fan.isBlocked(m_targets[t])) {
                return &m_targets[t];
            }
        }
        return nullptr;
    }

    /// Returns the ends of a line between positions that passes near the middle of the obstacle; std::nullopt if there
    /// are few.
    std::optional<std::pair<LineEnd, LineEnd>> likeliestEnds(int element) const {
        const auto& [low, high] = m_pair.table.shapes().boxOf(element);
        const auto nearest = [&](const std::vector<LineEnd>& ends, geometry::Point from) {
            const double x = (low.x - from.x + (high.x - from.x)).millimeters();
            const double y = (low.y - from.y + (high.y - from.y)).millimeters();
            const auto aside = [=](const LineEnd& end) {
                const geometry::Vector way = end.shape.position - from;
                return std::abs(x * static_cast<double>(way.y.nanometers()) -
                                y * static_cast<double>(way.x.nanometers()));
            };
            return *std::ranges::min_element(ends, {}, aside);
        };
        constexpr std::size_t kManyLines = 8;
        if (m_sources.size() * m_targets.size() < kManyLines) {
            return {};
        }
        const LineEnd to = nearest(m_targets, m_sources[m_sources.size() / 2].shape.position);
        return std::pair{nearest(m_sources, to.shape.position), to};
    }

    CornerFan fanOf(std::span<const int> elements) const { return {outlines(), elements, m_pair.pack().line}; }

    Met anyLine(const CoverLine& line, const std::vector<int>& elements) {
        std::vector<int> crossed;
        crossed.reserve(elements.size());
        std::ranges::copy_if(elements, std::back_inserter(crossed),
                             [&](int element) { return isCrossedByAny(line, element); });
        if (crossed.empty() && m_arePoints) {
            crossed = seamCrossedBetweenPlaces(elements);
        }
        if (crossed.empty()) {
            return {};
        }
        if (m_pair.pack().coverLines.pick == Pick::BestOne && hasFreeSource(crossed)) {
            return {};
        }
        return crossed;
    }

    /// True if from one position of the observer no line to the target crosses the obstacles.
    bool hasFreeSource(const std::vector<int>& elements) const {
        if (m_sources.size() == 1 && m_targets.size() == 1 && areBases(0, 0) && m_pair.isHiddenInPartBy(elements)) {
            return false; // hidden from every position
        }
        if (m_arePoints) {
            return hasFreePlace(elements);
        }
        CornerFan fan = fanOf(elements);
        std::vector<const geometry::CutOutline*> cuts;
        std::ranges::transform(elements, std::back_inserter(cuts),
                               [&](int element) { return &m_pair.table.shapes().cut(element); });
        return std::ranges::any_of(m_sources, [&](const LineEnd& source) {
            fan.startAt(source, m_targetBox);
            return std::ranges::all_of(m_targets, [&](const LineEnd& target) {
                return source.isPoint && target.isPoint
                           ? !fan.isBlocked(target)
                           : geometry::wholeViewPoint(source.shape, target.shape, cuts).has_value();
            });
        });
    }

    bool hasFreePlace(const std::vector<int>& elements) const {
        CornerFan fan = fanOf(elements);
        const std::vector<std::size_t>& ofCorner = m_sourceEnds->ofCorner;
        std::vector<bool> areStopped(m_sources.size()); // lines from the corner
        for (std::size_t s = 0; s < m_sources.size(); ++s) {
            if (areStopped[ofCorner[s]]) {
                continue;
            }
            fan.startAt(m_sources[s]);
            const LineEnd* stopped = firstStopped(fan);
            if (!stopped) {
                return true;
            }
            areStopped[ofCorner[s]] = fan.holdsForCorners();
            // Lines to one target are often stopped from several positions.
            fan.startAt(*stopped);
            for (std::size_t other = s + 1; other < m_sources.size(); ++other) {
                if (ofCorner[other] == other && !areStopped[other]) {
                    areStopped[other] = fan.isPlainlyBlocked(m_sources[other]).value_or(false);
                }
            }
        }
        return false;
    }

    /// Returns those of the obstacles that some line of cover crosses; all if none is known to.
    std::vector<int> crossedAmong(const std::vector<int>& elements) {
        const CoverLine anywhere;
        std::vector<int> crossed;
        std::ranges::copy_if(elements, std::back_inserter(crossed),
                             [&](int element) { return isCrossedByAny(anywhere, element); });
        return crossed.empty() ? elements : crossed;
    }

    Met allLines(const std::vector<int>& elements) {
        const bool isFree = std::ranges::any_of(m_sources, [&](const LineEnd& source) {
            return std::ranges::any_of(m_targets, [&](const LineEnd& target) {
                return findLineOfSight(source.shape, target.shape, outlines(), elements, options(), m_stop)
                           .visibility == geometry::Visibility::Clear;
            });
        });
        return isFree ? Met{} : Met{crossedAmong(elements)};
    }

    /// Returns the obstacles that count: among solids with lines of cover in space those that hide a part of the target
    /// at their height and past their openings.
    std::vector<int> hidingInSpace(const std::vector<int>& elements) const {
        return areInSpace() ? m_sight.hiding(elements) : elements;
    }

    Met fraction(const CoverLine& line, const std::vector<int>& candidates) {
        if (areKnownToHideNothing(candidates)) {
            return {};
        }
        const auto measured = measuredBy(line);
        if (isOfArea() && !hideAllHeights(candidates)) {
            const std::vector<int> between = betweenBases(candidates);
            const bool isMet =
                !hideOnePartAtMost(line.fraction, between) && hideMoreOfArea(line.fraction, *measured, between);
            return isMet ? Met{crossedAmong(hidingInSpace(between))} : Met{};
        }
        if (m_sight.hasOneSource &&
            !hidesMoreThan(line.fraction - kTellingShare, *measured, betweenBases(candidates))) {
            return {}; // of which those that count in space are a part
        }
        const std::vector<int> elements = hidingInSpace(candidates);
        if (std::ranges::none_of(elements, [&](int element) { return mayLieBetween(element); })) {
            return {};
        }
        return hidesMoreThan(line.fraction, *measured, betweenBases(elements)) ? Met{crossedAmong(elements)} : Met{};
    }

    /// True if shares are those of the area of the target's side; otherwise those of its width.
    bool isOfArea() const { return areInSpace() && m_areShapes; }

    /// True if the obstacles, all of them, hide no more than that share of the target from its foot up, or from its top
    /// down: they stand on the same side of what stays in sight, so they do not add up.
    bool hideOnePartAtMost(double share, const std::vector<int>& elements) {
        const auto [lower, upper] = partsInSight(share);
        const auto arePassedBy = [&](const HeightsOnWay& heights) {
            return std::ranges::none_of(elements, [&](int element) {
                const Obstacle& obstacle = obstacleAt(element);
                return !obstacle.height || countsAtAnyHeight(obstacle, m_pair.pack()) ||
                       isMetInHeight(obstacle, heights, {});
            });
        };
        return arePassedBy(lower) || arePassedBy(upper);
    }

    /// True if the obstacles hide more than that share of the area of each target.
    bool hideMoreOfArea(double share, const std::vector<LineEnd>& targets, const std::vector<int>& elements) {
        return std::ranges::all_of(targets, [&](const LineEnd& target) {
            return std::ranges::all_of(m_sources, [&](const LineEnd& source) {
                const auto isMore = hidesMoreOfArea(share, m_pair.table, solidOf(source), solidOf(target), elements);
                return isMore ? *isMore : 1.0 - seenOf(target, elements) > share;
            });
        });
    }

    static geometry::Solid solidOf(const LineEnd& end) { return {end.shape, end.elevation, end.height}; }

    /// True if no line of sight passes over any of the obstacles, under it or through an opening.
    bool hideAllHeights(const std::vector<int>& elements) {
        const HeightsOnWay& lines = linesOfSight();
        const Length lowest = std::min(lines.from.low, lines.to.low);
        return std::ranges::all_of(elements, [&](int element) {
            const Obstacle& obstacle = obstacleAt(element);
            return !obstacle.height || countsAtAnyHeight(obstacle, m_pair.pack()) ||
                   ((obstacle.elevation <= Length{} || obstacle.elevation <= lowest) &&
                    !lines.between(obstacle.elevation + *obstacle.height, {}) &&
                    openingsOf(obstacle, m_pair.table.pieces()).empty());
        });
    }

    /// Returns the share of the area of the target's side that the obstacles hide.
    double hiddenAreaOf(const LineEnd& target, const std::vector<int>& elements) {
        double hidden = 1.0;
        for (const LineEnd& source : m_sources) {
            const auto ofArea = hideAllHeights(elements) ? std::nullopt
                                                         : hiddenArea(m_pair.table, solidOf(source), solidOf(target),
                                                                      elements, geometry::AreaColumns::Few);
            hidden = std::min(hidden, ofArea ? *ofArea : 1.0 - seenOf(target, elements));
        }
        return hidden;
    }

    /// Returns the parts of the target of each of which a line of the trigger `fraction` asks the hidden share.
    std::shared_ptr<const std::vector<LineEnd>> measuredBy(const CoverLine& line) const {
        const auto measured = line.region ? m_pair.targets(*line.region) : nullptr;
        const auto* parts = measured ? &measured->all : &m_targets;
        return {measured ? measured : m_targetEnds, parts};
    }

    /// Returns `CoverHit::hiddenShare`.
    std::optional<double> hiddenShareBy(const CoverLine& line, const std::vector<int>& excluded) {
        if (!m_sight.wantShares || line.trigger != CoverTrigger::Fraction) {
            return {};
        }
        const std::vector<int> elements = betweenBases(hidingInSpace(candidates(line, excluded)));
        const auto measured = measuredBy(line);
        double hidden = 1.0;
        for (const LineEnd& part : *measured) {
            hidden = std::min(hidden, isOfArea() ? hiddenAreaOf(part, elements) : 1.0 - seenOf(part, elements));
        }
        return hidden;
    }

    /// True if an earlier line of cover found that they hide nothing of the target at their height.
    bool areKnownToHideNothing(const std::vector<int>& elements) const {
        return m_pair.pack().coverLines.plane == MeasurePlane::Space &&
               std::ranges::any_of(m_hidingNothing,
                                   [&](const auto& asked) { return std::ranges::includes(asked, elements); });
    }

    /// Returns the obstacles without those that no line of sight can meet.
    std::vector<int> betweenBases(const std::vector<int>& elements) const {
        if (!m_sight.blocking.between || reachFarther() || m_pair.hasBody()) {
            return elements;
        }
        std::vector<int> between;
        between.reserve(elements.size());
        std::ranges::copy_if(elements, std::back_inserter(between), [&](int element) {
            return std::ranges::binary_search(*m_sight.blocking.between, element);
        });
        return between;
    }

    /// True if the obstacles hide more than that share of the width of each target.
    bool hidesMoreThan(double share, const std::vector<LineEnd>& targets, const std::vector<int>& elements) {
        return std::ranges::all_of(targets, [&](const LineEnd& target) {
            const auto known = hidesMoreAtAGlance(share, target, elements);
            const bool isKnown = known && (!*known || !havePassages(elements)); // through which more is seen
            return isKnown ? *known : 1.0 - seenOf(target, elements) > share;
        });
    }

    /// Returns that for one target, if it shows without the share itself.
    std::optional<bool> hidesMoreAtAGlance(double share, const LineEnd& target, const std::vector<int>& elements) {
        if (m_sources.size() != 1 || elements.empty()) {
            return {};
        }
        for (const Glance& glance : m_glances) {
            const auto known = glance.hidden.areMoreThan(share);
            if (known && glance.target == target.shape && glance.elements == elements) {
                return known;
            }
        }
        const auto hidden =
            geometry::hiddenAtAGlance(share, m_sources.front().shape, target.shape, outlines(), elements);
        m_glances.push_back({target.shape, elements, hidden});
        return hidden.areMoreThan(share);
    }

    /// True if walls among the obstacles have openings through which all lines of the pair pass.
    bool havePassages(const std::vector<int>& elements) {
        return m_pair.table.isVolume() &&
               std::ranges::any_of(elements, [&](int element) { return stretchesOf(element) != nullptr; });
    }

    /// Returns the largest share of the target's width that is seen past the obstacles and through such openings.
    double seenThroughPassages(const LineEnd& target, const std::vector<int>& elements) {
        std::vector<ElementPart> parts;
        for (const int element : elements) {
            parts.push_back({element, nullptr, stretchesOf(element)});
        }
        const auto [map, active] = mapOf(parts);
        double share = 0.0;
        for (const LineEnd& source : m_sources) {
            share = std::max(share, seenWidth(source.shape, target.shape, map, active, options()).share);
        }
        return share;
    }

    /// Returns the largest share of the target's width that is seen past the obstacles from any of the sources.
    double seenOf(const LineEnd& target, const std::vector<int>& elements) {
        const auto known = std::ranges::find_if(
            m_seen, [&](const SeenPast& seen) { return seen.target == target.shape && seen.elements == elements; });
        if (known != m_seen.end()) {
            return known->share;
        }
        double share = 0.0;
        // What hides it from the whole base hides it also from where lines start.
        if (elements.empty()) {
            share = 1.0;
        } else if (havePassages(elements)) {
            share = seenThroughPassages(target, elements);
        } else if (m_pair.hasBody() || !hidePlainly(target, elements)) {
            for (const LineEnd& source : m_sources) {
                share = std::max(share, seenWidth(source.shape, target.shape, outlines(), elements, options()).share);
            }
        }
        m_seen.push_back({target.shape, elements, share});
        return share;
    }

    bool hidePlainly(const LineEnd& target, const std::vector<int>& elements) const {
        const ElementShapes& shapes = m_pair.table.shapes();
        return target.shape == m_pair.target().placed()
                   ? shapes.hidePlainly(m_pair.observerIndex, shapes.sightBase(m_pair.targetIndex), elements)
                   : shapes.hidePlainly(m_pair.observerIndex, geometry::SightBase{target.shape}, elements);
    }

    Met notFull(const std::vector<int>& elements) {
        std::vector<int> hiding;
        std::ranges::copy_if(elements, std::back_inserter(hiding),
                             [&](int element) { return isCrossedByBaseLines(element); });
        if (hiding.empty()) {
            return {};
        }
        if (m_pair.table.isVolume()) {
            hiding = m_sight.hiding(hiding);
            if (hiding.empty()) {
                m_hidingNothing.push_back(elements);
                return {};
            }
            return hiding;
        }
        if (m_pair.isHiddenInPartBy(hiding)) {
            return hiding;
        }
        const auto seen = seenPart(m_pair.observerShape(), m_pair.targetShape(), outlines(), hiding, options());
        return seen.fullyVisible ? Met{} : Met{hiding};
    }

    Met closestLine(const std::vector<int>& elements) {
        std::vector<int> crossed;
        for (const SightLine& line : closestLines(elements)) {
            std::vector<int> here;
            std::ranges::copy_if(elements, std::back_inserter(here),
                                 [&](int element) { return isCrossedByShortest(line, element); });
            if (here.empty()) {
                here = seamCrossedByShortest(line, elements);
            }
            if (here.empty()) {
                return {}; // of equally short lines the observer takes a clear one
            }
            crossed = here;
        }
        return crossed;
    }

    /// Returns the shortest line between the bases; between parallel sides the outermost ones and those past corners of
    /// the obstacles.
    std::vector<SightLine> closestLines(const std::vector<int>& elements) const {
        const auto from = m_pair.observer().placed();
        const auto to = m_pair.target().placed();
        const geometry::Nearest& nearest = m_pair.nearest();
        std::vector<SightLine> lines{{nearest.onFirst, nearest.onSecond}};
        const auto addFrom = [&](const geometry::PlacedFootprint& a, const geometry::PlacedFootprint& b,
                                 bool isTurned) {
            if (!hasCorners(a)) {
                return;
            }
            for (const geometry::Point corner : geometry::outlineOf(a)) {
                const auto there =
                    geometry::nearestPoints({*geometry::Footprint::round(Length::fromNanometers(1)), corner, {}}, b);
                // Both gaps are rounded to the nearest nanometer, and the disc has a radius of half of one.
                if (there.gap <= nearest.gap + Length::fromNanometers(2)) {
                    lines.push_back(isTurned ? SightLine{there.onSecond, corner} : SightLine{corner, there.onSecond});
                }
            }
        };
        addFrom(from, to, false);
        addFrom(to, from, true);
        addBetween(lines, elements);
        return lines;
    }

    static bool hasCorners(const geometry::PlacedFootprint& placed) {
        const auto& shape = placed.footprint.shape();
        return std::holds_alternative<geometry::RectangleBase>(shape) ||
               std::holds_alternative<geometry::HullOutline>(shape);
    }

    /// Adds lines of equal direction between the outermost two, through the corners of the obstacles.
    void addBetween(std::vector<SightLine>& lines, const std::vector<int>& elements) const {
        const auto across = [&](geometry::Point p) {
            const auto& line = lines.front();
            const double dx = (line.to.x - line.from.x).millimeters();
            const double dy = (line.to.y - line.from.y).millimeters();
            return (p.y - line.from.y).millimeters() * dx - (p.x - line.from.x).millimeters() * dy;
        };
        const auto [low, high] =
            std::ranges::minmax(lines, {}, [&](const SightLine& line) { return across(line.from); });
        const double least = across(low.from);
        const double most = across(high.from);
        const auto between = [](geometry::Point a, geometry::Point b, double t) {
            const auto part = [t](Length p, Length q) {
                return p + Length::fromNanometers(std::llround(static_cast<double>((q - p).nanometers()) * t));
            };
            return geometry::Point{part(a.x, b.x), part(a.y, b.y)};
        };
        for (const int element : elements) {
            const auto* polygon = std::get_if<geometry::Polygon>(&outlineOf(element));
            const auto& corners =
                polygon ? polygon->outline() : std::get<geometry::Wall>(outlineOf(element)).vertices();
            for (const geometry::Point corner : corners) {
                const double t = (across(corner) - least) / (most - least);
                if (most > least && t > 0.0 && t < 1.0) {
                    lines.push_back({between(low.from, high.from, t), between(low.to, high.to, t)});
                }
            }
        }
    }

    Met member(const CoverLine& line, const std::vector<int>& elements) const {
        std::optional<int> first;
        for (const int element : elements) {
            const Obstacle& obstacle = m_pair.table.obstacles()[static_cast<std::size_t>(element)];
            if (obstacle.piece < 0 || obstacle.wall >= 0 ||
                !m_pair.table.standingOf(m_pair.targetIndex, static_cast<std::size_t>(obstacle.piece), line.joined)
                     .is(*line.standing)) {
                continue;
            }
            if (m_pair.table.isWithin(m_pair.targetIndex, element, Length{})) {
                return std::vector<int>{element}; // of joined pieces, one that the target stands in
            }
            first = first.value_or(element);
        }
        return first ? Met{std::vector<int>{*first}} : Met{};
    }

    Met countMet(const CoverLine& line, const std::vector<int>& elements) {
        Weighed weighed{elements, 0.0};
        if (line.weights.empty()) {
            weighed.sum = blockedLines(elements);
        } else {
            weighed = heaviestOn(line, elements);
        }
        const bool isMet = weighed.sum >= line.fewestBlocked && weighed.sum <= line.maxBlocked && weighed.sum > 0.0;
        return isMet ? Met{std::move(weighed.elements)} : Met{};
    }

    /// Returns the fewest blocked lines that meet the same lines of cover as that many do.
    int fewestAlike(int blocked) const {
        int fewest = std::min(blocked, 1);
        for (const CoverLine& line : m_pair.pack().cover) {
            for (const int bound : {line.fewestBlocked, line.maxBlocked + 1}) {
                const bool isBetween = line.trigger == CoverTrigger::Count && bound > fewest && bound <= blocked;
                fewest = isBetween ? bound : fewest;
            }
        }
        return fewest;
    }

    /// Returns the minimum number of blocked lines from the best position to the corners of one cell of the target, or
    /// a number that meets the same lines of cover.
    double blockedLines(const std::vector<int>& elements) {
        const auto known = m_blockedLines.find(elements);
        if (known != m_blockedLines.end()) {
            return known->second;
        }
        int least = std::numeric_limits<int>::max();
        const bool areStopped =
            (m_sight.allStopped && areThoseOfSight()) || (m_sight.allCrossed && areWithinThoseOfSight());
        int fewest = least; // corners of a cell
        std::ranges::for_each(m_targetEnds->cells,
                              [&](const auto& cell) { fewest = std::min(fewest, static_cast<int>(cell.size())); });
        if (areStopped && elements == elementsBetween()) {
            return m_blockedLines[elements] = fewest;
        }
        CornerFan fan = fanOf(elements);
        int enough = fewestAlike(least);              // as many blocked lines change nothing
        std::vector<bool> areKnown(m_sources.size()); // all lines from the corner
        std::vector<std::optional<bool>> isBlocked;   // to the corners of the target
        for (std::size_t s = 0; s < m_sources.size() && least > 0; ++s) {
            if (areKnown[m_sourceEnds->ofCorner[s]]) {
                continue;
            }
            fan.startAt(m_sources[s], m_targetBox);
            const auto areAll = fan.areAllBlocked();
            isBlocked.assign(m_targets.size(), areAll);
            for (const std::vector<std::size_t>& cell : m_targetEnds->cells) {
                int blocked = 0;
                for (auto corner = cell.begin(); corner != cell.end() && blocked < enough; ++corner) {
                    blocked += isStopped(fan, *corner, isBlocked) ? 1 : 0;
                }
                if (blocked < enough) {
                    least = blocked;
                    enough = fewestAlike(least);
                }
            }
            areKnown[s] = fan.holdsForCorners();
        }
        return m_blockedLines[elements] = least;
    }

    /// True if the line to that target is stopped; answers that hold for its corner are kept in `known`, by the first
    /// target of a corner.
    bool isStopped(CornerFan& fan, std::size_t target, std::vector<std::optional<bool>>& known) const {
        auto& isKnown = known[m_targetEnds->ofCorner[target]];
        if (isKnown) {
            return *isKnown;
        }
        if (const auto isPlain = fan.isPlainlyBlocked(m_targets[target])) {
            return *(isKnown = isPlain);
        }
        return fan.isBlocked(m_targets[target]);
    }

    /// True if the lines of cover are those of sight, among the same obstacles.
    bool areThoseOfSight() const {
        const RulePack& pack = m_pair.pack();
        return pack.coverLines.source == pack.source.region && pack.coverLines.target == pack.target &&
               pack.line.width == Length{} && pack.source.arcKind == ArcKind::Degrees &&
               pack.source.arcDegrees >= 360.0;
    }

    /// True if the lines of cover run between places that lines of sight reach.
    bool areWithinThoseOfSight() const {
        const RulePack& pack = m_pair.pack();
        const auto isOfCells = [](Region region) { return region == Region::CellCorner || region == Region::Cell; };
        return isOfCells(pack.coverLines.source) && isOfCells(pack.coverLines.target) &&
               isOfCells(pack.source.region) && isOfCells(pack.target) && pack.line.width == Length{};
    }

    /// Obstacles with the sum of their weights.
    struct Weighed {
        std::vector<int> elements;
        double sum = 0.0;
    };

    /// Returns the obstacles with a weight on the line from the first position to the first; where it runs along edges
    /// the defender may choose the side with more on it.
    Weighed heaviestOn(const CoverLine& line, const std::vector<int>& elements) const {
        const SightLine middle{m_sources.front().shape.position, m_targets.front().shape.position};
        if (m_pair.pack().line.alongEdge != AlongEdge::DefendersSide) {
            return weighedOn(line, elements, middle);
        }
        Weighed left = weighedOn(line, elements, beside(middle, 1));
        Weighed right = weighedOn(line, elements, beside(middle, -1));
        return right.sum > left.sum ? right : left;
    }

    Weighed weighedOn(const CoverLine& line, const std::vector<int>& elements, const SightLine& segment) const {
        Weighed weighed;
        HexLine hexes{m_pair, segment};
        for (const int element : elements) {
            const double weight = weightOf(line, element);
            const int times = weight > 0.0 && isCrossed(segment, element)
                                  ? hexes.timesOf(obstacleAt(element), hexConditionsOf(line, obstacleAt(element)))
                                  : 0;
            if (times > 0) {
                weighed.elements.push_back(element);
                weighed.sum += weight * times;
            }
        }
        return weighed;
    }

    /// Returns the weight of the obstacle; of several tags the heaviest counts.
    double weightOf(const CoverLine& line, int element) const {
        double weight = 0.0;
        for (const auto& [tag, value] : line.weights) {
            Selector tagged;
            tagged.tags = {tag};
            weight = m_pair.table.isMeant(tagged, obstacleAt(element)) ? std::max(weight, value) : weight;
        }
        return weight;
    }

    /// Returns the conditions under which hexes of the obstacle count.
    HexConditions hexConditionsOf(const CoverLine& line, const Obstacle& obstacle) const {
        HexConditions conditions{&line.ignore, {}, false};
        if (line.comparison && line.shadow) {
            const SizesOfThree sizes = sizesOf(line, obstacle);
            if (!compares(*line.comparison, sizes.element, sizes.observer, sizes.target)) {
                const bool isLow = sizes.element < std::min(sizes.observer, sizes.target);
                const bool isObserverLower = sizes.observer < sizes.target;
                conditions.near = {isObserverLower ? m_pair.observerIndex : m_pair.targetIndex,
                                   isLow ? Length::fromNanometers(-1) : *line.shadow};
                conditions.countsForTarget = true;
            }
        }
        return conditions;
    }

    const Obstacle& obstacleAt(int element) const {
        return m_pair.table.obstacles()[static_cast<std::size_t>(element)];
    }

    const Pair& m_pair;
    const SightFacts& m_sight;
    std::stop_token m_stop;
    std::shared_ptr<const Ends> m_sourceEnds;
    std::shared_ptr<const Ends> m_targetEnds;
    const std::vector<LineEnd>& m_sources;
    const std::vector<LineEnd>& m_targets;
    bool m_areShapes;          ///< all lines of cover are between two shapes, not between single positions
    bool m_arePoints;          ///< all of them are between single positions
    geometry::Box m_targetBox; ///< around the positions of the targets
    std::optional<std::vector<int>> m_indicesBetween;
    std::map<std::vector<int>, double> m_blockedLines;          ///< by the obstacles in the way
    std::vector<std::optional<geometry::LinesBetween>> m_lines; ///< by source and target
    std::optional<geometry::LinesBetween> m_baseLines;          ///< between the two bases
    /// A share of a target that is seen past obstacles.
    struct SeenPast {
        geometry::PlacedFootprint target;
        std::vector<int> elements;
        double share = 0.0;
    };
    std::vector<SeenPast> m_seen;
    /// Bounds of the share of a target that obstacles hide.
    struct Glance {
        geometry::PlacedFootprint target;
        std::vector<int> elements;
        geometry::HiddenBounds hidden;
    };
    std::vector<Glance> m_glances;
    std::map<int, std::shared_ptr<const Stretches>> m_stretches; ///< by obstacle
    std::optional<HeightsOnWay> m_heightsOfSight;
    std::map<std::tuple<int, double, double>, bool> m_isMet; ///< by obstacle and part of the way
    std::optional<geometry::AlongTheWay> m_alongTheWay;
    std::vector<std::optional<bool>> m_isCrossed;  ///< by obstacle, see `isCrossedByBaseLines`
    std::vector<std::vector<int>> m_hidingNothing; ///< ascending obstacles, see `areKnownToHideNothing`
};

} // namespace

CoverFinding coverOf(const Pair& pair, const SightFacts& sight, const std::stop_token& stop) {
    return CoverEvaluator{pair, sight, stop}.find();
}

std::optional<MissedCover> missedCoverOf(const Pair& pair, const SightFacts& sight, const std::stop_token& stop) {
    return CoverEvaluator{pair, sight, stop}.findMissed();
}

} // namespace sightline::scenarios

#include "scenarios/judge/ruling_evaluator.h"

#include "scenarios/judge/detection.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/seams.h"
#include "scenarios/judge/targeting.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace sightline::scenarios {

using geometry::Length;

bool RulingEvaluator::isDetected() {
    if (!pack().detection) {
        return true;
    }
    m_hidingIndex = hidingPlace(m_pair.table, m_pair.targetIndex);
    if (!m_hidingIndex) {
        noteUndetectable();
        return true;
    }
    m_detectionRange = detectionRange(m_pair);
    if (m_ruling.distance <= m_detectionRange) {
        return true;
    }
    Reason why = reason("hidden-beyond", QStringLiteral("$.detection"));
    why.inches = m_detectionRange.inches();
    name(why, *m_hidingIndex);
    m_ruling.reasons.push_back(std::move(why));
    return false;
}

void RulingEvaluator::noteUndetectable() {
    const DetectionRules& rules = *pack().detection;
    const Model& target = m_pair.target();
    if (!m_wantDetails || rules.keywords.isEmpty() || !target.keywords.isEmpty() ||
        hasAny(target.states, rules.unlessStates) || m_ruling.distance <= detectionRange(m_pair)) {
        return;
    }
    if (const auto place = firstStoodIn(m_pair.table, m_pair.targetIndex, m_pair.table.hidingIndices(), rules.standing,
                                        rules.joined)) {
        noteKeywords(QStringLiteral("$.detection"), rules.keywords, {*place});
    }
}

void RulingEvaluator::decideElevation() {
    if (!pack().elevation) {
        return;
    }
    const ElevationRules& rules = *pack().elevation;
    const Model& observer = m_pair.observer();
    const Model& target = m_pair.target();
    const Length from = rules.overTarget ? target.elevation : Length{};
    const bool isUp = observer.elevation - from >= rules.sourceUp &&
                      (!rules.sourceOn || firstStoodIn(m_pair.table, m_pair.observerIndex, m_pair.table.highIndices(),
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

void RulingEvaluator::decideZones() {
    if (pack().zones.empty() || !(m_ruling.visible || m_extras.wantCoverOfUnseen)) {
        return;
    }
    if (m_sight.clear && m_ruling.visible) {
        avoidZones();
    }
    const geometry::SightLine line =
        m_ruling.visible ? m_ruling.line : geometry::SightLine{m_pair.observer().position, m_pair.target().position};
    for (const ZoneHit& hit : zonesOn(line)) {
        const double modifier = hit.zone->modifier;
        const bool isWorse = std::abs(modifier) > std::abs(m_ruling.modifier);
        m_ruling.modifier = pack().zoneStacking == Stacking::Sum ? m_ruling.modifier + modifier
                            : isWorse                            ? modifier
                                                                 : m_ruling.modifier;
        Reason why = reason("through-zone", QStringLiteral("$.zones[%1]").arg(hit.zone - pack().zones.data()));
        why.word = hit.zone->id;
        name(why, hit.place);
        m_later.push_back(std::move(why));
    }
}

void RulingEvaluator::avoidZones() {
    std::vector<double> modifiers;
    for (const ZoneHit& hit : zonesOn(m_ruling.line)) {
        modifiers.push_back(hit.zone->modifier);
    }
    const double now = modifiers.empty() ? 0.0 : std::ranges::min(modifiers);
    std::vector<double> milder{0.0};
    if (pack().zoneStacking == Stacking::Worst) {
        std::ranges::transform(pack().zones, std::back_inserter(milder), &ZoneRules::modifier);
    }
    std::erase_if(milder, [now](double modifier) { return modifier <= now || modifier > 0.0; });
    std::ranges::sort(milder, std::ranges::greater{});
    milder.erase(std::ranges::unique(milder).begin(), milder.end());
    for (const double modifier : milder) {
        if (const auto line = lineAvoiding(modifier)) {
            m_ruling.line = *line;
            return;
        }
    }
}

std::optional<geometry::SightLine> RulingEvaluator::lineAvoiding(double modifier) {
    Blocking past = m_blocking;
    past.isPlainlyStopped = false;
    for (const ZoneRules& zone : pack().zones) {
        for (const int place : m_pair.table.elementsOf(zone)) {
            if (zone.blocks || zone.modifier >= modifier || !std::ranges::binary_search(*past.between, place)) {
                continue;
            }
            const auto piece = static_cast<std::size_t>(obstacle(place).piece);
            const auto isIn = [&](std::size_t model) { return m_pair.table.standingOf(model, piece, false).wholly; };
            if (!m_pair.hasBody() && (isIn(m_pair.observerIndex) || isIn(m_pair.targetIndex))) {
                return {};
            }
            past.effects.push_back({place, kAvoidedZone});
        }
    }
    LineFinding found = findLine(m_pair, sources(), targets(), past, false, m_stop);
    if (!found.clear) {
        return {};
    }
    const geometry::SightLine line = found.line;
    std::swap(m_sight, found);
    std::swap(m_blocking, past);
    const bool isEnoughSeen = showsPatch();
    std::swap(m_sight, found);
    std::swap(m_blocking, past);
    return isEnoughSeen ? std::optional{line} : std::nullopt;
}

std::vector<RulingEvaluator::ZoneHit> RulingEvaluator::zonesOn(const geometry::SightLine& line) const {
    std::vector<ZoneHit> hits;
    std::vector<ZoneHit> missed;
    for (const ZoneRules& zone : pack().zones) {
        for (const int place : m_pair.table.elementsOf(zone)) {
            (runsThrough(line, obstacle(place)) ? hits : missed).push_back({&zone, place});
        }
    }
    if (hits.empty()) {
        std::vector<int> places;
        std::ranges::transform(missed, std::back_inserter(places), &ZoneHit::place);
        const auto seam = seamOn(line, m_pair.table.shapes().outlines(), places, pack().line.touch);
        std::ranges::copy_if(missed, std::back_inserter(hits),
                             [&](const ZoneHit& hit) { return std::ranges::find(seam, hit.place) != seam.end(); });
    }
    return hits;
}

bool RulingEvaluator::runsThrough(const geometry::SightLine& line, const Obstacle& obstacle) const {
    if (!m_sight.clear || !m_ruling.visible) {
        // The line between the centers has no width.
        const std::vector<int> alone{m_pair.table.indexOf(obstacle)};
        return geometry::firstHit(line, m_pair.table.shapes().outlines(), alone).has_value();
    }
    std::vector<int> blockers(static_cast<std::size_t>(obstacle.endless.last - obstacle.endless.first + 1));
    std::iota(blockers.begin(), blockers.end(), obstacle.endless.first);
    return geometry::firstHit(line, m_pair.table.map(), blockers).has_value();
}

void RulingEvaluator::decideOrders() {
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

void RulingEvaluator::decideTargeting() {
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

bool RulingEvaluator::hasCover(const OrderRules& order) const {
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

} // namespace sightline::scenarios

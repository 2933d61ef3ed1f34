#include "scenarios/judge/ruling_evaluator.h"

#include "scenarios/judge/detection.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/targeting.h"

#include <algorithm>
#include <cmath>

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
    const geometry::SightLine line =
        m_ruling.visible ? m_ruling.line : geometry::SightLine{m_pair.observer().position, m_pair.target().position};
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

bool RulingEvaluator::runsThrough(const geometry::SightLine& line, const Obstacle& obstacle) const {
    const std::vector<int> alone{m_pair.table.indexOf(obstacle)};
    return geometry::firstHit(line, m_pair.table.shapes().outlines(), alone).has_value();
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

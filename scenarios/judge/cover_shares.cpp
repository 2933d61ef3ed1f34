#include "scenarios/judge/cover_evaluator.h"

#include "scenarios/judge/hidden_area.h"

#include <algorithm>
#include <iterator>

namespace sightline::scenarios {

namespace {

/// The error of shares, 0 to 1, by which fewer obstacles may seem to hide more: that of a share in space. An obstacle
/// set that misses the wanted share by less is examined in full.
constexpr double kTellingShare = 1e-3;

} // namespace

std::vector<int> CoverEvaluator::hidingInSpace(const std::vector<int>& elements) const {
    return areInSpace() ? m_sight.hiding(elements) : elements;
}

CoverEvaluator::Met CoverEvaluator::fraction(const CoverLine& line, const std::vector<int>& candidates) {
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
    if (m_sight.hasOneSource && !hidesMoreThan(line.fraction - kTellingShare, *measured, betweenBases(candidates))) {
        return {}; // of which those that count in space are a part
    }
    const std::vector<int> elements = hidingInSpace(candidates);
    if (std::ranges::none_of(elements, [&](int element) { return mayLieBetween(element); })) {
        return {};
    }
    return hidesMoreThan(line.fraction, *measured, betweenBases(elements)) ? Met{crossedAmong(elements)} : Met{};
}

bool CoverEvaluator::hideMoreOfArea(double share,
                                    const std::vector<LineEnd>& targets,
                                    const std::vector<int>& elements) {
    return std::ranges::all_of(targets, [&](const LineEnd& target) {
        return std::ranges::all_of(m_sources, [&](const LineEnd& source) {
            const auto isMore = hidesMoreOfArea(share, m_pair.table, solidOf(source), solidOf(target), elements);
            return isMore ? *isMore : 1.0 - seenOf(target, elements) > share;
        });
    });
}

double CoverEvaluator::hiddenAreaOf(const LineEnd& target, const std::vector<int>& elements) {
    double hidden = 1.0;
    for (const LineEnd& source : m_sources) {
        const auto ofArea = hideAllHeights(elements) ? std::nullopt
                                                     : hiddenArea(m_pair.table, solidOf(source), solidOf(target),
                                                                  elements, geometry::AreaColumns::Few);
        hidden = std::min(hidden, ofArea ? *ofArea : 1.0 - seenOf(target, elements));
    }
    return hidden;
}

std::shared_ptr<const std::vector<LineEnd>> CoverEvaluator::measuredBy(const CoverLine& line) const {
    const auto measured = line.region ? m_pair.targets(*line.region) : nullptr;
    const auto* parts = measured ? &measured->all : &m_targets;
    return {measured ? measured : m_targetEnds, parts};
}

std::optional<double> CoverEvaluator::hiddenShareBy(const CoverLine& line, const std::vector<int>& excluded) {
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

bool CoverEvaluator::areKnownToHideNothing(const std::vector<int>& elements) const {
    return m_pair.pack().coverLines.plane == MeasurePlane::Space &&
           std::ranges::any_of(m_hidingNothing,
                               [&](const auto& asked) { return std::ranges::includes(asked, elements); });
}

std::vector<int> CoverEvaluator::betweenBases(const std::vector<int>& elements) const {
    if (!m_sight.blocking.between || reachFarther() || m_pair.hasBody()) {
        return elements;
    }
    std::vector<int> between;
    between.reserve(elements.size());
    std::ranges::copy_if(elements, std::back_inserter(between),
                         [&](int element) { return std::ranges::binary_search(*m_sight.blocking.between, element); });
    return between;
}

bool CoverEvaluator::hidesMoreThan(double share,
                                   const std::vector<LineEnd>& targets,
                                   const std::vector<int>& elements) {
    return std::ranges::all_of(targets, [&](const LineEnd& target) {
        const auto known = hidesMoreAtAGlance(share, target, elements);
        const bool isKnown = known && (!*known || !havePassages(elements)); // through which more is seen
        return isKnown ? *known : 1.0 - seenOf(target, elements) > share;
    });
}

std::optional<bool>
CoverEvaluator::hidesMoreAtAGlance(double share, const LineEnd& target, const std::vector<int>& elements) {
    if (m_sources.size() != 1 || elements.empty()) {
        return {};
    }
    for (const Glance& glance : m_glances) {
        const auto known = glance.hidden.areMoreThan(share);
        if (known && glance.target == target.shape && glance.elements == elements) {
            return known;
        }
    }
    const auto hidden = geometry::hiddenAtAGlance(share, m_sources.front().shape, target.shape, outlines(), elements);
    m_glances.push_back({target.shape, elements, hidden});
    return hidden.areMoreThan(share);
}

bool CoverEvaluator::havePassages(const std::vector<int>& elements) {
    return m_pair.table.isVolume() &&
           std::ranges::any_of(elements, [&](int element) { return stretchesOf(element) != nullptr; });
}

double CoverEvaluator::seenThroughPassages(const LineEnd& target, const std::vector<int>& elements) {
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

double CoverEvaluator::seenOf(const LineEnd& target, const std::vector<int>& elements) {
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

bool CoverEvaluator::hidePlainly(const LineEnd& target, const std::vector<int>& elements) const {
    const ElementShapes& shapes = m_pair.table.shapes();
    return target.shape == m_pair.target().placed()
               ? shapes.hidePlainly(m_pair.observerIndex, shapes.sightBase(m_pair.targetIndex), elements)
               : shapes.hidePlainly(m_pair.observerIndex, geometry::SightBase{target.shape}, elements);
}

CoverEvaluator::Met CoverEvaluator::notFull(const std::vector<int>& elements) {
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

} // namespace sightline::scenarios

#include "geometry/sight/seen/seen_width.h"
#include "scenarios/judge/hidden_area.h"
#include "scenarios/judge/ruling_evaluator.h"

#include <algorithm>
#include <iterator>

namespace sightline::scenarios {

void RulingEvaluator::decideCover() {
    const SightFacts facts{m_blocking,
                           m_ruling.visible,
                           m_ruling.fullyVisible,
                           m_sight.allStopped && !m_arc,
                           m_sight.allCrossed,
                           sources().size() == 1,
                           [this](const std::vector<int>& elements) { return hidingOf(elements); },
                           m_ruling.visible || m_extras.wantCoverOfUnseen,
                           m_wantDetails && m_ruling.visible,
                           wantsHiddenShares()};
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
            namesNone && m_wantDetails && m_ruling.visible ? elementsThatHide() : hit.givers;
        std::ranges::for_each(elements, [&](int element) { name(why, element); });
        why.share = hit.hiddenShare ? hit.hiddenShare : hiddenShare(*hit.line, elements);
        if (why.pieces.size() + why.models.size() > 1) {
            why.isEachAlone = hit.isEachAlone;
        }
        (isOfUnseen ? ofUnseen : m_ruling.reasons).push_back(std::move(why));
        if (hit.line->order > m_ruling.coverOrder) {
            m_ruling.coverOrder = hit.line->order;
            m_ruling.cover = hit.line->level;
            m_ruling.coverName = hit.line->levelName;
        }
    }
    std::ranges::move(ofUnseen, std::back_inserter(m_ruling.reasons));
    if (facts.wantMissed && finding.hits.empty()) {
        const auto known = static_cast<std::ptrdiff_t>(m_later.size());
        if (const auto missed = missedCoverOf(m_pair, facts, m_stop)) {
            m_ruling.reasons.push_back(reasonOf(*missed));
        }
        m_later.erase(m_later.begin() + known, m_later.end()); // what does not happen rests on nothing
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

std::optional<geometry::Length> RulingEvaluator::missedBeyond(const std::vector<int>& elements) const {
    const auto countsFor = [&](const CoverLine& line, int element) {
        return std::ranges::binary_search(m_pair.table.elementsOf(line), element) &&
               !ignoredBy(line.ignore, obstacle(element), m_pair) &&
               !partsLeftOf(line.ignore, obstacle(element), m_pair);
    };
    for (const CoverLine& line : pack().cover) {
        if (line.elements && line.crossingBeyond &&
            std::ranges::all_of(elements, [&](int element) { return countsFor(line, element); })) {
            return line.crossingBeyond;
        }
    }
    return {};
}

Reason RulingEvaluator::reasonOf(const MissedCover& missed) const {
    const CoverLine& line = *missed.line;
    const auto codeOf = [&] {
        switch (missed.condition) {
        case MissedCondition::Distance: return QStringLiteral("cover-too-far");
        case MissedCondition::Contact: return QStringLiteral("cover-no-contact");
        case MissedCondition::Height: return QStringLiteral("cover-too-low");
        case MissedCondition::Share: return QStringLiteral("cover-too-little");
        case MissedCondition::Ignored:
            return QStringLiteral("cover-") +
                   QLatin1String{ignoredCode(line.ignore[static_cast<std::size_t>(missed.clause)])};
        case MissedCondition::Apart: return QStringLiteral("cover-models-near");
        case MissedCondition::Keyword: return QStringLiteral("cover-off-keyword");
        case MissedCondition::State: return QStringLiteral("cover-off-state");
        case MissedCondition::ClosestLine: break;
        }
        return QStringLiteral("cover-off-line");
    };
    const QString rule = missed.condition == MissedCondition::Ignored
                             ? QStringLiteral("%1.ignore[%2]").arg(line.path).arg(missed.clause)
                             : line.path;
    Reason why = reason(qPrintable(codeOf()), rule);
    std::ranges::for_each(missed.elements, [&](int element) { name(why, element); });
    why.word = missed.word;
    if (missed.condition == MissedCondition::Distance) {
        why.inches = (line.targetNear ? line.targetNear : line.crossingWithin)->inches();
        if (const auto beyond = missedBeyond(missed.elements)) {
            why.word = QString::number(beyond->inches(), 'g', 4);
        }
    } else if (missed.condition == MissedCondition::Apart) {
        why.inches = line.modelsApartOver->inches();
    } else if (missed.condition == MissedCondition::Ignored) {
        nameCause(why, line.ignore[static_cast<std::size_t>(missed.clause)]);
    } else if (missed.condition == MissedCondition::Height) {
        geometry::Length highest;
        for (const int element : missed.elements) {
            highest = std::max(highest, obstacle(element).height.value_or(geometry::Length{}));
        }
        why.inches = highest.inches();
    } else if (missed.condition == MissedCondition::Share) {
        why.share = missed.hiddenShare;
    }
    return why;
}

std::vector<int> RulingEvaluator::elementsThatHide() {
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

bool RulingEvaluator::wantsHiddenShares() const {
    return m_extras.wantFigures && m_wantDetails && m_ruling.visible && !m_ruling.inContact;
}

std::optional<double> RulingEvaluator::hiddenShare(const CoverLine& line, const std::vector<int>& elements) const {
    if (!wantsHiddenShares() || line.trigger != CoverTrigger::NotFull || elements.empty()) {
        return {};
    }
    if (!m_pair.table.isVolume()) {
        geometry::SightOptions options;
        options.touch = pack().line.touch;
        options.wantShares = options.wantClearance = false;
        return 1.0 - seenWidth(m_pair.observerShape(), m_pair.targetShape(), m_pair.table.shapes().outlines(), elements,
                               options)
                         .share;
    }
    // Less than the sampled heights tell is no share.
    const auto hidden = areaHiddenBy(elements);
    return hidden && *hidden > 0.0 ? hidden : std::nullopt;
}

std::optional<double> RulingEvaluator::areaHiddenBy(const std::vector<int>& elements) const {
    const auto solidOf = [&](const geometry::PlacedFootprint& shape, std::size_t model) {
        return geometry::Solid{shape, m_pair.table.scenario().models[model].elevation, m_pair.table.heightOf(model)};
    };
    geometry::Solid observer = solidOf(m_pair.observerShape(), m_pair.observerIndex);
    if (sources().size() == 1 && !sources().front().isPoint) {
        observer.elevation = sources().front().elevation;
        observer.height = sources().front().height;
    }
    // One thing has one share, also where a line of cover compares it.
    const bool isCompared =
        std::ranges::any_of(pack().cover, [](const CoverLine& line) { return line.trigger == CoverTrigger::Fraction; });
    return hiddenArea(m_pair.table, observer, solidOf(m_pair.targetShape(), m_pair.targetIndex), elements,
                      isCompared ? geometry::AreaColumns::Few : geometry::AreaColumns::Many);
}

} // namespace sightline::scenarios

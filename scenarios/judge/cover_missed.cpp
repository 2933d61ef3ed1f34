#include "scenarios/judge/cover_evaluator.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sightline::scenarios {

namespace {

/// The error of shares, 0 to 1, by which fewer obstacles may seem to hide more: that of a share in space. An obstacle
/// set that misses the wanted share by less is examined in full.
constexpr double kTellingShare = 1e-3;

} // namespace

std::optional<MissedCover> CoverEvaluator::findMissed() {
    for (const CoverLine& line : m_pair.pack().cover) {
        if (auto missed = concerns(line) ? missedBy(line) : metButForModels(line)) {
            return missed;
        }
    }
    return {};
}

CoverEvaluator::Met CoverEvaluator::metButForKeywords(const CoverLine& line) {
    const bool isRequested = m_sight.wantMissed && !line.keywords.isEmpty() && m_pair.target().keywords.isEmpty();
    return isRequested && concernsBut(line) ? met(line, {}) : Met{};
}

std::vector<int> CoverEvaluator::candidatesAmong(const std::vector<int>& elements, const CoverLine& line) {
    std::vector<int> found;
    std::ranges::copy_if(elements, std::back_inserter(found), [&](int index) { return isCandidate(line, index); });
    return found;
}

CoverEvaluator::Met CoverEvaluator::metButForDistance(const CoverLine& line) {
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

CoverEvaluator::Met CoverEvaluator::metButForContact(const CoverLine& line) {
    if (!line.contact) {
        return {};
    }
    CoverLine apart = line;
    apart.contact = false;
    return metBy(apart, candidatesAmong(m_pair.table.elementsOf(line), apart));
}

CoverEvaluator::Met CoverEvaluator::metButForHeight(const CoverLine& line) {
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

CoverEvaluator::Met CoverEvaluator::metButForClosestLine(const CoverLine& line) {
    if (line.trigger != CoverTrigger::ClosestLine) {
        return {};
    }
    CoverLine ofAny = line;
    ofAny.trigger = CoverTrigger::AnyLine;
    auto elements = candidatesAmong(m_pair.table.elementsOf(line), ofAny);
    std::erase_if(elements, [&](int element) { return !metBy(ofAny, {element}); });
    return elements.empty() ? Met{} : Met{std::move(elements)};
}

CoverEvaluator::Met CoverEvaluator::metButForShare(const CoverLine& line) {
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

std::optional<MissedCover> CoverEvaluator::metButForIgnoring(const CoverLine& line) {
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

std::optional<MissedCover> CoverEvaluator::missedBy(const CoverLine& line) {
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

std::optional<MissedCover> CoverEvaluator::metButForModels(const CoverLine& line) {
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

} // namespace sightline::scenarios

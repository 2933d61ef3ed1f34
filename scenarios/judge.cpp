#include "scenarios/judge.h"

#include "geometry/sight/quick_sight.h"
#include "scenarios/hearing.h"
#include "scenarios/prepared_table.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Visibility;

Verdict judge(const PreparedTable& table, const Question& question, std::stop_token stop) {
    return hear(table.parts(), question, stop);
}

std::optional<HeightsNeeded> heightsNeeded(const PreparedTable& table, const ModelId& observer, const ModelId& target,
                                           const std::optional<PieceId>& piece, std::stop_token stop) {
    if (table.rules().view != SightGeometry::Volume) {
        return {};
    }
    const Question question{observer, target};
    return heightsNeededIn(table.parts(), question, piece, stop);
}

VerdictProfile sideProfileOf(const PreparedTable& table, const Verdict& verdict) {
    return profileIn(table.parts(), verdict);
}

std::optional<TableCover> lineCoverOf(const PreparedTable& table, const Verdict& verdict, const geometry::CoverOptions& options,
                                      const std::stop_token& stop) {
    if (table.rules().view == SightGeometry::Volume) {
        return {};
    }
    return coverIn(table.parts(), verdict, options, stop);
}

Visibility visibilityOf(const PreparedTable& table, std::size_t observer, std::size_t target, std::stop_token stop) {
    const PreparedTable::Parts& parts = table.parts();
    const Model& from = parts.scenario.models[observer];
    const Model& to = parts.scenario.models[target];
    Question question{from.id, to.id};
    question.wantDetails = false;
    if (parts.rules.view == SightGeometry::Volume) {
        return judge(table, question, std::move(stop)).visibility;
    }
    thread_local std::vector<geometry::Counts> counts;
    counts.resize(parts.facts.size());
    std::ranges::transform(parts.facts, counts.begin(), [&](const BlockerFacts& facts) {
        return blocks(facts, from, to) ? geometry::Counts::Yes : geometry::Counts::No;
    });
    for (const auto& holder : parts.holders) {
        if (meets(holder.box, parts.boxes[observer]) || meets(holder.box, parts.boxes[target])) {
            for (std::size_t i = holder.first; i < holder.first + holder.count; ++i) {
                counts[i] = counts[i] == geometry::Counts::No ? geometry::Counts::No : geometry::Counts::ForSomeLines;
            }
        }
    }
    switch (geometry::quickLook(parts.bases[observer], parts.bases[target], parts.map, counts)) {
    case geometry::QuickLook::Clear: return Visibility::Clear;
    case geometry::QuickLook::Blocked: return Visibility::Blocked;
    case geometry::QuickLook::Unsettled: break;
    }
    return judge(table, question, std::move(stop)).visibility;
}

std::vector<Question> pairQuestions(const Scenario& scenario, const std::optional<PlayerId>& fromPlayer,
                                    const std::optional<PlayerId>& toPlayer) {
    std::vector<Question> questions;
    for (const Model& from : scenario.models) {
        for (const Model& to : scenario.models) {
            if (from.player != to.player && (!fromPlayer || from.player == *fromPlayer) && (!toPlayer || to.player == *toPlayer)) {
                questions.push_back({from.id, to.id});
            }
        }
    }
    return questions;
}

} // namespace sightline::scenarios

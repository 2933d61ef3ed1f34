#include "scenarios/judge/judge.h"

#include "geometry/sight/plan/fast_sight.h"
#include "scenarios/judge/bodies.h"
#include "scenarios/judge/cover_margin.h"
#include "scenarios/judge/geometric_evaluator.h"
#include "scenarios/judge/one_way_walls.h"
#include "scenarios/judge/overrule.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/ruling.h"
#include "scenarios/judge/ruling_heights.h"
#include "scenarios/judge/stage_lines.h"
#include "scenarios/judge/wall_parts.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Visibility;

namespace {

/// Returns the plain verdict, if it is certain.
PlainSight plainSightOf(const Verdict& verdict) {
    const bool isOpen = verdict.volume && verdict.volume->unsettledMillimeters;
    return verdict.visibility == Visibility::Blocked && !isOpen ? PlainSight::Blocked : PlainSight::Unknown;
}

/// Returns the nearest points of the two bases, if the verdict shows them: bases in contact may still be a part of a
/// nanometer apart.
std::optional<geometry::Nearest> nearestOf(const Verdict& verdict) {
    if (verdict.distance <= geometry::Length{}) {
        return {};
    }
    return geometry::Nearest{verdict.distance, verdict.distance.millimeters(), verdict.distanceLine.from,
                             verdict.distanceLine.to};
}

std::optional<PreparedTable> tableFor(const PreparedTable& table, const ModelId& observer, const ModelId& target) {
    if (table.parts().oneWayWalls.empty()) {
        return {};
    }
    return tableForDirection(table, *table.scenario().model(observer), table.scenario().model(target));
}

std::optional<PreparedTable> tableFor(const PreparedTable& table, std::size_t observer, std::size_t target) {
    const std::vector<Model>& models = table.scenario().models;
    return tableForDirection(table, models[observer], &models[target]);
}

/// The table without the one-way walls that no line between the two is stopped by.
PreparedTable passableTable(const PreparedTable& table, const ModelId& observer, const ModelId& target) {
    return tableFor(table, observer, target).value_or(table);
}

const PreparedTable& tableOfLargest(const PreparedTable& table) {
    return table.parts().largestBodies->tableFor(table.parts());
}

/// The table with the bodies and walls that the verdict is about.
PreparedTable tableOf(const PreparedTable& table, const Verdict& verdict) {
    return passableTable(verdict.reading == BodyReading::Largest ? tableOfLargest(table) : table, verdict.observer,
                         verdict.target);
}

/// True if a shot passes, under rules of plain geometry, where walls treat shots and sight differently.
std::optional<bool> shotPasses(const PreparedTable& table, const Question& question, const std::stop_token& stop) {
    const auto shots = tableForShots(table);
    if (!shots) {
        return {};
    }
    Question bare{question.observer, question.target};
    bare.wantDetails = false;
    return evaluateGeometry(shots->parts(), bare, stop).visibility == Visibility::Clear;
}

} // namespace

Verdict::Verdict() = default;
Verdict::Verdict(const Verdict& other) = default;
Verdict::Verdict(Verdict&& other) noexcept = default;
Verdict& Verdict::operator=(const Verdict& other) = default;
Verdict& Verdict::operator=(Verdict&& other) noexcept = default;
Verdict::~Verdict() = default;
bool operator==(const Verdict& a, const Verdict& b) = default;

namespace {

/// Says which of the pieces in the way have windows or doors that the rules do not look through.
void addClosedOpenings(const PreparedTable::Parts& parts, Verdict& verdict) {
    std::vector<PieceId> pieces;
    const auto add = [&](const PieceId& id) {
        const Piece* piece = parts.scenario.piece(id);
        if (piece && hasClosedOpenings(*piece, parts.rules.view, parts.rules.pack.get()) &&
            std::ranges::find(pieces, id) == pieces.end()) {
            pieces.push_back(id);
        }
    };
    if (parts.pack) {
        for (const Reason& reason : verdict.ruling.reasons) {
            if (reason.code == u"blocked-by") {
                std::ranges::for_each(reason.pieces, add);
            }
        }
    } else if (!verdict.visible()) {
        std::ranges::for_each(verdict.blockedBy, add, &PieceShare::piece);
    }
    if (!pieces.empty()) {
        verdict.ruling.reasons.push_back({QStringLiteral("openings-closed"), std::move(pieces)});
    }
}

/// The verdict under the reading of the bodies that the table has, before a judge decided. The models are given by
/// their indices.
Verdict judgeReading(const PreparedTable& table,
                     const Question& question,
                     std::size_t observer,
                     std::size_t target,
                     const std::stop_token& stop) {
    const PreparedTable::Parts& parts = table.parts();
    Verdict verdict = evaluateGeometry(parts, question, stop);
    verdict.ruling.lineOfFire = shotPasses(table, question, stop);
    if (parts.pack && !stop.stop_requested()) {
        verdict.ruling =
            rulingOf(*parts.pack, observer, target, question.wantDetails, stop, plainSightOf(verdict), nullptr,
                     {question.toleranceMillimeters, question.wantRulingFigures, question.wantCoverOfUnseen},
                     nearestOf(verdict));
        if (!stop.stop_requested()) {
            addHeightMargin(table, question, verdict, stop);
        }
        if (question.wantCoverMargin && !stop.stop_requested()) {
            addCoverMargin(table, question, verdict, stop);
        }
    }
    if (question.wantDetails) {
        addClosedOpenings(parts, verdict);
    }
    verdict.ruling.rulesName = parts.rules.name;
    verdict.ruling.rulesStatus = parts.rules.status;
    verdict.ruling.rulesExact = parts.rules.pack ? parts.rules.pack->exact : QString{};
    if (parts.rules.pack && parts.rules.pack->measure.from == MeasureFrom::Cells) {
        verdict.ruling.distanceCell = parts.rules.pack->cell;
    }
    verdict.ruling.version = parts.rules.version;
    verdict.ruling.hash = parts.hash;
    return verdict;
}

} // namespace

Verdict judge(const PreparedTable& table, const Question& question, std::stop_token stop) {
    const Scenario& scenario = table.scenario();
    Question full = question; // with the cover of a target that is visible by a judge's decision alone
    full.wantCoverOfUnseen = full.wantCoverOfUnseen || isOverruledToVisible(table.parts(), question);
    const PreparedTable passable = passableTable(table, question.observer, question.target);
    const Model& observer = *scenario.model(question.observer);
    const Model& target = *scenario.model(question.target);
    const auto indexOf = [&](const Model& model) { return static_cast<std::size_t>(&model - scenario.models.data()); };
    const auto judgeAs = [&](const PreparedTable& reading) {
        return judgeReading(reading, full, indexOf(observer), indexOf(target), stop);
    };
    Verdict verdict = judgeAs(passable);
    if ((observer.isSculpted() || target.isSculpted()) && !stop.stop_requested()) {
        const PreparedTable largest = passableTable(tableOfLargest(table), question.observer, question.target);
        weighReadings(verdict, judgeAs(largest));
        if (question.wantDetails && !stop.stop_requested()) {
            addReachNeeded(table, question, verdict, stop);
        }
    }
    if (!stop.stop_requested()) {
        overrule(passable.parts(), full, verdict, stop);
    }
    return verdict;
}

std::optional<HeightsNeeded> heightsNeeded(const PreparedTable& table,
                                           const ModelId& observer,
                                           const ModelId& target,
                                           const std::optional<PieceId>& piece,
                                           std::stop_token stop) {
    if (table.rules().view != SightGeometry::Volume) {
        return {};
    }
    if (const auto passable = tableFor(table, observer, target)) {
        return heightsNeeded(*passable, observer, target, piece, std::move(stop));
    }
    const Question question{observer, target};
    return heightsNeededIn(table.parts(), question, piece, stop);
}

VerdictProfile sideProfileOf(const PreparedTable& table, const Verdict& verdict) {
    return profileIn(tableOf(table, verdict).parts(), verdict);
}

std::optional<TableCover> lineCoverOf(const PreparedTable& table,
                                      const Verdict& verdict,
                                      const geometry::CoverOptions& options,
                                      const std::stop_token& stop) {
    if (table.rules().view == SightGeometry::Volume) {
        return {};
    }
    const PreparedTable ruled = withWallsAsRuled(tableOf(table, verdict), verdict.observer, verdict.target);
    return coverIn(ruled.parts(), verdict, options, stop);
}

std::vector<TriedLine>
stageLinesOf(const PreparedTable& table, const Verdict& verdict, const geometry::SampleSettings& samples) {
    Question question{verdict.observer, verdict.target};
    question.method = verdict.method;
    question.samples = samples;
    question.keepAttempts = true;
    question.wantDetails = false;
    // The engine lists its samples before it looks at the token: the exact search is known already.
    std::stop_source afterSamples;
    afterSamples.request_stop();
    std::vector<TriedLine> lines =
        evaluateGeometry(tableOf(table, verdict).parts(), question, afterSamples.get_token()).attempts;
    if (verdict.method == geometry::SightMethod::Exact) {
        TriedLine last{verdict.line, geometry::SightStage::Exact, {}};
        if (!verdict.visible()) {
            last.blocked = verdict.blockedAt;
        }
        if (verdict.volume) {
            last.heights = LineHeights{verdict.volume->fromHeight, verdict.volume->toHeight};
        }
        lines.push_back(std::move(last));
    }
    return lines;
}

StageCount countOf(const std::vector<TriedLine>& lines, geometry::SightStage stage) {
    StageCount count;
    for (const TriedLine& line : lines) {
        count.all += line.stage == stage ? 1 : 0;
        count.clear += line.stage == stage && !line.blocked ? 1 : 0;
    }
    return count;
}

std::optional<geometry::ViewerPoints>
viewerPointsOf(const PreparedTable& table, const ModelId& observer, const ModelId& target, std::stop_token stop) {
    const auto passable = tableFor(table, observer, target);
    return viewerPointsIn((passable ? *passable : table).parts(), Question{observer, target}, stop);
}

Visibility visibilityOf(const PreparedTable& table, std::size_t observer, std::size_t target, std::stop_token stop) {
    if (const auto passable = tableFor(table, observer, target)) {
        return visibilityOf(*passable, observer, target, std::move(stop));
    }
    const PreparedTable::Parts& parts = table.parts();
    if (parts.rules.view != SightGeometry::Volume) {
        const auto& counts = parts.counts[std::max(parts.heightGroups[observer], parts.heightGroups[target])];
        const auto look = fastSight(parts.bases[observer].sightBase(parts.map),
                                    parts.bases[target].sightBase(parts.map), parts.map, counts);
        if (look != geometry::FilteredVerdict::Uncertain) {
            return look == geometry::FilteredVerdict::Clear ? Visibility::Clear : Visibility::Blocked;
        }
    }
    Question question{parts.scenario.models[observer].id, parts.scenario.models[target].id};
    question.wantDetails = false;
    return judge(table, question, std::move(stop)).visibility;
}

bool isSeen(const PreparedTable& table, std::size_t observer, std::size_t target, const std::stop_token& stop) {
    if (const auto passable = tableFor(table, observer, target)) {
        return isSeen(*passable, observer, target, stop);
    }
    const PreparedTable::Parts& parts = table.parts();
    const bool mayBeOverruled = !parts.scenario.overrulings.empty() || !parts.scenario.wallRulings.empty();
    if (mayBeOverruled) {
        Question question{parts.scenario.models[observer].id, parts.scenario.models[target].id};
        question.wantDetails = false;
        return judge(table, question, stop).ruling.visible;
    }
    return parts.pack ? seesUnder(*parts.pack, observer, target, stop)
                      : visibilityOf(table, observer, target, stop) == Visibility::Clear;
}

Visibility
visibilityBetween(const PreparedTable& table, const Model& observer, const Model& target, const std::stop_token& stop) {
    if (const auto passable = tableForDirection(table, observer, &target)) {
        return visibilityBetween(*passable, observer, target, stop);
    }
    const PreparedTable::Parts& parts = table.parts();
    if ((observer.body || target.body) && !countsBodies(parts.rules)) {
        const auto asBase = [](Model model) {
            model.body.reset();
            return model;
        };
        return visibilityBetween(table, asBase(observer), asBase(target), stop);
    }
    if (parts.rules.view != SightGeometry::Volume && !parts.rules.ignorePieceHoldingAnEnd) {
        thread_local std::vector<geometry::Occlusion> counts;
        counts.resize(parts.facts.size());
        std::ranges::transform(parts.facts, counts.begin(), [&](const BlockerFacts& facts) {
            return blocks(facts, observer, target) ? geometry::Occlusion::Always : geometry::Occlusion::Never;
        });
        const auto look = fastSight(geometry::SightBase{observer.placedBody()},
                                    geometry::SightBase{target.placedBody()}, parts.map, counts);
        if (look != geometry::FilteredVerdict::Uncertain) {
            return look == geometry::FilteredVerdict::Clear ? Visibility::Clear : Visibility::Blocked;
        }
    }
    Question question{observer.id, target.id};
    question.wantDetails = false;
    return evaluateGeometryBetween(parts, question, observer, target, stop).visibility;
}

std::vector<Question> pairQuestions(const Scenario& scenario,
                                    const std::optional<PlayerId>& fromPlayer,
                                    const std::optional<PlayerId>& toPlayer) {
    std::vector<Question> questions;
    for (const Model& from : scenario.models) {
        for (const Model& to : scenario.models) {
            if (from.player != to.player && (!fromPlayer || from.player == *fromPlayer) &&
                (!toPlayer || to.player == *toPlayer)) {
                questions.push_back({from.id, to.id});
            }
        }
    }
    return questions;
}

} // namespace sightline::scenarios

#include "scenarios/judge.h"

#include "geometry/distance.h"
#include "geometry/terrain_map.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Blocker;
using geometry::Visibility;

struct PreparedTable::Parts {
    Scenario scenario;
    RuleSet rules;
    geometry::TerrainMap map;
    std::vector<std::size_t> pieceOf; ///< of each blocker: index of its piece
    std::vector<int> firstBlockerOf;  ///< of each piece; the blocker of its own outline
};

namespace {

std::optional<geometry::Length> heightOf(const PieceWall& wall, const Piece& piece) {
    if (wall.height) {
        return wall.height;
    }
    return piece.isMat() ? std::nullopt : effectiveHeight(piece);
}

std::shared_ptr<PreparedTable::Parts> partsOf(const Scenario& scenario, const RuleSet& rules) {
    auto parts = std::make_shared<PreparedTable::Parts>();
    parts->scenario = scenario;
    parts->rules = rules;
    std::vector<Blocker> blockers;
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        blockers.push_back({piece.outline, piece.elevation, effectiveHeight(piece)});
        parts->pieceOf.push_back(i);
        for (const PieceWall& wall : piece.walls) {
            if (wall.blocksSight) {
                blockers.push_back({wall.polyline, piece.elevation, heightOf(wall, piece)});
                parts->pieceOf.push_back(i);
            }
        }
    }
    parts->map = geometry::TerrainMap{std::move(blockers)};
    return parts;
}

} // namespace

PreparedTable::PreparedTable(const Scenario& scenario, const RuleSet& rules) : m_parts{partsOf(scenario, rules)} {}

const Scenario& PreparedTable::scenario() const { return m_parts->scenario; }
const RuleSet& PreparedTable::rules() const { return m_parts->rules; }

Verdict judge(const PreparedTable& table, const Question& question, std::stop_token stop) {
    const PreparedTable::Parts& parts = table.parts();
    const Model& observer = *parts.scenario.model(question.observer);
    const Model& target = *parts.scenario.model(question.target);
    std::vector<int> active;
    for (std::size_t i = 0; i < parts.pieceOf.size(); ++i) {
        const Piece& piece = parts.scenario.terrain[parts.pieceOf[i]];
        const bool isOutline = i == 0 || parts.pieceOf[i - 1] != parts.pieceOf[i];
        if (!(isOutline && piece.isMat())) {
            active.push_back(static_cast<int>(i));
        }
    }
    geometry::SightOptions options;
    options.method = question.method;
    options.keepAttempts = question.keepAttempts;
    options.touch = parts.rules.touch;
    const auto answer = lookAt(observer.placed(), target.placed(), parts.map, active, options, stop);

    const auto toPiece = [&](int blocker) { return parts.scenario.terrain[parts.pieceOf[static_cast<std::size_t>(blocker)]].id; };
    Verdict verdict;
    verdict.observer = question.observer;
    verdict.target = question.target;
    verdict.method = question.method;
    verdict.rules = parts.rules.id;
    verdict.visibility = answer.visibility;
    verdict.stage = answer.stage;
    verdict.line = answer.line;
    verdict.toleranceMillimeters = question.toleranceMillimeters;
    if (answer.blockedAt) {
        verdict.blockedAt = BlockedPoint{answer.blockedAt->point, toPiece(answer.blockedAt->blocker)};
    }
    for (const auto& attempt : answer.attempts) {
        TriedLine tried{attempt.line, attempt.stage, {}};
        if (attempt.blocked) {
            tried.blocked = BlockedPoint{attempt.blocked->point, toPiece(attempt.blocked->blocker)};
        }
        verdict.attempts.push_back(tried);
    }
    const auto nearest = geometry::nearestPoints(observer.placed(), target.placed());
    verdict.distance = nearest.gap;
    verdict.distanceLine = {nearest.onFirst, nearest.onSecond};
    verdict.ruling.visible = verdict.visible();
    return verdict;
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

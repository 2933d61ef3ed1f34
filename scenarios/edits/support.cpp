#include "scenarios/edits/support.h"

#include "scenarios/model/terrain_kinds.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::Length;

bool carries(const Piece& piece) {
    static const QStringList kinds{QStringLiteral("hill"), QStringLiteral("platform"), QStringLiteral("container"),
                                   QStringLiteral("building")};
    return !piece.isWall() && !piece.isMat() && piece.walls.empty() && effectiveHeight(piece) &&
           kinds.contains(canonicalKind(piece.kind));
}

Length topOf(const Piece& piece) { return piece.elevation + *effectiveHeight(piece); }

} // namespace

const Piece* supportOf(const Scenario& scenario, const Model& model) {
    const Piece* highest = nullptr;
    for (const Piece& piece : scenario.terrain) {
        if (carries(piece) && std::get<geometry::Polygon>(piece.outline).contains(model.position) &&
            (!highest || topOf(piece) > topOf(*highest))) {
            highest = &piece;
        }
    }
    return highest;
}

Length supportHeight(const Scenario& scenario, const Model& model) {
    const Piece* piece = supportOf(scenario, model);
    return piece ? topOf(*piece) : Length{};
}

Scenario withModelsSettled(const Scenario& before, Scenario after, std::span<const AnyId> ids) {
    for (const AnyId& id : ids) {
        const auto* modelId = std::get_if<ModelId>(&id);
        const auto model = modelId ? std::ranges::find(after.models, *modelId, &Model::id) : after.models.end();
        if (model == after.models.end()) {
            continue;
        }
        const Model* old = before.model(*modelId);
        if (model->elevation == (old ? supportHeight(before, *old) : Length{})) {
            model->elevation = supportHeight(after, *model);
        }
    }
    return after;
}

Length usualHeight(const QStringList& keywords) {
    static const QStringList kLarge{QStringLiteral("monster"), QStringLiteral("vehicle"), QStringLiteral("titanic")};
    const bool isLarge = std::ranges::any_of(
        keywords, [](const QString& keyword) { return kLarge.contains(keyword.trimmed(), Qt::CaseInsensitive); });
    return Length::fromInches(isLarge ? 5 : 2);
}

} // namespace sightline::scenarios

#include "scenarios/vision/fog.h"

#include <algorithm>

/// The viewers of a side, their positions and ranges.
namespace sightline::scenarios {

namespace {

using geometry::CellSet;
using geometry::Length;

int rangeOf(const std::map<QString, int>& ranges, const QString& name) {
    const auto found = ranges.find(name);
    return found == ranges.end() ? 0 : found->second;
}

/// Source: docs/requirements.md, rows S0.4 to S0.13.
int radiusAt(const FogTable& fog, geometry::Point p, int perception) {
    const VisionProfile& profile = fog.profile();
    const auto found = profile.groundRadius.find(fog.groundAt(p));
    const int ground = found == profile.groundRadius.end() ? profile.unknownGround : found->second;
    const int high = fog.isHigh(p) ? profile.highGroundBonus : 0;
    const int sharp = perception > profile.perceptionFrom
                          ? (perception - profile.perceptionFrom) / std::max(1, profile.perceptionStep)
                          : 0;
    return ground + high + sharp;
}

int rangeOf(const FogTable& fog, const Model& model, const ModelVision& vision, geometry::Point p) {
    const VisionProfile& profile = fog.profile();
    if (profile.mode == FogMode::Radius) {
        return vision.range.value_or(radiusAt(fog, p, vision.perception));
    }
    const QString& role = vision.role.isEmpty() ? profile.bareRole : vision.role;
    static_cast<void>(model);
    const int high = profile.mode == FogMode::Hybrid && fog.isHigh(p) ? profile.hybridHeightBonus : 0;
    return vision.range.value_or(rangeOf(profile.roleRange, role)) + high;
}

class ViewerList {
public:
    ViewerList(const FogTable& fog, const Scenario& scenario)
        : m_fog{fog}, m_scenario{scenario}, m_vision{*scenario.vision} {}

    void addSide(const PlayerId& player, bool withCompanions);
    [[nodiscard]] std::vector<Viewer> take() { return std::move(m_viewers); }

private:
    void addModel(const Model& model);
    void addStructure(const Structure& structure);
    void addRegion(const VisionRegion& region);
    [[nodiscard]] bool isListed(const QString& id) const {
        return std::ranges::any_of(m_viewers, [&](const Viewer& viewer) { return viewer.id == id; });
    }

    const FogTable& m_fog;
    const Scenario& m_scenario;
    const Vision& m_vision;
    std::vector<Viewer> m_viewers;
};

void ViewerList::addModel(const Model& model) {
    const ModelVision& vision = m_vision.of(model.id);
    if (isListed(model.id.value) || !canObserve(model, vision)) {
        return;
    }
    const geometry::PlacedFootprint base = shownBase(m_scenario, model);
    Viewer viewer;
    viewer.id = model.id.value;
    viewer.model = &model;
    viewer.from = m_fog.standing(base);
    if (viewer.from.empty()) {
        return; // off the grid
    }
    viewer.middle = m_fog.grid().cellAt(base.position).value_or(geometry::GridCell{-1, -1});
    viewer.range = isSaidOf(model, vision, u"blind") ? kOwnCellsOnly : rangeOf(m_fog, model, vision, base.position);
    viewer.ignoresObscuring = vision.traits.contains(QStringLiteral("ignores-obscuring"));
    viewer.height = model.height;
    viewer.top = model.elevation + model.height;
    viewer.keywords = model.keywords;
    m_viewers.push_back(std::move(viewer));
}

void ViewerList::addStructure(const Structure& structure) {
    Viewer viewer;
    viewer.id = structure.element;
    viewer.range = structure.range.value_or(rangeOf(m_fog.profile().sourceRange, structure.kind));
    const auto piece =
        std::ranges::find_if(m_scenario.terrain, [&](const Piece& one) { return one.id.value == structure.element; });
    if (piece != m_scenario.terrain.end()) {
        viewer.from = m_fog.cellsOfPiece(static_cast<std::size_t>(piece - m_scenario.terrain.begin()));
        viewer.height = effectiveHeight(*piece).value_or(geometry::kLargestCoordinate);
        viewer.top =
            piece->height || piece->heightClass ? std::optional{piece->elevation + viewer.height} : std::nullopt;
    } else if (const Objective* objective = m_scenario.objective({structure.element})) {
        viewer.from = cellsUnder(m_fog.grid(), {objective->base, objective->position, {}});
        viewer.middle = m_fog.grid().cellAt(objective->position).value_or(geometry::GridCell{-1, -1});
        viewer.top = Length{};
    }
    if (!viewer.from.empty() && !isListed(viewer.id)) {
        m_viewers.push_back(std::move(viewer));
    }
}

void ViewerList::addRegion(const VisionRegion& region) {
    Viewer viewer;
    viewer.id = region.id;
    viewer.range = rangeOf(m_fog.profile().sourceRange, QStringLiteral("watchtower"));
    viewer.from = cellsIn(m_fog.grid(), region.outline, geometry::Coverage::Any);
    viewer.height = geometry::kLargestCoordinate;
    viewer.onlyFor = region.onlyFor;
    if (!viewer.from.empty()) {
        m_viewers.push_back(std::move(viewer));
    }
}

void ViewerList::addSide(const PlayerId& player, bool withCompanions) {
    for (const Model& model : m_scenario.models) {
        if (model.player == player) {
            addModel(model);
            const ModelId& companion = m_vision.of(model.id).companion;
            if (const Model* other = withCompanions && !companion.isEmpty() ? m_scenario.model(companion) : nullptr) {
                addModel(*other); // one hop: its own companion is ignored
            }
        }
    }
    for (const Structure& structure : m_vision.structures) {
        if (structure.owner == player) {
            addStructure(structure);
        }
    }
    for (const VisionRegion& region : m_vision.regions) {
        const bool holds = m_vision.turn >= region.fromTurn.value_or(m_vision.turn) &&
                           m_vision.turn <= region.untilTurn.value_or(m_vision.turn);
        if (region.kind == QLatin1String{"watchtower"} && holds &&
            (region.player.isEmpty() || region.player == player)) {
            addRegion(region);
        }
    }
}

} // namespace

std::vector<Viewer> viewersOf(const FogTable& fog, const Scenario& scenario, const PlayerId& side) {
    ViewerList list{fog, scenario};
    if (side.isEmpty() || !scenario.player(side)) {
        return {};
    }
    list.addSide(side, true);
    if (const VisionSide* own = scenario.vision->side(side)) {
        for (const QString& ally : own->allies) {
            if (ally != side.value) {
                list.addSide({ally}, false);
            }
        }
    }
    return list.take();
}

geometry::PlacedFootprint shownBase(const Scenario& scenario, const Model& model) {
    const ModelVision& vision = scenario.vision->of(model.id);
    const Model* mount = vision.carriedHow == QLatin1String{"mounted"} ? scenario.model(vision.carriedBy) : nullptr;
    return mount ? mount->placed() : model.placed();
}

bool isInPlay(const FogTable& fog, const Scenario& scenario, const Model& model) {
    return !isInside(scenario.vision->of(model.id)) && !cellsUnder(fog.grid(), shownBase(scenario, model)).empty();
}

} // namespace sightline::scenarios

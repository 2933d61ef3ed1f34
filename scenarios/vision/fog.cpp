#include "scenarios/vision/fog.h"

#include "geometry/shapes/distance.h"
#include "scenarios/judge/pack_table.h"
#include "scenarios/judge/sizes.h"
#include "scenarios/vision/sense_passes.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;
using geometry::GridCell;
using geometry::Length;

/// The question whether a viewer sees a cell, for the exact judge. Precondition: the viewer is a model.
class CellQuestion {
public:
    CellQuestion(const Scenario& scenario, const FogTable& fog, const Viewer& viewer)
        : m_grid{fog.grid()}, m_observer{*viewer.model} {
        m_cell.base = geometry::Footprint::rectangle(m_grid.cellSize(), m_grid.cellSize()).value();
        m_cell.height = viewer.model->height;
        const geometry::PlacedFootprint shown = shownBase(scenario, *viewer.model);
        if (m_observer.base != shown.footprint) {
            m_observer.body.reset(); // it looks from its mount
        }
        m_observer.base = shown.footprint;
        m_observer.position = shown.position;
        m_observer.facing = shown.facing;
    }
    /// Returns those of the cells that are seen.
    [[nodiscard]] CellSet
    clearAmong(const CellSet& cells, const PreparedTable& table, const std::stop_token& stop) const {
        if (table.rules().pack) {
            return ruledAmong(cells, table, stop);
        }
        CellSet seen = cells;
        cells.forEach([&](GridCell at) {
            Model target = m_cell;
            target.position = m_grid.centerOf(at);
            if (stop.stop_requested() ||
                visibilityBetween(table, m_observer, target, stop) != geometry::Visibility::Clear) {
                seen.erase(at);
            }
        });
        return seen;
    }

private:
    [[nodiscard]] CellSet
    ruledAmong(const CellSet& cells, const PreparedTable& table, const std::stop_token& stop) const;

    geometry::CellGrid m_grid;
    Model m_observer;
    Model m_cell;
};

/// Rules by a pack, as verdicts of models are: not each piece that is in the way hides what is behind it. Other models
/// are left out, since hidden ones must not show in the fog.
CellSet CellQuestion::ruledAmong(const CellSet& cells, const PreparedTable& table, const std::stop_token& stop) const {
    const RulePack& pack = *table.rules().pack;
    Model target = m_cell;
    target.height = heightOf(m_observer, pack);
    target.size = pack.height == HeightBy::ByBaseSize ? sizeOf(m_observer, pack, SizeUse::Height) : m_observer.size;
    std::vector<GridCell> wanted;
    std::vector<Model> targets;
    cells.forEach([&](GridCell at) {
        wanted.push_back(at);
        target.position = m_grid.centerOf(at);
        targets.push_back(target);
    });
    const std::vector<bool> isSeen = seenByPack(table, m_observer, targets, stop);
    CellSet seen = m_grid.noCells();
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (isSeen[i]) {
            seen.insert(wanted[i]);
        }
    }
    return seen;
}

/// Computes what a side sees.
class SideFog {
public:
    SideFog(const FogTable& fog,
            const Scenario& scenario,
            const PlayerId& side,
            const FogHelp& help,
            const std::stop_token& stop)
        : m_fog{fog}, m_scenario{scenario}, m_vision{*scenario.vision}, m_side{side}, m_help{help}, m_stop{stop} {
        m_sight.visible = fog.grid().noCells();
        m_sight.outline = fog.grid().noCells();
        m_sight.remembered = fog.grid().noCells();
        m_fogged = fog.grid().noCells();
    }

    [[nodiscard]] SideSight look();

private:
    /// Cells seen for models of some keywords only.
    struct Filtered {
        CellSet cells;
        QStringList onlyFor;
    };

    [[nodiscard]] bool usesJudge() const {
        return m_fog.profile().mode == FogMode::LineOfSight && m_fog.profile().lines == FogLines::Judge;
    }
    [[nodiscard]] bool isOurs(const Model& model) const { return model.player == m_side; }
    void findVisibleCorners(const Viewer& viewer);
    [[nodiscard]] CellSet judgedFrom(const Viewer& viewer, const CellSet& known);
    void add(const Viewer& viewer, const CellSet& seen);
    [[nodiscard]] TieredCells inLight(const Viewer& viewer, const CellSet& seen) const;
    [[nodiscard]] TieredCells onTops(const Model& model) const;
    void applyRegions();
    void applyBrush();
    void addOwnBases();
    void addModels();
    void lightSeenModels();
    [[nodiscard]] bool isSeen(const Model& model, const CellSet& cells) const;
    [[nodiscard]] bool isSpotted(const Model& model, const CellSet& cells) const;
    [[nodiscard]] bool isInContact(const Model& model) const;
    [[nodiscard]] bool isNearEnough(const ModelVision& vision, const CellSet& cells) const;
    [[nodiscard]] bool seesInvisible(const Model& model, const ModelVision& vision, const CellSet& cells) const;
    [[nodiscard]] bool isJudgedSeen(const Model& model) const;
    [[nodiscard]] bool isInLine(const Model& model, const CellSet& cells) const;
    [[nodiscard]] bool isFound(const Model& model, const ModelVision& vision, const CellSet& cells) const;
    [[nodiscard]] bool isPerceivedBy(Sense sense, const Model& model) const;
    [[nodiscard]] SenseSet otherSensesOf(const Model& model) const;
    [[nodiscard]] bool isOutlined(const Model& model, const ModelVision& vision, const CellSet& cells) const;
    [[nodiscard]] bool isReportedTo(const Model& model) const;
    void addPasses();
    [[nodiscard]] bool asksSenses() const { return usesJudge() && m_help.senses; }
    [[nodiscard]] const PreparedTable& prepared() const;
    [[nodiscard]] bool isWithinRange(const Viewer& viewer, const geometry::PlacedFootprint& base) const;

    const FogTable& m_fog;
    const Scenario& m_scenario;
    const Vision& m_vision;
    const PlayerId& m_side;
    const FogHelp& m_help;
    const std::stop_token& m_stop;
    std::vector<Viewer> m_viewers;
    std::vector<Filtered> m_filtered;
    CellSet m_fogged;              ///< by regions "fog" of others
    std::vector<ModelId> m_inLine; ///< models of others that sight shows
    CellSet m_withoutModels;       ///< seen by structures, regions and brush
    SideSight m_sight;
    mutable std::optional<PreparedTable> m_prepared;
};

const PreparedTable& SideFog::prepared() const {
    if (m_help.prepared) {
        return *m_help.prepared;
    }
    if (!m_prepared) {
        const auto rules = ruleSetOf(m_scenario);
        m_prepared.emplace(m_scenario, rules ? *rules : *shippedRuleSet(QStringLiteral("plan")));
    }
    return *m_prepared;
}

bool SideFog::isWithinRange(const Viewer& viewer, const geometry::PlacedFootprint& base) const {
    const Length range = m_fog.grid().cellSize() * viewer.range;
    return geometry::edgeDistance(shownBase(m_scenario, *viewer.model), base) <= range;
}

/// Returns the cells that the exact judge lets the viewer see. Cells known as seen are not judged.
CellSet SideFog::judgedFrom(const Viewer& viewer, const CellSet& known) {
    CellSet seen = cellsInRange(m_fog, viewer, viewer.range);
    seen -= known;
    seen -= viewer.from;
    seen = CellQuestion{m_scenario, m_fog, viewer}.clearAmong(seen, prepared(), m_stop);
    seen |= viewer.from;
    return seen;
}

void SideFog::findVisibleCorners(const Viewer& viewer) {
    if (!viewer.onlyFor.isEmpty()) {
        m_filtered.push_back({cellsSeenBy(m_fog, viewer), viewer.onlyFor});
        return;
    }
    if (usesJudge() && viewer.model) {
        CellSet seen = judgedFrom(viewer, m_fog.profile().night ? m_fog.grid().noCells() : m_sight.visible);
        add(viewer, seen);
        return;
    }
    const CellSet seen = cellsSeenBy(m_fog, viewer);
    add(viewer, seen);
    if (!viewer.model) {
        m_withoutModels |= seen;
    }
}

/// By day all cells are seen; at night those near or lit, and outlines of the rest that are not too far. Source:
/// docs/requirements.md, rows S2.54 to S2.56.
void SideFog::add(const Viewer& viewer, const CellSet& seen) {
    const TieredCells tiers = inLight(viewer, seen);
    m_sight.visible |= tiers.visible;
    m_sight.outline |= tiers.outline;
}

TieredCells SideFog::inLight(const Viewer& viewer, const CellSet& seen) const {
    const VisionProfile& profile = m_fog.profile();
    if (!profile.night) {
        return {seen, m_fog.grid().noCells()};
    }
    if (m_help.senses && m_help.senses->light().grid() && viewer.model && profile.mode == FogMode::LineOfSight) {
        return tiersOfSight(seen, shownBase(m_scenario, *viewer.model), figuresOf(m_vision, viewer.model->id),
                            m_help.senses->light());
    }
    const int light = std::max(profile.senses.light, profile.senses.infra);
    CellSet clear = cellsInRange(m_fog, viewer, light);
    if (m_help.lit) {
        clear |= *m_help.lit;
    }
    clear &= seen;
    CellSet outline = cellsInRange(m_fog, viewer, std::max(profile.senses.shadow, light));
    outline &= seen;
    return {std::move(clear), std::move(outline)};
}

/// Returns the cells of the pieces that the model stands on top of, or is higher than, as far as the side sees them:
/// where their insides are closed, a model on the roof is still seen.
TieredCells SideFog::onTops(const Model& model) const {
    TieredCells seen{m_fog.grid().noCells(), m_fog.grid().noCells()};
    for (const Viewer& viewer : m_viewers) {
        if (!viewer.model || !viewer.onlyFor.isEmpty()) {
            continue;
        }
        const auto tops = m_fog.topsUnder(model, viewer);
        const CellSet cells = cellsSeenOn(m_fog, viewer, tops);
        if (!cells.empty()) {
            // The cells under a viewer, which `tiersOfSight` adds, are no roofs.
            TieredCells tiers = inLight(viewer, cells);
            tiers.visible &= cells;
            seen.visible |= tiers.visible;
            seen.outline |= tiers.outline;
        }
    }
    seen.visible -= m_fogged;
    seen.outline -= m_fogged;
    return seen;
}

void SideFog::applyRegions() {
    for (const VisionRegion& region : m_vision.regions) {
        const bool holds = m_vision.turn >= region.fromTurn.value_or(m_vision.turn) &&
                           m_vision.turn <= region.untilTurn.value_or(m_vision.turn);
        const bool isForUs = region.player.isEmpty() || region.player == m_side;
        if (!holds) {
            continue;
        }
        CellSet cells = cellsIn(m_fog.grid(), region.outline, geometry::Coverage::Any);
        if (region.kind == QLatin1String{"reveal"} && isForUs) {
            if (region.onlyFor.isEmpty()) {
                m_sight.visible |= cells;
                m_withoutModels |= cells;
            } else {
                m_filtered.push_back({std::move(cells), region.onlyFor});
            }
        } else if (region.kind == QLatin1String{"fog"} && region.player != m_side) {
            m_fogged |= cells;
        }
    }
    m_sight.visible -= m_fogged;
    m_sight.outline -= m_fogged;
    m_sight.remembered -= m_fogged;
    m_withoutModels -= m_fogged;
}

void SideFog::applyBrush() {
    const VisionSide* side = m_vision.side(m_side);
    const auto fits = [&](const CellSet& cells) {
        return cells.columns() == m_fog.grid().columns() && cells.rows() == m_fog.grid().rows();
    };
    if (side && fits(side->revealed)) {
        m_sight.visible |= side->revealed;
        m_withoutModels |= side->revealed;
        m_fogged -= side->revealed;
    }
    if (side && fits(side->hidden)) {
        m_sight.visible -= side->hidden;
        m_sight.outline -= side->hidden;
        m_sight.remembered -= side->hidden;
        m_withoutModels -= side->hidden;
        m_fogged |= side->hidden;
    }
}

/// Own cells are seen in any fog; for a swallowed model those of the swallower. Source: docs/requirements.md, rows
/// S2.51 and S2.16.
void SideFog::addOwnBases() {
    for (const Model& model : m_scenario.models) {
        if (!isOurs(model)) {
            continue;
        }
        const ModelVision& vision = m_vision.of(model.id);
        const bool isSwallowed = vision.carriedHow == QLatin1String{"swallowed"};
        const Model* carrier = vision.carriedBy.isEmpty() ? nullptr : m_scenario.model(vision.carriedBy);
        if (carrier && isSwallowed) {
            m_sight.models.insert(carrier->id);
        }
        m_sight.visible |= cellsUnder(m_fog.grid(), carrier ? carrier->placed() : model.placed());
    }
}

bool SideFog::isInContact(const Model& model) const {
    const geometry::PlacedFootprint base = shownBase(m_scenario, model);
    const geometry::Box box = boundsOf(base);
    return std::ranges::any_of(m_scenario.models, [&](const Model& own) {
        if (!isOurs(own) || !isInPlay(m_fog, m_scenario, own)) {
            return false;
        }
        const geometry::PlacedFootprint ownBase = shownBase(m_scenario, own);
        return boxesMeet(boundsOf(ownBase), box) && geometry::overlapOrTouch(ownBase, base);
    });
}

/// Source: docs/requirements.md, row S1.57.
bool SideFog::isNearEnough(const ModelVision& vision, const CellSet& cells) const {
    if (!vision.hiddenBeyond) {
        return true;
    }
    return std::ranges::any_of(m_viewers, [&](const Viewer& viewer) {
        return meet(cellsInRange(m_fog, viewer, *vision.hiddenBeyond), cells);
    });
}

/// True if some observers, or all, do not see it.
bool isInvisible(const Model& model, const ModelVision& vision) {
    return !vision.invisibleTo.isEmpty() || isSaidOf(model, vision, u"invisible");
}

/// Nobody, or no model with the named keywords, sees it, except for those that see the invisible. Source:
/// docs/requirements.md, row S2.26.
bool SideFog::seesInvisible(const Model& model, const ModelVision& vision, const CellSet& cells) const {
    if (!isInvisible(model, vision)) {
        return true;
    }
    const bool isToAll = vision.invisibleTo.contains(QStringLiteral("all")) || isSaidOf(model, vision, u"invisible");
    return std::ranges::any_of(m_viewers, [&](const Viewer& viewer) {
        if (!viewer.model) {
            return false;
        }
        const bool isFooled = isToAll || hasAny(viewer.keywords, vision.invisibleTo);
        const bool seesThrough = isSaidOf(*viewer.model, m_vision.of(viewer.model->id), u"see-invisible");
        if (isFooled && !seesThrough) {
            return false;
        }
        if (usesJudge()) {
            return isWithinRange(viewer, shownBase(m_scenario, model)) && meet(m_sight.visible, cells);
        }
        return meet(cellsSeenBy(m_fog, viewer), cells) && meet(m_sight.visible, cells);
    });
}

bool SideFog::isJudgedSeen(const Model& model) const {
    const auto place = [&](const Model& one) { return static_cast<std::size_t>(&one - m_scenario.models.data()); };
    return std::ranges::any_of(m_viewers, [&](const Viewer& viewer) {
        return viewer.model && viewer.onlyFor.isEmpty() && viewer.model->id != model.id &&
               isWithinRange(viewer, shownBase(m_scenario, model)) &&
               scenarios::isSeen(prepared(), place(*viewer.model), place(model), m_stop);
    });
}

/// True if a zone or a watchtower reveals its kind; models set up hidden are exempt. Source: docs/requirements.md, row
/// S2.19.
bool SideFog::isSpotted(const Model& model, const CellSet& cells) const {
    return !m_vision.of(model.id).traits.contains(QStringLiteral("hidden-setup")) &&
           std::ranges::any_of(m_filtered, [&](const Filtered& filtered) {
               CellSet clear = filtered.cells;
               clear -= m_fogged;
               return hasAny(model.keywords, filtered.onlyFor) && meet(clear, cells);
           });
}

/// True if a viewer that sees cells of it has no contest to win, or wins it. Source: docs/requirements.md, row S2.25.
bool SideFog::isFound(const Model& model, const ModelVision& vision, const CellSet& cells) const {
    if (!m_help.senses || !hidingContest({}, model, vision)) {
        return true;
    }
    return std::ranges::any_of(m_viewers, [&](const Viewer& viewer) {
        return !viewer.model || (!hidingContest(m_vision.of(viewer.model->id), model, vision)->isHidden() &&
                                 meet(cellsSeenBy(m_fog, viewer), cells));
    });
}

bool SideFog::isPerceivedBy(Sense sense, const Model& model) const {
    return std::ranges::any_of(m_viewers, [&](const Viewer& viewer) {
        return viewer.model && viewer.onlyFor.isEmpty() && viewer.model->id != model.id &&
               isWithinRange(viewer, shownBase(m_scenario, model)) &&
               perceivedAlone(*m_help.senses, viewer.model->id, model.id).contains(sense);
    });
}

/// Returns the senses other than sight by which the side perceives it, regardless of the mode's range.
SenseSet SideFog::otherSensesOf(const Model& model) const {
    SenseSet senses;
    if (m_help.senses) {
        for (const Viewer& viewer : m_viewers) {
            if (viewer.model && viewer.onlyFor.isEmpty() && viewer.model->id != model.id) {
                senses =
                    senses |
                    perceivedAlone(*m_help.senses, viewer.model->id, model.id).without({Sense::Visual, Sense::Shadow});
            }
        }
    }
    return senses;
}

/// Adds the cells known by other senses. Source: docs/requirements.md, rows S2.42, S2.46 and S2.47.
void SideFog::addPasses() {
    if (!m_help.senses || !m_help.senses->light().grid()) {
        return;
    }
    std::optional<CellSet> solid;
    for (const Viewer& viewer : m_viewers) {
        if (viewer.model && viewer.onlyFor.isEmpty()) {
            const SenseFigures figures = figuresOf(m_vision, viewer.model->id);
            if (figures.perception != 0 || figures.sonar != 0 || figures.tremor != 0) {
                solid = solid ? solid : solidCells(*m_help.senses);
                const PassedCells passed = passesOf(*m_help.senses, viewer.model->id, *solid);
                m_sight.visible |= passed.visible;
                m_sight.remembered |= passed.remembered;
            }
        }
    }
}

/// For a base in cells that may block: a cell lit as a wall does not imply a line to a model in it, or behind that
/// wall.
bool SideFog::isInLine(const Model& model, const CellSet& cells) const {
    const FogMode mode = m_fog.profile().mode;
    const bool hasLines = mode == FogMode::LineOfSight || mode == FogMode::Grid;
    return !meet(m_fog.mayBlock(), cells) || meet(m_withoutModels, cells) ||
           std::ranges::any_of(m_viewers, [&](const Viewer& viewer) {
               return viewer.model && viewer.onlyFor.isEmpty() && !(hasLines && m_fog.isShutAway(model, viewer)) &&
                      hasLineTo(m_fog, viewer, cells);
           });
}

bool SideFog::isSeen(const Model& model, const CellSet& cells) const {
    const ModelVision& vision = m_vision.of(model.id);
    if (asksSenses()) {
        CellSet open = cells;
        open -= m_fogged;
        return (meet(m_withoutModels, open) && isNearEnough(vision, cells)) ||
               (!open.empty() && isPerceivedBy(Sense::Visual, model));
    }
    if (!isFound(model, vision, cells)) {
        return false;
    }
    if (!isNearEnough(vision, cells) || !seesInvisible(model, vision, cells)) {
        return false;
    }
    if (!usesJudge()) {
        return (meet(m_sight.visible, cells) && isInLine(model, cells)) || meet(onTops(model).visible, cells);
    }
    if (m_fog.profile().night) {
        return meet(m_sight.visible, cells) && (meet(m_withoutModels, cells) || isJudgedSeen(model));
    }
    CellSet open = cells;
    open -= m_fogged;
    return meet(m_withoutModels, open) || (!open.empty() && isJudgedSeen(model));
}

bool SideFog::isOutlined(const Model& model, const ModelVision& vision, const CellSet& cells) const {
    if (asksSenses()) {
        return isPerceivedBy(Sense::Shadow, model);
    }
    const auto isInOutline = [&] {
        if (usesJudge()) {
            return meet(m_sight.outline, cells);
        }
        return (meet(m_sight.outline, cells) && isInLine(model, cells)) || meet(onTops(model).outline, cells);
    };
    return isNearEnough(vision, cells) && !isInvisible(model, vision) && isFound(model, vision, cells) && isInOutline();
}

/// True if the side's intelligence reports its position, without what it is. Source: docs/requirements.md, row S1.58.
bool SideFog::isReportedTo(const Model& model) const {
    const VisionSide* side = m_vision.side(m_side);
    return side && side->intelligence.contains(model.id.value);
}

void SideFog::addModels() {
    for (const Model& model : m_scenario.models) {
        if (isOurs(model) || !isInPlay(m_fog, m_scenario, model)) {
            continue;
        }
        const CellSet cells = m_fog.standing(shownBase(m_scenario, model));
        const ModelVision& vision = m_vision.of(model.id);
        if (isSeen(model, cells)) {
            m_sight.models.insert(model.id);
            m_inLine.push_back(model.id);
            continue;
        }
        if (vision.traits.contains(QStringLiteral("always-visible")) || isInContact(model) || isSpotted(model, cells)) {
            m_sight.models.insert(model.id);
            continue;
        }
        const SenseSet others = otherSensesOf(model);
        if (isSureContact(others)) {
            m_sight.models.insert(model.id);
        } else if (!others.empty() || isOutlined(model, vision, cells) || isReportedTo(model)) {
            m_sight.outlined.insert(model.id);
        }
    }
}

/// The base of a model in sight is seen whole, and not half of it in the dark beside it. Fog of others and what the
/// judge hides stay, and a side of blind viewers sees no more than their own cells. Source: docs/requirements.md, row
/// S2.51.
void SideFog::lightSeenModels() {
    if (std::ranges::all_of(m_viewers, [](const Viewer& viewer) { return viewer.range == kOwnCellsOnly; })) {
        return;
    }
    for (const ModelId& id : m_inLine) {
        CellSet cells = cellsUnder(m_fog.grid(), shownBase(m_scenario, *m_scenario.model(id)));
        cells -= m_fogged;
        m_sight.visible |= cells;
    }
    m_sight.outline -= m_sight.visible;
    m_sight.remembered -= m_sight.visible;
}

SideSight SideFog::look() {
    if (m_side.isEmpty() || !m_scenario.player(m_side)) {
        return std::move(m_sight); // an unknown side sees nothing
    }
    if (!m_vision.enabled || m_fog.profile().showsEverything) {
        m_sight.visible.fill();
        for (const Model& model : m_scenario.models) {
            if (!isOurs(model)) {
                m_sight.models.insert(model.id);
            }
        }
        return std::move(m_sight);
    }
    m_withoutModels = m_fog.grid().noCells();
    m_viewers = viewersOf(m_fog, m_scenario, m_side);
    for (const Viewer& viewer : m_viewers) {
        findVisibleCorners(viewer);
    }
    addPasses();
    applyRegions();
    applyBrush();
    addOwnBases();
    m_sight.outline -= m_sight.visible;
    m_sight.remembered -= m_sight.visible;
    m_sight.remembered -= m_sight.outline;
    addModels();
    lightSeenModels();
    return std::move(m_sight);
}

} // namespace

bool hasExactLineTo(const PreparedTable& table,
                    const FogTable& fog,
                    const Viewer& viewer,
                    geometry::GridCell cell,
                    const std::stop_token& stop) {
    CellSet asked = fog.grid().noCells();
    asked.insert(cell);
    return !CellQuestion{table.scenario(), fog, viewer}.clearAmong(asked, table, stop).empty();
}

SideSight sightOf(const FogTable& fog,
                  const Scenario& scenario,
                  const PlayerId& side,
                  const FogHelp& help,
                  const std::stop_token& stop) {
    return SideFog{fog, scenario, side, help, stop}.look();
}

} // namespace sightline::scenarios

#include "scenarios/vision/fog_reason.h"

#include "geometry/shapes/distance.h"
#include "scenarios/vision/sense.h"
#include "scenarios/vision/sight_tiers.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

namespace sightline::scenarios {

namespace {

using Code = FogReason::Code;
using geometry::GridCell;

/// The reason for which a cell is hidden from one viewer.
struct Hiding {
    Code code = Code::BeyondRange;
    int range = 0;          ///< in cells
    int beyond = 0;         ///< how far the cell is beyond the range
    bool isOfRange = false; ///< true: beyond the range of the profile, whatever the light and the lines
};

/// The larger the nearer to seeing.
int rankOf(Code code) {
    switch (code) {
    case Code::Covered: return 3;
    case Code::Unlit: return 2;
    case Code::NoLine: return 1;
    default: return 0;
    }
}

/// Finds what hides a cell that the side does not see.
class HidingFinder {
public:
    HidingFinder(const FogTable& fog, const Scenario& scenario, GridCell cell, const FogHelp& help)
        : m_fog{fog}, m_profile{fog.profile()}, m_scenario{scenario}, m_cell{cell}, m_help{help} {}

    [[nodiscard]] Hiding from(const Viewer& viewer) const;
    /// Returns what range and light alone hide, as if a line reached the cell; `Covered` if they hide nothing.
    [[nodiscard]] Hiding byRangeAndLight(const Viewer& viewer) const;

private:
    [[nodiscard]] bool usesJudge(const Viewer& viewer) const {
        return m_profile.mode == FogMode::LineOfSight && m_profile.lines == FogLines::Judge && viewer.model;
    }
    [[nodiscard]] int rangeOf(const Viewer& viewer) const;
    [[nodiscard]] bool isInLine(const Viewer& viewer) const;
    [[nodiscard]] Hiding atNight(const Viewer& viewer) const;

    const FogTable& m_fog;
    const VisionProfile& m_profile;
    const Scenario& m_scenario;
    GridCell m_cell;
    const FogHelp& m_help;
};

/// Returns the range into the cell, in cells; less than 0 on a grid without limit.
int HidingFinder::rangeOf(const Viewer& viewer) const {
    if (viewer.range == kOwnCellsOnly) {
        return 0;
    }
    if (m_profile.mode == FogMode::Grid) {
        return m_profile.gridRadius - 1; // what lies nearer than the radius is seen; a radius of 0 has no limit
    }
    const bool costs = (m_profile.mode == FogMode::Hybrid || m_profile.mode == FogMode::LineOfSight) &&
                       !usesJudge(viewer) && m_profile.obscuringCost > 0 && !viewer.ignoresObscuring;
    const bool isObscured = costs && !m_fog.obscuring().empty() && m_fog.obscuring().contains(m_cell);
    return viewer.range - (isObscured ? m_profile.obscuringCost : 0);
}

bool HidingFinder::isInLine(const Viewer& viewer) const {
    if (usesJudge(viewer) && m_help.prepared) {
        return hasExactLineTo(*m_help.prepared, m_fog, viewer, m_cell);
    }
    return cellsSeenBy(m_fog, viewer).contains(m_cell);
}

/// As the cells of a night are sorted by `sightOf`. Precondition: a line reaches the cell.
Hiding HidingFinder::atNight(const Viewer& viewer) const {
    const bool hasTiers = m_help.senses && m_help.senses->light().grid() && viewer.model;
    if (hasTiers && m_profile.mode == FogMode::LineOfSight) {
        const geometry::Length size = m_fog.grid().cellSize();
        const auto square = geometry::Footprint::rectangle(size, size);
        const geometry::PlacedFootprint base = shownBase(m_scenario, *viewer.model);
        const geometry::Length distance =
            square ? geometry::edgeDistance(base, {*square, m_fog.grid().centerOf(m_cell), {}}) : geometry::Length{};
        const TierAnswer answer =
            tierOf(figuresOf(*m_scenario.vision, viewer.model->id), m_help.senses->light().at(m_cell), distance, size);
        switch (answer.reason) {
        case TierReason::TooDark:
        case TierReason::FarDarkness: return {Code::Unlit, answer.range};
        case TierReason::TooFar: return {Code::BeyondRange, answer.range};
        default: return {Code::Covered};
        }
    }
    const int light = std::max(m_profile.senses.light, m_profile.senses.infra);
    const int shadow = std::max(m_profile.senses.shadow, light);
    const bool isLit = m_help.lit && m_help.lit->contains(m_cell);
    return isLit || cellsInRange(m_fog, viewer, shadow).contains(m_cell) ? Hiding{Code::Covered}
                                                                         : Hiding{Code::Unlit, shadow};
}

Hiding HidingFinder::from(const Viewer& viewer) const {
    const Hiding hiding = byRangeAndLight(viewer);
    return hiding.isOfRange || isInLine(viewer) ? hiding : Hiding{Code::NoLine};
}

Hiding HidingFinder::byRangeAndLight(const Viewer& viewer) const {
    const int range = rangeOf(viewer);
    const bool hasLimit = m_profile.mode != FogMode::Grid || range >= 0;
    if (hasLimit && !cellsInRange(m_fog, viewer, range).contains(m_cell)) {
        const int apart =
            std::max(std::abs(m_cell.column - viewer.middle.column), std::abs(m_cell.row - viewer.middle.row));
        return {Code::BeyondRange, range, apart - range, true};
    }
    return m_profile.night ? atNight(viewer) : Hiding{Code::Covered};
}

/// Returns the pieces, by index, that still are where the side has last seen them.
std::vector<std::size_t> knownPieces(const FogTable& fog, const Scenario& scenario, const VisionSide& side) {
    std::vector<std::size_t> known;
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const PieceId& id = scenario.terrain[i].id;
        if (side.knows.pieces.contains(id) &&
            fog.cellsOf(side.knows.pieces.at(id)) == fog.cellsOf(scenario.terrain[i])) {
            known.push_back(i);
        }
    }
    return known;
}

/// A viewer, and the known pieces between it and a cell.
struct Outlook {
    const Viewer* viewer = nullptr;
    std::vector<std::size_t> between;
};

/// Returns as few of the known pieces as keep the cell from all of these viewers; none if all of them do not.
std::vector<PieceId> blockersOf(const FogTable& fog,
                                const Scenario& scenario,
                                const VisionSide& side,
                                GridCell cell,
                                const std::vector<const Viewer*>& viewers) {
    std::set<std::size_t> left;
    std::vector<Outlook> outlooks;
    const std::vector<std::size_t> known = knownPieces(fog, scenario, side);
    for (const Viewer* viewer : viewers) {
        Outlook outlook{viewer, known};
        const geometry::CellSet cells = cellsBetween(fog, *viewer, cell);
        std::erase_if(outlook.between, [&](std::size_t piece) { return !meet(fog.cellsOfPiece(piece), cells); });
        left.insert(outlook.between.begin(), outlook.between.end());
        outlooks.push_back(std::move(outlook));
    }
    const auto isHidden = [&](const Outlook& outlook) {
        std::vector<std::size_t> pieces = outlook.between;
        std::erase_if(pieces, [&](std::size_t piece) { return !left.contains(piece); });
        return isHiddenBy(fog, *outlook.viewer, cell, std::move(pieces));
    };
    if (!std::ranges::all_of(outlooks, isHidden)) {
        return {};
    }
    for (const std::size_t piece : std::vector<std::size_t>{left.rbegin(), left.rend()}) {
        left.erase(piece);
        const bool isNeeded = std::ranges::any_of(outlooks, [&](const Outlook& outlook) {
            return std::ranges::binary_search(outlook.between, piece) && !isHidden(outlook);
        });
        if (isNeeded) {
            left.insert(piece);
        }
    }
    std::vector<PieceId> blockers;
    std::ranges::transform(left, std::back_inserter(blockers),
                           [&](std::size_t piece) { return scenario.terrain[piece].id; });
    return blockers;
}

FogReason reasonOf(const Hiding& hiding, geometry::Length cell, bool isExplored) {
    const bool hasRange = hiding.code == Code::BeyondRange || (hiding.code == Code::Unlit && hiding.range > 0);
    return {hiding.code, hasRange ? std::optional{cell * hiding.range} : std::nullopt, isExplored};
}

} // namespace

FogReason fogReasonAt(const FogTable& fog,
                      const Scenario& scenario,
                      const PlayerId& side,
                      geometry::Point position,
                      const FogHelp& help) {
    const auto cell = fog.grid().cellAt(position);
    const VisionSide* own = scenario.vision->side(side);
    if (!cell || !own) {
        return {Code::OffTable};
    }
    const auto holds = [&](const geometry::CellSet& cells) {
        return cells.columns() == fog.grid().columns() && cells.rows() == fog.grid().rows() && cells.contains(*cell);
    };
    FogReason reason;
    reason.isExplored = holds(own->knows.explored);
    if (holds(own->knows.visible)) {
        return reason;
    }
    if (holds(own->knows.outline)) {
        reason.code = Code::Outline;
        return reason;
    }
    reason.code = Code::NoViewer;
    const HidingFinder finder{fog, scenario, *cell, help};
    int least = std::numeric_limits<int>::max();
    const std::vector<Viewer> viewers = viewersOf(fog, scenario, side);
    std::vector<const Viewer*> withoutLine;
    for (const Viewer& viewer : viewers) {
        if (!viewer.onlyFor.isEmpty()) {
            continue; // it sees models, no cells
        }
        const Hiding hiding = finder.from(viewer);
        if (hiding.code == Code::NoLine) {
            withoutLine.push_back(&viewer);
        }
        const bool isFirst = reason.code == Code::NoViewer;
        const bool isNearer = hiding.code == reason.code && hiding.beyond < least;
        if (isFirst || rankOf(hiding.code) > rankOf(reason.code) || isNearer) {
            least = hiding.beyond;
            reason = reasonOf(hiding, fog.grid().cellSize(), reason.isExplored);
        }
    }
    if (reason.code == Code::NoLine) {
        reason.blockers = blockersOf(fog, scenario, *own, *cell, withoutLine);
    }
    return reason;
}

std::map<ModelId, FogReason>
withoutSightOf(const FogTable& fog, const Scenario& scenario, geometry::Point position, const FogHelp& help) {
    std::map<ModelId, FogReason> dark;
    const auto cell = fog.grid().cellAt(position);
    if (!cell) {
        return dark;
    }
    const HidingFinder finder{fog, scenario, *cell, help};
    for (const Player& player : scenario.players) {
        const VisionSide* side = scenario.vision->side(player.id);
        const bool isKnown = side && side->knows.visible.columns() == fog.grid().columns() &&
                             side->knows.visible.rows() == fog.grid().rows();
        const bool isDark = isKnown && !side->knows.visible.contains(*cell);
        const FogReason ofSide = isDark ? fogReasonAt(fog, scenario, player.id, position, help) : FogReason{};
        const bool isExplored = isKnown && side->knows.explored.contains(*cell);
        const auto viewers = viewersOf(fog, scenario, player.id);
        for (const Model& model : scenario.models) {
            if (model.player != player.id) {
                continue;
            }
            const auto viewer = std::ranges::find_if(
                viewers, [&](const Viewer& one) { return one.model && one.model->id == model.id; });
            if (viewer == viewers.end()) {
                dark.emplace(model.id, FogReason{Code::NoViewer, {}, isExplored});
                continue;
            }
            const Hiding hiding = finder.byRangeAndLight(*viewer);
            if (hiding.code == Code::BeyondRange || hiding.code == Code::Unlit) {
                dark.emplace(model.id, reasonOf(hiding, fog.grid().cellSize(), isExplored));
            } else if (isDark) {
                dark.emplace(model.id, ofSide);
            }
        }
    }
    return dark;
}

bool isUnlimited(int rangeInCells, const VisionProfile& profile, const Table& table) {
    return profile.cell * rangeInCells >= table.width + table.height;
}

} // namespace sightline::scenarios

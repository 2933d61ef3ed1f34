#include "scenarios/vision/fog_table.h"

#include "scenarios/judge/blocking.h"
#include "scenarios/judge/pack_table.h"
#include "scenarios/judge/sizes.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/model/vision_grid.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::CellSet;
using geometry::GridCell;
using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Wall;

namespace {

constexpr Length kNanometer = Length::fromNanometers(1);

/// Returns the cells that a wall crosses. A stretch along a border of cells is assigned to those after it.
CellSet cellsAlong(const geometry::CellGrid& grid, const Wall& wall) {
    CellSet cells = cellsCrossed(grid, wall);
    const auto& corners = wall.vertices();
    for (std::size_t i = 1; i < corners.size(); ++i) {
        Point a = corners[i - 1];
        Point b = corners[i];
        const bool isUpright = a.x == b.x && a.x.nanometers() % grid.cellSize().nanometers() == 0;
        const bool isLevel = a.y == b.y && a.y.nanometers() % grid.cellSize().nanometers() == 0;
        if (isUpright || isLevel) {
            const geometry::Vector aside =
                isUpright ? geometry::Vector{kNanometer, {}} : geometry::Vector{{}, kNanometer};
            if (const auto shifted = Wall::fromVertices(std::array{a + aside, b + aside})) {
                cells |= cellsCrossed(grid, *shifted);
            }
        }
    }
    return cells;
}

CellSet cellsOf(const geometry::CellGrid& grid, const geometry::BlockerOutline& outline) {
    const auto* polygon = std::get_if<Polygon>(&outline);
    return polygon ? cellsIn(grid, *polygon, geometry::Coverage::Any) : cellsAlong(grid, std::get<Wall>(outline));
}

bool isCalled(const Piece& piece, const QStringList& words) {
    return words.contains(piece.kind) ||
           std::ranges::any_of(piece.traits, [&](const QString& trait) { return words.contains(trait); });
}

bool holds(const geometry::Box& box, Point p) {
    return box.low.x <= p.x && p.x <= box.high.x && box.low.y <= p.y && p.y <= box.high.y;
}

/// True if the height of an obstacle is at least that of the viewer; nullopt: unlimited.
bool reachesTopOf(const Viewer& viewer, const std::optional<Length>& top) {
    return !top || (viewer.top && *top >= *viewer.top);
}

} // namespace

QString groundUnder(const VisionProfile& profile, const QString& kind) {
    if (const auto said = profile.groundOfKind.find(kind); said != profile.groundOfKind.end()) {
        return said->second;
    }
    const QString word = kind.trimmed().toLower();
    if (const auto said = profile.groundOfKind.find(word); said != profile.groundOfKind.end()) {
        return said->second;
    }
    if (word.isEmpty() || profile.groundRadius.contains(word)) {
        return word;
    }
    const QString canonical = canonicalKind(word);
    if (canonical.isEmpty()) {
        return word;
    }
    const auto said = profile.groundOfKind.find(canonical);
    return said != profile.groundOfKind.end() ? said->second : QString{};
}

tl::expected<FogTable, geometry::Error> FogTable::of(const Scenario& scenario, const RuleSet& rules) {
    const Vision& vision = *scenario.vision;
    auto grid = gridOf(scenario.table, vision.profile);
    if (!grid) {
        return tl::unexpected{grid.error()};
    }
    FogTable table{*std::move(grid)};
    table.m_profile = vision.profile;
    table.m_painted = vision.ground;
    Scenario terrain;
    terrain.table = scenario.table;
    terrain.terrain = scenario.terrain;
    table.m_terrain = std::make_shared<const PreparedTable>(terrain, rules);
    table.addPieces();
    table.addBlocks(rules);
    return table;
}

void FogTable::addPieces() {
    m_obscuring = m_grid.noCells();
    for (const Piece& piece : m_terrain->scenario().terrain) {
        m_pieceCells.push_back(cellsOf(piece));
        m_boxes.push_back(boundsOf(piece.outline));
        const auto* polygon = std::get_if<Polygon>(&piece.outline);
        if (polygon && (isCalled(piece, m_profile.obscuring) ||
                        m_profile.obscuring.contains(groundUnder(m_profile, piece.kind)))) {
            m_obscuring |= cellsIn(m_grid, *polygon, geometry::Coverage::Center);
        }
    }
    for (const auto& [name, cells] : m_painted) {
        if (cells.columns() != m_grid.columns() || cells.rows() != m_grid.rows()) {
            continue;
        }
        m_obscuring -= cells; // painted ground replaces it
        if (m_profile.obscuring.contains(name)) {
            m_obscuring |= cells;
        }
    }
}

void FogTable::addBlocks(const RuleSet& rules) {
    const PreparedTable::Parts& parts = m_terrain->parts();
    m_seesIntoPieces = rules.ignorePieceHoldingAnEnd || rules.pack;
    m_alwaysOpaque = m_grid.noCells();
    m_mayBlock = m_grid.noCells();
    const auto place = [&](const Piece* piece) {
        return static_cast<std::size_t>(piece - m_terrain->scenario().terrain.data());
    };
    if (parts.pack) {
        m_isVolume = parts.pack->isVolume();
        const auto& obstacles = parts.pack->obstacles();
        for (std::size_t i = 0; i < obstacles.size(); ++i) {
            const Obstacle& obstacle = obstacles[i];
            if (obstacle.piece < 0 || !obstacle.blocksSight || obstacle.lines.empty()) {
                continue;
            }
            Block block{place(parts.pack->pieces()[static_cast<std::size_t>(obstacle.piece)]), obstacle.wall < 0,
                        scenarios::cellsOf(m_grid, obstacle.outline)};
            block.top = obstacle.height ? std::optional{obstacle.elevation + *obstacle.height} : std::nullopt;
            block.obstacle = static_cast<int>(i);
            block.hasOpenings = obstacle.wall >= 0 && !m_terrain->scenario()
                                                           .terrain[block.piece]
                                                           .walls[static_cast<std::size_t>(obstacle.wall)]
                                                           .openings.empty();
            m_mayBlock |= block.cells;
            m_blocks.push_back(std::move(block));
        }
        return;
    }
    m_isVolume = rules.view == SightGeometry::Volume;
    for (std::size_t i = 0; i < parts.facts.size(); ++i) {
        const BlockerFacts& facts = parts.facts[i];
        if (facts.when == BlockWhen::Never) {
            continue;
        }
        const geometry::Blocker& blocker = parts.map.blockers()[i];
        Block block{place(parts.pieces[facts.piece]), facts.isOutline, scenarios::cellsOf(m_grid, blocker.outline)};
        block.top = blocker.height ? std::optional{blocker.elevation + *blocker.height} : std::nullopt;
        block.when = facts.when;
        block.limit = facts.limit;
        block.blocker = i;
        if (facts.when == BlockWhen::Always && !m_isVolume) {
            m_alwaysOpaque |= block.cells;
        }
        m_mayBlock |= block.cells;
        m_blocks.push_back(std::move(block));
    }
}

bool FogTable::blocks(const Block& block, const Viewer& viewer) const {
    if (block.obstacle < 0) {
        if (block.when == BlockWhen::BothModelsBelow) {
            return viewer.height < block.limit;
        }
        return !m_isVolume || reachesTopOf(viewer, block.top);
    }
    const PackTable& table = *m_terrain->parts().pack;
    return std::ranges::any_of(table.obstacles()[static_cast<std::size_t>(block.obstacle)].lines, [&](int index) {
        return blocksBy(table.pack().block[static_cast<std::size_t>(index)], block, viewer);
    });
}

/// Precondition: the line is one of the obstacle of the block.
bool FogTable::blocksBy(const BlockLine& line, const Block& block, const Viewer& viewer) const {
    if (!line.stopsSight || !line.blocksThrough || (line.bothBelow && viewer.height >= *line.bothBelow)) {
        return false;
    }
    if (line.comparison == SizeComparison::Weighted) {
        return false; // blockers that count only together with others are left to the judge
    }
    if (line.comparison == SizeComparison::Real) {
        return !m_isVolume || reachesTopOf(viewer, block.top);
    }
    const PackTable& table = *m_terrain->parts().pack;
    const Obstacle& obstacle = table.obstacles()[static_cast<std::size_t>(block.obstacle)];
    Model plain;
    plain.height = viewer.height;
    const Model& model = viewer.model ? *viewer.model : plain;
    const double size = sizeOf(model, table, line.use);
    return compares(line.comparison, sizeOf(obstacle, table, line.use), size, size);
}

/// True if lines that start or end within the footprint are not blocked by it. On its top a line is as open as within,
/// where the rules say so of who stands there.
bool FogTable::isOpenAt(End end, const Block& block, const Viewer& viewer) const {
    if (!block.isFootprint || m_terrain->scenario().terrain[block.piece].isWall()) {
        return false;
    }
    if (block.obstacle < 0) {
        return m_seesIntoPieces;
    }
    const PackTable& table = *m_terrain->parts().pack;
    const bool isOnTop =
        end == End::Start && viewer.model && block.top && viewer.model->elevation >= *block.top; // cells are ground
    const auto lets = [&](const BlockLine& line) {
        if (line.cross == Crossing::Completely || line.depth || !(end == End::Start ? line.blocksOut : line.blocksIn)) {
            return true;
        }
        return std::ranges::any_of(line.ignore, [&](const IgnoreClause& clause) {
            const std::optional<Standing>& standing = end == End::Start ? clause.source : clause.target;
            const auto& near = end == End::Start ? clause.sourceNear : clause.targetNear;
            IgnoreClause only;
            only.joined = clause.joined;
            (end == End::Start ? only.source : only.target) = standing;
            (end == End::Start ? only.sourceNear : only.targetNear) = near;
            only.onlyParts = clause.onlyParts;
            return only == clause && (standing || near) && !clause.onlyParts && (standing != Standing::On || isOnTop);
        });
    };
    return std::ranges::all_of(table.obstacles()[static_cast<std::size_t>(block.obstacle)].lines, [&](int index) {
        const BlockLine& line = table.pack().block[static_cast<std::size_t>(index)];
        return !blocksBy(line, block, viewer) || lets(line);
    });
}

/// True if the footprint blocks no line to a model above it, as high as this one stands.
bool FogTable::isBelow(const Model& model, const Block& block, const Viewer& viewer) const {
    if (!block.top) {
        return false;
    }
    const bool reachesOver = model.elevation + model.height > *block.top;
    if (block.obstacle < 0) {
        return m_isVolume && block.when == BlockWhen::Always && reachesOver;
    }
    const PackTable& table = *m_terrain->parts().pack;
    return std::ranges::all_of(table.obstacles()[static_cast<std::size_t>(block.obstacle)].lines, [&](int index) {
        const BlockLine& line = table.pack().block[static_cast<std::size_t>(index)];
        if (!blocksBy(line, block, viewer)) {
            return true;
        }
        const bool isOnTop = model.elevation >= *block.top && std::ranges::any_of(line.ignore, [](const auto& clause) {
                                 return clause.target == Standing::On;
                             });
        return isOnTop || (line.comparison == SizeComparison::Real && m_isVolume && reachesOver);
    });
}

bool FogTable::isWhollyIn(const Model& model, const Block& block) const {
    const Piece& piece = m_terrain->scenario().terrain[block.piece];
    const auto& pack = m_terrain->rules().pack;
    return block.isFootprint && !piece.isWall() &&
           geometry::boxesMeet(boundsOf(model.placed()), m_boxes[block.piece]) &&
           standingsOf(pack ? placeOf(model, *pack) : model.placed(), model.elevation, piece).wholly;
}

bool FogTable::isShutIn(const Viewer& viewer) const {
    return viewer.model && std::ranges::any_of(m_blocks, [&](const Block& block) {
               return isWhollyIn(*viewer.model, block) && blocks(block, viewer) && !isOpenAt(End::Start, block, viewer);
           });
}

bool FogTable::isShutAway(const Model& model, const Viewer& viewer) const {
    return std::ranges::any_of(m_blocks, [&](const Block& block) {
        return isWhollyIn(model, block) && blocks(block, viewer) && !isOpenAt(End::Target, block, viewer) &&
               !isBelow(model, block, viewer);
    });
}

std::vector<std::size_t> FogTable::topsUnder(const Model& model, const Viewer& viewer) const {
    std::vector<std::size_t> pieces;
    for (const Block& block : m_blocks) {
        const Piece& piece = m_terrain->scenario().terrain[block.piece];
        if (block.isFootprint && !piece.isWall() &&
            geometry::boxesMeet(boundsOf(model.placed()), m_boxes[block.piece]) && isBelow(model, block, viewer) &&
            blocks(block, viewer) && !isOpenAt(End::Target, block, viewer)) {
            pieces.push_back(block.piece);
        }
    }
    return pieces;
}

/// A wall without openings hides from both of its sides, except under rule sets that ignore the pieces that hold an end
/// of a line, with all their walls.
bool FogTable::isClosedWall(const Block& block) {
    return !block.isFootprint && block.obstacle >= 0 && !block.hasOpenings;
}

/// True if the viewer stands in the piece and looks out of it: the block does not count for it.
bool FogTable::isLeft(const Block& block, const Viewer& viewer) const {
    if (!m_seesIntoPieces || !viewer.model || !m_pieceCells[block.piece].contains(viewer.middle) ||
        (block.isFootprint ? !isOpenAt(End::Start, block, viewer) : isClosedWall(block))) {
        return false;
    }
    const auto* polygon = std::get_if<Polygon>(&m_terrain->scenario().terrain[block.piece].outline);
    return polygon && polygon->contains(viewer.model->position);
}

bool FogTable::isOpaque(const Block& block, const Viewer& viewer) const {
    return !isLeft(block, viewer) && m_terrain->scenario().terrain[block.piece].id.value != viewer.id &&
           blocks(block, viewer);
}

CellSet FogTable::opaque(const Viewer& viewer, std::optional<std::size_t> without) const {
    CellSet opaque = m_grid.noCells();
    for (const Block& block : m_blocks) {
        const bool isTaken = without && block.piece == *without && !isClosedWall(block);
        if (!isTaken && isOpaque(block, viewer)) {
            opaque |= block.cells;
        }
    }
    return opaque;
}

CellSet FogTable::opaqueOf(const Viewer& viewer, const std::vector<std::size_t>& pieces) const {
    CellSet opaque = m_grid.noCells();
    for (const Block& block : m_blocks) {
        if (std::ranges::find(pieces, block.piece) != pieces.end() && isOpaque(block, viewer)) {
            opaque |= block.cells;
        }
    }
    return opaque;
}

std::vector<FogTable::Obstruction> FogTable::obstructionsFor(const Viewer& viewer) const {
    const PreparedTable::Parts& parts = m_terrain->parts();
    std::vector<Obstruction> obstructions;
    for (const Block& block : m_blocks) {
        if (!isOpaque(block, viewer)) {
            continue;
        }
        obstructions.push_back({block.obstacle >= 0
                                    ? parts.pack->obstacles()[static_cast<std::size_t>(block.obstacle)].outline
                                    : parts.map.blockers()[block.blocker].outline,
                                m_seesIntoPieces && isOpenAt(End::Target, block, viewer)});
    }
    return obstructions;
}

FogTable::Opacity FogTable::opacityFor(const Viewer& viewer) const {
    Opacity opacity{opaque(viewer, {}), {}};
    for (const Block& block : m_blocks) {
        if (m_seesIntoPieces && isOpenAt(End::Target, block, viewer)) {
            opacity.pieces.push_back(block.piece);
        }
    }
    return opacity;
}

CellSet FogTable::cellsOf(const Piece& piece) const { return scenarios::cellsOf(m_grid, piece.outline); }

CellSet FogTable::opaqueWithout(const Viewer& viewer, std::size_t piece) const { return opaque(viewer, piece); }

QString FogTable::groundAt(Point p) const {
    if (const auto cell = m_grid.cellAt(p)) {
        for (const auto& [name, cells] : m_painted) {
            if (cells.contains(*cell)) {
                return name;
            }
        }
    }
    const auto& terrain = m_terrain->scenario().terrain;
    for (std::size_t i = terrain.size(); i-- > 0;) {
        const auto* polygon = std::get_if<Polygon>(&terrain[i].outline);
        if (!polygon || !holds(m_boxes[i], p) || !polygon->contains(p)) {
            continue;
        }
        if (const QString ground = groundUnder(m_profile, terrain[i].kind); !ground.isEmpty()) {
            return ground;
        }
    }
    return m_profile.bareGround;
}

bool FogTable::isHigh(Point p) const {
    if (m_profile.highGround.contains(groundAt(p))) {
        return true;
    }
    const auto& terrain = m_terrain->scenario().terrain;
    for (std::size_t i = 0; i < terrain.size(); ++i) {
        const auto* polygon = std::get_if<Polygon>(&terrain[i].outline);
        if (polygon && isCalled(terrain[i], m_profile.highGround) && holds(m_boxes[i], p) && polygon->contains(p)) {
            return true;
        }
    }
    return false;
}

CellSet FogTable::standing(const geometry::PlacedFootprint& base) const {
    CellSet cells = cellsUnder(m_grid, base);
    if (m_profile.mode != FogMode::LineOfSight && m_profile.mode != FogMode::Grid) {
        return cells;
    }
    CellSet open = cells;
    open -= m_alwaysOpaque;
    if (!open.empty()) {
        return open;
    }
    const auto middle = m_grid.cellAt(base.position);
    if (!middle) {
        return cells;
    }
    CellSet own = m_grid.noCells();
    own.insert(*middle);
    return own;
}

} // namespace sightline::scenarios

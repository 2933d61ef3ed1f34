#pragma once

#include "geometry/cells/cell_grid.h"
#include "geometry/cells/shadowcast.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/model/vision.h"

#include <memory>
#include <vector>

namespace sightline::scenarios {

struct BlockLine;

/// The range of a blind viewer, which sees the cells it stands in and no others, in each mode. Source:
/// docs/requirements.md, row S2.51.
inline constexpr int kOwnCellsOnly = -1;

/// A viewpoint of a side.
struct Viewer {
    QString id;                   ///< id of a model, a structure's element or a region
    const Model* model = nullptr; ///< null: a structure or a region
    geometry::CellSet from;       ///< the occupied cells, each of which is a viewpoint
    geometry::GridCell middle;
    int range = 0;                            ///< in cells, or `kOwnCellsOnly`; else unused in the mode `Grid`
    bool ignoresObscuring = false;            ///< Source: docs/requirements.md, row S1.43
    std::optional<geometry::Length> top = {}; ///< height over the table; nullopt: unlimited
    geometry::Length height = {};
    QStringList keywords = {};
    QStringList onlyFor = {}; ///< for a watchtower: keywords of the only models it sees; empty: all
};

/// Returns the ground under a piece of that kind: that which the profile assigns; else the kind itself if it is a
/// ground of the profile; else the profile's for the kind of the vocabulary that the word means. Empty for a kind of
/// the vocabulary that leaves the table's ground unchanged. An unknown word is a ground of that name, so that it is
/// never taken for bare ground. Source: docs/requirements.md, row S0.8 and trap T53.
[[nodiscard]] QString groundUnder(const VisionProfile& profile, const QString& kind);

/// The terrain, painted ground and rules of a table, prepared for fog; valid for any models on it. Immutable.
///
/// Opaque cells are those of blockers under the rule set: for a footprint each cell that its interior meets, for a wall
/// each cell that it runs through, and where it runs along a border of cells, those to its right or below it. Under
/// rule sets that compare heights a blocker counts as for a line to a model of the viewer's own height; with `volume`
/// geometry it counts unless the viewer is higher. Footprints containing the viewer's center are ignored where the rule
/// set lets lines leave them, and lines end in those that it lets them enter: a ruin is open to both in most games, a
/// closed building to neither. Source: docs/requirements.md, row S1.12.
class FogTable {
public:
    /// Precondition: the scenario has a vision. Errors: those of `gridOf`.
    [[nodiscard]] static tl::expected<FogTable, geometry::Error> of(const Scenario& scenario, const RuleSet& rules);

    [[nodiscard]] const geometry::CellGrid& grid() const { return m_grid; }
    [[nodiscard]] const VisionProfile& profile() const { return m_profile; }
    [[nodiscard]] const geometry::CellSet& obscuring() const { return m_obscuring; }

    /// Returns the painted ground, else that of the last piece there whose kind has a ground, else the bare ground.
    /// Source: docs/requirements.md, row S0.13.
    [[nodiscard]] QString groundAt(geometry::Point p) const;
    [[nodiscard]] bool isHigh(geometry::Point p) const;

    /// The obstacles of a viewer.
    struct Opacity {
        geometry::CellSet opaque;
        /// Footprints among them that can be seen into: by the rules they do not block lines that end in them.
        std::vector<std::size_t> pieces;
    };
    /// Returns the obstacles of the viewer.
    [[nodiscard]] Opacity opacityFor(const Viewer& viewer) const;
    /// An outline that blocks lines of a viewer.
    struct Obstruction {
        geometry::BlockerOutline outline;
        bool isOpen = false; ///< true: lines may end in it
    };
    /// Returns the outlines of the obstacles of the viewer, those of `opacityFor`.
    [[nodiscard]] std::vector<Obstruction> obstructionsFor(const Viewer& viewer) const;
    /// True if the viewer is a model wholly within a footprint that by the rules no line leaves: it sees nothing but
    /// its own cells.
    [[nodiscard]] bool isShutIn(const Viewer& viewer) const;
    /// True if the model is wholly within a footprint that blocks the viewer's lines, those that end in it too, and
    /// that is as high as the model: the viewer sees its walls, not the model.
    [[nodiscard]] bool isShutAway(const Model& model, const Viewer& viewer) const;
    /// Returns the footprints that block the viewer's lines, but not those to this model, which stands on top of them
    /// or is higher.
    [[nodiscard]] std::vector<std::size_t> topsUnder(const Model& model, const Viewer& viewer) const;
    /// Returns the opaque cells of `opacityFor` without the footprint of one piece; its walls stay, except for those
    /// with openings.
    [[nodiscard]] geometry::CellSet opaqueWithout(const Viewer& viewer, std::size_t piece) const;
    /// Returns the opaque cells of `opacityFor` that belong to these pieces, by their indices in the scenario.
    [[nodiscard]] geometry::CellSet opaqueOf(const Viewer& viewer, const std::vector<std::size_t>& pieces) const;
    /// Returns the cells that the footprint or wall of a piece occupies, by its index in the scenario.
    [[nodiscard]] const geometry::CellSet& cellsOfPiece(std::size_t piece) const { return m_pieceCells[piece]; }
    /// Returns the cells of any piece, current or remembered.
    [[nodiscard]] geometry::CellSet cellsOf(const Piece& piece) const;
    /// Returns the cells that block every viewer. No model is seen there, unless it occupies only such cells.
    [[nodiscard]] const geometry::CellSet& alwaysOpaque() const { return m_alwaysOpaque; }

    /// Returns the cells that block some viewer.
    [[nodiscard]] const geometry::CellSet& mayBlock() const { return m_mayBlock; }

    /// Returns the cells of the base. Where lines count, cells that always block are left out as long as others remain.
    [[nodiscard]] geometry::CellSet standing(const geometry::PlacedFootprint& base) const;

private:
    struct Block {
        std::size_t piece = 0;
        bool isFootprint = true;
        geometry::CellSet cells;
        std::optional<geometry::Length> top = {}; ///< nullopt: unlimited
        int obstacle = -1;                        ///< index of the obstacle of a rule pack
        std::size_t blocker = 0;                  ///< index of the blocker of other rule sets
        bool hasOpenings = false;                 ///< of a rule pack: true for walls with windows or doors
        BlockWhen when = BlockWhen::Never;
        geometry::Length limit = {};
    };

    explicit FogTable(geometry::CellGrid grid) : m_grid{grid} {}
    void addPieces();
    void addBlocks(const RuleSet& rules);
    /// The end of a line that is within a footprint.
    enum class End { Start, Target };
    [[nodiscard]] bool blocks(const Block& block, const Viewer& viewer) const;
    [[nodiscard]] bool blocksBy(const BlockLine& line, const Block& block, const Viewer& viewer) const;
    [[nodiscard]] static bool isClosedWall(const Block& block);
    [[nodiscard]] bool isLeft(const Block& block, const Viewer& viewer) const;
    [[nodiscard]] bool isOpenAt(End end, const Block& block, const Viewer& viewer) const;
    [[nodiscard]] bool isBelow(const Model& model, const Block& block, const Viewer& viewer) const;
    [[nodiscard]] bool isWhollyIn(const Model& model, const Block& block) const;
    [[nodiscard]] bool isOpaque(const Block& block, const Viewer& viewer) const;
    [[nodiscard]] geometry::CellSet opaque(const Viewer& viewer, std::optional<std::size_t> without) const;

    geometry::CellGrid m_grid;
    VisionProfile m_profile;
    std::map<QString, geometry::CellSet> m_painted;
    std::shared_ptr<const PreparedTable> m_terrain; ///< the table without models
    std::vector<geometry::CellSet> m_pieceCells;
    std::vector<geometry::Box> m_boxes;
    geometry::CellSet m_obscuring;
    geometry::CellSet m_alwaysOpaque;
    geometry::CellSet m_mayBlock;
    std::vector<Block> m_blocks;
    bool m_seesIntoPieces = false;
    bool m_isVolume = false;
};

} // namespace sightline::scenarios

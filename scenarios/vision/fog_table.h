#pragma once

#include "geometry/cells/cell_grid.h"
#include "geometry/cells/shadowcast.h"
#include "scenarios/prepared_table.h"
#include "scenarios/vision/vision.h"

#include <memory>
#include <vector>

namespace sightline::scenarios {

/// A place from which a side looks.
struct Viewer {
    QString id;                   ///< of a model, a structure's thing or a region
    const Model* model = nullptr; ///< null: a structure or a region
    geometry::CellSet from;       ///< the cells it is in; it looks from each
    geometry::GridCell middle;
    int range = 0;                            ///< in cells; the mode `Grid` has its own
    bool ignoresObscuring = false;            ///< S1.43
    std::optional<geometry::Length> top = {}; ///< above the table; nothing: without limit
    geometry::Length height = {};
    QStringList keywords = {};
    QStringList onlyFor = {}; ///< of a watchtower that looks for models of these keywords alone
};

/// What the table is under a piece of that kind: as the profile says of it; a kind that is itself a ground of the
/// profile is that ground; else what the profile says of the kind of the vocabulary that the word means. Empty: a kind
/// of the vocabulary under which the table stays as it is. A word that nobody knows is a ground of that name, so that
/// it never passes for bare ground (row S0.8, trap T53).
[[nodiscard]] QString groundUnder(const VisionProfile& profile, const QString& kind);

/// What fog asks of a table's terrain, its painted ground and its rules: made once, and good for any models on it.
/// Immutable.
///
/// Opaque is what the rule set lets block: a footprint each cell that its inside meets, a wall each cell that it runs
/// through, and where it runs along a border of cells, those to its right or below it. Of rule sets that compare
/// heights a blocker counts as it would for a line to a model of the viewer's own height; of `volume` geometry it
/// counts unless the viewer is higher. Whatever holds the viewer's middle does not count under rule sets that say so,
/// and rule packs.
class FogTable {
public:
    /// Precondition: the scenario has a vision. Errors: as of `gridOf`.
    [[nodiscard]] static tl::expected<FogTable, geometry::Error> of(const Scenario& scenario, const RuleSet& rules);

    [[nodiscard]] const geometry::CellGrid& grid() const { return m_grid; }
    [[nodiscard]] const VisionProfile& profile() const { return m_profile; }
    [[nodiscard]] const geometry::CellSet& obscuring() const { return m_obscuring; }

    /// Painted, else of the last piece there whose kind has a ground, else bare (row S0.13).
    [[nodiscard]] QString groundAt(geometry::Point p) const;
    [[nodiscard]] bool isHigh(geometry::Point p) const;

    /// What stands in the way of a viewer.
    struct Opacity {
        geometry::CellSet opaque;
        std::vector<std::size_t>
            pieces; ///< footprints in it that one sees into: they do not block lines that end in them
    };
    [[nodiscard]] Opacity opacityFor(const Viewer& viewer) const;
    /// As `opacityFor`, but for one piece.
    [[nodiscard]] geometry::CellSet opaqueWithout(const Viewer& viewer, std::size_t piece) const;
    /// Of a piece by its place in the scenario: the cells that its footprint or wall is in.
    [[nodiscard]] const geometry::CellSet& cellsOfPiece(std::size_t piece) const { return m_pieceCells[piece]; }
    /// Of any piece, as it is or was.
    [[nodiscard]] geometry::CellSet cellsOf(const Piece& piece) const;
    /// Cells that block whoever looks: where no model is seen standing, unless all of its cells are such.
    [[nodiscard]] const geometry::CellSet& alwaysOpaque() const { return m_alwaysOpaque; }

    /// Cells that block somebody.
    [[nodiscard]] const geometry::CellSet& mayBlock() const { return m_mayBlock; }

    /// The cells of the base. Where lines count, those that always block are left out while others are left.
    [[nodiscard]] geometry::CellSet standing(const geometry::PlacedFootprint& base) const;

private:
    struct Block {
        std::size_t piece = 0;
        bool isFootprint = true;
        geometry::CellSet cells;
        std::optional<geometry::Length> top = {}; ///< nothing: without limit
        int obstacle = -1;                        ///< of a rule pack
        BlockWhen when = BlockWhen::Never;
        geometry::Length limit = {};
    };

    explicit FogTable(geometry::CellGrid grid) : m_grid{std::move(grid)} {}
    void addPieces();
    void addBlocks(const RuleSet& rules);
    [[nodiscard]] bool blocks(const Block& block, const Viewer& viewer) const;
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

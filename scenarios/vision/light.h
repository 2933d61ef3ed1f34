#pragma once

#include "geometry/cells/cell_grid.h"
#include "scenarios/vision/sense_lines.h"
#include "scenarios/vision/vision.h"

#include <cstdint>
#include <optional>
#include <vector>

/// How light it is where: rows S2.54 to S2.63.
namespace sightline::scenarios {

/// In order: what is brighter is more. Above `Dark` a cell is lit.
enum class LightLevel : std::uint8_t { Dark, Dim, Lit, Bright };

/// A light as it shines now.
struct ShiningLight {
    QString id; ///< of the table light, or of the model that carries it
    geometry::Point position;
    int bright = 0;
    int dim = 0;
    bool magical = false;
    bool isCarried = false; ///< by a model, so that it moves with it
    friend bool operator==(const ShiningLight&, const ShiningLight&) = default;
};

/// Those that stand on the table in the order of the file, then those that models of the table carry.
[[nodiscard]] std::vector<ShiningLight> lightsOf(const Scenario& scenario);

/// How bright a light is at a distance that nothing is in the way of: `Bright` nearer than its bright radius, `Lit`
/// nearer than half way from there to the dim one, `Dim` nearer than one cell beyond the dim radius, else dark. A torch
/// of 3 and 7: under 3, under 5, under 8 cells (row S2.61).
[[nodiscard]] LightLevel shineAt(const ShiningLight& light, geometry::Length distance, geometry::Length cell);

/// How light each cell of a table is.
///
/// By day a cell is lit, at night dark. The sky does not shine into regions "interior", but for regions "exterior" in
/// them, such as a courtyard (row S2.52). What comes later in this list has the say where both hold: regions "dark";
/// lights, and regions "light" and "bright"; regions "shade", where nothing is more than lit; regions "magic-dark",
/// whatever shines there; regions "magic-light" and magical lights (row S2.58). A light reaches a cell by its middle
/// and shines where a line of sight from it ends in the cell.
class LightMap {
public:
    /// A table with too many cells for a grid is all lit, or at night all dark.
    LightMap(const Scenario& scenario, const SenseLines& lines);

    [[nodiscard]] const std::optional<geometry::CellGrid>& grid() const { return m_grid; }
    /// Dark off the grid.
    [[nodiscard]] LightLevel at(geometry::GridCell cell) const;
    /// The brightest of the cells under the base.
    [[nodiscard]] LightLevel under(const geometry::PlacedFootprint& base) const;
    /// Whether the base stands in magical darkness with each of its cells.
    [[nodiscard]] bool isWhollyInMagicDark(const geometry::PlacedFootprint& base) const;

    // Row S2.63.
    [[nodiscard]] geometry::CellSet lit() const; ///< more than dark
    [[nodiscard]] geometry::CellSet bright() const;
    [[nodiscard]] geometry::CellSet dark() const;
    [[nodiscard]] const geometry::CellSet& magicLight() const { return m_magicLight; }
    [[nodiscard]] const geometry::CellSet& magicDark() const { return m_magicDark; } ///< no magical light overrides it
    /// Regions "shade"; and cells near enough to a light that something stands in the way of, where nothing else shines
    /// as brightly as it would.
    [[nodiscard]] const geometry::CellSet& shade() const { return m_shade; }
    [[nodiscard]] const geometry::CellSet& interior() const { return m_interior; }
    /// Where a light that a model carries shines brighter than all that stays where it is: what changes when that model
    /// moves.
    [[nodiscard]] const geometry::CellSet& moving() const { return m_moving; }

    /// Which of these hold for some cell under the base: "moving", "shade", "interior", "magic-light", "magic-dark".
    [[nodiscard]] QStringList flagsUnder(const geometry::PlacedFootprint& base) const;

private:
    template <class Is> [[nodiscard]] geometry::CellSet cellsThat(const Is& is) const;
    [[nodiscard]] std::size_t indexOf(geometry::GridCell cell) const;
    [[nodiscard]] LightLevel& level(geometry::GridCell cell) { return m_levels[indexOf(cell)]; }
    void shine(const ShiningLight& light, const SenseLines& lines);
    void addShade();

    std::optional<geometry::CellGrid> m_grid;
    LightLevel m_withoutGrid = LightLevel::Lit;
    std::vector<LightLevel> m_levels; ///< row by row
    std::vector<LightLevel> m_kept;   ///< what lights that something stands in the way of would have made of it
    geometry::CellSet m_interior;
    geometry::CellSet m_moving;
    geometry::CellSet m_magicLight;
    geometry::CellSet m_magicDark;
    geometry::CellSet m_shade;
};

} // namespace sightline::scenarios

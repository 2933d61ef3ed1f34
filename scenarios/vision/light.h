#pragma once

#include "geometry/cells/cell_grid.h"
#include "scenarios/model/vision.h"
#include "scenarios/vision/sense_lines.h"

#include <cstdint>
#include <optional>
#include <vector>

/// @file
/// The light level of cells. Source: docs/requirements.md, rows S2.54 to S2.63.
namespace sightline::scenarios {

/// Light levels in increasing order. Above `Dark` a cell is lit.
enum class LightLevel : std::uint8_t { Dark, Dim, Lit, Bright };

/// A light in its current state; radii in cells.
struct ShiningLight {
    QString id; ///< id of the table light, or of the model that carries it
    geometry::Point position;
    int bright = 0;
    int dim = 0;
    bool magical = false;
    bool isCarried = false; ///< true if carried by a model, so that it moves with it
    friend bool operator==(const ShiningLight&, const ShiningLight&) = default;
};

/// Returns the lights on the table in the order of the file, then those carried by models on the table.
[[nodiscard]] std::vector<ShiningLight> lightsOf(const Scenario& scenario);

/// Returns the brightness of a light at an unobstructed distance: `Bright` below its bright radius, `Lit` below the
/// mean of both radii, `Dim` below one cell beyond the dim radius, else `Dark`. A torch of 3 and 7: below 3, 5 and 8
/// cells. Source: docs/requirements.md, row S2.61.
[[nodiscard]] LightLevel shineAt(const ShiningLight& light, geometry::Length distance, geometry::Length cell);

/// The light level of each cell of a table.
///
/// By day a cell is lit, at night dark. The sky does not light regions "interior", except for regions "exterior" in
/// them, such as a courtyard (docs/requirements.md, row S2.52). Later entries of this list override earlier ones:
/// regions "dark"; lights, and regions "light" and "bright"; regions "shade", at most lit; regions "magic-dark",
/// regardless of lights; regions "magic-light" and magical lights (row S2.58). A light reaches a cell if a sight line
/// from it ends in the cell, by the rule set as for models: what the rules see through lets light pass (row S2.61).
class LightMap {
public:
    /// A table with too many cells for a grid is lit everywhere, or at night dark everywhere.
    LightMap(const Scenario& scenario, const SenseLines& lines);

    [[nodiscard]] const std::optional<geometry::CellGrid>& grid() const { return m_grid; }
    /// Returns the level of a cell; `Dark` off the grid.
    [[nodiscard]] LightLevel at(geometry::GridCell cell) const;
    /// Returns the highest level of the cells under the base.
    [[nodiscard]] LightLevel under(const geometry::PlacedFootprint& base) const;
    /// True if each cell of the base is in magical darkness.
    [[nodiscard]] bool isWhollyInMagicDark(const geometry::PlacedFootprint& base) const;

    // The sets of cells of docs/requirements.md, row S2.63.
    [[nodiscard]] geometry::CellSet lit() const; ///< cells above `Dark`
    [[nodiscard]] geometry::CellSet bright() const;
    [[nodiscard]] geometry::CellSet dark() const;
    [[nodiscard]] const geometry::CellSet& magicLight() const { return m_magicLight; }
    /// True if magical lights do not override it.
    [[nodiscard]] const geometry::CellSet& magicDark() const { return m_magicDark; }
    /// Returns the cells of regions "shade", and cells within reach of an obstructed light that no other light
    /// illuminates as brightly.
    [[nodiscard]] const geometry::CellSet& shade() const { return m_shade; }
    [[nodiscard]] const geometry::CellSet& interior() const { return m_interior; }
    /// Returns the cells that a light carried by a model illuminates more than all stationary lights: they change when
    /// that model moves.
    [[nodiscard]] const geometry::CellSet& moving() const { return m_moving; }

    /// Returns the flags that hold for some cell under the base: "moving", "shade", "interior", "magic-light",
    /// "magic-dark".
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
    std::vector<LightLevel> m_kept;   ///< levels that obstructed lights would have produced
    geometry::CellSet m_interior;
    geometry::CellSet m_moving;
    geometry::CellSet m_magicLight;
    geometry::CellSet m_magicDark;
    geometry::CellSet m_shade;
};

} // namespace sightline::scenarios

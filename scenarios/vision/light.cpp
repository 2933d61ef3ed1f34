#include "scenarios/vision/light.h"

#include "scenarios/judge/sizes.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/vision/sense.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::CellSet;
using geometry::GridCell;
using geometry::Length;
using geometry::Point;

namespace {

/// Returns a cell as a model, slightly smaller, so that light along its border does not light it.
Model cellAsModel(const geometry::CellGrid& grid, GridCell cell) {
    const Length side = Length::fromNanometers(grid.cellSize().nanometers() * 48 / 50);
    Model model;
    if (const auto base = geometry::Footprint::rectangle(side, side)) {
        model.base = *base;
    }
    model.position = grid.centerOf(cell);
    return model;
}

Model lightAsModel(const ShiningLight& light) {
    Model model;
    model.base = *geometry::Footprint::round(Length::fromMillimeters(1));
    model.position = light.position;
    return model;
}

double apart(Point a, Point b) {
    return std::hypot(static_cast<double>((a.x - b.x).nanometers()), static_cast<double>((a.y - b.y).nanometers()));
}

} // namespace

std::vector<ShiningLight> lightsOf(const Scenario& scenario) {
    std::vector<ShiningLight> lights;
    if (!scenario.vision) {
        return lights;
    }
    for (const TableLight& light : scenario.vision->lights) {
        lights.push_back({light.id, light.position, light.bright, light.dim, light.magical, false});
    }
    for (const Model& model : scenario.models) {
        const ModelVision& vision = scenario.vision->of(model.id);
        if (!isInside(vision) && (vision.lightBright > 0 || vision.lightDim > 0)) {
            const Model* carrier = vision.carriedHow == u"mounted" ? scenario.model(vision.carriedBy) : nullptr;
            lights.push_back({model.id.value, carrier ? carrier->position : model.position, vision.lightBright,
                              vision.lightDim, isSaidOf(model, vision, u"magic-light"), true});
        }
    }
    return lights;
}

LightLevel shineAt(const ShiningLight& light, Length distance, Length cell) {
    if (distance < cell * light.bright) {
        return LightLevel::Bright;
    }
    if (distance + distance < cell * (light.bright + light.dim)) {
        return LightLevel::Lit;
    }
    return light.dim > 0 && distance < cell * (light.dim + 1) ? LightLevel::Dim : LightLevel::Dark;
}

LightMap::LightMap(const Scenario& scenario, const SenseLines& lines) {
    const Vision plain;
    const Vision& vision = scenario.vision ? *scenario.vision : plain;
    const LightLevel sky = vision.profile.night ? LightLevel::Dark : LightLevel::Lit;
    m_withoutGrid = sky;
    const auto grid = geometry::CellGrid::over(scenario.table.width, scenario.table.height, vision.profile.cell);
    if (!grid) {
        return;
    }
    m_grid = *grid;
    m_levels.assign(static_cast<std::size_t>(grid->columns()) * static_cast<std::size_t>(grid->rows()), sky);
    m_kept.assign(m_levels.size(), LightLevel::Dark);
    m_magicLight = m_magicDark = m_shade = m_interior = m_moving = grid->noCells();

    const auto forRegions = [&](QStringView kind, const auto& change) {
        for (const VisionRegion& region : vision.regions) {
            if (region.kind == kind && holdsFor(region, region.player, vision.turn)) {
                cellsIn(*grid, region.outline, geometry::Coverage::Center).forEach(change);
            }
        }
    };
    std::vector<LightLevel> stationary; ///< the levels without lights that models carry, until magical ones shine
    const auto raiseTo = [&](LightLevel least) {
        return [this, least, &stationary](GridCell cell) {
            if (least >= level(cell)) {
                m_moving.erase(cell);
            }
            level(cell) = std::max(level(cell), least);
            stationary[indexOf(cell)] = std::max(stationary[indexOf(cell)], least);
        };
    };
    const auto lights = lightsOf(scenario);
    const auto shineAll = [&](bool magical, bool carried) {
        std::ranges::for_each(lights, [&](const ShiningLight& light) {
            if (light.magical == magical && light.isCarried == carried) {
                shine(light, lines);
            }
        });
    };

    forRegions(u"interior", [&](GridCell cell) {
        m_interior.insert(cell);
        level(cell) = LightLevel::Dark;
    });
    forRegions(u"exterior", [&](GridCell cell) {
        m_interior.erase(cell);
        level(cell) = sky;
    });
    forRegions(u"dark", [&](GridCell cell) { level(cell) = LightLevel::Dark; });
    shineAll(false, false);
    stationary = m_levels;
    shineAll(false, true);
    forRegions(u"light", raiseTo(LightLevel::Lit));
    forRegions(u"bright", raiseTo(LightLevel::Bright));
    forRegions(u"shade", [&](GridCell cell) {
        m_shade.insert(cell);
        if (stationary[indexOf(cell)] >= LightLevel::Lit) {
            m_moving.erase(cell); // a torch makes shade no brighter than it is
        }
        level(cell) = std::min(level(cell), LightLevel::Lit);
    });
    forRegions(u"magic-dark", [&](GridCell cell) {
        m_magicDark.insert(cell);
        m_moving.erase(cell);
        level(cell) = LightLevel::Dark;
    });
    forRegions(u"magic-light", [&](GridCell cell) {
        m_magicLight.insert(cell);
        raiseTo(LightLevel::Lit)(cell);
    });
    shineAll(true, false);
    shineAll(true, true);
    m_magicDark -= m_magicLight;
    addShade();
}

/// A cell is in shade only if obstacles reduce its light. Source: docs/requirements.md, row S2.63.
void LightMap::addShade() {
    for (int row = 0; row < m_grid->rows(); ++row) {
        for (int column = 0; column < m_grid->columns(); ++column) {
            if (m_kept[indexOf({column, row})] > level({column, row})) {
                m_shade.insert({column, row});
            }
        }
    }
}

std::size_t LightMap::indexOf(GridCell cell) const {
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(m_grid->columns()) +
           static_cast<std::size_t>(cell.column);
}

LightLevel LightMap::at(GridCell cell) const {
    return m_grid && cell.column >= 0 && cell.row >= 0 && cell.column < m_grid->columns() && cell.row < m_grid->rows()
               ? m_levels[indexOf(cell)]
               : LightLevel::Dark;
}

void LightMap::shine(const ShiningLight& light, const SenseLines& lines) {
    struct CellInReach {
        GridCell cell;
        LightLevel shines;
    };
    const Length cell = m_grid->cellSize();
    const int reach = std::max(light.bright, light.dim) + 2;
    const auto own = m_grid->cellAt(light.position);
    const auto columnOf = [&](Length along) { return static_cast<int>(along.nanometers() / cell.nanometers()); };
    const int column = columnOf(light.position.x);
    const int row = columnOf(light.position.y);
    const auto take = [&](GridCell here, LightLevel shines) {
        if (!light.isCarried && shines >= level(here)) {
            m_moving.erase(here); // as light without the model
        } else if (light.isCarried && shines > level(here)) {
            m_moving.insert(here);
        }
        level(here) = std::max(level(here), shines);
        if (light.magical) {
            m_magicLight.insert(here);
        }
    };
    std::vector<CellInReach> inReach;
    std::vector<Model> targets;
    for (int r = std::max(row - reach, 0); r <= std::min(row + reach, m_grid->rows() - 1); ++r) {
        for (int c = std::max(column - reach, 0); c <= std::min(column + reach, m_grid->columns() - 1); ++c) {
            const GridCell here{c, r};
            const auto distance = Length::fromNanometers(std::llround(apart(m_grid->centerOf(here), light.position)));
            const LightLevel shines = own == here ? std::max(shineAt(light, distance, cell), LightLevel::Dim)
                                                  : shineAt(light, distance, cell);
            if (shines == LightLevel::Dark || (!light.magical && shines <= level(here))) {
                continue;
            }
            if (own == here) {
                take(here, shines);
            } else {
                inReach.push_back({here, shines});
                targets.push_back(cellAsModel(*m_grid, here));
            }
        }
    }
    Model source = lightAsModel(light);
    if (const auto& pack = lines.plain().rules().pack; pack && pack->height == HeightBy::ByBaseSize) {
        // Heights follow bases there: a light and what it shines on are as high as a usual model.
        Model usual;
        usual.base = *geometry::Footprint::round(Length::fromMillimeters(32));
        source.size = sizeOf(usual, *pack, SizeUse::Height);
        std::ranges::for_each(targets, [&](Model& target) { target.size = source.size; });
    }
    const auto passes = lines.passesTo(light.magical ? SenseLine::MagicLight : SenseLine::Sight, source, targets);
    for (std::size_t i = 0; i < inReach.size(); ++i) {
        const auto& [here, shines] = inReach[i];
        if (passes[i]) {
            take(here, shines);
        } else {
            m_kept[indexOf(here)] = std::max(m_kept[indexOf(here)], shines);
        }
    }
}

LightLevel LightMap::under(const geometry::PlacedFootprint& base) const {
    if (!m_grid) {
        return m_withoutGrid;
    }
    LightLevel brightest = LightLevel::Dark;
    cellsUnder(*m_grid, base).forEach([&](GridCell cell) { brightest = std::max(brightest, at(cell)); });
    return brightest;
}

bool LightMap::isWhollyInMagicDark(const geometry::PlacedFootprint& base) const {
    if (!m_grid || m_magicDark.empty()) {
        return false;
    }
    auto outside = cellsUnder(*m_grid, base);
    const bool isOnGrid = !outside.empty();
    outside -= m_magicDark;
    return isOnGrid && outside.empty();
}

QStringList LightMap::flagsUnder(const geometry::PlacedFootprint& base) const {
    QStringList flags;
    if (!m_grid) {
        return flags;
    }
    const CellSet cells = cellsUnder(*m_grid, base);
    for (const auto& [name, flagged] :
         {std::pair{"moving", &m_moving}, std::pair{"shade", &m_shade}, std::pair{"interior", &m_interior},
          std::pair{"magic-light", &m_magicLight}, std::pair{"magic-dark", &m_magicDark}}) {
        CellSet both = cells;
        both &= *flagged;
        if (!both.empty()) {
            flags.append(QLatin1String{name});
        }
    }
    return flags;
}

template <class Is> CellSet LightMap::cellsThat(const Is& is) const {
    CellSet cells = m_grid ? m_grid->noCells() : CellSet{};
    for (int row = 0; row < cells.rows(); ++row) {
        for (int column = 0; column < cells.columns(); ++column) {
            if (is(at({column, row}))) {
                cells.insert({column, row});
            }
        }
    }
    return cells;
}

CellSet LightMap::lit() const {
    return cellsThat([](LightLevel level) { return level > LightLevel::Dark; });
}

CellSet LightMap::bright() const {
    return cellsThat([](LightLevel level) { return level == LightLevel::Bright; });
}

CellSet LightMap::dark() const {
    return cellsThat([](LightLevel level) { return level == LightLevel::Dark; });
}

} // namespace sightline::scenarios

#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/terrain/terrain_map.h"

#include <memory>
#include <optional>
#include <span>

namespace sightline::testsupport {

/// What points see of a table in exact numbers, by CGAL's triangular expansion in an arrangement of all outlines.
class ExactRegions {
public:
    ExactRegions(std::span<const geometry::Blocker> blockers, const geometry::Box& table);
    ~ExactRegions();
    ExactRegions(const ExactRegions&) = delete;
    ExactRegions& operator=(const ExactRegions&) = delete;

    /// In square inches; nothing for a viewer that stands on an outline or beyond the table.
    [[nodiscard]] std::optional<double> areaSeenFrom(geometry::Point viewer) const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace sightline::testsupport

#pragma once

#include "geometry/sight/seen/free_entries.h"
#include "geometry/sight/seen/target_outline.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A convex shape disjoint from the target, and its pair with each convex part of the target.
struct ShapeBeside {
    ConvexShape shape;
    std::vector<BasePair> pairs;
};

/// The outline of a target, prepared for queries from convex shapes beside it.
class TargetView {
public:
    /// Creates the view. `active` are the blockers that may be active, `containers` the pieces that lines ending in
    /// them may ignore. Keeps a reference to `map`.
    TargetView(const PlacedFootprint& target,
               Point origin,
               const TerrainMap& map,
               std::span<const int> active,
               std::span<const ContainingPiece> containers,
               TouchRule touch);

    [[nodiscard]] const TargetOutline& outline() const { return m_outline; }

    /// Returns the shape paired with the target: the shape itself if it is disjoint from the target, shrunk by
    /// `kOutlineRounding` if it only touches; nothing if they overlap.
    [[nodiscard]] std::optional<ShapeBeside> beside(const ConvexShape& place) const;

    /// Returns the stretches of the outline that have some point of the shapes on the outer side of the tangent.
    [[nodiscard]] std::vector<Stretch> facing(std::span<const ShapeBeside> places) const;

    /// Appends, in unspecified order, the stretches that some point of the shape sees without the blockers `ignored`.
    void addSeen(const ShapeBeside& place, std::span<const int> ignored, std::vector<Stretch>& seen) const;

    /// Returns the stretches that have every point of the shape on the outer side of the tangent.
    [[nodiscard]] std::vector<Stretch> facingAllOf(const ShapeBeside& place) const;

    /// Appends, in unspecified order, the stretches that are hidden from some point of the shape. Together with
    /// `facingAllOf` this yields what every point of the shape sees.
    void addHiddenFromSome(const ShapeBeside& place, std::span<const int> ignored, std::vector<Stretch>& hidden) const;

    /// Returns the number of convex parts of the target, indexed as in the pairs of `ShapeBeside`.
    [[nodiscard]] std::size_t parts() const { return m_parts.size(); }
    [[nodiscard]] const ConvexShape& shapeOf(std::size_t part) const { return m_parts[part].shape; }
    /// Returns the sides of the other parts.
    [[nodiscard]] const std::vector<Edge>& screensOf(std::size_t part) const { return m_parts[part].screens; }
    /// True if part of the side of a polygonal part lies on the outline.
    [[nodiscard]] bool isOnOutline(std::size_t part, std::size_t side) const;
    /// Appends, in unspecified order, the stretches of the outline that correspond to entry ranges on a part.
    void addEntries(std::size_t part,
                    const BasePair& pair,
                    std::span<const EntryRange> ranges,
                    std::vector<Stretch>& stretches) const;

    /// Returns the entry ranges on a part that correspond to stretches of the outline, sorted.
    [[nodiscard]] std::vector<EntryRange>
    entriesOn(std::size_t part, const BasePair& pair, std::span<const Stretch> stretches) const;

    /// Returns the active blockers for shapes that ignore some of them, without further exceptions for parts of the
    /// outline.
    [[nodiscard]] std::vector<int> countingFrom(std::span<const int> ignored) const;

private:
    /// A straight part of the outline on a side of a convex part of the target.
    struct SideStretch {
        std::size_t side;
        double fromShare; ///< share of the side
        double toShare;
        double from; ///< along the outline; may be greater or less than `to`
        double to;
    };
    struct Part {
        ConvexShape shape;
        std::vector<SideStretch> sides; ///< for a polygon
        std::vector<Edge> screens;      ///< the sides of the other parts
    };
    /// The stretches of the outline at which lines that end there ignore the same blockers.
    struct Place {
        std::vector<int> ignored; ///< ascending
        std::vector<Stretch> stretches;
    };

    using Entries = std::vector<EntryRange> (*)(const BasePair&, std::span<const SightElement>);
    void addEntered(Entries entries,
                    const ShapeBeside& place,
                    std::span<const int> ignored,
                    std::vector<Stretch>& stretches) const;
    void addParts(const PlacedFootprint& target);
    void addPlaces(std::span<const ContainingPiece> containers);
    [[nodiscard]] std::vector<double> crossings(const Polygon& polygon) const;
    void addStretches(const Part& part,
                      const EntryOutline& entries,
                      const EntryRange& range,
                      std::vector<Stretch>& stretches) const;

    Point m_origin;
    const TerrainMap& m_map;
    std::vector<int> m_active;
    TouchRule m_touch;
    TargetOutline m_outline;
    std::vector<Part> m_parts;
    std::vector<Place> m_positions;
};

} // namespace sightline::geometry::detail

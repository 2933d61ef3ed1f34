#pragma once

#include "geometry/sight/free_entries.h"
#include "geometry/sight/target_outline.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A convex place beside a target, and its pair with each convex part of the target.
struct PlaceBeside {
    ConvexShape shape;
    std::vector<BasePair> pairs;
};

/// The outline of a target, ready to be looked at from convex places beside it.
class TargetView {
public:
    /// `active` are the blockers that may count, `holders` those that lines may ignore that end in them.
    TargetView(const PlacedFootprint& target,
               Point origin,
               const TerrainMap& map,
               std::span<const int> active,
               std::span<const ContainingPiece> holders,
               TouchRule touch);

    [[nodiscard]] const TargetOutline& outline() const { return m_outline; }

    /// The place itself if it lies beside the target, a hair smaller if it only leans on it; nothing if they overlap.
    [[nodiscard]] std::optional<PlaceBeside> beside(const ConvexShape& place) const;

    /// The stretches of the outline with some point of the places on the outer side of the tangent.
    [[nodiscard]] std::vector<Stretch> facing(std::span<const PlaceBeside> places) const;

    /// Those that some point of the place sees, without the blockers `ignored` there; appended, in no order.
    void addSeen(const PlaceBeside& place, std::span<const int> ignored, std::vector<Stretch>& seen) const;

    /// The stretches with every point of the place on the outer side of the tangent.
    [[nodiscard]] std::vector<Stretch> facingAllOf(const PlaceBeside& place) const;

    /// Those that something hides from some point of the place; appended, in no order. With `facingAllOf` this
    /// tells what each point of the place sees.
    void addHiddenFromSome(const PlaceBeside& place, std::span<const int> ignored, std::vector<Stretch>& hidden) const;

    /// Convex parts of the target, by index, as in the pairs of a place beside it.
    [[nodiscard]] std::size_t parts() const { return m_parts.size(); }
    [[nodiscard]] const ConvexShape& shapeOf(std::size_t part) const { return m_parts[part].shape; }
    /// The sides of the other parts.
    [[nodiscard]] const std::vector<Edge>& screensOf(std::size_t part) const { return m_parts[part].screens; }
    /// True if some of the side of a part, a polygon, lies on the outline.
    [[nodiscard]] bool isOnOutline(std::size_t part, std::size_t side) const;
    /// Entries of lines of a pair with a part as stretches of the outline; appended, in no order.
    void addEntries(std::size_t part,
                    const BasePair& pair,
                    std::span<const EntryRange> ranges,
                    std::vector<Stretch>& stretches) const;

    /// The other way round: of stretches of the outline those on the part. Sorted.
    [[nodiscard]] std::vector<EntryRange>
    entriesOn(std::size_t part, const BasePair& pair, std::span<const Stretch> stretches) const;

    /// The blockers that count from places that ignore some, for each part of the outline that lies in the same pieces.
    [[nodiscard]] std::vector<int> countingFrom(std::span<const int> ignored) const;

private:
    /// A straight part of the outline on a side of a convex part of the target.
    struct SideStretch {
        std::size_t side;
        double fromShare; ///< on the side
        double toShare;
        double from; ///< along the outline; more or less than `to`
        double to;
    };
    struct Part {
        ConvexShape shape;
        std::vector<SideStretch> sides; ///< of a polygon
        std::vector<Edge> screens;      ///< the sides of the other parts
    };
    /// Stretches of the outline where lines that end there ignore the same blockers.
    struct Place {
        std::vector<int> ignored; ///< ascending
        std::vector<Stretch> stretches;
    };

    using Entries = std::vector<EntryRange> (*)(const BasePair&, std::span<const SightElement>);
    void addEntered(Entries entries,
                    const PlaceBeside& place,
                    std::span<const int> ignored,
                    std::vector<Stretch>& stretches) const;
    void addParts(const PlacedFootprint& target);
    void addPlaces(std::span<const ContainingPiece> holders);
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
    std::vector<Place> m_places;
};

} // namespace sightline::geometry::detail

#include "scenarios/judge/wall_parts.h"

#include "geometry/terrain/offset.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// Returns the points of a polyline between two distances along it; corners of openings are rounded to nanometers.
std::optional<geometry::Wall> stretchOf(const geometry::Wall& wall, Length from, Length to) {
    std::vector<geometry::Point> points;
    double before = 0.0; // nm
    const double first = static_cast<double>(from.nanometers());
    const double last = static_cast<double>(to.nanometers());
    const auto& vertices = wall.vertices();
    for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
        const double dx = static_cast<double>((vertices[i + 1].x - vertices[i].x).nanometers());
        const double dy = static_cast<double>((vertices[i + 1].y - vertices[i].y).nanometers());
        const double length = std::hypot(dx, dy);
        const auto at = [&](double along) {
            const double part = std::clamp((along - before) / length, 0.0, 1.0);
            return geometry::Point{vertices[i].x + Length::fromNanometers(std::llround(part * dx)),
                                   vertices[i].y + Length::fromNanometers(std::llround(part * dy))};
        };
        if (last > before && first < before + length) {
            if (points.empty()) {
                points.push_back(at(first));
            }
            points.push_back(at(last));
        }
        before += length;
    }
    const auto stretch = geometry::Wall::fromVertices(points);
    return stretch ? std::optional{*stretch} : std::nullopt;
}

double lengthOf(const geometry::Wall& wall) {
    double length = 0.0; // nm
    const auto& vertices = wall.vertices();
    for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
        length += std::hypot(static_cast<double>((vertices[i + 1].x - vertices[i].x).nanometers()),
                             static_cast<double>((vertices[i + 1].y - vertices[i].y).nanometers()));
    }
    return length;
}

} // namespace

VerticalExtent grownInHeight(const VerticalExtent& part, const VerticalExtent& whole, Length by) {
    if (whole.height && *whole.height <= Length{}) {
        return part;
    }
    const bool isUnderside = part.foot == whole.foot && part.foot > Length{};
    // Over the bare table, too, a line needs half its width above and below it.
    const bool isClosed = part.foot < by + by;
    const Length down = !isUnderside ? Length{} : isClosed ? part.foot : by;
    VerticalExtent grown{part.foot - down, part.height};
    if (part.height) {
        const bool isTop = whole.height && part.foot + *part.height == whole.foot + *whole.height;
        grown.height = *part.height + down + (isTop ? by : Length{});
    }
    return grown;
}

const std::vector<WallOpening>& openingsOf(const Obstacle& obstacle, const std::vector<const Piece*>& pieces) {
    static const std::vector<WallOpening> none;
    if (obstacle.piece < 0) {
        return none;
    }
    const Piece& piece = *pieces[static_cast<std::size_t>(obstacle.piece)];
    return obstacle.wall >= 0 ? piece.walls[static_cast<std::size_t>(obstacle.wall)].openings : piece.openings;
}

OpenBody bodyClosedUpTo(Length filled,
                        Length elevation,
                        std::optional<Length> height,
                        const std::vector<WallOpening>& openings) {
    const bool closesBelow = elevation > Length{} && elevation <= filled;
    const Length added = closesBelow ? elevation : Length{};
    OpenBody body{elevation - added, height, {}};
    if (height) {
        body.height = *height + added;
    }
    for (const WallOpening& opening : openings) {
        const Length sill = std::max(opening.sill + added, filled > Length{} ? filled - body.foot : Length{});
        if (opening.top + added > sill) {
            body.openings.push_back({opening.from, opening.to, sill, opening.top + added});
        }
    }
    return body;
}

std::vector<WallPart> wallPartsAround(const geometry::Wall& wall,
                                      Length foot,
                                      std::optional<Length> height,
                                      const std::vector<geometry::SheetOpening>& openings,
                                      Length by) {
    std::vector<Length> ends{Length{}, Length::fromNanometers(std::llround(std::ceil(lengthOf(wall))))};
    for (const geometry::SheetOpening& opening : openings) {
        ends.insert(ends.end(), {std::clamp(opening.from, ends[0], ends[1]), std::clamp(opening.to, ends[0], ends[1])});
    }
    std::ranges::sort(ends);
    ends.erase(std::ranges::unique(ends).begin(), ends.end());
    std::vector<WallPart> parts;
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
        const auto stretch = stretchOf(wall, ends[i], ends[i + 1]);
        if (!stretch) {
            continue;
        }
        // The open heights over the foot, from below.
        std::vector<std::pair<Length, Length>> open;
        for (const geometry::SheetOpening& opening : openings) {
            if (opening.from <= ends[i] && opening.to >= ends[i + 1]) {
                const Length sill = opening.sill > Length{} ? opening.sill + by : opening.sill;
                const Length top = height && opening.top >= *height ? *height : opening.top - by;
                if (sill < top) {
                    open.emplace_back(sill, top);
                }
            }
        }
        std::ranges::sort(open);
        Length low;
        for (const auto& [sill, top] : open) {
            if (sill > low) {
                parts.push_back({*stretch, foot + low, sill - low});
            }
            low = std::max(low, top);
        }
        if (!height || *height > low) {
            parts.push_back({*stretch, foot + low, height ? std::optional{*height - low} : std::nullopt});
        }
    }
    return parts;
}

std::vector<StretchFromAbove>
seenFromAbove(const geometry::Wall& wall, const std::vector<WallOpening>& openings, bool tellsWindows) {
    if (openings.empty()) {
        return {{wall, {}, false}};
    }
    enum class Seen { Wall, Window, Door };
    const Length end = Length::fromNanometers(std::llround(std::ceil(lengthOf(wall))));
    std::vector<Length> ends{Length{}, end};
    for (const WallOpening& opening : openings) {
        ends.insert(ends.end(), {std::clamp(opening.from, {}, end), std::clamp(opening.to, {}, end)});
    }
    std::ranges::sort(ends);
    ends.erase(std::ranges::unique(ends).begin(), ends.end());
    const auto seenBetween = [&](Length from, Length to) {
        Seen seen = Seen::Wall;
        for (const WallOpening& opening : openings) {
            if (opening.from <= from && opening.to >= to) {
                const bool isDoor = opening.sill <= Length{};
                seen = std::max(seen, isDoor ? Seen::Door : tellsWindows ? Seen::Window : Seen::Wall);
            }
        }
        return seen;
    };
    std::vector<StretchFromAbove> stretches;
    Length from;
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
        const Seen seen = seenBetween(ends[i], ends[i + 1]);
        const bool goesOn = i + 2 < ends.size() && seenBetween(ends[i + 1], ends[i + 2]) == seen;
        if (goesOn) {
            continue;
        }
        const auto stretch = seen == Seen::Door ? std::nullopt : stretchOf(wall, from, ends[i + 1]);
        if (stretch) {
            stretches.push_back({*stretch, from, seen == Seen::Window});
        }
        from = ends[i + 1];
    }
    return stretches;
}

bool hasClosedOpenings(const Piece& piece, SightGeometry view, const RulePack* pack) {
    if (view == SightGeometry::Volume || (pack && pack->space == Space::Square)) {
        return false;
    }
    const auto isClosed = [&](const WallOpening& opening) { return opening.sill > Length{}; };
    return std::ranges::any_of(piece.openings, isClosed) ||
           std::ranges::any_of(piece.walls, [&](const PieceWall& wall) {
               return wall.blocksSight && std::ranges::any_of(wall.openings, isClosed);
           });
}

std::vector<GrownPart> grownAround(const Obstacle& element, const BlockLine& line, const PackTable& table, Length by) {
    std::vector<GrownPart> parts;
    const Length half = halfHeightOfLines(table.pack());
    const auto add = [&](const geometry::BlockerOutline& outline, const VerticalExtent& own,
                         const VerticalExtent& whole) {
        const auto [foot, height] = grownInHeight(own, whole, half);
        for (geometry::Polygon& part : grownParts(outline, by)) {
            parts.push_back({std::move(part), foot, height});
        }
    };
    if (!table.isVolume() || line.comparison != SizeComparison::Real) {
        add(element.outline, {}, {});
        return parts;
    }
    Length filled;
    if (line.fillGapsBelow) {
        for (const int other : element.lines) {
            filled =
                std::max(filled, table.pack().block[static_cast<std::size_t>(other)].fillGapsBelow.value_or(Length{}));
        }
    }
    const auto [foot, height, through] =
        bodyClosedUpTo(filled, element.elevation, element.height, openingsOf(element, table.pieces()));
    const VerticalExtent whole{foot, height};
    const auto* wall = std::get_if<geometry::Wall>(&element.outline);
    if (!wall || through.empty()) {
        add(element.outline, whole, whole);
        return parts;
    }
    const Length over = Length::fromNanometers(table.pack().line.width.nanometers() / 2);
    for (const WallPart& part : wallPartsAround(*wall, foot, height, through, over)) {
        add(part.outline, {part.foot, part.height}, whole);
    }
    return parts;
}

} // namespace sightline::scenarios

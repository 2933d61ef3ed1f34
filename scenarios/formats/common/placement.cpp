#include "scenarios/formats/common/placement.h"

#include "scenarios/formats/common/scale.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios::formats {

Inches Placement::of(Inches local) const {
    const double x = mirrorX ? -local.x : local.x;
    const double y = mirrorY ? -local.y : local.y;
    const double c = turn.cosine();
    const double s = turn.sine();
    return {at.x + (c * x - s * y), at.y + (s * x + c * y)};
}

std::optional<geometry::Ring> Placement::ring(std::vector<Inches> outline) const {
    std::ranges::transform(outline, outline.begin(), [this](Inches corner) { return of(corner); });
    return ringOf(outline);
}

geometry::Angle angleOf(const JsonItem& degrees) {
    return geometry::Angle::fromDegrees(std::clamp(degrees.number().value_or(0.0), -1e9, 1e9));
}

std::optional<Inches> inchesOf(const JsonItem& item) {
    const auto x = item.isList() ? item[0].number() : item["x"].number();
    const auto y = item.isList() ? item[1].number() : item["y"].number();
    return x && y ? std::optional{Inches{*x, *y}} : std::nullopt;
}

std::optional<std::vector<Inches>> pathOf(const JsonItem& list) {
    if (!list.isList()) {
        return {};
    }
    std::vector<Inches> path;
    for (const JsonItem& item : list.children()) {
        const auto place = inchesOf(item);
        if (!place) {
            return {};
        }
        path.push_back(*place);
    }
    return path;
}

Inches centerOfArea(std::span<const Inches> outline) {
    if (outline.empty()) {
        return {};
    }
    // Relative to the first corner, to preserve precision far from (0, 0).
    const Inches origin = outline.front();
    double twiceArea = 0.0;
    double x = 0.0;
    double y = 0.0;
    Inches mean;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Inches a{outline[i].x - origin.x, outline[i].y - origin.y};
        const Inches& next = outline[(i + 1) % outline.size()];
        const Inches b{next.x - origin.x, next.y - origin.y};
        const double cross = a.x * b.y - a.y * b.x;
        twiceArea += cross;
        x += (a.x + b.x) * cross;
        y += (a.y + b.y) * cross;
        mean.x += a.x / static_cast<double>(outline.size());
        mean.y += a.y / static_cast<double>(outline.size());
    }
    // An outline without area has no centroid. Products of coordinates of up to 60 in are rounded by 4e-13 square
    // inches.
    if (std::abs(twiceArea) < 1e-12) {
        return {origin.x + mean.x, origin.y + mean.y};
    }
    return {origin.x + x / (3.0 * twiceArea), origin.y + y / (3.0 * twiceArea)};
}

std::vector<Inches> outlineOfShape(const JsonItem& shape) {
    const QString type = shape["type"].text();
    const double width = shape["width"].number().value_or(0.0);
    const double height = shape["height"].number().value_or(0.0);
    if (type == QLatin1String("rectangle") && width > 0.0 && height > 0.0) {
        return {{0, 0}, {width, 0}, {width, height}, {0, height}};
    }
    if (type == QLatin1String("right-triangle") && width > 0.0 && height > 0.0) {
        return {{0, 0}, {width, 0}, {0, height}};
    }
    if (type == QLatin1String("polygon")) {
        return pathOf(shape["points"]).value_or(std::vector<Inches>{});
    }
    return {};
}

std::optional<geometry::Point> pointOf(Inches place) { return Scale::inches(1).point(place.x, place.y); }

std::optional<geometry::Ring> ringOf(std::span<const Inches> places) {
    geometry::Ring ring;
    for (const Inches& place : places) {
        const auto point = pointOf(place);
        if (!point) {
            return {};
        }
        ring.push_back(*point);
    }
    return ring;
}

} // namespace sightline::scenarios::formats

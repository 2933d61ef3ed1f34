#include "scenarios/analysis/watched_path.h"

#include "geometry/shapes/distance.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;

namespace {

Point between(Point a, Point b, double share) {
    const auto part = [share](Length from, Length to) {
        return from + Length::fromNanometers(std::llround(static_cast<double>((to - from).nanometers()) * share));
    };
    return {part(a.x, b.x), part(a.y, b.y)};
}

bool sees(const EnemyOnPath& enemy, Length from, Length to) {
    return std::ranges::any_of(enemy.stretches, [&](const SeenStretch& stretch) {
        return stretch.isSeen && stretch.from <= from && to <= stretch.to;
    });
}

} // namespace

ModelPath straightPath(std::vector<Point> places) {
    ModelPath path;
    double inches = 0.0;
    for (std::size_t i = 1; i < places.size(); ++i) {
        inches += inchesBetween(places[i - 1], places[i]);
    }
    path.corners = std::move(places);
    path.length = Length::fromInches(inches);
    path.cost = inches;
    return path;
}

std::vector<WatchedStretch> watchedStretches(std::span<const EnemyOnPath> enemies) {
    std::set<Length> borders;
    for (const EnemyOnPath& enemy : enemies) {
        for (const SeenStretch& stretch : enemy.stretches) {
            borders.insert({stretch.from, stretch.to});
        }
    }
    std::vector<WatchedStretch> stretches;
    for (auto to = borders.begin(); to != borders.end(); ++to) {
        if (to == borders.begin()) {
            continue;
        }
        WatchedStretch stretch{*std::prev(to), *to, {}};
        for (const EnemyOnPath& enemy : enemies) {
            if (sees(enemy, stretch.from, stretch.to)) {
                stretch.seenBy.push_back(enemy.enemy);
            }
        }
        if (!stretches.empty() && stretches.back().seenBy == stretch.seenBy) {
            stretches.back().to = stretch.to;
        } else {
            stretches.push_back(std::move(stretch));
        }
    }
    return stretches;
}

std::vector<Point> partOfPath(const std::vector<Point>& corners, Length from, Length to) {
    std::vector<Point> part;
    double before = 0.0;
    for (std::size_t i = 1; i < corners.size(); ++i) {
        const double leg = inchesBetween(corners[i - 1], corners[i]);
        const double after = before + leg;
        const bool isLast = i + 1 == corners.size();
        if (leg > 0.0 && (after > from.inches() || isLast) && before <= to.inches()) {
            const auto at = [&](Length along) {
                return between(corners[i - 1], corners[i], std::clamp((along.inches() - before) / leg, 0.0, 1.0));
            };
            if (part.empty()) {
                part.push_back(at(from));
            }
            if (const Point end = at(to); end != part.back()) {
                part.push_back(end);
            }
        }
        before = after;
    }
    return part.empty() ? std::vector{corners.front()} : part;
}

} // namespace sightline::scenarios

#include "scenarios/model/hull_zones.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sightline::scenarios {

namespace {

using geometry::Angle;
using geometry::Length;

constexpr double kFrontShare = 0.18; ///< of the length: from a front corner back to the line on the side
constexpr double kRearShare = 0.09;  ///< of the length: from a rear corner forward to the line on the side
constexpr double kDotShare = 0.7;    ///< of the way from the center to the edge

constexpr std::array kZones{HullZone::Front, HullZone::Right, HullZone::Rear, HullZone::Left};

double degreesOf(double radians) { return radians * 180.0 / std::numbers::pi; }

} // namespace

ZonePrint guessedZone(const geometry::Footprint& base, HullZone zone) {
    const geometry::Box box = geometry::boundsOf({base, {}, {}});
    const double length = (box.high.x - box.low.x).millimeters();
    const double width = (box.high.y - box.low.y).millimeters();
    // Whole degrees: more would be more than a guess knows.
    const double front = std::round(degreesOf(std::atan2(width / 2, length * (0.5 - kFrontShare))));
    const double rear = std::round(180.0 - degreesOf(std::atan2(width / 2, length * (0.5 - kRearShare))));
    const Length ahead = Length::fromMillimeters(length / 2 * kDotShare);
    const Length aside = Length::fromMillimeters(width / 2 * kDotShare);
    switch (zone) {
    case HullZone::Front: return {{2 * front, Angle{}}, {ahead, {}}};
    case HullZone::Right: return {{rear - front, Angle::fromDegrees((front + rear) / 2)}, {{}, aside}};
    case HullZone::Rear: return {{360.0 - 2 * rear, Angle::fromDegrees(180)}, {Length{} - ahead, {}}};
    case HullZone::Left: return {{rear - front, Angle::fromDegrees(-(front + rear) / 2)}, {{}, Length{} - aside}};
    }
    return {};
}

Model withHullZone(Model model, std::optional<HullZone> zone) {
    model.states.removeAll(QLatin1String{kZoneToCheck});
    model.arc.reset();
    model.dot.reset();
    if (zone) {
        const ZonePrint print = guessedZone(model.base, *zone);
        model.arc = print.arc;
        model.dot = print.dot;
        model.states.append(QLatin1String{kZoneToCheck});
    }
    return model;
}

std::optional<HullZone> hullZoneOf(const Model& model) {
    const auto zone = std::ranges::find_if(kZones, [&](HullZone candidate) {
        const ZonePrint print = guessedZone(model.base, candidate);
        return model.arc == print.arc && model.dot == print.dot;
    });
    return zone == kZones.end() ? std::nullopt : std::optional{*zone};
}

} // namespace sightline::scenarios

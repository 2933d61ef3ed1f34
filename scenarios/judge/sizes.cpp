#include "scenarios/judge/sizes.h"

#include <algorithm>
#include <limits>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// Returns the longer side of the base.
Length longerSide(const geometry::Footprint& base) {
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        return round->diameter;
    }
    if (const auto* oval = std::get_if<geometry::OvalBase>(&base.shape())) {
        return std::max(oval->length, oval->width);
    }
    if (const auto* rectangle = std::get_if<geometry::RectangleBase>(&base.shape())) {
        return std::max(rectangle->length, rectangle->width);
    }
    const auto box = geometry::boundsOf({base, {}, {}});
    return std::max(box.high.x - box.low.x, box.high.y - box.low.y);
}

double byBase(const Model& model, const RulePack& pack) {
    const Length side = longerSide(model.base);
    double size = 0.0;
    for (auto row = pack.baseSizes.rbegin(); row != pack.baseSizes.rend(); ++row) {
        if (size == 0.0 || side <= row->upTo) {
            size = row->size;
        }
    }
    return size;
}

} // namespace

Length heightOf(const Model& model, const RulePack& pack) {
    if (pack.height == HeightBy::ClassTable) {
        // States precede keywords: prone is the lower class of a model that also has another.
        for (const QStringList* words : {&model.states, &model.keywords}) {
            const auto found = std::ranges::find_if(
                pack.heightClasses, [&](const HeightOfClass& row) { return hasAny(*words, {row.word}); });
            if (found != pack.heightClasses.end()) {
                return found->height;
            }
        }
    }
    return model.height;
}

int woundsOf(const Model& model) { return model.maxWounds.value_or(model.wounds.value_or(1)); }

bool doHeightsMeet(Length foot, Length height, Length otherFoot, Length otherHeight) {
    return foot <= otherFoot + otherHeight && otherFoot <= foot + height;
}

double sizeOf(const Model& model, const RulePack& pack, SizeUse use) {
    if (use == SizeUse::BaseSize) {
        return longerSide(model.base).millimeters();
    }
    const double named = model.size.value_or(model.height.inches());
    if (use == SizeUse::Size) {
        return named;
    }
    switch (pack.height) {
    case HeightBy::None: return 0.0;
    case HeightBy::Stat: return named;
    case HeightBy::StatStanding:
    case HeightBy::Level: return named + model.elevation.inches();
    case HeightBy::ByBaseSize: return model.size.value_or(byBase(model, pack));
    case HeightBy::ClassTable:
    case HeightBy::Real: return (model.elevation + heightOf(model, pack)).inches();
    }
    return named;
}

double sizeOf(const Model& model, const PackTable& table, SizeUse use) {
    return use == SizeUse::Height && table.pack().height == HeightBy::StatStanding
               ? sizeOf(model, table.pack(), SizeUse::Size) + table.footings().under(model).inches()
               : sizeOf(model, table.pack(), use);
}

double sizeOf(const Obstacle& obstacle, const PackTable& table, SizeUse use) {
    if (obstacle.model >= 0) {
        return table.sizeOf(static_cast<std::size_t>(obstacle.model), use);
    }
    const HeightBy height = table.pack().height;
    const double foot = use != SizeUse::Height || height == HeightBy::Stat ? 0.0
                        : height == HeightBy::StatStanding
                            ? table.footings().under(static_cast<std::size_t>(obstacle.piece)).inches()
                            : obstacle.elevation.inches();
    const bool isTrueHeight = use == SizeUse::Height && (height == HeightBy::Real || height == HeightBy::ClassTable);
    const auto size = table.meaningOf(static_cast<std::size_t>(obstacle.piece)).size;
    if (size && obstacle.wall < 0 && !isTrueHeight) {
        return *size + foot;
    }
    return obstacle.height ? obstacle.height->inches() + foot : std::numeric_limits<double>::infinity();
}

} // namespace sightline::scenarios

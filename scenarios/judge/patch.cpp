#include "scenarios/judge/patch.h"

#include "geometry/sight/plan/resized_base.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// Returns the parts of the sources above the target, or below it.
std::vector<LineEnd> beyondTarget(std::vector<LineEnd> sources, const LineEnd& target, PatchAt at) {
    const Length border = at == PatchAt::Top ? target.elevation + target.height : target.elevation;
    std::erase_if(sources, [&](LineEnd& source) {
        const Length top = source.elevation + source.height;
        if (at == PatchAt::Top) {
            source.elevation = std::max(source.elevation, border);
            source.height = top - source.elevation;
        } else {
            source.height = std::min(top, border) - source.elevation;
        }
        return source.height <= Length{};
    });
    return sources;
}

} // namespace

std::vector<LineEnd> besidePatch(std::vector<LineEnd> ends, Length cut, PatchAt at) {
    for (LineEnd& end : ends) {
        if (at == PatchAt::Foot) {
            end.elevation += std::min(cut, end.height);
        }
        end.height = heightBesidePatch(end.height, cut);
    }
    return ends;
}

std::vector<LineEnd> narrowerBy(std::vector<LineEnd> ends, Length patch) {
    for (LineEnd& end : ends) {
        if (const auto inside = containedInAllMoves(end.shape, Length::fromNanometers(patch.nanometers() / 2))) {
            end.shape = *inside;
        }
    }
    return ends;
}

std::optional<Length> patchAtFarSide(Length patch, Length gap, Length depth) {
    if (gap <= Length{}) {
        return {};
    }
    const double share = static_cast<double>(depth.nanometers()) / static_cast<double>(gap.nanometers());
    const double more = share * static_cast<double>(patch.nanometers());
    return patch + Length::fromNanometers(static_cast<std::int64_t>(std::ceil(more)));
}

Length extentOf(const geometry::PlacedFootprint& shape) {
    if (const auto* round = std::get_if<geometry::RoundBase>(&shape.footprint.shape())) {
        return round->diameter;
    }
    const geometry::Box box = boundsOf(shape);
    return Length::fromInches(std::hypot((box.high.x - box.low.x).inches(), (box.high.y - box.low.y).inches()));
}

std::vector<LineEnds> linesFromBeyond(const std::vector<LineEnd>& sources,
                                      const std::vector<LineEnd>& targets,
                                      Length patch,
                                      Length atFarSide,
                                      PatchAt at) {
    std::vector<LineEnds> lines;
    for (const PatchAt from : {PatchAt::Top, PatchAt::Foot}) {
        // A line to what remains of a height enters it there or on the side from which it comes.
        auto beyond = beyondTarget(sources, targets.front(), from);
        if (!beyond.empty()) {
            lines.push_back({std::move(beyond), besidePatch(targets, from == at ? atFarSide : patch, at)});
        }
    }
    return lines;
}

} // namespace sightline::scenarios

#include "scenarios/judge/levels.h"

#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Polygon;

namespace {

/// The difference up to which two heights are the same, and the width of what rounding leaves of a footprint outside of
/// another: half of the change that margins of heights take at its word, and far above the rounding of lengths.
const Length kSameHeight = Length::fromMillimeters(0.005);

bool areLevel(Length a, Length b) { return a - b <= kSameHeight && b - a <= kSameHeight; }

} // namespace

Levels::Levels(std::vector<const Piece*> pieces, std::vector<Above> above)
    : m_pieces{std::move(pieces)}, m_above{std::move(above)} {
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const Piece& piece = *m_pieces[i];
        const auto height = effectiveHeight(piece);
        if (std::holds_alternative<Polygon>(piece.outline) && height && *height > Length{}) {
            m_solids.push_back({i, piece.elevation, piece.elevation + *height});
        }
    }
    std::ranges::stable_sort(m_solids, std::ranges::greater{}, &Solid::top);
}

Level Levels::of(std::size_t piece, Length foot, Length top) const {
    if (m_pieces.empty() || m_above[piece] == Above::Zone) {
        return Level::Beside;
    }
    const Piece& self = *m_pieces[piece];
    if (top < self.elevation) {
        return Level::Beneath;
    }
    const auto height = effectiveHeight(self);
    return !height || foot <= self.elevation + *height + kSameHeight ? Level::Beside
           : m_above[piece] == Above::Ground                         ? Level::OverGround
                                                                     : Level::OverSolid;
}

std::vector<std::size_t> Levels::carriers(Length foot, const std::function<bool(std::size_t piece)>& touches) const {
    std::vector<std::size_t> carriers;
    std::vector<Length> feet{foot};
    for (const Solid& solid : m_solids) { // what carries a solid has its top below that one's
        const auto isUnder = [&](Length above) { return areLevel(solid.top, above); };
        if (std::ranges::any_of(feet, isUnder) && touches(solid.piece)) {
            carriers.push_back(solid.piece);
            feet.push_back(solid.foot);
        }
    }
    return carriers;
}

bool Levels::mayStandOn(std::size_t solid, std::size_t piece) const {
    const Piece& below = *m_pieces[piece];
    return areLevel(m_pieces[solid]->elevation, below.elevation + effectiveHeight(below).value_or(Length{}));
}

bool liesWithin(const Piece& piece, const Piece& ground) {
    const auto* inner = std::get_if<Polygon>(&piece.outline);
    const auto* outer = std::get_if<Polygon>(&ground.outline);
    return inner && outer &&
           removeSlivers(geometry::subtractUnions(ringsOf(*inner), ringsOf(*outer)), kSameHeight).parts.empty();
}

} // namespace sightline::scenarios

#include "scenarios/judge/footings.h"

#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "scenarios/model/terrain_kinds.h"

#include <algorithm>
#include <numeric>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Polygon;

namespace {

const Polygon* footprint(const Piece& piece) { return std::get_if<Polygon>(&piece.outline); }

/// True if the outlines overlap; a wall overlaps a footprint that one of its corners lies in or on.
bool reachesInto(const Piece& piece, const Polygon& solid) {
    if (const auto* wall = std::get_if<geometry::Wall>(&piece.outline)) {
        return std::ranges::any_of(wall->vertices(), [&](geometry::Point p) { return solid.contains(p); });
    }
    return boxesMeet(geometry::boundsOf(piece.outline), geometry::boundsOf(geometry::BlockerOutline{solid})) &&
           !geometry::intersectUnions(ringsOf(std::get<Polygon>(piece.outline)), ringsOf(solid)).parts.empty();
}

/// True for solids of which nobody stands inside.
bool isClosedBody(const Piece& piece) {
    static const QStringList kinds{QStringLiteral("hill"), QStringLiteral("platform"), QStringLiteral("container"),
                                   QStringLiteral("rock"), QStringLiteral("statue"),   QStringLiteral("wreck")};
    return !piece.isMat() && kinds.contains(canonicalKind(piece.kind));
}

} // namespace

Length addedBy(const std::vector<Footing>& footings, Length elevation) {
    const auto lies = [](const Footing& a, const Footing& b) {
        return a.top != b.top ? a.top < b.top : a.adds < b.adds;
    };
    const auto highest = std::ranges::max_element(footings, lies);
    return highest == footings.end() ? elevation : highest->adds + std::max(elevation - highest->top, Length{});
}

Footings::Footings(const std::vector<const Piece*>& pieces, const std::vector<PieceMeaning>& meanings)
    : m_pieces{pieces}, m_under(pieces.size()) {
    std::vector<std::size_t> order(pieces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return pieces[i]->elevation; });
    // What carries a piece has its foot below it, and is known before.
    for (const std::size_t i : order) {
        const Piece& piece = *pieces[i];
        m_under[i] = pieceUnder(piece);
        const auto height = effectiveHeight(piece);
        const bool isClosed = isClosedBody(piece) && meanings[i].isBody;
        const bool hasTop = height ? *height > Length{} : isClosed && meanings[i].size.has_value();
        if (footprint(piece) && hasTop) {
            const Length top = piece.elevation + height.value_or(Length{});
            const Length size = meanings[i].size ? Length::fromInches(*meanings[i].size) : *height;
            m_all.push_back({i, isClosed ? piece.elevation : top, top, m_under[i] + size, height.has_value()});
        }
    }
}

Length Footings::pieceUnder(const Piece& piece) const {
    std::vector<Footing> carrying;
    if (piece.elevation > Length{}) {
        std::ranges::copy_if(m_all, std::back_inserter(carrying), [&](const Footing& footing) {
            return footing.top <= piece.elevation && reachesInto(piece, *footprint(*m_pieces[footing.piece]));
        });
    }
    return addedBy(carrying, piece.elevation);
}

Length Footings::under(const Model& model) const {
    std::vector<Footing> carrying = upTo(model.elevation);
    std::erase_if(carrying, [&](const Footing& footing) {
        const Polygon& solid = *footprint(*m_pieces[footing.piece]);
        return footing.standingAt(model.elevation) == Standing::In ? !geometry::reachesInto(model.placed(), solid)
                                                                   : !geometry::liesWhollyIn(model.placed(), solid);
    });
    return addedBy(carrying, model.elevation);
}

bool Footings::isStoodOnWithin(std::size_t piece, Length elevation) const {
    return std::ranges::any_of(m_all, [&](const Footing& footing) {
        return footing.piece == piece && footing.from <= elevation && footing.standingAt(elevation) == Standing::Wholly;
    });
}

std::vector<Footing> Footings::upTo(Length elevation) const {
    std::vector<Footing> below;
    std::ranges::copy_if(m_all, std::back_inserter(below),
                         [&](const Footing& footing) { return footing.from <= elevation; });
    const bool areByHeight = std::ranges::all_of(
        below, [&](const Footing& footing) { return footing.adds == footing.top && footing.top <= elevation; });
    return areByHeight ? std::vector<Footing>{} : below;
}

} // namespace sightline::scenarios

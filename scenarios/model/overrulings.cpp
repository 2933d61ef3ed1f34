#include "scenarios/model/overrulings.h"

#include "scenarios/model/scenario.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>

namespace sightline::scenarios {

namespace {

/// The difference in nanometers up to which two lengths count as the same: a hundredth of a millimeter, which is less
/// than a field of the window shows, and more than a file of another program loses by rounding inches to four digits.
constexpr std::int64_t kSameLength = 10'000;
/// The difference in nanodegrees up to which two facings count as the same: a hundredth of a degree.
constexpr std::int64_t kSameFacing = 10'000'000;

bool isSame(geometry::Length a, geometry::Length b) { return std::abs(a.nanometers() - b.nanometers()) <= kSameLength; }

bool isSame(geometry::Angle a, geometry::Angle b) {
    return std::min((a - b).nanodegrees(), (b - a).nanodegrees()) <= kSameFacing;
}

bool isSame(const Stance& a, const Stance& b) {
    return isSame(a.position.x, b.position.x) && isSame(a.position.y, b.position.y) &&
           isSame(a.elevation, b.elevation) && isSame(a.facing, b.facing);
}

Stance stanceOf(const Model& model) { return {model.position, model.facing, model.elevation}; }

/// Returns the points that bound a piece.
const geometry::Ring& pointsOf(const Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    return polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
}

/// The ground between two models as they stood: as wide as the wider of the two, from the far end of one to that of the
/// other.
class GroundBetween {
public:
    GroundBetween(const Scenario& scenario, const SightPair& pair, const PairStance& stance) {
        const auto boxOf = [](const Model& model, const Stance& at) {
            const geometry::Box base = boundsOf(geometry::PlacedFootprint{model.base, at.position, at.facing});
            if (!model.body) {
                return base;
            }
            const auto body = boundsOf(geometry::PlacedFootprint{model.body->largest, at.position, at.facing});
            return geometry::Box{{std::min(base.low.x, body.low.x), std::min(base.low.y, body.low.y)},
                                 {std::max(base.high.x, body.high.x), std::max(base.high.y, body.high.y)}};
        };
        const double dx = (stance.target.position.x - stance.observer.position.x).millimeters();
        const double dy = (stance.target.position.y - stance.observer.position.y).millimeters();
        const double length = std::hypot(dx, dy);
        m_axes[0] = length > 0 ? Axis{dx / length, dy / length} : Axis{1, 0};
        m_axes[1] = {-m_axes[0].y, m_axes[0].x};
        geometry::Ring corners;
        for (const geometry::Box& box : {boxOf(*scenario.model(pair.observer), stance.observer),
                                         boxOf(*scenario.model(pair.target), stance.target)}) {
            corners.insert(corners.end(), {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}});
        }
        for (std::size_t i = 0; i < m_axes.size(); ++i) {
            m_spans[i] = spanOf(corners, m_axes[i]);
        }
    }

    /// True if the piece reaches into the ground between, or may.
    [[nodiscard]] bool meets(const Piece& piece) const {
        for (std::size_t i = 0; i < m_axes.size(); ++i) {
            const Span span = spanOf(pointsOf(piece), m_axes[i]);
            if (span.high < m_spans[i].low || span.low > m_spans[i].high) {
                return false;
            }
        }
        return true;
    }

private:
    struct Axis {
        double x = 0;
        double y = 0;
    };
    struct Span {
        double low = 0;
        double high = 0;
    };

    [[nodiscard]] static Span spanOf(const geometry::Ring& points, const Axis& axis) {
        Span span{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
        for (const geometry::Point& point : points) {
            const double along = point.x.millimeters() * axis.x + point.y.millimeters() * axis.y;
            span = {std::min(span.low, along), std::max(span.high, along)};
        }
        return span;
    }

    std::array<Axis, 2> m_axes; ///< along the line between the models, and across it
    std::array<Span, 2> m_spans;
};

/// Returns what rules can read of a piece, as a text.
QByteArray textOf(const Piece& piece) {
    QByteArray text;
    const auto number = [&](geometry::Length length) {
        const double steps = static_cast<double>(length.nanometers()) / static_cast<double>(kSameLength);
        text += QByteArray::number(std::llround(steps)) + ' ';
    };
    const auto optional = [&](const std::optional<geometry::Length>& length) {
        length ? number(*length) : static_cast<void>(text += "- ");
    };
    const auto points = [&](const geometry::Ring& ring) {
        for (const geometry::Point& point : ring) {
            number(point.x);
            number(point.y);
        }
        text += '|';
    };
    const auto word = [&](const QString& given) { text += given.toUtf8() + '|'; };
    const auto openings = [&](const std::vector<WallOpening>& given) {
        for (const WallOpening& opening : given) {
            number(opening.from);
            number(opening.to);
            number(opening.sill);
            number(opening.top);
        }
        text += '|';
    };
    const auto side = [&](const std::optional<WallSide>& given) {
        text += given ? (*given == WallSide::Left ? "left|" : "right|") : "-|";
    };
    text += piece.isWall() ? "wall|" : "footprint|";
    points(pointsOf(piece));
    if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline)) {
        std::ranges::for_each(polygon->holes(), points);
    }
    number(piece.elevation);
    optional(piece.height);
    text += piece.heightClass ? QByteArray::number(static_cast<int>(*piece.heightClass)) : QByteArray{"-"};
    text += piece.size ? QByteArray::number(*piece.size) + '|' : QByteArray{"-|"};
    word(piece.kind);
    word(piece.traits.join(u','));
    openings(piece.openings);
    side(piece.blocksFrom);
    for (const PieceWall& wall : piece.walls) {
        points(wall.polyline.vertices());
        word(wall.kind);
        optional(wall.height);
        text += wall.blocksSight ? "sight|" : "open|";
        text += wall.blocksFire ? (*wall.blocksFire ? "fire|" : "no fire|") : "-|";
        openings(wall.openings);
        side(wall.blocksFrom);
    }
    return text;
}

} // namespace

PairStance stanceOf(const Scenario& scenario, const SightPair& pair) {
    const Model* observer = scenario.model(pair.observer);
    const Model* target = scenario.model(pair.target);
    assert(observer && target);
    PairStance stance{stanceOf(*observer), stanceOf(*target)};
    stance.terrain = terrainBetween(scenario, pair, stance);
    return stance;
}

QString terrainBetween(const Scenario& scenario, const SightPair& pair, const PairStance& stance) {
    const GroundBetween ground{scenario, pair, stance};
    std::vector<QByteArray> pieces;
    for (const Piece& piece : scenario.terrain) {
        if (ground.meets(piece)) {
            pieces.push_back(textOf(piece));
        }
    }
    std::ranges::sort(pieces);
    QCryptographicHash hash{QCryptographicHash::Sha256};
    for (const QByteArray& piece : pieces) {
        hash.addData(piece + '\n');
    }
    return QString::fromLatin1(hash.result().toHex());
}

Lapse lapseOf(const Overruling& overruling, const Scenario& scenario) {
    const Model* observer = scenario.model(overruling.pair.observer);
    const Model* target = scenario.model(overruling.pair.target);
    if (!overruling.madeFor || !observer || !target) {
        return Lapse::None;
    }
    const PairStance& then = *overruling.madeFor;
    if (!isSame(then.observer, stanceOf(*observer)) || !isSame(then.target, stanceOf(*target))) {
        return Lapse::ModelsMoved;
    }
    return then.terrain.isEmpty() || then.terrain == terrainBetween(scenario, overruling.pair, then)
               ? Lapse::None
               : Lapse::TerrainChanged;
}

bool isLapsed(const Overruling& overruling, const Scenario& scenario) {
    return lapseOf(overruling, scenario) != Lapse::None;
}

} // namespace sightline::scenarios

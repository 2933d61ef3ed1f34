#include "app/desktop/painting/sight_painter.h"

#include "app/desktop/painting/model_painter.h"
#include "app/desktop/painting/piece_painter.h"
#include "app/desktop/painting/sight_label.h"
#include "app/desktop/painting/shapes.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::Verdict;

constexpr double kMarkRadius = 8.0;    ///< pixels
constexpr double kNearCursor = 1.5;    ///< inches: no fading
constexpr double kFarFromCursor = 9.0; ///< inches: faded most
constexpr double kFaintest = 0.38;

QLineF toLine(const geometry::SightLine& line) { return {toInches(line.from), toInches(line.to)}; }

double distanceTo(const QLineF& line, QPointF p) {
    const QPointF along = line.p2() - line.p1();
    const double square = QPointF::dotProduct(along, along);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(p - line.p1(), along) / square, 0.0, 1.0) : 0.0;
    const QPointF off = p - line.pointAt(t);
    return std::hypot(off.x(), off.y());
}

/// A faint colour for lines: mixed with the ground and not translucent, so that however many lie on each other they never
/// grow darker than one of them.
QColor washed(const QColor& colour, double strength, const PaintOptions& options) {
    return mixed(options.theme.ground, colour, strength);
}

const Verdict* focusOf(std::span<const Verdict> verdicts, const SightView& view) {
    return view.focus || verdicts.size() != 1 ? view.focus : &verdicts.front();
}

/// Where a line on its way to the target first meets the target's base: a share of its length.
double shareAtTarget(const QLineF& line, const Scenario& scenario, const Verdict& verdict) {
    const scenarios::Model* target = scenario.model(verdict.target);
    if (!target) {
        return 1.0;
    }
    const auto isIn = [&](double t) { return geometry::contains(target->placed(), fromInches(line.pointAt(t))); };
    if (isIn(0.0)) {
        return 1.0;
    }
    double out = 0.0;
    double in = 1.0;
    for (int i = 0; i < 24; ++i) {
        const double middle = (out + in) / 2;
        (isIn(middle) ? in : out) = middle;
    }
    return in;
}

double strengthOf(const Verdict& verdict, std::span<const Verdict> verdicts, const SightView& view) {
    const Verdict* focus = focusOf(verdicts, view);
    if (verdicts.size() < 2 || focus == &verdict) {
        return 1.0;
    }
    if (!view.cursor) {
        return focus ? 0.6 : 1.0;
    }
    const double far = distanceTo(toLine(verdict.line), *view.cursor);
    const double t = std::clamp((far - kNearCursor) / (kFarFromCursor - kNearCursor), 0.0, 1.0);
    return 1.0 - t * (1.0 - kFaintest);
}

/// The line of a verdict in front stands on a light casing, so that it is read on any ground; many cased lines would smother
/// the table.
enum class Casing { With, Without };

void paintStyledLine(QPainter& painter, const QLineF& line, const VerdictStyle& style, double strength, double width,
                     Casing casing, const PaintOptions& options) {
    if (casing == Casing::With) {
        painter.setPen(penOf(options.theme.ground, width + 3.0, options.scale));
        painter.drawLine(line);
    }
    painter.setPen(penOf(washed(style.colour, strength, options), width, options.scale, style.dashes));
    painter.drawLine(line);
}

void paintRing(QPainter& pixels, const QColor& colour, const QColor& fill) {
    pixels.setPen(QPen{colour, 2.2});
    pixels.setBrush(fill);
    pixels.drawEllipse(QPointF{}, kMarkRadius, kMarkRadius);
    pixels.setBrush(Qt::NoBrush);
    pixels.setPen(QPen{colour, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
}

void paintEndMark(QPainter& painter, QPointF place, QPointF direction, const VerdictStyle& style, double strength,
                  const PaintOptions& options) {
    const QColor colour = washed(style.colour, strength, options);
    const QColor& fill = options.theme.ground;
    const double angle = std::atan2(direction.y(), direction.x()) * 180.0 / M_PI;
    paintInPixels(painter, place, options.scale, [&](QPainter& pixels) {
        switch (style.endMark) {
        case EndMark::ArrowInRing:
            paintRing(pixels, colour, fill);
            pixels.rotate(angle);
            pixels.drawPolyline(QPolygonF{{QPointF{-2.0, -3.8}, QPointF{3.0, 0}, QPointF{-2.0, 3.8}}});
            break;
        case EndMark::Cross:
            for (const auto& [width, ink] : {std::pair{7.0, fill}, std::pair{3.6, colour}}) {
                pixels.setPen(QPen{ink, width, Qt::SolidLine, Qt::RoundCap});
                pixels.drawLine(QPointF{-6.5, -6.5}, QPointF{6.5, 6.5});
                pixels.drawLine(QPointF{-6.5, 6.5}, QPointF{6.5, -6.5});
            }
            break;
        case EndMark::WaveInRing: {
            paintRing(pixels, colour, fill);
            QPainterPath wave{QPointF{-4.5, 0.5}};
            wave.cubicTo(QPointF{-2.5, -4}, QPointF{-1.5, -4}, QPointF{0, 0});
            wave.cubicTo(QPointF{1.5, 4}, QPointF{2.5, 4}, QPointF{4.5, -0.5});
            pixels.drawPath(wave);
            break;
        }
        case EndMark::BarredRing:
            paintRing(pixels, colour, fill);
            pixels.drawLine(QPointF{-5.2, 5.2}, QPointF{5.2, -5.2});
            break;
        case EndMark::None: break;
        }
    });
}

/// The line of one verdict and the sign at its end. The tail beyond a blocking point is painted elsewhere.
void paintLine(QPainter& painter, const Scenario& scenario, const Verdict& verdict, double strength, double width,
               Casing casing, const PaintOptions& options) {
    const VerdictStyle& style = options.theme.style(lookOf(verdict));
    const QLineF whole = toLine(verdict.line);
    if (!verdict.visible() && verdict.blockedAt) {
        const QPointF stop = toInches(verdict.blockedAt->point);
        paintStyledLine(painter, {whole.p1(), stop}, style, strength, width, casing, options);
        VerdictStyle cross = style;
        cross.endMark = EndMark::Cross;
        paintEndMark(painter, stop, whole.p2() - whole.p1(), cross, strength, options);
        return;
    }
    paintStyledLine(painter, whole, style, strength, width, casing, options);
    const double share = shareAtTarget(whole, scenario, verdict);
    const double visibleLength = share * whole.length();
    const double room = options.scale.inches(kMarkRadius + 4.0);
    if (visibleLength > 2.5 * room) {
        paintEndMark(painter, whole.pointAt((visibleLength - room) / whole.length()), whole.p2() - whole.p1(), style, strength,
                     options);
    }
}

void paintTails(QPainter& painter, std::span<const Verdict> verdicts, const PaintOptions& options) {
    QPainterPath tails;
    for (const Verdict& verdict : verdicts) {
        if (!verdict.visible() && verdict.blockedAt) {
            tails.moveTo(toInches(verdict.blockedAt->point));
            tails.lineTo(toInches(verdict.line.to));
        }
    }
    const double strength = verdicts.size() > 1 ? 0.30 : 0.50;
    painter.strokePath(tails, penOf(washed(options.theme.blocked.colour, strength, options), 1.6, options.scale, {1.6, 5}));
}

void paintTriedLines(QPainter& painter, std::span<const Verdict> verdicts, const PaintOptions& options) {
    QPainterPath open;
    QPainterPath stopped;
    for (const Verdict& verdict : verdicts) {
        for (const scenarios::TriedLine& tried : verdict.attempts) {
            QPainterPath& path = tried.blocked ? stopped : open;
            path.moveTo(toInches(tried.line.from));
            path.lineTo(toInches(tried.blocked ? tried.blocked->point : tried.line.to));
        }
    }
    painter.strokePath(stopped, penOf(washed(options.theme.blocked.colour, 0.45, options), 0.75, options.scale));
    painter.strokePath(open, penOf(washed(options.theme.clear.colour, 0.45, options), 0.75, options.scale));
}

void paintBeam(QPainter& painter, const Verdict& verdict, const PaintOptions& options) {
    if (!verdict.beam || !verdict.clearanceMillimeters || *verdict.clearanceMillimeters <= 0) {
        return;
    }
    const QLineF middle = toLine(*verdict.beam);
    if (middle.length() <= 0) {
        return;
    }
    const double half = geometry::Length::fromMillimeters(*verdict.clearanceMillimeters).inches() / 2;
    const QPointF along = (middle.p2() - middle.p1()) / middle.length();
    const QPointF aside = QPointF{-along.y(), along.x()} * half;
    const QColor colour = options.theme.style(lookOf(verdict)).colour;
    const QPolygonF strip{{middle.p1() + aside, middle.p2() + aside, middle.p2() - aside, middle.p1() - aside}};
    painter.setPen(penOf(faded(colour, 0.35), 1.0, options.scale));
    painter.setBrush(faded(colour, 0.15));
    painter.drawPolygon(strip);
    painter.setBrush(Qt::NoBrush);
}

/// Each observer wears the answer about the pair in front, else a clear one if it sees anybody.
void paintObserverRings(QPainter& painter, const Scenario& scenario, std::span<const Verdict> verdicts, const Verdict* focus,
                        const PaintOptions& options) {
    std::map<scenarios::ModelId, VerdictLook> looks;
    for (const Verdict& verdict : verdicts) {
        const VerdictLook own = verdict.visible() ? VerdictLook::Clear : VerdictLook::Blocked;
        VerdictLook& look = looks.try_emplace(verdict.observer, verdicts.size() == 1 ? lookOf(verdict) : own).first->second;
        if (own == VerdictLook::Clear && look == VerdictLook::Blocked) {
            look = own;
        }
    }
    if (focus) {
        looks[focus->observer] = lookOf(*focus);
    }
    for (const auto& [id, look] : looks) {
        if (const scenarios::Model* observer = scenario.model(id)) {
            paintVerdictRing(painter, observer->placed(), look, options.theme, options.scale);
        }
    }
}

} // namespace

void paintSightBelow(QPainter& painter, const Scenario& scenario, std::span<const Verdict> verdicts, const SightView& view,
                     const PaintOptions& options) {
    const Verdict* focus = focusOf(verdicts, view);
    if (!focus) {
        return;
    }
    for (const scenarios::PieceShare& share : focus->blockedBy) {
        if (const scenarios::Piece* piece = scenario.piece(share.piece); piece && !focus->visible()) {
            paintBlockingMark(painter, *piece, options.theme.blocked.colour, std::clamp(0.35 + share.share, 0.35, 1.0),
                              options.scale);
        }
    }
    // The piece at the cross is always marked, even if the shares were not asked for.
    if (focus->blockedAt && !focus->visible() && focus->blockedBy.empty()) {
        if (const scenarios::Piece* piece = scenario.piece(focus->blockedAt->piece)) {
            paintBlockingMark(painter, *piece, options.theme.blocked.colour, 1.0, options.scale);
        }
    }
    paintBeam(painter, *focus, options);
}

void paintSightAbove(QPainter& painter, const Scenario& scenario, std::span<const Verdict> verdicts, const SightView& view,
                     const PaintOptions& options) {
    if (verdicts.empty()) {
        return;
    }
    const Verdict* focus = focusOf(verdicts, view);
    if (view.triedLines) {
        paintTriedLines(painter, verdicts, options);
    }
    paintTails(painter, verdicts, options);
    const bool many = verdicts.size() > 1;
    const auto paintOne = [&](const Verdict& verdict) {
        const double strength = strengthOf(verdict, verdicts, view);
        if (const scenarios::Model* target = scenario.model(verdict.target)) {
            paintVerdictRing(painter, target->placed(), lookOf(verdict), options.theme, options.scale, strength);
        }
        const double width = options.theme.style(lookOf(verdict)).width;
        const bool inFront = !many || &verdict == focus;
        paintLine(painter, scenario, verdict, strength, inFront ? width : std::min(width, 1.6),
                  inFront ? Casing::With : Casing::Without, options);
    };
    // Blocked lines first, so that they never hide a clear one; the focus last.
    for (const bool clearOnes : {false, true}) {
        for (const Verdict& verdict : verdicts) {
            if (&verdict != focus && verdict.visible() == clearOnes) {
                paintOne(verdict);
            }
        }
    }
    paintObserverRings(painter, scenario, verdicts, focus, options);
    if (focus) {
        paintOne(*focus);
        if (view.labels) {
            SightView all = view;
            all.others = verdicts;
            paintSightLabel(painter, labelBox(scenario, *focus, all, options), scenario, *focus, options);
        }
    }
}

} // namespace sightline::app

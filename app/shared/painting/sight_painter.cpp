#include "app/shared/painting/sight_painter.h"

#include "app/shared/painting/blocker_names.h"
#include "app/shared/painting/model_painter.h"
#include "app/shared/painting/piece_painter.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_label.h"
#include "app/shared/painting/sight_line.h"
#include "app/shared/painting/stage_painter.h"
#include "app/shared/text/ruling_text.h"
#include "scenarios/judge/headline.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::Verdict;

constexpr double kNearCursor = 1.5;    ///< inches: no fading
constexpr double kFarFromCursor = 9.0; ///< inches: faded most
constexpr double kFaintest = 0.38;
constexpr double kSeenWidth =
    9.0; ///< pixels: of the seen part of the target's outline, as far out as the verdict's ring
constexpr double kUnseenWidth = 2.5; ///< of the part that faces the observer but is not seen

QLineF toLine(const geometry::SightLine& line) { return {toInches(line.from), toInches(line.to)}; }

double distanceTo(const QLineF& line, QPointF p) {
    const QPointF along = line.p2() - line.p1();
    const double square = QPointF::dotProduct(along, along);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(p - line.p1(), along) / square, 0.0, 1.0) : 0.0;
    const QPointF off = p - line.pointAt(t);
    return std::hypot(off.x(), off.y());
}

const Verdict* focusOf(std::span<const Verdict> verdicts, const SightView& view) {
    return view.focus || verdicts.size() != 1 ? view.focus : &verdicts.front();
}

/// Returns the share of its length at which a line first meets the target's base.
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
    const double far = distanceTo(shownLine(verdict).line, *view.cursor);
    const double t = std::clamp((far - kNearCursor) / (kFarFromCursor - kNearCursor), 0.0, 1.0);
    return 1.0 - t * (1.0 - kFaintest);
}

/// The line of one verdict and the sign at its end. The tail beyond a blocking point is painted elsewhere.
void paintLine(QPainter& painter,
               const Scenario& scenario,
               const Verdict& verdict,
               const Stroke& stroke,
               const PaintOptions& options) {
    const VerdictStyle& style = options.theme.style(lookOf(scenario, verdict));
    const ShownLine shown = shownLine(verdict);
    const QLineF whole = shown.line;
    if (shown.stop) {
        paintStyledLine(painter, {whole.p1(), *shown.stop}, style, stroke, options);
        VerdictStyle sign = style;
        if (!verdict.ruling.overruled && style.endMark != EndMark::CrossInSquare) {
            sign.endMark = EndMark::Cross;
        }
        paintEndMark(painter, *shown.stop, whole.p2() - whole.p1(), sign, stroke.strength, options);
        return;
    }
    paintStyledLine(painter, whole, style, stroke, options);
    const double share = shareAtTarget(whole, scenario, verdict);
    const double visibleLength = share * whole.length();
    const double room = options.scale.inches(kMarkRadius + 4.0);
    if (visibleLength > 2.5 * room) {
        paintEndMark(painter, whole.pointAt((visibleLength - room) / whole.length()), whole.p2() - whole.p1(), style,
                     stroke.strength, options);
    }
}

void paintTails(QPainter& painter, std::span<const Verdict> verdicts, const PaintOptions& options) {
    QPainterPath tails;
    for (const Verdict& verdict : verdicts) {
        if (const ShownLine shown = shownLine(verdict); shown.stop) {
            tails.moveTo(*shown.stop);
            tails.lineTo(shown.line.p2());
        }
    }
    const double strength = verdicts.size() > 1 ? 0.30 : 0.50;
    painter.strokePath(tails, tailPen(strength, options));
}

/// Paints the line of plain geometry where the ruling differs from it: thin, dotted, and ending where it is blocked.
void paintGeometryBeside(QPainter& painter, const ShownGeometry& geometry, const PaintOptions& options) {
    const QColor color = washed(options.theme.textQuiet, 0.75, options);
    const QPointF end = geometry.stop.value_or(geometry.line.p2());
    painter.setPen(penOf(options.theme.ground, 3.0, options.scale));
    painter.drawLine(geometry.line.p1(), end);
    painter.setPen(penOf(color, 1.2, options.scale, {1.5, 3.5}));
    painter.drawLine(geometry.line.p1(), end);
}

/// Returns the line of plain geometry beside that of the ruling; std::nullopt if there is none, or if it is blocked
/// within a base of the pair: its cross would stand on the label of the model and seem to cross it out.
std::optional<ShownGeometry> geometryBeside(const Scenario& scenario, const Verdict& verdict) {
    auto shown = shownLine(verdict).geometry;
    const auto stopsOn = [&](const scenarios::ModelId& id) {
        const scenarios::Model* model = scenario.model(id);
        return model && geometry::contains(model->placed(), fromInches(*shown->stop));
    };
    const bool isOnBase = shown && shown->stop && (stopsOn(verdict.observer) || stopsOn(verdict.target));
    return isOnBase ? std::nullopt : shown;
}

/// The small cross where that line stops; on top, for both lines may be one.
void paintGeometryStop(QPainter& painter, QPointF stop, const PaintOptions& options) {
    const QColor color = washed(options.theme.textQuiet, 0.75, options);
    paintInPixels(painter, stop, options.scale, [&](QPainter& pixels) {
        for (const auto& [width, ink] : {std::pair{4.5, options.theme.ground}, std::pair{2.0, color}}) {
            pixels.setPen(QPen{ink, width, Qt::SolidLine, Qt::RoundCap});
            pixels.drawLine(QPointF{-4, -4}, QPointF{4, 4});
            pixels.drawLine(QPointF{-4, 4}, QPointF{4, -4});
        }
    });
}

/// In few of them, so that a picture need not be painted anew for each step of the pointer.
double inShades(double strength) {
    constexpr double kShades = 16.0;
    return std::round(strength * kShades) / kShades;
}

/// Marks a piece that the ruling of a pack rests on and that stops no line of the geometry: the outline of the whole
/// piece, of flat areas too, in the dashes of lines by the rules.
void paintRuleMark(QPainter& painter,
                   const scenarios::Piece& piece,
                   const VerdictStyle& style,
                   const PaintOptions& options) {
    const QList<QLineF> dashes = dashesAlong(pathOf(piece), options.scale, style.dashes);
    painter.setPen(penOf(faded(options.theme.ground, 0.7), style.width + 2.0, options.scale));
    painter.drawLines(dashes);
    painter.setPen(penOf(style.color, style.width, options.scale));
    painter.drawLines(dashes);
}

/// Pieces that the answer rests on. Solid: what stops the lines of the geometry, under a rule pack only if its ruling
/// names it too. In dashes: what the reasons of a ruling name besides.
void paintBlockers(QPainter& painter,
                   const Scenario& scenario,
                   const Verdict& verdict,
                   const SightView& view,
                   const PaintOptions& options) {
    const auto mark = [&](const scenarios::PieceId& id, const QColor& color, double strength) {
        if (const scenarios::Piece* piece = scenario.piece(id)) {
            const double shade = inShades(strength);
            if (view.blockingMark) {
                view.blockingMark(painter, *piece, color, shade);
            } else {
                paintBlockingMark(painter, blockingOutline(*piece), color, shade, options.scale);
            }
        }
    };
    const scenarios::Headline headline = headlineOf(verdict);
    const QColor& color = options.theme.blocked.color;
    if (view.stage && view.stageLine && *view.stageLine < view.stageLines.size()) {
        if (const auto& blocked = view.stageLines[*view.stageLine].blocked) {
            mark(blocked->piece, isRuled(verdict) ? options.theme.textQuiet : color, 1.0);
        }
        return;
    }
    const std::vector<scenarios::PieceId> named = piecesOfRuling(verdict);
    const auto isByRulesAlone = [&](const scenarios::PieceId& id) {
        const scenarios::Piece* piece = scenario.piece(id);
        return std::ranges::find(named, id) != named.end() &&
               (verdict.visible() || !piece || blockingOutline(*piece).path.isEmpty());
    };
    std::vector<scenarios::PieceId> solid;
    for (const scenarios::HeadlineBlocker& blocker : headline.blockedBy) {
        if (!isByRulesAlone(blocker.piece)) {
            mark(blocker.piece, color, std::clamp(0.35 + blocker.share.value_or(1.0), 0.35, 1.0));
            solid.push_back(blocker.piece);
        }
    }
    // The piece at the cross is always marked, even if the shares were not asked for.
    if (headline.blockedAt && headline.blockedBy.empty()) {
        mark(headline.blockedAt->piece, color, 1.0);
    }
    const VerdictStyle& style = headline.visible ? options.theme.visibleByRules : options.theme.hiddenByRules;
    for (const scenarios::PieceId& id : named) {
        const scenarios::Piece* piece = scenario.piece(id);
        if (piece && std::ranges::find(solid, id) == solid.end()) {
            paintRuleMark(painter, *piece, style, options);
        }
    }
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
    painter.strokePath(stopped, penOf(washed(options.theme.blocked.color, 0.45, options), 0.75, options.scale));
    painter.strokePath(open, penOf(washed(options.theme.clear.color, 0.45, options), 0.75, options.scale));
}

void paintBeam(QPainter& painter, const Scenario& scenario, const Verdict& verdict, const PaintOptions& options) {
    if (isRuled(verdict) || !verdict.beam || !verdict.clearanceMillimeters || *verdict.clearanceMillimeters <= 0) {
        return;
    }
    const QLineF middle = toLine(*verdict.beam);
    if (middle.length() <= 0) {
        return;
    }
    const double half = geometry::Length::fromMillimeters(*verdict.clearanceMillimeters).inches() / 2;
    const QPointF along = (middle.p2() - middle.p1()) / middle.length();
    const QPointF aside = QPointF{-along.y(), along.x()} * half;
    const QColor color = options.theme.style(lookOf(scenario, verdict)).color;
    const QPolygonF strip{{middle.p1() + aside, middle.p2() + aside, middle.p2() - aside, middle.p1() - aside}};
    painter.setPen(penOf(faded(color, 0.35), 1.0, options.scale));
    painter.setBrush(faded(color, 0.15));
    painter.drawPolygon(strip);
    painter.setBrush(Qt::NoBrush);
}

QPainterPath pathAlong(const std::vector<std::vector<geometry::Point>>& stretches) {
    QPainterPath path;
    for (const auto& stretch : stretches) {
        QPolygonF points;
        std::ranges::transform(stretch, std::back_inserter(points), toInches);
        path.addPolygon(points);
    }
    return path;
}

/// The facing part of the target's outline: what is seen of it bold, the rest dotted.
void paintSeenOutline(QPainter& painter,
                      const Scenario& scenario,
                      const Verdict& verdict,
                      const PaintOptions& options) {
    if (isRuled(verdict) || verdict.seenOutline.empty()) {
        return;
    }
    const QColor color = options.theme.style(lookOf(scenario, verdict)).color;
    const QPainterPath facing = pathAlong(verdict.facingOutline);
    painter.strokePath(facing, penOf(options.theme.ground, kUnseenWidth + 1.5, options.scale));
    painter.strokePath(facing, penOf(color, kUnseenWidth, options.scale, {2.5, 3.0}));
    painter.strokePath(pathAlong(verdict.seenOutline), penOf(color, kSeenWidth, options.scale));
}

/// Marks the element that is pointed at in another view of the same verdict.
void paintPointers(QPainter& painter, const Verdict& verdict, const SightView& view, const PaintOptions& options) {
    if (view.pointed) {
        const QLineF line = toLine(*view.pointed);
        painter.setPen(penOf(options.theme.ground, 4.0, options.scale));
        painter.drawLine(line);
        painter.setPen(penOf(options.theme.selection, 1.6, options.scale));
        painter.drawLine(line);
    }
    const QLineF line = toLine(headlineOf(verdict).line);
    if (view.station && line.length() > 0) {
        paintInPixels(painter, line.pointAt(std::clamp(*view.station / line.length(), 0.0, 1.0)), options.scale,
                      [&](QPainter& pixels) {
                          pixels.setPen(QPen{options.theme.ground, 2.0});
                          pixels.setBrush(options.theme.selection);
                          pixels.drawEllipse(QPointF{}, 6.0, 6.0);
                      });
    }
}

/// The thing where it would stand, dashed, and an arrow that way; a short move gets an arrow long enough to be seen.
void paintFlip(QPainter& painter, const Scenario& scenario, const scenarios::Flip& flip, const PaintOptions& options) {
    const auto shown = shownFlip(scenario, flip, options.scale);
    if (!shown) {
        return;
    }
    const QColor& color = options.theme.selection;
    const QList<double> dashes{5, 3};
    painter.strokePath(shown->outline, penOf(options.theme.ground, 3.5, options.scale));
    painter.strokePath(shown->outline, penOf(color, 1.8, options.scale, dashes));
    for (const auto& [ink, width] : {std::pair{options.theme.ground, 7.0}, std::pair{color, 3.5}}) {
        painter.setPen(penOf(ink, width, options.scale));
        painter.drawLine(shown->arrow);
    }
    paintInPixels(painter, shown->arrow.p2(), options.scale, [&](QPainter& pixels) {
        pixels.rotate(std::atan2(shown->arrow.dy(), shown->arrow.dx()) * 180.0 / M_PI);
        pixels.setPen(QPen{options.theme.ground, 1.5});
        pixels.setBrush(color);
        pixels.drawPolygon(QPolygonF{{QPointF{10, 0}, QPointF{-5, -7}, QPointF{-5, 7}}});
    });
}

/// A full mark pointing up where most is seen, a hollow one pointing down where least is.
void paintViewerPoints(QPainter& painter, const geometry::ViewerPoints& viewers, const PaintOptions& options) {
    const auto mark = [&](geometry::Point place, double up, const QBrush& fill) {
        paintInPixels(painter, toInches(place), options.scale, [&](QPainter& pixels) {
            const QPolygonF triangle{{QPointF{0, -6.5 * up}, QPointF{6, 4.5 * up}, QPointF{-6, 4.5 * up}}};
            pixels.setPen(QPen{options.theme.ground, 4.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin});
            pixels.drawPolygon(triangle);
            pixels.setPen(QPen{options.theme.selection, 1.8, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin});
            pixels.setBrush(fill);
            pixels.drawPolygon(triangle);
        });
    };
    mark(viewers.worst, -1, options.theme.ground);
    mark(viewers.best, 1, options.theme.selection);
}

void paintRing(QPainter& painter,
               const scenarios::Model& model,
               VerdictLook look,
               double strength,
               const SightView& view,
               const PaintOptions& options) {
    const double shade = inShades(strength);
    if (view.ring) {
        view.ring(painter, model, look, shade);
    } else {
        paintVerdictRing(painter, model.placed(), look, options.theme, options.scale, shade);
    }
}

/// Each observer wears the answer about the pair in front, else a clear one if it sees anybody.
void paintObserverRings(QPainter& painter,
                        const Scenario& scenario,
                        std::span<const Verdict> verdicts,
                        const Verdict* focus,
                        const SightView& view,
                        const PaintOptions& options) {
    std::map<scenarios::ModelId, VerdictLook> looks;
    for (const Verdict& verdict : verdicts) {
        const VerdictLook own = verdict.ruling.visible ? VerdictLook::Clear : VerdictLook::Blocked;
        VerdictLook& look =
            looks.try_emplace(verdict.observer, verdicts.size() == 1 ? lookOf(scenario, verdict) : own).first->second;
        if (own == VerdictLook::Clear && look == VerdictLook::Blocked) {
            look = own;
        }
    }
    if (focus) {
        looks[focus->observer] = lookOf(scenario, *focus);
    }
    for (const auto& [id, look] : looks) {
        if (const scenarios::Model* observer = scenario.model(id)) {
            paintRing(painter, *observer, look, 1.0, view, options);
        }
    }
}

} // namespace

void paintSightBelow(QPainter& painter,
                     const Scenario& scenario,
                     std::span<const Verdict> verdicts,
                     const SightView& view,
                     const PaintOptions& options) {
    const Verdict* focus = focusOf(verdicts, view);
    if (!focus) {
        return;
    }
    paintArcs(painter, view.arcs, options);
    paintBlockers(painter, scenario, *focus, view, options);
    paintBeam(painter, scenario, *focus, options);
}

void paintSightAbove(QPainter& painter,
                     const Scenario& scenario,
                     std::span<const Verdict> verdicts,
                     const SightView& view,
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
            paintRing(painter, *target, lookOf(scenario, verdict), strength, view, options);
        }
        const double width = options.theme.style(lookOf(scenario, verdict)).width;
        const bool inFront = !many || &verdict == focus;
        const Stroke stroke{strength, inFront ? width : std::min(width, 1.6), inFront ? Casing::With : Casing::Without};
        paintLine(painter, scenario, verdict, stroke, options);
    };
    // Blocked lines first, so that they never hide a clear one; the focus last.
    for (const bool clearOnes : {false, true}) {
        for (const Verdict& verdict : verdicts) {
            if (&verdict != focus && verdict.ruling.visible == clearOnes) {
                paintOne(verdict);
            }
        }
    }
    paintObserverRings(painter, scenario, verdicts, focus, view, options);
    if (focus) {
        const auto geometry = geometryBeside(scenario, *focus);
        if (view.stage) {
            paintStageLines(painter, view.stageLines, *view.stage, view.stageLine,
                            isRuled(*focus) ? StageInk::Quiet : StageInk::ByAnswer, options);
        } else if (geometry) {
            paintGeometryBeside(painter, *geometry, options);
        }
        // The line of plain geometry is one of the stages'; that of a ruling stays beside them.
        if (!view.stage || isRuled(*focus)) {
            paintOne(*focus);
        } else if (const scenarios::Model* target = scenario.model(focus->target)) {
            paintRing(painter, *target, lookOf(scenario, *focus), 1.0, view, options);
        }
        if (geometry && geometry->stop && !view.stage) {
            paintGeometryStop(painter, *geometry->stop, options);
        }
        paintSeenOutline(painter, scenario, *focus, options);
        if (view.viewers) {
            paintViewerPoints(painter, *view.viewers, options);
        }
        paintPointers(painter, *focus, view, options);
        if (view.flip) {
            paintFlip(painter, scenario, *view.flip, options);
        }
        QRectF label;
        if (view.labels) {
            SightView all = view;
            all.others = verdicts;
            label = labelBox(scenario, *focus, all, options);
        }
        if (options.pieceNames) {
            paintBlockerNames(painter, blockerNamesOf(scenario, *focus, label, options), options);
        }
        if (view.labels) {
            paintSightLabel(painter, label, scenario, *focus, options);
        }
    }
}

} // namespace sightline::app

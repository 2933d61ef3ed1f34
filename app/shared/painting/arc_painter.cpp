#include "app/shared/painting/arc_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/painting/vision_layers.h"
#include "scenarios/judge/regions.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <iterator>

namespace sightline::app {

namespace {

constexpr double kSideWidth = 1.8; ///< pixels
constexpr double kFill = 0.07;     ///< strength of the area
constexpr double kWordsAt = 0.7;   ///< share of a side from the base to its words
constexpr double kNear = 500.0;    ///< inches: sides start nearer to the base and end farther away

struct ArcWords {
    Q_DECLARE_TR_FUNCTIONS(ArcPainter)
};

/// Returns the part of a line within a box, from its first point to where it leaves; a null line if it starts outside.
QLineF cutTo(const QRectF& box, const QLineF& line) {
    if (!box.contains(line.p1())) {
        return {};
    }
    double end = 1.0;
    const auto leaveAt = [&](double from, double step, double low, double high) {
        if (step != 0.0) {
            end = std::min(end, ((step > 0.0 ? high : low) - from) / step);
        }
    };
    leaveAt(line.x1(), line.dx(), box.left(), box.right());
    leaveAt(line.y1(), line.dy(), box.top(), box.bottom());
    return {line.p1(), line.pointAt(end)};
}

/// Returns the corners of the outline, the first one again at the end.
QPolygonF closedOutline(const geometry::Polygon& polygon) {
    QPolygonF outline;
    std::ranges::transform(polygon.outline(), std::back_inserter(outline), toInches);
    outline << outline.front();
    return outline;
}

} // namespace

ArcPicture arcPictureOf(const scenarios::Scenario& scenario, const scenarios::ModelId& observer) {
    const auto rules = scenarios::ruleSetOf(scenario);
    const auto* model = scenario.model(observer);
    if (!rules || !rules->pack || !model) {
        return {};
    }
    const QRectF table{0, 0, scenario.table.width.inches(), scenario.table.height.inches()};
    const QPointF center = toInches(model->position);
    ArcPicture picture;
    picture.words = rules->pack->source.arcKind == scenarios::ArcKind::Weapon ? ArcWords::tr("arc of fire")
                                                                              : ArcWords::tr("arc of sight");
    for (const geometry::Polygon& arc : scenarios::arcsOf(*model, rules->pack->source)) {
        const QPolygonF outline = closedOutline(arc);
        picture.areas.push_back(outline.intersected(QPolygonF{table}));
        for (qsizetype i = 0; i + 1 < outline.size(); ++i) {
            const QLineF edge{outline[i], outline[i + 1]};
            const bool startsNear = QLineF{center, edge.p1()}.length() < kNear;
            const bool endsNear = QLineF{center, edge.p2()}.length() < kNear;
            const QLineF side = startsNear ? edge : QLineF{edge.p2(), edge.p1()};
            if (const QLineF seen = cutTo(table, side); startsNear != endsNear && !seen.isNull()) {
                picture.sides.push_back(seen);
            }
        }
    }
    return picture;
}

void paintArcs(QPainter& painter, const ArcPicture& picture, const PaintOptions& options) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(options.theme.selection, kFill));
    for (const QPolygonF& area : picture.areas) {
        painter.drawPolygon(area);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(penOf(options.theme.selection, kSideWidth, options.scale));
    for (const QLineF& side : picture.sides) {
        QPainterPath path{side.p1()};
        path.lineTo(side.p2());
        painter.drawLines(dashesAlong(path, options.scale, {9, 5}));
    }
    const auto longest = std::ranges::max_element(picture.sides, {}, &QLineF::length);
    if (longest != picture.sides.end()) {
        QFont font = QGuiApplication::font();
        font.setPixelSize(11);
        paintWordsIn(font, painter, longest->pointAt(kWordsAt), picture.words, options);
    }
}

} // namespace sightline::app

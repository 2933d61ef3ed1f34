#include "app/shared/painting/table_painter.h"

#include "app/shared/painting/fog_painter.h"
#include "app/shared/painting/ground_painter.h"
#include "app/shared/painting/model_painter.h"
#include "app/shared/painting/paint_order.h"
#include "app/shared/painting/photo_painter.h"
#include "app/shared/painting/piece_painter.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_painter.h"
#include "app/shared/painting/tape_painter.h"
#include "app/shared/painting/vision_layers.h"
#include "app/shared/painting/wall_ruling_painter.h"
#include "app/shared/text/ruling_text.h"
#include "scenarios/model/badges.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::Verdict;

ModelRole roleOf(const scenarios::ModelId& id, std::span<const Verdict> verdicts) {
    if (std::ranges::any_of(verdicts, [&](const Verdict& verdict) { return verdict.observer == id; })) {
        return ModelRole::Observer;
    }
    // With many targets the rings and marks say it already.
    return verdicts.size() == 1 && verdicts.front().target == id ? ModelRole::Target : ModelRole::None;
}

/// Name, version and hash of the rule set, and that nobody checked it, in the table's lower left corner.
void paintRulesCaption(QPainter& painter,
                       const Scenario& scenario,
                       const Verdict& verdict,
                       const PaintOptions& options) {
    QString text = rulesText(verdict);
    if (const QString notice = rulesNoticeShort(verdict.ruling); !notice.isEmpty()) {
        text += QStringLiteral(" · ") + notice;
    }
    QFont font = painter.font();
    font.setPixelSize(10);
    const QFontMetricsF metrics{font};
    paintInPixels(painter, {0, scenario.table.height.inches()}, options.scale, [&](QPainter& pixels) {
        const QRectF box{3, -metrics.height() - 5, metrics.horizontalAdvance(text) + 8, metrics.height() + 2};
        pixels.setFont(font);
        pixels.fillRect(box, options.theme.labelFill);
        pixels.setPen(options.theme.text);
        pixels.drawText(QPointF{box.left() + 4, box.top() + 1 + metrics.ascent()}, text);
    });
}

} // namespace

QRectF pictureArea(const Scenario& scenario, const PaintOptions& options) {
    const QRectF table{0, 0, scenario.table.width.inches(), scenario.table.height.inches()};
    const double margin = options.scale.inches(options.rulers ? kRulerMargin : 2.0);
    return table.adjusted(-margin, -margin, margin, margin);
}

void paintTable(QPainter& painter,
                const Scenario& scenario,
                std::span<const Verdict> verdicts,
                const PaintOptions& options) {
    const Theme& theme = options.theme;
    const PaintScale scale = options.scale;
    const QRectF area = pictureArea(scenario, options);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (options.background) {
        painter.fillRect(area, theme.surround);
        paintGround(painter, groundOf(scenario), area, options);
    }
    if (options.photo && scenario.photo) {
        paintPhotoOf(painter, scenario, options);
    }
    if (options.rulers) {
        paintRulers(painter, scenario.table, options);
    }
    for (const scenarios::Zone& zone : scenario.zones) {
        paintZone(painter, zone, theme.playerColor(scenario, zone.player), {}, theme, scale);
    }
    for (const PaintLayer layer : {PaintLayer::Mats, PaintLayer::Pieces, PaintLayer::Walls}) {
        for (const scenarios::Piece& piece : scenario.terrain) {
            if (layerOf(piece) == layer) {
                paintPiece(painter, piece, {}, options.heights, theme, scale);
            }
        }
    }
    if (options.background) {
        paintHexes(painter, groundOf(scenario), options);
    }
    paintRuledWalls(painter, ruledWallsOf(scenario), options);
    for (const scenarios::Objective& objective : scenario.objectives) {
        paintObjective(painter, objective, {}, theme, scale);
    }
    for (const scenarios::Label& label : scenario.labels) {
        paintLabel(painter, label, {}, theme, scale);
    }
    const auto tapes = scenarios::tapeLinesOf(scenario);
    paintTapeLines(painter, tapes, theme, scale);
    SightView view;
    view.triedLines = options.triedLines;
    view.labels = options.verdictLabels;
    view.labelArea = area;
    if (verdicts.size() == 1) {
        view.arcs = arcPictureOf(scenario, verdicts.front().observer);
    }
    paintSightBelow(painter, scenario, verdicts, view, options);
    // The signs of observer and target must not vanish under a neighbor: these models come last.
    const std::vector<QString> badges = options.badges ? badgesOf(scenario) : std::vector<QString>{};
    for (const bool withRole : {false, true}) {
        for (std::size_t i = 0; i < scenario.models.size(); ++i) {
            const scenarios::Model& model = scenario.models[i];
            ModelMarks marks;
            marks.badge = options.badges;
            marks.label = options.badges ? badges[i] : QString{};
            marks.role = roleOf(model.id, verdicts);
            if (marks.role != ModelRole::None && verdicts.size() == 1) {
                const scenarios::Verdict& pair = verdicts.front();
                const auto* other = scenario.model(pair.observer == model.id ? pair.target : pair.observer);
                marks.isRoleBelow = other && isSignBelow(model, *other);
            }
            if ((marks.role != ModelRole::None) == withRole) {
                paintModel(painter, model, theme.playerColor(scenario, model.player), marks, theme, scale);
            }
        }
    }
    if (options.fogOf) {
        paintFog(painter, fogPictureOf(scenario, *options.fogOf), theme, scale);
        paintGhosts(painter, ghostsOf(scenario, *options.fogOf), scenario, options);
    }
    paintTapeLengths(painter, tapes, theme, scale);
    paintSightAbove(painter, scenario, verdicts, view, options);
    if (options.verdictLabels && !verdicts.empty() && !verdicts.front().ruling.rulesName.isEmpty()) {
        paintRulesCaption(painter, scenario, verdicts.front(), options);
    }
    painter.restore();
}

QImage tableImage(const Scenario& scenario, std::span<const Verdict> verdicts, const PaintOptions& options) {
    const QRectF area = pictureArea(scenario, options);
    const double dots = options.scale.pixelsPerInch;
    QImage image{static_cast<int>(std::ceil(area.width() * dots)), static_cast<int>(std::ceil(area.height() * dots)),
                 QImage::Format_ARGB32_Premultiplied};
    if (image.isNull()) {
        return image;
    }
    image.fill(options.background ? options.theme.surround : QColor{Qt::transparent});
    QPainter painter{&image};
    painter.scale(dots, dots);
    painter.translate(-area.topLeft());
    paintTable(painter, scenario, verdicts, options);
    return image;
}

QImage tableThumbnail(const Scenario& scenario, QSize size, const Theme& theme) {
    PaintOptions options;
    options.theme = theme;
    options.rulers = false;
    options.verdictLabels = false;
    options.pieceNames = false;
    const double width = scenario.table.width.inches();
    const double height = scenario.table.height.inches();
    if (size.isEmpty() || width <= 0 || height <= 0) {
        return {};
    }
    // Two pixels of frame on each side, see `pictureArea`.
    options.scale.pixelsPerInch = std::min((size.width() - 4) / width, (size.height() - 4) / height);
    if (options.scale.pixelsPerInch <= 0) {
        return {};
    }
    // Lines made for a large picture would smother a small one.
    options.theme.tallWidth = 1.2;
    options.theme.mediumWidth = 1.0;
    options.theme.thinWidth = 0.6;
    options.theme.wallWidth = 2.0;
    options.theme.rimWidth = 1.4;
    return tableImage(scenario, {}, options);
}

} // namespace sightline::app

#include "app/shared/painting/light_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/painting/vision_layers.h"
#include "app/shared/text/sense_text.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/model/vision.h"

#include <QBrush>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

using scenarios::LightLevel;
using scenarios::Scenario;

struct LightPainterWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::LightPainter)
};

struct Kind {
    const char* kind;
    const char* text;
};

constexpr std::array kKinds{
    Kind{"reveal", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "reveals")},
    Kind{"watchtower", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "watchtower")},
    Kind{"fog", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "fog")},
    Kind{"dark", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "dark")},
    Kind{"magic-dark", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "magical darkness")},
    Kind{"light", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "lit")},
    Kind{"magic-light", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "magical light")},
    Kind{"bright", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "bright")},
    Kind{"shade", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "in the shade")},
    Kind{"interior", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "interior")},
    Kind{"exterior", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "exterior")},
    Kind{"silence", QT_TRANSLATE_NOOP("sightline::app::LightPainter", "silence")},
};

struct LevelStyle {
    int shade; ///< of 255: black if below the light of day, white if above
    bool brightens;
    Qt::BrushStyle hatch;
    double border; ///< pixels
    QList<double> dashes;
};

LevelStyle styleOf(LightLevel level) {
    switch (level) {
    case LightLevel::Dark: return {120, false, Qt::Dense5Pattern, 0.0, {}};
    case LightLevel::Dim: return {60, false, Qt::BDiagPattern, 1.2, {2, 4}};
    case LightLevel::Lit: return {0, false, Qt::NoBrush, 1.4, {7, 4}};
    case LightLevel::Bright: return {110, true, Qt::Dense7Pattern, 2.0, {}};
    }
    return {};
}

LevelStyle styleOfKind(const QString& kind) {
    if (kind == u"dark" || kind == u"interior") {
        return styleOf(LightLevel::Dark);
    }
    if (kind == u"magic-dark") {
        return {170, false, Qt::DiagCrossPattern, 2.4, {9, 3, 2, 3}};
    }
    if (kind == u"shade") {
        return {45, false, Qt::FDiagPattern, 1.4, {4, 4}};
    }
    if (kind == u"bright") {
        return styleOf(LightLevel::Bright);
    }
    return {0, false, Qt::NoBrush, kind.startsWith(u"magic") ? 2.4 : 1.6, {9, 3, 2, 3}};
}

void paintPart(QPainter& painter, const QPainterPath& path, const LevelStyle& style, const PaintOptions& options) {
    if (style.shade > 0) {
        QColor shade = style.brightens ? QColor{255, 236, 150} : QColor{Qt::black};
        shade.setAlpha(style.shade);
        painter.fillPath(path, shade);
    }
    if (style.hatch != Qt::NoBrush) {
        QColor ink =
            style.brightens ? options.theme.text : (options.theme.isDark ? options.theme.text : options.theme.ground);
        ink.setAlpha(90);
        QBrush hatch{ink, style.hatch};
        hatch.setTransform(QTransform::fromScale(options.scale.inches(1.0), options.scale.inches(1.0)));
        painter.fillPath(path, hatch);
    }
    if (style.border > 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(penOf(options.theme.ground, style.border + 2.0, options.scale));
        painter.drawPath(path);
        painter.setPen(penOf(options.theme.text, style.border, options.scale));
        for (const QPolygonF& ring : path.toSubpathPolygons()) {
            QPainterPath part;
            part.addPolygon(ring);
            painter.drawLines(dashesAlong(part, options.scale, style.dashes));
        }
    }
}

void paintWords(QPainter& painter, QPointF place, const QString& words, const PaintOptions& options) {
    if (!words.isEmpty()) {
        QFont font = QGuiApplication::font();
        font.setPixelSize(11);
        paintWordsIn(font, painter, place, words, options);
    }
}

QPainterPath pathOfRing(const geometry::Ring& ring) {
    QPolygonF polygon;
    std::ranges::transform(ring, std::back_inserter(polygon), toInches);
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

} // namespace

QString regionKindText(const QString& kind) {
    const auto found = std::ranges::find_if(kKinds, [&](const Kind& one) { return kind == QLatin1String{one.kind}; });
    return found == kKinds.end() ? kind : LightPainterWords::tr(found->text);
}

LightPicture lightPictureOf(const Scenario& scenario) {
    LightPicture picture;
    const auto rules = scenarios::ruleSetOf(scenario);
    if (!scenario.vision || !scenario.vision->enabled || !rules) {
        return picture;
    }
    const scenarios::Vision& vision = *scenario.vision;
    picture.table = {0, 0, scenario.table.width.inches(), scenario.table.height.inches()};
    // What is at least so light; a level lies where the next one does not.
    std::array<QPainterPath, 4> atLeast;
    atLeast[0].addRect(picture.table);
    const LightLevel base = vision.profile.night ? LightLevel::Dark : LightLevel::Lit;
    const auto indexOf = [](LightLevel level) { return static_cast<std::size_t>(level); };
    for (std::size_t i = 1; i <= indexOf(base); ++i) {
        atLeast[i] = atLeast[0];
    }
    const scenarios::SenseLines lines{scenarios::PreparedTable{scenario, *rules}};
    for (const scenarios::LitArea& area : scenarios::litAreasOf(scenario, lines)) {
        if (area.level > base) {
            QPainterPath& all = atLeast[indexOf(area.level)];
            all = all.united(pathOfRing(area.outline));
        }
    }
    for (const LightLevel level : {LightLevel::Dark, LightLevel::Dim, LightLevel::Lit, LightLevel::Bright}) {
        if (level < base || (level == LightLevel::Lit && base == LightLevel::Lit)) {
            continue;
        }
        const QPainterPath& all = atLeast[indexOf(level)];
        const QPainterPath own = level == LightLevel::Bright ? all : all.subtracted(atLeast[indexOf(level) + 1]);
        if (!own.isEmpty()) {
            picture.areas.push_back({level, own});
        }
    }
    for (const scenarios::VisionRegion& region : vision.regions) {
        picture.regions.push_back({region.kind, pathOf(region.outline), regionKindText(region.kind)});
    }
    for (const scenarios::ShiningLight& light : scenarios::lightsOf(scenario)) {
        picture.sources.push_back({toInches(light.position), light.magical,
                                   LightPainterWords::tr("%1 / %2", "bright and dim radius")
                                       .arg(rangeText(vision.profile.cell * light.bright, scenario),
                                            rangeText(vision.profile.cell * light.dim, scenario))});
    }
    return picture;
}

void paintLight(QPainter& painter, const LightPicture& picture, const PaintOptions& options) {
    if (picture.isEmpty()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(picture.table.adjusted(-options.scale.inches(2), -options.scale.inches(2),
                                               options.scale.inches(2), options.scale.inches(2)),
                        Qt::IntersectClip);
    for (const LightPicture::Area& area : picture.areas) {
        paintPart(painter, area.path, styleOf(area.level), options);
    }
    for (const LightPicture::Region& region : picture.regions) {
        paintPart(painter, region.path, styleOfKind(region.kind), options);
    }
    for (const LightPicture::Region& region : picture.regions) {
        paintWords(painter, region.path.boundingRect().center(), region.label, options);
    }
    for (const LightPicture::Source& source : picture.sources) {
        paintInPixels(painter, source.place, options.scale, [&](QPainter& pixels) {
            pixels.setPen(QPen{options.theme.ground, 5.0});
            for (const double width : {5.0, 2.0}) {
                pixels.setPen(QPen{width > 3.0 ? options.theme.ground : options.theme.text, width});
                for (int ray = 0; ray < 8; ++ray) {
                    pixels.drawLine(QLineF::fromPolar(9.0, ray * 45.0));
                }
            }
            pixels.setBrush(QColor{255, 214, 80});
            source.magical ? pixels.drawRect(QRectF{-5, -5, 10, 10}) : pixels.drawEllipse(QPointF{}, 5, 5);
        });
        paintWords(painter, source.place + QPointF{0, options.scale.inches(18.0)}, source.label, options);
    }
    painter.restore();
}

} // namespace sightline::app

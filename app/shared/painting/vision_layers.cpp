#include "app/shared/painting/vision_layers.h"

#include "app/shared/painting/fog_painter.h"
#include "app/shared/painting/model_painter.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/known_words.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/model/badges.h"
#include "scenarios/model/vision_grid.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

using scenarios::Scenario;

QRectF tableOf(const Scenario& scenario) {
    return {0, 0, scenario.table.width.inches(), scenario.table.height.inches()};
}

QFont smallFont() {
    QFont font = QGuiApplication::font();
    font.setPixelSize(11);
    font.setBold(true);
    return font;
}

/// Pixels from the dashes of a ghost, which are outside of its base, to the middle of its words; and from the middle of
/// a suggested position to that of its gain.
constexpr double kDashesOffBase = 3.0;
constexpr double kBelowGhost = 10.0;
constexpr double kBelowSuggestion = 22.0;

/// Returns the size of words with the room around them, in screen pixels.
QSizeF wordsSize(const QString& words, const QFont& font = smallFont()) {
    const QFontMetricsF metrics{font};
    return {metrics.horizontalAdvance(words) + 8, metrics.height() + 2};
}

QString gainText(const SuggestionMark& look) { return QStringLiteral("+%1").arg(cellCount(look.gain)); }

void paintWords(QPainter& painter, QPointF place, const QString& words, const PaintOptions& options) {
    paintWordsIn(smallFont(), painter, place, words, options);
}

constexpr std::array kHatches{Qt::BDiagPattern, Qt::HorPattern,       Qt::FDiagPattern,  Qt::VerPattern,
                              Qt::CrossPattern, Qt::DiagCrossPattern, Qt::Dense6Pattern, Qt::Dense7Pattern};

/// By the letters of its name, so that a ground looks the same on each table.
Qt::BrushStyle hatchOf(const QString& ground) {
    std::size_t sum = 0;
    for (const QChar letter : ground) {
        sum = sum * 31 + letter.unicode();
    }
    return kHatches[sum % kHatches.size()];
}

} // namespace

void paintWordsIn(
    const QFont& font, QPainter& painter, QPointF place, const QString& words, const PaintOptions& options) {
    const QSizeF size = wordsSize(words, font);
    paintInPixels(painter, place, options.scale, [&](QPainter& pixels) {
        const QRectF box{QPointF{-size.width() / 2, -size.height() / 2}, size};
        pixels.setPen(Qt::NoPen);
        pixels.setBrush(options.theme.labelFill);
        pixels.drawRoundedRect(box, 3, 3);
        pixels.setPen(options.theme.text);
        pixels.setFont(font);
        pixels.drawText(box, Qt::AlignCenter, words);
    });
}

std::vector<LastSeen> ghostsOf(const Scenario& scenario, const scenarios::PlayerId& side) {
    std::vector<LastSeen> ghosts;
    const scenarios::VisionSide* of =
        scenario.vision && scenario.vision->enabled && !scenario.vision->profile.showsEverything
            ? scenario.vision->side(side)
            : nullptr;
    if (!of) {
        return ghosts;
    }
    for (const auto& [id, remembered] : of->knows.models) {
        if (!of->knows.seen.contains(id)) {
            ghosts.push_back({remembered.as, scenario.vision->turn - remembered.turn});
        }
    }
    if (ghosts.empty()) {
        return ghosts;
    }
    Scenario all;
    all.models = scenario.models;
    all.reserves = scenario.reserves;
    for (const LastSeen& ghost : ghosts) {
        if (!scenario.model(ghost.as.id) && !scenario.reserve(ghost.as.id)) {
            all.models.push_back(ghost.as);
        }
    }
    all.vision = scenario.vision; // with the labels that the side knows
    for (LastSeen& ghost : ghosts) {
        ghost.label = badgeOn(all, ghost.as.id);
    }
    std::ranges::stable_sort(ghosts, std::ranges::greater{}, &LastSeen::turnsAgo);
    return ghosts;
}

GroundLayer groundLayerOf(const Scenario& scenario) {
    GroundLayer layer;
    if (!scenario.vision || !scenario.vision->enabled) {
        return layer;
    }
    layer.table = tableOf(scenario);
    const auto grid = scenarios::gridOf(scenario.table, scenario.vision->profile);
    for (const auto& [name, cells] : scenario.vision->ground) {
        if (grid && cells.columns() == grid->columns() && cells.rows() == grid->rows()) {
            layer.grounds.push_back({name, cellRectangles(cells, scenario.vision->profile.cell.inches(), layer.table)});
        }
    }
    return layer;
}

void paintGroundLayer(QPainter& painter, const GroundLayer& layer, const PaintOptions& options) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const PaintedGround& ground : layer.grounds) {
        QBrush hatch{faded(options.theme.text, 0.45), hatchOf(ground.name)};
        hatch.setTransform(QTransform::fromScale(options.scale.inches(1.0), options.scale.inches(1.0)));
        for (const QRectF& cells : ground.cells) {
            painter.fillRect(cells, faded(options.theme.objective, 0.12));
            painter.fillRect(cells, hatch);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PaintedGround& ground : layer.grounds) {
        const auto largest = std::ranges::max_element(
            ground.cells, {}, [](const QRectF& cells) { return cells.width() * cells.height(); });
        if (largest != ground.cells.end()) {
            paintWords(painter, largest->center(), wordText(ground.name), options);
        }
    }
    painter.restore();
}

void paintGhosts(QPainter& painter,
                 const std::vector<LastSeen>& ghosts,
                 const Scenario& scenario,
                 const PaintOptions& options) {
    for (const LastSeen& ghost : ghosts) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor color = options.theme.playerColor(scenario, ghost.as.player);
        ModelMarks marks;
        marks.ghost = true;
        marks.badge = options.badges;
        marks.label = ghost.label;
        paintModel(painter, ghost.as, color, marks, options.theme, options.scale);
        const geometry::PlacedFootprint base{ghost.as.base, ghost.as.position, ghost.as.facing};
        const QPainterPath outline = pathOf(base, options.scale.inches(kDashesOffBase));
        painter.setPen(penOf(options.theme.text, 1.4, options.scale));
        painter.drawLines(dashesAlong(outline, options.scale, 4, 4));
        const QRectF box = outline.boundingRect();
        if (options.badges) {
            paintWords(painter, QPointF{box.center().x(), box.bottom() + options.scale.inches(kBelowGhost)},
                       lastSeenText(ghost.as, ghost.turnsAgo), options);
        }
        painter.restore();
    }
}

void paintSuggestions(QPainter& painter, const std::vector<SuggestionMark>& looks, const PaintOptions& options) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // The best one comes last, over the others.
    for (std::size_t i = looks.size(); i-- > 0;) {
        const SuggestionMark& look = looks[i];
        paintInPixels(painter, look.place, options.scale, [&](QPainter& pixels) {
            pixels.setPen(QPen{options.theme.ground, 6.0});
            pixels.setBrush(Qt::NoBrush);
            pixels.drawEllipse(QPointF{}, 12, 12);
            pixels.setPen(QPen{options.theme.selection, 2.5});
            pixels.setBrush(options.theme.labelFill);
            pixels.drawEllipse(QPointF{}, 12, 12);
            pixels.setPen(options.theme.text);
            pixels.setFont(smallFont());
            pixels.drawText(QRectF{-12, -12, 24, 24}, Qt::AlignCenter, QString::number(i + 1));
        });
        paintWords(painter, look.place + QPointF{0, options.scale.inches(kBelowSuggestion)}, gainText(look), options);
    }
    painter.restore();
}

std::vector<WordsBeside> wordBoxesOf(const KnownMarks& marks) {
    std::vector<WordsBeside> words;
    const auto add = [&](QPointF place, double below, const QString& text) {
        QRectF box{{}, wordsSize(text)};
        box.moveCenter({0, below});
        words.push_back({place, box});
    };
    for (const LastSeen& ghost : marks.ghosts) {
        const geometry::PlacedFootprint base{ghost.as.base, ghost.as.position, ghost.as.facing};
        const QRectF box = pathOf(base).boundingRect();
        add({box.center().x(), box.bottom()}, kDashesOffBase + kBelowGhost, lastSeenText(ghost.as, ghost.turnsAgo));
    }
    for (const SuggestionMark& look : marks.looks) {
        add(look.place, kBelowSuggestion, gainText(look));
    }
    return words;
}

} // namespace sightline::app

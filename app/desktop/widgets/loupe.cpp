#include "app/desktop/widgets/loupe.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/painting/fog_painter.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_painter.h"
#include "app/shared/painting/table_painter.h"
#include "app/shared/painting/vision_layers.h"
#include "app/shared/text/verdict_text.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <array>

namespace sightline::app {

namespace {

constexpr int kFromCorner = 14;
constexpr double kMillimetersPerInch = 25.4;
constexpr double kWidestBar = 90.0; ///< pixels

} // namespace

scenarios::Scenario partIn(const scenarios::Scenario& scenario, const QRectF& area, const scenarios::Verdict* verdict) {
    scenarios::Scenario part;
    part.table = scenario.table;
    part.players = scenario.players;
    part.vision = scenario.vision; // what a hidden game bars is no plain "clear" here either
    for (const scenarios::Piece& piece : scenario.terrain) {
        // Walls have no width, and a rectangle without width meets nothing.
        if (pathOf(piece).boundingRect().adjusted(-0.01, -0.01, 0.01, 0.01).intersects(area)) {
            part.terrain.push_back(piece);
        }
    }
    for (const scenarios::Model& model : scenario.models) {
        const bool isEnd = verdict && (verdict->observer == model.id || verdict->target == model.id);
        if (isEnd || toRect(geometry::boundsOf(model.placed())).intersects(area)) {
            part.models.push_back(model);
        }
    }
    for (const scenarios::Zone& zone : scenario.zones) {
        if (pathOf(zone.polygon).boundingRect().intersects(area)) {
            part.zones.push_back(zone);
        }
    }
    for (const scenarios::Objective& objective : scenario.objectives) {
        part.objectives.push_back(objective);
    }
    return part;
}

Loupe::Loupe(TableView& view) : QWidget{view.viewport()}, m_view{view} {
    setObjectName(QStringLiteral("loupe"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Magnifier"));
    resize(kSize, kSize);
    view.viewport()->installEventFilter(this);
    hide();
}

void Loupe::look(const scenarios::Scenario& scenario,
                 const scenarios::Verdict* verdict,
                 QPointF middle,
                 double width,
                 const PaintOptions& options) {
    m_area = QRectF{middle - QPointF{width / 2, width / 2}, QSizeF{width, width}};
    m_theme = options.theme;
    m_words = verdict ? verdictStatus(*verdict, scenario) : QString{};
    PaintOptions near = options;
    near.rulers = false;
    near.verdictLabels = false;
    near.pieceNames = false;
    near.scale.pixelsPerInch = kSize / width;
    const double ratio = devicePixelRatioF();
    m_picture = QPixmap{QSize{kSize, kSize} * ratio};
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(options.theme.surround);
    {
        QPainter painter{&m_picture};
        painter.scale(near.scale.pixelsPerInch, near.scale.pixelsPerInch);
        painter.translate(-m_area.topLeft());
        const scenarios::Scenario part = partIn(scenario, m_area, verdict);
        const auto verdicts = verdict ? std::span{verdict, 1} : std::span<const scenarios::Verdict>{};
        paintTable(painter, part, verdicts, near);
        // The table is under the fog of a side, and lines of sight are over it.
        const TableScene& scene = m_view.tableScene();
        if (!scene.shown<FogPicture>().isEmpty() || !scene.shown<KnownMarks>().isEmpty()) {
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            paintFog(painter, scene.shown<FogPicture>(), near.theme, near.scale);
            paintGhosts(painter, scene.shown<KnownMarks>().ghosts, scenario, near);
            SightView view;
            view.triedLines = near.triedLines;
            view.labels = false;
            paintSightAbove(painter, part, verdicts, view, near);
        }
    }
    setAccessibleDescription(m_words);
    place();
    show();
    raise();
    update();
}

void Loupe::close() {
    m_area = {};
    hide();
}

void Loupe::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath glass;
    glass.addEllipse(QRectF{rect()}.adjusted(2, 2, -2, -2));
    painter.save();
    painter.setClipPath(glass);
    painter.drawPixmap(0, 0, m_picture);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{m_theme.ground, 4.0});
    painter.drawPath(glass);
    painter.setPen(QPen{m_theme.selection, 2.0});
    painter.drawPath(glass);

    QFont font = this->font();
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    const auto words = [&](const QString& text, double y) {
        const QFontMetricsF metrics{font};
        const QRectF box{kSize / 2.0 - metrics.horizontalAdvance(text) / 2 - 5, y, metrics.horizontalAdvance(text) + 10,
                         metrics.height() + 2};
        painter.setPen(QPen{m_theme.textQuiet, 1.0});
        painter.setBrush(m_theme.labelFill);
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(m_theme.text);
        painter.drawText(box, Qt::AlignCenter, text);
    };
    if (!m_words.isEmpty()) {
        words(m_words, 22);
    }
    // A bar of a round length tells how large everything is.
    const double pixels = kSize / m_area.width() / kMillimetersPerInch; // a millimeter
    double bar = 0.01;
    for (const double millimeters : std::array{0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0}) {
        if (millimeters * pixels <= kWidestBar) {
            bar = millimeters;
        }
    }
    const QPointF left{kSize / 2.0 - bar * pixels / 2, kSize - 26.0};
    for (const auto& [ink, width] : {std::pair{m_theme.labelFill, 6.0}, std::pair{m_theme.text, 2.0}}) {
        painter.setPen(QPen{ink, width, Qt::SolidLine, Qt::FlatCap});
        painter.drawLine(left, left + QPointF{bar * pixels, 0});
    }
    words(tr("%1 mm").arg(bar), kSize - 50.0);
}

bool Loupe::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == parent() && isVisible()) {
        place();
    }
    return QWidget::eventFilter(watched, event);
}

void Loupe::place() {
    const QWidget& canvas = *m_view.viewport();
    const QPointF shown = m_view.toViewport(m_area.center());
    const int x = shown.x() < canvas.width() / 2.0 ? canvas.width() - kSize - kFromCorner : kFromCorner;
    const int y = shown.y() < canvas.height() / 2.0 ? canvas.height() - kSize - kFromCorner : kFromCorner;
    move(x, y);
}

} // namespace sightline::app

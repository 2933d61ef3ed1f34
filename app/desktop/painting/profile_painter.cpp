#include "app/desktop/painting/profile_painter.h"

#include "app/desktop/painting/shapes.h"
#include "app/desktop/text/verdict_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using scenarios::ProfileHeights;
using scenarios::ProfilePiece;
using scenarios::VerdictProfile;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Profiles)
};

constexpr double kSide = 44.0;    ///< dots beside the plot, for numbers and the models
constexpr double kAbove = 38.0;   ///< for names and what has no top
constexpr double kBelow = 40.0;   ///< for numbers and the note
constexpr double kHead = 1.15;    ///< how much higher the plot is than the highest thing
constexpr double kMostStretch = 4.0;
constexpr double kModelWidth = 16.0;
constexpr double kSheetWidth = 4.0;

QFont letters(int pixels) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    return font;
}

/// The step of ticks: 1, 2, 5, 10, … in, no nearer than `dots` on the picture.
double tickStep(double dotsPerInch, double dots) {
    for (double step = 1.0;; step *= 10.0) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            if (step * factor * dotsPerInch >= dots) {
                return step * factor;
            }
        }
    }
}

QString plain(double number) {
    return QLocale{}.toString(std::round(number * 100.0) / 100.0, 'f', QLocale::FloatingPointShortest);
}

class Painting {
public:
    Painting(QPainter& painter, const scenarios::Scenario& scenario, const VerdictProfile& profile, const ProfileFrame& frame, const Theme& theme)
        : m_painter{painter}, m_scenario{scenario}, m_profile{profile}, m_frame{frame}, m_theme{theme} {}

    void ground() {
        const QRectF& plot = m_frame.plot;
        m_painter.setFont(letters(11));
        const double rise = tickStep(m_frame.dotsPerRise, 22);
        for (double z = 0; z <= m_frame.highest; z += rise) {
            const double y = m_frame.at(0, z).y();
            m_painter.setPen(QPen{m_theme.gridCoarse, 1});
            m_painter.drawLine(QLineF{plot.left() - 6, y, plot.right() + 6, y});
            m_painter.setPen(m_theme.rulerText);
            m_painter.drawText(QRectF{plot.left() - kSide, y - 8, kSide - kModelWidth - 6, 16}, Qt::AlignRight | Qt::AlignVCenter, plain(z));
        }
        const double step = tickStep(m_frame.dotsPerInch, 34);
        for (double along = 0; along <= m_profile.line.length.inches(); along += step) {
            const double x = m_frame.at(along, 0).x();
            m_painter.setPen(QPen{m_theme.ruler, 1});
            m_painter.drawLine(QLineF{x, plot.bottom(), x, plot.bottom() + 4});
            m_painter.setPen(m_theme.rulerText);
            m_painter.drawText(QRectF{x - 20, plot.bottom() + 4, 40, 14}, Qt::AlignCenter, plain(along));
        }
        m_painter.setPen(QPen{m_theme.tableEdge, 2});
        m_painter.drawLine(QLineF{plot.left() - kModelWidth - 4, plot.bottom(), plot.right() + kModelWidth + 4, plot.bottom()});
    }

    void piece(const ProfilePiece& piece) {
        const double low = piece.part.bottom ? piece.part.bottom->inches() : 0.0;
        const double high = piece.part.top ? piece.part.top->inches() : m_frame.highest;
        QRectF box{m_frame.at(piece.part.from.inches(), high), m_frame.at(piece.part.to.inches(), low)};
        if (!piece.part.top) {
            box.setTop(m_frame.plot.top() - 14); // beyond all heights
        }
        if (box.width() < kSheetWidth) {
            box = QRectF{box.center().x() - kSheetWidth / 2, box.top(), kSheetWidth, box.height()};
        }
        QPen pen{m_theme.terrain, 1.5};
        if (!piece.counts) {
            pen.setDashPattern({4, 3});
        }
        m_painter.setPen(pen);
        m_painter.setBrush(piece.counts ? QBrush{faded(m_theme.terrainFill, 0.75)} : QBrush{Qt::NoBrush});
        m_painter.drawRect(box);
    }

    /// Each just above its piece, or somewhat higher, as far as there is room.
    void names() {
        const QFont font = letters(11);
        const QFontMetricsF metrics{font};
        m_painter.setFont(font);
        m_painter.setPen(m_theme.text);
        QList<QRectF> taken;
        QList<QString> named;
        for (const ProfilePiece& piece : m_profile.pieces) {
            const QString name = metrics.elidedText(nameOf(m_scenario, piece.piece), Qt::ElideRight, 130);
            const QPointF over = m_frame.at((piece.part.from.inches() + piece.part.to.inches()) / 2,
                                            piece.part.top ? piece.part.top->inches() : m_frame.highest);
            const double width = metrics.horizontalAdvance(name) + 8;
            QRectF box{over.x() - width / 2, over.y() - (piece.part.top ? 17 : 30), width, 14};
            const auto isTaken = [&](const QRectF& other) { return other.intersects(box); };
            while (std::ranges::any_of(taken, isTaken) && box.top() > m_frame.plot.top() - kAbove) {
                box.translate(0, -14);
            }
            if (!named.contains(piece.piece.value) && std::ranges::none_of(taken, isTaken)) {
                m_painter.drawText(box, Qt::AlignCenter, name);
                taken.append(box);
                named.append(piece.piece.value);
            }
        }
    }

    void model(const scenarios::ProfileSpan& span, const scenarios::ModelId& id, bool atStart) {
        const double bottom = m_frame.at(0, span.bottom.inches()).y();
        const double top = m_frame.at(0, span.top.inches()).y();
        const double x = atStart ? m_frame.plot.left() - kModelWidth : m_frame.plot.right();
        const auto* found = m_scenario.model(id);
        const QColor colour = found ? m_theme.playerColour(m_scenario, found->player) : m_theme.ruler;
        m_painter.setPen(QPen{colour, 2});
        m_painter.setBrush(faded(colour, 0.3));
        m_painter.drawRect(QRectF{x, top, kModelWidth, bottom - top});
    }

    void line(const VerdictStyle& style) {
        const double length = m_profile.line.length.inches();
        QPen pen{style.colour, style.width};
        if (!style.dashes.isEmpty()) {
            QList<qreal> dashes;
            std::ranges::transform(style.dashes, std::back_inserter(dashes), [&](double dash) { return dash / style.width; });
            pen.setDashPattern(dashes);
        }
        m_painter.setPen(pen);
        m_painter.drawLine(m_frame.at(0, m_profile.line.fromZ.inches()), m_frame.at(length, m_profile.line.toZ.inches()));
        if (m_profile.blockedAt) {
            const QPointF p = m_frame.at(m_profile.blockedAt->along.inches(), m_profile.blockedAt->height.inches());
            m_painter.setPen(QPen{style.colour, 3});
            m_painter.drawLine(p + QPointF{-5, -5}, p + QPointF{5, 5});
            m_painter.drawLine(p + QPointF{-5, 5}, p + QPointF{5, -5});
        }
    }

    void note() {
        QString text = Words::tr("inches");
        const double stretch = m_frame.dotsPerRise / m_frame.dotsPerInch;
        if (std::abs(stretch - 1.0) > 0.005) {
            text += Words::tr(", heights drawn %1 times as large").arg(plain(stretch));
        }
        if (m_profile.heights == ProfileHeights::OfTheModels) {
            text += Words::tr("; these rules know no heights of lines: drawn from top to top");
        }
        m_painter.setFont(letters(11));
        m_painter.setPen(m_theme.textQuiet);
        m_painter.drawText(QRectF{m_frame.plot.left(), m_frame.plot.bottom() + 20, m_frame.plot.width(), 16}, Qt::AlignLeft | Qt::AlignVCenter, text);
    }

private:
    QPainter& m_painter;
    const scenarios::Scenario& m_scenario;
    const VerdictProfile& m_profile;
    const ProfileFrame& m_frame;
    const Theme& m_theme;
};

} // namespace

ProfileFrame profileFrame(const VerdictProfile& profile, const QRectF& area) {
    double highest = std::max({profile.observer.top, profile.target.top, profile.line.fromZ, profile.line.toZ}).inches();
    for (const ProfilePiece& piece : profile.pieces) {
        highest = std::max(highest, piece.part.top.value_or(piece.part.bottom.value_or(geometry::Length{})).inches());
    }
    ProfileFrame frame;
    frame.highest = std::max(1.0, kHead * highest);
    const double width = std::max(1.0, area.width() - 2 * kSide);
    const double height = std::max(1.0, area.height() - kAbove - kBelow);
    frame.dotsPerInch = std::min(width / std::max(profile.line.length.inches(), 0.1), height / frame.highest);
    frame.dotsPerRise = std::min(kMostStretch * frame.dotsPerInch, height / frame.highest);
    const double along = profile.line.length.inches() * frame.dotsPerInch;
    const double bottom = area.bottom() - kBelow;
    frame.plot = QRectF{QPointF{area.left() + kSide + (width - along) / 2, bottom - frame.highest * frame.dotsPerRise},
                        QPointF{area.left() + kSide + (width + along) / 2, bottom}};
    return frame;
}

void paintProfile(QPainter& painter, const scenarios::Scenario& scenario, const scenarios::Verdict& verdict, const VerdictProfile& profile,
                  const QRectF& area, const Theme& theme) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(area, theme.ground);
    const ProfileFrame frame = profileFrame(profile, area);
    Painting painting{painter, scenario, profile, frame, theme};
    painting.ground();
    std::ranges::for_each(profile.pieces, [&](const ProfilePiece& piece) { painting.piece(piece); });
    painting.model(profile.observer, verdict.observer, true);
    painting.model(profile.target, verdict.target, false);
    painting.line(theme.style(lookOf(verdict)));
    painting.names();
    painting.note();
    painter.restore();
}

} // namespace sightline::app

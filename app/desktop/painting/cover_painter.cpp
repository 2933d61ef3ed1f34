#include "app/desktop/painting/cover_painter.h"

#include "app/desktop/painting/shapes.h"
#include "app/desktop/text/number_text.h"
#include "app/desktop/text/verdict_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

namespace sightline::app {

namespace {

using geometry::CoverColumn;
using geometry::CoverPart;
using geometry::LineSpot;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Covers)
};

constexpr double kLeft = 52.0;
constexpr double kRight = 14.0;
constexpr double kAbove = 28.0;
constexpr double kBelow = 44.0;

QFont letters(int pixels) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    return font;
}

/// The step of ticks: 1, 2 or 5 times a power of ten, no nearer than `dots`.
double tickStep(double dotsPerUnit, double dots) {
    for (double step = 1e-6;; step *= 10.0) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            if (step * factor * dotsPerUnit >= dots) {
                return step * factor;
            }
        }
    }
}

/// Fill and hatch of a piece: neither colour nor hatch alone tells two neighbours apart.
struct Look {
    QColor colour;
    double step = 8.0;
    bool rising = true;
    bool falling = false;
};

Look lookOfNumber(std::size_t number, const Theme& theme) {
    static constexpr std::array<const char*, 6> kColours{"#56b4e9", "#e69f00", "#cc79a7", "#f0e442", "#8c9eb0", "#b38b6d"};
    static constexpr std::array<double, 3> kSteps{9.0, 5.0, 14.0};
    Look look;
    look.colour = mixed(QColor{QString::fromLatin1(kColours.at(number % kColours.size()))}, theme.ground, theme.isDark ? 0.35 : 0.15);
    look.step = kSteps.at(number / 3 % kSteps.size());
    look.rising = number % 3 != 1;
    look.falling = number % 3 != 0;
    return look;
}

class Painting {
public:
    Painting(QPainter& painter, const scenarios::Scenario& scenario, const scenarios::TableCover& cover, const CoverFrame& frame,
             const Theme& theme, const CoverMarks& marks)
        : m_painter{painter}, m_scenario{scenario}, m_cover{cover}, m_part{cover.lines.parts[cover.lines.deciding]}, m_frame{frame},
          m_theme{theme}, m_marks{marks} {
        for (const CoverColumn& column : m_part.columns) {
            for (const geometry::CoveredSpan& span : column.covered) {
                const scenarios::PieceId& piece = cover.pieceOf(m_part.elements[static_cast<std::size_t>(span.element)]);
                m_sizes[piece.value] += span.high - span.low;
            }
        }
    }

    void axes() {
        const QRectF& plot = m_frame.plot;
        m_painter.setFont(letters(11));
        const double perDegree = std::numbers::pi / 180;
        const double across = plot.width() / ((m_frame.to - m_frame.from) / perDegree);
        const double step = tickStep(across, 60);
        for (double degrees = std::ceil(m_frame.from / perDegree / step) * step; degrees <= m_frame.to / perDegree; degrees += step) {
            const double x = m_frame.at({degrees * perDegree, m_frame.low}).x();
            tick({x, plot.top(), x, plot.bottom()});
            m_painter.drawText(QRectF{x - 40, plot.bottom() + 4, 80, 14}, Qt::AlignCenter, number(degrees) + QStringLiteral("°"));
        }
        const double rise = tickStep(plot.height() / (m_frame.high - m_frame.low), 32);
        for (double offset = std::ceil(m_frame.low / rise) * rise; offset <= m_frame.high; offset += rise) {
            const double y = m_frame.at({m_frame.from, offset}).y();
            tick({plot.left(), y, plot.right(), y});
            m_painter.drawText(QRectF{plot.left() - kLeft, y - 8, kLeft - 6, 16}, Qt::AlignRight | Qt::AlignVCenter, number(offset));
        }
        m_painter.setPen(m_theme.textQuiet);
        m_painter.drawText(QRectF{plot.left(), plot.bottom() + 22, plot.width(), 16}, Qt::AlignLeft | Qt::AlignVCenter,
                           Words::tr("each point is a line: its direction across, its offset in mm upwards"));
    }

    void allLines() {
        QPolygonF area;
        for (const CoverColumn& column : m_part.columns) {
            area << m_frame.at({column.theta, column.top});
        }
        for (auto column = m_part.columns.rbegin(); column != m_part.columns.rend(); ++column) {
            area << m_frame.at({column->theta, column->bottom});
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.labelFill);
        m_painter.drawPolygon(area);
        m_area = area;
    }

    /// What the pieces cover, the largest first, so that the small ones lie on top.
    void pieces() {
        for (const auto& [name, number] : ordered()) {
            piece(name, number);
        }
        m_painter.setPen(QPen{m_theme.text, 1.2});
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolygon(m_area);
    }

    void free() {
        const VerdictStyle& style = m_theme.clear;
        QPainterPath path;
        const auto& columns = m_part.columns;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto [left, right] = stripOf(i);
            for (const auto& [low, high] : columns[i].free) {
                path.addRect(QRectF{m_frame.at({left, high}), m_frame.at({right, low})});
            }
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(faded(style.colour, 0.55));
        m_painter.drawPath(path);
    }

    void names() {
        m_painter.setFont(letters(12));
        const QFontMetricsF metrics{m_painter.font()};
        QList<QRectF> taken;
        for (const auto& [name, number] : ordered()) {
            const auto spot = widestPlaceOf(name);
            if (!spot) {
                continue;
            }
            const QString text = metrics.elidedText(nameOf(m_scenario, scenarios::PieceId{name}), Qt::ElideRight, 150);
            QRectF box{QPointF{}, QSizeF{metrics.horizontalAdvance(text) + 10, metrics.height() + 2}};
            box.moveCenter(m_frame.at(*spot));
            if (std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(box); })) {
                m_painter.setPen(QPen{m_theme.text, 0.8});
                m_painter.setBrush(m_theme.labelFill);
                m_painter.drawRoundedRect(box, 3, 3);
                m_painter.setPen(m_theme.text);
                m_painter.drawText(box, Qt::AlignCenter, text);
                taken.append(box);
            }
        }
    }

    /// A ring with a word: nothing else in the picture is round.
    void deciding(const scenarios::Verdict& verdict) {
        const VerdictStyle& style = m_theme.style(lookOf(verdict));
        // Of a blocked pair the middle of the overlap may lie beyond the lines that meet both bases.
        const CoverColumn column = columnAt(m_part, std::clamp(m_part.widest.theta, m_part.from, m_part.to));
        const QPointF p = m_frame.at({column.theta, std::clamp(m_part.widest.offset, column.bottom, column.top)});
        m_painter.setPen(QPen{m_theme.labelFill, 5});
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(p, 7, 7);
        m_painter.setPen(QPen{style.colour, 2.5});
        m_painter.drawEllipse(p, 7, 7);
        m_painter.setFont(letters(12));
        const QString text = m_part.width > 0 ? Words::tr("widest beam, %1").arg(millimetersText(m_part.width))
                                              : Words::tr("nearest to opening, %1").arg(millimetersText(m_part.width));
        m_painter.setPen(style.colour);
        m_painter.drawText(QRectF{m_frame.plot.left(), m_frame.plot.top() - kAbove, m_frame.plot.width(), kAbove - 4},
                           Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("○ ") + text);
    }

    void pointedAt() {
        if (m_marks.line) {
            const QPointF p = m_frame.at(*m_marks.line);
            m_painter.setPen(QPen{m_theme.selection, 2});
            m_painter.drawLine(p + QPointF{-9, 0}, p + QPointF{9, 0});
            m_painter.drawLine(p + QPointF{0, -9}, p + QPointF{0, 9});
        }
    }

private:
    static QString number(double value) { return QLocale{}.toString(value, 'g', 6); }

    void tick(const QLineF& line) {
        m_painter.setPen(QPen{m_theme.gridCoarse, 1});
        m_painter.drawLine(line);
        m_painter.setPen(m_theme.rulerText);
    }

    /// Pieces with their numbers, the one that covers most first.
    [[nodiscard]] std::vector<std::pair<QString, std::size_t>> ordered() const {
        std::vector<std::pair<QString, std::size_t>> result;
        for (const auto& entry : m_sizes) {
            result.emplace_back(entry.first, result.size());
        }
        std::ranges::stable_sort(result, std::ranges::greater{}, [&](const auto& entry) { return m_sizes.at(entry.first); });
        for (std::size_t i = 0; i < result.size(); ++i) {
            result[i].second = i;
        }
        return result;
    }

    [[nodiscard]] std::pair<double, double> stripOf(std::size_t column) const {
        const double half = (m_part.to - m_part.from) / static_cast<double>(m_part.columns.size()) / 2;
        return {m_part.columns[column].theta - half, m_part.columns[column].theta + half};
    }

    [[nodiscard]] const QString& pieceOf(const geometry::CoveredSpan& span) const {
        return m_cover.pieceOf(m_part.elements[static_cast<std::size_t>(span.element)]).value;
    }

    /// What one element covers, as areas without a break.
    [[nodiscard]] QList<QPolygonF> areasOf(const QString& name) const {
        struct Open {
            QPolygonF upper;
            QPolygonF lower;
            std::size_t last;
        };
        QList<QPolygonF> areas;
        std::map<int, Open> open;
        const auto close = [&](Open& one) {
            std::ranges::reverse(one.lower);
            areas << one.upper + one.lower;
        };
        for (std::size_t i = 0; i < m_part.columns.size(); ++i) {
            const auto [left, right] = stripOf(i);
            for (const geometry::CoveredSpan& span : m_part.columns[i].covered) {
                if (pieceOf(span) != name) {
                    continue;
                }
                auto found = open.find(span.element);
                if (found != open.end() && found->second.last + 1 < i) {
                    close(found->second);
                    open.erase(found);
                    found = open.end();
                }
                Open& one = found == open.end() ? open[span.element] : found->second;
                for (const double theta : {left, right}) {
                    one.upper << m_frame.at({theta, span.high});
                    one.lower << m_frame.at({theta, span.low});
                }
                one.last = i;
            }
        }
        for (auto& entry : open) {
            close(entry.second);
        }
        return areas;
    }

    void piece(const QString& name, std::size_t number) {
        const Look look = lookOfNumber(number, m_theme);
        const bool isFaint = m_marks.piece && m_marks.piece->value != name;
        const QList<QPolygonF> areas = areasOf(name);
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        for (const QPolygonF& area : areas) {
            path.addPolygon(area);
            path.closeSubpath();
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(faded(look.colour, isFaint ? 0.12 : 0.5));
        m_painter.drawPath(path);
        m_painter.setPen(QPen{mixed(look.colour, m_theme.text, 0.45), isFaint ? 0.4 : 0.9});
        for (const bool rising : {true, false}) {
            if (rising ? look.rising : look.falling) {
                for (const QPolygonF& area : areas) {
                    m_painter.drawLines(hatchLines({area}, look.step, rising));
                }
            }
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path.simplified());
    }

    /// The middle of the tallest stretch that the piece covers.
    [[nodiscard]] std::optional<LineSpot> widestPlaceOf(const QString& name) const {
        std::optional<LineSpot> spot;
        double most = 0.0;
        for (const CoverColumn& column : m_part.columns) {
            for (const geometry::CoveredSpan& span : column.covered) {
                if (pieceOf(span) == name && span.high - span.low > most) {
                    most = span.high - span.low;
                    spot = LineSpot{column.theta, (span.low + span.high) / 2};
                }
            }
        }
        return spot;
    }

    QPainter& m_painter;
    const scenarios::Scenario& m_scenario;
    const scenarios::TableCover& m_cover;
    const CoverPart& m_part;
    const CoverFrame& m_frame;
    const Theme& m_theme;
    const CoverMarks& m_marks;
    std::map<QString, double> m_sizes; ///< of each piece: how much it covers
    QPolygonF m_area;
};

} // namespace

CoverFrame coverFrame(const scenarios::TableCover& cover, const QRectF& area) {
    const CoverPart& part = cover.lines.parts[cover.lines.deciding];
    CoverFrame frame;
    frame.plot = area.adjusted(kLeft, kAbove, -kRight, -kBelow);
    frame.from = part.from;
    frame.to = part.to;
    frame.low = std::numeric_limits<double>::infinity();
    frame.high = -frame.low;
    for (const CoverColumn& column : part.columns) {
        frame.low = std::min(frame.low, column.bottom);
        frame.high = std::max(frame.high, column.top);
    }
    const double room = 0.03 * (frame.high - frame.low);
    frame.low -= room;
    frame.high += room;
    return frame;
}

void paintCover(QPainter& painter, const scenarios::Scenario& scenario, const scenarios::Verdict& verdict,
                const scenarios::TableCover& cover, const QRectF& area, const Theme& theme, const CoverMarks& marks) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, theme.surround);
    if (cover.lines.parts.empty()) {
        painter.setFont(letters(13));
        painter.setPen(theme.text);
        painter.drawText(area, Qt::AlignCenter, Words::tr("The bases touch: there is nothing to cover."));
        painter.restore();
        return;
    }
    const CoverFrame frame = coverFrame(cover, area);
    Painting painting{painter, scenario, cover, frame, theme, marks};
    painting.axes();
    painting.allLines();
    painting.pieces();
    painting.free();
    painting.names();
    painting.deciding(verdict);
    painting.pointedAt();
    painter.restore();
}

} // namespace sightline::app

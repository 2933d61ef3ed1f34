#include "app/shared/painting/proof_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_line.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sightline::app {

namespace {

using geometry::CoverColumn;
using geometry::CoverPart;
using geometry::LineSamplePoint;
using geometry::Place;
using scenarios::PieceId;
using scenarios::TableCover;

struct ProofPainterWords {
    Q_DECLARE_TR_FUNCTIONS(Proofs)
};

constexpr double kLeft = 58.0; ///< dots beside the plot, for numbers and the name of the axis
constexpr double kRight = 14.0;
constexpr double kAbove = 8.0;
constexpr double kBelow = 38.0;
constexpr double kLegend = 168.0;
constexpr double kWideLegend = 232.0; ///< a name with an id
constexpr double kWideEnough = 520.0; ///< a picture that has room for the legend
constexpr double kVeryWide = 720.0;   ///< and for a wide one
constexpr double kLegendRow = 20.0;
constexpr double kHeadRoom = 0.06; ///< of the plot's height above and below the lines
constexpr double kDegrees = 180.0 / std::numbers::pi;

QFont letters(bool bold = false) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(11);
    font.setBold(bold);
    return font;
}

Place centerPointOf(const geometry::CoverShape& shape) {
    if (shape.kind != geometry::CoverShape::Kind::Polygon || shape.corners.empty()) {
        return shape.center;
    }
    Place sum;
    for (const Place& corner : shape.corners) {
        sum.x += corner.x / static_cast<double>(shape.corners.size());
        sum.y += corner.y / static_cast<double>(shape.corners.size());
    }
    return sum;
}

/// The offset of the line in direction theta through a place.
double offsetThrough(Place place, double theta) { return place.y * std::cos(theta) - place.x * std::sin(theta); }

double tickStep(double dotsPerUnit, double dots) {
    for (double step = 0.001;; step *= 10.0) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            if (step * factor * dotsPerUnit >= dots) {
                return step * factor;
            }
        }
    }
}

QString plain(double number) {
    return QLocale{}.toString(std::round(number * 1000.0) / 1000.0, 'f', QLocale::FloatingPointShortest);
}

/// Strips through the columns from `low` to `high`, one path for each run of columns that has one.
class StripBuilder {
public:
    StripBuilder(QPainterPath& path, const ProofFrame& frame) : m_path{path}, m_frame{frame} {}

    void add(double theta, double low, double high) {
        m_upper << m_frame.at({theta, high});
        m_lower << m_frame.at({theta, low});
    }
    void end() {
        if (m_upper.size() > 1) {
            std::ranges::reverse(m_lower);
            m_path.addPolygon(m_upper + m_lower);
            m_path.closeSubpath();
        }
        m_upper.clear();
        m_lower.clear();
    }

private:
    QPainterPath& m_path;
    const ProofFrame& m_frame;
    QPolygonF m_upper;
    QPolygonF m_lower;
};

/// The hatch of a piece: lines one way, the other way, or both, near or far from each other.
struct Hatch {
    bool rising = false;
    bool falling = false;
    double step = 10.0;
};

std::size_t positionOf(const scenarios::Scenario& scenario, const PieceId& piece) {
    const auto found = std::ranges::find(scenario.terrain, piece, &scenarios::Piece::id);
    return static_cast<std::size_t>(found - scenario.terrain.begin());
}

Hatch hatchOf(const scenarios::Scenario& scenario, const PieceId& piece) {
    constexpr std::array kinds{Hatch{true, false, 9},  Hatch{false, true, 9},  Hatch{true, true, 13}, Hatch{},
                               Hatch{true, false, 15}, Hatch{false, true, 15}, Hatch{true, true, 19}};
    // Neighbors in the list, which are often neighbors on the table, differ in both color and hatch.
    return kinds[positionOf(scenario, piece) * 3 % kinds.size()];
}

/// Fills an area of the picture with the sign of a piece.
void fillAs(QPainter& painter, const QPainterPath& area, const QColor& color, const Hatch& hatch) {
    painter.fillPath(area, faded(color, 0.42));
    if (!hatch.rising && !hatch.falling) {
        return;
    }
    painter.save();
    painter.setClipPath(area, Qt::IntersectClip);
    painter.setPen(QPen{faded(color, 0.9), 1.0});
    const QList<QPolygonF> box{QPolygonF{area.boundingRect()}};
    if (hatch.rising) {
        painter.drawLines(hatchLines(box, hatch.step, true));
    }
    if (hatch.falling) {
        painter.drawLines(hatchLines(box, hatch.step, false));
    }
    painter.restore();
}

/// The highest place of an area's columns: where a name fits best.
struct Room {
    QPointF middle;
    double height = 0.0;
};

template <class SpansOf> Room widestRoom(const CoverPart& part, const ProofFrame& frame, const SpansOf& spansOf) {
    Room room;
    for (const CoverColumn& column : part.columns) {
        for (const auto& [low, high] : spansOf(column)) {
            const QPointF top = frame.at({column.theta, high});
            const QPointF bottom = frame.at({column.theta, low});
            if (bottom.y() - top.y() > room.height) {
                room = {(top + bottom) / 2, bottom.y() - top.y()};
            }
        }
    }
    return room;
}

using Spans = std::vector<std::pair<double, double>>;

/// Returns the spans of a column that one piece covers, merged and cut to the lines that meet both bases.
Spans spansOf(const TableCover& cover, const CoverPart& part, const CoverColumn& column, const PieceId& piece) {
    Spans spans;
    for (const auto& span : column.covered) {
        if (cover.pieceOf(part.elements[static_cast<std::size_t>(span.element)]) != piece) {
            continue;
        }
        const double low = std::max(span.low, column.bottom);
        const double high = std::min(span.high, column.top);
        if (high <= low) {
            continue;
        }
        if (!spans.empty() && low <= spans.back().second) {
            spans.back().second = std::max(spans.back().second, high);
        } else {
            spans.emplace_back(low, high);
        }
    }
    return spans;
}

QPainterPath
linesCoveredBy(const TableCover& cover, const CoverPart& part, const PieceId& piece, const ProofFrame& frame) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    // Elements change places from column to column; each has a strip of its own.
    for (int element = 0; element < static_cast<int>(part.elements.size()); ++element) {
        if (cover.pieceOf(part.elements[static_cast<std::size_t>(element)]) != piece) {
            continue;
        }
        StripBuilder strip{path, frame};
        for (const CoverColumn& column : part.columns) {
            const auto span = std::ranges::find(column.covered, element, &geometry::CoveredSpan::element);
            const double low = span == column.covered.end() ? 0.0 : std::max(span->low, column.bottom);
            const double high = span == column.covered.end() ? 0.0 : std::min(span->high, column.top);
            if (high > low) {
                strip.add(column.theta, low, high);
            } else {
                strip.end();
            }
        }
        strip.end();
    }
    return path;
}

/// Returns the area of lines that meet both bases; `linesCoveredBy` returns what a piece covers of it.
QPainterPath linesOfPart(const CoverPart& part, const ProofFrame& frame) {
    QPainterPath path;
    StripBuilder strip{path, frame};
    for (const CoverColumn& column : part.columns) {
        strip.add(column.theta, column.bottom, std::max(column.bottom, column.top));
    }
    strip.end();
    return path;
}

/// Returns the pieces that cover lines of one part, in the order of the scenario.
std::vector<PieceId> piecesOf(const scenarios::Scenario& scenario, const TableCover& cover, const CoverPart& part) {
    std::vector<PieceId> pieces;
    for (const CoverColumn& column : part.columns) {
        for (const auto& span : column.covered) {
            const PieceId& piece = cover.pieceOf(part.elements[static_cast<std::size_t>(span.element)]);
            if (span.high > column.bottom && span.low < column.top &&
                std::ranges::find(pieces, piece) == pieces.end()) {
                pieces.push_back(piece);
            }
        }
    }
    std::ranges::sort(pieces, {}, [&](const PieceId& piece) { return positionOf(scenario, piece); });
    return pieces;
}

class Painting {
public:
    Painting(QPainter& painter,
             const scenarios::Scenario& scenario,
             const scenarios::Verdict& verdict,
             const TableCover& cover,
             const CoverPart& part,
             const ProofFrame& frame,
             const Theme& theme)
        : m_painter{painter},
          m_scenario{scenario},
          m_verdict{verdict},
          m_cover{cover},
          m_part{part},
          m_frame{frame},
          m_theme{theme},
          m_pieces{piecesOf(scenario, cover, part)} {
        m_options.theme = theme;
        m_options.scale.pixelsPerInch = 1.0;
    }

    void regions() {
        const QPainterPath lines = linesOfPart(m_part, m_frame);
        m_painter.fillPath(lines, mixed(m_theme.ground, m_theme.clear.color, 0.35));
        std::vector<QPainterPath> covered;
        for (const PieceId& piece : m_pieces) {
            covered.push_back(linesCoveredBy(m_cover, m_part, piece, m_frame));
            m_painter.fillPath(covered.back(), m_theme.ground);
        }
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            fillAsPiece(m_painter, covered[i], m_scenario, m_pieces[i], m_theme);
        }
        m_painter.strokePath(lines, QPen{m_theme.tableEdge, 1.6});
    }

    void axes() {
        const QRectF& plot = m_frame.plot;
        m_painter.setFont(letters());
        const double dotsPerDegree = plot.width() / ((m_frame.to - m_frame.from) * kDegrees);
        const double turn = tickStep(dotsPerDegree, 46);
        for (int i = static_cast<int>(std::ceil((m_frame.from - m_frame.straight) * kDegrees / turn));
             i * turn <= (m_frame.to - m_frame.straight) * kDegrees; ++i) {
            const double x = plot.left() + ((m_frame.straight - m_frame.from) * kDegrees + i * turn) * dotsPerDegree;
            m_painter.setPen(QPen{i == 0 ? m_theme.gridCoarse : m_theme.gridFine, 1});
            m_painter.drawLine(QLineF{x, plot.top(), x, plot.bottom()});
            m_painter.setPen(m_theme.rulerText);
            m_painter.drawText(QRectF{x - 24, plot.bottom() + 3, 48, 14}, Qt::AlignCenter,
                               plain(i * turn) + QChar{0xB0});
        }
        const double dotsPerMillimeter = plot.height() / (m_frame.high - m_frame.low);
        const double step = tickStep(dotsPerMillimeter, 26);
        for (int i = static_cast<int>(std::ceil(m_frame.low / step)); i * step <= m_frame.high; ++i) {
            const double y = plot.bottom() - (i * step - m_frame.low) * dotsPerMillimeter;
            m_painter.setPen(QPen{i == 0 ? m_theme.gridCoarse : m_theme.gridFine, 1});
            m_painter.drawLine(QLineF{plot.left(), y, plot.right(), y});
            m_painter.setPen(m_theme.rulerText);
            m_painter.drawText(QRectF{plot.left() - kLeft, y - 8, kLeft - 5, 16}, Qt::AlignRight | Qt::AlignVCenter,
                               plain(i * step));
        }
        names();
    }

    void mark() {
        const auto& style = m_theme.style(lookOf(m_scenario, m_verdict));
        const auto& line = m_verdict.beam ? *m_verdict.beam : m_verdict.line;
        if (line.from == line.to) {
            return;
        }
        const LineSamplePoint samplePoint = geometry::samplePointOf(m_part, m_cover.lines.origin, line);
        const QPointF place = m_frame.at(samplePoint);
        if (!m_frame.plot.contains(place)) {
            return;
        }
        if (m_verdict.beam && m_verdict.clearanceMillimeters) {
            const double half = *m_verdict.clearanceMillimeters / 2;
            const QPointF top = m_frame.at({samplePoint.theta, samplePoint.offset + half});
            const QPointF bottom = m_frame.at({samplePoint.theta, samplePoint.offset - half});
            m_painter.setPen(QPen{style.color, 2.0});
            m_painter.drawLine(top, bottom);
            m_painter.drawLine(top + QPointF{-4, 0}, top + QPointF{4, 0});
            m_painter.drawLine(bottom + QPointF{-4, 0}, bottom + QPointF{4, 0});
        }
        m_taken.append(QRectF{place.x() - 11, place.y() - 11, 22, 22});
        VerdictStyle sign = style;
        sign.endMark = m_verdict.visible() ? style.endMark : EndMark::Cross;
        paintEndMark(m_painter, place, {1, 0}, sign, 1.0, m_options);
    }

    void labels() {
        const auto free = widestRoom(m_part, m_frame, [](const CoverColumn& column) { return column.free; });
        if (free.height > 1.0) {
            label(ProofPainterWords::tr("CLEAR"), free, m_theme.clear.color, true);
        }
        for (const PieceId& piece : m_pieces) {
            const auto room = widestRoom(
                m_part, m_frame, [&](const CoverColumn& column) { return spansOf(m_cover, m_part, column, piece); });
            if (room.height >= 18.0) {
                label(nameOf(m_scenario, piece), room, m_theme.text, false);
            }
        }
    }

    void legend() {
        if (m_frame.legend.isNull()) {
            return;
        }
        const QFontMetricsF metrics{letters()};
        QRectF row{m_frame.legend.left(), m_frame.legend.top(), m_frame.legend.width(), kLegendRow};
        const auto entry = [&](const QString& text, const QString& figure, const auto& swatch) {
            if (row.bottom() > m_frame.legend.bottom()) {
                return;
            }
            QPainterPath box;
            box.addRect(QRectF{row.left(), row.top() + 3, 20, 13});
            swatch(box);
            m_painter.setPen(QPen{m_theme.textQuiet, 1});
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawPath(box);
            m_painter.setFont(letters());
            m_painter.setPen(m_theme.text);
            const double room = row.width() - 26 - (figure.isEmpty() ? 0.0 : metrics.horizontalAdvance(figure) + 6);
            m_painter.drawText(row.adjusted(26, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                               metrics.elidedText(text, Qt::ElideRight, room));
            m_painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, figure);
            row.translate(0, kLegendRow);
        };
        if (m_verdict.visible()) {
            entry(ProofPainterWords::tr("nothing in the way"), {}, [&](const QPainterPath& box) {
                m_painter.fillPath(box, mixed(m_theme.ground, m_theme.clear.color, 0.35));
            });
        }
        const auto rows = static_cast<std::size_t>(std::max(0.0, (m_frame.legend.bottom() - row.top()) / kLegendRow));
        std::size_t listed = 0;
        for (const PieceId& piece : byShare()) {
            if (listed + 1 == rows && m_pieces.size() > rows) {
                entry(ProofPainterWords::tr("and %n more", nullptr, static_cast<int>(m_pieces.size() - listed)), {},
                      [](const QPainterPath&) {});
                break;
            }
            const auto share = std::ranges::find(m_verdict.blockedBy, piece, &scenarios::PieceShare::piece);
            entry(nameOf(m_scenario, piece), share == m_verdict.blockedBy.end() ? QString{} : shareText(share->share),
                  [&](const QPainterPath& box) { fillAsPiece(m_painter, box, m_scenario, piece, m_theme); });
            ++listed;
        }
    }

private:
    void names() {
        const QRectF& plot = m_frame.plot;
        m_painter.setPen(m_theme.textQuiet);
        const QRectF below{plot.left(), plot.bottom() + 18, plot.width(), 16};
        m_painter.drawText(below, Qt::AlignCenter, ProofPainterWords::tr("direction, from straight across"));
        if (plot.width() > 380) {
            m_painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, ProofPainterWords::tr("← to the left"));
            m_painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, ProofPainterWords::tr("to the right →"));
        }
        m_painter.save();
        m_painter.translate(plot.left() - kLeft + 10, plot.center().y());
        m_painter.rotate(-90);
        const QString text = plot.height() > 210 ? ProofPainterWords::tr("mm right of the observer's center")
                                                 : ProofPainterWords::tr("mm right of center");
        const QFontMetricsF metrics{letters()};
        m_painter.drawText(QRectF{-plot.height() / 2 - 10, -8, plot.height() + 20, 16}, Qt::AlignCenter,
                           metrics.elidedText(text, Qt::ElideRight, plot.height() + 20));
        m_painter.restore();
    }

    void label(const QString& text, const Room& room, const QColor& ink, bool bold) {
        const QFont font = letters(bold);
        const QFontMetricsF metrics{font};
        const QString shown = metrics.elidedText(text, Qt::ElideRight, 150);
        const QSizeF size{metrics.horizontalAdvance(shown) + 8, 16};
        const double least = m_frame.plot.left() + 1;
        const double most = std::max(least, m_frame.plot.right() - size.width() - 1);
        for (const double up : {0.0, -20.0, 20.0, -36.0, 36.0}) {
            const QRectF box{
                QPointF{std::clamp(room.middle.x() - size.width() / 2, least, most), room.middle.y() - 8 + up}, size};
            const bool isFree =
                std::ranges::none_of(m_taken, [&](const QRectF& other) { return other.intersects(box); });
            if (isFree && m_frame.plot.contains(box)) {
                m_painter.setPen(Qt::NoPen);
                m_painter.setBrush(faded(m_theme.ground, 0.82));
                m_painter.drawRoundedRect(box, 4, 4);
                m_painter.setFont(font);
                m_painter.setPen(ink);
                m_painter.drawText(box, Qt::AlignCenter, shown);
                m_taken.append(box);
                return;
            }
        }
    }

    [[nodiscard]] std::vector<PieceId> byShare() const {
        std::vector<PieceId> order = m_pieces;
        std::ranges::stable_sort(order, std::ranges::greater{}, [&](const PieceId& piece) {
            const auto share = std::ranges::find(m_verdict.blockedBy, piece, &scenarios::PieceShare::piece);
            return share == m_verdict.blockedBy.end() ? 0.0 : share->share;
        });
        return order;
    }

    QPainter& m_painter;
    const scenarios::Scenario& m_scenario;
    const scenarios::Verdict& m_verdict;
    const TableCover& m_cover;
    const CoverPart& m_part;
    const ProofFrame& m_frame;
    const Theme& m_theme;
    std::vector<PieceId> m_pieces;
    PaintOptions m_options;
    QList<QRectF> m_taken;
};

} // namespace

double ProofFrame::offsetFromCenter(LineSamplePoint samplePoint) const {
    return samplePoint.offset - offsetThrough(middle, samplePoint.theta);
}

QPointF ProofFrame::at(LineSamplePoint samplePoint) const {
    return {plot.left() + (samplePoint.theta - from) / (to - from) * plot.width(),
            plot.bottom() - (offsetFromCenter(samplePoint) - low) / (high - low) * plot.height()};
}

LineSamplePoint ProofFrame::samplePointAt(QPointF place) const {
    const double theta = from + (place.x() - plot.left()) / plot.width() * (to - from);
    const double beside = low + (plot.bottom() - place.y()) / plot.height() * (high - low);
    return {theta, beside + offsetThrough(middle, theta)};
}

ProofFrame proofFrame(const CoverPart& part, const QRectF& area) {
    ProofFrame frame;
    frame.middle = centerPointOf(part.observer);
    const Place target = centerPointOf(part.target);
    frame.straight = std::atan2(target.y - frame.middle.y, target.x - frame.middle.x);
    // The same half turn as the part's own directions.
    frame.straight += std::round((part.along - frame.straight) / (2 * std::numbers::pi)) * 2 * std::numbers::pi;
    frame.from = part.from;
    frame.to = part.to;
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();
    for (const CoverColumn& column : part.columns) {
        low = std::min(low, frame.offsetFromCenter({column.theta, column.bottom}));
        high = std::max(high, frame.offsetFromCenter({column.theta, column.top}));
    }
    const double room = std::max(1e-6, kHeadRoom * (high - low));
    frame.low = low - room;
    frame.high = high + room;
    const bool hasLegend = area.width() >= kWideEnough;
    const double legend = area.width() >= kVeryWide ? kWideLegend : kLegend;
    frame.plot = area.adjusted(kLeft, kAbove, -(hasLegend ? legend + 2 * kRight : kRight), -kBelow);
    frame.plot.setWidth(std::max(40.0, frame.plot.width()));
    frame.plot.setHeight(std::max(40.0, frame.plot.height()));
    if (hasLegend) {
        frame.legend = QRectF{frame.plot.right() + kRight, frame.plot.top(), legend, frame.plot.height() + kBelow - 6};
    }
    return frame;
}

namespace {

/// Returns the fill of a piece in the proof, which depends only on its index in the scenario.
QColor proofColor(const scenarios::Scenario& scenario, const PieceId& piece, const Theme& theme) {
    const auto& colors = theme.proofFills;
    return colors[static_cast<qsizetype>(positionOf(scenario, piece)) % colors.size()];
}

} // namespace

void fillAsPiece(QPainter& painter,
                 const QPainterPath& area,
                 const scenarios::Scenario& scenario,
                 const PieceId& piece,
                 const Theme& theme) {
    fillAs(painter, area, proofColor(scenario, piece, theme), hatchOf(scenario, piece));
}

const CoverPart* decidingPart(const TableCover& cover) {
    if (cover.lines.deciding >= cover.lines.parts.size()) {
        return nullptr;
    }
    const CoverPart& part = cover.lines.parts[cover.lines.deciding];
    return part.columns.empty() ? nullptr : &part;
}

void paintProof(QPainter& painter,
                const scenarios::Scenario& scenario,
                const scenarios::Verdict& verdict,
                const TableCover& cover,
                const QRectF& area,
                const Theme& theme) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(area, theme.ground);
    const CoverPart* part = decidingPart(cover);
    if (!part) {
        painter.setFont(letters());
        painter.setPen(theme.textQuiet);
        painter.drawText(area, Qt::AlignCenter,
                         ProofPainterWords::tr("The bases touch, so there is nothing to prove."));
        painter.restore();
        return;
    }
    const ProofFrame frame = proofFrame(*part, area);
    Painting painting{painter, scenario, verdict, cover, *part, frame, theme};
    painting.axes();
    painting.regions();
    painting.mark();
    painting.labels();
    painting.legend();
    painter.restore();
}

void paintProofMarks(
    QPainter& painter, const TableCover& cover, const ProofMarks& marks, const QRectF& area, const Theme& theme) {
    const CoverPart& part = *decidingPart(cover);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing);
    const ProofFrame frame = proofFrame(part, area);
    if (marks.piece) {
        const QPainterPath covered = linesCoveredBy(cover, part, *marks.piece, frame);
        painter.fillPath(covered, theme.hover);
        painter.strokePath(covered, QPen{theme.selection, 2.0});
    }
    if (marks.samplePoint) {
        const QPointF place = frame.at(*marks.samplePoint);
        painter.setPen(QPen{faded(theme.selection, 0.8), 1.0});
        painter.drawLine(QLineF{place.x(), frame.plot.top(), place.x(), frame.plot.bottom()});
        painter.drawLine(QLineF{frame.plot.left(), place.y(), frame.plot.right(), place.y()});
        painter.setPen(QPen{theme.ground, 2.0});
        painter.setBrush(theme.selection);
        painter.drawEllipse(place, 5.5, 5.5);
    }
    painter.restore();
}

std::vector<PieceId> piecesOn(const TableCover& cover, const CoverPart& part, LineSamplePoint samplePoint) {
    std::vector<PieceId> pieces;
    for (const int element : geometry::elementsOn(part, samplePoint)) {
        const PieceId& piece = cover.pieceOf(part.elements[static_cast<std::size_t>(element)]);
        if (std::ranges::find(pieces, piece) == pieces.end()) {
            pieces.push_back(piece);
        }
    }
    return pieces;
}

} // namespace sightline::app

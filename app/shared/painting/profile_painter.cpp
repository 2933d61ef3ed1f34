#include "app/shared/painting/profile_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_line.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using scenarios::HeightClass;
using scenarios::ProfileHeights;
using scenarios::ProfilePiece;
using scenarios::VerdictProfile;

struct ProfilePainterWords {
    Q_DECLARE_TR_FUNCTIONS(Profiles)
};

constexpr double kLeft = 40.0; ///< dots beside the plot, for numbers
constexpr double kRight = 18.0;
constexpr double kAbove = 24.0;    ///< for names and what has no top
constexpr double kBelow = 40.0;    ///< for numbers and the note
constexpr double kHead = 1.2;      ///< how much higher the plot is than the highest thing
constexpr double kMinHeight = 3.0; ///< inches
constexpr double kMaxStretch = 5.0;
constexpr double kSheetWidth = 5.0;
constexpr double kSheetSlack = 4.0; ///< dots beside a wall that still hit it
constexpr double kTorn = 10.0;      ///< dots that a piece without a top reaches above the plot
constexpr double kLetters = 11.0;
constexpr double kRow = 15.0; ///< of names above each other

QFont letters(bool bold = false) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(static_cast<int>(kLetters));
    font.setBold(bold);
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

QString plain(double number, double precision = 100.0) {
    return QLocale{}.toString(std::round(number * precision) / precision, 'f', QLocale::FloatingPointShortest);
}

/// Returns the extent of the base along the line from a point of the line that lies in the base.
ProfileReach reachOf(const geometry::PlacedFootprint& placed, QPointF from, QPointF way, double at) {
    const auto isIn = [&](double along) { return geometry::contains(placed, fromInches(from + along * way)); };
    const QRectF box = [&] {
        const auto bounds = geometry::boundsOf(placed);
        return QRectF{toInches(bounds.low), toInches(bounds.high)};
    }();
    const double farthest = std::hypot(box.width(), box.height()) + 0.1;
    const auto edge = [&](double direction) {
        double in = at;
        double out = at + direction * farthest;
        for (int i = 0; i < 24; ++i) {
            const double middle = (in + out) / 2;
            (isIn(middle) ? in : out) = middle;
        }
        return in;
    };
    return {edge(-1.0), edge(1.0)};
}

/// All text and all colors of one drawing, which is in dots.
class Painting {
public:
    Painting(QPainter& painter,
             const scenarios::Scenario& scenario,
             const scenarios::Verdict& verdict,
             const VerdictProfile& profile,
             const ProfileFrame& frame,
             const Theme& theme,
             const ProfileMarks& marks)
        : m_painter{painter},
          m_scenario{scenario},
          m_verdict{verdict},
          m_profile{profile},
          m_frame{frame},
          m_theme{theme},
          m_marks{marks} {
        m_options.theme = theme;
        m_options.scale.pixelsPerInch = 1.0;
    }

    void ground(const QRectF& area) {
        const QRectF& plot = m_frame.plot;
        m_painter.setFont(letters());
        const double rise = tickStep(m_frame.dotsPerRise, 22);
        for (double z = 0; z <= m_frame.highest; z += rise) {
            const double y = m_frame.at(0, z).y();
            m_painter.setPen(QPen{m_theme.gridFine, 1});
            m_painter.drawLine(QLineF{plot.left() - 5, y, plot.right() + 5, y});
            m_painter.setPen(m_theme.rulerText);
            m_painter.drawText(QRectF{plot.left() - kLeft, y - 8, kLeft - 9, 16}, Qt::AlignRight | Qt::AlignVCenter,
                               plain(z));
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(faded(m_theme.tableEdge, 0.16));
        m_painter.drawRect(QRectF{area.left(), plot.bottom(), area.width(), 5});
        m_painter.setPen(QPen{m_theme.tableEdge, 1.6});
        m_painter.drawLine(QLineF{area.left(), plot.bottom(), area.right(), plot.bottom()});
        ruler();
    }

    void piece(const ProfilePiece& piece) {
        const QRectF box = profileBox(m_frame, piece);
        const bool isSheet = piece.part.from == piece.part.to;
        const auto* found = m_scenario.piece(piece.piece);
        const HeightClass kind = found ? heightClassOf(*found, piece) : HeightClass::Tall;
        if (m_marks.piece == piece.piece) {
            m_painter.setPen(QPen{m_theme.hover, 10, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin});
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(box);
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fillOf(piece, kind, isSheet));
        m_painter.drawRect(box);
        if (!isSheet && piece.counts && kind != HeightClass::Tall) {
            m_painter.setPen(QPen{faded(m_theme.terrainShade, kind == HeightClass::Low ? 0.45 : 0.8), 1});
            m_painter.drawLines(hatchLines({QPolygonF{box}}, kind == HeightClass::Low ? 12.0 : 8.0));
        }
        outline(piece, box, kind);
    }

    void model(const scenarios::ProfileSpan& span, const ProfileReach& reach, const scenarios::ModelId& id) {
        const QRectF box{m_frame.at(reach.from, span.top.inches()), m_frame.at(reach.to, span.bottom.inches())};
        const auto* found = m_scenario.model(id);
        const QColor color = found ? m_theme.playerColor(m_scenario, found->player) : m_theme.ruler;
        m_painter.setPen(QPen{color, 2.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin});
        m_painter.setBrush(mixed(m_theme.modelFill, color, m_theme.isDark ? 0.30 : 0.22));
        m_painter.drawRect(box.adjusted(1.25, 1.25, -1.25, 0));
        m_taken.append(box.adjusted(-2, -2, 2, 0));
    }

    void line() {
        const VerdictStyle& style = m_theme.style(lookOf(m_scenario, m_verdict));
        const double length = m_profile.line.length.inches();
        const QLineF whole{m_frame.at(0, m_profile.line.fromZ.inches()),
                           m_frame.at(length, m_profile.line.toZ.inches())};
        m_line = whole;
        if (m_profile.blockedAt) {
            const QPointF stop = m_frame.at(m_profile.blockedAt->along.inches(), m_profile.blockedAt->height.inches());
            m_painter.setPen(tailPen(0.6, m_options));
            m_painter.drawLine(QLineF{stop, whole.p2()});
            paintStyledLine(m_painter, {whole.p1(), stop}, style, {1.0, style.width, Casing::With}, m_options);
            VerdictStyle cross = style;
            cross.endMark = EndMark::Cross;
            paintEndMark(m_painter, stop, whole.p2() - whole.p1(), cross, 1.0, m_options);
            return;
        }
        paintStyledLine(m_painter, whole, style, {1.0, style.width, Casing::With}, m_options);
        const double share =
            std::clamp((m_frame.target.from - 12.0 / m_frame.dotsPerInch) / std::max(length, 1e-6), 0.0, 1.0);
        if (share * whole.length() > 40) {
            paintEndMark(m_painter, whole.pointAt(share), whole.p2() - whole.p1(), style, 1.0, m_options);
        }
    }

    void modelNames() {
        const auto name = [&](const scenarios::ModelId& id, const ProfileReach& reach,
                              const scenarios::ProfileSpan& span) {
            const QRectF box{m_frame.at(reach.from, span.top.inches()), m_frame.at(reach.to, span.bottom.inches())};
            write(nameOf(m_scenario, id), box, letters(true), m_theme.text, 150);
        };
        name(m_verdict.observer, m_frame.observer, m_profile.observer);
        name(m_verdict.target, m_frame.target, m_profile.target);
    }

    /// Each in its piece or just above it, or somewhat higher, as far as there is room; what blocks comes first.
    void pieceNames() {
        std::vector<const ProfilePiece*> order;
        std::ranges::transform(m_profile.pieces, std::back_inserter(order),
                               [](const ProfilePiece& piece) { return &piece; });
        std::ranges::stable_sort(order, {}, [&](const ProfilePiece* piece) { return rankOf(*piece); });
        QStringList named;
        for (const ProfilePiece* piece : order) {
            if (named.contains(piece->piece.value)) {
                continue;
            }
            const bool blocks = m_profile.blockedAt && m_profile.blockedAt->piece == piece->piece;
            const QRectF box = profileBox(m_frame, *piece);
            const QColor ink = blocks ? m_theme.blocked.color : piece->counts ? m_theme.text : m_theme.textQuiet;
            if (write(nameOf(m_scenario, piece->piece), box, letters(blocks), ink,
                      m_marks.piece == piece->piece || blocks ? 260 : 150)) {
                named << piece->piece.value;
            }
        }
    }

    void station() {
        if (!m_marks.station) {
            return;
        }
        const QPointF on = m_frame.at(*m_marks.station, lineHeightAt(m_profile, *m_marks.station));
        m_painter.setPen(QPen{m_theme.selection, 1.2});
        m_painter.drawLine(QLineF{on.x(), m_frame.plot.top() - kTorn, on.x(), m_frame.plot.bottom() + 5});
        m_painter.setPen(QPen{m_theme.ground, 1.5});
        m_painter.setBrush(m_theme.selection);
        m_painter.drawEllipse(on, 5.0, 5.0);
    }

    void note(const QRectF& area) {
        QString text = ProfilePainterWords::tr("inches");
        QString brief = text;
        const double stretch = m_frame.dotsPerRise / m_frame.dotsPerInch;
        if (std::abs(stretch - 1.0) > 0.05) {
            text = ProfilePainterWords::tr("%1, heights drawn %2 times as large").arg(text, plain(stretch, 10.0));
            brief = ProfilePainterWords::tr("%1, heights × %2").arg(brief, plain(stretch, 10.0));
        }
        if (m_profile.heights == ProfileHeights::OfTheModels) {
            text = ProfilePainterWords::tr("%1; these rules know no heights of lines: drawn from top to top").arg(text);
            brief = ProfilePainterWords::tr("%1; drawn from top to top").arg(brief);
        }
        const QFont font = letters();
        m_painter.setFont(font);
        m_painter.setPen(m_theme.textQuiet);
        const QRectF row{area.left() + kLeft, m_frame.plot.bottom() + 22, area.width() - kLeft - kRight, 16};
        const QFontMetricsF metrics{font};
        m_painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                           metrics.horizontalAdvance(text) <= row.width()
                               ? text
                               : metrics.elidedText(brief, Qt::ElideRight, row.width()));
    }

private:
    void ruler() {
        const double step = tickStep(m_frame.dotsPerInch, 34);
        const double fine = step / (m_frame.dotsPerInch * step / 5 >= 5 ? 5 : 2);
        const double bottom = m_frame.plot.bottom();
        m_painter.setPen(QPen{m_theme.ruler, 1});
        for (int i = 0; i * fine <= m_profile.line.length.inches() + 1e-9; ++i) {
            const double x = m_frame.at(i * fine, 0).x();
            m_painter.drawLine(QLineF{x, bottom, x, bottom + 3});
        }
        for (int i = 0; i * step <= m_profile.line.length.inches() + 1e-9; ++i) {
            const double x = m_frame.at(i * step, 0).x();
            m_painter.setPen(QPen{m_theme.ruler, 1});
            m_painter.drawLine(QLineF{x, bottom, x, bottom + 6});
            m_painter.setPen(m_theme.rulerText);
            m_painter.drawText(QRectF{x - 20, bottom + 7, 40, 14}, Qt::AlignCenter, plain(i * step));
        }
    }

    /// Returns the height class of a part: a wall on a piece may be lower or higher than the piece.
    static HeightClass heightClassOf(const scenarios::Piece& piece, const ProfilePiece& part) {
        if (piece.heightClass || !part.part.top) {
            return scenarios::effectiveHeightClass(piece);
        }
        return scenarios::heightClassOf(*part.part.top - part.part.bottom.value_or(geometry::Length{}));
    }

    [[nodiscard]] QBrush fillOf(const ProfilePiece& piece, HeightClass kind, bool isSheet) const {
        if (!piece.counts) {
            return Qt::NoBrush;
        }
        if (isSheet) {
            return m_theme.wall;
        }
        return kind == HeightClass::Tall ? faded(m_theme.terrainFill, 0.9) : faded(m_theme.terrainFill, 0.14);
    }

    void outline(const ProfilePiece& piece, const QRectF& box, HeightClass kind) {
        const bool blocks = m_profile.blockedAt && m_profile.blockedAt->piece == piece.piece;
        const double width = kind == HeightClass::Low      ? m_theme.thinWidth
                             : kind == HeightClass::Medium ? m_theme.mediumWidth
                                                           : m_theme.tallWidth - 0.5;
        QPen pen{blocks         ? m_theme.blocked.color
                 : piece.counts ? m_theme.terrain
                                : m_theme.textQuiet,
                 piece.counts ? width + (blocks ? 1.0 : 0.0) : 1.0, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
        if (!piece.counts) {
            pen.setDashPattern({4, 3});
        }
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        QPainterPath path{box.bottomLeft()};
        path.lineTo(box.topLeft());
        if (piece.part.top) {
            path.lineTo(box.topRight());
        } else {
            // Torn off: it goes on upwards.
            const int teeth = std::max(1, static_cast<int>(box.width() / 7));
            for (int i = 1; i <= 2 * teeth; ++i) {
                path.lineTo(box.left() + box.width() * i / (2 * teeth), box.top() + (i % 2 ? 4.0 : 0.0));
            }
        }
        path.lineTo(box.bottomRight());
        if (piece.part.bottom) {
            path.closeSubpath();
        }
        m_painter.drawPath(path);
    }

    [[nodiscard]] int rankOf(const ProfilePiece& piece) const {
        if (m_profile.blockedAt && m_profile.blockedAt->piece == piece.piece) {
            return 0;
        }
        return m_marks.piece == piece.piece ? 1 : piece.counts ? 2 : 3;
    }

    /// Above `thing`, in the first row that is free of other names and of the line; else beside it. False if there is
    /// no place.
    bool write(const QString& text, const QRectF& element, const QFont& font, const QColor& ink, double widest) {
        const QFontMetricsF metrics{font};
        const QString shown = metrics.elidedText(text, Qt::ElideRight, widest);
        const double width = metrics.horizontalAdvance(shown) + 6;
        const double farRight = m_frame.plot.right() + kRight - width - 2;
        const double left =
            std::clamp(element.center().x() - width / 2, std::min(m_frame.plot.left() + 2, farRight), farRight);
        for (QRectF box{left, element.top() - kRow - 3, width, kRow}; box.top() >= m_frame.plot.top() - kAbove;
             box.translate(0, -kRow / 2)) {
            if (isFree(box)) {
                return put(shown, box, font, ink);
            }
        }
        for (const double x : {element.right() + 4, element.left() - 4 - width}) {
            for (QRectF box{x, std::max(element.top(), m_frame.plot.top()), width, kRow};
                 box.bottom() < element.bottom(); box.translate(0, kRow / 2)) {
                if (x <= farRight && isFree(box)) {
                    return put(shown, box, font, ink);
                }
            }
        }
        return false;
    }

    bool put(const QString& text, const QRectF& box, const QFont& font, const QColor& ink) {
        m_painter.setFont(font);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(faded(m_theme.ground, 0.8));
        m_painter.drawRoundedRect(box, 3, 3);
        m_painter.setPen(ink);
        m_painter.drawText(box, Qt::AlignCenter, text);
        m_taken.append(box);
        return true;
    }

    [[nodiscard]] bool isFree(const QRectF& box) const {
        return std::ranges::none_of(m_taken, [&](const QRectF& other) { return other.intersects(box); }) &&
               !meetsLine(box);
    }

    [[nodiscard]] bool meetsLine(const QRectF& box) const {
        const QRectF wide = box.adjusted(-2, -3, 2, 3);
        for (int i = 0; i <= 200; ++i) {
            if (wide.contains(m_line.pointAt(i / 200.0))) {
                return true;
            }
        }
        return false;
    }

    QPainter& m_painter;
    const scenarios::Scenario& m_scenario;
    const scenarios::Verdict& m_verdict;
    const VerdictProfile& m_profile;
    const ProfileFrame& m_frame;
    const Theme& m_theme;
    const ProfileMarks& m_marks;
    PaintOptions m_options;
    QLineF m_line;
    QList<QRectF> m_taken;
};

} // namespace

ProfileFrame profileFrame(const scenarios::Scenario& scenario,
                          const scenarios::Verdict& verdict,
                          const VerdictProfile& profile,
                          const QRectF& area) {
    ProfileFrame frame;
    const double length = profile.line.length.inches();
    const geometry::SightLine line = headlineOf(verdict).line;
    const QPointF from = toInches(line.from);
    const QPointF way = length > 0 ? (toInches(line.to) - from) / length : QPointF{1, 0};
    const auto reach = [&](const scenarios::ModelId& id, double at) {
        const auto* model = scenario.model(id);
        return model ? reachOf(model->placed(), from, way, at) : ProfileReach{at, at};
    };
    frame.observer = reach(verdict.observer, 0.0);
    frame.target = reach(verdict.target, length);
    double highest =
        std::max({profile.observer.top, profile.target.top, profile.line.fromZ, profile.line.toZ}).inches();
    for (const ProfilePiece& piece : profile.pieces) {
        highest = std::max(highest, piece.part.top.value_or(piece.part.bottom.value_or(geometry::Length{})).inches());
    }
    frame.highest = std::max(kMinHeight, kHead * highest);
    frame.start = std::min(0.0, frame.observer.from);
    frame.end = std::max(length, frame.target.to);
    const double width = std::max(1.0, area.width() - kLeft - kRight);
    const double height = std::max(1.0, area.height() - kAbove - kBelow);
    const double inches = std::max(frame.end - frame.start, 0.1);
    frame.dotsPerInch = std::min(width / inches, height / frame.highest);
    frame.dotsPerRise = std::min(kMaxStretch * frame.dotsPerInch, height / frame.highest);
    const double along = inches * frame.dotsPerInch;
    const double bottom = area.bottom() - kBelow;
    frame.plot = QRectF{QPointF{area.left() + kLeft + (width - along) / 2, bottom - frame.highest * frame.dotsPerRise},
                        QPointF{area.left() + kLeft + (width + along) / 2, bottom}};
    return frame;
}

QRectF profileBox(const ProfileFrame& frame, const ProfilePiece& piece) {
    const double low = piece.part.bottom ? piece.part.bottom->inches() : 0.0;
    const double high = piece.part.top ? piece.part.top->inches() : frame.highest;
    QRectF box{frame.at(piece.part.from.inches(), high), frame.at(piece.part.to.inches(), low)};
    if (!piece.part.top) {
        box.setTop(frame.plot.top() - kTorn);
    }
    if (box.width() < kSheetWidth) {
        box = QRectF{box.center().x() - kSheetWidth / 2, box.top(), kSheetWidth, box.height()};
    }
    return box;
}

std::optional<scenarios::PieceId>
profilePieceAt(const VerdictProfile& profile, const ProfileFrame& frame, QPointF place) {
    std::optional<scenarios::PieceId> found;
    double smallest = 0.0;
    for (const ProfilePiece& piece : profile.pieces) {
        const QRectF box = profileBox(frame, piece);
        const bool isSheet = piece.part.from == piece.part.to;
        const QRectF reach = isSheet ? box.adjusted(-kSheetSlack, 0, kSheetSlack, 0) : box;
        const double size = isSheet ? 0.0 : box.width() * box.height();
        if (reach.contains(place) && (!found || size < smallest)) {
            found = piece.piece;
            smallest = size;
        }
    }
    return found;
}

double lineHeightAt(const VerdictProfile& profile, double station) {
    const double length = profile.line.length.inches();
    const double share = length > 0 ? std::clamp(station / length, 0.0, 1.0) : 0.0;
    return profile.line.fromZ.inches() + share * (profile.line.toZ - profile.line.fromZ).inches();
}

void paintProfile(QPainter& painter,
                  const scenarios::Scenario& scenario,
                  const scenarios::Verdict& verdict,
                  const VerdictProfile& profile,
                  const QRectF& area,
                  const Theme& theme,
                  const ProfileMarks& marks) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(area, theme.ground);
    const ProfileFrame frame = profileFrame(scenario, verdict, profile, area);
    Painting painting{painter, scenario, verdict, profile, frame, theme, marks};
    painting.ground(area);
    std::ranges::for_each(profile.pieces, [&](const ProfilePiece& piece) { painting.piece(piece); });
    painting.model(profile.observer, frame.observer, verdict.observer);
    painting.model(profile.target, frame.target, verdict.target);
    painting.line();
    painting.modelNames();
    painting.pieceNames();
    painting.station();
    painting.note(area);
    painter.restore();
}

} // namespace sightline::app

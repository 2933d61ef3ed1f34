#include "app/desktop/widgets/figure_label.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::app {

namespace {

int digitWidth(const QFontMetrics& metrics) {
    int widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit) {
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char{digit}));
    }
    return widest;
}

int advance(const QFontMetrics& metrics, QChar c, int digits) {
    return c.isDigit() ? digits : metrics.horizontalAdvance(c);
}

/// 0 in the middle, ±1 at 200 mm; fine where it matters, near the tolerance.
double onBar(double millimeters) {
    const double size = std::log1p(std::abs(millimeters)) / std::log1p(200.0);
    return std::copysign(std::min(size, 1.0), millimeters);
}

} // namespace

FigureLabel::FigureLabel(const QString& caption, QWidget* parent) : QWidget{parent}, m_caption{caption} {
    QSizePolicy policy{QSizePolicy::Expanding, QSizePolicy::Fixed};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFigure(QStringLiteral("–"));
}

void FigureLabel::setFigure(const QString& text) {
    if (std::exchange(m_text, text) != text) {
        describe();
    }
}

void FigureLabel::setCaption(const QString& caption) {
    if (std::exchange(m_caption, caption) != caption) {
        describe();
    }
}

void FigureLabel::describe() {
    setAccessibleName(tr("%1: %2").arg(m_caption, m_text));
    updateGeometry();
    update();
}

QFont FigureLabel::figureFont() const {
    QFont figures = font();
    figures.setPointSizeF(14.0);
    return figures;
}

QFont FigureLabel::captionFont() const {
    QFont small = font();
    small.setPointSizeF(9.0);
    return small;
}

int FigureLabel::figureWidth() const {
    const QFontMetrics figures{figureFont()};
    const int digits = digitWidth(figures);
    int width = 0;
    for (const QChar c : m_text) {
        width += advance(figures, c, digits);
    }
    return width;
}

int FigureLabel::captionHeight(int width) const {
    const QFontMetrics caption{captionFont()};
    return std::max(caption.height(),
                    caption.boundingRect(QRect{0, 0, width, QWIDGETSIZE_MAX}, Qt::TextWordWrap, m_caption).height());
}

QSize FigureLabel::sizeHint() const {
    const QFontMetrics caption{captionFont()};
    return {std::max(figureWidth(), caption.horizontalAdvance(m_caption)) + 2,
            QFontMetrics{figureFont()}.height() + caption.height()};
}

QSize FigureLabel::minimumSizeHint() const {
    constexpr int kLetters = 24; // of a caption that needs no second line
    const QSize whole = sizeHint();
    const int caption = kLetters * QFontMetrics{captionFont()}.averageCharWidth();
    return {std::min(whole.width(), std::max(figureWidth() + 2, caption)), whole.height()};
}

int FigureLabel::heightForWidth(int width) const { return QFontMetrics{figureFont()}.height() + captionHeight(width); }

void FigureLabel::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setFont(captionFont());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const int captionHeight = this->captionHeight(width());
    painter.drawText(QRect{0, 0, width(), captionHeight}, Qt::TextWordWrap, m_caption);

    painter.setFont(figureFont());
    painter.setPen(palette().color(QPalette::WindowText));
    const QFontMetrics figures{figureFont()};
    const int digits = digitWidth(figures);
    const int baseline = captionHeight + figures.ascent();
    int x = 0;
    for (const QChar c : m_text) {
        const int cell = advance(figures, c, digits);
        painter.drawText(x + (cell - figures.horizontalAdvance(c)) / 2, baseline, QString{c});
        x += cell;
    }
}

void FigureLabel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

ClearanceBar::ClearanceBar(QWidget* parent) : QWidget{parent} {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(
        tr("The clearance on a scale that is finest around zero: right of the center a beam of that width passes, "
           "left of it that width is missing. Inside the band the answer turns within the tolerance."));
}

void ClearanceBar::setClearance(std::optional<double> millimeters, double toleranceMillimeters) {
    if (m_clearance != millimeters || m_tolerance != toleranceMillimeters) {
        m_clearance = millimeters;
        m_tolerance = toleranceMillimeters;
        update();
    }
}

void ClearanceBar::setColors(const QColor& clear, const QColor& blocked, const QColor& tooClose) {
    m_clear = clear;
    m_blocked = blocked;
    m_tooClose = tooClose;
    update();
}

void ClearanceBar::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const double left = 7.0;
    const double half = width() / 2.0 - left;
    const double middle = width() / 2.0;
    const double y = height() / 2.0;
    const auto faint = [](QColor color, float alpha) {
        color.setAlphaF(alpha);
        return color;
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(m_blocked, 0.35F));
    painter.drawRoundedRect(QRectF{left, y - 2.5, half, 5}, 2.5, 2.5);
    painter.setBrush(faint(m_clear, 0.35F));
    painter.drawRoundedRect(QRectF{middle, y - 2.5, half, 5}, 2.5, 2.5);
    const double band = onBar(m_tolerance) * half;
    painter.setBrush(faint(m_tooClose, 0.75F));
    painter.drawRect(QRectF{middle - band, y - 5, 2 * band, 10});
    if (m_clearance) {
        const double x = middle + onBar(*m_clearance) * half;
        painter.setPen(QPen{palette().color(QPalette::Window), 1.5});
        painter.setBrush(palette().color(QPalette::WindowText));
        painter.drawEllipse(QPointF{x, y}, 5.5, 5.5);
    }
}

} // namespace sightline::app

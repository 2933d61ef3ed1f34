#include "app/desktop/design/map_legend.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

#include <cmath>

namespace sightline::app {

namespace {

constexpr int kPadding = 10;
constexpr int kWidth = 150;
constexpr int kBarHeight = 116;
constexpr int kLetters = 11;
constexpr int kFromCorner = 12;

} // namespace

MapLegend::MapLegend(QWidget* canvas) : QWidget{canvas} {
    setObjectName(QStringLiteral("mapLegend"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Scale of the map"));
    canvas->installEventFilter(this);
    hide();
}

QFont MapLegend::letters(bool bold) const {
    QFont result = font();
    result.setPixelSize(kLetters);
    result.setBold(bold);
    return result;
}

int MapLegend::titleHeight() const { return QFontMetrics{letters(true)}.boundingRect(0, 0, kWidth - 2 * kPadding, 1000, Qt::TextWordWrap, m_title).height(); }

QSize MapLegend::sizeHint() const {
    const int line = QFontMetrics{letters(false)}.lineSpacing();
    return {kWidth, 2 * kPadding + titleHeight() + kPadding / 2 + kBarHeight + kPadding / 2 + 3 * line};
}

void MapLegend::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void MapLegend::showMap(const HeatPicture& picture, const QString& title) {
    m_picture = picture;
    m_title = title;
    setAccessibleDescription(title);
    setVisible(!picture.isEmpty());
    place();
    update();
}

void MapLegend::setNote(const QString& note) {
    m_note = note;
    update();
}

void MapLegend::setProbe(std::optional<double> share, const QString& text) {
    m_share = share;
    m_probe = text;
    update();
}

void MapLegend::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{m_theme.textQuiet, 1.0});
    painter.setBrush(m_theme.labelFill);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const int title = titleHeight();
    const int inside = kWidth - 2 * kPadding;
    painter.setPen(m_theme.text);
    painter.setFont(letters(true));
    painter.drawText(QRect{kPadding, kPadding, inside, title}, Qt::TextWordWrap, m_title);
    painter.setFont(letters(false));
    const QRectF bar(kPadding + kPadding, kPadding + title + kPadding / 2.0, inside - kPadding, kBarHeight);
    paintHeatLegend(painter, m_picture, bar, m_theme, kLetters);
    if (m_share) {
        const double y = bar.bottom() - kLetters / 2.0 - *m_share * (bar.height() - kLetters);
        const QPolygonF pointer{{QPointF{bar.left() - 1, y}, QPointF{bar.left() - 8, y - 5}, QPointF{bar.left() - 8, y + 5}}};
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.text);
        painter.drawPolygon(pointer);
    }
    const int line = QFontMetrics{letters(false)}.lineSpacing();
    const int below = static_cast<int>(bar.bottom()) + kPadding / 2;
    painter.setPen(m_theme.text);
    painter.setFont(letters(false));
    painter.drawText(QRect{kPadding, below, inside, 2 * line}, Qt::TextWordWrap, m_probe);
    painter.setFont(letters(true));
    painter.setPen(m_theme.warning);
    painter.drawText(QRect{kPadding, below + 2 * line, inside, line}, Qt::AlignVCenter | Qt::AlignLeft, m_note);
}

bool MapLegend::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) {
        place();
    }
    return QWidget::eventFilter(watched, event);
}

void MapLegend::showEvent(QShowEvent* event) {
    place();
    QWidget::showEvent(event);
}

void MapLegend::place() {
    resize(sizeHint());
    move(parentWidget()->width() - width() - kFromCorner, kFromCorner);
    raise();
}

} // namespace sightline::app

#include "app/desktop/design/map_legend.h"

#include "app/desktop/canvas/table_view.h"

#include <QFontMetrics>
#include <QPainter>

namespace sightline::app {

namespace {

constexpr int kPadding = 10;
constexpr int kWidth = 150;
constexpr int kBarHeight = 84;
constexpr int kLetters = 11;
constexpr int kFromCorner = 12;

} // namespace

MapLegend::MapLegend(TableView& view) : OnCanvas{&view}, m_view{&view} {
    setObjectName(QStringLiteral("mapLegend"));
    setAccessibleName(tr("Scale of the map"));
    hide();
}

MapLegend::~MapLegend() { arrange(false); }

QFont MapLegend::letters(bool bold) const {
    QFont result = font();
    result.setPixelSize(kLetters);
    result.setBold(bold);
    return result;
}

int MapLegend::titleHeight() const {
    return QFontMetrics{letters(true)}
        .boundingRect(0, 0, kWidth - 2 * kPadding, 1000, Qt::TextWordWrap, m_title)
        .height();
}

int MapLegend::probeLines() const {
    const QFontMetrics metrics{letters(false)};
    return metrics.boundingRect(0, 0, kWidth - 2 * kPadding, 1000, Qt::TextWordWrap, m_probe).height() >
                   metrics.lineSpacing()
               ? 2
               : 1;
}

int MapLegend::noteHeight() const {
    return m_note.isEmpty() ? 0
                            : QFontMetrics{letters(true)}
                                  .boundingRect(0, 0, kWidth - 2 * kPadding, 1000, Qt::TextWordWrap, m_note)
                                  .height();
}

QSize MapLegend::sizeHint() const {
    const int line = QFontMetrics{letters(false)}.lineSpacing();
    const int below = (m_probe.isEmpty() ? 0 : probeLines() * line) + noteHeight();
    return {kWidth, 2 * kPadding + titleHeight() + kPadding / 2 + kBarHeight + (below == 0 ? 0 : kPadding / 2 + below)};
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
    setAccessibleDescription(QStringList{m_title, note}.join(u' ').simplified());
    place();
    update();
}

void MapLegend::setProbe(std::optional<double> share, const QString& text) {
    m_share = share;
    m_probe = text;
    place();
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
        const QPolygonF pointer{
            {QPointF{bar.left() - 1, y}, QPointF{bar.left() - 8, y - 5}, QPointF{bar.left() - 8, y + 5}}};
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.text);
        painter.drawPolygon(pointer);
    }
    const int line = QFontMetrics{letters(false)}.lineSpacing();
    const int below = static_cast<int>(bar.bottom()) + kPadding / 2;
    painter.setPen(m_theme.text);
    painter.setFont(letters(false));
    const int probe = m_probe.isEmpty() ? 0 : probeLines() * line;
    painter.drawText(QRect{kPadding, below, inside, probe}, Qt::TextWordWrap, m_probe);
    painter.setFont(letters(true));
    painter.setPen(m_theme.warning);
    painter.drawText(QRect{kPadding, below + probe, inside, noteHeight()}, Qt::TextWordWrap, m_note);
}

void MapLegend::hideEvent(QHideEvent* event) {
    arrange(false);
    QWidget::hideEvent(event);
}

void MapLegend::place() {
    if (const QSize wanted = sizeHint(); wanted != size()) {
        resize(wanted);
    }
    arrange(!isHidden());
}

void MapLegend::arrange(bool withThis) {
    if (!m_view) {
        return;
    }
    int top = kFromCorner;
    for (auto* legend : m_view->findChildren<MapLegend*>(Qt::FindDirectChildrenOnly)) {
        if (legend == this ? withThis : !legend->isHidden()) {
            legend->move(m_view->width() - kWidth - kFromCorner, top);
            top += legend->height() + kFromCorner;
        }
    }
    m_view->setRightStrip(top > kFromCorner ? kWidth + 2 * kFromCorner : 0);
}

} // namespace sightline::app

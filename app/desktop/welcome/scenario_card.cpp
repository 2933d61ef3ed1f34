#include "app/desktop/welcome/scenario_card.h"

#include "app/desktop/widgets/line_icon.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

namespace sightline::app {

namespace {

constexpr int kMargin = 8;
/// Lines of description; what does not fit is in the tooltip.
constexpr int kLines = 2;

QFont titleFont(QFont font) {
    font.setPointSizeF(11.0);
    font.setBold(true);
    return font;
}

QFont smallFont(QFont font) {
    font.setPointSizeF(9.0);
    return font;
}

} // namespace

ScenarioCard::ScenarioCard(const QString& title, const QString& description, const QString& facts, QWidget* parent)
    : QAbstractButton{parent}, m_description{description}, m_facts{facts} {
    setText(title);
    setAccessibleName(title);
    describe();
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void ScenarioCard::describe() {
    const QString hidden = QString{m_hidden}.replace(QLatin1Char{'\n'}, QStringLiteral(". "));
    QStringList words{m_description, hidden, m_facts};
    words.removeAll({});
    setAccessibleDescription(words.join(QLatin1Char{'\n'}));
    words.prepend(text()); // which may be cut off on the card
    setToolTip(words.join(QLatin1Char{'\n'}));
}

void ScenarioCard::setDescription(const QString& description) {
    m_description = description;
    describe();
    update();
}

void ScenarioCard::setFacts(const QString& facts) {
    m_facts = facts;
    describe();
    update();
}

void ScenarioCard::setPicture(const QImage& picture) {
    m_picture = picture;
    update();
}

void ScenarioCard::setHiddenGame(const QString& lines) {
    m_hidden = lines;
    describe();
    update();
}

QSize ScenarioCard::sizeHint() const {
    const int text = QFontMetrics{titleFont(font())}.height() + (kLines + 1) * QFontMetrics{smallFont(font())}.height();
    return {kPicture.width() + 2 * kMargin, kPicture.height() + text + 3 * kMargin};
}

void ScenarioCard::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QColor accent = palette().color(QPalette::Highlight);
    const QRectF frame = QRectF{rect()}.adjusted(1, 1, -1, -1);
    painter.setBrush(palette().color(QPalette::Base));
    if (hasFocus() || underMouse()) {
        painter.setPen(QPen{accent, 2.0});
    } else {
        painter.setPen(QPen{palette().color(QPalette::Mid), 1.0});
    }
    painter.drawRoundedRect(frame, 8, 8);

    const QRectF place{QPointF{kMargin, kMargin}, QSizeF{kPicture}};
    QPainterPath clip;
    clip.addRoundedRect(place, 4, 4);
    painter.save();
    painter.setClipPath(clip);
    painter.fillRect(place, palette().color(QPalette::AlternateBase));
    if (!m_picture.isNull()) {
        QSizeF size = m_picture.size();
        size.scale(place.size(), Qt::KeepAspectRatio);
        QRectF target{QPointF{}, size};
        target.moveCenter(place.center());
        painter.drawImage(target, m_picture);
    } else if (!m_hidden.isEmpty()) {
        paintHiddenGame(painter, place);
    }
    painter.restore();

    const QFont title = titleFont(font());
    const QFontMetrics titleMetrics{title};
    const int width = kPicture.width();
    int y = 2 * kMargin + kPicture.height();
    painter.setFont(title);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect{kMargin, y, width, titleMetrics.height()}, Qt::AlignLeft | Qt::AlignVCenter,
                     titleMetrics.elidedText(text(), Qt::ElideRight, width));
    y += titleMetrics.height();
    const QFont small = smallFont(font());
    const QFontMetrics metrics{small};
    painter.setFont(small);
    painter.setPen(palette().color(QPalette::Text));
    paintLines(painter, metrics, y);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRect{kMargin, height() - kMargin - metrics.height() + 2, width, metrics.height()},
                     Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(m_facts, Qt::ElideMiddle, width));
}

void ScenarioCard::paintHiddenGame(QPainter& painter, const QRectF& place) const {
    constexpr int kSign = 56;
    const QColor color = palette().color(QPalette::PlaceholderText);
    const QFont font = smallFont(this->font());
    const QFontMetrics metrics{font};
    const QStringList lines = m_hidden.split(QLatin1Char{'\n'});
    double y = place.center().y() - (kSign + static_cast<double>(lines.size()) * metrics.height()) / 2.0;
    painter.drawPixmap(QPointF{place.center().x() - kSign / 2.0, y},
                       linePixmap(QStringLiteral("eye-off"), color, kSign, devicePixelRatioF()));
    y += kSign;
    painter.setFont(font);
    painter.setPen(color);
    for (const QString& line : lines) {
        painter.drawText(QRectF{place.left(), y, place.width(), static_cast<double>(metrics.height())}, Qt::AlignCenter,
                         metrics.elidedText(line, Qt::ElideRight, static_cast<int>(place.width())));
        y += metrics.height();
    }
}

void ScenarioCard::paintLines(QPainter& painter, const QFontMetrics& metrics, int y) const {
    QTextLayout text{m_description, painter.font()};
    text.beginLayout();
    for (int i = 0; i < kLines; ++i) {
        QTextLine line = text.createLine();
        if (!line.isValid()) {
            break;
        }
        line.setLineWidth(kPicture.width());
        const bool last = i + 1 == kLines;
        const QString words =
            last ? m_description.mid(line.textStart()) : m_description.mid(line.textStart(), line.textLength());
        painter.drawText(QRect{kMargin, y, kPicture.width(), metrics.height()}, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(words.trimmed(), Qt::ElideRight, kPicture.width()));
        y += metrics.height();
    }
    text.endLayout();
}

} // namespace sightline::app

#include "app/desktop/widgets/palette_button.h"

#include <QApplication>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr double kDragPixelsPerInch = 10.0; ///< where no table says how large an inch is
constexpr int kSmallPadding = 3;
constexpr int kMinSmallWidth = 32;
constexpr int kMaxSmallWidth = 84;
/// The room of a small picture, without the pen around it.
constexpr QSizeF kSmallPicture{46.0, 24.0};
constexpr double kPenWidth = 2.0;

} // namespace

PaletteButton::PaletteButton(QWidget* parent) : QAbstractButton{parent} {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    setAttribute(Qt::WA_Hover);
    QFont small = font();
    small.setPointSizeF(std::max(7.5, small.pointSizeF() - 1.5));
    setFont(small);
}

void PaletteButton::paintHalo(QPainter& painter) const {
    if (!underMouse() && !isDown() && !hasFocus()) {
        return;
    }
    QColor halo = palette().color(QPalette::Highlight);
    const QColor border = halo;
    halo.setAlphaF(isDown() ? 0.28F : 0.14F);
    painter.setBrush(underMouse() || isDown() ? QBrush{halo} : Qt::NoBrush);
    painter.setPen(hasFocus() ? QPen{border, 1.2} : Qt::NoPen);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(1, 1, -1, -1), 5, 5);
}

void PaletteButton::setSmall(double pixelsPerInch) {
    m_smallScale = pixelsPerInch;
    updateGeometry();
    update();
}

double PaletteButton::smallScaleIn(QSizeF room) const {
    const QSizeF shape = shapeSize();
    return std::min({m_smallScale, room.width() / shape.width(), room.height() / shape.height()});
}

QSize PaletteButton::smallSize() const {
    const double picture = shapeSize().width() * smallScaleIn(kSmallPicture) + kPenWidth;
    const int wide = std::max(static_cast<int>(std::ceil(picture)), fontMetrics().horizontalAdvance(text()));
    return {std::clamp(wide + 2 * kSmallPadding, kMinSmallWidth, kMaxSmallWidth), kSmallHeight};
}

void PaletteButton::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    paintHalo(painter);
    isSmall() ? paintSmall(painter) : paintLarge(painter);
}

void PaletteButton::paintSmall(QPainter& painter) const {
    const int line = fontMetrics().height();
    const int wide = width() - 2 * kSmallPadding;
    const int high = height() - line - 2 * kSmallPadding; // lower than usual below a large font
    painter.save();
    painter.translate(width() / 2.0, kSmallPadding + high / 2.0);
    paintShape(painter, smallScaleIn(kSmallPicture.boundedTo({wide - kPenWidth, high - kPenWidth})));
    painter.restore();
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect{kSmallPadding, height() - line - kSmallPadding / 2, wide, line}, Qt::AlignCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, wide));
}

void PaletteButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        event->accept();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void PaletteButton::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->pos();
    QAbstractButton::mousePressEvent(event);
}

void PaletteButton::mouseMoveEvent(QMouseEvent* event) {
    const bool drags = (event->buttons() & Qt::LeftButton) != 0 &&
                       (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (drags && m_dragData) {
        setDown(false);
        startDrag();
        return;
    }
    QAbstractButton::mouseMoveEvent(event);
}

QPixmap PaletteButton::dragPicture() const {
    const double scale = std::clamp(m_tableScale ? m_tableScale() : kDragPixelsPerInch, 2.5, 100.0);
    const QSizeF shape = draggedSize();
    const QSize size{static_cast<int>(std::ceil(shape.width() * scale)) + 4,
                     static_cast<int>(std::ceil(shape.height() * scale)) + 4};
    QPixmap picture{size * devicePixelRatioF()};
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    paintDragged(painter, scale);
    painter.end();
    return picture;
}

void PaletteButton::startDrag() {
    const QPixmap picture = dragPicture();
    const QSizeF size = picture.deviceIndependentSize();
    auto* drag = new QDrag{this};
    drag->setMimeData(makeDragData());
    drag->setPixmap(picture);
    drag->setHotSpot(QPointF{size.width() / 2, size.height() / 2}.toPoint());
    if (drag->exec(Qt::CopyAction) != Qt::IgnoreAction) {
        emit dropped();
    }
}

} // namespace sightline::app

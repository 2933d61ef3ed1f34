#include "app/desktop/widgets/line_icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

#include <algorithm>

namespace sightline::app {

namespace {

/// The drawing in `color`; the files are drawn in black only.
QByteArray colored(const QByteArray& drawing, const QColor& color) {
    QByteArray result = drawing;
    result.replace("#000000", color.name().toLatin1());
    return result;
}

QByteArray drawingOf(const QString& name) {
    QFile file{QStringLiteral(":/sightline/icons/%1.svg").arg(name)};
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "lineIcon", qPrintable(name));
    return opened ? file.readAll() : QByteArray{};
}

void render(QPainter& painter, const QByteArray& drawing, const QRectF& place, const QColor& color) {
    QSvgRenderer renderer{colored(drawing, color)};
    painter.setOpacity(painter.opacity() * color.alphaF());
    const double side = std::min(place.width(), place.height());
    QRectF square{0, 0, side, side};
    square.moveCenter(place.center());
    renderer.render(&painter, square);
}

class LineIconEngine : public QIconEngine {
public:
    explicit LineIconEngine(QByteArray drawing) : m_drawing{std::move(drawing)} {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const QPalette palette = QGuiApplication::palette();
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        painter->save();
        render(*painter, m_drawing, rect, palette.color(group, role));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap result{size};
        result.fill(Qt::transparent);
        QPainter painter{&result};
        painter.setRenderHint(QPainter::Antialiasing);
        paint(&painter, QRect{QPoint{}, size}, mode, state);
        return result;
    }

    QIconEngine* clone() const override { return new LineIconEngine{m_drawing}; }

private:
    QByteArray m_drawing;
};

} // namespace

QIcon lineIcon(const QString& name) { return QIcon{new LineIconEngine{drawingOf(name)}}; }

QPixmap linePixmap(const QString& name, const QColor& color, int size, qreal devicePixelRatio) {
    QPixmap result{QSize{size, size} * devicePixelRatio};
    result.setDevicePixelRatio(devicePixelRatio);
    result.fill(Qt::transparent);
    QPainter painter{&result};
    painter.setRenderHint(QPainter::Antialiasing);
    render(painter, drawingOf(name), QRectF{0, 0, double(size), double(size)}, color);
    return result;
}

} // namespace sightline::app

#include "app/desktop/photo/corner_view.h"

#include "app/desktop/base/arrow_keys.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr double kHandle = 9.0;      ///< pixels to its edge
constexpr double kReach = 22.0;      ///< a finger hits it within these
constexpr double kMagnifier = 150.0; ///< across
constexpr double kMagnified = 4.0;   ///< pixels of the screen for one of the picture, at least
constexpr double kMargin = 24.0;
constexpr double kLargestScale = 24.0;
constexpr int kGridStep = 6; ///< inches
constexpr std::size_t kMaxSteps = 200;
constexpr double kZoomStep = 1.2;
/// Nobody tells where in a pixel of the picture an edge runs.
constexpr double kHalfPixel = 0.5;
/// The precision of points that were there before.
constexpr double kWholePixel = 1.0;

} // namespace

CornerView::CornerView(QWidget* parent) : QWidget{parent}, m_theme{Theme::light()} {
    setObjectName(QStringLiteral("cornerView"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Picture with handles"));
}

void CornerView::setPicture(const QImage& picture, const Theme& theme) {
    m_theme = theme;
    m_size = picture.size();
    m_picture = picture.isNull()
                    ? FlatPhoto{}
                    : FlatPhoto{picture.convertToFormat(QImage::Format_ARGB32_Premultiplied), QSizeF{picture.size()}};
    fit();
    update();
}

void CornerView::setPoints(std::vector<QPointF> points, QSizeF table) {
    m_points = std::move(points);
    m_within.assign(m_points.size(), kWholePixel);
    m_table = table;
    m_chosen = std::clamp(m_chosen, 0, std::max(0, static_cast<int>(m_points.size()) - 1));
    m_before.clear();
    m_nudges = false;
    tellPoints();
}

void CornerView::changePoints(std::vector<QPointF> points) {
    m_nudges = false;
    remember();
    m_points = std::move(points);
    m_within.assign(m_points.size(), kWholePixel);
    tellPoints();
}

void CornerView::takeBack() {
    if (m_before.empty()) {
        return;
    }
    m_points = std::move(m_before.back());
    m_before.pop_back();
    m_nudges = false;
    tellPoints();
}

QPointF CornerView::chosenPosition() const {
    return m_points.empty() ? QRectF{rect()}.center() : toView(m_points[static_cast<std::size_t>(m_chosen)]);
}

void CornerView::remember() {
    m_before.push_back(m_points);
    if (m_before.size() > kMaxSteps) {
        m_before.erase(m_before.begin());
    }
}

void CornerView::choose(int point) {
    if (point >= 0 && point < static_cast<int>(m_points.size()) && point != m_chosen) {
        m_chosen = point;
        m_nudges = false;
        describe();
        update();
        emit chosenChanged(point);
    }
}

QPointF CornerView::toView(QPointF pixel) const { return m_origin + pixel * m_scale; }
QPointF CornerView::toPicture(QPointF place) const { return (place - m_origin) / m_scale; }

void CornerView::fit() {
    if (m_size.isEmpty()) {
        return;
    }
    m_scale =
        std::max(0.001, std::min((width() - 2 * kMargin) / m_size.width(), (height() - 2 * kMargin) / m_size.height()));
    m_origin = QPointF{(width() - m_size.width() * m_scale) / 2, (height() - m_size.height() * m_scale) / 2};
    m_isFitted = true;
    update();
}

void CornerView::zoomIn() { zoom(kZoomStep * kZoomStep, QRectF{rect()}.center()); }
void CornerView::zoomOut() { zoom(1.0 / (kZoomStep * kZoomStep), QRectF{rect()}.center()); }

void CornerView::zoom(double factor, QPointF place) {
    const QPointF kept = toPicture(place);
    const double least =
        0.25 * std::min(1.0 * width() / std::max(1, m_size.width()), 1.0 * height() / std::max(1, m_size.height()));
    m_scale = std::clamp(m_scale * factor, least, kLargestScale);
    m_origin = place - kept * m_scale;
    m_isFitted = false;
    update();
}

double CornerView::placedWithin() const {
    return m_within.empty() ? kWholePixel : std::max(kHalfPixel, *std::ranges::max_element(m_within));
}

void CornerView::movePoint(QPointF to, double within) {
    m_within[static_cast<std::size_t>(m_chosen)] = within;
    // As far outside as the picture is large: a corner of the table that the camera missed.
    to.setX(std::clamp(to.x(), -1.0 * m_size.width(), 2.0 * m_size.width()));
    to.setY(std::clamp(to.y(), -1.0 * m_size.height(), 2.0 * m_size.height()));
    m_points[static_cast<std::size_t>(m_chosen)] = to;
    tellPoints();
}

void CornerView::tellPoints() {
    describe();
    update();
    emit pointsChanged();
}

void CornerView::describe() {
    if (m_points.empty()) {
        return;
    }
    const QPointF p = m_points[static_cast<std::size_t>(m_chosen)];
    setAccessibleDescription(tr("Handle %1 of %2, at %3, %4 pixels. Tab goes to the next one, arrows move it.")
                                 .arg(m_chosen + 1)
                                 .arg(m_points.size())
                                 .arg(p.x(), 0, 'f', 1)
                                 .arg(p.y(), 0, 'f', 1));
}

int CornerView::pointAt(QPointF place) const {
    int nearest = -1;
    double least = kReach;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const QPointF way = toView(m_points[i]) - place;
        if (const double distance = std::hypot(way.x(), way.y()); distance <= least) {
            least = distance;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

QRectF CornerView::magnifier() const {
    if (m_picture.isNull() || m_points.empty() || (!m_grip && !hasFocus())) {
        return {};
    }
    // Of nine places the one that covers no handle and is farthest from the chosen one. Four handles leave five free.
    const QPointF handle = toView(m_points[static_cast<std::size_t>(m_chosen)]);
    const double right = width() - kMagnifier - 8.0;
    const double bottom = height() - kMagnifier - 8.0;
    QRectF best;
    double farthest = -1.0;
    for (const double x : {8.0, right, (8.0 + right) / 2}) {
        for (const double y : {8.0, bottom, (8.0 + bottom) / 2}) {
            const QRectF box{x, y, kMagnifier, kMagnifier};
            const bool covers = std::ranges::any_of(m_points, [&](QPointF point) {
                return box.adjusted(-kHandle, -kHandle, kHandle, kHandle).contains(toView(point));
            });
            const QPointF way = box.center() - handle;
            const double distance = covers ? -0.5 : std::hypot(way.x(), way.y());
            if (distance > farthest) {
                farthest = distance;
                best = box;
            }
        }
    }
    return best;
}

void CornerView::paintLines(QPainter& painter) const {
    if (m_points.size() != 4) {
        if (m_points.size() == 2) {
            painter.setPen(QPen{m_theme.preview, 2.0});
            painter.drawLine(toView(m_points[0]), toView(m_points[1]));
        }
        return;
    }
    QPolygonF quad;
    scenarios::PhotoCorners corners;
    for (std::size_t i = 0; i < 4; ++i) {
        quad << toView(m_points[i]);
        corners[i] = {m_points[i].x(), m_points[i].y()};
    }
    const auto toTable = pictureToTable(corners, m_size, m_table);
    painter.setBrush(Qt::NoBrush);
    if (toTable) {
        const QTransform back = toTable->inverted();
        painter.setPen(QPen{QColor{m_theme.preview.red(), m_theme.preview.green(), m_theme.preview.blue(), 130}, 1.0});
        for (int x = kGridStep; x < m_table.width(); x += kGridStep) {
            painter.drawLine(toView(back.map(QPointF(x, 0))), toView(back.map(QPointF(x, m_table.height()))));
        }
        for (int y = kGridStep; y < m_table.height(); y += kGridStep) {
            painter.drawLine(toView(back.map(QPointF(0, y))), toView(back.map(QPointF(m_table.width(), y))));
        }
    }
    QPen edge{toTable ? m_theme.preview : m_theme.warning, 2.0};
    if (!toTable) {
        edge.setStyle(Qt::DashLine);
    }
    painter.setPen(edge);
    painter.drawPolygon(quad);
}

void CornerView::paintHandle(QPainter& painter, int point) const {
    const QPointF at = toView(m_points[static_cast<std::size_t>(point)]);
    const bool isChosen = point == m_chosen;
    painter.setBrush(QColor{255, 255, 255, isChosen ? 235 : 170});
    painter.setPen(QPen{isChosen ? m_theme.selection : QColor{30, 30, 30}, isChosen ? 3.0 : 1.5});
    painter.drawEllipse(at, kHandle, kHandle);
    painter.setPen(QPen{QColor{30, 30, 30}, 1.0});
    painter.drawLine(at - QPointF{3, 0}, at + QPointF{3, 0});
    painter.drawLine(at - QPointF{0, 3}, at + QPointF{0, 3});
    // The number stands outside, away from the middle of all.
    QPointF middle;
    for (const QPointF& p : m_points) {
        middle += toView(p) / static_cast<double>(m_points.size());
    }
    const QPointF way = at - middle;
    const double length = std::max(1.0, std::hypot(way.x(), way.y()));
    const QPointF text = at + way / length * (kHandle + 10);
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    const QRectF box{text.x() - 9, text.y() - 9, 18, 18};
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.labelFill);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(m_theme.text);
    painter.drawText(box, Qt::AlignCenter, QString::number(point + 1));
}

void CornerView::paintMagnifier(QPainter& painter) const {
    const QRectF box = magnifier();
    if (box.isNull()) {
        return;
    }
    const double scale = std::max(kMagnified, 2.0 * m_scale);
    const QPointF pixel = m_points[static_cast<std::size_t>(m_chosen)];
    const QSizeF seen = box.size() / scale;
    QPainterPath round;
    round.addEllipse(box);
    painter.save();
    painter.setClipPath(round);
    painter.fillRect(box, m_theme.surround);
    painter.drawImage(box, m_picture.image(), QRectF{pixel - QPointF{seen.width() / 2, seen.height() / 2}, seen});
    for (const auto& [color, width] : {std::pair{QColor{255, 255, 255, 200}, 3.0}, {QColor{20, 20, 20}, 1.0}}) {
        painter.setPen(QPen{color, width});
        painter.drawLine(QPointF{box.left(), box.center().y()}, QPointF{box.center().x() - 6, box.center().y()});
        painter.drawLine(QPointF{box.center().x() + 6, box.center().y()}, QPointF{box.right(), box.center().y()});
        painter.drawLine(QPointF{box.center().x(), box.top()}, QPointF{box.center().x(), box.center().y() - 6});
        painter.drawLine(QPointF{box.center().x(), box.center().y() + 6}, QPointF{box.center().x(), box.bottom()});
        painter.drawPoint(box.center());
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{m_theme.selection, 3.0});
    painter.drawEllipse(box);
}

void CornerView::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), m_theme.surround);
    if (m_picture.isNull()) {
        return;
    }
    // Only what is seen: the rest of a large picture costs nothing.
    const QImage& level = m_picture.imageFor(m_scale * devicePixelRatioF());
    const QRectF whole{m_origin, QSizeF{m_size} * m_scale};
    const QRectF seen = whole.intersected(QRectF{rect()});
    if (!seen.isEmpty()) {
        const double finer = level.width() / whole.width();
        painter.drawImage(seen, level, QRectF{(seen.topLeft() - whole.topLeft()) * finer, seen.size() * finer});
    }
    paintLines(painter);
    for (int i = 0; i < static_cast<int>(m_points.size()); ++i) {
        paintHandle(painter, i);
    }
    paintMagnifier(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{m_theme.selection, 2.0});
        painter.drawRect(QRectF{rect()}.adjusted(1, 1, -1, -1));
    }
}

void CornerView::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    const int point = pointAt(event->position());
    if (event->button() == Qt::LeftButton && point >= 0) {
        choose(point);
        m_nudges = false;
        remember();
        m_grip = toView(m_points[static_cast<std::size_t>(point)]) - event->position();
        setCursor(Qt::BlankCursor); // the magnifier shows the place
        update();
    } else if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        m_panFrom = event->position();
        setCursor(Qt::ClosedHandCursor);
    }
}

void CornerView::mouseMoveEvent(QMouseEvent* event) {
    if (m_grip) {
        movePoint(toPicture(event->position() + *m_grip), 1.0 / m_scale);
    } else if (m_panFrom) {
        m_origin += event->position() - *m_panFrom;
        m_panFrom = event->position();
        m_isFitted = false;
        update();
    } else {
        setCursor(pointAt(event->position()) >= 0 ? Qt::SizeAllCursor : Qt::ArrowCursor);
    }
}

void CornerView::mouseReleaseEvent(QMouseEvent*) {
    if (std::exchange(m_grip, std::nullopt) && !m_before.empty() && m_before.back() == m_points) {
        m_before.pop_back(); // only touched
    }
    m_panFrom.reset();
    setCursor(Qt::ArrowCursor);
    update();
}

void CornerView::wheelEvent(QWheelEvent* event) {
    constexpr double kNotch = 120.0;
    zoom(std::pow(kZoomStep, event->angleDelta().y() / kNotch), event->position());
    event->accept();
}

void CornerView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (event->matches(QKeySequence::Undo)) {
        takeBack();
        return;
    }
    if (key >= Qt::Key_1 && key < Qt::Key_1 + static_cast<int>(m_points.size())) {
        choose(key - Qt::Key_1);
        return;
    }
    const auto arrow = arrowOf(key);
    switch (arrow ? 0 : key) {
    case 0: break;
    case Qt::Key_Home: fit(); return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(kZoomStep, chosenPosition()); return;
    case Qt::Key_Minus: zoom(1.0 / kZoomStep, chosenPosition()); return;
    default: QWidget::keyPressEvent(event); return;
    }
    if (!arrow || m_points.empty()) {
        return;
    }
    constexpr double kFar = 10.0;
    constexpr double kFine = 0.1;
    const double step = event->modifiers() & Qt::ShiftModifier     ? kFar
                        : event->modifiers() & Qt::ControlModifier ? kFine
                                                                   : 1.0;
    if (!std::exchange(m_nudges, true)) {
        remember();
    }
    // The magnifier shows where a step ends.
    movePoint(m_points[static_cast<std::size_t>(m_chosen)] + QPointF{*arrow} * step, std::min(step, kWholePixel));
}

void CornerView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_isFitted) {
        fit();
    }
}

void CornerView::focusInEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason) {
        choose(0);
    } else if (event->reason() == Qt::BacktabFocusReason) {
        choose(static_cast<int>(m_points.size()) - 1);
    }
    QWidget::focusInEvent(event);
    update();
}

void CornerView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool CornerView::focusNextPrevChild(bool next) {
    const int other = m_chosen + (next ? 1 : -1);
    if (other >= 0 && other < static_cast<int>(m_points.size())) {
        choose(other);
        return true;
    }
    return QWidget::focusNextPrevChild(next);
}

} // namespace sightline::app

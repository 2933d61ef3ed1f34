#include "app/desktop/panels/preset_button.h"

#include "app/desktop/scene/piece_drag.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QTextLayout>

#include <utility>

namespace sightline::app {

namespace {

/// Room that styles leave on either side of a text.
constexpr int kSideMargin = 3;

/// Returns the length of the part of a text that fits into a line, whole words only.
qsizetype lengthOfLine(const QString& text, const QFont& font, int width) {
    QTextLayout layout{text, font};
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(width);
    layout.endLayout();
    return line.textLength();
}

/// Returns the text elided after a whole word; within a word only where not even that fits.
QString elidedAtWord(const QString& text, const QFontMetrics& metrics, int width) {
    if (metrics.horizontalAdvance(text) <= width) {
        return text;
    }
    for (qsizetype end = text.lastIndexOf(u' '); end > 0; end = text.lastIndexOf(u' ', end - 1)) {
        const QString shorter = text.left(end) + QStringLiteral(" …");
        if (metrics.horizontalAdvance(shorter) <= width) {
            return shorter;
        }
    }
    return metrics.elidedText(text, Qt::ElideRight, width);
}

} // namespace

PresetButton::PresetButton(std::function<scenarios::Piece()> dragged, QWidget* parent)
    : QToolButton{parent}, m_dragged{std::move(dragged)} {
    setIconSize({24, 24});
    setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    setCheckable(true);
    setAutoRaise(true);
    QSizePolicy policy{QSizePolicy::Ignored, QSizePolicy::MinimumExpanding};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PresetButton::setKindName(const KindName& name) {
    m_name = name;
    setText(name.text());
}

QStringList PresetButton::nameLinesIn(int width) const {
    const int room = width - 2 * kSideMargin;
    if (m_name.category.isEmpty()) {
        return wrapped(text(), room);
    }
    const QString category = text().mid(m_name.name.size()).trimmed();
    return QStringList{fontMetrics().elidedText(m_name.name, Qt::ElideRight, room)} + wrapped(category, room);
}

QStringList PresetButton::wrapped(const QString& text, int room) const {
    const qsizetype first = lengthOfLine(text, font(), room);
    QStringList lines{text.left(first).trimmed(), text.mid(first).trimmed()};
    lines.removeAll(QString{});
    for (QString& line : lines) {
        line = elidedAtWord(line, fontMetrics(), room);
    }
    return lines;
}

QSize PresetButton::sizeHint() const { return {QToolButton::sizeHint().width(), heightForWidth(width())}; }

QSize PresetButton::minimumSizeHint() const { return {iconSize().width(), QToolButton::sizeHint().height()}; }

int PresetButton::heightForWidth(int width) const {
    const int more = static_cast<int>(nameLinesIn(width).size()) - 1;
    return QToolButton::sizeHint().height() + more * fontMetrics().lineSpacing();
}

bool PresetButton::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_effect) {
        const auto effect = std::exchange(m_effect, nullptr);
        if (const QString text = effect(); !text.isEmpty()) {
            setToolTip(toolTip() + u'\n' + text);
        }
    }
    return QToolButton::event(event);
}

void PresetButton::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->pos();
    QToolButton::mousePressEvent(event);
}

void PresetButton::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) == 0 ||
        (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance()) {
        QToolButton::mouseMoveEvent(event);
        return;
    }
    setDown(false); // the release does not click
    auto* carried = new QMimeData;
    carried->setData(QLatin1String{kPieceMediaType}, pieceToDrag(m_dragged()));
    auto* drag = new QDrag{this};
    drag->setMimeData(carried);
    drag->setPixmap(icon().pixmap(iconSize(), devicePixelRatioF()));
    drag->exec(Qt::CopyAction);
}

void PresetButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter{this};
    QStyleOptionToolButton option;
    initStyleOption(&option);
    QStringList lines = nameLines();
    // The first lines of all names of a row are at one height.
    lines.resize(1 + (height() - QToolButton::sizeHint().height()) / fontMetrics().lineSpacing());
    option.text = lines.join(u'\n');
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

} // namespace sightline::app

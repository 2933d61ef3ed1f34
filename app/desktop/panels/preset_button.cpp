#include "app/desktop/panels/preset_button.h"

#include "app/desktop/scene/piece_drag.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QTextLayout>

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

} // namespace

PresetButton::PresetButton(std::function<scenarios::Piece()> dragged, QWidget* parent)
    : QToolButton{parent}, m_dragged{std::move(dragged)} {
    setIconSize({24, 24});
    setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    setCheckable(true);
    setAutoRaise(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void PresetButton::setKindName(const KindName& name) {
    m_name = name;
    setText(name.text());
}

void PresetButton::setNameLines(int lines) {
    m_lines = lines;
    updateGeometry();
}

QStringList PresetButton::nameLines() const {
    const int room = width() - 2 * kSideMargin;
    const QString whole = text();
    if (m_lines == 1 || fontMetrics().size(Qt::TextShowMnemonic, whole).width() <= room) {
        return {fontMetrics().elidedText(whole, Qt::ElideRight, room, Qt::TextShowMnemonic)};
    }
    // The kind tells apart what the game calls the same; it keeps a line of its own.
    const qsizetype first = m_name.isShared ? m_name.name.size() : lengthOfLine(whole, font(), room);
    QStringList lines{whole.left(first).trimmed(), whole.mid(first).trimmed()};
    lines.removeAll(QString{});
    for (QString& line : lines) {
        line = fontMetrics().elidedText(line, Qt::ElideRight, room);
    }
    return lines;
}

QSize PresetButton::sizeHint() const {
    return QToolButton::sizeHint() + QSize{0, (m_lines - 1) * fontMetrics().lineSpacing()};
}

QSize PresetButton::minimumSizeHint() const { return {iconSize().width(), sizeHint().height()}; }

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
    lines.resize(m_lines); // the first lines of all names are at one height
    option.text = lines.join(u'\n');
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

} // namespace sightline::app

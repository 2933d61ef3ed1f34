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
    const QString whole = text();
    if (fontMetrics().size(Qt::TextShowMnemonic, whole).width() <= room) {
        return {whole};
    }
    // The kind tells apart what the game calls the same; it keeps a line of its own.
    const QString name = m_name.isShared ? m_name.name : whole;
    const qsizetype first = lengthOfLine(name, font(), room);
    QStringList lines{name.left(first).trimmed(), name.mid(first).trimmed(), whole.mid(name.size()).trimmed()};
    lines.removeAll(QString{});
    for (QString& line : lines) {
        line = fontMetrics().elidedText(line, Qt::ElideRight, room);
    }
    return lines;
}

QSize PresetButton::sizeHint() const { return {QToolButton::sizeHint().width(), heightForWidth(width())}; }

QSize PresetButton::minimumSizeHint() const { return {iconSize().width(), QToolButton::sizeHint().height()}; }

int PresetButton::heightForWidth(int width) const {
    const int more = static_cast<int>(nameLinesIn(width).size()) - 1;
    return QToolButton::sizeHint().height() + more * fontMetrics().lineSpacing();
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

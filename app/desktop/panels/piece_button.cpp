#include "app/desktop/panels/piece_button.h"

#include "app/shared/painting/piece_painter.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/category_text.h"
#include "app/shared/text/shipped_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr int kPadding = 5;
/// Room for the widest piece, lying: 12 in.
constexpr int kPictureWidth = 84;
constexpr int kWordsWidth = 110;

const std::vector<geometry::Point>& pointsOf(const scenarios::Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    return polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
}

} // namespace

PieceButton::PieceButton(QWidget* parent) : PaletteButton{parent} {
    QSizePolicy policy{QSizePolicy::Expanding, QSizePolicy::Fixed};
    setSizePolicy(policy);
}

void PieceButton::setEntry(const scenarios::CatalogPiece& entry, const scenarios::TerrainRules& terrain) {
    m_entry = entry;
    setPose({}, scenarios::Mirror::AsDrawn);
    setText(shippedText(entry.name));
    QStringList facts{catalogHeightText(entry)};
    // Where tags of its own decide what it is, they stand for its category.
    const bool hasOwnTags = scenarios::meaningOf(m_piece, terrain).hasOwnTags;
    if (const QString category = categoryText(m_piece, terrain);
        !hasOwnTags && !category.isEmpty() && category != kindInName(entry)) {
        facts.append(category);
    }
    facts.append(entry.traits);
    m_facts = facts.join(QStringLiteral(", "));
    const QString words = QStringLiteral("%1, %2").arg(text(), m_facts);
    setAccessibleName(tr("Piece, %1").arg(words));
    setToolTip(tr("%1. Drag it onto the table, or click to place it at the center of the view.").arg(words));
    update();
}

void PieceButton::setPose(geometry::Angle turn, scenarios::Mirror mirror) {
    m_piece = scenarios::placedPiece(m_entry, {}, turn, mirror);
    m_piece.name = nameWhenPlaced(m_entry);
    updateGeometry();
    update();
}

void PieceButton::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

QSizeF PieceButton::shapeSize() const {
    // The middle of the box as drawn stays where it is when the piece is turned, so the farther side counts twice.
    double halfWidth = 0.0;
    double halfHeight = 0.0;
    for (const auto& point : pointsOf(m_piece)) {
        halfWidth = std::max(halfWidth, std::abs(point.x.inches()));
        halfHeight = std::max(halfHeight, std::abs(point.y.inches()));
    }
    return {2 * halfWidth + 0.2, 2 * halfHeight + 0.2};
}

int PieceButton::linesIn(int width, const QString& words) const {
    return fontMetrics().boundingRect(QRect{0, 0, width, 1000}, Qt::TextWordWrap, words).height();
}

QSize PieceButton::sizeHint() const {
    if (isSmall()) {
        return smallSize();
    }
    const int height = std::max(static_cast<int>(std::ceil(shapeSize().height() * kPixelsPerInch)),
                                linesIn(kWordsWidth, text()) + linesIn(kWordsWidth, m_facts));
    return {kPictureWidth + kWordsWidth + 3 * kPadding, height + 2 * kPadding};
}

void PieceButton::paintShape(QPainter& painter, double pixelsPerInch) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixelsPerInch, pixelsPerInch);
    paintPiece(painter, m_piece, {}, false, m_theme, {pixelsPerInch});
}

void PieceButton::paintLarge(QPainter& painter) const {
    painter.save();
    painter.translate(kPadding + kPictureWidth / 2.0, height() / 2.0);
    paintShape(painter, kPixelsPerInch);
    painter.restore();

    const int left = kPictureWidth + 2 * kPadding;
    const int wide = width() - left - kPadding;
    const int name = linesIn(wide, text());
    const int facts = linesIn(wide, m_facts);
    const int top = std::max(0, (height() - name - facts) / 2);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect{left, top, wide, name}, Qt::TextWordWrap, text());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRect{left, top + name, wide, facts}, Qt::TextWordWrap, m_facts);
}

} // namespace sightline::app

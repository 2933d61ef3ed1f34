#include "app/desktop/scene/tape_item.h"

#include "app/shared/painting/tape_painter.h"

#include <utility>

namespace sightline::app {

namespace {

/// Words beside a line, in pixels.
constexpr double kReach = 120.0;

} // namespace

TapeItem::TapeItem(const PaintOptions& options, FrameBudget& frames, Part part)
    : SceneItem{options, kReach}, m_part{part} {
    keepPicture(frames);
    setVisible(false);
}

void TapeItem::setLines(std::vector<scenarios::TapeLine> lines) {
    if (lines == m_lines) {
        return;
    }
    m_lines = std::move(lines);
    setBox(boxOf(m_lines));
    setVisible(!m_lines.empty());
    repaint();
}

void TapeItem::draw(QPainter& painter, const QRectF&) {
    if (m_part == Part::Lines) {
        paintTapeLines(painter, m_lines, options().theme, options().scale);
    } else {
        paintTapeLengths(painter, m_lines, options().theme, options().scale);
    }
}

} // namespace sightline::app

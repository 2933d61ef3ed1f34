#pragma once

#include "app/desktop/scene/items/thing_item.h"
#include "scenarios/tape_lines.h"

#include <vector>

namespace sightline::app {

/// The tape lines of all pieces, over the terrain.
class TapeItem : public ThingItem {
public:
    TapeItem(const PaintOptions& options, FrameShare& frames);

    void setLines(std::vector<scenarios::TapeLine> lines);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    std::vector<scenarios::TapeLine> m_lines;
};

} // namespace sightline::app

#pragma once

#include "app/desktop/scene/scene_item.h"
#include "scenarios/edits/tape_lines.h"

#include <vector>

namespace sightline::app {

/// The dimension lines of all pieces, above the terrain, or their lengths, above everything else.
class TapeItem : public SceneItem {
public:
    enum class Part { Lines, Lengths };
    TapeItem(const PaintOptions& options, FrameBudget& frames, Part part);

    void setLines(std::vector<scenarios::TapeLine> lines);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    Part m_part;
    std::vector<scenarios::TapeLine> m_lines;
};

} // namespace sightline::app

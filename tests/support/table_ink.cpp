#include "tests/support/table_ink.h"

#include <cstdlib>

namespace sightline::test {

using app::PaintOptions;
using namespace sightline::scenarios;

Verdict ask(const scenarios::Scenario& scenario, const QString& from, const QString& to) {
    const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
    return scenarios::judge(table, {ModelId{from}, ModelId{to}});
}

QImage picture(const scenarios::Scenario& scenario, std::span<const Verdict> verdicts, PaintOptions options) {
    options.rulers = false;
    options.verdictLabels = false;
    return app::tableImage(scenario, verdicts, options);
}

QColor at(const QImage& image, QPointF place, const PaintOptions& options) {
    const double dots = options.scale.pixelsPerInch;
    const double margin = 2.0; // see `pictureArea`
    return image.pixelColor(static_cast<int>(place.x() * dots + margin), static_cast<int>(place.y() * dots + margin));
}

int difference(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

bool isColored(const QImage& image, QPointF place, const QColor& color) {
    for (int dx = -2; dx <= 2; ++dx) {
        for (int dy = -2; dy <= 2; ++dy) {
            if (difference(at(image, place + QPointF(dx, dy) / PaintOptions{}.scale.pixelsPerInch), color) < 60) {
                return true;
            }
        }
    }
    return false;
}

} // namespace sightline::test

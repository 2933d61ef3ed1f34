#pragma once

#include "app/shared/painting/table_painter.h"
#include "scenarios/judge/judge.h"

#include <QImage>

/// Looking for ink in pictures of tables.
namespace sightline::test {

/// With all details.
[[nodiscard]] scenarios::Verdict ask(const scenarios::Scenario& scenario, const QString& from, const QString& to);

/// Without rulers and labels.
[[nodiscard]] QImage picture(const scenarios::Scenario& scenario,
                             std::span<const scenarios::Verdict> verdicts,
                             app::PaintOptions options = {});

/// The color at a place of the table in such a picture.
[[nodiscard]] QColor at(const QImage& image, QPointF place, const app::PaintOptions& options = {});

/// Returns the sum of the differences of red, green and blue.
[[nodiscard]] int difference(const QColor& a, const QColor& b);

/// True if the color comes within a few pixels of a place.
[[nodiscard]] bool isColored(const QImage& image, QPointF place, const QColor& color);

} // namespace sightline::test

#pragma once

#include "scenarios/analysis/layout_report.h"

#include <QByteArray>
#include <QImage>

class QPainter;

/// A layout on one page that a tournament's organiser can sign: picture, both sides' key figures, symmetry, what set-up
/// error does to them, the hash of the scenario.
namespace sightline::app {

/// Draws the page, A4, whose painter measures in points. What does not fit is first written smaller.
void paintSignOff(QPainter& painter, const scenarios::PreparedTable& table, const scenarios::LayoutReport& report);

/// The same as a PDF file of one page; the same bytes for the same report. Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray signOffPdf(const scenarios::PreparedTable& table, const scenarios::LayoutReport& report);

/// The same as a picture. `width` in dots.
[[nodiscard]] QImage
signOffImage(const scenarios::PreparedTable& table, const scenarios::LayoutReport& report, int width);

} // namespace sightline::app

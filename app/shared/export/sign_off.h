#pragma once

#include "scenarios/analysis/layout_report.h"

#include <QByteArray>

class QPainter;

/// A layout on one page for the signature of a tournament's organizer: picture, key figures of both sides, symmetry,
/// effects of set-up errors, the hash of the scenario.
namespace sightline::app {

/// Returns the page as a PDF file; equal reports give equal bytes. Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray signOffPdf(const scenarios::PreparedTable& table, const scenarios::LayoutReport& report);

} // namespace sightline::app

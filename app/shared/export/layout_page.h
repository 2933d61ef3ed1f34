#pragma once

#include "scenarios/analysis/layout_report.h"

#include <QByteArray>
#include <QString>

namespace sightline::app {

/// Returns the report of a layout as one self-contained HTML page: figures, tables, embedded maps, the set-up sheet and
/// a line for a signature. Precondition: a QGuiApplication exists.
[[nodiscard]] QString layoutPage(const scenarios::PreparedTable& table, const scenarios::LayoutReport& report);

/// Returns the page as an A4 PDF.
[[nodiscard]] QByteArray layoutPdf(const QString& page);

} // namespace sightline::app

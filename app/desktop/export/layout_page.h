#pragma once

#include "scenarios/analysis/layout_report.h"

#include <QByteArray>
#include <QString>

namespace sightline::app {

/// A layout's report as one HTML page that needs nothing else: figures, tables, maps as pictures in the page, the
/// set-up sheet and a line to sign on. Precondition: a QGuiApplication exists.
[[nodiscard]] QString layoutPage(const scenarios::PreparedTable& table, const scenarios::LayoutReport& report);

/// The same on pages of A4.
[[nodiscard]] QByteArray layoutPdf(const QString& page);

} // namespace sightline::app

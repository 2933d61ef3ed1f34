#include "scenarios/base/csv.h"

namespace sightline::scenarios {

QByteArray csvCell(const QString& text) {
    QByteArray cell = text.toUtf8();
    if (cell.contains(',') || cell.contains('"') || cell.contains('\n') || cell.contains('\r')) {
        cell = '"' + cell.replace("\"", "\"\"") + '"';
    }
    return cell;
}

} // namespace sightline::scenarios

#include "app/shared/text/version_text.h"

namespace sightline::app {

QString versionText() {
    return QStringLiteral(SIGHTLINE_VERSION " (commit " SIGHTLINE_COMMIT ", Qt %1, CGAL " SIGHTLINE_CGAL
                                            ", " SIGHTLINE_COMPILER ")")
        .arg(QString::fromLatin1(qVersion()));
}

} // namespace sightline::app

#include "tests/support/screen_reader.h"

#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>
#include <QtGui/private/qguiapplication_p.h>

namespace sightline::test {

void listenAsAScreenReader(QAccessible::UpdateHandler handler) {
    QAccessible::installUpdateHandler(handler);
    // Without a screen reader Qt tells nobody, and a machine of tests has none.
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
}

} // namespace sightline::test

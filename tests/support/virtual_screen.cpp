#include "tests/support/virtual_screen.h"

#include <QStandardPaths>

#include <csignal>
#include <sys/prctl.h>

namespace sightline::test {

namespace {

constexpr int kTimeoutMilliseconds = 60'000;

} // namespace

VirtualScreen::VirtualScreen(QSize pixels) {
    for (const char* program : {"Xvfb", "xdotool"}) {
        if (QStandardPaths::findExecutable(QLatin1String{program}).isEmpty()) {
            m_problem = QStringLiteral("%1 is not installed.").arg(QLatin1String{program});
            return;
        }
    }
    // Whatever ends the test ends the server.
    m_server.setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGTERM); });
    m_server.setStandardErrorFile(QProcess::nullDevice());
    // The server looks for a free display itself and prints its number when it takes clients.
    m_server.start(QStringLiteral("Xvfb"),
                   {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"), QStringLiteral("0"),
                    QStringLiteral("%1x%2x24").arg(pixels.width()).arg(pixels.height()), QStringLiteral("-dpi"),
                    QStringLiteral("96"), QStringLiteral("-nolisten"), QStringLiteral("tcp"),
                    QStringLiteral("-noreset")});
    while (!m_server.canReadLine() && m_server.waitForReadyRead(kTimeoutMilliseconds)) {
    }
    const QByteArray number = m_server.readLine().trimmed();
    if (number.isEmpty()) {
        m_problem = QStringLiteral("Xvfb does not start.");
        return;
    }
    for (const char* variable : {"WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "XDG_CURRENT_DESKTOP",
                                 "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "QT_QPA_PLATFORMTHEME",
                                 "QT_STYLE_OVERRIDE", "QT_IM_MODULE", "QT_SCALE_FACTOR", "QT_FONT_DPI"}) {
        qunsetenv(variable);
    }
    qputenv("DISPLAY", ':' + number);
    qputenv("QT_QPA_PLATFORM", "xcb");
    qputenv("QT_XCB_GL_INTEGRATION", "none");
}

VirtualScreen::~VirtualScreen() {
    m_server.terminate();
    m_server.waitForFinished();
}

} // namespace sightline::test

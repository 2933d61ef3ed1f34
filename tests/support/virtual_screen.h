#pragma once

#include <QProcess>
#include <QSize>
#include <QString>

namespace sightline::test {

/// An X server without a monitor (Xvfb), on a display of its own, for tests whose windows take real clicks and keys.
///
/// Precondition: made before the application and gone after it.
class VirtualScreen {
public:
    /// Starts the server and makes it the display of this program, with nothing of the desktop of the user.
    explicit VirtualScreen(QSize pixels);
    ~VirtualScreen();
    VirtualScreen(const VirtualScreen&) = delete;
    VirtualScreen& operator=(const VirtualScreen&) = delete;

    /// Returns why there is no screen, in a sentence; empty if there is one.
    [[nodiscard]] const QString& problem() const { return m_problem; }

private:
    QProcess m_server;
    QString m_problem;
};

} // namespace sightline::test

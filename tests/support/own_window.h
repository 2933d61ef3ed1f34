#pragma once

#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/window/main_window.h"

#include <QEvent>
#include <QTemporaryDir>

#include <optional>

namespace sightline::test {

/// A window of 1300 x 850 pixels with settings in a folder of its own, and the hands of a user on its table.
struct OwnWindow {
    QTemporaryDir folder;
    app::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    app::MainWindow window{settings};

    /// Shows the window in front, with a table that ships or with another that takes its place.
    void show(const QString& shipped, const std::optional<scenarios::Scenario>& table = {});
    template <class Widget> [[nodiscard]] Widget* find(const char* name) const {
        return window.findChild<Widget*>(QLatin1String{name});
    }
    /// Saves the table; returns the file.
    [[nodiscard]] QString file();

    /// Places are in table inches.
    void send(QEvent::Type type, QPointF place, Qt::MouseButton button, Qt::MouseButtons buttons) const;
    void hover(QPointF place) const { send(QEvent::MouseMove, place, Qt::NoButton, Qt::NoButton); }
    void drag(QPointF from, QPointF to, bool letGo = true) const;
    int dragSteps = 10;
};

/// A window with `smallTable`, for tests of hidden games.
struct HiddenGame : OwnWindow {
    HiddenGame();

    [[nodiscard]] app::ActionSet& actions() const { return window.actions(); }
    [[nodiscard]] const scenarios::Scenario& scenario() { return window.document().scenario(); }
    /// Waits until fog and panel are up to date. False if that takes more than twenty seconds.
    [[nodiscard]] bool settled() const;
    /// Turns fog on, in one step, and takes the short ranges of the standard profile in another.
    void turnOn();
    /// Brings a page of the panel to the front.
    void showPage(int index) const;
};

} // namespace sightline::test

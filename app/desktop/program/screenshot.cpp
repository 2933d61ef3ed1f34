#include "app/desktop/program/screenshot.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/program/window_options.h"
#include "app/desktop/window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QPainter>
#include <QPixmap>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

/// The window, and beside it the dialogs that are open.
QPixmap pictureOf(MainWindow& window) {
    QList<QPixmap> parts{window.grab()};
    for (auto* dialog : window.findChildren<QDialog*>(Qt::FindDirectChildrenOnly)) {
        if (dialog->isVisible()) {
            parts << dialog->grab();
        }
    }
    QSizeF size{0.0, 0.0};
    for (const QPixmap& part : parts) {
        size = QSizeF{size.width() + part.deviceIndependentSize().width(),
                      std::max(size.height(), part.deviceIndependentSize().height())};
    }
    const double ratio = parts.front().devicePixelRatio();
    QPixmap whole{(size * ratio).toSize()};
    whole.setDevicePixelRatio(ratio);
    whole.fill(Qt::black);
    QPainter painter{&whole};
    double left = 0.0;
    for (const QPixmap& part : parts) {
        painter.drawPixmap(QPointF{left, 0.0}, part);
        left += part.deviceIndependentSize().width();
    }
    return whole;
}

/// Shows the window, waits for the first answer and writes what is on the screen.
/// `dialog`: opened first, and then it is what is written.
void grabWhenAnswered(MainWindow& window, const QString& path, QAction* dialog) {
    auto* tries = new QTimer{&window};
    QObject::connect(tries, &QTimer::timeout, &window, [&window, path, dialog, isOpen = false, count = 0]() mutable {
        const bool settled = window.isSettled() && ++count > 3;
        if (!settled) {
            return;
        }
        if (dialog && !std::exchange(isOpen, true)) {
            // Not from here: a dialog that waits within the call would wait for this timer too.
            QMetaObject::invokeMethod(dialog, &QAction::trigger, Qt::QueuedConnection);
            count = -10;
            return;
        }
        const auto dialogs = window.findChildren<QDialog*>();
        const auto shown = std::ranges::find_if(dialogs, &QDialog::isVisible);
        QWidget& grabbed = shown == dialogs.end() ? static_cast<QWidget&>(window) : **shown;
        if (!(dialog ? grabbed.grab() : pictureOf(window)).save(path)) {
            QCoreApplication::exit(fail(
                WindowOptions::tr("“%1” could not be written. Choose a folder that exists and is yours.").arg(path)));
            return;
        }
        QCoreApplication::exit(0);
    });
    tries->start(200);
}

/// Returns the function that opens the dialog of this name; null: there is none.
QAction* dialogAction(MainWindow& window, const QString& name) {
    auto& actions = window.actions();
    if (name == u"wall") {
        for (const auto& piece : window.document().scenario().terrain) {
            if (piece.isWall() || !piece.walls.empty()) {
                window.state().setSelection({piece.id});
            }
        }
        return actions.named("overruleWall");
    }
    if (name == u"weapon") {
        auto* add = window.findChild<QAbstractButton*>(QStringLiteral("weaponAdd"));
        auto* opens = new QAction{&window};
        QObject::connect(opens, &QAction::triggered, add, &QAbstractButton::click);
        return opens;
    }
    const auto found = std::ranges::find(actions.all(),
                                         name == u"test-packs" ? QStringLiteral("testPacks")
                                         : name == u"export"   ? QStringLiteral("exportView")
                                                               : name,
                                         &QAction::objectName);
    return found == actions.all().end() ? nullptr : *found;
}

} // namespace

QString startScreenshot(MainWindow& window, const WindowOptions& options) {
    QAction* opens = options.isSet(options.dialog) ? dialogAction(window, options.value(options.dialog)) : nullptr;
    if (options.isSet(options.dialog) && !opens) {
        return WindowOptions::tr("there is no dialog “%1”.").arg(options.value(options.dialog));
    }
    grabWhenAnswered(window, options.value(options.screenshot), opens);
    return {};
}

} // namespace sightline::app

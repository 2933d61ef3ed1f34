#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/worker_thread.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/window/main_window.h"
#include "scenarios/edits/edits.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/benchmarks/event_times.h"
#include "tests/support/gui_table.h"

#include <QAction>
#include <QBuffer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>
#include <functional>
#include <string>
#include <utility>
#include <vector>

/// How long each event holds the thread of the window, on the tournament table: models dragged, turned, undone, the
/// table zoomed and pushed, fog over it, a photo under it, and each command that opens nothing called once. Prints a
/// histogram for each kind of work and what took longest.
using namespace sightline;
using namespace sightline::app;
using sightline::bench::TimingApplication;

namespace {

void wait(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

class Hands {
public:
    Hands(TimingApplication& application, MainWindow& window, QString wanted)
        : m_application{application}, m_window{window}, m_wanted{std::move(wanted)} {}

    void settle() {
        QElapsedTimer timer;
        timer.start();
        do {
            wait(20);
        } while (!m_window.isSettled() && timer.elapsed() < 5000);
    }

    void mouse(QEvent::Type type, QPointF place, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QWidget& canvas = *m_window.view()->viewport();
        const QPointF at = m_window.view()->toViewport(place);
        QCoreApplication::postEvent(&canvas, new QMouseEvent{type, at, canvas.mapToGlobal(at), button, buttons, {}});
        QCoreApplication::processEvents();
    }

    void drag(const scenarios::Model& model, int steps) {
        const QPointF from{model.position.x.inches(), model.position.y.inches()};
        mouse(QEvent::MouseMove, from, Qt::NoButton, {});
        mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
        for (int step = 1; step <= steps; ++step) {
            const double way = step / static_cast<double>(steps);
            mouse(QEvent::MouseMove,
                  {from.x() + (30 - from.x()) * way, from.y() + (22 - from.y()) * way + 3 * std::sin(9 * way)},
                  Qt::NoButton, Qt::LeftButton);
        }
        mouse(QEvent::MouseButtonRelease, {30, 22}, Qt::LeftButton, {});
    }

    /// Notches in, and out again.
    void wheel(int notches) {
        QWidget& canvas = *m_window.view()->viewport();
        const QPointF middle = QRectF{canvas.rect()}.center();
        for (int i = 0; i < 2 * notches; ++i) {
            QCoreApplication::postEvent(&canvas, new QWheelEvent{middle,
                                                                 canvas.mapToGlobal(middle),
                                                                 {},
                                                                 {0, i < notches ? 120 : -120},
                                                                 {},
                                                                 {},
                                                                 Qt::NoScrollPhase,
                                                                 false});
            QCoreApplication::processEvents();
        }
    }

    /// With the middle button, round in a circle.
    void pan(int steps) {
        QWidget& canvas = *m_window.view()->viewport();
        const QPointF middle = QRectF{canvas.rect()}.center();
        const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons) {
            QCoreApplication::postEvent(&canvas,
                                        new QMouseEvent{type, at, canvas.mapToGlobal(at), button, buttons, {}});
            QCoreApplication::processEvents();
        };
        send(QEvent::MouseButtonPress, middle, Qt::MiddleButton, Qt::MiddleButton);
        for (int step = 0; step < steps; ++step) {
            const double angle = step * 0.1;
            send(QEvent::MouseMove, middle + 150 * QPointF{std::sin(angle), 1 - std::cos(angle)}, Qt::NoButton,
                 Qt::MiddleButton);
        }
        send(QEvent::MouseButtonRelease, middle, Qt::MiddleButton, {});
    }

    [[nodiscard]] bool wants(const std::string& work) const { return QString::fromStdString(work).contains(m_wanted); }

    void timed(const std::string& work, const std::function<void()>& act) {
        if (!wants(work)) {
            return;
        }
        m_application.begin(work);
        act();
        settle();
        m_application.end();
    }

    /// An action called from an event of its own, so that it is timed.
    void call(QAction* action) {
        m_application.say(action->objectName().toStdString());
        QMetaObject::invokeMethod(
            action, [action] { action->trigger(); }, Qt::QueuedConnection);
        QCoreApplication::processEvents();
    }

private:
    TimingApplication& m_application;
    MainWindow& m_window;
    QString m_wanted; ///< words of the work that is timed
};

/// A photo of 24 million pixels under the table, with grain everywhere so that nothing is cheaper than in a real one.
scenarios::TablePhoto photo() {
    QImage image{6000, 4000, QImage::Format_RGB32};
    quint32 state = 7;
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            state = state * 1664525U + 1013904223U;
            const int grey = 110 + static_cast<int>(state >> 27);
            line[x] = qRgb(grey, grey - 6, grey - 14);
        }
    }
    QByteArray jpeg;
    QBuffer buffer{&jpeg};
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "jpg", 90);
    return {QStringLiteral("photo.jpg"), scenarios::PictureFile{jpeg},
            scenarios::PhotoCorners{{{310, 220}, {5700, 180}, {5900, 3900}, {90, 3800}}}, 0.8};
}

/// All that open nothing, one by one; twice, so that switches are back where they were.
void timeCommands(Hands& hands, MainWindow& window, const QString& wanted) {
    auto& actions = window.actions();
    for (QAction* action : actions.all()) {
        const QString text = action->text().section(u'\t', 0, 0);
        const bool leaves = action == actions.named("close") || action == actions.named("quit") ||
                            action == actions.named("newWindow") || action == actions.named("save") ||
                            action == actions.named("help") || action == actions.named("about") ||
                            text.endsWith(u'…') || !action->isEnabled() ||
                            action->objectName().startsWith(QStringLiteral("language")) ||
                            action == actions.named("newTable") || action == actions.named("open");
        if (leaves || !action->objectName().contains(QRegularExpression{wanted})) {
            continue;
        }
        if (action == actions.named("paste")) {
            // All of the table, and not the picture that another command may have left on the clipboard: that opens a
            // dialog.
            actions.named("selectAll")->trigger();
            actions.named("copy")->trigger();
            hands.settle();
        }
        hands.timed(action->isCheckable() ? "commands, switched" : "commands, called", [&] {
            hands.call(action);
            hands.settle();
            if (action->isCheckable()) {
                hands.call(action);
            }
        });
        if (QWidget* modal = QApplication::activeModalWidget()) {
            modal->close();
        }
        // A menu that stays open swallows all turns of the wheel that come after it.
        while (QWidget* popup = QApplication::activePopupWidget()) {
            popup->close();
        }
        while (window.document().undoStack()->canUndo() && window.document().undoStack()->index() > 3) {
            window.document().undoStack()->undo();
        }
    }
}

void timePhoto(Hands& hands, MainWindow& window, const QString& folder) {
    auto& actions = window.actions();
    window.document().edit(QStringLiteral("photo"), withPhoto(window.document().scenario(), photo()));
    for (int i = 0; i < 200 && !window.view()->tableScene().photo(); ++i) {
        wait(50);
    }
    hands.settle();
    const auto model = window.document().scenario().models[7];
    hands.timed("photo of 24 MP: drag", [&] { hands.drag(model, 100); });
    hands.timed("photo of 24 MP: zoom", [&] { hands.wheel(20); });
    hands.timed("photo of 24 MP: pan", [&] { hands.pan(100); });
    if (window.document().saveAs(folder + QStringLiteral("/photo.sightline"))) {
        hands.timed("photo of 24 MP: save", [&] {
            for (int i = 0; i < 3; ++i) {
                hands.drag(window.document().scenario().models[7], 3);
                hands.call(actions.named("save"));
                hands.settle();
            }
        });
    }
}

/// Measures a drag of the observer with one line and its region, under rules that judge each spot by itself: the region
/// is computed all the while.
void timeRegion(Hands& hands, MainWindow& window) {
    const scenarios::Scenario before = window.document().scenario();
    const int index = window.document().undoStack()->index();
    window.document().edit(QStringLiteral("rules"), scenarios::withRules(before, QStringLiteral("40k-11e")));
    const auto observer = before.models[1];
    window.state().setSelection({observer.id});
    window.state().setObserver(observer.id);
    window.state().setTarget(before.models.back().id);
    hands.call(window.actions().named("visibleRegion"));
    hands.timed("line while a region is computed: drag", [&] { hands.drag(observer, 100); });
    hands.call(window.actions().named("visibleRegion"));
    window.document().undoStack()->setIndex(index);
    hands.settle();
}

/// Measures one drag without fog, with it, with a side's veil over the table, and with lines asked of the judge. Sides
/// look when the hand lets go.
void timeFog(Hands& hands, MainWindow& window) {
    const auto models = window.document().scenario().models;
    const auto drag = [&](const char* work, std::size_t model) {
        hands.timed(work, [&] { hands.drag(models[model], 100); });
    };
    drag("fog off: drag", 2);
    hands.timed("fog: switched on", [&] { hands.call(window.actions().named("fogOfWar")); });
    hands.settle();
    drag("fog, radius: drag", 4);
    const auto side = window.document().scenario().players.front().id;
    hands.timed("fog: veil laid over the table", [&] { window.vision().showFogOf(side); });
    drag("fog, radius, veil: drag", 6);
    auto profile = window.document().scenario().vision->profile;
    profile.mode = scenarios::FogMode::LineOfSight;
    profile.lines = scenarios::FogLines::Judge;
    window.document().edit(QStringLiteral("by the judge"),
                           scenarios::withVisionProfile(window.document().scenario(), profile));
    hands.settle();
    drag("fog, lines by the judge, veil: drag", 8);
    hands.timed("fog, veil: zoom by the wheel", [&] { hands.wheel(20); });
    hands.timed("fog, veil: pan", [&] { hands.pan(100); });
    hands.timed("fog: undo and redo", [&] {
        for (int i = 0; i < 3; ++i) {
            hands.call(window.actions().named("undo"));
            hands.settle();
            hands.call(window.actions().named("redo"));
            hands.settle();
        }
    });
    window.vision().showFogOf(std::nullopt);
    hands.call(window.actions().named("fogOfWar"));
    hands.settle();
}

} // namespace

/// Words of the work that is timed may be given, else all is; and of the names of the commands that are called.
int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    paintInOneThread();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    TimingApplication application{argc, argv};
    test::useTestFont();
    QLocale::setDefault(QLocale::c());
    const QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};
    window.resize(1440, 900);
    window.show();
    if (!window.openLibrary(QStringLiteral("tournament-table"))) {
        return 1;
    }
    Hands hands{application, window, QString::fromLocal8Bit(argc > 1 ? argv[1] : "")};
    hands.settle();
    auto& actions = window.actions();
    const auto models = window.document().scenario().models;
    window.state().setObserver(models.front().id);
    window.state().setTarget(models.back().id);
    hands.settle();

    hands.timed("drag, one line", [&] { hands.drag(models.front(), 200); });
    hands.timed("undo and redo", [&] {
        for (int i = 0; i < 5; ++i) {
            hands.call(actions.named("undo"));
            hands.call(actions.named("redo"));
        }
    });
    hands.call(actions.named("oneToMany"));
    hands.settle();
    hands.timed("drag, lines to all enemies", [&] { hands.drag(models[3], 200); });
    hands.call(actions.named("oneToMany"));
    hands.call(actions.named("units"));
    hands.settle();
    hands.timed("drag, units counted", [&] { hands.drag(models[5], 200); });
    hands.call(actions.named("units"));
    hands.settle();
    hands.timed("zoom by the wheel", [&] { hands.wheel(20); });
    hands.timed("pan", [&] { hands.pan(100); });
    hands.timed("select all, turn, undo", [&] {
        for (QAction* action : {actions.named("selectAll"), actions.named("turnClockwise"), actions.named("undo"),
                                actions.named("selectAll"), actions.named("mirror"), actions.named("undo")}) {
            hands.call(action);
        }
    });
    hands.timed("lines of all pairs", [&] {
        hands.call(actions.named("allLines"));
        hands.settle();
        hands.drag(models[4], 100);
        hands.settle();
        hands.wheel(5);
        hands.settle();
        hands.call(actions.named("allLines"));
    });
    if (hands.wants("line while a region is computed: drag")) {
        timeRegion(hands, window);
    }
    if (hands.wants("commands")) {
        timeCommands(hands, window, QString::fromLocal8Bit(argc > 2 ? argv[2] : ""));
    }
    if (hands.wants("fog")) {
        timeFog(hands, window);
    }
    if (hands.wants("photo")) {
        timePhoto(hands, window, folder.path());
    }
    window.document().undoStack()->setClean();
    application.tell();
    return 0;
}

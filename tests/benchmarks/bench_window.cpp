#include "app/desktop/actions/action_set.h"
#include "app/desktop/main_window.h"
#include "app/desktop/scene/table_view.h"
#include "app/desktop/settings/settings.h"
#include "tests/support/gui_table.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <vector>

/// How long each event holds the thread of the window, on the tournament table: models dragged, turned, undone, zoomed, and each command that
/// opens nothing called once. Prints a histogram for each kind of work and what took longest.
using namespace sightline;
using namespace sightline::app;

namespace {

constexpr double kFrame = 16.0; ///< milliseconds

/// Times each event that the loop hands out; events inside of events belong to the outermost.
class TimingApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (m_depth > 0 || m_work.empty()) {
            return QApplication::notify(receiver, event);
        }
        ++m_depth;
        const std::string name = receiver->objectName().toStdString();
        const std::string what = std::string{receiver->metaObject()->className()} + (name.empty() ? "" : " " + name) + ", event " + std::to_string(static_cast<int>(event->type()));
        const auto start = std::chrono::steady_clock::now();
        const bool used = QApplication::notify(receiver, event);
        const double took = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
        --m_depth;
        auto& work = m_times[m_work];
        work.push_back(took);
        m_slowest.emplace_back(took, m_work + ": " + what);
        return used;
    }

    void begin(const std::string& work) { m_work = work; }
    void end() { m_work.clear(); }

    int tell() {
        std::printf("%-34s %8s %8s %8s %8s   events of under 1, 2, 4, 8, 16 ms, and more\n", "milliseconds an event", "events", "99 %", "99.9 %", "slowest");
        for (auto& [work, times] : m_times) {
            std::ranges::sort(times);
            const auto at = [&times = times](double share) { return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))]; };
            std::printf("%-34s %8zu %8.2f %8.2f %8.2f  ", work.c_str(), times.size(), at(0.99), at(0.999), times.back());
            double from = 0;
            for (const double to : {1.0, 2.0, 4.0, 8.0, kFrame, 1e9}) {
                std::printf(" %td", std::ranges::count_if(times, [&](double time) { return time >= from && time < to; }));
                from = to;
            }
            std::printf("\n");
        }
        std::ranges::sort(m_slowest, std::greater{});
        std::printf("\nslowest:\n");
        for (std::size_t i = 0; i < std::min<std::size_t>(15, m_slowest.size()); ++i) {
            std::printf("%8.2f ms  %s\n", m_slowest[i].first, m_slowest[i].second.c_str());
        }
        return 0;
    }

private:
    int m_depth = 0;
    std::string m_work; ///< empty: nothing is timed
    std::map<std::string, std::vector<double>> m_times;
    std::vector<std::pair<double, std::string>> m_slowest;
};

void wait(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

class Hands {
public:
    Hands(TimingApplication& application, MainWindow& window) : m_application{application}, m_window{window} {}

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
            mouse(QEvent::MouseMove, {from.x() + (30 - from.x()) * way, from.y() + (22 - from.y()) * way + 3 * std::sin(9 * way)}, Qt::NoButton, Qt::LeftButton);
        }
        mouse(QEvent::MouseButtonRelease, {30, 22}, Qt::LeftButton, {});
    }

    void timed(const std::string& work, const std::function<void()>& act) {
        m_application.begin(work);
        act();
        settle();
        m_application.end();
    }

    /// An action called from an event of its own, so that it is timed.
    void call(QAction* action) {
        QMetaObject::invokeMethod(action, [action] { action->trigger(); }, Qt::QueuedConnection);
        QCoreApplication::processEvents();
    }

private:
    TimingApplication& m_application;
    MainWindow& m_window;
};

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
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
    Hands hands{application, window};
    hands.settle();
    auto& actions = window.actions();
    const auto models = window.document().scenario().models;
    window.state().setObserver(models.front().id);
    window.state().setTarget(models.back().id);
    hands.settle();

    hands.timed("drag, one line", [&] { hands.drag(models.front(), 200); });
    hands.timed("undo and redo", [&] {
        for (int i = 0; i < 5; ++i) {
            hands.call(actions.undo);
            hands.call(actions.redo);
        }
    });
    hands.call(actions.oneToMany);
    hands.settle();
    hands.timed("drag, lines to all enemies", [&] { hands.drag(models[3], 200); });
    hands.call(actions.oneToMany);
    hands.call(actions.units);
    hands.settle();
    hands.timed("drag, units counted", [&] { hands.drag(models[5], 200); });
    hands.call(actions.units);
    hands.settle();
    hands.timed("zoom by the wheel", [&] {
        QWidget& canvas = *window.view()->viewport();
        for (int i = 0; i < 40; ++i) {
            const QPointF middle = QRectF{canvas.rect()}.center();
            QCoreApplication::postEvent(&canvas, new QWheelEvent{middle, canvas.mapToGlobal(middle), {}, {0, i < 20 ? 120 : -120}, {}, {}, Qt::NoScrollPhase, false});
            QCoreApplication::processEvents();
        }
    });
    hands.timed("select all, turn, undo", [&] {
        for (QAction* action : {actions.selectAll, actions.turnClockwise, actions.undo, actions.selectAll, actions.mirror, actions.undo}) {
            hands.call(action);
        }
    });
    // All that open nothing, one by one; twice, so that switches are back where they were.
    for (QAction* action : actions.all()) {
        const QString text = action->text().section(u'\t', 0, 0);
        const bool leaves = action == actions.close || action == actions.quit || action == actions.newWindow || action == actions.save || action == actions.help || action == actions.about ||
                            text.endsWith(u'…') || !action->isEnabled() || action->objectName().startsWith(QStringLiteral("language")) || action == actions.newTable || action == actions.open;
        if (!leaves) {
            hands.timed("commands, " + (action->isCheckable() ? std::string{"switched"} : std::string{"called"}), [&] {
                hands.call(action);
                hands.settle();
                if (action->isCheckable()) {
                    hands.call(action);
                }
            });
            if (QWidget* modal = QApplication::activeModalWidget()) {
                modal->close();
            }
            while (window.document().undoStack()->canUndo() && window.document().undoStack()->index() > 3) {
                window.document().undoStack()->undo();
            }
        }
    }
    window.document().undoStack()->setClean();
    return application.tell();
}

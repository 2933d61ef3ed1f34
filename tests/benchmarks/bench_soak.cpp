#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/worker_thread.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/window/main_window.h"
#include "tests/benchmarks/event_times.h"
#include "tests/support/gui_table.h"
#include "tests/support/random.h"

#include <QAction>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <malloc.h>
#include <unistd.h>

/// Ten thousand random edits of the tournament table by mouse, keys and commands, with lines of sight, the card and the
/// panels alive: what memory is held after each thousand, and how long each event held the window. Another number of
/// edits, and another seed, may be given.
using namespace sightline;
using namespace sightline::app;
using sightline::bench::TimingApplication;

namespace {

constexpr double kStall = 50.0; ///< milliseconds

void wait(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

double megabytes(double bytes) { return bytes / 1024 / 1024; }

struct Memory {
    double allowedEntry = 0; ///< MB that the process holds
    double used = 0;         ///< MB of it that are given out
};

Memory memoryNow() {
    malloc_trim(0);
    const auto heap = mallinfo2();
    QFile file{QStringLiteral("/proc/self/statm")};
    const double pages = file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toDouble() : 0.0;
    return {megabytes(pages * static_cast<double>(sysconf(_SC_PAGESIZE))),
            megabytes(static_cast<double>(heap.uordblks + heap.hblkhd))};
}

/// Somebody who never tires.
class Player {
public:
    Player(MainWindow& window, quint64 seed) : m_window{window}, m_random{seed} {}

    /// One edit, or one step back; then the answer is waited for.
    void act() {
        const auto& actions = m_window.actions();
        switch (m_random.below(10)) {
        case 0:
        case 1:
        case 2:
        case 3: drag(anyModel()); break;
        case 4: drag(anyPiece()); break;
        case 5:
            select();
            key(m_random.oneIn(2) ? Qt::Key_R : Qt::Key_X);
            break;
        case 6:
            select();
            key(std::array{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                           Qt::Key_Down}[static_cast<std::size_t>(m_random.below(4))]);
            break;
        case 7:
            select();
            call(grown() ? actions.named("remove") : actions.named("duplicate"));
            break;
        case 8: look(); break;
        default: call(m_random.oneIn(3) ? actions.named("redo") : actions.named("undo")); break;
        }
        settle();
    }

    void settle() const {
        QElapsedTimer timer;
        timer.start();
        do {
            wait(1);
        } while (!m_window.isSettled() && timer.elapsed() < 5000);
    }

    void call(QAction* action) const {
        QMetaObject::invokeMethod(
            action, [action] { action->trigger(); }, Qt::QueuedConnection);
        QCoreApplication::processEvents();
    }

private:
    [[nodiscard]] const scenarios::Scenario& table() const { return m_window.document().scenario(); }
    template <class Elements> const auto& any(const Elements& elements) {
        return elements[static_cast<std::size_t>(m_random.below(static_cast<int>(elements.size())))];
    }
    [[nodiscard]] bool grown() const { return table().models.size() + table().terrain.size() > m_elements + 10; }

    QPointF anyModel() {
        const auto& model = any(table().models);
        return {model.position.x.inches(), model.position.y.inches()};
    }
    QPointF anyPiece() {
        const auto* footprint = std::get_if<geometry::Polygon>(&any(table().terrain).outline);
        const auto& corner = footprint ? footprint->outline().front() : table().models.front().position;
        return {corner.x.inches() + 0.1, corner.y.inches() + 0.1};
    }

    void select() {
        if (m_random.oneIn(2) && !table().terrain.empty()) {
            m_window.state().setSelection({any(table().terrain).id});
        } else {
            m_window.state().setSelection({any(table().models).id});
        }
    }

    void look() {
        m_window.state().setObserver(any(table().models).id);
        m_window.state().setTarget(any(table().models).id);
    }

    void mouse(QEvent::Type type, QPointF place, Qt::MouseButton button, Qt::MouseButtons buttons) const {
        QWidget& canvas = *m_window.view()->viewport();
        const QPointF at = m_window.view()->toViewport(place);
        QCoreApplication::postEvent(&canvas, new QMouseEvent{type, at, canvas.mapToGlobal(at), button, buttons, {}});
        QCoreApplication::processEvents();
    }

    void drag(QPointF from) {
        const QPointF to{m_random.between(2, table().table.width.inches() - 2),
                         m_random.between(2, table().table.height.inches() - 2)};
        mouse(QEvent::MouseMove, from, Qt::NoButton, {});
        mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
        constexpr int kSteps = 5;
        for (int step = 1; step <= kSteps; ++step) {
            mouse(QEvent::MouseMove, from + (to - from) * step / kSteps, Qt::NoButton, Qt::LeftButton);
        }
        mouse(QEvent::MouseButtonRelease, to, Qt::LeftButton, {});
    }

    void key(int key) const {
        QCoreApplication::postEvent(m_window.view(), new QKeyEvent{QEvent::KeyPress, key, Qt::NoModifier});
        QCoreApplication::postEvent(m_window.view(), new QKeyEvent{QEvent::KeyRelease, key, Qt::NoModifier});
        QCoreApplication::processEvents();
    }

    MainWindow& m_window;
    testsupport::Random m_random;
    std::size_t m_elements =
        m_window.document().scenario().models.size() + m_window.document().scenario().terrain.size();
};

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    paintInOneThread();
    TimingApplication application{argc, argv};
    test::useTestFont();
    QLocale::setDefault(QLocale::c());
    const int edits = argc > 1 ? std::atoi(argv[1]) : 10'000;
    const quint64 seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 8;
    const QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};
    window.resize(1440, 900);
    window.show();
    if (!window.openLibrary(QStringLiteral("tournament-table"))) {
        return 1;
    }
    Player player{window, seed};
    player.settle();
    const int lap = std::max(1, edits / 10);
    std::printf("%d edits, seed %llu\n%8s %12s %12s %8s\n", edits, static_cast<unsigned long long>(seed), "edits",
                "resident MB", "given out MB", "steps");
    for (int edit = 1; edit <= edits; ++edit) {
        application.begin("random edits");
        player.act();
        application.end();
        if (edit % lap == 0) {
            const int steps = window.document().undoStack()->count();
            // All is taken back, and the next edit makes the steps void: what is held then is held for nothing.
            application.begin("all steps taken back");
            QMetaObject::invokeMethod(
                &window, [&] { window.document().goToStep(0); }, Qt::QueuedConnection);
            player.settle();
            application.end();
            player.act();
            const Memory now = memoryNow();
            std::printf("%8d %12.1f %12.1f %8d\n", edit, now.allowedEntry, now.used, steps);
            std::fflush(stdout);
        }
    }
    window.document().undoStack()->setClean();
    application.tell();
    std::printf(
        "\nevents over %.0f ms by the clock: %lld; the most that one took of the window's own thread: %.1f ms\n",
        kStall, static_cast<long long>(application.longerThan(kStall)), application.maxOwn());
    return 0;
}

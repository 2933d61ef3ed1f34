#include "tests/support/gestures.h"

#include <QApplication>
#include <QDrag>
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>
#include <QTimer>
#include <QWindow>

namespace sightline::test {

namespace {

constexpr int kTimeoutMilliseconds = 60'000;
/// A place that has not moved for so long is at rest.
constexpr int kRestMilliseconds = 100;
constexpr int kPollMilliseconds = 5;
constexpr int kBeginOfDrag = 30; ///< pixels, more than a hand trembles

QStringList moveTo(QPoint place) {
    return {QStringLiteral("mousemove"), QString::number(place.x()), QString::number(place.y())};
}

const QStringList kPress{QStringLiteral("mousedown"), QStringLiteral("1")};
const QStringList kRelease{QStringLiteral("mouseup"), QStringLiteral("1")};

bool runXdotool(const QStringList& words) {
    QProcess process;
    process.start(QStringLiteral("xdotool"), words);
    return process.waitForFinished(kTimeoutMilliseconds) && process.exitStatus() == QProcess::NormalExit &&
           process.exitCode() == 0;
}

bool isInSight(const QWidget& widget, QPoint onScreen) {
    const QWidget* hit = QApplication::widgetAt(onScreen);
    return widget.isEnabled() && hit && (hit == &widget || widget.isAncestorOf(hit));
}

} // namespace

WidgetPlace centerOf(QWidget* widget) {
    return {widget, [widget = QPointer{widget}] { return widget->rect().center(); }};
}

Gestures::Gestures(QWidget& window) : m_window{window} { qApp->installEventFilter(this); }

bool Gestures::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::DragMove && watched->isWidgetType()) {
        const QPointF place = static_cast<QDragMoveEvent*>(event)->position();
        m_carriedTo = static_cast<QWidget*>(watched)->mapToGlobal(place).toPoint();
    }
    return QObject::eventFilter(watched, event);
}

bool Gestures::hasKeys() const {
    if (QApplication::activePopupWidget()) {
        return true; // it has grabbed them
    }
    QWidget* front = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : &m_window;
    front = front->window();
    if (!front->windowHandle() || !front->windowHandle()->isExposed()) {
        return false;
    }
    if (QGuiApplication::focusWindow() != front->windowHandle()) {
        front->activateWindow();
        return false;
    }
    return true;
}

bool Gestures::findKeys() const {
    if (QTest::currentTestFailed()) {
        return false;
    }
    const bool isFound = QTest::qWaitFor([this] { return hasKeys(); }, kTimeoutMilliseconds);
    if (!isFound) {
        QTest::qFail("No window takes the keys", __FILE__, __LINE__);
    }
    return isFound;
}

std::optional<QPoint> Gestures::find(const WidgetPlace& place) {
    if (QTest::currentTestFailed()) {
        return {};
    }
    std::optional<QPoint> found;
    QElapsedTimer rest;
    const bool isFound = QTest::qWaitFor(
        [&] {
            if (!place.widget || !place.widget->isVisible() || !hasKeys()) {
                return false;
            }
            const QPoint onScreen = place.widget->mapToGlobal(place.inside());
            if (found != onScreen || !isInSight(*place.widget, onScreen)) {
                found = onScreen;
                rest.start();
                return false;
            }
            return rest.elapsed() >= kRestMilliseconds;
        },
        kTimeoutMilliseconds);
    if (!isFound) {
        const QString name = place.widget ? place.widget->objectName() : QStringLiteral("nothing");
        QTest::qFail(qPrintable(QStringLiteral("Not in sight: %1, a %2")
                                    .arg(name, QLatin1String{place.widget ? place.widget->metaObject()->className()
                                                                          : "widget that does not exist"})),
                     __FILE__, __LINE__);
        return {};
    }
    return found;
}

void Gestures::perform(const std::vector<Step>& steps, const Condition& done) {
    ++m_count;
    std::size_t next = 0;
    bool isStuck = false;
    QElapsedTimer since;
    // A timer, for a drag has an event loop of its own.
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        if (next > 0 && steps[next - 1].then && !steps[next - 1].then()) {
            if (since.elapsed() > kTimeoutMilliseconds) {
                isStuck = true;
                timer.stop();
                runXdotool(kRelease);
            }
        } else if (next < steps.size()) {
            since.start();
            if (!runXdotool(steps[next++].words)) {
                isStuck = true;
                timer.stop();
            }
        } else {
            timer.stop();
        }
    });
    timer.start(kPollMilliseconds);
    const int most = kTimeoutMilliseconds * (static_cast<int>(steps.size()) + 1);
    const bool isOver = QTest::qWaitFor([&] { return !timer.isActive(); }, most);
    if (isStuck || !isOver) {
        QTest::qFail(qPrintable(QStringLiteral("Gesture %1 stopped after \"xdotool %2\"")
                                    .arg(m_count)
                                    .arg(steps[next - 1].words.join(u' '))),
                     __FILE__, __LINE__);
    } else if (!QTest::qWaitFor(done, kTimeoutMilliseconds)) {
        QTest::qFail(qPrintable(QStringLiteral("Nothing came of gesture %1, \"xdotool %2\"")
                                    .arg(m_count)
                                    .arg(steps.front().words.join(u' '))),
                     __FILE__, __LINE__);
    }
}

void Gestures::click(const WidgetPlace& place, const Condition& done) {
    if (const auto at = find(place)) {
        perform({Step{moveTo(*at) + QStringList{QStringLiteral("click"), QStringLiteral("1")}}}, done);
    }
}

void Gestures::doubleClick(const WidgetPlace& place, const Condition& done) {
    if (const auto at = find(place)) {
        const QStringList twice{QStringLiteral("click"),   QStringLiteral("--repeat"), QStringLiteral("2"),
                                QStringLiteral("--delay"), QStringLiteral("1"),        QStringLiteral("1")};
        perform({Step{moveTo(*at) + twice}}, done);
    }
}

void Gestures::drag(const WidgetPlace& from, const WidgetPlace& to, const Condition& done) {
    const auto end = find(to);
    const auto start = find(from);
    if (start && end) {
        perform({Step{moveTo(*start) + kPress}, Step{moveTo((*start + *end) / 2)}, Step{moveTo(*end)}, Step{kRelease}},
                done);
    }
}

void Gestures::dragAndDrop(const WidgetPlace& from, const WidgetPlace& to, const Condition& done) {
    const auto end = find(to);
    const auto start = find(from);
    if (start && end) {
        m_carriedTo.reset();
        perform({Step{moveTo(*start) + kPress},
                 Step{moveTo(*start + QPoint{kBeginOfDrag, 0}),
                      [source = from.widget] { return source && source->findChild<QDrag*>(); }},
                 Step{moveTo((*start + *end) / 2)}, Step{moveTo(*end), [this, end] { return m_carriedTo == end; }},
                 Step{kRelease}},
                done);
    }
}

void Gestures::press(const QString& key, const Condition& done) {
    if (findKeys()) {
        perform({Step{{QStringLiteral("key"), key}}}, done);
    }
}

void Gestures::type(const QString& text, const Condition& done) {
    if (findKeys()) {
        perform({Step{{QStringLiteral("type"), text}}}, done);
    }
}

} // namespace sightline::test

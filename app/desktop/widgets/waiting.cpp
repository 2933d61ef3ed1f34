#include "app/desktop/widgets/waiting.h"

#include "app/desktop/base/latest_task.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProgressDialog>
#include <QThread>
#include <QTimer>

namespace sightline::app {

namespace {

struct WaitingWords {
    Q_DECLARE_TR_FUNCTIONS(Waiting)
};

} // namespace

Waited waitFor(QWidget* parent, const QString& text, std::function<void()> work, Canceling canceling) {
    QThread* thread = QThread::create(std::move(work));
    {
        // The window goes on painting, but takes nothing from its user who waits for this.
        QEventLoop loop;
        QObject::connect(thread, &QThread::finished, &loop, &QEventLoop::quit);
        QTimer::singleShot(kProgressDelayMs, &loop, &QEventLoop::quit);
        thread->start();
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
    if (thread->isFinished()) {
        thread->wait();
        delete thread;
        return Waited::Done;
    }
    QProgressDialog dialog{text, WaitingWords::tr("Cancel"), 0, 0, parent};
    dialog.setObjectName(QStringLiteral("waitingDialog"));
    dialog.setWindowTitle(WaitingWords::tr("One moment"));
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setMinimumDuration(0);
    QObject::connect(thread, &QThread::finished, &dialog, &QDialog::accept);
    if (canceling == Canceling::Never) {
        dialog.setCancelButton(nullptr);
    }
    bool done = thread->isFinished() || dialog.exec() == QDialog::Accepted;
    while (!done && canceling == Canceling::Never) {
        done = thread->isFinished() || dialog.exec() == QDialog::Accepted; // Escape closes it all the same
    }
    if (done) {
        thread->wait();
        delete thread;
        return Waited::Done;
    }
    QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    // The program does not end before it: it may still use what Qt takes down then.
    QObject::connect(qApp, &QCoreApplication::aboutToQuit, thread, [thread] { thread->wait(); });
    return Waited::Canceled;
}

} // namespace sightline::app

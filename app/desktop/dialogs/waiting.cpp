#include "app/desktop/dialogs/waiting.h"

#include <QCoreApplication>
#include <QProgressDialog>
#include <QThread>

namespace sightline::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Waiting)
};

} // namespace

Waited waitFor(QWidget* parent, const QString& text, std::function<void()> work) {
    QThread* thread = QThread::create(std::move(work));
    thread->start();
    if (thread->wait(kPatienceMilliseconds)) {
        delete thread;
        return Waited::Done;
    }
    QProgressDialog dialog{text, Words::tr("Cancel"), 0, 0, parent};
    dialog.setObjectName(QStringLiteral("waitingDialog"));
    dialog.setWindowTitle(Words::tr("One moment"));
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setMinimumDuration(0);
    QObject::connect(thread, &QThread::finished, &dialog, &QDialog::accept);
    const bool done = thread->isFinished() || dialog.exec() == QDialog::Accepted;
    if (done) {
        thread->wait();
        delete thread;
        return Waited::Done;
    }
    QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    // The program does not end before it: it may still use what Qt takes down then.
    QObject::connect(qApp, &QCoreApplication::aboutToQuit, thread, [thread] { thread->wait(); });
    return Waited::Cancelled;
}

} // namespace sightline::app

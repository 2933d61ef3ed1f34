#include "app/desktop/document/autosave.h"

#include "app/desktop/document/scenario_document.h"
#include "scenarios/base/atomic_file.h"

#include <QDir>
#include <QFileInfo>
#include <QThreadPool>
#include <QUuid>

#include <mutex>
#include <utility>

namespace sightline::app {

/// The state shared by the writing thread and the document; the mutex protects the file.
struct Autosave::Writer {
    std::mutex mutex;
    quint64 newest = 0; ///< writes with another number are late and do nothing

    /// Empty, or why it could not be written.
    QString write(quint64 number, const QString& file, const UnsavedTable& table) {
        const std::lock_guard lock{mutex};
        return number == newest ? scenarios::writeFileAtomically(file, recoveryBytes(table)) : QString{};
    }
};

Autosave::Autosave(ScenarioDocument& document, QString folder, QObject* parent)
    : QObject{parent}, m_document{document}, m_folder{std::move(folder)}, m_writer{std::make_shared<Writer>()} {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &Autosave::look);
    connect(&m_document, &ScenarioDocument::modifiedChanged, this, &Autosave::look);
    connect(&m_document, &ScenarioDocument::documentReplaced, this, &Autosave::discard);
}

Autosave::~Autosave() { discard(); }

QString Autosave::file() const { return m_lock ? m_file : QString{}; }

void Autosave::setDelay(std::chrono::milliseconds delay) {
    if (delay == m_delay) {
        return;
    }
    m_delay = delay;
    if (m_delay.count() == 0) {
        discard();
        return;
    }
    m_timer.stop();
    look();
}

void Autosave::look() {
    if (m_folder.isEmpty()) {
        return;
    }
    if (!m_document.isModified()) {
        discard();
    } else if (!m_timer.isActive() && m_delay.count() > 0) {
        m_timer.start(m_delay);
    }
}

void Autosave::write() {
    if (!m_document.isModified()) {
        return;
    }
    if (!m_lock) {
        const QDir place{m_folder};
        if (!place.mkpath(QStringLiteral("."))) {
            answer(tr("the folder %1 cannot be made").arg(QDir::toNativeSeparators(m_folder)));
            return;
        }
        m_file = place.absoluteFilePath(QStringLiteral("%1.%2").arg(QUuid::createUuid().toString(QUuid::WithoutBraces),
                                                                    QLatin1String{kRecoverySuffix}));
        auto lock = std::make_unique<QLockFile>(recoveryLock(m_file));
        lock->setStaleLockTime(0);
        if (!lock->tryLock(0)) {
            answer(tr("nothing can be written in %1").arg(QDir::toNativeSeparators(m_folder)));
            return;
        }
        m_lock = std::move(lock);
    }
    UnsavedTable table;
    table.path = m_document.path().isEmpty() ? QString{} : QFileInfo{m_document.path()}.absoluteFilePath();
    table.name = m_document.scenario().name;
    table.writtenAt = QDateTime::currentDateTimeUtc();
    table.scenario = m_document.whole();
    quint64 number = 0;
    {
        const std::lock_guard lock{m_writer->mutex};
        number = ++m_writer->newest;
    }
    QThreadPool::globalInstance()->start([this, number, writer = m_writer, file = m_file, table = std::move(table)] {
        const QString failure = writer->write(number, file, table);
        const std::lock_guard lock{writer->mutex};
        // While the number is the newest this object lives: its end takes another.
        if (number == writer->newest) {
            QMetaObject::invokeMethod(
                this, [this, failure] { answer(failure); }, Qt::QueuedConnection);
        }
    });
}

void Autosave::writeNow() {
    m_timer.stop();
    write();
    QThreadPool::globalInstance()->waitForDone();
}

void Autosave::answer(const QString& failure) {
    if (failure.isEmpty()) {
        m_hasFailed = false;
        emit written();
    } else if (!std::exchange(m_hasFailed, true)) {
        emit failed(tr("Unsaved changes could not be backed up: %1. Save the table yourself.").arg(failure));
    }
}

void Autosave::discard() {
    m_timer.stop();
    const std::lock_guard lock{m_writer->mutex};
    ++m_writer->newest;
    if (m_lock) {
        m_lock.reset();
        removeRecovery(m_file);
    }
}

} // namespace sightline::app

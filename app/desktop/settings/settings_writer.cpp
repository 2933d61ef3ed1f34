#include "app/desktop/settings/settings_writer.h"

#include <QCoreApplication>
#include <QEvent>
#include <QSettings>

namespace sightline::app {

SettingsWriter::SettingsWriter(QSettings& store, QObject* parent) : QObject{parent}, m_store{store} {
    store.installEventFilter(this);
}

bool SettingsWriter::eventFilter(QObject* object, QEvent* event) {
    if (object != &m_store || event->type() != QEvent::UpdateRequest || m_isFinishing) {
        return QObject::eventFilter(object, event);
    }
    m_thread = std::jthread{[this, file = m_store.fileName()] {
        // All of one file share what is not yet written.
        QSettings{file, QSettings::IniFormat}.sync();
        QMetaObject::invokeMethod(this, &SettingsWriter::finish, Qt::QueuedConnection);
    }};
    return true;
}

/// The settings learn that they are written; if they are not, they try it themselves and note the error.
void SettingsWriter::finish() {
    m_isFinishing = true;
    QEvent again{QEvent::UpdateRequest};
    QCoreApplication::sendEvent(&m_store, &again);
    m_isFinishing = false;
    if (m_store.status() == QSettings::AccessError) {
        emit failed();
    }
}

} // namespace sightline::app

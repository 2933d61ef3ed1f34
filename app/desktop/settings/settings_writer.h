#pragma once

#include <QObject>

#include <thread>

class QSettings;

namespace sightline::app {

/// Writes settings to their file on a thread of its own whenever they request it, since a disk can take longer than a
/// frame. A change that cannot be written applies to this run alone.
class SettingsWriter : public QObject {
    Q_OBJECT

public:
    /// `store` is an INI file, and outlives the object.
    SettingsWriter(QSettings& store, QObject* parent);

signals:
    /// Emitted when the file cannot be written.
    void failed();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void finish();

    QSettings& m_store;
    std::jthread m_thread;
    bool m_isFinishing = false;
};

} // namespace sightline::app

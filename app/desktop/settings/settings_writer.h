#pragma once

#include <QObject>

#include <thread>

class QSettings;

namespace sightline::app {

/// Lets a thread of its own write settings to their file when they ask for it: a disk may take longer than a frame.
/// What could not be written counts for this run alone.
class SettingsWriter : public QObject {
    Q_OBJECT

public:
    /// `store` is an INI file.
    SettingsWriter(QSettings& store, QObject* parent);

signals:
    /// The file cannot be written.
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

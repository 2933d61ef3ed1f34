#pragma once

#include "app/desktop/document/recovery.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

namespace sightline::app {

class ScenarioDocument;

/// Writes unsaved changes to a recovery file, at most a minute after a change, on a thread of its own. The recovery
/// file is removed when the document is saved, closed or back at the state of its file.
class Autosave : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kUsualDelay{60'000};

    /// Creates the autosave of `document`, which outlives it. An empty folder name disables autosaving.
    Autosave(ScenarioDocument& document, QString folder, QObject* parent = nullptr);
    ~Autosave() override;

    /// Sets the longest time from a change to its file; with a delay of zero files are written by `writeNow` only.
    void setDelay(std::chrono::milliseconds delay);
    /// Writes pending changes immediately, and waits for it.
    void writeNow();
    /// Returns the path of the recovery file; empty while there is none.
    [[nodiscard]] QString file() const;

signals:
    void written();
    /// Emitted when the file cannot be written, with the reason; not again before a later attempt has succeeded.
    void failed(const QString& sentence);

private:
    struct Writer;

    void look();
    void write();
    void answer(const QString& failure);
    void discard();

    ScenarioDocument& m_document;
    QString m_folder;
    std::chrono::milliseconds m_delay = kUsualDelay;
    QTimer m_timer;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    std::shared_ptr<Writer> m_writer;
    bool m_hasFailed = false;
};

} // namespace sightline::app

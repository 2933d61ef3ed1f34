#pragma once

#include "app/desktop/document/recovery.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

namespace sightline::app {

class ScenarioDocument;

/// Writes unsaved changes aside, so that they outlive the program: a minute after a change at the latest, on a thread
/// of its own. What is written aside goes when the document is saved, closed or back at what its file holds.
class Autosave : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kUsualDelay{60'000};

    /// An empty folder name: nothing is ever written.
    Autosave(ScenarioDocument& document, QString folder, QObject* parent = nullptr);
    ~Autosave() override;

    /// Zero: nothing is written until somebody asks with `writeNow`.
    void setDelay(std::chrono::milliseconds delay);
    /// Writes what there is to write now, and waits for it.
    void writeNow();
    /// Where the table is written aside; empty while it is not.
    [[nodiscard]] QString file() const;

signals:
    void written();
    /// Told once, until a later attempt goes well.
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

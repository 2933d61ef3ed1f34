#pragma once

#include "app/desktop/document/autosave.h"
#include "app/desktop/document/file_watch.h"

#include <QObject>

#include <functional>

namespace sightline::app {

class MessageBar;
class ScenarioDocument;

/// The safety of a window's file: unsaved changes are autosaved, and changes by other programs are reported and never
/// overwritten without asking.
class FileController : public QObject {
    Q_OBJECT

public:
    /// Creates the controller; `warning` returns the color of the bar. Document, bar and window outlive it.
    FileController(ScenarioDocument& document,
                   const QString& recoveryFolder,
                   MessageBar& bar,
                   std::function<QColor()> warning,
                   QWidget* window);

    /// The outcome of saving: written to the path, to be written under another name, or not written.
    enum class SaveAnswer { Saved, Elsewhere, No };
    /// Saves to the document's path. If another program changed the file, asks whether to overwrite it, to save under
    /// another name (`Elsewhere`), or to cancel.
    SaveAnswer save();
    /// Takes an unsaved table into the document, as an undo step on the contents of its file, and removes its recovery
    /// file.
    void restore(const UnsavedTable& table);

    /// Sets the bar for messages.
    void setBar(MessageBar& bar) { m_bar = &bar; }

    [[nodiscard]] Autosave& autosave() { return m_autosave; }

private:
    void showDiskState(ScenarioDocument::OnDisk state);
    void reload();

    ScenarioDocument& m_document;
    MessageBar* m_bar;
    std::function<QColor()> m_warning;
    QWidget* m_window;
    Autosave m_autosave;
    FileWatch m_watch;
};

} // namespace sightline::app

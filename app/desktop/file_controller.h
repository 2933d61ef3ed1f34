#pragma once

#include "app/desktop/document/autosave.h"
#include "app/desktop/document/file_watch.h"

#include <QObject>

#include <functional>

namespace sightline::app {

class MessageBar;
class ScenarioDocument;

/// Trust in the file of a window: unsaved changes are written aside, and changes by other programs are told and never
/// overwritten unasked.
class FileController : public QObject {
    Q_OBJECT

public:
    /// `warning`: the color of the bar.
    FileController(ScenarioDocument& document,
                   const QString& recoveryFolder,
                   MessageBar& bar,
                   std::function<QColor()> warning,
                   QWidget* window);

    enum class SaveAnswer { Saved, Elsewhere, No };
    /// Saves to the document's path. If another program wrote there, asks: over it, under another name (`Elsewhere`),
    /// or not.
    SaveAnswer save();
    /// Makes a table left behind the document's, as an undo step over what its file holds, and forgets what was written
    /// aside.
    void restore(const UnsavedTable& table);

    /// Where it speaks from now on.
    void setBar(MessageBar& bar) { m_bar = &bar; }

    [[nodiscard]] Autosave& autosave() { return m_autosave; }

private:
    void tell(ScenarioDocument::OnDisk state);
    void reload();

    ScenarioDocument& m_document;
    MessageBar* m_bar;
    std::function<QColor()> m_warning;
    QWidget* m_window;
    Autosave m_autosave;
    FileWatch m_watch;
};

} // namespace sightline::app

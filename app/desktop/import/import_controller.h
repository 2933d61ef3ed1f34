#pragma once

#include "scenarios/base/diagnostic.h"
#include "scenarios/catalogs/named_bases.h"

#include <QObject>

#include <functional>
#include <vector>

class QMainWindow;

namespace sightline::app {

class ActionSet;
class ImportDialog;
class ScenarioDocument;
class Settings;

/// Import and export of files of other programs: one undo step for an import, and the list of losses for an export.
class ImportController : public QObject {
    Q_OBJECT

public:
    ImportController(ScenarioDocument& document, Settings& settings, const ActionSet& actions, QMainWindow* window);

    /// True for a file of another program, by its suffix, and for JSON and text by its first bytes.
    [[nodiscard]] static bool isForeign(const QString& path);
    /// Asks for a file and opens the import dialog for it.
    void importFile();
    /// Opens the import dialog for the file.
    ImportDialog* open(const QString& path);
    /// Opens the import dialog for the text of the clipboard, as an army list.
    ImportDialog* pasteArmy();
    /// Opens the dialog of models whose height or base an import had to guess.
    void checkModels();
    /// Opens the dialog that writes a file of another program.
    void showExport();

    /// Replaces the file dialogs for opening and saving (with the given suffix), for tests; they return an empty text
    /// if canceled.
    void setFileQuestions(std::function<QString()> toOpen,
                          std::function<QString(const QString& suffix, const QString& name)> toWrite);

signals:
    void statusText(const QString& text);
    /// Emitted for the message bar.
    void problem(const QString& sentence, const std::vector<sightline::scenarios::Diagnostic>& findings);
    /// Emitted when there is no table and an empty one should be created.
    void tableRequested();
    /// Emitted when models were added to the tray, or a table was imported.
    void armyCame();
    void tableCame();

private:
    ImportDialog* show(ImportDialog* dialog);
    /// Stores them for later lists; reports a failure.
    void remember(const std::vector<scenarios::NamedBaseRow>& rows);

    ScenarioDocument& m_document;
    Settings& m_settings;
    const ActionSet& m_actions;
    QMainWindow* m_window;
    std::function<QString()> m_askToOpen;
    std::function<QString(const QString& suffix, const QString& name)> m_askToWrite;
};

} // namespace sightline::app

#pragma once

#include "scenarios/catalogs/named_bases.h"
#include "scenarios/diagnostic.h"

#include <QObject>

#include <functional>
#include <vector>

class QMainWindow;

namespace sightline::app {

class ActionSet;
class ImportDialog;
class ScenarioDocument;
class Settings;

/// Files of other programs, in and out: one undo step for what comes, and a look at what gets lost for what goes.
class ImportController : public QObject {
    Q_OBJECT

public:
    ImportController(ScenarioDocument& document, Settings& settings, ActionSet& actions, QMainWindow* window);

    void refreshActions(bool hasTable);

    /// A file that another program wrote, by its ending, and for JSON and text by its first bytes.
    [[nodiscard]] static bool isForeign(const QString& path);
    /// Shows what is in it and asks how it is to be taken.
    ImportDialog* open(const QString& path);
    /// The same with the text of the clipboard, as an army list.
    ImportDialog* pasteArmy();
    /// The sheet of models whose height or base an import had to guess.
    void checkModels();

    /// Asks for a file to open, or to write (the suffix is given); empty: called off. Tests put theirs in its place.
    void setFileQuestions(std::function<QString()> toOpen,
                          std::function<QString(const QString& suffix, const QString& name)> toWrite);

signals:
    void statusText(const QString& text);
    /// For the bar.
    void problem(const QString& sentence, const std::vector<sightline::scenarios::Diagnostic>& findings);
    /// There is no table yet: an empty one is to be made.
    void tableRequested();
    /// Models came into the tray, or a table came.
    void armyCame();
    void tableCame();

private:
    ImportDialog* show(ImportDialog* dialog);
    void showExport();
    /// Keeps them for the next lists; tells why if that fails.
    void remember(const std::vector<scenarios::NamedBaseRow>& rows);

    ScenarioDocument& m_document;
    Settings& m_settings;
    ActionSet& m_actions;
    QMainWindow* m_window;
    std::function<QString()> m_askToOpen;
    std::function<QString(const QString& suffix, const QString& name)> m_askToWrite;
    bool m_hasTable = false;
};

} // namespace sightline::app

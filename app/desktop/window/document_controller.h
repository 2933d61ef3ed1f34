#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/base/diagnostic.h"
#include "scenarios/model/scenario.h"

#include <QObject>

#include <vector>

namespace sightline::scenarios {
struct OfferedTable;
}

namespace sightline::app {

class DisputeController;
class EvidenceController;
class FileController;
class ImportController;
class PhotoController;
class PlacementController;
struct UnsavedTable;
class VisionController;
struct WindowCore;
class WindowLayout;

/// What the commands for tables and files work with.
struct DocumentParts {
    WindowCore& core;
    WindowLayout& layout;
    FileController& file;
    PlacementController& placement;
    EvidenceController& evidence;
    PhotoController& photo;
    ImportController& importing;
    VisionController& vision;
};

/// New tables, opening, saving and closing, with the title of the window, the welcome page and the list of recent
/// files.
class DocumentController : public QObject {
    Q_OBJECT

public:
    /// `recent` is the menu of recent files.
    DocumentController(const DocumentParts& parts, QMenu& recent);

    /// Asks for the size and the game of a new table.
    void newTable();
    /// Shows a new, untitled table.
    void startNew(scenarios::Scenario scenario);
    /// Asks for a file, and opens it.
    void askForFile();
    /// Opens a file after asking about unsaved changes. If it cannot be read, nothing changes and the bar is shown.
    bool openFile(const QString& path);
    /// Opens a shipped scenario as a new, untitled document, with its pair.
    bool openLibrary(const QString& id);
    /// Opens a shipped table, or a layout of the user's own.
    bool openOffered(const scenarios::OfferedTable& table);
    /// Opens a scene with its pair, after asking about unsaved changes.
    void openScene(const scenarios::Scenario& scene, const scenarios::ModelId& from, const scenarios::ModelId& to);
    /// Shows an unsaved table of an earlier run, after asking about unsaved changes.
    void restore(const UnsavedTable& table);
    bool save();
    bool saveAs();
    void close();
    /// Asks what to do about unsaved changes; false: stay with the table.
    bool maySwitch();

    void showWelcome();
    /// Shows a sentence and its diagnostics in the bar.
    void showProblem(const QString& sentence, const std::vector<scenarios::Diagnostic>& findings);
    void refreshTitle();

signals:
    void statusText(const QString& text);
    /// Emitted when the table, or the welcome page, came to be shown.
    void tableShown();
    void welcomeShown();

private:
    void connectWelcome();
    void refreshRecent();
    void showTable();
    /// Shows a table that was read, with the question that was asked last of its file.
    void showOpened();
    bool openBytes(const QByteArray& bytes, const QString& title);
    bool readFile(const QString& path);
    void reportOpened(const QString& file);
    [[nodiscard]] QString suggestedPath() const;
    void reportSaved();
    void showProblems(const QString& sentence);
    [[nodiscard]] QString documentName() const;

    DocumentParts m_parts;
    WindowCore& m_core;
    QMenu& m_recent;
    DisputeController* m_disputes = nullptr;
};

} // namespace sightline::app

#pragma once

#include "app/desktop/base/qt_names.h"

#include <QList>
#include <QObject>

#include <memory>
#include <vector>

namespace sightline::app {

class ActionSet;
class DocumentController;
class KeyMap;
class MainWindow;
struct PaletteEntry;
struct WindowCore;
class WindowLayout;

/// The ways to find what the window can do: the command palette, the help, the keys and the tour.
class HelpController : public QObject {
    Q_OBJECT

public:
    HelpController(
        MainWindow& window, WindowCore& core, ActionSet& actions, WindowLayout& layout, DocumentController& documents);
    ~HelpController() override;

    /// Shows the help; an empty id: its first page, or the one that is open.
    void showHelp(const QString& page);
    /// Opens the command palette.
    void showCommands();
    /// Opens the dialog that changes keys.
    void showKeys();
    void startTour();

private:
    /// Commands, pages of panels, preferences, pieces of the palette, pages of the help, tables.
    [[nodiscard]] std::vector<PaletteEntry> entries();
    void addCommands(std::vector<PaletteEntry>& entries, const QList<QAction*>& actions, const QString& path) const;
    void addPanels(std::vector<PaletteEntry>& entries) const;
    void addPreferences(std::vector<PaletteEntry>& entries) const;
    void addHelp(std::vector<PaletteEntry>& entries);
    void addTables(std::vector<PaletteEntry>& entries) const;

    MainWindow& m_window;
    WindowCore& m_core;
    ActionSet& m_actions;
    WindowLayout& m_layout;
    DocumentController& m_documents;
    std::unique_ptr<KeyMap> m_keys;
};

} // namespace sightline::app

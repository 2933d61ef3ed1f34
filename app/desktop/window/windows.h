#pragma once

#include "app/desktop/vision/hot_seat_dialog.h"

#include <QList>
#include <QObject>

namespace sightline::app {

class MainWindow;
class Settings;
struct UnsavedTable;

/// The windows of the program. Each has a table of its own, and is deleted when closed.
class Windows : public QObject {
    Q_OBJECT

public:
    explicit Windows(Settings& settings, QObject* parent = nullptr);
    ~Windows() override;

    /// Creates a window, which is not shown yet.
    MainWindow& make();
    /// Offers the unsaved tables of an earlier run, if there are any: as cards on the welcome page, or in a dialog if
    /// the window displays a table.
    void offerUnsaved(MainWindow& window);
    /// Opens the dialog that lists the unsaved tables, to preview, open or delete them.
    void listUnsaved(MainWindow& window);
    /// Asks for the judge's passphrase before a hidden game is shown. Returns false if it stays closed.
    bool mayOpen(MainWindow& window, const UnsavedTable& table);

private:
    /// Lets players share the screen of that window.
    void startOneScreen(MainWindow& window, const Passphrase& phrase);
    /// Shows the page between players in place of a file that was saved while they shared a screen.
    void resumeOneScreen(MainWindow& window);
    /// Opens the dialog for the judge's passphrase; a phrase to be remembered is stored in the settings.
    HotSeatDialog* askForPhrase(MainWindow& window, HotSeatDialog::Purpose purpose);
    void showUnsavedCards(MainWindow& window);
    void restore(MainWindow& first, const UnsavedTable& table);

    Settings& m_settings;
    QList<MainWindow*> m_windows;
    bool m_isRestoring = false; ///< true while a backup is opened, whose judge was asked already
};

} // namespace sightline::app

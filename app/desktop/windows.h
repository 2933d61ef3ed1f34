#pragma once

#include "app/desktop/vision/hot_seat_dialog.h"

#include <QList>
#include <QObject>

namespace sightline::app {

class MainWindow;
class Settings;
struct UnsavedTable;

/// The windows of the program: each has a table of its own, and a closed one is gone.
class Windows : public QObject {
    Q_OBJECT

public:
    explicit Windows(Settings& settings, QObject* parent = nullptr);
    ~Windows() override;

    /// A new window, not shown yet.
    MainWindow& make();
    /// Offers the tables that an earlier run left behind unsaved, if there are any: as cards on the welcome page, or as
    /// a list in front of the table that the window shows.
    void offerUnsaved(MainWindow& window);
    /// The list of them, where they can be looked at, opened and deleted.
    void listUnsaved(MainWindow& window);

private:
    /// Shows the dialog; what is kept goes into the settings.
    HotSeatDialog* askForPhrase(MainWindow& window, HotSeatDialog::Purpose purpose);
    void showUnsavedCards(MainWindow& window);
    void restore(MainWindow& first, const UnsavedTable& table);

    Settings& m_settings;
    QList<MainWindow*> m_windows;
};

} // namespace sightline::app

#pragma once

#include "app/desktop/document/recovery.h"
#include "app/desktop/theme.h"
#include "app/desktop/welcome/thumbnails.h"
#include "scenarios/library/offered_tables.h"

#include <QStringList>
#include <QWidget>

#include <map>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace sightline::app {

class FlowLayout;
class ScenarioCard;

/// What a first start shows: the scenarios that ship, the files opened last, what an earlier run left unsaved, and the
/// way to an empty table. The pictures come when they are there; nothing waits for them.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    /// Thumbnails are kept in `folder`; empty: nowhere.
    explicit WelcomePage(const QString& folder = {}, QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& files);
    /// Cards for tables that an earlier run left behind.
    void setUnsaved(std::vector<UnsavedTable> tables);
    [[nodiscard]] const std::vector<UnsavedTable>& unsaved() const { return m_unsavedTables; }
    void setTheme(const Theme& theme);

    [[nodiscard]] Thumbnails& thumbnails() { return m_thumbnails; }

signals:
    void newTableRequested();
    void openRequested();
    void librarySelected(const QString& id);
    /// A published layout, or one of the user's own.
    void layoutSelected(const sightline::scenarios::OfferedTable& layout);
    void recentSelected(const QString& path);
    void unsavedSelected(const sightline::app::UnsavedTable& table);
    /// Somebody wants the list of them, where they can be deleted too.
    void unsavedListRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fillLibrary();
    void fillMissions();
    /// Cards for the layouts of the mission that is chosen.
    void fillLayouts();
    /// The pictures of one kind of cards, or of all; later if nobody sees the page.
    void askForPictures(const QString& kind = {});
    void showThumbnail(const QString& name, const Thumbnail& thumbnail);

    Theme m_theme = Theme::light();
    FlowLayout* m_library = nullptr;
    QComboBox* m_mission = nullptr;
    FlowLayout* m_layouts = nullptr;
    std::vector<scenarios::OfferedTable> m_shownLayouts;
    QLabel* m_unreadLine = nullptr; ///< names the user's own layouts that give no table
    FlowLayout* m_recent = nullptr;
    FlowLayout* m_unsaved = nullptr;
    QLabel* m_recentTitle = nullptr;
    QLabel* m_recentEmpty = nullptr;
    QWidget* m_unsavedHead = nullptr;
    QStringList m_recentFiles;
    std::vector<UnsavedTable> m_unsavedTables;
    std::map<QString, ScenarioCard*>
        m_cards; ///< by the name that their thumbnail is asked by: "library/duel", "layout/0", "recent/0", "unsaved/0"
    bool m_isStale = true;   ///< pictures are wanted, and the page was hidden
    Thumbnails m_thumbnails; ///< last: its thread ends before the cards
};

} // namespace sightline::app

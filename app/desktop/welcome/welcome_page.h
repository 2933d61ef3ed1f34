#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/document/recovery.h"
#include "app/desktop/widgets/thumbnails.h"
#include "app/shared/painting/theme.h"
#include "scenarios/library/offered_tables.h"

#include <QStringList>
#include <QWidget>

#include <map>
#include <vector>

class QFrame;

namespace sightline::app {

class FlowLayout;
class ScenarioCard;

/// The page of the first start: shipped scenarios, recent files, unsaved tables of an earlier run, and an empty table.
/// Thumbnails are displayed as they arrive.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    /// Caches thumbnails in `folder`; if empty, not at all.
    explicit WelcomePage(const QString& folder = {}, QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& files);
    /// Sets the tables that an earlier run left unsaved, each with a card.
    void setUnsaved(std::vector<UnsavedTable> tables);
    [[nodiscard]] const std::vector<UnsavedTable>& unsaved() const { return m_unsavedTables; }
    void setTheme(const Theme& theme);
    /// Shows or hides the offer of the tour.
    void setOffersTour(bool on);

    [[nodiscard]] Thumbnails& thumbnails() { return m_thumbnails; }

signals:
    void newTableRequested();
    void tourRequested();
    void tourDeclined();
    void openRequested();
    void librarySelected(const QString& id);
    /// Emitted for a published layout, or one of the user's own.
    void layoutSelected(const sightline::scenarios::OfferedTable& layout);
    void recentSelected(const QString& path);
    void unsavedSelected(const sightline::app::UnsavedTable& table);
    /// Emitted to open the list of unsaved tables, where they can be deleted too.
    void unsavedListRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fillLibrary();
    void fillMissions();
    /// Creates the cards of the layouts of the selected mission.
    void fillLayouts();
    /// Requests the thumbnails of one kind of cards, or of all if `kind` is empty; deferred while the page is hidden.
    void askForPictures(const QString& kind = {});
    void showThumbnail(const QString& name, const Thumbnail& thumbnail);

    Theme m_theme = Theme::light();
    QFrame* m_tour = nullptr;
    FlowLayout* m_library = nullptr;
    QComboBox* m_mission = nullptr;
    FlowLayout* m_layouts = nullptr;
    std::vector<scenarios::OfferedTable> m_shownLayouts;
    QLabel* m_unreadLine = nullptr; ///< names the user's own layouts that contain no table
    FlowLayout* m_recent = nullptr;
    FlowLayout* m_unsaved = nullptr;
    QLabel* m_recentTitle = nullptr;
    QLabel* m_recentEmpty = nullptr;
    QWidget* m_unsavedHead = nullptr;
    QStringList m_recentFiles;
    std::vector<UnsavedTable> m_unsavedTables;
    std::map<QString, ScenarioCard*>
        m_cards; ///< by the name that their thumbnail is asked by: "library/duel", "layout/0", "recent/0", "unsaved/0"
    bool m_isStale = true;   ///< true if thumbnails were requested while the page was hidden
    Thumbnails m_thumbnails; ///< last, so that its thread ends before the cards
};

} // namespace sightline::app

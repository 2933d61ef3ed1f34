#pragma once

#include "app/desktop/theme.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;

namespace sightline::app {

class FlowLayout;
class ScenarioCard;

/// What a first start shows: the scenarios that ship, the files opened last, and the way to an empty table.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& files);
    void setTheme(const Theme& theme);

signals:
    void newTableAsked();
    void openAsked();
    void librarySelected(const QString& id);
    void recentSelected(const QString& path);

private:
    /// A card and what its picture is made of.
    struct Entry {
        ScenarioCard* card = nullptr;
        std::optional<scenarios::Scenario> scenario;
    };

    void fillLibrary();
    void paintPictures(const std::vector<Entry>& entries);

    Theme m_theme = Theme::light();
    FlowLayout* m_library = nullptr;
    FlowLayout* m_recent = nullptr;
    QLabel* m_recentTitle = nullptr;
    QStringList m_recentFiles;
    std::vector<Entry> m_libraryCards;
    std::vector<Entry> m_recentCards;
};

} // namespace sightline::app

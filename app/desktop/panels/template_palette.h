#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/shared/painting/theme.h"
#include "scenarios/catalogs/piece_templates.h"
#include "scenarios/judge/terrain_meaning.h"

#include <QWidget>

namespace sightline::app {

/// The templates that the user saved. A drag carries one to the table, Enter or a double click places it at the center
/// of the view.
class TemplatePalette : public QWidget {
    Q_OBJECT

public:
    explicit TemplatePalette(QString folder, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows the category of each template's pieces under these rules.
    void setTerrainRules(const scenarios::TerrainRules& terrain);
    /// Reads the folder again.
    void refresh();

signals:
    /// Requests placing the pieces of a template, which are relative to (0, 0).
    void placeRequested(const std::vector<sightline::scenarios::Piece>& pieces, const QString& name);

private:
    void place();
    void remove();

    QString m_folder;
    Theme m_theme = Theme::light();
    scenarios::TerrainRules m_terrain;
    QLabel* m_empty = nullptr;
    QListWidget* m_list = nullptr;
    QPushButton* m_position = nullptr;
    QPushButton* m_remove = nullptr;
    std::vector<scenarios::PieceTemplate> m_templates;
};

} // namespace sightline::app

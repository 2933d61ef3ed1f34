#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/shared/painting/theme.h"
#include "app/shared/text/category_text.h"
#include "scenarios/catalogs/piece_sets.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QHash>
#include <QWidget>

#include <functional>
#include <vector>

namespace sightline::app {

class PieceButton;
class RecentStrip;

/// The standard terrain pieces, to a common scale, rotated and mirrored as they will be placed. A click requests
/// placing one, a drag carries it to the table.
class PiecePalette : public QWidget {
    Q_OBJECT

public:
    explicit PiecePalette(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows each piece as these rules call it, the sets of their edition first, as "40k-11e-areas" for "40k-11e"; null
    /// if they cannot be read.
    void setRules(const scenarios::RuleSet* rules);
    /// Sets the source of the scale of the table, in pixels per inch, to which dragged pieces are drawn.
    void setTableScale(const std::function<double()>& pixelsPerInch);
    /// Shows the pieces of a game; all pieces if it has none.
    void setGame(const QString& id);
    [[nodiscard]] QString game() const;

    /// The maximum number of pieces under "Last used".
    static constexpr int kMaxRecent = 8;
    /// Restores the pieces under "Last used" from `recent()`; ids of no standard piece are left out.
    void setRecent(const QStringList& ids);
    /// Returns the ids of the pieces under "Last used", the newest first.
    [[nodiscard]] const QStringList& recent() const { return m_recent; }

signals:
    /// Requests placing a piece, which is centered at (0, 0) and has no id.
    void placeRequested(const sightline::scenarios::Piece& piece);
    /// Emitted when the pieces of another game are shown, for the caller to set those that were used last.
    void gameShown(const QString& id);
    /// Emitted when a piece was placed that was not the last used one.
    void recentChanged();

private:
    void refill();
    [[nodiscard]] bool isFound(const scenarios::PieceSet& set, const scenarios::CatalogPiece& piece) const;
    [[nodiscard]] PieceButton* makeButton(const scenarios::CatalogPiece& piece);
    void noteUse(const QString& id);
    /// Shows the pieces that were used last; while one searches, those of them that are found.
    void refillRecent();
    void addSet(const scenarios::PieceSet& set, const std::vector<scenarios::CatalogPiece>& pieces);
    void refreshPose();
    /// Calls `change` for each button of list and strip.
    template <class Change> void forEachButton(const Change& change) const;
    [[nodiscard]] geometry::Angle turn() const;
    [[nodiscard]] scenarios::Mirror mirror() const;

    QComboBox* m_game = nullptr;
    QLineEdit* m_search = nullptr;
    QDoubleSpinBox* m_turn = nullptr;
    QCheckBox* m_mirror = nullptr;
    QWidget* m_list = nullptr;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_nothing = nullptr;
    std::vector<PieceButton*> m_buttons;
    RecentStrip* m_recentStrip = nullptr;
    QStringList m_recent;                      ///< the newest first
    std::vector<PieceButton*> m_recentButtons; ///< those of the strip
    std::function<double()> m_tableScale;
    scenarios::TerrainRules m_terrain;
    QString m_rules; ///< id of the rule set
    Theme m_theme = Theme::light();
};

} // namespace sightline::app

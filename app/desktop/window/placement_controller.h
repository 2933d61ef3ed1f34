#pragma once

#include "app/desktop/base/qt_names.h"
#include "geometry/base/point.h"
#include "scenarios/base/diagnostic.h"
#include "scenarios/model/scenario.h"

#include <QObject>

#include <vector>

namespace sightline::scenarios {
struct Game;
} // namespace sightline::scenarios

namespace sightline::app {

class BasePalette;
class Docks;
class MessageBar;
struct ModelOrder;
struct PlacedInOtherZone;
class PiecePalette;
class TemplatePalette;
class TerrainOptions;
struct WindowCore;

/// The palette: bases and pieces of a game, options of terrain and templates, and their placing in the middle of what
/// is seen of the table.
class PlacementController : public QObject {
    Q_OBJECT

public:
    /// The tabs of the palette, in their order.
    enum class Page { Models, Terrain, Pieces, Templates };

    PlacementController(WindowCore& core, const Docks& docks, MessageBar& bar, TemplatePalette& templates);

    void showPage(Page page);
    void refreshTheme();

    /// Sets the palettes to the game that the user chose, and remembers it; an empty id: common sizes.
    void showGame(const QString& id);
    /// Sets the palettes to the game whose rules the table has; to the game chosen last if they belong to none.
    void showGameOfTable();
    /// Forgets what was placed and drawn on another table.
    void forgetChoices();
    /// Makes the first player of the table the one whose models are placed.
    void chooseFirstPlayer();

    /// What another palette of the same window takes over.
    struct Held {
        int tab = 0;
        QString gameOfBases;
        QString gameOfPieces;
    };
    [[nodiscard]] Held held() const;
    void goOnWith(const Held& held);

    /// Returns the middle of what is seen of the table.
    [[nodiscard]] geometry::Point center() const;

signals:
    void statusText(const QString& text);

private:
    void connectBases();
    void connectPieces();
    void connectTerrain();
    void followRules(MessageBar& bar);
    /// Reports what a change of rules means, with an offer of the table of their game.
    void tellOfRules(MessageBar& bar, const QString& sentence, const std::vector<scenarios::Diagnostic>& findings);
    void useTableOfRules(MessageBar& bar);
    /// Reports models that come to stand in the zone of another player, with an offer to give them to that player.
    void followZones(MessageBar& bar);
    void tellOfZone(MessageBar& bar, const PlacedInOtherZone& placed);
    /// Shows the bases of the game whose rules the table has now, if those of its former one were shown.
    void followGame();
    void placeModel(const ModelOrder& order);
    void placeRectangle(geometry::Length width, geometry::Length depth);
    void placePiece(const scenarios::Piece& piece);
    void addPlayer();

    WindowCore& m_core;
    TemplatePalette& m_templates;
    QTabWidget* m_tabs = nullptr;
    BasePalette* m_bases = nullptr;
    TerrainOptions* m_terrain = nullptr;
    PiecePalette* m_pieces = nullptr;
    const scenarios::Game* m_game = nullptr; ///< that the rules of the table belong to; null for rules of no game
    QString m_toldOfRules;                   ///< the sentence of the last change of rules
    QString m_toldOfZone;                    ///< the sentence of the last placing in another player's zone
};

} // namespace sightline::app

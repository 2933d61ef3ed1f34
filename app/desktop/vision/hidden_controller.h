#pragma once

#include "app/desktop/actions/table_parts.h"
#include "app/desktop/base/latest_task.h"
#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/turns.h"

#include <QPointF>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace sightline::app {

class BrushPage;
class HiddenPanel;
class LightController;
class LightPage;
class ReplayCover;
class SensesPage;
class SidesPage;
class TurnsPage;
class VisionController;

/// The way in which a turn ends in a window that shows one player's table.
enum class TurnEnding : unsigned char {
    Elsewhere,     ///< the window holds a copy of what the player knows
    Here,          ///< the judge views the table as that player
    ByHandingOver, ///< players share the screen
};

/// Connects the panel of hidden games, the replay, and what sides remember of the table. Without fog all of it is
/// empty, and nothing is computed while the panel is hidden.
class HiddenController : public QObject {
    Q_OBJECT

public:
    HiddenController(const TableParts& parts, VisionController& vision);
    ~HiddenController() override;

    void refreshActions();
    [[nodiscard]] bool isSettled() const;
    /// Returns the number of moves made in the displayed table; std::nullopt: the current table is displayed.
    [[nodiscard]] const std::optional<int>& replayed() const { return m_replayed; }
    /// Returns the sentence that panels about the current table show while an earlier one is displayed; else empty.
    [[nodiscard]] QString replayRemark() const;
    [[nodiscard]] const LightController& lights() const { return *m_lights; }
    /// Open the dialogs about how far sides and the selected model see, and about what stands on the table.
    /// Opens the dialog of the vision profile; at the field of that object name, if there is one.
    void editProfile(const QString& field = {});
    void editModelVision();
    void editStructures();
    void showPerceptions();
    /// Sets how a turn ends here, `Elsewhere` at first; it has no effect in the judge's window.
    void setTurnEnding(TurnEnding ending);
    /// Ends the turn, or says why it cannot end here.
    void endTurn();
    /// Displays the table after the first `count` moves of a hidden game, also of one that has ended; it cannot be
    /// edited meanwhile.
    void replayTo(int count);
    /// Shows the page of turns and the last step of the game as that side knew it.
    void lookBackAs(const scenarios::PlayerId& side);
    /// Displays the current table again, with the fog that it had before.
    void endReplay();

    /// Lets Esc end the display of an earlier step, wherever in the window the focus is.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void statusText(const QString& text);
    /// Emitted when `replayed` changed.
    void replayChanged();
    /// Emitted when the screen should be handed over; the turn stays.
    void hotSeatRequested();
    /// Emitted when the player of this window ends the turn where players share the screen.
    void turnEndRequested();
    void phraseRequested();
    /// Emitted when the judge, who views the table as a player, wants to look back as that player.
    void lookBackRequested();

private:
    void connectTools();
    /// Shows the displayed earlier step as that side knew it; std::nullopt: as the judge does. False if there is none.
    /// After the end of a game a side is shown its last step if no other is displayed.
    bool reviewAs(const std::optional<scenarios::PlayerId>& side);
    /// Returns the side as which earlier steps are displayed; std::nullopt: the judge.
    [[nodiscard]] const std::optional<scenarios::PlayerId>& reviewedSide() const;
    void scheduleRefresh();
    void refresh();
    /// Shows the pages that the table has: after the end of a game its turns alone, and in a player's window no tools.
    void refreshPages();
    void refreshMarks();
    void findSuggestions();
    void countSteps();
    void showSenses();
    void informSide(const scenarios::PlayerId& player, bool hasValue);
    void refreshTurn();
    /// Tells what the shown side may do at the position under the pointer, or in the middle of the view.
    void showActions();
    /// True if the owner of the window has the turn, or nobody has it yet.
    [[nodiscard]] bool isOwnersTurn() const;
    /// Says why it is dark under the pointer.
    void explainFog(const std::optional<QPointF>& place);
    /// Returns why that side does not see the place; empty if it does.
    [[nodiscard]] QString fogWordsAt(geometry::Point place, const scenarios::PlayerId& side);
    [[nodiscard]] bool hasFog() const;
    /// True on the judge's table if a hidden game has ended there and left its steps.
    [[nodiscard]] bool hasEnded() const;

    TableParts m_parts;
    VisionController& m_vision;
    HiddenPanel* m_panel;
    SidesPage* m_sides;
    TurnsPage* m_turns;
    BrushPage* m_brush;
    LightPage* m_light;
    SensesPage* m_senses;
    std::unique_ptr<LightController> m_lights;
    ReplayCover* m_cover;
    QTimer m_debounce;
    LatestTask m_counts; ///< statistics of the log
    LatestTask m_replay;
    LatestTask m_looks;
    std::vector<scenarios::SideStatistics> m_statistics;
    std::vector<scenarios::SuggestedCell> m_suggestions;
    std::optional<int> m_replayed;
    /// The fog of the current table while an earlier step is shown as a side knew it.
    std::optional<std::optional<scenarios::PlayerId>> m_fogBefore;
    /// The side as which steps of an ended game are displayed; there is no fog then.
    std::optional<scenarios::PlayerId> m_endedSide;
    /// The fog of the current table; null: not made yet.
    std::unique_ptr<const scenarios::FogController> m_fog;
    /// The cell explained last, and to whom.
    std::optional<std::pair<scenarios::PlayerId, geometry::GridCell>> m_explained;
    QString m_fogWords;
    std::optional<QPointF> m_pointer; ///< in table inches; std::nullopt: it is not over the table
    TurnEnding m_turnEnding = TurnEnding::Elsewhere;
    bool m_hadFog = false;
};

} // namespace sightline::app

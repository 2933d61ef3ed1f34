#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/services/sight_service.h"
#include "app/shared/painting/theme.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QStackedLayout;

namespace sightline::app {

class ClearanceBar;
class FigureLabel;
class RulingRows;
class StageChips;
enum class VerdictKind;
struct KeywordEffect;

/// The verdict of the focused pair in two levels: headline, reason, distance, cover and margin; under "Details" how it
/// was found.
class VerdictCard : public QWidget {
    Q_OBJECT

public:
    explicit VerdictCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Whether the fewest pieces that close every line are known, which the figures of a ruling find.
    enum class Blockers { Known, Provisional };
    /// Shows the verdict of the focused pair. Unchanged parts are not redrawn. The sentence names none of several
    /// provisional blockers, and says that the fewest are still looked for.
    void showVerdict(const scenarios::Verdict& verdict,
                     const scenarios::Scenario& scenario,
                     Blockers blockers = Blockers::Known);
    /// Shows that the first answer about the pair is being worked out.
    void showJudging(const scenarios::Scenario& scenario,
                     const scenarios::ModelId& observer,
                     const scenarios::ModelId& target);
    /// Shows the next step while there is no verdict; `problem` comes first, if there is one.
    void showEmpty(const scenarios::Scenario& scenario,
                   const std::optional<scenarios::ModelId>& observer,
                   const QString& problem = {});
    void setShowsTriedLines(bool on);
    void setShowsDetails(bool on);
    /// Sets whether side profile and proof are open.
    void setOpenViews(bool profile, bool proof);
    /// Sets the height from which the target would be seen; empty: not computed.
    void setHeights(const QString& sentence);
    /// Sets the figures that take longer than a frame: viewer points, the height that would hide; empty: not known yet.
    void setRestFigures(const QString& sentence);
    /// Sets what a keyword of the target would change; std::nullopt: not known yet, or nothing.
    void setKeywordEffect(const std::optional<KeywordEffect>& effect);
    /// Sets the cover of the pair in the open shot of its unit, where it is another; empty: it is the same.
    void setShotCover(const QString& sentence);
    /// Sets the state in which the target could not be chosen; std::nullopt: not known yet, or there is none.
    void setProtectingState(const std::optional<QString>& state);
    /// Sets whether keywords and other properties of models can be entered in this window.
    void setOffersKeywords(bool on);
    /// Sets the result of the search for the smallest move; empty: no search was made.
    void setFlip(const QString& sentence, bool isRunning);

    /// Returns the headline; empty while there is no verdict.
    [[nodiscard]] QString word() const;
    [[nodiscard]] QString sentence() const;
    /// Returns the least width at which the buttons of an answer stand in one row, in pixels; a narrower card wraps
    /// them.
    [[nodiscard]] int widthOfOneRow() const;
    /// Returns the headline of the answer: its mark, its word and the cover, to be placed above the card. Neither it
    /// nor the buttons scroll with the card; both show while it has an answer, and belong to it until they are placed.
    [[nodiscard]] QWidget* headline() const { return m_head; }
    /// Returns the row of buttons of the answer (flip, proof, profile …), to be placed below the card.
    [[nodiscard]] QWidget* buttons() const { return m_buttons; }
    /// Takes the buttons back among what scrolls, where the panel is too low to hold them beside the answer.
    void takeButtons();
    /// Returns the controls of the stages.
    [[nodiscard]] StageChips& stages() const { return *m_stages; }

signals:
    void flipRequested();
    /// Emitted when the sentence about the verdict should be copied.
    void copyRequested();
    /// Emitted when the user wants to enter keywords of the target, which has none.
    void keywordsRequested(const sightline::scenarios::ModelId& target);
    /// Emitted when the user wants to enter a property that the rules ask for; `field` is the object name of its field.
    void propertyRequested(const sightline::scenarios::ModelId& model, const QString& field);
    /// Emitted when the user wants to check heights that nobody entered.
    void heightCheckRequested();
    /// Emitted when the user wants to change the setting of a hidden game that bars the target.
    void hiddenRuleRequested();
    void choosePairRequested();
    void toleranceRequested();
    void overruleRequested();
    /// Emitted when what a judge decided about the pair should be removed.
    void revokeRequested();
    /// Emitted when the user wants to see what a judge decided about walls.
    void rulingsRequested();
    /// Emitted when the user wants to overrule a piece that blocks the pair.
    void overrulePieceRequested(const sightline::scenarios::PieceId& piece);
    void flipSearchRequested();
    void flipStopRequested();
    void profileToggled(bool on);
    void proofToggled(bool on);
    void triedLinesToggled(bool on);
    void detailsToggled(bool on);
    /// Emitted when the pointer entered a row that names a piece; std::nullopt: it left.
    void pieceHovered(const std::optional<sightline::scenarios::PieceId>& piece);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHeadline();
    QWidget* makeAnswer();
    QWidget* makeDetails();
    QWidget* makeEmpty();
    void showDistance(geometry::Length distance, const std::optional<geometry::Length>& cell);
    void placeCover();
    void refreshKeywords();
    /// Lists what can be overruled: the verdict, and each of the pieces that hide the target; and what can be revoked.
    void refreshOverrulings(const scenarios::Scenario& scenario);
    /// Shows the link below the sentence about a judge; hides it where nothing is decided, and from players.
    void refreshRevoke();
    /// Puts the margin below the distance where the caption of that takes more than half of the width.
    void arrangeLengths();
    /// Shows the button of the proof where there may be a picture, and as long as the proof is open.
    void offerProof();
    void color();
    void announce(const QString& text);

    Theme m_theme = Theme::light();
    std::optional<scenarios::Verdict> m_verdict;
    VerdictKind m_kind = {};                 ///< of `m_verdict`, with what a hidden game makes of it
    VerdictLook m_look = VerdictLook::Clear; ///< of `m_kind`
    QString m_sentence;
    QString m_announced;

    QStackedLayout* m_pages = nullptr;
    QWidget* m_head = nullptr;
    QWidget* m_buttons = nullptr;
    QBoxLayout* m_page = nullptr; ///< of an answer
    QAction* m_copy = nullptr;    ///< of the context menu and of the button
    QLabel* m_mark = nullptr;
    QLabel* m_word = nullptr;
    QBoxLayout* m_headline = nullptr; ///< the word and the cover, beside each other where there is room
    QLabel* m_cover = nullptr;
    QLabel* m_shotCover = nullptr;
    QLabel* m_keywords = nullptr;
    QLabel* m_assumed = nullptr;    ///< heights that nobody entered
    QString m_assumedSentence;      ///< empty: there are none, or the rules do not use heights
    QLabel* m_hiddenRule = nullptr; ///< the rule of a hidden game that bars the target
    QString m_hiddenRuleSentence;   ///< empty: nothing bars it, or no setting can change that
    QLabel* m_states = nullptr;     ///< the state that would protect the target
    QString m_statesSentence;       ///< empty: there is none
    QString m_keywordsMissing;      ///< the sentence that is told until more is known; empty: none is missing
    QString m_keywordsEffect;       ///< the sentence of what one would change; empty: not known
    QString m_targetName;
    bool m_offersKeywords = true;
    QLabel* m_pair = nullptr;
    QLabel* m_why = nullptr;
    QBoxLayout* m_lengths = nullptr; ///< distance and margin
    FigureLabel* m_distance = nullptr;
    FigureLabel* m_clearance = nullptr;
    FigureLabel* m_seen = nullptr;
    ClearanceBar* m_bar = nullptr;
    QLabel* m_margin = nullptr;
    QToolButton* m_detailsButton = nullptr;
    QWidget* m_details = nullptr;
    QLabel* m_certainty = nullptr;
    QToolButton* m_tolerance = nullptr;
    StageChips* m_stages = nullptr;
    RulingRows* m_rows = nullptr;
    QLabel* m_overruled = nullptr;
    QLabel* m_lapsed = nullptr; ///< who decided about the pair when it stood elsewhere
    QLabel* m_revoke = nullptr; ///< a link that removes what a judge decided, or leads to it
    QToolButton* m_overrule = nullptr;
    QLabel* m_heights = nullptr;
    QLabel* m_restFigures = nullptr;
    QToolButton* m_flip = nullptr;
    QLabel* m_flipText = nullptr;
    bool m_isFlipping = false;
    QToolButton* m_profile = nullptr;
    QToolButton* m_proof = nullptr;
    QToolButton* m_triedLines = nullptr;
    QLabel* m_emptyMark = nullptr;
    QLabel* m_emptyTitle = nullptr;
    QLabel* m_emptyText = nullptr;
    QPushButton* m_choosePair = nullptr;
};

} // namespace sightline::app

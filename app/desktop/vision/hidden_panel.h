#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/model/scenario.h"

#include <QWidget>

#include <optional>

namespace sightline::app {

/// Whether the table is one of a hidden game. One that has ended has steps for review, and hides nothing.
enum class HiddenGameState : unsigned char { None, On, Ended };

/// The panel of hidden games: selects the side whose view is displayed, and has pages about it.
class HiddenPanel : public QWidget {
    Q_OBJECT

public:
    explicit HiddenPanel(QWidget* parent = nullptr);

    /// Adds a page and takes ownership of it.
    void addPage(QWidget* page, const QString& title, const QString& tip);
    [[nodiscard]] QWidget* page() const;
    void showPage(QWidget* page);
    /// Shows view and pages; without a hidden game only a sentence that tells how to start one, and after its end view
    /// and pages with a sentence that tells how to go on with it.
    void setGame(HiddenGameState game);
    /// Sets the first line: how far models see.
    void setRange(const QString& words);
    /// Sets the text of the button that ends the turn; empty: there is no button.
    void setEndTurn(const QString& text, const QString& tip);
    /// Shows or hides a page.
    void setPageVisible(QWidget* page, bool visible);
    /// Lists the views to choose from, and chooses that of `shown`; std::nullopt: the judge's. `fogOfJudge` is the
    /// player whose fog lies over the judge's table, if any.
    void setSides(const scenarios::Scenario& scenario,
                  const std::optional<scenarios::PlayerId>& shown,
                  const std::optional<scenarios::PlayerId>& fogOfJudge = {});
    /// Lists the view of that player and the way to the page between players, which requests no side.
    void setHandingOver(const scenarios::Scenario& scenario, const scenarios::PlayerId& side);
    /// Lists a single view: what that player knew, where nothing else is there to be seen.
    void setOnlySide(const scenarios::Scenario& scenario, const scenarios::PlayerId& side);

signals:
    void endTurnRequested();
    void sideRequested(const std::optional<sightline::scenarios::PlayerId>& side);
    /// Emitted when the panel, or another page of it, became visible.
    void opened();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QLabel* m_range;
    QPushButton* m_endTurn;
    QComboBox* m_sides;
    QTabWidget* m_pages;
    QWidget* m_view; ///< the box of views with its name
    HiddenGameState m_game = HiddenGameState::None;
};

} // namespace sightline::app

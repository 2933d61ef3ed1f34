#pragma once

#include "app/desktop/base/passphrase.h"
#include "app/desktop/base/qt_names.h"
#include "scenarios/model/scenario.h"

#include <QWidget>

namespace sightline::app {

/// The page between the turns of two players who share a screen. It knows their names and nothing of the table.
class HandOverPage : public QWidget {
    Q_OBJECT

public:
    explicit HandOverPage(Passphrase phrase, QWidget* parent = nullptr);

    /// Sets the players who can continue, with `next` as the suggestion. Without players only the judge can.
    void setPlayers(const std::vector<scenarios::Player>& players, const scenarios::PlayerId& next);
    /// Shows a sentence above the buttons that save and quit, until other players are set.
    void say(const QString& sentence);
    /// Returns to the judge if the passphrase is right; otherwise shows that it is wrong.
    void unlock(const QString& words);

signals:
    void playerRequested(const sightline::scenarios::PlayerId& player);
    void judgeRequested();
    void saveRequested();
    /// Emitted to end the program, also when the page is to be closed.
    void quitRequested();

protected:
    /// Requests to quit and ignores the event: only the buttons leave the page.
    void closeEvent(QCloseEvent* event) override;

private:
    Passphrase m_phrase;
    QLabel* m_title;
    QVBoxLayout* m_players;
    QLineEdit* m_words;
    QLabel* m_refusal;
    QLabel* m_said;
};

} // namespace sightline::app

#pragma once

#include "app/desktop/vision/pass_phrase.h"
#include "scenarios/scenario.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace sightline::app {

/// Stands between two players who share a screen: it knows their names and nothing of the table.
class HandOverPage : public QWidget {
    Q_OBJECT

public:
    explicit HandOverPage(PassPhrase phrase, QWidget* parent = nullptr);

    /// Who may look next; `next` is asked first. Nobody: only the judge.
    void setPlayers(const std::vector<scenarios::Player>& players, const scenarios::PlayerId& next);
    /// Says the words of the judge; wrong ones are refused, and the page says so.
    void unlock(const QString& words);

signals:
    void playerRequested(const sightline::scenarios::PlayerId& player);
    void judgeRequested();

protected:
    /// Only its buttons leave it.
    void closeEvent(QCloseEvent* event) override;

private:
    PassPhrase m_phrase;
    QLabel* m_title;
    QVBoxLayout* m_players;
    QLineEdit* m_words;
    QLabel* m_refusal;
};

} // namespace sightline::app

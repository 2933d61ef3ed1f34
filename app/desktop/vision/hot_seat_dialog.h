#pragma once

#include "app/desktop/vision/pass_phrase.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace sightline::app {

/// What keeps players from the judge's table: asked before they share a screen, or by itself. A phrase that is kept can
/// be changed and dropped by who knows it.
class HotSeatDialog : public QDialog {
    Q_OBJECT

public:
    enum class Purpose { Play, Phrase };

    explicit HotSeatDialog(PassPhrase kept = {}, Purpose purpose = Purpose::Play, QWidget* parent = nullptr);

    /// Two different phrases keep it open, and so does a kept one that is to go and was not said.
    void accept() override;

signals:
    /// For this game.
    void phraseChosen(const sightline::app::PassPhrase& phrase);
    /// For later ones too; none: none is kept.
    void phraseKept(const sightline::app::PassPhrase& phrase);

private:
    [[nodiscard]] bool keeps() const;
    void refuse(const QString& sentence, QLineEdit* where);

    PassPhrase m_kept;
    Purpose m_purpose;
    QLineEdit* m_old;
    QLineEdit* m_words;
    QLineEdit* m_again;
    QCheckBox* m_keeps;
    QLabel* m_problem;
};

} // namespace sightline::app

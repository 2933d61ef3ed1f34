#pragma once

#include "app/desktop/base/passphrase.h"
#include "app/desktop/base/qt_names.h"

#include <QDialog>

namespace sightline::app {

/// Asks for the passphrase that protects the judge's table, before players share a screen or on its own. Changing or
/// removing a stored phrase requires that phrase.
class HotSeatDialog : public QDialog {
    Q_OBJECT

public:
    /// Why the dialog opens: players are about to share a screen, or only the phrase is to be changed.
    enum class Purpose { Play, Phrase };

    explicit HotSeatDialog(Passphrase kept = {}, Purpose purpose = Purpose::Play, QWidget* parent = nullptr);

    /// Keeps the dialog open if the two entries differ, or if a stored phrase would change and was not entered
    /// correctly.
    void accept() override;

signals:
    /// Emitted with the phrase for this game.
    void phraseChosen(const sightline::app::Passphrase& phrase);
    /// Emitted with the phrase to store for later games; an unset one removes the stored phrase.
    void storedPhrase(const sightline::app::Passphrase& phrase);

private:
    [[nodiscard]] bool keeps() const;
    void rejectInput(const QString& sentence, QLineEdit* where);

    Passphrase m_kept;
    Purpose m_purpose;
    QLineEdit* m_old;
    QLineEdit* m_words;
    QLineEdit* m_again;
    QCheckBox* m_keeps;
    QLabel* m_problem;
};

} // namespace sightline::app

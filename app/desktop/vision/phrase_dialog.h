#pragma once

#include "app/desktop/base/pass_phrase.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace sightline::app {

/// Asks for the passphrase of the judge, and can be accepted with the right one only.
class PhraseDialog : public QDialog {
    Q_OBJECT

public:
    explicit PhraseDialog(PassPhrase phrase, QWidget* parent = nullptr);

    void accept() override;

private:
    PassPhrase m_phrase;
    QLineEdit* m_words;
    QLabel* m_refusal;
};

} // namespace sightline::app

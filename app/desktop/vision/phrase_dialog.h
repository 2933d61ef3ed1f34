#pragma once

#include "app/desktop/base/passphrase.h"
#include "app/desktop/base/qt_names.h"

#include <QDialog>

namespace sightline::app {

/// Asks for the passphrase of the judge, and can be accepted with the right one only.
class PhraseDialog : public QDialog {
    Q_OBJECT

public:
    explicit PhraseDialog(Passphrase phrase, QWidget* parent = nullptr);

    void accept() override;

private:
    Passphrase m_phrase;
    QLineEdit* m_words;
    QLabel* m_refusal;
};

} // namespace sightline::app

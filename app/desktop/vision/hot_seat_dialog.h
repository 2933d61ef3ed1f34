#pragma once

#include "app/desktop/vision/pass_phrase.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace sightline::app {

/// Before players share a screen: what keeps them from the judge's table.
class HotSeatDialog : public QDialog {
    Q_OBJECT

public:
    explicit HotSeatDialog(QWidget* parent = nullptr);

    /// Two different phrases keep it open.
    void accept() override;

signals:
    void phraseChosen(const sightline::app::PassPhrase& phrase);

private:
    QLineEdit* m_words;
    QLineEdit* m_again;
    QLabel* m_problem;
};

} // namespace sightline::app

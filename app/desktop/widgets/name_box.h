#pragma once

#include <QComboBox>
#include <QElapsedTimer>

namespace sightline::app {

/// A box of choices for names of any length. It may be narrower than they are: the chosen name is then elided, and
/// `ElisionTips` tells it whole. The list is as wide as its longest name, and what is typed while it is open searches
/// it by the whole beginning of a name, blanks included, or else of a later word in a name.
class NameBox : public QComboBox {
    Q_OBJECT

public:
    /// The box asks for room for `letters` characters of a name.
    explicit NameBox(int letters = 0, QWidget* parent = nullptr);

    void showPopup() override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Goes to the next name of the open list that fits what was typed so far.
    void search(const QString& letter);

    QString m_typed;
    QElapsedTimer m_sinceLetter;
};

} // namespace sightline::app

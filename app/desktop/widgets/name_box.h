#pragma once

#include <QComboBox>

namespace sightline::app {

/// A box of choices for names of any length. It may be narrower than they are: the chosen name is then elided, and
/// `ElisionTips` tells it whole. The list is as wide as its longest name.
class NameBox : public QComboBox {
    Q_OBJECT

public:
    /// The box asks for room for `letters` characters of a name.
    explicit NameBox(int letters = 0, QWidget* parent = nullptr);

    void showPopup() override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace sightline::app

#pragma once

#include <QDoubleSpinBox>

#include <optional>

namespace sightline::app {

/// A spin box for an optional number: no number is one step below the minimum, displayed as "–". Shows no more decimals
/// than the number has.
class NumberBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    NumberBox(double least, double most, int decimals, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<double> number() const;
    void setNumber(std::optional<double> number);

    [[nodiscard]] QString textFromValue(double value) const override;

private:
    double m_min;
};

} // namespace sightline::app

#pragma once

#include <QDoubleSpinBox>

#include <optional>

namespace sightline::app {

/// A number or nothing, which is one step below the least and reads "–". Shows no more digits than the number has.
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

#pragma once

#include <QDoubleSpinBox>

namespace sightline::app {

/// A field for an area on the table, in the unit that goes with that of lengths: square inches, else square
/// centimeters. It keeps the exact value until somebody types another.
class AreaBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit AreaBox(QWidget* parent = nullptr);

    /// Square inches.
    void setAreas(double least, double most);
    void setArea(double squareInches);
    [[nodiscard]] double area() const { return m_squareInches; }
    /// The user prefers another unit now: the same area is shown in that.
    void refreshUnit();

signals:
    /// Somebody entered another value, in square inches.
    void areaEntered(double squareInches);

private:
    double m_squareInches = 0.0;
    double m_min = 0.0;
    double m_max = 1e6;
    double m_factor = 1.0; ///< of the unit, in a square inch
};

} // namespace sightline::app

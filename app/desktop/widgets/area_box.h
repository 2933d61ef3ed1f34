#pragma once

#include <QDoubleSpinBox>

namespace sightline::app {

/// A field for an area on the table, in the unit that matches that of lengths: square inches, else square centimeters.
/// It keeps the exact value until the user types another.
class AreaBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit AreaBox(QWidget* parent = nullptr);

    /// Sets the range, in square inches.
    void setAreas(double least, double most);
    void setArea(double squareInches);
    [[nodiscard]] double area() const { return m_squareInches; }
    /// Shows the area in the unit that is preferred now.
    void refreshUnit();

private:
    double m_squareInches = 0.0;
    double m_min = 0.0;
    double m_max = 1e6;
    double m_factor = 1.0; ///< number of units in a square inch
};

} // namespace sightline::app

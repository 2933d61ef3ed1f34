#include "app/desktop/widgets/area_box.h"

#include "app/shared/text/area_text.h"
#include "app/shared/text/table_unit.h"

#include <QSignalBlocker>

#include <algorithm>

namespace sightline::app {

AreaBox::AreaBox(QWidget* parent) : QDoubleSpinBox{parent} {
    setKeyboardTracking(false);
    connect(this, &QDoubleSpinBox::valueChanged, this,
            [this](double value) { m_squareInches = std::clamp(value / m_factor, m_min, m_max); });
    refreshUnit();
}

void AreaBox::setAreas(double least, double most) {
    m_min = least;
    m_max = most;
    m_squareInches = std::clamp(m_squareInches, least, most);
    refreshUnit();
}

void AreaBox::setArea(double squareInches) {
    m_squareInches = std::clamp(squareInches, m_min, m_max);
    const QSignalBlocker quiet{this};
    setValue(m_squareInches * m_factor);
}

void AreaBox::refreshUnit() {
    const QSignalBlocker quiet{this}; // nobody entered anything
    const LengthUnit unit = tableUnit();
    m_factor = areasInSquareInch(unit);
    setDecimals(0);
    setSuffix(areaSuffix(unit));
    setSingleStep(unit == LengthUnit::Inches ? 10.0 : 50.0);
    setRange(m_min * m_factor, m_max * m_factor);
    setArea(m_squareInches);
}

} // namespace sightline::app

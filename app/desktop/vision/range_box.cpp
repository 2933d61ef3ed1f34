#include "app/desktop/vision/range_box.h"

#include "app/shared/text/number_text.h"
#include "app/shared/text/sense_text.h"
#include "app/shared/text/table_unit.h"

#include <algorithm>
#include <cmath>

namespace sightline::app {

void RangeBox::setTable(const scenarios::Scenario& scenario) {
    m_cell = countedCell(scenario) ? std::nullopt : std::optional{scenario.vision->profile.cell};
    setSuffix(m_cell ? QString{} : tr(" cells")); // shows the value again
}

QString RangeBox::textFromValue(int value) const {
    return m_cell ? lengthText(*m_cell * value) : QSpinBox::textFromValue(value);
}

std::optional<geometry::Length> RangeBox::typedLength(const QString& text) const {
    return lengthFromText(text, tableUnit(), locale());
}

int RangeBox::valueFromText(const QString& text) const {
    if (!m_cell || (!specialValueText().isEmpty() && text == specialValueText())) {
        return QSpinBox::valueFromText(text);
    }
    const auto length = typedLength(text);
    if (!length) {
        return value();
    }
    const double cells = static_cast<double>(length->nanometers()) / static_cast<double>(m_cell->nanometers());
    return static_cast<int>(
        std::lround(std::clamp(cells, static_cast<double>(minimum()), static_cast<double>(maximum()))));
}

QValidator::State RangeBox::validate(QString& text, int& position) const {
    if (!m_cell || (!specialValueText().isEmpty() && text == specialValueText())) {
        return QSpinBox::validate(text, position);
    }
    return typedLength(text) ? QValidator::Acceptable : QValidator::Intermediate;
}

} // namespace sightline::app

#include "app/desktop/rules/number_box.h"

#include <QLocale>

namespace sightline::app {

NumberBox::NumberBox(double least, double most, int decimals, QWidget* parent) : QDoubleSpinBox{parent}, m_min{least} {
    setDecimals(decimals);
    setSingleStep(most - least <= 1.0 ? 0.05 : 1.0);
    setRange(least - singleStep(), most);
    setSpecialValueText(QStringLiteral("–"));
    setValue(minimum());
    setFocusPolicy(Qt::StrongFocus);
}

std::optional<double> NumberBox::number() const { return value() < m_min ? std::nullopt : std::optional{value()}; }

void NumberBox::setNumber(std::optional<double> number) { setValue(number.value_or(minimum())); }

QString NumberBox::textFromValue(double value) const {
    QString text = locale().toString(value, 'f', decimals());
    const QString point = locale().decimalPoint();
    if (text.contains(point)) {
        while (text.endsWith(u'0')) {
            text.chop(1);
        }
        if (text.endsWith(point)) {
            text.chop(point.size());
        }
    }
    return text;
}

} // namespace sightline::app

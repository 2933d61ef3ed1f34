#include "app/desktop/panels/length_box.h"

#include <QLineEdit>

namespace sightline::app {

namespace {

const QString kDash = QStringLiteral("–");

} // namespace

LengthBox::LengthBox(Unit unit, QWidget* parent) : QDoubleSpinBox{parent}, m_unit{unit} {
    // More decimals than shown: a typed 4.125 in is kept.
    setDecimals(6);
    setKeyboardTracking(false);
    setRange(unit == Unit::Inches ? -1000.0 : 0.1, unit == Unit::Inches ? 1000.0 : 1000.0);
    setSingleStep(unit == Unit::Inches ? 0.25 : 1.0);
    setSuffix(unit == Unit::Inches ? tr(" in") : tr(" mm"));
    connect(this, &QDoubleSpinBox::valueChanged, this, &LengthBox::valueEntered);
}

void LengthBox::setLength(geometry::Length length) {
    m_showing = true;
    m_mixed = false;
    setValue(m_unit == Unit::Inches ? length.inches() : length.millimeters());
    // The value may be equal and only the dash has to go.
    lineEdit()->setText(prefix() + textFromValue(value()) + suffix());
    m_showing = false;
}

void LengthBox::setMixed() {
    m_showing = true;
    m_mixed = true;
    lineEdit()->setText(kDash);
    m_showing = false;
}

QString LengthBox::textFromValue(double value) const {
    return m_mixed ? kDash : locale().toString(value, 'f', m_unit == Unit::Inches ? 2 : 1);
}

double LengthBox::valueFromText(const QString& text) const {
    return text.contains(kDash) ? value() : QDoubleSpinBox::valueFromText(text);
}

QValidator::State LengthBox::validate(QString& text, int& position) const {
    return text.contains(kDash) ? QValidator::Acceptable : QDoubleSpinBox::validate(text, position);
}

void LengthBox::stepBy(int steps) {
    if (m_mixed) {
        m_mixed = false;
    }
    QDoubleSpinBox::stepBy(steps);
}

void LengthBox::valueEntered(double value) {
    if (m_showing) {
        return;
    }
    m_mixed = false;
    emit lengthEntered(m_unit == Unit::Inches ? geometry::Length::fromInches(value)
                                              : geometry::Length::fromMillimeters(value));
}

} // namespace sightline::app

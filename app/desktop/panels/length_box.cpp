#include "app/desktop/panels/length_box.h"

#include "app/desktop/text/length_entry.h"

#include <QLineEdit>

#include <cmath>
#include <utility>

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

std::optional<geometry::Length> LengthBox::typedLength(QString text) const {
    // The field puts its own unit behind whatever is typed, another unit too.
    if (text.endsWith(suffix())) {
        text.chop(suffix().size());
    }
    return lengthFromText(text, m_unit == Unit::Inches ? LengthUnit::Inches : LengthUnit::Millimeters, locale());
}

double LengthBox::valueFromText(const QString& text) const {
    if (m_mixed && text.trimmed() == kDash) {
        return value();
    }
    if (text == prefix() + textFromValue(value()) + suffix()) {
        m_typed.reset(); // what is shown has fewer digits than the value
        return value();
    }
    m_typed = typedLength(text);
    return !m_typed ? value() : m_unit == Unit::Inches ? m_typed->inches() : m_typed->millimeters();
}

QValidator::State LengthBox::validate(QString& text, int& position) const {
    Q_UNUSED(position)
    if (m_mixed && text.trimmed() == kDash) {
        return QValidator::Acceptable;
    }
    // Anything may stand there while one types a sum; what is no length in the end leaves the field as it was.
    const auto length = typedLength(text);
    const double value = !length ? 0.0 : m_unit == Unit::Inches ? length->inches() : length->millimeters();
    return length && minimum() <= value && value <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
}

void LengthBox::stepBy(int steps) {
    m_mixed = false;
    m_typed.reset();
    QDoubleSpinBox::stepBy(steps);
}

void LengthBox::fixup(QString& text) const { text = prefix() + textFromValue(value()) + suffix(); }

void LengthBox::valueEntered(double value) {
    if (m_showing) {
        return;
    }
    m_mixed = false;
    const auto typed = std::exchange(m_typed, std::nullopt);
    const double exact = !typed ? value : m_unit == Unit::Inches ? typed->inches() : typed->millimeters();
    if (typed && std::abs(exact - value) <= 1e-6) {
        emit lengthEntered(*typed);
        return;
    }
    emit lengthEntered(m_unit == Unit::Inches ? geometry::Length::fromInches(value)
                                              : geometry::Length::fromMillimeters(value));
}

} // namespace sightline::app

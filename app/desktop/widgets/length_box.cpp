#include "app/desktop/widgets/length_box.h"

#include "app/shared/text/table_unit.h"

#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::app {

namespace {

const QString kDash = QStringLiteral("–");

/// Returns the number of decimals of a value: those of the unit, or up to three if it has them.
int shownDecimals(double value, LengthUnit unit) {
    constexpr int kMost = 3;
    const auto rounded = [value](int decimals) {
        const double steps = std::pow(10.0, decimals);
        return std::round(value * steps) / steps;
    };
    int decimals = decimalsOf(unit);
    while (decimals < kMost && std::abs(rounded(decimals) - rounded(kMost)) > 1e-9) {
        ++decimals;
    }
    return decimals;
}

} // namespace

LengthBox::LengthBox(Unit unit, QWidget* parent) : QDoubleSpinBox{parent}, m_kind{unit} {
    setKeyboardTracking(false);
    if (unit == Unit::Table) {
        setLengths(geometry::Length::fromInches(-1000.0), geometry::Length::fromInches(1000.0));
    } else {
        setLengths(geometry::Length::fromMillimeters(0.1), geometry::Length::fromMillimeters(1000.0));
    }
    connect(this, &QDoubleSpinBox::valueChanged, this, &LengthBox::valueEntered);
}

void LengthBox::takeUnit() {
    m_unit = m_kind == Unit::Table ? tableUnit() : LengthUnit::Millimeters;
    // More decimals than shown: a typed 4.125 in is kept.
    setDecimals(m_unit == LengthUnit::Centimeters ? 7 : 6);
    setRange(countOf(m_min, m_unit), countOf(m_max, m_unit));
    switch (m_unit) {
    case LengthUnit::Inches: setSingleStep(0.25); break;
    case LengthUnit::Millimeters: setSingleStep(m_kind == Unit::Table ? 5.0 : 1.0); break;
    case LengthUnit::Centimeters: setSingleStep(0.5); break;
    }
}

void LengthBox::setLengths(geometry::Length least, geometry::Length most) {
    m_min = least;
    m_max = most;
    refreshUnit();
}

void LengthBox::refreshUnit() {
    const bool isMixed = m_mixed;
    const QSignalBlocker quiet{this}; // nobody entered anything
    takeUnit();
    setLength(std::clamp(m_length, m_min, m_max));
    if (isMixed) {
        setMixed();
    }
}

void LengthBox::setLength(geometry::Length length) {
    m_showing = true;
    m_mixed = false;
    m_length = length;
    setValue(countOf(length, m_unit));
    // The value may be equal and only the dash has to go.
    lineEdit()->setText(!specialValueText().isEmpty() && value() == minimum() ? specialValueText()
                                                                              : textFromValue(value()));
    m_showing = false;
}

void LengthBox::setMixed() {
    m_showing = true;
    m_mixed = true;
    lineEdit()->setText(kDash);
    m_showing = false;
}

QString LengthBox::textFromValue(double value) const {
    // The unit is part of the text and no suffix: Qt puts a suffix behind whatever is typed, and "3 in * 2 in" would be
    // read as "3 in * 2".
    return m_mixed ? kDash : withUnit(locale().toString(value, 'f', shownDecimals(value, m_unit)), m_unit);
}

bool LengthBox::isSpecial(const QString& text) const {
    return !specialValueText().isEmpty() && text == specialValueText();
}

std::optional<geometry::Length> LengthBox::typedLength(const QString& text) const {
    return lengthFromText(text, m_unit, locale());
}

double LengthBox::valueFromText(const QString& text) const {
    if (m_mixed && text.trimmed() == kDash) {
        return value();
    }
    if (isSpecial(text)) {
        return minimum();
    }
    if (text == textFromValue(value())) {
        m_typed.reset(); // what is shown has fewer digits than the value
        return value();
    }
    m_typed = typedLength(text);
    return m_typed ? countOf(*m_typed, m_unit) : value();
}

QValidator::State LengthBox::validate(QString& text, int& position) const {
    Q_UNUSED(position)
    if ((m_mixed && text.trimmed() == kDash) || isSpecial(text)) {
        return QValidator::Acceptable;
    }
    // Anything may stand there while one types a sum; what is no length in the end leaves the field as it was.
    const auto length = typedLength(text);
    return length && m_min <= *length && *length <= m_max ? QValidator::Acceptable : QValidator::Intermediate;
}

void LengthBox::stepBy(int steps) {
    m_mixed = false;
    m_typed.reset();
    QDoubleSpinBox::stepBy(steps);
}

void LengthBox::fixup(QString& text) const {
    text = !specialValueText().isEmpty() && value() == minimum() ? specialValueText() : textFromValue(value());
}

void LengthBox::valueEntered(double value) {
    if (m_showing) {
        return;
    }
    m_mixed = false;
    const auto typed = std::exchange(m_typed, std::nullopt);
    // As typed where that is what the box holds, which has fewer digits.
    const bool isTyped = typed && std::abs(countOf(*typed, m_unit) - value) <= 1e-6;
    m_length = isTyped ? *typed : std::clamp(lengthOf(value, m_unit), m_min, m_max);
    emit lengthEntered(m_length);
}

} // namespace sightline::app

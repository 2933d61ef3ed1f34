#include "app/desktop/widgets/angle_box.h"

#include "app/shared/text/length_entry.h"

#include <QLineEdit>

#include <cmath>

namespace sightline::app {

namespace {

const QString kDash = QStringLiteral("–");
const QString kSign = QStringLiteral("°");
constexpr double kLargestTyped = 1e6;

double onCircle(double degrees) {
    const double rest = std::fmod(degrees, 360.0);
    return rest < 0.0 ? rest + 360.0 : rest;
}

} // namespace

AngleBox::AngleBox(QWidget* parent) : QDoubleSpinBox{parent} {
    setRange(0.0, 359.999999);
    setWrapping(true);
    setDecimals(6); // more than shown: a typed third of a circle stays one
    setSingleStep(15.0);
    setKeyboardTracking(false);
    connect(this, &QDoubleSpinBox::valueChanged, this, [this] {
        if (!m_showing) {
            entered();
        }
    });
    // Typed in place of the dash, the value may be the one that the field held before.
    connect(this, &QDoubleSpinBox::editingFinished, this, [this] {
        if (m_mixed && lineEdit()->isModified() && lineEdit()->text() != kDash) {
            entered();
        }
    });
}

void AngleBox::entered() {
    m_mixed = false;
    emit degreesEntered(value());
}

void AngleBox::setDegrees(double degrees) {
    m_showing = true;
    m_mixed = false;
    setValue(onCircle(degrees));
    lineEdit()->setText(textFromValue(value()));
    m_showing = false;
}

void AngleBox::setMixed() {
    m_showing = true;
    m_mixed = true;
    lineEdit()->setText(kDash);
    m_showing = false;
}

QString AngleBox::textFromValue(double value) const {
    return m_mixed ? kDash : locale().toString(value, 'f', 2) + kSign;
}

double AngleBox::valueFromText(const QString& text) const {
    if (text == textFromValue(value())) {
        return value(); // what is shown has fewer digits
    }
    const auto typed = numberFromText(text, locale());
    return typed ? std::min(onCircle(*typed), maximum()) : value();
}

QValidator::State AngleBox::validate(QString& text, int&) const {
    if (m_mixed && text.trimmed() == kDash) {
        return QValidator::Acceptable;
    }
    const auto typed = numberFromText(text, locale());
    return typed && std::abs(*typed) <= kLargestTyped ? QValidator::Acceptable : QValidator::Intermediate;
}

void AngleBox::stepBy(int steps) {
    m_mixed = false;
    QDoubleSpinBox::stepBy(steps);
}

void AngleBox::fixup(QString& text) const { text = textFromValue(value()); }

} // namespace sightline::app

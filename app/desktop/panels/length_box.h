#pragma once

#include "geometry/length.h"

#include <QDoubleSpinBox>

#include <optional>

namespace sightline::app {

/// A field for a length. It shows 0.01 in or 0.1 mm and keeps the exact value until somebody types another: "3 in", "76mm", "2.5 cm",
/// "12+3/4".
class LengthBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    enum class Unit { Inches, Millimeters };

    explicit LengthBox(Unit unit, QWidget* parent = nullptr);

    void setLength(geometry::Length length);
    /// Several things with different values: shows a dash; typing gives all of them one value.
    void setMixed();

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void stepBy(int steps) override;
    void fixup(QString& text) const override;

signals:
    /// Somebody entered another value.
    void lengthEntered(sightline::geometry::Length length);

private:
    void valueEntered(double value);
    [[nodiscard]] std::optional<geometry::Length> typedLength(QString text) const;

    Unit m_unit;
    mutable std::optional<geometry::Length> m_typed; ///< finer than the box keeps its value
    bool m_mixed = false;
    bool m_showing = false;
};

} // namespace sightline::app

#pragma once

#include "app/shared/text/length_entry.h"
#include "geometry/base/length.h"

#include <QDoubleSpinBox>

#include <optional>

namespace sightline::app {

/// A field for a length. It shows two decimals of inches and centimeters and one of millimeters, or up to three if the
/// value has them, and keeps the exact value until the user types another: "3 in", "76mm", "2.5 cm", "12+3/4".
class LengthBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    /// The displayed unit: the preferred one for lengths on the table, or millimeters for bases.
    enum class Unit { Table, Millimeters };

    explicit LengthBox(Unit unit, QWidget* parent = nullptr);

    void setLengths(geometry::Length least, geometry::Length most);
    void setLength(geometry::Length length);
    [[nodiscard]] geometry::Length length() const { return m_length; }
    /// Shows a dash, for several elements with different values; typing sets the value of all.
    void setMixed();
    /// Shows the length in the unit that is preferred now.
    void refreshUnit();

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void stepBy(int steps) override;
    void fixup(QString& text) const override;

signals:
    /// The user entered another value.
    void lengthEntered(sightline::geometry::Length length);

private:
    void takeUnit();
    void valueEntered(double value);
    [[nodiscard]] bool isSpecial(const QString& text) const;
    [[nodiscard]] std::optional<geometry::Length> typedLength(const QString& text) const;

    Unit m_kind;
    LengthUnit m_unit = LengthUnit::Inches;
    geometry::Length m_length;
    geometry::Length m_min;
    geometry::Length m_max;
    mutable std::optional<geometry::Length> m_typed; ///< the typed value, exact; QDoubleSpinBox rounds its own
    bool m_mixed = false;
    bool m_showing = false;
};

} // namespace sightline::app

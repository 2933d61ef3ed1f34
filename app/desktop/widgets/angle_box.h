#pragma once

#include <QDoubleSpinBox>

namespace sightline::app {

/// A field for a direction in degrees. It accepts sums ("45 + 90") and wraps around at a full turn.
class AngleBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit AngleBox(QWidget* parent = nullptr);

    void setDegrees(double degrees);
    /// Shows a dash, for several elements with different directions; typing sets the direction of all.
    void setMixed();

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void stepBy(int steps) override;
    void fixup(QString& text) const override;

signals:
    /// The user entered a direction.
    void degreesEntered(double degrees);

private:
    void entered();

    bool m_mixed = false;
    bool m_showing = false;
};

} // namespace sightline::app

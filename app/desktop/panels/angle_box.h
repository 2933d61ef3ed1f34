#pragma once

#include <QDoubleSpinBox>

namespace sightline::app {

/// A field for a direction in degrees: takes sums ("45 + 90"), and anything beyond the circle counts round it.
class AngleBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit AngleBox(QWidget* parent = nullptr);

    void setDegrees(double degrees);
    /// Several things with different directions: shows a dash; typing gives all of them one.
    void setMixed();

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void stepBy(int steps) override;
    void fixup(QString& text) const override;

signals:
    /// Somebody entered it.
    void degreesEntered(double degrees);

private:
    void entered();

    bool m_mixed = false;
    bool m_showing = false;
};

} // namespace sightline::app

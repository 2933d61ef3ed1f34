#pragma once

#include "geometry/base/length.h"

#include <QSpinBox>

#include <optional>

namespace sightline::scenarios {
struct Scenario;
}

namespace sightline::app {

/// A field for a range of whole cells of the vision profile. It is shown and typed as a length in the preferred unit,
/// in steps of one cell, or as a number of cells where the game counts them, see `countedCell`. The value is in cells.
class RangeBox : public QSpinBox {
    Q_OBJECT

public:
    using QSpinBox::QSpinBox;

    /// Shows the value as on this table, in the unit that is preferred now. Precondition: the scenario has a vision.
    void setTable(const scenarios::Scenario& scenario);

    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

private:
    [[nodiscard]] std::optional<geometry::Length> typedLength(const QString& text) const;

    std::optional<geometry::Length> m_cell; ///< side of a cell; nullopt: cells are counted
};

} // namespace sightline::app

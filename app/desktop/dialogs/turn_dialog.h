#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/tools/arrange_edits.h"

#include <QDialog>

namespace sightline::app {

/// Asks for the angle and the center of a rotation of the selection. The angle may be a sum.
class TurnDialog : public QDialog {
    Q_OBJECT

public:
    explicit TurnDialog(QWidget* parent = nullptr);

    /// Returns the angle in degrees, clockwise on screen if positive; std::nullopt while the input is no number.
    [[nodiscard]] std::optional<double> degrees() const;
    /// Returns the chosen center.
    [[nodiscard]] ArrangeEdits::About about() const;

private:
    QLineEdit* m_degrees = nullptr;
    QComboBox* m_about = nullptr;
};

} // namespace sightline::app

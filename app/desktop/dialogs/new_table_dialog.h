#pragma once

#include "scenarios/scenario.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;

namespace sightline::app {

/// Asks for the size, the rule set and the players of an empty table.
class NewTableDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewTableDialog(QWidget* parent = nullptr);

    [[nodiscard]] scenarios::Scenario scenario() const;

private:
    void sizeChosen();
    void sizeTyped();

    QLineEdit* m_name = nullptr;
    QComboBox* m_size = nullptr;
    QDoubleSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_depth = nullptr;
    QComboBox* m_rules = nullptr;
    QLineEdit* m_first = nullptr;
    QLineEdit* m_second = nullptr;
};

} // namespace sightline::app

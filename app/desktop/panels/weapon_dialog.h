#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/model/scenario.h"

#include <QDialog>

namespace sightline::app {

class ArcPreview;
class LengthBox;

/// The editor of one weapon. Unchanged fields keep their exact value, and unknown keys of the file are preserved.
class WeaponDialog : public QDialog {
    Q_OBJECT

public:
    /// Edits a copy of `weapon`. `carriers` is the number of models that receive the result. `arePrinted`: all of them
    /// have an arc printed on their base.
    WeaponDialog(const scenarios::Weapon& weapon, int carriers, bool arePrinted, QWidget* parent = nullptr);

    [[nodiscard]] const scenarios::Weapon& weapon() const { return m_weapon; }

    void accept() override;

private:
    void buildFields();
    void showWeapon();
    void connectFields();
    void enterArc();
    void refresh();
    /// Returns the error in the input; empty if there is none.
    [[nodiscard]] QString problem() const;
    /// Returns a remark about valid input; may be empty.
    [[nodiscard]] QString remark() const;

    scenarios::Weapon m_weapon;
    bool m_arePrinted;
    bool m_arcIsTooNarrow = false;
    QFormLayout* m_form = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_type = nullptr;
    QCheckBox* m_isLimited = nullptr;
    LengthBox* m_range = nullptr;
    LengthBox* m_minRange = nullptr;
    QComboBox* m_arc = nullptr;
    QDoubleSpinBox* m_from = nullptr;
    QDoubleSpinBox* m_to = nullptr;
    QComboBox* m_line = nullptr;
    ArcPreview* m_picture = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_ok = nullptr;
};

} // namespace sightline::app

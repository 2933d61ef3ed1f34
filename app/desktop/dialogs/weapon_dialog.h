#pragma once

#include "scenarios/scenario.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sightline::app {

class ArcPicture;
class LengthBox;

/// The numbers of one weapon. What is not touched keeps its exact value, and keys of the file that are not known stay.
class WeaponDialog : public QDialog {
    Q_OBJECT

public:
    /// `carriers`: how many models get what is entered. `arePrinted`: all of them have an arc printed on their base.
    WeaponDialog(const scenarios::Weapon& weapon, int carriers, bool arePrinted, QWidget* parent = nullptr);

    [[nodiscard]] const scenarios::Weapon& weapon() const { return m_weapon; }

    void accept() override;

private:
    void buildFields();
    void showWeapon();
    void connectFields();
    void enterArc();
    void refresh();
    /// What is wrong with the entries; empty: nothing.
    [[nodiscard]] QString problem() const;
    /// What is right and yet worth knowing.
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
    ArcPicture* m_picture = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_ok = nullptr;
};

} // namespace sightline::app

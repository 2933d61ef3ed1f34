#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/model/scenario.h"
#include "scenarios/model/vision.h"

#include <QDialog>

namespace sightline::app {

class FigureTable;
class RangeBox;

/// Edits the vision properties of one model: role, range, perception, traits, senses, contests, light, and the models
/// it is attached to. Changes take effect when the dialog is accepted.
class ModelVisionDialog : public QDialog {
    Q_OBJECT

public:
    /// Precondition: the scenario has a vision, and the model is on the table or in reserve.
    ModelVisionDialog(const scenarios::Scenario& scenario, const scenarios::ModelId& model, QWidget* parent = nullptr);

    /// Returns the values of the fields.
    [[nodiscard]] scenarios::ModelVision vision() const;
    /// Returns why the dialog cannot be accepted: values that contradict each other; empty if it can.
    [[nodiscard]] QString problem() const;
    void accept() override;

signals:
    void visionChosen(const sightline::scenarios::ModelId& model, const sightline::scenarios::ModelVision& vision);

private:
    [[nodiscard]] QSpinBox* numberBox(const char* name, int least, int most, const QString& none = {});
    [[nodiscard]] RangeBox* rangeBox(const char* name, const QString& none = {});
    [[nodiscard]] QLineEdit* wordsLine(const char* name, const QString& tip);
    [[nodiscard]] QComboBox* modelBox(const char* name);
    void makeSight(QFormLayout& form);
    void makeHiding(QFormLayout& form);
    void makeBonds(QFormLayout& form);
    void fill(const scenarios::ModelVision& vision);

    scenarios::Scenario m_scenario;
    scenarios::ModelId m_model;
    scenarios::ModelVision m_before; ///< with what no field shows
    QComboBox* m_role;
    RangeBox* m_range;
    QSpinBox* m_perception;
    QLineEdit* m_traits;
    FigureTable* m_senses;
    FigureTable* m_contest;
    QLineEdit* m_invisibleTo;
    RangeBox* m_hiddenBeyond;
    QLineEdit* m_needsSight = nullptr;
    RangeBox* m_lightBright;
    RangeBox* m_lightDim;
    QComboBox* m_carriedBy;
    QComboBox* m_carriedHow;
    QComboBox* m_companion;
    QComboBox* m_decoyOf;
    QLabel* m_problem;
};

} // namespace sightline::app

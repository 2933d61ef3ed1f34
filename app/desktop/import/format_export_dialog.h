#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/formats/common/export.h"
#include "scenarios/formats/registry.h"
#include "scenarios/model/scenario.h"

#include <QDialog>

namespace sightline::app {

/// The choice of an export format, with the losses of each.
class FormatExportDialog : public QDialog {
    Q_OBJECT

public:
    explicit FormatExportDialog(scenarios::Scenario scenario, QWidget* parent = nullptr);

    [[nodiscard]] const scenarios::formats::Format& format() const;
    /// Returns the options without a picture, which the caller paints.
    [[nodiscard]] scenarios::formats::ExportOptions options() const;

private:
    void refresh();

    scenarios::Scenario m_scenario;
    QComboBox* m_kind = nullptr;
    QFormLayout* m_form = nullptr;
    QDoubleSpinBox* m_cell = nullptr;
    QSpinBox* m_pixels = nullptr;
    QCheckBox* m_low = nullptr;
    QLabel* m_title = nullptr;
    QListWidget* m_losses = nullptr;
    QPushButton* m_export = nullptr;
};

} // namespace sightline::app

#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/shared/export/view_export.h"

#include <QDialog>

namespace sightline::app {

/// The options of exporting the table as a picture. The preview is painted like the file.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// Creates the dialog about a copy of the table; `paint` has the options of the window's view.
    ExportDialog(scenarios::Scenario scenario,
                 std::vector<scenarios::Verdict> verdicts,
                 const PaintOptions& paint,
                 QWidget* parent = nullptr);

    /// Returns the options as they are set.
    [[nodiscard]] ViewExport choice() const;

signals:
    /// Emitted when the paper of `choice()` is to be printed.
    void printRequested();

private:
    void refresh();

    scenarios::Scenario m_scenario;
    std::vector<scenarios::Verdict> m_verdicts;
    PaintOptions m_paint;
    QFormLayout* m_form = nullptr;
    QComboBox* m_kind = nullptr;
    QSpinBox* m_dots = nullptr;
    QComboBox* m_theme = nullptr;
    QCheckBox* m_transparent = nullptr;
    QCheckBox* m_lines = nullptr;
    QCheckBox* m_rulers = nullptr;
    QCheckBox* m_photo = nullptr;
    QComboBox* m_spread = nullptr;
    QComboBox* m_paper = nullptr;
    QDoubleSpinBox* m_overlap = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_preview = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_print = nullptr;
};

} // namespace sightline::app

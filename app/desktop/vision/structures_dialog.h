#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/model/scenario.h"
#include "scenarios/model/vision.h"

#include <QDialog>

#include <vector>

namespace sightline::app {

/// Edits what sees for a side in addition to its models: headquarters, buildings and towers with their owners; and for
/// which side, about which models and when reveal zones, watchtowers, fog and other regions apply. Changes take effect
/// when the dialog is accepted.
class StructuresDialog : public QDialog {
    Q_OBJECT

public:
    /// Precondition: the scenario has a vision.
    explicit StructuresDialog(const scenarios::Scenario& scenario, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<scenarios::Structure> structures() const;
    [[nodiscard]] std::vector<scenarios::VisionRegion> regions() const;
    /// Returns why the dialog cannot be accepted; empty if it can.
    [[nodiscard]] QString problem() const;
    void accept() override;

    void addStructure(const scenarios::Structure& structure);

signals:
    void chosen(const std::vector<sightline::scenarios::Structure>& structures,
                const std::vector<sightline::scenarios::VisionRegion>& regions);

private:
    [[nodiscard]] QWidget* structurePage();
    [[nodiscard]] QWidget* regionPage();
    void addRegion(const scenarios::VisionRegion& region);
    [[nodiscard]] QString freeElement() const;

    scenarios::Scenario m_scenario;
    QTableWidget* m_structures;
    QTableWidget* m_regions;
    QLabel* m_problem;
};

} // namespace sightline::app

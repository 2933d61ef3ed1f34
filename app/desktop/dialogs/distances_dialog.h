#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/document/shown_distances.h"

#include <QDialog>

#include <optional>
#include <vector>

namespace sightline::app {

class LengthBox;

/// The choice of the distances drawn around models.
class DistancesDialog : public QDialog {
    Q_OBJECT

public:
    /// `usualRanges` are shown until the user types others: those of the game.
    DistancesDialog(const ShownDistances& distances,
                    std::vector<geometry::Length> usualRanges,
                    QWidget* parent = nullptr);

    /// Returns the choice; std::nullopt while a range is invalid.
    [[nodiscard]] std::optional<ShownDistances> distances() const;

private:
    void refresh();
    /// Returns the ranges that were neither typed nor changed in this dialog, as text.
    [[nodiscard]] QString untouchedRanges() const;

    QLineEdit* m_ranges = nullptr;
    LengthBox* m_coherency = nullptr;
    QSpinBox* m_neighbors = nullptr;
    QSpinBox* m_largeUnit = nullptr;
    QSpinBox* m_largeNeighbors = nullptr;
    QCheckBox* m_hasSpread = nullptr;
    LengthBox* m_spread = nullptr;
    LengthBox* m_engagement = nullptr;
    LengthBox* m_samplePointHeight = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_ok = nullptr;
    ShownDistances m_distances;
    std::vector<geometry::Length> m_usualRanges;
    std::optional<geometry::Length> m_enteredSpread;
};

} // namespace sightline::app

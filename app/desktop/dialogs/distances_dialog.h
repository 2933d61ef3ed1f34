#pragma once

#include "app/desktop/document/shown_distances.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sightline::app {

class LengthBox;

/// The choice of the distances drawn around models.
class DistancesDialog : public QDialog {
    Q_OBJECT

public:
    explicit DistancesDialog(const ShownDistances& distances, QWidget* parent = nullptr);

    /// Returns the choice; std::nullopt while a range is invalid.
    [[nodiscard]] std::optional<ShownDistances> distances() const;

private:
    void refresh();

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
    std::optional<geometry::Length> m_enteredSpread;
};

/// Parses lengths separated by semicolons: "6; 12 in; 300 mm". Returns std::nullopt, and a sentence that names the
/// invalid one, on failure.
[[nodiscard]] std::optional<std::vector<geometry::Length>> rangesFromText(const QString& text, QString& problem);

} // namespace sightline::app

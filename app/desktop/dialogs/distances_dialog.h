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

/// Which distances are drawn round models.
class DistancesDialog : public QDialog {
    Q_OBJECT

public:
    explicit DistancesDialog(const ShownDistances& distances, QWidget* parent = nullptr);

    /// Nothing while a range cannot be read.
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

/// "6; 12 in; 300 mm": lengths with semicolons between them. Nothing, and a sentence that says which one, if one is
/// none.
[[nodiscard]] std::optional<std::vector<geometry::Length>> rangesFromText(const QString& text, QString& problem);

} // namespace sightline::app

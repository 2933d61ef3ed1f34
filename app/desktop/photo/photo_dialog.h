#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/photo/corner_view.h"

#include <QDialog>

#include <array>

namespace sightline::app {

class LengthBox;

/// Aligns a photo with the table, by its four corners or by two known points. A small preview shows the result.
class PhotoDialog : public QDialog {
    Q_OBJECT

public:
    PhotoDialog(const QImage& picture,
                const scenarios::TablePhoto& photo,
                QSizeF table,
                const Theme& theme,
                QWidget* parent = nullptr);

    /// Returns the corners of the table in the picture; std::nullopt if the marked points give no valid view of it.
    [[nodiscard]] std::optional<scenarios::PhotoCorners> corners() const;
    [[nodiscard]] CornerView& view() const { return *m_view; }
    /// Returns how exactly a place on the table can be read, in millimeters: as exactly as the handles were placed, at
    /// the edge of the table where the picture is coarsest. 0 without valid corners.
    [[nodiscard]] double precisionMillimeters() const;

private:
    [[nodiscard]] QWidget* makeTwoPoints();
    void changePath();
    void refresh();
    void wholePicture();
    void quarterTurn();
    [[nodiscard]] std::optional<scenarios::PhotoCorners> cornersByTwo() const;

    QSizeF m_table;
    Theme m_theme;
    QImage m_small; ///< for the preview
    double m_smaller = 1.0;
    CornerView* m_view = nullptr;
    QRadioButton* m_four = nullptr;
    QRadioButton* m_two = nullptr;
    QWidget* m_positions = nullptr;
    std::array<LengthBox*, 4> m_fields{}; ///< x and y of the first, x and y of the second point
    std::array<geometry::Length, 4> m_lengths{};
    QLabel* m_hint = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_preview = nullptr;
    QPushButton* m_ok = nullptr;
    QPushButton* m_back = nullptr;
    QTimer* m_debounce = nullptr;
    std::vector<QPointF> m_kept; ///< the points of the method that is not chosen
};

} // namespace sightline::app

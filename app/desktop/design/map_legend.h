#pragma once

#include "app/shared/painting/heat_painter.h"

#include <QWidget>

#include <optional>

namespace sightline::app {

/// The scale of a map in a corner of the table, with its title, numbers, and the value under the pointer. Transparent
/// to the mouse.
class MapLegend : public QWidget {
    Q_OBJECT

public:
    /// Stays in the upper right corner of `canvas`.
    explicit MapLegend(QWidget* canvas);

    void setTheme(const Theme& theme);
    void showMap(const HeatPicture& picture, const QString& title);
    void setNote(const QString& note);
    /// Sets the value of the grid point under the pointer, as a share of the scale and as text.
    void setProbe(std::optional<double> share, const QString& text);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void place();
    [[nodiscard]] QFont letters(bool bold) const;
    [[nodiscard]] int titleHeight() const;
    [[nodiscard]] int probeLines() const;

    Theme m_theme = Theme::light();
    HeatPicture m_picture;
    QString m_title;
    QString m_note;
    QString m_probe;
    std::optional<double> m_share;
};

} // namespace sightline::app

#pragma once

#include "app/desktop/panels/palette_button.h"
#include "scenarios/catalogs/base_families.h"

#include <QColor>

namespace sightline::app {

/// A base in the palette: drawn to the palette's scale, clicked to place it, dragged to put it somewhere.
class BaseButton : public PaletteButton {
    Q_OBJECT

public:
    /// Screen pixels a millimeter, the same for every button, so that sizes compare by eye.
    static constexpr double kPixelsPerMillimeter = 0.38;

    explicit BaseButton(const scenarios::CatalogBase& entry, QWidget* parent = nullptr);

    [[nodiscard]] const geometry::Footprint& base() const { return m_entry.footprint; }
    /// With the name and the height that the game gives it.
    [[nodiscard]] const scenarios::CatalogBase& entry() const { return m_entry; }
    void setEntry(const scenarios::CatalogBase& entry);
    void setRim(const QColor& rim);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    [[nodiscard]] QSizeF shapeSize() const override;
    void paintShape(QPainter& painter, double pixelsPerInch) const override;
    void paintEvent(QPaintEvent*) override;

private:
    scenarios::CatalogBase m_entry;
    QColor m_rim{Qt::gray};
    QSizeF m_size; ///< in millimeters
};

} // namespace sightline::app

#pragma once

#include "app/desktop/widgets/palette_button.h"
#include "scenarios/catalogs/base_families.h"

#include <QColor>

namespace sightline::app {

/// A base in the palette, drawn to the palette's scale. A click places it, a drag places it at a position.
class BaseButton : public PaletteButton {
    Q_OBJECT

public:
    /// Screen pixels per millimeter, equal for all buttons, so that sizes are comparable.
    static constexpr double kPixelsPerMillimeter = 0.38;

    explicit BaseButton(const scenarios::CatalogBase& entry, QWidget* parent = nullptr);

    [[nodiscard]] const geometry::Footprint& base() const { return m_entry.footprint; }
    /// Returns the entry of the catalog, with the name and the height of the game.
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
    QSizeF m_size; ///< millimeters
};

} // namespace sightline::app

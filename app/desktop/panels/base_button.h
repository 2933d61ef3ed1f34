#pragma once

#include "app/desktop/widgets/palette_button.h"
#include "scenarios/catalogs/base_families.h"

#include <QColor>

#include <functional>

namespace sightline::app {

/// A base in the palette, drawn to the palette's scale. A click places it, a drag places it at a position.
class BaseButton : public PaletteButton {
    Q_OBJECT

public:
    /// Screen pixels per millimeter, equal for all buttons, so that sizes are comparable.
    static constexpr double kPixelsPerMillimeter = 0.38;
    /// That scale in screen pixels per inch.
    static constexpr double kPixelsPerInch = 25.4 * kPixelsPerMillimeter;

    explicit BaseButton(const scenarios::CatalogBase& entry, QWidget* parent = nullptr);

    [[nodiscard]] const geometry::Footprint& base() const { return m_entry.footprint; }
    /// Returns the entry of the catalog, with the name and the height of the game.
    [[nodiscard]] const scenarios::CatalogBase& entry() const { return m_entry; }
    void setEntry(const scenarios::CatalogBase& entry);
    void setRim(const QColor& rim);
    /// Sets the source of the facing that a dragged base is shown with.
    void setDragFacing(std::function<geometry::Angle()> facing) { m_dragFacing = std::move(facing); }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    [[nodiscard]] QSizeF shapeSize() const override;
    void paintShape(QPainter& painter, double pixelsPerInch) const override;
    [[nodiscard]] QSizeF draggedSize() const override;
    /// Leaves the mark of the front out: the preview on the table has it, and its facing depends on the position.
    void paintDragged(QPainter& painter, double pixelsPerInch) const override;
    void paintLarge(QPainter& painter) const override;

private:
    void paintBase(QPainter& painter, double pixelsPerInch) const;
    [[nodiscard]] geometry::Angle dragFacing() const { return m_dragFacing ? m_dragFacing() : geometry::Angle{}; }

    scenarios::CatalogBase m_entry;
    QColor m_rim{Qt::gray};
    QSizeF m_size; ///< millimeters
    std::function<geometry::Angle()> m_dragFacing;
};

} // namespace sightline::app

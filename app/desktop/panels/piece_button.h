#pragma once

#include "app/desktop/widgets/palette_button.h"
#include "app/shared/painting/theme.h"
#include "app/shared/text/category_text.h"
#include "scenarios/catalogs/piece_sets.h"

namespace sightline::app {

/// A standard terrain piece in the palette: a row with its name and its picture as it will be placed.
class PieceButton : public PaletteButton {
    Q_OBJECT

public:
    /// Screen pixels per inch, equal for all rows, so that sizes are comparable.
    static constexpr double kPixelsPerInch = 6.5;

    explicit PieceButton(QWidget* parent = nullptr);

    /// Returns the piece as it will be placed, centered at (0, 0).
    [[nodiscard]] const scenarios::Piece& piece() const { return m_piece; }
    [[nodiscard]] const scenarios::CatalogPiece& entry() const { return m_entry; }
    /// Shows a piece as drawn, `setPose` turns it, with its category under these rules.
    void setEntry(const scenarios::CatalogPiece& entry, const scenarios::TerrainRules& terrain);
    void setPose(geometry::Angle turn, scenarios::Mirror mirror);
    void setTheme(const Theme& theme);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    [[nodiscard]] QSizeF shapeSize() const override;
    void paintShape(QPainter& painter, double pixelsPerInch) const override;
    void paintLarge(QPainter& painter) const override;

private:
    /// Returns the height of words that are wrapped in a width.
    [[nodiscard]] int linesIn(int width, const QString& words) const;

    scenarios::CatalogPiece m_entry;
    scenarios::Piece m_piece;
    Theme m_theme = Theme::light();
    QString m_facts;
};

} // namespace sightline::app

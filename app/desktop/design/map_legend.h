#pragma once

#include "app/desktop/widgets/on_canvas.h"
#include "app/shared/painting/heat_painter.h"

#include <QPointer>

#include <optional>

namespace sightline::app {

class TableView;

/// The scale of a map beside the table, with its title, numbers, and the value under the pointer.
class MapLegend : public OnCanvas<QWidget> {
    Q_OBJECT

public:
    /// Creates a hidden legend in a strip at the right of `view`, below other legends; the strip is there while a
    /// legend is shown.
    explicit MapLegend(TableView& view);
    ~MapLegend() override;

    void setTheme(const Theme& theme);
    void showMap(const HeatPicture& picture, const QString& title);
    /// Sets what is said of the map below the scale, in one or more lines.
    void setNote(const QString& note);
    /// Sets the value of the grid point under the pointer, as a share of the scale and as text.
    void setProbe(std::optional<double> share, const QString& text);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void place() override;
    void hideEvent(QHideEvent* event) override;

private:
    /// Arranges all legends of the view, with or without this one.
    void arrange(bool withThis);
    [[nodiscard]] QFont letters(bool bold) const;
    [[nodiscard]] int titleHeight() const;
    [[nodiscard]] int probeLines() const;
    /// Returns 0 if there is no note.
    [[nodiscard]] int noteHeight() const;

    QPointer<TableView> m_view; ///< null when it is being destroyed
    Theme m_theme = Theme::light();
    HeatPicture m_picture;
    QString m_title;
    QString m_note;
    QString m_probe;
    std::optional<double> m_share;
};

} // namespace sightline::app

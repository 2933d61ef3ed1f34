#pragma once

#include "app/shared/painting/theme.h"
#include "scenarios/model/scenario.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace sightline::app {

/// A small map of the whole table with the areas that a side has explored (row S1.37). A click, or an arrow key, moves
/// the view.
class OverviewMap : public QWidget {
    Q_OBJECT

public:
    explicit OverviewMap(QWidget* parent = nullptr);

    /// Sets the table and the side whose fog is drawn over it; std::nullopt: no fog.
    void setTable(const scenarios::Scenario& scenario, std::optional<scenarios::PlayerId> side, const Theme& theme);
    /// Sets the visible area of the view, in table inches.
    void setViewArea(const QRectF& area);
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    /// Converts table inches to widget coordinates.
    [[nodiscard]] QPointF toWidget(QPointF inTable) const;

    [[nodiscard]] QSize sizeHint() const override { return {280, 200}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 90}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    /// Emitted when the view should be centered on this point, in table inches.
    void placeRequested(QPointF place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void render();
    [[nodiscard]] double pixelsPerInch() const;
    [[nodiscard]] QPointF origin() const;
    void askFor(QPointF inWidget);

    scenarios::Scenario m_scenario;
    std::optional<scenarios::PlayerId> m_side;
    Theme m_theme = Theme::light();
    QImage m_picture;
    QRectF m_area;
};

} // namespace sightline::app

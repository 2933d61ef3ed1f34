#pragma once

#include "app/desktop/theme.h"
#include "scenarios/scenario.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace sightline::app {

/// The whole table, small, with what a side has explored of it (row S1.37). A click shows that place in the view; so do
/// the arrow keys.
class OverviewMap : public QWidget {
    Q_OBJECT

public:
    explicit OverviewMap(QWidget* parent = nullptr);

    /// `side`: whose fog lies over it; nothing: nobody's.
    void setTable(const scenarios::Scenario& scenario, std::optional<scenarios::PlayerId> side, const Theme& theme);
    /// What the view shows, in table inches.
    void setViewArea(const QRectF& area);
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    /// Where a place of the table is drawn.
    [[nodiscard]] QPointF toWidget(QPointF inTable) const;

    [[nodiscard]] QSize sizeHint() const override { return {280, 200}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 90}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    /// This place, in table inches, is to come into the middle of the view.
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

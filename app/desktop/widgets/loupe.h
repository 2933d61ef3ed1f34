#pragma once

#include "app/shared/painting/paint_options.h"

#include <QPixmap>
#include <QWidget>

namespace sightline::app {

class TableView;

/// A magnifier over the table: a round, enlarged picture of a small area with a scale and the verdict's headline, under
/// the same fog as the table. It stands in the corner farthest from that area, and ignores clicks.
class Loupe : public QWidget {
    Q_OBJECT

public:
    static constexpr int kSize = 280;

    explicit Loupe(TableView& view);

    /// Shows the area of `width` inches around `middle`. `verdict` may be null: the table alone.
    void look(const scenarios::Scenario& scenario,
              const scenarios::Verdict* verdict,
              QPointF middle,
              double width,
              const PaintOptions& options);
    void close();

    /// Returns the magnified area, in table inches.
    [[nodiscard]] QRectF area() const { return m_area; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    TableView& m_view;
    QRectF m_area;
    QPixmap m_picture;
    Theme m_theme = Theme::light();
    QString m_words;
};

/// Returns the elements that intersect an area, and the models of a verdict: enough for a picture of the area.
[[nodiscard]] scenarios::Scenario
partIn(const scenarios::Scenario& scenario, const QRectF& area, const scenarios::Verdict* verdict);

} // namespace sightline::app

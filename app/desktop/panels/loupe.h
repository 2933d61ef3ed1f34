#pragma once

#include "app/desktop/painting/paint_options.h"

#include <QPixmap>
#include <QWidget>

namespace sightline::app {

class TableView;

/// A magnifier over the table: a round picture of a small part of it, many times as large, with a scale and the
/// verdict's word. It stands in the corner that is farthest from what it shows, and takes no clicks.
class Loupe : public QWidget {
    Q_OBJECT

public:
    static constexpr int kSize = 280;

    explicit Loupe(TableView& view);

    /// `verdict` may be null: the table alone. `width` is that of the part shown, in inches.
    void look(const scenarios::Scenario& scenario,
              const scenarios::Verdict* verdict,
              QPointF middle,
              double width,
              const PaintOptions& options);
    void close();

    /// What is shown, in table inches.
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

/// The part of a scenario that reaches into an area, with the two models of a verdict: enough for a picture of it.
[[nodiscard]] scenarios::Scenario
partIn(const scenarios::Scenario& scenario, const QRectF& area, const scenarios::Verdict* verdict);

} // namespace sightline::app

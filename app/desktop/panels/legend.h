#pragma once

#include "app/desktop/widgets/on_canvas.h"
#include "app/shared/painting/theme.h"

#include <vector>

namespace sightline::app {

/// The legend of the lines on the table, in a corner of it: line, mark and word of each verdict. It ignores clicks.
class Legend : public OnCanvas<QWidget> {
    Q_OBJECT

public:
    /// Creates the legend in the lower right corner of `canvas`.
    explicit Legend(QWidget* canvas);

    void setTheme(const Theme& theme);
    /// Sets the sentence about the shaded region; empty: there is none.
    void setRegion(const QString& sentence);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void place() override;

private:
    struct Row {
        VerdictLook look;
        QString word;
        QString meaning;
    };

    /// Returns the width of the text column; sentences do not widen it.
    [[nodiscard]] double textWidth() const;
    [[nodiscard]] double sentenceHeight() const;
    void describe();
    void paintShade(QPainter& painter, double top) const;

    Theme m_theme = Theme::light();
    std::vector<Row> m_rows;
    QString m_region;
};

} // namespace sightline::app

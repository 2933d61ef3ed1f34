#pragma once

#include "app/desktop/theme.h"

#include <QWidget>

#include <vector>

namespace sightline::app {

/// What the lines on the table mean, in a corner of it: line, mark and word of each verdict. It takes no clicks.
class Legend : public QWidget {
    Q_OBJECT

public:
    /// Stays in the lower right corner of `canvas`.
    explicit Legend(QWidget* canvas);

    void setTheme(const Theme& theme);
    /// A sentence about the shade on the table; empty: there is none.
    void setRegion(const QString& sentence);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Row {
        VerdictLook look;
        QString word;
        QString meaning;
    };

    /// Of a word and its meaning: no sentence makes it wider.
    [[nodiscard]] double textWidth() const;
    [[nodiscard]] double sentenceHeight() const;
    void place();
    void describe();
    void paintShade(QPainter& painter, double top) const;

    Theme m_theme = Theme::light();
    std::vector<Row> m_rows;
    QString m_region;
};

} // namespace sightline::app

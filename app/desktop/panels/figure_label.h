#pragma once

#include <QColor>
#include <QWidget>

#include <optional>

namespace sightline::app {

/// A number that does not jump while it changes: every digit takes the width of the widest one, whatever the font.
class FigureLabel : public QWidget {
    Q_OBJECT

public:
    explicit FigureLabel(const QString& caption, QWidget* parent = nullptr);

    void setFigure(const QString& text);
    [[nodiscard]] const QString& figure() const { return m_text; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont figureFont() const;
    [[nodiscard]] QFont captionFont() const;

    QString m_caption;
    QString m_text;
};

/// Where the clearance lies: zero in the middle, the tolerance as a band around it.
class ClearanceBar : public QWidget {
    Q_OBJECT

public:
    explicit ClearanceBar(QWidget* parent = nullptr);

    void setClearance(std::optional<double> millimeters, double toleranceMillimeters);
    void setColors(const QColor& clear, const QColor& blocked, const QColor& tooClose);

    [[nodiscard]] QSize sizeHint() const override { return {120, 16}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    std::optional<double> m_clearance;
    double m_tolerance = 1.0;
    QColor m_clear{Qt::green};
    QColor m_blocked{Qt::red};
    QColor m_tooClose{Qt::yellow};
};

} // namespace sightline::app

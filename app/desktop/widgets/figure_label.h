#pragma once

#include <QColor>
#include <QWidget>

#include <optional>

namespace sightline::app {

/// A number of constant width: every digit is as wide as the widest one of the font, so that it does not jump. Its
/// caption wraps where there is no room for it.
class FigureLabel : public QWidget {
    Q_OBJECT

public:
    explicit FigureLabel(const QString& caption, QWidget* parent = nullptr);

    void setFigure(const QString& text);
    void setCaption(const QString& caption);
    [[nodiscard]] const QString& figure() const { return m_text; }
    [[nodiscard]] const QString& caption() const { return m_caption; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    [[nodiscard]] int figureWidth() const;
    [[nodiscard]] int captionHeight(int width) const;
    [[nodiscard]] QFont figureFont() const;
    [[nodiscard]] QFont captionFont() const;

    QString m_caption;
    QString m_text;
};

/// The clearance on a scale with zero at its center and the tolerance as a band around it.
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

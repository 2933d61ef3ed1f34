#pragma once

#include <QWidget>

namespace sightline::app {

/// A drawing explored by the pointer and the arrow keys. The element under them is described in a sentence, which
/// screen readers get as the value of the widget.
class SpokenCanvas : public QWidget {
    Q_OBJECT

public:
    explicit SpokenCanvas(QWidget* parent = nullptr);

    /// Returns the sentence about the element under the pointer; empty: there is none.
    [[nodiscard]] const QString& readout() const { return m_readout; }

signals:
    void readoutChanged(const QString& sentence);

protected:
    void say(const QString& sentence);
    /// Paints a hint while there is nothing to draw.
    void paintHint(QPainter& painter, const QString& hint, const QColor& ground, const QColor& ink) const;

private:
    QString m_readout;
};

} // namespace sightline::app

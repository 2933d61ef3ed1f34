#pragma once

#include <QWidget>

class QLabel;

namespace sightline::app {

class SpokenCanvas;

/// A drawing with an explanation above it and a description of the hovered element below it.
class ViewPanel : public QWidget {
    Q_OBJECT

public:
    /// Creates the panel and takes ownership of the canvas. `usual` is displayed while nothing is hovered.
    ViewPanel(SpokenCanvas* canvas, const QString& usual, QWidget* parent = nullptr);

    void setExplanation(const QString& sentence);
    [[nodiscard]] QString explanation() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showReadout();

    const SpokenCanvas* m_canvas = nullptr;
    QLabel* m_explanation = nullptr;
    QLabel* m_readout = nullptr;
    QString m_usual; ///< shown below while nothing is hovered
};

} // namespace sightline::app
